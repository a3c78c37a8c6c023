//! What can be done: every legal action of a position.

use crate::action::Action;
use crate::board::{ALL_SPACES, OUTER, Plot, Space};
use crate::build::{build_options, lay_options};
use crate::effect::{Fee, Piece, PieceSet};
use crate::space::{ActionSpace, Half};
use crate::state::{Disc, Phase, Player, State};
use crate::turn::{Step, step};
use crate::{Kanal, activation, wheel};

/// Appends every action open to the player who decides.
pub(crate) fn legal(game: &Kanal, state: &State, actions: &mut Vec<Action>) {
    let player = state.me();
    match step(state) {
        Step::Place => place_options(player, actions),
        Step::Over => {}
        Step::Go => {
            wheel::any_time(&game.rules, player, actions);
            go_options(state, actions);
        }
        Step::Gain => {
            wheel::any_time(&game.rules, player, actions);
            actions.extend(state.work.gain.iter().map(|(thing, _)| Action::Gain(thing)));
            if let Some(picking) = state.work.picking() {
                actions.extend(picking.from.iter().map(Action::Gain));
            }
            if state.work.gain.kinds() > 1 {
                actions.push(Action::GainRest);
            }
        }
        Step::Effects => {
            wheel::any_time(&game.rules, player, actions);
            if let Some(active) = &state.work.active {
                activation::options(game, state, active, actions);
            }
        }
        // KA-ANY-1: any-time actions are not open while paying.
        Step::Pay => {
            if let Some(active) = &state.work.active
                && let Some(paying) = active.paying()
            {
                activation::choices(game, state, active, paying, actions);
            }
        }
        Step::Waiting => {
            wheel::any_time(&game.rules, player, actions);
            actions.extend(Plot::of(state.work.waiting()).map(Action::Activate));
        }
        Step::Parts => {
            wheel::any_time(&game.rules, player, actions);
            part_options(game, state, actions);
            actions.push(Action::End);
        }
        Step::Wheel => {
            wheel::any_time(&game.rules, player, actions);
            if state.phase == Phase::Wheel && wheel::can_turn(&game.rules, player.purse) {
                actions.push(Action::Wheel);
            }
            actions.push(Action::Done);
        }
    }
}

/// The first routes of a blank board.
// KA-BOARD-2: two paths, a rail and a canal.
pub(crate) const FIRST_ROUTES: [(Piece, u32); 3] =
    [(Piece::Path, 2), (Piece::Rail, 1), (Piece::Canal, 1)];

/// The first routes that a blank board still lacks.
pub(crate) fn missing(player: &Player) -> PieceSet {
    FIRST_ROUTES
        .into_iter()
        .filter(|(piece, count)| player.with(*piece).count_ones() < *count)
        .fold(PieceSet::NONE, |set, (piece, _)| set.with(piece))
}

fn place_options(player: &Player, actions: &mut Vec<Action>) {
    place_pieces(player, missing(player), actions);
}

pub(crate) fn place_pieces(player: &Player, pieces: PieceSet, actions: &mut Vec<Action>) {
    let open = OUTER & player.empty_spaces();
    for piece in pieces.iter() {
        actions.extend(Space::of(open).map(|space| Action::Lay { piece, space }));
    }
}

pub(crate) fn go_options(state: &State, actions: &mut Vec<Action>) {
    for space in ActionSpace::ALL {
        if state.discs[space as usize] != Disc::Free {
            continue;
        }
        actions.push(Action::Go {
            space,
            half: Half::Upper,
        });
        // KA-ROUND-1: an emptied pile opens the alternative of its space.
        if space.cover().is_some_and(|period| state.pile(period) == 0) {
            actions.push(Action::Go {
                space,
                half: Half::Lower,
            });
        }
    }
}

fn part_options(game: &Kanal, state: &State, actions: &mut Vec<Action>) {
    let parts = state.work.parts;
    if parts.building > 0 {
        build_options(game, state, actions);
    }
    let pieces = parts.pieces();
    lay_options(
        &game.rules,
        state.me(),
        pieces,
        Fee::Paid,
        ALL_SPACES,
        actions,
    );
    if parts.gain > 0
        && let Some(space) = state.work.space
    {
        actions.extend(space.gain().0.iter().map(|thing| Action::Gain(*thing)));
    }
}
