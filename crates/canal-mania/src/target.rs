//! The things on the table that are touched, the ways along them to each decision, and what decisions cost and give up.

mod answers;
mod wishes;

pub(crate) use answers::answer;
pub(crate) use wishes::wishes;

use crate::CanalMania;
use crate::action::{Action, Laying, Route};
use crate::information::InformationState;
use crate::map::{Map, Place};
use crate::parts::{
    Card, Contract, Direction, Engineer, Face, Hex, PlayerColour, Tile, Town, TownColour, towns,
};
use crate::state::{State, Step};
use serde::{Deserialize, Serialize};
use towpath_core::{ChoiceKind, Message, Seat};

/// Something on the table that can be touched.
///
/// ```
/// use towpath_canal_mania::{CanalMania, Target};
/// use towpath_core::{Audience, Game, Information, Notation, Presentation, ScenarioSupport, Seat, TableSetup};
///
/// # let setup = TableSetup {
/// #     players: 3,
/// #     options: Default::default(),
/// #     edition: CanalMania::builtin_edition(),
/// #     rules: 2,
/// # };
/// let game = CanalMania::build(&setup)?;
/// let info = game.information_state(&game.empty(), Audience::Seat(Seat::new(0)));
/// // A contract is touched, then the town where its barge begins.
/// let action = game.parse("take medway tonbridge")?;
/// let medway = game.map().contract_by_id("medway").unwrap();
/// let tonbridge = game.map().town_by_id("tonbridge").unwrap();
/// assert_eq!(
///     game.paths(&info, &action),
///     [[Target::Contract(medway), Target::Town(tonbridge)]]
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// As JSON: `{"contract": 28}`, `{"hex": "u25"}`, `{"exit": {"hex": "u25", "side": "se"}}`, `"draw"`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A colour to play, while the table is set up.
    Colour(PlayerColour),
    /// A contract in the Parliament.
    Contract(Contract),
    /// One's own canal under construction.
    Canal(Contract),
    /// The button that takes back the last tile of one's own canal.
    Lift(Contract),
    /// An engineer, beside the map or at work for somebody.
    Engineer(Engineer),
    /// A build card that lies face up.
    FaceUp(Face),
    /// The build cards of a kind in one's own hand.
    Hand(Card),
    /// A hex to build on.
    Hex(Hex),
    /// The way on from a hex.
    Exit(Exit),
    /// A kind of tile.
    Tile(Tile),
    /// A town, or the cube that lies there.
    Town(Town),
    /// A way for a cube, where several lead to the same town.
    Route(Route),
    /// A colour for white goods.
    Goods(TownColour),
    /// The button that replaces the face-up cards.
    Replace,
    /// The deck.
    Draw,
    /// The button that shows the card just drawn.
    Show,
    /// The button that keeps the card just drawn secret.
    Keep,
    /// The button that passes a phase.
    Pass,
    /// The button that ends an action.
    Stop,
    /// The button that ends the turn.
    End,
}

/// A side of a hex by which a channel leads on.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Exit {
    /// The hex with the tile.
    pub hex: Hex,
    /// The side that the channel leads to.
    pub side: Direction,
}

/// The build cards that leave the hand for a choice, by kind, and the points it gives at once. A crossing is paid in steps
/// of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Cost {
    /// Each kind once.
    pub cards: Vec<CardCount>,
    /// What a haul gives to whom, who moves the cube first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Gain>>"))]
    pub gives: Vec<Gain>,
}

/// Points for a colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Gain {
    /// Whose points they are.
    pub who: PlayerColour,
    /// How many.
    pub points: u8,
}

/// So many cards of a kind.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CardCount {
    /// The kind.
    pub card: Card,
    /// How many.
    pub count: u8,
}

