//! What never changes during a match: the industry board, the action spaces, the rules' numbers and the cards.

use super::Amount;
use crate::board::{COLUMNS, LEVEL, Plot, Space};
use crate::card::{CardId, Period};
use crate::edition::Drawing;
use crate::effect::Piece;
use crate::purse::Thing;
use crate::rules::{Grade, GradeResult};
use crate::space::ActionSpace;
use crate::state::Colour;
use crate::words::{card_name, card_text, effect_text, lower_name, space_name};
use crate::{Kanal, Mode};
use serde::Serialize;
use std::collections::BTreeMap;
use towpath_core::{Message, Seats};

/// The table's components.
///
/// ```
/// use towpath_core::{Game, Presentation, TableSetup};
/// use towpath_kanal::Kanal;
///
/// let game = Kanal::build(&TableSetup {
///     players: 1,
///     options: Default::default(),
///     edition: Kanal::builtin_edition(),
///     rules: Kanal::title().rules,
/// })?;
/// let board = game.board();
/// assert_eq!(board.plots[5].name, "b2");
/// assert_eq!(board.cards.len(), 54);
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Board {
    /// Who plays how.
    pub mode: Mode,
    /// How many games the match has.
    pub games: u8,
    /// The colour of each seat.
    pub colours: Vec<Colour>,
    /// The plots of an industry board.
    pub plots: Vec<BoardPlot>,
    /// Its route spaces.
    pub routes: Vec<BoardRoute>,
    /// The pieces that are built on them.
    pub pieces: Vec<PieceView>,
    /// The materials on the wheel.
    pub materials: Vec<MaterialView>,
    /// What an any-time turn of the wheel costs.
    pub turn_cost: Vec<Amount>,
    /// The action spaces.
    pub spaces: Vec<BoardSpace>,
    /// The grades of a solo score, the lowest first; two players have none.
    pub grades: Vec<GradeView>,
    /// The cards that this table plays with.
    pub cards: BTreeMap<CardId, BoardCard>,
}

/// A plot. Plots and route spaces share a grid of nine columns and seven rows, counted from 1: plots lie in the even ones.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardPlot {
    /// Its name in the notation, such as `b2`.
    pub name: String,
    /// Its column in the grid.
    pub column: u8,
    /// Its row in the grid.
    pub row: u8,
}

/// A route space.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardRoute {
    /// Its name in the notation, such as `b2n`.
    pub name: String,
    /// Its column in the grid.
    pub column: u8,
    /// Its row in the grid.
    pub row: u8,
    /// Whether it runs from north to south.
    pub upright: bool,
}

/// A kind of piece.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PieceView {
    /// Its kind.
    pub piece: Piece,
    /// What it costs unless it is free.
    pub cost: Vec<Amount>,
}

/// A material on the wheel.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MaterialView {
    /// Its kind.
    pub thing: Thing,
    /// How much of it a player can hold.
    pub limit: u16,
    /// Whether it can be bought while there is room for it.
    pub for_sale: bool,
    /// Whether a turn of the wheel uses it up or makes it.
    pub turn: TurnEffect,
}

/// What a turn of the wheel does to a material.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TurnEffect {
    /// There is less of it.
    UsesUp,
    /// There is more of it.
    Makes,
}

/// An action space.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardSpace {
    /// What its action gives.
    pub upper: Message,
    /// What its lower action gives, if it has one.
    pub lower: Option<Message>,
}

/// A grade of a solo score.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GradeView {
    /// The points it begins at.
    pub from: i32,
    /// What is said of it.
    pub name: Message,
    /// Whether it wins.
    pub wins: bool,
}

/// A card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardCard {
    /// The index of its deck, 0 for A.
    pub deck: u16,
    /// The number on it, from 1.
    pub number: u16,
    /// Its name, which the message has in every language.
    pub name: Message,
    /// What it looks like.
    pub drawing: Drawing,
    /// The colour of its period.
    pub period: Period,
    /// One or two alternative costs.
    pub costs: Vec<Vec<Amount>>,
    /// Points at the end.
    pub prestige: u8,
    /// All its effects in words.
    pub text: Message,
    /// Each effect in words, where there are several; the only effect of a card is its text.
    pub effects: Vec<Message>,
}

/// The table's components.
pub(crate) fn board(game: &Kanal) -> Board {
    let rules = &game.rules;
    let material = |thing: Thing| MaterialView {
        thing,
        limit: rules.limit(thing),
        for_sale: Thing::BASE.contains(&thing),
        turn: match Thing::BASE.contains(&thing) {
            true => TurnEffect::UsesUp,
            false => TurnEffect::Makes,
        },
    };
    let piece = |piece: Piece| PieceView {
        piece,
        cost: Amount::list(rules.piece_cost(piece)),
    };
    let grades = rules.grades.iter().filter(|grade| grade.from > i32::MIN);
    Board {
        mode: game.mode,
        games: rules.games,
        colours: Seats::all(rules.players).iter().map(Colour::of).collect(),
        plots: Plot::all().map(plot_on_grid).collect(),
        routes: Space::all().map(route_on_grid).collect(),
        pieces: Piece::ALL.map(piece).to_vec(),
        materials: Thing::MATERIALS.map(material).to_vec(),
        turn_cost: Amount::list(rules.turn_cost),
        spaces: ActionSpace::ALL.map(action_space).to_vec(),
        grades: grades.map(grade).collect(),
        cards: cards(game),
    }
}

fn plot_on_grid(plot: Plot) -> BoardPlot {
    let index = plot.index() as u8;
    BoardPlot {
        name: plot.to_string(),
        column: index % COLUMNS * 2 + 2,
        row: index / COLUMNS * 2 + 2,
    }
}

fn route_on_grid(space: Space) -> BoardRoute {
    let index = space.index() as u8;
    let upright = index >= LEVEL;
    let (row, column) = match upright {
        false => (index / COLUMNS * 2 + 1, index % COLUMNS * 2 + 2),
        true => {
            let place = index - LEVEL;
            let across = COLUMNS + 1;
            (place / across * 2 + 2, place % across * 2 + 1)
        }
    };
    BoardRoute {
        name: space.name(),
        column,
        row,
        upright,
    }
}

fn action_space(space: ActionSpace) -> BoardSpace {
    BoardSpace {
        upper: space_name(space),
        lower: space.cover().map(|_| lower_name(space)),
    }
}

fn grade(grade: &Grade) -> GradeView {
    GradeView {
        from: grade.from,
        name: Message::new(grade.key),
        wins: grade.result == GradeResult::Win,
    }
}

fn cards(game: &Kanal) -> BTreeMap<CardId, BoardCard> {
    let played = Period::ALL.into_iter().flat_map(|period| {
        let faces = game.fresh[period as usize].iter();
        faces.map(move |face| CardId::from_face(period, face))
    });
    let card = |card: CardId| {
        let compiled = game.card(card);
        let effects = compiled.len() as u8;
        let costs = compiled.costs.iter().flatten();
        (
            card,
            BoardCard {
                deck: card.deck(),
                number: card.number(),
                name: card_name(game, card),
                drawing: game
                    .components
                    .printing(card)
                    .map_or(Drawing::Plain, |card| card.drawing),
                period: card.period(),
                costs: costs.map(|cost| Amount::list(*cost)).collect(),
                prestige: compiled.prestige,
                text: card_text(game, card),
                effects: (0..effects)
                    .filter(|_| effects > 1)
                    .map(|number| effect_text(game, card, number))
                    .collect(),
            },
        )
    };
    played.map(card).collect()
}
