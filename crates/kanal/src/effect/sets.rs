//! Sets of what an effect names: what lies on the board, pieces, things.

use crate::purse::Thing;
use serde::{Deserialize, Serialize};

/// Something that is built on a route space.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Piece {
    /// The only route that others can be built over.
    Path,
    /// A route.
    Road,
    /// A route that touches other rails.
    Rail,
    /// A route that touches other canals and brings clay.
    Canal,
    /// It lies on a route and joins two buildings.
    Bridge,
}

impl Piece {
    /// All five, in the order in which a player's sets of spaces are kept.
    pub const ALL: [Piece; 5] = [
        Piece::Path,
        Piece::Road,
        Piece::Rail,
        Piece::Canal,
        Piece::Bridge,
    ];
    /// The four kinds of route.
    pub const ROUTES: [Piece; 4] = [Piece::Path, Piece::Road, Piece::Rail, Piece::Canal];

    /// The word for it in notation and deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Piece::Path => "path",
            Piece::Road => "road",
            Piece::Rail => "rail",
            Piece::Canal => "canal",
            Piece::Bridge => "bridge",
        }
    }

    /// Reads that word.
    pub fn from_word(word: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.word() == word)
    }
}

/// A set of pieces.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct PieceSet(u8);

impl PieceSet {
    /// None.
    pub const NONE: PieceSet = PieceSet(0);
    /// Every kind of route.
    pub const ROUTES: PieceSet = PieceSet(0b1111);

    /// With this piece in it.
    #[must_use]
    pub const fn with(self, piece: Piece) -> PieceSet {
        PieceSet(self.0 | 1 << piece as u8)
    }

    /// Whether the piece is in it.
    #[inline]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece as u8 & 1 == 1
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }

    /// Whether there is none in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        Piece::ALL
            .into_iter()
            .filter(move |piece| self.contains(*piece))
    }
}

/// A kind of what lies on the board and can be counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// Paths.
    Path,
    /// Roads.
    Road,
    /// Rails.
    Rail,
    /// Canals.
    Canal,
    /// Bridges, those laid aside this turn included.
    Bridge,
    /// Buildings that have not been activated.
    Idle,
    /// Buildings activated once.
    Once,
    /// Buildings activated twice.
    Twice,
}

impl Kind {
    /// All eight: the pieces, then the buildings.
    pub const ALL: [Kind; 8] = [
        Kind::Path,
        Kind::Road,
        Kind::Rail,
        Kind::Canal,
        Kind::Bridge,
        Kind::Idle,
        Kind::Once,
        Kind::Twice,
    ];
}

/// A set of kinds: `canal/rail` counts every canal and every rail.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KindSet(u8);

impl KindSet {
    /// None.
    pub const NONE: KindSet = KindSet(0);
    /// Routes of all kinds.
    pub const ROUTES: KindSet = KindSet(0b1111);
    /// Bridges.
    pub const BRIDGES: KindSet = KindSet(0b1_0000);
    /// Buildings, however often they have been activated.
    pub const BUILDINGS: KindSet = KindSet(0b1110_0000);

    /// One kind.
    pub const fn of(kind: Kind) -> KindSet {
        KindSet(1 << kind as u8)
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    /// What of it is not in the other.
    #[must_use]
    pub const fn without(self, other: KindSet) -> KindSet {
        KindSet(self.0 & !other.0)
    }

    /// Whether there is none in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a kind is in it.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// How many kinds it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Each of them.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = *Kind::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(kind)
        })
    }
}

/// A set of things.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct ThingSet(u8);

impl ThingSet {
    /// None.
    pub const NONE: ThingSet = ThingSet(0);
    /// The five materials.
    pub const MATERIALS: ThingSet = ThingSet(0b1_1111);

    /// One thing.
    pub const fn of(thing: Thing) -> ThingSet {
        ThingSet(1 << thing as u8)
    }

    /// With this thing in it.
    #[must_use]
    pub const fn with(self, thing: Thing) -> ThingSet {
        ThingSet(self.0 | 1 << thing as u8)
    }

    /// Without this thing.
    #[must_use]
    pub const fn without(self, thing: Thing) -> ThingSet {
        ThingSet(self.0 & !(1 << thing as u8))
    }

    /// Whether the thing is in it.
    #[inline]
    pub const fn contains(self, thing: Thing) -> bool {
        self.0 >> thing as u8 & 1 == 1
    }

    /// Whether all of another is in it.
    pub const fn includes(self, other: ThingSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// How many things it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of the wheel.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Thing> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let thing = *Thing::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(thing)
        })
    }

    /// The only thing in it.
    pub fn only(self) -> Option<Thing> {
        match self.len() {
            1 => self.iter().next(),
            _ => None,
        }
    }

    /// Every part of it that has so many things.
    pub fn parts(self, count: u8) -> impl Iterator<Item = ThingSet> {
        (1..=self.0)
            .map(ThingSet)
            .filter(move |part| self.includes(*part) && part.len() == u32::from(count))
    }
}
