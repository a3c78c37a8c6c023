//! The data file: what the board looks like and what the deck holds, and whether it holds together.

mod check;

use crate::cards::{Card, Cards};
use check::{check_canal, check_deck, check_names, check_points};
use serde::Deserialize;
use serde_spanned::Spanned;
use towpath_core::data::ABOUT;
use towpath_core::{Checked, DataError, Edition};

/// The name of the one data file.
pub(crate) const FILE: &str = "board.toml";
/// The most towns: with two players the virtual player needs one of its five workers for each but the first.
pub(crate) const MOST_TOWNS: usize = 6;
/// The most stretches.
pub(crate) const MOST_STRETCHES: usize = MOST_TOWNS - 1;

// AR-COMP-1: the pieces in the box.
/// Lock pieces.
pub(crate) const LOCKS: u32 = 8;
/// Cards in the deck.
const DECK: u32 = 55;
/// The fewest cards that can be played with: everybody has some and there is always one to draw.
const LEAST_DECK: u32 = 30;
/// Works of art.
pub(crate) const ARTS: usize = 2;
/// Blue cells for river works.
pub(crate) const RIVER_WORKS: usize = 4;

/// The component data that comes with the program.
pub(crate) fn builtin_edition() -> Edition {
    Edition::of([(FILE, include_str!("../data/board.toml"))])
}

/// The board and the deck that came with the program before, for matches that were begun with them.
pub(crate) fn version_1() -> Edition {
    Edition::of([(FILE, include_str!("../data/version-1/board.toml"))])
}

/// A small canal with a comment on every field.
pub(crate) fn template() -> Edition {
    Edition::of([
        (FILE, include_str!("../data/template/board.toml")),
        (ABOUT, include_str!("../data/template/edition.toml")),
    ])
}

/// The board and the deck as the data file gives them.
// AR-COMP-2, AR-COMP-3: the canal, the vineyards and the deck are data.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    pub towns: Spanned<Vec<Spanned<Town>>>,
    pub stretches: Vec<Spanned<Stretch>>,
    pub section_points: Spanned<Vec<u8>>,
    pub works_of_art: Spanned<Vec<Spanned<WorkOfArt>>>,
    pub vineyards: Vec<Spanned<Vineyard>>,
    pub cards: Spanned<Deck>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Town {
    pub key: String,
    pub name: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stretch {
    pub cells: Spanned<u8>,
    pub max_locks: Spanned<u8>,
    pub river_works: Spanned<u8>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WorkOfArt {
    pub key: String,
    pub name: String,
    pub near: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Vineyard {
    pub key: String,
    pub name: String,
    pub places: Spanned<u8>,
    pub min_players: Spanned<u8>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Deck {
    #[serde(rename = "move-2")]
    move_2: Spanned<u8>,
    #[serde(rename = "move-3")]
    move_3: Spanned<u8>,
    #[serde(rename = "move-4")]
    move_4: Spanned<u8>,
    #[serde(rename = "move-5")]
    move_5: Spanned<u8>,
    anywhere: Spanned<u8>,
    own_to_vineyard: Spanned<u8>,
    any_to_vineyard: Spanned<u8>,
    own_to_canal: Spanned<u8>,
    any_to_canal: Spanned<u8>,
    lock: Spanned<u8>,
    art: Spanned<u8>,
}

impl Deck {
    fn copies(&self) -> [(Card, &Spanned<u8>); Card::FACES] {
        [
            (Card::Move2, &self.move_2),
            (Card::Move3, &self.move_3),
            (Card::Move4, &self.move_4),
            (Card::Move5, &self.move_5),
            (Card::Anywhere, &self.anywhere),
            (Card::OwnToVineyard, &self.own_to_vineyard),
            (Card::AnyToVineyard, &self.any_to_vineyard),
            (Card::OwnToCanal, &self.own_to_canal),
            (Card::AnyToCanal, &self.any_to_canal),
            (Card::Lock, &self.lock),
            (Card::Art, &self.art),
        ]
    }

    /// All cards of the deck.
    pub(crate) fn cards(&self) -> Cards {
        let copies = self.copies().into_iter();
        copies
            .flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(*n.get_ref())))
            .collect()
    }
}

/// Reads and checks an edition.
///
/// # Errors
/// Every mistake, with file and line.
pub(crate) fn read(edition: &Edition) -> Result<Sheet, Vec<DataError>> {
    read_with_warnings(edition).map(|(sheet, _)| sheet)
}

/// Reads an edition and notes what is unusual about it.
fn read_with_warnings(edition: &Edition) -> Result<(Sheet, Vec<DataError>), Vec<DataError>> {
    let Some(file) = edition.file(FILE) else {
        return Err(vec![DataError::of_file(FILE, "the file is missing")]);
    };
    let sheet: Sheet = file.read().map_err(|error| vec![error])?;
    let (mut errors, mut warnings) = (Vec::new(), Vec::new());
    check_names(file, &sheet, &mut errors);
    check_canal(file, &sheet, &mut errors, &mut warnings);
    check_points(file, &sheet, &mut errors, &mut warnings);
    check_deck(file, &sheet, &mut errors, &mut warnings);
    if errors.is_empty() {
        warnings.sort_by_key(|warning| warning.line);
        Ok((sheet, warnings))
    } else {
        errors.sort_by_key(|error| error.line);
        Err(errors)
    }
}

/// Checks an edition and tells what holds.
///
/// # Errors
/// Every mistake, with file and line.
pub(crate) fn check_edition(edition: &Edition) -> Result<Checked, Vec<DataError>> {
    let (sheet, warnings) = read_with_warnings(edition)?;
    let cells: u32 = sheet
        .stretches
        .iter()
        .map(|s| u32::from(*s.get_ref().cells.get_ref()))
        .sum();
    let locks: u32 = sheet
        .stretches
        .iter()
        .map(|s| u32::from(*s.get_ref().max_locks.get_ref()))
        .sum();
    let river: u32 = sheet
        .stretches
        .iter()
        .map(|s| u32::from(*s.get_ref().river_works.get_ref()))
        .sum();
    let deck: u32 = sheet
        .cards
        .get_ref()
        .copies()
        .iter()
        .map(|(_, copies)| u32::from(*copies.get_ref()))
        .sum();
    let towns = sheet.towns.get_ref();
    let vineyards: Vec<String> = sheet
        .vineyards
        .iter()
        .map(|v| format!("{} {}", v.get_ref().name, v.get_ref().places.get_ref()))
        .collect();
    let holds = vec![
        format!(
            "the canal runs from {} to {}: {} towns, {} stretches, {cells} cells",
            towns[0].get_ref().name,
            towns[towns.len() - 1].get_ref().name,
            towns.len(),
            sheet.stretches.len(),
        ),
        format!(
            "at most {} of {LOCKS} locks and {river} river works can be built",
            locks.min(LOCKS)
        ),
        format!("vineyards: {}", vineyards.join(", ")),
        format!("the deck holds {deck} cards of {} faces", Card::FACES),
    ];
    Ok(Checked { holds, warnings })
}

#[cfg(test)]
mod tests {
    use super::version_1;

    #[test]
    fn records_of_version_1_find_their_board() {
        // The hash that records of this board carry.
        let hash = "0922ac378e06af4cb3a135968c6c46ae6e170970aa8ffad76164068f13a6948b";
        assert_eq!(version_1().hash(), hash);
    }
}
