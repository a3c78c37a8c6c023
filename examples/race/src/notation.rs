//! Actions and draws as text.

use crate::{Action, Card, DIE, FACES, PRIZE, Race, State};
use towpath_core::{Notation, NotationError, Seat};

impl Notation for Race {
    fn write(&self, action: &Action) -> String {
        match action {
            Action::Play(card) => format!("play {}", card.value()),
            Action::Peek => "peek".to_owned(),
            Action::Draw => "draw".to_owned(),
            Action::Roll => "roll".to_owned(),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["play", word] => Card::ALL
                .into_iter()
                .find(|card| card.value().to_string() == word)
                .map(Action::Play)
                .ok_or_else(|| NotationError::new(format!("'{word}' is no card from 1 to 4"))),
            ["peek"] => Ok(Action::Peek),
            ["draw"] => Ok(Action::Draw),
            ["roll"] => Ok(Action::Roll),
            ["pass"] => Ok(Action::Pass),
            _ => Err(NotationError::new(
                "expected play N, peek, draw, roll or pass",
            )),
        }
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        ["red", "green", "blue"][seat.index()].to_owned()
    }

    fn stream_name(&self, stream: u8) -> &'static str {
        ["card", "prize", "die"][usize::from(stream)]
    }

    fn streams(&self) -> u8 {
        3
    }

    fn face_name(&self, stream: u8, face: u16) -> String {
        // Prizes are counted from 0, cards and pips from 1.
        match stream {
            PRIZE => face.to_string(),
            _ => (face + 1).to_string(),
        }
    }

    fn faces(&self, stream: u8) -> u16 {
        match stream {
            PRIZE => self.rules.prizes.into(),
            DIE => self.rules.pips.into(),
            _ => FACES as u16,
        }
    }
}
