//! What a player can decide, and what can happen.

use crate::parts::{Card, Contract, Direction, Engineer, Face, Hex, PlayerColour, Source, Tile};
use crate::parts::{Town, TownColour};
use crate::state::Trigger;
use towpath_core::Seat;

/// CM-MOVE-2: the most towns of a route, one of each colour.
pub const MAX_TOWNS_OF_ROUTE: usize = 6;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose the colour of one's tiles.
    Colour(PlayerColour),
    /// Take a contract and place its barge on a terminal.
    Take {
        /// Which contract.
        contract: Contract,
        /// Where the canal will begin.
        from: Town,
    },
    /// Swap one's engineer for this one.
    Swap(Engineer),
    /// Replace the face-up build cards.
    Replace,
    /// Draw the top build card.
    Draw,
    /// Rennie: take this face-up card in place of a blind draw.
    Choose(Face),
    /// Take a face-up build card.
    Card(Face),
    /// Show the card just drawn, and place its goods.
    Show,
    /// Keep the card just drawn to oneself.
    Keep,
    /// Name the colour of white goods.
    Goods(TownColour),
    /// Take the cube off this town.
    Remove(Town),
    /// Place a cube in this town.
    Place(Town),
    /// Lay a tile.
    Lay(Laying),
    /// Take back the last tile of an unfinished canal.
    Lift(Contract),
    /// Move a goods cube.
    Haul(Route),
    /// Discard a build card.
    Discard(Card),
    /// Do nothing in this phase.
    Pass,
    /// End the action: enough contracts, cards or tiles.
    Stop,
    /// End the turn.
    End,
}

/// A tile with its payment.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Laying {
    /// For which canal.
    pub contract: Contract,
    /// Where.
    pub hex: Hex,
    /// Which way its channel leads on.
    pub exit: Direction,
    /// What is built.
    pub tile: Tile,
    /// What is paid.
    pub pay: Payment,
}

/// Build cards paid for a tile: some of one kind, and surveyors.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Payment {
    /// The kind: the tile's own, or a stretch for Brindley's lock. The tile's own when there is none.
    pub card: Card,
    /// How many of that kind.
    pub cards: u8,
    /// How many surveyors.
    pub surveyors: u8,
}

/// The way of a goods cube: towns, and whose sections lead from each to the next.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Route {
    len: u8,
    towns: [u8; MAX_TOWNS_OF_ROUTE],
    owners: [u8; MAX_TOWNS_OF_ROUTE - 1],
}

impl Route {
    /// A cube that has not moved yet.
    pub const fn from(town: Town) -> Route {
        let mut towns = [0; MAX_TOWNS_OF_ROUTE];
        towns[0] = town.0;
        Route {
            len: 1,
            towns,
            owners: [0; MAX_TOWNS_OF_ROUTE - 1],
        }
    }

    /// The route with one more section; `None` when it already has six towns.
    #[must_use]
    #[inline]
    pub fn then(mut self, owner: PlayerColour, town: Town) -> Option<Route> {
        let at = usize::from(self.len);
        *self.towns.get_mut(at)? = town.0;
        self.owners[at - 1] = owner as u8;
        self.len += 1;
        Some(self)
    }

    /// Its towns in order.
    pub fn towns(&self) -> impl Iterator<Item = Town> {
        let Route { len, towns, .. } = *self;
        (0..usize::from(len)).map(move |at| Town(towns[at]))
    }

    /// Its sections in order: from, whose, to.
    pub fn sections(&self) -> impl Iterator<Item = (Town, PlayerColour, Town)> {
        let Route { len, towns, owners } = *self;
        (1..usize::from(len)).map(move |at| {
            let owner = PlayerColour::ALL[usize::from(owners[at - 1])];
            (Town(towns[at - 1]), owner, Town(towns[at]))
        })
    }

    /// Where the cube lies.
    pub const fn first(&self) -> Town {
        Town(self.towns[0])
    }

    /// Where it goes.
    pub const fn last(&self) -> Town {
        Town(self.towns[self.len as usize - 1])
    }

    /// CM-MOVE-3: the points it gives each colour: a run of k sections of one owner gives that owner k + 1.
    pub fn points(&self) -> [u8; 5] {
        let mut points = [0; 5];
        let mut before = None;
        for (_, owner, _) in self.sections() {
            points[owner.index()] += if before == Some(owner) { 1 } else { 2 };
            before = Some(owner);
        }
        points
    }
}

