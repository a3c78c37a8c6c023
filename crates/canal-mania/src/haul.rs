//! Moving goods: the network of sections, and every route through it.

use crate::CanalMania;
use crate::action::{Action, Route};
use crate::event::Event;
use crate::map::{MAX_SECTIONS, MAX_TOWNS};
use crate::parts::{PlayerColour, Source, Town, towns};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{State, Step};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use towpath_core::{Chance, Events, Seat};

/// The joined sections as they lie now: for each town its neighbours and the owners of the sections between.
///
/// Sections of one owner between the same two towns are the same to everybody, so that they count as one.
pub(crate) struct Network {
    first: [u8; MAX_TOWNS],
    links: [Link; MAX_SECTIONS * 2],
    len: u8,
    /// Who owns any section, by seat.
    owners: u8,
}

#[derive(Copy, Clone)]
struct Link {
    to: Town,
    /// By seat.
    owners: u8,
    next: u8,
}

const END: u8 = u8::MAX;

impl Network {
    pub(crate) fn of(game: &CanalMania, state: &State) -> Network {
        let unused = Link {
            to: Town(0),
            owners: 0,
            next: END,
        };
        let mut network = Network {
            first: [END; MAX_TOWNS],
            links: [unused; MAX_SECTIONS * 2],
            len: 0,
            owners: 0,
        };
        for canal in &state.canals {
            let Some(owner) = canal.owner else { continue };
            // CM-BUILD-3: a section counts as soon as it joins two towns, whether the canal is finished or not.
            for (one, other) in game.map.tree.sections(canal.node) {
                network.join(one, other, owner);
                network.join(other, one, owner);
                network.owners |= 1 << owner.index();
            }
        }
        network
    }

    fn join(&mut self, from: Town, to: Town, owner: Seat) {
        let mut at = self.first[from.index()];
        while at != END {
            let link = &mut self.links[usize::from(at)];
            if link.to == to {
                link.owners |= 1 << owner.index();
                return;
            }
            at = link.next;
        }
        self.links[usize::from(self.len)] = Link {
            to,
            owners: 1 << owner.index(),
            next: self.first[from.index()],
        };
        self.first[from.index()] = self.len;
        self.len += 1;
    }

    fn links(&self, from: Town) -> impl Iterator<Item = &Link> {
        let mut at = self.first[from.index()];
        std::iter::from_fn(move || {
            let link = self.links.get(usize::from(at))?;
            at = link.next;
            Some(link)
        })
    }

    /// The owners of sections between two towns, by seat.
    pub(crate) fn between(&self, from: Town, to: Town) -> u8 {
        self.links(from)
            .find(|link| link.to == to)
            .map_or(0, |link| link.owners)
    }
}

impl Network {
    /// A shortest way between two towns over anybody's sections, the mover's where it can be, whatever the colours of the
    /// towns; for telling why it is not allowed.
    pub(crate) fn any_route(
        &self,
        state: &State,
        mover: Seat,
        from: Town,
        to: Town,
    ) -> Option<Route> {
        let mut seen = from.bit();
        let mut queue = VecDeque::from([Route::from(from)]);
        while let Some(route) = queue.pop_front() {
            for link in self.links(route.last()) {
                let owner = match link.owners >> mover.index() & 1 {
                    1 => mover,
                    _ => Seat::new(link.owners.trailing_zeros() as u8),
                };
                let Some(longer) = route.then(state.colour(owner), link.to) else {
                    continue;
                };
                if link.to == to {
                    return Some(longer);
                }
                if seen & link.to.bit() == 0 {
                    seen |= link.to.bit();
                    queue.push_back(longer);
                }
            }
        }
        None
    }
}

/// Looks for the routes of one player.
struct Search<'a, F> {
    game: &'a CanalMania,
    network: &'a Network,
    colours: [PlayerColour; 5],
    mover: usize,
    found: F,
}

