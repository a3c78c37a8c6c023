//! Fitted backward induction for solo games of a fixed number of rounds with draws between them.
//!
//! A planner meets two kinds of questions: how to end a round well, which it can search, and which end is worth most,
//! which it has to evaluate. The second is learned backwards. What an end of the last round is worth is plain: its points.
//! What an end of the round before is worth is what the best end of the last round comes to, whatever cards are drawn
//! in between; and so on to the first round. So each round has weights of its own.
//!
//! For every round, many rounds that begin alike are ended in several ways, by searches whose weights are perturbed; from
//! each end, the next round is searched with the same draws. How much more one end came to than another is what the
//! weights have to predict. The differences within a round are all that counts: what a deal is worth, and how lucky
//! it was, cancels out.
//!
//! Least squares say where the weights should be, but players who choose by them come to other ends than were seen. So
//! the weights go a part of the way only, and the next sweep shows what became of it.

use super::{Iteration, LeastSquares, Method, TuneSettings};
use crate::arena::{Interval, wilson};
use crate::beam::{Effort, LineEnd, Planner, PlannerLimit, best_line_end};
use crate::{Bot, Features, LinearEvaluator, Weights, map_in_order};
use std::marker::PhantomData;
use towpath_core::{Audience, Information, Sampled, Seat, Seed, Seeded, Silent};

/// In how many ways a round is ended.
const WAYS: u32 = 8;

/// In how many worlds the next round is played after each end.
const WORLDS: usize = 3;

/// What is spent on ending a round.
const ENDING: Effort = Effort {
    width: 12,
    inner_width: 3,
    finalists: 1,
    worlds: 0,
};

/// What is spent on the round after it.
const NEXT_ROUND: Effort = Effort {
    width: 5,
    inner_width: 3,
    finalists: 1,
    worlds: 0,
};

/// The only seat of a solo game.
const SOLO: Seat = Seat::new(0);

/// An end of a round, compared with the others of the same round.
struct RoundEnd {
    features: Vec<f64>,
    /// What it came to.
    points: f64,
}

/// Learns from solo games of so many rounds, of these tables in turn. `report` is shown every sweep over the rounds with
/// the best weights so far, and says whether to go on.
pub fn fit_backward<G: Information, F: Features<G>>(
    tables: &[G],
    rounds: usize,
    start: &Weights,
    settings: TuneSettings,
    report: &mut dyn FnMut(&Iteration, &Weights) -> bool,
) -> Weights {
    let mut best = start.with_knots(rounds + 1);
    let mut equations = vec![LeastSquares::new(best.knots[0].len()); rounds];
    for number in 1..=settings.rounds {
        let sweep = Sweep::<G, F> {
            tables,
            rounds,
            settings,
            number,
            features: PhantomData,
        };
        let mut new = best.clone();
        let (mut samples, mut errors) = (0, (0.0, 0.0));
        let games = sweep.games(&best);
        for round in (1..rounds).rev() {
            let ends = sweep.ends(&games, round, &new);
            let equations = &mut equations[round];
            equations.decay(settings.decay);
            for end in &ends {
                equations.add(&end.features, end.points);
            }
            let prior: Vec<f64> = best.knots[round].iter().map(|w| f64::from(*w)).collect();
            let fitted = equations.solve(&prior, settings.ridge);
            let damped =
                |(old, new): (&f64, &f64)| old + f64::from(settings.step_size) * (new - old);
            let moved: Vec<f64> = prior.iter().zip(&fitted).map(damped).collect();
            samples += ends.len();
            errors.0 += square_errors(&ends, &prior);
            errors.1 += square_errors(&ends, &moved);
            new.knots[round] = moved.iter().map(|w| *w as f32).collect();
        }
        // Nothing ends before the first round; what counts at its end is the nearest there is.
        new.knots[0] = new.knots[1].clone();
        let share = sweep.paired_win_share(&new, &best);
        let kept = share.share >= 0.5;
        if kept {
            best = new;
        }
        let root_mean = |sum: f64| (sum / samples.max(1) as f64).sqrt();
        let iteration = Iteration {
            method: Method::LeastSquares,
            number,
            samples,
            error: (root_mean(errors.0), root_mean(errors.1)),
            share,
            kept,
        };
        if !report(&iteration, &best) {
            break;
        }
    }
    best
}

