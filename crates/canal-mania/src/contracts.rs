//! Contracts and engineers: the first phase.

use crate::CanalMania;
use crate::action::Action;
use crate::event::Event;
use crate::parts::{Contract, Engineer, Town, contracts};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Canal, State, Step};
use crate::tree::Tree;
use towpath_core::{Chance, Events, Seat};

impl CanalMania {
    /// CM-CON-2: a player without an open contract takes one in the first phase, if one can be had.
    pub(crate) fn must_take(&self, state: &State, seat: Seat) -> bool {
        state.open_count(seat) == 0 && state.parliament != 0
    }

    pub(crate) fn legal_contracts(&self, state: &State, actions: &mut Vec<Action>) {
        for contract in contracts(state.parliament) {
            for from in self.map.contract(contract).terminals {
                actions.push(Action::Take { contract, from });
            }
        }
    }

    pub(crate) fn check_take(
        &self,
        state: &State,
        seat: Seat,
        contract: Contract,
        from: Town,
    ) -> Result<(), Refusal> {
        // CM-CON-1: at most two open contracts.
        if state.open_count(seat) >= self.rules.open_contracts {
            return Err(Refusal::TwoOpen);
        }
        if state.parliament & contract.bit() == 0 {
            return Err(Refusal::NotInParliament { contract });
        }
        // CM-CON-3: the barge goes on either terminal.
        if self.map.side(contract, from).is_none() {
            return Err(Refusal::NotTerminal {
                contract,
                town: from,
            });
        }
        Ok(())
    }

    /// CM-ENG-6: any engineer but one's own, beside the map or another player's.
    pub(crate) fn legal_swaps(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let others = Engineer::ALL
            .into_iter()
            .filter(|engineer| !state.employs(seat, *engineer));
        actions.extend(others.map(Action::Swap));
    }

    pub(crate) fn check_swap(
        &self,
        state: &State,
        seat: Seat,
        engineer: Engineer,
    ) -> Result<(), Refusal> {
        if state.employs(seat, engineer) {
            return Err(Refusal::OwnEngineer { engineer });
        }
        Ok(())
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    pub(crate) fn take(&mut self, seat: Seat, contract: Contract, from: Town) {
        let side = self.map.side(contract, from).unwrap_or(0);
        let state = &mut *self.state;
        let before = state.parliament.count_ones();
        let extra = state.step == Step::Extra;
        state.parliament &= !contract.bit();
        state.open[seat.index()] |= contract.bit();
        state.canals[contract.index()] = Canal {
            node: Tree::root(contract, side),
            owner: Some(seat),
            ..Canal::NONE
        };
        state.busy = true;
        let who = self.who(seat);
        self.tell(Event::Took {
            who,
            contract,
            from,
        });
        // CM-CON-4: an empty Parliament is filled at once.
        if self.state.parliament == 0 {
            self.fill_parliament();
        }
        // CM-CON-5: with two or one left in the Parliament a second contract may be taken in the same action.
        let rules = self.game.rules;
        let may_take_extra = !extra
            && before <= rules.extra_contract
            && self.state.open_count(seat) < rules.open_contracts
            && self.state.parliament != 0;
        if may_take_extra {
            self.state.step = Step::Extra;
        } else {
            self.phase_done();
        }
    }

    /// CM-ENG-6: with another player, willing or not, or with one beside the map. The new one works at once.
    pub(crate) fn swap(&mut self, seat: Seat, new: Engineer) {
        let old = self.state.engineer(seat);
        let from = self.state.engineers[new.index()];
        self.state.engineers[old.index()] = from;
        self.state.engineers[new.index()] = Some(seat);
        let who = self.who(seat);
        let from = from.map(|seat| self.who(seat));
        self.tell(Event::Swapped {
            who,
            old,
            new,
            from,
        });
        self.phase_done();
    }
}
