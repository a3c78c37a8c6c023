//! Why something is not allowed, with the numbers a player needs.

use crate::parts::{Card, Contract, Direction, Engineer, Face, Ground, Hex, PlayerColour, Tile};
use crate::parts::{Town, TownColour};
use towpath_core::RuleKey;

/// Why an action is not allowed.
///
/// ```
/// use towpath_canal_mania::{CanalMania, Refusal};
/// use towpath_core::{Game, Notation, ScenarioSupport, Seat, TableSetup};
///
/// # let setup = TableSetup {
/// #     players: 3,
/// #     options: Default::default(),
/// #     edition: CanalMania::builtin_edition(),
/// #     rules: 2,
/// # };
/// let game = CanalMania::build(&setup)?;
/// let mut state = game.empty();
/// game.settle(&mut state)?;
/// let refusal = game.check(&state, Seat::new(0), &game.parse("draw")?).unwrap_err();
/// assert_eq!(refusal, Refusal::MustTakeContract);
/// assert_eq!(game.rule(&refusal), "CM-CON-2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(
    missing_docs,
    reason = "a field without a comment is what its name says"
)]
pub enum Refusal {
    /// The phase has other actions.
    WrongPhase {
        /// Which phase it is: 1, 2 or 3.
        phase: u8,
    },
    /// Something else has to be decided first.
    First(Demand),
    /// Another player has that colour.
    ColourTaken { colour: PlayerColour },
    /// A player without an open contract takes one.
    MustTakeContract,
    /// Nobody has more than two open contracts.
    TwoOpen,
    /// The contract does not lie in the Parliament.
    NotInParliament { contract: Contract },
    /// The barge begins on a terminal.
    NotTerminal {
        contract: Contract,
        /// The town that is none.
        town: Town,
    },
    /// The player already employs that engineer.
    OwnEngineer { engineer: Engineer },
    /// There is no card face up.
    NoneFaceUp,
    /// Deck and discards are empty.
    NothingToDraw,
    /// Only Rennie takes a face-up card in place of a blind draw.
    NotRennie,
    /// No such card lies face up.
    NotFaceUp { face: Face },
    /// More cards have to be taken.
    TakeMore {
        /// How many have been taken.
        taken: u8,
        /// How many have to be.
        need: u8,
        /// The size of the hand.
        hand: u8,
        /// With so many cards in hand one may stop earlier.
        limit: u8,
    },
    /// The drawn card has no goods symbol.
    NoSymbol,
    /// The town has another colour than the goods.
    WrongColour {
        town: Town,
        /// The colour of the goods.
        colour: TownColour,
    },
    /// The town already has a cube.
    HasCube { town: Town },
    /// Another town comes first.
    PlaceElsewhere {
        /// The town that was wanted.
        town: Town,
        /// The towns that come first.
        allowed: u64,
    },
    /// No cube lies in the town.
    NoCube { town: Town },
    /// A cube must be taken off another town first.
    RemoveElsewhere {
        /// The town that was wanted.
        town: Town,
        /// The towns that come first.
        allowed: u64,
    },
    /// The player has no open contract at all.
    NoneOpen,
    /// The player has no such open contract.
    NotOpen { contract: Contract },
    /// There is no ground at that hex.
    OffMap { hex: Hex },
    /// Tiles never lie on towns.
    OnTown { town: Town },
    /// The tile does not join the canal.
    NotJoined {
        /// The hex that was wanted.
        hex: Hex,
        /// Where the canal has to go on; `None` beside a town.
        next: Option<Hex>,
        /// The town beside which it has to go on.
        town: Option<Town>,
    },
    /// A tile is straight or a wide curve.
    SharpTurn {
        hex: Hex,
        /// The side that cannot be reached.
        exit: Direction,
    },
    /// A canal never crosses itself.
    CrossesItself { hex: Hex },
    /// A canal never enters a town twice.
    TownTwice { town: Town },
    /// The far terminal is reached too early.
    ViaMissing {
        /// The towns that have to be touched before.
        missing: u64,
    },
    /// The canal would need more tiles than its value.
    TooLong {
        /// The contract's value.
        value: u8,
        /// The fewest tiles the canal would have; `None` when it leads nowhere.
        need: Option<u8>,
    },
    /// The canal could not be finished after this tile.
    CannotFinish {
        /// Tiles left after it.
        left: u8,
        /// The fewest tiles it would still need; `None` when it leads nowhere.
        need: Option<u8>,
    },
    /// The tile does not suit the ground.
    WrongGround { tile: Tile, ground: Ground },
    /// The last tile of the section is of the same kind.
    SameKind { tile: Tile },
    /// The player has no more tiles of that kind.
    NoTileLeft { tile: Tile },
    /// Only Brindley pays for a lock with a stretch.
    NotBrindley,
    /// The payment is not what the tile costs.
    WrongPayment {
        tile: Tile,
        /// What it costs.
        need: u8,
        /// How many cards were offered.
        paid: u8,
    },
    /// The hand lacks cards.
    CardsLacking {
        card: Card,
        /// How many are needed.
        need: u8,
        /// How many are there.
        have: u8,
    },
    /// A crossing needs two more cards.
    CrossingCards {
        /// How many cards would be left after the payment.
        have: u8,
    },
    /// There is no tile to take back.
    NothingToLift { contract: Contract },
    /// The tile was laid in this turn.
    LaidThisTurn { contract: Contract },
    /// No route from the town ends on a section of the player's.
    NoRoute { town: Town },
    /// No such section joins the two towns.
    NoSection {
        owner: PlayerColour,
        from: Town,
        to: Town,
    },
    /// The last section belongs to somebody else.
    LastNotOwn { owner: PlayerColour },
    /// Two towns of the route share a colour.
    SameColour {
        /// The earlier town.
        one: Town,
        /// The later town.
        other: Town,
    },
    /// The hand holds no such card to discard.
    NotInHand { card: Card },
    /// The hand is small enough.
    NeedNotDiscard {
        hand: u8,
        /// The most it may hold.
        limit: u8,
    },
    /// The hand is too large.
    HandTooLarge {
        hand: u8,
        /// The most it may hold.
        limit: u8,
    },
}

