//! How fast a game is: random self-play through the search door.

use std::fmt;
use std::time::{Duration, Instant};
use towpath_core::{Information, Sampled, Silent};

/// How many allocations the program has made so far. A library cannot count them: the program installs a counting
/// allocator and hands in its reading.
pub type Allocations = fn() -> u64;

/// So many decisions are made between two looks at the clock.
const STRIDE: u64 = 1024;

/// What a measurement of self-play gave.
#[derive(Copy, Clone, Debug, Default)]
pub struct Speed {
    /// How long the measurement took, in seconds of wall-clock time.
    pub seconds: f64,
    /// Games that were finished.
    pub games: u64,
    /// Decisions made, forced ones included.
    pub decisions: u64,
    /// Decisions with two choices or more.
    pub unforced: u64,
    /// Actions in all legal lists together.
    pub listed: u64,
    /// The size of a position in bytes.
    pub state_bytes: usize,
    /// The size of an action in bytes.
    pub action_bytes: usize,
    /// Allocations made, if somebody counts.
    pub allocations: Option<u64>,
}

/// Plays uniformly random games for about so long: complete legal lists in one reused buffer, sampled chance, silent
/// events.
pub fn self_play<G: Information>(
    game: &G,
    time: Duration,
    seed: u64,
    allocations: Option<Allocations>,
) -> Speed {
    let mut random = Sampled::new(seed);
    let mut actions = Vec::with_capacity(4096);
    let mut speed = Speed {
        state_bytes: size_of::<G::State>(),
        action_bytes: size_of::<G::Action>(),
        ..Speed::default()
    };
    let counted = allocations.map(|count| count());
    let start = Instant::now();
    let mut state = game.setup(&mut random, &mut Silent);
    while !speed.decisions.is_multiple_of(STRIDE) || start.elapsed() < time {
        let to_act = game.to_act(&state);
        let Some(seat) = to_act.first() else {
            speed.games += 1;
            state = game.setup(&mut random, &mut Silent);
            continue;
        };
        actions.clear();
        game.legal(&state, seat, &mut actions);
        let action = actions[random.below(actions.len() as u32) as usize];
        speed.decisions += 1;
        speed.unforced += u64::from(actions.len() > 1);
        speed.listed += actions.len() as u64;
        game.apply(&mut state, seat, action, &mut random, &mut Silent);
    }
    speed.seconds = start.elapsed().as_secs_f64();
    speed.allocations = allocations.map(|count| count() - counted.unwrap_or(0));
    speed
}

impl Speed {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }

    /// Decisions a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.per_second(self.decisions)
    }

    /// Decisions a second, those without a choice left out.
    pub fn unforced_per_second(&self) -> f64 {
        self.per_second(self.unforced)
    }

    /// Games a second.
    pub fn games_per_second(&self) -> f64 {
        self.per_second(self.games)
    }

    /// Actions in a legal list on average.
    pub fn mean_list(&self) -> f64 {
        self.listed as f64 / self.decisions.max(1) as f64
    }

    /// Allocations a decision, if somebody counts.
    pub fn allocations_per_decision(&self) -> Option<f64> {
        let count = self.allocations?;
        Some(count as f64 / self.decisions.max(1) as f64)
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.2} M decisions/s ({:.2} M unforced), {:.0} games/s, mean list {:.1}, {} bytes a state, {} an action",
            self.decisions_per_second() / 1e6,
            self.unforced_per_second() / 1e6,
            self.games_per_second(),
            self.mean_list(),
            self.state_bytes,
            self.action_bytes
        )?;
        match self.allocations_per_decision() {
            Some(count) => write!(f, ", {count:.4} allocations a decision"),
            None => Ok(()),
        }
    }
}
