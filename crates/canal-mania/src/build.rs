//! Building: laying tiles, taking them back, finishing canals.

mod check;

use crate::CanalMania;
use crate::action::{Action, Laying};
use crate::event::Event;
use crate::map::{CellId, Place};
use crate::parts::{Card, Contract, Face, PlayerColour, Source, Tile, Town};
use crate::payment::{Purse, Ways};
use crate::play::Play;
use crate::state::{Canal, State, Step};
use towpath_core::{Chance, Events, Seat};

/// What a seat can pay for tiles of each kind.
struct Payments {
    purse: Purse,
    /// All cards in hand.
    cards: u8,
    ways: [Ways; 4],
}

impl Payments {
    #[inline]
    fn of(game: &CanalMania, state: &State, seat: Seat) -> Payments {
        let purse = Purse {
            rules: game.rules,
            kinds: state.hand(seat).kinds(),
            engineer: state.engineer(seat),
            half: false,
        };
        Payments {
            cards: purse.kinds.iter().sum(),
            ways: Tile::ALL.map(|tile| purse.ways(tile)),
            purse,
        }
    }

    /// Turns to a canal. The payments are the same for all canals unless Smeaton's half belongs to one of them.
    #[inline]
    fn turn_to(&mut self, half: bool) {
        if self.purse.half != half {
            self.purse.half = half;
            self.ways = Tile::ALL.map(|tile| self.purse.ways(tile));
        }
    }

    /// Without a card and without half a surveyor nothing can be laid.
    fn is_empty(&self) -> bool {
        self.cards == 0 && !self.purse.half
    }
}

impl CanalMania {
    pub(crate) fn purse(&self, state: &State, seat: Seat, contract: Contract) -> Purse {
        Purse {
            rules: self.rules,
            kinds: state.hand(seat).kinds(),
            engineer: state.engineer(seat),
            half: state.half == Some(contract),
        }
    }

    /// Every tile a seat may lay, with every way to pay for it.
    pub fn legal_tiles(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let mut payments = Payments::of(self, state, seat);
        // CM-BUILD-5: both open canals may be extended, in any order.
        for contract in state.open_contracts(seat) {
            payments.turn_to(state.half == Some(contract));
            if !payments.is_empty() {
                self.legal_tiles_of(state, seat, contract, &payments, actions);
            }
        }
    }

    /// The next tiles of one canal: where the tree goes on, of the kinds that may follow, paid for in every way.
    #[inline]
    fn legal_tiles_of(
        &self,
        state: &State,
        seat: Seat,
        contract: Contract,
        payments: &Payments,
        actions: &mut Vec<Action>,
    ) {
        let tree = &self.map.tree;
        let supply = &state.supply[seat.index()];
        let canal = state.canal(contract);
        let last = canal.last_in_section(tree.node(canal.node));
        for next in tree.children(canal.node) {
            // CM-BUILD-10: what a crossing costs has to be left in hand.
            let crossing = self.crossing_cards(state, next.cell);
            let Some(most) = payments.cards.checked_sub(crossing) else {
                continue;
            };
            let hex = self.map.cell(next.cell).hex;
            for tile in Tile::on(next.ground) {
                // CM-BUILD-8 and CM-BUILD-12, as in `check_tile`.
                if last == Some(tile) || supply[tile.index()] == 0 {
                    continue;
                }
                for pay in payments.ways[tile.index()].payments(tile) {
                    if pay.size() <= most {
                        actions.push(Action::Lay(Laying {
                            contract,
                            hex,
                            exit: next.exit,
                            tile,
                            pay,
                        }));
                    }
                }
            }
        }
    }

    /// CM-BUILD-10: a tile on top of another canal's costs more cards, of any kind.
    #[inline]
    pub(crate) fn crossing_cards(&self, state: &State, cell: CellId) -> u8 {
        if state.is_built(cell) {
            self.rules.crossing_cards
        } else {
            0
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

    /// The terminal a canal began at.
    pub(crate) fn start_of(&self, canal: &Canal) -> Town {
        let tree = &self.map.tree;
        let mut node = tree.node(canal.node);
        while node.tiles > 0 {
            node = tree.node(node.parent);
        }
        node.town.expect("a root of the tree is a terminal")
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
        let left = self.game.crossing_cards(state, cell);
        state.built[usize::from(cell) / 64] |= 1 << (cell % 64);
        state.step = match left {
            0 => Step::Building,
            left => Step::Crossing { left },
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

    fn tell_section(&mut self, who: PlayerColour, node: crate::tree::NodeId) {
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
        let hex = self.map.cell(node.cell).hex;
        let who = self.who(seat);
        self.tell(Event::Lifted { who, contract, hex });
    }
}
