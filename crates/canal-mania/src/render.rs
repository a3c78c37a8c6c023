//! The position as plain text for a terminal of 100 columns.

use crate::CanalMania;
use crate::cards::Cards;
use crate::information::InformationState;
use crate::map::Place;
use crate::parts::{Card, Contract, Direction, Engineer, Ground, Hex, Tile, contracts};
use crate::state::{State, Step};
use std::fmt::Write;
use towpath_core::{Notation, Seat};

/// The position as plain text.
pub(crate) fn render_text(game: &CanalMania, info: &InformationState) -> String {
    let mut text = String::new();
    game.render_map(&info.table, &mut text);
    game.render_table(info, &mut text);
    text
}

impl CanalMania {
    /// Each hex column is four letters wide; a row of hexes is two lines, the odd columns on the lower one.
    fn render_map(&self, state: &State, text: &mut String) {
        let map = &self.map;
        text.push_str("    ");
        for col in 0..map.columns {
            let _ = write!(text, "{}   ", char::from(b'A' + col));
        }
        end_line(text);
        let tops = self.top_tiles(state);
        for row in 0..map.rows {
            for low in 0..2 {
                match low {
                    0 => {
                        let _ = write!(text, "{row:>2}  ");
                    }
                    _ => text.push_str("      "),
                }
                let mut width = 0;
                let mut line = String::new();
                for col in (0..map.columns).filter(|col| col % 2 == low) {
                    let at = usize::from(col / 2) * 8;
                    while width < at {
                        line.push(' ');
                        width += 1;
                    }
                    let cell = self.render_hex(state, Hex { col, row }, &tops);
                    width += cell.chars().count();
                    line.push_str(&cell);
                }
                text.push_str(if low == 0 { "" } else { "  " });
                text.push_str(&line);
                end_line(text);
            }
        }
        text.push_str(
            "Towns: first letters, CITIES in capitals, * a cube. Tiles: colour letter, kind (s l a t), \
             where it leads,\n+ one of several. Ground: . clear, ^ difficult.\n",
        );
    }

    /// For each hex the last tile in the order of the contracts, and how many there are.
    fn top_tiles(&self, state: &State) -> Vec<(u8, String)> {
        let tree = &self.map.tree;
        let mut tops = vec![(0, String::new()); self.map.cells.len()];
        for contract in contracts(self.map.all_contracts()) {
            let canal = state.canal(contract);
            let Some(owner) = canal.owner else { continue };
            let colour = state.colour(owner).word();
            let mut path = [0; 16];
            for (place, id) in tree.path(canal.node, &mut path).iter().enumerate() {
                let node = tree.node(*id);
                let (count, mark) = &mut tops[usize::from(node.cell)];
                *count += 1;
                let letter = &colour[..1];
                let tile = &canal.tile(place).word()[..1];
                *mark = format!("{letter}{tile}{}", arrow(node.exit));
            }
        }
        tops
    }

    fn render_hex(&self, state: &State, hex: Hex, tops: &[(u8, String)]) -> String {
        match self.map.at(hex) {
            Place::Nothing => String::new(),
            Place::Town(town) => {
                let name = &self.map.town(town).name;
                let mut mark: String = name.chars().take(5).collect();
                if self.map.cities & town.bit() != 0 {
                    mark = mark.to_uppercase();
                }
                if state.cubes & town.bit() != 0 {
                    mark.push('*');
                }
                mark
            }
            Place::Cell(cell) => {
                let (count, mark) = &tops[usize::from(cell)];
                let ground = match self.map.cell(cell).ground {
                    Ground::Clear => ".",
                    Ground::Difficult => "^",
                };
                match count {
                    0 => ground.to_owned(),
                    1 => mark.clone(),
                    _ => format!("{mark}+"),
                }
            }
        }
    }

