//! Component data that somebody is still writing, as a table would show it.

use super::extract::LongBody;
use super::{Answer, LARGE, Routes};
use crate::api::{ApiError, AskPreview, EditionPreview, ErrorCode};
use crate::app::to_edition;
use crate::{background, making};
use axum::Json;
use axum::extract::DefaultBodyLimit;
use tokio::sync::Semaphore;
use towpath_core::TableSetup;
use utoipa_axum::router::UtoipaMethodRouterExt;
use utoipa_axum::routes;

/// So many are worked out at once; others wait for their turn.
static PLACES: Semaphore = Semaphore::const_new(2);

/// Adds the endpoint of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(preview).layer(DefaultBodyLimit::max(LARGE)))
}

/// A table with this component data before the first decision. Nothing is kept.
#[utoipa::path(post, path = "/api/editions/preview", request_body = AskPreview, responses(
    (status = 200, body = EditionPreview), (status = "4XX", body = ApiError)))]
async fn preview(LongBody(asked): LongBody<AskPreview>) -> Answer<EditionPreview> {
    let game = making::find_game(&asked.game)?;
    let title = game.title();
    let setup = TableSetup {
        players: asked.players.unwrap_or(*title.players.start()),
        options: asked.options,
        edition: to_edition(asked.files),
        rules: title.rules,
    };
    let place = PLACES.acquire().await;
    let made = background::run(move || {
        // The place is held until the work is done, also when nobody waits for the answer any more.
        let _place = place;
        game.preview(&setup)
    });
    let made = made.await.ok_or_else(|| {
        ApiError::new(ErrorCode::Internal, "the component data could not be read")
    })?;
    let made = made.map_err(|error| ApiError::new(ErrorCode::Invalid, error.to_string()))?;
    Ok(Json(EditionPreview {
        board: made.board,
        view: made.view,
    }))
}
