//! Filling the view from what an audience knows.

use super::{
    BargeView, CanalView, CoveredView, EndView, FaceCount, GoodsView, NextView, PlayerView,
    SectionView, TileView, View,
};
use crate::CanalMania;
use crate::cards::Cards;
use crate::information::InformationState;
use crate::parts::{Contract, Direction, Engineer, Hex, contracts, towns};
use crate::state::{Barge, Placing, State};
use towpath_core::{Audience, Game, Seat};

/// The position as the audience of this information state sees it.
pub(crate) fn view(game: &CanalMania, info: &InformationState) -> View {
    let state = &info.table;
    View {
        round: state.round,
        phase: state.phase,
        step: state.step,
        to_act: game.to_act(state).first(),
        start: state.start,
        players: (0..game.players)
            .map(|index| game.player_view(info, Seat::new(index)))
            .collect(),
        engineers_free: Engineer::ALL
            .into_iter()
            .filter(|engineer| state.engineers[engineer.index()].is_none())
            .collect(),
        display: state.display.to_vec(),
        deck: info.deck_size(),
        discards: counted(&state.discards),
        parliament: contracts(state.parliament).collect(),
        pile: state.pile.count_ones() as u8 + u8::from(state.top.is_some()),
        pile_top: state.top,
        canals: contracts(game.map.all_contracts())
            .filter(|contract| game.tells_contract(state, *contract))
            .filter_map(|contract| game.canal_view(info, contract))
            .collect(),
        covered: game.covered_views(state),
        sections: game.section_views(state),
        cubes: towns(state.cubes).collect(),
        basin: state.basin(),
        connected: towns(state.connected).collect(),
        goods: state
            .goods
            .map(|Placing { colour, left, .. }| GoodsView { colour, left }),
        half_surveyor: state.half,
        end: state.end.map(|(trigger, round)| EndView {
            trigger,
            last_round: game.last_round(round),
        }),
        quiet_rounds: state.quiet,
    }
}

fn counted(cards: &Cards) -> Vec<FaceCount> {
    cards
        .faces()
        .map(|(face, count)| FaceCount { face, count })
        .collect()
}

impl CanalMania {
    fn player_view(&self, info: &InformationState, seat: Seat) -> PlayerView {
        let state = &info.table;
        let hand = state.hand(seat);
        let tell_finished = self.secrecy.tells_totals(state);
        // CM-CARD-2: only who sees the whole hand is told of a card that was taken face up, unless the table remembers.
        let (known, hidden) = match self.secrecy.tells_cards(state) {
            true => (hand.known, hand.hidden),
            false => (Cards::NONE, hand.known.plus(&hand.hidden)),
        };
        PlayerView {
            seat,
            colour: state.colours[seat.index()],
            engineer: state.engineer(seat),
            score: state.score(seat),
            hand_size: info.hand_size(seat),
            shown: counted(&known),
            hidden: info.sees(seat).then(|| counted(&hidden)),
            supply: state.supply[seat.index()],
            open: state.open_contracts(seat).collect(),
            finished: tell_finished.then(|| state.done[seat.index()].count_ones() as u8),
            finished_value: tell_finished.then(|| self.finished_value(state, seat)),
        }
    }

    fn canal_view(&self, info: &InformationState, contract: Contract) -> Option<CanalView> {
        let state = &info.table;
        let canal = state.canal(contract);
        let owner = canal.owner?;
        let tree = &self.map.tree;
        let open = state.open[owner.index()] & contract.bit() != 0;
        let own = open && info.audience == Audience::Seat(owner);
        let (next, course) = (open.then_some(canal.node), own.then_some(canal.node));
        Some(CanalView {
            contract,
            owner,
            from: self.start_of(canal),
            tiles: self.tile_views(state, contract),
            finished: tree.node(canal.node).finished,
            barge: open.then(|| match state.barge(tree, contract) {
                Barge::Town(town) => BargeView::Town(town),
                Barge::Tile(cell, _) => BargeView::Tile(self.map.cell(cell).hex),
            }),
            to_go: tree.to_go(canal.node),
            left: self.map.contract(contract).value - tree.node(canal.node).tiles,
            points: canal.points(),
            next: next.map_or_else(Vec::new, |_| self.next_views(state, contract)),
            course: course.map_or_else(Vec::new, |node| self.course(node).collect()),
            shortest: course.map_or_else(Vec::new, |node| {
                self.shortest(node, canal.last_in_section(tree.node(node)))
            }),
        })
    }

