//! What attackers do.

use super::Count;
use crate::LoadError;
use crate::client::{Client, connect_from, http_from};
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// A way to be a nuisance.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Attack {
    /// Connections that send nothing.
    Silent,
    /// Connections that send half a head, a byte now and then.
    HalfHead,
    /// Connections that send half a body, a byte now and then.
    HalfBody,
    /// Connections that ask for much and read nothing.
    SlowReader,
    /// Requests as fast as they can be sent.
    Requests,
    /// Wrong tokens, over HTTP and over sockets.
    WrongTokens,
    /// New tables, one after the other.
    Tables,
    /// Public tables, and every seat in the lobby.
    Lobby,
    /// Messages on sockets, as fast as they can be sent.
    Messages,
    /// Sockets that ask for whole frames and read nothing.
    SlowFollower,
    /// The costliest requests there are.
    Costly,
}

/// How many connections each attacker uses.
const CONNECTIONS: usize = 40;
/// A rest after a refusal that tells nothing new, so that the attacker leaves some of the machine to the server.
const REST: Duration = Duration::from_millis(5);

impl Attack {
    /// All of them.
    pub const ALL: [Attack; 11] = [
        Attack::Silent,
        Attack::HalfHead,
        Attack::HalfBody,
        Attack::SlowReader,
        Attack::Requests,
        Attack::WrongTokens,
        Attack::Tables,
        Attack::Lobby,
        Attack::Messages,
        Attack::SlowFollower,
        Attack::Costly,
    ];

    /// The attack of this name.
    pub fn named(name: &str) -> Option<Attack> {
        Attack::ALL
            .into_iter()
            .find(|attack| attack.to_string() == name)
    }

    /// Attacks until it is stopped.
    pub(crate) async fn run(
        self,
        addr: SocketAddr,
        from: IpAddr,
        table: Arc<String>,
        count: Arc<Count>,
    ) {
        let mut attackers = JoinSet::new();
        for number in 0..CONNECTIONS {
            let (table, count) = (table.clone(), count.clone());
            attackers.spawn(async move {
                let mut round = number;
                loop {
                    let served = self.once(addr, from, &table, round).await;
                    count.add(matches!(served, Ok(true)));
                    if !matches!(served, Ok(true)) {
                        tokio::time::sleep(REST).await;
                    }
                    round += CONNECTIONS;
                }
            });
        }
        attackers.join_all().await;
    }

    /// One attack; whether the server did what it was asked for.
    async fn once(
        self,
        addr: SocketAddr,
        from: IpAddr,
        table: &str,
        round: usize,
    ) -> Result<bool, LoadError> {
        let get = async |path: &str, token| {
            let (status, _) = http_from(addr, from, "GET", path, token, b"").await?;
            Ok::<bool, LoadError>(status == 200)
        };
        let post = async |path: &str, body: &str| {
            http_from(addr, from, "POST", path, None, body.as_bytes()).await
        };
        match self {
            Attack::Silent => hold(addr, from, b"", b"").await,
            Attack::HalfHead => hold(addr, from, b"GET / HTTP/1.1\r\nx: ", b"a").await,
            Attack::HalfBody => {
                let head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{";
                hold(addr, from, head, b" ").await
            }
            Attack::SlowReader => {
                let request = "GET /api/games/kanal/rules?format=html HTTP/1.1\r\nhost: x\r\n\r\n";
                let requests = request.repeat(200);
                let mut stream = connect_from(addr, from).await?;
                let sent = stream.write_all(requests.as_bytes());
                let sent = timeout(Duration::from_secs(60), sent).await;
                tokio::time::sleep(Duration::from_secs(5)).await;
                Ok(matches!(sent, Ok(Ok(()))))
            }
            Attack::Requests => {
                let paths = [
                    "/api/lobby",
                    "/api/games",
                    "/",
                    "/metrics",
                    "/api/openapi.json",
                ];
                get(paths[round % paths.len()], None).await
            }
            Attack::WrongTokens if round.is_multiple_of(2) => {
                let token = "AAAAAAAAAAAAAAAAAAAAAAAA";
                get(&format!("/api/tables/{table}/frame"), Some(token)).await
            }
            Attack::WrongTokens => {
                let mut client = Client::connect_from(addr, from, table).await?;
                let token = "AAAAAAAAAAAAAAAAAAAAAAAA".to_owned();
                client.hello(&[token], None).await?;
                client.next().await.map(|text| text.contains("welcome"))
            }
            Attack::Tables => {
                let body =
                    r#"{"game":"kanal","seats":[{"kind":"here","name":"A"},{"kind":"link"}]}"#;
                Ok(post("/api/tables", body).await?.0 == 200)
            }
            Attack::Lobby => {
                let body =
                    r#"{"game":"kanal","public":true,"seats":[{"kind":"open"},{"kind":"open"}]}"#;
                let (status, created) = post("/api/tables", body).await?;
                let created: serde_json::Value = serde_json::from_str(&created)?;
                if status == 200 {
                    let id = created["table"]["id"].as_str().unwrap_or_default();
                    post(&format!("/api/tables/{id}/join"), r#"{"name":"B"}"#).await?;
                }
                Ok(status == 200)
            }
            Attack::Messages => {
                let mut client = Client::connect_from(addr, from, table).await?;
                client.hello(&[], None).await?;
                loop {
                    client
                        .send_text(r#"{"type":"look","look":"spectator"}"#)
                        .await?;
                    let heard = client.next().await?;
                    if heard.contains("too_many") {
                        return Ok(false);
                    }
                }
            }
            Attack::SlowFollower => {
                let mut client = Client::connect_from(addr, from, table).await?;
                client.hello(&[], None).await?;
                for _ in 0..2000 {
                    client
                        .send_text(r#"{"type":"look","look":"spectator"}"#)
                        .await?;
                }
                tokio::time::sleep(Duration::from_secs(5)).await;
                Ok(true)
            }
            Attack::Costly => {
                let paths = ["review", "record", "history/1", "board", "position"];
                get(
                    &format!("/api/tables/{table}/{}", paths[round % paths.len()]),
                    None,
                )
                .await
            }
        }
    }
}

/// Sends the beginning of something and then a little now and then; whether it was let alone for a minute.
async fn hold(
    addr: SocketAddr,
    from: IpAddr,
    begin: &[u8],
    more: &[u8],
) -> Result<bool, LoadError> {
    let mut stream: TcpStream = connect_from(addr, from).await?;
    stream.write_all(begin).await?;
    let mut answer = [0; 256];
    for _ in 0..60 {
        match timeout(Duration::from_secs(1), stream.read(&mut answer)).await {
            Err(_) => stream.write_all(more).await?,
            Ok(_) => return Ok(false),
        }
    }
    Ok(true)
}

impl fmt::Display for Attack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Attack::Silent => "silent",
            Attack::HalfHead => "half-head",
            Attack::HalfBody => "half-body",
            Attack::SlowReader => "slow-reader",
            Attack::Requests => "requests",
            Attack::WrongTokens => "wrong-tokens",
            Attack::Tables => "tables",
            Attack::Lobby => "lobby",
            Attack::Messages => "messages",
            Attack::SlowFollower => "slow-follower",
            Attack::Costly => "costly",
        })
    }
}
