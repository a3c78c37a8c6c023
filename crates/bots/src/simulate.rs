//! Many games between given bots, and what came of them.

use crate::Bot;
use towpath_core::{Audience, Information, Seat, Seed, Seeded, Silent};

/// Makes the bot of a seat for the game with this number.
pub type SeatFactory<'f, G> = &'f mut dyn FnMut(u64, Seat) -> Box<dyn Bot<G>>;

/// How many decisions games took.
#[derive(Copy, Clone, Debug, Default)]
pub struct GameLengths {
    /// How many games were finished.
    pub games: u64,
    /// The length of the shortest.
    pub least: u32,
    /// The length of the longest.
    pub most: u32,
    /// The lengths of all together.
    pub sum: u64,
}

impl GameLengths {
    fn add(&mut self, length: u32) {
        self.least = match self.games {
            0 => length,
            _ => self.least.min(length),
        };
        self.most = self.most.max(length);
        self.sum += u64::from(length);
        self.games += 1;
    }

    /// The mean, 0 if there was no game.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.games.max(1) as f64
    }
}

/// What came of the games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How long the finished ones took.
    pub lengths: GameLengths,
    /// How each seat fared.
    pub seats: Vec<SeatTally>,
    /// Games that nobody won.
    pub nobody: u64,
    /// Games that several won together.
    pub shared: u64,
    /// Games that were given up after too many decisions.
    pub unfinished: u64,
}

/// How a seat fared in finished games.
#[derive(Copy, Clone, Debug, Default)]
pub struct SeatTally {
    /// Its shares of wins: a win alone is 1, shared by two a half.
    pub wins: f64,
    /// Its points, added up.
    pub points: i64,
    /// Its points squared, added up.
    pub squares: i64,
    /// Its fewest points in a game.
    pub least: i32,
    /// Its most points in a game.
    pub most: i32,
}

impl Tally {
    /// How many games were finished.
    pub fn games(&self) -> u64 {
        self.lengths.games
    }

    /// A seat's mean points.
    pub fn mean_points(&self, seat: Seat) -> f64 {
        self.seats[seat.index()].points as f64 / self.games().max(1) as f64
    }

    /// The standard deviation of a seat's points.
    pub fn deviation_of_points(&self, seat: Seat) -> f64 {
        let mean = self.mean_points(seat);
        let squares = self.seats[seat.index()].squares as f64 / self.games().max(1) as f64;
        (squares - mean * mean).max(0.0).sqrt()
    }

    /// A seat's share of all wins.
    pub fn win_share(&self, seat: Seat) -> f64 {
        self.seats[seat.index()].wins / self.games().max(1) as f64
    }

    /// The share of games that nobody won.
    pub fn nobody_share(&self) -> f64 {
        self.nobody as f64 / self.games().max(1) as f64
    }

    fn add<G: Information>(&mut self, game: &G, state: &G::State, length: u32) {
        let first = self.games() == 0;
        self.lengths.add(length);
        let returns = game.returns(state);
        let winners = returns.iter().filter(|own| **own > 0.0).count();
        self.nobody += u64::from(winners == 0);
        self.shared += u64::from(winners > 1);
        for (index, tally) in self.seats.iter_mut().enumerate() {
            let points = game.points(state, Seat::new(index as u8));
            tally.wins += f64::from(returns[index]);
            tally.points += i64::from(points);
            tally.squares += i64::from(points) * i64::from(points);
            tally.least = if first {
                points
            } else {
                tally.least.min(points)
            };
            tally.most = if first {
                points
            } else {
                tally.most.max(points)
            };
        }
    }
}

/// Plays games with the numbers `first..first + games`, each dealt by `Seed::from_number` of its number, so that
/// other bots can be given the same deals. A game that takes more than `longest` decisions is given up. `watch` is told
/// how many games are done and shown how each finished one ended, and says whether to go on.
pub fn simulate<G: Information>(
    game: &G,
    games: u64,
    first: u64,
    longest: u32,
    factory: SeatFactory<'_, G>,
    watch: &mut dyn FnMut(u64, Option<&G::State>) -> bool,
) -> Tally {
    let seats: Vec<Seat> = (0..game.players()).map(Seat::new).collect();
    let mut tally = Tally {
        seats: vec![SeatTally::default(); seats.len()],
        ..Tally::default()
    };
    for number in first..first + games {
        let mut bots: Vec<Box<dyn Bot<G>>> =
            seats.iter().map(|seat| factory(number, *seat)).collect();
        let mut chance = Seeded::new(Seed::from_number(number));
        let mut state = game.setup(&mut chance, &mut Silent);
        let mut length = 0;
        while length < longest
            && let Some(seat) = game.to_act(&state).first()
        {
            let info = game.information_state(&state, Audience::Seat(seat));
            let action = bots[seat.index()].choose(game, &info, seat);
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
            length += 1;
        }
        let ended = game.is_over(&state).then_some(&state);
        match ended {
            Some(state) => tally.add(game, state, length),
            None => tally.unfinished += 1,
        }
        if !watch(number - first + 1, ended) {
            break;
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::UniformRandom;
    use crate::kanal::tests::table;
    use towpath_kanal::Kanal;

    fn play(games: u64, longest: u32) -> Tally {
        let game: Kanal = table(2, "a");
        let mut factory = |number, seat: Seat| -> Box<dyn Bot<Kanal>> {
            Box::new(UniformRandom::new(number << 8 | seat.index() as u64))
        };
        simulate(&game, games, 1, longest, &mut factory, &mut |_, _| true)
    }

    #[test]
    fn wins_and_points_add_up() {
        let tally = play(6, 100_000);
        assert_eq!((tally.games(), tally.unfinished), (6, 0));
        let wins: f64 = tally.seats.iter().map(|seat| seat.wins).sum();
        assert_eq!(wins + tally.nobody as f64, 6.0);
        let lengths = tally.lengths;
        assert!(f64::from(lengths.least) <= lengths.mean());
        assert!(lengths.mean() <= f64::from(lengths.most));
        for seat in [0, 1].map(Seat::new) {
            let own = tally.seats[seat.index()];
            let mean = tally.mean_points(seat);
            assert!(f64::from(own.least) <= mean && mean <= f64::from(own.most));
        }
    }

    #[test]
    fn a_game_that_takes_too_long_is_given_up() {
        let tally = play(2, 3);
        assert_eq!((tally.games(), tally.unfinished), (0, 2));
    }
}
