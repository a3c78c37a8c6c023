//! Counting the components, and finding anew what the state keeps for speed.

use crate::CanalMania;
use crate::map::{MAX_CELLS, MAX_SECTIONS};
use crate::parts::{Contract, Face, Tile, contracts};
use crate::state::{CUBES, State, Step};
use crate::tree::{NodeId, Tree};
use towpath_core::{Notation, Seat};

/// Counts the components and recomputes what the state keeps for speed.
pub(super) fn audit(game: &CanalMania, state: &State) -> Result<(), String> {
    game.count_cards(state)?;
    game.count_contracts(state)?;
    game.count_tiles(state)?;
    game.count_people(state)?;
    let held = state.goods.map_or(0, |goods| u32::from(goods.held));
    // CM-COMP-3: fifteen cubes on the map, in hand and in the basin.
    if state.cubes.count_ones() + held > CUBES {
        return Err(format!("there are only {CUBES} cubes"));
    }
    if state
        .goods
        .is_some_and(|goods| goods.left > 2 || goods.held > goods.left)
    {
        return Err("at most two cubes are placed at a time".into());
    }
    Ok(())
}

impl CanalMania {
    fn count_cards(&self, state: &State) -> Result<(), String> {
        let mut all = state.deck.plus(&state.discards);
        for hand in &state.hands {
            all = all.plus(&hand.known).plus(&hand.hidden);
        }
        for face in state.display.iter().flatten() {
            all.add(*face);
        }
        for index in 0..Face::COUNT {
            let face = Face::from_index(index);
            let (have, want) = (all.count(face), self.map.deck[index]);
            if have != want {
                return Err(format!("{have} cards {face} instead of {want}"));
            }
        }
        if let Step::Declare { face: Some(face) } = state.step
            && state.hand(state.active).hidden.count(face) == 0
        {
            return Err(format!("the drawn {face} is not in the hand"));
        }
        Ok(())
    }

    /// CM-COMP-4: thirty contracts, each in one place.
    fn count_contracts(&self, state: &State) -> Result<(), String> {
        let top = state.top.map_or(0, Contract::bit);
        let places = [state.parliament, state.pile, top];
        let mut seen = 0;
        for set in places.iter().chain(&state.open).chain(&state.done) {
            if seen & set != 0 {
                return Err("a contract lies in two places".into());
            }
            seen |= set;
        }
        if seen != self.map.all_contracts() {
            return Err("a contract is missing".into());
        }
        for seat in (0..self.players).map(Seat::new) {
            // CM-CON-1: at most two of them open.
            if state.open_count(seat) > 2 {
                return Err(format!(
                    "{} has more than two open contracts",
                    self.seat_name(state, seat)
                ));
            }
            for contract in contracts(state.open[seat.index()] | state.done[seat.index()]) {
                let canal = state.canal(contract);
                let done = state.done[seat.index()] & contract.bit() != 0;
                if canal.owner != Some(seat) || self.map.tree.node(canal.node).finished != done {
                    let id = &self.map.contract(contract).id;
                    return Err(format!("the canal of {id} does not fit its contract"));
                }
            }
        }
        Ok(())
    }

    /// CM-COMP-2: 35 tiles a player, and what lies on the map is as it was kept.
    fn count_tiles(&self, state: &State) -> Result<(), String> {
        let tree = &self.map.tree;
        let mut used = [[0u8; 4]; 5];
        let mut built = [0u64; MAX_CELLS / 64];
        let mut sections = 0;
        for contract in contracts(self.map.all_contracts()) {
            let canal = state.canal(contract);
            let Some(owner) = canal.owner else { continue };
            let id = &self.map.contract(contract).id;
            let root = canal_root(tree, canal.node);
            if root / 2 != NodeId::from(contract.0) {
                return Err(format!("the canal of {id} belongs to another contract"));
            }
            let mut path = [0; 16];
            let mut last = None;
            for (place, node) in tree.path(canal.node, &mut path).iter().enumerate() {
                let node = tree.node(*node);
                let tile = canal.tile(place);
                if last == Some(tile) || !Tile::on(node.ground).contains(&tile) {
                    return Err(format!("tile {} of {id} cannot be a {tile}", place + 1));
                }
                last = node.town.is_none().then_some(tile);
                used[owner.index()][tile.index()] += 1;
                built[usize::from(node.cell) / 64] |= 1 << (node.cell % 64);
            }
            let tiles = tree.node(canal.node).tiles;
            if canal.kinds >> (2 * u32::from(tiles)) != 0 || canal.fresh > tiles {
                return Err(format!("the canal of {id} has tiles it has not"));
            }
            sections += tree.sections(canal.node).count();
        }
        for (used, left) in used.iter().zip(&state.supply) {
            for tile in Tile::ALL {
                if used[tile.index()] + left[tile.index()] != tile.supply() {
                    return Err(format!("a {tile} is missing or too many"));
                }
            }
        }
        if built != state.built || sections > MAX_SECTIONS {
            return Err("the map remembers other tiles than lie on it".into());
        }
        if state.connected != state.find_connected(tree) {
            return Err("the map remembers other connected towns than there are".into());
        }
        Ok(())
    }

    fn count_people(&self, state: &State) -> Result<(), String> {
        let players = usize::from(self.players);
        if state.active.index() >= players || state.start.index() >= players {
            return Err("nobody sits there".into());
        }
        for seat in (0..self.players).map(Seat::new) {
            let own = state.engineers.iter().filter(|at| **at == Some(seat));
            if own.count() != 1 {
                return Err("each player employs one engineer".into());
            }
            let colour = state.colours[seat.index()];
            let same = state.colours.iter().filter(|other| **other == colour);
            if colour.is_some() && same.count() > 1 {
                return Err("two players have the same colour".into());
            }
            if colour.is_none() && state.step != Step::Colour {
                return Err("a player has no colour".into());
            }
            // CM-TURN-6: only in one's own turn may a hand be larger.
            if seat != state.active && state.hand(seat).len() > self.rules.hand_limit {
                return Err(format!(
                    "{} holds too many cards",
                    self.seat_name(state, seat)
                ));
            }
        }
        Ok(())
    }
}

fn canal_root(tree: &Tree, mut node: NodeId) -> NodeId {
    while tree.node(node).tiles > 0 {
        node = tree.node(node).parent;
    }
    node
}
