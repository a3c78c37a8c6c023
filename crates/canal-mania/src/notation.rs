//! The notation: one line a decision, words a person can read and type.

use crate::CanalMania;
use crate::action::{Action, Laying, Payment, Route};
use crate::parts::TownColour;
use crate::parts::{Card, Contract, Direction, Engineer, Face, Hex, PlayerColour, Tile, Town};
use crate::play::Pile;
use crate::state::State;
use std::fmt::Write;
use towpath_core::{Notation, NotationError, Seat};

impl Notation for CanalMania {
    fn write(&self, action: &Action) -> String {
        match action {
            Action::Colour(colour) => format!("colour {colour}"),
            Action::Take { contract, from } => {
                format!(
                    "take {} {}",
                    self.contract_id(*contract),
                    self.town_id(*from)
                )
            }
            Action::Swap(engineer) => format!("swap {engineer}"),
            Action::Replace => "replace".to_owned(),
            Action::Draw => "draw".to_owned(),
            Action::Choose(face) => format!("draw {face}"),
            Action::Card(face) => format!("card {face}"),
            Action::Show => "show".to_owned(),
            Action::Keep => "keep".to_owned(),
            Action::Goods(colour) => format!("goods {colour}"),
            Action::Remove(town) => format!("remove {}", self.town_id(*town)),
            Action::Place(town) => format!("place {}", self.town_id(*town)),
            Action::Lay(laying) => self.write_tile(laying),
            Action::Lift(contract) => format!("lift {}", self.contract_id(*contract)),
            Action::Haul(route) => self.write_route(route),
            Action::Discard(card) => format!("discard {card}"),
            Action::Pass => "pass".to_owned(),
            Action::Stop => "stop".to_owned(),
            Action::End => "end".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        let mut words = text.split_ascii_whitespace();
        let verb = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        let action = match (verb, rest.as_slice()) {
            ("colour", [colour]) => Action::Colour(word(colour, PlayerColour::from_word)?),
            ("take", [contract, from]) => Action::Take {
                contract: self.parse_contract(contract)?,
                from: self.parse_town(from)?,
            },
            ("swap", [engineer]) => Action::Swap(word(engineer, Engineer::from_word)?),
            ("replace", []) => Action::Replace,
            ("draw", []) => Action::Draw,
            ("draw", [face]) => Action::Choose(word(face, Face::from_word)?),
            ("card", [face]) => Action::Card(word(face, Face::from_word)?),
            ("show", []) => Action::Show,
            ("keep", []) => Action::Keep,
            ("goods", [colour]) => Action::Goods(word(colour, TownColour::from_word)?),
            ("remove", [town]) => Action::Remove(self.parse_town(town)?),
            ("place", [town]) => Action::Place(self.parse_town(town)?),
            ("lay", [contract, hex, exit, tile, "with", pay @ ..]) => {
                let tile = word(tile, Tile::from_word)?;
                Action::Lay(Laying {
                    contract: self.parse_contract(contract)?,
                    hex: word(hex, Hex::from_word)?,
                    exit: word(exit, Direction::from_word)?,
                    tile,
                    pay: parse_payment(tile, pay)?,
                })
            }
            ("lift", [contract]) => Action::Lift(self.parse_contract(contract)?),
            ("haul", [from, sections @ ..]) => self.parse_route(from, sections)?,
            ("discard", [card]) => Action::Discard(word(card, Card::from_word)?),
            ("pass", []) => Action::Pass,
            ("stop", []) => Action::Stop,
            ("end", []) => Action::End,
            _ => return Err(usage(verb, text)),
        };
        Ok(action)
    }

    fn seat_name(&self, state: &State, seat: Seat) -> String {
        match state.colours[seat.index()] {
            Some(colour) => colour.to_string(),
            None => seat.to_string(),
        }
    }

    fn stream_name(&self, stream: u8) -> &'static str {
        Pile::ALL[usize::from(stream)].name()
    }

    fn streams(&self) -> u8 {
        Pile::ALL.len() as u8
    }

    fn face_name(&self, stream: u8, face: u16) -> String {
        let index = usize::from(face);
        match Pile::ALL[usize::from(stream)] {
            Pile::Card => Face::from_index(index).to_string(),
            Pile::Contract | Pile::Start => self.map.contracts[index].id.clone(),
            Pile::Engineer => Engineer::ALL[index].to_string(),
        }
    }

    fn faces(&self, stream: u8) -> u16 {
        match Pile::ALL[usize::from(stream)] {
            Pile::Card => Face::COUNT as u16,
            Pile::Contract | Pile::Start => self.map.contracts.len() as u16,
            Pile::Engineer => Engineer::ALL.len() as u16,
        }
    }
}

