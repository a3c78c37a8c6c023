//! How far it is to a town at least: a lower bound that keeps the search for canals short, and explains refusals.

use super::Site;
use crate::map::Place;
use crate::parts::{Direction, Town, towns};
use std::collections::VecDeque;

/// No canal at all leads there.
pub(super) const FAR: u8 = u8::MAX;

/// The fewest tiles to a town from each cell and heading, and from each town; canals already there do not matter.
#[derive(Debug)]
pub(super) struct Distances {
    /// By cell and heading: with the next tile on that cell, entered so.
    cells: Vec<[u8; 6]>,
    /// By town.
    towns: Vec<u8>,
}

impl Distances {
    /// Searches backwards from the goal, breadth first: leaving a town costs nothing, each tile costs one.
    pub(super) fn to(site: &Site<'_>, goal: Town) -> Distances {
        let mut distances = Distances {
            cells: vec![[FAR; 6]; site.cells.len()],
            towns: vec![FAR; site.towns.len()],
        };
        distances.towns[goal.index()] = 0;
        // The hex that is reached, the heading it has to be entered with (a town: any), and the tiles from there on.
        let mut queue = VecDeque::from([(site.towns[goal.index()], None, 0u8)]);
        while let Some((hex, heading, tiles)) = queue.pop_front() {
            for exit in Direction::ALL {
                if heading.is_some_and(|heading| heading != exit) {
                    continue;
                }
                let Some(before) = hex.neighbour(exit.opposite()) else {
                    continue;
                };
                match (site.at)(before) {
                    Place::Nothing => {}
                    // From town to town there is no tile, so that only a tile leads out of a town.
                    Place::Town(town) => {
                        if heading.is_some() && distances.shorten_town(town, tiles) {
                            queue.push_front((before, None, tiles));
                        }
                    }
                    Place::Cell(cell) => {
                        // The tile there leaves by `exit`, so that it was entered with one of these headings.
                        let known = &mut distances.cells[usize::from(cell)];
                        for entered in exit.exits() {
                            if known[entered.index()] > tiles + 1 {
                                known[entered.index()] = tiles + 1;
                                queue.push_back((before, Some(entered), tiles + 1));
                            }
                        }
                    }
                }
            }
        }
        distances
    }

    /// Notes that a town is so far away; whether that is nearer than it was known to be.
    fn shorten_town(&mut self, town: Town, tiles: u8) -> bool {
        let known = &mut self.towns[town.index()];
        let nearer = *known > tiles;
        if nearer {
            *known = tiles;
        }
        nearer
    }

    fn from(&self, place: Place, heading: Direction) -> u8 {
        match place {
            Place::Nothing => FAR,
            Place::Town(town) => self.towns[town.index()],
            Place::Cell(cell) => self.cells[usize::from(cell)][heading.index()],
        }
    }
}

/// A lower bound of the tiles to a goal by way of some towns, when a channel leads to a place with a heading: as far as
/// by way of the most inconvenient of them.
pub(super) fn lower_bound(
    distances: &[Distances],
    (next, heading): (Place, Direction),
    via: u64,
    goal: Town,
) -> u8 {
    let to_goal = &distances[goal.index()];
    towns(via)
        .map(|via| {
            let there = distances[via.index()].from(next, heading);
            there.saturating_add(to_goal.towns[via.index()])
        })
        .fold(to_goal.from(next, heading), u8::max)
}
