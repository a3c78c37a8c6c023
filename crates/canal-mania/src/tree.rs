//! Every canal that can be finished, as one prefix tree for each contract and start.
//!
//! A canal under construction is a node; the tiles that may follow are its children; taking a tile back leads to the
//! parent. The tree holds exactly the canals that keep to the rules about hexes, so that no search is needed while a
//! game runs. What it does not know is cards, tile kinds and the other canals.

mod distance;
mod grow;

pub(crate) use grow::Site;

use crate::map::{CellId, MAX_CELLS, Place};
use crate::parts::{Contract, Direction, Ground, Town};
use distance::{Distances, FAR, lower_bound};
use std::num::NonZeroU32;

/// A canal so far, by its place in `Tree::nodes`.
pub type NodeId = u32;

/// The most nodes of all trees together: ten times as many as our map has, and some to spare.
pub const MAX_NODES: usize = 300_000;
/// All canals of all contracts from both terminals.
#[derive(Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The towns that canals have reached, each with the one before.
    stops: Vec<Stop>,
    /// How many of the nodes are canals of no tiles; they come first.
    roots: NodeId,
    /// The cells that each canal covers, folded into one word: a bit that is not set says that it does not.
    folded_cells: Vec<u64>,
    /// The towns each canal touches, in step with `nodes`.
    touched: Vec<u64>,
    /// For each node the fewest tiles that still have to follow.
    to_go: Vec<u8>,
    /// For each node the fewest cards that still have to be played.
    cards_to_go: Vec<u8>,
    /// The fewest tiles to each town.
    distances: Vec<Distances>,
}

/// A canal so far: its last tile and what may follow.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The canal without its last tile; a root is its own parent.
    pub parent: NodeId,
    /// The first of the canals with one more tile; the others follow it.
    pub first: NodeId,
    /// How many of them there are.
    pub children: u8,
    /// The number of tiles.
    pub tiles: u8,
    /// Where the last tile lies; meaningless for a root.
    pub cell: CellId,
    /// Where its channel leads; meaningless for a root.
    pub exit: Direction,
    /// The ground under it.
    pub ground: Ground,
    /// The town it has reached; for a root the terminal it begins at.
    pub town: Option<Town>,
    /// The last town it has reached, by its place in `Tree::stops`.
    pub(crate) stop: u32,
    /// Whether the canal is finished.
    pub finished: bool,
}

/// A town that a canal has reached.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stop {
    town: Town,
    /// The one before; `None` for the terminal it began at.
    before: Option<NonZeroU32>,
}

impl Tree {
    /// The canal of no tiles that begins at one of a contract's terminals.
    pub const fn root(contract: Contract, side: usize) -> NodeId {
        contract.0 as NodeId * 2 + side as NodeId
    }

    /// A node.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    /// Whether a canal has no tiles.
    #[inline]
    pub fn is_root(&self, id: NodeId) -> bool {
        id < self.roots
    }

    /// The canals with one more tile.
    #[inline]
    pub fn children(&self, id: NodeId) -> &[Node] {
        let node = self.node(id);
        let first = node.first as usize;
        &self.nodes[first..first + usize::from(node.children)]
    }

    /// The places of the canals with one more tile.
    pub fn child_ids(&self, id: NodeId) -> std::ops::Range<NodeId> {
        let node = self.node(id);
        node.first..node.first + NodeId::from(node.children)
    }

    /// Marks the cells on which some canal that goes on from this one has a tile.
    pub(crate) fn mark_cells(&self, id: NodeId, marks: &mut [bool]) {
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            for child in self.child_ids(id) {
                marks[usize::from(self.node(child).cell)] = true;
                open.push(child);
            }
        }
    }

    /// The cells on which tiles can still follow, in order: those of every canal that goes on from this one.
    pub fn course(&self, id: NodeId) -> Vec<CellId> {
        let mut found = [false; MAX_CELLS];
        self.mark_cells(id, &mut found);
        let cells = (0..MAX_CELLS).filter(|cell| found[*cell]);
        cells.map(|cell| cell as CellId).collect()
    }

    /// The canal with one more tile on this cell, led out on this side.
    pub fn child(&self, id: NodeId, cell: CellId, exit: Direction) -> Option<NodeId> {
        let at = self
            .children(id)
            .iter()
            .position(|child| child.cell == cell && child.exit == exit)?;
        Some(self.node(id).first + at as NodeId)
    }

    /// The towns the channels of a canal lead into.
    #[inline]
    pub fn touched(&self, id: NodeId) -> u64 {
        self.touched[id as usize]
    }

    /// The fewest tiles that still have to follow.
    #[inline]
    pub fn to_go(&self, id: NodeId) -> u8 {
        self.to_go[id as usize]
    }

    /// The fewest build cards that finish a canal when nothing is in its way and any kind of card is at hand.
    #[inline]
    pub fn cards_to_go(&self, id: NodeId) -> u8 {
        self.cards_to_go[id as usize]
    }

    /// A lower bound of the tiles to a goal by way of some towns, when a channel leads to a place with a heading;
    /// `None` when no canal at all leads there.
    pub fn least(&self, next: (Place, Direction), via: u64, goal: Town) -> Option<u8> {
        Some(lower_bound(&self.distances, next, via, goal)).filter(|tiles| *tiles != FAR)
    }

    /// How many nodes there are.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The towns a canal has reached, the last one first; the terminal it began at is among them.
    pub fn reached(&self, id: NodeId) -> impl Iterator<Item = Town> {
        let mut next = Some(self.stops[self.node(id).stop as usize]);
        std::iter::from_fn(move || {
            let Stop { town, before } = next?;
            next = before.map(|before| self.stops[before.get() as usize]);
            Some(town)
        })
    }

    /// CM-BUILD-3: the sections of a canal, the last one first, as pairs of towns.
    #[inline]
    pub fn sections(&self, id: NodeId) -> impl Iterator<Item = (Town, Town)> {
        let mut stop = self.stops[self.node(id).stop as usize];
        std::iter::from_fn(move || {
            let before = self.stops[stop.before?.get() as usize];
            let section = (before.town, stop.town);
            stop = before;
            Some(section)
        })
    }

    /// A number for the sections of a canal, the same as long as no further one is joined; `None` while there is none.
    #[inline]
    pub fn joined(&self, id: NodeId) -> Option<u32> {
        let stop = self.node(id).stop;
        self.stops[stop as usize].before.map(|_| stop)
    }

    /// The nodes from the first tile to this one, written into `path`; returns the slice used.
    pub fn path<'a>(&self, id: NodeId, path: &'a mut [NodeId; 16]) -> &'a [NodeId] {
        let tiles = usize::from(self.node(id).tiles);
        let mut at = id;
        for place in path[..tiles].iter_mut().rev() {
            *place = at;
            at = self.node(at).parent;
        }
        &path[..tiles]
    }

    /// Whether one of a canal's tiles lies on this cell.
    pub fn covers(&self, id: NodeId, cell: CellId) -> bool {
        if self.folded_cells[id as usize] & folded(cell) == 0 {
            return false;
        }
        let mut node = self.node(id);
        while node.tiles > 0 {
            if node.cell == cell {
                return true;
            }
            node = self.node(node.parent);
        }
        false
    }
}

/// A cell's bit in [`Tree::folded_cells`].
const fn folded(cell: CellId) -> u64 {
    1 << (cell % 64)
}
