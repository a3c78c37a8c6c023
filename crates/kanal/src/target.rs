//! What is touched on the table for an action, what an action costs and gives up, and what a touch may have meant.

use crate::action::{Action, With};
use crate::board::{ALL_SPACES, Plot, Space};
use crate::build::sites;
use crate::card::{CardId, Period};
use crate::effect::{Card, Open, Piece, PieceSet};
use crate::legal::{legal, missing};
use crate::purse::{Purse, Thing};
use crate::space::{ActionSpace, Half};
use crate::state::State;
use crate::turn::{Step, step};
use crate::view::Amount;
use crate::{Kanal, prompt};
use serde::{Deserialize, Serialize};
use towpath_core::ChoiceKind;

/// Something that can be touched.
///
/// Whatever has a value lies on the table: `{"plot": 5}`, `{"piece": "rail"}`. Numbers are places in the lists of
/// [`Board`](crate::Board). What is only said has none: `"end"`.
///
/// ```
/// use towpath_kanal::{Target, board::Plot, space::{ActionSpace, Half}};
///
/// let plot = Target::Plot(Plot::from_name("b2").expect("a plot"));
/// assert_eq!(serde_json::to_string(&plot)?, r#"{"plot":5}"#);
/// let space = Target::Space { at: ActionSpace::T2, half: Half::Lower };
/// assert_eq!(serde_json::to_string(&space)?, r#"{"space":{"at":1,"half":"lower"}}"#);
/// assert_eq!(serde_json::from_str::<Target>(r#""end""#)?, Target::End);
/// assert!(serde_json::from_str::<Target>(r#"{"plot":12}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// An action of an action space.
    Space {
        /// Which of the seven.
        at: ActionSpace,
        /// Which of its two actions.
        half: Half,
    },
    /// A displayed building.
    Card(CardId),
    /// A plot of one's own board, with its building.
    Plot(Plot),
    /// A route space of one's own board, with its route and bridge.
    Route(Space),
    /// A kind of piece in the supply.
    Piece(Piece),
    /// The current face-down pile.
    Pile(Period),
    /// A base material in the supply, to be bought.
    Buy(Thing),
    /// A material to be gained.
    Gain(Thing),
    /// An effect of the active building, counted from 0.
    Effect(u8),
    /// The handle of the wheel.
    Wheel(WheelTurn),
    /// All that is left of a gain.
    Rest,
    /// No more effects of the active building.
    Finish,
    /// The end of the turn.
    End,
    /// The end of the step at the end of a round.
    Done,
}

/// Why the wheel turns.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WheelTurn {
    /// For nothing, at the end of a round.
    Free,
    /// For thalers, at any time.
    Paid,
}

/// What a choice costs. What depends on more than the action is not in it: the price of a material that is bought stands
/// beside it in the [`View`](crate::View), and the price of an effect in its words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// These things.
    Things(Vec<Amount>),
    /// These things, unless an effect builds the piece for nothing or it is one of the first.
    UnlessFree(Vec<Amount>),
}

/// The ways to an action, the one that the table leads along first.
pub(crate) fn paths(state: &State, action: &Action) -> Vec<Vec<Target>> {
    match *action {
        Action::Go { space: at, half } => vec![vec![Target::Space { at, half }]],
        Action::Buy(thing) => vec![vec![Target::Buy(thing)]],
        Action::Turn => vec![vec![Target::Wheel(WheelTurn::Paid)]],
        Action::Wheel => vec![vec![Target::Wheel(WheelTurn::Free)]],
        // A route can be begun with the piece or with the place.
        Action::Lay { piece, space } => vec![
            vec![Target::Piece(piece), Target::Route(space)],
            vec![Target::Route(space), Target::Piece(piece)],
        ],
        // Two costs of one card lead here by the same way; words tell them apart.
        Action::Build { card, plot, .. } => vec![vec![Target::Card(card), Target::Plot(plot)]],
        Action::Discard => {
            let period = state.current_pile().unwrap_or(Period::Blue);
            vec![vec![Target::Pile(period)]]
        }
        Action::Gain(thing) => vec![vec![Target::Gain(thing)]],
        Action::GainRest => vec![vec![Target::Rest]],
        Action::Activate(plot) => vec![vec![Target::Plot(plot)]],
        // So do several prices and amounts of one effect.
        Action::Use { effect, with, .. } => vec![match with {
            With::Nothing | With::Amount(_) | With::Things(_) | With::Gain(_) => {
                vec![Target::Effect(effect)]
            }
            // The effect has been touched once a price is being paid.
            With::Bridge(space) if step(state) == Step::Pay => vec![Target::Route(space)],
            With::Bridge(space) => vec![Target::Effect(effect), Target::Route(space)],
        }],
        Action::Finish => vec![vec![Target::Finish]],
        Action::End => vec![vec![Target::End]],
        Action::Done => vec![vec![Target::Done]],
    }
}

