//! Taking back gives back exactly what was, and stops at a reveal.

use super::noninterference::Done;
use super::report::{Check, broken};
use super::runner::{Move, Runner};
use towpath_core::play::Logged;
use towpath_core::{Audience, By, Match, Recording, ScenarioSupport, Seat, UndoError};

/// What a match should remember, kept apart from it.
pub(super) struct Memory<G: ScenarioSupport> {
    /// The position at each version.
    pub states: Vec<G::State>,
    pub log: Vec<Logged<G::Event>>,
    open: Vec<Open<G::State>>,
}

/// A decision that may be taken back.
struct Open<S> {
    before: S,
    seat: Seat,
    turn: u32,
    log: usize,
}

impl<G: ScenarioSupport> Memory<G> {
    pub(super) fn new(table: &Match<G>) -> Memory<G> {
        Memory {
            states: vec![*table.state()],
            log: table.log_for(Audience::Everything, 0),
            open: Vec::new(),
        }
    }

    pub(super) fn decided(&mut self, game: &G, done: &Done<G>) {
        let hidden = !done.reveals(game);
        if !hidden || self.open.last().is_some_and(|open| open.seat != done.seat) {
            self.open.clear();
        }
        if hidden {
            self.open.push(Open {
                before: done.before,
                seat: done.seat,
                turn: game.turn(&done.before),
                log: self.log.len(),
            });
        }
        let entry = self.states.len() as u32;
        self.states.push(done.after);
        let logged = done.events.iter();
        let turn = game.turn(&done.before);
        self.log.extend(logged.map(|event| Logged {
            entry,
            seat: Some(done.seat),
            turn,
            event: *event,
        }));
    }

    fn steps(&self, seat: Seat) -> u32 {
        match self.open.last() {
            Some(open) if open.seat == seat => self.open.len() as u32,
            _ => 0,
        }
    }

    fn turn_steps(&self, seat: Seat) -> u32 {
        let Some(last) = self.open.last().filter(|open| open.seat == seat) else {
            return 0;
        };
        let same = self.open.iter().filter(|open| open.turn == last.turn);
        same.count() as u32
    }
}

impl<G: ScenarioSupport> Runner<'_, G> {
    /// Tries what cannot be taken back, and sometimes takes something back; tells whether it did.
    pub(super) fn undo(&mut self, table: &mut Match<G>, memory: &mut Memory<G>) -> Check<bool> {
        let (state, version) = (*table.state(), table.version());
        for seat in (0..self.game.players()).map(Seat::new) {
            let (steps, turn) = (memory.steps(seat), memory.turn_steps(seat));
            if table.undoable(seat) != steps || table.undoable_turn(seat) != turn {
                return broken(
                    "undo",
                    format!("{seat} should be able to take back {steps}"),
                );
            }
            let stale = table.undo_step(version + 1, seat, By::Bot);
            if stale != Err(UndoError::Stale { version }) {
                return broken("undo", "a stale undo is not turned away");
            }
            if steps > 0 {
                continue;
            }
            let step = table.undo_step(version, seat, By::Bot);
            let turn = table.undo_turn(version, seat, By::Bot);
            if step != Err(UndoError::Nothing) || turn != Err(UndoError::Nothing) {
                return broken("undo", format!("{seat} takes back what it may not"));
            }
        }
        if *table.state() != state || table.version() != version {
            return broken("undo", "a refused undo changed something");
        }
        if memory.open.is_empty() || self.random.below(6) != 0 {
            return Ok(false);
        }
        self.take_back(table, memory)?;
        Ok(true)
    }

    fn take_back(&mut self, table: &mut Match<G>, memory: &mut Memory<G>) -> Check {
        let version = table.version();
        let seat = memory.open[memory.open.len() - 1].seat;
        let (back, undone) = if self.random.below(2) == 0 {
            self.moves.push(Move::UndoStep(seat));
            (1, table.undo_step(version, seat, By::Bot))
        } else {
            self.moves.push(Move::UndoTurn(seat));
            let back = memory.turn_steps(seat) as usize;
            (back, table.undo_turn(version, seat, By::Bot))
        };
        if let Err(error) = undone {
            return broken("undo", error.to_string());
        }
        let open = memory.open.split_off(memory.open.len() - back);
        memory.log.truncate(open[0].log);
        memory.states.push(open[0].before);
        self.summary.undone += 1;
        if *table.state() != open[0].before || table.version() != version + 1 {
            return broken("undo", "another position comes back");
        }
        if table.log_for(Audience::Everything, 0) != memory.log {
            return broken("undo", "another log comes back");
        }
        Ok(())
    }

    /// What may be taken back must not have shown its actor anything: in every world that looked the same to the
    /// actor, it leads to the same knowledge.
    pub(super) fn unrevealed(&mut self, done: &Done<G>) -> Check {
        if done.reveals(&self.game) {
            return Ok(());
        }
        let actor = Audience::Seat(done.seat);
        let known = self.game.information_state(&done.before, actor);
        let mut world = self.game.determinize(&known, &mut self.random);
        let mut chance = Recording::new(self.random.clone());
        let (seat, action) = (done.seat, done.action);
        let mut told = Vec::new();
        self.game
            .apply(&mut world, seat, action, &mut chance, &mut told);
        let same = chance.drawn.is_empty()
            && self.game.information_state(&world, actor)
                == self.game.information_state(&done.after, actor);
        if !same {
            return broken(
                "undo",
                "this shows its actor something, and may be taken back",
            );
        }
        Ok(())
    }
}
