//! Learning what the end of a round is worth, alone.
//!
//! A planner meets two kinds of questions: how to end a round well, which it can search, and which end is worth most,
//! which it has to judge. The second is learned backwards. What an end of the last round is worth is plain: its points.
//! What an end of the round before is worth is what the best end of the last round comes to, whatever cards are drawn
//! in between; and so on to the first round. So each round has weights of its own.
//!
//! For every round, many rounds that begin alike are ended in several ways, by searches whose weights are shaken; from
//! each end, the next round is searched with the same draws. How much more one end came to than another is what the
//! weights have to foretell. The differences within a round are all that counts: what a deal is worth, and how lucky
//! it was, cancels out.
//!
//! Least squares say where the weights should be, but players who choose by them come to other ends than were seen. So
//! the weights go a part of the way only, and the next lesson shows what became of it.
//!
//! Everything follows from the seed: games are added up in the order of their numbers, whatever thread played them.

use super::KanalFeatures;
use super::plan::{Effort, Planner, Thinking, best_end};
use crate::arena::{Interval, wilson};
use crate::judge::{Features, Judge};
use crate::tune::{Plan, Round, Squares, Stage};
use crate::weights::Weights;
use crate::{Bot, numbered};
use towpath_core::Information;
use towpath_core::{Audience, Game, Sampled, Seat, Seed, Seeded, Silent};
use towpath_kanal::Kanal;
use towpath_kanal::state::State;

/// In how many ways a round is ended.
const WAYS: u32 = 8;

/// In how many worlds the next round is played after each end.
const WORLDS: usize = 3;

/// The rounds of a game.
const ROUNDS: usize = 7;

/// What is spent on ending a round.
const ENDING: Effort = Effort {
    width: 12,
    inner: 3,
    futures: 1,
    worlds: 0,
};

/// What is spent on the round after it.
const ONWARD: Effort = Effort {
    width: 5,
    inner: 3,
    futures: 1,
    worlds: 0,
};

/// The only seat.
const ALONE: Seat = Seat::new(0);

/// An end of a round, compared with the others of the same round.
struct End {
    /// What the weights meet.
    features: Vec<f64>,
    /// What it came to.
    points: f64,
}

/// Learns from games with these decks in turn. `report` hears of every lesson with the best weights so far, and says
/// whether to go on.
pub fn learn(
    decks: &[Kanal],
    start: &Weights,
    plan: Plan,
    report: &mut dyn FnMut(&Round, &Weights) -> bool,
) -> Weights {
    let mut best = start.with_stages(ROUNDS + 1);
    let mut squares = vec![Squares::new(best.stages[0].len()); ROUNDS];
    for number in 1..=plan.rounds {
        let lesson = Lesson {
            decks,
            plan,
            number,
        };
        let mut new = best.clone();
        let (mut noted, mut errors) = (0, (0.0, 0.0));
        let games = lesson.games(&best);
        for round in (1..ROUNDS).rev() {
            let ends = lesson.ends(&games, round, &new);
            let squares = &mut squares[round];
            squares.fade(plan.memory);
            for end in &ends {
                squares.add(&end.features, end.points);
            }
            let held: Vec<f64> = best.stages[round].iter().map(|w| f64::from(*w)).collect();
            let fitted = squares.solve(&held, plan.hold);
            let nearer = |(old, new): (&f64, &f64)| old + f64::from(plan.step) * (new - old);
            let moved: Vec<f64> = held.iter().zip(&fitted).map(nearer).collect();
            noted += ends.len();
            errors.0 += square_errors(&ends, &held);
            errors.1 += square_errors(&ends, &moved);
            new.stages[round] = moved.iter().map(|w| *w as f32).collect();
        }
        // Nothing ends before the first round; what counts at its end is the nearest there is.
        new.stages[0] = new.stages[1].clone();
        let share = share_against(decks, &new, &best, plan, number);
        let kept = share.share >= 0.5;
        if kept {
            best = new;
        }
        let mean = |sum: f64| (sum / noted.max(1) as f64).sqrt();
        let round = Round {
            stage: Stage::Fitted,
            number,
            noted,
            error: (mean(errors.0), mean(errors.1)),
            share,
            kept,
        };
        if !report(&round, &best) {
            break;
        }
    }
    best
}

