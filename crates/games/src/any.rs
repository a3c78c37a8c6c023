//! A match whose game is known only at run time: what the server and the command line hold.

use bots::Bot;
use std::collections::BTreeMap;
use table::play::{Logged, check};
use table::{
    Audience, Breakdown, By, Game, Header, Match, Message, Outcome, Rejected, RuleKey, Seat, Seats,
    Seed, Staged, Title, UndoError,
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
    /// The rule that forbids it, if a rule of the game does.
    pub rule: Option<RuleKey>,
    /// The reason in a sentence, with the numbers.
    pub why: Message,
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
    /// What is being asked, in a sentence.
    fn question(&self, audience: Audience) -> Message;
    /// The position as plain text.
    fn sketch(&self, audience: Audience) -> String;
    /// The position as data.
    fn view(&self, audience: Audience) -> serde_json::Value;
    /// What happened from an entry on.
    fn log(&self, audience: Audience, from_entry: u32) -> Vec<LogLine>;
    /// Every side's points with their parts.
    fn breakdown(&self, audience: Audience) -> Vec<Breakdown>;
    /// How it ended; `None` while it runs.
    fn outcome(&self) -> Option<Outcome>;
    /// The stored record, with all secrets.
    fn record(&self) -> String;
    /// The record as this audience may have it.
    fn export(&self, audience: Audience) -> String;
    /// The position as the `given` lines of a scenario.
    fn position(&self, audience: Audience) -> Vec<String>;
}

/// A game with its bots.
pub trait Playable: Staged {
    /// The names of its bots, weakest first.
    const BOTS: &'static [&'static str];

    /// The bot of this name; its choices follow from the number.
    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Self>>>;
}

/// A match with the bots that have been asked to think in it.
pub(crate) struct Seated<G: Game> {
    pub(crate) inner: Match<G>,
    bots: BTreeMap<(Seat, String), Box<dyn Bot<G>>>,
}

impl<G: Game> Seated<G> {
    pub(crate) fn new(inner: Match<G>) -> Seated<G> {
        Seated {
            inner,
            bots: BTreeMap::new(),
        }
    }

    fn refused(&self, rejected: &Rejected<G::Refusal>) -> Refused {
        let plain = |key: &'static str| Refused {
            rule: None,
            why: Message::new(key),
        };
        match rejected {
            Rejected::Stale { version } => stale(*version),
            Rejected::Over => plain("table-over"),
            Rejected::NotToAct => plain("table-not-to-act"),
            Rejected::ReadOnly => plain("table-read-only"),
            Rejected::Refused(refusal) => Refused {
                rule: Some(self.inner.game().rule(refusal)),
                why: self.inner.game().explain(refusal),
            },
        }
    }

    fn parse(&self, notation: &str) -> Result<G::Action, Refused> {
        self.inner.game().parse(notation).map_err(|error| Refused {
            rule: None,
            why: Message::new("table-not-understood").with("why", error.message),
        })
    }
}

fn stale(version: u32) -> Refused {
    Refused {
        rule: None,
        why: Message::new("table-stale").with("version", version),
    }
}

fn not_undone(error: UndoError) -> Refused {
    match error {
        UndoError::Nothing => Refused {
            rule: None,
            why: Message::new("table-nothing-to-undo"),
        },
        UndoError::Stale { version } => stale(version),
    }
}

impl<G: Playable> AnyMatch for Seated<G> {
    fn title(&self) -> Title {
        G::title()
    }

    fn header(&self) -> &Header {
        self.inner.header()
    }

    fn version(&self) -> u32 {
        self.inner.version()
    }

    fn to_act(&self) -> Seats {
        self.inner.game().to_act(self.inner.state())
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.inner.game().seat_name(self.inner.state(), seat)
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.to_act().contains(seat) {
            return Vec::new();
        }
        let game = self.inner.game();
        let mut actions = Vec::new();
        game.legal(self.inner.state(), seat, &mut actions);
        actions
            .iter()
            .map(|action| Choice {
                notation: game.write(action),
                words: game.describe(action),
            })
            .collect()
    }

    fn submit(&mut self, version: u32, seat: Seat, by: By, notation: &str) -> Result<(), Refused> {
        let action = self.parse(notation)?;
        match self.inner.submit(version, seat, by, action) {
            Ok(_) => Ok(()),
            Err(rejected) => Err(self.refused(&rejected)),
        }
    }

    fn why_not(&self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let action = self.parse(notation)?;
        check(self.inner.game(), self.inner.state(), seat, &action)
            .map_err(|rejected| self.refused(&rejected))
    }

    fn resume(&mut self, seed: Seed) -> Result<(), String> {
        self.inner.resume(seed)
    }

    fn undoable(&self, seat: Seat) -> (u32, u32) {
        (self.inner.undoable(seat), self.inner.undoable_turn(seat))
    }

    fn undo_step(&mut self, version: u32, seat: Seat) -> Result<(), Refused> {
        self.inner
            .undo_step(version, seat, By::Human)
            .map_err(not_undone)
    }

    fn undo_turn(&mut self, version: u32, seat: Seat) -> Result<(), Refused> {
        self.inner
            .undo_turn(version, seat, By::Human)
            .map_err(not_undone)
    }

    fn think(&mut self, seat: Seat, bot: &str) -> Option<String> {
        if !self.to_act().contains(seat) {
            return None;
        }
        let key = (seat, bot.to_owned());
        if !self.bots.contains_key(&key) {
            let number = u64::from(self.version()) << 8 | seat.index() as u64;
            self.bots.insert(key.clone(), G::bot(bot, number)?);
        }
        let known = self.inner.known(Audience::Seat(seat));
        let game = self.inner.game();
        let bot = self.bots.get_mut(&key)?;
        let action = bot.choose(game, &known, seat);
        Some(game.write(&action))
    }

    fn question(&self, audience: Audience) -> Message {
        self.inner.game().question(&self.inner.known(audience))
    }

    fn sketch(&self, audience: Audience) -> String {
        self.inner.game().sketch(&self.inner.known(audience))
    }

    fn view(&self, audience: Audience) -> serde_json::Value {
        let view = self.inner.game().view(&self.inner.known(audience));
        serde_json::to_value(view).expect("a view is plain data with text keys")
    }

    fn log(&self, audience: Audience, from_entry: u32) -> Vec<LogLine> {
        let line = |logged: Logged<G::Event>| LogLine {
            entry: logged.entry,
            words: self.inner.game().narrate(&logged.event),
        };
        let log = self.inner.log_for(audience, from_entry);
        log.into_iter().map(line).collect()
    }

    fn breakdown(&self, audience: Audience) -> Vec<Breakdown> {
        self.inner.game().breakdown(&self.inner.known(audience))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.game().outcome(self.inner.state())
    }

    fn record(&self) -> String {
        self.inner.record()
    }

    fn export(&self, audience: Audience) -> String {
        self.inner.export(audience)
    }

    fn position(&self, audience: Audience) -> Vec<String> {
        self.inner.game().position(&self.inner.known(audience))
    }
}
