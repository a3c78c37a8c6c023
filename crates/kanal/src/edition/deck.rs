//! Deck files: reading and checking the cards.

use super::{Components, Deck, Drawing, Printing, Words, check_schema};
use crate::Mode;
use crate::card::{CardId, DECK_SIZE};
use crate::effect::{Card, MAX_EFFECTS, judge, judge_payable, parse_block, parse_cost};
use crate::purse::Purse;
use crate::rules::{Rules, Version};
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
        let before = errors.len();
        check_repeats(file, &toml, &mut self.warnings);
        let mut printings: Vec<Printing> = Vec::new();
        for card in &toml.card {
            let Some(number) = read_id(file, letter, &card.id, errors) else {
                continue;
            };
            let id = CardId::new(deck, number);
            if self.cards[id.index()].is_some() {
                let message = format!("the id {id} stands here twice");
                errors.push(file.error(card.id.span(), message));
            }
            if let Some((compiled, printing)) =
                read_card(file, number, card, errors, &mut self.warnings)
            {
                self.cards[id.index()] = Some(compiled);
                printings.push(printing);
            }
        }
        printings.sort_by_key(|printing| printing.number);
        if errors.len() == before {
            check_size(file, letter, &printings, errors, &mut self.warnings);
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

/// The number of a card from its id: the deck's letter and 01 to 54.
fn read_id(
    file: DataFile<'_>,
    letter: &str,
    id: &Spanned<String>,
    errors: &mut Vec<DataError>,
) -> Option<u16> {
    let text = id.get_ref();
    let digits = text.strip_prefix(letter).filter(|digits| digits.len() == 2);
    let number = digits.and_then(|digits| digits.parse().ok());
    let number = number.filter(|number| (1..=DECK_SIZE).contains(number));
    if number.is_none() {
        let message = format!(
            "'{text}' is no card of deck {letter}: its ids are {letter}01 to {letter}{DECK_SIZE}, \
             green up to {letter}18, brown up to {letter}36, blue from {letter}37 on"
        );
        errors.push(file.error(id.span(), message));
    }
    number
}

/// Whether the deck is whole, and if it is not, whether a game can be dealt from it.
fn check_size(
    file: DataFile<'_>,
    letter: &str,
    cards: &[Printing],
    errors: &mut Vec<DataError>,
    warnings: &mut Vec<DataError>,
) {
    if cards.len() == usize::from(DECK_SIZE) {
        return;
    }
    let mut found = [0u8; 3];
    for card in cards {
        found[usize::from((card.number - 1) / 18)] += 1;
    }
    let enough = |mode| {
        let piles = Rules::of(Version::from_number(Version::NEWEST), mode).piles;
        piles
            .iter()
            .zip(found)
            .all(|(wanted, there)| *wanted <= there)
    };
    let [green, brown, blue] = found;
    let there = format!("deck {letter} has {green} green, {brown} brown and {blue} blue cards");
    let [least_green, least_brown, least_blue] =
        Rules::of(Version::from_number(Version::NEWEST), Mode::Solo).piles;
    if !enough(Mode::Solo) {
        errors.push(file.whole(format!(
            "{there}; a game alone is dealt from at least {least_green}, {least_brown} and {least_blue}"
        )));
        return;
    }
    let played = match enough(Mode::Duel) {
        true => "no campaign can be played with it",
        false => "it can only be played alone, without a campaign",
    };
    warnings.push(file.whole(format!(
        "{there} and a whole one {DECK_SIZE} in all: {played}"
    )));
}

/// Names and effects that occur twice in a deck.
fn check_repeats(file: DataFile<'_>, deck: &DeckToml, warnings: &mut Vec<DataError>) {
    let mut names = BTreeMap::new();
    let mut effects = BTreeMap::new();
    for card in &deck.card {
        let id = card.id.get_ref().as_str();
        let mut same = None;
        for (language, name) in card.name.get_ref().each() {
            if let Some(other) = names.insert((language, name), id) {
                same = same.or(Some((other, name)));
            }
        }
        if let Some((other, name)) = same {
            let message = format!("{other} has the same name '{name}'");
            warnings.push(file.error(card.name.span(), message));
        }
        let words: Vec<&str> = card.effect.get_ref().split_whitespace().collect();
        if let Some(other) = effects.insert(words.concat(), id) {
            let message = format!("{other} has the same effect");
            warnings.push(file.error(card.effect.span(), message));
        }
    }
}

/// Whether a verdict on an effect is about something that can be played all the same: a part that never matters.
fn is_only_unusual(verdict: &str) -> bool {
    verdict.starts_with("the condition always holds") || verdict.contains("can never be kept")
}

fn read_card(
    file: DataFile<'_>,
    number: u16,
    card: &CardToml,
    errors: &mut Vec<DataError>,
    warnings: &mut Vec<DataError>,
) -> Option<(Card, Printing)> {
    let before = errors.len();
    check_words(file, &card.name, errors);
    let costs = read_costs(file, &card.cost, errors, warnings);
    let prestige = *card.prestige.get_ref();
    if prestige > MOST_PRESTIGE {
        let message = format!("{prestige} prestige is too much: at most {MOST_PRESTIGE}");
        errors.push(file.error(card.prestige.span(), message));
    }
    let text = card.effect.get_ref();
    let (block, list) = match parse_block(text) {
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
    let mut effects = [None; MAX_EFFECTS];
    for (index, effect) in list.iter().enumerate() {
        if let Err(verdict) = judge(effect) {
            let found = match is_only_unusual(&verdict) {
                true => &mut *warnings,
                false => &mut *errors,
            };
            let message = format!("effect {}: {verdict}", index + 1);
            found.push(file.error(card.effect.span(), message));
        }
        effects[index] = Some(*effect);
    }
    if errors.len() > before {
        return None;
    }
    let compiled = Card {
        costs,
        prestige,
        effects,
    };
    let printing = Printing {
        number,
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
    warnings: &mut Vec<DataError>,
) -> [Option<Purse>; 2] {
    let mut read = [None; 2];
    let list = costs.get_ref();
    if list.is_empty() || list.len() > read.len() {
        let message = format!("a building has one cost or two, not {}", list.len());
        errors.push(file.error(costs.span(), message));
    }
    for (slot, cost) in read.iter_mut().zip(list) {
        let odd = |message| format!("cost '{}': {message}", cost.get_ref());
        match parse_cost(cost.get_ref()).map_err(|error| error.message) {
            Ok(purse) => {
                if let Err(message) = judge_payable(purse) {
                    warnings.push(file.error(cost.span(), odd(message)));
                }
                *slot = Some(purse);
            }
            Err(message) => {
                let message = format!("cost '{}': {message}", cost.get_ref());
                errors.push(file.error(cost.span(), message));
            }
        }
    }
    if read[0].is_some() && read[0] == read[1] {
        warnings.push(file.error(costs.span(), "both costs are the same"));
    }
    read
}