/// One thing that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Event {
    /// An engineer was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        engineer: Engineer,
    },
    /// The lowest engineer begins, and is red.
    Begins {
        /// Who.
        seat: Seat,
        /// With which engineer.
        engineer: Engineer,
    },
    /// A seat has its colour.
    Coloured {
        /// Who.
        seat: Seat,
        /// Which.
        colour: PlayerColour,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        who: PlayerColour,
        /// In which round.
        round: u16,
    },
    /// A contract came into the Parliament.
    ContractUp(Contract),
    /// A build card was turned face up.
    CardUp(Face),
    /// The discards were shuffled into a new deck.
    Reshuffled,
    /// A contract was taken.
    Took {
        /// By whom.
        who: PlayerColour,
        /// Which.
        contract: Contract,
        /// Where its barge lies.
        from: Town,
    },
    /// An engineer was swapped.
    Swapped {
        /// By whom.
        who: PlayerColour,
        /// The one given away.
        old: Engineer,
        /// The one taken.
        new: Engineer,
        /// The player it was taken from; `None` for the side of the map.
        from: Option<PlayerColour>,
    },
    /// The face-up cards were replaced.
    Replaced {
        /// By whom.
        who: PlayerColour,
    },
    /// A card was drawn blind.
    Drew {
        /// The seat that may know it.
        seat: Seat,
        /// Its colour.
        who: PlayerColour,
        /// What it is; `None` for everybody else.
        face: Option<Face>,
    },
    /// A drawn card was shown.
    Showed {
        /// By whom.
        who: PlayerColour,
        /// What it is.
        face: Face,
    },
    /// A face-up card was taken.
    TookCard {
        /// By whom.
        who: PlayerColour,
        /// What it is.
        face: Face,
    },
    /// White goods were given a colour.
    Named {
        /// By whom.
        who: PlayerColour,
        /// Which colour.
        colour: TownColour,
    },
    /// A cube was taken off the map to be placed elsewhere.
    Removed {
        /// By whom.
        who: PlayerColour,
        /// Where it lay.
        town: Town,
    },
    /// A cube was placed.
    Placed {
        /// By whom.
        who: PlayerColour,
        /// Where.
        town: Town,
    },
    /// No town of the colour had room, so a cube went to the basin.
    NoRoom {
        /// The colour.
        colour: TownColour,
    },
    /// A tile was laid.
    Laid {
        /// By whom.
        who: PlayerColour,
        /// Which tile, and what it cost.
        laying: Laying,
        /// The cards that paid for it, which everybody sees now.
        paid: [Option<Face>; 3],
    },
    /// A section was closed.
    Joined {
        /// Whose it is.
        who: PlayerColour,
        /// One end.
        from: Town,
        /// The other end.
        to: Town,
    },
    /// A canal was finished.
    Finished {
        /// By whom.
        who: PlayerColour,
        /// Which.
        contract: Contract,
        /// What it scored.
        points: u16,
    },
    /// A tile was taken back.
    Lifted {
        /// By whom.
        who: PlayerColour,
        /// Of which canal.
        contract: Contract,
        /// Where it lay.
        hex: Hex,
    },
    /// A cube was moved.
    Hauled {
        /// By whom.
        who: PlayerColour,
        /// Which way.
        route: Route,
    },
    /// Somebody scored.
    Scored {
        /// Who.
        who: PlayerColour,
        /// How many points.
        points: u16,
        /// For what.
        source: Source,
    },
    /// A card was discarded.
    Discarded {
        /// By whom.
        who: PlayerColour,
        /// What it is.
        face: Face,
    },
    /// The end was triggered.
    Triggered {
        /// By what.
        trigger: Trigger,
        /// The last round.
        last: u16,
    },
    /// Nothing has happened for some rounds.
    Quiet {
        /// How many.
        rounds: u8,
        /// After how many more the game ends.
        left: u8,
    },
    /// The last goods are moved now.
    LastGoods,
    /// A canal was left unfinished.
    Unfinished {
        /// By whom.
        who: PlayerColour,
        /// Which.
        contract: Contract,
        /// What it scored all the same.
        points: u16,
    },
    /// A player's rank as a builder.
    Ranked {
        /// Who.
        who: PlayerColour,
        /// The rank, 1 for the most prolific.
        rank: u8,
        /// Finished contracts.
        finished: u8,
        /// Their value.
        value: u16,
        /// What the rank scores.
        points: u16,
    },
    /// The game has ended.
    Won {
        /// By whom.
        who: PlayerColour,
        /// With how many points.
        points: u16,
    },
}
