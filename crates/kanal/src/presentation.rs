//! What people and clients are shown: each method hands on to the file of its topic.

use crate::action::Action;
use crate::event::Event;
use crate::information::InformationState;
use crate::refusal::Refusal;
use crate::target::{self, Cost, Target};
use crate::view::{self, Board, View};
use crate::{Kanal, about, prompt, render, scoring, sketch, words};
use towpath_core::sketch::{Line, Lit, Room};
use towpath_core::{About, Breakdown, ChoiceKind, Message, Presentation, Seat};

impl Presentation for Kanal {
    type Target = Target;
    type Cost = Cost;
    type Board<'a> = Board;
    type View<'a> = View;

    fn board(&self) -> Board {
        view::board(self)
    }

    fn view(&self, info: &InformationState) -> View {
        view::view(self, info.public())
    }

    fn paths(&self, info: &InformationState, action: &Action) -> Vec<Vec<Target>> {
        target::paths(info.public(), action)
    }

    fn cost(&self, action: &Action) -> Option<Cost> {
        target::cost(self, action)
    }

    fn kind(&self, info: &InformationState, action: &Action) -> ChoiceKind {
        target::kind(self, info.public(), action)
    }

    fn follows(&self, target: &Target) -> bool {
        target::follows(target)
    }

    fn prompt(&self, info: &InformationState, picked: &[Target], open: &[Action]) -> Message {
        prompt::prompt(self, info.public(), picked, open)
    }

    fn question(&self, info: &InformationState) -> Message {
        prompt::question(self, info.public())
    }

    fn wishes(&self, info: &InformationState, picked: &[Target], target: &Target) -> Vec<Action> {
        target::wishes(self, info.public(), picked, target)
    }

    fn about(&self, info: &InformationState, target: &Target) -> Option<About> {
        about::about(self, info.public(), target)
    }

    fn describe(&self, action: &Action) -> Message {
        words::describe(self, action)
    }

    fn describe_now(&self, info: &InformationState, action: &Action) -> Option<Message> {
        words::describe_now(self, info.public(), action)
    }

    fn narrate(&self, event: &Event) -> Message {
        words::narrate(self, event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        refusal.explain(self)
    }

    fn breakdown(&self, info: &InformationState) -> Vec<Breakdown> {
        scoring::breakdown(self, info.public())
    }

    fn render_text(&self, info: &InformationState) -> String {
        render::render_text(self, info.public())
    }

    fn sketch(&self, info: &InformationState, lit: &[Lit<Target>], room: &Room<'_>) -> Vec<Line> {
        sketch::sketch(self, info.public(), lit, room)
    }

    fn called(&self, _: &InformationState, seat: Seat) -> Message {
        words::who(seat)
    }

    fn details(&self, info: &InformationState, room: &Room<'_>) -> Vec<Line> {
        sketch::details(self, info.public(), room)
    }

    fn caption(&self, info: &InformationState, target: &Target, alone: bool) -> Option<Message> {
        sketch::caption(self, info.public(), target, alone)
    }
}
