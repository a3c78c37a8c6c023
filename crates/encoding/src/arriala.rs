//! Arriala: a worker is named by colour and place, then where it goes, then how that is paid.

mod observation;

use crate::Encoded;
use crate::sheet::{Part, Value};
use crate::{Path, names};
use towpath_arriala::{
    Action, Arriala, Card, Colour, InformationState, Means, MoveCards, PackedAction, Payment, State,
};
use towpath_core::Seat;

const PLACES: u16 = 64;
const END: u16 = 0;
const DRAW: u16 = 1;
const ART: u16 = 2;
const PLACE: u16 = ART + 2;
const RIVER: u16 = PLACE + PLACES;
const LOCK: u16 = RIVER + PLACES;
pub(crate) const WORKER: u16 = LOCK + 2 * PLACES;
pub(crate) const TO: u16 = WORKER + 4 * PLACES;
const PAY: u16 = TO + PLACES;
const CARDS: u16 = PAY + 4;
const WITH_CARDS: u16 = CARDS + 1;
const IDS: u16 = CARDS + MULTISETS;

/// The ways to pay for a worker that is moved, move cards aside.
const ANYWHERE: u16 = PAY;
const POINTS: u16 = PAY + 1;
const OWN_CARD: u16 = PAY + 2;
const ANY_CARD: u16 = PAY + 3;

/// The most move cards of a walk: each costs one of five points.
const MOST_CARDS: usize = 5;
/// How many multisets of at most five cards of four kinds there are.
const MULTISETS: u16 = 126;
const SIDE: usize = MOST_CARDS + 1;

/// The number of each multiset of move cards, by how many there are of each kind.
static RANK: [u8; SIDE * SIDE * SIDE * SIDE] = {
    let mut rank = [0; SIDE * SIDE * SIDE * SIDE];
    let (mut next, mut index) = (0, 0);
    while index < rank.len() {
        if digits(index) <= MOST_CARDS {
            rank[index] = next;
            next += 1;
        }
        index += 1;
    }
    assert!(next as u16 == MULTISETS);
    rank
};

/// How many cards a place of [`RANK`] stands for.
const fn digits(index: usize) -> usize {
    index % SIDE + index / SIDE % SIDE + index / SIDE / SIDE % SIDE + index / SIDE / SIDE / SIDE
}

const MOVES: [Card; 4] = [Card::Move2, Card::Move3, Card::Move4, Card::Move5];

fn rank(cards: MoveCards) -> u16 {
    if cards.is_empty() {
        return 0;
    }
    let cards = cards.cards();
    let index = MOVES.iter().rev().fold(0, |index, card| {
        index * SIDE + usize::from(cards.count(*card))
    });
    u16::from(RANK[index])
}

/// A colour as the seat sees it: its own is 0, then the others clockwise; sides that nobody plays keep their place.
#[inline]
pub(crate) fn relative(colour: Colour, seat: Seat, players: u8) -> u16 {
    let (colour, players) = (colour.index(), usize::from(players));
    let relative = match colour < players {
        true => (colour + players - seat.index()) % players,
        false => colour,
    };
    relative as u16
}

/// A worker that goes from a place to another: colour, from, to, payment.
#[inline]
fn worker(action: Action, seat: Seat) -> Option<(Colour, u16, u16, u16)> {
    let own = Colour::from(seat);
    let paid = |means: Means| match means {
        Means::Points => (own, POINTS),
        Means::OwnCard => (own, OWN_CARD),
        Means::AnyCard(colour) => (colour, ANY_CARD),
    };
    let (colour, from, to, pay) = match action {
        Action::Walk(walk) => {
            let pay = CARDS + rank(walk.cards());
            (walk.colour(), walk.from(), walk.to(), pay)
        }
        Action::Anywhere { from, to } => (own, from, to, ANYWHERE),
        Action::ToVineyard { from, to, means } | Action::ToCanal { from, to, means } => {
            let (colour, pay) = paid(means);
            (colour, from, to, pay)
        }
        Action::Place { .. }
        | Action::River { .. }
        | Action::Lock { .. }
        | Action::Art { .. }
        | Action::Draw
        | Action::End => return None,
    };
    Some((colour, from.index() as u16, to.index() as u16, pay))
}

impl Encoded for Arriala {
    const IDS: usize = IDS as usize;
    const PARTS: &'static [Part] = observation::PARTS;

    #[inline]
    fn id(&self, _state: &State, seat: Seat, action: &PackedAction, depth: usize) -> Option<u16> {
        use towpath_core::Game;
        let action = action.unpack();
        if let Some((colour, from, to, pay)) = worker(action, seat) {
            let colour = || relative(colour, seat, self.players());
            return match depth {
                0 => Some(WORKER + PLACES * colour() + from),
                1 => Some(TO + to),
                2 => Some(pay),
                _ => None,
            };
        }
        let id = match action {
            Action::Place { to } => PLACE + to.index() as u16,
            Action::River { from } => RIVER + from.index() as u16,
            Action::Lock { at, by } => {
                let by = match by {
                    Payment::Points => 0,
                    Payment::Card => PLACES,
                };
                LOCK + by + at.index() as u16
            }
            Action::Art { work } => ART + u16::from(work),
            Action::Draw => DRAW,
            Action::End
            | Action::Walk(_)
            | Action::Anywhere { .. }
            | Action::ToVineyard { .. }
            | Action::ToCanal { .. } => END,
        };
        (depth == 0).then_some(id)
    }

    fn id_name(&self, id: u16) -> String {
        let side = |relative: u16| names::side(relative);
        match id {
            END => "end".to_owned(),
            DRAW => "draw".to_owned(),
            ART..PLACE => format!("art {}", id - ART + 1),
            PLACE..RIVER => format!("place at {}", id - PLACE),
            RIVER..LOCK => format!("river work at {}", id - RIVER),
            LOCK..WORKER => {
                let by = ["points", "card"][usize::from((id - LOCK) / PLACES)];
                format!("lock at {} for {by}", (id - LOCK) % PLACES)
            }
            WORKER..TO => {
                let (colour, from) = ((id - WORKER) / PLACES, (id - WORKER) % PLACES);
                format!("worker of {} at {from}", side(colour))
            }
            TO..PAY => format!("to {}", id - TO),
            ANYWHERE => "with the card anywhere".to_owned(),
            POINTS => "with points".to_owned(),
            OWN_CARD => "with the card for own workers".to_owned(),
            ANY_CARD => "with the card for any worker".to_owned(),
            CARDS => "on foot".to_owned(),
            WITH_CARDS..IDS => {
                let index = (0..RANK.len())
                    .filter(|index| digits(*index) <= MOST_CARDS)
                    .nth(usize::from(id - CARDS))
                    .unwrap_or(0);
                let counts = [1, SIDE, SIDE * SIDE, SIDE * SIDE * SIDE].map(|d| index / d % SIDE);
                let cards = MOVES.iter().zip(counts).filter(|(_, count)| *count > 0);
                let words: Vec<String> = cards
                    .map(|(card, count)| format!("{count} {}", card.word()))
                    .collect();
                format!("with {}", words.join(", "))
            }
            IDS.. => names::none(id),
        }
    }

    fn observe<V: Value>(&self, info: &InformationState, seat: Seat, chosen: &Path, row: &mut [V]) {
        observation::write(self, info, seat, chosen, row);
    }
}
