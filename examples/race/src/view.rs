//! What a screen draws: the board once, the position after every decision.

use crate::render::pile_size;
use crate::{Card, Cards, InformationState, Race};
use serde::Serialize;
use towpath_core::Seat;

/// What never changes during a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "race.ts")
)]
pub struct Board {
    /// The points that end the game.
    pub goal: u8,
    /// The cards; a [`Card`] is a place in this list.
    pub cards: Vec<BoardCard>,
}

/// A card as a screen draws it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "race.ts")
)]
pub struct BoardCard {
    /// How far it moves a track.
    pub value: u8,
    /// How many of it there are.
    pub copies: u8,
}

/// What changes. Lists have one place for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "race.ts")
)]
pub struct View {
    /// Whose turn it is.
    pub active: Seat,
    /// The hands that are seen: how many of each card.
    pub hands: Vec<Option<Cards>>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<u8>,
    /// The prizes that are seen.
    pub prizes: Vec<Option<u8>>,
    /// How far the tracks have come.
    pub tracks: Vec<u8>,
    /// The last card on each track.
    pub lasts: Vec<Option<Card>>,
    /// How many cards are left to draw.
    pub pile: u8,
}

/// The board of this table.
pub(crate) fn board(game: &Race) -> Board {
    let card = |card: Card| BoardCard {
        value: card.value(),
        copies: game.copies,
    };
    Board {
        goal: game.goal.points(),
        cards: Card::ALL.into_iter().map(card).collect(),
    }
}

/// The position as it is seen.
pub(crate) fn view(game: &Race, info: &InformationState) -> View {
    let seats = ..usize::from(game.players);
    let last = |value: &u8| value.checked_sub(1).map(Card);
    View {
        active: Seat::new(info.active),
        hands: info.hands[seats].to_vec(),
        hand_sizes: info.hand_sizes[seats].to_vec(),
        prizes: info.prizes[seats].to_vec(),
        tracks: info.tracks[seats].to_vec(),
        lasts: info.lasts[seats].iter().map(last).collect(),
        pile: pile_size(game, info),
    }
}
