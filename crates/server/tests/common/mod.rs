//! A server of one's own in a temporary folder, and a seat's view of a table over HTTP.
#![allow(dead_code, reason = "every test uses its own part")]

#[path = "../../../store/tests/common/mod.rs"]
pub mod postgres;

pub use postgres::Folder;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use towpath_core::Sampled;
use towpath_load::client::{Client, get, http, post};
use towpath_server::config::{Config, Partial};
use towpath_server::time::Time;
use towpath_server::{Running, start_at};

/// A running server; its data vanishes with it.
pub struct Served {
    pub addr: SocketAddr,
    pub running: Running,
    pub folder: Folder,
}

/// A configuration without limits in this folder.
pub fn config(folder: &Folder) -> Config {
    let partial = Partial::unlimited(folder.0.clone(), None);
    Config::merge(&partial, &Partial::default(), &Partial::default()).expect("a configuration")
}

pub async fn serve() -> Served {
    serve_with(|_| {}).await
}

/// A server without limits but for those that are set here.
pub async fn serve_with(change: impl FnOnce(&mut Config)) -> Served {
    serve_as(Folder::new("server"), Time::default(), change).await
}

/// A server in this folder, whose tables go by this time.
pub async fn serve_at(folder: Folder, time: Time) -> Served {
    serve_as(folder, time, |_| {}).await
}

async fn serve_as(folder: Folder, time: Time, change: impl FnOnce(&mut Config)) -> Served {
    let mut config = config(&folder);
    change(&mut config);
    let running = start_at(config, time).await;
    let running = running.expect("the server starts");
    Served {
        addr: running.addr,
        running,
        folder,
    }
}

impl Served {
    /// Lets time pass at once.
    pub fn wait(&self, seconds: u64) {
        let time = &self.running.app.time;
        time.advance(Duration::from_secs(seconds));
    }

    /// The server stops, is away for so many seconds and starts again in the same folder.
    pub async fn restart(self, away: u64) -> Served {
        let time = self.running.app.time.clone();
        self.running.stop().await;
        time.advance(Duration::from_secs(away));
        serve_at(self.folder, time).await
    }

    /// The same, but nothing is noted when the server goes.
    pub async fn crash(self, away: u64) -> Served {
        let app = self.running.app.clone();
        drop(self.running);
        app.stopping.send_replace(true);
        while app.metrics.tables.get() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        // A process that is killed holds its store no longer.
        let store = app.store.clone();
        let closed = tokio::task::spawn_blocking(move || store.close()).await;
        closed.expect("the store closes");
        app.time.advance(Duration::from_secs(away));
        serve_at(self.folder, app.time.clone()).await
    }

