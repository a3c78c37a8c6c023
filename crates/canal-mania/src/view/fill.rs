//! Filling views from what an audience knows.

use super::{
    BargeView, Board, CanalView, CardCount, ContractView, EndView, GoodsView, HexView, NextView,
    PlayerView, SectionView, StepView, TileView, TownView, View,
};
use crate::action::Route;
use crate::cards::Cards;
use crate::game::CanalMania;
use crate::haul::Network;
use crate::information::InformationState;
use crate::parts::{Card, Contract, Direction, Engineer, Source, Tile, Town, contracts, towns};
use crate::state::{Barge, Placing, State, Step};
use towpath_core::{Seat, Side};

fn counted(cards: &Cards) -> Vec<CardCount> {
    cards
        .faces()
        .map(|(face, count)| CardCount { face, count })
        .collect()
}

impl CanalMania {
    /// The board, for a screen that shows it for the first time.
    pub fn board(&self) -> Board {
        let map = &self.map;
        let town_ids = |set| towns(set).map(|town| self.id_of(town)).collect();
        Board {
            columns: map.columns,
            rows: map.rows,
            hexes: map
                .cells
                .iter()
                .map(|cell| HexView {
                    hex: cell.hex,
                    ground: cell.ground,
                })
                .collect(),
            towns: (map.towns.iter().enumerate())
                .map(|(index, town)| TownView {
                    id: town.id.clone(),
                    name: town.name.clone(),
                    hex: town.hex,
                    colour: town.colour,
                    city: map.cities >> index & 1 == 1,
                })
                .collect(),
            contracts: contracts(map.all_contracts())
                .map(|contract| {
                    let info = map.contract(contract);
                    ContractView {
                        id: info.id.clone(),
                        name: info.name.clone(),
                        terminals: info.terminals.map(|town| self.id_of(town)),
                        via: town_ids(info.via),
                        value: info.value,
                        start: map.starting & contract.bit() != 0,
                        least: map.tree.to_go(crate::tree::Tree::root(contract, 0)),
                    }
                })
                .collect(),
            deck: counted(&Cards(map.deck)),
            goal: self.goal(),
            prizes: self.prizes().to_vec(),
        }
    }

    fn id_of(&self, town: Town) -> String {
        self.map.town(town).id.clone()
    }

    fn ids_of(&self, set: u32) -> Vec<String> {
        contracts(set)
            .map(|contract| self.contract_name(contract))
            .collect()
    }

    fn contract_name(&self, contract: Contract) -> String {
        self.map.contract(contract).id.clone()
    }

    pub(crate) fn view_of(&self, info: &InformationState) -> View {
        let state = &info.table;
        View {
            round: state.round,
            phase: state.phase,
            step: step_view(state.step),
            to_act: state.to_act().first(),
            start: state.start,
            players: (0..self.players)
                .map(|index| self.player_view(info, Seat::new(index)))
                .collect(),
            engineers_free: Engineer::ALL
                .into_iter()
                .filter(|engineer| state.engineers[engineer.index()].is_none())
                .collect(),
            display: state.display.to_vec(),
            deck: info.deck_size(),
            discards: counted(&state.discards),
            parliament: self.ids_of(state.parliament),
            pile: state.pile.count_ones() as u8 + u8::from(state.top.is_some()),
            pile_top: state.top.map(|contract| self.contract_name(contract)),
            canals: contracts(self.map.all_contracts())
                .filter_map(|contract| self.canal_view(state, contract))
                .collect(),
            sections: self.section_views(state),
            cubes: towns(state.cubes).map(|town| self.id_of(town)).collect(),
            basin: state.basin(),
            connected: towns(state.connected)
                .map(|town| self.id_of(town))
                .collect(),
            goods: state
                .goods
                .map(|Placing { colour, left, .. }| GoodsView { colour, left }),
            half_surveyor: state.half.map(|contract| self.contract_name(contract)),
            end: state.end.map(|(trigger, round)| EndView {
                trigger: trigger.word(),
                last_round: round + crate::end::LAST_ROUNDS,
            }),
            quiet_rounds: state.quiet,
        }
    }

