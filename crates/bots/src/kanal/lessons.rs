//! Learning what the end of a round is worth, alone.
//!
//! A planner meets two kinds of questions: how to end a round well, which it can search, and which end is worth most,
//! which it has to judge. So each round of the games it learns from is played to its end in several ways, by planners
//! whose weights are shaken; then the same player plays all of these ends on to the end of the game, with the same
//! luck. How much more one end came to than another is what the weights have to foretell. The differences within a
//! round are all that counts: what a deal is worth, and how lucky it was, cancels out.
//!
//! Least squares say where the weights should be, but players who choose by them come to other ends than were seen. So
//! the weights go a part of the way only, and the next lesson shows what became of it.
//!
//! Everything follows from the seed: games are added up in the order of their numbers, whatever thread played them.

use super::KanalFeatures;
use super::plan::{Effort, Planner, Thinking};
use crate::arena::{Interval, wilson};
use crate::judge::{Features, Judge};
use crate::tune::{Plan, Round, Squares, Stage, spread_out};
use crate::weights::Weights;
use crate::{Bot, numbered};
use kanal::Kanal;
use kanal::state::State;
use table::{Audience, Game, Sampled, Seat, Seed, Seeded, Silent};

/// In how many ways a round is ended.
const WAYS: u32 = 6;

/// What is spent on a round: little, since many are played.
const EFFORT: Effort = Effort {
    width: 4,
    inner: 3,
    futures: 1,
    worlds: 0,
};

/// The only seat.
const ALONE: Seat = Seat::new(0);

/// An end of a round, compared with the others of the same round.
struct End {
    /// What the weights meet: the features early, the features late.
    input: Vec<f64>,
    /// What it came to.
    points: f64,
}

/// Learns from games with these decks in turn. `report` hears of every lesson with the best weights so far, and says
/// whether to go on.
pub fn learn(
    decks: &[Kanal],
    start: Weights,
    plan: Plan,
    report: &mut dyn FnMut(&Round, &Weights) -> bool,
) -> Weights {
    let mut best = start;
    let mut squares = Squares::new(2 * best.early.len());
    for number in 1..=plan.rounds {
        let ends = ends(decks, &best, plan, number);
        squares.fade(plan.memory);
        for end in &ends {
            squares.add(&end.input, end.points);
        }
        let held: Vec<f64> = both(&best).collect();
        let fitted = squares.solve(&held, plan.hold);
        let nearer = |(old, new): (&f64, &f64)| (old + f64::from(plan.step) * (new - old)) as f32;
        let moved: Vec<f32> = held.iter().zip(&fitted).map(nearer).collect();
        let (early, late) = moved.split_at(best.early.len());
        let new = Weights {
            early: early.to_vec(),
            late: late.to_vec(),
            spread: best.spread,
        };
        let error = (deviation(&ends, &best), deviation(&ends, &new));
        let share = share_against(decks, &new, &best, plan, number);
        let kept = share.share >= 0.5;
        if kept {
            best = new;
        }
        let round = Round {
            stage: Stage::Fitted,
            number,
            noted: ends.len(),
            error,
            share,
            kept,
        };
        if !report(&round, &best) {
            break;
        }
    }
    best
}

fn both(weights: &Weights) -> impl Iterator<Item = f64> {
    let all = weights.early.iter().chain(&weights.late);
    all.map(|weight| f64::from(*weight))
}

/// How far what is foretold is from what came, on average.
fn deviation(ends: &[End], weights: &Weights) -> f64 {
    let squares = ends.iter().map(|end| {
        let foretold: f64 = both(weights).zip(&end.input).map(|(w, x)| w * x).sum();
        (end.points - foretold).powi(2)
    });
    (squares.sum::<f64>() / ends.len().max(1) as f64).sqrt()
}

