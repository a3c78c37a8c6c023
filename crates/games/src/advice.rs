//! What a tree search says about the choices of a seat, and about a game that is over.

use crate::erased::Choice;
use crate::playable::Playable;
use std::sync::Arc;
use towpath_bots::ismcts::{ActionStatistics, IsMcts, PriorAndValue, SoftmaxPrior};
use towpath_bots::{Bot, Budget, Evaluator, Greedy};
use towpath_core::moment::words;
use towpath_core::{Audience, Game, Message, Presentation, Sampled, Seat, Silent};

/// What a tree search says about one choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// In the game's notation.
    pub notation: String,
    /// In a sentence.
    pub words: Message,
    /// The seat's chance to win if it is chosen; a solo player's only tells better from worse.
    pub chance: f32,
    /// The points the seat would be ahead of the others afterwards, as far as one can tell; a solo player's points at the end.
    pub points: f32,
    /// What it brings, in a sentence.
    pub why: Message,
}

/// Advice that has still to be computed, on any thread; best first.
pub type Advising = Box<dyn FnOnce() -> Vec<Advice> + Send>;

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Regret {
    /// The version of the match in which it was made.
    pub version: u32,
    /// Who made it.
    pub seat: Seat,
    /// What was chosen.
    pub played: Choice,
    /// What would have been better.
    pub better: Advice,
    /// How much of a win it cost.
    pub cost: f32,
    /// How many points it cost by the end of the turn, as far as one can tell.
    pub points: f32,
}

/// A finished game reviewed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    /// Everybody's chance to win at the beginning of each turn, with the version of the match.
    pub curve: Vec<(u32, Vec<f32>)>,
    /// The decisions that cost most, the worst first.
    pub regrets: Vec<Regret>,
}

/// A review that has still to be computed, on any thread. Each call looks at one decision, so that other work can be done
/// in between; the last one gives the review.
pub type Reviewing = Box<dyn FnMut() -> Option<Review> + Send>;

/// How many choices advice tells of.
const CHOICES: usize = 3;
/// How many decisions a review regrets.
const REGRETS: usize = 8;
/// How many of each seat it tells of in any case, so that nobody's own are missing.
const OWN_REGRETS: usize = 3;
/// A decision that cost less than this is none to regret.
const LEAST_REGRET: f32 = 0.03;
/// A choice with so many visits is known well enough.
const ENOUGH_VISITS: u32 = 15;
/// In how many worlds a choice is played to the end of the turn to say what it brings.
const WORLDS: u32 = 6;
/// A turn that takes more decisions than this is evaluated as it stands.
const LONGEST_TURN: u32 = 40;

/// The best choices of a seat.
pub(crate) fn advise<G: Playable>(
    game: &G,
    info: &G::InformationState,
    seat: Seat,
    budget: Budget,
) -> Vec<Advice> {
    let mut search = IsMcts::<G, _>::new(G::search_prior(), budget, 1, 1);
    let found = search.root_statistics(game, info, seat);
    let shown = found.iter().filter(|one| one.visits > 0).take(CHOICES);
    shown.map(|one| advice(game, info, seat, one)).collect()
}

fn advice<G: Playable>(
    game: &G,
    info: &G::InformationState,
    seat: Seat,
    found: &ActionStatistics<G::Action>,
) -> Advice {
    let prior = G::search_prior();
    let look = look_ahead(game, &prior, info, seat, found.action);
    let mut gains = look.gains;
    gains.sort_by(|a, b| b.1.total_cmp(&a.1));
    let chance = (found.value * 100.0).round() as i64;
    let lone = game.players() == 1;
    let said = |key: &'static str| match lone {
        true => Message::new(key).with("points", look.points.round() as i64),
        false => Message::new(key).with("percent", chance),
    };
    let why = match (&gains[..], lone) {
        ([(first, gain), (second, _), ..], _) if *gain >= 0.25 => {
            let key = if lone {
                "table-why-solo-two"
            } else {
                "table-why-two"
            };
            said(key)
                .with("first", Message::new(*first))
                .with("second", Message::new(*second))
        }
        (_, true) => said("table-why-solo"),
        (_, false) => said("table-why"),
    };
    Advice {
        notation: game.write(&found.action),
        words: words(game, info, &found.action),
        chance: found.value,
        points: look.points,
        why,
    }
}

