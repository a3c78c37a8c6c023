//! The map and its contracts: what never changes during a game.

use crate::parts::{Card, Face};
use crate::parts::{Contract, Direction, Goods, Ground, Hex, Town, TownColour, towns};
use crate::tree::Tree;

/// The most hexes that some canal can lie on. Other hexes do not count: nothing is ever built there.
pub const MAX_CELLS: usize = 1536;
/// The most towns: a set of them is one word.
pub const MAX_TOWNS: usize = 64;
/// CM-COMP-4: how many contracts there are.
pub const CONTRACTS: usize = 30;
/// The most canal sections there can be at once.
pub const MAX_SECTIONS: usize = 120;

/// A hex that can be built on, by its place in [`Map::cells`].
pub type CellId = u16;

/// Everything the data files tell, with what follows from it.
#[derive(Debug)]
pub struct Map {
    /// How many columns the board has.
    pub columns: u8,
    /// How many rows it has.
    pub rows: u8,
    /// The hexes that can be built on.
    pub cells: Vec<Cell>,
    /// CM-COMP-1: the towns and cities.
    pub towns: Vec<TownInfo>,
    /// The towns of each colour, cities included.
    pub of_colour: [u64; 6],
    /// All cities.
    pub cities: u64,
    /// The contracts.
    pub contracts: Vec<ContractInfo>,
    /// The starting contracts.
    pub starting: u32,
    /// CM-COMP-6: how many cards of each face the build deck has.
    pub deck: [u8; Face::COUNT],
    /// Every canal that can be finished.
    pub tree: Tree,
    /// What stands on each hex, by column and row.
    pub(crate) grid: Vec<Place>,
}

/// What a hex holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Sea, or off the board.
    Nothing,
    /// Ground to build on.
    Cell(CellId),
    /// A town.
    Town(Town),
}

/// A hex that can be built on.
#[derive(Copy, Clone, Debug)]
pub struct Cell {
    /// Where it lies.
    pub hex: Hex,
    /// What may be built there.
    pub ground: Ground,
}

/// A town or city.
#[derive(Clone, Debug)]
pub struct TownInfo {
    /// Its id in notation.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it lies.
    pub hex: Hex,
    /// Its colour.
    pub colour: TownColour,
}

/// A contract.
#[derive(Clone, Debug)]
pub struct ContractInfo {
    /// Its id in notation.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The towns it joins.
    pub terminals: [Town; 2],
    /// The towns it has to touch between them; CM-CON-7: others may lie on the canal too.
    pub via: u64,
    /// The most tiles the canal may have.
    pub value: u8,
}

impl Map {
    /// What a hex holds.
    pub fn at(&self, hex: Hex) -> Place {
        if hex.col >= self.columns || hex.row >= self.rows {
            return Place::Nothing;
        }
        self.grid[usize::from(hex.row) * usize::from(self.columns) + usize::from(hex.col)]
    }

    /// What lies on this side of a hex.
    pub fn beside(&self, hex: Hex, side: Direction) -> Place {
        hex.neighbour(side)
            .map_or(Place::Nothing, |hex| self.at(hex))
    }

    /// A town's facts.
    pub fn town(&self, town: Town) -> &TownInfo {
        &self.towns[town.index()]
    }

    /// A contract's facts.
    pub fn contract(&self, contract: Contract) -> &ContractInfo {
        &self.contracts[contract.index()]
    }

    /// A hex's facts.
    pub fn cell(&self, cell: CellId) -> Cell {
        self.cells[usize::from(cell)]
    }

    /// The town with this id.
    pub fn town_by_id(&self, id: &str) -> Option<Town> {
        let index = self.towns.iter().position(|town| town.id == id)?;
        Some(Town(index as u8))
    }

    /// The contract with this id, or the only one whose id begins so.
    pub fn contract_by_id(&self, id: &str) -> Option<Contract> {
        let found = |index: usize| Some(Contract(index as u8));
        if let Some(index) = self.contracts.iter().position(|c| c.id == id) {
            return found(index);
        }
        let mut matching = (0..self.contracts.len())
            .filter(|index| !id.is_empty() && self.contracts[*index].id.starts_with(id));
        let first = matching.next()?;
        matching.next().is_none().then_some(())?;
        found(first)
    }

    /// Which of a contract's terminals a town is.
    pub fn side(&self, contract: Contract, town: Town) -> Option<usize> {
        let terminals = &self.contract(contract).terminals;
        terminals.iter().position(|terminal| *terminal == town)
    }

    /// Every contract as a set.
    pub fn all_contracts(&self) -> u32 {
        u32::MAX >> (32 - self.contracts.len())
    }

    /// The ids of a set of towns, separated by spaces.
    pub fn town_ids(&self, set: u64) -> String {
        let ids: Vec<&str> = towns(set).map(|t| self.town(t).id.as_str()).collect();
        ids.join(" ")
    }

    /// How many build cards there are.
    pub fn deck_size(&self) -> u16 {
        self.deck.iter().map(|count| u16::from(*count)).sum()
    }

    /// How many build cards of a kind there are.
    pub fn deck_of(&self, card: Card) -> u16 {
        Goods::ALL
            .into_iter()
            .map(|goods| u16::from(self.deck[Face::new(card, goods).index()]))
            .sum()
    }
}
