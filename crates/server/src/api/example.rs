//! The diagrams of the rules references.

use super::LogEntry;
use super::shared::MessageSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use towpath_core::Message;
use towpath_games::{AnyGame, ExampleFrame};
use utoipa::ToSchema;

/// The diagrams of a game's rules reference.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Examples {
    /// The boards that the examples are drawn on: `Board` in the game's schema.
    #[schema(value_type = Vec<serde_json::Value>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub boards: Vec<Box<RawValue>>,
    /// The examples by their names.
    pub examples: Vec<Example>,
}

/// A position, and what is done in it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Example {
    /// Its name, which is the end of the id of its figure in the rules: `diagram-NAME`.
    pub name: &'static str,
    /// The place of its board in the list.
    pub board: usize,
    /// The position as it is given, then after each step.
    pub steps: Vec<ExampleStep>,
}

/// A moment of an example.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExampleStep {
    /// The position as the seat that acts first sees it: `View` in the game's schema.
    #[schema(value_type = serde_json::Value)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What has just happened.
    pub log: Vec<LogEntry>,
    /// What has just been refused.
    pub refused: Option<ExampleRefusal>,
}

/// A rule that has refused something.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExampleRefusal {
    /// Its key.
    pub rule: &'static str,
    /// Why, in words.
    #[schema(value_type = MessageSchema)]
    pub why: Message,
}

impl Examples {
    /// Plays the diagrams of a game. Tests see to it that all of them hold; one that does not is left out.
    pub fn of(game: &dyn AnyGame) -> Examples {
        let mut made = Examples {
            boards: Vec::new(),
            examples: Vec::new(),
        };
        for diagram in towpath_reference::diagrams(game.title().id) {
            let read = towpath_scenario::parse(diagram.file, diagram.scenario);
            let Some(Ok(played)) = read
                .iter()
                .flatten()
                .next()
                .map(|scenario| game.example(scenario))
            else {
                continue;
            };
            let mut boards = made.boards.iter();
            let same = boards.position(|board| board.get() == played.board.get());
            let board = same.unwrap_or_else(|| {
                made.boards.push(played.board.clone());
                made.boards.len() - 1
            });
            made.examples.push(Example {
                name: diagram.name,
                board,
                steps: played.frames.into_iter().map(ExampleStep::from).collect(),
            });
        }
        made
    }
}

impl From<ExampleFrame> for ExampleStep {
    fn from(frame: ExampleFrame) -> ExampleStep {
        ExampleStep {
            view: frame.view,
            log: frame.log.into_iter().map(LogEntry::from).collect(),
            refused: frame
                .refused
                .map(|(rule, why)| ExampleRefusal { rule, why }),
        }
    }
}
