//! What is allowed.

use crate::{Action, Race, Refusal, State, size};
use towpath_core::Seat;

/// Whether the seat may do this; the only place that knows what is forbidden.
pub(crate) fn check(
    game: &Race,
    state: &State,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    let hand = &state.hands[seat.index()];
    match *action {
        Action::Play(card) => {
            let last = state.lasts[seat.index()];
            // RA-PLAY-1: a seat plays from its own hand.
            if hand[card.index()] == 0 {
                return Err(Refusal::NoSuchCard { card });
            }
            // RA-PLAY-3: at most two cards a turn.
            if state.plays == game.rules.plays {
                return Err(Refusal::TwoPlayed);
            }
            // RA-PLAY-2: no card is lower than the one before it on the same track.
            if card.value() < last {
                return Err(Refusal::TooLow { card, last });
            }
            Ok(())
        }
        // RA-PEEK-1: a seat looks once in a game.
        Action::Peek if state.peeked[seat.index()] => Err(Refusal::PeekedBefore),
        // RA-DRAW-1: a hand holds five cards, and an empty pile gives none.
        Action::Draw if size(&state.pile) == 0 => Err(Refusal::NoCardLeft),
        Action::Draw if size(hand) >= game.rules.full_hand => Err(Refusal::HandFull {
            most: game.rules.full_hand,
        }),
        Action::Peek | Action::Draw | Action::Roll | Action::Pass => Ok(()),
    }
}
