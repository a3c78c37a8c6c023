//! The roads for goods: what a cube in each town would bring, for every player at once.
//!
//! Roads change only when a section is joined or taken back, and positions are looked at far more often than that. So
//! what was found for a network is kept, a few networks a thread.

use std::cell::RefCell;
use towpath_canal_mania::parts::{Town, towns};
use towpath_canal_mania::{CanalMania, State};
use towpath_core::{MAX_SEATS, Seat};

/// As many towns as a set holds.
const TOWNS: usize = 64;
/// As many networks are kept.
const KEPT: usize = 256;
/// How much more a point of one's own counts than one of another player, when the best way of a cube is chosen.
const OWN: i16 = 4;
/// CM-MOVE-2: no more sections than this, for a route has at most one town of each colour.
const MOST_SECTIONS: usize = 5;

/// Points of a route for each seat.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Haul {
    points: [u8; 8],
    value: i16,
}

impl Haul {
    /// What it brings a seat.
    pub fn brings(&self, seat: usize) -> f32 {
        f32::from(self.points[seat])
    }

    /// What it brings all others.
    pub fn brings_others(&self, seat: usize) -> f32 {
        f32::from(self.points.iter().sum::<u8>() - self.points[seat])
    }

    /// How good it is for the one who moves; 0 for no route at all.
    pub fn value(&self) -> i16 {
        self.value
    }
}

/// The sections of each contract's canal: where the last one ends, and the owner.
type Key = [u32; 30];

/// A network of sections and what follows from it.
#[derive(Clone, Debug)]
pub(super) struct Roads {
    key: Key,
    /// By seat: the best haul of a cube from each town.
    best: [[Haul; TOWNS]; MAX_SEATS],
    /// By seat: the towns its sections touch.
    pub towns: [u64; MAX_SEATS],
    /// By seat: how many sections it owns.
    pub sections: [u8; MAX_SEATS],
    /// By seat: what a cube would bring from each town, added up.
    pub reach: [f32; MAX_SEATS],
    /// By seat: the most a cube could bring.
    pub longest: [f32; MAX_SEATS],
}

impl Roads {
    /// The best haul of a seat from a town.
    pub fn haul(&self, seat: usize, from: Town) -> &Haul {
        &self.best[seat][from.index()]
    }

    fn empty() -> Roads {
        Roads {
            key: [0; 30],
            best: [[Haul::default(); TOWNS]; MAX_SEATS],
            towns: [0; MAX_SEATS],
            sections: [0; MAX_SEATS],
            reach: [0.0; MAX_SEATS],
            longest: [0.0; MAX_SEATS],
        }
    }

    fn find(game: &CanalMania, state: &State, key: Key) -> Roads {
        let mut roads = Roads::empty();
        roads.key = key;
        let network = Network::of(game, state, &mut roads);
        let all = roads.towns.iter().fold(0, |all, towns| all | towns);
        for town in towns(all) {
            let mut walk = Walk {
                network: &network,
                best: &mut roads.best,
                from: town.index(),
                points: [0; 8],
                total: 0,
            };
            let used = network.colours[town.index()];
            walk.go_on(town.index(), used, usize::MAX, MOST_SECTIONS);
        }
        for seat in 0..MAX_SEATS {
            for town in towns(all) {
                let points = roads.best[seat][town.index()].brings(seat);
                roads.reach[seat] += points;
                roads.longest[seat] = roads.longest[seat].max(points);
            }
        }
        roads
    }
}

/// The sections from each town.
struct Network {
    first: [u8; TOWNS + 1],
    links: [(u8, u8); 240],
    /// The colour of each town as a set.
    colours: [u8; TOWNS],
}

impl Network {
    fn of(game: &CanalMania, state: &State, roads: &mut Roads) -> Network {
        let mut joined = [(0u8, 0u8, 0u8); 240];
        let mut len = 0;
        for canal in &state.canals {
            let Some(owner) = canal.owner else { continue };
            let owner = owner.index();
            for (one, other) in game.map().tree.sections(canal.node) {
                roads.towns[owner] |= one.bit() | other.bit();
                roads.sections[owner] += 1;
                for (from, to) in [(one, other), (other, one)] {
                    joined[len] = (from.0, to.0, owner as u8);
                    len += 1;
                }
            }
        }
        let joined = &mut joined[..len];
        joined.sort_unstable();
        let mut network = Network {
            first: [0; TOWNS + 1],
            links: [(0, 0); 240],
            colours: [0; TOWNS],
        };
        for (town, info) in game.map().towns.iter().enumerate() {
            network.colours[town] = 1 << info.colour.index();
        }
        let mut kept = 0;
        let mut before = None;
        for (from, to, owner) in joined.iter().copied() {
            // Two sections of one owner between the same towns are the same to everybody.
            if before == Some((from, to, owner)) {
                continue;
            }
            before = Some((from, to, owner));
            network.links[kept] = (to, owner);
            kept += 1;
            network.first[usize::from(from) + 1] = kept as u8;
        }
        for town in 0..TOWNS {
            network.first[town + 1] = network.first[town + 1].max(network.first[town]);
        }
        network
    }
}

/// Every way of a cube from one town.
struct Walk<'a> {
    network: &'a Network,
    best: &'a mut [[Haul; TOWNS]; MAX_SEATS],
    from: usize,
    points: [u8; 8],
    total: i16,
}

