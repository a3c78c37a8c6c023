//! Deck files: reading and checking the cards.

use super::{Components, Deck, Drawing, Printing, Words, check_schema};
use crate::card::{CardId, DECK_SIZE};
use crate::effect::{Card, judge, judge_payable, parse_block, parse_cost};
use crate::purse::Purse;
use serde::Deserialize;
use serde_spanned::Spanned;
use std::collections::BTreeMap;
use towpath_core::DataError;
use towpath_core::data::DataFile;

/// The most prestige a building may be worth.
const MOST_PRESTIGE: u8 = 30;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckToml {
    schema: Spanned<u32>,
    deck: Spanned<String>,
    version: u32,
    name: Spanned<Words>,
    character: Spanned<Words>,
    card: Vec<CardToml>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardToml {
    id: Spanned<String>,
    name: Spanned<Words>,
    drawing: Option<String>,
    cost: Spanned<Vec<Spanned<String>>>,
    prestige: Spanned<u8>,
    effect: Spanned<String>,
}

impl Components {
    /// Reads a deck file into its place.
    pub(super) fn read_deck(&mut self, file: DataFile<'_>, errors: &mut Vec<DataError>) {
        let toml: DeckToml = match file.read() {
            Ok(toml) => toml,
            Err(error) => return errors.push(error),
        };
        check_schema(file, &toml.schema, errors);
        let letter = toml.deck.get_ref();
        let deck = match letter.as_bytes() {
            [byte @ b'A'..=b'F'] => u16::from(byte - b'A'),
            _ => {
                let message = format!("'{letter}' is no deck: decks are A to F");
                return errors.push(file.error(toml.deck.span(), message));
            }
        };
        if self.decks[usize::from(deck)].is_some() {
            let message = format!("deck {letter} stands in two files");
            return errors.push(file.error(toml.deck.span(), message));
        }
        check_words(file, &toml.name, errors);
        check_words(file, &toml.character, errors);
        if toml.card.len() != usize::from(DECK_SIZE) {
            let message = format!("a deck has {DECK_SIZE} cards, not {}", toml.card.len());
            errors.push(file.whole(message));
        }
        check_repeats(file, &toml, errors);
        let mut printings = Vec::new();
        for (number, card) in (1..=DECK_SIZE).zip(&toml.card) {
            let id = CardId::new(deck, number);
            check_id(file, id, &card.id, errors);
            if let Some((compiled, printing)) = read_card(file, card, errors) {
                self.cards[id.index()] = Some(compiled);
                printings.push(printing);
            }
        }
        self.decks[usize::from(deck)] = Some(Deck {
            version: toml.version,
            name: toml.name.into_inner(),
            character: toml.character.into_inner(),
            cards: printings,
        });
    }
}

fn check_words(file: DataFile<'_>, words: &Spanned<Words>, errors: &mut Vec<DataError>) {
    for (language, text) in words.get_ref().each() {
        if text.trim().is_empty() {
            let message = format!("the text in '{language}' is empty");
            errors.push(file.error(words.span(), message));
        }
    }
}

fn check_id(
    file: DataFile<'_>,
    expected: CardId,
    id: &Spanned<String>,
    errors: &mut Vec<DataError>,
) {
    if *id.get_ref() != expected.to_string() {
        let message = format!(
            "'{}' stands where {expected} was expected: ids run from 01 to {DECK_SIZE}",
            id.get_ref()
        );
        errors.push(file.error(id.span(), message));
    }
}

/// Ids, names and effects that occur twice in a deck.
fn check_repeats(file: DataFile<'_>, deck: &DeckToml, errors: &mut Vec<DataError>) {
    let mut ids = BTreeMap::new();
    let mut names = BTreeMap::new();
    let mut effects = BTreeMap::new();
    for card in &deck.card {
        let id = card.id.get_ref().as_str();
        if ids.insert(id, ()).is_some() {
            errors.push(file.error(card.id.span(), format!("the id {id} stands here twice")));
        }
        for (language, name) in card.name.get_ref().each() {
            if let Some(other) = names.insert((language, name), id) {
                let message = format!("{other} has the same name '{name}'");
                errors.push(file.error(card.name.span(), message));
            }
        }
        let words: Vec<&str> = card.effect.get_ref().split_whitespace().collect();
        if let Some(other) = effects.insert(words.concat(), id) {
            let message = format!("{other} has the same effect");
            errors.push(file.error(card.effect.span(), message));
        }
    }
}

fn read_card(
    file: DataFile<'_>,
    card: &CardToml,
    errors: &mut Vec<DataError>,
) -> Option<(Card, Printing)> {
    let before = errors.len();
    check_words(file, &card.name, errors);
    let costs = read_costs(file, &card.cost, errors);
    let prestige = *card.prestige.get_ref();
    if prestige > MOST_PRESTIGE {
        let message = format!("{prestige} prestige is too much: at most {MOST_PRESTIGE}");
        errors.push(file.error(card.prestige.span(), message));
    }
    let text = card.effect.get_ref();
    let (block, effects) = match parse_block(text) {
        Ok(parsed) => parsed,
        Err(error) => {
            let start = (card.effect.span().start + 1 + error.at).min(card.effect.span().end);
            let shown = text.get(error.at..).unwrap_or_default();
            let shown: String = shown.chars().take(24).collect();
            let message = format!("{}, at '{shown}'", error.message);
            errors.push(file.error(start..start, message));
            return None;
        }
    };
    for (number, effect) in effects.iter().enumerate() {
        if let Err(message) = judge(effect) {
            let message = format!("effect {}: {message}", number + 1);
            errors.push(file.error(card.effect.span(), message));
        }
    }
    if errors.len() > before {
        return None;
    }
    let compiled = Card {
        costs,
        prestige,
        effects: effects.into(),
    };
    let printing = Printing {
        name: card.name.get_ref().clone(),
        drawing: drawing_of(card),
        block,
        text: text.clone(),
    };
    Some((compiled, printing))
}

/// The drawing that the card names, or else that of the buildings of its name.
fn drawing_of(card: &CardToml) -> Drawing {
    match &card.drawing {
        Some(word) => Drawing::from_word(word),
        None => Drawing::of_name(&card.name.get_ref().en),
    }
}

fn read_costs(
    file: DataFile<'_>,
    costs: &Spanned<Vec<Spanned<String>>>,
    errors: &mut Vec<DataError>,
) -> [Option<Purse>; 2] {
    let mut read = [None; 2];
    let list = costs.get_ref();
    if list.is_empty() || list.len() > read.len() {
        let message = format!("a building has one cost or two, not {}", list.len());
        errors.push(file.error(costs.span(), message));
    }
    for (slot, cost) in read.iter_mut().zip(list) {
        let parsed = parse_cost(cost.get_ref()).map_err(|error| error.message);
        match parsed.and_then(|purse| judge_payable(purse).map(|()| purse)) {
            Ok(purse) => *slot = Some(purse),
            Err(message) => {
                let message = format!("cost '{}': {message}", cost.get_ref());
                errors.push(file.error(cost.span(), message));
            }
        }
    }
    if read[0].is_some() && read[0] == read[1] {
        errors.push(file.error(costs.span(), "both costs are the same"));
    }
    read
}
