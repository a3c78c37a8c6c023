//! Records: read, and replayed by the game they name.
#![no_main]

use towpath_core::TableSetup;
use towpath_core::record::RawRecord;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let Ok(mut raw) = RawRecord::read(text) else {
        return;
    };
    let Some(game) = towpath_games::find(&raw.header.game) else {
        return;
    };
    let edition = game.builtin_edition();
    // Whoever replays has looked the edition up by its hash.
    raw.header.edition = edition.hash();
    let header = &raw.header;
    let setup = TableSetup {
        players: header.players,
        options: header.options.iter().cloned().collect(),
        edition,
        rules: header.rules,
    };
    let _ = game.replay(&setup, &raw);
});
