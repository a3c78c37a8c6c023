//! What is worth counting about finished games, besides points and wins.

use crate::Playable;
use towpath_arriala::{Arriala, Ending};
use towpath_canal_mania::CanalMania;
use towpath_canal_mania::parts::contracts;
use towpath_core::{Audience, Seat};
use towpath_kanal::Kanal;

/// Sums by name, in the order in which the names were first told.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    sums: Vec<(String, f64, u32)>,
}

impl Figures {
    /// Adds a finished game: where its points came from, and what the game itself tells.
    pub(crate) fn add<G: Playable>(&mut self, game: &G, state: &G::State) {
        let shares = game.returns(state);
        for seat in (0..game.players()).map(Seat::new) {
            if shares[seat.index()] > 0.0 {
                let points = f64::from(game.points(state, seat));
                self.tell("points of a winner".to_owned(), points);
            }
        }
        for side in game.breakdown(&game.information_state(state, Audience::Everything)) {
            for part in side.parts {
                self.tell(
                    format!("points a side: {}", part.key),
                    f64::from(part.points),
                );
            }
        }
        game.figures(state, &mut |name, value| self.tell(name, value));
    }

    fn tell(&mut self, name: String, value: f64) {
        match self.sums.iter_mut().find(|(known, ..)| *known == name) {
            Some((_, sum, count)) => {
                *sum += value;
                *count += 1;
            }
            None => self.sums.push((name, value, 1)),
        }
    }

    /// The means.
    pub(crate) fn means(self) -> Vec<(String, f64)> {
        let mean = |(name, sum, count): (String, f64, u32)| (name, sum / f64::from(count));
        self.sums.into_iter().map(mean).collect()
    }
}

/// Tells of an Arriala game: how it ended.
pub(crate) fn arriala(
    game: &Arriala,
    state: &towpath_arriala::State,
    tell: &mut dyn FnMut(String, f64),
) {
    let Some(ending) = game.ending(state) else {
        return;
    };
    for (name, kind) in [
        ("share ended by the last section", Ending::Built),
        ("share ended by standing still", Ending::Stalled),
        ("share ended by passing", Ending::Passed),
    ] {
        tell(name.to_owned(), f64::from(u8::from(ending == kind)));
    }
}

/// Tells of a Canal Mania game: rounds, and what became of the contracts.
pub(crate) fn canal_mania(
    game: &CanalMania,
    state: &towpath_canal_mania::state::State,
    tell: &mut dyn FnMut(String, f64),
) {
    tell("rounds".to_owned(), f64::from(state.round));
    let finished = state.done.iter().fold(0, |all, set| all | set);
    let best = state.done.iter().map(|set| set.count_ones()).max();
    let best = f64::from(best.unwrap_or(0));
    tell("contracts finished by the best builder".to_owned(), best);
    let board = game.map();
    for contract in contracts(board.all_contracts()) {
        if state.canal(contract).owner.is_none() {
            continue;
        }
        let done = f64::from(finished >> contract.index() & 1);
        tell(
            "share of contracts taken that are finished".to_owned(),
            done,
        );
        let name = &board.contract(contract).name;
        tell(format!("share finished when taken: {name}"), done);
    }
}

/// Tells of a Kanal game: rounds and buildings.
pub(crate) fn kanal(
    game: &Kanal,
    state: &towpath_kanal::state::State,
    tell: &mut dyn FnMut(String, f64),
) {
    tell("rounds of the last game".to_owned(), f64::from(state.round));
    for player in &state.players[..usize::from(towpath_core::Game::players(game))] {
        let buildings = f64::from(player.occupied.count_ones());
        tell("buildings a player".to_owned(), buildings);
    }
}
