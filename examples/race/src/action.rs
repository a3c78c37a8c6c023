//! What a seat can decide.

use crate::Card;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A card goes onto the seat's own track.
    Play(Card),
    /// The seat looks at its left neighbour's prize.
    Peek,
    /// The seat takes a card and its turn ends.
    Draw,
    /// The die moves the seat's track and its turn ends.
    Roll,
    /// The turn ends.
    Pass,
}
