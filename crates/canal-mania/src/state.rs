//! The position: plain data, about a kilobyte.

use crate::cards::{Cards, Hand};
use crate::map::{CONTRACTS, CellId, MAX_CELLS, Map};
use crate::parts::{Contract, Direction, Engineer, Face, PlayerColour, Source, Tile, Town};
use crate::parts::{TownColour, contracts};
use crate::tree::{Node, NodeId, Tree};
use serde::Serialize;
use towpath_core::{MAX_SEATS, Seat};

/// CM-COMP-3: how many goods cubes there are.
pub const CUBES: u32 = 15;
/// How many build cards lie face up.
pub const DISPLAY: usize = 5;
/// The position, with all secrets.
///
/// ```
/// use towpath_canal_mania::parts::{PlayerColour, Tile};
/// use towpath_canal_mania::{CanalMania, State};
/// use towpath_core::{Game, ScenarioSupport, Seat, TableSetup};
///
/// # let setup = TableSetup {
/// #     players: 3,
/// #     options: Default::default(),
/// #     edition: CanalMania::builtin_edition(),
/// #     rules: 2,
/// # };
/// let game = CanalMania::build(&setup)?;
/// let mut state: State = game.empty();
/// let line = "canal medway red tonbridge u25:lock v25:stretch";
/// game.place(&mut state, &line.split(' ').collect::<Vec<_>>())?;
///
/// let red = state.seat_of(PlayerColour::Red).unwrap();
/// let medway = game.map().contract_by_id("medway").unwrap();
/// assert_eq!(state.canal(medway).owner, Some(red));
/// assert_eq!(state.canal(medway).tile(0), Tile::Lock);
/// // A lock is worth a point, a stretch none.
/// assert_eq!(state.canal(medway).points(), 1);
/// // It is plain data: a copy is another position.
/// let copy = state;
/// game.place(&mut state, &["cubes", "london"])?;
/// assert_ne!(copy.cubes, state.cubes);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is to be decided next.
    pub step: Step,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase of the turn: 1, 2 or 3.
    pub phase: u8,
    /// CM-TURN-0: who began, and begins every round.
    pub start: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// The number of turns so far, which only grows.
    pub turn: u16,
    /// Each seat's colour, once it has one.
    pub colours: [Option<PlayerColour>; MAX_SEATS],
    /// Who employs each engineer; `None` for those beside the map.
    pub engineers: [Option<Seat>; 5],
    /// The hands.
    pub hands: [Hand; MAX_SEATS],
    /// The build deck, which is drawn from at random.
    pub deck: Cards,
    /// How often the deck has been shuffled anew.
    pub generation: u16,
    /// How many cards this generation of the deck has given.
    pub drawn: u16,
    /// The build cards used up, which everybody has seen.
    pub discards: Cards,
    /// The build cards that lie face up.
    pub display: [Option<Face>; DISPLAY],
    /// The contracts that lie face up to be taken.
    pub parliament: u32,
    /// The contracts of the pile, which is drawn from at random.
    pub pile: u32,
    /// CM-SET-2: the top contract of the pile while it is known; it is not among `pile`.
    pub top: Option<Contract>,
    /// How many contracts the pile has given, the known top one left out.
    pub contracts_drawn: u8,
    /// Each seat's open contracts.
    pub open: [u32; MAX_SEATS],
    /// Each seat's finished contracts.
    pub done: [u32; MAX_SEATS],
    /// The canals, one for each contract.
    pub canals: [Canal; CONTRACTS],
    /// Each seat's tiles that are left.
    pub supply: [[u8; 4]; MAX_SEATS],
    /// The cells that bear at least one tile.
    pub built: [u64; MAX_CELLS / 64],
    /// CM-GOOD-4: the towns a channel leads into.
    pub connected: u64,
    /// The towns with a goods cube.
    pub cubes: u64,
    /// Goods being placed, if any are.
    pub goods: Option<Placing>,
    /// CM-ENG-4: the canal for which the second half of a surveyor may still be used.
    pub half: Option<Contract>,
    /// Each seat's points by where they come from.
    pub points: [[u16; 5]; MAX_SEATS],
    /// CM-END-6: whether something that counts has happened this round.
    pub busy: bool,
    /// CM-END-6: rounds in a row in which nothing that counts happened.
    pub quiet: u8,
    /// How the end was triggered, and in which round.
    pub end: Option<(Trigger, u16)>,
}

