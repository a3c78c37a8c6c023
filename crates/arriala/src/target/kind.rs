//! Whether an action moves the game on, passes, or gives something up.

use crate::Arriala;
use crate::action::Action;
use crate::event::Event;
use crate::information::InformationState;
use crate::legal::legal;
use crate::packed::PackedAction;
use crate::place::{Colour, Place, Places};
use crate::state::{Phase, State};
use crate::turn::apply;
use towpath_core::{ChoiceKind, Message, Sampled, Seat};

/// What an action does to the prospects of the seat to act, as far as the table tells.
pub(crate) fn kind(game: &Arriala, info: &InformationState, action: PackedAction) -> ChoiceKind {
    match action.unpack() {
        Action::End => game.kind_of_end(info),
        Action::Walk(walk) => game.kind_of_arrival(info, action, walk.to()),
        Action::Anywhere { to, .. } | Action::ToCanal { to, .. } | Action::Place { to } => {
            game.kind_of_arrival(info, action, to)
        }
        Action::Lock { at, .. } => game.kind_of_lock(info, action, at),
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

    /// Where a worker comes to rest a section is counted only if this was its last open cell: everywhere else nothing can be
    /// lost, and nothing has to be carried out to see that.
    fn kind_of_arrival(
        &self,
        info: &InformationState,
        action: PackedAction,
        to: Place,
    ) -> ChoiceKind {
        let state = &info.seen;
        let filled = state.taken(&self.layout) | Places::only(to);
        match self.section_at(state, to) {
            Some(section) if section.cells.without(filled).is_empty() => {
                self.kind_of_building(info, action)
            }
            Some(_) | None => ChoiceKind::Progress,
        }
    }

    /// Its builder gains by a lock, whoever takes a section by it, so that only the end of the game is left to look for. As
    /// long as another cell is open there is no end.
    fn kind_of_lock(&self, info: &InformationState, action: PackedAction, at: Place) -> ChoiceKind {
        let state = &info.seen;
        let closed = state.taken(&self.layout) | state.counted.cells() | Places::only(at);
        let goes_on = !self.layout.cells.without(closed).is_empty();
        match goes_on && self.rules.lock_renown > 0 {
            true => ChoiceKind::Progress,
            false => self.kind_of_building(info, action),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use towpath_core::{Audience, Game, Information, Silent};

    /// Whole games are played at random; what is seen at a glance is what carrying the action out shows.
    #[test]
    fn what_is_seen_at_a_glance_is_what_carrying_it_out_shows() {
        let (mut building, mut lost) = (0, 0);
        for players in 2..=4 {
            let game =
                Arriala::build(&towpath_testkit::setup::<Arriala>(players)).expect("built in");
            for number in 0..8 {
                let mut random = Sampled::new(number);
                let mut state = game.setup(&mut random, &mut Silent);
                let mut actions = Vec::new();
                while state.phase == Phase::Running {
                    let info = game.information_state(&state, Audience::Seat(state.seat));
                    actions.clear();
                    legal(&game, &state, &mut actions);
                    for action in &actions {
                        match action.unpack() {
                            Action::Walk(_)
                            | Action::Anywhere { .. }
                            | Action::ToCanal { .. }
                            | Action::Place { .. }
                            | Action::Lock { .. } => {
                                let carried_out = game.kind_of_building(&info, *action);
                                building += 1;
                                lost += u32::from(carried_out != ChoiceKind::Progress);
                                assert_eq!(kind(&game, &info, *action), carried_out);
                            }
                            Action::ToVineyard { .. }
                            | Action::River { .. }
                            | Action::Art { .. }
                            | Action::Draw
                            | Action::End => {}
                        }
                    }
                    let action = actions[random.below(actions.len() as u32) as usize];
                    apply(&game, &mut state, action, &mut random, &mut Silent);
                }
            }
        }
        assert!(
            building > 10_000 && lost > 20,
            "{building} choices, {lost} with a loss"
        );
    }
}
