//! A client of the API for measurements and tests: a WebSocket, and as much HTTP as the rest needs.
//!
//! It knows the wire and none of the server's types, so it also measures servers of another version.

use crate::LoadError;
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long to wait for the server.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to a table.
///
/// ```no_run
/// # async fn example(addr: std::net::SocketAddr) -> Result<(), towpath_load::LoadError> {
/// let (table, tokens) = towpath_load::new_table(addr, "arriala").await?;
/// let mut client = towpath_load::Client::connect(addr, &table).await?;
/// client.hello(&tokens[..1], None).await?;
/// println!("{}", client.next().await?);
/// # Ok(())
/// # }
/// ```
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    asked: u32,
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Client")
    }
}

/// A request as it goes over the WebSocket.
#[derive(Serialize)]
#[serde(tag = "type", rename = "request")]
struct Asked<R> {
    id: u32,
    request: R,
}

/// The request to act in the only seat held.
#[derive(Serialize)]
#[serde(tag = "do", rename = "act")]
struct Act<C> {
    version: u32,
    /// The number of a choice, or an action in the game's notation.
    choice: C,
}

impl Client {
    /// Connects to a table.
    ///
    /// # Errors
    /// When the server does not take the connection.
    pub async fn connect(addr: SocketAddr, table: &str) -> Result<Client, LoadError> {
        Client::connect_from(addr, ANY, table).await
    }

    /// Connects to a table from an address of this machine.
    ///
    /// # Errors
    /// When the server does not take the connection.
    pub async fn connect_from(
        addr: SocketAddr,
        from: IpAddr,
        table: &str,
    ) -> Result<Client, LoadError> {
        let stream = connect_from(addr, from).await?;
        let _ = stream.set_nodelay(true);
        let mut config = WebSocketConfig::default();
        config.read_buffer_size = 8192;
        config.write_buffer_size = 0;
        let url = format!("ws://{addr}/api/tables/{table}/live");
        let connecting = client_async_with_config(url, stream, Some(config));
        let (socket, _) = timeout(PATIENCE, connecting).await??;
        Ok(Client { socket, asked: 0 })
    }

    /// Sends a text, whatever it says.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send_text(&mut self, text: &str) -> Result<(), LoadError> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    async fn send(&mut self, message: &impl Serialize) -> Result<(), LoadError> {
        let text = serde_json::to_string(message)?;
        self.send_text(&text).await
    }

    /// Says hello; whole frames will follow.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn hello(&mut self, tokens: &[String], since: Option<u32>) -> Result<(), LoadError> {
        let hello = json!({"type": "hello", "tokens": tokens, "since": since});
        self.send(&hello).await
    }

    /// Says hello; one whole frame and then changes will follow, as for the page.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn follow(&mut self, tokens: &[String], since: Option<u32>) -> Result<(), LoadError> {
        let hello = json!({"type": "hello", "tokens": tokens, "since": since, "changes": true});
        self.send(&hello).await
    }

    /// Sends a request such as `{"do":"undo"}`; returns its number.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn ask(&mut self, request: impl Serialize) -> Result<u32, LoadError> {
        self.asked += 1;
        let id = self.asked;
        self.send(&Asked { id, request }).await?;
        Ok(id)
    }

    /// Acts in the only seat held; returns the number of the request.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn act(&mut self, version: u32, choice: impl Serialize) -> Result<u32, LoadError> {
        self.ask(Act { version, choice }).await
    }

    /// The next text of the server.
    ///
    /// # Errors
    /// When the connection is gone, or nothing comes for 30 seconds.
    pub async fn next(&mut self) -> Result<String, LoadError> {
        let text = timeout(PATIENCE, self.hear()).await??;
        Ok(text.as_str().to_owned())
    }

    /// The next text of the server, however long it takes.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn hear(&mut self) -> Result<Utf8Bytes, LoadError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => return Err(LoadError::Closed),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}

/// Any address of this machine, as the system chooses.
pub(crate) const ANY: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// A connection from an address of this machine.
pub(crate) async fn connect_from(addr: SocketAddr, from: IpAddr) -> std::io::Result<TcpStream> {
    if from == ANY {
        return TcpStream::connect(addr).await;
    }
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(addr).await
}

/// Sends an HTTP request; gives status and body.
///
/// # Errors
/// When the server does not answer in HTTP.
pub async fn http(
    addr: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &[u8],
) -> Result<(u16, String), LoadError> {
    http_from(addr, ANY, method, path, token, body).await
}

/// Sends an HTTP request from an address of this machine; gives status and body.
///
/// # Errors
/// When the server does not answer in HTTP.
pub async fn http_from(
    addr: SocketAddr,
    from: IpAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &[u8],
) -> Result<(u16, String), LoadError> {
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
        let mut stream = connect_from(addr, from).await?;
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
    let answer = timeout(PATIENCE, exchange).await??;
    read_answer(&String::from_utf8_lossy(&answer))
}

fn read_answer(text: &str) -> Result<(u16, String), LoadError> {
    let unexpected = || LoadError::Unexpected(text.to_owned());
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(unexpected)?;
    let status = head.split(' ').nth(1).and_then(|s| s.parse().ok());
    Ok((status.ok_or_else(unexpected)?, body.to_owned()))
}

/// Gets a text.
///
/// # Errors
/// When the answer is an error.
pub async fn get(addr: SocketAddr, path: &str, token: Option<&str>) -> Result<String, LoadError> {
    match http(addr, "GET", path, token, b"").await? {
        (200, body) => Ok(body),
        (status, body) => Err(LoadError::Refused { status, body }),
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
    body: &Value,
) -> Result<Value, LoadError> {
    post_from(addr, ANY, path, token, body).await
}

/// Posts JSON from an address of this machine and gets JSON.
///
/// # Errors
/// When the answer is an error.
pub async fn post_from(
    addr: SocketAddr,
    from: IpAddr,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Result<Value, LoadError> {
    let body = body.to_string();
    match http_from(addr, from, "POST", path, token, body.as_bytes()).await? {
        (200, body) => Ok(serde_json::from_str(&body)?),
        (status, body) => Err(LoadError::Refused { status, body }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_written_as_the_api_reads_them() {
        let act = Act {
            version: 3,
            choice: "draw",
        };
        let asked = Asked {
            id: 1,
            request: act,
        };
        assert_eq!(
            serde_json::to_string(&asked).expect("plain data"),
            r#"{"type":"request","id":1,"request":{"do":"act","version":3,"choice":"draw"}}"#
        );
    }

    #[test]
    fn an_answer_has_a_status_and_a_body() {
        let answer = read_answer("HTTP/1.1 404 Not Found\r\na: b\r\n\r\n{}").expect("HTTP");
        assert_eq!(answer, (404, "{}".to_owned()));
        assert!(read_answer("SMTP").is_err());
    }
}
