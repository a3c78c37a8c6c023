//! What is sent to a screen: the board once, the position each time it changes.

mod fill;

pub(crate) use fill::shown_of;

use crate::parts::{
    Direction, Engineer, Face, Ground, Hex, PlayerColour, Source, Tile, TownColour,
};
use crate::state::Trigger;
use serde::Serialize;
use towpath_core::Seat;

/// The board: it never changes during a game, so a screen asks for it once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Board {
    /// How many columns there are.
    pub columns: u8,
    /// How many rows there are.
    pub rows: u8,
    /// The hexes that can be built on.
    pub hexes: Vec<HexView>,
    /// The towns.
    pub towns: Vec<TownView>,
    /// The contracts.
    pub contracts: Vec<ContractView>,
    /// How many build cards of each face there are.
    pub deck: Vec<CardCount>,
    /// The score that triggers the end.
    pub goal: u16,
    /// What the ranks as a builder score.
    pub prizes: Vec<u16>,
}

/// A hex that can be built on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HexView {
    /// Its name.
    pub hex: Hex,
    /// Its ground.
    pub ground: Ground,
}

/// A town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TownView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it lies.
    pub hex: Hex,
    /// Its colour.
    pub colour: TownColour,
    /// Whether it is a city.
    pub city: bool,
}

/// A contract.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContractView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Ids of the towns it joins.
    pub terminals: [String; 2],
    /// Ids of the towns between.
    pub via: Vec<String>,
    /// The most tiles.
    pub value: u8,
    /// Whether it is a starting contract.
    pub start: bool,
    /// The fewest tiles it takes on an empty board.
    pub least: u8,
}

/// So many cards of a face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardCount {
    /// The face.
    pub face: Face,
    /// How many.
    pub count: u8,
}

/// The position as an audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The round, counted from 1.
    pub round: u16,
    /// The phase of the turn: 1, 2 or 3.
    pub phase: u8,
    /// What is to be decided.
    pub step: StepView,
    /// Who has to decide; `None` at the end.
    pub to_act: Option<Seat>,
    /// Who begins each round.
    pub start: Seat,
    /// The players, in the order of their seats.
    pub players: Vec<PlayerView>,
    /// Engineers beside the map.
    pub engineers_free: Vec<Engineer>,
    /// The face-up build cards; an empty place is `None`.
    pub display: Vec<Option<Face>>,
    /// How many cards the deck holds.
    pub deck: u16,
    /// The discards.
    pub discards: Vec<CardCount>,
    /// Ids of the contracts in the Parliament.
    pub parliament: Vec<String>,
    /// How many contracts the pile holds.
    pub pile: u8,
    /// The contract on top of the pile while it is known.
    pub pile_top: Option<String>,
    /// The canals on the map.
    pub canals: Vec<CanalView>,
    /// The joined sections.
    pub sections: Vec<SectionView>,
    /// Ids of the towns with a cube.
    pub cubes: Vec<String>,
    /// Cubes in the basin.
    pub basin: u32,
    /// Ids of the towns a channel leads into.
    pub connected: Vec<String>,
    /// Goods that are being placed.
    pub goods: Option<GoodsView>,
    /// Smeaton: the canal for which half a surveyor is left.
    pub half_surveyor: Option<String>,
    /// How the end was triggered.
    pub end: Option<EndView>,
    /// Rounds in a row in which nothing happened.
    pub quiet_rounds: u8,
}

/// What is to be decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepView {
    /// A colour.
    Colour,
    /// An action for the phase.
    Phase,
    /// An extra contract.
    Extra,
    /// More face-up cards; so many have been taken.
    Taking(u8),
    /// Whether to show the drawn card, which only its drawer sees.
    Declare(Option<Face>),
    /// The colour of white goods.
    Naming,
    /// Where a cube comes off.
    Removing,
    /// Where a cube goes.
    Placing,
    /// A tile, or the end of building.
    Building,
    /// Discards for a crossing; so many are left.
    Crossing(u8),
    /// The end of the turn.
    Closing,
    /// The last goods.
    LastGoods,
    /// Nothing.
    Over,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Its colour, once it has one.
    pub colour: Option<PlayerColour>,
    /// Its engineer.
    pub engineer: Engineer,
    /// Its points.
    pub score: u16,
    /// Where they come from.
    pub parts: Vec<(Source, u16)>,
    /// How many cards it holds.
    pub hand_size: u8,
    /// The cards everybody knows it holds.
    pub shown: Vec<CardCount>,
    /// Its other cards, if this audience may see them.
    pub hidden: Option<Vec<CardCount>>,
    /// Its tiles that are left.
    pub supply: Vec<(Tile, u8)>,
    /// Ids of its open contracts.
    pub open: Vec<String>,
    /// CM-CON-6: how many contracts it has finished, when the table shows that.
    pub finished: Option<u8>,
    /// CM-CON-6: their value, when the table shows that.
    pub finished_value: Option<u16>,
}

/// A canal on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CanalView {
    /// Id of its contract.
    pub contract: String,
    /// Whose it is.
    pub owner: Seat,
    /// Id of the terminal it begins at.
    pub from: String,
    /// Its tiles in order.
    pub tiles: Vec<TileView>,
    /// Whether it is finished.
    pub finished: bool,
    /// Where its barge lies while it is under construction.
    pub barge: Option<BargeView>,
    /// The fewest tiles it still needs.
    pub to_go: u8,
    /// What its tiles are worth.
    pub points: u16,
    /// The tiles that could come next, cards and supply aside.
    pub next: Vec<NextView>,
}

/// A tile on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileView {
    /// Where it lies.
    pub hex: Hex,
    /// What it is.
    pub tile: Tile,
    /// Where its channel comes from.
    pub entry: Direction,
    /// Where its channel leads.
    pub exit: Direction,
    /// Id of the town it leads to.
    pub town: Option<String>,
}

/// Where a barge lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BargeView {
    /// In this town.
    Town(String),
    /// On the tile of this hex.
    Tile(Hex),
}

/// A tile that could come next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NextView {
    /// Where.
    pub hex: Hex,
    /// Leading where.
    pub exit: Direction,
    /// Whether another canal lies there.
    pub crossing: bool,
    /// The fewest tiles the canal would still need after it.
    pub to_go: u8,
}

/// A joined section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SectionView {
    /// Id of one town.
    pub from: String,
    /// Id of the other town.
    pub to: String,
    /// Whose it is.
    pub owner: Seat,
    /// Id of the contract it belongs to.
    pub contract: String,
}

/// Goods that are being placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GoodsView {
    /// Their colour, once it is named.
    pub colour: Option<TownColour>,
    /// How many are still to be placed.
    pub left: u8,
}

/// How the end was triggered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EndView {
    /// By what: `score`, `contracts` or `quiet`.
    pub trigger: &'static str,
    /// The last round.
    pub last_round: u16,
}

impl Trigger {
    /// Its word in views and scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            Trigger::Score => "score",
            Trigger::Contracts => "contracts",
            Trigger::Quiet => "quiet",
        }
    }
}
