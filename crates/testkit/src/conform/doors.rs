//! The checked and the unchecked door lead to the same position.

use super::report::{Check, broken};
use super::runner::Runner;
use towpath_core::{By, Match, Rejected, ScenarioSupport, Seat, Seeded, Silent};

impl<G: ScenarioSupport> Runner<'_, G> {
    /// Where the search door leads; the same each time, whoever listens.
    pub(super) fn search_door(
        &self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
    ) -> Check<G::State> {
        let mut quiet = *state;
        let mut chance = Seeded::new(self.seed());
        self.game
            .apply(&mut quiet, seat, action, &mut chance, &mut Silent);
        let mut told = *state;
        let mut events = Vec::new();
        self.game
            .apply(&mut told, seat, action, &mut chance, &mut events);
        if quiet != told {
            return broken("doors", "the same action leads to different positions");
        }
        Ok(quiet)
    }

    /// A seat whose decision it is not, a stale sender and a refused action change nothing.
    pub(super) fn barred(&mut self, table: &mut Match<G>, seat: Seat) -> Check {
        let (before, version) = (*table.state(), table.version());
        let to_act = self.game.to_act(&before);
        let action = self.lists.listed[0];
        for other in (0..self.game.players()).map(Seat::new) {
            if to_act.contains(other) {
                continue;
            }
            let answer = table.submit(version, other, By::Bot, action);
            if answer != Err(Rejected::NotToAct) {
                return broken("doors", format!("{other} may act out of turn"));
            }
        }
        let stale = table.submit(version + 1, seat, By::Bot, action);
        if stale != Err(Rejected::Stale { version }) {
            return broken("doors", "a stale action is not turned away");
        }
        if let Some(stranger) = self.lists.stranger(&mut self.random)
            && !self.lists.lists(&stranger)
            && table.submit(version, seat, By::Bot, stranger).is_ok()
        {
            let text = self.game.write(&stranger);
            return broken("doors", format!("'{text}' is carried out but not listed"));
        }
        if *table.state() != before || table.version() != version {
            return broken("doors", "a refused action changed something");
        }
        Ok(())
    }
}