/// The sum of the squared prediction errors.
fn square_errors(ends: &[RoundEnd], weights: &[f64]) -> f64 {
    let square = |end: &RoundEnd| {
        let predicted: f64 = weights.iter().zip(&end.features).map(|(w, x)| w * x).sum();
        (end.points - predicted).powi(2)
    };
    ends.iter().map(square).sum()
}

/// Where the rounds of a game begin: each right after the draw before it.
type RoundStarts<S> = Vec<S>;

/// One sweep over all rounds, from the last to the first.
struct Sweep<'a, G, F> {
    tables: &'a [G],
    rounds: usize,
    settings: TuneSettings,
    number: u32,
    features: PhantomData<F>,
}

impl<G: Information, F: Features<G>> Sweep<'_, G, F> {
    fn table(&self, number: u32) -> &G {
        &self.tables[number as usize % self.tables.len()]
    }

    /// The number of a deal that no other sweep has.
    fn deal(&self, number: u32) -> u64 {
        (self.settings.seed ^ u64::from(self.number) << 32 ^ u64::from(number))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn evaluator(weights: Weights) -> LinearEvaluator<F> {
        LinearEvaluator::untrained().with_weights(1, weights)
    }

    /// Plays the games of the sweep.
    fn games(&self, weights: &Weights) -> Vec<RoundStarts<G::State>> {
        let evaluator = Self::evaluator(weights.clone());
        let play = |number: u32| {
            let game = self.table(number);
            let mut chance = Seeded::new(Seed::from_number(self.deal(number)));
            let mut state = game.setup(&mut chance, &mut Silent);
            let mut starts = Vec::with_capacity(self.rounds);
            while !game.is_over(&state) {
                starts.push(state);
                let Some(end) = best_line_end(game, &evaluator, &state, SOLO, ENDING) else {
                    break;
                };
                state = after(game, &end, &mut chance);
            }
            starts
        };
        map_in_order(self.settings.games, self.settings.threads, play, |_| true)
    }

    /// Ends of this round in all games, each with what came of it.
    fn ends(
        &self,
        games: &[RoundStarts<G::State>],
        round: usize,
        weights: &Weights,
    ) -> Vec<RoundEnd> {
        let ends = |number: u32| {
            let own = self.deal(number) ^ round as u64;
            let mut random = Sampled::new(own.rotate_left(29));
            let worlds = [(); WORLDS].map(|()| random.word());
            let game = self.table(number);
            let Some(start) = games[number as usize].get(round - 1) else {
                return Vec::new();
            };
            let ends = (0..WAYS).filter_map(|way| {
                let sigma = self.settings.sigma * way as f32;
                let perturbed = Self::evaluator(perturbed(weights, sigma, &mut random));
                Self::end(game, start, &perturbed, weights, worlds)
            });
            centred(ends.collect())
        };
        let all = map_in_order(self.settings.games, self.settings.threads, ends, |_| true);
        all.into_iter().flatten().collect()
    }

    /// The end of a round that is best by an evaluator, and what the next round comes to after it by these weights.
    fn end(
        game: &G,
        start: &G::State,
        ending: &LinearEvaluator<F>,
        weights: &Weights,
        worlds: [u64; WORLDS],
    ) -> Option<RoundEnd> {
        let next_round = Self::evaluator(weights.clone());
        let end = best_line_end(game, ending, start, SOLO, ENDING)?;
        let mut row = vec![0.0; F::FEATURES.len()];
        F::fill(game, &end.before, SOLO, &mut row);
        let mut points = 0.0;
        for world in worlds {
            let mut chance = Seeded::new(Seed::from_number(world));
            let next = after(game, &end, &mut chance);
            let value = best_line_end(game, &next_round, &next, SOLO, NEXT_ROUND)?.value;
            points += f64::from(value) / WORLDS as f64;
        }
        Some(RoundEnd {
            features: row.into_iter().map(f64::from).collect(),
            points,
        })
    }

    /// On what part of the same deals planners come to more points with the new weights than with the old.
    fn paired_win_share(&self, new: &Weights, old: &Weights) -> Interval {
        let play = |number: u32| {
            let game = self.table(number);
            let deal = self.deal(number).rotate_left(13);
            let points = |weights: &Weights| {
                let limit = PlannerLimit::Effort(Effort::QUICK);
                let mut bot = Planner::new(Self::evaluator(weights.clone()), limit, deal);
                let mut chance = Seeded::new(Seed::from_number(deal));
                let mut state = game.setup(&mut chance, &mut Silent);
                while !game.is_over(&state) {
                    let info = game.information_state(&state, Audience::Seat(SOLO));
                    let action = bot.choose(game, &info, SOLO);
                    game.apply(&mut state, SOLO, action, &mut chance, &mut Silent);
                }
                game.points(&state, SOLO)
            };
            match points(new).cmp(&points(old)) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            }
        };
        let games = self.settings.gate_games;
        let wins = map_in_order(games, self.settings.threads, play, |_| true);
        wilson(wins.iter().sum(), games)
    }
}

