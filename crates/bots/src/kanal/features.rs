//! What the learned evaluator of Kanal looks at: the rules of [`thumb`], and what they are made of.

use super::thumb::{self, actions_left, full};
use crate::judge::{Feature, Features};
use kanal::Kanal;
use kanal::board::{INTERIOR, Plot, Space};
use kanal::effect::Piece;
use kanal::purse::Thing;
use kanal::state::{Player, State};
use table::{Game, Seat};

/// What the learned evaluator looks at.
#[derive(Copy, Clone, Debug, Default)]
pub struct KanalFeatures;

const fn feature(name: &'static str, theme: &'static str) -> Feature {
    Feature { name, theme }
}

const POINTS: &str = "kanal-theme-points";
const STOCK: &str = "kanal-theme-stock";
const ROUTES: &str = "kanal-theme-routes";
const BUILDINGS: &str = "kanal-theme-buildings";
const ACTIVATIONS: &str = "kanal-theme-activations";
const BRIDGES: &str = "kanal-theme-bridges";
const TEMPO: &str = "kanal-theme-tempo";

/// Where each group of features begins.
const GOODS: usize = 4;
const WAYS: usize = GOODS + 12;
const SITES: usize = WAYS + 5;
const BY_ROUTES: usize = SITES + 6;
const BY_BRIDGES: usize = BY_ROUTES + 9;
const TURN: usize = BY_BRIDGES + 6;

impl Features<Kanal> for KanalFeatures {
    const FEATURES: &'static [Feature] = &[
        feature("points", POINTS),
        feature("thumb-stock", STOCK),
        feature("thumb-promises", ACTIVATIONS),
        feature("thumb-room", BUILDINGS),
        feature("wood", STOCK),
        feature("clay", STOCK),
        feature("coal", STOCK),
        feature("base-beyond", STOCK),
        feature("base-smallest", STOCK),
        feature("base-lacking", STOCK),
        feature("stone", STOCK),
        feature("steel", STOCK),
        feature("fine-beyond", STOCK),
        feature("thalers", STOCK),
        feature("thalers-beyond", STOCK),
        feature("thalers-three", STOCK),
        feature("paths", ROUTES),
        feature("roads", ROUTES),
        feature("rails", ROUTES),
        feature("canals", ROUTES),
        feature("empty-spaces", ROUTES),
        feature("buildings", BUILDINGS),
        feature("buildings-beyond-six", BUILDINGS),
        feature("sites-enclosed", BUILDINGS),
        feature("sites-lacking-one", BUILDINGS),
        feature("cards-affordable", BUILDINGS),
        feature("card-affordable-prestige", BUILDINGS),
        feature("routes-promise-lacking-1", ACTIVATIONS),
        feature("routes-promise-lacking-2", ACTIVATIONS),
        feature("routes-promise-lacking-3", ACTIVATIONS),
        feature("routes-promise-lacking-4", ACTIVATIONS),
        feature("routes-count-lacking-1", ACTIVATIONS),
        feature("routes-count-lacking-2", ACTIVATIONS),
        feature("routes-count-lacking-3", ACTIVATIONS),
        feature("routes-count-lacking-4", ACTIVATIONS),
        feature("activated-twice", ACTIVATIONS),
        feature("bridges-promise-lacking-1", BRIDGES),
        feature("bridges-promise-lacking-2", BRIDGES),
        feature("bridges-promise-far", BRIDGES),
        feature("bridges", BRIDGES),
        feature("bridge-sites", BRIDGES),
        feature("bridge-spans", BRIDGES),
        feature("to-move", TEMPO),
        feature("starts", TEMPO),
        feature("thalers-in-reach", TEMPO),
        feature("activations-waiting", TEMPO),
    ];

    /// What is learned alone serves against another as well (see docs/bots.md).
    fn learned(players: u8) -> Option<&'static str> {
        (1..=2)
            .contains(&players)
            .then_some(include_str!("../../data/kanal.weights"))
    }

    fn progress(game: &Kanal, state: &State) -> f32 {
        // As many actions as a player has in a whole game, about.
        let all = match game.players() {
            1 => 28.0,
            _ => 19.0,
        };
        (1.0 - actions_left(game, state) / all).clamp(0.0, 1.0)
    }

    fn fill(game: &Kanal, state: &State, seat: Seat, row: &mut [f32]) {
        let player = &state.players[seat.index()];
        row[0] = game.points(state, seat) as f32;
        fill_goods(player, &mut row[GOODS..WAYS]);
        fill_board(game, state, player, &mut row[WAYS..BY_ROUTES]);
        fill_promises(game, state, player, row);
        fill_turn(state, seat, &mut row[TURN..]);
    }
}

