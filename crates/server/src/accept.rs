//! Connections: accepted as long as there is room, told to finish when the server stops. A connection that sends no
//! request in time, or takes nothing of what it is sent, is closed.

use crate::app::App;
use crate::client::{Client, Peer};
use crate::limit::{Slot, Taken};
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};
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

/// Where connections come in.
#[derive(Debug)]
pub(crate) enum Door {
    /// An address, for everybody.
    Public(TcpListener),
    /// An address for whoever looks after the server. Its connections are not counted, so that it can be asked how it is when
    /// there is no room left.
    Admin(TcpListener),
    /// A Unix socket, for a proxy.
    #[cfg(unix)]
    Local(UnixListener),
}

enum Stream {
    Tcp(TcpStream),
    #[cfg(unix)]
    Unix(UnixStream),
}

impl Door {
    async fn accept(&self) -> std::io::Result<(Stream, Peer)> {
        match self {
            Door::Public(listener) | Door::Admin(listener) => {
                let (stream, peer) = listener.accept().await?;
                Ok((Stream::Tcp(stream), Peer::Network(peer.ip())))
            }
            #[cfg(unix)]
            Door::Local(listener) => {
                let (stream, _) = listener.accept().await?;
                Ok((Stream::Unix(stream), Peer::Local))
            }
        }
    }
}

/// Accepts connections until the server stops, then waits until all have finished.
pub(crate) async fn accept(app: Arc<App>, door: Door, router: Router) {
    let mut stopping = app.stopping.subscribe();
    let mut stopped = pin!(stopping.wait_for(|stopping| *stopping));
    loop {
        let accepted = tokio::select! {
            _ = &mut stopped => break,
            accepted = door.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => match door {
                Door::Admin(_) => begin(&app, stream, peer, &router, None),
                _ => admit(&app, stream, peer, &router),
            },
            // The connection was gone again before it was accepted.
            Err(error) if is_of_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted");
                tokio::time::sleep(EXHAUSTED).await;
            }
        }
    }
    drop(door);
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

fn admit(app: &Arc<App>, stream: Stream, peer: Peer, router: &Router) {
    let client = Client::of_connection(peer, &app.config.trusted_proxies);
    match app.admission.connections.take(client) {
        Ok(slot) => begin(app, stream, peer, router, Some(slot)),
        Err(taken) => {
            let words = match taken {
                Taken::ByAll => FULL,
                Taken::ByClient => TOO_MANY,
            };
            // Whoever reads it knows why; nothing waits for them.
            let _ = match stream {
                Stream::Tcp(stream) => stream.try_write(words.as_bytes()),
                #[cfg(unix)]
                Stream::Unix(stream) => stream.try_write(words.as_bytes()),
            };
        }
    }
}

fn begin(app: &Arc<App>, stream: Stream, peer: Peer, router: &Router, slot: Option<Slot>) {
    let (app, router) = (app.clone(), router.clone());
    match stream {
        Stream::Tcp(stream) => {
            // A move is a small message that somebody waits for.
            let _ = stream.set_nodelay(true);
            tokio::spawn(serve(app, stream, peer, router, slot));
        }
        #[cfg(unix)]
        Stream::Unix(stream) => {
            tokio::spawn(serve(app, stream, peer, router, slot));
        }
    }
}

/// Serves one connection. A WebSocket goes on without it and has a slot of its own.
async fn serve<S: AsyncRead + AsyncWrite + Send + 'static>(
    app: Arc<App>,
    stream: S,
    peer: Peer,
    router: Router,
    slot: Option<Slot>,
) {
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
        tracing::debug!(?peer, %error, "a connection ended early");
    }
    drop(slot);
}

/// A time of the configuration; 0 is none.
pub(crate) fn seconds(value: f64) -> Option<Duration> {
    (value > 0.0).then(|| Duration::from_secs_f64(value))
}
