//! Reading the lines of a position.

use super::{number, source, usage};
use crate::CanalMania;
use crate::map::Place;
use crate::parts::{Contract, Direction, Engineer, Face, Hex, PlayerColour, Source, Tile};
use crate::parts::{Town, TownColour};
use crate::state::{Canal, Placing, State, Step, Then, Trigger};
use crate::tree::{NodeId, Tree};
use towpath_core::Seat;

/// Reads one line of a position.
pub(super) fn place(game: &CanalMania, state: &mut State, words: &[&str]) -> Result<(), String> {
    let (keyword, rest) = words.split_first().ok_or("a line has at least one word")?;
    match (*keyword, rest) {
        ("colours", names) => game.place_colours(state, names),
        ("start", [seat]) => {
            state.start = game.seat(state, seat)?;
            state.active = state.start;
            Ok(())
        }
        ("engineer", [seat, engineer]) => {
            let seat = game.seat(state, seat)?;
            place_engineer(state, seat, engineer)
        }
        ("hand", [seat, cards @ ..]) => {
            let seat = game.seat(state, seat)?;
            draw_out(state, cards, |state, face| {
                state.hands[seat.index()].hidden.add(face)
            })
        }
        ("shown", [seat, cards @ ..]) => {
            let seat = game.seat(state, seat)?;
            draw_out(state, cards, |state, face| {
                state.hands[seat.index()].known.add(face)
            })
        }
        ("display", cards) if cards.len() <= state.display.len() => place_display(state, cards),
        ("discards", cards) => draw_out(state, cards, |state, face| state.discards.add(face)),
        ("deck", cards) => {
            let mut deck = crate::cards::Cards::NONE;
            draw_out(state, cards, |_, face| deck.add(face))?;
            state.discards = state.discards.plus(&state.deck);
            state.deck = deck;
            Ok(())
        }
        ("shuffled", [times, drawn]) => {
            state.generation = number(times)?;
            state.drawn = number(drawn)?;
            Ok(())
        }
        ("cubes", names) => {
            for name in names {
                state.cubes |= game.town(name)?.bit();
            }
            Ok(())
        }
        ("score", [seat, points @ ..]) => {
            let seat = game.seat(state, seat)?;
            place_score(state, seat, points)
        }
        _ => game.place_canals(state, keyword, rest),
    }
}

impl CanalMania {
    fn place_canals(&self, state: &mut State, keyword: &str, rest: &[&str]) -> Result<(), String> {
        match (keyword, rest) {
            ("parliament", ids) => {
                for id in ids {
                    let contract = self.draw_contract_out(state, id)?;
                    state.parliament |= contract.bit();
                }
                Ok(())
            }
            ("top", [id]) => {
                state.top = Some(self.draw_contract_out(state, id)?);
                Ok(())
            }
            ("canal", [id, seat, town, tiles @ ..]) => {
                let contract = self.draw_contract_out(state, id)?;
                let seat = self.seat(state, seat)?;
                self.place_canal(state, contract, seat, (town, tiles))
            }
            ("fresh", [id, count]) => {
                let contract = self.contract(id)?;
                state.canals[contract.index()].fresh = number(count)?;
                Ok(())
            }
            ("returned", ids) => {
                for id in ids {
                    let contract = self.contract(id)?;
                    for open in &mut state.open {
                        *open &= !contract.bit();
                    }
                    state.parliament |= contract.bit();
                }
                Ok(())
            }
            ("half", [id]) => {
                state.half = Some(self.contract(id)?);
                Ok(())
            }
            _ => self.place_turn(state, keyword, rest),
        }
    }

    fn place_turn(&self, state: &mut State, keyword: &str, rest: &[&str]) -> Result<(), String> {
        match (keyword, rest) {
            ("round", [round]) => state.round = number(round)?,
            ("turns", [turns]) => state.turn = number(turns)?,
            ("turn", [seat]) => state.active = self.seat(state, seat)?,
            ("turn", [seat, phase @ ("1" | "2" | "3")]) => {
                state.active = self.seat(state, seat)?;
                state.phase = number(phase)?;
            }
            ("step", [name, args @ ..]) => state.step = read_step(state, name, args)?,
            ("goods", [colour, held, left, then @ ..]) => {
                state.goods = Some(Placing {
                    colour: match *colour {
                        "white" => None,
                        word => Some(TownColour::from_word(word).ok_or_else(|| usage("goods"))?),
                    },
                    held: number(held)?,
                    left: number(left)?,
                    then: match then {
                        ["taking", taken] => Then::Taking {
                            taken: number(taken)?,
                        },
                        ["refill"] => Then::Refill,
                        ["done"] => Then::Done,
                        _ => return Err(usage("goods")),
                    },
                });
            }
            ("quiet", [rounds]) => state.quiet = number(rounds)?,
            ("busy", []) => state.busy = true,
            ("end", [trigger, round]) => {
                let trigger = match *trigger {
                    "score" => Trigger::Score,
                    "contracts" => Trigger::Contracts,
                    "quiet" => Trigger::Quiet,
                    _ => return Err(usage("end")),
                };
                state.end = Some((trigger, number(round)?));
            }
            _ => return Err(usage(keyword)),
        }
        Ok(())
    }

