//! Growing the trees: every canal is tried, and kept if it can be finished.

use super::{MAX_NODES, Node, NodeId, Tree};
use crate::map::{CellId, ContractInfo, Place};
use crate::parts::{Contract, Direction, Ground, Hex, Town};
use std::collections::VecDeque;

/// The most tiles tried while the trees are grown, so that wild data ends in an error and not in a long wait.
const MAX_TRIES: usize = 20_000_000;

/// What a tree is grown from.
pub(crate) struct Soil<'a> {
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
    pub(crate) fn grow(soil: &Soil<'_>) -> Result<Tree, TooLarge> {
        let reach: Vec<Reach> = (0..soil.towns.len())
            .map(|town| Reach::to(soil, Town(town as u8)))
            .collect();
        let mut sprout = Sprout {
            soil,
            reach: &reach,
            twigs: Vec::new(),
            tries: 0,
        };
        let mut roots = Vec::new();
        for (index, info) in soil.contracts.iter().enumerate() {
            let contract = Contract(index as u8);
            for side in 0..2 {
                roots.push(sprout.root(contract, info, side)?);
            }
        }
        let mut tree = lay_out(&sprout.twigs, &roots);
        tree.reach = reach;
        Ok(tree)
    }
}

/// Puts the twigs in an order where the children of each lie side by side.
fn lay_out(twigs: &[Twig], roots: &[u32]) -> Tree {
    let mut order: Vec<u32> = roots.to_vec();
    let mut tree = Tree {
        nodes: roots
            .iter()
            .map(|root| twigs[*root as usize].node)
            .collect(),
        touched: Vec::new(),
        to_go: Vec::new(),
        cards_to_go: Vec::new(),
        reach: Vec::new(),
    };
    for (id, node) in tree.nodes.iter_mut().enumerate() {
        (node.parent, node.stop) = (id as NodeId, id as NodeId);
    }
    let mut done = 0;
    while done < order.len() {
        let twig = &twigs[order[done] as usize];
        let stop = tree.nodes[done].stop;
        tree.nodes[done].first = order.len() as NodeId;
        tree.nodes[done].children = twig.children.len() as u8;
        tree.touched.push(twig.touched);
        tree.to_go.push(twig.to_go);
        for child in &twig.children {
            let mut node = twigs[*child as usize].node;
            node.parent = done as NodeId;
            node.stop = match node.town {
                Some(_) => order.len() as NodeId,
                None => stop,
            };
            order.push(*child);
            tree.nodes.push(node);
        }
        done += 1;
    }
    tree.cards_to_go = count_cards(&tree.nodes);
    tree
}

/// The fewest cards that finish each canal. Children lie behind their parents, so that the last node is counted first.
fn count_cards(nodes: &[Node]) -> Vec<u8> {
    let mut cards = vec![0; nodes.len()];
    for (id, node) in nodes.iter().enumerate().rev() {
        let first = usize::from(node.first);
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

/// The fewest tiles to a town from each cell and heading, and from each town; canals already there do not matter.
#[derive(Debug)]
pub(super) struct Reach {
    /// By cell and heading: with the next tile on that cell, entered so.
    cells: Vec<[u8; 6]>,
    /// By town.
    towns: Vec<u8>,
}

/// No canal at all leads there.
pub(super) const FAR: u8 = u8::MAX;

impl Reach {
    fn to(soil: &Soil<'_>, goal: Town) -> Reach {
        let mut reach = Reach {
            cells: vec![[FAR; 6]; soil.cells.len()],
            towns: vec![FAR; soil.towns.len()],
        };
        reach.towns[goal.index()] = 0;
        // Backwards from the goal: leaving a town costs nothing, each tile costs one.
        let mut queue = VecDeque::from([(soil.towns[goal.index()], None, 0u8)]);
        while let Some((hex, heading, tiles)) = queue.pop_front() {
            // The tiles before `hex` are those whose exit leads into it with a heading that suits.
            let sides = Direction::ALL.into_iter().filter(|into| {
                heading.is_none_or(|heading: Direction| into.index() == heading.index())
            });
            for into in sides {
                let Some(before) = hex.neighbour(Direction::ALL[(into.index() + 3) % 6]) else {
                    continue;
                };
                match (soil.at)(before) {
                    Place::Nothing => {}
                    Place::Town(town) if heading.is_some() => {
                        let known = &mut reach.towns[town.index()];
                        if *known > tiles {
                            *known = tiles;
                            queue.push_front((before, None, tiles));
                        }
                    }
                    Place::Town(_) => {}
                    Place::Cell(cell) => {
                        for entered in into.exits() {
                            let known = &mut reach.cells[usize::from(cell)][entered.index()];
                            if *known > tiles + 1 {
                                *known = tiles + 1;
                                queue.push_back((before, Some(entered), tiles + 1));
                            }
                        }
                    }
                }
            }
        }
        reach
    }

    fn from(&self, place: Place, heading: Direction) -> u8 {
        match place {
            Place::Nothing => FAR,
            Place::Town(town) => self.towns[town.index()],
            Place::Cell(cell) => self.cells[usize::from(cell)][heading.index()],
        }
    }
}

/// A node before the trees are put in order.
struct Twig {
    node: Node,
    touched: u64,
    to_go: u8,
    children: Vec<u32>,
}

struct Sprout<'a> {
    soil: &'a Soil<'a>,
    reach: &'a [Reach],
    twigs: Vec<Twig>,
    tries: usize,
}

/// A canal while it is being tried: its hexes and towns so far.
struct Trial<'a> {
    contract: Contract,
    info: &'a ContractInfo,
    goal: Town,
    path: Vec<CellId>,
}