/// The number of a deal that no other lesson has.
fn deal(plan: Plan, lesson: u32, number: u32) -> u64 {
    (plan.seed ^ u64::from(lesson) << 32 ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The ends of all rounds of a lesson's games.
fn ends(decks: &[Kanal], weights: &Weights, plan: Plan, lesson: u32) -> Vec<End> {
    let play = |number: u32| {
        let game = &decks[number as usize % decks.len()];
        let pupil = Pupil {
            game,
            weights,
            shake: plan.shake,
        };
        pupil.play(deal(plan, lesson, number))
    };
    let all = numbered(plan.games, plan.threads, play, |_| true);
    all.into_iter().flatten().collect()
}

/// Who learns.
struct Pupil<'a> {
    game: &'a Kanal,
    weights: &'a Weights,
    shake: f32,
}

impl Pupil<'_> {
    /// Plays a game; every round but the last is ended in several ways first.
    fn play(&self, deal: u64) -> Vec<End> {
        let mut random = Sampled::new(deal.rotate_left(29));
        let mut chance = Seeded::new(Seed::from_number(deal));
        let mut state = self.game.setup(&mut chance, &mut Silent);
        let mut ends = Vec::new();
        while !self.game.is_over(&state) {
            let mut compared = Vec::new();
            let luck = random.word();
            for way in 0..WAYS {
                let Some(end) = self.end(&state, way, luck, &mut random) else {
                    break;
                };
                compared.push(end);
            }
            ends.extend(centred(compared));
            let judge = self.judge(self.weights.clone());
            self.end_round(&mut state, judge, &mut chance);
        }
        ends
    }

    fn judge(&self, weights: Weights) -> Judge<KanalFeatures> {
        Judge::ignorant().with(self.game.players(), weights)
    }

    /// One way to end a round, and what it came to; nothing in the last round.
    fn end(&self, start: &State, way: u32, luck: u64, random: &mut Sampled) -> Option<End> {
        let mut state = *start;
        let mut chance = Seeded::new(Seed::from_number(luck));
        let shaken = self.shaken(self.shake * way as f32, random);
        let last = self.end_round(&mut state, self.judge(shaken), &mut chance);
        if self.game.is_over(&state) {
            return None;
        }
        let mut row = vec![0.0; KanalFeatures::FEATURES.len()];
        KanalFeatures::fill(self.game, &last, ALONE, &mut row);
        let progress = KanalFeatures::progress(self.game, &last);
        while !self.game.is_over(&state) {
            let judge = self.judge(self.weights.clone());
            self.end_round(&mut state, judge, &mut chance);
        }
        Some(End {
            input: spread_out(progress, &row),
            points: f64::from(self.game.points(&state, ALONE)),
        })
    }

    /// Plays to the end of the round, and gives the position before its last decision.
    fn end_round(
        &self,
        state: &mut State,
        judge: Judge<KanalFeatures>,
        chance: &mut Seeded,
    ) -> State {
        let mut bot = Planner::<Kanal, _>::new(judge, Thinking::Effort(EFFORT), 0);
        let round = state.round;
        let mut before = *state;
        while !self.game.is_over(state) && state.round == round {
            before = *state;
            let known = self.game.know(state, Audience::Seat(ALONE));
            let action = bot.choose(self.game, &known, ALONE);
            self.game.apply(state, ALONE, action, chance, &mut Silent);
        }
        before
    }

    /// The weights, each moved by chance.
    fn shaken(&self, size: f32, random: &mut Sampled) -> Weights {
        let mut weights = self.weights.clone();
        for weight in weights.early.iter_mut().chain(&mut weights.late) {
            let unit = || f32::from(random.word() as u16) / 65_536.0;
            let nudge: f32 = std::iter::repeat_with(unit).take(3).sum::<f32>() - 1.5;
            // What counts for nothing yet is moved as well.
            *weight += size * nudge * (weight.abs() + 0.15);
        }
        weights
    }
}

/// The same, each less the mean of all.
fn centred(mut ends: Vec<End>) -> Vec<End> {
    let count = ends.len() as f64;
    let Some(first) = ends.first() else {
        return ends;
    };
    for index in 0..first.input.len() {
        let mean = ends.iter().map(|end| end.input[index]).sum::<f64>() / count;
        for end in &mut ends {
            end.input[index] -= mean;
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
                let known = game.know(&state, Audience::Seat(ALONE));
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
    use table::TableSetup;

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
            let weights = learn(&decks(), rules_of_thumb(), plan, &mut |round, _| {
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
        let end = |input: f64, points: f64| End {
            input: vec![input],
            points,
        };
        let ends = centred(vec![end(1.0, 100.0), end(3.0, 90.0)]);
        let seen: Vec<(f64, f64)> = ends.iter().map(|end| (end.input[0], end.points)).collect();
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