    /// A minute and a quarter pass with nobody there, and every table leaves memory.
    pub async fn unload(&self) {
        self.wait(75);
        while self.running.app.metrics.tables.get() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

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

    /// The same table at a server that was started again.
    pub fn at(mut self, served: &Served) -> Created {
        self.addr = served.addr;
        self
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

/// What a client keeps.
pub struct Follower {
    pub client: Client,
    pub frame: Value,
    /// The descriptions of choices and steps that it has been sent in changes.
    choices: Vec<Value>,
    steps: Vec<Value>,
    pub changes: u32,
    /// How many descriptions came with the last change.
    pub described: usize,
    /// Every message so far.
    pub heard: Vec<String>,
}

impl Follower {
    /// One who asks for changes.
    pub async fn new(table: &Created, seats: &[usize]) -> Follower {
        let mut client = Client::connect(table.addr, &table.id)
            .await
            .expect("a connection");
        let tokens: Vec<String> = seats.iter().map(|s| table.tokens[*s].clone()).collect();
        client.follow(&tokens, None).await.expect("hello");
        Follower::listening(client).await
    }

    /// One who is sent whole frames.
    pub async fn whole(table: &Created, seats: &[usize]) -> Follower {
        Follower::listening(table.connect(seats, None).await).await
    }

    async fn listening(client: Client) -> Follower {
        let mut follower = Follower {
            client,
            frame: Value::Null,
            choices: Vec::new(),
            steps: Vec::new(),
            changes: 0,
            described: 0,
            heard: Vec::new(),
        };
        follower.listen().await;
        follower
    }

    /// Takes the next frame or change.
    pub async fn listen(&mut self) {
        loop {
            let text = self.client.next().await.expect("a message");
            let message: Value = serde_json::from_str(&text).expect("JSON");
            self.heard.push(text);
            match message["type"].as_str() {
                Some("frame") => {
                    self.frame = message["frame"].clone();
                    return;
                }
                Some("change") => return self.change(&message),
                Some("error") => panic!("{message}"),
                _ => {}
            }
        }
    }

    fn change(&mut self, change: &Value) {
        self.changes += 1;
        let fields = change.as_object().expect("an object").keys();
        let mut fields: Vec<&str> = fields.map(String::as_str).collect();
        fields.retain(|name| !name.starts_with("new_"));
        fields.sort_unstable();
        let described = [
            "choices",
            "clock",
            "log",
            "log_after",
            "set",
            "steps",
            "type",
            "version",
        ];
        assert_eq!(fields, described, "as api::Change says");
        towpath_delta::apply(&mut self.frame, &change["set"]).expect("it fits");
        for name in ["version", "log_after", "log", "clock"] {
            self.frame[name] = change[name].clone();
        }
        self.described = 0;
        let dictionaries = [("choices", &mut self.choices), ("steps", &mut self.steps)];
        for (name, dictionary) in dictionaries {
            let new = &change[format!("new_{name}")];
            if let Some(from) = new["from"].as_u64() {
                dictionary.truncate(from as usize);
                assert_eq!(dictionary.len(), from as usize, "no number is left out");
                let list = new["list"].as_array().expect("descriptions");
                self.described += list.len();
                dictionary.extend(list.iter().cloned());
            }
            let numbers = change[name].as_array().expect("numbers").iter();
            let listed =
                numbers.map(|n| dictionary[n.as_u64().expect("a number") as usize].clone());
            self.frame[name] = Value::Array(listed.collect());
        }
    }

    /// The frame is what somebody who asks for a whole one gets.
    pub async fn compare(&self, whole: &mut Client) {
        let message = next(whole, "frame").await;
        assert_eq!(self.frame, message["frame"]);
    }
}

/// Takes a step back where a seat can.
pub async fn take_back(table: &Created) -> bool {
    for seat in 0..table.tokens.len() {
        let frame = table.frame(seat).await;
        if frame["undo"]["steps"].as_u64() > Some(0) {
            let request = json!({"do": "undo", "version": frame["version"], "back": "step"});
            assert_eq!(table.ask(seat, request).await.0, 200);
            return true;
        }
    }
    false
}

/// A value of about the shape of a schema, now and then of another.
pub fn make(schema: &Value, page: &Value, random: &mut Sampled, depth: u32) -> Value {
    if depth > 6 || random.below(12) == 0 {
        let odd = [
            json!(null),
            json!(-1),
            json!(1e300),
            json!("\u{202e}'\"<>%00"),
            json!([[]]),
            json!({"a": {}}),
            json!(true),
        ];
        return odd[random.below(odd.len() as u32) as usize].clone();
    }
    if let Some(reference) = schema["$ref"].as_str() {
        let target = page
            .pointer(&reference[1..])
            .expect("a schema that is there");
        return make(target, page, random, depth + 1);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(list) = schema[key].as_array() {
            return make(
                &list[random.below(list.len() as u32) as usize],
                page,
                random,
                depth + 1,
            );
        }
    }
    if let Some(list) = schema["allOf"].as_array() {
        let mut all = json!({});
        for part in list {
            if let (Value::Object(all), Value::Object(part)) =
                (&mut all, make(part, page, random, depth + 1))
            {
                all.extend(part);
            }
        }
        return all;
    }
    if let Some(list) = schema["enum"].as_array() {
        return list[random.below(list.len() as u32) as usize].clone();
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[random.below(kinds.len() as u32) as usize].as_str(),
        kind => kind.as_str(),
    };
    match kind {
        Some("string") => {
            let words = [
                "",
                "arriala",
                "random",
                "Ada",
                "2026-05-17",
                "lock c4",
                "0123456789abcdef",
                "ö\n",
            ];
            json!(words[random.below(words.len() as u32) as usize])
        }
        Some("integer" | "number") => {
            json!([0, 1, 2, 255, 256, 4_294_967_295_i64][random.below(6) as usize])
        }
        Some("boolean") => json!(random.below(2) == 1),
        Some("array") => {
            let length = random.below(4);
            Value::Array(
                (0..length)
                    .map(|_| make(&schema["items"], page, random, depth + 1))
                    .collect(),
            )
        }
        Some("object") => {
            let mut object = serde_json::Map::new();
            for (name, field) in schema["properties"].as_object().into_iter().flatten() {
                if random.below(5) > 0 {
                    object.insert(name.clone(), make(field, page, random, depth + 1));
                }
            }
            Value::Object(object)
        }
        _ => Value::Null,
    }
}
