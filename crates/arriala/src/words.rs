//! What happens, can be done and is refused, as keys and values for the language files.

mod describe;
mod explain;
mod narrate;

pub(crate) use describe::describe;
pub(crate) use explain::explain;
pub(crate) use narrate::{narrate, narrate_ending};

use crate::Arriala;
use crate::action::Means;
use crate::cards::{Card, Cards};
use crate::place::{Colour, Place};
use towpath_core::{Message, Seat, Value};

impl Arriala {
    /// A cell by its number, a town or a vineyard by its name.
    pub(crate) fn place_name(&self, place: Place) -> Value {
        match self.layout.number(place) {
            Some(number) => Message::new("arriala-cell").with("number", number).into(),
            None => {
                let name = self.layout.name_of(place);
                Value::Text(name.map_or_else(String::new, |n| n.name.clone()))
            }
        }
    }

    /// A side: a player, or the colour that nobody plays.
    pub(crate) fn whose(&self, colour: Colour) -> Message {
        if self.layout.virtual_side == Some(colour) {
            Message::new("arriala-side-nobody").with("side", side_name(colour))
        } else {
            side_name(colour)
        }
    }

    /// The works of art that come with the program have a name in every language; others have the one of their data.
    pub(crate) fn art_name(&self, work: u8) -> Message {
        let Some(art) = self.layout.arts.get(usize::from(work)) else {
            return Message::new("arriala-art-other").with("name", u16::from(work));
        };
        match art.key.as_str() {
            "montech" => Message::new("arriala-art-montech"),
            "cacor" => Message::new("arriala-art-cacor"),
            _ => Message::new("arriala-art-other").with("name", art.name.as_str()),
        }
    }
}

/// The player of a seat.
pub(crate) fn seat_name(seat: Seat) -> Message {
    side_name(Colour::from(seat))
}

/// A side: a player, or the virtual one.
pub(crate) fn side_name(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Red => "arriala-seat-red",
        Colour::Yellow => "arriala-seat-yellow",
        Colour::Green => "arriala-seat-green",
        Colour::Purple => "arriala-seat-purple",
    })
    .of_player(colour as u8)
}

/// A worker's colour.
pub(crate) fn colour_name(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Red => "arriala-colour-red",
        Colour::Yellow => "arriala-colour-yellow",
        Colour::Green => "arriala-colour-green",
        Colour::Purple => "arriala-colour-purple",
    })
}

/// How a change between canal and vineyard is paid.
fn means_name(means: Means) -> Message {
    Message::new(match means {
        Means::Points => "arriala-means-points",
        Means::OwnCard => "arriala-means-own-card",
        Means::AnyCard(_) => "arriala-means-any-card",
    })
}

/// A card.
pub(crate) fn card_name(card: Card) -> Message {
    Message::new(match card {
        Card::Move2 => "arriala-card-move-2",
        Card::Move3 => "arriala-card-move-3",
        Card::Move4 => "arriala-card-move-4",
        Card::Move5 => "arriala-card-move-5",
        Card::Anywhere => "arriala-card-anywhere",
        Card::OwnToVineyard => "arriala-card-own-to-vineyard",
        Card::AnyToVineyard => "arriala-card-any-to-vineyard",
        Card::OwnToCanal => "arriala-card-own-to-canal",
        Card::AnyToCanal => "arriala-card-any-to-canal",
        Card::Lock => "arriala-card-lock",
        Card::Art => "arriala-card-art",
    })
}

/// Cards one after the other: the first with the list of the rest.
pub(crate) fn card_list(cards: Cards) -> Value {
    let mut names: Vec<Message> = cards.iter().map(card_name).collect();
    let Some(mut list) = names.pop() else {
        return Value::Text(String::new());
    };
    while let Some(name) = names.pop() {
        list = Message::new("arriala-card-list")
            .with("card", name)
            .with("rest", list);
    }
    list.into()
}
