//! What is sent to a screen: the board once, the position each time it changes.
//!
//! Towns, contracts and faces are numbers: places in the lists of [`Board`]. Hexes go by their names.

mod board;
mod position;

pub(crate) use board::board;
pub(crate) use position::view;

use crate::parts::{
    Card, Contract, Direction, Engineer, Face, Goods, Hex, PlayerColour, Tile, Town, TownColour,
};
use crate::state::{Step, Trigger};
use serde::Serialize;
use towpath_core::Seat;

/// The edition as a screen draws it: it never changes during a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Board<'a> {
    /// How many columns of hexes there are; column 0 is A.
    pub columns: u8,
    /// How many rows there are.
    pub rows: u8,
    /// The hexes of clear ground. What is neither ground nor a town is sea.
    pub clear: Vec<Hex>,
    /// The hexes of difficult ground.
    pub difficult: Vec<Hex>,
    /// The towns; everything else names them by their place in this list.
    pub towns: Vec<TownView<'a>>,
    /// The contracts; everything else names them by their place in this list.
    pub contracts: Vec<ContractView<'a>>,
    /// Every face a build card can have; everything else names them by their place in this list.
    pub faces: Vec<FaceView>,
    /// The kinds of tiles, the plainest first.
    pub tiles: Vec<TileWorth>,
    /// The score that triggers the end.
    pub goal: u16,
    /// What the ranks as a builder score, the first rank first.
    pub prizes: &'a [u16],
    /// The most cards a hand may hold when its owner's turn ends.
    pub hand_limit: u8,
}

/// A kind of tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TileWorth {
    /// The kind.
    pub tile: Tile,
    /// What one scores as its canal is finished.
    pub points: u16,
}

/// A town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TownView<'a> {
    /// Its id in notation.
    pub id: &'a str,
    /// Its name, the same in every language.
    pub name: &'a str,
    /// Where it lies.
    pub hex: Hex,
    /// Its colour.
    pub colour: TownColour,
    /// Whether it is a city.
    pub city: bool,
}

/// A contract.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ContractView<'a> {
    /// Its id in notation.
    pub id: &'a str,
    /// Its name, the same in every language.
    pub name: &'a str,
    /// The towns it joins.
    pub terminals: [Town; 2],
    /// The towns it has to touch between them.
    pub via: Vec<Town>,
    /// The most tiles.
    pub value: u8,
    /// Whether it is a starting contract.
    pub start: bool,
    /// The fewest tiles it takes.
    pub least: u8,
    /// The hexes that some canal of this contract can lie on, as long as nothing of it is built.
    pub course: Vec<Hex>,
    /// A canal of the fewest tiles from each terminal, as long as nothing of it is built.
    pub shortest: [Vec<CourseView>; 2],
}

/// A tile of a canal that could be built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CourseView {
    /// Where it would lie.
    pub hex: Hex,
    /// What it could be: the ground decides, and that two of a kind never follow one another.
    pub tile: Tile,
    /// The side its channel would come from.
    pub entry: Direction,
    /// The side its channel would lead to.
    pub exit: Direction,
}

/// A face of the build cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FaceView {
    /// What the card pays for.
    pub card: Card,
    /// Its goods symbol.
    pub goods: Goods,
    /// How many such cards there are.
    pub count: u8,
}

/// So many cards of a face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FaceCount {
    /// The face.
    pub face: Face,
    /// How many.
    pub count: u8,
}

