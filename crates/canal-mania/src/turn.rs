//! The course of a turn: what follows each decision.

use crate::action::Action;
use crate::event::Event;
use crate::play::Play;
use crate::state::Step;
use towpath_core::{Chance, Events, Seat};

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Carries out an allowed action.
    pub(crate) fn apply(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Colour(colour) => self.colour(seat, colour),
            Action::Take { contract, from } => self.take(seat, contract, from),
            Action::Swap(engineer) => self.swap(seat, engineer),
            Action::Replace => self.replace(seat),
            Action::Draw => self.draw(seat),
            Action::Choose(face) => self.choose(seat, face),
            Action::Card(face) => self.take_card(seat, face),
            Action::Show => self.show(seat),
            Action::Keep => self.phase_done(),
            Action::Goods(colour) => self.name_goods(seat, colour),
            Action::Remove(town) => self.remove_cube(seat, town),
            Action::Place(town) => self.place_cube(seat, town),
            Action::Lay(laying) => self.lay(seat, laying),
            Action::Lift(contract) => self.lift(seat, contract),
            Action::Haul(route) => self.haul(seat, route),
            Action::Discard(card) => {
                self.discard(seat, card);
                if let Step::Crossing { left } = self.state.step {
                    self.state.step = match left {
                        1 => Step::Building,
                        _ => Step::Crossing { left: left - 1 },
                    };
                }
            }
            Action::Pass => self.phase_done(),
            Action::Stop => self.stop(),
            Action::End => self.end_turn(),
        }
    }

    /// The action of the phase ends before it has to.
    fn stop(&mut self) {
        if matches!(self.state.step, Step::Taking { .. }) {
            self.refill();
        }
        // CM-ENG-4: the second half of a surveyor is lost when the action ends.
        self.state.half = None;
        self.phase_done();
    }

    /// The phase's action is over.
    pub(crate) fn phase_done(&mut self) {
        if self.state.phase < 3 {
            self.state.phase += 1;
            self.state.step = Step::Phase;
        } else {
            self.state.step = Step::Closing;
        }
    }

    /// CM-TURN-0: three phases in order.
    pub(crate) fn begin_turn(&mut self) {
        self.state.phase = 1;
        self.state.step = Step::Phase;
        let who = self.who(self.state.active);
        let round = self.state.round;
        self.tell(Event::Turn { who, round });
    }

    fn end_turn(&mut self) {
        let state = &mut *self.state;
        for contract in state.open_contracts(state.active) {
            state.canals[contract.index()].fresh = 0;
        }
        state.turn += 1;
        // CM-TURN-0: clockwise.
        state.active = state.active.next(self.game.players);
        if state.active == state.start && self.round_ends() {
            self.final_scoring();
        } else {
            self.begin_turn();
        }
    }
}
