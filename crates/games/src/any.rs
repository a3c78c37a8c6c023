//! A match whose game is known only at run time: what the server and the command line hold.

use crate::advice::{Advising, Reviewing};
use crate::outline::{Differences, Outline};
use serde_json::value::RawValue;
use towpath_bots::ismcts::SoftmaxPrior;
use towpath_bots::learn::{self, Iteration, TuneSettings};
use towpath_bots::{Bot, Budget, LinearEvaluator, Weights};
use towpath_core::{
    Audience, Breakdown, BuildError, By, Header, Message, Outcome, RuleKey, ScenarioSupport, Seat,
    Seats, Seed, TableSetup, Title,
};

/// One thing a seat can do now.
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
    /// There is nothing to take back.
    NothingToUndo,
}

/// What a seat would get by some actions, as far as it can know.
#[derive(Clone, Debug)]
pub struct Trial {
    /// How many of the actions were tried.
    pub tried: u32,
    /// Why the next one was not.
    pub stopped: Option<Stopped>,
    /// The position then, as JSON.
    pub view: Box<RawValue>,
    /// What is being asked then.
    pub question: Message,
    /// What the seat could do then.
    pub choices: Vec<Choice>,
    /// What would have happened; `entry` counts the actions.
    pub log: Vec<LogLine>,
    /// The points then.
    pub scores: Vec<Breakdown>,
}

/// Why a trial ends before its last action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// It would not be allowed.
    Refused(Refused),
    /// It would show what the seat cannot know yet.
    Unknown,
}

/// A bot's decision that has still to be thought out, on any thread.
pub type Thought = Box<dyn FnOnce() -> Decided + Send>;

/// What a bot has decided elsewhere.
pub struct Decided {
    /// In the game's notation.
    pub notation: String,
    /// The bot with what it remembers, for [`AnyMatch::remember`].
    pub bot: Box<dyn std::any::Any + Send>,
}

/// A line of the log: the number of the entry that caused it, and a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The entry; 0 is the set-up.
    pub entry: u32,
    /// What happened.
    pub words: Message,
}