/// How far what is foretold is from what came: the sum of the squares.
fn square_errors(ends: &[End], weights: &[f64]) -> f64 {
    let square = |end: &End| {
        let foretold: f64 = weights.iter().zip(&end.features).map(|(w, x)| w * x).sum();
        (end.points - foretold).powi(2)
    };
    ends.iter().map(square).sum()
}

/// The number of a deal that no other lesson has.
fn deal(plan: Plan, lesson: u32, number: u32) -> u64 {
    (plan.seed ^ u64::from(lesson) << 32 ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn judge(weights: Weights) -> Judge<KanalFeatures> {
    Judge::ignorant().with(1, weights)
}

/// Where the rounds of a game begin: each right after the draw before it.
type Beginnings = Vec<State>;

/// What one lesson is made of.
struct Lesson<'a> {
    decks: &'a [Kanal],
    plan: Plan,
    number: u32,
}

impl Lesson<'_> {
    fn game(&self, number: u32) -> &Kanal {
        &self.decks[number as usize % self.decks.len()]
    }

    /// Plays the games of the lesson.
    fn games(&self, weights: &Weights) -> Vec<Beginnings> {
        let judge = judge(weights.clone());
        let play = |number: u32| {
            let game = self.game(number);
            let seed = Seed::from_number(deal(self.plan, self.number, number));
            let mut chance = Seeded::new(seed);
            let mut state = game.setup(&mut chance, &mut Silent);
            let mut beginnings = Vec::with_capacity(ROUNDS);
            while !game.is_over(&state) {
                beginnings.push(state);
                let Some((before, last, _)) = best_end(game, &judge, &state, ALONE, ENDING) else {
                    break;
                };
                state = after(game, before, last, &mut chance);
            }
            beginnings
        };
        numbered(self.plan.games, self.plan.threads, play, |_| true)
    }

    /// Ends of this round in all games, each with what came of it.
    fn ends(&self, games: &[Beginnings], round: usize, weights: &Weights) -> Vec<End> {
        let ends = |number: u32| {
            let number_of_round = deal(self.plan, self.number, number) ^ round as u64;
            let mut random = Sampled::new(number_of_round.rotate_left(29));
            let worlds = [(); WORLDS].map(|()| random.word());
            let game = self.game(number);
            let Some(start) = games[number as usize].get(round - 1) else {
                return Vec::new();
            };
            let ways = 0..WAYS;
            let ends = ways.filter_map(|way| {
                let shaken = shaken(weights, self.plan.shake * way as f32, &mut random);
                end(game, start, &judge(shaken), &judge(weights.clone()), worlds)
            });
            centred(ends.collect())
        };
        let all = numbered(self.plan.games, self.plan.threads, ends, |_| true);
        all.into_iter().flatten().collect()
    }
}

/// The position after the last decision of a round, and the draw that follows it.
fn after(
    game: &Kanal,
    before: State,
    last: Option<towpath_kanal::Action>,
    chance: &mut Seeded,
) -> State {
    let mut state = before;
    if let Some(last) = last {
        game.apply(&mut state, ALONE, last, chance, &mut Silent);
    }
    state
}

/// The end of a round that one judge likes best, and what another comes to after it.
fn end(
    game: &Kanal,
    start: &State,
    ending: &Judge<KanalFeatures>,
    onward: &Judge<KanalFeatures>,
    worlds: [u64; WORLDS],
) -> Option<End> {
    let (before, last, _) = best_end(game, ending, start, ALONE, ENDING)?;
    let mut row = vec![0.0; KanalFeatures::FEATURES.len()];
    KanalFeatures::fill(game, &before, ALONE, &mut row);
    let mut points = 0.0;
    for world in worlds {
        let mut chance = Seeded::new(Seed::from_number(world));
        let next = after(game, before, last, &mut chance);
        let (_, _, value) = best_end(game, onward, &next, ALONE, ONWARD)?;
        points += f64::from(value) / WORLDS as f64;
    }
    Some(End {
        features: row.into_iter().map(f64::from).collect(),
        points,
    })
}

