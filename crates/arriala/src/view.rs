//! What is sent to a screen: everything a client needs to draw the table, judged here and not there.

use crate::Arriala;
use crate::cards::{Card, Cards};
use crate::information::InformationState;
use crate::place::{Colour, Place};
use crate::scoring::{ArtRule, majority};
use crate::shift::Shift;
use crate::state::{Ending, Phase, State};
use crate::turn::{PASS_ROUNDS, QUIET_ROUNDS};
use serde::Serialize;
use towpath_core::{Audience, Breakdown, Seat};

/// The table as one audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View<'a> {
    /// The colour of the looking player; `None` for a spectator.
    pub looking: Option<Colour>,
    /// Whose turn it is; `None` when the game is over.
    pub to_act: Option<Colour>,
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Action points left.
    pub points: u8,
    /// Why the game ended; `None` while it runs.
    pub ending: Option<Ending>,
    /// Towns and cells along the canal, then the vineyards.
    pub places: Vec<PlaceView<'a>>,
    /// The stretches between the towns.
    pub stretches: Vec<StretchView<'a>>,
    /// The sections as they are divided now.
    pub sections: Vec<SectionView<'a>>,
    /// The vineyards in play.
    pub vineyards: Vec<VineyardView<'a>>,
    /// The blue cells in play, in the order they fill up.
    pub river_works: Vec<Option<Colour>>,
    /// The works of art.
    pub works_of_art: Vec<ArtView<'a>>,
    /// The players, then the virtual one.
    pub sides: Vec<SideView>,
    /// Cards left to draw.
    pub pile: u8,
    /// Cards played, lying open.
    pub discards: Vec<Card>,
    /// Workers moved this turn.
    pub moved: Vec<MoveView<'a>>,
    /// Moves of the turn before that may not be taken back: the worker may not go from `to` to `from`.
    pub no_return: Vec<MoveView<'a>>,
    /// How near the game is to ending because nothing happens.
    pub standstill: Standstill,
    /// The table's choices.
    pub options: Options,
}

/// One place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceView<'a> {
    /// What players type.
    pub key: &'a str,
    /// What players read; a cell has its number alone.
    pub name: Option<&'a str>,
    /// Town, cell or vineyard.
    pub kind: PlaceKind,
    /// Whether so many players use it.
    pub in_play: bool,
    /// Whether a lock stands there.
    pub lock: bool,
    /// Whether its section has been counted.
    pub counted: bool,
    /// Who stands there.
    pub workers: Vec<WorkersView>,
}

/// What a place is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PlaceKind {
    /// Any number of workers.
    Town,
    /// One worker or a lock.
    Cell,
    /// One worker for each of its places.
    Vineyard,
}

/// The workers of one colour at one place.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WorkersView {
    /// Their colour.
    pub colour: Colour,
    /// How many.
    pub count: u8,
    /// How many of them were moved this turn.
    pub moved: u8,
}

/// One stretch between two towns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StretchView<'a> {
    /// The town before it.
    pub from: &'a str,
    /// The town after it.
    pub to: &'a str,
    /// Whether so many players use it.
    pub in_play: bool,
    /// Locks that stand.
    pub locks: u8,
    /// Locks that may stand.
    pub max_locks: u8,
    /// Blue cells beside it.
    pub river_works: u8,
}

/// One section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SectionView<'a> {
    /// The town or lock before it.
    pub from: &'a str,
    /// The town or lock after it.
    pub to: &'a str,
    /// Its cells.
    pub cells: Vec<&'a str>,
    /// Whether it has been counted.
    pub counted: bool,
    /// Cells without a worker.
    pub open: u8,
    /// Workers of each colour that stand there now.
    pub workers: [u8; 4],
    /// Who would take it with the workers there now.
    pub leader: Option<Colour>,
    /// What it pays when it is complete.
    pub pays: u8,
}

/// One vineyard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VineyardView<'a> {
    /// What players type.
    pub key: &'a str,
    /// What players read.
    pub name: &'a str,
    /// Its places, which are also its points.
    pub places: u8,
    /// Places not taken.
    pub open: u8,
    /// Workers of each colour.
    pub workers: [u8; 4],
    /// Who would take it now.
    pub leader: Option<Colour>,
}

/// One work of art.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ArtView<'a> {
    /// What players type.
    pub key: &'a str,
    /// What players read.
    pub name: &'a str,
    /// The town it is near.
    pub near: &'a str,
    /// Who built it.
    pub builder: Option<Colour>,
}

/// One side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideView {
    /// Its colour.
    pub colour: Colour,
    /// Whether somebody plays it.
    pub played: bool,
    /// Its renown and where that comes from.
    pub renown: Breakdown,
    /// Workers not yet on the board.
    pub reserve: u8,
    /// Workers on cells and in towns: they break ties.
    pub on_canal: u8,
    /// Cards in the hand.
    pub hand_size: u8,
    /// Which cards, if the audience sees them.
    pub hand: Option<Vec<Card>>,
    /// Whether it could build a work of art now.
    pub last: bool,
}

/// One worker moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveView<'a> {
    /// Its colour.
    pub colour: Colour,
    /// From where.
    pub from: &'a str,
    /// To where; `None` when it became a river work.
    pub to: Option<&'a str>,
}

/// How near the game is to ending because nothing happens.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standstill {
    /// Turns in which nothing was counted, placed or built.
    pub quiet_turns: u8,
    /// With so many the game ends.
    pub quiet_limit: u8,
    /// Turns in a row that were passed.
    pub passes: u8,
    /// With so many the game ends.
    pub pass_limit: u8,
}