/// What is to be decided next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// CM-SET-4: a colour.
    Colour,
    /// An action for the phase.
    Phase,
    /// CM-CON-5: whether to take an extra contract.
    Extra,
    /// CM-CARD-1: which face-up card to take next.
    Taking {
        /// How many have been taken.
        taken: u8,
    },
    /// CM-CARD-4: whether to show the card just drawn; `None` to those who have not seen it.
    Declare {
        /// What was drawn.
        face: Option<Face>,
    },
    /// CM-CARD-3: the colour of white goods.
    Naming,
    /// CM-GOOD-3: where a cube comes off the map.
    Removing,
    /// CM-GOOD-2: where a cube goes.
    Placing,
    /// The next tile, or the end of building.
    Building,
    /// CM-BUILD-10: which cards to discard for a crossing.
    Crossing {
        /// How many more.
        left: u8,
    },
    /// Discards, and the end of the turn.
    Closing,
    /// CM-END-3: a cube to move at the end of the game.
    LastGoods,
    /// Nothing: the game has ended.
    Over,
}

impl Step {
    /// The same as somebody sees it who must not know which card was drawn.
    pub(crate) const fn without_face(self) -> Step {
        match self {
            Step::Declare { face: _ } => Step::Declare { face: None },
            Step::Colour
            | Step::Phase
            | Step::Extra
            | Step::Taking { .. }
            | Step::Naming
            | Step::Removing
            | Step::Placing
            | Step::Building
            | Step::Crossing { .. }
            | Step::Closing
            | Step::LastGoods
            | Step::Over => self,
        }
    }
}

/// A canal, or none yet.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Canal {
    /// Its shape so far; meaningless without an owner.
    pub node: NodeId,
    /// Who builds it.
    pub owner: Option<Seat>,
    /// How many of its last tiles were laid in this turn.
    pub fresh: u8,
    /// The kinds of its tiles, two bits each, the first tile lowest.
    pub kinds: u32,
}

/// Two goods cubes on their way to towns.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Placing {
    /// The colour of the towns; `None` while it has to be named.
    pub colour: Option<TownColour>,
    /// Cubes in hand.
    pub held: u8,
    /// Cubes still to be placed.
    pub left: u8,
    /// What goes on afterwards.
    pub then: Then,
}

/// What goes on once goods are placed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// Face-up cards are being taken.
    Taking {
        /// How many have been taken.
        taken: u8,
    },
    /// A single face-up card was taken in place of a blind draw.
    Refill,
    /// A blind draw was shown.
    Done,
}

/// How the end of the game was triggered.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// A score reached the mark.
    Score,
    /// The last contracts came into the Parliament.
    Contracts,
    /// Nothing happened for four rounds.
    Quiet,
}

impl Trigger {
    /// Its word in scenarios and in plain text.
    pub const fn word(self) -> &'static str {
        match self {
            Trigger::Score => "score",
            Trigger::Contracts => "contracts",
            Trigger::Quiet => "quiet",
        }
    }
}

impl Canal {
    /// A contract nobody has taken.
    pub const NONE: Canal = Canal {
        node: 0,
        owner: None,
        fresh: 0,
        kinds: 0,
    };

    /// The kind of a tile, counted from 0.
    pub const fn tile(&self, place: usize) -> Tile {
        Tile::from_bits(self.kinds >> (2 * place))
    }

    /// CM-BUILD-14: what its tiles are worth.
    pub const fn points(&self) -> u16 {
        // A tile's two bits are its points.
        let ones = (self.kinds & 0x5555_5555).count_ones();
        let twos = (self.kinds & 0xAAAA_AAAA).count_ones();
        (ones + 2 * twos) as u16
    }

    /// CM-BUILD-8: the kind of the last tile of the section being built, which the next one must not repeat.
    #[inline]
    pub fn last_in_section(&self, node: &Node) -> Option<Tile> {
        match node.town {
            Some(_) => None,
            None => Some(self.tile(usize::from(node.tiles) - 1)),
        }
    }
}

impl State {
    /// A position with nothing in it yet.
    pub(crate) fn blank(map: &Map) -> State {
        State {
            step: Step::Phase,
            active: Seat::new(0),
            phase: 1,
            start: Seat::new(0),
            round: 1,
            turn: 1,
            colours: [None; MAX_SEATS],
            engineers: [None; 5],
            hands: [Hand::EMPTY; MAX_SEATS],
            deck: Cards(map.deck),
            generation: 0,
            drawn: 0,
            discards: Cards::NONE,
            display: [None; DISPLAY],
            parliament: 0,
            pile: map.all_contracts() & !map.starting,
            top: None,
            contracts_drawn: 0,
            open: [0; MAX_SEATS],
            done: [0; MAX_SEATS],
            canals: [Canal::NONE; CONTRACTS],
            supply: [Tile::ALL.map(|tile| tile.supply()); MAX_SEATS],
            built: [0; MAX_CELLS / 64],
            connected: 0,
            cubes: 0,
            goods: None,
            half: None,
            points: [[0; 5]; MAX_SEATS],
            busy: false,
            quiet: 0,
            end: None,
        }
    }