/// The position after the last action of a round, and the draw that follows it.
fn after<G: Information>(
    game: &G,
    end: &LineEnd<G::State, G::Action>,
    chance: &mut Seeded,
) -> G::State {
    let mut state = end.before;
    if let Some(last) = end.last {
        game.apply(&mut state, SOLO, last, chance, &mut Silent);
    }
    state
}

/// The weights, each moved by chance.
fn perturbed(weights: &Weights, sigma: f32, random: &mut Sampled) -> Weights {
    let mut weights = weights.clone();
    for weight in weights.knots.iter_mut().flatten() {
        let unit = || f32::from(random.word() as u16) / 65_536.0;
        let nudge: f32 = std::iter::repeat_with(unit).take(3).sum::<f32>() - 1.5;
        // What counts for nothing yet is moved as well.
        *weight += sigma * nudge * (weight.abs() + 0.15);
    }
    weights
}

/// The same, each less the mean of all.
fn centred(mut ends: Vec<RoundEnd>) -> Vec<RoundEnd> {
    let count = ends.len() as f64;
    let Some(first) = ends.first() else {
        return ends;
    };
    for index in 0..first.features.len() {
        let mean = ends.iter().map(|end| end.features[index]).sum::<f64>() / count;
        for end in &mut ends {
            end.features[index] -= mean;
        }
    }
    let mean = ends.iter().map(|end| end.points).sum::<f64>() / count;
    for end in &mut ends {
        end.points -= mean;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kanal::{KanalFeatures, ROUNDS, tests::table};
    use towpath_kanal::Kanal;

    fn decks() -> Vec<Kanal> {
        ["a", "d"].map(|deck| table(1, deck)).to_vec()
    }

    fn rules_of_thumb() -> Weights {
        let text = include_str!("../../data/kanal-start.weights");
        Weights::read(text, KanalFeatures::FEATURES).expect("the file is read")
    }

    #[test]
    fn any_number_of_threads_learns_the_same_weights() {
        let learned = |threads: usize| {
            let settings = TuneSettings {
                rounds: 1,
                games: 2,
                gate_games: 2,
                threads,
                ..TuneSettings::default()
            };
            let mut told = Vec::new();
            let weights = fit_backward::<Kanal, KanalFeatures>(
                &decks(),
                ROUNDS,
                &rules_of_thumb(),
                settings,
                &mut |iteration, _| {
                    told.push(*iteration);
                    true
                },
            );
            (weights, told)
        };
        let (weights, iterations) = learned(1);
        assert_eq!((weights.clone(), iterations.clone()), learned(2));
        // Two games of seven rounds, of which all but the last have an end to compare.
        assert_eq!(iterations[0].samples, 2 * 6 * WAYS as usize);
        // What is fitted predicts what was seen better than what it was fitted from.
        assert!(
            iterations[0].error.1 < iterations[0].error.0,
            "{iterations:?}"
        );
    }

    #[test]
    fn only_differences_within_a_round_count() {
        let end = |feature: f64, points: f64| RoundEnd {
            features: vec![feature],
            points,
        };
        let ends = centred(vec![end(1.0, 100.0), end(3.0, 90.0)]);
        let seen: Vec<(f64, f64)> = ends
            .iter()
            .map(|end| (end.features[0], end.points))
            .collect();
        assert_eq!(seen, [(-1.0, 5.0), (1.0, -5.0)]);
    }

    #[test]
    fn what_was_learned_is_better_than_rules_of_thumb() {
        let sweep = Sweep::<Kanal, KanalFeatures> {
            tables: &decks(),
            rounds: ROUNDS,
            settings: TuneSettings {
                gate_games: 12,
                threads: 2,
                ..TuneSettings::default()
            },
            number: 99,
            features: PhantomData,
        };
        let text = KanalFeatures::learned(1).expect("there are weights");
        let learned = Weights::read(text, KanalFeatures::FEATURES).expect("the file is read");
        let share = sweep.paired_win_share(&learned, &rules_of_thumb());
        assert!(share.share > 0.6, "{share:?}");
    }
}
