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
use towpath_games::folder;
use utoipa_axum::router::UtoipaMethodRouterExt;
use utoipa_axum::routes;

/// One is worked out at a time, so that many at once cost other people no more than one.
static TURN: Semaphore = Semaphore::const_new(1);

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
        edition: folder::arrange(game, to_edition(asked.files)),
        rules: title.rules,
    };
    let turn = TURN.acquire().await;
    let made = background::run(move || {
        // It is over when the work is done, also where nobody waits for the answer any more.
        let _turn = turn;
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
