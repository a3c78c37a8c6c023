//! Playing over HTTP, and looking back.

use super::extract::{Bearer, Body, Params, number};
use super::{Answer, Routes, Shared};
use crate::api::{ApiError, ErrorCode, Frame, Reply, Request, ReviewInfo, Viewpoint};
use crate::table::Replying;
use crate::time;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, HeaderName};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::time::Duration;
use utoipa::IntoParams;
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(board))
        .routes(routes!(frame))
        .routes(routes!(wait))
        .routes(routes!(request))
        .routes(routes!(history))
        .routes(routes!(review))
        .routes(routes!(record))
        .routes(routes!(position))
        .routes(routes!(feed))
}

/// The longest that somebody waits for news.
const WAIT: Duration = Duration::from_secs(25);

/// From whose point of view, and from when.
#[derive(Debug, Default, Deserialize, IntoParams)]
struct FrameParams {
    /// The version of the last frame one has.
    since: Option<u32>,
    /// A seat's number, `spectator` or `everything`.
    look: Option<String>,
    /// A moment; now if left out.
    version: Option<u32>,
}

impl FrameParams {
    fn look(&self) -> Result<Option<Viewpoint>, ApiError> {
        Ok(match self.look.as_deref() {
            None => None,
            Some("spectator") => Some(Viewpoint::Spectator),
            Some("everything") => Some(Viewpoint::Everything),
            Some(seat) => Some(Viewpoint::Seat(number(seat)?)),
        })
    }
}

/// What a seat or a spectator sees now.
#[utoipa::path(get, path = "/api/tables/{id}/frame", params(("id" = String, Path), FrameParams),
    security((), ("token" = [])), responses((status = 200, body = Frame), (status = "4XX", body = ApiError)))]
async fn frame(
    State(app): Shared,
    Path(id): Path<String>,
    token: Bearer,
    Params(params): Params<FrameParams>,
) -> Answer<Frame> {
    let look = params.look()?;
    let tokens = token.list();
    let handle = app.table(&id).await?;
    let frame = handle.call(move |table| {
        Box::pin(async move { table.see(&tokens, look, params.since, params.version) })
    });
    frame.await.map(Json)
}

/// The same as soon as the version is another than `since`; after 25 seconds in any case.
#[utoipa::path(get, path = "/api/tables/{id}/wait", params(("id" = String, Path), FrameParams),
    security((), ("token" = [])), responses((status = 200, body = Frame), (status = "4XX", body = ApiError)))]
async fn wait(
    State(app): Shared,
    Path(id): Path<String>,
    token: Bearer,
    Params(params): Params<FrameParams>,
) -> Answer<Frame> {
    let look = params.look()?;
    let tokens = token.list();
    let end = tokio::time::Instant::now() + WAIT;
    let mut stopping = app.stopping.subscribe();
    loop {
        let handle = app.table(&id).await?;
        let mut news = handle.watch();
        news.mark_unchanged();
        let (held, since) = (tokens.clone(), params.since);
        let seen = handle
            .call(move |table| Box::pin(async move { table.see(&held, look, since, None) }))
            .await;
        let wait = match &seen {
            Ok(frame) => Some(frame.version) == since && frame.outcome.is_none(),
            Err(error) => error.code == ErrorCode::WrongState,
        };
        if !wait || *stopping.borrow() {
            return seen.map(Json);
        }
        tokio::select! {
            changed = news.changed() => if changed.is_err() {
                // The table has left memory; it is read again.
                tokio::time::sleep(Duration::from_millis(50)).await;
            },
            _ = stopping.changed() => return seen.map(Json),
            () = tokio::time::sleep_until(end) => return seen.map(Json),
        }
    }
}

/// What never changes during the match: the table's edition as a screen draws it, `Board` in docs/schema/GAME.json.
#[utoipa::path(get, path = "/api/tables/{id}/board", params(("id" = String, Path)),
    responses((status = 200, body = serde_json::Value), (status = "4XX", body = ApiError)))]
pub async fn board(State(app): Shared, Path(id): Path<String>) -> Answer<Box<RawValue>> {
    let handle = app.table(&id).await?;
    let board = handle.call(|table| Box::pin(async move { table.board() }));
    board.await.map(Json)
}

/// Everything a seat can ask.
#[utoipa::path(post, path = "/api/tables/{id}/requests", params(("id" = String, Path)), request_body = Request,
    security(("token" = [])), responses((status = 200, body = Reply), (status = "4XX", body = ApiError)))]
async fn request(
    State(app): Shared,
    Path(id): Path<String>,
    token: Bearer,
    Body(request): Body<Request>,
) -> Answer<Reply> {
    let tokens = vec![token.needed()?];
    let handle = app.table(&id).await?;
    let reply = handle.call(move |table| {
        Box::pin(async move {
            let held = table.held(&tokens)?;
            table.request(held, request).await
        })
    });
    let reply = match reply.await {
        Ok(Replying::Now(reply)) => Ok(*reply),
        Ok(Replying::Later(hinting)) => match hinting.wait().await {
            Ok(hinted) => {
                let told = handle.call(|table| Box::pin(async move { table.hinted(hinted) }));
                told.await
            }
            Err(error) => Err(error),
        },
        Err(error) => Err(error),
    };
    if reply.is_err() {
        app.metrics.refused.inc();
    }
    reply.map(Json)
}

