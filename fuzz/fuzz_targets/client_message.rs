//! What clients send over a WebSocket, and the bodies of requests.
#![no_main]

use towpath_server::api::{ClientMessage, CreateTable, Request};

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = serde_json::from_slice::<ClientMessage>(data);
    let _ = serde_json::from_slice::<Request>(data);
    let _ = serde_json::from_slice::<CreateTable>(data);
});
