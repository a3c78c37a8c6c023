//! The WebSocket of a table: one task a connection, which reads requests and sends what the table hands out.

use crate::api::{ApiError, ClientMessage, ErrorCode, ServerMessage};
use crate::app::App;
use crate::http::{TEXT, check_json};
use crate::limit::Bucket;
use crate::table::{Attached, Following, Handle, Out};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// The largest message of a client.
const MESSAGE: usize = 64 * 1024;
/// The buffer of each direction; idle connections are many and have nothing to say.
const BUFFER: usize = 4096;
/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is there.
const PING: Duration = Duration::from_secs(30);
/// How long a message may take to leave.
const SEND: Duration = Duration::from_secs(10);
/// The most connections.
const CONNECTIONS: i64 = 50_000;
/// So many messages past the limit and the connection is closed.
const PATIENCE: u32 = 200;

/// `GET /api/tables/{id}/live`.
///
/// # Errors
/// When there is no such table.
pub async fn connect(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let handle = app.table(&id).await?;
    if app.metrics.connections.get() >= CONNECTIONS {
        return Err(ApiError::new(ErrorCode::Unavailable, "the server is full"));
    }
    let upgrade = upgrade
        .max_message_size(MESSAGE)
        .max_frame_size(MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.connections.inc();
        converse(&app, handle, socket).await;
        app.metrics.connections.dec();
    }))
}

/// How a conversation ends.
enum Ending {
    /// The other side has gone.
    Gone,
    /// We say goodbye.
    Bye(&'static str),
}

async fn converse(app: &App, handle: Handle, mut socket: WebSocket) {
    let Ok(first) = timeout(HELLO, next_text(&mut socket)).await else {
        return;
    };
    let Some(first) = first else {
        return;
    };
    let attached = match greet(&handle, &first).await {
        Ok(attached) => attached,
        Err(error) => {
            say(&mut socket, &ServerMessage::Error { id: None, error }).await;
            return;
        }
    };
    let id = attached.id;
    let ending = exchange(app, &handle, &mut socket, attached).await;
    let leave = handle.post(Box::new(move |table| {
        Box::pin(async move { table.detach(id) })
    }));
    // A table that has left memory knows no connections.
    let _ = leave.await;
    if let Ending::Bye(reason) = ending {
        let reason = reason.to_owned();
        say(&mut socket, &ServerMessage::Bye { reason }).await;
        let _ = timeout(SEND, socket.send(Message::Close(None))).await;
    }
}

/// The next text; `None` when the other side has gone or sends something else.
async fn next_text(socket: &mut WebSocket) -> Option<Utf8Bytes> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return Some(text),
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Binary(_) | Message::Close(_) => return None,
        }
    }
}

async fn greet(handle: &Handle, text: &str) -> Result<Attached, ApiError> {
    let ClientMessage::Hello {
        tokens,
        since,
        look,
        changes,
    } = read(text)?
    else {
        return Err(ApiError::new(ErrorCode::Malformed, "expected hello first"));
    };
    if tokens.len() > towpath_core::MAX_SEATS {
        return Err(ApiError::new(ErrorCode::Invalid, "more tokens than seats"));
    }
    let following = match changes {
        true => Following::Changes(None),
        false => Following::Frames,
    };
    handle
        .call(move |table| Box::pin(async move { table.attach(&tokens, since, look, following) }))
        .await
}

async fn exchange(
    app: &App,
    handle: &Handle,
    socket: &mut WebSocket,
    mut attached: Attached,
) -> Ending {
    let mut stopping = app.stopping.subscribe();
    let mut stop = pin!(stopping.changed());
    let mut bucket = Bucket::full(app.config.requests);
    let mut ignored = 0;
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval_at(heard + PING, PING);
    loop {
        tokio::select! {
            message = socket.recv() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => return Ending::Bye("expected text"),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ending::Gone,
                };
                if !bucket.take(app.config.requests, 1.0) {
                    ignored += 1;
                    if ignored > PATIENCE {
                        return Ending::Bye("too many messages");
                    }
                    let error = ApiError::new(ErrorCode::TooMany, "too many messages; slow down");
                    say(socket, &ServerMessage::Error { id: None, error }).await;
                    continue;
                }
                if let Err(ending) = serve(handle, socket, attached.id, &text).await {
                    return ending;
                }
            }
            out = attached.inbox.recv() => {
                let Some(out) = out else {
                    return Ending::Bye("connect again and go on from your version");
                };
                let sent = timeout(SEND, send_all(socket, &mut attached, out)).await;
                if !matches!(sent, Ok(Ok(()))) {
                    return Ending::Gone;
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > PING * 3 {
                    return Ending::Gone;
                }
                let asked = timeout(SEND, socket.send(Message::Ping(Default::default()))).await;
                if !matches!(asked, Ok(Ok(()))) {
                    return Ending::Gone;
                }
            }
            _ = &mut stop => return Ending::Bye("the server stops"),
        }
    }
}

/// Sends messages and what else is waiting, with one flush.
async fn send_all(
    socket: &mut WebSocket,
    attached: &mut Attached,
    first: Vec<Out>,
) -> Result<(), axum::Error> {
    for out in first {
        socket.feed(Message::Text(out)).await?;
    }
    while let Ok(more) = attached.inbox.try_recv() {
        for out in more {
            socket.feed(Message::Text(out)).await?;
        }
    }
    socket.flush().await
}

/// Deals with one message of the client.
async fn serve(handle: &Handle, socket: &mut WebSocket, id: u64, text: &str) -> Result<(), Ending> {
    let message = match read(text) {
        Ok(message) => message,
        Err(error) => {
            say(socket, &ServerMessage::Error { id: None, error }).await;
            return Ok(());
        }
    };
    let posted = match message {
        ClientMessage::Hello { .. } => {
            let error = ApiError::new(ErrorCode::Malformed, "hello was said already");
            say(socket, &ServerMessage::Error { id: None, error }).await;
            return Ok(());
        }
        ClientMessage::Ping => {
            say(socket, &ServerMessage::Pong).await;
            return Ok(());
        }
        ClientMessage::Look { look } => {
            handle
                .post(Box::new(move |table| {
                    Box::pin(async move { table.look(id, look) })
                }))
                .await
        }
        ClientMessage::Request {
            id: number,
            request,
        } => {
            handle
                .post(Box::new(move |table| {
                    Box::pin(table.asked(id, number, request))
                }))
                .await
        }
    };
    posted.map_err(|_| Ending::Bye("connect again and go on from your version"))
}

fn read(text: &str) -> Result<ClientMessage, ApiError> {
    check_json(text.as_bytes(), TEXT)?;
    serde_json::from_str(text)
        .map_err(|error| ApiError::new(ErrorCode::Malformed, error.to_string()))
}

async fn say(socket: &mut WebSocket, message: &ServerMessage) {
    let text = serde_json::to_string(message).expect("a message is plain data");
    let _ = timeout(SEND, socket.send(Message::Text(text.into()))).await;
}
