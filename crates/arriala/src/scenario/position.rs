//! A position as lines that set it up again.

use super::{ending_word, quiet, river, words};
use crate::Arriala;
use crate::information::InformationState;
use crate::place::{Colour, Place, Places};
use crate::shift::Shift;
use crate::state::{Phase, State};
use towpath_core::Seat;

/// The position as lines that set it up again.
pub(super) fn position(game: &Arriala, info: &InformationState) -> Vec<String> {
    let state = &info.seen;
    let mut lines = Vec::new();
    for colour in game.layout.colours() {
        let word = colour.word();
        lines.push(format!("workers {word} {}", game.workers(state, colour)));
        lines.push(format!("score {word} {}", state.score[colour.index()]));
        if colour.index() < usize::from(game.players) {
            let hand = game.hand(info, Seat::new(colour.index() as u8));
            lines.push(format!("hand {word} {hand}"));
            lines.push(format!("built {word} {}", state.built[colour.index()]));
        }
    }
    lines.push(format!("locks {}", game.keys(state.locks)));
    lines.push(format!("counted {}", game.keys(state.counted.cells())));
    for colour in game.layout.colours() {
        let cells = state.counted.of(Some(colour));
        if !cells.is_empty() {
            lines.push(format!("took {} {}", colour.word(), game.keys(cells)));
        }
    }
    lines.push(format!("discards {}", words(state.discards)));
    lines.push(format!("shuffles {} {}", state.generation, state.drawn));
    lines.push(format!("river {}", river(state)));
    for (art, builder) in game.layout.arts.iter().zip(state.art) {
        if let Some(colour) = builder {
            lines.push(format!("art {} {}", art.key, colour.word()));
        }
    }
    let turn = Colour::from(state.seat).word();
    let (points, number) = (state.points, state.turn + 1);
    lines.push(format!("turn {turn} points {points} number {number}"));
    for shift in state.moved.as_slice() {
        lines.push(format!("moved {}", game.shift_words(*shift)));
    }
    for shift in state.barred.as_slice() {
        lines.push(format!("no-return {}", game.shift_words(*shift)));
    }
    if let Some(place) = state.placed {
        lines.push(format!("placed {}", game.layout.key(place)));
    }
    lines.push(format!("quiet {}", quiet(state)));
    lines.push(format!("passes {}", state.passes));
    if let Phase::Over(ending) = state.phase {
        lines.push(format!("over {}", ending_word(ending)));
    }
    lines
        .iter()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

impl Arriala {
    pub(super) fn workers(&self, state: &State, colour: Colour) -> String {
        let mut keys = Vec::new();
        for place in state.here[colour.index()] {
            for _ in 0..state.count(&self.layout, colour, place) {
                keys.push(self.layout.key(place));
            }
        }
        keys.join(" ")
    }

    pub(super) fn hand(&self, info: &InformationState, seat: Seat) -> String {
        if info.sees(seat) {
            words(info.seen.hands[seat.index()])
        } else {
            let hidden = vec!["?"; usize::from(info.hand_sizes[seat.index()])];
            hidden.join(" ")
        }
    }

    pub(super) fn keys(&self, places: Places) -> String {
        let keys: Vec<&str> = places.iter().map(|p| self.layout.key(p)).collect();
        keys.join(" ")
    }

    pub(super) fn shift_words(&self, shift: Shift) -> String {
        let to = match shift.to() {
            Place::RIVER => "river",
            place => self.layout.key(place),
        };
        let mut text = format!(
            "{} {} to {to}",
            shift.colour().word(),
            self.layout.key(shift.from())
        );
        if shift.is_fresh() {
            text += " fresh";
        }
        if shift.is_river() {
            text += " river";
        }
        text
    }
}
