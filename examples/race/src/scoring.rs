//! Points and the end.

use crate::{InformationState, Race, State};
use towpath_core::{Audience, Breakdown, Information, MAX_SEATS, Outcome, Seat, Seats, Side};

/// A seat's points.
pub(crate) fn points(state: &State, seat: Seat) -> i32 {
    // RA-END-2: the track and the prize.
    i32::from(state.tracks[seat.index()]) + i32::from(state.prizes[seat.index()])
}

/// Who has the most points.
fn winners(game: &Race, state: &State) -> Seats {
    let best = game.seats().map(|seat| points(state, seat)).max();
    game.seats()
        .filter(|seat| Some(points(state, *seat)) == best)
        .collect()
}

/// How the game ended, once it is over.
pub(crate) fn outcome(game: &Race, state: &State) -> Option<Outcome> {
    if !state.over {
        return None;
    }
    let info = game.information_state(state, Audience::Everything);
    let winners = winners(game, state);
    let place = |seat| if winners.contains(seat) { 1 } else { 2 };
    Some(Outcome {
        scores: breakdown(game, &info),
        winners,
        places: game.seats().map(place).collect(),
        grade: None,
    })
}

/// Each seat's share of the win.
pub(crate) fn returns(game: &Race, state: &State) -> [f32; MAX_SEATS] {
    let winners = winners(game, state);
    let mut shares = [0.0; MAX_SEATS];
    for seat in winners.iter() {
        shares[seat.index()] = 1.0 / winners.len() as f32;
    }
    shares
}

/// The points that are known; a hidden prize counts nothing yet.
pub(crate) fn breakdown(game: &Race, info: &InformationState) -> Vec<Breakdown> {
    let score = |seat: Seat| {
        let track = i32::from(info.tracks[seat.index()]);
        let prize = i32::from(info.prizes[seat.index()].unwrap_or(0));
        Breakdown::of(
            Side::from(seat),
            [("race-track", track), ("race-prize", prize)],
        )
    };
    game.seats().map(score).collect()
}
