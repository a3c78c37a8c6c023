//! The features of Arriala: sections by how much they lack, vineyards, workers, cards, whose turn it is.

use crate::evaluate::{Feature, FeatureRows, Features};
use towpath_arriala::scoring::majority;
use towpath_arriala::{Arriala, Card, Colour, State};
use towpath_core::{Game, Seat};

/// The features of Arriala.
#[derive(Copy, Clone, Debug, Default)]
pub struct ArrialaFeatures;

const fn feature(name: &'static str, theme: &'static str) -> Feature {
    Feature { name, theme }
}

const RENOWN: &str = "arriala-theme-renown";
const SECTIONS: &str = "arriala-theme-sections";
const VINEYARDS: &str = "arriala-theme-vineyards";
const WORKERS: &str = "arriala-theme-workers";
const CARDS: &str = "arriala-theme-cards";
const TEMPO: &str = "arriala-theme-tempo";

/// Sections are told apart by the workers they lack: one, two, three, four or five, more.
const LACKS: usize = 5;
/// For each of these: leading, a share of the workers, how clear the lead is, about to be taken in this turn.
const OF_SECTION: usize = 4;
const SECTION: usize = 1;
const VINEYARD: usize = SECTION + LACKS * OF_SECTION;
const WORKER: usize = VINEYARD + 5;
const CARD: usize = WORKER + 7;
const TURN: usize = CARD + Card::FACES + 2;
const PROMISE: usize = TURN + 5;

impl Features<Arriala> for ArrialaFeatures {
    const FEATURES: &'static [Feature] = &[
        feature("renown", RENOWN),
        feature("lead-lacking-1", SECTIONS),
        feature("share-lacking-1", SECTIONS),
        feature("margin-lacking-1", SECTIONS),
        feature("grasp-lacking-1", SECTIONS),
        feature("lead-lacking-2", SECTIONS),
        feature("share-lacking-2", SECTIONS),
        feature("margin-lacking-2", SECTIONS),
        feature("grasp-lacking-2", SECTIONS),
        feature("lead-lacking-3", SECTIONS),
        feature("share-lacking-3", SECTIONS),
        feature("margin-lacking-3", SECTIONS),
        feature("grasp-lacking-3", SECTIONS),
        feature("lead-lacking-5", SECTIONS),
        feature("share-lacking-5", SECTIONS),
        feature("margin-lacking-5", SECTIONS),
        feature("grasp-lacking-5", SECTIONS),
        feature("lead-lacking-more", SECTIONS),
        feature("share-lacking-more", SECTIONS),
        feature("margin-lacking-more", SECTIONS),
        feature("grasp-lacking-more", SECTIONS),
        feature("vineyard-lead", VINEYARDS),
        feature("vineyard-share", VINEYARDS),
        feature("vineyard-margin", VINEYARDS),
        feature("vineyard-safe", VINEYARDS),
        feature("vineyard-workers", VINEYARDS),
        feature("workers-reserve", WORKERS),
        feature("workers-open", WORKERS),
        feature("workers-counted", WORKERS),
        feature("workers-towns", WORKERS),
        feature("workers-usable", WORKERS),
        feature("sections-present", WORKERS),
        feature("workers-in-reach", WORKERS),
        feature("card-move-2", CARDS),
        feature("card-move-3", CARDS),
        feature("card-move-4", CARDS),
        feature("card-move-5", CARDS),
        feature("card-anywhere", CARDS),
        feature("card-own-to-vineyard", CARDS),
        feature("card-any-to-vineyard", CARDS),
        feature("card-own-to-canal", CARDS),
        feature("card-any-to-canal", CARDS),
        feature("card-lock", CARDS),
        feature("card-art", CARDS),
        feature("cards-beyond-three", CARDS),
        feature("art-ready", CARDS),
        feature("turn-points", TEMPO),
        feature("turn-next", TEMPO),
        feature("last", TEMPO),
        feature("behind-lowest", TEMPO),
        feature("lead-over-best", TEMPO),
        feature("promise-lead", SECTIONS),
        feature("promise-share", SECTIONS),
        feature("promise-vineyard", VINEYARDS),
        feature("promise-vineyard-share", VINEYARDS),
        feature("workers-placed", WORKERS),
        feature("cards-useful", CARDS),
    ];

    fn learned(players: u8) -> Option<&'static str> {
        match players {
            2 => Some(include_str!("../../data/arriala-2p.weights")),
            3 => Some(include_str!("../../data/arriala-3p.weights")),
            4 => Some(include_str!("../../data/arriala-4p.weights")),
            _ => None,
        }
    }

    const BATCHED: bool = true;

    /// How much of the canal is counted.
    fn progress(game: &Arriala, state: &State) -> f32 {
        state.counted().len() as f32 / game.cells().len() as f32
    }

    fn fill(game: &Arriala, state: &State, seat: Seat, row: &mut [f32]) {
        let mut rows = [[0.0; crate::evaluate::MAX_FEATURES]; towpath_core::MAX_SEATS];
        Self::fill_all(game, state, &mut rows);
        let width = row.len();
        row.copy_from_slice(&rows[seat.index()][..width]);
    }

    fn fill_all(game: &Arriala, state: &State, rows: &mut FeatureRows) {
        sections(game, state, rows);
        vineyards(game, state, rows);
        let seats = || (0..game.players()).map(Seat::new);
        let mut renown = [0; 4];
        for seat in seats() {
            renown[seat.index()] = game.renown(state, seat.into());
        }
        let renown = &renown[..usize::from(game.players())];
        for (seat, row) in seats().zip(rows) {
            row[0] = renown[seat.index()] as f32;
            workers(game, state, seat, row);
            let last = game.is_last(state, seat);
            cards(state, seat, last, row);
            tempo(game, state, seat, last, row);
            race(renown, seat, row);
        }
    }
}

