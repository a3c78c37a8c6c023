//! A server of one's own in a temporary folder, and a seat's view of a table over HTTP.
#![allow(dead_code, reason = "every test uses its own part")]

#[path = "../../../store/tests/common/mod.rs"]
pub mod postgres;

pub use postgres::Folder;
use serde_json::{Value, json};
use std::net::SocketAddr;
use towpath_server::config::{Config, Partial};
use towpath_server::load::client::{Client, get, http, post};
use towpath_server::{Running, start};

/// A running server; its data vanishes with it.
pub struct Served {
    pub addr: SocketAddr,
    pub running: Running,
    pub folder: Folder,
}

/// A configuration without limits in this folder.
pub fn config(folder: &Folder) -> Config {
    let partial = towpath_server::load::unlimited(folder.0.clone(), None);
    Config::merge(&partial, &Partial::default(), &Partial::default()).expect("a configuration")
}

pub async fn serve() -> Served {
    let folder = Folder::new("server");
    let running = start(config(&folder)).await.expect("the server starts");
    Served {
        addr: running.addr,
        running,
        folder,
    }
}

impl Served {
    pub async fn create(&self, table: Value) -> Created {
        let created = post(self.addr, "/api/tables", None, &table)
            .await
            .expect("a table");
        Created::of(self.addr, &created)
    }

    /// Two people and no bots, with these settings.
    pub async fn two_people(&self, settings: Value) -> Created {
        self.create(json!({
            "game": "arriala",
            "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}],
            "settings": settings,
        }))
        .await
    }
}

/// A table with its tokens.
pub struct Created {
    pub addr: SocketAddr,
    pub id: String,
    pub owner: String,
    pub tokens: Vec<String>,
}

impl Created {
    pub fn of(addr: SocketAddr, created: &Value) -> Created {
        let links = created["links"].as_array().expect("links");
        Created {
            addr,
            id: text(&created["table"]["id"]),
            owner: text(&created["owner"]),
            tokens: links.iter().map(|link| text(&link["token"])).collect(),
        }
    }

    pub fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    /// What a seat sees.
    pub async fn frame(&self, seat: usize) -> Value {
        let path = self.path("/frame");
        let body = get(self.addr, &path, Some(&self.tokens[seat]))
            .await
            .expect("a frame");
        serde_json::from_str(&body).expect("JSON")
    }

    pub async fn info(&self) -> Value {
        let body = get(self.addr, &self.path(""), None).await.expect("a table");
        serde_json::from_str(&body).expect("JSON")
    }

    /// Asks as a seat; status and answer.
    pub async fn ask(&self, seat: usize, request: Value) -> (u16, Value) {
        self.ask_with(Some(&self.tokens[seat]), request).await
    }

    pub async fn ask_with(&self, token: Option<&str>, request: Value) -> (u16, Value) {
        let path = self.path("/requests");
        let body = request.to_string();
        let answer = http(self.addr, "POST", &path, token, body.as_bytes()).await;
        let (status, body) = answer.expect("an answer");
        (status, serde_json::from_str(&body).expect("JSON"))
    }

    /// Makes the choice with this number, or written so, and expects it to be done; returns the version.
    pub async fn act(&self, seat: usize, choice: impl Into<Value>) -> u64 {
        let version = self.frame(seat).await["version"].clone();
        let choice = choice.into();
        let request = json!({"do": "act", "version": version, "choice": choice});
        let (status, reply) = self.ask(seat, request).await;
        assert_eq!(status, 200, "{choice}: {reply}");
        reply["version"].as_u64().expect("a version")
    }

    /// Does the first thing that can be done; `None` at the end of the game.
    pub async fn act_any(&self, number: usize) -> Option<u64> {
        for seat in 0..self.tokens.len() {
            let frame = self.frame(seat).await;
            let choices = frame["choices"].as_array().expect("choices");
            if choices.is_empty() {
                continue;
            }
            let choice = number % choices.len();
            let request = json!({"do": "act", "version": frame["version"], "choice": choice});
            let (status, reply) = self.ask(seat, request).await;
            assert_eq!(status, 200, "{choice}: {reply}");
            return reply["version"].as_u64();
        }
        None
    }

    pub async fn connect(&self, seats: &[usize], since: Option<u32>) -> Client {
        let mut client = Client::connect(self.addr, &self.id)
            .await
            .expect("a connection");
        let tokens: Vec<String> = seats
            .iter()
            .map(|seat| self.tokens[*seat].clone())
            .collect();
        client.hello(&tokens, since).await.expect("hello");
        client
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().expect("text").to_owned()
}

/// The next message of this type.
pub async fn next(client: &mut Client, kind: &str) -> Value {
    loop {
        let text = client.next().await.expect("a message");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["type"] == kind {
            return message;
        }
        assert!(message["type"] != "error" || kind == "error", "{message}");
    }
}
