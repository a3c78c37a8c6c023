//! The choices of a moment for people who type: the same steps as on the page, with notation beside the words.

use std::collections::BTreeMap;
use towpath_core::moment::{Selection, select};
use towpath_core::{ChoiceKind, Message, Moment, Presentation};

/// Everything a seat can decide now. Things to touch are texts that are compared and never taken apart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The choices; the place of each in the list is its number.
    pub choices: Vec<OfferedChoice>,
    /// Every partial selection with its question, shortest first.
    pub steps: Vec<OfferedStep>,
    /// What a line of a list says of a thing to touch, where the words of its choices do not say enough.
    pub captions: BTreeMap<String, Caption>,
}

/// What is said of a thing to touch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Caption {
    /// Where several choices are left by it.
    pub several: Option<Message>,
    /// Where one choice is left by it.
    pub alone: Option<Message>,
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
    /// Whether it moves the game on, passes, or gives something up.
    pub kind: ChoiceKind,
}

/// What is asked after some touches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedStep {
    /// What has been touched.
    pub picked: Vec<String>,
    /// The next question.
    pub question: Message,
    /// The one thing that is left to touch, where the table touches it by itself.
    pub follow: Option<String>,
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

    /// What the table touches by itself after these touches.
    pub fn follow(&self, picked: &[&str]) -> Option<&str> {
        let step = self.steps.iter().find(|step| step.picked == picked)?;
        step.follow.as_deref()
    }

    /// The question after these touches; `None` if nothing is asked.
    pub fn question(&self, picked: &[&str]) -> Option<&Message> {
        let step = self.steps.iter().find(|step| step.picked == picked)?;
        Some(&step.question)
    }
}

/// A moment in texts.
pub(crate) fn offer<G: Presentation>(
    game: &G,
    info: &G::InformationState,
    moment: Moment<G>,
) -> Offer {
    let key = |target: &G::Target| {
        serde_json::to_string(target).expect("a target is plain data with text keys")
    };
    let keys = |path: &Vec<G::Target>| path.iter().map(key).collect();
    let mut captions = BTreeMap::new();
    let ways = moment.choices.iter().filter_map(|c| c.paths.first());
    for target in ways.flatten() {
        captions.entry(key(target)).or_insert_with(|| Caption {
            several: game.caption(info, target, false),
            alone: game.caption(info, target, true),
        });
    }
    let choices = moment.actions.iter().zip(moment.choices);
    let steps = moment.steps.into_iter();
    Offer {
        choices: choices
            .map(|(action, choice)| OfferedChoice {
                notation: game.write(action),
                paths: choice.paths.iter().map(keys).collect(),
                words: choice.words,
                kind: choice.kind,
            })
            .collect(),
        steps: steps
            .map(|step| OfferedStep {
                picked: keys(&step.picked),
                question: step.question,
                follow: step.follow.as_ref().map(key),
            })
            .collect(),
        captions,
    }
}