/// Sections by what they lack, and as if they went on as they stand: the fuller, the likelier.
fn sections(game: &Arriala, state: &State, rows: &mut FeatureRows) {
    let players = usize::from(game.players());
    let actor = state.seat().index();
    // A worker from the reserve takes three points, one from nearby about as many.
    let within = f32::from(state.points()) / 3.0;
    for section in game.sections(state) {
        if !(section.cells & state.counted()).is_empty() {
            continue;
        }
        let workers = Arriala::workers_on(state, section.cells);
        let filled: u8 = workers.iter().sum();
        if filled == 0 {
            continue;
        }
        let size = section.cells.len();
        let lacking = size - u32::from(filled);
        let kind = match lacking {
            0 | 1 => 0,
            2 => 1,
            3 => 2,
            4 | 5 => 3,
            _ => 4,
        };
        let pays = f32::from(game.section_points(size));
        let leader = majority(workers).map(Colour::index);
        let base = SECTION + OF_SECTION * kind;
        for (index, row) in rows[..players].iter_mut().enumerate() {
            let own = workers[index];
            if own == 0 {
                continue;
            }
            row[WORKER + 5] += 1.0;
            row[base + 1] += pays * f32::from(own) / f32::from(filled);
            if leader == Some(index) {
                row[base] += pays;
                row[base + 2] += pays * f32::from(margin(workers, index).min(3)) / 3.0;
                if index == actor && lacking as f32 <= within {
                    row[base + 3] += pays;
                }
            }
        }
        let full = f32::from(filled) / size as f32;
        let likely = 0.05 + 0.95 * full * full;
        divide(rows, PROMISE, workers, leader, full, pays * likely);
    }
}

/// How many workers whoever leads has more than the next.
fn margin(workers: [u8; 4], leader: usize) -> u8 {
    let others = (0..4).filter(|other| *other != leader);
    let next = others.map(|other| workers[other]).max().unwrap_or(0);
    workers[leader].saturating_sub(next)
}

