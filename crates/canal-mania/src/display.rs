//! Build cards: taking face-up ones, drawing blind, replacing the display.

use crate::CanalMania;
use crate::action::Action;
use crate::event::Event;
use crate::parts::{Engineer, Face, Goods};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{State, Step, Then};
use towpath_core::{Chance, Events, Seat, Seen};

impl CanalMania {
    /// CM-ENG-5: Rennie may take a fourth face-up card.
    pub(crate) fn most_cards(&self, state: &State, seat: Seat) -> u8 {
        let rennie = state.employs(seat, Engineer::Rennie);
        self.rules.cards_taken + if rennie { self.rules.rennie_cards } else { 0 }
    }

    /// Each face that lies open, once.
    fn faces_up<'a>(&self, state: &'a State) -> impl Iterator<Item = Face> + 'a {
        let mut seen = 0u64;
        state.display.iter().flatten().copied().filter(move |face| {
            let before = seen;
            seen |= 1 << face.index();
            seen != before
        })
    }

    pub(crate) fn legal_cards(&self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(self.faces_up(state).map(Action::Card));
    }

    pub(crate) fn check_card(&self, state: &State, face: Face) -> Result<(), Refusal> {
        if state.shows(face) {
            Ok(())
        } else {
            Err(Refusal::NotFaceUp { face })
        }
    }

    /// CM-CARD-1: fewer than three only with a hand of seven or more at that moment.
    pub(crate) fn check_enough(&self, state: &State, seat: Seat, taken: u8) -> Result<(), Refusal> {
        let (need, limit) = (self.rules.cards_taken, self.rules.hand_limit);
        let hand = state.hand(seat).len();
        if taken >= need || hand >= limit {
            return Ok(());
        }
        Err(Refusal::TakeMore {
            taken,
            need,
            hand,
            limit,
        })
    }

    /// CM-TURN-4 and CM-ENG-5: the top card, or for Rennie's player a face-up one.
    pub(crate) fn legal_draws(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.check_draw(state).is_ok() {
            actions.push(Action::Draw);
        }
        if state.employs(seat, Engineer::Rennie) {
            actions.extend(self.faces_up(state).map(Action::Choose));
        }
    }

    pub(crate) fn check_draw(&self, state: &State) -> Result<(), Refusal> {
        // CM-TURN-7: a draw that cannot happen is not offered.
        if state.deck.is_empty() && state.discards.is_empty() {
            return Err(Refusal::NothingToDraw);
        }
        Ok(())
    }

    /// CM-CARD-4: a drawn card with a symbol may be shown. The question is always put, so that the others cannot tell
    /// from it what was drawn.
    pub(crate) fn legal_declare(&self, face: Option<Face>, actions: &mut Vec<Action>) {
        if has_symbol(face) {
            actions.push(Action::Show);
        }
        actions.push(Action::Keep);
    }

    pub(crate) fn check_show(&self, state: &State) -> Result<(), Refusal> {
        if let Step::Declare { face } = state.step
            && has_symbol(face)
        {
            return Ok(());
        }
        Err(Refusal::NoSymbol)
    }
}

fn has_symbol(face: Option<Face>) -> bool {
    face.is_some_and(|face| face.goods() != Goods::None)
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// A face-up card goes to the hand; everybody knows it there. CM-CARD-2.
    fn take_face_up(&mut self, seat: Seat, face: Face) {
        let place = self.state.display.iter().position(|up| *up == Some(face));
        if let Some(place) = place {
            self.state.display[place] = None;
        }
        self.state.hands[seat.index()].known.add(face);
        let who = self.who(seat);
        self.tell(Event::TookCard { who, face });
    }

    pub(crate) fn take_card(&mut self, seat: Seat, face: Face) {
        let before = if let Step::Taking { taken } = self.state.step {
            taken
        } else {
            0
        };
        let taken = before + 1;
        self.take_face_up(seat, face);
        // CM-CARD-3: each symbol is resolved at once, card by card.
        self.bring_goods(seat, face.goods(), Then::Taking { taken });
    }

    /// After a face-up card and its goods: the next one, or the end of the action.
    pub(crate) fn after_card(&mut self, seat: Seat, taken: u8) {
        if taken < self.game.most_cards(self.state, seat) && self.state.face_up() > 0 {
            self.state.step = Step::Taking { taken };
        } else {
            // CM-CARD-1: the places are refilled only when the action ends.
            self.refill();
            self.phase_done();
        }
    }

    /// CM-CARD-5: the five are discarded, their symbols ignored, and five new ones turned up.
    pub(crate) fn replace(&mut self, seat: Seat) {
        let who = self.who(seat);
        self.tell(Event::Replaced { who });
        for place in 0..self.state.display.len() {
            // CM-TURN-7: they are among the discards before the refill.
            if let Some(face) = self.state.display[place].take() {
                self.state.discards.add(face);
            }
        }
        self.refill();
        self.phase_done();
    }

    pub(crate) fn draw(&mut self, seat: Seat) {
        let Some(face) = self.draw_card(Seen::Only(seat)) else {
            return self.phase_done();
        };
        self.state.hands[seat.index()].hidden.add(face);
        self.state.step = Step::Declare { face: Some(face) };
        let who = self.who(seat);
        self.tell(Event::Drew {
            seat,
            who,
            face: Some(face),
        });
    }

    /// CM-ENG-5: a face-up card in place of a blind draw; its symbol counts, and one card is refilled.
    pub(crate) fn choose(&mut self, seat: Seat, face: Face) {
        self.take_face_up(seat, face);
        self.bring_goods(seat, face.goods(), Then::Refill);
    }

    /// CM-CARD-4: a shown card is known to all from now on, and its goods are placed.
    pub(crate) fn show(&mut self, seat: Seat) {
        let Step::Declare { face: Some(face) } = self.state.step else {
            return;
        };
        let hand = &mut self.state.hands[seat.index()];
        hand.hidden.remove(face);
        hand.known.add(face);
        let who = self.who(seat);
        self.tell(Event::Showed { who, face });
        self.bring_goods(seat, face.goods(), Then::Done);
    }
}
