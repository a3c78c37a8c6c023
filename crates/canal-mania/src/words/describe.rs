//! What an action means, in a sentence.

use crate::CanalMania;
use crate::action::Action;
use towpath_core::Message;

/// An action in a sentence.
pub(crate) fn describe(game: &CanalMania, action: &Action) -> Message {
    let say = |key| game.say(key);
    let sentence = match action {
        Action::Colour(colour) => say("canal-mania-do-colour").paint("colour", *colour),
        Action::Take { contract, from } => say("canal-mania-do-take")
            .canal(*contract)
            .town("town", *from)
            .with("value", game.map.contract(*contract).value),
        Action::Swap(new) => say("canal-mania-do-swap").engineer("engineer", *new),
        Action::Replace => say("canal-mania-do-replace"),
        Action::Draw => say("canal-mania-do-draw"),
        Action::Choose(face) => say("canal-mania-do-choose").face(*face),
        Action::Card(face) => say("canal-mania-do-card").face(*face),
        Action::Show => say("canal-mania-do-show"),
        Action::Keep => say("canal-mania-do-keep"),
        Action::Goods(colour) => say("canal-mania-do-goods").colour(*colour),
        Action::Remove(town) => say("canal-mania-do-remove").town("town", *town),
        Action::Place(town) => say("canal-mania-do-place").town("town", *town),
        Action::Lay(laying) => say("canal-mania-do-lay")
            .canal(laying.contract)
            .hex("hex", laying.hex)
            .exit(laying.exit)
            .tile("tile", laying.tile)
            .payment(&laying.pay),
        Action::Lift(contract) => say("canal-mania-do-lift").canal(*contract),
        Action::Haul(route) => {
            let own = route.sections().last().map(|(_, owner, _)| owner);
            let points = own.map_or(0, |owner| route.points()[owner.index()]);
            say("canal-mania-do-haul")
                .route(route)
                .with("points", points)
        }
        Action::Discard(card) => say("canal-mania-do-discard").card(*card),
        Action::Pass => say("canal-mania-do-pass"),
        Action::Stop => say("canal-mania-do-stop"),
        Action::End => say("canal-mania-do-end"),
    };
    sentence.into()
}
