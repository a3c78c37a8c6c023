//! Growing the trees: every canal is tried, and kept if it can be finished.
//!
//! The search goes tile by tile from a terminal. [`Search::try_tile`] is the heart: it keeps to the rules about hexes,
//! leaves out at once what cannot reach the far terminal within the contract's value ([`Distances`] is the lower bound),
//! and drops a tile again when nothing that follows it finishes the canal.

use super::distance::{Distances, FAR, lower_bound};
use super::{MAX_NODES, Node, NodeId, Stop, Tree, folded};
use crate::map::{CellId, ContractInfo, Place};
use crate::parts::{Contract, Direction, Ground, Hex, Town};
use std::num::NonZeroU32;

/// The most tiles tried while the trees are grown, so that wild data ends in an error and not in a long wait.
const MAX_TRIES: usize = 20_000_000;

/// What the trees are grown from.
pub(crate) struct Site<'a> {
    /// What lies at a hex.
    pub at: &'a dyn Fn(Hex) -> Place,
    /// The ground of a cell.
    pub ground: &'a dyn Fn(CellId) -> Ground,
    /// Where each cell lies.
    pub cells: &'a [Hex],
    /// Where each town lies.
    pub towns: &'a [Hex],
    /// What is to be built.
    pub contracts: &'a [ContractInfo],
}

/// The trees would be larger than a table can hold.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooLarge {
    /// While growing this contract's.
    pub contract: Contract,
}

impl Tree {
    /// Grows the trees of all contracts. A contract that cannot be finished has roots without children.
    pub(crate) fn grow(site: &Site<'_>) -> Result<Tree, TooLarge> {
        let distances: Vec<Distances> = (0..site.towns.len())
            .map(|town| Distances::to(site, Town(town as u8)))
            .collect();
        let mut search = Search {
            site,
            distances: &distances,
            drafts: Vec::new(),
            tries: 0,
        };
        let mut roots = Vec::new();
        for (index, info) in site.contracts.iter().enumerate() {
            let contract = Contract(index as u8);
            for side in 0..2 {
                roots.push(search.grow_root(contract, info, side)?);
            }
        }
        let mut tree = lay_out(&search.drafts, &roots);
        tree.distances = distances;
        Ok(tree)
    }
}

/// A node before the trees are put in order: its children are not side by side yet.
struct Draft {
    node: Node,
    touched: u64,
    to_go: u8,
    children: Vec<u32>,
}

impl Draft {
    /// A canal of no tiles that begins in this town.
    fn root(start: Town) -> Draft {
        Draft {
            node: Node {
                parent: 0,
                first: 0,
                children: 0,
                tiles: 0,
                cell: 0,
                exit: Direction::North,
                ground: Ground::Clear,
                town: Some(start),
                stop: 0,
                finished: false,
            },
            touched: 0,
            to_go: FAR,
            children: Vec::new(),
        }
    }
}

/// The canal that is being tried: for which contract, where it has to end, and its hexes so far.
struct Course<'a> {
    contract: Contract,
    info: &'a ContractInfo,
    goal: Town,
    cells: Vec<CellId>,
}

/// One tile that is tried: where it lies, where it leads, and what the canal touched before it.
#[derive(Copy, Clone)]
struct Step {
    hex: Hex,
    cell: CellId,
    exit: Direction,
    touched: u64,
}

/// What a tile reaches that keeps to the rules.
struct Reached {
    town: Option<Town>,
    /// The towns the canal touches with this tile.
    touched: u64,
    finished: bool,
}

struct Search<'a> {
    site: &'a Site<'a>,
    distances: &'a [Distances],
    drafts: Vec<Draft>,
    tries: usize,
}

