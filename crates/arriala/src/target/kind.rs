//! Whether an action moves the game on, passes, or gives something up.

use crate::Arriala;
use crate::action::Action;
use crate::event::Event;
use crate::information::InformationState;
use crate::legal::legal;
use crate::packed::PackedAction;
use crate::place::Colour;
use crate::state::{Phase, State};
use crate::turn::apply;
use towpath_core::{ChoiceKind, Message, Sampled, Seat};

/// What an action does to the prospects of the seat to act, as far as the table tells.
pub(crate) fn kind(game: &Arriala, info: &InformationState, action: PackedAction) -> ChoiceKind {
    match action.unpack() {
        Action::End => game.kind_of_end(info),
        // Only these can complete a section.
        Action::Walk(_)
        | Action::Anywhere { .. }
        | Action::ToCanal { .. }
        | Action::Place { .. }
        | Action::Lock { .. } => game.kind_of_building(info, action),
        Action::ToVineyard { .. } | Action::River { .. } | Action::Art { .. } | Action::Draw => {
            ChoiceKind::Progress
        }
    }
}

impl Arriala {
    /// Points that are left over are lost, unless nothing could be done with them.
    // AR-TURN-1: points that are not used are lost.
    fn kind_of_end(&self, info: &InformationState) -> ChoiceKind {
        let points = info.seen.points;
        let mut actions = Vec::new();
        legal(self, &info.as_state(), &mut actions);
        if actions.len() == 1 {
            return ChoiceKind::Pass;
        }
        let key = if points == self.rules.action_points {
            "arriala-lost-turn"
        } else {
            "arriala-lost-points"
        };
        ChoiceKind::Forfeit(Message::new(key).with("points", points))
    }

    /// A section may go to somebody else, or the game may end.
    fn kind_of_building(&self, info: &InformationState, action: PackedAction) -> ChoiceKind {
        let (mut state, mut events) = (info.as_state(), Vec::new());
        let own = Colour::from(state.seat);
        let before = state.score;
        // Nothing is drawn: what follows is certain.
        apply(self, &mut state, action, &mut Sampled::new(0), &mut events);
        // AR-END-1: nobody can do anything after it, so it is asked back even where it wins.
        if state.phase != Phase::Running {
            let totals = self.totals(&state, info.seen.seat);
            return ChoiceKind::Forfeit(Message::new("arriala-lost-game").with("totals", totals));
        }
        if state.score[own.index()] > before[own.index()] {
            return ChoiceKind::Progress;
        }
        for event in events {
            if let Event::Counted {
                winner: Some(side),
                points,
                ..
            } = event
            {
                return ChoiceKind::Forfeit(
                    Message::new("arriala-lost-section")
                        .with("side", self.whose(side))
                        .with("points", points),
                );
            }
        }
        ChoiceKind::Progress
    }

    /// The final scores, the looking player's first.
    fn totals(&self, state: &State, looking: Seat) -> Message {
        let own = Colour::from(looking);
        let others = self.layout.colours().filter(|colour| *colour != own);
        let mut totals = Message::new("arriala-total-own").with("points", self.renown(state, own));
        for colour in others {
            totals = Message::new("arriala-totals").with("totals", totals).with(
                "total",
                Message::new("arriala-total")
                    .with("side", self.whose(colour))
                    .with("points", self.renown(state, colour)),
            );
        }
        totals
    }
}
