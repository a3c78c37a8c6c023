//! Connections: accepted as long as there is room, told to finish when the server stops. A connection that sends no
//! request in time, or takes nothing of what it is sent, is closed.

use crate::app::App;
use crate::client::Client;
use crate::limit::{Slot, Taken};
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;

/// The most header lines of a request.
const HEADERS: usize = 64;
/// The most bytes of a connection's buffers, and so of a request's head.
const BUFFER: usize = 32 * 1024;
/// How long to wait when the system has no file handle left.
const EXHAUSTED: Duration = Duration::from_millis(100);

/// What a connection is told for which there is no room.
const FULL: &str = "HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
const TOO_MANY: &str = "HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// Accepts connections until the server stops, then waits until all have finished.
pub(crate) async fn accept(app: Arc<App>, listener: TcpListener, router: Router) {
    let mut stopping = app.stopping.subscribe();
    let mut stopped = pin!(stopping.wait_for(|stopping| *stopping));
    loop {
        let accepted = tokio::select! {
            _ = &mut stopped => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => admit(&app, stream, peer, &router),
            // The connection was gone again before it was accepted.
            Err(error) if is_of_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted");
                tokio::time::sleep(EXHAUSTED).await;
            }
        }
    }
    drop(listener);
    while app.admission.connections.count() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

fn is_of_connection(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

fn admit(app: &Arc<App>, stream: TcpStream, peer: SocketAddr, router: &Router) {
    let client = Client::of_connection(peer.ip(), &app.config.trusted_proxies);
    match app.admission.connections.take(client) {
        Ok(slot) => {
            tokio::spawn(serve(app.clone(), stream, peer, router.clone(), slot));
        }
        Err(taken) => {
            let words = match taken {
                Taken::ByAll => FULL,
                Taken::ByClient => TOO_MANY,
            };
            // Whoever reads it knows why; nothing waits for them.
            let _ = stream.try_write(words.as_bytes());
        }
    }
}

/// Serves one connection. A WebSocket goes on without it and has a slot of its own.
async fn serve(app: Arc<App>, stream: TcpStream, peer: SocketAddr, router: Router, slot: Slot) {
    // A move is a small message that somebody waits for.
    let _ = stream.set_nodelay(true);
    let limits = &app.config.limits;
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(seconds(limits.send_seconds));
    let routes = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        routes.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(seconds(limits.header_seconds))
        .max_headers(HEADERS)
        .max_buf_size(BUFFER);
    let connection = http.serve_connection(TokioIo::new(Box::pin(stream)), service);
    let mut connection = pin!(connection.with_upgrades());
    let mut stopping = app.stopping.subscribe();
    let stops = async {
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    let ended = tokio::select! {
        ended = connection.as_mut() => Some(ended),
        () = stops => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, %error, "a connection ended early");
    }
    drop(slot);
}

/// A time of the configuration; 0 is none.
pub(crate) fn seconds(value: f64) -> Option<Duration> {
    (value > 0.0).then(|| Duration::from_secs_f64(value))
}
