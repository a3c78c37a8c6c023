//! A client of the API for load and tests: a WebSocket, and just enough HTTP for the rest.

use crate::api::{ClientMessage, Pick, Request};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long to wait for the server.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to a table.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    asked: u32,
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Client")
    }
}

impl Client {
    /// Connects to a table.
    ///
    /// # Errors
    /// When the server does not take the connection.
    pub async fn connect(addr: SocketAddr, table: &str) -> Result<Client, String> {
        let stream = TcpStream::connect(addr).await.map_err(|e| e.to_string())?;
        let _ = stream.set_nodelay(true);
        let mut config = WebSocketConfig::default();
        config.read_buffer_size = 8192;
        config.write_buffer_size = 0;
        let url = format!("ws://{addr}/api/tables/{table}/live");
        let connected = timeout(
            PATIENCE,
            client_async_with_config(url, stream, Some(config)),
        );
        let connected = connected.await.map_err(|_| "no answer".to_owned())?;
        let (socket, _) = connected.map_err(|error| error.to_string())?;
        Ok(Client { socket, asked: 0 })
    }

    /// Sends any text.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send_text(&mut self, text: &str) -> Result<(), String> {
        let message = Message::text(text);
        self.socket
            .send(message)
            .await
            .map_err(|error| error.to_string())
    }

    /// Sends any message.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), String> {
        let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
        self.send_text(&text).await
    }

    /// Says hello and will be sent whole frames.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn hello(&mut self, tokens: &[String], since: Option<u32>) -> Result<(), String> {
        self.send(&hello(tokens, since, false)).await
    }

    /// Says hello and will be sent what is different, as the page does.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn follow(&mut self, tokens: &[String], since: Option<u32>) -> Result<(), String> {
        self.send(&hello(tokens, since, true)).await
    }

    /// Asks something; returns the number of the request.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn ask(&mut self, request: Request) -> Result<u32, String> {
        self.asked += 1;
        let id = self.asked;
        self.send(&ClientMessage::Request { id, request }).await?;
        Ok(id)
    }

    /// Acts in the only seat held.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn act(&mut self, version: u32, choice: Pick) -> Result<u32, String> {
        self.ask(Request::Act {
            version,
            seat: None,
            choice,
        })
        .await
    }

    /// The next text of the server.
    ///
    /// # Errors
    /// When the connection is gone or nothing comes for long.
    pub async fn next(&mut self) -> Result<String, String> {
        let text = timeout(PATIENCE, self.hear()).await;
        let text = text.map_err(|_| "nothing came".to_owned())??;
        Ok(text.as_str().to_owned())
    }

    /// The next text of the server, however long it takes.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn hear(&mut self) -> Result<Utf8Bytes, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => return Err("closed".to_owned()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
            }
        }
    }
}

fn hello(tokens: &[String], since: Option<u32>, changes: bool) -> ClientMessage {
    ClientMessage::Hello {
        tokens: tokens.to_vec(),
        since,
        look: None,
        changes,
    }
}

/// An HTTP request; gives status and body.
///
/// # Errors
/// When the server does not answer in HTTP.
pub async fn http(
    addr: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &[u8],
) -> Result<(u16, String), String> {
    let mut head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n",
        body.len()
    );
    if let Some(token) = token {
        head.push_str(&format!("authorization: Bearer {token}\r\n"));
    }
    head.push_str("\r\n");
    let exchange = async {
        let mut stream = TcpStream::connect(addr).await?;
        stream.write_all(head.as_bytes()).await?;
        // A server that has seen enough may answer and close before it has read everything.
        let _ = stream.write_all(body).await;
        let mut answer = Vec::new();
        let read = stream.read_to_end(&mut answer).await;
        if answer.is_empty() {
            read?;
        }
        Ok::<Vec<u8>, std::io::Error>(answer)
    };
    let answer = timeout(PATIENCE, exchange)
        .await
        .map_err(|_| "no answer".to_owned())?;
    let answer = answer.map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&answer);
    let (head, body) = text.split_once("\r\n\r\n").ok_or("no HTTP answer")?;
    let status = head.split(' ').nth(1).and_then(|s| s.parse().ok());
    Ok((status.ok_or("no HTTP status")?, body.to_owned()))
}

/// Gets a text.
///
/// # Errors
/// When the answer is an error.
pub async fn get(addr: SocketAddr, path: &str, token: Option<&str>) -> Result<String, String> {
    match http(addr, "GET", path, token, b"").await? {
        (200, body) => Ok(body),
        (status, body) => Err(format!("{status}: {body}")),
    }
}

/// Posts JSON and gets JSON.
///
/// # Errors
/// When the answer is an error.
pub async fn post(
    addr: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &serde_json::Value,
) -> Result<serde_json::Value, String> {
    let body = body.to_string();
    match http(addr, "POST", path, token, body.as_bytes()).await? {
        (200, body) => serde_json::from_str(&body).map_err(|error| error.to_string()),
        (status, body) => Err(format!("{status}: {body}")),
    }
}
