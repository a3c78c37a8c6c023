//! Records: read, and replayed by the game they name.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| towpath_fuzz::check_record(data));
