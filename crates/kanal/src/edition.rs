//! The component data: the printed side of the industry board, and the decks.

mod deck;
mod drawing;
mod earlier;
mod text;

pub use drawing::Drawing;
pub(crate) use earlier::{version_2, version_3};
pub use text::Words;

use crate::board::{OUTER, Space};
use crate::card::{CARDS, CardId, DECKS};
use crate::effect::{Block, Card};
use serde::Deserialize;
use serde_spanned::Spanned;
use towpath_core::data::{ABOUT, DataFile};
use towpath_core::{DataError, Edition};

/// The version of the format of board and deck files.
const SCHEMA: u32 = 1;
/// The file with the board.
const BOARD: &str = "board.toml";

/// The components of the game, checked and ready for use.
#[derive(Clone, Debug)]
pub struct Components {
    /// The routes printed on the front of the industry board.
    pub printed: Printed,
    /// The decks, in the order of their letters; those that the edition lacks are `None`.
    pub decks: [Option<Deck>; DECKS as usize],
    /// The cards by [`CardId::index`], as the engine needs them.
    pub cards: Box<[Option<Card>; CARDS]>,
    /// What is unusual about the edition.
    pub warnings: Vec<DataError>,
}

/// The routes printed on the front of the industry board, as sets of spaces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Two paths.
    pub paths: u32,
    /// The first rail.
    pub rail: Space,
    /// The first canal.
    pub canal: Space,
}

/// A deck, as people see it.
#[derive(Clone, Debug)]
pub struct Deck {
    /// Raised whenever a frozen deck changes.
    pub version: u32,
    /// What it is called.
    pub name: Words,
    /// What it rewards.
    pub character: Words,
    /// Its cards in the order of their numbers; a deck for trying may lack some.
    pub cards: Vec<Printing>,
}

/// A card, as people see it.
#[derive(Clone, Debug)]
pub struct Printing {
    /// The number on it.
    pub number: u16,
    /// What it is called.
    pub name: Words,
    /// What it looks like.
    pub drawing: Drawing,
    /// How its effects are joined.
    pub block: Block,
    /// Its effects in the effect language.
    pub text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardToml {
    schema: Spanned<u32>,
    printed: PrintedToml,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedToml {
    paths: Spanned<Vec<Spanned<String>>>,
    rail: Spanned<String>,
    canal: Spanned<String>,
}

impl Components {
    /// Reads and checks an edition.
    ///
    /// # Errors
    /// Every mistake found.
    pub fn read(edition: &Edition) -> Result<Components, Vec<DataError>> {
        let (mut errors, mut warnings) = (Vec::new(), Vec::new());
        let printed = read_board(edition, &mut errors, &mut warnings);
        let mut components = Components {
            printed: printed.unwrap_or(Printed {
                paths: 0,
                rail: Space::new(0),
                canal: Space::new(0),
            }),
            decks: Default::default(),
            cards: Box::new([const { None }; CARDS]),
            warnings,
        };
        for file in &edition.files {
            if file.name != BOARD && file.name != ABOUT {
                let file = DataFile {
                    name: &file.name,
                    text: &file.text,
                };
                components.read_deck(file, &mut errors);
            }
        }
        if errors.is_empty() && components.decks.iter().all(Option::is_none) {
            errors.push(DataError::of_file("deck-a.toml", "the edition has no deck"));
        }
        if errors.is_empty() {
            Ok(components)
        } else {
            Err(errors)
        }
    }

    /// What was found to hold, in a few lines.
    pub fn report(&self) -> Vec<String> {
        let mut lines = vec!["board: 2 paths, 1 rail, 1 canal printed".to_owned()];
        for (letter, deck) in ('A'..).zip(&self.decks) {
            if let Some(deck) = deck {
                lines.push(format!(
                    "deck {letter}, {} (version {}): {} cards",
                    deck.name.en,
                    deck.version,
                    deck.cards.len()
                ));
            }
        }
        lines
    }

    /// The card as people see it.
    pub fn printing(&self, card: CardId) -> Option<&Printing> {
        let deck = self.decks[usize::from(card.deck())].as_ref()?;
        let place = deck
            .cards
            .binary_search_by_key(&card.number(), |printing| printing.number);
        deck.cards.get(place.ok()?)
    }
}

fn read_board(
    edition: &Edition,
    errors: &mut Vec<DataError>,
    warnings: &mut Vec<DataError>,
) -> Option<Printed> {
    let Some(file) = edition.file(BOARD) else {
        errors.push(DataError::of_file(BOARD, "the edition lacks this file"));
        return None;
    };
    let board: BoardToml = match file.read() {
        Ok(board) => board,
        Err(error) => {
            errors.push(error);
            return None;
        }
    };
    check_schema(file, &board.schema, errors);
    let before = errors.len();
    let mut taken = 0u32;
    let mut place = |name: &Spanned<String>| {
        let text = name.get_ref();
        let problem = match Space::from_name(text) {
            None => format!("'{text}' is no route space, such as a1n or b2w"),
            Some(space) if space.bit() & taken != 0 => format!("{text} is named twice"),
            Some(space) => {
                // KA-BOARD-2: our printed routes lie on or touch the border.
                if space.bit() & OUTER == 0 {
                    let message = format!("{text} neither lies on nor touches the border");
                    warnings.push(file.error(name.span(), message));
                }
                taken |= space.bit();
                return space;
            }
        };
        errors.push(file.error(name.span(), problem));
        Space::new(0)
    };
    let paths: u32 = board
        .printed
        .paths
        .get_ref()
        .iter()
        .map(|name| place(name).bit())
        .fold(0, |all, bit| all | bit);
    let rail = place(&board.printed.rail);
    let canal = place(&board.printed.canal);
    let count = board.printed.paths.get_ref().len();
    if count != 2 {
        let message = format!("two paths are printed, not {count}");
        errors.push(file.error(board.printed.paths.span(), message));
    }
    (errors.len() == before).then_some(Printed { paths, rail, canal })
}

fn check_schema(file: DataFile<'_>, schema: &Spanned<u32>, errors: &mut Vec<DataError>) {
    if *schema.get_ref() != SCHEMA {
        let message = format!("schema {} is unknown; it is {SCHEMA}", schema.get_ref());
        errors.push(file.error(schema.span(), message));
    }
}