impl Sprout<'_> {
    fn root(
        &mut self,
        contract: Contract,
        info: &ContractInfo,
        side: usize,
    ) -> Result<u32, TooLarge> {
        let start = info.terminals[side];
        let mut trial = Trial {
            contract,
            info,
            goal: info.terminals[1 - side],
            path: Vec::new(),
        };
        let root = self.twigs.len() as u32;
        self.twigs.push(Twig {
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
        });
        let hex = self.soil.towns[start.index()];
        for heading in Direction::ALL {
            self.tiles_on(&mut trial, root, hex, heading, start.bit())?;
        }
        Ok(root)
    }

    /// Tries the tiles on the hex that lies ahead of `hex`.
    fn tiles_on(
        &mut self,
        trial: &mut Trial<'_>,
        parent: u32,
        hex: Hex,
        heading: Direction,
        touched: u64,
    ) -> Result<(), TooLarge> {
        let Some(ahead) = hex.neighbour(heading) else {
            return Ok(());
        };
        // CM-BUILD-2: tiles never lie on towns. CM-BUILD-10: a canal never crosses itself.
        let cell = match (self.soil.at)(ahead) {
            Place::Cell(cell) if !trial.path.contains(&cell) => cell,
            Place::Cell(_) | Place::Town(_) | Place::Nothing => return Ok(()),
        };
        for exit in heading.exits() {
            self.tile(trial, parent, (ahead, cell), exit, touched)?;
        }
        Ok(())
    }

    /// Tries one tile; it stays if the canal can be finished after it.
    fn tile(
        &mut self,
        trial: &mut Trial<'_>,
        parent: u32,
        (hex, cell): (Hex, CellId),
        exit: Direction,
        touched: u64,
    ) -> Result<(), TooLarge> {
        self.tries += 1;
        if self.tries > MAX_TRIES || self.twigs.len() >= MAX_NODES {
            return Err(TooLarge {
                contract: trial.contract,
            });
        }
        let tiles = trial.path.len() as u8 + 1;
        let next = hex.neighbour(exit).map_or(Place::Nothing, self.soil.at);
        let town = match next {
            Place::Town(town) => Some(town),
            Place::Cell(_) | Place::Nothing => None,
        };
        let now = touched | town.map_or(0, Town::bit);
        // CM-BUILD-10: a canal never enters the same town twice.
        let again = town.is_some_and(|town| touched & town.bit() != 0);
        // CM-BUILD-13: the far terminal counts only once every via town has been touched.
        let at_goal = town == Some(trial.goal);
        let finished = at_goal && trial.info.via & !now == 0;
        // CM-BUILD-9: never more tiles than the contract's value.
        let within = self.least(trial, next, exit, now) <= trial.info.value.saturating_sub(tiles);
        if again || (at_goal && !finished) || !within || tiles > trial.info.value {
            return Ok(());
        }
        let id = self.twigs.len() as u32;
        self.twigs.push(Twig {
            node: Node {
                parent: 0,
                first: 0,
                children: 0,
                tiles,
                cell,
                exit,
                ground: (self.soil.ground)(cell),
                town,
                stop: 0,
                finished,
            },
            touched: now,
            to_go: if finished { 0 } else { FAR },
            children: Vec::new(),
        });
        if !finished {
            trial.path.push(cell);
            match town {
                Some(town) => {
                    // CM-BUILD-2: beyond a town the canal goes on from any of its sides.
                    let hex = self.soil.towns[town.index()];
                    for heading in Direction::ALL {
                        self.tiles_on(trial, id, hex, heading, now)?;
                    }
                }
                None => self.tiles_on(trial, id, hex, exit, now)?,
            }
            trial.path.pop();
        }
        let to_go = self.twigs[id as usize].to_go;
        if to_go == FAR {
            // CM-BUILD-15: a tile after which the canal cannot be finished is not allowed.
            self.twigs.truncate(id as usize);
        } else {
            let parent = &mut self.twigs[parent as usize];
            parent.children.push(id);
            parent.to_go = parent.to_go.min(to_go + 1);
        }
        Ok(())
    }

    /// A lower bound of the tiles still needed.
    fn least(&self, trial: &Trial<'_>, next: Place, heading: Direction, touched: u64) -> u8 {
        least(
            self.reach,
            (next, heading),
            trial.info.via & !touched,
            trial.goal,
        )
    }
}

/// A lower bound of the tiles to a goal by way of some towns, when a channel leads to a place with a heading.
pub(super) fn least(
    reach: &[Reach],
    (next, heading): (Place, Direction),
    via: u64,
    goal: Town,
) -> u8 {
    crate::parts::towns(via)
        .map(|via| {
            let there = reach[via.index()].from(next, heading);
            there.saturating_add(reach[goal.index()].towns[via.index()])
        })
        .chain([reach[goal.index()].from(next, heading)])
        .max()
        .unwrap_or(FAR)
}
