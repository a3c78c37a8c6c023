//! Actions in words: `go t2 lower`, `rail b2n`, `build a05 c1 cost 2`, `use 1 with 2 bridge b2w`.

use crate::Kanal;
use crate::action::{Action, With};
use crate::board::{Plot, Space};
use crate::card::CardId;
use crate::effect::{MAX_EFFECTS, MAX_GAINS, MAX_PRICES, Piece, ThingSet};
use crate::pile::Stream;
use crate::purse::Thing;
use crate::space::{ActionSpace, Half};
use crate::state::{Colour, State};
use towpath_core::{Notation, NotationError, Seat};

impl Notation for Kanal {
    fn write(&self, action: &Action) -> String {
        match *action {
            Action::Go { space, half } => match half {
                Half::Upper => format!("go {}", space.word()),
                Half::Lower => format!("go {} lower", space.word()),
            },
            Action::Buy(thing) => format!("buy {}", thing.word()),
            Action::Turn => "turn".to_owned(),
            Action::Lay { piece, space } => format!("{} {space}", piece.word()),
            Action::Build { card, plot, cost } => match cost {
                0 => format!("build {} {plot}", card.word()),
                _ => format!("build {} {plot} cost {}", card.word(), cost + 1),
            },
            Action::Discard => "discard".to_owned(),
            Action::Gain(thing) => format!("gain {}", thing.word()),
            Action::GainRest => "gain rest".to_owned(),
            Action::Activate(plot) => format!("activate {plot}"),
            Action::Use {
                effect,
                price,
                with,
            } => write_use(effect, price, with),
            Action::Finish => "finish".to_owned(),
            Action::End => "end".to_owned(),
            Action::Wheel => "wheel".to_owned(),
            Action::Done => "done".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["turn"] => Ok(Action::Turn),
            ["discard"] => Ok(Action::Discard),
            ["gain", "rest"] => Ok(Action::GainRest),
            ["finish"] => Ok(Action::Finish),
            ["end"] => Ok(Action::End),
            ["wheel"] => Ok(Action::Wheel),
            ["done"] => Ok(Action::Done),
            ["go", space] => Ok(Action::Go {
                space: action_space(space)?,
                half: Half::Upper,
            }),
            ["go", space, "lower"] => Ok(Action::Go {
                space: action_space(space)?,
                half: Half::Lower,
            }),
            ["buy", thing] => Ok(Action::Buy(material(thing)?)),
            ["gain", thing] => Ok(Action::Gain(material(thing)?)),
            ["activate", at] => Ok(Action::Activate(plot(at)?)),
            ["build", name, at] => Ok(Action::Build {
                card: card(name)?,
                plot: plot(at)?,
                cost: 0,
            }),
            ["build", name, at, "cost", number] => Ok(Action::Build {
                card: card(name)?,
                plot: plot(at)?,
                cost: ordinal(number, 2)?,
            }),
            ["use", number, ref rest @ ..] => parse_use(ordinal(number, MAX_EFFECTS as u8)?, rest),
            [word, at] if Piece::from_word(word).is_some() => {
                let piece = Piece::from_word(word).unwrap_or(Piece::Path);
                Ok(Action::Lay {
                    piece,
                    space: space(at)?,
                })
            }
            _ => Err(NotationError::new(format!(
                "'{text}' is no action; there is: go SPACE [lower], path|road|rail|canal|bridge SPACE, build CARD PLOT \
                 [cost 2], discard, gain THING|rest, buy THING, turn, activate PLOT, use N [with N] \
                 [amount N|bridge SPACE|pay THING...|gain N], finish, end, wheel, done"
            ))),
        }
    }

    fn seat_name(&self, _state: &State, seat: Seat) -> String {
        Colour::of(seat).word().to_owned()
    }

    fn stream_name(&self, stream: u8) -> &'static str {
        let stream = Stream::ALL.get(usize::from(stream));
        stream.map_or("unknown", |stream| stream.word())
    }

    fn streams(&self) -> u8 {
        Stream::ALL.len() as u8
    }

    fn face_name(&self, stream: u8, face: u16) -> String {
        let stream = Stream::ALL.get(usize::from(stream));
        stream.map_or_else(String::new, |stream| stream.face_word(face))
    }

    fn faces(&self, stream: u8) -> u16 {
        let stream = Stream::ALL.get(usize::from(stream));
        stream.map_or(0, |stream| stream.faces())
    }
}

