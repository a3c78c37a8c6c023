//! What a game must bring along to be in the list: its bots and what is worth counting about it.

use towpath_bots::search::{Budget, Judged};
use towpath_bots::{Bot, Judge, Weights, tune};
use towpath_core::{BuildError, ScenarioSupport, TableSetup};

/// A game with its bots.
pub trait Playable: ScenarioSupport {
    /// What its learned evaluator looks at.
    type Features: towpath_bots::Features<Self>;

    /// The names of its bots, weakest first.
    const BOTS: &'static [&'static str];

    /// What guides a search of its tree.
    fn judged() -> Judged<Judge<Self::Features>> {
        Judged {
            evaluate: Judge::learned(),
            curiosity: 1.6,
            spread: 2.0,
        }
    }

    /// Its strongest way to think: with this budget a turn, on so many threads.
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
        plan: tune::Plan,
        report: &mut dyn FnMut(&tune::Round, &Weights) -> bool,
    ) -> Result<(), BuildError> {
        let game = Self::build(setup)?;
        tune::tune::<Self, Self::Features>(&game, start, plan, report);
        Ok(())
    }

    /// What the seat that decides could do first so that an action becomes possible; it depends on nothing but what
    /// that seat knows. No game needs to know such ways.
    fn first(&self, _state: &Self::State, _action: &Self::Action) -> Option<Vec<Self::Action>> {
        None
    }

    /// Tells what is worth counting about a finished game, each as a name and a number: `simulate` prints the means.
    fn figures(&self, state: &Self::State, tell: &mut dyn FnMut(String, f64));
}
