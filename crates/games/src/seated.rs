//! A match of one game behind [`crate::AnyMatch`].

use crate::advice::{Advising, ReviewWork, Reviewing, advise};
use crate::caches::{Caches, Descriptions};
use crate::erased::{
    AnyMatch, Decided, EntryKind, LogLine, Pick, Play, Reason, Record, Refused, Show, Think,
    Thought, Touch, Trial, Verdict,
};
use crate::playable::Playable;
use crate::projection::{Known, Projection, log_line};
use std::collections::BTreeMap;
use std::sync::Arc;
use towpath_bots::{Bot, Budget};
use towpath_core::record::Entry;
use towpath_core::{
    About, Audience, By, EndTurnError, Header, Match, Message, Outcome, Presentation, Rejected,
    Seat, Seats, Seed, Title, UndoError,
};

/// A match with the bots that have been asked to think in it.
pub(crate) struct Seated<G: Presentation> {
    pub(crate) inner: Match<G>,
    caches: Caches<G::Event>,
    bots: BTreeMap<(Seat, String), Box<dyn Bot<G>>>,
}

impl<G: Presentation> Seated<G> {
    /// Who sits in a seat, as the record says it.
    fn holder(&self, seat: Seat) -> By {
        let seats = &self.inner.header().seats;
        seats.get(seat.index()).map_or(By::Human, |info| info.by)
    }

    pub(crate) fn new(inner: Match<G>, descriptions: Arc<Descriptions>) -> Seated<G> {
        Seated {
            inner,
            caches: Caches::new(descriptions),
            bots: BTreeMap::new(),
        }
    }

    pub(crate) fn refused(&self, rejected: &Rejected<G::Refusal>) -> Refused {
        match rejected {
            Rejected::Stale { version } => stale(*version),
            Rejected::Over => plain(Reason::Over, "table-over"),
            Rejected::NotToAct => plain(Reason::NotToAct, "table-not-to-act"),
            Rejected::ReadOnly => plain(Reason::ReadOnly, "table-read-only"),
            Rejected::Refused(refusal) => Refused {
                reason: Reason::Rule,
                rule: Some(self.inner.game().rule(refusal)),
                why: self.inner.game().explain(refusal),
            },
        }
    }

    pub(crate) fn parse(&self, notation: &str) -> Result<G::Action, Refused> {
        self.inner.game().parse(notation).map_err(|error| Refused {
            reason: Reason::NotUnderstood,
            rule: None,
            why: Message::new("table-not-understood").with("why", error.message),
        })
    }

    /// What a seat can do in a position; nothing if it is not its decision.
    pub(crate) fn legal(&self, state: &G::State, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.inner.game().to_act(state).contains(seat) {
            self.inner.game().legal(state, seat, &mut actions);
        }
        actions
    }

    /// The action that is meant in a position.
    pub(crate) fn resolve(
        &self,
        state: &G::State,
        seat: Seat,
        pick: &Pick,
    ) -> Result<G::Action, Refused> {
        match pick {
            Pick::Notation(text) => self.parse(text),
            Pick::Number(number) => {
                let to_act = self.inner.game().to_act(state);
                if to_act.is_empty() {
                    return Err(plain(Reason::Over, "table-over"));
                }
                if !to_act.contains(seat) {
                    return Err(plain(Reason::NotToAct, "table-not-to-act"));
                }
                let actions = self.legal(state, seat);
                let action = actions.get(*number as usize).copied();
                action.ok_or_else(|| no_such_choice(actions.len()))
            }
        }
    }
}

pub(crate) fn plain(reason: Reason, key: &'static str) -> Refused {
    Refused {
        reason,
        rule: None,
        why: Message::new(key),
    }
}

pub(crate) fn no_such_choice(count: usize) -> Refused {
    Refused {
        why: Message::new("table-no-such-choice").with("count", count as i64),
        ..plain(Reason::NoSuchChoice, "table-no-such-choice")
    }
}

fn stale(version: u32) -> Refused {
    Refused {
        why: Message::new("table-stale").with("version", version),
        ..plain(Reason::Stale, "table-stale")
    }
}

