//! HTTP: thin handlers that find the table and ask it.
//!
//! An endpoint is added in one of these files: the handler, whose `#[utoipa::path]` gives method, address and
//! description, and a line with it in the file's `routes`. A type of its own stands beside it, or in [`crate::api`] if
//! the page reads it. A test asks for its line in docs/api.md.

mod about;
mod account;
mod admit;
mod below;
mod editions;
mod extract;
mod games;
mod handover;
mod notices;
mod origin;
mod page;
mod play;
mod preview;
mod study;
mod tables;

pub(crate) use extract::{Bearer, TEXT, check_json};
pub(crate) use games::lobby_table;

use crate::api::{ApiError, ErrorCode};
use crate::app::App;
use crate::{live, openapi};
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;
use std::time::Duration;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::{RequestBodyDeadlineLayer, RequestBodyTimeoutLayer};
use utoipa_axum::router::OpenApiRouter;

type Shared = State<Arc<App>>;
type Answer<T> = Result<Json<T>, ApiError>;

/// Endpoints with their description; each is written once, where its handler is.
type Routes = OpenApiRouter<Arc<App>>;

/// The largest body of most requests, in bytes.
const BODY: usize = 64 * 1024;
/// The largest component data or record, in bytes.
const LARGE: usize = 1024 * 1024;

/// Every endpoint that is described.
fn endpoints() -> Routes {
    let files = [
        about::routes,
        games::routes,
        editions::routes,
        preview::routes,
        tables::routes,
        play::routes,
        study::routes,
        account::routes,
        handover::routes,
        notices::routes,
    ];
    let none = Routes::with_openapi(openapi::without_paths());
    files.into_iter().fold(none, |all, routes| routes(all))
}

/// Every address of the server, below the folder it is in.
pub fn router(app: Arc<App>) -> Router {
    let base = app.config.base.clone();
    below::below(base, all(app))
}

/// What whoever looks after the server asks for.
pub fn admin(app: Arc<App>) -> Router {
    looking_after()
        .route("/metrics", get(metrics))
        .layer(middleware::from_fn_with_state(app.clone(), finish_response))
        .with_state(app)
}

fn looking_after() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
}

fn all(app: Arc<App>) -> Router {
    let (api, description) = endpoints().split_for_parts();
    let description = Bytes::from(description.to_json().expect("it is plain data"));
    let described = move || async move { ([(CONTENT_TYPE, "application/json")], description) };
    let body = crate::accept::seconds(app.config.limits.body_seconds);
    let body = body.unwrap_or(Duration::from_secs(86_400));
    // Who has an address for them wants them to be told nowhere else.
    let metrics = match app.config.admin_addr {
        Some(_) => get(|| async { StatusCode::NOT_FOUND }),
        None => get(metrics),
    };
    Router::new()
        .merge(api)
        .route("/api/openapi.json", get(described))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CompressionLayer::new())
        // Answers carry tokens and what only one seat may see: nobody between here and there keeps them.
        .layer(SetResponseHeaderLayer::if_not_present(
            CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ))
        .route("/api/tables/{id}/live", get(live::connect))
        .merge(looking_after())
        .route("/metrics", metrics)
        .fallback(page::serve)
        .method_not_allowed_fallback(|| async {
            ApiError::new(
                ErrorCode::NotFound,
                "this address does not take that method",
            )
        })
        .layer(middleware::from_fn_with_state(app.clone(), origin::check))
        .layer(middleware::from_fn(extract::check_address))
        .layer(RequestBodyTimeoutLayer::new(body))
        .layer(RequestBodyDeadlineLayer::new(body * 3))
        .layer(middleware::from_fn_with_state(app.clone(), admit::admit))
        .layer(middleware::from_fn_with_state(app.clone(), finish_response))
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

/// Adds the headers of every response and counts it.
async fn finish_response(State(app): Shared, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    app.metrics.responded(response.status().as_u16());
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The process answers. It does not ask the store, so that nobody restarts a server for a fault of its database.
async fn health() -> &'static str {
    "ok"
}

/// A move could be kept now.
async fn ready(State(app): Shared) -> Result<&'static str, ApiError> {
    let ready = app.ready.check(&app.store).await;
    ready.map_err(|why| ApiError::new(ErrorCode::Unavailable, format!("not ready: {why}")))?;
    Ok("ok")
}

async fn metrics(State(app): Shared) -> Response {
    let text = app.metrics.write();
    ([(CONTENT_TYPE, crate::metrics::CONTENT_TYPE)], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_endpoint_is_in_the_handbook() {
        let handbook = include_str!("../../../../docs/api.md");
        let description = endpoints().into_openapi();
        assert!(description.paths.paths.len() > 25);
        for (path, item) in &description.paths.paths {
            let methods = [("GET", item.get.is_some()), ("POST", item.post.is_some())];
            for (method, _) in methods.iter().filter(|(_, there)| *there) {
                let wanted = format!("`{method} {path}");
                assert!(handbook.contains(&wanted), "docs/api.md has no {wanted}`");
            }
        }
    }
}
