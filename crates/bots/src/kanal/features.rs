//! The features of Kanal: the [`heuristics`], and what they are made of.

mod display;

use super::heuristics::{self, ActivationOutlook, actions_left, full};
use crate::{Feature, Features};
use towpath_core::{Game, Seat};
use towpath_kanal::Kanal;
use towpath_kanal::board::{Plot, Space};
use towpath_kanal::effect::Piece;
use towpath_kanal::purse::Thing;
use towpath_kanal::state::{Player, State};

/// The features of Kanal.
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
const GOODS: usize = 6;
const WAYS: usize = GOODS + 14;
const SITES: usize = WAYS + 7;
const DISPLAY: usize = SITES + 7;
const BY_ROUTES: usize = DISPLAY + 5;
const BY_BRIDGES: usize = BY_ROUTES + 10;
const TURN: usize = BY_BRIDGES + 6;

impl Features<Kanal> for KanalFeatures {
    const FEATURES: &'static [Feature] = &[
        feature("points", POINTS),
        feature("prestige", POINTS),
        feature("thumb-stock", STOCK),
        feature("thumb-promises", ACTIVATIONS),
        feature("promised-prestige", ACTIVATIONS),
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
        feature("canals-payable", STOCK),
        feature("wheel-turns", STOCK),
        feature("paths", ROUTES),
        feature("roads", ROUTES),
        feature("rails", ROUTES),
        feature("canals", ROUTES),
        feature("empty-spaces", ROUTES),
        feature("rail-frontier", ROUTES),
        feature("canal-frontier", ROUTES),
        feature("buildings", BUILDINGS),
        feature("buildings-beyond-six", BUILDINGS),
        feature("sites-enclosed", BUILDINGS),
        feature("sites-lacking-one", BUILDINGS),
        feature("sites-lacking-two", BUILDINGS),
        feature("cards-affordable", BUILDINGS),
        feature("card-affordable-prestige", BUILDINGS),
        feature("display-prestige-best", BUILDINGS),
        feature("display-prestige-second", BUILDINGS),
        feature("display-near", BUILDINGS),
        feature("display-fit-best", BUILDINGS),
        feature("display-fit-second", BUILDINGS),
        feature("routes-promise-lacking-1", ACTIVATIONS),
        feature("routes-promise-lacking-2", ACTIVATIONS),
        feature("routes-promise-lacking-3", ACTIVATIONS),
        feature("routes-promise-lacking-4", ACTIVATIONS),
        feature("routes-count-lacking-1", ACTIVATIONS),
        feature("routes-count-lacking-2", ACTIVATIONS),
        feature("routes-count-lacking-3", ACTIVATIONS),
        feature("routes-count-lacking-4", ACTIVATIONS),
        feature("activated-twice", ACTIVATIONS),
        feature("idle", ACTIVATIONS),
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
        feature("thalers-on-spaces", TEMPO),
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
        row[1] = prestige(game, player);
        fill_goods(player, &mut row[GOODS..WAYS]);
        fill_board(game, state, player, &mut row[WAYS..DISPLAY]);
        let outlook = ActivationOutlook::new(player, actions_left(game, state));
        // With two, what stays displayed is the other one's as much.
        if game.players() == 1 {
            display::fill(game, state, &outlook, player, &mut row[DISPLAY..BY_ROUTES]);
        }
        fill_expected(game, state, &outlook, player, row);
        fill_turn(state, seat, &mut row[TURN..]);
    }
}

/// The prestige won, and that of the buildings: nothing can take it away.
fn prestige(game: &Kanal, player: &Player) -> f32 {
    let buildings = player.buildings.iter().flatten();
    let printed: u16 = buildings
        .map(|built| u16::from(game.card(built.card()).prestige))
        .sum();
    f32::from(player.prestige + printed)
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
    row[12] = f32::from(player.have(Thing::Thaler) / 3);
    let room = 6.0 - stone.min(steel);
    row[13] = row[4].min(room).min(2.0);
}

/// Routes, plots, and the cards that could be built at once.
fn fill_board(game: &Kanal, state: &State, player: &Player, row: &mut [f32]) {
    for (value, piece) in row.iter_mut().zip(Piece::ROUTES) {
        *value = player.with(piece).count_ones() as f32;
    }
    row[4] = player.empty_spaces().count_ones() as f32;
    row[5] = frontier(player, Piece::Rail);
    row[6] = frontier(player, Piece::Canal);
    let row = &mut row[SITES - WAYS..];
    let built = player.occupied.count_ones() as f32;
    row[0] = built;
    row[1] = (built - 6.0).max(0.0);
    for plot in Plot::of(player.empty_plots()) {
        match (plot.spaces() & !player.routes()).count_ones() {
            0 => row[2] += 1.0,
            1 => row[3] += 1.0,
            2 => row[4] += 1.0,
            _ => {}
        }
    }
    for card in state.display.cards() {
        let card = game.card(*card);
        let mut costs = card.costs.iter().flatten();
        if costs.any(|price| player.purse.can_pay(*price)) {
            row[5] += 1.0;
            row[6] = row[6].max(f32::from(card.prestige));
        }
    }
}