fn not_undone(error: UndoError) -> Refused {
    match error {
        UndoError::Nothing => plain(Reason::NothingToUndo, "table-nothing-to-undo"),
        UndoError::Stale { version } => stale(version),
    }
}

impl<G: Playable> Play for Seated<G> {
    fn version(&self) -> u32 {
        self.inner.version()
    }

    fn to_act(&self) -> Seats {
        self.inner.game().to_act(self.inner.state())
    }

    fn forced(&self, seat: Seat) -> bool {
        let public = self.inner.information_state(Audience::Spectator);
        self.to_act().contains(seat) && self.inner.game().forced(&public, seat)
    }

    fn turn(&self) -> u32 {
        self.inner.game().turn(self.inner.state())
    }

    fn turn_declared_over(&self) -> bool {
        let decided = self.inner.decided(self.inner.version());
        decided.is_some_and(|(_, action)| self.inner.game().ends_turn(action))
    }

    fn defers(&self, seat: Seat, number: u32) -> Result<bool, Refused> {
        let action = self.resolve(self.inner.state(), seat, &Pick::Number(number))?;
        Ok(self.inner.game().defers(&action))
    }

    fn submit(&mut self, version: u32, seat: Seat, by: By, pick: &Pick) -> Result<(), Refused> {
        // A number means something else in another version, so that is looked at first.
        if version != self.inner.version() {
            return Err(stale(self.inner.version()));
        }
        let action = self.resolve(self.inner.state(), seat, pick)?;
        match self.inner.submit(version, seat, by, action) {
            Ok(_) => Ok(()),
            Err(rejected) => Err(self.refused(&rejected)),
        }
    }

    fn repeats(&self, version: u32, seat: Seat, picks: &[Pick]) -> bool {
        if picks.is_empty() || version >= self.inner.version() {
            return false;
        }
        // Who decided is looked up before anything is played again.
        let numbers = (version + 1..).take(picks.len());
        let decided = |number| {
            self.inner
                .decided(number)
                .is_some_and(|(who, _)| who == seat)
        };
        if !numbers.clone().all(decided) {
            return false;
        }
        let then = self.inner.decided_after(version, picks.len());
        let same = |((state, _, action), pick): (&(G::State, Seat, G::Action), &Pick)| {
            self.resolve(state, seat, pick).is_ok_and(|a| a == *action)
        };
        then.len() == picks.len() && then.iter().zip(picks).all(same)
    }

    fn why_not(&self, seat: Seat, notation: &str) -> Result<Verdict, Refused> {
        self.judge_text(seat, notation)
    }

    fn why_touch(&self, seat: Seat, touch: &Touch) -> Result<Verdict, Refused> {
        self.judge_touch(seat, touch)
    }

    fn about(
        &self,
        audience: Audience,
        target: &serde_json::Value,
    ) -> Result<Option<About>, Refused> {
        let target = self.target(target)?;
        let info = self.inner.information_state(audience);
        Ok(self.inner.game().about(&info, &target))
    }

    fn what_if(&self, seat: Seat, picks: &[Pick]) -> Result<Trial, Refused> {
        self.try_out(seat, picks)
    }

    fn undoable(&self, seat: Seat) -> (u32, u32) {
        (self.inner.undoable(seat), self.inner.undoable_turn(seat))
    }

    fn undo_barred(&self, seat: Seat) -> bool {
        self.to_act().contains(seat)
            && self.inner.undoable(seat) == 0
            && self.inner.last_decided() == Some(seat)
    }

    fn undo_step(&mut self, version: u32, seat: Seat) -> Result<(), Refused> {
        self.inner
            .undo_step(version, seat, self.holder(seat))
            .map_err(not_undone)
    }

    fn undo_turn(&mut self, version: u32, seat: Seat) -> Result<(), Refused> {
        self.inner
            .undo_turn(version, seat, self.holder(seat))
            .map_err(not_undone)
    }

    fn end_turn(&mut self, version: u32, seat: Seat, by: By) -> Result<(), Refused> {
        let ended = self.inner.end_turn(version, seat, by);
        ended.map_err(|error| match error {
            EndTurnError::Nothing => plain(Reason::NoTurnToEnd, "table-no-turn-to-end"),
            EndTurnError::Stale { version } => stale(version),
        })
    }

