//! The industry board: twelve plots, thirty-one route spaces, and what lies next to what.
//!
//! ```
//! use towpath_kanal::board::Space;
//! assert_eq!(Space::from_name("a1e"), Space::from_name("b1w"));
//! assert_eq!(Space::from_name("a1e").map(Space::name), Some("b1w".to_owned()));
//! ```

use serde::{Deserialize, Serialize};
use std::fmt;

/// How many columns of plots there are, `a` to `d`.
pub const COLUMNS: u8 = 4;
/// How many rows of plots there are.
pub const ROWS: u8 = 3;
/// How many plots there are.
pub const PLOTS: usize = 12;
/// How many route spaces there are.
pub const SPACES: usize = 31;
/// How many of them run from west to east: four above each row and four below the last.
pub(crate) const LEVEL: u8 = COLUMNS * (ROWS + 1);
/// One bit for each route space.
pub const ALL_SPACES: u32 = (1 << SPACES) - 1;
/// One bit for each plot.
pub const ALL_PLOTS: u16 = (1 << PLOTS) - 1;

/// A plot for one building; row by row from the top left.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(try_from = "u8")]
pub struct Plot(u8);

/// A route space: first the level ones row by row, then the upright ones row by row.
// KA-BOARD-1: 16 level and 15 upright edges of a grid of 3 rows and 4 columns.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(try_from = "u8")]
pub struct Space(u8);

impl Plot {
    /// The plot with this index, below [`PLOTS`].
    pub const fn new(index: u8) -> Plot {
        debug_assert!((index as usize) < PLOTS);
        Plot(index)
    }

    /// Its index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of plots.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Plot> {
        (0..PLOTS as u8).map(Plot)
    }

    /// Those of a set.
    pub fn of(set: u16) -> impl Iterator<Item = Plot> {
        bits(u32::from(set)).map(Plot)
    }

    /// The four spaces around it.
    #[inline]
    pub const fn spaces(self) -> u32 {
        AROUND[self.index()]
    }

    /// The plots next to it in its row and column.
    #[inline]
    pub const fn neighbours(self) -> u16 {
        NEXT_TO[self.index()]
    }

    /// Reads a name such as `b2`.
    pub fn from_name(name: &str) -> Option<Plot> {
        let [column @ b'a'..=b'd', row @ b'1'..=b'3'] = name.as_bytes() else {
            return None;
        };
        Some(Plot((row - b'1') * COLUMNS + (column - b'a')))
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.0 % COLUMNS);
        write!(f, "{column}{}", self.0 / COLUMNS + 1)
    }
}

impl Space {
    /// The space with this index, below [`SPACES`].
    pub const fn new(index: u8) -> Space {
        debug_assert!((index as usize) < SPACES);
        Space(index)
    }

    /// Its index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of spaces.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Those of a set.
    #[inline]
    pub fn of(set: u32) -> impl Iterator<Item = Space> {
        bits(set).map(Space)
    }

    /// The spaces that share a corner with it.
    #[inline]
    pub const fn touching(self) -> u32 {
        TOUCHING[self.index()]
    }

    /// The plots it lies beside: two, or one at the border.
    #[inline]
    pub const fn plots(self) -> u16 {
        BESIDE[self.index()]
    }

    /// Whether it lies at the border of the board.
    pub const fn is_border(self) -> bool {
        self.plots().count_ones() == 1
    }

    /// The level space above row `row` (0 to 3) in column `column`.
    pub const fn level(row: u8, column: u8) -> Space {
        Space(row * COLUMNS + column)
    }

    /// The upright space to the left of column `column` (0 to 4) in row `row`.
    pub const fn upright(row: u8, column: u8) -> Space {
        Space(LEVEL + row * (COLUMNS + 1) + column)
    }

    /// Reads a name: a plot and one of the sides n, e, s, w.
    pub fn from_name(name: &str) -> Option<Space> {
        let plot = Plot::from_name(name.get(..2)?)?;
        let (row, column) = (plot.0 / COLUMNS, plot.0 % COLUMNS);
        match &name[2..] {
            "n" => Some(Space::level(row, column)),
            "s" => Some(Space::level(row + 1, column)),
            "w" => Some(Space::upright(row, column)),
            "e" => Some(Space::upright(row, column + 1)),
            _ => None,
        }
    }

    /// Its name: the north or west side of a plot, if it is one.
    pub fn name(self) -> String {
        let (row, column, side) = if self.0 < LEVEL {
            match self.0 / COLUMNS {
                ROWS => (ROWS - 1, self.0 % COLUMNS, 's'),
                row => (row, self.0 % COLUMNS, 'n'),
            }
        } else {
            let place = self.0 - LEVEL;
            match place % (COLUMNS + 1) {
                COLUMNS => (place / (COLUMNS + 1), COLUMNS - 1, 'e'),
                column => (place / (COLUMNS + 1), column, 'w'),
            }
        };
        format!("{}{side}", Plot(row * COLUMNS + column))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl TryFrom<u8> for Plot {
    type Error = String;

    fn try_from(index: u8) -> Result<Plot, String> {
        match usize::from(index) < PLOTS {
            true => Ok(Plot(index)),
            false => Err(format!("there is no plot {index}")),
        }
    }
}

impl TryFrom<u8> for Space {
    type Error = String;

    fn try_from(index: u8) -> Result<Space, String> {
        match usize::from(index) < SPACES {
            true => Ok(Space(index)),
            false => Err(format!("there is no route space {index}")),
        }
    }
}

/// The indices of the bits that are set, lowest first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let index = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(index)
    })
}