/// The table as it stood after an entry.
#[utoipa::path(get, path = "/api/tables/{id}/history/{version}",
    params(("id" = String, Path), ("version" = u32, Path), FrameParams), security((), ("token" = [])),
    responses((status = 200, body = Frame), (status = "4XX", body = ApiError)))]
async fn history(
    State(app): Shared,
    Path((id, version)): Path<(String, String)>,
    token: Bearer,
    Params(params): Params<FrameParams>,
) -> Answer<Frame> {
    let look = params.look()?;
    let version = Some(number(&version)?);
    let tokens = token.list();
    let handle = app.table(&id).await?;
    let frame =
        handle.call(move |table| Box::pin(async move { table.see(&tokens, look, None, version) }));
    frame.await.map(Json)
}

/// A look back at a finished game: everybody's chances turn by turn, and the decisions that cost most.
#[utoipa::path(get, path = "/api/tables/{id}/review", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, body = ReviewInfo), (status = "4XX", body = ApiError)))]
async fn review(State(app): Shared, Path(id): Path<String>, token: Bearer) -> Answer<ReviewInfo> {
    let tokens = token.list();
    let handle = app.table(&id).await?;
    let asked = handle.call(move |table| {
        Box::pin(async move {
            table.see(&tokens, None, None, None)?;
            table.look_back()
        })
    });
    // The table goes on meanwhile: people talk about the game, or start the next one.
    let review = asked.await?.await?;
    Ok(Json((*review).clone()))
}

/// The record of a table, as far as the reader may know it.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = ApiError)))]
async fn record(
    State(app): Shared,
    Path(id): Path<String>,
    token: Bearer,
) -> Result<String, ApiError> {
    let tokens = token.list();
    let handle = app.table(&id).await?;
    let record = handle.call(move |table| Box::pin(async move { table.record(&tokens) }));
    record.await
}

/// The position as a scenario.
#[utoipa::path(get, path = "/api/tables/{id}/position", params(("id" = String, Path), FrameParams),
    security((), ("token" = [])),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = ApiError)))]
async fn position(
    State(app): Shared,
    Path(id): Path<String>,
    token: Bearer,
    Params(params): Params<FrameParams>,
) -> Result<String, ApiError> {
    let tokens = token.list();
    let handle = app.table(&id).await?;
    let look = params.look()?;
    let position = handle
        .call(move |table| Box::pin(async move { table.position(&tokens, look, params.version) }));
    position.await
}

/// "Your turn", for feed readers.
#[utoipa::path(get, path = "/api/feeds/{table}/{seat}/{key}",
    params(("table" = String, Path), ("seat" = u8, Path), ("key" = String, Path)),
    responses((status = 200, body = String, content_type = "application/atom+xml"), (status = "4XX", body = ApiError)))]
async fn feed(
    State(app): Shared,
    Path((id, seat, key)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let seat: u8 = number(&seat)?;
    let handle = app.table(&id).await?;
    let feed = handle
        .call(move |table| Box::pin(async move { table.feed(seat, &key) }))
        .await?;
    let updated = time::rfc3339(feed.changed_at);
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n\
         <title>Towpath: your turn</title><id>urn:towpath:{id}:{seat}</id><updated>{updated}</updated>\n\
         <author><name>Towpath</name></author>\n"
    );
    if let Some(version) = feed.turn {
        let name = escape(&feed.name);
        let site = format!("{}{}", site(&headers), app.config.base.as_str());
        text.push_str(&format!(
            "<entry><title>Your turn {name}</title><id>urn:towpath:{id}:{seat}:{version}</id>\
             <updated>{updated}</updated><link href=\"{site}/t/{id}\"/></entry>\n"
        ));
    }
    text.push_str("</feed>\n");
    Ok((
        [(CONTENT_TYPE, "application/atom+xml; charset=utf-8")],
        text,
    )
        .into_response())
}

/// The address of this server as the reader knows it; nothing if the request does not say, and a link without it is one
/// to the same server.
fn site(headers: &HeaderMap) -> String {
    let text = |name| {
        let value = headers.get(name).and_then(|value| value.to_str().ok());
        value.filter(|text| {
            let plain = |b: u8| b.is_ascii_alphanumeric() || b".:-_[]".contains(&b);
            !text.is_empty() && text.bytes().all(plain)
        })
    };
    let scheme = match text(HeaderName::from_static("x-forwarded-proto")) {
        Some("https") => "https",
        _ => "http",
    };
    let host = text(HOST);
    host.map_or(String::new(), |host| format!("{scheme}://{host}"))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
