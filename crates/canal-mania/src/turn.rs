//! The course of a turn: which decisions each step has, and what follows each.

use crate::action::{Action, Event};
use crate::game::CanalMania;
use crate::parts::{Card, Engineer};
use crate::play::Play;
use crate::refusal::{Demand, Refusal};
use crate::state::{HAND_LIMIT, State, Step};
use towpath_core::{Chance, Events, Seat};

impl CanalMania {
    /// Every decision open to the seat that has to act.
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        match state.step {
            Step::Colour => self.legal_colours(state, actions),
            Step::Phase => self.legal_phase(state, seat, actions),
            Step::Extra => {
                self.legal_contracts(state, actions);
                actions.push(Action::Stop);
            }
            Step::Taking { .. } => self.legal_taking(state, seat, actions),
            Step::Declare { face } => self.legal_declare(face, actions),
            Step::Naming => self.legal_naming(actions),
            Step::Removing => self.legal_removals(state, actions),
            Step::Placing => self.legal_places(state, actions),
            Step::Building => {
                self.legal_tiles(state, seat, actions);
                self.legal_lifts(state, seat, actions);
                actions.push(Action::Stop);
            }
            Step::Crossing { .. } => legal_discards(state, seat, actions),
            Step::Closing => self.legal_closing(state, seat, actions),
            Step::LastGoods => self.legal_hauls(state, seat, actions),
            Step::Over => {}
        }
    }

    fn legal_phase(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        match state.phase {
            // CM-TURN-1: a contract, another engineer, or new face-up cards.
            1 => {
                if state.open_count(seat) < 2 {
                    self.legal_contracts(state, actions);
                }
                if self.must_take(state, seat) {
                    return;
                }
                self.legal_swaps(state, seat, actions);
                if state.face_up() > 0 {
                    actions.push(Action::Replace);
                }
            }
            // CM-TURN-2: face-up cards, or tiles.
            2 => {
                self.legal_cards(state, actions);
                self.legal_tiles(state, seat, actions);
            }
            // CM-TURN-3: one goods cube.
            _ => self.legal_hauls(state, seat, actions),
        }
        // CM-TURN-4: in any phase a blind draw instead.
        self.legal_draws(state, seat, actions);
        self.legal_lifts(state, seat, actions);
        // CM-TURN-5: a phase may be passed.
        actions.push(Action::Pass);
    }

    fn legal_closing(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        // CM-TURN-6: at the end of the turn no more than seven cards.
        if state.hand(seat).len() > HAND_LIMIT {
            legal_discards(state, seat, actions);
        } else {
            actions.push(Action::End);
        }
        self.legal_lifts(state, seat, actions);
    }

    /// Whether the seat may do this, and if not, why.
    pub(crate) fn examine(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Refusal> {
        match state.step {
            Step::Colour => match action {
                Action::Colour(colour) => self.check_colour(state, *colour),
                _ => Err(Refusal::First(Demand::Colour)),
            },
            Step::Phase => self.check_phase(state, seat, action),
            Step::Extra => match action {
                Action::Take { contract, from } => self.check_take(state, seat, *contract, *from),
                Action::Stop => Ok(()),
                _ => Err(Refusal::First(Demand::Extra)),
            },
            Step::Taking { taken } => match action {
                Action::Card(face) => self.check_card(state, *face),
                Action::Stop => self.check_enough(state, seat, taken),
                _ => Err(Refusal::First(Demand::Taking)),
            },
            Step::Declare { face } => match action {
                Action::Show => self.check_show(face),
                Action::Keep => Ok(()),
                _ => Err(Refusal::First(Demand::Declare)),
            },
            Step::Naming => match action {
                Action::Goods(_) => Ok(()),
                _ => Err(Refusal::First(Demand::Naming)),
            },
            Step::Removing => match action {
                Action::Remove(town) => self.check_removal(state, *town),
                _ => Err(Refusal::First(Demand::Removing)),
            },
            Step::Placing => match action {
                Action::Place(town) => self.check_place(state, *town),
                _ => Err(Refusal::First(Demand::Placing)),
            },
            Step::Building => match action {
                Action::Lay(laying) => self.check_lay(state, seat, laying),
                Action::Lift(contract) => self.check_lift(state, seat, *contract),
                Action::Stop => Ok(()),
                _ => Err(Refusal::First(Demand::Building)),
            },
            Step::Crossing { .. } => match action {
                Action::Discard(card) => check_discard(state, seat, *card),
                _ => Err(Refusal::First(Demand::Crossing)),
            },
            Step::Closing => self.check_closing(state, seat, action),
            Step::LastGoods => match action {
                // CM-END-3: who can move a cube must.
                Action::Haul(route) => self.check_haul(state, seat, route),
                _ => Err(Refusal::First(Demand::LastGoods)),
            },
            Step::Over => Err(Refusal::First(Demand::Closing)),
        }
    }

    fn check_phase(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let phase = state.phase;
        // CM-CON-2: a player without a contract takes one, if there is one.
        let must_take = phase == 1 && self.must_take(state, seat);
        match action {
            Action::Take { contract, from } if phase == 1 => {
                self.check_take(state, seat, *contract, *from)
            }
            _ if must_take => Err(Refusal::MustTakeContract),
            Action::Swap(engineer) if phase == 1 => self.check_swap(state, seat, *engineer),
            Action::Replace if phase == 1 => match state.face_up() {
                0 => Err(Refusal::NoneFaceUp),
                _ => Ok(()),
            },
            Action::Card(face) if phase == 2 => self.check_card(state, *face),
            Action::Lay(laying) if phase == 2 => self.check_lay(state, seat, laying),
            Action::Haul(route) if phase == 3 => self.check_haul(state, seat, route),
            Action::Draw => self.check_draw(state),
            Action::Choose(face) => {
                // CM-ENG-5: only Rennie's player has that choice.
                if !state.employs(seat, Engineer::Rennie) {
                    return Err(Refusal::NotRennie);
                }
                self.check_card(state, *face)
            }
            Action::Lift(contract) => self.check_lift(state, seat, *contract),
            Action::Pass => Ok(()),
            _ => Err(Refusal::WrongPhase { phase }),
        }
    }

    fn check_closing(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let hand = state.hand(seat).len();
        match action {
            Action::Lift(contract) => self.check_lift(state, seat, *contract),
            Action::End if hand > HAND_LIMIT => Err(Refusal::HandTooLarge { hand }),
            Action::End => Ok(()),
            Action::Discard(_) if hand <= HAND_LIMIT => Err(Refusal::NeedNotDiscard { hand }),
            Action::Discard(card) => check_discard(state, seat, *card),
            _ => Err(Refusal::First(Demand::Closing)),
        }
    }
}

fn legal_discards(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let hand = state.hand(seat);
    let held = Card::ALL.into_iter().filter(|card| hand.of(*card) > 0);
    actions.extend(held.map(Action::Discard));
}

fn check_discard(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    match state.hand(seat).of(card) {
        0 => Err(Refusal::NotInHand { card }),
        _ => Ok(()),
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action) {
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

    fn stop(&mut self) {
        match self.state.step {
            Step::Taking { .. } => {
                self.refill();
                self.phase_done();
            }
            Step::Building => {
                // CM-ENG-4: the second half of a surveyor is lost when the action ends.
                self.state.half = None;
                self.phase_done();
            }
            _ => self.phase_done(),
        }
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
