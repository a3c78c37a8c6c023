//! How good a position is: what greedy players and searches live on.

use towpath_core::Information;
use towpath_core::{MAX_SEATS, Seat};

/// Tells how good a position is. It may look at the whole state because every state it is shown was sampled from what a
/// seat knows.
pub trait Evaluate<G: Information>: Send + Sync {
    /// The value of the position for this seat, in points; higher is better.
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f32;

    /// A quicker value, good enough to tell a seat's own decisions apart.
    fn glance(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        self.value(game, state, seat)
    }

    /// Points that make a win e times as likely.
    fn spread(&self, _game: &G) -> f32 {
        6.0
    }

    /// Each seat's chance to win, as far as the values tell. A solo player's "chance" only grows with the value.
    fn chances(&self, game: &G, state: &G::State) -> [f32; MAX_SEATS] {
        let mut values = [0.0; MAX_SEATS];
        let players = usize::from(game.players());
        for (index, value) in values[..players].iter_mut().enumerate() {
            *value = self.value(game, state, Seat::new(index as u8));
        }
        chances(&values[..players], self.spread(game))
    }

    /// What speaks for a seat's position, if the evaluator can say: a theme and what it adds in points.
    fn themes(&self, _game: &G, _state: &G::State, _seat: Seat) -> Vec<(&'static str, f32)> {
        Vec::new()
    }
}

/// Each side's chance when values so far apart make a win e times as likely.
pub(crate) fn chances(values: &[f32], spread: f32) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    if let [alone] = values {
        chances[0] = alone.max(0.0) / (alone.max(0.0) + 100.0);
        return chances;
    }
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for (chance, value) in chances.iter_mut().zip(values) {
        *chance = ((value - best) / spread).exp();
        sum += *chance;
    }
    for chance in &mut chances {
        *chance /= sum;
    }
    chances
}

/// Nothing but the points as they stand: what every better evaluator is compared with.
#[derive(Copy, Clone, Debug, Default)]
pub struct Score;

impl<G: Information> Evaluate<G> for Score {
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        let own = game.points(state, seat);
        let others = (0..game.players()).map(Seat::new).filter(|s| *s != seat);
        let best = others.map(|other| game.points(state, other)).max();
        (own - best.unwrap_or(0)) as f32
    }
}