    fn render_table(&self, info: &InformationState, text: &mut String) {
        let state = &info.table;
        let _ = write!(text, "\nRound {}", state.round);
        if let Some((trigger, round)) = state.end {
            let last = self.last_round(round);
            let _ = write!(text, ", the last is {last} ({})", trigger.word());
        }
        match state.step {
            Step::Over => text.push_str(". The game is over.\n"),
            Step::LastGoods => {
                let _ = writeln!(
                    text,
                    ". Last goods: {}.",
                    self.seat_name(state, state.active)
                );
            }
            Step::Colour
            | Step::Phase
            | Step::Extra
            | Step::Taking { .. }
            | Step::Declare { .. }
            | Step::Naming
            | Step::Removing
            | Step::Placing
            | Step::Building
            | Step::Crossing { .. }
            | Step::Closing => {
                let who = self.seat_name(state, state.active);
                let _ = writeln!(text, ", phase {}: {who}.", state.phase);
            }
        }
        let faces: Vec<String> = state
            .display
            .iter()
            .map(|face| face.map_or("-".to_owned(), |face| face.to_string()))
            .collect();
        let _ = writeln!(
            text,
            "Face up: {}. Deck {}, discards {}.",
            faces.join(" "),
            info.deck_size(),
            state.discards.len()
        );
        let pile = state.pile.count_ones() + u32::from(state.top.is_some());
        let _ = writeln!(text, "Parliament (pile {pile}):");
        for contract in contracts(state.parliament) {
            let _ = writeln!(text, "  {}", self.contract_line(contract));
        }
        let free: Vec<&str> = Engineer::ALL
            .into_iter()
            .filter(|engineer| state.engineers[engineer.index()].is_none())
            .map(Engineer::word)
            .collect();
        if !free.is_empty() {
            let _ = writeln!(text, "Beside the map: {}.", free.join(", "));
        }
        let _ = writeln!(text, "Basin: {} cubes.", state.basin());
        for index in 0..self.players {
            self.render_player(info, Seat::new(index), text);
        }
    }

    fn contract_line(&self, contract: Contract) -> String {
        let info = self.map.contract(contract);
        let [one, other] = info.terminals.map(|town| self.town_id(town));
        let via = match info.via {
            0 => String::new(),
            via => format!(" by {}", self.map.town_ids(via)),
        };
        format!("{}: {one} to {other}{via}, value {}", info.id, info.value)
    }

    fn render_player(&self, info: &InformationState, seat: Seat, text: &mut String) {
        let state = &info.table;
        let supply: Vec<String> = Tile::ALL
            .iter()
            .map(|tile| format!("{} {tile}", state.supply[seat.index()][tile.index()]))
            .collect();
        let _ = writeln!(
            text,
            "{:<7} {:>3} points, {:<8} {}. Tiles: {}.",
            self.seat_name(state, seat),
            state.score(seat),
            state.engineer(seat).word(),
            self.render_hand(info, seat),
            supply.join(", ")
        );
        for contract in state.open_contracts(seat) {
            let canal = state.canal(contract);
            let node = self.map.tree.node(canal.node);
            let at = match node.town {
                Some(town) => self.town_id(town).to_owned(),
                None => {
                    let hex = self.map.cell(node.cell).hex;
                    format!("{hex} leading {}", node.exit)
                }
            };
            let _ = writeln!(
                text,
                "        {}; {} tiles, barge at {at}",
                self.contract_line(contract),
                node.tiles
            );
        }
    }

    fn render_hand(&self, info: &InformationState, seat: Seat) -> String {
        let hand = info.table.hand(seat);
        let list = |cards: &Cards| {
            let kinds: Vec<String> = Card::ALL
                .into_iter()
                .filter(|card| cards.of(*card) > 0)
                .map(|card| format!("{} {card}", cards.of(card)))
                .collect();
            kinds.join(", ")
        };
        // CM-CARD-2: cards taken face up are told to others only when the table remembers.
        let told = info.sees(seat) || self.secrecy.tells_cards(&info.table);
        let (seen, unseen) = match told {
            true => (
                list(&hand.known.plus(&hand.hidden)),
                info.unseen[seat.index()],
            ),
            false => (String::new(), info.hand_size(seat)),
        };
        match (seen.as_str(), unseen) {
            ("", 0) => "no cards".to_owned(),
            ("", unseen) => format!("{unseen} unseen"),
            (seen, 0) => format!("holds {seen}"),
            (seen, unseen) => format!("holds {seen} and {unseen} unseen"),
        }
    }
}

/// A line without blanks at its end.
fn end_line(text: &mut String) {
    let length = text.trim_end_matches(' ').len();
    text.truncate(length);
    text.push('\n');
}

const fn arrow(exit: Direction) -> &'static str {
    match exit {
        Direction::North => "↑",
        Direction::NorthEast => "↗",
        Direction::SouthEast => "↘",
        Direction::South => "↓",
        Direction::SouthWest => "↙",
        Direction::NorthWest => "↖",
    }
}