/// What a choice brings by the end of the turn.
struct Look {
    points: f32,
    /// By theme, in points.
    gains: Vec<(&'static str, f32)>,
}

/// Plays a choice and the rest of the turn in some worlds, as a greedy player would.
fn look_ahead<G: Presentation, E: Evaluator<G> + Clone>(
    game: &G,
    prior: &SoftmaxPrior<E>,
    info: &G::InformationState,
    seat: Seat,
    action: G::Action,
) -> Look {
    let mut random = Sampled::new(7);
    let mut greedy: Greedy<E, G::Action> = Greedy::new(prior.evaluator.clone(), 1, 7);
    let mut look = Look {
        points: 0.0,
        gains: Vec::new(),
    };
    for _ in 0..WORLDS {
        let mut world = game.determinize(info, &mut random);
        let turn = game.turn(&world);
        add(&mut look.gains, prior.themes(game, &world, seat), -1.0);
        game.apply(&mut world, seat, action, &mut random, &mut Silent);
        for _ in 0..LONGEST_TURN {
            if game.turn(&world) != turn || !game.to_act(&world).contains(seat) {
                break;
            }
            let info = game.information_state(&world, Audience::Seat(seat));
            let next = greedy.choose(game, &info, seat);
            game.apply(&mut world, seat, next, &mut random, &mut Silent);
        }
        add(&mut look.gains, prior.themes(game, &world, seat), 1.0);
        look.points += prior.evaluator.value(game, &world, seat) / WORLDS as f32;
    }
    look
}

fn add(gains: &mut Vec<(&'static str, f32)>, themes: Vec<(&'static str, f32)>, sign: f32) {
    for (theme, points) in themes {
        let part = sign * points / WORLDS as f32;
        match gains.iter_mut().find(|(info, _)| *info == theme) {
            Some((_, sum)) => *sum += part,
            None => gains.push((theme, part)),
        }
    }
}

/// A position of a finished game: the version, the state, and what was decided in it by whom.
pub(crate) type Moment<G> = (u32, <G as Game>::State, Seat, <G as Game>::Action);

/// A game being reviewed, each decision searched for so many iterations.
pub(crate) struct ReviewWork<G: Playable> {
    game: Arc<G>,
    moments: std::vec::IntoIter<Moment<G>>,
    iterations: u32,
    review: Review,
    turn: Option<u32>,
}

impl<G: Playable> ReviewWork<G> {
    pub(crate) fn new(game: Arc<G>, moments: Vec<Moment<G>>, iterations: u32) -> ReviewWork<G> {
        ReviewWork {
            game,
            moments: moments.into_iter(),
            iterations,
            review: Review::default(),
            turn: None,
        }
    }

    /// Looks at decisions up to the next one that is searched; the review once there are no more.
    pub(crate) fn step(&mut self) -> Option<Review> {
        let game = &*self.game;
        let players = usize::from(game.players());
        let mut actions = Vec::new();
        for (version, state, seat, played) in self.moments.by_ref() {
            if self.turn.replace(game.turn(&state)) != Some(game.turn(&state)) {
                let evaluator = G::search_prior().evaluator;
                let chances = evaluator.win_probabilities(game, &state);
                let point = (version, chances[..players].to_vec());
                self.review.curve.push(point);
            }
            actions.clear();
            game.legal(&state, seat, &mut actions);
            if actions.len() < 2 {
                continue;
            }
            let info = game.information_state(&state, Audience::Seat(seat));
            let found = regret(game, &info, (version, seat, played), self.iterations);
            self.review.regrets.extend(found);
            return None;
        }
        let mut review = std::mem::take(&mut self.review);
        review.regrets.sort_by(|a, b| b.cost.total_cmp(&a.cost));
        let mut own = vec![0; players];
        let mut place = 0;
        review.regrets.retain(|regret| {
            let own = &mut own[regret.seat.index()];
            (*own, place) = (*own + 1, place + 1);
            place <= REGRETS || *own <= OWN_REGRETS
        });
        Some(review)
    }
}

fn regret<G: Playable>(
    game: &G,
    info: &G::InformationState,
    (version, seat, played): (u32, Seat, G::Action),
    iterations: u32,
) -> Option<Regret> {
    let budget = Budget::Iterations(iterations);
    let mut search = IsMcts::<G, _>::new(G::search_prior(), budget, 1, u64::from(version));
    let found = search.root_statistics(game, info, seat);
    let best = found.first()?;
    if best.action == played {
        return None;
    }
    let known = found
        .iter()
        .find(|one| one.action == played && one.visits >= ENOUGH_VISITS);
    let cost = match known {
        Some(played) => best.value - played.value,
        // What was hardly visited is compared on equal terms: both choices are searched from where they lead.
        None => {
            let budget = Budget::Iterations((iterations / 2).max(1));
            let value = |action| value_after(game, info, seat, action, budget);
            value(best.action) - value(played)
        }
    };
    (cost >= LEAST_REGRET).then(|| {
        let better = advice(game, info, seat, best);
        let look = look_ahead(game, &G::search_prior(), info, seat, played);
        Regret {
            version,
            seat,
            played: Choice {
                notation: game.write(&played),
                words: words(game, info, &played),
            },
            points: better.points - look.points,
            better,
            cost,
        }
    })
}

/// A seat's value after a choice: searched if it goes on deciding, evaluated if not.
fn value_after<G: Playable>(
    game: &G,
    info: &G::InformationState,
    seat: Seat,
    action: G::Action,
    budget: Budget,
) -> f32 {
    let mut random = Sampled::new(11);
    let mut sum = 0.0;
    const SAMPLES: u32 = 2;
    for _ in 0..SAMPLES {
        let mut world = game.determinize(info, &mut random);
        game.apply(&mut world, seat, action, &mut random, &mut Silent);
        sum += if game.to_act(&world).contains(seat) {
            let info = game.information_state(&world, Audience::Seat(seat));
            let mut search = IsMcts::<G, _>::new(G::search_prior(), budget, 1, 11);
            let found = search.root_statistics(game, &info, seat);
            found.first().map_or(0.0, |best| best.value)
        } else if game.is_over(&world) && game.players() > 1 {
            game.returns(&world)[seat.index()]
        } else {
            G::search_prior().evaluator.win_probabilities(game, &world)[seat.index()]
        };
    }
    sum / SAMPLES as f32
}
