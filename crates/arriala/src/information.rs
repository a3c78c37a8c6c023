//! What an audience knows of a position: the only place that reads secrets on behalf of others.

use crate::Arriala;
use crate::cards::{Card, Cards};
use crate::state::State;
use towpath_core::{Audience, Chance, Faces, Sampled, Seat, Seen, Source};

/// What an audience knows of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct InformationState {
    /// The position, in which hidden hands are empty and their cards lie in the pile, as all cards not seen do.
    pub(crate) table: State,
    /// How many cards are in each hand.
    pub(crate) sizes: [u8; 4],
    /// How many cards are in the pile.
    pub(crate) pile: u8,
    /// Who knows this.
    pub(crate) audience: Audience,
}

impl InformationState {
    /// Whether this audience sees a seat's cards.
    pub(crate) fn sees(&self, seat: Seat) -> bool {
        sees(self.audience, seat)
    }
}

// AR-CARD-1: hands are secret, their sizes are not; discards lie open.
fn sees(audience: Audience, seat: Seat) -> bool {
    match audience {
        Audience::Everything => true,
        Audience::Seat(looking) => looking == seat,
        Audience::Spectator => false,
    }
}

impl Arriala {
    /// What an audience knows of this position.
    pub(crate) fn known(&self, state: &State, audience: Audience) -> InformationState {
        let mut info = InformationState {
            table: *state,
            sizes: state.hands.map(Cards::len),
            pile: state.pile.len(),
            audience,
        };
        for seat in (0..self.players).map(Seat::new) {
            if !sees(audience, seat) {
                let hand = &mut info.table.hands[seat.index()];
                info.table.pile = info.table.pile.plus(*hand);
                *hand = Cards::NONE;
            }
        }
        info
    }

    /// A position that agrees with what is known: hidden hands are dealt from the cards not seen.
    pub(crate) fn imagine(&self, info: &InformationState, random: &mut Sampled) -> State {
        let mut state = info.table;
        let mut unseen = state.pile.counts();
        let source = Source {
            stream: crate::turn::CARD_STREAM,
            generation: state.generation,
            index: 0,
            seen: Seen::Everyone,
        };
        for seat in (0..self.players).map(Seat::new) {
            if info.sees(seat) {
                continue;
            }
            for _ in 0..info.sizes[seat.index()] {
                let face = usize::from(random.draw(source, Faces::Counts(&unseen)));
                unseen[face] -= 1;
                let card = Cards::only(Card::ALL[face]);
                state.pile = state.pile.minus(card);
                let hand = &mut state.hands[seat.index()];
                *hand = hand.plus(card);
            }
        }
        state
    }
}
