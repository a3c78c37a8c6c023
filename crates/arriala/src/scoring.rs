//! Majorities, vineyards, the final score and who wins.

use crate::place::{Colour, Place};
use crate::state::{Phase, State};
use crate::{Arriala, ArtOption};
use towpath_core::{Breakdown, MAX_SEATS, Outcome, Seat, Seats, Side};

/// Who takes a section or a vineyard with so many workers of each colour.
// AR-SEC-3: those tied for most get nothing and the next lower count takes it; tied there too, nobody does.
#[inline]
pub fn majority(workers: [u8; 4]) -> Option<Colour> {
    let most = workers.into_iter().max().unwrap_or(0);
    let next = workers.into_iter().filter(|n| *n < most).max().unwrap_or(0);
    for rank in [most, next] {
        // Nobody wins anything with no worker.
        if rank == 0 {
            return None;
        }
        let mut with_rank = (0..4).filter(|c| workers[*c] == rank);
        if let (Some(only), None) = (with_rank.next(), with_rank.next()) {
            return Some(Colour::of(only));
        }
    }
    None
}

impl Arriala {
    /// A vineyard's workers, who takes it and what it is worth.
    // AR-END-2: most workers win as many points as the vineyard has places; ties as in sections.
    #[inline]
    pub fn vineyard_result(&self, state: &State, vineyard: Place) -> ([u8; 4], Option<Colour>, u8) {
        let workers = Colour::ALL.map(|colour| state.count(&self.layout, colour, vineyard));
        let index = vineyard.vineyard_index().unwrap_or(0);
        let points = self.layout.vineyard_places[index];
        (workers, majority(workers), points)
    }

    /// What the vineyards bring a colour if they are counted now.
    pub(crate) fn vineyard_points(&self, state: &State, colour: Colour) -> i32 {
        let mut sum = 0;
        for vineyard in self.layout.vineyards {
            let (_, winner, points) = self.vineyard_result(state, vineyard);
            if winner == Some(colour) {
                sum += i32::from(points);
            }
        }
        sum
    }

    /// A colour's renown as it stands; the vineyards count once the game is over.
    #[inline]
    pub fn renown(&self, state: &State, colour: Colour) -> i32 {
        let track = i32::from(state.score[colour.index()]);
        match state.phase {
            Phase::Running => track,
            Phase::Over(_) => track + self.vineyard_points(state, colour),
        }
    }

    /// The lowest renown among the other players.
    // AR-ART-1: the virtual player is left out of account.
    #[inline]
    pub(crate) fn lowest_other(&self, state: &State, seat: Seat) -> u16 {
        let others = (0..usize::from(self.players)).filter(|other| *other != seat.index());
        others.map(|other| state.score[other]).min().unwrap_or(0)
    }

    /// Whether a seat is last on the track, as the table's option wants it.
    // AR-ART-1: at this moment, with the points of this turn.
    #[inline]
    pub fn is_last(&self, state: &State, seat: Seat) -> bool {
        let (own, lowest) = (state.score[seat.index()], self.lowest_other(state, seat));
        match self.art {
            ArtOption::SoleLast => own < lowest,
            ArtOption::TiedLast => own <= lowest,
        }
    }

    /// What the players are ranked by: renown, then workers on the canal.
    // AR-END-3: a tie is broken by the workers on cells and in towns; still tied, the win is shared.
    fn rank(&self, state: &State, seat: Seat) -> (i32, u32) {
        let colour = Colour::from(seat);
        (
            self.renown(state, colour),
            state.on_canal(&self.layout, colour),
        )
    }

    /// Who has won a finished game.
    pub(crate) fn winners(&self, state: &State) -> Seats {
        let seats = || (0..self.players).map(Seat::new);
        let ranks = |seat| self.rank(state, seat);
        let best = seats().map(ranks).max().unwrap_or_default();
        // AR-TWO-2: if the virtual player has strictly more renown than everybody, nobody wins.
        if let Some(colour) = self.layout.virtual_side
            && self.renown(state, colour) > best.0
        {
            return Seats::NONE;
        }
        seats().filter(|seat| ranks(*seat) == best).collect()
    }
}

/// Every side's points with their parts.
pub(crate) fn breakdown(game: &Arriala, state: &State) -> Vec<Breakdown> {
    let sides = game.layout.colours();
    sides
        .map(|colour| {
            let index = colour.index();
            let works =
                |list: &[Option<Colour>]| list.iter().filter(|by| **by == Some(colour)).count();
            let renown = |count: usize, each: u8| count as i32 * i32::from(each);
            let locks = renown(usize::from(state.built[index]), game.rules.lock_renown);
            let river = renown(works(&state.river), game.rules.river_renown);
            let art = renown(works(&state.art), game.rules.art_renown);
            let sections = i32::from(state.score[index]) - locks - river - art;
            let vineyards = game.renown(state, colour) - i32::from(state.score[index]);
            Breakdown::of(
                Side::new(index as u8),
                [
                    ("arriala-part-sections", sections),
                    ("arriala-part-locks", locks),
                    ("arriala-part-river-works", river),
                    ("arriala-part-works-of-art", art),
                    ("arriala-part-vineyards", vineyards),
                ],
            )
        })
        .collect()
}

/// How a finished game ended; `None` while it runs.
pub(crate) fn outcome(game: &Arriala, state: &State) -> Option<Outcome> {
    if state.phase == Phase::Running {
        return None;
    }
    let ranks: Vec<(i32, u32)> = (0..game.players)
        .map(|seat| game.rank(state, Seat::new(seat)))
        .collect();
    let place = |own: &(i32, u32)| 1 + ranks.iter().filter(|rank| *rank > own).count() as u8;
    Some(Outcome {
        scores: breakdown(game, state),
        winners: game.winners(state),
        places: ranks.iter().map(place).collect(),
        grade: None,
    })
}

/// Each seat's share of the win in a finished game.
pub(crate) fn returns(game: &Arriala, state: &State) -> [f32; MAX_SEATS] {
    let mut returns = [0.0; MAX_SEATS];
    if state.phase != Phase::Running {
        let winners = game.winners(state);
        for seat in winners.iter() {
            returns[seat.index()] = 1.0 / winners.len() as f32;
        }
    }
    returns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sec_3_majorities_and_ties() {
        assert_eq!(majority([2, 2, 1, 0]), Some(Colour::Green));
        assert_eq!(majority([3, 1, 1, 0]), Some(Colour::Red));
        assert_eq!(majority([2, 2, 0, 0]), None);
        assert_eq!(majority([2, 2, 1, 1]), None);
        assert_eq!(majority([1, 1, 1, 1]), None);
        assert_eq!(majority([2, 2, 2, 1]), Some(Colour::Purple));
        assert_eq!(majority([0, 0, 0, 0]), None);
        assert_eq!(majority([0, 1, 0, 0]), Some(Colour::Yellow));
    }
}