/// What has to be decided first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// A colour.
    Colour,
    /// An extra contract or none.
    Extra,
    /// More face-up cards.
    Taking,
    /// Whether to show the drawn card.
    Declare,
    /// The colour of white goods.
    Naming,
    /// Where a cube comes off.
    Removing,
    /// Where a cube goes.
    Placing,
    /// Tiles, or the end of building.
    Building,
    /// Discards for a crossing.
    Crossing,
    /// The end of the turn.
    Closing,
    /// The last goods.
    LastGoods,
}

impl Refusal {
    /// The rule behind it.
    pub const fn rule(&self) -> RuleKey {
        match self {
            Refusal::WrongPhase { phase: 1 } | Refusal::NotInParliament { .. } => "CM-TURN-1",
            Refusal::WrongPhase { phase: 2 } => "CM-TURN-2",
            Refusal::WrongPhase { .. } => "CM-TURN-3",
            Refusal::First(demand) => demand.rule(),
            Refusal::ColourTaken { .. } => "CM-SET-4",
            Refusal::MustTakeContract => "CM-CON-2",
            Refusal::TwoOpen => "CM-CON-1",
            Refusal::NotTerminal { .. } => "CM-CON-3",
            Refusal::OwnEngineer { .. } => "CM-ENG-6",
            Refusal::NoneFaceUp | Refusal::NothingToDraw => "CM-TURN-7",
            Refusal::NotRennie => "CM-ENG-5",
            Refusal::NotFaceUp { .. } | Refusal::TakeMore { .. } => "CM-CARD-1",
            Refusal::NoSymbol => "CM-CARD-4",
            Refusal::WrongColour { .. } => "CM-CARD-3",
            Refusal::HasCube { .. } => "CM-GOOD-1",
            Refusal::PlaceElsewhere { .. } => "CM-GOOD-2",
            Refusal::RemoveElsewhere { .. } => "CM-GOOD-3",
            Refusal::NoneOpen | Refusal::NotOpen { .. } | Refusal::NotJoined { .. } => "CM-BUILD-4",
            Refusal::OffMap { .. } => "CM-COMP-1",
            Refusal::OnTown { .. } => "CM-BUILD-2",
            Refusal::SharpTurn { .. } => "CM-BUILD-1",
            Refusal::CrossesItself { .. }
            | Refusal::TownTwice { .. }
            | Refusal::CrossingCards { .. } => "CM-BUILD-10",
            Refusal::ViaMissing { .. } => "CM-BUILD-13",
            Refusal::TooLong { .. } => "CM-BUILD-9",
            Refusal::CannotFinish { .. } => "CM-BUILD-15",
            Refusal::WrongGround { .. } => "CM-BUILD-6",
            Refusal::SameKind { .. } => "CM-BUILD-8",
            Refusal::NoTileLeft { .. } => "CM-BUILD-12",
            Refusal::NotBrindley => "CM-ENG-1",
            Refusal::WrongPayment { .. } | Refusal::CardsLacking { .. } => "CM-BUILD-7",
            Refusal::NothingToLift { .. } | Refusal::LaidThisTurn { .. } => "CM-BUILD-16",
            Refusal::NoCube { .. }
            | Refusal::NoRoute { .. }
            | Refusal::NoSection { .. }
            | Refusal::LastNotOwn { .. } => "CM-MOVE-1",
            Refusal::SameColour { .. } => "CM-MOVE-2",
            Refusal::NotInHand { .. }
            | Refusal::NeedNotDiscard { .. }
            | Refusal::HandTooLarge { .. } => "CM-TURN-6",
        }
    }
}

impl Demand {
    const fn rule(self) -> RuleKey {
        match self {
            Demand::Colour => "CM-SET-4",
            Demand::Extra => "CM-CON-5",
            Demand::Taking => "CM-CARD-1",
            Demand::Declare => "CM-CARD-4",
            Demand::Naming => "CM-CARD-3",
            Demand::Removing => "CM-GOOD-3",
            Demand::Placing => "CM-GOOD-2",
            Demand::Building => "CM-TURN-2",
            Demand::Crossing => "CM-BUILD-10",
            Demand::Closing => "CM-TURN-6",
            Demand::LastGoods => "CM-END-3",
        }
    }
}
