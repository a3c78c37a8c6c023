//! Filling the board from the map.

use super::position::entry;
use super::{Board, ContractView, CourseView, FaceView, TileWorth, TownView};
use crate::CanalMania;
use crate::map::CellId;
use crate::parts::{Contract, Face, Ground, Hex, Tile, contracts, towns};
use crate::tree::{NodeId, Tree};

/// The board, for a screen that shows it for the first time.
pub(crate) fn board(game: &CanalMania) -> Board<'_> {
    let map = &game.map;
    let of_ground = |ground| {
        let cells = map.cells.iter().filter(move |cell| cell.ground == ground);
        cells.map(|cell| cell.hex).collect()
    };
    Board {
        columns: map.columns,
        rows: map.rows,
        clear: of_ground(Ground::Clear),
        difficult: of_ground(Ground::Difficult),
        towns: (map.towns.iter().enumerate())
            .map(|(index, town)| TownView {
                id: &town.id,
                name: &town.name,
                hex: town.hex,
                colour: town.colour,
                city: map.cities >> index & 1 == 1,
            })
            .collect(),
        contracts: contracts(map.all_contracts())
            .map(|contract| contract_view(game, contract))
            .collect(),
        faces: (0..Face::COUNT)
            .map(Face::from_index)
            .map(|face| FaceView {
                card: face.card(),
                goods: face.goods(),
                count: map.deck[face.index()],
            })
            .collect(),
        tiles: Tile::ALL
            .map(|tile| TileWorth {
                tile,
                points: tile.points(),
            })
            .to_vec(),
        goal: game.goal(),
        prizes: game.prizes(),
        hand_limit: game.rules.hand_limit,
    }
}

fn contract_view(game: &CanalMania, contract: Contract) -> ContractView<'_> {
    let map = &game.map;
    let info = map.contract(contract);
    let roots = [0, 1].map(|side| Tree::root(contract, side));
    let mut course: Vec<Hex> = roots.iter().flat_map(|root| game.course(*root)).collect();
    course.sort_unstable();
    course.dedup();
    ContractView {
        id: &info.id,
        name: &info.name,
        terminals: info.terminals,
        via: towns(info.via).collect(),
        value: info.value,
        start: map.starting & contract.bit() != 0,
        least: map.tree.to_go(roots[0]),
        course,
        shortest: roots.map(|root| game.shortest(root, None)),
    }
}

impl CanalMania {
    /// The hexes on which tiles can still follow a canal.
    pub(super) fn course(&self, canal: NodeId) -> impl Iterator<Item = Hex> {
        let cells: Vec<CellId> = self.map.tree.course(canal);
        cells.into_iter().map(|cell| self.map.cell(cell).hex)
    }

    /// The fewest tiles that finish a canal when the last tile of its section is of this kind. CM-BUILD-8: within a section
    /// the kinds change.
    pub(super) fn shortest(&self, canal: NodeId, mut last: Option<Tile>) -> Vec<CourseView> {
        let tree = &self.map.tree;
        let start = tree.node(canal);
        let mut before = match start.town {
            Some(town) => self.map.town(town).hex,
            None => self.map.cell(start.cell).hex,
        };
        let mut course = Vec::new();
        let mut at = canal;
        while !tree.node(at).finished {
            let Some(next) = tree.child_ids(at).min_by_key(|id| tree.to_go(*id)) else {
                return Vec::new();
            };
            let node = tree.node(next);
            let hex = self.map.cell(node.cell).hex;
            let [one, other] = Tile::on(node.ground);
            let tile = if last == Some(one) { other } else { one };
            course.push(CourseView {
                hex,
                tile,
                entry: entry(hex, before, node.exit),
                exit: node.exit,
            });
            last = node.town.is_none().then_some(tile);
            before = node.town.map_or(hex, |town| self.map.town(town).hex);
            at = next;
        }
        course
    }
}
