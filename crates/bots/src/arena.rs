//! Bots against bots: seats rotated, the same deals for every seating, all cores.

//!
//! ```
//! use towpath_arriala::Arriala;
//! use towpath_bots::arena::{Entrant, Series, compete};
//! use towpath_bots::{Greedy, ScoreLead, UniformRandom};
//! use towpath_core::{Game, TableSetup};
//!
//! let setup = TableSetup {
//!     players: 2,
//!     options: Default::default(),
//!     edition: Arriala::builtin_edition(),
//!     rules: Arriala::title().rules,
//! };
//! let game = Arriala::build(&setup)?;
//! let entrants = [
//!     Entrant { name: "score".into(), make: Box::new(|seed| Box::new(Greedy::new(ScoreLead, 1, seed))) },
//!     Entrant { name: "random".into(), make: Box::new(|seed| Box::new(UniformRandom::new(seed))) },
//! ];
//! let series = Series { games: 4, seed: 1, threads: 1 };
//! let results = compete(&game, &entrants, series, &|_| true);
//! assert!(results.standings[0].win_share().share > 0.5);
//! # Ok::<(), towpath_core::BuildError>(())
//! ```

mod statistics;

pub use statistics::{Interval, Verdict, bradley_terry, sequential_test, wilson};

use crate::{Bot, Faults, Heard, Shown, map_in_order};
use std::time::{Duration, Instant};
use towpath_core::{
    Audience, Drawn, Information, MAX_SEATS, Recording, Seat, Seed, Seeded, Silent,
};

/// Makes a bot whose choices follow from a seed.
pub type BotFactory<G> = Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Send + Sync>;

/// A bot that takes part.
pub struct Entrant<G: Information> {
    /// Its name in the table.
    pub name: String,
    /// Makes one for a game.
    pub make: BotFactory<G>,
}

/// A series of games.
#[derive(Copy, Clone, Debug)]
pub struct Series {
    /// How many games.
    pub games: u32,
    /// Deals and choices follow from it.
    pub seed: u64,
    /// How many run at once.
    pub threads: usize,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The entrant's name.
    pub name: String,
    /// How many times it sat at a table.
    pub seats: u32,
    /// The sum of its returns: shares of wins; a game nobody wins counts as an even share for all.
    pub wins: f64,
    /// The sum of its points.
    pub points: i64,
    /// How many decisions it made.
    pub decisions: u64,
    /// How many turns it had.
    pub turns: u64,
    /// How long it took for all decisions.
    pub time: Duration,
    /// The longest it took for one turn.
    pub longest_turn: Duration,
    /// What went wrong with it, if it is another program.
    pub faults: Faults,
}

/// One finished game: who sat where and what share of the win each seat got.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// The entrant in each seat.
    pub lineup: Vec<usize>,
    /// Each seat's share of the win.
    pub returns: Vec<f32>,
}

/// The results of a competition.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// One for each entrant.
    pub standings: Vec<Standing>,
    /// Every game, in the order of their numbers.
    pub games: Vec<GameResult>,
}

/// Who sits where in a game. As many entrants as seats: all of them, rotated. Two entrants at a larger table: the first
/// against a table full of the second. Otherwise they take turns. Games that differ only in the seating
/// have the same deal: `players` games in a row.
pub fn lineup(entrants: usize, players: u8, game: u32) -> Vec<usize> {
    let players = usize::from(players);
    let turn = game as usize % players;
    let round = game as usize / players;
    (0..players)
        .map(|seat| {
            let place = (seat + turn) % players;
            match entrants {
                1 => 0,
                2 if players > 2 => usize::from(place != 0),
                n if n == players => place,
                n => (place + round) % n,
            }
        })
        .collect()
}

/// How far a competition is, as shown after each game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Progress {
    /// How many games are finished.
    pub games: u32,
    /// The first entrant's wins so far, shared ones by their shares.
    pub wins: f64,
    /// How often it sat at a table.
    pub seats: u32,
}

/// Plays them all. `progress` is asked after each game whether to go on.
pub fn compete<G: Information>(
    game: &G,
    entrants: &[Entrant<G>],
    series: Series,
    progress: &(dyn Fn(&Progress) -> bool + Sync),
) -> Results {
    let nothing = || -> Vec<Standing> { entrants.iter().map(|e| Standing::new(&e.name)).collect() };
    let mut standings = nothing();
    let mut games = 0;
    let play = |number| {
        let mut own = nothing();
        let one = play_one(game, entrants, series.seed, number, &mut own);
        (one, own)
    };
    let count = |(_, own): &(GameResult, Vec<Standing>)| {
        for (all, one) in standings.iter_mut().zip(own) {
            all.add(one);
        }
        games += 1;
        let (wins, seats) = (standings[0].wins, standings[0].seats);
        progress(&Progress { games, wins, seats })
    };
    let played = map_in_order(series.games, series.threads, play, count);
    Results {
        standings,
        games: played.into_iter().map(|(one, _)| one).collect(),
    }
}