/// The four spaces around each plot.
const AROUND: [u32; PLOTS] = {
    let mut around = [0; PLOTS];
    let mut index = 0;
    while index < PLOTS {
        let (row, column) = (index as u8 / COLUMNS, index as u8 % COLUMNS);
        around[index] = Space::level(row, column).bit()
            | Space::level(row + 1, column).bit()
            | Space::upright(row, column).bit()
            | Space::upright(row, column + 1).bit();
        index += 1;
    }
    around
};

/// The plots beside each space.
const BESIDE: [u16; SPACES] = {
    let mut beside = [0; SPACES];
    let mut plot = 0;
    while plot < PLOTS {
        let mut space = 0;
        while space < SPACES {
            if AROUND[plot] >> space & 1 == 1 {
                beside[space] |= 1 << plot;
            }
            space += 1;
        }
        plot += 1;
    }
    beside
};

/// The plots that share a space with each plot.
const NEXT_TO: [u16; PLOTS] = {
    let mut next_to = [0; PLOTS];
    let mut space = 0;
    while space < SPACES {
        let both = BESIDE[space];
        let mut plot = 0;
        while plot < PLOTS {
            if both >> plot & 1 == 1 {
                next_to[plot] |= both & !(1 << plot);
            }
            plot += 1;
        }
        space += 1;
    }
    next_to
};

/// The two corners of a space, as bits of the 20 corners.
const fn corners(space: u8) -> u32 {
    let across = COLUMNS + 1;
    let (first, second) = if space < LEVEL {
        let first = space / COLUMNS * across + space % COLUMNS;
        (first, first + 1)
    } else {
        let place = space - LEVEL;
        (place, place + across)
    };
    1 << first | 1 << second
}

/// The spaces that share a corner with each space.
// KA-BUILD-3: touching is sharing a corner of the grid.
const TOUCHING: [u32; SPACES] = {
    let mut touching = [0; SPACES];
    let mut one = 0;
    while one < SPACES {
        let mut other = 0;
        while other < SPACES {
            if one != other && corners(one as u8) & corners(other as u8) != 0 {
                touching[one] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    touching
};

/// The spaces between two plots.
pub const INTERIOR: u32 = {
    let mut interior = 0;
    let mut space = 0;
    while space < SPACES {
        if BESIDE[space].count_ones() == 2 {
            interior |= 1 << space;
        }
        space += 1;
    }
    interior
};

/// The spaces at the border and those that touch it: where the first routes of the blank side go.
// KA-BOARD-2: on the blank side the first routes go on spaces on or touching the border.
pub const OUTER: u32 = {
    let border = ALL_SPACES & !INTERIOR;
    let mut outer = border;
    let mut space = 0;
    while space < SPACES {
        if TOUCHING[space] & border != 0 {
            outer |= 1 << space;
        }
        space += 1;
    }
    outer
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ka_board_1_the_grid_has_31_spaces_14_at_the_border() {
        assert_eq!(Space::all().count(), 31);
        assert_eq!(Space::all().filter(|space| space.is_border()).count(), 14);
        assert_eq!(INTERIOR.count_ones(), 17);
        let all_corners = (0..31).fold(0, |all, space| all | corners(space));
        assert_eq!(all_corners.count_ones(), 20);
        for plot in Plot::all() {
            assert_eq!(plot.spaces().count_ones(), 4);
            assert_eq!(Plot::from_name(&plot.to_string()), Some(plot));
        }
    }

    #[test]
    fn every_space_has_one_name_and_reads_back() {
        let mut names: Vec<String> = Space::all().map(Space::name).collect();
        for space in Space::all() {
            assert_eq!(Space::from_name(&space.name()), Some(space));
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), SPACES);
        for (one, other) in [("a1e", "b1w"), ("c1s", "c2n"), ("a3s", "a3s")] {
            assert_eq!(Space::from_name(one), Space::from_name(other));
        }
        assert_eq!(Space::from_name("e1n"), None);
        assert_eq!(Space::from_name("a1"), None);
        assert_eq!(Space::from_name("a1é"), None);
    }

    #[test]
    fn ka_build_3_touching_is_sharing_a_corner() {
        let named = |name: &str| Space::from_name(name).unwrap();
        let corner = named("a1n");
        let neighbours: Vec<String> = Space::of(corner.touching()).map(Space::name).collect();
        assert_eq!(neighbours, ["b1n", "a1w", "b1w"]);
        assert_eq!(named("b2n").touching().count_ones(), 6);
    }

    #[test]
    fn ka_board_2_all_but_seven_spaces_touch_the_border() {
        let inner: Vec<String> = Space::of(ALL_SPACES & !OUTER).map(Space::name).collect();
        assert_eq!(inner, ["b2n", "c2n", "b3n", "c3n", "b2w", "c2w", "d2w"]);
    }
}
