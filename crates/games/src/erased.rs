//! A match whose game is known only at run time: what the server and the command line hold.
//!
//! [`AnyMatch`] is five traits, one for each reader: [`Play`] decides and takes back, [`Show`] makes what an audience
//! may know into data, [`Record`] is for the store, [`Think`] is for bots, [`Study`] is for lessons and analysis.

use crate::advice::{Advising, Reviewing};
use crate::projection::Projection;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use towpath_bots::Budget;
use towpath_core::record::RawDraw;
use towpath_core::{
    About, Audience, Breakdown, By, Header, Message, Outcome, RuleKey, Seat, Seats, Seed, Title,
};
use towpath_scenario::{Expect, Fault};

/// A match of any of the games.
pub trait AnyMatch: Play + Show + Record + Think + Study + Send {}

impl<M: Play + Show + Record + Think + Study + Send> AnyMatch for M {}

/// Deciding, taking back, and asking what could be decided.
pub trait Play {
    /// The number of entries so far.
    fn version(&self) -> u32;
    /// Who has to decide; nobody once the game is over.
    fn to_act(&self) -> Seats;
    /// Whether everybody knows that a seat has one choice and no other now.
    fn forced(&self, seat: Seat) -> bool;
    /// The number of the game's turn.
    fn turn(&self) -> u32;
    /// Whether the latest decision was the player's own word that the turn is over.
    fn turn_declared_over(&self) -> bool;
    /// Whether a choice of a seat tells something by when it is made (`Presentation::defers`).
    ///
    /// # Errors
    /// When it is not this seat's decision, or there is no such choice.
    fn defers(&self, seat: Seat, number: u32) -> Result<bool, Refused>;
    /// Carries out a choice.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn submit(&mut self, version: u32, seat: Seat, by: By, pick: &Pick) -> Result<(), Refused>;
    /// Whether exactly these choices were carried out at this version before: a request that was sent twice.
    fn repeats(&self, version: u32, seat: Seat, picks: &[Pick]) -> bool;
    /// Whether a seat could do what is written here, and if not, why not.
    ///
    /// # Errors
    /// When the text is no action.
    fn why_not(&self, seat: Seat, notation: &str) -> Result<Verdict, Refused>;
    /// Why nothing begins with a touch.
    ///
    /// # Errors
    /// When the touch cannot be meant: there is no such choice, or no such thing on the board.
    fn why_touch(&self, seat: Seat, touch: &Touch) -> Result<Verdict, Refused>;
    /// What a thing on the table is, as far as this audience knows; nothing where it has nothing to tell.
    ///
    /// # Errors
    /// When there is no such thing on the board.
    fn about(
        &self,
        audience: Audience,
        target: &serde_json::Value,
    ) -> Result<Option<About>, Refused>;
    /// What these choices would give the seat. Nothing is done: they are tried in a position made up from what the
    /// seat knows, up to the first that would show something it does not.
    ///
    /// # Errors
    /// When a number is that of no choice.
    fn what_if(&self, seat: Seat, picks: &[Pick]) -> Result<Trial, Refused>;
    /// How many decisions this seat can take back, and how many a whole-turn undo would.
    fn undoable(&self, seat: Seat) -> (u32, u32);
    /// Whether this seat goes on and cannot take its last decision back, because that drew or showed something.
    fn undo_barred(&self, seat: Seat) -> bool;
    /// Takes back the last decision.
    ///
    /// # Errors
    /// When there is nothing to take back.
    fn undo_step(&mut self, version: u32, seat: Seat) -> Result<(), Refused>;
    /// Takes back the turn as far as it was this seat's and nothing was revealed.
    ///
    /// # Errors
    /// When there is nothing to take back.
    fn undo_turn(&mut self, version: u32, seat: Seat) -> Result<(), Refused>;
    /// Ends a seat's turn for good, so that nothing of it can be taken back any more.
    ///
    /// # Errors
    /// When there is no turn to end.
    fn end_turn(&mut self, version: u32, seat: Seat, by: By) -> Result<(), Refused>;
    /// Gives a match that was replayed without its seed the seed back, so that it can go on.
    ///
    /// # Errors
    /// When the seed is not the one committed to.
    fn resume(&mut self, seed: Seed) -> Result<(), String>;
}

