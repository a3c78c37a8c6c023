//! The question at each partial selection.

use crate::{Action, InformationState, Race, Target};
use towpath_core::Message;

/// With nothing picked: what the turn still allows. With the track picked: which card goes onto it.
pub(crate) fn prompt(
    game: &Race,
    info: &InformationState,
    picked: &[Target],
    open: &[Action],
) -> Message {
    let plays = open
        .iter()
        .filter(|action| matches!(action, Action::Play(_)));
    match picked.last() {
        Some(Target::Track(_)) => Message::new("race-ask-card").with("count", plays.count() as u32),
        Some(Target::Card(_) | Target::Prize(_) | Target::Pile | Target::Die | Target::Pass)
        | None => Message::new("race-ask-turn").with("left", game.rules.plays - info.plays),
    }
}
