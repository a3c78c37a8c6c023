//! How a turn runs.

use crate::setup::draw_card;
use crate::{Action, DIE, Event, Race, State};
use towpath_core::{Chance, Events, Faces, Seat, Seen, Source};

/// Carries out an allowed action.
pub(crate) fn apply<C: Chance, E: Events<Event>>(
    game: &Race,
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut C,
    events: &mut E,
) {
    let me = seat.index();
    match action {
        Action::Play(card) => {
            state.hands[me][card.index()] -= 1;
            state.played[card.index()] += 1;
            state.tracks[me] += card.value();
            state.lasts[me] = card.value();
            state.plays += 1;
            events.tell(Event::Played { seat, card });
        }
        Action::Peek => {
            state.peeked[me] = true;
            let prize = Some(state.prizes[seat.next(game.players).index()]);
            events.tell(Event::Peeked { seat, prize });
        }
        Action::Draw => {
            let card = Some(draw_card(game, state, seat, chance));
            events.tell(Event::Drew { seat, card });
            state.passes = 0;
            next_turn(game, state);
        }
        Action::Roll => {
            let source = Source {
                stream: DIE,
                generation: 0,
                index: state.rolls,
                seen: Seen::Everyone,
            };
            // RA-ROLL-1: the die shows 1 to 3, and the track moves as far.
            let pips = chance.draw(source, Faces::First(game.rules.pips.into())) as u8 + 1;
            state.rolls += 1;
            state.tracks[me] += pips;
            state.passes = 0;
            events.tell(Event::Rolled { seat, pips });
            next_turn(game, state);
        }
        Action::Pass => {
            state.passes += 1;
            events.tell(Event::Passed { seat });
            next_turn(game, state);
        }
    }
}

fn next_turn(game: &Race, state: &mut State) {
    state.active = (state.active + 1) % game.players;
    state.plays = 0;
    state.turn += 1;
    state.over = has_ended(game, state);
}

/// Whether the game is over when a turn ends in this position.
pub(crate) fn has_ended(game: &Race, state: &State) -> bool {
    // RA-END-1: all have passed in a row, or a track has reached the goal.
    let reached = state
        .tracks
        .iter()
        .any(|track| *track >= game.goal.points());
    state.passes >= game.players || reached
}
