//! Points as they stand, and how the game ended.

use crate::game::CanalMania;
use crate::parts::Source;
use crate::state::{State, Step};
use towpath_core::{Breakdown, MAX_SEATS, Outcome, Seat, Seats, Side};

/// The name of a source in the language files.
const fn part_key(source: Source) -> &'static str {
    match source {
        Source::Canals => "canal-mania-part-canals",
        Source::Hauls => "canal-mania-part-hauls",
        Source::Unfinished => "canal-mania-part-unfinished",
        Source::LastGoods => "canal-mania-part-last-goods",
        Source::Prolific => "canal-mania-part-prolific",
    }
}

impl CanalMania {
    /// Every seat's points by where they come from.
    pub(crate) fn scores(&self, state: &State) -> Vec<Breakdown> {
        (0..self.players)
            .map(|index| {
                let seat = Seat::new(index);
                let parts = Source::ALL
                    .map(|source| (part_key(source), i32::from(state.part(seat, source))));
                Breakdown::of(Side::from(seat), parts)
            })
            .collect()
    }

    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.step != Step::Over {
            return None;
        }
        let ranking = self.ranking(state);
        let mut places = vec![0; usize::from(self.players)];
        for (place, seat) in ranking[..places.len()].iter().enumerate() {
            places[seat.index()] = place as u8 + 1;
        }
        Some(Outcome {
            scores: self.scores(state),
            winners: Seats::only(ranking[0]),
            places,
            grade: None,
        })
    }

    /// CM-END-5: there is always one winner, since no two players employ the same engineer.
    pub(crate) fn win_shares(&self, state: &State) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        if state.step == Step::Over {
            shares[self.ranking(state)[0].index()] = 1.0;
        }
        shares
    }
}
