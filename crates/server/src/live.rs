//! The WebSocket of a table: one task a connection, which reads requests and sends what the table hands out.

use crate::accept::seconds;
use crate::api::{ApiError, ClientMessage, ErrorCode, ServerMessage};
use crate::app::App;
use crate::client::Client;
use crate::http::{TEXT, check_json};
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
/// The longest time until a silent client is asked whether it is there.
const PING: Duration = Duration::from_secs(20);
/// How long a message may take to leave.
const SEND: Duration = Duration::from_secs(10);
/// So many messages past the limit, one after the other, and the connection is closed.
const PATIENCE: u32 = 200;

/// `GET /api/tables/{id}/live`.
///
/// # Errors
/// When there is no such table, or the client has too many sockets.
pub async fn connect(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let handle = app.table(&id).await?;
    let slot = app.admission.socket(client)?;
    let upgrade = upgrade
        .max_message_size(MESSAGE)
        .max_frame_size(MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.connections.inc();
        let table = Where { id, client, handle };
        converse(&app, &table, socket).await;
        app.metrics.connections.dec();
        drop(slot);
    }))
}

/// Who talks with which table.
struct Where {
    id: String,
    client: Client,
    handle: Handle,
}

/// How a conversation ends.
enum Ending {
    /// The other side has gone.
    Gone,
    /// We say goodbye.
    Bye(&'static str),
}

async fn converse(app: &App, table: &Where, mut socket: WebSocket) {
    let Ok(first) = timeout(HELLO, next_text(&mut socket)).await else {
        return;
    };
    let Some(first) = first else {
        return;
    };
    let handle = &table.handle;
    let attached = match greet(handle, &first).await {
        Ok(attached) => attached,
        Err(mut error) => {
            if error.code == ErrorCode::BadToken
                && let Err(too_many) = app.admission.wrong_token(table.client, &table.id)
            {
                error = too_many;
            }
            say(&mut socket, &ServerMessage::Error { id: None, error }).await;
            return;
        }
    };
    let id = attached.id;
    let ending = exchange(app, table, &mut socket, attached).await;
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
    table: &Where,
    socket: &mut WebSocket,
    mut attached: Attached,
) -> Ending {
    let mut stopping = app.stopping.subscribe();
    let mut stop = pin!(stopping.changed());
    let silence = seconds(app.config.limits.silence_seconds).unwrap_or(Duration::MAX);
    // Asked twice, a client that is there has answered before its time is up.
    let each = (silence / 3).min(PING);
    let mut refused = 0;
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval_at(heard + each, each);
    loop {
        tokio::select! {
            message = socket.recv() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => Some(text),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                    Some(Ok(Message::Binary(_))) => return Ending::Bye("expected text"),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ending::Gone,
                };
                let is_ping = text.as_deref().is_none_or(is_ping);
                let counted = match is_ping {
                    true => app.admission.ping(table.client),
                    false => {
                        let bytes = text.as_ref().map_or(0, |text| text.len());
                        app.admission.message(table.client, bytes)
                    }
                };
                if let Err(error) = counted {
                    refused += 1;
                    if refused > PATIENCE {
                        return Ending::Bye("too many messages");
                    }
                    let id = text.as_deref().and_then(number_of);
                    say(socket, &ServerMessage::Error { id, error }).await;
                    continue;
                }
                refused = 0;
                if let Some(text) = text
                    && let Err(ending) = serve(&table.handle, socket, attached.id, &text).await
                {
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
                if heard.elapsed() >= silence {
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
        ClientMessage::Pace { bot_pause } => {
            handle
                .post(Box::new(move |table| {
                    Box::pin(async move { table.hurry(id, bot_pause) })
                }))
                .await
        }
        ClientMessage::Attend { hidden } => {
            handle
                .post(Box::new(move |table| {
                    Box::pin(async move { table.attend(id, hidden) })
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

/// Whether a message only asks whether the server is there. No other is so short.
fn is_ping(text: &str) -> bool {
    text.len() <= 32 && matches!(read(text), Ok(ClientMessage::Ping))
}

/// The number of a request that is not carried out, so that whoever sent it knows which one.
fn number_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: Option<u32>,
    }
    serde_json::from_str::<Numbered>(text).ok()?.id
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
