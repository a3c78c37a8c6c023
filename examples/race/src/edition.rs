//! Component data: how many cards there are.

use crate::FACES;
use serde::Deserialize;
use serde_spanned::Spanned;
use towpath_core::{DataError, Edition};

/// The data that comes with the game.
pub(crate) fn builtin() -> Edition {
    Edition::of([("race.toml", include_str!("../data/race.toml"))])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RaceFile {
    /// How many cards there are, all four values together.
    cards: Spanned<u8>,
}

/// Reads the component data: how many cards of each value there are.
///
/// # Errors
/// Every mistake, with file and line.
pub(crate) fn read(edition: &Edition) -> Result<u8, Vec<DataError>> {
    let file = edition
        .file("race.toml")
        .ok_or_else(|| vec![DataError::of_file("race.toml", "the file is missing")])?;
    let data: RaceFile = file.read().map_err(|error| vec![error])?;
    let cards = *data.cards.get_ref();
    // RA-SETUP-1: the same number of each value, and enough for three hands of five.
    if usize::from(cards) % FACES != 0 || !(16..=80).contains(&cards) {
        let message = format!("{cards} cards: expected a multiple of 4 from 16 to 80");
        return Err(vec![file.error(data.cards.span(), message)]);
    }
    Ok(cards / FACES as u8)
}