/// Promises points: what is settled to whoever leads, the rest to all, each worker more counting e times as much.
fn divide(
    rows: &mut FeatureRows,
    at: usize,
    workers: [u8; 4],
    leader: Option<usize>,
    settled: f32,
    points: f32,
) {
    if let Some(leader) = leader {
        rows[leader][at] += points * settled;
    }
    let claims = workers.map(|n| CLAIMS[usize::from(n).min(CLAIMS.len() - 1)]);
    let sum: f32 = claims.iter().sum();
    let each = points * (1.0 - settled) / sum.max(1.0);
    for (row, claim) in rows.iter_mut().zip(claims) {
        row[at + 1] += each * claim;
    }
}

/// e to the number of workers, nothing for none.
const CLAIMS: [f32; 24] = {
    let mut claims = [0.0; 24];
    let mut n = 1;
    while n < claims.len() {
        claims[n] = if n == 1 { 1.0 } else { claims[n - 1] } * std::f32::consts::E;
        n += 1;
    }
    claims
};

/// Vineyards as they stand, and as if they went on so: the less canal is left, the surer.
fn vineyards(game: &Arriala, state: &State, rows: &mut FeatureRows) {
    let players = usize::from(game.players());
    let left = 1.0 - ArrialaFeatures::progress(game, state);
    for vineyard in game.vineyards() {
        let (workers, leader, points) = game.vineyard_result(state, vineyard);
        let total: u8 = workers.iter().sum();
        if total == 0 {
            continue;
        }
        let pays = f32::from(points);
        let free = points.saturating_sub(total);
        let leader = leader.map(Colour::index);
        for (index, row) in rows[..players].iter_mut().enumerate() {
            let own = workers[index];
            if own == 0 {
                continue;
            }
            row[VINEYARD + 1] += pays * f32::from(own) / f32::from(total);
            row[VINEYARD + 4] += f32::from(own);
            if leader == Some(index) {
                row[VINEYARD] += pays;
                let margin = margin(workers, index);
                row[VINEYARD + 2] += pays * f32::from(margin.min(3)) / 3.0;
                // Nobody can catch up any more by filling what is left.
                if margin > free {
                    row[VINEYARD + 3] += pays;
                }
            }
        }
        let counts = pays * (1.0 - 0.55 * left);
        divide(rows, PROMISE + 2, workers, leader, 1.0 - left, counts);
    }
}

fn workers(game: &Arriala, state: &State, seat: Seat, row: &mut [f32]) {
    let own = Colour::from(seat);
    let on_canal = game.on_canal(state, own) as f32;
    let reserve = f32::from(state.reserve(own));
    let count = |places| f32::from(Arriala::workers_on(state, places)[own.index()]);
    let on_counted = count(state.counted());
    let on_cells = count(game.cells());
    let open = 1.0 - ArrialaFeatures::progress(game, state);
    row[WORKER] = reserve;
    row[WORKER + 1] = on_cells - on_counted;
    row[WORKER + 2] = on_counted;
    row[WORKER + 3] = on_canal - on_cells;
    row[WORKER + 4] = (on_canal + reserve) * open;
    row[WORKER + 6] = (on_canal - on_cells + on_counted) * open;
    row[PROMISE + 4] = on_canal * open;
}

fn cards(state: &State, seat: Seat, last: bool, row: &mut [f32]) {
    let hand = state.hand(seat);
    for (index, card) in Card::ALL.into_iter().enumerate() {
        row[CARD + index] = f32::from(hand.count(card));
    }
    let useful = usize::from(hand.count(Card::Art)).min(state.arts_left());
    row[CARD + Card::FACES - 1] = useful as f32;
    row[CARD + Card::FACES] = f32::from(hand.len().saturating_sub(3));
    let others = f32::from(hand.len() - hand.count(Card::Art));
    // The tenth card is worth less than the first.
    row[PROMISE + 5] = others / (1.0 + 0.1 * others);
    if last {
        row[CARD + Card::FACES + 1] = useful as f32;
    }
}

fn tempo(game: &Arriala, state: &State, seat: Seat, last: bool, row: &mut [f32]) {
    if state.seat() == seat {
        row[TURN] = f32::from(state.points());
    }
    if state.seat().next(game.players()) == seat {
        row[TURN + 1] = 1.0;
    }
    if last {
        row[TURN + 2] = state.arts_left() as f32;
    }
}

