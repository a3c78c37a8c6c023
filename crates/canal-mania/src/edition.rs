//! The three data files: reading them, and naming every mistake with its line.

use crate::map::{CONTRACTS, Cell, ContractInfo, MAX_CELLS, MAX_SECTIONS, MAX_TOWNS};
use crate::map::{Map, Place, TownInfo};
use crate::parts::{Card, Contract, Direction, Face, Goods, Ground, Hex, Town, TownColour};
use crate::supply;
use crate::tree::{MAX_NODES, Soil, Tree};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::data::DataFile;
use table::{DataError, Edition};

/// The names of the files.
pub const FILES: [&str; 3] = ["map.toml", "contracts.toml", "build_deck.toml"];

/// The largest value of a contract: a canal's tiles are kept in so many places.
const MAX_VALUE: u8 = 16;
/// CM-COMP-4: six contracts are starting contracts.
const STARTING: u32 = 6;

/// The data that comes with the program.
pub fn builtin() -> Edition {
    Edition::of([
        (FILES[0], include_str!("../data/map.toml")),
        (FILES[1], include_str!("../data/contracts.toml")),
        (FILES[2], include_str!("../data/build_deck.toml")),
    ])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    grid: GridEntry,
    town: Vec<TownEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GridEntry {
    terrain: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownEntry {
    id: Spanned<String>,
    name: String,
    hex: Spanned<String>,
    colour: Spanned<String>,
    city: bool,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractFile {
    contract: Vec<ContractEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractEntry {
    id: Spanned<String>,
    name: String,
    terminals: [Spanned<String>; 2],
    via: Vec<Spanned<String>>,
    value: Spanned<u8>,
    start: bool,
    #[serde(rename = "source")]
    _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    kind: Spanned<String>,
    goods: Spanned<String>,
    count: Spanned<u8>,
}

/// Reads and checks the files.
///
/// # Errors
/// Every mistake found.
pub fn read(edition: &Edition) -> Result<Map, Vec<DataError>> {
    let files = FILES.map(|name| {
        edition.file(name).ok_or_else(|| DataError {
            file: name.to_owned(),
            line: None,
            message: "the file is missing; an edition is map.toml, contracts.toml and \
                      build_deck.toml"
                .to_owned(),
        })
    });
    let missing: Vec<DataError> = files.iter().filter_map(|f| f.clone().err()).collect();
    let [Ok(map_file), Ok(contract_file), Ok(deck_file)] = files else {
        return Err(missing);
    };
    let mut errors = Vec::new();
    let mut board = read_map(map_file, &mut errors);
    let deck = read_deck(deck_file, &mut errors);
    if let Some(board) = &mut board {
        read_contracts(contract_file, board, &mut errors);
    }
    match (board, deck) {
        (Some(board), Some(deck)) if errors.is_empty() => board.finish(deck, contract_file),
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

    /// Grows the canals and proves that each contract can be fulfilled.
    fn finish(self, deck: [u8; Face::COUNT], file: DataFile<'_>) -> Result<Map, Vec<DataError>> {
        let hexes: Vec<Hex> = self.cells.iter().map(|cell| cell.hex).collect();
        let towns: Vec<Hex> = self.towns.iter().map(|town| town.hex).collect();
        let tree = Tree::grow(&Soil {
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
        })?;
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

fn read_map(file: DataFile<'_>, errors: &mut Vec<DataError>) -> Option<Board> {
    let data: MapFile = file.read().map_err(|error| errors.push(error)).ok()?;
    let mut board = read_grid(file, &data.grid, errors)?;
    let mut town_cells: Vec<Hex> = Vec::new();
    for (index, entry) in data.town.iter().take(MAX_TOWNS).enumerate() {
        read_town(file, entry, index, &mut board, &mut town_cells, errors);
    }
    // Every T of the terrain must have become a town.
    for (row, line) in data.grid.terrain.iter().enumerate() {
        for (col, letter) in line.get_ref().chars().enumerate() {
            let hex = Hex {
                col: col as u8,
                row: row as u8,
            };
            if letter == 'T' && !town_cells.contains(&hex) {
                errors.push(file.error(line.span(), format!("no town stands at {hex}, marked T")));
            }
        }
    }
    // CM-COMP-1: each colour has one city and six towns.
    for colour in TownColour::ALL {
        let all = board.of_colour[colour.index()];
        let cities = (all & board.cities).count_ones();
        let plain = all.count_ones() - cities;
        if (cities, plain) != (1, 6) {
            errors.push(file.whole(format!(
                "{colour} has {cities} cities and {plain} towns; each colour has 1 city and 6 towns"
            )));
        }
    }
    Some(board)
}

fn read_grid(file: DataFile<'_>, grid: &GridEntry, errors: &mut Vec<DataError>) -> Option<Board> {
    let columns = grid.terrain.first().map_or(0, |line| line.get_ref().len());
    let rows = grid.terrain.len();
    if columns == 0 || columns > usize::from(Hex::COLUMNS) || rows > usize::from(Hex::ROWS) {
        errors.push(file.whole(format!(
            "the terrain has {columns} columns and {rows} rows; at least 1 and at most {} and {} \
             are possible",
            Hex::COLUMNS,
            Hex::ROWS
        )));
        return None;
    }
    let mut board = Board {
        columns: columns as u8,
        grid: Vec::with_capacity(columns * rows),
        cells: Vec::new(),
        towns: Vec::new(),
        cities: 0,
        of_colour: [0; 6],
        contracts: Vec::new(),
        starting: 0,
        places: Vec::new(),
    };
    let before = errors.len();
    for (row, line) in grid.terrain.iter().enumerate() {
        if line.get_ref().chars().count() != columns {
            errors.push(file.error(
                line.span(),
                format!("row {row} is not {columns} letters long as the first row is"),
            ));
        }
        for (col, letter) in line.get_ref().chars().enumerate() {
            let ground = match letter {
                'c' => Ground::Clear,
                'd' => Ground::Difficult,
                '.' | 'T' => {
                    board.grid.push(Place::Nothing);
                    continue;
                }
                _ => {
                    errors.push(file.error(
                        line.span(),
                        format!("'{letter}' is no terrain: c, d, T and . are"),
                    ));
                    continue;
                }
            };
            board.grid.push(Place::Cell(board.cells.len() as u16));
            board.cells.push(Cell {
                hex: Hex {
                    col: col as u8,
                    row: row as u8,
                },
                ground,
            });
        }
    }
    if board.cells.len() > MAX_CELLS {
        errors.push(file.whole(format!(
            "{} hexes can be built on; at most {MAX_CELLS} are possible",
            board.cells.len()
        )));
    }
    (errors.len() == before).then_some(board)
}

fn read_town(
    file: DataFile<'_>,
    entry: &TownEntry,
    index: usize,
    board: &mut Board,
    town_cells: &mut Vec<Hex>,
    errors: &mut Vec<DataError>,
) {
    let id = entry.id.get_ref();
    if let Err(problem) = check_id(id, board.towns.iter().map(|town| town.id.as_str())) {
        errors.push(file.error(entry.id.span(), problem));
    }
    let colour = TownColour::from_word(entry.colour.get_ref());
    if colour.is_none() {
        errors.push(file.error(
            entry.colour.span(),
            format!(
                "'{}' is no town colour: red, yellow, green, blue, black and purple are",
                entry.colour.get_ref()
            ),
        ));
    }
    let at = entry.hex.get_ref();
    let Some(hex) = Hex::from_word(at) else {
        errors.push(file.error(
            entry.hex.span(),
            format!("'{at}' is no hex: hexes are written like T25"),
        ));
        return;
    };
    if hex.col < board.columns && town_cells.contains(&hex) {
        errors.push(file.error(entry.hex.span(), format!("two towns stand at {at}")));
    }
    let cell = usize::from(hex.row) * usize::from(board.columns) + usize::from(hex.col);
    let free = hex.col < board.columns && board.grid.get(cell) == Some(&Place::Nothing);
    if !free && !town_cells.contains(&hex) {
        errors.push(file.error(entry.hex.span(), format!("the terrain at {at} is not T")));
        return;
    }
    // CM-BUILD-2: two neighbouring towns would have no tile between them.
    for side in Direction::ALL {
        if let Some(Place::Town(other)) = hex.neighbour(side).map(|hex| board.at(hex)) {
            let other = &board.towns[other.index()].name;
            errors.push(file.error(
                entry.hex.span(),
                format!("{} and {other} are neighbours; towns never are", entry.name),
            ));
        }
    }
    let town = Town(board.towns.len() as u8);
    debug_assert!(town.index() <= index);
    board.grid[cell] = Place::Town(town);
    town_cells.push(hex);
    let colour = colour.unwrap_or(TownColour::Red);
    board.of_colour[colour.index()] |= town.bit();
    if entry.city {
        board.cities |= town.bit();
    }
    board.towns.push(TownInfo {
        id: id.clone(),
        name: entry.name.clone(),
        hex,
        colour,
    });
}

fn read_contracts(file: DataFile<'_>, board: &mut Board, errors: &mut Vec<DataError>) {
    let data: ContractFile = match file.read() {
        Ok(data) => data,
        Err(error) => return errors.push(error),
    };
    if data.contract.len() != CONTRACTS {
        errors.push(file.whole(format!(
            "there are {} contracts; the game has {CONTRACTS}",
            data.contract.len()
        )));
    }
    for (index, entry) in data.contract.iter().take(CONTRACTS).enumerate() {
        if let Err(problem) = check_id(
            entry.id.get_ref(),
            board.contracts.iter().map(|contract| contract.id.as_str()),
        ) {
            errors.push(file.error(entry.id.span(), problem));
        }
        let mut town = |name: &Spanned<String>| {
            let wanted = name.get_ref();
            let found = board
                .towns
                .iter()
                .position(|town| town.name == *wanted || town.id == *wanted);
            if found.is_none() {
                errors.push(file.error(name.span(), format!("there is no town '{wanted}'")));
            }
            Town(found.unwrap_or(0) as u8)
        };
        let terminals = [town(&entry.terminals[0]), town(&entry.terminals[1])];
        let via = entry
            .via
            .iter()
            .fold(0u64, |set, name| set | town(name).bit());
        let ends = terminals[0].bit() | terminals[1].bit();
        if terminals[0] == terminals[1]
            || via & ends != 0
            || via.count_ones() as usize != entry.via.len()
        {
            errors.push(file.error(
                entry.id.span(),
                format!("'{}' names a town twice", entry.id.get_ref()),
            ));
        }
        let value = *entry.value.get_ref();
        if !(1..=MAX_VALUE).contains(&value) {
            errors.push(file.error(
                entry.value.span(),
                format!("a value of {value} is not possible: 1 to {MAX_VALUE} are"),
            ));
        }
        if entry.start {
            board.starting |= Contract(index as u8).bit();
        }
        board.places.push(entry.id.span());
        board.contracts.push(ContractInfo {
            id: entry.id.get_ref().clone(),
            name: entry.name.clone(),
            terminals,
            via,
            value,
        });
    }
    let starting = board.starting.count_ones();
    if starting != STARTING {
        errors.push(file.whole(format!(
            "{starting} contracts have start = true; the game has {STARTING}"
        )));
    }
}

fn read_deck(file: DataFile<'_>, errors: &mut Vec<DataError>) -> Option<[u8; Face::COUNT]> {
    let data: DeckFile = file.read().map_err(|error| errors.push(error)).ok()?;
    let mut deck = [0u8; Face::COUNT];
    for entry in &data.card {
        let card = Card::from_word(entry.kind.get_ref());
        if card.is_none() {
            errors.push(file.error(
                entry.kind.span(),
                format!(
                    "'{}' is no build card: stretch, lock, aqueduct, tunnel and surveyor are",
                    entry.kind.get_ref()
                ),
            ));
        }
        let goods = Goods::from_word(entry.goods.get_ref());
        if goods.is_none() {
            errors.push(file.error(
                entry.goods.span(),
                format!(
                    "'{}' is no goods symbol: the six town colours, white and none are",
                    entry.goods.get_ref()
                ),
            ));
        }
        let (Some(card), Some(goods)) = (card, goods) else {
            continue;
        };
        let face = Face::new(card, goods);
        let count = &mut deck[face.index()];
        if *count > 0 || *entry.count.get_ref() == 0 {
            errors.push(file.error(
                entry.count.span(),
                format!("{face} must be listed once, with a count of at least 1"),
            ));
        }
        *count = *entry.count.get_ref();
    }
    let total: u32 = deck.iter().map(|count| u32::from(*count)).sum();
    if !(5..=250).contains(&total) {
        errors.push(file.whole(format!("the deck has {total} cards; 5 to 250 are possible")));
    }
    Some(deck)
}

/// An id is a word of the notation.
fn check_id<'a>(id: &str, mut others: impl Iterator<Item = &'a str>) -> Result<(), String> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte == b'-' || byte.is_ascii_digit();
    if id.is_empty() || !id.bytes().all(plain) {
        return Err(format!(
            "'{id}' is no id: ids are lowercase letters, digits and hyphens"
        ));
    }
    if others.any(|other| other == id) {
        return Err(format!("'{id}' stands there twice"));
    }
    Ok(())
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
            "{} clear and {difficult} difficult hexes, {} towns, none beside another; each colour \
             has 1 city and 6 towns",
            map.cells.len() - difficult,
            map.towns.len()
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