impl Search<'_> {
    /// Every canal of a contract that begins at one of its terminals; returns the place of the canal without tiles.
    fn grow_root(
        &mut self,
        contract: Contract,
        info: &ContractInfo,
        side: usize,
    ) -> Result<u32, TooLarge> {
        let start = info.terminals[side];
        let mut course = Course {
            contract,
            info,
            goal: info.terminals[1 - side],
            cells: Vec::new(),
        };
        let root = self.drafts.len() as u32;
        self.drafts.push(Draft::root(start));
        self.grow_around(&mut course, root, start, start.bit())?;
        Ok(root)
    }

    /// CM-BUILD-2: beyond a town the canal goes on from any of its sides.
    fn grow_around(
        &mut self,
        course: &mut Course<'_>,
        parent: u32,
        town: Town,
        touched: u64,
    ) -> Result<(), TooLarge> {
        let hex = self.site.towns[town.index()];
        for heading in Direction::ALL {
            self.grow_ahead(course, parent, hex, heading, touched)?;
        }
        Ok(())
    }

    /// Tries the tiles on the hex that lies ahead of `hex`.
    fn grow_ahead(
        &mut self,
        course: &mut Course<'_>,
        parent: u32,
        hex: Hex,
        heading: Direction,
        touched: u64,
    ) -> Result<(), TooLarge> {
        let Some(hex) = hex.neighbour(heading) else {
            return Ok(());
        };
        // CM-BUILD-2: tiles never lie on towns. CM-BUILD-10: a canal never crosses itself.
        let cell = match (self.site.at)(hex) {
            Place::Cell(cell) if !course.cells.contains(&cell) => cell,
            Place::Cell(_) | Place::Town(_) | Place::Nothing => return Ok(()),
        };
        for exit in heading.exits() {
            let step = Step {
                hex,
                cell,
                exit,
                touched,
            };
            self.try_tile(course, parent, step)?;
        }
        Ok(())
    }

    /// Tries one tile and all that can follow it; it stays if the canal can be finished after it.
    fn try_tile(
        &mut self,
        course: &mut Course<'_>,
        parent: u32,
        step: Step,
    ) -> Result<(), TooLarge> {
        self.count_try(course)?;
        let Some(reached) = self.reach(course, step) else {
            return Ok(());
        };
        let id = self.push(course, step, &reached);
        if !reached.finished {
            course.cells.push(step.cell);
            match reached.town {
                Some(town) => self.grow_around(course, id, town, reached.touched)?,
                None => self.grow_ahead(course, id, step.hex, step.exit, reached.touched)?,
            }
            course.cells.pop();
        }
        self.keep_or_drop(parent, id);
        Ok(())
    }

    fn count_try(&mut self, course: &Course<'_>) -> Result<(), TooLarge> {
        self.tries += 1;
        if self.tries > MAX_TRIES || self.drafts.len() >= MAX_NODES {
            let contract = course.contract;
            return Err(TooLarge { contract });
        }
        Ok(())
    }

    /// What a tile reaches; `None` if a rule forbids it.
    fn reach(&self, course: &Course<'_>, step: Step) -> Option<Reached> {
        let tiles = course.cells.len() as u8 + 1;
        let next = step.hex.neighbour(step.exit);
        let next = next.map_or(Place::Nothing, self.site.at);
        let town = match next {
            Place::Town(town) => Some(town),
            Place::Cell(_) | Place::Nothing => None,
        };
        // CM-BUILD-10: a canal never enters the same town twice.
        if town.is_some_and(|town| step.touched & town.bit() != 0) {
            return None;
        }
        let touched = step.touched | town.map_or(0, Town::bit);
        let missing = course.info.via & !touched;
        // CM-BUILD-13: the far terminal ends the canal, and only once every via town has been touched.
        let at_goal = town == Some(course.goal);
        if at_goal && missing != 0 {
            return None;
        }
        // CM-BUILD-9: never more tiles than the contract's value.
        let left = course.info.value.checked_sub(tiles)?;
        if lower_bound(self.distances, (next, step.exit), missing, course.goal) > left {
            return None;
        }
        Some(Reached {
            town,
            touched,
            finished: at_goal,
        })
    }

    fn push(&mut self, course: &Course<'_>, step: Step, reached: &Reached) -> u32 {
        let id = self.drafts.len() as u32;
        self.drafts.push(Draft {
            node: Node {
                parent: 0,
                first: 0,
                children: 0,
                tiles: course.cells.len() as u8 + 1,
                cell: step.cell,
                exit: step.exit,
                ground: (self.site.ground)(step.cell),
                town: reached.town,
                stop: 0,
                finished: reached.finished,
            },
            touched: reached.touched,
            to_go: if reached.finished { 0 } else { FAR },
            children: Vec::new(),
        });
        id
    }

    /// CM-BUILD-15: a tile after which the canal cannot be finished is not allowed.
    fn keep_or_drop(&mut self, parent: u32, id: u32) {
        let to_go = self.drafts[id as usize].to_go;
        if to_go == FAR {
            self.drafts.truncate(id as usize);
            return;
        }
        let parent = &mut self.drafts[parent as usize];
        parent.children.push(id);
        parent.to_go = parent.to_go.min(to_go + 1);
    }
}

