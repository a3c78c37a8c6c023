//! Reading each of the three files.

use super::{Board, LEAST_CONTRACTS, MAX_VALUE, STARTING};
use crate::map::{CONTRACTS, Cell, ContractInfo, MAX_TOWNS, Place, TownInfo};
use crate::parts::{Card, Contract, Direction, Face, Goods, Ground, Hex, Town, TownColour};
use serde::Deserialize;
use serde_spanned::Spanned;
use std::collections::BTreeMap;
use towpath_core::DataError;
use towpath_core::data::DataFile;

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

pub(super) fn read_map(
    file: DataFile<'_>,
    errors: &mut Vec<DataError>,
    warnings: &mut Vec<DataError>,
) -> Option<Board> {
    let data: MapFile = file.read().map_err(|error| errors.push(error)).ok()?;
    let mut board = read_grid(file, &data.grid, errors)?;
    let mut town_cells: Vec<Hex> = Vec::new();
    if data.town.len() > MAX_TOWNS {
        let message = format!(
            "{} towns; at most {MAX_TOWNS} are possible",
            data.town.len()
        );
        errors.push(file.error(data.town[MAX_TOWNS].id.span(), message));
    }
    for entry in data.town.iter().take(MAX_TOWNS) {
        read_town(file, entry, &mut board, &mut town_cells, errors, warnings);
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
        if all == 0 {
            let message = format!("no town is {colour}: goods of this colour would go nowhere");
            errors.push(file.whole(message));
        } else if (cities, plain) != (1, 6) {
            warnings.push(file.whole(format!(
                "{colour} has {cities} cities and {plain} towns; each colour has 1 city and 6 towns \
                 in the rulebook"
            )));
        }
    }
    Some(board)
}

fn read_grid(file: DataFile<'_>, grid: &GridEntry, errors: &mut Vec<DataError>) -> Option<Board> {
    let columns = usual_length(&grid.terrain);
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
                format!(
                    "row {row} has {} letters; most rows have {columns}",
                    line.get_ref().chars().count()
                ),
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
    (errors.len() == before).then_some(board)
}

/// The length that most rows have; of several the longest.
fn usual_length(rows: &[Spanned<String>]) -> usize {
    let length = |row: &Spanned<String>| row.get_ref().chars().count();
    let mut counts = BTreeMap::new();
    for row in rows {
        *counts.entry(length(row)).or_insert(0) += 1;
    }
    let usual = counts
        .into_iter()
        .max_by_key(|(length, count)| (*count, *length));
    usual.map_or(0, |(length, _)| length)
}

fn read_town(
    file: DataFile<'_>,
    entry: &TownEntry,
    board: &mut Board,
    town_cells: &mut Vec<Hex>,
    errors: &mut Vec<DataError>,
    warnings: &mut Vec<DataError>,
) {
    let id = entry.id.get_ref();
    if let Err(problem) = check_id(id, board.towns.iter().map(|town| town.id.as_str())) {
        errors.push(file.error(entry.id.span(), problem));
    }
    let word = entry.colour.get_ref();
    let Some(colour) = TownColour::from_word(word) else {
        let known = TownColour::ALL.map(|colour| colour.to_string());
        let message =
            format!("'{word}' is no town colour: red, yellow, green, blue, black and purple are");
        let error = file.error(entry.colour.span(), message);
        errors.push(error.guessing(word, known.iter().map(String::as_str)));
        // The hex is a town's all the same, so that nothing else is said about it.
        town_cells.extend(Hex::from_word(entry.hex.get_ref()));
        return;
    };
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
            warnings.push(file.error(
                entry.hex.span(),
                format!(
                    "{} and {other} are neighbours: no canal can join them directly",
                    entry.name
                ),
            ));
        }
    }
    let town = Town(board.towns.len() as u8);
    board.grid[cell] = Place::Town(town);
    town_cells.push(hex);
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

pub(super) fn read_contracts(
    file: DataFile<'_>,
    board: &mut Board,
    errors: &mut Vec<DataError>,
    warnings: &mut Vec<DataError>,
) {
    let data: ContractFile = match file.read() {
        Ok(data) => data,
        Err(error) => return errors.push(error),
    };
    let count = data.contract.len();
    if !(LEAST_CONTRACTS..=CONTRACTS).contains(&count) {
        errors.push(file.whole(format!(
            "there are {count} contracts; {LEAST_CONTRACTS} to {CONTRACTS} are possible"
        )));
    } else if count != CONTRACTS {
        warnings.push(file.whole(format!(
            "there are {count} contracts; the printed game has {CONTRACTS}"
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
                let known = board.towns.iter().map(|town| town.name.as_str());
                let error = file.error(name.span(), format!("there is no town '{wanted}'"));
                errors.push(error.guessing(wanted, known));
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

pub(super) fn read_deck(
    file: DataFile<'_>,
    errors: &mut Vec<DataError>,
) -> Option<[u8; Face::COUNT]> {
    let data: DeckFile = file.read().map_err(|error| errors.push(error)).ok()?;
    let mut deck = [0u8; Face::COUNT];
    for entry in &data.card {
        let card = Card::from_word(entry.kind.get_ref());
        if card.is_none() {
            errors.push(
                file.error(
                    entry.kind.span(),
                    format!(
                        "'{}' is no build card: stretch, lock, aqueduct, tunnel and surveyor are",
                        entry.kind.get_ref()
                    ),
                )
                .guessing(
                    entry.kind.get_ref(),
                    ["stretch", "lock", "aqueduct", "tunnel", "surveyor"],
                ),
            );
        }
        let goods = Goods::from_word(entry.goods.get_ref());
        if goods.is_none() {
            errors.push(
                file.error(
                    entry.goods.span(),
                    format!(
                        "'{}' is no goods symbol: the six town colours, white and none are",
                        entry.goods.get_ref()
                    ),
                )
                .guessing(
                    entry.goods.get_ref(),
                    [
                        "red", "yellow", "green", "blue", "black", "purple", "white", "none",
                    ],
                ),
            );
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
