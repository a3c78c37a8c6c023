//! What happens to every request before and after its handler: who asks, whether they may, and how long it may take.

use super::Shared;
use crate::api::{ApiError, ErrorCode};
use crate::client::{Client, Peer};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

/// How long a refusal is held back. A client has only so many connections, so this bounds what a flood of refused
/// requests costs; who waits as long as it is told to does not notice.
const PAUSE: Duration = Duration::from_millis(250);

/// Finds out who asks, counts the request, and answers in time.
pub(super) async fn admit(State(app): Shared, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<Peer>>();
    let unknown = Peer::Network(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let peer = peer.map_or(unknown, |info| info.0);
    let client = Client::behind(peer, request.headers(), &app.config.trusted_proxies);
    request.extensions_mut().insert(client);
    let endpoint = request.extensions().get::<MatchedPath>();
    let endpoint = endpoint.map_or("", MatchedPath::as_str);
    let admitted = app.admission.request(client, request.method(), endpoint);
    if let Err(error) = admitted {
        return refuse(error).await;
    }
    let table = table_of(request.uri().path()).to_owned();
    let answer = next.run(request);
    let response = match app.config.limits.request_seconds {
        0.0 => answer.await,
        seconds => match tokio::time::timeout(Duration::from_secs_f64(seconds), answer).await {
            Ok(response) => response,
            Err(_) => {
                tracing::warn!(%client, table, "a request took too long");
                let message = "it took too long; whether it happened shows when you ask again";
                ApiError::new(ErrorCode::Unavailable, message).into_response()
            }
        },
    };
    if response.status() == StatusCode::UNAUTHORIZED
        && let Err(error) = app.admission.wrong_token(client, &table)
    {
        return refuse(error).await;
    }
    response
}

async fn refuse(error: ApiError) -> Response {
    tokio::time::sleep(PAUSE).await;
    error.into_response()
}

/// The table that an address is about, for the log.
fn table_of(path: &str) -> &str {
    let rest = path
        .strip_prefix("/api/tables/")
        .or_else(|| path.strip_prefix("/api/feeds/"));
    let id = rest.and_then(|rest| rest.split('/').next());
    id.filter(|id| id.len() <= 12).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::table_of;

    #[test]
    fn the_log_has_the_table_and_never_a_key() {
        assert_eq!(table_of("/api/tables/abcdefghijkl/frame"), "abcdefghijkl");
        assert_eq!(table_of("/api/feeds/abcdefghijkl/0/SECRET"), "abcdefghijkl");
        assert_eq!(table_of("/api/tables/much-too-long-to-be-one"), "");
        assert_eq!(table_of("/"), "");
    }
}
