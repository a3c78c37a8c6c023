//! The numbers of the rules.
//!
//! A table plays by one version of the rules and holds its [`Rules`]; records name the version. A number that changes
//! gets a new value in a new version, so that games of the old one still replay.

/// The numbers of one version of the rules.
///
/// ```
/// assert_eq!(towpath_race::Rules::VERSION_1.full_hand, 5);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Cards dealt to each seat.
    pub deal: u8,
    /// Prizes are worth 0 to one less than this.
    pub prizes: u8,
    /// The most cards of a hand.
    pub full_hand: u8,
    /// The most cards of a turn.
    pub plays: u8,
    /// The highest number of the die.
    pub pips: u8,
}

impl Rules {
    /// Version 1.
    pub const VERSION_1: Rules = Rules {
        // RA-SETUP-2: three cards and a prize of 0 to 3 each.
        deal: 3,
        prizes: 4,
        // RA-DRAW-1: a hand holds five cards.
        full_hand: 5,
        // RA-PLAY-3: at most two cards a turn.
        plays: 2,
        // RA-ROLL-1: the die shows 1 to 3.
        pips: 3,
    };
}
