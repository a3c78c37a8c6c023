//! The first position of a game.

use crate::Arriala;
use crate::event::Event;
use crate::place::Colour;
use crate::state::{State, WORKERS};
use crate::turn::{FIRST_STREAM, draw};
use towpath_core::{Chance, Events, Faces, Seat, Seen, Source};

/// A new position: cards are dealt and the first player is drawn.
// AR-SET-1: cards by place in the turn order, all workers in reserve, nobody has renown, the first player by lot.
pub(crate) fn setup<C: Chance, E: Events<Event>>(
    game: &Arriala,
    chance: &mut C,
    events: &mut E,
) -> State {
    let mut state = State::empty(&game.layout, &game.rules);
    for seat in 0..game.players {
        state.reserve[usize::from(seat)] = WORKERS;
    }
    if let Some(colour) = game.layout.virtual_side {
        game.stand_in_towns(&mut state, colour);
    }
    let lot = Source {
        stream: FIRST_STREAM,
        generation: 0,
        index: 0,
        seen: Seen::Everyone,
    };
    let first = chance.draw(lot, Faces::First(u16::from(game.players)));
    state.seat = Seat::new(first as u8 % game.players);
    events.tell(Event::Began { seat: state.seat });
    let first = state.seat.index() as u8;
    let cards = |place| game.rules.deal.cards(game.players, place);
    let most = (0..game.players).map(cards).max().unwrap_or_default();
    for round in 0..most {
        for seat in 0..game.players {
            let place = (seat + game.players - first) % game.players;
            if round < cards(place) {
                draw(&mut state, Seat::new(seat), chance, events);
            }
        }
    }
    state
}

impl Arriala {
    /// Puts one worker of the virtual player in each town.
    // AR-TWO-1: one in each town in play.
    pub(crate) fn stand_in_towns(&self, state: &mut State, colour: Colour) {
        for town in self.layout.towns {
            state.place(&self.layout, colour, town);
        }
    }
}
