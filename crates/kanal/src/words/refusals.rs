//! Refusals in sentences.

use super::cards::period_name;
use super::{card_name, lower_name, piece_name, space_name, thing_name};
use crate::Kanal;
use crate::board::Space;
use crate::refusal::{Refusal, Step};
use towpath_core::Message;

/// A refusal in a sentence, with its numbers.
pub(crate) fn explain(game: &Kanal, refusal: &Refusal) -> Message {
    let at = |key: &'static str, space: Space| Message::new(key).with("space", space.name());
    match *refusal {
        Refusal::NotNow { step } => not_now(step),
        Refusal::SpaceTaken { space } => {
            Message::new("kanal-refuse-taken").with("space", space_name(space))
        }
        Refusal::SpaceBlocked { space } => {
            Message::new("kanal-refuse-blocked").with("space", space_name(space))
        }
        Refusal::NoLower { space } => {
            Message::new("kanal-refuse-no-lower").with("space", space_name(space))
        }
        Refusal::LowerCovered {
            space,
            period,
            left,
        } => Message::new("kanal-refuse-covered")
            .with("action", lower_name(space))
            .with("period", period_name(period))
            .with("left", left),
        Refusal::NoBuildingPart => Message::new("kanal-refuse-no-building-part"),
        Refusal::NotOffered { piece } => {
            Message::new("kanal-refuse-not-offered").with("piece", piece_name(piece))
        }
        Refusal::NotGained { thing } => {
            Message::new("kanal-refuse-not-gained").with("thing", thing_name(thing))
        }
        Refusal::OneKindLeft => Message::new("kanal-refuse-one-kind"),
        Refusal::NotDisplayed { card } => {
            Message::new("kanal-refuse-not-displayed").with("card", card_name(game, card))
        }
        Refusal::BoardFull => Message::new("kanal-refuse-board-full"),
        Refusal::PlotTaken { plot, there } => Message::new("kanal-refuse-plot")
            .with("plot", plot.to_string())
            .with("card", card_name(game, there)),
        Refusal::NoSuchCost { card } => {
            Message::new("kanal-refuse-cost").with("card", card_name(game, card))
        }
        Refusal::BoardNotFull { empty } => {
            Message::new("kanal-refuse-not-full").with("empty", empty)
        }
        Refusal::NoPileLeft => Message::new("kanal-refuse-no-pile"),
        Refusal::CannotPay { thing, need, have } => Message::new("kanal-refuse-pay")
            .with("thing", thing_name(thing))
            .with("need", need)
            .with("have", have),
        Refusal::PathNeedsEmpty { space, there } => {
            at("kanal-refuse-needs-empty", space).with("there", piece_name(there))
        }
        Refusal::OnlyOverPaths { space, there } => {
            at("kanal-refuse-over", space).with("there", piece_name(there))
        }
        Refusal::NotTouching { piece, space } => {
            at("kanal-refuse-touching", space).with("piece", piece_name(piece))
        }
        Refusal::BridgeAtBorder { space } => at("kanal-refuse-bridge-border", space),
        Refusal::BridgeThere { space } => at("kanal-refuse-bridge-there", space),
        Refusal::BridgeNeedsBuilding { space, plot } => {
            at("kanal-refuse-bridge-building", space).with("plot", plot.to_string())
        }
        Refusal::BridgeNeedsRoute { space } => at("kanal-refuse-bridge-route", space),
        Refusal::NotBeside { space, plot } => {
            at("kanal-refuse-beside", space).with("plot", plot.to_string())
        }
        Refusal::NotAFirstRoute { piece } => {
            Message::new("kanal-refuse-first-route").with("piece", piece_name(piece))
        }
        Refusal::NotOuter { space } => at("kanal-refuse-outer", space),
        Refusal::NoBridge { space } => at("kanal-refuse-no-bridge", space),
        Refusal::BridgeAside { space } => at("kanal-refuse-aside", space),
        Refusal::WhichBridge => Message::new("kanal-refuse-which-bridge"),
        Refusal::NotForSale { .. }
        | Refusal::NoRoom { .. }
        | Refusal::BuyPrice { .. }
        | Refusal::TurnPrice { .. }
        | Refusal::WheelBlocked { .. }
        | Refusal::WheelFull
        | Refusal::FreeTurnTaken => wheel(refusal),
        Refusal::NotWaiting { .. }
        | Refusal::NoSuchEffect { .. }
        | Refusal::EffectUsed { .. }
        | Refusal::Condition { .. }
        | Refusal::Fruitless { .. }
        | Refusal::NoSuchPrice { .. }
        | Refusal::Amount { .. } => effect(refusal),
    }
}

fn not_now(step: Step) -> Message {
    Message::new(match step {
        Step::Place => "kanal-refuse-now-place",
        Step::Go => "kanal-refuse-now-go",
        Step::Parts => "kanal-refuse-now-parts",
        Step::Waiting => "kanal-refuse-now-waiting",
        Step::Effects => "kanal-refuse-now-effects",
        Step::Gain => "kanal-refuse-now-gain",
        Step::Wheel => "kanal-refuse-now-wheel",
        Step::Over => "kanal-refuse-now-over",
    })
}

/// Refusals of the wheel and of any-time actions.
fn wheel(refusal: &Refusal) -> Message {
    match *refusal {
        Refusal::NotForSale { thing } => {
            Message::new("kanal-refuse-sale").with("thing", thing_name(thing))
        }
        Refusal::NoRoom { thing, limit } => Message::new("kanal-refuse-room")
            .with("thing", thing_name(thing))
            .with("limit", limit),
        Refusal::BuyPrice { thing, need, have } => Message::new("kanal-refuse-buy")
            .with("thing", thing_name(thing))
            .with("need", need)
            .with("have", have),
        Refusal::TurnPrice { have } => Message::new("kanal-refuse-turn").with("have", have),
        Refusal::WheelBlocked { thing } => {
            Message::new("kanal-refuse-wheel").with("thing", thing_name(thing))
        }
        Refusal::FreeTurnTaken => Message::new("kanal-refuse-free-turn"),
        _ => Message::new("kanal-refuse-wheel-full"),
    }
}

/// Refusals of activations and effects.
fn effect(refusal: &Refusal) -> Message {
    match *refusal {
        Refusal::NotWaiting { plot } => {
            Message::new("kanal-refuse-not-waiting").with("plot", plot.to_string())
        }
        Refusal::NoSuchEffect { effect, last } => Message::new("kanal-refuse-no-effect")
            .with("effect", effect)
            .with("last", last),
        Refusal::EffectUsed { effect } => {
            Message::new("kanal-refuse-effect-used").with("effect", effect)
        }
        Refusal::Condition { effect } => {
            Message::new("kanal-refuse-condition").with("effect", effect)
        }
        Refusal::NoSuchPrice { price } => {
            Message::new("kanal-refuse-no-price").with("price", price)
        }
        Refusal::Amount { from, to } => Message::new("kanal-refuse-amount")
            .with("from", from)
            .with("to", to),
        Refusal::Fruitless { effect } => {
            Message::new("kanal-refuse-fruitless").with("effect", effect)
        }
        _ => Message::new("kanal-nothing"),
    }
}
