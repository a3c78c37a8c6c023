//! The three data files: reading them, and naming every mistake with its line.

mod files;

use crate::map::{Cell, ContractInfo, MAX_CELLS, MAX_SECTIONS, Map, Place, TownInfo};
use crate::parts::{Card, Contract, Face, Goods, Ground, Hex};
use crate::supply;
use crate::tree::{MAX_NODES, Site, Tree};
use files::{read_contracts, read_deck, read_map};
use towpath_core::data::{ABOUT, DataFile};
use towpath_core::{DataError, Edition};

/// The names of the files.
pub const FILES: [&str; 3] = ["map.toml", "contracts.toml", "build_deck.toml"];

/// The largest value of a contract: a canal's tiles are kept in so many places.
const MAX_VALUE: u8 = 16;
/// CM-COMP-4: six contracts are starting contracts.
const STARTING: u32 = 6;
/// The fewest contracts: the starting ones, and one more for the pile.
const LEAST_CONTRACTS: usize = STARTING as usize + 1;

/// The data that comes with the program.
pub fn builtin() -> Edition {
    Edition::of([
        (FILES[0], include_str!("../data/map.toml")),
        (FILES[1], include_str!("../data/contracts.toml")),
        (FILES[2], include_str!("../data/build_deck.toml")),
    ])
}

/// A small map with a comment on every field.
pub fn template() -> Edition {
    Edition::of([
        (FILES[0], include_str!("../data/template/map.toml")),
        (FILES[1], include_str!("../data/template/contracts.toml")),
        (FILES[2], include_str!("../data/template/build_deck.toml")),
        (ABOUT, include_str!("../data/template/edition.toml")),
    ])
}

/// Reads and checks the files.
///
/// # Errors
/// Every mistake found.
pub fn read(edition: &Edition) -> Result<Map, Vec<DataError>> {
    read_with_warnings(edition).map(|(map, _)| map)
}

/// Reads and checks the files, and notes what is unusual about them.
///
/// # Errors
/// Every mistake found.
pub fn read_with_warnings(edition: &Edition) -> Result<(Map, Vec<DataError>), Vec<DataError>> {
    let files = FILES.map(|name| {
        edition.file(name).ok_or_else(|| {
            let message =
                "the file is missing; an edition is map.toml, contracts.toml and build_deck.toml";
            DataError::of_file(name, message)
        })
    });
    let missing: Vec<DataError> = files.iter().filter_map(|f| f.clone().err()).collect();
    let [Ok(map_file), Ok(contract_file), Ok(deck_file)] = files else {
        return Err(missing);
    };
    let (mut errors, mut warnings) = (Vec::new(), Vec::new());
    let mut board = read_map(map_file, &mut errors, &mut warnings);
    let deck = read_deck(deck_file, &mut errors);
    if let Some(board) = &mut board {
        read_contracts(contract_file, board, &mut errors, &mut warnings);
    }
    match (board, deck) {
        (Some(board), Some(deck)) if errors.is_empty() => {
            let map = board.finish(deck, contract_file)?;
            Ok((map, warnings))
        }
        _ => Err(errors),
    }
}

/// The map while it is being read.
struct Board {
    columns: u8,
    grid: Vec<Place>,
    cells: Vec<Cell>,
    towns: Vec<TownInfo>,
    cities: u64,
    of_colour: [u64; 6],
    contracts: Vec<ContractInfo>,
    starting: u32,
    /// Where each contract stands in its file, for errors.
    places: Vec<std::ops::Range<usize>>,
}

impl Board {
    fn at(&self, hex: Hex) -> Place {
        let columns = usize::from(self.columns);
        if hex.col >= self.columns {
            return Place::Nothing;
        }
        let index = usize::from(hex.row) * columns + usize::from(hex.col);
        self.grid.get(index).copied().unwrap_or(Place::Nothing)
    }

    /// Every canal that can be finished.
    fn grow(&self, file: DataFile<'_>) -> Result<Tree, Vec<DataError>> {
        let hexes: Vec<Hex> = self.cells.iter().map(|cell| cell.hex).collect();
        let towns: Vec<Hex> = self.towns.iter().map(|town| town.hex).collect();
        Tree::grow(&Site {
            at: &|hex| self.at(hex),
            ground: &|cell| self.cells[usize::from(cell)].ground,
            cells: &hexes,
            towns: &towns,
            contracts: &self.contracts,
        })
        .map_err(|large| {
            let index = large.contract.index();
            vec![file.error(
                self.places[index].clone(),
                format!(
                    "there are too many ways to build '{}' and those before it (more than \
                     {MAX_NODES} canals begun): lower its value",
                    self.contracts[index].id
                ),
            )]
        })
    }

