//! Where messages arrive: a receiver of webhooks and of Web Push, a browser that decrypts, and a mail server.
#![allow(dead_code, reason = "every test uses its own part")]

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use ring::{aead, hkdf};
use serde_json::{Value, json};
use sha2::Sha256;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// What a receiver answers.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    Status(u16),
    /// A redirect to this address.
    Redirect(String),
    /// Nothing, ever.
    Hang,
}

/// A request that has arrived.
#[derive(Clone, Debug)]
pub struct Received {
    pub path: String,
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

impl Received {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }

    /// The table of the only turn that a webhook tells of; its signature has to be right.
    pub fn signed(&self, secret: &str) -> Value {
        let secret = secret.strip_prefix("whsec_").expect("a secret");
        let key = STANDARD.decode(secret).expect("base64");
        let (id, time) = (
            &self.headers["webhook-id"],
            &self.headers["webhook-timestamp"],
        );
        let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("a key");
        mac.update(format!("{id}.{time}.").as_bytes());
        mac.update(&self.body);
        let wanted = format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()));
        assert_eq!(self.headers["webhook-signature"], wanted);
        self.json()
    }
}

/// A server that takes every request and answers as it is told.
pub struct Sink {
    pub addr: SocketAddr,
    pub answer: Arc<Mutex<Answer>>,
    arrived: mpsc::UnboundedReceiver<Received>,
}

impl Sink {
    pub async fn start() -> Sink {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let addr = listener.local_addr().expect("an address");
        let answer = Arc::new(Mutex::new(Answer::Status(204)));
        let (tell, arrived) = mpsc::unbounded_channel();
        let answers = answer.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, tell.clone(), answers.clone()));
            }
        });
        Sink {
            addr,
            answer,
            arrived,
        }
    }

    pub fn url(&self) -> String {
        format!("http://{}/hook", self.addr)
    }

    pub fn answer(&self, answer: Answer) {
        *self.answer.lock().expect("no panic") = answer;
    }

    /// The next request.
    pub async fn next(&mut self) -> Received {
        let next = timeout(Duration::from_secs(20), self.arrived.recv()).await;
        next.expect("a message in time").expect("a message")
    }

    /// Nothing arrives for a while.
    pub async fn silence(&mut self) {
        let next = timeout(Duration::from_millis(700), self.arrived.recv()).await;
        assert!(next.is_err(), "a message that nobody wants: {next:?}");
    }
}

async fn take(
    stream: TcpStream,
    tell: mpsc::UnboundedSender<Received>,
    answer: Arc<Mutex<Answer>>,
) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).await.ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut headers = HashMap::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else {
            break;
        };
        headers.insert(name.to_lowercase(), value.to_owned());
    }
    let mut body = vec![0; headers.get("content-length")?.parse().ok()?];
    stream.read_exact(&mut body).await.ok()?;
    let answer = answer.lock().expect("no panic").clone();
    let received = Received {
        path,
        headers,
        body,
    };
    tell.send(received).ok()?;
    let text = match answer {
        Answer::Status(status) => format!("HTTP/1.1 {status} So\r\ncontent-length: 0\r\n\r\n"),
        Answer::Redirect(to) => {
            format!("HTTP/1.1 307 So\r\nlocation: {to}\r\ncontent-length: 0\r\n\r\n")
        }
        Answer::Hang => {
            tokio::time::sleep(Duration::from_secs(3600)).await;
            return None;
        }
    };
    stream.write_all(text.as_bytes()).await.ok()
}

/// A browser's subscription.
pub struct Subscriber {
    secret: SecretKey,
    auth: [u8; 16],
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(key: &hkdf::Prk, purpose: &[&[u8]]) -> [u8; N] {
    let mut bytes = [0; N];
    let made = key.expand(purpose, Length(N)).expect("a length");
    made.fill(&mut bytes).expect("the same length");
    bytes
}

impl Subscriber {
    pub fn new(number: u8) -> Subscriber {
        Subscriber {
            secret: SecretKey::from_slice(&[number; 32]).expect("a key"),
            auth: [number; 16],
        }
    }

    fn public(&self) -> Vec<u8> {
        let point = self.secret.public_key().to_sec1_point(false);
        point.as_bytes().to_vec()
    }

    /// What a page sends to the server.
    pub fn channel(&self, endpoint: &str) -> Value {
        json!({
            "kind": "push",
            "endpoint": endpoint,
            "p256dh": URL_SAFE_NO_PAD.encode(self.public()),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
        })
    }

