//! What each card of a deck is worth, by playing.
//!
//! [`measure`] plays games and counts for every card how often it was displayed and built, in which round, and what
//! it added to the final score. The plain difference between games with and without a card flatters cards that are
//! built when a game goes well anyway; so the table also has the card's share in a regression of the score on
//! everything that was built, and marks outliers by that.

mod regression;
mod report;
mod tally;

pub use tally::Tally;

use crate::arena::{BotFactory, Series};
use crate::{Bot, map_in_order};
use towpath_core::{Audience, Game, Information, Seat, Seed, Seeded, Silent};
use towpath_kanal::card::{CARDS, CardId};
use towpath_kanal::state::State;
use towpath_kanal::{Event, Kanal};

/// How scores and cards came out in a series of games.
#[derive(Clone, PartialEq, Debug)]
pub struct BalanceReport {
    /// The final scores, one for each player of each game.
    pub scores: Scores,
    /// The cards that were displayed at least once, in the order of their identifiers.
    pub cards: Vec<CardFigures>,
    /// What each side did, in the order of the scores.
    pub tallies: Vec<Tally>,
}

/// The final scores of a series, with their statistics.
#[derive(Clone, PartialEq, Debug)]
pub struct Scores {
    /// Each of them, in the order of the games.
    pub each: Vec<i32>,
}

/// How a card did.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct CardFigures {
    /// Which card it is.
    pub card: CardId,
    /// In how many games it was displayed.
    pub displayed: u32,
    /// In how many of these it was built.
    pub built: u32,
    /// In which round on average.
    pub round: f64,
    /// How many activations it had on average when it was built.
    pub activations: f64,
    /// The mean score of those who built it, less that of those who could have and did not.
    pub difference: f64,
    /// What building it adds to the score, all other buildings being equal.
    pub adds: f64,
    /// What is unusual about it.
    pub outlier: Option<Outlier>,
}

/// What is unusual about a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Outlier {
    /// It adds much more than others of its period.
    Strong,
    /// It adds much less.
    Weak,
    /// It is displayed and hardly ever built.
    Shunned,
    /// It is built nearly always when it is displayed: no choice.
    Obvious,
}

/// What one player built in one game, and the score.
#[derive(Clone, Debug)]
struct PlayerGame {
    score: i32,
    displayed: Vec<CardId>,
    built: Vec<Built>,
    tally: Tally,
}

#[derive(Copy, Clone, Debug)]
struct Built {
    card: CardId,
    round: u8,
    activations: u8,
}

/// Plays a series of games with bots of this kind and tells how scores and cards came out. The same seed gives every kind
/// the same deals.
pub fn measure(game: &Kanal, factory: &BotFactory<Kanal>, series: Series) -> BalanceReport {
    let play = |number| play(game, factory, series.seed, number);
    let played = map_in_order(series.games, series.threads, play, |_| true);
    let sides: Vec<PlayerGame> = played.into_iter().flatten().collect();
    BalanceReport {
        scores: Scores {
            each: sides.iter().map(|side| side.score).collect(),
        },
        cards: figures(&sides),
        tallies: sides.into_iter().map(|side| side.tally).collect(),
    }
}

/// Plays one game; the deal follows from `seed` and `number` alone.
fn play(game: &Kanal, factory: &BotFactory<Kanal>, seed: u64, number: u32) -> Vec<PlayerGame> {
    let own = seed ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut chance = Seeded::new(Seed::from_number(own));
    let mut state = game.setup(&mut chance, &mut Silent);
    let players = usize::from(game.players());
    let mut bots: Vec<Box<dyn Bot<Kanal>>> = (0..players)
        .map(|seat| factory(own.rotate_left(17) ^ seat as u64))
        .collect();
    let mut shown = [false; CARDS];
    let mut rounds = [0u8; CARDS];
    let mut tallies = vec![Tally::default(); players];
    let mut events: Vec<Event> = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        for card in state.display.cards() {
            shown[card.index()] = true;
        }
        let info = game.information_state(&state, Audience::Seat(seat));
        let action = bots[seat.index()].choose(game, &info, seat);
        if let towpath_kanal::Action::Build { card, .. } = action {
            rounds[card.index()] = state.round;
        }
        let before = state;
        events.clear();
        game.apply(&mut state, seat, action, &mut chance, &mut events);
        tallies[seat.index()].count(&before, &state, action, &events);
    }
    let displayed: Vec<CardId> = every_card().filter(|card| shown[card.index()]).collect();
    let sides = tallies.into_iter().enumerate();
    sides
        .map(|(seat, tally)| PlayerGame {
            score: game.points(&state, Seat::new(seat as u8)),
            displayed: displayed.clone(),
            built: built(&state, seat, &rounds),
            tally,
        })
        .collect()
}

fn built(state: &State, seat: usize, rounds: &[u8; CARDS]) -> Vec<Built> {
    let player = &state.players[seat];
    towpath_kanal::board::Plot::all()
        .filter_map(|plot| {
            let card = player.card_at(plot)?;
            Some(Built {
                card,
                round: rounds[card.index()],
                activations: 2 - player.tokens(plot),
            })
        })
        .collect()
}

/// The figures of every card that was displayed.
fn figures(sides: &[PlayerGame]) -> Vec<CardFigures> {
    let adds = regression::shares(sides);
    let mut cards: Vec<CardFigures> = every_card()
        .filter_map(|card| count(sides, card, adds[card.index()]))
        .collect();
    report::mark_outliers(&mut cards);
    cards
}

fn count(sides: &[PlayerGame], card: CardId, adds: f64) -> Option<CardFigures> {
    let (mut displayed, mut rounds, mut activations) = (0, 0u32, 0u32);
    let (mut with, mut without) = (Mean::default(), Mean::default());
    for side in sides.iter().filter(|side| side.displayed.contains(&card)) {
        displayed += 1;
        match side.built.iter().find(|built| built.card == card) {
            Some(built) => {
                with.add(side.score);
                rounds += u32::from(built.round);
                activations += u32::from(built.activations);
            }
            None => without.add(side.score),
        }
    }
    if displayed == 0 {
        return None;
    }
    let built = with.count;
    let times = f64::from(built.max(1));
    Some(CardFigures {
        card,
        displayed,
        built,
        round: f64::from(rounds) / times,
        activations: f64::from(activations) / times,
        difference: if built == 0 || without.count == 0 {
            0.0
        } else {
            with.mean() - without.mean()
        },
        adds,
        outlier: None,
    })
}

#[derive(Default)]
struct Mean {
    count: u32,
    sum: f64,
}

impl Mean {
    fn add(&mut self, score: i32) {
        self.count += 1;
        self.sum += f64::from(score);
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }
}

/// Every card there can be, in the order of their numbers.
fn every_card() -> impl Iterator<Item = CardId> {
    (0..CARDS as u16).map(CardId::from_index)
}