/// The weights, each moved by chance.
fn shaken(weights: &Weights, size: f32, random: &mut Sampled) -> Weights {
    let mut weights = weights.clone();
    for weight in weights.stages.iter_mut().flatten() {
        let unit = || f32::from(random.word() as u16) / 65_536.0;
        let nudge: f32 = std::iter::repeat_with(unit).take(3).sum::<f32>() - 1.5;
        // What counts for nothing yet is moved as well.
        *weight += size * nudge * (weight.abs() + 0.15);
    }
    weights
}

/// The same, each less the mean of all.
fn centred(mut ends: Vec<End>) -> Vec<End> {
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

/// On what part of the same deals planners come to more with the new weights than with the old.
fn share_against(
    decks: &[Kanal],
    new: &Weights,
    old: &Weights,
    plan: Plan,
    lesson: u32,
) -> Interval {
    let play = |number: u32| {
        let game = &decks[number as usize % decks.len()];
        let deal = deal(plan, lesson, number).rotate_left(13);
        let points = |weights: &Weights| {
            let judge = Judge::<KanalFeatures>::ignorant().with(1, weights.clone());
            let mut bot = Planner::<Kanal, _>::new(judge, Thinking::Effort(Effort::QUICK), deal);
            let mut chance = Seeded::new(Seed::from_number(deal));
            let mut state = game.setup(&mut chance, &mut Silent);
            while !game.is_over(&state) {
                let known = game.information_state(&state, Audience::Seat(ALONE));
                let action = bot.choose(game, &known, ALONE);
                game.apply(&mut state, ALONE, action, &mut chance, &mut Silent);
            }
            game.points(&state, ALONE)
        };
        match points(new).cmp(&points(old)) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        }
    };
    let wins = numbered(plan.proof, plan.threads, play, |_| true);
    wilson(wins.iter().sum(), plan.proof)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use towpath_core::TableSetup;

    fn decks() -> Vec<Kanal> {
        let with = |deck: &str| {
            let setup = TableSetup {
                players: 1,
                options: BTreeMap::from([("deck".to_owned(), deck.to_owned())]),
                edition: Kanal::builtin_edition(),
                rules: Kanal::title().rules,
            };
            Kanal::build(&setup).expect("the built-in decks hold")
        };
        ["a", "d"].map(with).to_vec()
    }

    fn rules_of_thumb() -> Weights {
        let text = include_str!("../../data/kanal-start.weights");
        Weights::read(text, KanalFeatures::FEATURES).expect("the file is read")
    }

    #[test]
    fn lessons_give_the_same_weights_on_any_number_of_threads() {
        let learned = |threads: usize| {
            let plan = Plan {
                rounds: 1,
                games: 2,
                proof: 2,
                threads,
                ..Plan::default()
            };
            let mut told = Vec::new();
            let weights = learn(&decks(), &rules_of_thumb(), plan, &mut |round, _| {
                told.push(*round);
                true
            });
            (weights, told)
        };
        let (weights, rounds) = learned(1);
        assert_eq!((weights.clone(), rounds.clone()), learned(2));
        // Two games of seven rounds, of which all but the last have an end to compare.
        assert_eq!(rounds[0].noted, 2 * 6 * WAYS as usize);
        // What is fitted foretells what was seen better than what it was fitted from.
        assert!(rounds[0].error.1 < rounds[0].error.0, "{rounds:?}");
    }

    #[test]
    fn only_differences_within_a_round_count() {
        let end = |feature: f64, points: f64| End {
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
        let plan = Plan {
            proof: 12,
            threads: 2,
            ..Plan::default()
        };
        let text = KanalFeatures::learned(1).expect("there are weights");
        let learned = Weights::read(text, KanalFeatures::FEATURES).expect("the file is read");
        let share = share_against(&decks(), &learned, &rules_of_thumb(), plan, 99);
        assert!(share.share > 0.6, "{share:?}");
    }
}