/// A match of any of the games.
pub trait AnyMatch: Send {
    /// The game's description.
    fn title(&self) -> Title;
    /// What stands above the record's first decision.
    fn header(&self) -> &Header;
    /// The number of entries so far.
    fn version(&self) -> u32;
    /// Who has to decide; nobody once the game is over.
    fn to_act(&self) -> Seats;
    /// What a seat is called in this game.
    fn seat_name(&self, seat: Seat) -> String;
    /// Everything a seat can do now; nothing if it is not its decision.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The same one by one: the notation, and the words for whoever wants them. An action always has the same words.
    fn each_choice(&self, seat: Seat, take: &mut dyn FnMut(&str, &dyn Fn() -> Message));
    /// Carries out an action in the game's notation.
    ///
    /// # Errors
    /// Why not.
    fn submit(&mut self, version: u32, seat: Seat, by: By, notation: &str) -> Result<(), Refused>;
    /// Whether a seat could do this now; answers "why can't I?".
    ///
    /// # Errors
    /// Why not.
    fn why_not(&self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// What this seat could do first so that an action that it cannot do now becomes possible, such as buying what is
    /// missing; nothing if there is no such way.
    fn first(&self, seat: Seat, notation: &str) -> Vec<Choice>;
    /// Gives a match that was replayed without its seed the seed back, so that it can go on.
    ///
    /// # Errors
    /// When the seed is not the one committed to.
    fn resume(&mut self, seed: Seed) -> Result<(), String>;
    /// How many decisions this seat can take back, and how many a whole-turn undo would.
    fn undoable(&self, seat: Seat) -> (u32, u32);
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
    /// What a bot of this name would do in this seat, from what the seat knows, in the game's notation.
    fn think(&mut self, seat: Seat, bot: &str) -> Option<String>;
    /// The same to be done elsewhere and later.
    fn thought(&mut self, seat: Seat, bot: &str) -> Option<Thought>;
    /// Takes a bot back that has thought elsewhere: some plan a whole turn and go on with their plan.
    fn remember(&mut self, seat: Seat, bot: &str, decided: Decided);
    /// The best choices of a seat that has to decide, to be thought out elsewhere and later; `None` if it has not.
    fn advice(&self, seat: Seat, budget: Budget) -> Option<Advising>;
    /// A look back at a finished game, so many iterations for each decision; `None` while it runs.
    fn review(&self, iterations: u32) -> Option<Reviewing>;
    /// What these actions would give the seat. Nothing is done: they are tried in a position made up from what the
    /// seat knows, up to the first that would show something it does not.
    fn what_if(&self, seat: Seat, actions: &[String]) -> Trial;
    /// An action in a sentence; `None` if it is none.
    fn describe(&self, notation: &str) -> Option<Message>;
    /// What is being asked, in a sentence.
    fn question(&self, audience: Audience) -> Message;
    /// The position as plain text.
    fn render_text(&self, audience: Audience) -> String;
    /// The position as data.
    fn view(&self, audience: Audience) -> serde_json::Value;
    /// The position as data, written as JSON.
    fn view_json(&self, audience: Audience) -> Box<RawValue>;
    /// Its outline, in place of what stands there.
    fn outline_view(&self, audience: Audience, outline: &mut Outline);
    /// Writes how the position differs from the one whose outline is `old`, and its own outline in place of `new`.
    fn tell_view(
        &self,
        audience: Audience,
        old: &Outline,
        new: &mut Outline,
        told: &mut Differences<'_>,
    );
    /// What happened from an entry on.
    fn log(&self, audience: Audience, from_entry: u32) -> Vec<LogLine>;
    /// Every side's points with their parts.
    fn breakdown(&self, audience: Audience) -> Vec<Breakdown>;
    /// How it ended; `None` while it runs.
    fn outcome(&self) -> Option<Outcome>;
    /// The stored record, with all secrets.
    fn record(&self) -> String;
    /// One entry as a line of the stored record.
    fn entry_line(&self, number: u32) -> Option<String>;
    /// Whose decision an entry was and what was decided; `None` for an undo and for entries there are not.
    fn decided(&self, number: u32) -> Option<(Seat, String)>;
    /// The number of the first decision after an entry that was not taken back.
    fn next_standing(&self, version: u32) -> Option<u32>;
    /// The newest entry up to `version` such that nothing up to it has been taken back since.
    fn standing(&self, version: u32) -> u32;
    /// The match as it stood after an entry, without what has been taken back since; to be looked at only.
    fn at(&self, version: u32) -> Box<dyn AnyMatch>;
    /// The record as this audience may have it.
    fn export(&self, audience: Audience) -> String;
    /// The position as the `given` lines of a scenario.
    fn position(&self, audience: Audience) -> Vec<String>;
}

/// A game with its bots.
pub trait Playable: ScenarioSupport {
    /// What its learned evaluator looks at.
    type Features: towpath_bots::Features<Self>;

    /// The names of its bots, weakest first.
    const BOTS: &'static [&'static str];

    /// Priors and leaf values for a tree search.
    fn search_prior() -> SoftmaxPrior<LinearEvaluator<Self::Features>> {
        SoftmaxPrior {
            evaluator: LinearEvaluator::learned(),
            exploration: 1.6,
            temperature: 2.0,
        }
    }

    /// Its strongest bot: with this budget a turn, on so many threads.
    fn search(budget: Budget, threads: usize, number: u64) -> Box<dyn Bot<Self>>;

    /// The bot of this name; its choices follow from the number.
    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Self>>>;

    /// Learns the weights of its features; `report` hears of every round and says whether to go on.
    ///
    /// # Errors
    /// When the table's choices do not hold.
    fn tune(
        setup: &TableSetup,
        start: Option<Weights>,
        settings: TuneSettings,
        report: &mut dyn FnMut(&Iteration, &Weights) -> bool,
    ) -> Result<(), BuildError> {
        let game = Self::build(setup)?;
        learn::tune::<Self, Self::Features>(&game, start, settings, report);
        Ok(())
    }

    /// What the seat that decides could do first so that an action becomes possible; it depends on nothing but what
    /// that seat knows. No game needs to know such ways.
    fn first(&self, _state: &Self::State, _action: &Self::Action) -> Option<Vec<Self::Action>> {
        None
    }

    /// Tells what is worth counting about a finished game, each as a name and a number: `simulate` prints the means.
    fn figures(&self, state: &Self::State, tell: &mut dyn FnMut(String, f64));
}
