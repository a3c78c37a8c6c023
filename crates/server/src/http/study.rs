//! Lessons, notes, puzzles, and positions that are studied without a table.

use super::extract::LongBody;
use super::{Answer, Routes, Shared};
use crate::api::{ApiError, AskStudy, LessonInfo, NoteInfo, Puzzles, Study};
use crate::client::Client;
use crate::{making, study};
use axum::Json;
use axum::extract::{Path, State};
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(lessons))
        .routes(routes!(notes))
        .routes(routes!(puzzles))
        .routes(routes!(ask))
}

/// The lessons, in the order they are offered.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Vec<LessonInfo>)))]
async fn lessons() -> Json<Vec<LessonInfo>> {
    Json(study::lessons())
}

/// What a table of this game says once, where somebody first meets it.
#[utoipa::path(get, path = "/api/games/{game}/notes", params(("game" = String, Path)), responses(
    (status = 200, body = Vec<NoteInfo>), (status = 404, body = ApiError)))]
async fn notes(Path(game): Path<String>) -> Answer<Vec<NoteInfo>> {
    let game = making::find_game(&game)?;
    Ok(Json(study::notes(game.title().id)))
}

/// The puzzles, and those of the day.
#[utoipa::path(get, path = "/api/puzzles", responses((status = 200, body = Puzzles)))]
async fn puzzles() -> Json<Puzzles> {
    Json(study::puzzles())
}

/// A position with a line of play: what is seen there, and what became of a choice. Nothing is kept.
#[utoipa::path(post, path = "/api/study", operation_id = "study", request_body = AskStudy, responses(
    (status = 200, body = Study), (status = "4XX", body = ApiError)))]
async fn ask(
    State(app): Shared,
    client: Client,
    LongBody(asked): LongBody<AskStudy>,
) -> Answer<Study> {
    study::ask(&app, client, asked).await.map(Json)
}
