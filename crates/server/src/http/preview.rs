//! Component data that somebody is still writing, as a table would show it.

use super::extract::LongBody;
use super::{Answer, LARGE, Routes, Shared};
use crate::api::{ApiError, AskPreview, EditionPreview, ErrorCode};
use crate::app::to_edition;
use crate::making;
use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use towpath_core::TableSetup;
use towpath_games::folder;
use utoipa_axum::router::UtoipaMethodRouterExt;
use utoipa_axum::routes;

/// Adds the endpoint of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(preview).layer(DefaultBodyLimit::max(LARGE)))
}

/// A table with this component data before the first decision. Nothing is kept.
#[utoipa::path(post, path = "/api/editions/preview", request_body = AskPreview, responses(
    (status = 200, body = EditionPreview), (status = "4XX", body = ApiError)))]
async fn preview(
    State(app): Shared,
    LongBody(asked): LongBody<AskPreview>,
) -> Answer<EditionPreview> {
    let game = making::find_game(&asked.game)?;
    let title = game.title();
    let setup = TableSetup {
        players: asked.players.unwrap_or(*title.players.start()),
        options: asked.options,
        edition: folder::arrange(game, to_edition(asked.files)),
        rules: title.rules,
    };
    let made = app.editions.work(move || game.preview(&setup)).await;
    let made = made.ok_or_else(|| {
        ApiError::new(ErrorCode::Internal, "the component data could not be read")
    })?;
    let made = made.map_err(|error| ApiError::new(ErrorCode::Invalid, error.to_string()))?;
    Ok(Json(EditionPreview {
        board: made.board,
        view: made.view,
    }))
}
