//! The deal.

use crate::{CARDS, Card, Event, FACES, PRIZE, Race, SEATS, State, size};
use towpath_core::{Chance, Events, Faces, Seat, Seen, Source};

/// A position in which nobody has anything.
pub(crate) const fn empty() -> State {
    State {
        hands: [[0; FACES]; SEATS],
        pile: [0; FACES],
        played: [0; FACES],
        tracks: [0; SEATS],
        lasts: [0; SEATS],
        prizes: [0; SEATS],
        peeked: [false; SEATS],
        active: 0,
        plays: 0,
        passes: 0,
        turn: 0,
        rolls: 0,
        over: false,
    }
}

/// Gives every seat its prize and its first cards.
pub(crate) fn setup<C: Chance, E: Events<Event>>(
    game: &Race,
    chance: &mut C,
    events: &mut E,
) -> State {
    let mut state = empty();
    state.pile = [game.copies; FACES];
    for seat in game.seats() {
        // RA-SETUP-2: a secret prize of 0 to 3 and three cards each.
        let source = Source {
            stream: PRIZE,
            generation: 0,
            index: seat.index() as u16,
            seen: Seen::Only(seat),
        };
        state.prizes[seat.index()] =
            chance.draw(source, Faces::First(game.rules.prizes.into())) as u8;
        for _ in 0..game.rules.deal {
            let card = Some(draw_card(game, &mut state, seat, chance));
            events.tell(Event::Drew { seat, card });
        }
    }
    state
}

/// Takes a card from the pile into a hand; only that seat sees it.
pub(crate) fn draw_card(
    game: &Race,
    state: &mut State,
    seat: Seat,
    chance: &mut impl Chance,
) -> Card {
    let given = FACES as u8 * game.copies - size(&state.pile);
    let source = Source {
        stream: CARDS,
        generation: 0,
        index: u16::from(given),
        seen: Seen::Only(seat),
    };
    let card = Card(chance.draw(source, Faces::Counts(&state.pile)) as u8);
    state.pile[card.index()] -= 1;
    state.hands[seat.index()][card.index()] += 1;
    card
}