    /// Decrypts a message as RFC 8291 says, and checks who has signed it.
    pub fn read(&self, received: &Received, push_key: &str, audience: &str) -> Value {
        assert_eq!(received.headers["content-encoding"], "aes128gcm");
        assert!(received.headers["ttl"].parse::<u32>().is_ok());
        assert_eq!(received.headers["topic"].len(), 32);
        let signed = received.headers["authorization"].strip_prefix("vapid t=");
        let (token, key) = signed
            .and_then(|rest| rest.split_once(", k="))
            .expect("VAPID");
        assert_eq!(key, push_key);
        let (text, signature) = token.rsplit_once('.').expect("a token");
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64");
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key))
            .verify(text.as_bytes(), &decode(signature))
            .expect("its signature");
        let claims = decode(text.split_once('.').expect("two parts").1);
        let claims: Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], audience);

        let body = &received.body;
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[4], 65);
        let (theirs, sealed) = rest[5..].split_at(65);
        let point = PublicKey::from_sec1_bytes(theirs).expect("a point");
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), point.as_affine());
        let secret = hkdf::Salt::new(hkdf::HKDF_SHA256, &self.auth)
            .extract(shared.raw_secret_bytes().as_slice());
        let own = self.public();
        let input: [u8; 32] = expand(&secret, &[b"WebPush: info\0", &own, theirs]);
        let secret = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(&input);
        let key: [u8; 16] = expand(&secret, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = expand(&secret, &[b"Content-Encoding: nonce\0"]);
        let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key");
        let mut sealed = sealed.to_vec();
        let text = aead::LessSafeKey::new(key)
            .open_in_place(
                aead::Nonce::assume_unique_for_key(nonce),
                aead::Aad::empty(),
                &mut sealed,
            )
            .expect("it is for this browser");
        let text = text.strip_suffix(&[2]).expect("the last record");
        serde_json::from_slice(text).expect("JSON")
    }
}

/// A mail that has arrived.
#[derive(Clone, Debug)]
pub struct Mail {
    pub to: Vec<String>,
    /// Headers, unfolded, and the text, decoded.
    pub head: String,
    pub text: String,
}

impl Mail {
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines();
        lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }
}

/// A mail server on this machine.
pub struct MailSink {
    pub addr: SocketAddr,
    /// The answer to `RCPT TO`.
    pub recipient: Arc<Mutex<u16>>,
    arrived: mpsc::UnboundedReceiver<Mail>,
}

impl MailSink {
    pub async fn start() -> MailSink {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let addr = listener.local_addr().expect("an address");
        let recipient = Arc::new(Mutex::new(250));
        let (tell, arrived) = mpsc::unbounded_channel();
        let code = recipient.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take_mail(stream, tell.clone(), code.clone()));
            }
        });
        MailSink {
            addr,
            recipient,
            arrived,
        }
    }

    pub async fn next(&mut self) -> Mail {
        let next = timeout(Duration::from_secs(20), self.arrived.recv()).await;
        next.expect("a mail in time").expect("a mail")
    }

    pub async fn silence(&mut self) {
        let next = timeout(Duration::from_millis(700), self.arrived.recv()).await;
        assert!(next.is_err(), "a mail that nobody wants: {next:?}");
    }
}

async fn take_mail(
    stream: TcpStream,
    tell: mpsc::UnboundedSender<Mail>,
    recipient: Arc<Mutex<u16>>,
) -> Option<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await.ok()?;
    let mut to = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let answer = match line.get(..4)? {
            "EHLO" => "250 sink\r\n".to_owned(),
            "RCPT" => {
                let code = *recipient.lock().expect("no panic");
                if code == 250 {
                    to.push(line.trim_end().to_owned());
                }
                format!("{code} so\r\n")
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") {
                    stream.read_line(&mut mail).await.ok()?;
                }
                tell.send(read_mail(&mail, std::mem::take(&mut to))).ok()?;
                "250 taken\r\n".to_owned()
            }
            "QUIT" => "221 bye\r\n".to_owned(),
            _ => "250 so\r\n".to_owned(),
        };
        stream.write_all(answer.as_bytes()).await.ok()?;
    }
}

fn read_mail(mail: &str, to: Vec<String>) -> Mail {
    let (head, text) = mail.split_once("\r\n\r\n").expect("a head");
    let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
    let text = text.strip_suffix(".\r\n").expect("its end");
    let text = match head.contains("quoted-printable") {
        true => unquote(text),
        false if head.contains("base64") => {
            let joined = text.split_whitespace().collect::<String>();
            String::from_utf8(STANDARD.decode(joined).expect("base64")).expect("text")
        }
        false => text.to_owned(),
    };
    Mail { to, head, text }
}

fn unquote(text: &str) -> String {
    let text = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'=' => {
                let digits = [rest.next(), rest.next()].map(|digit| digit.expect("a digit"));
                let digits = std::str::from_utf8(&digits).expect("digits").to_owned();
                bytes.push(u8::from_str_radix(&digits, 16).expect("a number"));
            }
            other => bytes.push(other),
        }
    }
    String::from_utf8(bytes).expect("text")
}
