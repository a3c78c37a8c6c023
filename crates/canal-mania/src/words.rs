//! Sentences as keys and values: what an action means, what happened, why something is refused. The words themselves are
//! in the language files.

mod describe;
mod explain;
mod narrate;
mod sentence;

pub(crate) use describe::describe;
pub(crate) use explain::explain;
pub(crate) use narrate::narrate;
pub(crate) use sentence::{
    Sentence, card as card_word, seat_name, source, tile as tile_word, town_colour as colour_word,
};
