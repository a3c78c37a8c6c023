//! A match of one game behind [`AnyMatch`].

use crate::advice::{Advising, Reviewing, advise, review};
use crate::any::{AnyMatch, Choice, Decided, LogLine, Playable, Reason, Refused, Thought, Trial};
use crate::outline::{Differences, Outline};
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;
use towpath_bots::{Bot, Budget};
use towpath_core::Presentation;
use towpath_core::play::{Logged, check};
use towpath_core::{
    Audience, Breakdown, By, Header, Match, Message, Outcome, Rejected, Seat, Seats, Seed, Title,
    UndoError,
};

/// A match with the bots that have been asked to think in it.
pub(crate) struct Seated<G: Presentation> {
    pub(crate) inner: Match<G>,
    bots: BTreeMap<(Seat, String), Box<dyn Bot<G>>>,
}

impl<G: Presentation> Seated<G> {
    pub(crate) fn new(inner: Match<G>) -> Seated<G> {
        Seated {
            inner,
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
}

fn plain(reason: Reason, key: &'static str) -> Refused {
    Refused {
        reason,
        rule: None,
        why: Message::new(key),
    }
}

fn stale(version: u32) -> Refused {
    Refused {
        reason: Reason::Stale,
        rule: None,
        why: Message::new("table-stale").with("version", version),
    }
}

fn not_undone(error: UndoError) -> Refused {
    match error {
        UndoError::Nothing => plain(Reason::NothingToUndo, "table-nothing-to-undo"),
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
        choices(self.inner.game(), self.inner.state(), seat)
    }

    fn each_choice(&self, seat: Seat, take: &mut dyn FnMut(&str, &dyn Fn() -> Message)) {
        if !self.to_act().contains(seat) {
            return;
        }
        let game = self.inner.game();
        let mut actions = Vec::with_capacity(64);
        game.legal(self.inner.state(), seat, &mut actions);
        for action in &actions {
            take(&game.write(action), &|| game.describe(action));
        }
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

    fn first(&self, seat: Seat, notation: &str) -> Vec<Choice> {
        let Ok(action) = self.parse(notation) else {
            return Vec::new();
        };
        if !self.to_act().contains(seat) {
            return Vec::new();
        }
        let game = self.inner.game();
        let steps = game.first(self.inner.state(), &action);
        let steps = steps.unwrap_or_default();
        steps.iter().map(|step| choice(game, step)).collect()
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
        let thought = self.thought(seat, bot)?;
        let decided = thought();
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
        Some(Box::new(move || {
            let action = bot.choose(&game, &info, seat);
            Decided {
                notation: game.write(&action),
                bot: Box::new(bot),
            }
        }))
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
        if !self.to_act().is_empty() {
            return None;
        }
        let game = self.inner.shared_game();
        let moments = self.inner.moments();
        Some(Box::new(move || review(&*game, &moments, iterations)))
    }

    fn what_if(&self, seat: Seat, actions: &[String]) -> Trial {
        self.try_out(seat, actions)
    }

    fn describe(&self, notation: &str) -> Option<Message> {
        let action = self.inner.game().parse(notation).ok()?;
        Some(self.inner.game().describe(&action))
    }

    fn question(&self, audience: Audience) -> Message {
        self.inner
            .game()
            .question(&self.inner.information_state(audience))
    }

    fn render_text(&self, audience: Audience) -> String {
        self.inner
            .game()
            .render_text(&self.inner.information_state(audience))
    }

    fn view(&self, audience: Audience) -> serde_json::Value {
        let view = self
            .inner
            .game()
            .view(&self.inner.information_state(audience));
        serde_json::to_value(view).expect("a view is plain data with text keys")
    }

    fn view_json(&self, audience: Audience) -> Box<RawValue> {
        write_view(self.inner.game(), &self.inner.information_state(audience))
    }

    fn outline_view(&self, audience: Audience, outline: &mut Outline) {
        outline.redraw(
            &self
                .inner
                .game()
                .view(&self.inner.information_state(audience)),
        );
    }

    fn tell_view(
        &self,
        audience: Audience,
        old: &Outline,
        new: &mut Outline,
        told: &mut Differences<'_>,
    ) {
        let info = self.inner.information_state(audience);
        let view = self.inner.game().view(&info);
        new.redraw(&view);
        told.field("view", &view, old, new);
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
        self.inner
            .game()
            .breakdown(&self.inner.information_state(audience))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.game().outcome(self.inner.state())
    }

    fn record(&self) -> String {
        self.inner.record()
    }

    fn entry_line(&self, number: u32) -> Option<String> {
        self.inner.entry_line(number)
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
        Box::new(Seated::new(self.inner.at(version)))
    }

    fn export(&self, audience: Audience) -> String {
        self.inner.export(audience)
    }

    fn position(&self, audience: Audience) -> Vec<String> {
        self.inner
            .game()
            .position(&self.inner.information_state(audience))
    }
}

/// Everything a seat that has to decide can do in a position.
pub(crate) fn choices<G: Presentation>(game: &G, state: &G::State, seat: Seat) -> Vec<Choice> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    actions.iter().map(|action| choice(game, action)).collect()
}

/// An action in the game's notation and in words.
fn choice<G: Presentation>(game: &G, action: &G::Action) -> Choice {
    Choice {
        notation: game.write(action),
        words: game.describe(action),
    }
}

pub(crate) fn write_view<G: Presentation>(game: &G, info: &G::InformationState) -> Box<RawValue> {
    to_raw_value(&game.view(info)).expect("a view is plain data with text keys")
}