    fn player_view(&self, info: &InformationState, seat: Seat) -> PlayerView {
        let state = &info.table;
        let hand = state.hand(seat);
        let tell_finished = self.show_finished || state.step == Step::Over;
        PlayerView {
            seat,
            colour: state.colours[seat.index()],
            engineer: state.engineer(seat),
            score: state.score(seat),
            parts: Source::ALL
                .map(|source| (source, state.part(seat, source)))
                .to_vec(),
            hand_size: info.hand_size(seat),
            shown: counted(&hand.known),
            hidden: info.sees(seat).then(|| counted(&hand.hidden)),
            supply: Tile::ALL
                .map(|tile| (tile, state.supply[seat.index()][tile.index()]))
                .to_vec(),
            open: self.ids_of(state.open[seat.index()]),
            finished: tell_finished.then(|| state.done[seat.index()].count_ones() as u8),
            finished_value: tell_finished.then(|| self.finished_value(state, seat)),
        }
    }

    fn canal_view(&self, state: &State, contract: Contract) -> Option<CanalView> {
        let canal = state.canal(contract);
        let owner = canal.owner?;
        let tree = &self.map.tree;
        let open = state.open[owner.index()] & contract.bit() != 0;
        let node = tree.node(canal.node);
        let children = node.first..node.first + u16::from(node.children);
        Some(CanalView {
            contract: self.contract_name(contract),
            owner,
            from: self.id_of(self.start_of(canal)),
            tiles: self.tile_views(state, contract),
            finished: node.finished,
            barge: open.then(|| match state.barge(tree, contract) {
                Barge::Town(town) => BargeView::Town(self.id_of(town)),
                Barge::Tile(cell, _) => BargeView::Tile(self.map.cell(cell).hex),
            }),
            to_go: tree.to_go(canal.node),
            points: canal.points(),
            next: children
                .filter(|_| open)
                .map(|id| {
                    let child = tree.node(id);
                    NextView {
                        hex: self.map.cell(child.cell).hex,
                        exit: child.exit,
                        crossing: state.is_built(child.cell),
                        to_go: tree.to_go(id),
                    }
                })
                .collect(),
        })
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
            let entry = Direction::ALL
                .into_iter()
                .find(|side| hex.neighbour(*side) == Some(before));
            tiles.push(TileView {
                hex,
                tile: canal.tile(place),
                entry: entry.unwrap_or(node.exit),
                exit: node.exit,
                town: node.town.map(|town| self.id_of(town)),
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
                    from: self.id_of(from),
                    to: self.id_of(to),
                    owner,
                    contract: self.contract_name(contract),
                });
            }
        }
        sections
    }

    /// The owners of the sections between two towns, for people who ask.
    pub fn owners_between(&self, state: &State, from: Town, to: Town) -> Vec<Seat> {
        let owners = Network::of(self, state).between(from, to);
        (0..self.players)
            .filter(|index| owners >> index & 1 == 1)
            .map(Seat::new)
            .collect()
    }

    /// What a route gives each side, in the order of the seats.
    pub fn route_points(&self, state: &State, route: &Route) -> Vec<(Side, u8)> {
        let points = route.points();
        (0..self.players)
            .map(Seat::new)
            .map(|seat| (Side::from(seat), points[state.colour(seat).index()]))
            .collect()
    }
}

fn step_view(step: Step) -> StepView {
    match step {
        Step::Colour => StepView::Colour,
        Step::Phase => StepView::Phase,
        Step::Extra => StepView::Extra,
        Step::Taking { taken } => StepView::Taking(taken),
        Step::Declare { face } => StepView::Declare(face),
        Step::Naming => StepView::Naming,
        Step::Removing => StepView::Removing,
        Step::Placing => StepView::Placing,
        Step::Building => StepView::Building,
        Step::Crossing { left } => StepView::Crossing(left),
        Step::Closing => StepView::Closing,
        Step::LastGoods => StepView::LastGoods,
        Step::Over => StepView::Over,
    }
}

/// How many cards of a kind a hand shows, for summaries.
pub(crate) fn shown_of(cards: &Cards) -> impl Iterator<Item = (Card, u8)> {
    Card::ALL
        .into_iter()
        .map(|card| (card, cards.of(card)))
        .filter(|(_, count)| *count > 0)
}
