//! What a game must bring along to be in the list: its bots and what is worth counting about it.

use crate::ladder::Levels;
use towpath_bots::ismcts::SoftmaxPrior;
use towpath_bots::learn::{self, Iteration, TuneSettings};
use towpath_bots::{Bot, Budget, LinearEvaluator, Weights};
use towpath_core::{BuildError, ScenarioSupport, Seat, TableSetup};

/// A game with its bots.
pub trait Playable: ScenarioSupport {
    /// What its learned evaluator looks at.
    type Features: towpath_bots::Features<Self>;

    /// The names of its bots, weakest first.
    const BOTS: &'static [&'static str];

    /// How its levels play.
    const LEVELS: Levels;

    /// Priors and leaf values for a tree search.
    fn search_prior() -> SoftmaxPrior<LinearEvaluator<Self::Features>> {
        SoftmaxPrior {
            evaluator: LinearEvaluator::learned(),
            exploration: 1.6,
            temperature: 2.0,
        }
    }

    /// Its strongest bot: with this budget a turn, on so many threads.
    fn search(budget: Budget, threads: usize, number: u64) -> Box<dyn Bot<Self>>;

    /// The bot of this name; its choices follow from the number.
    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Self>>>;

    /// Learns the weights of its features; `report` hears of every round and says whether to go on.
    ///
    /// # Errors
    /// When the table's choices do not hold.
    fn tune(
        setup: &TableSetup,
        start: Option<Weights>,
        settings: TuneSettings,
        report: &mut dyn FnMut(&Iteration, &Weights) -> bool,
    ) -> Result<(), BuildError> {
        let game = Self::build(setup)?;
        learn::tune::<Self, Self::Features>(&game, start, settings, report);
        Ok(())
    }

    /// What the seat that decides could do first so that an action becomes possible; it depends on nothing but what
    /// that seat knows. No game needs to know such ways.
    fn first(&self, _state: &Self::State, _action: &Self::Action) -> Option<Vec<Self::Action>> {
        None
    }

    /// Tells what is worth counting about a finished game, each as a name and a number: `simulate` prints the means.
    fn figures(&self, state: &Self::State, tell: &mut dyn FnMut(String, f64));

    /// Who begins, told from the first position.
    fn starter(&self, first: &Self::State) -> Seat {
        self.to_act(first).first().unwrap_or(Seat::new(0))
    }

    /// What ended a finished game, in words that follow "ended by".
    fn ending(&self, state: &Self::State) -> &'static str;

    /// Tells the names of what an action makes use of: what is offered and never done is known by them. The first word of
    /// the notation unless the game tells more.
    fn uses(&self, action: &Self::Action, tell: &mut dyn FnMut(&str)) {
        let notation = self.write(action);
        tell(notation.split(' ').next().unwrap_or_default());
    }
}
