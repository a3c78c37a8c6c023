//! Tables: making, sitting down, running them.

use super::extract::{Bearer, Body, LongBody, number};
use super::{Answer, LARGE, Routes, Shared};
use crate::api::{
    ApiError, AskMine, CreateTable, Created, ErrorCode, FillSeats, ImportRecord, Join, Joined,
    MyTables, PlayFrom, Rematch, Rematched, SeatLink, TableInfo,
};
use crate::app::App;
use crate::client::Client;
use crate::{branching, importing, making, mine, waiting};
use axum::Json;
use axum::extract::{DefaultBodyLimit, Path, State};
use std::sync::Arc;
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
        .routes(routes!(play_from))
        .routes(routes!(ban))
        .routes(routes!(ask_mine))
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
async fn import(State(app): Shared, LongBody(new): LongBody<ImportRecord>) -> Answer<TableInfo> {
    importing::import(&app, new).await.map(Json)
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
    let joined = handle.call(move |table| Box::pin(table.join(token, join)));
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

/// Makes the table of the rematch, or sits down there.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), request_body = Rematch,
    responses((status = 200, body = Rematched), (status = "4XX", body = ApiError)))]
async fn rematch(
    State(app): Shared,
    client: Client,
    Path(id): Path<String>,
    Body(Rematch { tokens }): Body<Rematch>,
) -> Answer<Rematched> {
    let handle = app.table(&id).await?;
    let asked = tokens.clone();
    let made = handle.call(move |table| Box::pin(async move { table.rematch_of(&asked) }));
    let mut gone = None;
    if let Some(made) = made.await? {
        match sit_again(&app, &made).await {
            // Nobody came to that one in time.
            Err(error) if error.code == ErrorCode::NotFound => gone = Some(made.table),
            sat => return sat.map(|()| Json(made)),
        }
    }
    app.admission.table(client)?;
    let made = handle
        .call(move |table| Box::pin(async move { table.rematch(&tokens, gone.as_deref()).await }));
    let made = made.await?;
    sit_again(&app, &made).await?;
    Ok(Json(made))
}

/// Plays a finished game differently from one of its moments on, against bots.
#[utoipa::path(post, path = "/api/tables/{id}/history/{version}/play",
    params(("id" = String, Path), ("version" = u32, Path)), request_body = PlayFrom,
    responses((status = 200, body = Created), (status = "4XX", body = ApiError)))]
async fn play_from(
    State(app): Shared,
    Path((id, version)): Path<(String, String)>,
    Body(wanted): Body<PlayFrom>,
) -> Answer<Created> {
    let version = number(&version)?;
    branching::branch(&app, &id, version, wanted)
        .await
        .map(Json)
}

/// People who asked for a rematch sit down at its table.
async fn sit_again(app: &Arc<App>, made: &Rematched) -> Result<(), ApiError> {
    let tokens = made.seats.iter().map(|link| link.token.clone());
    let tokens: Vec<String> = tokens.collect();
    let next = app.table(&made.table).await?;
    let sat = next.call(move |table| Box::pin(async move { table.sit_again(&tokens).await }));
    sat.await
}

/// Whoever runs the server takes a seat away from somebody.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/ban",
    params(("id" = String, Path), ("seat" = u8, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ApiError)))]
async fn ban(
    State(app): Shared,
    Path((id, seat)): Path<(String, String)>,
    token: Bearer,
) -> Answer<TableInfo> {
    let seat = number(&seat)?;
    let token = token.needed()?;
    let handle = app.table(&id).await?;
    let banned = handle.call(move |table| Box::pin(async move { table.ban(&token, seat).await }));
    banned.await.map(Json)
}

/// How one's own tables stand.
#[utoipa::path(post, path = "/api/mine", request_body = AskMine, responses(
    (status = 200, body = MyTables), (status = "4XX", body = ApiError)))]
async fn ask_mine(State(app): Shared, Body(ask): Body<AskMine>) -> Answer<MyTables> {
    mine::tables(&app, ask).await.map(Json)
}
