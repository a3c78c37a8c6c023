//! The page, built into the program. Without it a placeholder says how to build it.

use crate::api::{ApiError, ErrorCode};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use std::borrow::Cow;

#[cfg(feature = "page")]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const PLACEHOLDER: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Towpath</title>\
<h1>Towpath</h1><p>The server runs, but its page was not built into this program. \
Build it with <code>cargo xtask serve</code>. The API is described at \
<a href=/api/openapi.json>/api/openapi.json</a>.</p></html>";

#[cfg(feature = "page")]
fn file(path: &str) -> Option<(Cow<'static, [u8]>, String)> {
    let file = Dist::get(path)?;
    let kind = file.metadata.mimetype().to_owned();
    Some((file.data, kind))
}

#[cfg(not(feature = "page"))]
fn file(_: &str) -> Option<(Cow<'static, [u8]>, String)> {
    None
}

/// Answers everything that is not the API: a file of the page, or the page itself for its own addresses.
pub async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return ApiError::new(ErrorCode::NotFound, "there is no such address").into_response();
    }
    if let Some((data, kind)) = file(path) {
        // Names of assets change with their content.
        let keep = if path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        return ([(CONTENT_TYPE, kind.as_str()), (CACHE_CONTROL, keep)], data).into_response();
    }
    // The page's own addresses are plain; tricks and files that are not there lead nowhere.
    if path.contains(['.', '%', '\\']) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match file("index.html") {
        Some((data, kind)) => (
            [(CONTENT_TYPE, kind.as_str()), (CACHE_CONTROL, "no-cache")],
            data,
        )
            .into_response(),
        None => Html(PLACEHOLDER).into_response(),
    }
}