impl CanalMania {
    fn contract_id(&self, contract: Contract) -> &str {
        &self.map.contract(contract).id
    }

    pub(crate) fn town_id(&self, town: Town) -> &str {
        &self.map.town(town).id
    }

    fn write_tile(&self, laying: &Laying) -> String {
        let Laying {
            contract,
            hex,
            exit,
            tile,
            pay,
        } = laying;
        let id = self.contract_id(*contract);
        let mut text = format!("lay {id} {hex} {exit} {tile} with");
        for _ in 0..pay.cards {
            let _ = write!(text, " {}", pay.card);
        }
        for _ in 0..pay.surveyors {
            text.push_str(" surveyor");
        }
        if pay.size() == 0 {
            text.push_str(" nothing");
        }
        text
    }

    fn write_route(&self, route: &Route) -> String {
        let mut text = format!("haul {}", self.town_id(route.first()));
        for (_, owner, to) in route.sections() {
            let _ = write!(text, " {owner} {}", self.town_id(to));
        }
        text
    }

    pub(crate) fn parse_contract(&self, id: &str) -> Result<Contract, NotationError> {
        self.map.contract_by_id(id).ok_or_else(|| {
            let alike: Vec<&str> = (self.map.contracts.iter().map(|c| c.id.as_str()))
                .filter(|known| !id.is_empty() && known.contains(id))
                .collect();
            NotationError::new(match alike.as_slice() {
                [] => format!("there is no contract '{id}'"),
                alike => format!("'{id}' could be: {}", alike.join(", ")),
            })
        })
    }

    pub(crate) fn parse_town(&self, id: &str) -> Result<Town, NotationError> {
        self.map
            .town_by_id(id)
            .ok_or_else(|| NotationError::new(format!("there is no town '{id}'")))
    }

    fn parse_route(&self, from: &str, sections: &[&str]) -> Result<Action, NotationError> {
        let mut route = Route::from(self.parse_town(from)?);
        if sections.is_empty() || !sections.len().is_multiple_of(2) {
            return Err(usage("haul", "haul"));
        }
        for section in sections.chunks(2) {
            let owner = word(section[0], PlayerColour::from_word)?;
            let to = self.parse_town(section[1])?;
            route = route.then(owner, to).ok_or_else(|| {
                NotationError::new("a route has at most six towns, one of each colour")
            })?;
        }
        Ok(Action::Haul(route))
    }
}

fn word<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, NotationError> {
    read(text).ok_or_else(|| NotationError::new(format!("'{text}' means nothing here")))
}

fn parse_payment(tile: Tile, words: &[&str]) -> Result<Payment, NotationError> {
    let mut pay = Payment {
        card: tile.card(),
        cards: 0,
        surveyors: 0,
    };
    if words == ["nothing"] {
        return Ok(pay);
    }
    if words.is_empty() || words.len() > 6 {
        return Err(usage("lay", "lay"));
    }
    for text in words {
        let card = word(text, Card::from_word)?;
        if card == Card::Surveyor {
            pay.surveyors += 1;
        } else if pay.cards == 0 || pay.card == card {
            pay.card = card;
            pay.cards += 1;
        } else {
            return Err(NotationError::new(
                "a tile is paid with cards of one kind and surveyors",
            ));
        }
    }
    Ok(pay)
}

/// How the line should look.
fn usage(verb: &str, text: &str) -> NotationError {
    let form = match verb {
        "colour" => "colour COLOUR, such as: colour white",
        "take" => "take CONTRACT TERMINAL, such as: take medway tonbridge",
        "swap" => "swap ENGINEER, such as: swap rennie",
        "draw" => "draw, or with Rennie: draw CARD, such as: draw lock-red",
        "card" => "card CARD, such as: card lock-red",
        "goods" => "goods COLOUR, such as: goods purple",
        "remove" => "remove TOWN, such as: remove london",
        "place" => "place TOWN, such as: place london",
        "lay" => "lay CONTRACT HEX EXIT TILE with CARDS, such as: lay medway u25 se lock with lock",
        "lift" => "lift CONTRACT, such as: lift medway",
        "haul" => {
            "haul TOWN OWNER TOWN ..., such as: haul basingstoke red weybridge white guildford"
        }
        "discard" => "discard CARD, such as: discard lock",
        "replace" | "show" | "keep" | "pass" | "stop" | "end" => {
            return NotationError::new(format!("'{verb}' stands alone"));
        }
        _ => {
            return NotationError::new(format!(
                "'{text}' is no decision: decisions begin with colour, take, swap, replace, draw, \
                 card, show, keep, goods, remove, place, lay, lift, haul, discard, pass, stop or end"
            ));
        }
    };
    NotationError::new(format!("write {form}"))
}