/// Puts the drafts in an order where the children of each lie side by side.
fn lay_out(drafts: &[Draft], roots: &[u32]) -> Tree {
    let mut order: Vec<u32> = roots.to_vec();
    let mut tree = Tree {
        nodes: Vec::with_capacity(drafts.len()),
        stops: Vec::new(),
        roots: roots.len() as NodeId,
        folded_cells: vec![0; roots.len()],
        touched: Vec::new(),
        to_go: Vec::new(),
        cards_to_go: Vec::new(),
        distances: Vec::new(),
    };
    // No canal has reached the first: a place of 0 means that there is none before.
    tree.stops.push(Stop {
        town: Town(0),
        before: None,
    });
    for (id, root) in roots.iter().enumerate() {
        let mut node = drafts[*root as usize].node;
        node.parent = id as NodeId;
        node.stop = tree.reach(node.town, 0);
        tree.nodes.push(node);
    }
    let mut done = 0;
    while done < order.len() {
        let draft = &drafts[order[done] as usize];
        let stop = tree.nodes[done].stop;
        tree.nodes[done].first = order.len() as NodeId;
        tree.nodes[done].children = draft.children.len() as u8;
        tree.touched.push(draft.touched);
        tree.to_go.push(draft.to_go);
        for child in &draft.children {
            let mut node = drafts[*child as usize].node;
            node.parent = done as NodeId;
            node.stop = tree.reach(node.town, stop);
            order.push(*child);
            tree.nodes.push(node);
            tree.folded_cells
                .push(tree.folded_cells[done] | folded(node.cell));
        }
        done += 1;
    }
    tree.cards_to_go = count_cards(&tree.nodes);
    tree
}

impl Tree {
    /// The last stop of a canal that was at one stop and reaches a town, or none.
    fn reach(&mut self, town: Option<Town>, before: u32) -> u32 {
        let Some(town) = town else { return before };
        let before = NonZeroU32::new(before);
        self.stops.push(Stop { town, before });
        self.stops.len() as u32 - 1
    }
}

/// The fewest cards that finish each canal. Children lie behind their parents, so that the last node is counted first.
fn count_cards(nodes: &[Node]) -> Vec<u8> {
    let mut cards = vec![0; nodes.len()];
    for (id, node) in nodes.iter().enumerate().rev() {
        let first = node.first as usize;
        let children = first..first + usize::from(node.children);
        let least = children.map(|child| {
            let price = match nodes[child].ground {
                Ground::Clear => 1,
                // CM-BUILD-7: an aqueduct is the cheaper one.
                Ground::Difficult => 2,
            };
            cards[child] + price
        });
        cards[id] = least.min().unwrap_or(0);
    }
    cards
}
