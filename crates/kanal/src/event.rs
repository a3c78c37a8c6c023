//! What happens.

use crate::board::{Plot, Space};
use crate::card::{CardId, Period};
use crate::effect::Piece;
use crate::purse::Thing;
use crate::space::{ActionSpace, Half};
use crate::state::Way;
use serde::Serialize;
use towpath_core::Seat;

/// One thing that happened, with whose it was and where. `seat` is whoever did it or gained by it.
///
/// ```
/// use towpath_core::{Game, Sampled, TableSetup};
/// use towpath_kanal::{Event, Kanal};
///
/// let table = TableSetup {
///     players: 2,
///     options: Default::default(),
///     edition: Kanal::builtin_edition(),
///     rules: Kanal::title().rules,
/// };
/// let mut events: Vec<Event> = Vec::new();
/// Kanal::build(&table)?.setup(&mut Sampled::new(1), &mut events);
/// assert_eq!(events[0], Event::GameBegan { game: 1 });
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a field is what its name and type say")]
pub enum Event {
    /// A game of the match began; games are counted from 1.
    GameBegan { game: u8 },
    /// A round began; rounds are counted from 1.
    RoundBegan { round: u8, start: Seat },
    /// The next round is the last.
    LastRound,
    /// A card was put on display.
    Shown { card: CardId },
    /// A displayed card went to the box unbuilt.
    Discarded { card: CardId, why: Toss },
    /// A pile was emptied, which opens the lower action of a space.
    Opened { period: Period, space: ActionSpace },
    /// The blocking disc moved to a space; the thalers there went back to the supply.
    Blocked { space: ActionSpace, thalers: u8 },
    /// A player took an action space and the thalers on it.
    Went {
        seat: Seat,
        space: ActionSpace,
        half: Half,
        thalers: u8,
    },
    /// A player gained something; there was room for `kept` of the `amount`.
    Gained {
        seat: Seat,
        thing: Thing,
        amount: u16,
        kept: u16,
    },
    /// A player won prestige.
    Prestige { seat: Seat, amount: u16 },
    /// A player bought one of a material.
    Bought {
        seat: Seat,
        thing: Thing,
        thalers: u16,
    },
    /// A player turned the wheel; for no thalers at the end of a round or by an effect.
    Turned { seat: Seat, thalers: u8 },
    /// A player built a building.
    Built {
        seat: Seat,
        card: CardId,
        plot: Plot,
    },
    /// A player with a full board discarded the top card of a pile, unseen.
    Buried { seat: Seat, period: Period },
    /// A player built a route or a bridge.
    Laid {
        seat: Seat,
        piece: Piece,
        space: Space,
    },
    /// A building was activated.
    Activated {
        seat: Seat,
        card: CardId,
        plot: Plot,
        way: Way,
    },
    /// An effect was used; effects are counted from 0.
    Used {
        seat: Seat,
        card: CardId,
        effect: u8,
    },
    /// A bridge was laid aside.
    LaidAside { seat: Seat, space: Space },
    /// A bridge that was laid aside left the board.
    BridgeGone { seat: Seat, space: Space },
    /// A building got an activation token back.
    TokenBack {
        seat: Seat,
        card: CardId,
        plot: Plot,
    },
    /// A game of a campaign was scored.
    GameScored { game: u8, points: i16 },
    /// The match is over.
    Ended,
}

/// Why a displayed card went to the box.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Toss {
    /// Too few buildings were built in a round of a solo game.
    Solo,
    /// Two players have built nothing for two rounds or more.
    Quiet,
}
