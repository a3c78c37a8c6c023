//! Arriala's cards: hands are secret, their sizes and the discards are not (AR-CARD-1).

use super::{Cards, Line, Looker, Position, add, plain, take, texts};
use serde_json::Value;

/// Cards in the deck.
const DECK: u32 = 55;

/// Names that mean a card and nothing else on the table; a lock and a work of art are also things one builds.
const NAMES: [&str; 8] = [
    "move_2",
    "move_3",
    "move_4",
    "move_5",
    "own_to_vineyard",
    "any_to_vineyard",
    "own_to_canal",
    "any_to_canal",
];

/// The colours in the order of the seats.
const COLOURS: [&str; 4] = ["red", "yellow", "green", "purple"];

#[derive(Clone, Debug)]
pub struct Arriala {
    hands: Vec<Cards>,
    discards: Cards,
}

/// The cards a line plays, which everybody sees.
fn played(line: &Line) -> Vec<String> {
    let words: Vec<&str> = line.words.iter().map(String::as_str).collect();
    let card = match words[..] {
        ["walk", ..] => {
            let moves = words.iter().filter(|word| word.starts_with("move-"));
            return moves.map(|word| plain(word)).collect();
        }
        ["anywhere", ..] => "anywhere",
        ["vineyard", .., "own-card"] => "own_to_vineyard",
        ["vineyard", .., "any-card"] => "any_to_vineyard",
        ["return", .., "own-card"] => "own_to_canal",
        ["return", .., "any-card"] => "any_to_canal",
        ["lock", .., "card"] => "lock",
        ["art", ..] => "art",
        _ => return Vec::new(),
    };
    vec![card.to_owned()]
}

/// The cards a line draws, and for whom.
fn drawn(line: &Line, players: usize) -> Vec<(usize, String)> {
    let cards: Vec<String> = line
        .drawn
        .iter()
        .filter(|(stream, _)| stream == "card")
        .map(|(_, face)| plain(face))
        .collect();
    let whose = match line.seat {
        Some(seat) => vec![seat; cards.len()],
        None => dealt(line, players, cards.len()),
    };
    whose.into_iter().zip(cards).collect()
}

/// Who gets the cards of the deal. AR-SET-1: round by round one card for everybody who still gets one: two each, or more the
/// later one plays.
fn dealt(line: &Line, players: usize, cards: usize) -> Vec<usize> {
    let first = line.drawn.iter().find(|(stream, _)| stream == "first");
    let first = first
        .and_then(|(_, face)| COLOURS.iter().position(|colour| colour == face))
        .expect("the deal says who begins");
    let by_place: &[usize] = match players {
        _ if cards == 2 * players => &[2; 4],
        4 => &[2, 5, 6, 7],
        _ => &[2, 4, 5],
    };
    let due = |seat: usize| by_place[(seat + players - first) % players];
    let rounds = 0..by_place.iter().copied().max().unwrap_or_default();
    rounds
        .flat_map(|round| (0..players).filter(move |seat| round < due(*seat)))
        .collect()
}

fn counted(list: &Value) -> Option<Cards> {
    let mut cards = Cards::new();
    for card in list.as_array()? {
        add(&mut cards, &plain(card.as_str()?), 1);
    }
    Some(cards)
}

/// Whether a text names one of these cards and no other.
fn names_only(text: &str, allowed: &[String]) -> bool {
    let named = NAMES.iter().filter(|name| text.contains(**name));
    named
        .into_iter()
        .all(|name| allowed.iter().any(|a| a == name))
}

impl Position for Arriala {
    fn new(players: usize, _: &str) -> Arriala {
        Arriala {
            hands: vec![Cards::new(); players],
            discards: Cards::new(),
        }
    }

    fn follow(&mut self, line: &Line) {
        if let Some(seat) = line.seat {
            for card in played(line) {
                assert!(take(&mut self.hands[seat], &card), "{card} of {line:?}");
                add(&mut self.discards, &card, 1);
            }
        }
        for (seat, card) in drawn(line, self.hands.len()) {
            // AR-CARD-1: when the pile is empty, the discards become the new one.
            let held: u32 = self.hands.iter().flat_map(Cards::values).sum();
            if held + self.discards.values().sum::<u32>() == DECK {
                self.discards.clear();
            }
            add(&mut self.hands[seat], &card, 1);
        }
    }

    fn check_view(&self, view: &Value, _: &Value, looker: Looker) -> Result<(), String> {
        for (seat, hand) in self.hands.iter().enumerate() {
            let side = &view["sides"][seat];
            let size: u32 = hand.values().sum();
            if side["hand_size"].as_u64() != Some(u64::from(size)) {
                return Err(format!("seat {seat} holds {size} cards: {side}"));
            }
            let shown = side.get("hand").ok_or("no field for a hand")?;
            match looker == Some(seat) {
                true if counted(shown).as_ref() != Some(hand) => {
                    return Err(format!("the own hand is {hand:?}: {shown}"));
                }
                false if !shown.is_null() => return Err(format!("the hand of {seat}: {shown}")),
                _ => {}
            }
        }
        if counted(&view["discards"]).as_ref() != Some(&self.discards) {
            return Err(format!("{:?} was discarded: {view}", self.discards));
        }
        let held: u32 = self.hands.iter().flat_map(Cards::values).sum();
        let pile = DECK - held - self.discards.values().sum::<u32>();
        if view["pile"].as_u64() != Some(u64::from(pile)) {
            return Err(format!("{pile} cards are left: {}", view["pile"]));
        }
        // Nowhere else does a view name a card.
        let mut rest = view.clone();
        rest["discards"] = Value::Null;
        for seat in 0..self.hands.len() {
            rest["sides"][seat]["hand"] = Value::Null;
        }
        match texts(&rest).iter().find(|text| !names_only(text, &[])) {
            Some(text) => Err(format!("a card is named: {text}")),
            None => Ok(()),
        }
    }

    fn check_log(line: &Line, said: &Value, looker: Looker, players: usize) -> Result<(), String> {
        let mut allowed = played(line);
        let seen = drawn(line, players).into_iter();
        allowed.extend(
            seen.filter(|(seat, _)| looker == Some(*seat))
                .map(|(_, c)| c),
        );
        match texts(said).iter().find(|text| !names_only(text, &allowed)) {
            Some(text) => Err(format!("a card is named: {text}")),
            None => Ok(()),
        }
    }

    fn check_offer(&self, offer: &Value, looker: Looker) -> Result<(), String> {
        let hand = looker.map(|seat| self.hands[seat].keys().cloned());
        let hand: Vec<String> = hand.into_iter().flatten().collect();
        match texts(offer).iter().find(|text| !names_only(text, &hand)) {
            Some(text) => Err(format!("{hand:?} is in the hand, not {text}")),
            None => Ok(()),
        }
    }

    fn hidden(&self, looker: Looker) -> u32 {
        let others = self.hands.iter().enumerate();
        let others = others.filter(|(seat, _)| looker != Some(*seat));
        others.flat_map(|(_, hand)| hand.values()).sum()
    }
}
