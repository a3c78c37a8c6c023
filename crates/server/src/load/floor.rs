//! The floor: a bare WebSocket server without rules, store or visibility. Whoever sends something makes it answer both
//! seats of the table with as many bytes as a picture has.

use super::{Measured, Tally};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};
use tokio_tungstenite::{accept_async, client_async};

type Room = Arc<Mutex<Vec<mpsc::UnboundedSender<Utf8Bytes>>>>;

/// Measures it with as many connections, for as long, with messages of this size.
pub(super) async fn measure(clients: u32, seconds: f64, size: usize) -> Result<Measured, String> {
    let text = |error: std::io::Error| error.to_string();
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(text)?;
    let addr = listener.local_addr().map_err(text)?;
    let server = tokio::spawn(accept(listener, size));
    let started = Instant::now();
    let end = started + Duration::from_secs_f64(seconds);
    let mut players = Vec::new();
    for _ in 0..clients / 2 {
        // Connections are accepted in their order, so two in a row share a room.
        let pair = (connect(addr).await?, connect(addr).await?);
        players.push(tokio::spawn(play_until(pair, end)));
    }
    let mut all = Tally::default();
    for player in players {
        all.add(player.await.map_err(|error| error.to_string())??);
    }
    server.abort();
    Ok(all.measured(started.elapsed().as_secs_f64()))
}

async fn accept(listener: TcpListener, size: usize) {
    let mut room = Room::default();
    let mut count = 0;
    while let Ok((stream, _)) = listener.accept().await {
        if count % 2 == 0 {
            room = Room::default();
        }
        count += 1;
        // Whoever is connected is in the room already: the other may speak at once.
        let (send, queue) = mpsc::unbounded_channel::<Utf8Bytes>();
        room.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(send);
        tokio::spawn(answer(stream, queue, room.clone(), size));
    }
}

async fn answer(
    stream: TcpStream,
    mut queue: mpsc::UnboundedReceiver<Utf8Bytes>,
    room: Room,
    size: usize,
) {
    let _ = stream.set_nodelay(true);
    let Ok(socket) = accept_async(stream).await else {
        return;
    };
    let (mut out, mut inbox) = socket.split();
    tokio::spawn(async move {
        while let Some(text) = queue.recv().await {
            if out.send(Message::Text(text)).await.is_err() {
                return;
            }
        }
    });
    while let Some(Ok(Message::Text(_))) = inbox.next().await {
        let picture = Utf8Bytes::from("x".repeat(size));
        for seat in room.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let _ = seat.send(picture.clone());
        }
    }
}

type Socket = tokio_tungstenite::WebSocketStream<TcpStream>;

async fn connect(addr: SocketAddr) -> Result<Socket, String> {
    let stream = TcpStream::connect(addr).await.map_err(|e| e.to_string())?;
    let _ = stream.set_nodelay(true);
    let connected = client_async(format!("ws://{addr}/"), stream).await;
    Ok(connected.map_err(|error| error.to_string())?.0)
}

async fn play_until(pair: (Socket, Socket), end: Instant) -> Result<Tally, String> {
    let (mut first, mut second) = pair;
    let mut tally = Tally::default();
    // The size of a real request.
    let action = Message::Text(Utf8Bytes::from_static(
        "{\"type\":\"request\",\"id\":1,\"request\":{\"do\":\"act\",\"version\":100,\"choice\":17}}",
    ));
    let wait = |message: Option<Result<Message, _>>| match message {
        Some(Ok(message)) => Ok(message.into_data()),
        _ => Err("the floor has gone".to_owned()),
    };
    while Instant::now() < end {
        let sent = Instant::now();
        first
            .send(action.clone())
            .await
            .map_err(|error| error.to_string())?;
        let got: Bytes = wait(first.next().await)?;
        wait(second.next().await)?;
        tally.bytes += got.len() as u64;
        tally.frames += 1;
        tally.times.push(sent.elapsed().as_secs_f32() * 1000.0);
        std::mem::swap(&mut first, &mut second);
    }
    Ok(tally)
}
