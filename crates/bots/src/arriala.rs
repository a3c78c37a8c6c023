//! A player for Arriala: an evaluator of positions, and one who plans its own turn with it.
//!
//! [`Simple`] looks at its own turn only: it tries series of decisions up to the end of the turn, keeps the most promising
//! at each step and takes the first decision of the best. What others may do afterwards is left to the evaluator.

mod features;

pub use features::ArrialaFeatures;

use crate::{Bot, Evaluate};
use arriala::scoring::majority;
use arriala::{Action, Arriala, Card, Cards, Colour, Known, State};
use table::{Game, Sampled, Seat, Silent};

/// What a position is worth in renown at the end, compared with the others.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Evaluator {
    /// How much of an open section counts when it is empty; more of it as it fills up.
    pub promise: f32,
    /// How much the lead in workers decides who will take a section: low means anybody still can.
    pub sharpness: f32,
    /// How much of a vineyard counts while the canal is not built.
    pub vineyard: f32,
    /// A worker that can still be used, while there is canal to build.
    pub worker: f32,
    /// A worker on the canal beyond one in reserve.
    pub placed: f32,
    /// A card in the hand.
    pub card: f32,
    /// A work-of-art card that could be played now.
    pub art: f32,
}

impl Default for Evaluator {
    fn default() -> Evaluator {
        Evaluator {
            promise: 0.05,
            sharpness: 1.0,
            vineyard: 0.45,
            worker: 1.2,
            placed: 0.6,
            card: 0.8,
            art: 2.0,
        }
    }
}

impl Evaluator {
    /// What each side may expect to have at the end.
    fn expectations(&self, game: &Arriala, state: &State) -> [f32; 4] {
        let mut worth = [0.0; 4];
        for colour in game.sides() {
            worth[colour.index()] = game.renown(state, colour) as f32;
        }
        if game.is_over(state) {
            return worth;
        }
        let mut open_cells = 0;
        for section in game.sections(state) {
            if !(section.cells & state.counted()).is_empty() {
                continue;
            }
            let workers = Arriala::workers_on(state, section.cells);
            let size = section.cells.len();
            let filled: u8 = workers.iter().sum();
            open_cells += size;
            let fullness = f32::from(filled) / size as f32;
            let chance = self.promise + (1.0 - self.promise) * fullness * fullness;
            let pays = f32::from(game.section_points(size));
            self.share(workers, fullness, pays * chance, &mut worth);
        }
        let left = open_cells as f32 / game.cells().len() as f32;
        for vineyard in game.vineyards() {
            let (workers, _, points) = game.vineyard_result(state, vineyard);
            let weight = self.vineyard + (1.0 - self.vineyard) * (1.0 - left);
            self.share(workers, 1.0 - left, f32::from(points) * weight, &mut worth);
        }
        for colour in game.sides() {
            let on_canal = game.on_canal(state, colour) as f32;
            let reserve = f32::from(state.reserve(colour));
            let usable = self.worker * (on_canal + reserve) + self.placed * on_canal;
            worth[colour.index()] += usable * left;
        }
        worth
    }

    /// Divides what a section or vineyard promises among those who may take it.
    fn share(&self, workers: [u8; 4], settled: f32, points: f32, worth: &mut [f32; 4]) {
        if workers == [0; 4] {
            return;
        }
        // The fuller it is, the more it belongs to whoever would take it now.
        if let Some(leader) = majority(workers) {
            worth[leader.index()] += points * settled;
        }
        let weights = workers.map(|n| match n {
            0 => 0.0,
            n => (self.sharpness * f32::from(n)).exp(),
        });
        let sum: f32 = weights.iter().sum();
        for (side, weight) in worth.iter_mut().zip(weights) {
            *side += points * (1.0 - settled) * weight / sum;
        }
    }

    fn hand(&self, game: &Arriala, state: &State, seat: Seat) -> f32 {
        let hand: Cards = state.hand(seat);
        let arts = usize::from(hand.count(Card::Art)).min(state.arts_left());
        let others = f32::from(hand.len() - hand.count(Card::Art));
        let art = if game.is_last(state, seat) {
            self.art
        } else {
            self.art / 2.0
        };
        // The tenth card is worth less than the first.
        self.card * others / (1.0 + 0.1 * others) + art * arts as f32
    }
}

