//! The board: the edition as a screen draws it, with what the rules say about it.

use crate::cards::Card;
use crate::place::{Colour, Place};
use crate::words::card_name;
use crate::{Arriala, ArtOption};
use serde::Serialize;
use towpath_core::Message;

/// What never changes during a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Board<'a> {
    /// Towns and cells along the canal, upstream first.
    pub stops: Vec<BoardStop<'a>>,
    /// The stretches between the towns.
    pub stretches: Vec<BoardStretch>,
    /// The vineyards.
    pub vineyards: Vec<BoardVineyard<'a>>,
    /// The works of art.
    pub works_of_art: Vec<BoardArt>,
    /// The players, in the order of their seats, then the virtual one.
    pub sides: Vec<BoardSide>,
    /// The faces of the deck.
    pub cards: Vec<BoardCard>,
    /// Action points of a turn.
    pub action_points: u8,
    /// What the actions without a worker to touch cost.
    pub costs: ToolCosts,
    /// So many turns in which nothing is counted, placed or built end the game.
    pub quiet_limit: u8,
    /// So many turns in a row that are passed end the game.
    pub pass_limit: u8,
    /// Who may build a work of art.
    pub art: ArtOption,
}

/// A town or a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardStop<'a> {
    /// Whether it is a town or a cell.
    pub kind: StopKind,
    /// The town's name, or the number on the cell.
    pub name: &'a str,
    /// Whether so many players use it.
    pub in_play: bool,
}

/// What a place of the canal is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StopKind {
    /// Room for any number of workers.
    Town,
    /// Room for one worker or a lock.
    Cell,
}

/// A stretch between two towns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardStretch {
    /// The town before it.
    pub from: Place,
    /// The town after it.
    pub to: Place,
    /// Whether so many players use it.
    pub in_play: bool,
    /// Locks that may stand on it.
    pub max_locks: u8,
    /// Blue cells beside it.
    pub river_works: u8,
}

/// A vineyard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardVineyard<'a> {
    /// Its number among the places.
    pub place: Place,
    /// Its name.
    pub name: &'a str,
    /// Its places, which are also its points.
    pub places: u8,
    /// Whether so many players use it.
    pub in_play: bool,
}

/// A work of art.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardArt {
    /// Its name.
    pub name: Message,
    /// The town it is near.
    pub near: Option<Place>,
}

/// A side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardSide {
    /// Its colour.
    pub colour: Colour,
    /// Whether somebody plays it.
    pub played: bool,
}

/// A face of the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardCard {
    /// The face.
    pub card: Card,
    /// Its name.
    pub name: Message,
    /// How many cells a move card carries a worker; 0 for the others.
    pub reach: u8,
}

/// Action points for what is touched first and leads to no worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ToolCosts {
    /// Placing a worker from the reserve.
    pub place_worker: u8,
    /// Building a lock without a card.
    pub build_lock: u8,
    /// Drawing a card.
    pub draw: u8,
}

/// The board of this table.
pub(crate) fn board(game: &Arriala) -> Board<'_> {
    let layout = &game.layout;
    Board {
        stops: layout.line.iter().map(|place| game.stop(place)).collect(),
        stretches: game.stretches().collect(),
        vineyards: (0..Place::VINEYARDS).map(|n| game.vineyard(n)).collect(),
        works_of_art: (0..layout.arts.len())
            .map(|n| game.work_of_art(n))
            .collect(),
        sides: layout
            .colours()
            .map(|colour| BoardSide {
                colour,
                played: layout.virtual_side != Some(colour),
            })
            .collect(),
        cards: Card::ALL
            .map(|card| BoardCard {
                card,
                name: card_name(card),
                reach: card.reach(),
            })
            .to_vec(),
        action_points: game.rules.action_points,
        costs: ToolCosts {
            place_worker: game.rules.place_cost,
            build_lock: game.rules.lock_cost,
            draw: game.rules.draw_cost,
        },
        quiet_limit: game.quiet_limit(),
        pass_limit: game.pass_limit(),
        art: game.art,
    }
}

impl Arriala {
    fn stop(&self, place: Place) -> BoardStop<'_> {
        let town = self.layout.name_of(place);
        BoardStop {
            kind: match town {
                Some(_) => StopKind::Town,
                None => StopKind::Cell,
            },
            name: town.map_or_else(|| self.layout.key(place), |town| &town.name),
            in_play: self.layout.canal().contains(place),
        }
    }

    fn stretches(&self) -> impl Iterator<Item = BoardStretch> {
        let layout = &self.layout;
        let towns = layout.line & layout.shared;
        let pairs = towns.iter().zip(towns.iter().skip(1));
        pairs
            .zip(layout.stretches())
            .map(|((from, to), stretch)| BoardStretch {
                from,
                to,
                in_play: !(stretch.cells & layout.cells).is_empty(),
                max_locks: stretch.max_locks,
                river_works: stretch.river_works,
            })
    }

    fn vineyard(&self, index: usize) -> BoardVineyard<'_> {
        let place = Place::vineyard(index);
        let name = self.layout.name_of(place);
        BoardVineyard {
            place,
            name: name.map_or("", |name| &name.name),
            places: self.layout.vineyard_places[index],
            in_play: self.layout.vineyards.contains(place),
        }
    }

    fn work_of_art(&self, index: usize) -> BoardArt {
        BoardArt {
            name: self.art_name(index as u8),
            near: self.layout.arts[index].place,
        }
    }
}
