//! Whether the data holds together, with the line of what does not.

use super::{
    ARTS, DECK, LEAST_DECK, LOCKS, MOST_TOWNS, RIVER_WORKS, Sheet, Stretch, Vineyard, WorkOfArt,
};
use crate::cards::{Card, Cards};
use crate::place::{Colour, Place};
use towpath_core::DataError;
use towpath_core::data::DataFile;

/// Keys are what players type, so that each must mean one thing.
pub(super) fn check_names(file: DataFile<'_>, sheet: &Sheet, errors: &mut Vec<DataError>) {
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
            let keys = towns.iter().map(|town| town.get_ref().key.as_str());
            let error = file.error(art.span(), format!("no town has the key '{near}'"));
            errors.push(error.guessing(near, keys));
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

pub(super) fn check_canal(
    file: DataFile<'_>,
    sheet: &Sheet,
    errors: &mut Vec<DataError>,
    warnings: &mut Vec<DataError>,
) {
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
            // AR-COMP-1: the engine lets nobody build a ninth.
            let message = format!(
                "{locks} locks could stand up to here; there are {LOCKS} lock pieces, so that not all can"
            );
            warnings.push(file.error(max_locks.span(), message));
        }
        if places > Place::CANAL_LIMIT {
            let limit = Place::CANAL_LIMIT;
            let message = format!("towns and cells are {places} up to here; at most {limit} fit");
            errors.push(file.error(cells.span(), message));
        }
    }
    if river > RIVER_WORKS {
        errors.push(file.whole(format!(
            "the stretches have {river} river works; there are {RIVER_WORKS}"
        )));
    } else if river < RIVER_WORKS {
        warnings.push(file.whole(format!(
            "the stretches have {river} river works; the rulebook counts {RIVER_WORKS}"
        )));
    }
    if let Some(first) = sheet.stretches.first() {
        let works = &first.get_ref().river_works;
        if *works.get_ref() != 1 {
            let message = "the first stretch has exactly 1 river work in the rulebook";
            warnings.push(file.error(works.span(), message));
        }
    }
}

pub(super) fn check_points(
    file: DataFile<'_>,
    sheet: &Sheet,
    errors: &mut Vec<DataError>,
    warnings: &mut Vec<DataError>,
) {
    let points = sheet.section_points.get_ref();
    if points.len() != 8 {
        let message = format!("{} values; sections of 1 to 8 workers need 8", points.len());
        errors.push(file.error(sheet.section_points.span(), message));
    }
    if points.first() == Some(&0) || points.windows(2).any(|pair| pair[0] >= pair[1]) {
        let message = "a section with more workers is not worth more points";
        warnings.push(file.error(sheet.section_points.span(), message));
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

pub(super) fn check_deck(
    file: DataFile<'_>,
    sheet: &Sheet,
    errors: &mut Vec<DataError>,
    warnings: &mut Vec<DataError>,
) {
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
    if total < LEAST_DECK {
        let message = format!(
            "the deck has {total} cards; four players need at least {LEAST_DECK} to be dealt theirs and to draw"
        );
        errors.push(file.error(sheet.cards.span(), message));
    } else if total != DECK {
        let message = format!("the deck has {total} cards; the printed one has {DECK}");
        warnings.push(file.error(sheet.cards.span(), message));
    }
}