    fn place_colours(&self, state: &mut State, names: &[&str]) -> Result<(), String> {
        if names.len() != usize::from(self.players) {
            return Err(format!("there are {} seats", self.players));
        }
        for (index, name) in names.iter().enumerate() {
            state.colours[index] = match *name {
                "-" => None,
                name => Some(PlayerColour::from_word(name).ok_or_else(|| usage("colours"))?),
            };
        }
        Ok(())
    }

    pub(super) fn contract(&self, id: &str) -> Result<Contract, String> {
        self.parse_contract(id).map_err(|error| error.message)
    }

    pub(super) fn town(&self, id: &str) -> Result<Town, String> {
        self.parse_town(id).map_err(|error| error.message)
    }

    fn draw_contract_out(&self, state: &mut State, id: &str) -> Result<Contract, String> {
        let contract = self.contract(id)?;
        if state.pile & contract.bit() == 0 {
            return Err(format!("the contract '{id}' is already somewhere else"));
        }
        state.pile &= !contract.bit();
        Ok(contract)
    }

    fn place_canal(
        &self,
        state: &mut State,
        contract: Contract,
        seat: Seat,
        (town, tiles): (&str, &[&str]),
    ) -> Result<(), String> {
        let from = self.town(town)?;
        let side = self
            .map
            .side(contract, from)
            .ok_or_else(|| format!("{town} is no terminal of that contract"))?;
        let mut laid: Vec<Wanted> = Vec::new();
        for text in tiles {
            match (self.map.town_by_id(text), laid.last_mut()) {
                (Some(town), Some(tile)) => tile.town = Some(town),
                _ => laid.push(self.read_tile(text)?),
            }
        }
        let node = self.find_canal(Tree::root(contract, side), &laid)?;
        let tree = &self.map.tree;
        let mut canal = Canal {
            node,
            owner: Some(seat),
            ..Canal::NONE
        };
        let mut path = [0; 16];
        for (place, id) in tree.path(node, &mut path).iter().enumerate() {
            let tile = laid[place].tile;
            canal.kinds |= (tile as u32) << (2 * place);
            let left = &mut state.supply[seat.index()][tile.index()];
            *left = left
                .checked_sub(1)
                .ok_or_else(|| format!("there are not so many tiles: {tile}"))?;
            let cell = tree.node(*id).cell;
            state.built[usize::from(cell) / 64] |= 1 << (cell % 64);
        }
        state.connected |= tree.touched(node);
        let sets = if tree.node(node).finished {
            &mut state.done
        } else {
            &mut state.open
        };
        sets[seat.index()] |= contract.bit();
        state.canals[contract.index()] = canal;
        Ok(())
    }

    fn read_tile(&self, text: &str) -> Result<Wanted, String> {
        let mut parts = text.split(':');
        let bad = || format!("'{text}' is no tile: write HEX:TILE or HEX:TILE:SIDE");
        let hex = parts.next().and_then(Hex::from_word).ok_or_else(bad)?;
        let tile = parts.next().and_then(Tile::from_word).ok_or_else(bad)?;
        let exit = match parts.next() {
            None => None,
            Some(side) => Some(Direction::from_word(side).ok_or_else(bad)?),
        };
        if parts.next().is_some() {
            return Err(bad());
        }
        let Place::Cell(cell) = self.map.at(hex) else {
            return Err(format!("nothing can be built at {hex}"));
        };
        Ok(Wanted {
            cell,
            tile,
            exit,
            town: None,
        })
    }

