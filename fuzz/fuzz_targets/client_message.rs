//! What clients send over a WebSocket, and the bodies of requests.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| towpath_fuzz::check_client_message(data));
