//! The rule set: every price, limit and prize that a version of the rules could change.
//!
//! What comes in the box (tiles, cubes, contracts, face-up places) is in [`crate::parts`] and [`crate::map`].

use crate::parts::{Engineer, Tile};

/// The numbers of one version of the rules.
///
/// ```
/// use towpath_canal_mania::parts::{Engineer, Tile};
/// use towpath_canal_mania::rules::Rules;
///
/// let rules = Rules::of(1);
/// assert_eq!(rules.hand_limit, 7);
/// assert_eq!(rules.cards_for(Tile::Tunnel, Engineer::Telford), 3);
/// assert_eq!(rules.cards_for(Tile::Tunnel, Engineer::Jessop), 2);
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Rules {
    /// CM-TURN-6: the most cards a hand may hold when its owner's turn ends.
    pub hand_limit: u8,
    /// CM-CARD-1: how many face-up cards one action takes.
    pub cards_taken: u8,
    /// CM-ENG-5: how many more Rennie's player may take.
    pub rennie_cards: u8,
    /// CM-CARD-3: the cubes that each symbol brings.
    pub cubes_a_symbol: u8,
    /// CM-CON-1: the most open contracts of a player.
    pub open_contracts: u32,
    /// CM-CON-4: how many contracts come into an empty Parliament.
    pub parliament: u32,
    /// CM-CON-5: with so many contracts or fewer in the Parliament the action may take a second one.
    pub extra_contract: u32,
    /// CM-BUILD-7: the cards a tile costs, in the order of [`Tile::ALL`].
    pub tile_cards: [u8; 4],
    /// CM-ENG-2, CM-ENG-3: how many cards fewer Jessop's tunnels and Telford's aqueducts cost.
    pub engineer_saves: u8,
    /// CM-BUILD-10: cards discarded for a crossing, besides the tile's own price.
    pub crossing_cards: u8,
    /// CM-END-1: the score that triggers the end, with three, four and five players.
    pub goal: [u16; 3],
    /// CM-END-1: full rounds after the one in which the end was triggered.
    pub last_rounds: u16,
    /// CM-END-4: what each rank as a builder scores, with three, four and five players.
    pub prizes: [&'static [u16]; 3],
    /// CM-END-6: rounds without anything that end a stuck game.
    pub quiet_rounds: u8,
    /// CM-END-6: after so many the table is told.
    pub quiet_warning: u8,
}

/// The newest version. The second tells less of what everybody has seen (see `secrecy`); its numbers are those of the first.
pub const NEWEST: u32 = 2;

const VERSION_1: Rules = Rules {
    hand_limit: 7,
    cards_taken: 3,
    rennie_cards: 1,
    cubes_a_symbol: 2,
    open_contracts: 2,
    parliament: 5,
    extra_contract: 2,
    tile_cards: [1, 1, 2, 3],
    engineer_saves: 1,
    crossing_cards: 2,
    goal: [60, 50, 40],
    last_rounds: 2,
    prizes: [&[10, 6, 2], &[10, 7, 4, 1], &[10, 8, 6, 4, 2]],
    quiet_rounds: 4,
    quiet_warning: 2,
};

impl Rules {
    /// The numbers of a version of the rules, from 1 to [`NEWEST`].
    pub const fn of(version: u32) -> &'static Rules {
        debug_assert!(version >= 1 && version <= NEWEST);
        &VERSION_1
    }

    /// CM-BUILD-7: how many cards a tile costs the player of an engineer.
    #[inline]
    pub const fn cards_for(&self, tile: Tile, engineer: Engineer) -> u8 {
        // CM-ENG-2: Jessop's tunnels and CM-ENG-3: Telford's aqueducts cost fewer.
        let saves = matches!(
            (engineer, tile),
            (Engineer::Jessop, Tile::Tunnel) | (Engineer::Telford, Tile::Aqueduct)
        );
        self.tile_cards[tile.index()] - self.engineer_saves * saves as u8
    }
}