    /// Numbers the hexes anew so that those on which some canal can lie come first; returns how many those are.
    fn bring_used_forward(&mut self, tree: &Tree) -> usize {
        let mut used = vec![false; self.cells.len()];
        for contract in 0..self.contracts.len() {
            for side in 0..2 {
                tree.mark_cells(Tree::root(Contract(contract as u8), side), &mut used);
            }
        }
        let mut order: Vec<usize> = (0..self.cells.len()).collect();
        order.sort_by_key(|cell| !used[*cell]);
        let mut number = vec![0; order.len()];
        for (new, old) in order.iter().enumerate() {
            number[*old] = new as u16;
        }
        self.cells = order.iter().map(|old| self.cells[*old]).collect();
        for place in &mut self.grid {
            if let Place::Cell(cell) = place {
                *cell = number[usize::from(*cell)];
            }
        }
        used.iter().filter(|used| **used).count()
    }

    /// Grows the canals and proves that each contract can be fulfilled.
    fn finish(
        mut self,
        deck: [u8; Face::COUNT],
        file: DataFile<'_>,
    ) -> Result<Map, Vec<DataError>> {
        let mut tree = self.grow(file)?;
        if self.cells.len() > MAX_CELLS {
            let used = self.bring_used_forward(&tree);
            if used > MAX_CELLS {
                return Err(vec![file.whole(format!(
                    "the canals could lie on {used} hexes; at most {MAX_CELLS} are possible"
                ))]);
            }
            tree = self.grow(file)?;
        }
        let mut errors = Vec::new();
        let mut sections = 0;
        for (index, info) in self.contracts.iter().enumerate() {
            let root = Tree::root(Contract(index as u8), 0);
            let mut refuse = |message| errors.push(file.error(self.places[index].clone(), message));
            let Some(found) = supply::survey(&tree, root) else {
                refuse(format!(
                    "'{}' cannot be built within its value of {} tiles",
                    info.id, info.value
                ));
                continue;
            };
            sections += found.sections;
            if !found.buildable {
                refuse(format!(
                    "'{}' cannot be built from one player's 16 stretches, 12 locks, 4 aqueducts \
                     and 3 tunnels",
                    info.id
                ));
            }
        }
        if sections > MAX_SECTIONS {
            errors.push(file.whole(format!(
                "all canals together could have {sections} sections; at most {MAX_SECTIONS} are \
                 possible"
            )));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(Map {
            columns: self.columns,
            rows: (self.grid.len() / usize::from(self.columns)) as u8,
            cells: self.cells,
            towns: self.towns,
            of_colour: self.of_colour,
            cities: self.cities,
            contracts: self.contracts,
            starting: self.starting,
            deck,
            tree,
            grid: self.grid,
        })
    }
}

/// What was found to hold, for people who check an edition.
pub fn findings(map: &Map) -> Vec<String> {
    let difficult = map
        .cells
        .iter()
        .filter(|cell| cell.ground == Ground::Difficult)
        .count();
    let symbols: u16 = Goods::ALL
        .into_iter()
        .filter(|goods| *goods != Goods::None)
        .flat_map(|goods| Card::ALL.map(|card| u16::from(map.deck[Face::new(card, goods).index()])))
        .sum();
    let kinds: Vec<String> = Card::ALL
        .iter()
        .map(|card| format!("{} {card}", map.deck_of(*card)))
        .collect();
    let values: u32 = map.contracts.iter().map(|c| u32::from(c.value)).sum();
    let least: u32 = (0..map.contracts.len())
        .map(|index| u32::from(map.tree.to_go(Tree::root(Contract(index as u8), 0))))
        .sum();
    vec![
        format!(
            "{} clear and {difficult} difficult hexes, {} towns, {} of them cities",
            map.cells.len() - difficult,
            map.towns.len(),
            map.cities.count_ones()
        ),
        format!(
            "{} contracts worth {values}, {STARTING} of them starting contracts; each can be built \
             within its value from one player's tiles (shortest canals together: {least} tiles)",
            map.contracts.len()
        ),
        format!("{} canals begun or finished are possible", map.tree.size()),
        format!(
            "{} build cards ({}), {symbols} with a goods symbol",
            map.deck_size(),
            kinds.join(", ")
        ),
    ]
}