/// What people and clients are shown.
pub trait Show {
    /// The game's description.
    fn title(&self) -> Title;
    /// What a seat is called in this game.
    fn seat_name(&self, seat: Seat) -> String;
    /// What an audience knows of the position as it stands, made once for everything that is shown of it.
    fn project(&self, audience: Audience) -> Box<dyn Projection + '_>;
    /// What happened from an entry on, as this audience may see it.
    fn log(&self, audience: Audience, from_entry: u32) -> Vec<LogLine>;
    /// How it ended; `None` while it runs.
    fn outcome(&self) -> Option<Outcome>;
}

/// What is written down and read again.
pub trait Record {
    /// What stands above the record's first decision.
    fn header(&self) -> &Header;
    /// The stored record, with all secrets.
    fn record(&self) -> String;
    /// One entry as a line of the stored record.
    fn entry_line(&self, number: u32) -> Option<String>;
    /// The record as this audience may have it.
    fn export(&self, audience: Audience) -> String;
    /// Whose entry it is and what kind of entry.
    fn entry(&self, number: u32) -> Option<(Seat, EntryKind)>;
    /// Whose decision an entry was and what was decided, in the game's notation; `None` for other entries and for those
    /// there are not.
    fn decided(&self, number: u32) -> Option<(Seat, String)>;
    /// The number of the first decision after an entry that was not taken back.
    fn next_standing(&self, version: u32) -> Option<u32>;
    /// The newest entry up to `version` such that nothing up to it has been taken back since.
    fn standing(&self, version: u32) -> u32;
    /// The match as it stood after an entry, without what has been taken back since; to be looked at only.
    fn at(&self, version: u32) -> Box<dyn AnyMatch>;
}

/// Bots.
pub trait Think {
    /// What a bot of this name would do in this seat, from what the seat knows, in the game's notation.
    fn think(&mut self, seat: Seat, bot: &str) -> Option<String>;
    /// The same to be done elsewhere and later.
    fn thought(&mut self, seat: Seat, bot: &str) -> Option<Thought>;
    /// Takes a bot back that has thought elsewhere: some plan a whole turn and go on with their plan.
    fn remember(&mut self, seat: Seat, bot: &str, decided: Decided);
    /// The best choices of a seat that has to decide, to be thought out elsewhere and later; `None` if it has not.
    fn advice(&self, seat: Seat, budget: Budget) -> Option<Advising>;
    /// A look back at what has been decided, so many iterations for each decision; `None` if that is nothing. It knows
    /// all secrets, so it is for games that have ended, by the rules or otherwise.
    fn review(&self, iterations: u32) -> Option<Reviewing>;
}

/// Lessons and analysis: a match that is a position with a line of play, and nothing else.
pub trait Study {
    /// The decisions that stand, as statements of a scenario with everything that chance gave.
    fn line(&self) -> Vec<String>;
    /// Carries out a choice, with outcomes that are wished for: those that can come do.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn submit_wishing(
        &mut self,
        seat: Seat,
        pick: &Pick,
        wishes: &[RawDraw],
    ) -> Result<(), Refused>;
    /// Whether something holds now, with all secrets known.
    ///
    /// # Errors
    /// When it cannot be asked.
    fn holds(&self, expect: &Expect) -> Result<bool, Fault>;
    /// Everything a seat can do now, in the game's notation; nothing if it is not its decision.
    fn notations(&self, seat: Seat) -> Vec<String>;
    /// Positions that a seat cannot tell from the true one, as the `given` lines of a scenario with nothing left open.
    fn guesses(&self, seat: Seat, count: u32) -> Vec<Vec<String>>;
}

/// The kinds of entries of a record.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// Something was decided.
    Decision,
    /// Decisions were taken back.
    Undo,
    /// A turn was ended for good.
    EndTurn,
}

/// Which choice somebody means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Its place in the list of choices.
    Number(u32),
    /// In the game's notation, as people and programs type it.
    Notation(String),
}

