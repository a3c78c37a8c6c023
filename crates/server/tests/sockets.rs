//! Arbitrary WebSocket frames: every opcode, reserved bits, wrong lengths, pieces out of order, masked or not, before and
//! after the greeting. A connection may be closed for it; the table and everybody else go on.

mod common;

use common::{Created, next, serve};
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use towpath_core::Sampled;
use towpath_load::client::get;

/// A connection whose frames are made by hand.
async fn upgrade(table: &Created) -> TcpStream {
    let mut stream = TcpStream::connect(table.addr).await.expect("a connection");
    let head = format!(
        "GET {} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        table.path("/live")
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = vec![0; 2048];
    let length = stream.read(&mut answer).await.expect("an answer");
    assert!(answer[..length].starts_with(b"HTTP/1.1 101 "));
    stream
}

/// A frame of a client.
fn frame(first: u8, payload: &[u8], mask: Option<[u8; 4]>) -> Vec<u8> {
    let bit = if mask.is_some() { 0x80 } else { 0 };
    let mut bytes = vec![first];
    match payload.len() {
        short @ 0..126 => bytes.push(bit | short as u8),
        long => {
            bytes.push(bit | 126);
            bytes.extend((long as u16).to_be_bytes());
        }
    }
    match mask {
        None => bytes.extend(payload),
        Some(mask) => {
            bytes.extend(mask);
            bytes.extend(payload.iter().zip(mask.iter().cycle()).map(|(b, m)| b ^ m));
        }
    }
    bytes
}

/// One arbitrary frame.
fn any_frame(random: &mut Sampled) -> Vec<u8> {
    let words: [&[u8]; 8] = [
        b"",
        b"{",
        b"\xff\xfe\xfd",
        br#"{"type":"ping"}"#,
        br#"{"type":"look","look":"everything"}"#,
        br#"{"type":"request","id":1,"request":{"do":"act","version":0,"choice":0}}"#,
        br#"{"type":"request","id":4294967295,"request":{"do":"plan","version":0,"choices":[]}}"#,
        b"\x03\xe8bye",
    ];
    let mut payload = words[random.below(8) as usize].to_vec();
    if random.below(4) == 0 {
        payload = (0..random.below(400))
            .map(|_| random.below(256) as u8)
            .collect();
    }
    let mask = [1, 2, 3, 4].map(|_: u8| random.below(256) as u8);
    let mask = (random.below(5) > 0).then_some(mask);
    let first = match random.below(3) {
        0 => random.below(256) as u8,
        1 => 0x80 | random.below(16) as u8,
        _ => 0x81,
    };
    let mut bytes = frame(first, &payload, mask);
    match random.below(8) {
        // A length that is never reached, or is past every limit.
        0 => bytes
            .splice(1..2, [0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
            .for_each(drop),
        1 => bytes.truncate(bytes.len() / 2),
        _ => {}
    }
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn arbitrary_frames_harm_nobody() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut other = table.connect(&[1], None).await;
    next(&mut other, "frame").await;
    let mut random = Sampled::new(9);
    for round in 0..120 {
        let mut stream = upgrade(&table).await;
        if round % 3 > 0 {
            let changes = round % 3 == 1;
            let hello = json!({"type": "hello", "tokens": [table.tokens[0]], "changes": changes});
            let hello = frame(0x81, hello.to_string().as_bytes(), Some([7, 7, 7, 7]));
            stream.write_all(&hello).await.expect("sent");
        }
        for _ in 0..random.below(12) {
            let sent = stream.write_all(&any_frame(&mut random)).await;
            if sent.is_err() {
                break;
            }
        }
        // Some are read to their end, some are dropped with what was sent to them.
        if round % 4 == 0 {
            let _ = stream.shutdown().await;
            let mut rest = Vec::new();
            let read = stream.read_to_end(&mut rest);
            let _ = tokio::time::timeout(Duration::from_secs(20), read).await;
        }
    }
    let version = table.act_any(0).await.expect("the game goes on");
    loop {
        let told = next(&mut other, "frame").await;
        if told["frame"]["version"].as_u64() >= Some(version) {
            break;
        }
    }
    assert_eq!(
        get(served.addr, "/healthz", None).await.expect("health"),
        "ok"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_follower_is_let_go_and_comes_back() {
    let served = serve().await;
    let table = served.two_people(json!({})).await;
    let mut slow = table.connect(&[0], None).await;
    next(&mut slow, "frame").await;
    // It asks and asks, and reads nothing: what waits for it is bounded.
    let mut asked = 0;
    while asked < 20_000 {
        let look = r#"{"type":"look","look":{"seat":0}}"#;
        let sent = tokio::time::timeout(Duration::from_millis(200), slow.send_text(look)).await;
        if !matches!(sent, Ok(Ok(()))) {
            break;
        }
        asked += 1;
    }
    for number in 0..8 {
        table.act_any(number).await.expect("the game goes on");
    }
    drop(slow);
    let mut back = table.connect(&[0], Some(0)).await;
    let told = next(&mut back, "frame").await;
    assert_eq!(
        (&told["frame"]["version"], &told["frame"]["log_after"]),
        (&json!(8), &json!(0))
    );
}
