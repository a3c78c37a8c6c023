//! Actions as a line of words, the way players type them.
//!
//! ```text
//! walk red 3 to 7                    on foot, one point a cell
//! walk red 3 to 8 move-3 +2          with a move card, two points more
//! anywhere 3 to 15                   by card, an own worker
//! vineyard 5 to brulhois             an own worker, with points; `own-card` with the card
//! vineyard red 5 to brulhois any-card
//! return brulhois to 7               an own worker, with points; `own-card` with the card
//! return red brulhois to 7 any-card
//! place 12 | river moissac | lock 4 | lock 4 card | art cacor | draw | end
//! ```
//! Cells go by their numbers, towns and vineyards by their keys or the beginning of them.

use crate::Arriala;
use crate::action::{Action, Means, Payment};
use crate::cards::{Card, MoveCards};
use crate::packed::{PackedAction, Walk};
use crate::place::{Colour, Place};
use crate::state::State;
use crate::turn::CARD_STREAM;
use std::fmt::Write;
use towpath_core::{Notation, NotationError, Seat};

/// The verbs, for errors.
const VERBS: &str = "walk, anywhere, vineyard, return, place, river, lock, art, draw, end";

impl Notation for Arriala {
    fn write(&self, action: &PackedAction) -> String {
        let key = |place: Place| self.layout.key(place);
        match action.unpack() {
            Action::Walk(walk) => self.write_walk(walk),
            Action::Anywhere { from, to } => ["anywhere ", key(from), " to ", key(to)].concat(),
            Action::ToVineyard { from, to, means } => {
                write_transfer("vineyard", means, key(from), key(to))
            }
            Action::ToCanal { from, to, means } => {
                write_transfer("return", means, key(from), key(to))
            }
            Action::Place { to } => ["place ", key(to)].concat(),
            Action::River { from } => ["river ", key(from)].concat(),
            Action::Lock { at, by } => match by {
                Payment::Points => ["lock ", key(at)].concat(),
                Payment::Card => ["lock ", key(at), " card"].concat(),
            },
            Action::Art { work } => match self.layout.arts.get(usize::from(work)) {
                Some(art) => format!("art {}", art.key),
                None => format!("art {work}"),
            },
            Action::Draw => "draw".to_owned(),
            Action::End => "end".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<PackedAction, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        self.read_action(&words).map(Action::pack)
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        Colour::from(seat).word().to_owned()
    }

    fn stream_name(&self, stream: u8) -> &'static str {
        match stream {
            CARD_STREAM => "card",
            _ => "first",
        }
    }

    fn streams(&self) -> u8 {
        2
    }

    fn face_name(&self, stream: u8, face: u16) -> String {
        let face = usize::from(face);
        match stream {
            CARD_STREAM => Card::ALL.get(face).map_or("none", |card| card.word()),
            _ => Colour::of(face).word(),
        }
        .to_owned()
    }

    fn faces(&self, stream: u8) -> u16 {
        match stream {
            CARD_STREAM => Card::FACES as u16,
            _ => u16::from(self.players),
        }
    }
}

impl Arriala {
    fn write_walk(&self, walk: Walk) -> String {
        let (from, to) = (self.layout.key(walk.from()), self.layout.key(walk.to()));
        let mut line = ["walk ", walk.colour().word(), " ", from, " to ", to].concat();
        for card in walk.cards().cards().iter() {
            let _ = write!(line, " {}", card.word());
        }
        let extra = walk.extra_steps();
        if !walk.cards().is_empty() && extra > 0 {
            let _ = write!(line, " +{extra}");
        }
        line
    }

    fn read_action(&self, words: &[&str]) -> Result<Action, NotationError> {
        let Some((verb, rest)) = words.split_first() else {
            return Err(NotationError::new(format!(
                "an action starts with one of: {VERBS}"
            )));
        };
        match *verb {
            "walk" => self.read_walk(rest),
            "anywhere" => match rest {
                [from, "to", to] => Ok(Action::Anywhere {
                    from: self.read_place(from)?,
                    to: self.read_place(to)?,
                }),
                _ => Err(usage("anywhere PLACE to PLACE")),
            },
            "vineyard" => {
                let (means, from, to) = self.read_transfer(rest, VINEYARD_USAGE)?;
                Ok(Action::ToVineyard { from, to, means })
            }
            "return" => {
                let (means, from, to) = self.read_transfer(rest, RETURN_USAGE)?;
                Ok(Action::ToCanal { from, to, means })
            }
            "place" => match rest {
                [to] => Ok(Action::Place {
                    to: self.read_place(to)?,
                }),
                _ => Err(usage("place PLACE")),
            },
            "river" => match rest {
                [from] => Ok(Action::River {
                    from: self.read_place(from)?,
                }),
                _ => Err(usage("river PLACE")),
            },
            "lock" => self.read_lock(rest),
            "art" => self.read_art(rest),
            "draw" if rest.is_empty() => Ok(Action::Draw),
            "end" | "pass" if rest.is_empty() => Ok(Action::End),
            "draw" | "end" | "pass" => Err(usage("draw, end")),
            other => Err(NotationError::new(format!(
                "'{other}' is no action; an action starts with one of: {VERBS}"
            ))),
        }
    }

