//! What is touched for an action, and what it costs.
//!
//! There are two ways to an action that plays cards. The one that always leads there begins with the cards: they are
//! touched first, then the worker, then where it goes. The other begins on the board; it is open only where points alone
//! would not do, so that two touches never play a card that could be kept.

mod guide;
mod kind;
mod wishes;

pub(crate) use guide::guide;
pub(crate) use kind::kind;
pub(crate) use wishes::wishes;

use crate::Arriala;
use crate::action::{Action, Means, Payment};
use crate::cards::{Card, MoveCards};
use crate::check::check;
use crate::information::InformationState;
use crate::packed::{PackedAction, Walk};
use crate::place::{Colour, Place, Places};
use serde::{Deserialize, Serialize};

/// Something on the table that can be touched.
///
/// ```
/// use towpath_arriala::{Arriala, Target};
/// use towpath_core::{Audience, Game, Moment, Notation, Sampled, Silent};
/// # let setup = towpath_testkit::setup::<Arriala>(3);
/// let game = Arriala::build(&setup)?;
/// let state = game.setup(&mut Sampled::new(1), &mut Silent);
/// let seat = state.seat();
/// # use towpath_core::Information;
/// let info = game.information_state(&state, Audience::Seat(seat));
/// let moment = Moment::of(&game, &state, &info, seat);
///
/// // A worker is placed in two touches: the tool, then the place.
/// let place = game.parse("place 4")?;
/// let number = moment.actions.iter().position(|action| *action == place).expect("it is legal");
/// let [tool, stop] = moment.choices[number].paths[0][..] else { panic!("two touches") };
/// assert_eq!(tool, Target::PlaceWorker);
/// assert_eq!(serde_json::to_string(&stop)?, r#"{"stop":4}"#);
/// assert_eq!(moment.select(&[tool, stop]).ready, [number]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A worker; those of a colour at one place are alike.
    Worker {
        /// Its colour.
        colour: Colour,
        /// The place of the canal where it stands, or the vineyard.
        at: Place,
    },
    /// A town or a cell.
    Stop(Place),
    /// A vineyard.
    Vineyard(Place),
    /// The blue cells, which are alike.
    River,
    /// A work of art, by its number in the board's list.
    Art(u8),
    /// A card of the own hand.
    Card(Card),
    /// The reserve, from which a worker is placed.
    PlaceWorker,
    /// The lock pieces, one of which is built with points.
    BuildLock,
    /// The draw pile.
    Draw,
    /// The end of the turn.
    EndTurn,
    /// A section, by the town or lock before it: it tells what it is worth and leads nowhere.
    Section(Place),
}

impl Target {
    /// The card, if it is one.
    pub(crate) fn card(&self) -> Option<Card> {
        if let Target::Card(card) = self {
            Some(*card)
        } else {
            None
        }
    }

    /// The place of the canal that is meant by a touch of it or of the worker on it.
    pub(crate) fn stop(self) -> Option<Place> {
        match self {
            Target::Stop(place) => Some(place),
            Target::Worker { at, .. } => Places::CANAL.contains(at).then_some(at),
            Target::Vineyard(_)
            | Target::River
            | Target::Art(_)
            | Target::Card(_)
            | Target::PlaceWorker
            | Target::BuildLock
            | Target::Draw
            | Target::EndTurn
            | Target::Section(_) => None,
        }
    }
}

/// Whether the board has such a thing, in play or not: a client may send any number.
pub(crate) fn exists(game: &Arriala, target: &Target) -> bool {
    let on_canal = |place: &Place| game.layout.line.contains(*place);
    match target {
        Target::Worker { at, .. } => on_canal(at) || at.vineyard_index().is_some(),
        Target::Stop(place) | Target::Section(place) => on_canal(place),
        Target::Vineyard(place) => place.vineyard_index().is_some(),
        Target::Art(work) => usize::from(*work) < game.layout.arts.len(),
        Target::River
        | Target::Card(_)
        | Target::PlaceWorker
        | Target::BuildLock
        | Target::Draw
        | Target::EndTurn => true,
    }
}

/// What an action costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Cost {
    /// Action points, the playing of cards included.
    pub points: u8,
    /// The cards that are played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Card>>"))]
    pub cards: Vec<Card>,
}

/// What an action costs; `None` if nothing.
pub(crate) fn cost(game: &Arriala, action: PackedAction) -> Option<Cost> {
    let price = game.prices.of(action);
    (price.points > 0).then(|| Cost {
        points: price.points,
        cards: price.cards.iter().collect(),
    })
}

/// The ways to touch an action.
pub(crate) fn paths(game: &Arriala, info: &InformationState, action: Action) -> Vec<Vec<Target>> {
    let own = Colour::from(info.seen.seat);
    let on_board = on_board(own, action);
    let mut with_cards: Vec<Target> = action.cards().iter().map(Target::Card).collect();
    if with_cards.is_empty() {
        return vec![on_board];
    }
    with_cards.extend(&on_board);
    if on_board.len() > 1 && !game.points_would_do(info, action) {
        return vec![with_cards, on_board];
    }
    vec![with_cards]
}

/// What is touched on the board, cards aside.
fn on_board(own: Colour, action: Action) -> Vec<Target> {
    let worker = |colour: Colour, at: Place| Target::Worker { colour, at };
    match action {
        Action::Walk(walk) => vec![worker(walk.colour(), walk.from()), Target::Stop(walk.to())],
        Action::Anywhere { from, to } => vec![worker(own, from), Target::Stop(to)],
        Action::ToVineyard { from, to, means } => {
            vec![worker(means.colour(own), from), Target::Vineyard(to)]
        }
        Action::ToCanal { from, to, means } => {
            vec![worker(means.colour(own), from), Target::Stop(to)]
        }
        Action::Place { to } => vec![Target::PlaceWorker, Target::Stop(to)],
        Action::River { from } => vec![worker(own, from), Target::River],
        Action::Lock { at, by } => match by {
            Payment::Points => vec![Target::BuildLock, Target::Stop(at)],
            Payment::Card => vec![Target::Stop(at)],
        },
        Action::Art { work } => vec![Target::Art(work)],
        Action::Draw => vec![Target::Draw],
        Action::End => vec![Target::EndTurn],
    }
}

impl Arriala {
    /// Whether the same worker can go to the same place for points alone.
    fn points_would_do(&self, info: &InformationState, action: Action) -> bool {
        let own = Colour::from(info.seen.seat);
        let plain = match action {
            Action::Walk(walk) => on_foot(walk.colour(), walk.from(), walk.to()),
            Action::Anywhere { from, to } => on_foot(own, from, to),
            Action::ToVineyard { from, to, means } if means.colour(own) == own => {
                Action::ToVineyard {
                    from,
                    to,
                    means: Means::Points,
                }
            }
            Action::ToCanal { from, to, means } if means.colour(own) == own => Action::ToCanal {
                from,
                to,
                means: Means::Points,
            },
            Action::ToVineyard { .. }
            | Action::ToCanal { .. }
            | Action::Place { .. }
            | Action::River { .. }
            | Action::Lock { .. }
            | Action::Art { .. }
            | Action::Draw
            | Action::End => return false,
        };
        check(self, &info.as_state(), plain).is_ok()
    }
}

/// A walk for points alone.
fn on_foot(colour: Colour, from: Place, to: Place) -> Action {
    Action::Walk(Walk::new(colour, from, to, MoveCards::NONE))
}
