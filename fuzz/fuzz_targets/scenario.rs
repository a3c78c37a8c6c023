//! Scenarios: read and run.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| towpath_fuzz::check_scenario(data));
