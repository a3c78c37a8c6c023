//! What is sent to a screen: the board once, the position each time it changes.

use crate::action::Route;
use crate::cards::Cards;
use crate::game::CanalMania;
use crate::haul::Network;
use crate::know::Known;
use crate::parts::{Card, Contract, Direction, Engineer, Face, Ground, Hex, PlayerColour, Source};
use crate::parts::{Tile, Town, TownColour, contracts, towns};
use crate::state::{Barge, Placing, State, Step, Trigger};
use serde::Serialize;
use table::{Seat, Side};

/// The board: it never changes during a game, so a screen asks for it once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Board {
    /// How many columns there are.
    pub columns: u8,
    /// How many rows there are.
    pub rows: u8,
    /// The hexes that can be built on.
    pub hexes: Vec<HexView>,
    /// The towns.
    pub towns: Vec<TownView>,
    /// The contracts.
    pub contracts: Vec<ContractView>,
    /// How many build cards of each face there are.
    pub deck: Vec<CardCount>,
    /// The score that triggers the end.
    pub goal: u16,
    /// What the ranks as a builder score.
    pub prizes: Vec<u16>,
}

/// A hex that can be built on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HexView {
    /// Its name.
    pub hex: Hex,
    /// Its ground.
    pub ground: Ground,
}

/// A town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TownView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it lies.
    pub hex: Hex,
    /// Its colour.
    pub colour: TownColour,
    /// Whether it is a city.
    pub city: bool,
}

/// A contract.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContractView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Ids of the towns it joins.
    pub terminals: [String; 2],
    /// Ids of the towns between.
    pub via: Vec<String>,
    /// The most tiles.
    pub value: u8,
    /// Whether it is a starting contract.
    pub start: bool,
    /// The fewest tiles it takes on an empty board.
    pub least: u8,
}

/// So many cards of a face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardCount {
    /// The face.
    pub face: Face,
    /// How many.
    pub count: u8,
}

/// The position as an audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The round, counted from 1.
    pub round: u16,
    /// The phase of the turn: 1, 2 or 3.
    pub phase: u8,
    /// What is to be decided.
    pub step: StepView,
    /// Who has to decide; `None` at the end.
    pub to_act: Option<Seat>,
    /// Who begins each round.
    pub start: Seat,
    /// The players, in the order of their seats.
    pub players: Vec<PlayerView>,
    /// Engineers beside the map.
    pub engineers_free: Vec<Engineer>,
    /// The face-up build cards; an empty place is `None`.
    pub display: Vec<Option<Face>>,
    /// How many cards the deck holds.
    pub deck: u16,
    /// The discards.
    pub discards: Vec<CardCount>,
    /// Ids of the contracts in the Parliament.
    pub parliament: Vec<String>,
    /// How many contracts the pile holds.
    pub pile: u8,
    /// The contract on top of the pile while it is known.
    pub pile_top: Option<String>,
    /// The canals on the map.
    pub canals: Vec<CanalView>,
    /// The joined sections.
    pub sections: Vec<SectionView>,
    /// Ids of the towns with a cube.
    pub cubes: Vec<String>,
    /// Cubes in the basin.
    pub basin: u32,
    /// Ids of the towns a channel leads into.
    pub connected: Vec<String>,
    /// Goods that are being placed.
    pub goods: Option<GoodsView>,
    /// Smeaton: the canal for which half a surveyor is left.
    pub half_surveyor: Option<String>,
    /// How the end was triggered.
    pub end: Option<EndView>,
    /// Rounds in a row in which nothing happened.
    pub quiet_rounds: u8,
}

