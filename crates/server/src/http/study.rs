//! Lessons, puzzles, and positions that are studied without a table.

use super::extract::LongBody;
use super::{Answer, Routes, Shared};
use crate::api::{ApiError, AskStudy, LessonInfo, Puzzles, Study};
use crate::client::Client;
use crate::study;
use axum::Json;
use axum::extract::State;
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(lessons))
        .routes(routes!(puzzles))
        .routes(routes!(ask))
}

/// The lessons, in the order they are offered.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Vec<LessonInfo>)))]
async fn lessons() -> Json<Vec<LessonInfo>> {
    Json(study::lessons())
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
