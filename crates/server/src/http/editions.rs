//! Component data: what is offered, what people send, templates to start from.

use super::extract::LongBody;
use super::{Answer, LARGE, Routes, Shared};
use crate::api::{ApiError, EditionData, EditionInfo, EditionReport, ErrorCode, NewEdition};
use crate::app::{App, unavailable};
use crate::editions::own;
use crate::making;
use axum::Json;
use axum::extract::{DefaultBodyLimit, Path, State};
use std::collections::BTreeMap;
use towpath_core::Edition;
use towpath_games::AnyGame;
use utoipa_axum::router::UtoipaMethodRouterExt;
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(list))
        .routes(routes!(keep).layer(DefaultBodyLimit::max(LARGE)))
        .routes(routes!(check).layer(DefaultBodyLimit::max(LARGE)))
        .routes(routes!(template))
        .routes(routes!(edition))
        .routes(routes!(data))
}

/// Component data that comes with the program or is offered by this server. What people have sent is not listed.
#[utoipa::path(get, path = "/api/editions", operation_id = "list_editions", responses(
    (status = 200, body = Vec<EditionInfo>)))]
async fn list(State(app): Shared) -> Json<Vec<EditionInfo>> {
    Json(app.editions.listed())
}

/// Checks and keeps component data.
#[utoipa::path(post, path = "/api/editions", operation_id = "keep_edition", request_body = NewEdition, responses(
    (status = 200, body = EditionInfo), (status = "4XX", body = ApiError)))]
async fn keep(State(app): Shared, LongBody(new): LongBody<NewEdition>) -> Answer<EditionInfo> {
    own::keep_edition(&app, new).await.map(Json)
}

/// Checks component data and keeps nothing.
#[utoipa::path(post, path = "/api/editions/check", operation_id = "check_edition", request_body = NewEdition, responses(
    (status = 200, body = EditionReport), (status = "4XX", body = ApiError)))]
async fn check(State(app): Shared, LongBody(new): LongBody<NewEdition>) -> Answer<EditionReport> {
    own::check_edition(&app, new).await.map(Json)
}

/// A commented edition to start one's own from.
#[utoipa::path(get, path = "/api/editions/template/{game}", operation_id = "edition_template",
    params(("game" = String, Path)), responses(
    (status = 200, body = NewEdition), (status = 404, body = ApiError)))]
async fn template(Path(game): Path<String>) -> Answer<NewEdition> {
    let game = making::find_game(&game)?;
    Ok(Json(as_sent(game, game.template_edition())))
}

/// Component data by its hash.
#[utoipa::path(get, path = "/api/editions/{hash}", params(("hash" = String, Path)), responses(
    (status = 200, body = NewEdition), (status = 404, body = ApiError)))]
async fn edition(State(app): Shared, Path(hash): Path<String>) -> Answer<NewEdition> {
    find(&app, hash).await.map(Json)
}

/// Component data by its hash, read from its files: what a page needs to draw the board.
#[utoipa::path(get, path = "/api/editions/{hash}/data", operation_id = "edition_data",
    params(("hash" = String, Path)), responses(
    (status = 200, body = EditionData), (status = 404, body = ApiError)))]
async fn data(State(app): Shared, Path(hash): Path<String>) -> Answer<EditionData> {
    let edition = find(&app, hash).await?;
    let mut files = BTreeMap::new();
    for file in edition.files {
        let data = toml::from_str(&file.text).map_err(|error| {
            tracing::error!(file = file.name, %error, "kept component data cannot be read");
            ApiError::new(ErrorCode::Internal, "this component data cannot be read")
        })?;
        files.insert(file.name, data);
    }
    Ok(Json(EditionData {
        game: edition.game,
        files,
    }))
}

fn as_sent(game: &dyn AnyGame, edition: Edition) -> NewEdition {
    NewEdition {
        game: game.title().id.to_owned(),
        name: edition.about(None).ok().and_then(|about| about.name),
        files: own::files_of(edition),
    }
}

async fn find(app: &App, hash: String) -> Result<NewEdition, ApiError> {
    if let Some((id, edition)) = app.editions.own(&hash)
        && let Some(game) = towpath_games::find(id)
    {
        return Ok(as_sent(game, edition));
    }
    let row = app.store.read(move |backend| backend.edition(&hash)).await;
    let row = row.map_err(|error| unavailable(&error))?;
    let found = row.and_then(|row| {
        let game = towpath_games::find(&row.game)?;
        let files = serde_json::from_str(&row.files).ok()?;
        Some(as_sent(game, crate::app::to_edition(files)))
    });
    found.ok_or_else(|| ApiError::new(ErrorCode::NotFound, "there is no such component data"))
}
