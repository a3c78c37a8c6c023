//! Putting messages together: each kind of thing has one way to be named.

use crate::CanalMania;
use crate::action::{Payment, Route};
use crate::parts::{
    Card, Contract, Direction, Engineer, Face, Goods, Hex, PlayerColour, Source, Tile, Town,
    TownColour, towns,
};
use crate::state::State;
use towpath_core::{Message, Seat, Value};

/// A message that is being put together, with the game whose towns and canals it names.
pub(crate) struct Sentence<'a> {
    game: &'a CanalMania,
    message: Message,
}

impl CanalMania {
    /// The beginning of a sentence: the id of a message in the language files.
    pub(crate) fn say(&self, key: &'static str) -> Sentence<'_> {
        Sentence {
            game: self,
            message: Message::new(key),
        }
    }
}

impl From<Sentence<'_>> for Message {
    fn from(sentence: Sentence<'_>) -> Message {
        sentence.message
    }
}

impl Sentence<'_> {
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.message = self.message.with(name, value);
        self
    }

    /// The player of a colour, as `seat`.
    pub(crate) fn who(self, colour: PlayerColour) -> Self {
        self.player("seat", colour)
    }

    pub(crate) fn player(self, name: &'static str, colour: PlayerColour) -> Self {
        self.with(name, player(colour))
    }

    /// A player's colour, whoever has it.
    pub(crate) fn paint(self, name: &'static str, colour: PlayerColour) -> Self {
        self.with(name, paint(colour))
    }

    pub(crate) fn town(self, name: &'static str, town: Town) -> Self {
        let word = self.game.map.town(town).name.as_str();
        self.with(name, word)
    }

    /// The names of some towns, separated by commas.
    pub(crate) fn towns(self, name: &'static str, set: u64) -> Self {
        let game = self.game;
        let names: Vec<&str> = towns(set)
            .map(|town| game.map.town(town).name.as_str())
            .collect();
        self.with(name, names.join(", "))
    }

    /// The towns of a route, from the first to the last.
    pub(crate) fn route(self, route: &Route) -> Self {
        let game = self.game;
        let names: Vec<&str> = route
            .towns()
            .map(|town| game.map.town(town).name.as_str())
            .collect();
        self.with("route", names.join(" – "))
    }

    pub(crate) fn canal(self, contract: Contract) -> Self {
        let name = self.game.map.contract(contract).name.as_str();
        self.with("canal", name)
    }

    pub(crate) fn hex(self, name: &'static str, hex: Hex) -> Self {
        self.with(name, hex.to_string().to_uppercase())
    }

    pub(crate) fn exit(self, exit: Direction) -> Self {
        self.with("exit", exit.word())
    }

    pub(crate) fn tile(self, name: &'static str, kind: Tile) -> Self {
        self.with(name, tile(kind))
    }

    pub(crate) fn card(self, kind: Card) -> Self {
        self.with("card", card(kind))
    }

    pub(crate) fn face(self, up: Face) -> Self {
        self.with("face", face(up))
    }

    pub(crate) fn colour(self, colour: TownColour) -> Self {
        self.with("colour", town_colour(colour))
    }

    /// Engineers keep their names in every language.
    pub(crate) fn engineer(self, name: &'static str, engineer: Engineer) -> Self {
        self.with(
            name,
            match engineer {
                Engineer::Brindley => "Brindley",
                Engineer::Smeaton => "Smeaton",
                Engineer::Jessop => "Jessop",
                Engineer::Telford => "Telford",
                Engineer::Rennie => "Rennie",
            },
        )
    }

    pub(crate) fn payment(self, pay: &Payment) -> Self {
        self.with("pay", payment(pay))
    }
}

/// A seat by its colour, or by its number while it has none.
pub(crate) fn seat_name(state: &State, seat: Seat) -> Value {
    match state.colours[seat.index()] {
        Some(colour) => player(colour).into(),
        None => uncoloured(seat).into(),
    }
}

/// A seat that has no colour yet.
pub(crate) fn uncoloured(seat: Seat) -> Message {
    Message::new("table-seat")
        .with("seat", seat.to_string())
        .of_player(seat.index() as u8)
}

fn player(colour: PlayerColour) -> Message {
    paint(colour).of_player(colour.word())
}

fn paint(colour: PlayerColour) -> Message {
    Message::new(match colour {
        PlayerColour::Red => "canal-mania-seat-red",
        PlayerColour::White => "canal-mania-seat-white",
        PlayerColour::Black => "canal-mania-seat-black",
        PlayerColour::Yellow => "canal-mania-seat-yellow",
        PlayerColour::Green => "canal-mania-seat-green",
    })
}

pub(crate) fn town_colour(colour: TownColour) -> Message {
    Message::new(match colour {
        TownColour::Red => "canal-mania-colour-red",
        TownColour::Yellow => "canal-mania-colour-yellow",
        TownColour::Green => "canal-mania-colour-green",
        TownColour::Blue => "canal-mania-colour-blue",
        TownColour::Black => "canal-mania-colour-black",
        TownColour::Purple => "canal-mania-colour-purple",
    })
}

pub(crate) fn tile(tile: Tile) -> Message {
    Message::new(match tile {
        Tile::Stretch => "canal-mania-tile-stretch",
        Tile::Lock => "canal-mania-tile-lock",
        Tile::Aqueduct => "canal-mania-tile-aqueduct",
        Tile::Tunnel => "canal-mania-tile-tunnel",
    })
}

pub(crate) fn card(card: Card) -> Message {
    Message::new(match card {
        Card::Stretch => "canal-mania-card-stretch",
        Card::Lock => "canal-mania-card-lock",
        Card::Aqueduct => "canal-mania-card-aqueduct",
        Card::Tunnel => "canal-mania-card-tunnel",
        Card::Surveyor => "canal-mania-card-surveyor",
    })
}

fn face(face: Face) -> Message {
    let plain = card(face.card());
    if face.goods() == Goods::White {
        return Message::new("canal-mania-face-white").with("card", plain);
    }
    match face.goods().colour() {
        Some(colour) => Message::new("canal-mania-face-goods")
            .with("card", plain)
            .with("colour", town_colour(colour)),
        None => plain,
    }
}

/// The name of a source of points.
pub(crate) const fn source(source: Source) -> &'static str {
    match source {
        Source::Canals => "canal-mania-part-canals",
        Source::Hauls => "canal-mania-part-hauls",
        Source::Unfinished => "canal-mania-part-unfinished",
        Source::LastGoods => "canal-mania-part-last-goods",
        Source::Prolific => "canal-mania-part-prolific",
    }
}

fn payment(pay: &Payment) -> Message {
    match (pay.cards, pay.surveyors) {
        (0, 0) => Message::new("canal-mania-pay-nothing"),
        (cards, 0) => Message::new("canal-mania-pay-cards")
            .with("count", cards)
            .with("card", card(pay.card)),
        (0, surveyors) => Message::new("canal-mania-pay-surveyors").with("count", surveyors),
        (cards, surveyors) => Message::new("canal-mania-pay-both")
            .with("count", cards)
            .with("card", card(pay.card))
            .with("surveyors", surveyors),
    }
}
