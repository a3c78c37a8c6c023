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
use crate::action::Walk;
use crate::cards::{Card, MoveCards};
use crate::deed::{Deed, Means, Payment};
use crate::place::{Colour, Place};
use crate::state::ACTION_POINTS;
use std::fmt::Write;
use towpath_core::NotationError;

/// The verbs, for errors.
const VERBS: &str = "walk, anywhere, vineyard, return, place, river, lock, art, draw, end";

impl Arriala {
    /// An action in words.
    pub(crate) fn notate(&self, deed: Deed) -> String {
        let key = |place: Place| self.board.key(place);
        match deed {
            Deed::Walk(walk) => {
                let (from, to) = (key(walk.from()), key(walk.to()));
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
            Deed::Anywhere { from, to } => ["anywhere ", key(from), " to ", key(to)].concat(),
            Deed::ToVineyard { from, to, means } => transfer("vineyard", means, key(from), key(to)),
            Deed::ToCanal { from, to, means } => transfer("return", means, key(from), key(to)),
            Deed::Place { to } => ["place ", key(to)].concat(),
            Deed::River { from } => ["river ", key(from)].concat(),
            Deed::Lock { at, by } => match by {
                Payment::Points => ["lock ", key(at)].concat(),
                Payment::Card => ["lock ", key(at), " card"].concat(),
            },
            Deed::Art { work } => match self.board.arts.get(usize::from(work)) {
                Some(art) => format!("art {}", art.key),
                None => format!("art {work}"),
            },
            Deed::Draw => "draw".to_owned(),
            Deed::End => "end".to_owned(),
        }
    }

    /// Reads an action.
    pub(crate) fn understand(&self, text: &str) -> Result<Deed, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((verb, rest)) = words.split_first() else {
            return Err(NotationError::new(format!(
                "an action starts with one of: {VERBS}"
            )));
        };
        match *verb {
            "walk" => self.read_walk(rest),
            "anywhere" => match rest {
                [from, "to", to] => Ok(Deed::Anywhere {
                    from: self.read_place(from)?,
                    to: self.read_place(to)?,
                }),
                _ => Err(usage("anywhere PLACE to PLACE")),
            },
            "vineyard" => {
                let (means, from, to) = self.read_transfer(rest, VINEYARD_USAGE)?;
                Ok(Deed::ToVineyard { from, to, means })
            }
            "return" => {
                let (means, from, to) = self.read_transfer(rest, RETURN_USAGE)?;
                Ok(Deed::ToCanal { from, to, means })
            }
            "place" => match rest {
                [to] => Ok(Deed::Place {
                    to: self.read_place(to)?,
                }),
                _ => Err(usage("place PLACE")),
            },
            "river" => match rest {
                [from] => Ok(Deed::River {
                    from: self.read_place(from)?,
                }),
                _ => Err(usage("river PLACE")),
            },
            "lock" => self.read_lock(rest),
            "art" => self.read_art(rest),
            "draw" if rest.is_empty() => Ok(Deed::Draw),
            "end" | "pass" if rest.is_empty() => Ok(Deed::End),
            "draw" | "end" | "pass" => Err(usage("draw, end")),
            other => Err(NotationError::new(format!(
                "'{other}' is no action; an action starts with one of: {VERBS}"
            ))),
        }
    }

    fn read_walk(&self, words: &[&str]) -> Result<Deed, NotationError> {
        let [colour, from, "to", to, how @ ..] = words else {
            return Err(usage("walk COLOUR PLACE to PLACE [MOVE-CARD...] [+POINTS]"));
        };
        let colour = read_colour(colour)?;
        let (from, to) = (self.read_place(from)?, self.read_place(to)?);
        let (names, points) = match how.split_last() {
            Some((last, names)) if last.starts_with('+') => (names, Some(*last)),
            _ => (how, None),
        };
        if names.len() > usize::from(ACTION_POINTS) {
            return Err(NotationError::new(format!(
                "at most {ACTION_POINTS} cards can be played in a turn"
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
        Ok(Deed::Walk(walk))
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

    fn read_lock(&self, words: &[&str]) -> Result<Deed, NotationError> {
        let (at, by) = match words {
            [at] => (at, Payment::Points),
            [at, "card"] => (at, Payment::Card),
            _ => return Err(usage("lock CELL [card]")),
        };
        let at = self.read_place(at)?;
        Ok(Deed::Lock { at, by })
    }

    fn read_art(&self, words: &[&str]) -> Result<Deed, NotationError> {
        let [first, second] = &self.board.arts;
        match words {
            [key] if *key == first.key => Ok(Deed::Art { work: 0 }),
            [key] if *key == second.key => Ok(Deed::Art { work: 1 }),
            _ => Err(usage(&format!("art {} | art {}", first.key, second.key))),
        }
    }

    /// Reads a place.
    pub(crate) fn read_place(&self, word: &str) -> Result<Place, NotationError> {
        self.board.find(word).ok_or_else(|| {
            let shared = self.board.shared;
            let keys: Vec<&str> = shared.iter().map(|p| self.board.key(p)).collect();
            let cells = self.board.line.without(shared).len();
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

fn transfer(verb: &str, means: Means, from: &str, to: &str) -> String {
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