    fn read_walk(&self, words: &[&str]) -> Result<Action, NotationError> {
        let [colour, from, "to", to, how @ ..] = words else {
            return Err(usage("walk COLOUR PLACE to PLACE [MOVE-CARD...] [+POINTS]"));
        };
        let colour = read_colour(colour)?;
        let (from, to) = (self.read_place(from)?, self.read_place(to)?);
        let (names, points) = match how.split_last() {
            Some((last, names)) if last.starts_with('+') => (names, Some(*last)),
            _ => (how, None),
        };
        let most = self.rules.action_points;
        if names.len() > usize::from(most) {
            return Err(NotationError::new(format!(
                "at most {most} cards can be played in a turn"
            )));
        }
        let mut cards = MoveCards::NONE;
        for name in names {
            match Card::from_word(name).map(Card::reach) {
                Some(reach @ 2..) => cards = cards.with(u32::from(reach)),
                _ => {
                    return Err(NotationError::new(format!(
                        "'{name}' is no move card; a walk takes move-2, move-3, move-4, move-5 and +POINTS"
                    )));
                }
            }
        }
        let walk = Walk::new(colour, from, to, cards);
        let extra = walk.extra_steps();
        if points.is_some_and(|points| points != format!("+{extra}")) {
            return Err(NotationError::new(format!(
                "the way is {} cells and the cards reach {}, so it takes +{extra}",
                walk.distance(),
                cards.reach()
            )));
        }
        Ok(Action::Walk(walk))
    }

    fn read_transfer(
        &self,
        words: &[&str],
        how: &str,
    ) -> Result<(Means, Place, Place), NotationError> {
        let (means, from, to) = match words {
            [from, "to", to] => (Means::Points, from, to),
            [from, "to", to, "own-card"] => (Means::OwnCard, from, to),
            [colour, from, "to", to, "any-card"] => {
                (Means::AnyCard(read_colour(colour)?), from, to)
            }
            _ => return Err(usage(how)),
        };
        Ok((means, self.read_place(from)?, self.read_place(to)?))
    }

    fn read_lock(&self, words: &[&str]) -> Result<Action, NotationError> {
        let (at, by) = match words {
            [at] => (at, Payment::Points),
            [at, "card"] => (at, Payment::Card),
            _ => return Err(usage("lock CELL [card]")),
        };
        let at = self.read_place(at)?;
        Ok(Action::Lock { at, by })
    }

    fn read_art(&self, words: &[&str]) -> Result<Action, NotationError> {
        let [first, second] = &self.layout.arts;
        match words {
            [key] if *key == first.key => Ok(Action::Art { work: 0 }),
            [key] if *key == second.key => Ok(Action::Art { work: 1 }),
            _ => Err(usage(&format!("art {} | art {}", first.key, second.key))),
        }
    }

    /// Reads a place.
    pub(crate) fn read_place(&self, word: &str) -> Result<Place, NotationError> {
        self.layout.find(word).ok_or_else(|| {
            let shared = self.layout.shared;
            let keys: Vec<&str> = shared.iter().map(|p| self.layout.key(p)).collect();
            let cells = self.layout.line.without(shared).len();
            NotationError::new(format!(
                "'{word}' is no place; cells are 1 to {cells}, the others {}",
                keys.join(", ")
            ))
        })
    }
}

const VINEYARD_USAGE: &str =
    "vineyard PLACE to VINEYARD [own-card], or vineyard COLOUR PLACE to VINEYARD any-card";
const RETURN_USAGE: &str =
    "return VINEYARD to PLACE [own-card], or return COLOUR VINEYARD to PLACE any-card";

fn write_transfer(verb: &str, means: Means, from: &str, to: &str) -> String {
    match means {
        Means::Points => [verb, " ", from, " to ", to].concat(),
        Means::OwnCard => [verb, " ", from, " to ", to, " own-card"].concat(),
        Means::AnyCard(colour) => {
            [verb, " ", colour.word(), " ", from, " to ", to, " any-card"].concat()
        }
    }
}

fn usage(form: &str) -> NotationError {
    NotationError::new(format!("expected: {form}"))
}

/// Reads a colour.
pub(crate) fn read_colour(word: &str) -> Result<Colour, NotationError> {
    Colour::from_word(word).ok_or_else(|| {
        NotationError::new(format!(
            "'{word}' is no colour; colours are red, yellow, green, purple"
        ))
    })
}
