//! Canal Mania's build cards, by kind: face-up cards are known wherever they go, blind draws are not until they are shown
//! or played (CM-CARD-4). Where a card is played, one that everybody knows goes first (CM-CARD-6).

use super::{Cards, Line, Looker, Position, add, fields, plain, take, texts};
use serde_json::Value;

const KINDS: [&str; 5] = ["stretch", "lock", "aqueduct", "tunnel", "surveyor"];

#[derive(Clone, Debug)]
pub struct CanalMania {
    known: Vec<Cards>,
    hidden: Vec<Cards>,
    /// The kind of the card drawn blind last, until its owner has said whether to show it.
    looked_at: Option<String>,
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

impl Position for CanalMania {
    fn new(players: usize) -> CanalMania {
        CanalMania {
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
        for (seat, (known, hidden)) in self.known.iter().zip(&self.hidden).enumerate() {
            let player = &view["players"][seat];
            let size: u32 = known.values().chain(hidden.values()).sum();
            if player["hand_size"].as_u64() != Some(u64::from(size)) {
                return Err(format!("seat {seat} holds {size} cards: {player}"));
            }
            if counted(&player["shown"], board).as_ref() != Some(known) {
                return Err(format!("everybody knows {known:?} of {seat}: {player}"));
            }
            let shown = player.get("hidden").ok_or("no field for hidden cards")?;
            match looker == Some(seat) {
                true if counted(shown, board).as_ref() != Some(hidden) => {
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