    /// A seat's points.
    #[inline]
    pub fn score(&self, seat: Seat) -> u16 {
        self.points[seat.index()].iter().sum()
    }

    /// A seat's points from one source.
    pub fn part(&self, seat: Seat, source: Source) -> u16 {
        self.points[seat.index()][source.index()]
    }

    /// A seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// A contract's canal.
    #[inline]
    pub fn canal(&self, contract: Contract) -> &Canal {
        &self.canals[contract.index()]
    }

    /// The engineer a seat employs.
    #[inline]
    pub fn engineer(&self, seat: Seat) -> Engineer {
        let index = self.engineers.iter().position(|at| *at == Some(seat));
        Engineer::ALL[index.unwrap_or(0)]
    }

    /// Whether a seat employs this engineer.
    #[inline]
    pub fn employs(&self, seat: Seat, engineer: Engineer) -> bool {
        self.engineers[engineer.index()] == Some(seat)
    }

    /// The seat that plays a colour.
    pub fn seat_of(&self, colour: PlayerColour) -> Option<Seat> {
        let index = self.colours.iter().position(|at| *at == Some(colour))?;
        Some(Seat::new(index as u8))
    }

    /// A seat's colour; red while it has none yet, which only a position that is being set up can show.
    #[inline]
    pub fn colour(&self, seat: Seat) -> PlayerColour {
        self.colours[seat.index()].unwrap_or(PlayerColour::Red)
    }

    /// How many open contracts a seat has.
    #[inline]
    pub fn open_count(&self, seat: Seat) -> u32 {
        self.open[seat.index()].count_ones()
    }

    /// Cubes in the basin.
    #[inline]
    pub fn basin(&self) -> u32 {
        let held = self.goods.map_or(0, |goods| u32::from(goods.held));
        CUBES - self.cubes.count_ones() - held
    }

    /// Whether a tile lies on this cell.
    #[inline]
    pub fn is_built(&self, cell: CellId) -> bool {
        // Hexes that no canal can lie on have no place among these.
        let word = self.built.get(usize::from(cell) / 64);
        word.is_some_and(|word| word >> (cell % 64) & 1 == 1)
    }

    /// How many build cards lie face up.
    #[inline]
    pub fn face_up(&self) -> u8 {
        self.display.iter().flatten().count() as u8
    }

    /// Whether a face lies face up.
    pub fn shows(&self, face: Face) -> bool {
        self.display.contains(&Some(face))
    }

    /// Contracts that have an owner.
    pub fn taken(&self) -> u32 {
        let all = |sets: &[u32; MAX_SEATS]| sets.iter().fold(0, |sum, set| sum | set);
        all(&self.open) | all(&self.done)
    }

    /// The towns that channels lead into, found anew from the canals.
    pub(crate) fn find_connected(&self, tree: &Tree) -> u64 {
        self.canals
            .iter()
            .filter(|canal| canal.owner.is_some())
            .fold(0, |set, canal| set | tree.touched(canal.node))
    }

    /// Whether some canal has a tile on this cell, found anew from the canals.
    pub(crate) fn find_built(&self, tree: &Tree, cell: CellId) -> bool {
        self.canals
            .iter()
            .any(|canal| canal.owner.is_some() && tree.covers(canal.node, cell))
    }

    /// Where a barge lies: in a town, or on a tile that leads somewhere.
    pub fn barge(&self, tree: &Tree, contract: Contract) -> Barge {
        let node = tree.node(self.canal(contract).node);
        match node.town {
            Some(town) => Barge::Town(town),
            None => Barge::Tile(node.cell, node.exit),
        }
    }

    /// A seat's open contracts, lowest first.
    pub fn open_contracts(&self, seat: Seat) -> impl Iterator<Item = Contract> + use<> {
        contracts(self.open[seat.index()])
    }
}

/// CM-BUILD-4: where building goes on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Barge {
    /// In a town.
    Town(Town),
    /// On the last tile, which leads out on this side.
    Tile(CellId, Direction),
}
