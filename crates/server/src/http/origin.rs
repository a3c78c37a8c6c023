//! Requests that change something come from our own page or from a program, never from the page of another site.
//!
//! Browsers say where a request comes from (`Sec-Fetch-Site`, `Origin`) and no page can make them lie. Programs say
//! nothing, and have no cookie that could be misused; a request with the cookie of a session and without a word about
//! where it comes from is refused.

use super::Shared;
use crate::api::{ApiError, ErrorCode};
use crate::app::App;
use crate::people::session::has_cookie;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Refuses what another site's page asks for: every change, and every WebSocket.
pub(super) async fn check(State(app): Shared, request: Request, next: Next) -> Response {
    let reads = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    let socket = request.headers().contains_key(UPGRADE);
    if (!reads || socket) && !is_ours(&app, request.headers()) {
        return ApiError::new(
            ErrorCode::Forbidden,
            "this was asked by a page of another site, or does not say by which",
        )
        .into_response();
    }
    next.run(request).await
}

fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    match (text("sec-fetch-site"), text(ORIGIN.as_str())) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(page)) => app.config.origin.is_own(page, text(HOST.as_str())),
        (None, None) => !has_cookie(app, headers),
    }
}
