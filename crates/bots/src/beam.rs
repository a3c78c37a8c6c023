//! Beam searches over whole turns (Lowerre 1976, "The HARPY speech recognition system").
//!
//! Where a turn is many small decisions, a tree over single decisions spends its time on their order. A beam search keeps
//! the best few positions after each step, each position once, however it was reached. Its finalists are then compared by
//! rollouts in determinizations that all of them share, the worse half being dropped again and again.
//!
//! * [`TurnBeam`] searches the decisions of one turn up to the first draw and compares its finalists by sequential
//!   halving.
//! * [`Planner`] searches over several turns up to the next draw, shares its work among threads with the same result for
//!   any number of them, and keeps what its rollouts gave from turn to turn.
//! * [`ClairvoyantBound`] is the planner's search told what every draw will give.
//!
//! What they share is here: back-pointers (`trail`), the choice of the best distinct positions (`select`), and the line
//! of actions that a bot is following (`committed`).

mod committed;
mod halving;
mod planner;
mod select;
mod trail;
mod turn;

pub use planner::{
    ClairvoyantBound, ClairvoyantGame, Effort, Planner, PlannerLimit, PlannerSettings,
};
pub(crate) use planner::{LineEnd, best_line_end};
pub use turn::{TurnBeam, TurnBeamSettings};
