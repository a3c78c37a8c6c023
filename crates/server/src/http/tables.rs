//! Tables: making, sitting down, running them.

use super::extract::{Bearer, Body, number};
use super::{Answer, LARGE, Routes, Shared};
use crate::api::{
    ApiError, CreateTable, Created, FillSeats, ImportRecord, Join, Joined, SeatLink, TableInfo,
};
use crate::client::Client;
use crate::{making, waiting};
use axum::Json;
use axum::extract::{DefaultBodyLimit, Path, State};
use utoipa_axum::router::UtoipaMethodRouterExt;
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(create))
        .routes(routes!(import).layer(DefaultBodyLimit::max(LARGE)))
        .routes(routes!(info))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(abandon))
        .routes(routes!(links))
        .routes(routes!(free))
        .routes(routes!(rematch))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = CreateTable, responses(
    (status = 200, body = Created), (status = "4XX", body = ApiError)))]
async fn create(
    State(app): Shared,
    client: Client,
    Body(wanted): Body<CreateTable>,
) -> Answer<Created> {
    if !waiting::will_wait(wanted.public, &wanted.seats) {
        return making::create(&app, wanted).await.map(Json);
    }
    let claim = app.admission.waiting.claim_table(&app, client).await?;
    let created = making::create(&app, wanted).await?;
    claim.made(&created.table.id);
    Ok(Json(created))
}

/// A record becomes a finished table.
#[utoipa::path(post, path = "/api/import", request_body = ImportRecord, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ApiError)))]
async fn import(State(app): Shared, Body(new): Body<ImportRecord>) -> Answer<TableInfo> {
    making::import(&app, new).await.map(Json)
}

/// What anybody may know about a table; starts it if everybody has come.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = 404, body = ApiError)))]
async fn info(State(app): Shared, Path(id): Path<String>) -> Answer<TableInfo> {
    let handle = app.table(&id).await?;
    let info = handle.call(|table| Box::pin(async { table.start_if_full().await }));
    info.await.map(Json)
}

/// Sits down: with a seat's token in its seat, without one in an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = Joined), (status = "4XX", body = ApiError)))]
async fn join(
    State(app): Shared,
    Path(id): Path<String>,
    client: Client,
    Bearer(token): Bearer,
    Body(join): Body<Join>,
) -> Answer<Joined> {
    let handle = app.table(&id).await?;
    // Who has a link is expected; an open seat is one of those that everybody wants to find.
    let claim = match &token {
        Some(_) => None,
        None => Some(app.admission.waiting.claim_seat(&app, client, &id).await?),
    };
    let joined = handle
        .call(move |table| Box::pin(async move { table.join(token, &join.name, join.seat).await }));
    let joined = joined.await?;
    if let Some(claim) = claim {
        claim.sits(joined.seat, &joined.token);
    }
    Ok(Json(joined))
}

/// Leaves before the start.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ApiError)))]
async fn leave(State(app): Shared, Path(id): Path<String>, token: Bearer) -> Answer<TableInfo> {
    let token = token.needed()?;
    let handle = app.table(&id).await?;
    let left = handle.call(move |table| Box::pin(table.leave(token)));
    left.await.map(Json)
}

/// The owner starts before everybody has come.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), request_body = FillSeats,
    security(("token" = [])), responses((status = 200, body = TableInfo), (status = "4XX", body = ApiError)))]
async fn start(
    State(app): Shared,
    Path(id): Path<String>,
    token: Bearer,
    Body(fill): Body<FillSeats>,
) -> Answer<TableInfo> {
    let token = token.needed()?;
    let handle = app.table(&id).await?;
    let started = handle.call(move |table| Box::pin(table.start_now(token, fill.bot)));
    started.await.map(Json)
}

/// The owner gives up a table that still waits.
#[utoipa::path(post, path = "/api/tables/{id}/abandon", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ApiError)))]
async fn abandon(State(app): Shared, Path(id): Path<String>, token: Bearer) -> Answer<TableInfo> {
    let token = token.needed()?;
    let handle = app.table(&id).await?;
    let abandoned = handle.call(move |table| Box::pin(table.abandon(token)));
    abandoned.await.map(Json)
}

/// The owner gets the links again.
#[utoipa::path(get, path = "/api/tables/{id}/links", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Vec<SeatLink>), (status = "4XX", body = ApiError)))]
async fn links(State(app): Shared, Path(id): Path<String>, token: Bearer) -> Answer<Vec<SeatLink>> {
    let token = token.needed()?;
    let handle = app.table(&id).await?;
    let links = handle.call(move |table| Box::pin(async move { table.links(&token) }));
    links.await.map(Json)
}

/// The owner frees a seat before the start.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/free",
    params(("id" = String, Path), ("seat" = u8, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ApiError)))]
async fn free(
    State(app): Shared,
    Path((id, seat)): Path<(String, String)>,
    token: Bearer,
) -> Answer<TableInfo> {
    let seat = number(&seat)?;
    let token = token.needed()?;
    let handle = app.table(&id).await?;
    let freed = handle.call(move |table| Box::pin(table.free(token, seat)));
    freed.await.map(Json)
}

/// Makes the table of the rematch, or joins it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Joined), (status = "4XX", body = ApiError)))]
async fn rematch(State(app): Shared, Path(id): Path<String>, token: Bearer) -> Answer<Joined> {
    let token = token.needed()?;
    let handle = app.table(&id).await?;
    let joined = handle.call(move |table| Box::pin(table.rematch(token)));
    joined.await.map(Json)
}