/// Something touched that no choice begins with.
#[derive(Clone, Debug)]
pub struct Touch {
    /// Choices that are thought of as made before.
    pub after: Vec<Pick>,
    /// What was touched before, as a client named it.
    pub picked: Vec<serde_json::Value>,
    /// What was touched.
    pub target: serde_json::Value,
}

/// An action in the game's notation and in words: what bots speak of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// In the game's notation.
    pub notation: String,
    /// In a sentence.
    pub words: Message,
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What kind of reason it is.
    pub reason: Reason,
    /// The rule that forbids it, if a rule of the game does.
    pub rule: Option<RuleKey>,
    /// The reason in a sentence, with the numbers.
    pub why: Message,
}

/// The kinds of reasons for which something is not done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The match has moved on.
    Stale,
    /// The game is over.
    Over,
    /// It is not this seat's decision.
    NotToAct,
    /// The match can only be looked at.
    ReadOnly,
    /// A rule of the game forbids it.
    Rule,
    /// The text is no action of the game.
    NotUnderstood,
    /// The number is that of no choice.
    NoSuchChoice,
    /// There is no such thing on the board, or it cannot have been touched.
    NoSuchTarget,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is no turn to end.
    NoTurnToEnd,
}

/// Whether something could be done.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Verdict {
    /// It could.
    pub allowed: bool,
    /// Why not; `None` also where nobody can say what was meant.
    pub refused: Option<Refused>,
    /// What the seat could do first so that it becomes possible, such as buying what is missing; empty if there is no
    /// such way. Each number is a place in the list after the choices before it.
    pub first: Vec<Numbered>,
}

/// A choice by its place in a list, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered {
    /// Its place.
    pub number: u32,
    /// In a sentence.
    pub words: Message,
}

/// A choice by everything that names it: for hints and reviews.
#[derive(Clone, Debug)]
pub struct Named {
    /// Its place in the list of the moment.
    pub number: u32,
    /// The things that are touched for it, as JSON: the way that the table leads along.
    pub path: Box<RawValue>,
    /// In the game's notation.
    pub notation: String,
    /// In a sentence.
    pub words: Message,
}

/// What a seat would get by some choices, as far as it can know.
#[derive(Clone, Debug)]
pub struct Trial {
    /// How many of the choices were tried.
    pub tried: u32,
    /// Why the next one was not.
    pub stopped: Option<Stopped>,
    /// The position then, as JSON.
    pub view: Box<RawValue>,
    /// What is being asked then.
    pub question: Message,
    /// What the seat could do then.
    pub moment: MomentJson,
    /// What would have happened; `entry` counts the choices.
    pub log: Vec<LogLine>,
    /// The points then.
    pub scores: Vec<Breakdown>,
}

/// Why a trial ends before its last choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// It would not be allowed.
    Refused(Refused),
    /// It would show what the seat cannot know yet.
    Unknown,
}

/// Choices and steps of a [`towpath_core::Moment`], as JSON.
#[derive(Clone, Debug)]
pub struct MomentJson {
    /// A list of [`towpath_core::Choice`].
    pub choices: Box<RawValue>,
    /// A list of [`towpath_core::Step`].
    pub steps: Box<RawValue>,
}

/// A bot's decision that has still to be thought out, on any thread.
pub struct Thought {
    /// Thinks.
    pub run: Box<dyn FnOnce() -> Decided + Send>,
    /// Ends the thinking early when it is set; bots that never search have none.
    pub stop: Option<Arc<AtomicBool>>,
    /// Whether there is no search to be done: it takes some milliseconds at most.
    pub quick: bool,
}

/// What a bot has decided elsewhere.
pub struct Decided {
    /// In the game's notation.
    pub notation: String,
    /// The bot with what it remembers, for [`Think::remember`].
    pub bot: Box<dyn std::any::Any + Send>,
}

/// A line of the log: the number of the entry that caused it, and what happened.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The entry; 0 is the set-up.
    pub entry: u32,
    /// Whose decision it was; `None` for the set-up.
    pub seat: Option<Seat>,
    /// The number of the turn it was decided in; 0 for the set-up.
    pub turn: u32,
    /// The event as JSON.
    pub event: Box<RawValue>,
    /// The same in a sentence.
    pub words: Message,
}
