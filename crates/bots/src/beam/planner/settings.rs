//! What a planner may spend, and how it divides that.

use super::layers::BeamWidth;
use crate::Budget;

/// A fixed amount of work for a line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many positions are kept at the end of a turn.
    pub width: usize,
    /// How many are kept after each decision within a turn, for each first decision of it.
    pub inner_width: usize,
    /// How many lines are rolled out.
    pub finalists: usize,
    /// In how many worlds they are rolled out.
    pub worlds: u32,
}

impl Effort {
    /// Good play at several games a second.
    pub const QUICK: Effort = Effort {
        width: 8,
        inner_width: 5,
        finalists: 3,
        worlds: 1,
    };
    /// Better play at a few seconds a game.
    pub const PATIENT: Effort = Effort {
        width: 24,
        inner_width: 10,
        finalists: 8,
        worlds: 2,
    };

    pub(super) const fn beam_width(self) -> BeamWidth {
        BeamWidth {
            turn: self.width,
            inner: self.inner_width,
        }
    }
}

/// What a planner may spend.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PlannerLimit {
    /// A fixed amount of work for each line, which lasts until the next draw.
    Effort(Effort),
    /// A budget for each turn; an iteration is a position whose actions are all tried.
    Budget(Budget),
}

/// How a planner divides its budget, and how far it rolls out.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct PlannerSettings {
    /// The part of the budget that the beam gets; the rest is for rollouts.
    pub beam_share: f32,
    /// How many lines are rolled out at most.
    pub finalists: usize,
    /// How many positions a rollout keeps at the end of a turn and within it.
    pub rollout_width: (usize, usize),
    /// How many draws a rollout goes beyond.
    pub rollout_draws: u8,
    /// How many turns a rollout takes.
    pub rollout_turns: u32,
    /// How much the evaluator's value of a line counts beside its rollouts, in worlds.
    pub value_weight: f32,
}

impl PlannerSettings {
    /// Alone the next draw is five turns away, and nobody interferes.
    pub const SOLO: PlannerSettings = PlannerSettings {
        beam_share: 0.5,
        finalists: 16,
        rollout_width: (1, 2),
        rollout_draws: 1,
        rollout_turns: u32::MAX,
        value_weight: 1.0,
    };
    /// Against another, what a turn is worth shows in the turns that follow.
    pub const TWO_PLAYERS: PlannerSettings = PlannerSettings {
        beam_share: 0.3,
        finalists: 12,
        rollout_width: (1, 2),
        rollout_draws: u8::MAX,
        rollout_turns: 3,
        value_weight: 1.0,
    };
}
