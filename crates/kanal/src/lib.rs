//! Kanal.

pub mod board;
pub mod card;
pub mod edition;
pub mod effect;
pub mod purse;
