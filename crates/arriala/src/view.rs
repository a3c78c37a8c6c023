//! What is sent to a screen: the board once, and what changes with every position.
//!
//! Numbers of stops, sides and works of art are places in the lists of [`Board`]; a vineyard goes by the number that the
//! board gives for it. Targets and events use the same numbers.

mod board;

pub use board::{
    Board, BoardArt, BoardCard, BoardSide, BoardStop, BoardStretch, BoardVineyard, StopKind,
    ToolCosts,
};

pub(crate) use board::board;

use crate::Arriala;
use crate::cards::{Card, Cards};
use crate::information::InformationState;
use crate::place::{Colour, Place, Places};
use crate::scoring::majority;
use crate::shift::Shift;
use crate::state::{Ending, Phase, State};
use serde::Serialize;
use towpath_core::{Message, Seat};

/// What changes: the position as one audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// Whose turn it is; `None` when the game is over.
    pub to_act: Option<Seat>,
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Action points left.
    pub points: u8,
    /// Why the game ended; `None` while it runs.
    pub ending: Option<Ending>,
    /// The workers on cells, in towns and in vineyards, by place and then by colour.
    pub workers: Vec<WorkersView>,
    /// The cells with a lock.
    pub locks: Vec<Place>,
    /// The sections as they are divided now, upstream first.
    pub sections: Vec<SectionView>,
    /// The vineyards, in the order of the board.
    pub vineyards: Vec<VineyardView>,
    /// Whose river works stand on the blue cells in play, in the order they fill up.
    pub river_works: Vec<Option<Colour>>,
    /// Who built each work of art, in the order of the board.
    pub works_of_art: Vec<Option<Colour>>,
    /// The sides, in the order of the board.
    pub sides: Vec<SideView>,
    /// Cards left to draw.
    pub pile: u8,
    /// Cards played, lying open.
    pub discards: Vec<Card>,
    /// Workers moved this turn.
    pub moved: Vec<MoveView>,
    /// Moves of the turn before that may not be taken back: the worker may not go from `to` to `from`.
    pub no_return: Vec<MoveView>,
    /// Turns in which nothing was counted, placed or built; none once something was in this one.
    pub quiet_turns: u8,
    /// Turns in a row that were passed; none once something was done in this one.
    pub passes: u8,
    /// Said in good time when a game that stands still will end.
    pub warning: Option<Message>,
}

/// The workers of one colour at one place.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WorkersView {
    /// The place of the canal, or the vineyard.
    pub at: Place,
    /// Their colour.
    pub colour: Colour,
    /// How many they are.
    pub count: u8,
    /// How many of them were moved this turn.
    pub moved: u8,
}

/// One section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SectionView {
    /// The town or lock before it.
    pub from: Place,
    /// The town or lock after it.
    pub to: Place,
    /// Whether it has been counted.
    pub counted: bool,
    /// Cells without a worker.
    pub open: u8,
    /// Who took it when it was counted; before, who would take it with the workers there now. `None` for a tie.
    pub taker: Option<Colour>,
    /// What it pays when it is complete.
    pub pays: u8,
}

/// One vineyard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct VineyardView {
    /// Places not taken.
    pub open: u8,
    /// Who would take it now.
    pub leader: Option<Colour>,
}

/// One side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SideView {
    /// Workers not yet on the board.
    pub reserve: u8,
    /// Workers on cells and in towns: they break ties.
    pub on_canal: u8,
    /// Cards in the hand.
    pub hand_size: u8,
    /// Which cards they are, if the audience sees them.
    pub hand: Option<Vec<Card>>,
    /// Whether it could build a work of art now.
    pub last: bool,
}

/// One worker moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MoveView {
    /// Its colour.
    pub colour: Colour,
    /// The place it left.
    pub from: Place,
    /// The place it came to; `None` when it became a river work.
    pub to: Option<Place>,
}

/// The position as this audience sees it.
pub(crate) fn view(game: &Arriala, info: &InformationState) -> View {
    let state = &info.seen;
    let (quiet_turns, passes) = game.standstill(state);
    View {
        to_act: match state.phase {
            Phase::Running => Some(state.seat),
            Phase::Over(_) => None,
        },
        turn: state.turn + 1,
        points: state.points,
        ending: game.ending(state),
        workers: game.view_workers(state),
        locks: state.locks.iter().collect(),
        sections: game.view_sections(state),
        vineyards: (0..Place::VINEYARDS)
            .map(|n| game.view_vineyard(state, Place::vineyard(n)))
            .collect(),
        river_works: state.river[..usize::from(game.layout.river_works)].to_vec(),
        works_of_art: state.art.to_vec(),
        sides: game.view_sides(info),
        pile: info.pile_size,
        discards: state.discards.iter().collect(),
        moved: state.moved.as_slice().iter().map(view_move).collect(),
        no_return: state.barred.as_slice().iter().map(view_move).collect(),
        quiet_turns,
        passes,
        warning: game.warning(state),
    }
}

impl Arriala {
    fn view_workers(&self, state: &State) -> Vec<WorkersView> {
        let [red, yellow, green, purple] = state.here;
        let mut workers = Vec::new();
        for at in red | yellow | green | purple {
            for colour in self.layout.colours() {
                let count = state.count(&self.layout, colour, at);
                if count > 0 {
                    workers.push(WorkersView {
                        at,
                        colour,
                        count,
                        moved: state.moved.arrivals(colour, at),
                    });
                }
            }
        }
        workers
    }

    fn view_sections(&self, state: &State) -> Vec<SectionView> {
        let taken = state.taken(&self.layout);
        let sections = self.sections(state);
        sections
            .map(|section| SectionView {
                from: section.from,
                to: section.to,
                counted: !(section.cells & state.counted.cells()).is_empty(),
                open: section.cells.without(taken).len() as u8,
                taker: taker(state, section.cells),
                pays: self.section_points(section.cells.len()),
            })
            .collect()
    }

    fn view_vineyard(&self, state: &State, vineyard: Place) -> VineyardView {
        let (_, leader, places) = self.vineyard_result(state, vineyard);
        VineyardView {
            open: places - state.in_vineyard(&self.layout, vineyard),
            leader,
        }
    }

    fn view_sides(&self, info: &InformationState) -> Vec<SideView> {
        let state = &info.seen;
        let side = |colour: Colour| {
            let index = colour.index();
            let seat = Seat::new(index as u8);
            let played = index < usize::from(self.players);
            let cards = |hand: Cards| hand.iter().collect();
            SideView {
                reserve: state.reserve[index],
                on_canal: state.on_canal(&self.layout, colour) as u8,
                hand_size: info.hand_sizes[index],
                hand: (played && info.sees(seat)).then(|| cards(state.hands[index])),
                last: played && self.is_last(state, seat),
            }
        };
        self.layout.colours().map(side).collect()
    }
}

/// Who took a counted section, or would take one that is not counted yet.
fn taker(state: &State, cells: Places) -> Option<Colour> {
    if (cells & state.counted.cells()).is_empty() {
        majority(Arriala::workers_on(state, cells))
    } else {
        let took = |colour: &Colour| !(cells & state.counted.of(Some(*colour))).is_empty();
        Colour::ALL.into_iter().find(took)
    }
}

fn view_move(shift: &Shift) -> MoveView {
    MoveView {
        colour: shift.colour(),
        from: shift.from(),
        to: (!shift.is_river()).then(|| shift.to()),
    }
}
