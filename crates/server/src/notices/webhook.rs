//! Webhooks: a signed request to an address of a program, with the headers of Standard Webhooks
//! (`webhook-id`, `webhook-timestamp`, `webhook-signature`).

use super::outside::Trouble;
use super::words::{Said, address};
use crate::app::App;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;

/// The secret of a channel: nothing is stored of it, it follows from the store's key.
fn secret(app: &App, channel: &str) -> [u8; 32] {
    app.key.derive("webhook", channel)
}

/// The secret as Standard Webhooks writes it.
pub fn secret_text(app: &App, channel: &str) -> String {
    format!("whsec_{}", STANDARD.encode(secret(app, channel)))
}

/// Sends a message; the status of the answer.
///
/// # Errors
/// Why there is none.
pub(super) async fn send(
    app: &App,
    channel: &str,
    url: &str,
    name: &str,
    said: &Said,
    language: &str,
) -> Result<u16, Trouble> {
    let now = app.time.now();
    let body = body(app, said, language, now).to_string();
    let id = format!("msg_{name}");
    let seconds = (now / 1000).to_string();
    let mac = Hmac::<Sha256>::new_from_slice(&secret(app, channel));
    let mac = mac.expect("HMAC takes keys of any length");
    let mac = mac
        .chain_update(format!("{id}.{seconds}.{body}"))
        .finalize();
    let signature = format!("v1,{}", STANDARD.encode(mac.into_bytes()));
    let headers = [
        ("content-type", "application/json".to_owned()),
        ("webhook-id", id),
        ("webhook-timestamp", seconds),
        ("webhook-signature", signature),
    ];
    let outside = &app.notices.outside;
    outside.post(url, &headers, body.into_bytes()).await
}

/// What is sent. `content` is what Discord shows and `text` what most others do; a program reads `type` and `data`.
fn body(app: &App, said: &Said, language: &str, now: i64) -> Value {
    let short = said.short(language);
    let link = address(app, &short.path);
    let line = match short.body.is_empty() {
        true => format!("{} {link}", short.title),
        false => format!("{}: {} {link}", short.title, short.body),
    };
    let (kind, data) = match said {
        Said::Turns(tables) => {
            let tables = tables.iter().map(|table| {
                json!({
                    "table": table.id,
                    "game": table.game,
                    "name": table.name,
                    "version": table.version,
                    "url": address(app, &table.path()),
                })
            });
            ("turn", json!({"tables": tables.collect::<Vec<_>>()}))
        }
        Said::Test | Said::Code(_) => ("test", json!({})),
    };
    json!({
        "type": kind,
        "timestamp": crate::time::rfc3339(now),
        "data": data,
        "content": line,
        "text": line,
    })
}
