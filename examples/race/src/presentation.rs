//! What people and clients are shown. Each function names the file where the work is done.

use crate::{
    Action, Board, Cost, Event, InformationState, Race, Refusal, Target, View, prompt, render,
    scoring, view, words,
};
use towpath_core::{Breakdown, ChoiceKind, Message, Presentation, Seat};

impl Presentation for Race {
    type Target = Target;
    type Cost = Cost;
    type Board<'a> = Board;
    type View<'a> = View;

    fn board(&self) -> Board {
        view::board(self)
    }

    fn view(&self, info: &InformationState) -> View {
        view::view(self, info)
    }

    /// A card is touched alone, or after the track it goes onto.
    fn paths(&self, info: &InformationState, action: &Action) -> Vec<Vec<Target>> {
        let me = Seat::new(info.active);
        match *action {
            Action::Play(card) => vec![
                vec![Target::Card(card)],
                vec![Target::Track(me), Target::Card(card)],
            ],
            Action::Peek => vec![vec![Target::Prize(me.next(self.players))]],
            Action::Draw => vec![vec![Target::Pile]],
            Action::Roll => vec![vec![Target::Die]],
            Action::Pass => vec![vec![Target::Pass]],
        }
    }

    fn cost(&self, action: &Action) -> Option<Cost> {
        match *action {
            Action::Play(card) => Some(Cost { card }),
            Action::Peek | Action::Draw | Action::Roll | Action::Pass => None,
        }
    }

    fn kind(&self, _: &InformationState, action: &Action) -> ChoiceKind {
        match action {
            Action::Pass => ChoiceKind::Pass,
            Action::Play(_) | Action::Peek | Action::Draw | Action::Roll => ChoiceKind::Progress,
        }
    }

    /// After the track, a card that is the only one to fit goes onto it by itself.
    fn follows(&self, target: &Target) -> bool {
        matches!(target, Target::Card(_))
    }

    fn prompt(&self, info: &InformationState, picked: &[Target], open: &[Action]) -> Message {
        prompt::prompt(self, info, picked, open)
    }

    fn question(&self, info: &InformationState) -> Message {
        words::question(info)
    }

    fn wishes(&self, _: &InformationState, _: &[Target], target: &Target) -> Vec<Action> {
        match *target {
            Target::Card(card) => vec![Action::Play(card)],
            Target::Prize(_) => vec![Action::Peek],
            Target::Pile => vec![Action::Draw],
            Target::Die => vec![Action::Roll],
            Target::Pass => vec![Action::Pass],
            // A track by itself means no action.
            Target::Track(_) => Vec::new(),
        }
    }

    fn describe(&self, action: &Action) -> Message {
        words::describe(action)
    }

    fn narrate(&self, event: &Event) -> Message {
        words::narrate(event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        words::explain(refusal)
    }

    fn breakdown(&self, info: &InformationState) -> Vec<Breakdown> {
        scoring::breakdown(self, info)
    }

    fn render_text(&self, info: &InformationState) -> String {
        render::render_text(self, info)
    }
}
