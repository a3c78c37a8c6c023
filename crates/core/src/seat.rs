//! Seats (who decides), sides (who scores) and audiences (who looks).

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 5;

/// A place at the table; written `p1`, `p2`, ...
///
/// ```
/// use towpath_core::Seat;
/// let last = Seat::new(2);
/// assert_eq!(last.to_string(), "p3");
/// assert_eq!(last.next(3), Seat::new(0));
/// assert_eq!("p3".parse(), Ok(last));
/// ```
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "core.ts")
)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0 in clockwise order.
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    /// Its index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour on the left: the next in clockwise order.
    pub const fn next(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

impl std::str::FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        let index = text.strip_prefix('p').and_then(|n| n.parse::<u8>().ok());
        match index {
            Some(n @ 1..=9) if usize::from(n) <= MAX_SEATS => Ok(Seat(n - 1)),
            _ => Err(format!("'{text}' is no seat: seats are p1 to p{MAX_SEATS}")),
        }
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `players` seats.
    pub const fn all(players: u8) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }

    /// The set with this seat out of it.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest of them.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// Each of them, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8)
            .map(Seat)
            .filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Whoever can score: the seats first, then players that nobody plays (Arriala's virtual player).
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "core.ts")
)]
pub struct Side(u8);

impl Side {
    /// The side with this index; below the number of players it is that seat.
    pub const fn new(index: u8) -> Side {
        Side(index)
    }

    /// Its index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that plays this side, if one does.
    pub const fn seat(self, players: u8) -> Option<Seat> {
        if self.0 < players {
            Some(Seat(self.0))
        } else {
            None
        }
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        Side(seat.0)
    }
}

/// Who looks at the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Audience {
    /// A player, who knows what is public and what this seat holds.
    Seat(Seat),
    /// Anybody else: public knowledge alone.
    Spectator,
    /// All secrets: for a finished game, the record's keeper and tests. Never sent to a client while a game runs.
    Everything,
}
