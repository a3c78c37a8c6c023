//! Why an action is not allowed, with the numbers a player needs.

use crate::board::{Plot, Space};
use crate::card::{CardId, Period};
use crate::effect::Piece;
use crate::purse::Thing;
use crate::space::ActionSpace;
use towpath_core::RuleKey;

/// What is being decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The first routes of a blank board.
    Place,
    /// Which action space to take.
    Go,
    /// Which part of the action to use.
    Parts,
    /// Which waiting building to activate.
    Waiting,
    /// Which effect of the active building to use.
    Effects,
    /// Which kind of a gain to take.
    Gain,
    /// The free turn of the wheel at the end of a round.
    Wheel,
    /// Nothing more.
    Over,
}

/// Why an action is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is being decided.
    NotNow {
        /// What is.
        step: Step,
    },
    /// A disc lies on the space.
    SpaceTaken {
        /// The space.
        space: ActionSpace,
    },
    /// The blocking disc lies on the space.
    SpaceBlocked {
        /// The space.
        space: ActionSpace,
    },
    /// The space has one action only.
    NoLower {
        /// The space.
        space: ActionSpace,
    },
    /// A pile covers the lower action.
    LowerCovered {
        /// The space.
        space: ActionSpace,
        /// The pile.
        period: Period,
        /// How many cards it still has.
        left: u8,
    },
    /// No part of the action builds a building, or it has been used.
    NoBuildingPart,
    /// No part of the action, and no effect that is under way, builds this piece.
    NotOffered {
        /// The piece.
        piece: Piece,
    },
    /// This is not to be gained now.
    NotGained {
        /// The thing.
        thing: Thing,
    },
    /// One kind of the gain is left: it is taken by its name.
    OneKindLeft,
    /// The building is not displayed.
    NotDisplayed {
        /// The card.
        card: CardId,
    },
    /// All plots have buildings.
    BoardFull,
    /// The plot has a building.
    PlotTaken {
        /// The plot.
        plot: Plot,
        /// The building.
        there: CardId,
    },
    /// The building has one cost only.
    NoSuchCost {
        /// The card.
        card: CardId,
    },
    /// A card is discarded only with a full board.
    BoardNotFull {
        /// How many plots are empty.
        empty: u8,
    },
    /// There is no card left to discard.
    NoPileLeft,
    /// There is too little of something.
    CannotPay {
        /// Of what.
        thing: Thing,
        /// How much is needed.
        need: u16,
        /// How much there is.
        have: u16,
    },
    /// A path, or a first route, needs an empty space.
    PathNeedsEmpty {
        /// The space.
        space: Space,
        /// What lies there.
        there: Piece,
    },
    /// Only paths can be built over.
    OnlyOverPaths {
        /// The space.
        space: Space,
        /// What lies there.
        there: Piece,
    },
    /// The piece must touch another of its kind.
    NotTouching {
        /// The piece.
        piece: Piece,
        /// The space.
        space: Space,
    },
    /// A bridge cannot lie at the border.
    BridgeAtBorder {
        /// The space.
        space: Space,
    },
    /// There is a bridge already.
    BridgeThere {
        /// The space.
        space: Space,
    },
    /// A bridge needs a building on both sides.
    BridgeNeedsBuilding {
        /// The space.
        space: Space,
        /// The empty plot.
        plot: Plot,
    },
    /// A bridge lies on a route.
    BridgeNeedsRoute {
        /// The space.
        space: Space,
    },
    /// The effect reaches only the spaces beside the building.
    NotBeside {
        /// The space.
        space: Space,
        /// Where the building stands.
        plot: Plot,
    },
    /// Stone, steel and thalers cannot be bought.
    NotForSale {
        /// The thing.
        thing: Thing,
    },
    /// There is no room for more.
    NoRoom {
        /// The thing.
        thing: Thing,
        /// The most there can be.
        limit: u16,
    },
    /// There are too few thalers to buy this.
    BuyPrice {
        /// The thing.
        thing: Thing,
        /// How many thalers are needed.
        need: u16,
        /// How many there are.
        have: u16,
    },
    /// There are too few thalers to turn the wheel.
    TurnPrice {
        /// How many there are.
        have: u16,
    },
    /// The wheel is blocked because one of the base materials is at 0.
    WheelBlocked {
        /// The material.
        thing: Thing,
    },
    /// Stone and steel are both at their limit.
    WheelFull,
    /// The free turn of this round has been taken.
    FreeTurnTaken,
    /// The building does not wait for an activation.
    NotWaiting {
        /// Its plot.
        plot: Plot,
    },
    /// The building has no such effect.
    NoSuchEffect {
        /// The number.
        effect: u8,
        /// How many there are.
        last: u8,
    },
    /// The effect has been used in this activation, or another was chosen instead.
    EffectUsed {
        /// The number.
        effect: u8,
    },
    /// A condition of the effect does not hold.
    Condition {
        /// The number.
        effect: u8,
    },
    /// The effect would give nothing.
    Fruitless {
        /// The number.
        effect: u8,
    },
    /// The effect has no such price.
    NoSuchPrice {
        /// The number.
        price: u8,
    },
    /// The price is an amount between these.
    Amount {
        /// The least.
        from: u8,
        /// The most.
        to: u8,
    },
    /// The price is a bridge, which must be named.
    WhichBridge,
    /// There is no bridge to pay.
    NoBridge {
        /// The space.
        space: Space,
    },
    /// The bridge has been laid aside already.
    BridgeAside {
        /// The space.
        space: Space,
    },
    /// A blank board starts with two paths, a rail and a canal, and this one is not missing.
    NotAFirstRoute {
        /// The piece.
        piece: Piece,
    },
    /// The first routes lie on or touch the border.
    NotOuter {
        /// The space.
        space: Space,
    },
}

