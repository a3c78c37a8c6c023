//! Golden transcripts: whole games as text. One that changes shows what a change of the rules does in play.

use crate::blessed;
use std::fmt::Write;
use std::path::Path;
use towpath_core::record::without_hash;
use towpath_core::{
    Audience, By, Match, Outcome, RandomPolicy, Sampled, ScenarioSupport, SeatInfo, Seed,
    TableSetup,
};

/// The position is rendered after every so many decisions.
const RENDER_EVERY: u32 = 20;
/// The name of every seat, which stands in the stored transcripts.
const SEAT_NAME: &str = "eager";
/// A transcript stops after so many decisions.
const LONGEST: u32 = 2000;

/// A game between random players with heuristic weights, all of which follows from the number, as text: the record, indented
/// under each decision what happened, and now and then the position.
///
/// # Panics
/// When the table cannot be built or the game breaks an invariant that [`crate::conform`] tries.
pub fn transcript<G: ScenarioSupport>(setup: &TableSetup, number: u64) -> String {
    let game = G::build(setup).expect("the table of a transcript can be built");
    let seat = SeatInfo {
        by: By::Bot,
        name: SEAT_NAME.to_owned(),
    };
    let seats = vec![seat; usize::from(setup.players)];
    let mut table = Match::start(game, setup, seats, Seed::from_number(number));
    let mut random = Sampled::new(number);
    let mut listed = Vec::new();
    // The hash of the component data is left out, because a comment in a data file changes nothing in play; and with it
    // the hashes of the lines, which depend on it. What is left is written as in format 1.
    let mut text = "towpath-record 1\n".to_owned();
    let head = table.record();
    for line in head.lines().skip(1).map(without_hash) {
        if !line.starts_with("edition ") {
            let _ = writeln!(text, "{line}");
        }
    }
    render(&mut text, &table);
    while let Some(seat) = table.game().to_act(table.state()).first() {
        let version = table.version();
        if version == LONGEST {
            let _ = writeln!(text, "and so on");
            return text;
        }
        listed.clear();
        table.game().legal(table.state(), seat, &mut listed);
        let action = RandomPolicy::Heuristic
            .choose(table.game(), table.state(), &listed, &mut random)
            .expect("some action has a weight");
        let told = table
            .submit(version, seat, By::Bot, action)
            .expect("a listed action is accepted")
            .to_vec();
        let line = table.entry_line(version + 1).unwrap_or_default();
        let _ = writeln!(text, "{}", without_hash(&line));
        for logged in told {
            let _ = writeln!(text, "    {:?}", logged.event);
        }
        if (version + 1).is_multiple_of(RENDER_EVERY) {
            render(&mut text, &table);
        }
    }
    render(&mut text, &table);
    if let Some(outcome) = table.game().outcome(table.state()) {
        write_outcome(&mut text, &outcome);
    }
    text
}

fn write_outcome(text: &mut String, outcome: &Outcome) {
    for score in &outcome.scores {
        let (side, total) = (score.side.index() + 1, score.total);
        let _ = write!(text, "side {side} total {total}:");
        for part in &score.parts {
            let _ = write!(text, " {}={}", part.key, part.points);
        }
        let _ = writeln!(text);
    }
    let winners: Vec<String> = outcome.winners.iter().map(|s| s.to_string()).collect();
    let (winners, places) = (winners.join(" "), &outcome.places);
    let _ = write!(text, "won by [{winners}] places {places:?}");
    if let Some(grade) = outcome.grade {
        let _ = write!(text, " grade {grade}");
    }
    let _ = writeln!(text);
}

fn render<G: ScenarioSupport>(text: &mut String, table: &Match<G>) {
    let known = table.information_state(Audience::Everything);
    for line in table.game().render_text(&known).lines() {
        // No line of a stored file ends in a blank.
        let _ = writeln!(text, "{}", format!("  | {line}").trim_end());
    }
}

/// Compares a transcript with its file, or rewrites it ([`blessed::BLESS`]); for tests.
///
/// # Panics
/// With the first line that differs.
pub fn check<G: ScenarioSupport>(setup: &TableSetup, number: u64, file: &Path) {
    if let Err(message) = blessed::compare(file, &transcript::<G>(setup, number)) {
        panic!("{message}");
    }
}
