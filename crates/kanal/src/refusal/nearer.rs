//! The nearest reason: what was wanted tells more than the rule that stands against it.

use super::Refusal;
use crate::Kanal;
use crate::action::Action;
use crate::check::check;
use crate::effect::Piece;
use crate::space::{ActionSpace, Half, Parts};
use crate::state::{Disc, State};
use crate::turn::Step;
use crate::words::{either, half_name};
use towpath_core::{Message, Seat};

/// Actions of action spaces, as a set: two bits for each space.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Ways(u16);

impl Ways {
    /// The free actions with such a part.
    fn of(game: &Kanal, state: &State, fits: impl Fn(Parts) -> bool) -> Ways {
        let mut ways = 0;
        for (number, (space, half)) in all().enumerate() {
            let allowed = check(game, state, &Action::Go { space, half }).is_ok();
            ways |= u16::from(allowed && fits(space.parts(half))) << number;
        }
        Ways(ways)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What they are called, as alternatives.
    pub(super) fn names(self) -> Message {
        let chosen = all().enumerate().filter(|(n, _)| self.0 >> n & 1 == 1);
        let name =
            |(_, (space, half))| Message::new("kanal-way").with("space", half_name(space, half));
        let names = chosen.map(name);
        either(names.collect()).unwrap_or_else(|| Message::new("kanal-nothing"))
    }
}

fn all() -> impl Iterator<Item = (ActionSpace, Half)> {
    let both = |space| [(space, Half::Upper), (space, Half::Lower)];
    ActionSpace::ALL.into_iter().flat_map(both)
}

/// The nearest reason against an action that is refused.
pub(crate) fn nearer(game: &Kanal, state: &State, action: &Action, refusal: Refusal) -> Refusal {
    let active = state.work.active.map(|active| active.plot);
    let active = active.and_then(|plot| state.me().card_at(plot));
    let found = match (refusal, *action) {
        (Refusal::NotNow { step: Step::Go }, _) => first_an_action(game, state, action),
        (Refusal::NotNow { step: Step::Parts }, Action::Go { .. }) => Some(Refusal::OneAction),
        (
            Refusal::NotNow {
                step: Step::Waiting,
            },
            _,
        ) => {
            let mut waiting = crate::board::Plot::of(state.work.waiting());
            let card = waiting.next().and_then(|plot| state.me().card_at(plot));
            card.filter(|_| waiting.next().is_none())
                .map(|card| Refusal::FirstActivate { card })
        }
        (
            Refusal::NotNow {
                step: Step::Effects,
            },
            _,
        ) => active.map(|card| Refusal::FirstFinish { card }),
        (Refusal::NoBuildingPart | Refusal::NotNow { step: Step::Parts }, _) => only_gives(state),
        (Refusal::NotOffered { .. }, _) if active.is_none() => only_gives(state),
        (Refusal::SpaceTaken { space }, _) => taken_by(state, space),
        (Refusal::EffectUsed { effect }, _) => active.map(|card| Refusal::UsedOf {
            card,
            effect: effect - 1,
        }),
        (Refusal::Condition { effect }, _) => active.map(|card| Refusal::ConditionOf {
            card,
            effect: effect - 1,
        }),
        (Refusal::Fruitless { effect }, _) => active.map(|card| Refusal::FruitlessOf {
            card,
            effect: effect - 1,
        }),
        _ => None,
    };
    found.unwrap_or(refusal)
}

/// Before an action is chosen, a wish is answered with the actions that fulfil it.
fn first_an_action(game: &Kanal, state: &State, action: &Action) -> Option<Refusal> {
    match *action {
        Action::Build { .. } | Action::Discard => Some(Refusal::BuildWith {
            ways: Ways::of(game, state, |parts| parts.building > 0),
        }),
        Action::Lay { piece, .. } => Some(Refusal::LayWith {
            piece,
            ways: Ways::of(game, state, |parts| lays(parts, piece)),
        }),
        Action::Go { .. }
        | Action::Buy(_)
        | Action::Turn
        | Action::Gain(_)
        | Action::GainRest
        | Action::Activate(_)
        | Action::Use { .. }
        | Action::Finish
        | Action::End
        | Action::Wheel
        | Action::Done => None,
    }
}

fn lays(parts: Parts, piece: Piece) -> bool {
    parts.pieces().contains(piece)
}

/// What is left of the action that was taken.
fn only_gives(state: &State) -> Option<Refusal> {
    let (space, parts) = (state.work.space?, state.work.parts);
    Some(match parts == Parts::default() {
        true => Refusal::ActionUsed,
        false => Refusal::OnlyGives { space, parts },
    })
}

fn taken_by(state: &State, space: ActionSpace) -> Option<Refusal> {
    let seat = match state.discs[space as usize] {
        Disc::Red => Seat::new(0),
        Disc::Blue => Seat::new(1),
        Disc::Free | Disc::Grey => return None,
    };
    Some(Refusal::TakenBy { space, seat })
}
