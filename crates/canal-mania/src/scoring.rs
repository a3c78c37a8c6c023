//! Points as they stand, and how the game ended.

use crate::CanalMania;
use crate::parts::Source;
use crate::state::{State, Step};
use crate::words::source as source_name;
use towpath_core::{Breakdown, MAX_SEATS, Outcome, Seat, Seats, Side};

/// Every seat's points by where they come from.
pub(crate) fn breakdown(game: &CanalMania, state: &State) -> Vec<Breakdown> {
    (0..game.players)
        .map(|index| {
            let seat = Seat::new(index);
            let parts = Source::ALL
                .map(|source| (source_name(source), i32::from(state.part(seat, source))));
            Breakdown::of(Side::from(seat), parts)
        })
        .collect()
}

/// How the game ended.
pub(crate) fn outcome(game: &CanalMania, state: &State) -> Option<Outcome> {
    if state.step != Step::Over {
        return None;
    }
    let ranking = game.ranking(state);
    let mut places = vec![0; usize::from(game.players)];
    for (place, seat) in ranking[..places.len()].iter().enumerate() {
        places[seat.index()] = place as u8 + 1;
    }
    Some(Outcome {
        scores: breakdown(game, state),
        winners: Seats::only(ranking[0]),
        places,
        grade: None,
    })
}

/// CM-END-5: there is always one winner, since no two players employ the same engineer.
pub(crate) fn returns(game: &CanalMania, state: &State) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    if state.step == Step::Over {
        shares[game.ranking(state)[0].index()] = 1.0;
    }
    shares
}