/// The table's choices.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// Who may build a work of art.
    pub art: &'static str,
}

impl Arriala {
    /// The table as this audience sees it.
    pub(crate) fn show(&self, info: &InformationState) -> View<'_> {
        let state = &info.table;
        let board = &self.board;
        let moves = |list: &[Shift]| list.iter().map(|s| self.show_move(*s)).collect();
        View {
            looking: match info.audience {
                Audience::Seat(seat) => Some(seat.into()),
                Audience::Spectator | Audience::Everything => None,
            },
            to_act: Arriala::is_running(state).then(|| state.seat.into()),
            turn: state.turn + 1,
            points: state.points,
            ending: match state.phase {
                Phase::Running => None,
                Phase::Over(ending) => Some(ending),
            },
            places: (board.line | board.shared)
                .iter()
                .map(|place| self.show_place(state, place))
                .collect(),
            stretches: self.show_stretches(state),
            sections: self.show_sections(state),
            vineyards: self.show_vineyards(state),
            river_works: state.river[..usize::from(board.river_works)].to_vec(),
            works_of_art: self.show_art(state),
            sides: self.show_sides(info),
            pile: info.pile,
            discards: state.discards.iter().collect(),
            moved: moves(state.moved.as_slice()),
            no_return: moves(state.barred.as_slice()),
            standstill: Standstill {
                quiet_turns: state.quiet,
                quiet_limit: QUIET_ROUNDS * self.players,
                passes: state.passes,
                pass_limit: PASS_ROUNDS * self.players,
            },
            options: Options {
                players: self.players,
                art: match self.art {
                    ArtRule::SoleLast => "sole-last",
                    ArtRule::TiedLast => "tied-last",
                },
            },
        }
    }

    fn show_place(&self, state: &State, place: Place) -> PlaceView<'_> {
        let board = &self.board;
        let workers = |colour| WorkersView {
            colour,
            count: state.count(board, colour, place),
            moved: state.moved.arrivals(colour, place),
        };
        PlaceView {
            key: board.key(place),
            name: board.name_of(place).map(|name| name.name.as_str()),
            kind: if place.vineyard_index().is_some() {
                PlaceKind::Vineyard
            } else if board.number(place).is_some() {
                PlaceKind::Cell
            } else {
                PlaceKind::Town
            },
            in_play: (board.canal() | board.vineyards).contains(place),
            lock: state.locks.contains(place),
            counted: state.counted.contains(place),
            workers: board
                .colours()
                .map(workers)
                .filter(|workers| workers.count > 0)
                .collect(),
        }
    }

    fn show_stretches(&self, state: &State) -> Vec<StretchView<'_>> {
        let board = &self.board;
        let towns = board.line & board.shared;
        let pairs = towns.iter().zip(towns.iter().skip(1));
        pairs
            .zip(board.stretches())
            .map(|((from, to), stretch)| StretchView {
                from: board.key(from),
                to: board.key(to),
                in_play: !(stretch.cells & board.cells).is_empty(),
                locks: (state.locks & stretch.cells).len() as u8,
                max_locks: stretch.max_locks,
                river_works: stretch.river_works,
            })
            .collect()
    }

    fn show_sections(&self, state: &State) -> Vec<SectionView<'_>> {
        let sections = self.sections(state);
        sections
            .map(|section| {
                let workers = Arriala::workers_on(state, section.cells);
                SectionView {
                    from: self.board.key(section.from),
                    to: self.board.key(section.to),
                    cells: section.cells.iter().map(|c| self.board.key(c)).collect(),
                    counted: !(section.cells & state.counted).is_empty(),
                    open: section.cells.without(state.taken(&self.board)).len() as u8,
                    workers,
                    leader: majority(workers),
                    pays: self.section_points(section.cells.len()),
                }
            })
            .collect()
    }

    fn show_vineyards(&self, state: &State) -> Vec<VineyardView<'_>> {
        let vineyards = self.board.vineyards.iter();
        vineyards
            .map(|vineyard| {
                let (workers, leader, places) = self.vineyard_result(state, vineyard);
                let name = self.board.name_of(vineyard);
                VineyardView {
                    key: self.board.key(vineyard),
                    name: name.map_or("", |name| &name.name),
                    places,
                    open: places - state.in_vineyard(&self.board, vineyard),
                    workers,
                    leader,
                }
            })
            .collect()
    }

    fn show_art(&self, state: &State) -> Vec<ArtView<'_>> {
        let arts = self.board.arts.iter().zip(state.art);
        arts.map(|(art, builder)| ArtView {
            key: &art.key,
            name: &art.name,
            near: art.place.map_or("", |town| self.board.key(town)),
            builder,
        })
        .collect()
    }

    fn show_sides(&self, info: &InformationState) -> Vec<SideView> {
        let state = &info.table;
        let sides = self.board.colours().zip(self.parts(state));
        sides
            .map(|(colour, renown)| {
                let index = colour.index();
                let seat = Seat::new(index as u8);
                let played = index < usize::from(self.players);
                let cards = |hand: Cards| hand.iter().collect();
                SideView {
                    colour,
                    played,
                    renown,
                    reserve: state.reserve[index],
                    on_canal: state.on_canal(&self.board, colour) as u8,
                    hand_size: info.sizes[index],
                    hand: (played && info.sees(seat)).then(|| cards(state.hands[index])),
                    last: played && self.is_last(state, seat),
                }
            })
            .collect()
    }

    fn show_move(&self, shift: Shift) -> MoveView<'_> {
        MoveView {
            colour: shift.colour(),
            from: self.board.key(shift.from()),
            to: (!shift.is_river()).then(|| self.board.key(shift.to())),
        }
    }
}
