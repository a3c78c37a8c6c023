//! A browser with its cookies, and an authenticator in software.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU8, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A browser that has one page of ours open.
#[derive(Clone)]
pub struct Browser {
    pub addr: SocketAddr,
    /// The cookie it was given, as `name=value`.
    pub cookie: Option<String>,
    /// What it says about the page that asks.
    pub headers: Vec<(&'static str, String)>,
    /// The last `Set-Cookie`, with its attributes.
    pub given: Option<String>,
}

impl Browser {
    pub fn new(addr: SocketAddr) -> Browser {
        let port = addr.port();
        Browser {
            addr,
            cookie: None,
            headers: vec![
                ("origin", format!("http://localhost:{port}")),
                ("host", format!("localhost:{port}")),
                ("user-agent", "Firefox/140.0 (X11; Linux)".to_owned()),
            ],
            given: None,
        }
    }

    /// The same browser, but another page asks.
    pub fn from(&self, headers: &[(&'static str, &str)]) -> Browser {
        let mut other = self.clone();
        other.headers = headers.iter().map(|(n, v)| (*n, (*v).to_owned())).collect();
        other
    }

    pub async fn get(&mut self, path: &str) -> (u16, Value) {
        self.ask("GET", path, None).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> (u16, Value) {
        self.ask("POST", path, Some(body)).await
    }

    /// Posts and expects it to be done.
    pub async fn done(&mut self, path: &str, body: Value) -> Value {
        let (status, answer) = self.post(path, body).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            head += &format!("cookie: other=1; {cookie}\r\n");
        }
        if !body.is_empty() {
            let length = body.len();
            head += &format!("content-type: application/json\r\ncontent-length: {length}\r\n");
        }
        let mut stream = TcpStream::connect(self.addr).await.expect("a connection");
        stream
            .write_all(format!("{head}\r\n{body}").as_bytes())
            .await
            .expect("it is sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        let answer = String::from_utf8(answer).expect("text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        for line in head.lines() {
            let Some(given) = line.strip_prefix("set-cookie: ") else {
                continue;
            };
            self.given = Some(given.to_owned());
            let pair = given.split(';').next().expect("a pair");
            self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
        }
        let status = head.split(' ').nth(1).expect("a status");
        let status = status.parse().expect("a number");
        (status, serde_json::from_str(body).unwrap_or(json!(body)))
    }

    /// Signs up with this authenticator; the recovery codes.
    pub async fn sign_up(&mut self, name: &str, device: &mut Authenticator) -> Vec<String> {
        let begun = self
            .done("/api/account/sign-up", json!({"name": name}))
            .await;
        let finish = self.answer_new(&begun, device, "laptop");
        let made = self.done("/api/account/sign-up/finish", finish).await;
        assert_eq!(made["account"]["name"], name);
        let codes: Vec<String> = serde_json::from_value(made["codes"].clone()).expect("codes");
        codes
    }

    pub fn origin(&self) -> String {
        format!("http://localhost:{}", self.addr.port())
    }

    pub fn answer_new(&self, begun: &Value, device: &mut Authenticator, name: &str) -> Value {
        let credential = device.register(&begun["options"], &self.origin());
        json!({"ceremony": begun["ceremony"], "credential": credential, "name": name})
    }

    pub async fn sign_in(&mut self, device: &mut Authenticator) -> (u16, Value) {
        let begun = self.done("/api/account/sign-in", json!({})).await;
        let credential = device.assert(&begun["options"], &self.origin());
        let finish = json!({"ceremony": begun["ceremony"], "credential": credential});
        self.post("/api/account/sign-in/finish", finish).await
    }
}

/// An authenticator with one passkey.
#[derive(Clone)]
pub struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    user: String,
    pub counter: u32,
    /// Whether it has made sure who holds it.
    pub verifies: bool,
}

fn encode(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Authenticator {
    pub fn new() -> Authenticator {
        static NEXT: AtomicU8 = AtomicU8::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Authenticator {
            key: SigningKey::from_slice(&[number; 32]).expect("a key"),
            id: vec![number; 16],
            user: String::new(),
            counter: 0,
            verifies: true,
        }
    }

    fn client_data(kind: &str, options: &Value, origin: &str) -> Vec<u8> {
        let challenge = &options["challenge"];
        let data =
            json!({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false});
        data.to_string().into_bytes()
    }

    fn data(&self, rp: &str, flags: u8) -> Vec<u8> {
        let verified = if self.verifies { 0x04 } else { 0 };
        let mut data = Sha256::digest(rp.as_bytes()).to_vec();
        data.push(flags | 0x01 | verified);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// Makes the passkey that is asked for.
    pub fn register(&mut self, options: &Value, origin: &str) -> Value {
        let wanted = &options["authenticatorSelection"];
        assert_eq!(
            wanted["residentKey"], "required",
            "it is found without a name"
        );
        assert_eq!(wanted["userVerification"], "required");
        self.user = options["user"]["id"].as_str().expect("a user").to_owned();
        let point = self.key.verifying_key().to_sec1_point(false);
        let point = point.as_bytes();
        let mut data = self.data(options["rp"]["id"].as_str().expect("a host"), 0x40);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..]);
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(data.len() as u8);
        object.extend(data);
        let client = Self::client_data("webauthn.create", options, origin);
        json!({
            "id": encode(&self.id), "rawId": encode(&self.id), "type": "public-key",
            "response": {"attestationObject": encode(object), "clientDataJSON": encode(client)},
            "clientExtensionResults": {},
        })
    }

    /// Shows the passkey.
    pub fn assert(&mut self, options: &Value, origin: &str) -> Value {
        self.counter += 1;
        let data = self.data(options["rpId"].as_str().expect("a host"), 0);
        let client = Self::client_data("webauthn.get", options, origin);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(&client));
        let signature: Signature = self.key.sign(&signed);
        json!({
            "id": encode(&self.id), "rawId": encode(&self.id), "type": "public-key",
            "response": {
                "authenticatorData": encode(data), "clientDataJSON": encode(client),
                "signature": encode(signature.to_der()), "userHandle": self.user,
            },
            "clientExtensionResults": {},
        })
    }
}
