//! The page, built into the program. Without it a placeholder says how to build it.

use super::Shared;
use crate::api::{ApiError, ErrorCode};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode, Uri};
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

/// How the page names the picture that other sites show of a link to it.
const PICTURE: &str = "content=\"/social.png\"";

/// The page below a folder: its files are there, and its program is told so.
fn below(data: Cow<'static, [u8]>, base: &str) -> Cow<'static, [u8]> {
    match std::str::from_utf8(&data) {
        Ok(page) if !base.is_empty() => {
            let page = page.replace("=\"/", &format!("=\"{base}/"));
            let page = page.replacen("<html ", &format!("<html data-base=\"{base}\" "), 1);
            Cow::Owned(page.into_bytes())
        }
        _ => data,
    }
}

/// The page as it is sent to this address: other sites want the whole address of the picture.
fn addressed(data: Cow<'static, [u8]>, headers: &HeaderMap, base: &str) -> Cow<'static, [u8]> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    let header = |name: &str| headers.get(name)?.to_str().ok();
    let host = header("host").filter(|host| !host.is_empty() && host.bytes().all(plain));
    let (Some(host), Ok(page)) = (host, std::str::from_utf8(&data)) else {
        return data;
    };
    let scheme = match header("x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    };
    let whole = format!("content=\"{scheme}://{host}{base}/social.png\"");
    Cow::Owned(page.replace(PICTURE, &whole).into_bytes())
}

/// Answers everything that is not the API: a file of the page, or the page itself for its own addresses.
pub async fn serve(State(app): Shared, uri: Uri, headers: HeaderMap) -> Response {
    let base = app.config.base.as_str();
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
            below(addressed(data, &headers, base), base),
        )
            .into_response(),
        None => Html(PLACEHOLDER).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(headers: &[(&'static str, &'static str)]) -> String {
        let page = format!("<meta property=\"og:image\" {PICTURE} />");
        let headers = headers.iter().map(|(name, value)| {
            let name = axum::http::HeaderName::from_static(name);
            (name, axum::http::HeaderValue::from_static(value))
        });
        let data = addressed(Cow::Owned(page.into_bytes()), &headers.collect(), "");
        String::from_utf8(data.into_owned()).expect("text")
    }

    #[test]
    fn the_picture_of_a_link_has_a_whole_address_and_nothing_else_gets_into_the_page() {
        let here = sent(&[("host", "127.0.0.1:8080")]);
        assert!(
            here.contains("\"http://127.0.0.1:8080/social.png\""),
            "{here}"
        );
        let behind = sent(&[("host", "towpath.example"), ("x-forwarded-proto", "https")]);
        assert!(
            behind.contains("\"https://towpath.example/social.png\""),
            "{behind}"
        );
        let data =
            Cow::Borrowed(&b"<html lang=\"en\"><link href=\"/a.css\"><a href=\"https://x/\">"[..]);
        assert_eq!(below(data.clone(), ""), data);
        let data = below(data, "/towpath").into_owned();
        let wanted = "<html data-base=\"/towpath\" lang=\"en\"><link href=\"/towpath/a.css\"><a href=\"https://x/\">";
        assert_eq!(String::from_utf8(data).as_deref(), Ok(wanted));
        for headers in [
            &[][..],
            &[("host", "")],
            &[("host", "a\"><script>")],
            &[("host", "a b")],
        ] {
            assert!(sent(headers).contains(PICTURE), "{headers:?}");
        }
    }
}