/// The position as an audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// The round, counted from 1.
    pub round: u16,
    /// The phase of the turn: 1, 2 or 3.
    pub phase: u8,
    /// What is to be decided.
    pub step: Step,
    /// Who has to decide; nobody at the end.
    pub to_act: Option<Seat>,
    /// Who begins each round.
    pub start: Seat,
    /// The players, in the order of their seats.
    pub players: Vec<PlayerView>,
    /// Engineers beside the map.
    pub engineers_free: Vec<Engineer>,
    /// The face-up build cards; a place can be empty.
    pub display: Vec<Option<Face>>,
    /// How many cards the deck holds.
    pub deck: u16,
    /// The discards.
    pub discards: Vec<FaceCount>,
    /// The contracts in the Parliament.
    pub parliament: Vec<Contract>,
    /// How many contracts the pile holds.
    pub pile: u8,
    /// The contract on top of the pile while it is known.
    pub pile_top: Option<Contract>,
    /// The canals on the map whose contracts lie open: those under construction, and the others when the table tells them.
    pub canals: Vec<CanalView>,
    /// CM-CON-6: the sections of all other canals.
    pub covered: Vec<CoveredView>,
    /// The joined sections.
    pub sections: Vec<SectionView>,
    /// The towns with a cube.
    pub cubes: Vec<Town>,
    /// Cubes in the basin.
    pub basin: u32,
    /// The towns a channel leads into.
    pub connected: Vec<Town>,
    /// Goods that are being placed.
    pub goods: Option<GoodsView>,
    /// Smeaton: the canal for which half a surveyor is left.
    pub half_surveyor: Option<Contract>,
    /// How the end was triggered, once it was.
    pub end: Option<EndView>,
    /// Rounds in a row in which nothing happened.
    pub quiet_rounds: u8,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Its colour, once it has one.
    pub colour: Option<PlayerColour>,
    /// Its engineer.
    pub engineer: Engineer,
    /// Its points.
    pub score: u16,
    /// How many cards it holds.
    pub hand_size: u8,
    /// CM-CARD-2: cards of its hand that everybody has seen, when the table tells them.
    pub shown: Vec<FaceCount>,
    /// Its other cards, if this audience may see them.
    pub hidden: Option<Vec<FaceCount>>,
    /// Its tiles that are left: stretches, locks, aqueducts, tunnels.
    pub supply: [u8; 4],
    /// Its open contracts.
    pub open: Vec<Contract>,
    /// CM-CON-6: how many contracts it has finished, when the table shows that.
    pub finished: Option<u8>,
    /// CM-CON-6: their value, when the table shows that.
    pub finished_value: Option<u16>,
}

/// A canal on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CanalView {
    /// Its contract.
    pub contract: Contract,
    /// Whose it is.
    pub owner: Seat,
    /// The terminal it begins at.
    pub from: Town,
    /// Its tiles in order.
    pub tiles: Vec<TileView>,
    /// Whether it is finished.
    pub finished: bool,
    /// Where its barge lies while it is under construction.
    pub barge: Option<BargeView>,
    /// The fewest tiles it still needs.
    pub to_go: u8,
    /// How many tiles its contract still allows.
    pub left: u8,
    /// What its tiles are worth.
    pub points: u16,
    /// The tiles that could come next, cards and supply aside.
    pub next: Vec<NextView>,
    /// The hexes that can still be used; only for the owner, while the canal is under construction.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Hex>>"))]
    pub course: Vec<Hex>,
    /// The fewest tiles that finish it; only for the owner, while the canal is under construction.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<CourseView>>"))]
    pub shortest: Vec<CourseView>,
}

/// A section of a finished canal whose contract lies face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CoveredView {
    /// Whose it is.
    pub owner: Seat,
    /// The town it begins at.
    pub from: Town,
    /// Its tiles in order; the last leads to the town it ends at.
    pub tiles: Vec<TileView>,
}

/// A tile on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TileView {
    /// Where it lies.
    pub hex: Hex,
    /// What it is.
    pub tile: Tile,
    /// The side its channel comes from.
    pub entry: Direction,
    /// The side its channel leads to.
    pub exit: Direction,
    /// The town it leads to.
    pub town: Option<Town>,
}

/// Where a barge lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BargeView {
    /// In this town.
    Town(Town),
    /// On the tile of this hex.
    Tile(Hex),
}

/// A tile that could come next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct NextView {
    /// Where it would lie.
    pub hex: Hex,
    /// The side its channel would come from.
    pub entry: Direction,
    /// The side its channel would lead to.
    pub exit: Direction,
    /// Whether another canal lies there, so that more cards are needed.
    pub crossing: bool,
    /// The fewest tiles the canal would still need after it.
    pub to_go: u8,
    /// How many tiles its contract would still allow after it.
    pub left: u8,
}

/// A joined section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SectionView {
    /// One town.
    pub from: Town,
    /// The other town.
    pub to: Town,
    /// Whose it is.
    pub owner: Seat,
    /// The contract it belongs to, if that lies open or the table tells it.
    pub contract: Option<Contract>,
}

/// Goods that are being placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GoodsView {
    /// Their colour, once it is named.
    pub colour: Option<TownColour>,
    /// How many are still to be placed.
    pub left: u8,
}

/// How the end was triggered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EndView {
    /// What triggered it.
    pub trigger: Trigger,
    /// The last round.
    pub last_round: u16,
}
