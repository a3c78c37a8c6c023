//! Scenarios: read and run.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let Ok(scenarios) = towpath_scenario::parse("fuzz", text) else {
        return;
    };
    for scenario in &scenarios {
        if let Some(game) = towpath_games::find(&scenario.game) {
            let _ = game.run_scenario(scenario, game.builtin_edition());
        }
    }
});
