//! The vocabulary of the box: tiles, cards, colours, engineers, hexes and directions.

mod hex;

pub use hex::Hex;

use serde::{Deserialize, Serialize};
use std::fmt;

/// An enum whose every value has a word, the same in notation, data files, scenarios and JSON.
macro_rules! worded {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
        #[repr(u8)]
        pub enum $name { $($(#[$value_doc])* #[serde(rename = $word)] $value),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$value),+];

            /// Its word.
            pub const fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }

            /// The value with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$value),)+ _ => None }
            }

            /// Its place in the order, counted from 0.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

worded! {
    /// What a canal is made of. The order is that of their points: 0, 1, 2, 3.
    Tile {
        /// A plain stretch of water, on clear ground.
        Stretch = "stretch",
        /// A lock, on clear ground.
        Lock = "lock",
        /// An aqueduct, on difficult ground.
        Aqueduct = "aqueduct",
        /// A tunnel, on difficult ground.
        Tunnel = "tunnel",
    }
}

worded! {
    /// What a build card pays for.
    Card {
        /// A stretch.
        Stretch = "stretch",
        /// A lock.
        Lock = "lock",
        /// Half an aqueduct.
        Aqueduct = "aqueduct",
        /// A third of a tunnel.
        Tunnel = "tunnel",
        /// Stands for any one card.
        Surveyor = "surveyor",
    }
}

worded! {
    /// The colour of a town and of a goods symbol.
    TownColour {
        /// Red.
        Red = "red",
        /// Yellow.
        Yellow = "yellow",
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Black.
        Black = "black",
        /// Purple.
        Purple = "purple",
    }
}

worded! {
    /// The goods symbol of a build card.
    Goods {
        /// No symbol.
        None = "none",
        /// Goods for red towns.
        Red = "red",
        /// Goods for yellow towns.
        Yellow = "yellow",
        /// Goods for green towns.
        Green = "green",
        /// Goods for blue towns.
        Blue = "blue",
        /// Goods for black towns.
        Black = "black",
        /// Goods for purple towns.
        Purple = "purple",
        /// Goods for towns of a colour that the taker names.
        White = "white",
    }
}

worded! {
    /// CM-COMP-2: the colours of the players' tiles and barges.
    PlayerColour {
        /// Red, which always begins.
        Red = "red",
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// Yellow.
        Yellow = "yellow",
        /// Green.
        Green = "green",
    }
}

worded! {
    /// CM-COMP-5: the engineers in the order of their births, which is that of their numbers.
    Engineer {
        /// Number 1: a stretch card may pay for a lock.
        Brindley = "brindley",
        /// Number 2: a surveyor stands for two cards in a row.
        Smeaton = "smeaton",
        /// Number 3: tunnels cost one card less.
        Jessop = "jessop",
        /// Number 4: aqueducts cost one card less.
        Telford = "telford",
        /// Number 5: a fourth face-up card, and a face-up card in place of a blind draw.
        Rennie = "rennie",
    }
}

worded! {
    /// A side of a hex that stands on a flat side, clockwise from north.
    Direction {
        /// North.
        North = "n",
        /// North-east.
        NorthEast = "ne",
        /// South-east.
        SouthEast = "se",
        /// South.
        South = "s",
        /// South-west.
        SouthWest = "sw",
        /// North-west.
        NorthWest = "nw",
    }
}

worded! {
    /// Where points come from.
    Source {
        /// Canals as they are finished.
        Canals = "canals",
        /// Goods moved during the game.
        Hauls = "hauls",
        /// Canals left unfinished at the end.
        Unfinished = "unfinished",
        /// Goods moved at the end.
        LastGoods = "last-goods",
        /// The rank as a builder.
        Prolific = "prolific",
    }
}

impl Tile {
    /// CM-BUILD-14: what a tile of a finished canal is worth.
    pub const fn points(self) -> u16 {
        self as u16
    }

    /// CM-COMP-2: how many of it each player has.
    pub const fn supply(self) -> u8 {
        match self {
            Tile::Stretch => 16,
            Tile::Lock => 12,
            Tile::Aqueduct => 4,
            Tile::Tunnel => 3,
        }
    }

    /// The card that pays for it.
    pub const fn card(self) -> Card {
        match self {
            Tile::Stretch => Card::Stretch,
            Tile::Lock => Card::Lock,
            Tile::Aqueduct => Card::Aqueduct,
            Tile::Tunnel => Card::Tunnel,
        }
    }

    /// CM-BUILD-6: stretches and locks suit clear ground, aqueducts and tunnels difficult ground.
    pub const fn on(ground: Ground) -> [Tile; 2] {
        match ground {
            Ground::Clear => [Tile::Stretch, Tile::Lock],
            Ground::Difficult => [Tile::Aqueduct, Tile::Tunnel],
        }
    }

    pub(crate) const fn from_bits(bits: u32) -> Tile {
        Tile::ALL[(bits & 3) as usize]
    }
}

/// What a hex that can be built on is like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ground {
    /// For stretches and locks.
    Clear,
    /// For aqueducts and tunnels.
    Difficult,
}

impl Engineer {
    /// The number on the card.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Goods {
    /// The colour it is for; `None` for cards without a symbol and for white, which the taker names.
    pub const fn colour(self) -> Option<TownColour> {
        match self {
            Goods::None | Goods::White => None,
            Goods::Red => Some(TownColour::Red),
            Goods::Yellow => Some(TownColour::Yellow),
            Goods::Green => Some(TownColour::Green),
            Goods::Blue => Some(TownColour::Blue),
            Goods::Black => Some(TownColour::Black),
            Goods::Purple => Some(TownColour::Purple),
        }
    }
}

impl Direction {
    /// One step clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Direction {
        Direction::ALL[(self as usize + 1) % 6]
    }

    /// One step against the clock.
    #[must_use]
    pub const fn counter(self) -> Direction {
        Direction::ALL[(self as usize + 5) % 6]
    }

    /// The other side of the hex.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// CM-BUILD-1: a tile entered with this heading leaves straight on or in a wide curve, never sharply.
    pub const fn exits(self) -> [Direction; 3] {
        [self, self.clockwise(), self.counter()]
    }
}

