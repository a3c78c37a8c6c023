//! What a seat has seen: observations, keys, and the same in words.

use super::{Deed, Episode};
use crate::{Encoded, Key, Path, Value};
use std::fmt::Write;
use towpath_core::{Audience, Drawn, Seat};

impl<G: Encoded> Episode<G> {
    /// Writes what a seat knows into a row.
    pub fn observe<V: Value>(&self, seat: Seat, row: &mut [V]) {
        let info = self.information_state(seat);
        self.game.observe(&info, seat, self.chosen_by(seat), row);
    }

    /// The ids that a seat has chosen in the decision under way; others do not see them. A decision that waits for an outcome
    /// is not told to anybody yet.
    fn chosen_by(&self, seat: Seat) -> &Path {
        match self.pending.is_none() && self.decision.seat() == Some(seat) {
            true => self.decision.chosen(),
            false => &Path::EMPTY,
        }
    }

    /// The key of what a seat has seen from the deal on: it never forgets. Two histories that look alike to the seat
    /// have the same key.
    pub fn key(&self, seat: Seat) -> Key {
        with_path(self.key_of_deeds(seat), self.chosen_by(seat))
    }

    /// The key of what a seat had seen when the decision under way began.
    pub(super) fn key_of_deeds(&self, seat: Seat) -> Key {
        let audience = Audience::Seat(seat);
        let draws = |key: Key, drawn: &[Drawn]| {
            drawn.iter().fold(key, |key, draw| {
                let shown = draw.source.seen.shows_to(audience);
                let face = if shown { u64::from(draw.face) + 1 } else { 0 };
                key.saw(1 << 32 | u64::from(draw.source.stream) << 16 | face)
            })
        };
        let mut from = self.dealt;
        let mut key = draws(Key::START.saw(seat.index() as u64), &self.drawn[..from]);
        for deed in &self.deeds {
            match deed {
                Deed::Decided {
                    seat, path, drawn, ..
                } => {
                    key = key.saw(2 << 32 | seat.index() as u64);
                    key = with_path(key, path);
                    key = draws(key, &self.drawn[from..*drawn]);
                    from = *drawn;
                }
                Deed::Resampled { keys, .. } => key = keys[seat.index()],
            }
        }
        key
    }

    /// The key of another seat in a world that was made up from what one knows: what the one has seen, and what the
    /// other knows now.
    pub(super) fn key_in_world(&self, known: Key, seat: Seat) -> Key {
        if seat.index() >= usize::from(self.game.players()) {
            return Key::START;
        }
        let mut row = vec![0u8; G::observation_len()];
        let info = self.information_state(seat);
        self.game.observe(&info, seat, &Path::EMPTY, &mut row);
        let number = known.number();
        let key = Key::START.saw(number as u64).saw((number >> 64) as u64);
        let numbers = row.iter().enumerate().filter(|(_, value)| **value != 0);
        numbers.fold(key, |key, (place, value)| {
            key.saw((place as u64) << 8 | u64::from(*value))
        })
    }

    /// What a seat has seen, line by line: the deal, every decision in notation, and what chance gave, with a question mark
    /// for what the seat was not shown. It tells the same as the key.
    pub fn seen(&self, seat: Seat) -> Vec<String> {
        let audience = Audience::Seat(seat);
        let draws = |drawn: &[Drawn]| {
            drawn.iter().fold(String::new(), |mut text, draw| {
                let stream = self.game.stream_name(draw.source.stream);
                let face = match draw.source.seen.shows_to(audience) {
                    true => self.game.face_name(draw.source.stream, draw.face),
                    false => "?".to_owned(),
                };
                let _ = write!(text, " {stream}={face}");
                text
            })
        };
        let mut from = self.dealt;
        let mut lines = vec![format!("deal{}", draws(&self.drawn[..from]))];
        for deed in &self.deeds {
            match deed {
                Deed::Decided {
                    seat,
                    action,
                    drawn,
                    ..
                } => {
                    let mut line = format!("{seat} {}", self.game.write(action));
                    if *drawn > from {
                        let _ = write!(line, " =>{}", draws(&self.drawn[from..*drawn]));
                    }
                    from = *drawn;
                    lines.push(line);
                }
                Deed::Resampled { seat: own, .. } if *own == seat => {}
                Deed::Resampled { keys, .. } => {
                    lines.clear();
                    lines.push(format!("known {:032x}", keys[seat.index()].number()));
                }
            }
        }
        let chosen = self.chosen_by(seat);
        if !chosen.is_empty() {
            let ids = chosen.as_slice().iter().map(ToString::to_string);
            lines.push(format!("chosen {}", ids.collect::<Vec<_>>().join(" ")));
        }
        lines
    }
}

fn with_path(key: Key, path: &Path) -> Key {
    let ids = path.as_slice().iter();
    ids.fold(key, |key, id| key.saw(3 << 32 | u64::from(*id)))
}
