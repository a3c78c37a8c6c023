//! Changes of a document: put in or refused.
#![no_main]

use serde_json::Value;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let mut lines = text.splitn(2, '\n');
    let mut json = || serde_json::from_str::<Value>(lines.next()?).ok();
    if let (Some(mut document), Some(delta)) = (json(), json()) {
        let _ = towpath_delta::apply(&mut document, &delta);
    }
});