impl<F: FnMut(Route) -> ControlFlow<()>> Search<'_, F> {
    /// Every route that goes on from here; `used` are the town colours it has touched.
    fn go_on(&mut self, at: Town, route: Route, used: u8) -> ControlFlow<()> {
        let network = self.network;
        for link in network.links(at) {
            // CM-MOVE-2: no two towns of a route share a colour, so that it has at most six towns.
            let colour = 1 << self.game.map.towns[link.to.index()].colour.index();
            if used & colour != 0 {
                continue;
            }
            let mut owners = link.owners;
            while owners != 0 {
                let owner = owners.trailing_zeros() as usize;
                owners &= owners - 1;
                let Some(longer) = route.then(self.colours[owner], link.to) else {
                    continue;
                };
                // CM-MOVE-1: the last section is the mover's own.
                if owner == self.mover {
                    (self.found)(longer)?;
                }
                self.go_on(link.to, longer, used | colour)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl CanalMania {
    /// Tells of every route a seat may move a cube along, until it is told to stop.
    pub fn each_route(
        &self,
        state: &State,
        seat: Seat,
        found: impl FnMut(Route) -> ControlFlow<()>,
    ) {
        let loaded = state.cubes & state.connected;
        if loaded == 0 {
            return;
        }
        let network = Network::of(self, state);
        // CM-MOVE-1: without a section of one's own there is nothing to move along.
        if network.owners >> seat.index() & 1 == 0 {
            return;
        }
        let mut search = Search {
            game: self,
            network: &network,
            colours: state
                .colours
                .map(|colour| colour.unwrap_or(PlayerColour::Red)),
            mover: seat.index(),
            found,
        };
        for town in towns(loaded) {
            let used = 1 << self.map.town(town).colour.index();
            if search.go_on(town, Route::from(town), used).is_break() {
                return;
            }
        }
    }

    pub(crate) fn legal_hauls(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.each_route(state, seat, |route| {
            actions.push(Action::Haul(route));
            ControlFlow::Continue(())
        });
    }

    /// Whether a seat can move any cube.
    pub(crate) fn can_haul(&self, state: &State, seat: Seat) -> bool {
        let mut found = false;
        self.each_route(state, seat, |_| {
            found = true;
            ControlFlow::Break(())
        });
        found
    }

    pub(crate) fn check_haul(
        &self,
        state: &State,
        seat: Seat,
        route: &Route,
    ) -> Result<(), Refusal> {
        let town = route.first();
        if state.cubes & town.bit() == 0 {
            return Err(Refusal::NoCube { town });
        }
        // CM-MOVE-2: the first town counts too.
        let mut seen: [Option<Town>; 6] = [None; 6];
        for town in route.towns() {
            let before = &mut seen[self.map.town(town).colour.index()];
            if let Some(one) = *before {
                return Err(Refusal::SameColour { one, other: town });
            }
            *before = Some(town);
        }
        // CM-MOVE-1: along sections that are joined; CM-MOVE-4: the mover says whose is used.
        let network = Network::of(self, state);
        let mut last = None;
        for (from, owner, to) in route.sections() {
            let seat = state.seat_of(owner);
            let owners = network.between(from, to);
            if seat.is_none_or(|seat| owners >> seat.index() & 1 == 0) {
                return Err(Refusal::NoSection { owner, from, to });
            }
            last = Some(owner);
        }
        match last {
            None => Err(Refusal::NoRoute { town }),
            Some(owner) if state.seat_of(owner) != Some(seat) => Err(Refusal::LastNotOwn { owner }),
            Some(_) => Ok(()),
        }
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    pub(crate) fn haul(&mut self, seat: Seat, route: Route) {
        let who = self.who(seat);
        self.tell(Event::Hauled { who, route });
        // CM-MOVE-4: the cube returns to the basin.
        self.state.cubes &= !route.first().bit();
        self.state.busy = true;
        let last = self.state.step == Step::LastGoods;
        let source = if last {
            Source::LastGoods
        } else {
            Source::Hauls
        };
        let points = route.points();
        for colour in PlayerColour::ALL {
            if let Some(owner) = self.state.seat_of(colour) {
                self.score(owner, u16::from(points[colour.index()]), source);
            }
        }
        if last {
            self.next_last_goods();
        } else {
            self.phase_done();
        }
    }
}
