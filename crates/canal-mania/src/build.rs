//! Building: laying tiles, taking them back, finishing canals.

use crate::action::{Action, Event, Laying};
use crate::game::CanalMania;
use crate::map::Place;
use crate::parts::{Card, Contract, Direction, Face, Hex, PlayerColour, Source, Tile, towns};
use crate::payment::{Purse, Ways};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Barge, Canal, State, Step};
use towpath_core::{Chance, Events, Seat};

/// CM-BUILD-10: cards discarded for a crossing, besides the tile's own price.
const CROSSING: u8 = 2;

impl CanalMania {
    pub(crate) fn purse(&self, state: &State, seat: Seat, contract: Contract) -> Purse {
        Purse {
            kinds: state.hand(seat).kinds(),
            engineer: state.engineer(seat),
            half: state.half == Some(contract),
        }
    }

    /// Every tile a seat may lay, with every way to pay for it.
    pub fn legal_tiles(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let tree = &self.map.tree;
        let supply = state.supply[seat.index()];
        let mut purse = Purse {
            kinds: state.hand(seat).kinds(),
            engineer: state.engineer(seat),
            half: false,
        };
        let cards: u8 = purse.kinds.iter().sum();
        let mut ways: [Option<Ways>; 4] = [None; 4];
        // CM-BUILD-5: both open canals may be extended, in any order.
        for contract in state.open_contracts(seat) {
            // The payments for both canals are the same unless Smeaton's half belongs to one of them.
            let half = state.half == Some(contract);
            if purse.half != half {
                purse.half = half;
                ways = [None; 4];
            }
            if cards == 0 && !half {
                continue;
            }
            let canal = state.canal(contract);
            let last = canal.last_in_section(tree.node(canal.node));
            for child in tree.children(canal.node) {
                let crossing = if state.is_built(child.cell) {
                    CROSSING
                } else {
                    0
                };
                let hex = self.map.cell(child.cell).hex;
                for tile in Tile::on(child.ground) {
                    // CM-BUILD-8 and CM-BUILD-12, as in `check_tile`.
                    if last == Some(tile) || supply[tile.index()] == 0 {
                        continue;
                    }
                    let ways = ways[tile.index()].get_or_insert_with(|| purse.ways(tile));
                    for pay in ways.as_slice() {
                        if pay.size() + crossing <= cards {
                            actions.push(Action::Lay(Laying {
                                contract,
                                hex,
                                exit: child.exit,
                                tile,
                                pay: *pay,
                            }));
                        }
                    }
                }
            }
        }
    }

    /// CM-BUILD-16: the canals whose last tile may be taken back.
    pub(crate) fn legal_lifts(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        for contract in state.open_contracts(seat) {
            if self.check_lift(state, seat, contract).is_ok() {
                actions.push(Action::Lift(contract));
            }
        }
    }

