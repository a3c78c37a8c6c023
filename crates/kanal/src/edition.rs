//! The component data: the printed side of the industry board, and the decks.

use crate::board::{OUTER, Space};
use crate::card::{CARDS, CardId, DECK_SIZE, DECKS};
use crate::effect::{Block, Card, MAX_EFFECTS, judge, parse_block, parse_cost};
use crate::purse::Purse;
use serde::Deserialize;
use serde_spanned::Spanned;
use std::collections::BTreeMap;
use table::data::DataFile;
use table::{DataError, Edition};

/// The version of the format of board and deck files.
const SCHEMA: u32 = 1;
/// The file with the board.
const BOARD: &str = "board.toml";
/// The most prestige a building may be worth.
const MOST_PRESTIGE: u8 = 30;

/// The components of the game, checked and ready for use.
#[derive(Clone, Debug)]
pub struct Components {
    /// The routes printed on the front of the industry board.
    pub printed: Printed,
    /// The decks, in the order of their letters; those that the edition lacks are `None`.
    pub decks: [Option<Deck>; DECKS as usize],
    /// The cards by [`CardId::index`], as the engine needs them.
    pub cards: Box<[Option<Card>; CARDS]>,
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
    /// Its cards in the order of their numbers.
    pub cards: Vec<Printing>,
}

/// A card, as people see it.
#[derive(Clone, Debug)]
pub struct Printing {
    /// What it is called.
    pub name: Words,
    /// How its effects are joined.
    pub block: Block,
    /// Its effects in the effect language.
    pub text: String,
}

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
    /// Italian.
    pub it: String,
    /// German.
    pub de: String,
}

impl Words {
    fn each(&self) -> [(&'static str, &str); 4] {
        [
            ("en", &self.en),
            ("fr", &self.fr),
            ("it", &self.it),
            ("de", &self.de),
        ]
    }
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
    cost: Spanned<Vec<Spanned<String>>>,
    prestige: Spanned<u8>,
    effect: Spanned<String>,
}

impl Components {
    /// Reads and checks an edition.
    ///
    /// # Errors
    /// Every mistake found.
    pub fn read(edition: &Edition) -> Result<Components, Vec<DataError>> {
        let mut errors = Vec::new();
        let printed = read_board(edition, &mut errors);
        let mut components = Components {
            printed: printed.unwrap_or(Printed {
                paths: 0,
                rail: Space::new(0),
                canal: Space::new(0),
            }),
            decks: Default::default(),
            cards: Box::new([None; CARDS]),
        };
        for file in &edition.files {
            if file.name != BOARD {
                let file = DataFile {
                    name: &file.name,
                    text: &file.text,
                };
                components.read_deck(file, &mut errors);
            }
        }
        if errors.is_empty() && components.decks.iter().all(Option::is_none) {
            errors.push(DataError {
                file: "deck-a.toml".to_owned(),
                line: None,
                message: "the edition has no deck".to_owned(),
            });
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
        deck.cards.get(usize::from(card.number()) - 1)
    }

    fn read_deck(&mut self, file: DataFile<'_>, errors: &mut Vec<DataError>) {
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

fn read_board(edition: &Edition, errors: &mut Vec<DataError>) -> Option<Printed> {
    let Some(file) = edition.file(BOARD) else {
        errors.push(DataError {
            file: BOARD.to_owned(),
            line: None,
            message: "the edition lacks this file".to_owned(),
        });
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
            // KA-BOARD-2: our printed routes lie on or touch the border.
            Some(space) if space.bit() & OUTER == 0 => {
                format!("{text} neither lies on nor touches the border")
            }
            Some(space) if space.bit() & taken != 0 => format!("{text} is named twice"),
            Some(space) => {
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
    for (number, effect) in list.iter().enumerate() {
        if let Err(message) = judge(effect) {
            let message = format!("effect {}: {message}", number + 1);
            errors.push(file.error(card.effect.span(), message));
        }
        effects[number] = Some(*effect);
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
        name: card.name.get_ref().clone(),
        block,
        text: text.clone(),
    };
    Some((compiled, printing))
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
        match parsed.and_then(|purse| crate::effect::judge_payable(purse).map(|()| purse)) {
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
