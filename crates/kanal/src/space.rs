//! The action board: seven spaces, what their actions consist of, and what covers some of them.

use crate::card::Period;
use crate::effect::{Piece, PieceSet};
use crate::purse::Thing;
use serde::{Deserialize, Serialize};

/// How many action spaces there are.
pub const ACTION_SPACES: usize = 7;

/// A space of the action board: four in its top row, three below.
///
/// Clients know it by its place in [`ActionSpace::ALL`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema), ts(type = "number"))]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum ActionSpace {
    /// A building and a path or road.
    T1,
    /// A building; later a bridge and a building.
    T2,
    /// Paths and roads; later a bridge, a path and a road.
    T3,
    /// Two routes; in the last round a building.
    T4,
    /// Wood.
    B1,
    /// A base material or a bridge.
    B2,
    /// Clay.
    B3,
}

/// Which of the two actions of a space is chosen.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Half {
    /// The one that is always open.
    Upper,
    /// The one that an emptied pile opens.
    Lower,
}

/// The parts of an action that are left.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Parts {
    /// Buildings.
    pub building: u8,
    /// Bridges.
    pub bridge: u8,
    /// Paths.
    pub path: u8,
    /// Roads.
    pub road: u8,
    /// Paths or roads.
    pub light: u8,
    /// Routes of any kind.
    pub route: u8,
    /// Gains.
    pub gain: u8,
}

impl ActionSpace {
    /// All seven, the top row first.
    pub const ALL: [ActionSpace; ACTION_SPACES] = [
        ActionSpace::T1,
        ActionSpace::T2,
        ActionSpace::T3,
        ActionSpace::T4,
        ActionSpace::B1,
        ActionSpace::B2,
        ActionSpace::B3,
    ];

    /// Its name in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            ActionSpace::T1 => "t1",
            ActionSpace::T2 => "t2",
            ActionSpace::T3 => "t3",
            ActionSpace::T4 => "t4",
            ActionSpace::B1 => "b1",
            ActionSpace::B2 => "b2",
            ActionSpace::B3 => "b3",
        }
    }

    /// Reads that name.
    pub fn from_word(word: &str) -> Option<ActionSpace> {
        ActionSpace::ALL
            .into_iter()
            .find(|space| space.word() == word)
    }

    /// Whether it is in the top row.
    pub const fn is_top(self) -> bool {
        (self as u8) < 4
    }

    /// The pile that covers its lower action.
    pub const fn cover(self) -> Option<Period> {
        match self {
            ActionSpace::T2 => Some(Period::Green),
            ActionSpace::T3 => Some(Period::Brown),
            ActionSpace::T4 => Some(Period::Blue),
            ActionSpace::T1 | ActionSpace::B1 | ActionSpace::B2 | ActionSpace::B3 => None,
        }
    }

    /// The parts of an action.
    // KA-ACT-2: the action is a list of parts, done in any order, any of them skipped.
    pub fn parts(self, half: Half) -> Parts {
        let none = Parts::default();
        match (self, half) {
            (ActionSpace::T1, _) => Parts {
                building: 1,
                light: 1,
                ..none
            },
            (ActionSpace::T2, Half::Upper) | (ActionSpace::T4, Half::Lower) => Parts {
                building: 1,
                ..none
            },
            (ActionSpace::T2, Half::Lower) => Parts {
                building: 1,
                bridge: 1,
                ..none
            },
            (ActionSpace::T3, Half::Upper) => Parts { light: 3, ..none },
            (ActionSpace::T3, Half::Lower) => Parts {
                bridge: 1,
                path: 1,
                road: 1,
                ..none
            },
            (ActionSpace::T4, Half::Upper) => Parts { route: 2, ..none },
            (ActionSpace::B1 | ActionSpace::B3, _) => Parts { gain: 1, ..none },
            (ActionSpace::B2, _) => Parts {
                gain: 1,
                bridge: 1,
                ..none
            },
        }
    }

    /// What the gain of this space can be of, and how much it is.
    pub const fn gain(self) -> (&'static [Thing], u16) {
        match self {
            ActionSpace::B1 => (&[Thing::Wood], 4),
            ActionSpace::B2 => (&Thing::BASE, 3),
            ActionSpace::B3 => (&[Thing::Clay], 4),
            ActionSpace::T1 | ActionSpace::T2 | ActionSpace::T3 | ActionSpace::T4 => (&[], 0),
        }
    }
}

impl From<ActionSpace> for u8 {
    fn from(space: ActionSpace) -> u8 {
        space as u8
    }
}

impl TryFrom<u8> for ActionSpace {
    type Error = String;

    fn try_from(index: u8) -> Result<ActionSpace, String> {
        let space = ActionSpace::ALL.get(usize::from(index)).copied();
        space.ok_or_else(|| format!("there is no action space {index}"))
    }
}

impl Parts {
    /// The pieces that one of the parts lets the player build.
    #[inline]
    pub fn pieces(self) -> PieceSet {
        let mut pieces = PieceSet::NONE;
        if self.route > 0 {
            pieces = PieceSet::ROUTES;
        }
        if self.path + self.light > 0 {
            pieces = pieces.with(Piece::Path);
        }
        if self.road + self.light > 0 {
            pieces = pieces.with(Piece::Road);
        }
        if self.bridge > 0 {
            pieces = pieces.with(Piece::Bridge);
        }
        pieces
    }

    /// Uses up the part that lets the player build this piece.
    pub(crate) fn spend(&mut self, piece: Piece) {
        let part = match piece {
            Piece::Bridge => &mut self.bridge,
            Piece::Path if self.path > 0 => &mut self.path,
            Piece::Road if self.road > 0 => &mut self.road,
            Piece::Path | Piece::Road if self.light > 0 => &mut self.light,
            Piece::Path | Piece::Road | Piece::Rail | Piece::Canal => &mut self.route,
        };
        *part -= 1;
        // The gain and the bridge of B2 are alternatives; no other space has both.
        if piece == Piece::Bridge {
            self.gain = 0;
        }
    }
}