    fn resume(&mut self, seed: Seed) -> Result<(), String> {
        self.inner.resume(seed)
    }
}

impl<G: Playable> Show for Seated<G> {
    fn title(&self) -> Title {
        G::title()
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.inner.game().seat_name(self.inner.state(), seat)
    }

    fn project(&self, audience: Audience) -> Box<dyn Projection + '_> {
        Box::new(Known::new(&self.inner, &self.caches, audience))
    }

    fn log(&self, audience: Audience, from_entry: u32) -> Vec<LogLine> {
        let log = self.inner.log_for(audience, from_entry);
        let game = self.inner.game();
        log.iter().map(|logged| log_line(game, logged)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.game().outcome(self.inner.state())
    }
}

impl<G: Playable> Record for Seated<G> {
    fn header(&self) -> &Header {
        self.inner.header()
    }

    fn record(&self) -> String {
        self.inner.record()
    }

    fn entry_line(&self, number: u32) -> Option<String> {
        self.inner.entry_line(number)
    }

    fn export(&self, audience: Audience) -> String {
        self.inner.export(audience)
    }

    fn entry(&self, number: u32) -> Option<(Seat, EntryKind)> {
        let entry = self.inner.entries().get(number.checked_sub(1)? as usize)?;
        let kind = match entry {
            Entry::Decision { .. } => EntryKind::Decision,
            Entry::Undo { .. } => EntryKind::Undo,
            Entry::EndTurn { .. } => EntryKind::EndTurn,
        };
        Some((entry.seat(), kind))
    }

    fn decided(&self, number: u32) -> Option<(Seat, String)> {
        let (seat, action) = self.inner.decided(number)?;
        Some((seat, self.inner.game().write(action)))
    }

    fn next_standing(&self, version: u32) -> Option<u32> {
        self.inner.next_standing(version)
    }

    fn standing(&self, version: u32) -> u32 {
        self.inner.standing(version)
    }

    fn at(&self, version: u32) -> Box<dyn AnyMatch> {
        Box::new(Seated::new(
            self.inner.at(version),
            self.caches.descriptions.clone(),
        ))
    }
}

impl<G: Playable> Think for Seated<G> {
    fn think(&mut self, seat: Seat, bot: &str) -> Option<String> {
        let thought = self.thought(seat, bot)?;
        let decided = (thought.run)();
        let notation = decided.notation.clone();
        self.remember(seat, bot, decided);
        Some(notation)
    }

    fn thought(&mut self, seat: Seat, bot: &str) -> Option<Thought> {
        if !self.to_act().contains(seat) {
            return None;
        }
        let mut bot = match self.bots.remove(&(seat, bot.to_owned())) {
            Some(bot) => bot,
            None => {
                let number = u64::from(self.version()) << 8 | seat.index() as u64;
                G::bot(bot, number)?
            }
        };
        let info = self.inner.information_state(Audience::Seat(seat));
        let game = self.inner.shared_game();
        let (stop, quick) = (bot.stop_flag(), bot.decides_at_once(&game, &info));
        let run = Box::new(move || {
            let action = bot.choose(&game, &info, seat);
            Decided {
                notation: game.write(&action),
                bot: Box::new(bot),
            }
        });
        Some(Thought { run, stop, quick })
    }

    fn remember(&mut self, seat: Seat, bot: &str, decided: Decided) {
        if let Ok(back) = decided.bot.downcast::<Box<dyn Bot<G>>>() {
            self.bots.insert((seat, bot.to_owned()), *back);
        }
    }

    fn advice(&self, seat: Seat, budget: Budget) -> Option<Advising> {
        if !self.to_act().contains(seat) {
            return None;
        }
        let info = self.inner.information_state(Audience::Seat(seat));
        let game = self.inner.shared_game();
        Some(Box::new(move || advise(&*game, &info, seat, budget)))
    }

    fn review(&self, iterations: u32) -> Option<Reviewing> {
        let game = self.inner.shared_game();
        let moments = self.inner.moments();
        if moments.is_empty() {
            return None;
        }
        let mut work = ReviewWork::new(game, moments, iterations);
        Some(Box::new(move || work.step()))
    }
}
