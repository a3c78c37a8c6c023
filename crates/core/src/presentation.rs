//! What people and clients are shown: the board, the position, the choices as things to touch, and all of it in words.
//!
//! Everything here is data. A client draws it, sends back the number of a choice, and needs no notation and no rule.

use crate::sketch::{Line, Lit, Room};
use crate::{Breakdown, Message, Notation, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A game that can be shown.
///
/// Words are [`Message`]s: keys and values, never sentences. Everything is made from an information state, so nothing
/// secret can be shown.
pub trait Presentation: Notation {
    /// Something on the table that can be touched: a worker, a hex, a card. Numbers in it are places in the lists of
    /// [`Presentation::Board`].
    type Target: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// What a choice costs.
    type Cost: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What never changes during a match: the edition as a screen draws it.
    type Board<'a>: Serialize + PartialEq + Debug;
    /// What changes: the position as one audience sees it.
    type View<'a>: Serialize + PartialEq + Debug;

    /// The board, sent once.
    fn board(&self) -> Self::Board<'_>;

    /// The position as the audience of this information state sees it.
    fn view(&self, info: &Self::InformationState) -> Self::View<'_>;

    /// The things that are touched for an action, one after the other; the first way is the one the table leads along,
    /// others end in the same action. No way is empty, and no two actions of a list have a way in common unless
    /// words must tell them apart.
    fn paths(&self, info: &Self::InformationState, action: &Self::Action)
    -> Vec<Vec<Self::Target>>;

    /// What an action costs; `None` if nothing. It depends on nothing but the action.
    fn cost(&self, action: &Self::Action) -> Option<Self::Cost>;

    /// Whether an action moves the game on, passes, or gives something up.
    fn kind(&self, info: &Self::InformationState, action: &Self::Action) -> ChoiceKind;

    /// Whether the consequences of an action are worth a look before it is done, however few touches lead to it.
    fn confirm(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether an action may be kept back and sent with the seat's next decision, because when it is made, or that it was the
    /// only one, would tell others what they must not know.
    fn defers(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether this is touched by itself where nothing else can be touched and nothing is left to choose.
    fn follows(&self, _target: &Self::Target) -> bool {
        false
    }

    /// Whether there is such a thing on this board: a client may send any number in place of one of ours. Everything
    /// that other functions are handed has been asked for here.
    fn has_target(&self, _target: &Self::Target) -> bool {
        true
    }

    /// The next question to a seat that has touched `picked`, when `open` are the actions that can still be reached.
    /// With nothing picked it is the question of the moment.
    fn prompt(
        &self,
        info: &Self::InformationState,
        picked: &[Self::Target],
        open: &[Self::Action],
    ) -> Message;

    /// What is being asked, and of whom, in one sentence: for those who wait and watch.
    fn question(&self, info: &Self::InformationState) -> Message;

    /// The actions that touching `target` after `picked` could have meant though they are not offered, the likeliest
    /// first: refusals are explained with them.
    fn wishes(
        &self,
        info: &Self::InformationState,
        picked: &[Self::Target],
        target: &Self::Target,
    ) -> Vec<Self::Action>;

    /// What touching `target` after `picked` is answered with where that is nearer to what was meant than the refusals of
    /// [`Presentation::wishes`]: what the thing is for, or what comes first. `None` leaves the answer to them.
    fn answer(
        &self,
        _info: &Self::InformationState,
        _picked: &[Self::Target],
        _target: &Self::Target,
    ) -> Option<Message> {
        None
    }

    /// What a thing on the table is, for who asks what it is for: never what should be done with it. `None` where it has
    /// nothing to tell that its words do not say.
    fn about(&self, _info: &Self::InformationState, _target: &Self::Target) -> Option<About> {
        None
    }

    /// An action in a sentence. It depends on nothing but the action.
    fn describe(&self, action: &Self::Action) -> Message;

    /// An action in a sentence to the seat that can do it now, where more than the action tells what it does: with its
    /// price and its gain. Nothing where [`Presentation::describe`] says it all.
    fn describe_now(
        &self,
        _info: &Self::InformationState,
        _action: &Self::Action,
    ) -> Option<Message> {
        None
    }

    /// An event in a sentence.
    fn narrate(&self, event: &Self::Event) -> Message;

    /// A refusal in a sentence, with its numbers.
    fn explain(&self, refusal: &Self::Refusal) -> Message;

    /// Every side's points as they stand, with their parts. At the end it is the final score.
    fn breakdown(&self, info: &Self::InformationState) -> Vec<Breakdown>;

    /// The position as plain text: for the terminal and golden transcripts.
    fn render_text(&self, info: &Self::InformationState) -> String;

    /// The position drawn in the room of a terminal, with what can be chosen now.
    fn sketch(
        &self,
        info: &Self::InformationState,
        _lit: &[Lit<Self::Target>],
        _room: &Room<'_>,
    ) -> Vec<Line> {
        self.render_text(info).lines().map(Line::plain).collect()
    }

    /// What a seat is called in a sentence.
    fn called(&self, _info: &Self::InformationState, seat: Seat) -> Message {
        Message::new("terminal-said").with("what", seat.to_string())
    }

    /// What the drawing has no room for, to be looked up: the texts of cards, what is on offer, who is good at what.
    fn details(&self, _info: &Self::InformationState, _room: &Room<'_>) -> Vec<Line> {
        Vec::new()
    }

    /// What a line of a list says of a thing to touch; `None` where the words of its choices say enough. `alone` if
    /// only one choice is left by it.
    fn caption(
        &self,
        _info: &Self::InformationState,
        _target: &Self::Target,
        _alone: bool,
    ) -> Option<Message> {
        None
    }
}

/// What a thing on the table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct About {
    /// What it is called.
    pub name: Message,
    /// What it costs, does and is good for, a sentence each.
    pub lines: Vec<Message>,
    /// The clause of the rules that it is about.
    pub rule: Option<&'static str>,
}

impl About {
    /// A thing with a name.
    pub fn new(name: Message) -> About {
        About {
            name,
            lines: Vec::new(),
            rule: None,
        }
    }

    /// The same with one more sentence.
    #[must_use]
    pub fn line(mut self, line: Message) -> About {
        self.lines.push(line);
        self
    }

    /// The same with the clause of the rules it is about.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> About {
        self.rule = Some(rule);
        self
    }
}

/// What a choice does to a seat's prospects, as far as a table should tell them apart.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "core.ts")
)]
#[serde(rename_all = "snake_case")]
pub enum ChoiceKind {
    /// It moves the game on.
    #[default]
    Progress,
    /// It ends a step or a turn, and nothing is lost by it.
    Pass,
    /// It gives something up: this.
    Forfeit(Message),
}
