//! What people and clients are shown, as [`Presentation`] names it; each function says where the work is done.

use crate::action::Action;
use crate::event::Event;
use crate::information::InformationState;
use crate::refusal::Refusal;
use crate::target::{Cost, Target};
use crate::view::{Board, View};
use crate::{CanalMania, about, prompt, render, scoring, sketch, target, view, words};
use towpath_core::sketch::{Line, Lit, Room};
use towpath_core::{About, Breakdown, ChoiceKind, Message, Presentation, Seat};

impl Presentation for CanalMania {
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

    fn paths(&self, info: &InformationState, action: &Action) -> Vec<Vec<Target>> {
        target::paths(self, info, action)
    }

    fn cost(&self, action: &Action) -> Option<Cost> {
        target::cost(action)
    }

    fn kind(&self, info: &InformationState, action: &Action) -> ChoiceKind {
        target::kind(self, info, action)
    }

    /// A haul gives points to others too, a swap takes somebody's engineer, a tile taken up is paid for twice, and a card
    /// taken in place of a draw ends the phase.
    fn confirm(&self, action: &Action) -> bool {
        matches!(
            action,
            Action::Haul(_) | Action::Swap(_) | Action::Lift(_) | Action::Choose(_)
        )
    }

    fn defers(&self, action: &Action) -> bool {
        // CM-CARD-4: what was drawn must not be told by how long somebody looks at it.
        matches!(action, Action::Keep)
    }

    fn follows(&self, target: &Target) -> bool {
        target.follows()
    }

    fn has_target(&self, target: &Target) -> bool {
        target.exists(&self.map)
    }

    fn prompt(&self, info: &InformationState, picked: &[Target], open: &[Action]) -> Message {
        prompt::prompt(self, info, picked, open)
    }

    fn question(&self, info: &InformationState) -> Message {
        prompt::question(self, info)
    }

    fn wishes(&self, info: &InformationState, picked: &[Target], target: &Target) -> Vec<Action> {
        target::wishes(self, info, picked, target)
    }

    fn answer(
        &self,
        info: &InformationState,
        picked: &[Target],
        target: &Target,
    ) -> Option<Message> {
        target::answer(self, info, picked, target)
    }

    fn about(&self, info: &InformationState, target: &Target) -> Option<About> {
        about::about(self, info, target)
    }

    fn describe(&self, action: &Action) -> Message {
        words::describe(self, action)
    }

    fn narrate(&self, event: &Event) -> Message {
        words::narrate(self, event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        words::explain(self, refusal)
    }

    fn breakdown(&self, info: &InformationState) -> Vec<Breakdown> {
        scoring::breakdown(self, &info.table)
    }

    fn render_text(&self, info: &InformationState) -> String {
        render::render_text(self, info)
    }

    fn sketch(&self, info: &InformationState, lit: &[Lit<Target>], room: &Room<'_>) -> Vec<Line> {
        sketch::sketch(self, info, lit, room)
    }

    fn called(&self, info: &InformationState, seat: Seat) -> Message {
        Message::new("terminal-said").with("what", words::seat_name(&info.table, seat))
    }

    fn details(&self, info: &InformationState, room: &Room<'_>) -> Vec<Line> {
        sketch::details(self, info, room)
    }

    fn caption(&self, info: &InformationState, target: &Target, alone: bool) -> Option<Message> {
        sketch::caption(self, info, target, alone)
    }
}
