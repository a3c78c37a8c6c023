//! HTTP: thin handlers that find the table and ask it.

mod extract;
pub(crate) mod games;
mod page;
pub(crate) mod play;
pub(crate) mod tables;

use crate::api::{ApiError, ErrorCode};
use crate::app::App;
use crate::{live, openapi};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tower_http::compression::CompressionLayer;

type Shared = State<Arc<App>>;
type Answer<T> = Result<Json<T>, ApiError>;

/// The largest body.
const BODY: usize = 64 * 1024;
/// The largest component data or record.
const LARGE: usize = 1024 * 1024;

/// Every address of the server.
pub fn router(app: Arc<App>) -> Router {
    let large = Router::new()
        .route("/api/editions", post(games::keep_edition))
        .route("/api/import", post(tables::import))
        .layer(DefaultBodyLimit::max(LARGE));
    let api = Router::new()
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/editions/{hash}", get(games::edition))
        .route("/api/editions/{hash}/data", get(games::edition_data))
        .route("/api/lobby", get(games::lobby))
        .route("/api/deals/{game}", get(games::deal))
        .route("/api/deals/{game}/play", post(games::play_deal))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/{id}", get(tables::info))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/abandon", post(tables::abandon))
        .route("/api/tables/{id}/links", get(tables::links))
        .route("/api/tables/{id}/seats/{seat}/free", post(tables::free))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/board", get(play::board))
        .route("/api/tables/{id}/frame", get(play::frame))
        .route("/api/tables/{id}/wait", get(play::wait))
        .route("/api/tables/{id}/requests", post(play::request))
        .route("/api/tables/{id}/history/{version}", get(play::history))
        .route("/api/tables/{id}/review", get(play::review))
        .route("/api/tables/{id}/record", get(play::record))
        .route("/api/tables/{id}/position", get(play::position))
        .route("/api/feeds/{table}/{seat}/{key}", get(play::feed))
        .route("/api/openapi.json", get(openapi::page))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CompressionLayer::new());
    Router::new()
        .merge(large)
        .merge(api)
        .route("/api/tables/{id}/live", get(live::connect))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(page::serve)
        .method_not_allowed_fallback(|| async {
            ApiError::new(
                ErrorCode::NotFound,
                "this address does not take that method",
            )
        })
        .layer(middleware::from_fn_with_state(app.clone(), around))
        .with_state(app)
}

/// What every response carries. Tokens are in fragments and headers only, and no page may frame or be framed.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=()",
    ),
];

async fn around(State(app): Shared, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let class = usize::from(response.status().as_u16() / 100).min(5);
    app.metrics.http[class].fetch_add(1, Ordering::Relaxed);
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

/// One address may make only so many tables.
fn check_maker(app: &App, from: SocketAddr) -> Result<(), ApiError> {
    if app.makers.take(app.config.tables, from.ip()) {
        Ok(())
    } else {
        Err(ApiError::new(
            ErrorCode::TooMany,
            "too many new tables; wait a minute",
        ))
    }
}

async fn health(State(app): Shared) -> Result<&'static str, ApiError> {
    let answer = app.store.read(|backend| backend.meta("key")).await;
    answer.map_err(|error| crate::app::unavailable(&error))?;
    Ok("ok")
}

async fn metrics(State(app): Shared) -> Response {
    let text = app.metrics.write(&app.store.counters);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