impl Evaluate<Arriala> for Evaluator {
    fn value(&self, game: &Arriala, state: &State, seat: Seat) -> f32 {
        let worth = self.expectations(game, state);
        let own = worth[seat.index()];
        let mut best = f32::NEG_INFINITY;
        let (mut sum, mut count) = (0.0, 0.0);
        for colour in game.sides().filter(|c| *c != Colour::from(seat)) {
            best = best.max(worth[colour.index()]);
            sum += worth[colour.index()];
            count += 1.0;
        }
        if game.is_over(state) {
            // A win is a win; beyond that, by as much as possible.
            return 100.0 * game.shares(state)[seat.index()] + own - best;
        }
        own - 0.5 * best - 0.5 * sum / count + self.hand(game, state, seat)
    }
}

/// How many series of decisions are kept at each step.
const WIDTH: usize = 12;
/// A turn of five points has few decisions more than this.
const DEPTH: usize = 6;

/// A player that plans its own turn.
#[derive(Clone, Debug)]
pub struct Simple {
    evaluate: Evaluator,
    random: Sampled,
    actions: Vec<Action>,
    beam: Vec<Line>,
    next: Vec<Line>,
}

/// A series of decisions: its first one (none yet at the beginning), where it leads and what that is worth.
#[derive(Copy, Clone, Debug)]
struct Line {
    first: Option<Action>,
    state: State,
    value: f32,
}

impl Simple {
    /// A player whose choices follow from this number.
    pub fn new(number: u64) -> Simple {
        Simple::with(Evaluator::default(), number)
    }

    /// A player with other values.
    pub fn with(evaluate: Evaluator, number: u64) -> Simple {
        Simple {
            evaluate,
            random: Sampled::new(number),
            actions: Vec::new(),
            beam: Vec::new(),
            next: Vec::new(),
        }
    }

    /// Tries every decision after this series; the best end of a turn seen is kept in `best`.
    fn extend(&mut self, game: &Arriala, from: &Line, seat: Seat, best: &mut Line) {
        self.actions.clear();
        game.candidates(&from.state, seat, &mut self.actions);
        for index in 0..self.actions.len() {
            let action = self.actions[index];
            if action == Action::END {
                continue;
            }
            let mut state = from.state;
            game.apply(&mut state, seat, action, &mut self.random, &mut Silent);
            let mut value = self.evaluate.value(game, &state, seat);
            // Equal series are told apart by a coin.
            value += self.random.below(1024) as f32 * 1e-6;
            let line = Line {
                first: from.first.or(Some(action)),
                state,
                value,
            };
            if value > best.value {
                *best = line;
            }
            // What comes after a card that is not known yet is decided when it is known.
            if action != Action::DRAW && !game.is_over(&state) && state.points() > 0 {
                self.next.push(line);
            }
        }
    }
}

impl Bot<Arriala> for Simple {
    fn choose(&mut self, game: &Arriala, known: &Known, seat: Seat) -> Action {
        let state = game.sample(known, &mut self.random);
        let root = Line {
            first: None,
            state,
            value: self.evaluate.value(game, &state, seat),
        };
        let mut best = root;
        self.next.clear();
        self.extend(game, &root, seat, &mut best);
        for _ in 1..DEPTH {
            // Series that differ only in their order end in the same position and have the same value.
            self.next.sort_by(|a, b| b.value.total_cmp(&a.value));
            self.next
                .dedup_by(|a, b| (a.value - b.value).abs() < 2e-3 && a.state == b.state);
            self.next.truncate(WIDTH);
            if self.next.is_empty() {
                break;
            }
            std::mem::swap(&mut self.beam, &mut self.next);
            self.next.clear();
            for index in 0..self.beam.len() {
                let line = self.beam[index];
                self.extend(game, &line, seat, &mut best);
            }
        }
        best.first.unwrap_or(Action::END)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use table::{Audience, Seed, Seeded, TableSetup};

    /// The winner's share of the seat that plans, against random players.
    fn share(players: u8, number: u64) -> f32 {
        let setup = TableSetup {
            players,
            options: Default::default(),
            edition: Arriala::builtin_edition(),
            rules: 1,
        };
        let game = Arriala::build(&setup).expect("the built-in edition holds");
        let planner = Seat::new((number % u64::from(players)) as u8);
        let mut simple = Simple::new(number);
        let mut random = Random::new(number);
        let mut chance = Seeded::new(Seed::from_number(number));
        let mut state = game.setup(&mut chance, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            let known = game.know(&state, Audience::Seat(seat));
            let action = if seat == planner {
                simple.choose(&game, &known, seat)
            } else {
                random.choose(&game, &known, seat)
            };
            assert_eq!(game.check(&state, seat, &action), Ok(()));
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        }
        game.shares(&state)[planner.index()]
    }

    #[test]
    fn planning_beats_chance() {
        for players in 2..=4 {
            let wins: f32 = (0..8).map(|number| share(players, number)).sum();
            assert!(wins >= 7.0, "{wins} of 8 with {players} players");
        }
    }
}
