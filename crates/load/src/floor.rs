//! The floor: a bare WebSocket server without rules, store or visibility. Whoever sends something makes it answer both
//! seats of the table with as many bytes as the measured server's messages have.

use crate::LoadError;
use crate::tally::{Measured, Tally};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{accept_async, client_async};

type Room = Arc<Mutex<Vec<mpsc::UnboundedSender<Utf8Bytes>>>>;

/// Measures it with as many connections, for as long, with messages of this size.
pub(crate) async fn measure(
    clients: u32,
    seconds: f64,
    size: usize,
) -> Result<Measured, LoadError> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let addr = listener.local_addr()?;
    let server = tokio::spawn(accept(listener, size));
    let started = Instant::now();
    let end = started + Duration::from_secs_f64(seconds);
    let mut players = tokio::task::JoinSet::new();
    for _ in 0..clients / 2 {
        // Connections are accepted in their order, so two in a row share a room.
        let pair = (connect(addr).await?, connect(addr).await?);
        players.spawn(play_until(pair, end));
    }
    let mut all = Tally::default();
    for played in players.join_all().await {
        all.add(played?);
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
        let message = Utf8Bytes::from("x".repeat(size));
        for seat in room.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let _ = seat.send(message.clone());
        }
    }
}

type Socket = tokio_tungstenite::WebSocketStream<TcpStream>;

async fn connect(addr: SocketAddr) -> Result<Socket, LoadError> {
    let stream = TcpStream::connect(addr).await?;
    let _ = stream.set_nodelay(true);
    let (socket, _) = client_async(format!("ws://{addr}/"), stream).await?;
    Ok(socket)
}

async fn play_until(pair: (Socket, Socket), end: Instant) -> Result<Tally, LoadError> {
    let (mut first, mut second) = pair;
    let mut tally = Tally::default();
    // The size of a real request.
    let action = Message::Text(Utf8Bytes::from_static(
        "{\"type\":\"request\",\"id\":1,\"request\":{\"do\":\"act\",\"version\":100,\"choice\":17}}",
    ));
    let data = |message: Option<Result<Message, tungstenite::Error>>| match message {
        Some(message) => Ok(message?.into_data()),
        None => Err(LoadError::Closed),
    };
    while Instant::now() < end {
        let sent = Instant::now();
        first.send(action.clone()).await?;
        let got = data(first.next().await)?;
        data(second.next().await)?;
        tally.bytes += got.len() as u64;
        tally.messages += 1;
        tally.times.push(sent.elapsed().as_secs_f32() * 1000.0);
        std::mem::swap(&mut first, &mut second);
    }
    Ok(tally)
}
