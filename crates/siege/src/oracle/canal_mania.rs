//! Canal Mania's build cards, by kind: face-up cards are known wherever they go, blind draws are not until they are shown
//! or played (CM-CARD-4). Where a card is played, one that everybody knows goes first (CM-CARD-6). What everybody has seen is
//! told again only where the table remembers (CM-CARD-2, CM-CON-6): by its option, or by version 1 of the rules.

use super::{Cards, Line, Looker, Position, add, fields, plain, take, texts};
use serde_json::Value;

const KINDS: [&str; 5] = ["stretch", "lock", "aqueduct", "tunnel", "surveyor"];

#[derive(Clone, Debug)]
pub struct CanalMania {
    known: Vec<Cards>,
    hidden: Vec<Cards>,
    /// The kind of the card drawn blind last, until its owner has said whether to show it.
    looked_at: Option<String>,
    /// Whether the table tells what everybody has seen.
    remembers: bool,
}

/// The kind of a face as records and views name it, or by its place in the board's list.
fn kind(face: &Value, board: &Value) -> Option<String> {
    match face {
        Value::String(name) => {
            let name = plain(name);
            Some(name.split('_').next().unwrap_or(&name).to_owned())
        }
        Value::Number(place) => {
            let card = &board["faces"][place.as_u64()? as usize]["card"];
            Some(plain(card.as_str()?))
        }
        _ => None,
    }
}

fn counted(list: &Value, board: &Value) -> Option<Cards> {
    let mut cards = Cards::new();
    for some in list.as_array()? {
        let count = u32::try_from(some["count"].as_u64()?).ok()?;
        add(&mut cards, &kind(&some["face"], board)?, count);
    }
    Some(cards)
}

/// Whether a line draws a card that only its player sees.
fn blind(line: &Line) -> bool {
    line.words == ["draw"]
}

/// A contract that lies face down is named nowhere, nor how many there are (CM-CON-6).
fn check_contracts(view: &Value) -> Result<(), String> {
    let players = view["players"].as_array().ok_or("no players")?;
    let lists = players
        .iter()
        .filter_map(|player| player["open"].as_array());
    let open: Vec<&Value> = lists.flatten().collect();
    for name in ["canals", "sections"] {
        for canal in view[name].as_array().ok_or("no canals")? {
            let contract = &canal["contract"];
            if !contract.is_null() && !open.contains(&contract) {
                return Err(format!("a finished contract in {name}: {canal}"));
            }
        }
    }
    let totals = ["finished", "finished_value"];
    let told = |player: &&Value| totals.iter().any(|total| !player[*total].is_null());
    match players.iter().find(told) {
        Some(player) => Err(format!("totals of finished contracts: {player}")),
        None => Ok(()),
    }
}

impl Position for CanalMania {
    fn new(players: usize, record: &str) -> CanalMania {
        let mut head = record.lines().map(|line| {
            let text = line.rsplit_once(" #").map_or(line, |(text, _)| text);
            text.trim()
        });
        CanalMania {
            remembers: head.any(|line| line == "rules 1" || line == "option memory table"),
            known: vec![Cards::new(); players],
            hidden: vec![Cards::new(); players],
            looked_at: None,
        }
    }

    fn follow(&mut self, line: &Line) {
        let Some(seat) = line.seat else {
            return;
        };
        let (known, hidden) = (&mut self.known[seat], &mut self.hidden[seat]);
        let name = |face: &str| kind(&Value::from(face), &Value::Null).expect("a kind");
        let words: Vec<&str> = line.words.iter().map(String::as_str).collect();
        match words[..] {
            ["draw"] => {
                // A card that is turned up after the deck was shuffled comes behind the one drawn.
                let mut cards = line.drawn.iter().filter(|(stream, _)| stream == "card");
                if let Some((_, face)) = cards.next() {
                    add(hidden, &name(face), 1);
                    self.looked_at = Some(name(face));
                }
            }
            ["show"] => {
                let kind = self.looked_at.take().expect("a card was drawn");
                assert!(take(hidden, &kind));
                add(known, &kind, 1);
            }
            ["draw" | "card", face] => add(known, &name(face), 1),
            ["discard", kind] => assert!(take(known, kind) || take(hidden, kind), "{line:?}"),
            ["lay", _, _, _, _, "with", ref paid @ ..] => {
                for kind in paid.iter().filter(|kind| **kind != "nothing") {
                    assert!(take(known, kind) || take(hidden, kind), "{line:?}");
                }
            }
            _ => {}
        }
    }

    fn check_view(&self, view: &Value, board: &Value, looker: Looker) -> Result<(), String> {
        let tells = self.remembers || view["step"] == "over";
        if !tells {
            check_contracts(view)?;
        }
        for (seat, (known, hidden)) in self.known.iter().zip(&self.hidden).enumerate() {
            let player = &view["players"][seat];
            let size: u32 = known.values().chain(hidden.values()).sum();
            if player["hand_size"].as_u64() != Some(u64::from(size)) {
                return Err(format!("seat {seat} holds {size} cards: {player}"));
            }
            let (mut told, mut rest) = (known.clone(), hidden.clone());
            if !tells {
                known
                    .iter()
                    .for_each(|(kind, count)| add(&mut rest, kind, *count));
                told = Cards::new();
            }
            if counted(&player["shown"], board).as_ref() != Some(&told) {
                return Err(format!("everybody is told {told:?} of {seat}: {player}"));
            }
            let shown = player.get("hidden").ok_or("no field for hidden cards")?;
            match looker == Some(seat) {
                true if counted(shown, board).as_ref() != Some(&rest) => {
                    return Err(format!("{hidden:?} is hidden in the own hand: {shown}"));
                }
                false if !shown.is_null() => return Err(format!("the hand of {seat}: {shown}")),
                _ => {}
            }
        }
        Ok(())
    }

    fn check_log(line: &Line, said: &Value, looker: Looker, _: usize) -> Result<(), String> {
        if !blind(line) || line.seat == looker {
            return Ok(());
        }
        let named = |text: &String| KINDS.iter().any(|kind| text.contains(kind));
        // Behind the card itself others may be turned up; a record tells those to everybody.
        let secret = match said {
            Value::Array(drawn) => drawn.first().cloned().unwrap_or_default(),
            event => event.clone(),
        };
        if let Some(text) = texts(&secret).into_iter().find(named) {
            return Err(format!("a card is named: {text}"));
        }
        match fields(&secret, "face").iter().find(|face| !face.is_null()) {
            Some(face) => Err(format!("a face is told: {face}")),
            None => Ok(()),
        }
    }

    fn check_offer(&self, _: &Value, _: Looker) -> Result<(), String> {
        Ok(())
    }

    fn hidden(&self, looker: Looker) -> u32 {
        let others = self.hidden.iter().enumerate();
        let others = others.filter(|(seat, _)| looker != Some(*seat));
        others.flat_map(|(_, hand)| hand.values()).sum()
    }
}