impl Walk<'_> {
    fn go_on(&mut self, at: usize, used: u8, before: usize, left: usize) {
        let network = self.network;
        let links = usize::from(network.first[at])..usize::from(network.first[at + 1]);
        for (to, owner) in network.links[links].iter().copied() {
            let colour = network.colours[usize::from(to)];
            if used & colour != 0 {
                continue;
            }
            let owner = usize::from(owner);
            // CM-MOVE-3: a run of k sections of one owner gives that owner k + 1.
            let gain = if owner == before { 1 } else { 2 };
            self.points[owner] += gain;
            self.total += i16::from(gain);
            // CM-MOVE-1: the last section is the mover's own.
            let best = &mut self.best[owner][self.from];
            let value = (OWN + 1) * i16::from(self.points[owner]) - self.total;
            if value > best.value {
                *best = Haul {
                    points: self.points,
                    value,
                };
            }
            if left > 1 {
                self.go_on(usize::from(to), used | colour, owner, left - 1);
            }
            self.points[owner] -= gain;
            self.total -= i16::from(gain);
        }
    }
}

/// The networks looked at last.
struct Kept {
    /// The game they belong to; another map has other roads.
    game: Option<CanalMania>,
    roads: Vec<Roads>,
}

thread_local! {
    static KEPT_ROADS: RefCell<Kept> = const {
        RefCell::new(Kept {
            game: None,
            roads: Vec::new(),
        })
    };
}

/// Shows the roads of a position.
pub(super) fn with_roads<T>(game: &CanalMania, state: &State, look: impl FnOnce(&Roads) -> T) -> T {
    let (key, hash) = key(game, state);
    KEPT_ROADS.with_borrow_mut(|kept| {
        let same = |own: &CanalMania| std::ptr::eq(own.map(), game.map());
        if !kept.game.as_ref().is_some_and(same) {
            kept.game = Some(game.clone());
            kept.roads = vec![Roads::empty(); KEPT];
        }
        let place = &mut kept.roads[hash as usize % KEPT];
        if place.key != key {
            *place = Roads::find(game, state, key);
        }
        look(place)
    })
}

fn key(game: &CanalMania, state: &State) -> (Key, u32) {
    let tree = &game.map().tree;
    let mut key = [0; 30];
    let mut hash = 0u64;
    for (place, canal) in key.iter_mut().zip(&state.canals) {
        // A canal that has joined nothing yet is no road.
        if let Some(owner) = canal.owner
            && let Some(joined) = tree.joined(canal.node)
        {
            *place = (joined << 8) | (owner.index() as u32 + 1);
        }
        hash = (hash.rotate_left(5) ^ u64::from(*place)).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    (key, (hash >> 32) as u32)
}

/// The seats beside this one.
pub(super) fn others(players: u8, seat: Seat) -> impl Iterator<Item = usize> {
    (0..usize::from(players)).filter(move |other| *other != seat.index())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::ControlFlow;
    use towpath_canal_mania::Action;
    use towpath_core::{Game, Sampled, ScenarioSupport, Silent, TableSetup};

    /// The best haul from each town as the rules list the routes: values, not points, since equals may differ in who gets what.
    fn values_by_the_rules(game: &CanalMania, state: &State, seat: usize) -> [i16; TOWNS] {
        let own = state.colour(Seat::new(seat as u8)).index();
        let mut best = [0; TOWNS];
        game.each_route(state, Seat::new(seat as u8), |route| {
            let points = route.points().map(i16::from);
            let value = (OWN + 1) * points[own] - points.iter().sum::<i16>();
            let place = &mut best[route.first().index()];
            *place = value.max(*place);
            ControlFlow::Continue(())
        });
        best
    }

    #[test]
    fn roads_agree_with_the_rules() {
        let setup = TableSetup {
            players: 4,
            options: Default::default(),
            edition: CanalMania::builtin_edition(),
            rules: 1,
        };
        let game = CanalMania::build(&setup).unwrap();
        let mut random = Sampled::new(3);
        let mut actions: Vec<Action> = Vec::new();
        let mut hauls = 0;
        for _ in 0..3 {
            let mut state = game.setup(&mut random, &mut Silent);
            while let Some(seat) = game.to_act(&state).first() {
                for seat in 0..4 {
                    let rules = values_by_the_rules(&game, &state, seat);
                    with_roads(&game, &state, |roads| {
                        for town in towns(state.cubes & state.connected) {
                            assert_eq!(roads.haul(seat, town).value(), rules[town.index()]);
                            hauls += i16::signum(rules[town.index()]);
                        }
                    });
                }
                actions.clear();
                game.legal(&state, seat, &mut actions);
                let total: u32 = actions
                    .iter()
                    .map(|a| game.heuristic_weight(&state, a))
                    .sum();
                let mut left = random.below(total);
                let chosen = actions.iter().find(|action| {
                    let weight = game.heuristic_weight(&state, action);
                    let hit = left < weight;
                    left = left.saturating_sub(weight);
                    hit
                });
                let action = *chosen.expect("some action has a weight");
                game.apply(&mut state, seat, action, &mut random, &mut Silent);
            }
        }
        assert!(hauls > 100, "only {hauls} hauls were compared");
    }
}