impl Target {
    /// Whether the thing exists on this map: what a client sends may name a town or contract that does not.
    pub(crate) fn exists(&self, map: &Map) -> bool {
        let is_town = |town: Town| town.index() < map.towns.len();
        match self {
            Target::Contract(contract) | Target::Canal(contract) | Target::Lift(contract) => {
                contract.index() < map.contracts.len()
            }
            Target::Town(town) => is_town(*town),
            Target::Route(route) => route.towns().all(is_town),
            Target::Colour(_)
            | Target::Engineer(_)
            | Target::FaceUp(_)
            | Target::Hand(_)
            | Target::Hex(_)
            | Target::Exit(_)
            | Target::Tile(_)
            | Target::Goods(_)
            | Target::Replace
            | Target::Draw
            | Target::Show
            | Target::Keep
            | Target::Pass
            | Target::Stop
            | Target::End => true,
        }
    }

    /// Whether the table touches it by itself where nothing else is left: the only way on, canal or route. The kind of a
    /// tile is never touched so, because that lays it.
    pub(crate) const fn follows(&self) -> bool {
        match self {
            Target::Canal(_) | Target::Exit(_) | Target::Route(_) => true,
            Target::Colour(_)
            | Target::Tile(_)
            | Target::Contract(_)
            | Target::Lift(_)
            | Target::Engineer(_)
            | Target::FaceUp(_)
            | Target::Hand(_)
            | Target::Hex(_)
            | Target::Town(_)
            | Target::Goods(_)
            | Target::Replace
            | Target::Draw
            | Target::Show
            | Target::Keep
            | Target::Pass
            | Target::Stop
            | Target::End => false,
        }
    }
}

/// The things that are touched for an action, one after the other.
///
/// Payments of the same tile share a way, and so do Rennie's two uses of a face-up card: words tell them apart.
pub(crate) fn paths(
    game: &CanalMania,
    info: &InformationState,
    action: &Action,
) -> Vec<Vec<Target>> {
    let one = |target| vec![vec![target]];
    match action {
        Action::Colour(colour) => one(Target::Colour(*colour)),
        Action::Take { contract, from } => {
            vec![vec![Target::Contract(*contract), Target::Town(*from)]]
        }
        Action::Swap(engineer) => one(Target::Engineer(*engineer)),
        Action::Replace => one(Target::Replace),
        Action::Draw => one(Target::Draw),
        Action::Choose(face) | Action::Card(face) => one(Target::FaceUp(*face)),
        Action::Show => one(Target::Show),
        Action::Keep => one(Target::Keep),
        // A town stands for its colour.
        Action::Goods(colour) => {
            let of_colour = towns(game.map.of_colour[colour.index()]);
            std::iter::once(Target::Goods(*colour))
                .chain(of_colour.map(Target::Town))
                .map(|target| vec![target])
                .collect()
        }
        Action::Remove(town) | Action::Place(town) => one(Target::Town(*town)),
        Action::Lay(laying) => vec![tile_path(game, &info.table, laying)],
        Action::Lift(contract) => one(Target::Lift(*contract)),
        Action::Haul(route) => vec![vec![
            Target::Town(route.first()),
            Target::Town(route.last()),
            Target::Route(*route),
        ]],
        Action::Discard(card) => one(Target::Hand(*card)),
        Action::Pass => one(Target::Pass),
        Action::Stop => one(Target::Stop),
        Action::End => one(Target::End),
    }
}

/// The hex, the canal if two could go on there, the way on, the kind of tile.
fn tile_path(game: &CanalMania, state: &State, laying: &Laying) -> Vec<Target> {
    let mut path = vec![Target::Hex(laying.hex)];
    let seat = state.canal(laying.contract).owner;
    let fitting = seat.map_or(0, |seat| {
        let open = state.open_contracts(seat);
        open.filter(|contract| goes_on_at(game, state, *contract, laying.hex))
            .count()
    });
    if fitting > 1 {
        path.push(Target::Canal(laying.contract));
    }
    path.push(Target::Exit(Exit {
        hex: laying.hex,
        side: laying.exit,
    }));
    path.push(Target::Tile(laying.tile));
    path
}

/// Whether a canal could go on at this hex, cards aside.
fn goes_on_at(game: &CanalMania, state: &State, contract: Contract, hex: Hex) -> bool {
    let Place::Cell(cell) = game.map.at(hex) else {
        return false;
    };
    let next = game.map.tree.children(state.canal(contract).node);
    next.iter().any(|node| node.cell == cell)
}

