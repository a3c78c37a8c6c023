//! What a player can decide, and what happens.

use crate::board::{Plot, Space};
use crate::card::{CardId, Period};
use crate::effect::Piece;
use crate::purse::Thing;
use crate::space::{ActionSpace, Half};
use crate::state::Way;
use towpath_core::Seat;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take an action space.
    Go {
        /// Which one.
        space: ActionSpace,
        /// Which of its actions.
        half: Half,
    },
    /// Any time: buy one base material.
    Buy(Thing),
    /// Any time: turn the wheel for two thalers.
    Turn,
    /// Build a route or a bridge.
    Lay {
        /// Which piece.
        piece: Piece,
        /// Where.
        space: Space,
    },
    /// Build a building.
    Build {
        /// Which one.
        card: CardId,
        /// Where.
        plot: Plot,
        /// Which of its costs is paid, 0 or 1.
        cost: u8,
    },
    /// With a full board: discard the top card of the current pile instead of building.
    Discard,
    /// Take one kind of a gain.
    Gain(Thing),
    /// Take the rest of a gain, in the order of the wheel.
    GainRest,
    /// Activate a waiting building.
    Activate(Plot),
    /// Use an effect of the active building.
    Use {
        /// Its number, from 0.
        effect: u8,
        /// Which of its prices is paid, from 0; 0 when it has none.
        price: u8,
        /// What else the price leaves open.
        with: With,
    },
    /// Use no more effects of the active building.
    Finish,
    /// End the turn.
    End,
    /// The free turn of the wheel at the end of a round.
    Wheel,
    /// No more at the end of this round.
    Done,
}

/// What the price of an effect leaves open.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum With {
    /// Nothing.
    Nothing,
    /// How much is paid.
    Amount(u8),
    /// Which bridge is laid aside.
    Bridge(Space),
}

/// One thing that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Event {
    /// A game of the match began.
    GameBegan {
        /// Its number, from 1.
        game: u8,
    },
    /// A round began.
    RoundBegan {
        /// Its number, from 1.
        round: u8,
        /// Who begins it.
        start: Seat,
    },
    /// The next round is the last.
    LastRound,
    /// A card was put on display.
    Shown {
        /// The card.
        card: CardId,
    },
    /// A displayed card went to the box unbuilt.
    Discarded {
        /// The card.
        card: CardId,
        /// Why.
        why: Toss,
    },
    /// A pile was emptied, which opens an action.
    Opened {
        /// The pile.
        period: Period,
        /// Where.
        space: ActionSpace,
    },
    /// The blocking disc moved.
    Blocked {
        /// To where.
        space: ActionSpace,
        /// How many thalers went back to the supply.
        thalers: u8,
    },
    /// A player took an action space.
    Went {
        /// Who.
        seat: Seat,
        /// Which one.
        space: ActionSpace,
        /// Which of its actions.
        half: Half,
        /// How many thalers lay on it.
        thalers: u8,
    },
    /// A player gained something.
    Gained {
        /// Who.
        seat: Seat,
        /// What.
        thing: Thing,
        /// How much.
        amount: u16,
        /// How much of it there was room for.
        kept: u16,
    },
    /// A player won prestige.
    Prestige {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// A player bought a material.
    Bought {
        /// Who.
        seat: Seat,
        /// What.
        thing: Thing,
        /// For how many thalers.
        thalers: u16,
    },
    /// A player turned the wheel.
    Turned {
        /// Who.
        seat: Seat,
        /// For how many thalers.
        thalers: u8,
    },
    /// A player built a building.
    Built {
        /// Who.
        seat: Seat,
        /// Which one.
        card: CardId,
        /// Where.
        plot: Plot,
    },
    /// A player with a full board discarded the top card of a pile.
    Buried {
        /// Who.
        seat: Seat,
        /// The pile.
        period: Period,
    },
    /// A player built a route or a bridge.
    Laid {
        /// Who.
        seat: Seat,
        /// Which piece.
        piece: Piece,
        /// Where.
        space: Space,
    },
    /// A building was activated.
    Activated {
        /// Whose.
        seat: Seat,
        /// Which one.
        card: CardId,
        /// Where it stands.
        plot: Plot,
        /// By what.
        way: Way,
    },
    /// An effect was used.
    Used {
        /// Whose.
        seat: Seat,
        /// Of which building.
        card: CardId,
        /// Its number, from 0.
        effect: u8,
    },
    /// A bridge was laid aside.
    LaidAside {
        /// Whose.
        seat: Seat,
        /// From where.
        space: Space,
    },
    /// A bridge that was laid aside left the board.
    BridgeGone {
        /// Whose.
        seat: Seat,
        /// From where.
        space: Space,
    },
    /// A building got an activation token back.
    TokenBack {
        /// Whose.
        seat: Seat,
        /// Which one.
        card: CardId,
        /// Where it stands.
        plot: Plot,
    },
    /// A game of a campaign was scored.
    GameScored {
        /// Its number, from 1.
        game: u8,
        /// Its points.
        points: i16,
    },
    /// The match is over.
    Ended,
}

/// Why a displayed card went to the box.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Toss {
    /// Too few buildings were built in a round of a solo game.
    Solo,
    /// Two players have built nothing for two rounds or more.
    Quiet,
}