/// Where a seat is on the track among the others.
fn race(renown: &[i32], seat: Seat, row: &mut [f32]) {
    let own = renown[seat.index()];
    let (mut lowest, mut best) = (i32::MAX, i32::MIN);
    for (other, renown) in renown.iter().enumerate() {
        if other != seat.index() {
            lowest = lowest.min(*renown);
            best = best.max(*renown);
        }
    }
    row[TURN + 3] = (lowest - own).max(0) as f32;
    row[TURN + 4] = (own - best).max(0) as f32;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::MAX_FEATURES;
    use towpath_core::{MAX_SEATS, Sampled, Silent, TableSetup};

    fn at(name: &str) -> usize {
        let found = ArrialaFeatures::FEATURES
            .iter()
            .position(|f| f.name == name);
        found.expect("a feature of this name")
    }

    #[test]
    fn every_group_of_features_has_its_place() {
        assert_eq!(at("lead-lacking-1"), SECTION);
        assert_eq!(at("lead-lacking-more"), SECTION + 4 * OF_SECTION);
        assert_eq!(at("vineyard-lead"), VINEYARD);
        assert_eq!(at("workers-reserve"), WORKER);
        assert_eq!(at("card-move-2"), CARD);
        assert_eq!(at("art-ready"), CARD + Card::FACES + 1);
        assert_eq!(at("turn-points"), TURN);
        assert_eq!(at("promise-lead"), PROMISE);
        assert_eq!(at("cards-useful"), PROMISE + 5);
    }

    #[test]
    fn the_turn_is_one_seats_and_the_renown_is_the_tracks() {
        let setup = TableSetup {
            players: 3,
            options: Default::default(),
            edition: Arriala::builtin_edition(),
            rules: 1,
        };
        let game = Arriala::build(&setup).expect("the built-in edition holds");
        let mut random = Sampled::new(5);
        let mut actions = Vec::new();
        let mut state = game.setup(&mut random, &mut Silent);
        let mut counted = 0.0;
        while let Some(seat) = game.to_act(&state).first() {
            let mut rows = [[0.0; MAX_FEATURES]; MAX_SEATS];
            ArrialaFeatures::fill_all(&game, &state, &mut rows);
            for (index, row) in rows[..3].iter().enumerate() {
                let own = Seat::new(index as u8);
                assert_eq!(row[0], game.renown(&state, own.into()) as f32);
                let points = if own == state.seat() {
                    state.points()
                } else {
                    0
                };
                assert_eq!(row[at("turn-points")], f32::from(points));
                let next = state.seat().next(3) == own;
                assert_eq!(row[at("turn-next")], f32::from(u8::from(next)));
                assert_eq!(
                    row[at("workers-reserve")],
                    f32::from(state.reserve(own.into()))
                );
            }
            // What is counted stays counted.
            let progress = ArrialaFeatures::progress(&game, &state);
            assert!(progress >= counted);
            counted = progress;
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let action = actions[random.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    }

    #[test]
    fn a_majority_is_as_clear_as_its_lead_over_the_next() {
        assert_eq!(margin([3, 1, 2, 0], 0), 1);
        assert_eq!(margin([3, 0, 0, 0], 0), 3);
        assert_eq!(margin([1, 3, 0, 0], 0), 0);
    }

    #[test]
    fn what_is_settled_goes_to_the_leader_and_the_rest_to_all_by_their_workers() {
        let mut rows = [[0.0; MAX_FEATURES]; MAX_SEATS];
        divide(&mut rows, PROMISE, [2, 1, 0, 0], Some(0), 0.75, 8.0);
        assert_eq!(rows[0][PROMISE], 6.0);
        let [one, other] = [rows[0][PROMISE + 1], rows[1][PROMISE + 1]];
        assert!((one + other - 2.0).abs() < 1e-5);
        assert!((one / other - std::f32::consts::E).abs() < 1e-4);
        assert_eq!(rows[2][PROMISE + 1], 0.0);
    }
}