/// What is to be decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepView {
    /// A colour.
    Colour,
    /// An action for the phase.
    Phase,
    /// An extra contract.
    Extra,
    /// More face-up cards; so many have been taken.
    Taking(u8),
    /// Whether to show the drawn card, which only its drawer sees.
    Declare(Option<Face>),
    /// The colour of white goods.
    Naming,
    /// Where a cube comes off.
    Removing,
    /// Where a cube goes.
    Placing,
    /// A tile, or the end of building.
    Building,
    /// Discards for a crossing; so many are left.
    Crossing(u8),
    /// The end of the turn.
    Closing,
    /// The last goods.
    LastGoods,
    /// Nothing.
    Over,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Its colour, once it has one.
    pub colour: Option<PlayerColour>,
    /// Its engineer.
    pub engineer: Engineer,
    /// Its points.
    pub score: u16,
    /// Where they come from.
    pub parts: Vec<(Source, u16)>,
    /// How many cards it holds.
    pub hand_size: u8,
    /// The cards everybody knows it holds.
    pub shown: Vec<CardCount>,
    /// Its other cards, if this audience may see them.
    pub hidden: Option<Vec<CardCount>>,
    /// Its tiles that are left.
    pub supply: Vec<(Tile, u8)>,
    /// Ids of its open contracts.
    pub open: Vec<String>,
    /// CM-CON-6: how many contracts it has finished, when the table shows that.
    pub finished: Option<u8>,
    /// CM-CON-6: their value, when the table shows that.
    pub finished_value: Option<u16>,
}

/// A canal on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CanalView {
    /// Id of its contract.
    pub contract: String,
    /// Whose it is.
    pub owner: Seat,
    /// Id of the terminal it begins at.
    pub from: String,
    /// Its tiles in order.
    pub tiles: Vec<TileView>,
    /// Whether it is finished.
    pub finished: bool,
    /// Where its barge lies while it is under construction.
    pub barge: Option<BargeView>,
    /// The fewest tiles it still needs.
    pub to_go: u8,
    /// What its tiles are worth.
    pub points: u16,
    /// The tiles that could come next, cards and supply aside.
    pub next: Vec<NextView>,
}

/// A tile on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileView {
    /// Where it lies.
    pub hex: Hex,
    /// What it is.
    pub tile: Tile,
    /// Where its channel comes from.
    pub entry: Direction,
    /// Where its channel leads.
    pub exit: Direction,
    /// Id of the town it leads to.
    pub town: Option<String>,
}

/// Where a barge lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BargeView {
    /// In this town.
    Town(String),
    /// On the tile of this hex.
    Tile(Hex),
}

/// A tile that could come next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NextView {
    /// Where.
    pub hex: Hex,
    /// Leading where.
    pub exit: Direction,
    /// Whether another canal lies there.
    pub crossing: bool,
    /// The fewest tiles the canal would still need after it.
    pub to_go: u8,
}

/// A joined section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SectionView {
    /// Id of one town.
    pub from: String,
    /// Id of the other town.
    pub to: String,
    /// Whose it is.
    pub owner: Seat,
    /// Id of the contract it belongs to.
    pub contract: String,
}

/// Goods that are being placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GoodsView {
    /// Their colour, once it is named.
    pub colour: Option<TownColour>,
    /// How many are still to be placed.
    pub left: u8,
}

/// How the end was triggered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EndView {
    /// By what: `score`, `contracts` or `quiet`.
    pub trigger: &'static str,
    /// The last round.
    pub last_round: u16,
}

impl Trigger {
    /// Its word in views and scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            Trigger::Score => "score",
            Trigger::Contracts => "contracts",
            Trigger::Quiet => "quiet",
        }
    }
}

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

    pub(crate) fn view_of(&self, known: &Known) -> View {
        let state = &known.table;
        View {
            round: state.round,
            phase: state.phase,
            step: step_view(state.step),
            to_act: state.to_act().first(),
            start: state.start,
            players: (0..self.players)
                .map(|index| self.player_view(known, Seat::new(index)))
                .collect(),
            engineers_free: Engineer::ALL
                .into_iter()
                .filter(|engineer| state.engineers[engineer.index()].is_none())
                .collect(),
            display: state.display.to_vec(),
            deck: known.deck_size(),
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

    fn player_view(&self, known: &Known, seat: Seat) -> PlayerView {
        let state = &known.table;
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
            hand_size: known.hand_size(seat),
            shown: counted(&hand.known),
            hidden: known.sees(seat).then(|| counted(&hand.hidden)),
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
