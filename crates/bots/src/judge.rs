//! An evaluator whose weights were learned: features of a position, and what they count for at each stage of the game.
//!
//! A seat's *prospects* are the points it can expect to have at the end. Between two stages the weights pass from
//! one to the other. The value of a position is how far a seat's prospects are ahead of the others', the strongest of them
//! counting most.

use crate::evaluate::{Evaluate, chances};
use crate::weights::Weights;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;
use towpath_core::Information;
use towpath_core::{MAX_SEATS, Seat};

/// The most features an evaluator may have.
pub const MAX_FEATURES: usize = 96;

/// What the features of a position are, a row for each seat.
pub type Rows = [[f32; MAX_FEATURES]; MAX_SEATS];

/// One thing an evaluator looks at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Its name in the file of weights.
    pub name: &'static str,
    /// What it is about: the key of a few words that explanations use.
    pub theme: &'static str,
}

/// What the evaluator of a game looks at.
pub trait Features<G: Information>: Copy + Default + Debug + Send + Sync + 'static {
    /// What there is to look at, in the order of the rows.
    const FEATURES: &'static [Feature];

    /// The learned weights for so many players, as text of a data file; `None` before any were learned.
    fn learned(players: u8) -> Option<&'static str>;

    /// Whether the rows of all seats cost hardly more than one. Then a glance is the whole value.
    const TOGETHER: bool = false;

    /// How far the game is: 0 at the start, 1 at the end.
    fn progress(game: &G, state: &G::State) -> f32;

    /// Fills a zeroed row with what the position is for this seat.
    fn fill(game: &G, state: &G::State, seat: Seat, row: &mut [f32]);

    /// Fills the zeroed rows of all seats; games in which seats share work do it at once.
    fn fill_all(game: &G, state: &G::State, rows: &mut Rows) {
        for (index, row) in rows[..usize::from(game.players())].iter_mut().enumerate() {
            let row = &mut row[..Self::FEATURES.len()];
            Self::fill(game, state, Seat::new(index as u8), row);
        }
    }
}

/// Judges positions by learned weights.
#[derive(Clone, Debug)]
pub struct Judge<F> {
    /// By the number of players.
    weights: [Option<Arc<Weights>>; MAX_SEATS + 1],
    features: PhantomData<F>,
}

impl<F> Judge<F> {
    /// The judge with the weights that come with the program. Without weights only points on the board count.
    pub fn learned<G: Information>() -> Judge<F>
    where
        F: Features<G>,
    {
        let mut judge = Judge::ignorant();
        for players in 1..=MAX_SEATS as u8 {
            if let Some(text) = F::learned(players) {
                let read = Weights::read(text, F::FEATURES);
                let weights = read.expect("a test reads the weights of the program");
                judge = judge.with(players, weights);
            }
        }
        judge
    }

    /// A judge that has learned nothing: only points on the board count.
    pub const fn ignorant() -> Judge<F> {
        Judge {
            weights: [const { None }; MAX_SEATS + 1],
            features: PhantomData,
        }
    }

    /// The same judge with these weights for so many players.
    #[must_use]
    pub fn with(mut self, players: u8, weights: Weights) -> Judge<F> {
        self.weights[usize::from(players)] = Some(Arc::new(weights));
        self
    }

    /// The points each seat can expect at the end.
    pub fn prospects<G: Information>(&self, game: &G, state: &G::State) -> [f32; MAX_SEATS]
    where
        F: Features<G>,
    {
        let players = usize::from(game.players());
        let mut prospects = [0.0; MAX_SEATS];
        let Some(weights) = &self.weights[players] else {
            for (index, value) in prospects[..players].iter_mut().enumerate() {
                *value = game.points(state, Seat::new(index as u8)) as f32;
            }
            return prospects;
        };
        let now = weights.at(F::progress(game, state));
        if players == 1 {
            let mut row = [0.0; MAX_FEATURES];
            F::fill(game, state, Seat::new(0), &mut row[..F::FEATURES.len()]);
            prospects[0] = dot::<G, F>(&now, &row);
            return prospects;
        }
        let mut rows = [[0.0; MAX_FEATURES]; MAX_SEATS];
        F::fill_all(game, state, &mut rows);
        for (value, row) in prospects[..players].iter_mut().zip(&rows) {
            *value = dot::<G, F>(&now, row);
        }
        prospects
    }

