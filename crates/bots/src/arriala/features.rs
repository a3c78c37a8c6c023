//! What a player of Arriala looks at: sections by how much they lack, vineyards, workers, cards, whose turn it is.

use crate::judge::{Feature, Features, Rows};
use arriala::scoring::majority;
use arriala::{Arriala, Card, Colour, State};
use table::{Game, Seat};

/// What the learned evaluator looks at.
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

    /// How much of the canal is counted.
    fn progress(game: &Arriala, state: &State) -> f32 {
        state.counted().len() as f32 / game.cells().len() as f32
    }

    fn fill(game: &Arriala, state: &State, seat: Seat, row: &mut [f32]) {
        let mut rows = [[0.0; crate::judge::MAX_FEATURES]; table::MAX_SEATS];
        Self::fill_all(game, state, &mut rows);
        let width = row.len();
        row.copy_from_slice(&rows[seat.index()][..width]);
    }

    fn fill_all(game: &Arriala, state: &State, rows: &mut Rows) {
        sections(game, state, rows);
        vineyards(game, state, rows);
        promises(game, state, rows);
        for index in 0..game.players() {
            let seat = Seat::new(index);
            let row = &mut rows[seat.index()];
            row[0] = game.renown(state, seat.into()) as f32;
            workers(game, state, seat, row);
            cards(game, state, seat, row);
            tempo(game, state, seat, row);
        }
    }
}

fn sections(game: &Arriala, state: &State, rows: &mut Rows) {
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
                let others = (0..4).filter(|other| *other != index);
                let next = others.map(|other| workers[other]).max().unwrap_or(0);
                row[base + 2] += pays * f32::from(own.saturating_sub(next).min(3)) / 3.0;
                if index == actor && lacking as f32 <= within {
                    row[base + 3] += pays;
                }
            }
        }
    }
}

fn vineyards(game: &Arriala, state: &State, rows: &mut Rows) {
    let players = usize::from(game.players());
    for vineyard in game.vineyards() {
        let (workers, leader, points) = game.vineyard_result(state, vineyard);
        let total: u8 = workers.iter().sum();
        if total == 0 {
            continue;
        }
        let pays = f32::from(points);
        let free = points.saturating_sub(total);
        for (index, row) in rows[..players].iter_mut().enumerate() {
            let own = workers[index];
            if own == 0 {
                continue;
            }
            row[VINEYARD + 1] += pays * f32::from(own) / f32::from(total);
            row[VINEYARD + 4] += f32::from(own);
            if leader.map(Colour::index) == Some(index) {
                row[VINEYARD] += pays;
                let others = (0..4).filter(|other| *other != index);
                let next = others.map(|other| workers[other]).max().unwrap_or(0);
                let margin = own.saturating_sub(next);
                row[VINEYARD + 2] += pays * f32::from(margin.min(3)) / 3.0;
                // Nobody can catch up any more by filling what is left.
                if margin > free {
                    row[VINEYARD + 3] += pays;
                }
            }
        }
    }
}

/// Sections and vineyards as if they went on as they stand: the fuller, the likelier, and the more whoever leads has it for sure.
fn promises(game: &Arriala, state: &State, rows: &mut Rows) {
    let players = usize::from(game.players());
    let mut divide = |at: usize, workers: [u8; 4], settled: f32, points: f32| {
        if let Some(leader) = majority(workers)
            && leader.index() < players
        {
            rows[leader.index()][at] += points * settled;
        }
        let weights = workers.map(|n| match n {
            0 => 0.0,
            n => f32::from(n).exp(),
        });
        let sum: f32 = weights.iter().sum();
        for (row, weight) in rows[..players].iter_mut().zip(weights) {
            row[at + 1] += points * (1.0 - settled) * weight / sum.max(1.0);
        }
    };
    let mut open = 0;
    for section in game.sections(state) {
        if !(section.cells & state.counted()).is_empty() {
            continue;
        }
        let workers = Arriala::workers_on(state, section.cells);
        let size = section.cells.len();
        open += size;
        let full = f32::from(workers.iter().sum::<u8>()) / size as f32;
        let likely = 0.05 + 0.95 * full * full;
        let pays = f32::from(game.section_points(size));
        divide(PROMISE, workers, full, pays * likely);
    }
    let left = open as f32 / game.cells().len() as f32;
    for vineyard in game.vineyards() {
        let (workers, _, points) = game.vineyard_result(state, vineyard);
        let counts = f32::from(points) * (1.0 - 0.55 * left);
        divide(PROMISE + 2, workers, 1.0 - left, counts);
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

fn cards(game: &Arriala, state: &State, seat: Seat, row: &mut [f32]) {
    let hand = state.hand(seat);
    for (index, card) in Card::ALL.into_iter().enumerate() {
        row[CARD + index] = f32::from(hand.count(card));
    }
    let arts = state.arts_left();
    let useful = usize::from(hand.count(Card::Art)).min(arts);
    row[CARD + Card::FACES - 1] = useful as f32;
    row[CARD + Card::FACES] = f32::from(hand.len().saturating_sub(3));
    let others = f32::from(hand.len() - hand.count(Card::Art));
    // The tenth card is worth less than the first.
    row[PROMISE + 5] = others / (1.0 + 0.1 * others);
    if game.is_last(state, seat) {
        row[CARD + Card::FACES + 1] = useful as f32;
    }
}

fn tempo(game: &Arriala, state: &State, seat: Seat, row: &mut [f32]) {
    let players = game.players();
    if state.seat() == seat {
        row[TURN] = f32::from(state.points());
    }
    if state.seat().next(players) == seat {
        row[TURN + 1] = 1.0;
    }
    if game.is_last(state, seat) {
        row[TURN + 2] = state.arts_left() as f32;
    }
    let own = game.renown(state, seat.into());
    let others = || (0..players).map(Seat::new).filter(|other| *other != seat);
    let renown = |other: Seat| game.renown(state, other.into());
    let lowest = others().map(renown).min().unwrap_or(0);
    let best = others().map(renown).max().unwrap_or(0);
    row[TURN + 3] = (lowest - own).max(0) as f32;
    row[TURN + 4] = (own - best).max(0) as f32;
}
