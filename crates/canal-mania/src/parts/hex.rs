//! Hexes that stand on a flat side.

use super::Direction;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A hex by its column and row, on the board or not. Written `t25`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(with = "String")
)]
pub struct Hex {
    /// The column, west to east; 0 is A.
    pub col: u8,
    /// The row, north to south.
    pub row: u8,
}

impl Hex {
    /// The most columns: A to Z, then AA to AZ and so on.
    pub const COLUMNS: u8 = 104;
    /// The most rows.
    pub const ROWS: u8 = 100;

    /// The neighbour on a side; `None` where no hex could have a name.
    pub fn neighbour(self, side: Direction) -> Option<Hex> {
        // Odd columns sit half a hex lower, so their diagonal neighbours are one row further down.
        let low = self.col % 2;
        let (col, row) = match side {
            Direction::North => (Some(self.col), self.row.checked_sub(1)),
            Direction::South => (Some(self.col), Some(self.row + 1)),
            Direction::NorthEast => (Some(self.col + 1), (self.row + low).checked_sub(1)),
            Direction::SouthEast => (Some(self.col + 1), Some(self.row + low)),
            Direction::NorthWest => (self.col.checked_sub(1), (self.row + low).checked_sub(1)),
            Direction::SouthWest => (self.col.checked_sub(1), Some(self.row + low)),
        };
        let hex = Hex {
            col: col?,
            row: row?,
        };
        (hex.col < Hex::COLUMNS && hex.row < Hex::ROWS).then_some(hex)
    }

    /// The side on which a neighbour lies; `None` for a hex that is none.
    pub fn side_of(self, other: Hex) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|side| self.neighbour(*side) == Some(other))
    }

    /// Reads one letter or two, and a row.
    pub fn from_word(word: &str) -> Option<Hex> {
        let letter = |at: usize| {
            let byte = word.as_bytes().get(at)?.to_ascii_lowercase();
            byte.is_ascii_lowercase().then(|| byte - b'a')
        };
        let (col, digits) = match (letter(0)?, letter(1)) {
            (first, None) => (first, word.get(1..)?),
            (first, Some(second)) => {
                let col = (u16::from(first) + 1) * 26 + u16::from(second);
                let col = u8::try_from(col).ok().filter(|col| *col < Hex::COLUMNS)?;
                (col, word.get(2..)?)
            }
        };
        let plain = digits == "0" || !digits.starts_with('0');
        if !plain || digits.len() > 2 || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        Some(Hex {
            col,
            row: digits.parse().ok()?,
        })
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |number: u8| char::from(b'a' + number % 26);
        if self.col >= 26 {
            write!(f, "{}", letter(self.col / 26 - 1))?;
        }
        write!(f, "{}{}", letter(self.col), self.row)
    }
}

impl Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let word = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Hex::from_word(&word)
            .ok_or_else(|| serde::de::Error::custom(format!("'{word}' is no hex, such as t25")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_are_read_and_written_and_have_neighbours() {
        let tonbridge = Hex::from_word("T25").unwrap();
        assert_eq!((tonbridge.col, tonbridge.row), (19, 25));
        assert_eq!(tonbridge.to_string(), "t25");
        let around: Vec<String> = Direction::ALL
            .into_iter()
            .filter_map(|side| tonbridge.neighbour(side))
            .map(|hex| hex.to_string())
            .collect();
        assert_eq!(around, ["t24", "u25", "u26", "t26", "s26", "s25"]);
        let far = Hex::from_word("AB7").unwrap();
        assert_eq!((far.col, far.row), (27, 7));
        assert_eq!(far.to_string(), "ab7");
        for col in 0..Hex::COLUMNS {
            let hex = Hex { col, row: 99 };
            assert_eq!(Hex::from_word(&hex.to_string()), Some(hex));
        }
        for bad in [
            "zz1", "da1", "abc1", "", "t", "25", "t025", "t100", "é5", "t-1", "t+1",
        ] {
            assert_eq!(Hex::from_word(bad), None, "{bad}");
        }
        assert_eq!(Hex { col: 0, row: 0 }.neighbour(Direction::SouthWest), None);
    }
}