/// Materials and thalers: the first few, and those beyond.
fn fill_goods(player: &Player, row: &mut [f32]) {
    let have = |thing| f32::from(player.have(thing));
    let base = Thing::BASE.map(have);
    for (value, amount) in row.iter_mut().zip(base) {
        *value = amount.min(3.0);
    }
    row[3] = base.iter().map(|amount| (amount - 3.0).max(0.0)).sum();
    row[4] = base[0].min(base[1]).min(base[2]);
    row[5] = base.iter().filter(|amount| **amount == 0.0).count() as f32;
    let (stone, steel, thalers) = (have(Thing::Stone), have(Thing::Steel), have(Thing::Thaler));
    row[6] = stone.min(3.0);
    row[7] = steel.min(3.0);
    row[8] = (stone - 3.0).max(0.0) + (steel - 3.0).max(0.0);
    row[9] = thalers.min(6.0);
    row[10] = (thalers - 6.0).max(0.0);
    row[11] = f32::from(u8::from(thalers >= 3.0));
}

/// Routes, plots, and the cards that could be built at once.
fn fill_board(game: &Kanal, state: &State, player: &Player, row: &mut [f32]) {
    for (value, piece) in row.iter_mut().zip(Piece::ROUTES) {
        *value = player.with(piece).count_ones() as f32;
    }
    row[4] = player.empty_spaces().count_ones() as f32;
    let built = player.occupied.count_ones() as f32;
    row[5] = built;
    row[6] = (built - 6.0).max(0.0);
    for plot in Plot::of(player.empty_plots()) {
        match (plot.spaces() & !player.routes()).count_ones() {
            0 => row[7] += 1.0,
            1 => row[8] += 1.0,
            _ => {}
        }
    }
    for card in state.display.cards() {
        let card = game.card(*card);
        let mut costs = card.costs.iter().flatten();
        if costs.any(|price| player.purse.can_pay(*price)) {
            row[9] += 1.0;
            row[10] = row[10].max(f32::from(card.prestige));
        }
    }
}

/// What the buildings may still bring, by what they lack, and the rules of thumb.
fn fill_promises(game: &Kanal, state: &State, player: &Player, row: &mut [f32]) {
    let left = actions_left(game, state);
    let use_left = thumb::use_left(left);
    let prices = thumb::prices(use_left);
    let bridges = player.with(Piece::Bridge);
    let mut promised = 0.0;
    thumb::each_promise(game, player, left, &prices, |promise| {
        promised += promise.total();
        if promise.routes > 0.0 {
            let lacking = promise.missing.clamp(1, 4) as usize - 1;
            row[BY_ROUTES + lacking] += promise.worth;
            row[BY_ROUTES + 4 + lacking] += 1.0;
        }
        if player.by_bridges & promise.plot.bit() == 0 {
            let have = (bridges & promise.plot.spaces()).count_ones();
            let spots = (promise.plot.neighbours() & player.occupied).count_ones();
            let kind = match (have, spots) {
                (1.., 2..) => 0,
                (0, 2..) => 1,
                _ => 2,
            };
            row[BY_BRIDGES + kind] += promise.worth;
        }
    });
    row[1] = thumb::stock(player, use_left);
    row[2] = promised * thumb::faith(left);
    row[3] = thumb::room(player, use_left);
    row[BY_ROUTES + 8] = (player.by_routes & player.by_bridges).count_ones() as f32;
    row[BY_BRIDGES + 3] = bridges.count_ones() as f32;
    for space in Space::of(INTERIOR & !bridges) {
        if space.plots() & !player.occupied == 0 {
            row[BY_BRIDGES + 5] += 1.0;
            row[BY_BRIDGES + 4] += f32::from(u8::from(player.routes() & space.bit() != 0));
        }
    }
}

/// Whose turn it is and what lies ready.
fn fill_turn(state: &State, seat: Seat, row: &mut [f32]) {
    row[1] = f32::from(u8::from(state.start == seat));
    if state.seat == seat {
        row[0] = 1.0;
        row[2] = state
            .purses
            .iter()
            .zip(&state.discs)
            .filter(|(_, disc)| **disc == kanal::state::Disc::Free)
            .map(|(thalers, _)| full(u16::from(*thalers), 3))
            .fold(0.0, f32::max);
        row[3] = state.work.waiting().count_ones() as f32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::MAX_FEATURES;

    #[test]
    fn every_group_of_features_has_its_place() {
        assert_eq!(KanalFeatures::FEATURES.len(), TURN + 4);
        const { assert!(TURN + 4 <= MAX_FEATURES) };
        let at = |name| {
            let found = KanalFeatures::FEATURES.iter().position(|f| f.name == name);
            found.expect("a feature of this name")
        };
        assert_eq!(at("wood"), GOODS);
        assert_eq!(at("paths"), WAYS);
        assert_eq!(at("buildings"), SITES);
        assert_eq!(at("routes-promise-lacking-1"), BY_ROUTES);
        assert_eq!(at("bridges-promise-lacking-1"), BY_BRIDGES);
        assert_eq!(at("to-move"), TURN);
    }
}
