//! The choices of a moment for people who type: the same steps as on the page, with notation beside the words.

use towpath_core::moment::{Selection, select};
use towpath_core::{Message, Moment, Presentation};

/// Everything a seat can decide now. Things to touch are texts that are compared and never taken apart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The choices; the place of each in the list is its number.
    pub choices: Vec<OfferedChoice>,
    /// Every partial selection with its question, shortest first.
    pub steps: Vec<OfferedStep>,
}

/// One choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedChoice {
    /// In the game's notation.
    pub notation: String,
    /// In a sentence.
    pub words: Message,
    /// The things that are touched for it, one after the other; the first way is the one the table leads along.
    pub paths: Vec<Vec<String>>,
}

/// What is asked after some touches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedStep {
    /// What has been touched.
    pub picked: Vec<String>,
    /// The next question.
    pub question: Message,
}

impl Offer {
    /// What can be touched after these.
    pub fn select<'a>(&'a self, picked: &[&'a str]) -> Selection<&'a str> {
        let ways: Vec<Vec<Vec<&str>>> = self
            .choices
            .iter()
            .map(|choice| {
                // One way each is enough for a list: the one the table leads along.
                let first = choice.paths.first().into_iter();
                first
                    .map(|path| path.iter().map(String::as_str).collect())
                    .collect()
            })
            .collect();
        select(ways.iter().map(|ways| &ways[..]), picked)
    }

    /// The question after these touches; `None` if nothing is asked.
    pub fn question(&self, picked: &[&str]) -> Option<&Message> {
        let step = self.steps.iter().find(|step| step.picked == picked)?;
        Some(&step.question)
    }
}

/// A moment in texts.
pub(crate) fn offer<G: Presentation>(game: &G, moment: Moment<G>) -> Offer {
    let key = |target: &G::Target| {
        serde_json::to_string(target).expect("a target is plain data with text keys")
    };
    let keys = |path: &Vec<G::Target>| path.iter().map(key).collect();
    let choices = moment.actions.iter().zip(moment.choices);
    let steps = moment.steps.into_iter();
    Offer {
        choices: choices
            .map(|(action, choice)| OfferedChoice {
                notation: game.write(action),
                paths: choice.paths.iter().map(keys).collect(),
                words: choice.words,
            })
            .collect(),
        steps: steps
            .map(|step| OfferedStep {
                picked: keys(&step.picked),
                question: step.question,
            })
            .collect(),
    }
}
