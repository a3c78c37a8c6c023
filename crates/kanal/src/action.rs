//! What a player can decide.

use crate::board::{Plot, Space};
use crate::card::CardId;
use crate::effect::{Piece, ThingSet};
use crate::purse::Thing;
use crate::space::{ActionSpace, Half};

/// One decision. It has one text form, which records keep and people can type.
///
/// ```
/// use towpath_core::{Game, Notation, TableSetup};
/// use towpath_kanal::{Action, Kanal, board::Space, effect::Piece};
///
/// let game = Kanal::build(&TableSetup {
///     players: 1,
///     options: Default::default(),
///     edition: Kanal::builtin_edition(),
///     rules: Kanal::title().rules,
/// })?;
/// let rail = Action::Lay {
///     piece: Piece::Rail,
///     space: Space::from_name("b2n").expect("the north side of plot b2"),
/// };
/// assert_eq!(game.write(&rail), "rail b2n");
/// assert_eq!(game.parse("rail b2n"), Ok(rail));
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "a field is what its name and type say")]
pub enum Action {
    /// Take an action space, for one of its two actions.
    Go { space: ActionSpace, half: Half },
    /// Any time: buy one base material.
    Buy(Thing),
    /// Any time: turn the wheel for thalers.
    Turn,
    /// Build a route or a bridge.
    Lay { piece: Piece, space: Space },
    /// Build a building; `cost` is which of its costs is paid, 0 or 1.
    Build { card: CardId, plot: Plot, cost: u8 },
    /// With a full board: discard the top card of the current pile instead of building.
    Discard,
    /// Take one kind of a gain.
    Gain(Thing),
    /// Take the rest of a gain, in the order of the wheel.
    GainRest,
    /// Activate a waiting building.
    Activate(Plot),
    /// Use an effect of the active building. Effects and prices are counted from 0; the price is 0 when there is none.
    /// What one action cannot say of it (a second bridge, a gain to choose after that) follows in further ones of the
    /// same effect and price.
    Use { effect: u8, price: u8, with: With },
    /// Use no more effects of the active building.
    Finish,
    /// End the turn.
    End,
    /// The free turn of the wheel at the end of a round.
    Wheel,
    /// No more at the end of this round.
    Done,
}

/// What an effect leaves open.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum With {
    /// Nothing.
    Nothing,
    /// How much is paid.
    Amount(u8),
    /// Which bridge is laid aside.
    Bridge(Space),
    /// Which things are paid.
    Things(ThingSet),
    /// Which of its gains is chosen, counted from 0.
    Gain(u8),
}