fn write_use(effect: u8, price: u8, with: With) -> String {
    let mut text = format!("use {}", effect + 1);
    if price > 0 {
        text += &format!(" with {}", price + 1);
    }
    match with {
        With::Nothing => {}
        With::Amount(amount) => text += &format!(" amount {amount}"),
        With::Bridge(space) => text += &format!(" bridge {space}"),
        With::Things(things) => {
            text += " pay";
            things.iter().for_each(|thing| {
                text += " ";
                text += thing.word();
            });
        }
        With::Gain(gain) => text += &format!(" gain {}", gain + 1),
    }
    text
}

fn parse_use(effect: u8, rest: &[&str]) -> Result<Action, NotationError> {
    let (price, rest) = match *rest {
        ["with", number, ref rest @ ..] => (ordinal(number, MAX_PRICES as u8)?, rest),
        _ => (0, rest),
    };
    let with = match *rest {
        [] => With::Nothing,
        ["amount", number] => With::Amount(self::number(number)?),
        ["bridge", at] => With::Bridge(space(at)?),
        ["gain", number] => With::Gain(ordinal(number, MAX_GAINS as u8)?),
        ["pay", ref names @ ..] if !names.is_empty() => {
            let mut things = ThingSet::NONE;
            for name in names {
                let thing = thing(name)?;
                if things.contains(thing) {
                    return Err(NotationError::new(format!("'{name}' is named twice")));
                }
                things = things.with(thing);
            }
            With::Things(things)
        }
        _ => {
            return Err(NotationError::new(
                "after the effect's number comes nothing, 'with N', 'amount N', 'bridge SPACE', 'pay THING...' or \
                 'gain N'",
            ));
        }
    };
    Ok(Action::Use {
        effect,
        price,
        with,
    })
}

fn number(word: &str) -> Result<u8, NotationError> {
    let plain = !word.starts_with(['0', '+']);
    match word.parse() {
        Ok(number) if plain => Ok(number),
        _ => Err(NotationError::new(format!("'{word}' is no number"))),
    }
}

/// A number from 1 to `last`, as an index from 0.
fn ordinal(word: &str, last: u8) -> Result<u8, NotationError> {
    match number(word) {
        Ok(number) if (1..=last).contains(&number) => Ok(number - 1),
        _ => Err(NotationError::new(format!(
            "'{word}' stands where a number from 1 to {last} was expected"
        ))),
    }
}

fn material(word: &str) -> Result<Thing, NotationError> {
    Thing::MATERIALS
        .into_iter()
        .find(|thing| thing.word() == word)
        .ok_or_else(|| {
            NotationError::new(format!(
                "'{word}' is no material: wood, clay, coal, stone, steel"
            ))
        })
}

fn thing(word: &str) -> Result<Thing, NotationError> {
    Thing::from_word(word).ok_or_else(|| {
        NotationError::new(format!(
            "'{word}' is no thing: wood, clay, coal, stone, steel, thaler"
        ))
    })
}

fn action_space(word: &str) -> Result<ActionSpace, NotationError> {
    ActionSpace::from_word(word).ok_or_else(|| {
        NotationError::new(format!("'{word}' is no action space: t1 to t4, b1 to b3"))
    })
}

fn plot(word: &str) -> Result<Plot, NotationError> {
    Plot::from_name(word)
        .ok_or_else(|| NotationError::new(format!("'{word}' is no plot: a1 to d3")))
}

fn space(word: &str) -> Result<Space, NotationError> {
    Space::from_name(word).ok_or_else(|| {
        NotationError::new(format!(
            "'{word}' is no route space: a plot and a side, such as a1n or b2w"
        ))
    })
}

fn card(word: &str) -> Result<CardId, NotationError> {
    CardId::from_name(word)
        .ok_or_else(|| NotationError::new(format!("'{word}' is no card: a01 to f54")))
}