    /// The canal with these tiles. Where several lead on differently, a finished one is meant, then the one that
    /// touches fewest towns.
    fn find_canal(&self, root: NodeId, tiles: &[Wanted]) -> Result<NodeId, String> {
        let tree = &self.map.tree;
        let mut found = vec![root];
        for (place, wanted) in tiles.iter().enumerate() {
            found = found
                .into_iter()
                .flat_map(|id| {
                    let node = tree.node(id);
                    node.first..node.first + NodeId::from(node.children)
                })
                .filter(|id| {
                    let node = tree.node(*id);
                    node.cell == wanted.cell
                        && wanted.exit.is_none_or(|exit| exit == node.exit)
                        && (wanted.town.is_none() || wanted.town == node.town)
                })
                .collect();
            if found.is_empty() {
                return Err(format!(
                    "tile {} does not go on from the one before, or the canal could not be \
                     finished after it",
                    place + 1
                ));
            }
        }
        let rank = |id: &NodeId| (!tree.node(*id).finished, tree.touched(*id).count_ones());
        let best = found.iter().map(rank).min();
        found.retain(|id| Some(rank(id)) == best);
        match found.as_slice() {
            [only] => Ok(*only),
            _ => Err(
                "a tile can lead several ways: write its side, as in t25:lock:se, or after \
                      it the town it reaches"
                    .into(),
            ),
        }
    }
}

/// A tile of a position's line.
struct Wanted {
    cell: u16,
    tile: Tile,
    exit: Option<Direction>,
    town: Option<Town>,
}

/// Takes cards out of the deck for another place; `rest` is all that are left there.
fn draw_out(
    state: &mut State,
    cards: &[&str],
    mut put: impl FnMut(&mut State, Face),
) -> Result<(), String> {
    for word in cards {
        if *word == "rest" {
            let rest = std::mem::replace(&mut state.deck, crate::cards::Cards::NONE);
            for (face, count) in rest.faces() {
                (0..count).for_each(|_| put(state, face));
            }
            continue;
        }
        let face = match *word {
            "?" => state.deck.faces().max_by_key(|(_, count)| *count),
            word => Face::from_word(word).map(|face| (face, 1)),
        };
        let (face, _) = face.ok_or_else(|| format!("'{word}' is no build card"))?;
        if state.deck.count(face) == 0 {
            return Err(format!("there are not so many cards: {face}"));
        }
        state.deck.remove(face);
        put(state, face);
    }
    Ok(())
}

fn place_display(state: &mut State, cards: &[&str]) -> Result<(), String> {
    for (place, word) in cards.iter().enumerate() {
        if *word != "-" {
            draw_out(state, &[word], |state, face| {
                state.display[place] = Some(face)
            })?;
        }
    }
    Ok(())
}

/// The engineer changes places with the one the seat had.
fn place_engineer(state: &mut State, seat: Seat, word: &str) -> Result<(), String> {
    let new = Engineer::from_word(word).ok_or_else(|| usage("engineer"))?;
    let old = state.engineer(seat);
    state.engineers.swap(new.index(), old.index());
    Ok(())
}

fn place_score(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let points = &mut state.points[seat.index()];
    if let [total] = words {
        points[Source::Hauls.index()] = number(total)?;
        return Ok(());
    }
    for pair in words.chunks(2) {
        let [name, value] = pair else {
            return Err(usage("score"));
        };
        points[source(name)?.index()] = number(value)?;
    }
    let total: u32 = points.iter().map(|points| u32::from(*points)).sum();
    (total <= 1000)
        .then_some(())
        .ok_or_else(|| "nobody scores that much".into())
}

fn read_step(state: &State, name: &str, args: &[&str]) -> Result<Step, String> {
    let step = match (name, args) {
        ("colour", []) => Step::Colour,
        ("phase", []) => Step::Phase,
        ("extra", []) => Step::Extra,
        ("taking", [taken]) => Step::Taking {
            taken: number(taken)?,
        },
        // The card just drawn is as good as any other of the hidden ones.
        ("declare", ["?"]) => Step::Declare {
            face: state.hands[state.active.index()]
                .hidden
                .faces()
                .next()
                .map(|(face, _)| face),
        },
        ("declare", [face]) => Step::Declare {
            face: Some(Face::from_word(face).ok_or_else(|| format!("'{face}' is no build card"))?),
        },
        ("naming", []) => Step::Naming,
        ("removing", []) => Step::Removing,
        ("placing", []) => Step::Placing,
        ("building", []) => Step::Building,
        ("crossing", [left @ ("1" | "2")]) => Step::Crossing {
            left: number(left)?,
        },
        ("closing", []) => Step::Closing,
        ("last-goods", []) => Step::LastGoods,
        ("over", []) => Step::Over,
        _ => return Err(usage("step")),
    };
    Ok(step)
}
