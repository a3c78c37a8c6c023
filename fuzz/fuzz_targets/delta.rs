//! Changes of a document: put in or refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| towpath_fuzz::check_delta(data));
