//! What a player can decide.

use crate::parts::{Card, Contract, Direction, Engineer, Face, Hex, PlayerColour, Tile};
use crate::parts::{Town, TownColour};
use serde::{Deserialize, Serialize};

/// CM-MOVE-2: the most towns of a route, one of each colour.
pub const MAX_TOWNS_OF_ROUTE: usize = 6;

/// One decision.
///
/// ```
/// use towpath_canal_mania::parts::{Direction, Tile};
/// use towpath_canal_mania::{Action, CanalMania};
/// use towpath_core::{Game, Notation, TableSetup};
///
/// # let setup = TableSetup {
/// #     players: 3,
/// #     options: Default::default(),
/// #     edition: CanalMania::builtin_edition(),
/// #     rules: 2,
/// # };
/// let game = CanalMania::build(&setup)?;
/// let Action::Lay(laying) = game.parse("lay medway u25 se lock with surveyor")? else {
///     panic!("a tile is laid");
/// };
/// assert_eq!((laying.tile, laying.exit), (Tile::Lock, Direction::SouthEast));
/// assert_eq!((laying.pay.cards, laying.pay.surveyors), (0, 1));
/// assert_eq!(game.write(&Action::Lay(laying)), "lay medway u25 se lock with surveyor");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose the colour of one's tiles.
    Colour(PlayerColour),
    /// Take a contract and place its barge on a terminal.
    Take {
        /// The contract in the Parliament.
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
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Laying {
    /// The contract whose canal it extends.
    pub contract: Contract,
    /// The hex it lies on.
    pub hex: Hex,
    /// Which way its channel leads on.
    pub exit: Direction,
    /// The kind of tile.
    pub tile: Tile,
    /// The cards that leave the hand for it.
    pub pay: Payment,
}

/// Build cards paid for a tile: some of one kind, and surveyors.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Payment {
    /// The kind: the tile's own, or a stretch for Brindley's lock. The tile's own when there is none.
    pub card: Card,
    /// How many of that kind.
    pub cards: u8,
    /// How many surveyors.
    pub surveyors: u8,
}

/// The way of a goods cube: towns, and whose sections lead from each to the next.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema), ts(as = "RouteData"))]
#[serde(into = "RouteData", try_from = "RouteData")]
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

    /// The town where the cube ends.
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

/// A route as clients see it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
struct RouteData {
    /// The towns from the first to the last.
    towns: Vec<Town>,
    /// Whose section leads from each town to the next.
    owners: Vec<PlayerColour>,
}

impl From<Route> for RouteData {
    fn from(route: Route) -> RouteData {
        RouteData {
            towns: route.towns().collect(),
            owners: route.sections().map(|(_, owner, _)| owner).collect(),
        }
    }
}

impl TryFrom<RouteData> for Route {
    type Error = String;

    fn try_from(data: RouteData) -> Result<Route, String> {
        let RouteData { towns, owners } = data;
        let (first, rest) = towns.split_first().ok_or("a route has a town")?;
        if rest.len() != owners.len() {
            return Err("a route has a section between every two of its towns".to_owned());
        }
        let sections = owners.into_iter().zip(rest);
        sections
            .into_iter()
            .try_fold(Route::from(*first), |route, (owner, town)| {
                route.then(owner, *town)
            })
            .ok_or_else(|| format!("a route has at most {MAX_TOWNS_OF_ROUTE} towns"))
    }
}