    pub(crate) fn check_lay(
        &self,
        state: &State,
        seat: Seat,
        laying: &Laying,
    ) -> Result<(), Refusal> {
        let contract = laying.contract;
        // CM-BUILD-11: a canal is built whole, so that only open contracts have tiles laid for them.
        if state.open[seat.index()] & contract.bit() == 0 {
            return Err(Refusal::NotOpen { contract });
        }
        self.check_hex(state, laying)?;
        self.check_tile(state, seat, laying)?;
        let purse = self.purse(state, seat, contract);
        purse.check(laying.tile, &laying.pay)?;
        // CM-BUILD-10: a tile on top of another canal's costs two more cards of any kind.
        let have = state.hand(seat).len() - laying.pay.size();
        match self.map.at(laying.hex) {
            Place::Cell(cell) if state.is_built(cell) && have < CROSSING => {
                Err(Refusal::CrossingCards { have })
            }
            _ => Ok(()),
        }
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
        // CM-BUILD-4: building goes on beside the barge: where the last tile leads, or around the town it reached.
        let heading = match state.barge(tree, contract) {
            Barge::Tile(last, exit) => {
                let next = self.map.cell(last).hex.neighbour(exit);
                let town = None;
                (next == Some(hex))
                    .then_some(exit)
                    .ok_or(Refusal::NotJoined { hex, next, town })?
            }
            Barge::Town(town) => {
                let from = self.map.town(town).hex;
                let (next, town) = (None, Some(town));
                Direction::ALL
                    .into_iter()
                    .find(|side| from.neighbour(*side) == Some(hex))
                    .ok_or(Refusal::NotJoined { hex, next, town })?
            }
        };
        // CM-BUILD-1: straight or a wide curve.
        if !heading.exits().contains(&exit) {
            return Err(Refusal::SharpTurn { hex, exit });
        }
        if tree.covers(canal.node, cell) {
            return Err(Refusal::CrossesItself { hex });
        }
        Err(self.why_unfinishable(canal, laying))
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

    /// The terminal a canal began at.
    pub(crate) fn start_of(&self, canal: &Canal) -> crate::parts::Town {
        let tree = &self.map.tree;
        let mut node = tree.node(canal.node);
        while node.tiles > 0 {
            node = tree.node(node.parent);
        }
        node.town.expect("a root of the tree is a terminal")
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
        if self.map.tree.node(canal.node).tiles == 0 {
            return Err(Refusal::NothingToLift { contract });
        }
        // CM-BUILD-16: only tiles of earlier turns; those of this turn can be undone.
        if canal.fresh > 0 {
            return Err(Refusal::LaidThisTurn { contract });
        }
        Ok(())
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    pub(crate) fn lay(&mut self, seat: Seat, laying: Laying) {
        let map = self.map;
        let contract = laying.contract;
        let Place::Cell(cell) = map.at(laying.hex) else {
            return;
        };
        let before = self.state.canal(contract).node;
        let Some(node) = map.tree.child(before, cell, laying.exit) else {
            return;
        };
        let child = map.tree.node(node);
        let paid = self.pay(seat, &laying);

        let state = &mut *self.state;
        let canal = &mut state.canals[contract.index()];
        canal.node = node;
        canal.kinds |= (laying.tile as u32) << (2 * (child.tiles - 1));
        canal.fresh += 1;
        state.supply[seat.index()][laying.tile.index()] -= 1;
        state.connected |= map.tree.touched(node);
        state.busy = true;
        let crossing = state.is_built(cell);
        state.built[usize::from(cell) / 64] |= 1 << (cell % 64);
        state.step = if crossing {
            Step::Crossing { left: CROSSING }
        } else {
            Step::Building
        };
        let who = self.who(seat);
        self.tell(Event::Laid { who, laying, paid });
        if child.town.is_some() {
            self.tell_section(who, node);
        }
        if child.finished {
            self.finish(seat, contract);
        }
    }

    /// CM-BUILD-17: the cards leave the hand at once; nothing is drawn before the action ends, so that this is the same
    /// as discarding them then.
    fn pay(&mut self, seat: Seat, laying: &Laying) -> [Option<Face>; 3] {
        let contract = laying.contract;
        let purse = self.game.purse(self.state, seat, contract);
        self.state.half = purse
            .leaves_half(laying.tile, &laying.pay)
            .then_some(contract);
        let mut paid = [None; 3];
        for (place, face) in paid[..usize::from(laying.pay.size())]
            .iter_mut()
            .enumerate()
        {
            let own = place < usize::from(laying.pay.cards);
            let card = if own { laying.pay.card } else { Card::Surveyor };
            *face = self.spend(seat, card);
        }
        paid
    }

    fn tell_section(&mut self, who: PlayerColour, node: u16) {
        if let Some((from, to)) = self.map.tree.sections(node).next() {
            self.tell(Event::Joined { who, from, to });
        }
    }

    /// CM-BUILD-13 and CM-BUILD-14: a canal that reaches the other terminal scores at once.
    fn finish(&mut self, seat: Seat, contract: Contract) {
        let state = &mut *self.state;
        state.open[seat.index()] &= !contract.bit();
        state.done[seat.index()] |= contract.bit();
        state.half = None;
        let canal = &mut state.canals[contract.index()];
        canal.fresh = 0;
        let points = canal.points();
        let who = self.who(seat);
        self.tell(Event::Finished {
            who,
            contract,
            points,
        });
        self.score(seat, points, Source::Canals);
    }

    /// CM-BUILD-16: the tile goes back to the supply, the barge one back, the cards stay where they are.
    pub(crate) fn lift(&mut self, seat: Seat, contract: Contract) {
        let tree = &self.map.tree;
        let state = &mut *self.state;
        let canal = &mut state.canals[contract.index()];
        let node = tree.node(canal.node);
        let place = usize::from(node.tiles) - 1;
        let tile = canal.tile(place);
        canal.node = node.parent;
        canal.kinds &= !(3 << (2 * place));
        state.supply[seat.index()][tile.index()] += 1;
        // A tile of another canal may lie on the same hex, and another channel may lead into the same town.
        if !state.find_built(tree, node.cell) {
            state.built[usize::from(node.cell) / 64] &= !(1 << (node.cell % 64));
        }
        state.connected = state.find_connected(tree);
        let hex: Hex = self.map.cell(node.cell).hex;
        let who = self.who(seat);
        self.tell(Event::Lifted { who, contract, hex });
    }
}

/// The names of some towns, for refusals.
pub(crate) fn names(game: &CanalMania, set: u64) -> String {
    let names: Vec<&str> = towns(set)
        .map(|town| game.map.town(town).name.as_str())
        .collect();
    names.join(", ")
}