    /// What each theme adds to a seat's prospects compared with the mean of the others, in the order of their first feature.
    fn compare_themes<G: Information>(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
    ) -> Vec<(&'static str, f32)>
    where
        F: Features<G>,
    {
        let players = usize::from(game.players());
        let Some(weights) = &self.weights[players] else {
            return Vec::new();
        };
        let mut rows = [[0.0; MAX_FEATURES]; MAX_SEATS];
        F::fill_all(game, state, &mut rows);
        let now = weights.at(F::progress(game, state));
        let others = (players - 1).max(1) as f32;
        let mut themes: Vec<(&'static str, f32)> = Vec::new();
        for (index, feature) in F::FEATURES.iter().enumerate() {
            let all: f32 = rows[..players].iter().map(|row| row[index]).sum();
            let own = rows[seat.index()][index];
            let ahead = now[index] * (own - (all - own) / others);
            match themes.iter_mut().find(|(theme, _)| *theme == feature.theme) {
                Some((_, sum)) => *sum += ahead,
                None => themes.push((feature.theme, ahead)),
            }
        }
        themes
    }
}

impl<G: Information, F: Features<G>> Evaluate<G> for Judge<F> {
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        let players = usize::from(game.players());
        if game.is_over(state) {
            return over(game, state, seat);
        }
        let prospects = self.prospects(game, state);
        let own = prospects[seat.index()];
        if players == 1 {
            return own;
        }
        // The logarithm of the odds that the chances give, in points: a soft maximum over the others.
        let spread = self.spread(game);
        let others = || (0..players).filter(|other| *other != seat.index());
        let best = others()
            .map(|o| prospects[o])
            .fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = others()
            .map(|other| ((prospects[other] - best) / spread).exp())
            .sum();
        own - best - spread * sum.ln()
    }

    /// The seat's own prospects against the points of the others as they stand, where that is quicker.
    fn glance(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        let players = game.players();
        let Some(weights) = &self.weights[usize::from(players)] else {
            return self.value(game, state, seat);
        };
        if players == 1 || F::TOGETHER || game.is_over(state) {
            return self.value(game, state, seat);
        }
        let mut row = [0.0; MAX_FEATURES];
        F::fill(game, state, seat, &mut row[..F::FEATURES.len()]);
        let now = weights.at(F::progress(game, state));
        let own = dot::<G, F>(&now, &row);
        let all: i32 = (0..players)
            .map(|other| game.points(state, Seat::new(other)))
            .sum();
        let others = all - game.points(state, seat);
        own - others as f32 / f32::from(players - 1)
    }

    fn spread(&self, game: &G) -> f32 {
        match &self.weights[usize::from(game.players())] {
            Some(weights) => weights.spread,
            None => 6.0,
        }
    }

    fn chances(&self, game: &G, state: &G::State) -> [f32; MAX_SEATS] {
        let players = usize::from(game.players());
        let prospects = self.prospects(game, state);
        chances(&prospects[..players], self.spread(game))
    }

    fn themes(&self, game: &G, state: &G::State, seat: Seat) -> Vec<(&'static str, f32)> {
        self.compare_themes(game, state, seat)
    }
}

/// What all features of a row add up to, in eight sums side by side: one sum would wait for itself.
#[inline]
fn dot<G: Information, F: Features<G>>(
    weights: &[f32; MAX_FEATURES],
    row: &[f32; MAX_FEATURES],
) -> f32 {
    let used = F::FEATURES.len().div_ceil(8);
    let (weights, row) = (weights.as_chunks::<8>().0, row.as_chunks::<8>().0);
    let mut sums = [0.0; 8];
    for (weights, row) in weights[..used].iter().zip(row) {
        for ((sum, weight), value) in sums.iter_mut().zip(weights).zip(row) {
            *sum += weight * value;
        }
    }
    sums.iter().sum()
}

/// A finished game: a win is a win; beyond that, by as much as possible.
fn over<G: Information>(game: &G, state: &G::State, seat: Seat) -> f32 {
    let own = game.points(state, seat) as f32;
    if game.players() == 1 {
        return own;
    }
    let others = (0..game.players()).map(Seat::new).filter(|s| *s != seat);
    let best = others.map(|other| game.points(state, other)).max();
    200.0 * (game.returns(state)[seat.index()] - 0.5) + own - best.unwrap_or(0) as f32
}
