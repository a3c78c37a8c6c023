//! What an audience knows of a position: the only place that reads secrets on behalf of others.

use crate::Arriala;
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::state::State;
use crate::turn::CARD_STREAM;
use towpath_core::{Audience, Chance, Faces, Game, Information, Sampled, Seat, Seen, Source};

/// What an audience knows of a position.
///
/// It is built up field by field in `information_state`, which names every field of [`State`]: a new field does not
/// compile there until somebody has decided who sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct InformationState {
    /// What the audience sees. Hands that it does not see are empty, and every card that it has not seen is in the pile.
    pub(crate) seen: State,
    /// How many cards are in each hand.
    pub(crate) hand_sizes: [u8; 4],
    /// How many cards are in the pile.
    pub(crate) pile_size: u8,
    /// Who knows this.
    pub(crate) audience: Audience,
}

impl InformationState {
    /// Whether this audience sees a seat's cards.
    pub(crate) fn sees(&self, seat: Seat) -> bool {
        sees(self.audience, seat)
    }

    /// What the audience sees: hands that it does not see are empty.
    #[inline]
    pub const fn seen(&self) -> &State {
        &self.seen
    }

    /// Every card that the audience has not seen: those of the pile and of hands that it does not see.
    #[inline]
    pub const fn unseen(&self) -> Cards {
        self.seen.pile
    }

    /// How many cards a seat holds.
    #[inline]
    pub const fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
    }

    /// How many cards are in the pile.
    #[inline]
    pub const fn pile_size(&self) -> u8 {
        self.pile_size
    }

    /// A position in which the seat to act, if it is the one that looks, may do exactly what it may do in every position
    /// that agrees with this.
    pub(crate) fn as_state(&self) -> State {
        let mut state = self.seen;
        // Whether a card can be drawn is all that a list asks of the pile.
        if self.pile_size == 0 {
            state.pile = Cards::NONE;
        }
        state
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

impl Information for Arriala {
    type InformationState = InformationState;

    fn information_state(&self, state: &State, audience: Audience) -> InformationState {
        let State {
            here,
            idle,
            crowd,
            locks,
            counted,
            pile,
            discards,
            hands,
            score,
            moved,
            barred,
            turn,
            generation,
            drawn,
            reserve,
            river,
            art,
            built,
            quiet,
            passes,
            seat,
            points,
            placed,
            progress,
            phase,
        } = *state;
        let (mut unseen, mut seen_hands) = (pile, [Cards::NONE; 4]);
        for seat in (0..self.players).map(Seat::new) {
            let hand = hands[seat.index()];
            if sees(audience, seat) {
                seen_hands[seat.index()] = hand;
            } else {
                unseen = unseen.plus(hand);
            }
        }
        InformationState {
            seen: State {
                here,
                idle,
                crowd,
                locks,
                counted,
                pile: unseen,
                discards,
                hands: seen_hands,
                score,
                moved,
                barred,
                turn,
                generation,
                drawn,
                reserve,
                river,
                art,
                built,
                quiet,
                passes,
                seat,
                points,
                placed,
                progress,
                phase,
            },
            hand_sizes: hands.map(Cards::len),
            pile_size: pile.len(),
            audience,
        }
    }

    /// Hidden hands are dealt from the cards that this audience has not seen.
    fn determinize(&self, info: &InformationState, random: &mut Sampled) -> State {
        let mut state = info.seen;
        let mut unseen = state.pile.counts();
        let source = Source {
            stream: CARD_STREAM,
            generation: state.generation,
            index: 0,
            seen: Seen::Everyone,
        };
        for seat in (0..self.players).map(Seat::new) {
            if info.sees(seat) {
                continue;
            }
            for _ in 0..info.hand_sizes[seat.index()] {
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

    /// Without points nothing but the end is left. With points the cards of a hand could open other choices, so that
    /// only an empty hand leaves no doubt.
    fn forced(&self, public: &InformationState, seat: Seat) -> bool {
        if public.seen.points == 0 {
            return true;
        }
        if public.hand_sizes[seat.index()] > 0 {
            return false;
        }
        let mut actions = Vec::new();
        self.legal(&public.as_state(), seat, &mut actions);
        actions.len() == 1
    }

    // AR-CARD-1: only the one who draws sees the card.
    fn event_for(&self, event: &Event, audience: Audience) -> Option<Event> {
        Some(match *event {
            Event::Drew { seat, card } => Event::Drew {
                seat,
                card: card.filter(|_| sees(audience, seat)),
            },
            Event::Began { .. }
            | Event::Reshuffled { .. }
            | Event::Walked { .. }
            | Event::Leapt { .. }
            | Event::WentToVineyard { .. }
            | Event::CameBack { .. }
            | Event::Placed { .. }
            | Event::BuiltRiverWork { .. }
            | Event::BuiltLock { .. }
            | Event::BuiltArt { .. }
            | Event::Counted { .. }
            | Event::SectionVanished { .. }
            | Event::TurnEnded { .. }
            | Event::Ended { .. }
            | Event::VineyardCounted { .. } => *event,
        })
    }
}
