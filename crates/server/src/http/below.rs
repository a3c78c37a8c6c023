//! A server in a folder of its host: everything is below it, and the rest of the server knows nothing of it.

use crate::config::Base;
use axum::Router;
use axum::extract::Request;
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;

/// What a balancer asks, which knows of no folder.
const ANYWHERE: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// The same addresses below a folder. Whoever opens the folder's own name, or the host, is shown the way.
pub(super) fn below(base: Base, inner: Router) -> Router {
    if base.as_str().is_empty() {
        return inner;
    }
    let inner = TowerToHyperService::new(inner);
    Router::new().fallback(move |mut request: Request| async move {
        let path = request.uri().path();
        if let Some(rest) = base.strip(path) {
            let Some(uri) = with_path(request.uri(), rest) else {
                return StatusCode::NOT_FOUND.into_response();
            };
            *request.uri_mut() = uri;
        } else if path == "/" || path == base.as_str() {
            return home(&base, request.method());
        } else if !ANYWHERE.contains(&path) {
            return StatusCode::NOT_FOUND.into_response();
        }
        match inner.call(request).await {
            Ok(response) => response,
            Err(never) => match never {},
        }
    })
}

fn home(base: &Base, method: &Method) -> Response {
    match *method {
        Method::GET | Method::HEAD => {
            Redirect::permanent(&format!("{}/", base.as_str())).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The address with another path and the same query.
fn with_path(uri: &Uri, path: &str) -> Option<Uri> {
    let text = match uri.query() {
        Some(query) => format!("{path}?{query}"),
        None => path.to_owned(),
    };
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(PathAndQuery::try_from(text).ok()?);
    Uri::from_parts(parts).ok()
}
