//! Whether a tile may be laid or taken back: the place, the kind, the cards.

use crate::CanalMania;
use crate::action::Laying;
use crate::map::Place;
use crate::parts::{Contract, Direction, Hex, Tile};
use crate::refusal::Refusal;
use crate::state::{Barge, Canal, State};
use towpath_core::Seat;

impl CanalMania {
    pub(crate) fn check_lay(
        &self,
        state: &State,
        seat: Seat,
        laying: &Laying,
    ) -> Result<(), Refusal> {
        let contract = laying.contract;
        // CM-BUILD-11: a canal is built whole, so that only open contracts have tiles laid for them.
        if state.open_count(seat) == 0 {
            return Err(Refusal::NoneOpen);
        }
        if state.open[seat.index()] & contract.bit() == 0 {
            return Err(Refusal::NotOpen { contract });
        }
        self.check_hex(state, laying)?;
        self.check_tile(state, seat, laying)?;
        let purse = self.purse(state, seat, contract);
        purse.check(laying.tile, &laying.pay)?;
        // CM-BUILD-10: a tile on top of another canal's costs two more cards of any kind.
        let have = state.hand(seat).len() - laying.pay.size();
        if let Place::Cell(cell) = self.map.at(laying.hex)
            && have < self.crossing_cards(state, cell)
        {
            return Err(Refusal::CrossingCards { have });
        }
        Ok(())
    }

    /// Whether a tile of any kind may lie there and lead on so.
    fn check_hex(&self, state: &State, laying: &Laying) -> Result<(), Refusal> {
        let Laying {
            contract,
            hex,
            exit,
            ..
        } = *laying;
        let tree = &self.map.tree;
        let canal = state.canal(contract);
        let cell = match self.map.at(hex) {
            Place::Nothing => return Err(Refusal::OffMap { hex }),
            // CM-BUILD-2: never on a town.
            Place::Town(town) => return Err(Refusal::OnTown { town }),
            Place::Cell(cell) => cell,
        };
        if tree.child(canal.node, cell, exit).is_some() {
            return Ok(());
        }
        let heading = self.heading(state, contract, hex)?;
        // CM-BUILD-1: straight or a wide curve.
        if !heading.exits().contains(&exit) {
            return Err(Refusal::SharpTurn { hex, exit });
        }
        if tree.covers(canal.node, cell) {
            return Err(Refusal::CrossesItself { hex });
        }
        Err(self.why_unfinishable(canal, laying))
    }

    /// CM-BUILD-4: building goes on beside the barge: where the last tile leads, or around the town it reached. Tells
    /// with which heading the canal comes into this hex.
    fn heading(&self, state: &State, contract: Contract, hex: Hex) -> Result<Direction, Refusal> {
        let not_joined = |next, town| Refusal::NotJoined { hex, next, town };
        match state.barge(&self.map.tree, contract) {
            Barge::Tile(last, exit) => {
                let next = self.map.cell(last).hex.neighbour(exit);
                let joined = next == Some(hex);
                joined.then_some(exit).ok_or(not_joined(next, None))
            }
            Barge::Town(town) => {
                let from = self.map.town(town).hex;
                from.side_of(hex).ok_or(not_joined(None, Some(town)))
            }
        }
    }

    /// Why a tile that joins its canal well must not be laid all the same.
    fn why_unfinishable(&self, canal: &Canal, laying: &Laying) -> Refusal {
        let tree = &self.map.tree;
        let info = self.map.contract(laying.contract);
        let node = tree.node(canal.node);
        let next = self.map.beside(laying.hex, laying.exit);
        let start = self.start_of(canal);
        let goal = info.terminals[usize::from(start == info.terminals[0])];
        let touched = tree.touched(canal.node) | start.bit();
        let missing = info.via & !touched;
        if let Place::Town(town) = next {
            if touched & town.bit() != 0 {
                return Refusal::TownTwice { town };
            }
            if town == goal && missing != 0 {
                return Refusal::ViaMissing { missing };
            }
        }
        let tiles = node.tiles + 1;
        let need = tree.least((next, laying.exit), missing, goal);
        match info.value.saturating_sub(tiles) {
            // CM-BUILD-9: the contract's last tile has to finish the canal.
            0 => Refusal::TooLong {
                value: info.value,
                need: need.map(|need| tiles + need),
            },
            left => Refusal::CannotFinish { left, need },
        }
    }

    /// Whether this kind of tile may be laid there.
    fn check_tile(&self, state: &State, seat: Seat, laying: &Laying) -> Result<(), Refusal> {
        let tile = laying.tile;
        if let Place::Cell(cell) = self.map.at(laying.hex) {
            // CM-BUILD-6: the tile has to suit the ground.
            let ground = self.map.cell(cell).ground;
            if !Tile::on(ground).contains(&tile) {
                return Err(Refusal::WrongGround { tile, ground });
            }
        }
        let canal = state.canal(laying.contract);
        // CM-BUILD-8: two tiles of a kind never follow one another in a section.
        if canal.last_in_section(self.map.tree.node(canal.node)) == Some(tile) {
            return Err(Refusal::SameKind { tile });
        }
        // CM-BUILD-12: only one's own tiles.
        if state.supply[seat.index()][tile.index()] == 0 {
            return Err(Refusal::NoTileLeft { tile });
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn check_lift(
        &self,
        state: &State,
        seat: Seat,
        contract: Contract,
    ) -> Result<(), Refusal> {
        if state.open[seat.index()] & contract.bit() == 0 {
            return Err(Refusal::NotOpen { contract });
        }
        let canal = state.canal(contract);
        if self.map.tree.is_root(canal.node) {
            return Err(Refusal::NothingToLift { contract });
        }
        // CM-BUILD-16: only tiles of earlier turns; those of this turn can be undone.
        if canal.fresh > 0 {
            return Err(Refusal::LaidThisTurn { contract });
        }
        Ok(())
    }
}
