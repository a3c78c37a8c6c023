//! Many games between given players, and what came of them.

use crate::Lengths;
use towpath_core::Presentation;
use towpath_core::{Audience, Game, Seat, Seed, Seeded, Silent};

/// A player: decides for a seat from what that seat knows.
pub type Player<'a, G> = Box<
    dyn FnMut(&G, &<G as towpath_core::Information>::InformationState, Seat) -> <G as Game>::Action
        + 'a,
>;

/// Makes the player of a seat for the game with this number.
pub type Factory<'f, 'p, G> = &'f mut dyn FnMut(u64, Seat) -> Player<'p, G>;

/// What came of the games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How long the finished ones took, in decisions.
    pub lengths: Lengths,
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
    /// Its fewest points.
    pub least: i32,
    /// Its most points.
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
    pub fn spread_of_points(&self, seat: Seat) -> f64 {
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

    fn add<G: Presentation>(&mut self, game: &G, state: &G::State, length: u32) {
        let first = self.games() == 0;
        self.lengths.add(length);
        let shares = game.returns(state);
        let winners = shares.iter().filter(|share| **share > 0.0).count();
        self.nobody += u64::from(winners == 0);
        self.shared += u64::from(winners > 1);
        for (index, tally) in self.seats.iter_mut().enumerate() {
            let points = game.points(state, Seat::new(index as u8));
            tally.wins += f64::from(shares[index]);
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
/// other players can be given the same deals. `watch` is told how many games are done and
/// shown how each finished one ended, and says whether to go on.
pub fn simulate<G: Presentation>(
    game: &G,
    games: u64,
    first: u64,
    longest: u32,
    players: Factory<'_, '_, G>,
    watch: &mut dyn FnMut(u64, Option<&G::State>) -> bool,
) -> Tally {
    let seats: Vec<Seat> = (0..game.players()).map(Seat::new).collect();
    let mut tally = Tally {
        seats: vec![SeatTally::default(); seats.len()],
        ..Tally::default()
    };
    for number in first..first + games {
        let mut at_table: Vec<Player<'_, G>> =
            seats.iter().map(|seat| players(number, *seat)).collect();
        let mut chance = Seeded::new(Seed::from_number(number));
        let mut state = game.setup(&mut chance, &mut Silent);
        let mut length = 0;
        while length < longest
            && let Some(seat) = game.to_act(&state).first()
        {
            let info = game.information_state(&state, Audience::Seat(seat));
            let action = at_table[seat.index()](game, &info, seat);
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
