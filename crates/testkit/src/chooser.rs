//! Players without a plan, who need no bot.

use towpath_core::{Sampled, ScenarioSupport};

/// How a random player chooses.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Any legal action, all alike.
    Plain,
    /// Any legal action, the likelier the more it gets the game on ([`ScenarioSupport::heuristic_weight`]).
    Eager,
}

impl Manner {
    /// One of the listed actions; `None` when all of them are worth nothing.
    pub(crate) fn choose<G: ScenarioSupport>(
        self,
        game: &G,
        state: &G::State,
        listed: &[G::Action],
        random: &mut Sampled,
    ) -> Option<G::Action> {
        let weight = |action: &G::Action| match self {
            Manner::Plain => 1,
            Manner::Eager => game.heuristic_weight(state, action),
        };
        let total = match self {
            Manner::Plain => listed.len() as u32,
            Manner::Eager => listed.iter().map(weight).sum(),
        };
        if total == 0 {
            return None;
        }
        let mut left = random.below(total);
        if self == Manner::Plain {
            return listed.get(left as usize).copied();
        }
        for action in listed {
            let weight = weight(action);
            if left < weight {
                return Some(*action);
            }
            left -= weight;
        }
        None
    }
}