    /// CM-CON-6: whether everybody sees which contract a canal is built for: it is open, or the table remembers.
    fn tells_contract(&self, state: &State, contract: Contract) -> bool {
        let open = state.open.iter().any(|open| open & contract.bit() != 0);
        open || self.secrecy.tells_contracts(state)
    }

    /// The sections of the other canals, in an order that does not tell which belong together.
    fn covered_views(&self, state: &State) -> Vec<CoveredView> {
        let mut covered = Vec::new();
        for contract in contracts(self.map.all_contracts()) {
            let canal = state.canal(contract);
            let Some(owner) = canal.owner else { continue };
            if self.tells_contract(state, contract) {
                continue;
            }
            let mut from = self.start_of(canal);
            let tiles = self.tile_views(state, contract);
            for section in tiles.split_inclusive(|tile| tile.town.is_some()) {
                covered.push(CoveredView {
                    owner,
                    from,
                    tiles: section.to_vec(),
                });
                from = section.last().and_then(|tile| tile.town).unwrap_or(from);
            }
        }
        covered.sort_by_key(|section| {
            let first = section.tiles.first().map(|tile| tile.hex);
            (section.from, first, section.owner)
        });
        covered
    }

    /// The tiles that could follow those of a canal.
    fn next_views(&self, state: &State, contract: Contract) -> Vec<NextView> {
        let tree = &self.map.tree;
        let from = match state.barge(tree, contract) {
            Barge::Town(town) => self.map.town(town).hex,
            Barge::Tile(cell, _) => self.map.cell(cell).hex,
        };
        let value = self.map.contract(contract).value;
        tree.child_ids(state.canal(contract).node)
            .map(|id| {
                let child = tree.node(id);
                let hex = self.map.cell(child.cell).hex;
                NextView {
                    hex,
                    entry: entry(hex, from, child.exit),
                    exit: child.exit,
                    crossing: state.is_built(child.cell),
                    to_go: tree.to_go(id),
                    left: value - child.tiles,
                }
            })
            .collect()
    }

    fn tile_views(&self, state: &State, contract: Contract) -> Vec<TileView> {
        let canal = state.canal(contract);
        let tree = &self.map.tree;
        let mut path = [0; 16];
        let mut before = self.map.town(self.start_of(canal)).hex;
        let mut tiles = Vec::new();
        for (place, id) in tree.path(canal.node, &mut path).iter().enumerate() {
            let node = tree.node(*id);
            let hex = self.map.cell(node.cell).hex;
            tiles.push(TileView {
                hex,
                tile: canal.tile(place),
                entry: entry(hex, before, node.exit),
                exit: node.exit,
                town: node.town,
            });
            before = node.town.map_or(hex, |town| self.map.town(town).hex);
        }
        tiles
    }

    fn section_views(&self, state: &State) -> Vec<SectionView> {
        let mut sections = Vec::new();
        for contract in contracts(self.map.all_contracts()) {
            let canal = state.canal(contract);
            let Some(owner) = canal.owner else { continue };
            for (from, to) in self.map.tree.sections(canal.node) {
                sections.push(SectionView {
                    from,
                    to,
                    owner,
                    contract: self.tells_contract(state, contract).then_some(contract),
                });
            }
        }
        sections.sort_by_key(|section| (section.from, section.to, section.owner));
        sections
    }
}

/// The side of a hex on which the hex before it lies. They are neighbours; if they were not, a tile that ends where it
/// begins would show the mistake.
pub(super) fn entry(hex: Hex, before: Hex, exit: Direction) -> Direction {
    debug_assert!(
        hex.side_of(before).is_some(),
        "{hex} is not beside {before}"
    );
    hex.side_of(before).unwrap_or(exit)
}