/// CM-MOVE-3: what a route gives, the owner of its last section first.
fn gains(route: &Route) -> Vec<Gain> {
    let points = route.points();
    let own = route.sections().last().map(|(_, owner, _)| owner);
    let all = PlayerColour::ALL.into_iter();
    let mut gains: Vec<Gain> = all
        .map(|who| Gain {
            who,
            points: points[who.index()],
        })
        .filter(|gain| gain.points > 0)
        .collect();
    gains.sort_by_key(|gain| Some(gain.who) != own);
    gains
}

/// What an action costs, and what a haul gives.
pub(crate) fn cost(action: &Action) -> Option<Cost> {
    let pairs = match action {
        Action::Haul(route) => {
            return Some(Cost {
                gives: gains(route),
                ..Cost::default()
            });
        }
        Action::Lay(laying) => [
            (laying.pay.card, laying.pay.cards),
            (Card::Surveyor, laying.pay.surveyors),
        ],
        Action::Discard(card) => [(*card, 1), (Card::Surveyor, 0)],
        Action::Colour(_)
        | Action::Take { .. }
        | Action::Swap(_)
        | Action::Replace
        | Action::Draw
        | Action::Choose(_)
        | Action::Card(_)
        | Action::Show
        | Action::Keep
        | Action::Goods(_)
        | Action::Remove(_)
        | Action::Place(_)
        | Action::Lift(_)
        | Action::Pass
        | Action::Stop
        | Action::End => return None,
    };
    let paid = pairs.into_iter().filter(|(_, count)| *count > 0);
    let cards = paid.map(|(card, count)| CardCount { card, count });
    Some(Cost {
        cards: cards.collect(),
        ..Cost::default()
    })
}

/// Whether an action moves the game on, passes, or gives something up.
pub(crate) fn kind(game: &CanalMania, info: &InformationState, action: &Action) -> ChoiceKind {
    let forfeit = |lost: Option<Message>| lost.map_or(ChoiceKind::Pass, ChoiceKind::Forfeit);
    let state = &info.table;
    match action {
        // CM-TURN-4: whatever else a phase offers, a card could be drawn.
        Action::Pass => forfeit(
            info.can_draw()
                .then(|| Message::new("canal-mania-lose-draw")),
        ),
        Action::Stop => forfeit(lost_by_stopping(game, info, state.active)),
        // CM-BUILD-16: the cards of a tile that is taken back stay spent.
        Action::Lift(_) => ChoiceKind::Forfeit(Message::new("canal-mania-lose-tile")),
        Action::Keep | Action::End => ChoiceKind::Pass,
        Action::Colour(_)
        | Action::Take { .. }
        | Action::Swap(_)
        | Action::Replace
        | Action::Draw
        | Action::Choose(_)
        | Action::Card(_)
        | Action::Show
        | Action::Goods(_)
        | Action::Remove(_)
        | Action::Place(_)
        | Action::Lay(_)
        | Action::Haul(_)
        | Action::Discard(_) => ChoiceKind::Progress,
    }
}

fn lost_by_stopping(game: &CanalMania, info: &InformationState, seat: Seat) -> Option<Message> {
    let state = &info.table;
    match state.step {
        // With a full hand a further card would have to be discarded.
        Step::Taking { taken } if info.hand_size(seat) < game.rules.hand_limit => {
            let more = game.most_cards(state, seat).saturating_sub(taken);
            Some(Message::new("canal-mania-lose-cards").with("count", more))
        }
        // CM-ENG-4: the second half of a surveyor is lost when the action ends.
        Step::Building => {
            let half = state.half.is_some();
            half.then(|| Message::new("canal-mania-lose-half-surveyor"))
        }
        Step::Colour
        | Step::Phase
        | Step::Extra
        | Step::Taking { .. }
        | Step::Declare { .. }
        | Step::Naming
        | Step::Removing
        | Step::Placing
        | Step::Crossing { .. }
        | Step::Closing
        | Step::LastGoods
        | Step::Over => None,
    }
}

#[cfg(test)]
mod tests;
