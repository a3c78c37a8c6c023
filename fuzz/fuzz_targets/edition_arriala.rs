//! Component data of one game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| towpath_fuzz::check_edition("arriala", data));
