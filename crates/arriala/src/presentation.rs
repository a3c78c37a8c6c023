//! What people and clients are shown, as [`Presentation`] asks for it. Each function is in the file of its topic.

use crate::action::Action;
use crate::event::Event;
use crate::information::InformationState;
use crate::packed::PackedAction;
use crate::refusal::Refusal;
use crate::target::{Cost, Target};
use crate::view::{Board, View};
use crate::{Arriala, about, prompt, render, scoring, sketch, target, view, words};
use towpath_core::sketch::{Line, Lit, Room};
use towpath_core::{About, Breakdown, ChoiceKind, Message, Presentation, Seat};

impl Presentation for Arriala {
    type Target = Target;
    type Cost = Cost;
    type Board<'a> = Board<'a>;
    type View<'a> = View;

    fn board(&self) -> Board<'_> {
        view::board(self)
    }

    fn view(&self, info: &InformationState) -> View {
        view::view(self, info)
    }

    fn paths(&self, info: &InformationState, action: &PackedAction) -> Vec<Vec<Target>> {
        target::paths(self, info, action.unpack())
    }

    fn cost(&self, action: &PackedAction) -> Option<Cost> {
        target::cost(self, *action)
    }

    fn kind(&self, info: &InformationState, action: &PackedAction) -> ChoiceKind {
        target::kind(self, info, *action)
    }

    // AR-WORK-1: a river work takes a worker off the canal for good.
    fn confirm(&self, action: &PackedAction) -> bool {
        matches!(action.unpack(), Action::River { .. })
    }

    fn has_target(&self, target: &Target) -> bool {
        target::exists(self, target)
    }

    fn prompt(&self, info: &InformationState, picked: &[Target], open: &[PackedAction]) -> Message {
        prompt::prompt(self, info, picked, open)
    }

    fn question(&self, info: &InformationState) -> Message {
        prompt::question(self, info)
    }

    fn wishes(
        &self,
        info: &InformationState,
        picked: &[Target],
        target: &Target,
    ) -> Vec<PackedAction> {
        target::wishes(self, info, picked, *target)
    }

    fn answer(
        &self,
        info: &InformationState,
        picked: &[Target],
        target: &Target,
    ) -> Option<Message> {
        target::guide(self, info, picked, *target)
    }

    fn about(&self, info: &InformationState, target: &Target) -> Option<About> {
        about::about(self, info, target)
    }

    fn describe(&self, action: &PackedAction) -> Message {
        words::describe(self, action.unpack())
    }

    fn narrate(&self, event: &Event) -> Message {
        words::narrate(self, event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        words::explain(self, refusal)
    }

    fn breakdown(&self, info: &InformationState) -> Vec<Breakdown> {
        scoring::breakdown(self, &info.seen)
    }

    fn render_text(&self, info: &InformationState) -> String {
        render::render_text(self, info)
    }

    fn sketch(&self, info: &InformationState, lit: &[Lit<Target>], room: &Room<'_>) -> Vec<Line> {
        sketch::sketch(self, info, lit, room)
    }

    fn called(&self, _: &InformationState, seat: Seat) -> Message {
        words::side_name(seat.into())
    }

    fn details(&self, info: &InformationState, room: &Room<'_>) -> Vec<Line> {
        sketch::details(self, info, room)
    }

    fn caption(&self, info: &InformationState, target: &Target, alone: bool) -> Option<Message> {
        sketch::caption(self, info, target, alone)
    }
}

#[cfg(test)]
mod tests;
