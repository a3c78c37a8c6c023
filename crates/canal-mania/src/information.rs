//! What each audience knows, and positions that agree with it. The only file that reads secrets for others.

use crate::CanalMania;
use crate::cards::{Cards, Hand};
use crate::event::Event;
use crate::parts::Face;
use crate::state::{State, Step};
use towpath_core::{Audience, Game, Information, MAX_SEATS, Sampled, Seat};

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
        sees(self.audience, seat)
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

    /// CM-TURN-7: whether a card can be drawn.
    pub fn can_draw(&self) -> bool {
        self.deck_size() > 0 || !self.table.discards.is_empty()
    }
}

impl Information for CanalMania {
    type InformationState = InformationState;

    fn information_state(&self, state: &State, audience: Audience) -> InformationState {
        // Every field is named, so that a new one does not compile until somebody has decided who sees it.
        let State {
            step,
            active,
            phase,
            start,
            round,
            turn,
            colours,
            engineers,
            hands,
            deck,
            generation,
            drawn,
            discards,
            display,
            parliament,
            pile,
            top,
            contracts_drawn,
            open,
            done,
            canals,
            supply,
            built,
            connected,
            cubes,
            goods,
            half,
            points,
            busy,
            quiet,
            end,
        } = state;
        let (hands, deck, unseen) = seen_cards(self.players, audience, hands, deck);
        let table = State {
            // CM-CARD-4: only who drew it has seen the card just drawn.
            step: if sees(audience, *active) {
                *step
            } else {
                step.without_face()
            },
            // CM-CARD-2: hands are secret, their sizes public.
            hands,
            deck,
            // How often the deck was shuffled and how many cards it gave is counted by everybody.
            generation: *generation,
            drawn: *drawn,
            // Open on the table for everybody: the turn, the people, the face-up cards and the discards.
            active: *active,
            phase: *phase,
            start: *start,
            round: *round,
            turn: *turn,
            colours: *colours,
            engineers: *engineers,
            discards: *discards,
            display: *display,
            // Which contracts lie where is public; the pile is a set, drawn from at random.
            parliament: *parliament,
            pile: *pile,
            top: *top,
            contracts_drawn: *contracts_drawn,
            open: *open,
            // CM-CON-6: everybody has seen each contract being finished; whether the table counts them is the view's.
            done: *done,
            // The map with all that lies on it.
            canals: *canals,
            supply: *supply,
            built: *built,
            connected: *connected,
            cubes: *cubes,
            goods: *goods,
            half: *half,
            // Points and what leads to the end.
            points: *points,
            busy: *busy,
            quiet: *quiet,
            end: *end,
        };
        InformationState {
            audience,
            table,
            unseen,
        }
    }

    /// Deals the unseen cards to the hands they lie in; what is left is the deck.
    fn determinize(&self, info: &InformationState, random: &mut Sampled) -> State {
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

    /// Steps whose choices follow from what lies on the table. Where a hand or a card just drawn decides, the number of
    /// choices would tell of it.
    fn forced(&self, public: &InformationState, seat: Seat) -> bool {
        let open = match public.table.step {
            Step::Colour | Step::Naming | Step::Removing | Step::Placing => true,
            // CM-TURN-6: what is discarded depends on the cards, and their number is public.
            Step::Closing => public.hand_size(seat) <= self.rules.hand_limit,
            // CM-CARD-4: the question whether to show a card gives nothing away.
            Step::Declare { .. } => false,
            Step::Phase
            | Step::Extra
            | Step::Taking { .. }
            | Step::Building
            | Step::Crossing { .. }
            | Step::LastGoods
            | Step::Over => false,
        };
        let mut actions = Vec::new();
        if open {
            self.legal(&public.table, seat, &mut actions);
        }
        actions.len() == 1
    }

    fn event_for(&self, event: &Event, audience: Audience) -> Option<Event> {
        Some(match *event {
            // CM-CARD-2: everybody sees that a card was drawn, and only its owner which.
            Event::Drew { seat, who, face } => Event::Drew {
                seat,
                who,
                face: face.filter(|_| sees(audience, seat)),
            },
            Event::Dealt { .. }
            | Event::Begins { .. }
            | Event::Coloured { .. }
            | Event::Turn { .. }
            | Event::ContractUp(_)
            | Event::CardUp(_)
            | Event::Reshuffled
            | Event::Took { .. }
            | Event::Swapped { .. }
            | Event::Replaced { .. }
            | Event::Showed { .. }
            | Event::TookCard { .. }
            | Event::Named { .. }
            | Event::Removed { .. }
            | Event::Placed { .. }
            | Event::NoRoom { .. }
            | Event::Laid { .. }
            | Event::Joined { .. }
            | Event::Finished { .. }
            | Event::Lifted { .. }
            | Event::Hauled { .. }
            | Event::Scored { .. }
            | Event::Discarded { .. }
            | Event::Triggered { .. }
            | Event::Quiet { .. }
            | Event::LastGoods
            | Event::Unfinished { .. }
            | Event::Ranked { .. }
            | Event::Won { .. } => *event,
        })
    }
}

/// Whether an audience sees all of a seat's hand.
fn sees(audience: Audience, seat: Seat) -> bool {
    match audience {
        Audience::Everything => true,
        Audience::Seat(own) => own == seat,
        Audience::Spectator => false,
    }
}

/// The hands as far as this audience sees them, the heap of cards it does not see, and how many of those lie in each hand.
#[inline]
fn seen_cards(
    players: u8,
    audience: Audience,
    hands: &[Hand; MAX_SEATS],
    deck: &Cards,
) -> ([Hand; MAX_SEATS], Cards, [u8; MAX_SEATS]) {
    let mut seen = *hands;
    let mut heap = *deck;
    let mut unseen = [0; MAX_SEATS];
    for index in (0..players).filter(|index| !sees(audience, Seat::new(*index))) {
        let hand = &mut seen[usize::from(index)];
        let hidden = std::mem::replace(&mut hand.hidden, Cards::NONE);
        unseen[usize::from(index)] = hidden.len() as u8;
        heap = heap.plus(&hidden);
    }
    (seen, heap, unseen)
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
