//! Records: read, and replayed by the game they name.
#![no_main]

use towpath_core::TableSetup;
use towpath_core::record::RawRecord;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let Ok(raw) = RawRecord::read(text) else {
        return;
    };
    let header = &raw.header;
    let Some(game) = towpath_games::find(&header.game) else {
        return;
    };
    let setup = TableSetup {
        players: header.players,
        options: header.options.iter().cloned().collect(),
        edition: game.builtin_edition(),
        rules: header.rules,
    };
    let _ = game.replay(&setup, &raw);
});