/// On how many spaces one more piece of this kind could be built.
fn frontier(player: &Player, piece: Piece) -> f32 {
    let touching = Space::of(player.with(piece)).fold(0, |set, space| set | space.touching());
    (touching & !player.firm()).count_ones() as f32
}

/// What the buildings may still bring, by what they lack, and the heuristics.
fn fill_expected(
    game: &Kanal,
    state: &State,
    outlook: &ActivationOutlook<'_>,
    player: &Player,
    row: &mut [f32],
) {
    let left = actions_left(game, state);
    let use_left = heuristics::use_left(left);
    let bridges = player.with(Piece::Bridge);
    let (mut expected, mut expected_prestige) = (0.0, 0.0);
    outlook.each_expected(game, |activation| {
        expected += activation.total();
        expected_prestige += (activation.routes + activation.bridges) * activation.prestige;
        if activation.routes > 0.0 {
            let lacking = activation.missing.clamp(1, 4) as usize - 1;
            row[BY_ROUTES + lacking] += activation.value;
            row[BY_ROUTES + 4 + lacking] += 1.0;
        }
        if player.by_bridges & activation.plot.bit() == 0 {
            let have = (bridges & activation.plot.spaces()).count_ones();
            let spots = (activation.plot.neighbours() & player.occupied).count_ones();
            let kind = match (have, spots) {
                (1.., 2..) => 0,
                (0, 2..) => 1,
                _ => 2,
            };
            row[BY_BRIDGES + kind] += activation.value;
        }
    });
    row[2] = heuristics::stock(player, use_left);
    row[3] = expected * heuristics::discount(left);
    row[4] = expected_prestige;
    row[5] = heuristics::room(player, use_left);
    row[BY_ROUTES + 8] = (player.by_routes & player.by_bridges).count_ones() as f32;
    let idle = player.occupied & !(player.by_routes | player.by_bridges);
    row[BY_ROUTES + 9] = idle.count_ones() as f32;
    row[BY_BRIDGES + 3] = bridges.count_ones() as f32;
    let spans = between_buildings(player) & !bridges;
    row[BY_BRIDGES + 4] = (spans & player.routes()).count_ones() as f32;
    row[BY_BRIDGES + 5] = spans.count_ones() as f32;
}

/// The spaces with a building on both sides.
fn between_buildings(player: &Player) -> u32 {
    let (mut once, mut twice) = (0, 0);
    for plot in Plot::of(player.occupied) {
        twice |= once & plot.spaces();
        once |= plot.spaces();
    }
    twice
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
            .filter(|(_, disc)| **disc == towpath_kanal::state::Disc::Free)
            .map(|(thalers, _)| full(u16::from(*thalers), 3))
            .fold(0.0, f32::max);
        row[3] = state.work.waiting().count_ones() as f32;
    }
    row[4] = state.purses.iter().map(|thalers| f32::from(*thalers)).sum();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::MAX_FEATURES;

    #[test]
    fn every_group_of_features_has_its_place() {
        assert_eq!(KanalFeatures::FEATURES.len(), TURN + 5);
        const { assert!(TURN + 5 <= MAX_FEATURES) };
        let at = |name| {
            let found = KanalFeatures::FEATURES.iter().position(|f| f.name == name);
            found.expect("a feature of this name")
        };
        assert_eq!(at("wood"), GOODS);
        assert_eq!(at("paths"), WAYS);
        assert_eq!(at("buildings"), SITES);
        assert_eq!(at("display-prestige-best"), DISPLAY);
        assert_eq!(at("routes-promise-lacking-1"), BY_ROUTES);
        assert_eq!(at("bridges-promise-lacking-1"), BY_BRIDGES);
        assert_eq!(at("to-move"), TURN);
    }

    #[test]
    fn spans_lie_between_two_buildings() {
        for occupied in [0, 0b1, 0b11, 0b1001_0110_0011, 0b1111_1111_1111] {
            let player = Player {
                occupied,
                ..Player::default()
            };
            let both =
                Space::all().filter(|space| !space.is_border() && space.plots() & !occupied == 0);
            let spans = both.fold(0, |set, space| set | space.bit());
            assert_eq!(between_buildings(&player), spans, "{occupied:b}");
        }
    }
}
