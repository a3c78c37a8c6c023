//! What can happen, with the places and owners it concerns.

use crate::action::{Laying, Route};
use crate::parts::{Contract, Engineer, Face, Hex, PlayerColour, Source, Town, TownColour};
use crate::state::Trigger;
use serde::Serialize;
use towpath_core::Seat;

/// One thing that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "a field without a comment is what its name says"
)]
pub enum Event {
    /// An engineer was dealt.
    Dealt {
        /// Who employs it.
        seat: Seat,
        engineer: Engineer,
    },
    /// The lowest engineer begins, and is red.
    Begins {
        /// Who begins.
        seat: Seat,
        /// The lowest number among those dealt.
        engineer: Engineer,
    },
    /// A seat has its colour.
    Coloured {
        /// Who chose or was given it.
        seat: Seat,
        /// The colour of its tiles and barges.
        colour: PlayerColour,
    },
    /// A turn begins.
    Turn {
        /// Whose turn it is.
        who: PlayerColour,
        /// The round, counted from 1.
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
        /// The player who did it.
        who: PlayerColour,
        contract: Contract,
        /// Where its barge lies.
        from: Town,
    },
    /// An engineer was swapped.
    Swapped {
        /// The player who did it.
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
        /// The player who did it.
        who: PlayerColour,
    },
    /// A card was drawn blind.
    Drew {
        /// The seat that may know it.
        seat: Seat,
        who: PlayerColour,
        /// What it is; `None` for everybody else.
        face: Option<Face>,
    },
    /// A drawn card was shown.
    Showed {
        /// The player who did it.
        who: PlayerColour,
        face: Face,
    },
    /// A face-up card was taken.
    TookCard {
        /// The player who did it.
        who: PlayerColour,
        face: Face,
    },
    /// White goods were given a colour.
    Named {
        /// The player who did it.
        who: PlayerColour,
        /// The colour of the towns.
        colour: TownColour,
    },
    /// A cube was taken off the map to be placed elsewhere.
    Removed {
        /// The player who did it.
        who: PlayerColour,
        /// Where it lay.
        town: Town,
    },
    /// A cube was placed.
    Placed {
        /// The player who did it.
        who: PlayerColour,
        /// Where it lies now.
        town: Town,
    },
    /// No town of the colour had room, so a cube went to the basin.
    NoRoom { colour: TownColour },
    /// A tile was laid.
    Laid {
        /// The player who did it.
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
        /// The player who did it.
        who: PlayerColour,
        contract: Contract,
        /// What it scored.
        points: u16,
    },
    /// A tile was taken back.
    Lifted {
        /// The player who did it.
        who: PlayerColour,
        /// The contract of the canal.
        contract: Contract,
        /// Where the tile lay.
        hex: Hex,
    },
    /// A cube was moved.
    Hauled {
        /// The player who did it.
        who: PlayerColour,
        /// The towns it passed, and whose sections lie between them.
        route: Route,
    },
    /// Somebody scored.
    Scored {
        /// Whose points they are.
        who: PlayerColour,
        points: u16,
        /// Where they come from.
        source: Source,
    },
    /// A card was discarded.
    Discarded {
        /// The player who did it.
        who: PlayerColour,
        face: Face,
    },
    /// The end was triggered.
    Triggered {
        /// What triggered it.
        trigger: Trigger,
        last: u16,
    },
    /// Nothing has happened for some rounds.
    Quiet {
        rounds: u8,
        /// After how many more the game ends.
        left: u8,
    },
    /// The last goods are moved now.
    LastGoods,
    /// A canal was left unfinished.
    Unfinished {
        /// The player who did it.
        who: PlayerColour,
        contract: Contract,
        /// What it scored all the same.
        points: u16,
    },
    /// A player's rank as a builder.
    Ranked {
        /// The player.
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
        /// The player who did it.
        who: PlayerColour,
        /// With how many points.
        points: u16,
    },
}
