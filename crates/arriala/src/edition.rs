//! The data file: what the board looks like and what the deck holds, and whether it holds together.

use crate::cards::{Card, Cards};
use crate::place::{Colour, Place};
use serde::Deserialize;
use serde_spanned::Spanned;
use towpath_core::data::DataFile;
use towpath_core::{DataError, Edition};

/// The name of the one data file.
pub(crate) const FILE: &str = "board.toml";
/// The most towns: with two players the virtual player needs one of its five workers for each but the first.
pub(crate) const MOST_TOWNS: usize = 6;
/// The most stretches.
pub(crate) const MOST_STRETCHES: usize = MOST_TOWNS - 1;

// AR-COMP-1: the pieces in the box.
/// Lock pieces.
const LOCKS: u32 = 8;
/// Cards in the deck.
const DECK: u32 = 55;
/// Works of art.
pub(crate) const ARTS: usize = 2;
/// Blue cells for river works.
pub(crate) const RIVER_WORKS: usize = 4;

/// The component data that comes with the program.
pub(crate) fn builtin_edition() -> Edition {
    Edition::of([(FILE, include_str!("../data/board.toml"))])
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
    let Some(file) = edition.file(FILE) else {
        return Err(vec![DataError {
            file: FILE.to_owned(),
            line: None,
            message: "the file is missing".to_owned(),
        }]);
    };
    let sheet: Sheet = file.read().map_err(|error| vec![error])?;
    let mut errors = Vec::new();
    check_names(file, &sheet, &mut errors);
    check_canal(file, &sheet, &mut errors);
    check_points(file, &sheet, &mut errors);
    check_deck(file, &sheet, &mut errors);
    if errors.is_empty() {
        Ok(sheet)
    } else {
        errors.sort_by_key(|error| error.line);
        Err(errors)
    }
}

/// Checks an edition and tells what holds.
///
/// # Errors
/// Every mistake, with file and line.
pub(crate) fn check_edition(edition: &Edition) -> Result<Vec<String>, Vec<DataError>> {
    let sheet = read(edition)?;
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
    let towns = sheet.towns.get_ref();
    let vineyards: Vec<String> = sheet
        .vineyards
        .iter()
        .map(|v| format!("{} {}", v.get_ref().name, v.get_ref().places.get_ref()))
        .collect();
    Ok(vec![
        format!(
            "the canal runs from {} to {}: {} towns, {} stretches, {cells} cells",
            towns[0].get_ref().name,
            towns[towns.len() - 1].get_ref().name,
            towns.len(),
            sheet.stretches.len(),
        ),
        format!("at most {locks} of {LOCKS} locks and {RIVER_WORKS} river works can be built"),
        format!("vineyards: {}", vineyards.join(", ")),
        format!("the deck holds {DECK} cards of {} faces", Card::FACES),
    ])
}

/// Keys are what players type, so that each must mean one thing.
fn check_names(file: DataFile<'_>, sheet: &Sheet, errors: &mut Vec<DataError>) {
    let towns = sheet.towns.get_ref();
    if !(3..=MOST_TOWNS).contains(&towns.len()) {
        let message = format!("{} towns; there can be 3 to {MOST_TOWNS}", towns.len());
        errors.push(file.error(sheet.towns.span(), message));
    }
    let mut seen: Vec<&str> = Vec::new();
    let town_keys = towns.iter().map(|t| (t.span(), &t.get_ref().key));
    let vineyard_keys = sheet.vineyards.iter().map(|v| (v.span(), &v.get_ref().key));
    for (span, key) in town_keys.chain(vineyard_keys) {
        if let Some(problem) = key_problem(key) {
            errors.push(file.error(span.clone(), problem));
        }
        if seen.contains(&key.as_str()) {
            errors.push(file.error(span, format!("a second place with the key '{key}'")));
        }
        seen.push(key);
    }
    let arts = sheet.works_of_art.get_ref();
    if arts.len() != ARTS {
        let message = format!("{} works of art; there are {ARTS}", arts.len());
        errors.push(file.error(sheet.works_of_art.span(), message));
    }
    for (index, art) in arts.iter().enumerate() {
        let WorkOfArt { key, near, .. } = art.get_ref();
        if let Some(problem) = key_problem(key) {
            errors.push(file.error(art.span(), problem));
        }
        if arts[..index]
            .iter()
            .any(|other| other.get_ref().key == *key)
        {
            let message = format!("a second work of art with the key '{key}'");
            errors.push(file.error(art.span(), message));
        }
        if !towns.iter().any(|town| town.get_ref().key == *near) {
            errors.push(file.error(art.span(), format!("no town has the key '{near}'")));
        }
    }
}

