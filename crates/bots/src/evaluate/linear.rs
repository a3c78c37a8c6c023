//! A weighted sum of features.
//!
//! The weighted sum of a seat's features is the points it can expect to have at the end. The value of a position is how
//! far a seat's expected points are ahead of the others', the strongest of them counting most: a soft maximum at the
//! same temperature that turns expected points into win probabilities.

use super::{DEFAULT_TEMPERATURE, Evaluator, Features, MAX_FEATURES, Weights, softmax};
use std::marker::PhantomData;
use std::sync::Arc;
use towpath_core::{Information, MAX_SEATS, Seat};

/// A linear evaluator with learned weights, a set for each number of players.
///
/// ```
/// use towpath_arriala::Arriala;
/// use towpath_bots::arriala::ArrialaFeatures;
/// use towpath_bots::{Evaluator, LinearEvaluator};
/// use towpath_core::{Game, Sampled, Seat, Silent, TableSetup};
///
/// let setup = TableSetup {
///     players: 2,
///     options: Default::default(),
///     edition: Arriala::builtin_edition(),
///     rules: Arriala::title().rules,
/// };
/// let game = Arriala::build(&setup)?;
/// let start = game.setup(&mut Sampled::new(1), &mut Silent);
/// let evaluator = LinearEvaluator::<ArrialaFeatures>::learned();
/// let [first, second, ..] = evaluator.win_probabilities(&game, &start);
/// assert!((first + second - 1.0).abs() < 1e-6);
/// // Who is likelier to win has the higher value.
/// let ahead = evaluator.value(&game, &start, Seat::new(0)) > 0.0;
/// assert_eq!(ahead, first > second);
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Clone, Debug)]
pub struct LinearEvaluator<F> {
    /// By the number of players.
    weights: [Option<Arc<Weights>>; MAX_SEATS + 1],
    features: PhantomData<F>,
}

impl<F> LinearEvaluator<F> {
    /// The evaluator with the weights that come with the program. Without weights only points on the board count.
    pub fn learned<G: Information>() -> LinearEvaluator<F>
    where
        F: Features<G>,
    {
        let mut evaluator = LinearEvaluator::untrained();
        for players in 1..=MAX_SEATS as u8 {
            if let Some(text) = F::learned(players) {
                let read = Weights::read(text, F::FEATURES);
                let weights = read.expect("a test reads the weights of the program");
                evaluator = evaluator.with_weights(players, weights);
            }
        }
        evaluator
    }

    /// An evaluator without weights: only points on the board count.
    pub const fn untrained() -> LinearEvaluator<F> {
        LinearEvaluator {
            weights: [const { None }; MAX_SEATS + 1],
            features: PhantomData,
        }
    }

    /// The same evaluator with these weights for so many players.
    #[must_use]
    pub fn with_weights(mut self, players: u8, weights: Weights) -> LinearEvaluator<F> {
        self.weights[usize::from(players)] = Some(Arc::new(weights));
        self
    }

    /// The points each seat can expect at the end.
    pub fn expected_points<G: Information>(&self, game: &G, state: &G::State) -> [f32; MAX_SEATS]
    where
        F: Features<G>,
    {
        let players = usize::from(game.players());
        let mut expected = [0.0; MAX_SEATS];
        let Some(weights) = &self.weights[players] else {
            for (index, value) in expected[..players].iter_mut().enumerate() {
                *value = game.points(state, Seat::new(index as u8)) as f32;
            }
            return expected;
        };
        let now = weights.at(F::progress(game, state));
        if players == 1 {
            let mut row = [0.0; MAX_FEATURES];
            F::fill(game, state, Seat::new(0), &mut row[..F::FEATURES.len()]);
            expected[0] = dot::<G, F>(&now, &row);
            return expected;
        }
        let mut rows = [[0.0; MAX_FEATURES]; MAX_SEATS];
        F::fill_all(game, state, &mut rows);
        for (value, row) in expected[..players].iter_mut().zip(&rows) {
            *value = dot::<G, F>(&now, row);
        }
        expected
    }

    /// What each theme adds to a seat's expected points compared with the mean of the others, in the order of their first feature.
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

impl<G: Information, F: Features<G>> Evaluator<G> for LinearEvaluator<F> {
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        let players = usize::from(game.players());
        if game.is_over(state) {
            return terminal_value(game, state, seat);
        }
        let expected = self.expected_points(game, state);
        let own = expected[seat.index()];
        if players == 1 {
            return own;
        }
        // The logarithm of the odds of winning, in points: a soft maximum over the others.
        let temperature = self.temperature(game);
        let others = || (0..players).filter(|other| *other != seat.index());
        let best = others()
            .map(|o| expected[o])
            .fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = others()
            .map(|other| ((expected[other] - best) / temperature).exp())
            .sum();
        own - best - temperature * sum.ln()
    }

    /// The seat's own expected points against the points of the others as they stand, where that is quicker.
    fn fast_value(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        let players = game.players();
        let Some(weights) = &self.weights[usize::from(players)] else {
            return self.value(game, state, seat);
        };
        if players == 1 || F::BATCHED || game.is_over(state) {
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

    fn temperature(&self, game: &G) -> f32 {
        match &self.weights[usize::from(game.players())] {
            Some(weights) => weights.temperature,
            None => DEFAULT_TEMPERATURE,
        }
    }

    fn win_probabilities(&self, game: &G, state: &G::State) -> [f32; MAX_SEATS] {
        let players = usize::from(game.players());
        let expected = self.expected_points(game, state);
        softmax(&expected[..players], self.temperature(game))
    }

    fn themes(&self, game: &G, state: &G::State, seat: Seat) -> Vec<(&'static str, f32)> {
        self.compare_themes(game, state, seat)
    }
}

/// The weighted sum of a row, in eight partial sums so that additions do not wait for each other.
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

/// The value of a finished game: winning counts most, then the margin.
fn terminal_value<G: Information>(game: &G, state: &G::State, seat: Seat) -> f32 {
    let own = game.points(state, seat) as f32;
    if game.players() == 1 {
        return own;
    }
    let others = (0..game.players()).map(Seat::new).filter(|s| *s != seat);
    let best = others.map(|other| game.points(state, other)).max();
    200.0 * (game.returns(state)[seat.index()] - 0.5) + own - best.unwrap_or(0) as f32
}
