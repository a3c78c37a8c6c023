//! A table over HTTP, and what its connections hear.

use crate::while_doing;
use serde_json::{Value, json};
use std::net::SocketAddr;
use towpath_core::Sampled;
use towpath_load::client::{Client, get, http, post};

/// A table with the tokens of its seats.
#[derive(Debug)]
pub struct Table {
    /// Where its server listens.
    pub addr: SocketAddr,
    /// Its id.
    pub id: String,
    /// The owner's token.
    pub owner: String,
    /// The token of each seat.
    pub tokens: Vec<String>,
}

impl Table {
    /// People who sit together.
    ///
    /// # Errors
    /// When the server does not make it.
    pub async fn new(addr: SocketAddr, game: &str, players: usize) -> Result<Table, String> {
        let seats: Vec<Value> = (0..players)
            .map(|n| json!({"kind": "here", "name": format!("P{n}")}))
            .collect();
        let wanted = json!({"game": game, "seats": seats, "settings": {"hints": "always"}});
        let created = post(addr, "/api/tables", None, &wanted).await;
        let created = created.map_err(while_doing("a new table"))?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let links = created["links"].as_array().into_iter().flatten();
        Ok(Table {
            addr,
            id: text(&created["table"]["id"]),
            owner: text(&created["owner"]),
            tokens: links.map(|link| text(&link["token"])).collect(),
        })
    }

    /// The address of something of this table.
    pub fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    /// Gets JSON.
    ///
    /// # Errors
    /// When there is none.
    pub async fn get(&self, rest: &str, token: Option<&str>) -> Result<Value, String> {
        let text = get(self.addr, &self.path(rest), token).await;
        let text = text.map_err(while_doing(rest))?;
        serde_json::from_str(&text).map_err(while_doing(rest))
    }

    /// Asks as a seat; status and answer.
    ///
    /// # Errors
    /// When there is no answer.
    pub async fn ask(&self, seat: usize, request: &Value) -> Result<(u16, Value), String> {
        let (path, body) = (self.path("/requests"), request.to_string());
        let token = self.tokens.get(seat).map(String::as_str);
        let answer = http(self.addr, "POST", &path, token, body.as_bytes()).await;
        let (status, body) = answer.map_err(while_doing("a request"))?;
        Ok((
            status,
            serde_json::from_str(&body).map_err(while_doing("a request"))?,
        ))
    }

    /// Makes a random choice of whoever has one; the version after it, or `None` when nobody has.
    ///
    /// # Errors
    /// When it is not done.
    pub async fn act(&self, random: &mut Sampled) -> Result<Option<u64>, String> {
        for seat in 0..self.tokens.len() {
            let frame = self.get("/frame", Some(&self.tokens[seat])).await?;
            let choices = frame["choices"].as_array().map_or(0, Vec::len);
            if choices == 0 {
                continue;
            }
            let choice = random.below(choices as u32);
            let request = json!({"do": "act", "version": frame["version"], "choice": choice});
            let (status, reply) = self.ask(seat, &request).await?;
            if status != 200 {
                return Err(format!("{request}: {status} {reply}"));
            }
            return Ok(reply["version"].as_u64());
        }
        Ok(None)
    }

    /// Takes a step back if somebody can; the version after it.
    ///
    /// # Errors
    /// When it is not done.
    pub async fn take_back(&self) -> Result<Option<u64>, String> {
        for seat in 0..self.tokens.len() {
            let frame = self.get("/frame", Some(&self.tokens[seat])).await?;
            if frame["undo"]["steps"].as_u64() > Some(0) {
                let undo = json!({"do": "undo", "version": frame["version"], "back": "step"});
                let (status, reply) = self.ask(seat, &undo).await?;
                return match status {
                    200 => Ok(reply["version"].as_u64()),
                    _ => Err(format!("{undo}: {status} {reply}")),
                };
            }
        }
        Ok(None)
    }
}

/// A connection that looks on, and what it knows.
#[derive(Debug)]
pub struct Listener {
    client: Client,
    /// The position as it was told last.
    pub frame: Value,
    /// The descriptions that came in changes.
    choices: Vec<Value>,
    steps: Vec<Value>,
}

impl Listener {
    /// Connects with these tokens, to be told by whole frames or by changes.
    ///
    /// # Errors
    /// When there is no connection.
    pub async fn new(table: &Table, tokens: &[String], changes: bool) -> Result<Listener, String> {
        let client = Client::connect(table.addr, &table.id).await;
        let mut client = client.map_err(while_doing("a connection"))?;
        let greeted = match changes {
            true => client.follow(tokens, None).await,
            false => client.hello(tokens, None).await,
        };
        greeted.map_err(while_doing("hello"))?;
        Ok(Listener {
            client,
            frame: Value::Null,
            choices: Vec::new(),
            steps: Vec::new(),
        })
    }

    /// Listens until it knows this version; gives every text that was sent, and every position that was told.
    ///
    /// # Errors
    /// When an error is sent, a change does not fit, or nothing comes.
    pub async fn listen(&mut self, version: u64) -> Result<(Vec<String>, Vec<Value>), String> {
        let (mut texts, mut frames) = (Vec::new(), Vec::new());
        while self.frame["version"].as_u64() < Some(version) || self.frame.is_null() {
            let text = self.client.next().await.map_err(while_doing("listening"))?;
            let message: Value = serde_json::from_str(&text).map_err(while_doing("a message"))?;
            match message["type"].as_str() {
                Some("frame") => self.frame = message["frame"].clone(),
                Some("change") => self.change(&message)?,
                Some("error") => return Err(text),
                _ => {
                    texts.push(text);
                    continue;
                }
            }
            texts.push(text);
            frames.push(self.frame.clone());
        }
        Ok((texts, frames))
    }

    fn change(&mut self, change: &Value) -> Result<(), String> {
        let fits = towpath_delta::apply(&mut self.frame, &change["set"]);
        fits.map_err(while_doing("a change"))?;
        for name in ["version", "log_after", "log", "clock"] {
            self.frame[name] = change[name].clone();
        }
        let dictionaries = [("choices", &mut self.choices), ("steps", &mut self.steps)];
        for (name, dictionary) in dictionaries {
            let new = &change[format!("new_{name}")];
            if let Some(from) = new["from"].as_u64() {
                dictionary.truncate(from as usize);
                dictionary.extend(new["list"].as_array().into_iter().flatten().cloned());
            }
            let numbers = change[name].as_array().into_iter().flatten();
            let listed = numbers.map(|n| {
                let number = n.as_u64().ok_or("a number")? as usize;
                dictionary.get(number).cloned().ok_or("a description")
            });
            let listed: Result<Vec<Value>, &str> = listed.collect();
            let listed = listed.map_err(|what| format!("a change lacks {what}: {change}"))?;
            self.frame[name] = Value::Array(listed);
        }
        Ok(())
    }
}
