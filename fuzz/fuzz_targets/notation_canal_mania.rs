//! Actions of one game as text.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| towpath_fuzz::check_notation("canal-mania", data));