/// The face of a build card: what it pays for, and its goods symbol. Written `lock` or `lock-red`; in JSON it is its
/// place in the board's list of faces.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(try_from = "u8")]
pub struct Face(#[cfg_attr(test, schemars(range(max = 39)))] u8);

impl Face {
    /// How many faces there can be.
    pub const COUNT: usize = Card::ALL.len() * Goods::ALL.len();

    /// The face with this card and symbol.
    pub const fn new(card: Card, goods: Goods) -> Face {
        Face(card as u8 * 8 + goods as u8)
    }

    /// The face with this index, below [`Face::COUNT`].
    pub const fn from_index(index: usize) -> Face {
        debug_assert!(index < Face::COUNT);
        Face(index as u8)
    }

    /// Its index: cards in order, within each its symbols.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it pays for.
    pub const fn card(self) -> Card {
        Card::ALL[self.0 as usize / 8]
    }

    /// Its symbol.
    pub const fn goods(self) -> Goods {
        Goods::ALL[self.0 as usize % 8]
    }

    /// Reads `lock` or `lock-red`.
    pub fn from_word(word: &str) -> Option<Face> {
        let (card, goods) = match word.split_once('-') {
            None => (word, Goods::None),
            Some((_, "none")) => return None,
            Some((card, goods)) => (card, Goods::from_word(goods)?),
        };
        Some(Face::new(Card::from_word(card)?, goods))
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().word())?;
        if self.goods() != Goods::None {
            write!(f, "-{}", self.goods())?;
        }
        Ok(())
    }
}

impl TryFrom<u8> for Face {
    type Error = String;

    fn try_from(index: u8) -> Result<Face, String> {
        if usize::from(index) < Face::COUNT {
            Ok(Face(index))
        } else {
            Err(format!("there are {} faces", Face::COUNT))
        }
    }
}

/// A town of the map, by its place in the data file, which is its place in the board's list of towns.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Town(pub u8);

impl Town {
    /// Its place in lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds this town alone.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// A contract, by its place in the data file, which is its place in the board's list of contracts.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Contract(pub u8);

impl Contract {
    /// Its place in lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds this contract alone.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// The members of a set of towns, lowest first.
pub fn towns(mut set: u64) -> impl Iterator<Item = Town> {
    std::iter::from_fn(move || {
        let town = (set != 0).then(|| Town(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(town)
    })
}

/// The members of a set of contracts, lowest first.
pub fn contracts(mut set: u32) -> impl Iterator<Item = Contract> {
    std::iter::from_fn(move || {
        let contract = (set != 0).then(|| Contract(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(contract)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_read_and_written() {
        for index in 0..Face::COUNT {
            let face = Face::from_index(index);
            assert_eq!(Face::from_word(&face.to_string()), Some(face));
        }
        assert_eq!(Face::from_word("lock-none"), None);
        assert_eq!(Face::from_word("bridge"), None);
    }
}