/// What an action costs, as far as the action tells.
pub(crate) fn cost(game: &Kanal, action: &Action) -> Option<Cost> {
    match *action {
        Action::Turn => Some(Cost::Things(Amount::list(game.rules.turn_cost))),
        Action::Lay { piece, .. } => {
            let cost = game.rules.piece_cost(piece);
            Some(Cost::UnlessFree(Amount::list(cost)))
        }
        Action::Build { card, cost, .. } => {
            Some(Cost::Things(Amount::list(build_cost(game, card, cost)?)))
        }
        Action::Go { .. }
        | Action::Buy(_)
        | Action::Discard
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

/// One of the costs of a card, if this edition has the card and the card the cost.
pub(crate) fn build_cost(game: &Kanal, card: CardId, cost: u8) -> Option<Purse> {
    let card = game.components.cards[card.index()].as_ref()?;
    *card.costs.get(usize::from(cost))?
}

/// Whether an action moves the game on, passes, or gives something up.
pub(crate) fn kind(game: &Kanal, state: &State, action: &Action) -> ChoiceKind {
    let lost = match *action {
        // KA-ACT-2: whatever is left of the action when the turn ends is lost.
        Action::End => prompt::lost_parts(game, state),
        // KA-ACTV-2: an effect that is not used is lost.
        Action::Finish => prompt::lost_effects(game, state),
        Action::Done => None,
        Action::Go { .. }
        | Action::Buy(_)
        | Action::Turn
        | Action::Lay { .. }
        | Action::Build { .. }
        | Action::Discard
        | Action::Gain(_)
        | Action::GainRest
        | Action::Activate(_)
        | Action::Use { .. }
        | Action::Wheel => return ChoiceKind::Progress,
    };
    lost.map_or(ChoiceKind::Pass, ChoiceKind::Forfeit)
}

/// Whether a thing is touched by itself where nothing else can be.
pub(crate) const fn follows(target: &Target) -> bool {
    // The only piece that fits a space needs no second touch.
    matches!(target, Target::Piece(_))
}

/// The legal actions of a position.
pub(crate) fn legal_actions(game: &Kanal, state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    legal(game, state, &mut actions);
    actions
}

/// What touching `target` after `picked` may have meant, though it is not offered.
pub(crate) fn wishes(
    game: &Kanal,
    state: &State,
    picked: &[Target],
    target: &Target,
) -> Vec<Action> {
    let last = picked.last().copied();
    match (*target, last) {
        (Target::Space { at: space, half }, _) => vec![Action::Go { space, half }],
        (Target::Buy(thing), _) => vec![Action::Buy(thing)],
        (Target::Gain(thing), _) => vec![Action::Gain(thing)],
        (Target::Wheel(WheelTurn::Free), _) => vec![Action::Wheel],
        (Target::Wheel(WheelTurn::Paid), _) => vec![Action::Turn],
        (Target::Pile(_), _) => vec![Action::Discard],
        (Target::Rest, _) => vec![Action::GainRest],
        (Target::Finish, _) => vec![Action::Finish],
        (Target::End, _) => vec![Action::End],
        (Target::Done, _) => vec![Action::Done],
        (Target::Card(card), _) => {
            let free = Plot::of(state.me().empty_plots()).next();
            ways_to_build(game, card, free.unwrap_or(Plot::new(0)))
        }
        (Target::Plot(plot), Some(Target::Card(card))) => ways_to_build(game, card, plot),
        (Target::Plot(plot), _) if state.me().card_at(plot).is_some() => {
            vec![Action::Activate(plot)]
        }
        (Target::Plot(plot), _) => {
            let cards = state.display.cards().iter();
            cards
                .flat_map(|card| ways_to_build(game, *card, plot))
                .collect()
        }
        (Target::Piece(piece), Some(Target::Route(space)))
        | (Target::Route(space), Some(Target::Piece(piece))) => vec![Action::Lay { piece, space }],
        (Target::Piece(piece), _) => {
            let space = likely_space(state, piece);
            vec![Action::Lay { piece, space }]
        }
        (Target::Route(space), Some(Target::Effect(effect))) => {
            ways_to_use(game, state, effect, Some(space))
        }
        (Target::Route(space), _) if step(state) == Step::Pay => {
            let effect = state.work.active.map_or(0, |active| active.effect);
            ways_to_use(game, state, effect, Some(space))
        }
        (Target::Route(space), _) => {
            let pieces = likely_pieces(game, state).iter();
            pieces.map(|piece| Action::Lay { piece, space }).collect()
        }
        (Target::Effect(effect), _) => ways_to_use(game, state, effect, None),
    }
}

/// A card with two costs can be built in two ways.
fn ways_to_build(game: &Kanal, card: CardId, plot: Plot) -> Vec<Action> {
    let second = build_cost(game, card, 1).map(|_| 1);
    let costs = std::iter::once(0).chain(second);
    costs
        .map(|cost| Action::Build { card, plot, cost })
        .collect()
}

/// A space where a piece could go, or else one where it looks as if it could.
fn likely_space(state: &State, piece: Piece) -> Space {
    let player = state.me();
    let looks_free = match piece {
        Piece::Bridge => player.routes() & !player.with(Piece::Bridge),
        Piece::Path | Piece::Road | Piece::Rail | Piece::Canal => player.empty_spaces(),
    };
    let all = [sites(player, piece), looks_free, ALL_SPACES];
    let first = all.into_iter().find_map(|set| Space::of(set).next());
    first.unwrap_or(Space::new(0))
}

/// The pieces that somebody who touches a route space may be thinking of.
fn likely_pieces(game: &Kanal, state: &State) -> PieceSet {
    let path = PieceSet::NONE.with(Piece::Path);
    let pieces = match step(state) {
        Step::Place => missing(state.me()),
        Step::Effects => prompt::building(game, state).map_or(PieceSet::NONE, |(_, pieces)| pieces),
        Step::Parts | Step::Waiting | Step::Pay | Step::Gain => state.work.parts.pieces(),
        Step::Go | Step::Wheel | Step::Over => PieceSet::NONE,
    };
    match pieces.is_empty() {
        true => path,
        false => pieces,
    }
}

/// Every way to pay for an effect of the active building, with the bridge that was touched if there is one.
fn ways_to_use(game: &Kanal, state: &State, effect: u8, bridge: Option<Space>) -> Vec<Action> {
    let plain = Action::Use {
        effect,
        price: 0,
        with: With::Nothing,
    };
    let Some(card) = active_card(game, state) else {
        return vec![plain];
    };
    let Some(found) = card.effects.get(usize::from(effect)) else {
        return vec![plain];
    };
    let bridges = bridge.map_or(state.me().with(Piece::Bridge), Space::bit);
    // Of several gains any will do to say why the effect cannot be used.
    let gain = match found.gains.len() {
        1 => With::Nothing,
        _ => With::Gain(0),
    };
    if let Some(paying) = state.work.paying() {
        let with = match Space::of(bridges).next() {
            Some(space) if paying.owed > 0 || bridge.is_some() => With::Bridge(space),
            _ => gain,
        };
        let price = paying.price;
        return vec![Action::Use {
            effect,
            price,
            with,
        }];
    }
    let mut ways = Vec::new();
    for (price, paid) in (0..).zip(found.prices.iter().flatten()) {
        let mut push = |with| {
            ways.push(Action::Use {
                effect,
                price,
                with,
            })
        };
        match (paid.open, bridge) {
            (Open::Nothing, _) if paid.bridges > 0 => {
                let first = Space::of(bridges).next();
                push(With::Bridge(first.unwrap_or(Space::new(0))));
            }
            (Open::Nothing, None) => push(gain),
            (Open::Amount { from, .. } | Open::Bridges { from, .. }, None) => {
                push(With::Amount(from));
            }
            (Open::Pick(pick), None) => {
                push(With::Things(
                    pick.from.parts(pick.kinds).next().unwrap_or_default(),
                ));
            }
            (
                Open::Nothing | Open::Amount { .. } | Open::Bridges { .. } | Open::Pick(_),
                Some(_),
            ) => {}
        }
    }
    match ways.is_empty() {
        true => vec![Action::Use {
            effect,
            price: 0,
            with: gain,
        }],
        false => ways,
    }
}

/// The card of the building that is being activated.
pub(crate) fn active_card<'a>(game: &'a Kanal, state: &State) -> Option<&'a Card> {
    let active = state.work.active?;
    Some(game.card_on(state.me(), active.plot))
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod touches;
