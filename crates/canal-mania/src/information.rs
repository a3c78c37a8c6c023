//! What each audience knows, and positions that agree with it. The only file that reads secrets for others.

use crate::action::Event;
use crate::cards::Cards;
use crate::game::CanalMania;
use crate::parts::Face;
use crate::state::{State, Step};
use towpath_core::{Audience, MAX_SEATS, Sampled, Seat};

/// What an audience knows of a position.
///
/// Only two things are ever secret: the cards of a hand that were not taken face up or shown, and what the deck will
/// give. To an audience both lie in one heap of unseen cards, of which it knows the faces. The order of the contract
/// pile is no secret that anybody holds: it is drawn from at random, but for its top card, which everybody knows.
///
/// A perfect memory could tell more after the deck was made anew: hidden cards of an earlier deck cannot be in the new
/// one. Which card a player then plays may be of either, so that this knowledge fades; it is not kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct InformationState {
    /// Who looks.
    pub audience: Audience,
    /// The position; the hidden cards of hands that this audience cannot see lie in `table.deck` instead.
    pub table: State,
    /// How many cards of each hand this audience cannot see.
    pub unseen: [u8; MAX_SEATS],
}

impl InformationState {
    /// Whether this audience sees all of a seat's hand.
    pub fn sees(&self, seat: Seat) -> bool {
        match self.audience {
            Audience::Everything => true,
            Audience::Seat(own) => own == seat,
            Audience::Spectator => false,
        }
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.table.hand(seat).len() + self.unseen[seat.index()]
    }

    /// How many cards the deck holds.
    pub fn deck_size(&self) -> u16 {
        let hidden: u8 = self.unseen.iter().sum();
        self.table.deck.len() - u16::from(hidden)
    }
}

impl CanalMania {
    pub(crate) fn know_as(&self, state: &State, audience: Audience) -> InformationState {
        let mut info = InformationState {
            audience,
            table: *state,
            unseen: [0; MAX_SEATS],
        };
        for index in 0..self.players {
            let seat = Seat::new(index);
            if info.sees(seat) {
                continue;
            }
            // CM-CARD-2: hands are secret, their sizes public.
            let table = &mut info.table;
            let hidden = std::mem::replace(&mut table.hands[seat.index()].hidden, Cards::NONE);
            info.unseen[seat.index()] = hidden.len() as u8;
            table.deck = table.deck.plus(&hidden);
            if seat == state.active
                && let Step::Declare { face } = &mut table.step
            {
                *face = None;
            }
        }
        info
    }

    /// Deals the unseen cards to the hands they lie in; what is left is the deck.
    pub(crate) fn sample_from(&self, info: &InformationState, random: &mut Sampled) -> State {
        let mut state = info.table;
        let mut left = u32::from(state.deck.len());
        for index in 0..usize::from(self.players) {
            for _ in 0..info.unseen[index] {
                let face = nth(&state.deck, random.below(left));
                left -= 1;
                state.deck.remove(face);
                state.hands[index].hidden.add(face);
                // CM-CARD-4: the card just drawn is as good as any other of the hidden ones.
                if index == state.active.index()
                    && let Step::Declare { face: drawn } = &mut state.step
                {
                    *drawn = Some(face);
                }
            }
        }
        state
    }

    pub(crate) fn event_seen_by(&self, event: &Event, audience: Audience) -> Event {
        match (event, audience) {
            (_, Audience::Everything) => *event,
            (Event::Drew { seat, .. }, Audience::Seat(own)) if *seat == own => *event,
            (Event::Drew { seat, who, .. }, _) => Event::Drew {
                seat: *seat,
                who: *who,
                face: None,
            },
            _ => *event,
        }
    }
}

/// The card of this rank when all are laid out in the order of their faces.
fn nth(cards: &Cards, rank: u32) -> Face {
    let mut left = rank;
    for (index, count) in cards.0.iter().enumerate() {
        if left < u32::from(*count) {
            return Face::from_index(index);
        }
        left -= u32::from(*count);
    }
    unreachable!("rank {rank} is past the last card")
}