fn play_one<G: Information>(
    game: &G,
    entrants: &[Entrant<G>],
    seed: u64,
    number: u32,
    standings: &mut [Standing],
) -> GameResult {
    let players = game.players();
    let lineup = lineup(entrants.len(), players, number);
    let deal = u64::from(number / u32::from(players));
    let mut chance = Recording::new(Seeded::new(Seed::from_number(
        seed ^ deal.wrapping_mul(0x9e37_79b9_7f4a_7c15),
    )));
    let mut state = game.setup(&mut chance, &mut Silent);
    let mut bots: Vec<Box<dyn Bot<G>>> = lineup
        .iter()
        .enumerate()
        .map(|(seat, entrant)| {
            let own = seed.rotate_left(17) ^ (u64::from(number) << 8 | seat as u64);
            (entrants[*entrant].make)(own)
        })
        .collect();
    each_listener(&mut bots, |bot, own| {
        let shown = &Shown::to(own, &chance.drawn);
        bot.hear(game, own, Heard::Deal { shown });
    });
    let mut turn = (u32::MAX, usize::MAX, Duration::ZERO);
    while let Some(seat) = game.to_act(&state).first() {
        let info = game.information_state(&state, Audience::Seat(seat));
        let start = Instant::now();
        let action = bots[seat.index()].choose(game, &info, seat);
        let elapsed = start.elapsed();
        // Results of bots that cheat would mean nothing.
        if let Err(refusal) = game.check(&state, seat, &action) {
            let name = &entrants[lineup[seat.index()]].name;
            panic!("{name} did what is not allowed: {action:?}, {refusal:?}");
        }
        let standing = &mut standings[lineup[seat.index()]];
        let now = (game.turn(&state), seat.index());
        if (turn.0, turn.1) != now {
            turn = (now.0, now.1, Duration::ZERO);
            standing.turns += 1;
        }
        turn.2 += elapsed;
        standing.decisions += 1;
        standing.time += elapsed;
        standing.longest_turn = standing.longest_turn.max(turn.2);
        chance.drawn.clear();
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        each_listener(&mut bots, |bot, own| {
            tell(bot, game, own, seat, &action, &chance.drawn);
        });
    }
    let returns = even_if_nobody(game.returns(&state), players);
    let shares = &returns[..usize::from(players)];
    each_listener(&mut bots, |bot, own| {
        bot.hear(game, own, Heard::End { shares });
    });
    for (bot, entrant) in bots.iter().zip(&lineup) {
        if let Some(faults) = bot.faults() {
            standings[*entrant].faults.add(faults);
        }
    }
    for (seat, entrant) in lineup.iter().enumerate() {
        let standing = &mut standings[*entrant];
        standing.seats += 1;
        standing.wins += f64::from(returns[seat]);
        standing.points += i64::from(game.points(&state, Seat::new(seat as u8)));
    }
    GameResult {
        lineup,
        returns: returns[..usize::from(players)].to_vec(),
    }
}

/// The bots that want to hear what happens, each with its seat.
fn each_listener<G: Information>(
    bots: &mut [Box<dyn Bot<G>>],
    mut hear: impl FnMut(&mut dyn Bot<G>, Seat),
) {
    for (index, bot) in bots.iter_mut().enumerate() {
        if bot.listens() {
            hear(&mut **bot, Seat::new(index as u8));
        }
    }
}

fn tell<G: Information>(
    bot: &mut dyn Bot<G>,
    game: &G,
    own: Seat,
    seat: Seat,
    action: &G::Action,
    drawn: &[Drawn],
) {
    let shown = &Shown::to(own, drawn);
    let decided = Heard::Decision {
        seat,
        action,
        shown,
    };
    bot.hear(game, own, decided);
}

fn even_if_nobody(returns: [f32; MAX_SEATS], players: u8) -> [f32; MAX_SEATS] {
    if players > 1 && returns.iter().sum::<f32>() == 0.0 {
        [1.0 / f32::from(players); MAX_SEATS]
    } else {
        returns
    }
}

impl Standing {
    fn new(name: &str) -> Standing {
        Standing {
            name: name.to_owned(),
            seats: 0,
            wins: 0.0,
            points: 0,
            decisions: 0,
            turns: 0,
            time: Duration::ZERO,
            longest_turn: Duration::ZERO,
            faults: Faults::default(),
        }
    }

    fn add(&mut self, other: &Standing) {
        self.seats += other.seats;
        self.wins += other.wins;
        self.points += other.points;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.time += other.time;
        self.longest_turn = self.longest_turn.max(other.longest_turn);
        self.faults.add(&other.faults);
    }

    /// The share of its seats that it won, with its interval.
    pub fn win_share(&self) -> Interval {
        wilson(self.wins, self.seats)
    }

    /// How long it took for a turn on average.
    pub fn mean_turn(&self) -> Duration {
        self.time / u32::try_from(self.turns.max(1)).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere() {
        for (entrants, players) in [(2, 2), (3, 3), (4, 4)] {
            for seat in 0..usize::from(players) {
                let mut seen: Vec<usize> = (0..u32::from(players))
                    .map(|game| lineup(entrants, players, game)[seat])
                    .collect();
                seen.sort_unstable();
                assert_eq!(seen, (0..entrants).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn two_at_a_larger_table_are_one_against_the_rest() {
        for game in 0..4 {
            let seats = lineup(2, 4, game);
            assert_eq!(seats.iter().filter(|entrant| **entrant == 0).count(), 1);
        }
    }
}
