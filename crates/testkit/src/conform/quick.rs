//! Games in great number, through the search door.

use super::report::{Check, broken};
use super::runner::{Move, Runner};
use super::scores;
use towpath_core::{RandomPolicy, ScenarioSupport, Seat, Seats, Seeded, Silent};

impl<G: ScenarioSupport> Runner<'_, G> {
    /// One game, with what can be checked cheaply at each decision.
    pub(super) fn quick(&mut self) -> Check {
        let policy = self.policy();
        // Seeded like a match, so that a failure can be shown as a record.
        let mut chance = Seeded::new(self.seed());
        let mut state = self.game.setup(&mut chance, &mut Silent);
        self.census(&state);
        let mut length = 0;
        loop {
            self.sound(&state)?;
            let to_act = self.game.to_act(&state);
            if to_act.is_empty() {
                break;
            }
            if length == self.plan.cap {
                let cap = self.plan.cap;
                return broken("games end", format!("still running after {cap} decisions"));
            }
            let seat = pick(to_act, self.random.below(to_act.len()));
            self.lists.read(&self.game, &state, seat)?;
            self.summary.lists += 1;
            self.summary.listed += self.lists.listed.len() as u64;
            self.candidates(&state, seat)?;
            self.strangers(&state, seat, 2)?;
            let action = self.choose(policy, &state)?;
            self.current = Some((seat, action));
            self.lists.accepts(&self.game, &state, seat, &action)?;
            self.lists.remember(action, &mut self.random);
            let turn = self.game.turn(&state);
            self.game
                .apply(&mut state, seat, action, &mut chance, &mut Silent);
            self.moves.push(Move::Do(seat, action));
            if self.game.turn(&state) < turn {
                return broken("the turn only grows", format!("it was {turn}"));
            }
            length += 1;
        }
        match policy {
            RandomPolicy::Uniform => self.summary.uniform.add(length),
            RandomPolicy::Heuristic => self.summary.heuristic.add(length),
        }
        Ok(())
    }

    /// What holds of every position.
    pub(super) fn sound(&self, state: &G::State) -> Check {
        if let Err(message) = self.game.audit(state) {
            return broken("audit", message);
        }
        let to_act = self.game.to_act(state);
        let players = self.game.players();
        if to_act
            .iter()
            .any(|seat| seat.index() >= usize::from(players))
        {
            return broken("to act", format!("{to_act:?} of {players} players"));
        }
        scores::check(&self.game, state)
    }
}

/// The seat with this rank.
pub(super) fn pick(seats: Seats, rank: u32) -> Seat {
    let found = seats.iter().nth(rank as usize);
    found.expect("the rank is below the number of seats")
}
