//! The position as plain text, for the terminal and golden transcripts.

use crate::{FACES, InformationState, Race, size};

/// One line: tracks and how many cards each holds.
pub(crate) fn render_text(game: &Race, info: &InformationState) -> String {
    let tracks = &info.tracks[..usize::from(game.players)];
    format!("tracks {tracks:?} hands {:?}", info.hand_sizes)
}

/// How many cards are left to draw, which follows from what everybody sees.
pub(crate) fn pile_size(game: &Race, info: &InformationState) -> u8 {
    let used = size(&info.played) + info.hand_sizes.iter().sum::<u8>();
    FACES as u8 * game.copies - used
}
