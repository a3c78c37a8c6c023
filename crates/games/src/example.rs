//! Scenarios played before somebody's eyes: the diagrams and worked examples of the rules references.

use crate::erased::LogLine;
use crate::playable::Playable;
use crate::projection::{json, log_line};
use serde_json::value::RawValue;
use towpath_core::{Audience, Match, Message};
use towpath_scenario::{Fault, Scenario, Seen};

/// A scenario as a screen shows it, step by step.
#[derive(Clone, Debug)]
pub struct Example {
    /// What never changes, as JSON.
    pub board: Box<RawValue>,
    /// The position as it is given, then after each step.
    pub frames: Vec<ExampleFrame>,
}

/// One moment of an example.
#[derive(Clone, Debug)]
pub struct ExampleFrame {
    /// The position as JSON, as the seat that acts first sees it.
    pub view: Box<RawValue>,
    /// What has just happened.
    pub log: Vec<LogLine>,
    /// The rule that has just refused something, and why.
    pub refused: Option<(&'static str, Message)>,
}

pub(crate) fn play<G: Playable>(scenario: &Scenario) -> Result<Example, Fault> {
    let mut audience = Audience::Spectator;
    let mut board = None;
    let mut frames = Vec::new();
    let mut told = 0;
    let mut look = |shown: &Match<G>, seen: Seen| {
        let game = shown.game();
        if let Seen::Given(seat) = seen {
            audience = seat.map_or(Audience::Spectator, Audience::Seat);
            board = Some(json(&game.board()));
            told = shown.version();
        }
        let log = shown.log_for(audience, told + 1);
        told = shown.version();
        let info = shown.information_state(audience);
        frames.push(ExampleFrame {
            view: json(&game.view(&info)),
            log: log.iter().map(|logged| log_line(game, logged)).collect(),
            refused: match seen {
                Seen::Refused { rule, why, .. } => Some((rule, why)),
                Seen::Given(_) | Seen::Done => None,
            },
        });
    };
    towpath_scenario::watch::<G>(scenario, G::builtin_edition(), &mut look)?;
    let board = board.expect("the position as it is given was seen");
    Ok(Example { board, frames })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The scenarios of all diagrams hold, and each shows what it is about.
    #[test]
    fn every_diagram_can_be_stepped_through() {
        for diagram in towpath_reference::DIAGRAMS {
            let game = crate::find(diagram.game).expect("a folder of fixtures is a game");
            let read = towpath_scenario::parse(diagram.file, diagram.scenario);
            let scenarios = read.unwrap_or_else(|fault| panic!("{fault}"));
            assert_eq!(scenarios.len(), 1, "{}: one scenario", diagram.file);
            let report = game.run_scenario(&scenarios[0], game.builtin_edition());
            report.result.unwrap_or_else(|fault| panic!("{fault}"));
            let example = game.example(&scenarios[0]);
            let example = example.unwrap_or_else(|fault| panic!("{fault}"));
            let told = |frame: &ExampleFrame| !frame.log.is_empty() || frame.refused.is_some();
            assert!(example.frames[1..].iter().all(told), "{}", diagram.file);
        }
    }
}