fn key_problem(key: &str) -> Option<String> {
    let letters = |c: char| c.is_ascii_lowercase() || c == '-';
    if key.len() < 2 || !key.chars().all(letters) || !key.starts_with(|c| c != '-') {
        return Some(format!(
            "the key '{key}' must be two or more lowercase letters (and hyphens)"
        ));
    }
    if key == "to" || Colour::from_word(key).is_some() || Card::from_word(key).is_some() {
        return Some(format!(
            "the key '{key}' means something else in the notation"
        ));
    }
    None
}

fn check_canal(file: DataFile<'_>, sheet: &Sheet, errors: &mut Vec<DataError>) {
    let towns = sheet.towns.get_ref().len();
    if sheet.stretches.len() + 1 != towns {
        let message = format!(
            "{} stretches; {towns} towns need {}",
            sheet.stretches.len(),
            towns.saturating_sub(1)
        );
        errors.push(file.error(sheet.towns.span(), message));
    }
    let (mut places, mut locks, mut river) = (towns, 0, 0);
    for stretch in &sheet.stretches {
        let Stretch {
            cells,
            max_locks,
            river_works,
        } = stretch.get_ref();
        places += usize::from(*cells.get_ref());
        locks += u32::from(*max_locks.get_ref());
        river += usize::from(*river_works.get_ref());
        if *cells.get_ref() == 0 {
            errors.push(file.error(cells.span(), "a stretch has at least 1 cell"));
        }
        if max_locks.get_ref() > cells.get_ref() {
            errors.push(file.error(max_locks.span(), "more locks than the stretch has cells"));
        }
        if locks > LOCKS {
            let message = format!("{locks} locks up to here; there are {LOCKS} lock pieces");
            errors.push(file.error(max_locks.span(), message));
        }
        if places > Place::CANAL_LIMIT {
            let limit = Place::CANAL_LIMIT;
            let message = format!("towns and cells are {places} up to here; at most {limit} fit");
            errors.push(file.error(cells.span(), message));
        }
    }
    if river != RIVER_WORKS {
        errors.push(file.whole(format!(
            "the stretches have {river} river works; there are {RIVER_WORKS}"
        )));
    }
    if let Some(first) = sheet.stretches.first() {
        let works = &first.get_ref().river_works;
        if *works.get_ref() != 1 {
            let message = "the first stretch has exactly 1 river work";
            errors.push(file.error(works.span(), message));
        }
    }
}

fn check_points(file: DataFile<'_>, sheet: &Sheet, errors: &mut Vec<DataError>) {
    let points = sheet.section_points.get_ref();
    if points.len() != 8 {
        let message = format!("{} values; sections of 1 to 8 workers need 8", points.len());
        errors.push(file.error(sheet.section_points.span(), message));
    }
    if points.first() == Some(&0) || points.windows(2).any(|pair| pair[0] >= pair[1]) {
        let message = "a section with more workers must be worth more points";
        errors.push(file.error(sheet.section_points.span(), message));
    }
    let vineyards = &sheet.vineyards;
    if vineyards.len() != Place::VINEYARDS {
        let message = format!(
            "{} vineyards; there are {}",
            vineyards.len(),
            Place::VINEYARDS
        );
        errors.push(file.whole(message));
    }
    for vineyard in vineyards {
        let Vineyard {
            places,
            min_players,
            ..
        } = vineyard.get_ref();
        if !(1..=20).contains(places.get_ref()) {
            errors.push(file.error(places.span(), "a vineyard has 1 to 20 places"));
        }
        if !(2..=4).contains(min_players.get_ref()) {
            let message = "min_players is 2, 3 or 4";
            errors.push(file.error(min_players.span(), message));
        }
    }
}

fn check_deck(file: DataFile<'_>, sheet: &Sheet, errors: &mut Vec<DataError>) {
    let deck = sheet.cards.get_ref();
    let mut total = 0;
    for (card, copies) in deck.copies() {
        total += u32::from(*copies.get_ref());
        if *copies.get_ref() > Cards::MOST_COPIES {
            let most = Cards::MOST_COPIES;
            let message = format!("at most {most} copies of {} can be counted", card.word());
            errors.push(file.error(copies.span(), message));
        }
    }
    if total != DECK {
        let message = format!("the deck has {total} cards; there are {DECK}");
        errors.push(file.error(sheet.cards.span(), message));
    }
}