impl Refusal {
    /// The rule behind it.
    pub const fn rule(&self) -> RuleKey {
        match self {
            Refusal::NotNow { step } => match step {
                Step::Place => "KA-BOARD-2",
                Step::Go | Step::Parts => "KA-ACT-2",
                Step::Waiting => "KA-ACTV-2",
                Step::Effects => "KA-ACTV-3",
                Step::Gain => "KA-ACTV-9",
                Step::Wheel | Step::Over => "KA-ROUND-2",
            },
            Refusal::SpaceTaken { .. }
            | Refusal::NoLower { .. }
            | Refusal::NoBuildingPart
            | Refusal::NotOffered { .. } => "KA-ACT-2",
            Refusal::SpaceBlocked { .. } => "KA-SOLO-1",
            Refusal::LowerCovered { .. } => "KA-ROUND-1",
            Refusal::NotGained { .. } | Refusal::OneKindLeft => "KA-ACTV-9",
            Refusal::NotDisplayed { .. } | Refusal::PlotTaken { .. } => "KA-BUILD-1",
            Refusal::NoSuchCost { .. } => "KA-CARD-2",
            Refusal::BoardFull | Refusal::BoardNotFull { .. } | Refusal::NoPileLeft => "KA-BUILD-6",
            Refusal::CannotPay { .. } => "KA-BUILD-5",
            Refusal::PathNeedsEmpty { .. } | Refusal::NotTouching { .. } => "KA-BUILD-2",
            Refusal::OnlyOverPaths { .. } => "KA-BUILD-3",
            Refusal::BridgeAtBorder { .. }
            | Refusal::BridgeThere { .. }
            | Refusal::BridgeNeedsBuilding { .. }
            | Refusal::BridgeNeedsRoute { .. } => "KA-BUILD-4",
            Refusal::NotBeside { .. } => "KA-ACTV-10",
            Refusal::NotForSale { .. } | Refusal::BuyPrice { .. } => "KA-ANY-1",
            Refusal::NoRoom { .. } => "KA-WHEEL-1",
            Refusal::TurnPrice { .. } => "KA-ANY-2",
            Refusal::WheelBlocked { .. } | Refusal::WheelFull => "KA-WHEEL-2",
            Refusal::FreeTurnTaken => "KA-ROUND-2",
            Refusal::NotWaiting { .. } => "KA-ACTV-1",
            Refusal::NoSuchEffect { .. }
            | Refusal::EffectUsed { .. }
            | Refusal::NoSuchPrice { .. } => "KA-ACTV-8",
            Refusal::Condition { .. } => "KA-ACTV-7",
            Refusal::Fruitless { .. } | Refusal::Amount { .. } => "KA-ACTV-9",
            Refusal::WhichBridge | Refusal::NoBridge { .. } | Refusal::BridgeAside { .. } => {
                "KA-ACTV-5"
            }
            Refusal::NotAFirstRoute { .. } | Refusal::NotOuter { .. } => "KA-BOARD-2",
        }
    }
}
