//! The values of a position one by one, for `expect` lines.

use super::{ending_word, quiet, river, words};
use crate::Arriala;
use crate::information::InformationState;
use crate::place::Colour;
use crate::scoring::breakdown;
use crate::shift::Shift;
use crate::state::{Phase, State};

/// The value of something, as far as it is known.
pub(super) fn observe(
    game: &Arriala,
    info: &InformationState,
    asked: &[&str],
) -> Result<String, String> {
    let state = &info.seen;
    Ok(match asked {
        ["workers", colour] => game.workers(state, game.side(colour)?),
        ["locks"] => game.keys(state.locks),
        ["counted"] => game.keys(state.counted.cells()),
        ["took", colour] => game.keys(state.counted.of(Some(game.side(colour)?))),
        ["hand", seat] => game.hand(info, game.seat(seat)?),
        ["discards"] => words(state.discards),
        ["pile"] => info.pile_size.to_string(),
        ["shuffles"] => format!("{} {}", state.generation, state.drawn),
        ["score", colour] => game.renown(state, game.side(colour)?).to_string(),
        ["built", seat] => state.built[game.seat(seat)?.index()].to_string(),
        ["river"] => river(state),
        ["art", work] => {
            let builder = state.art[game.work(work)?];
            builder.map_or("nobody", Colour::word).to_owned()
        }
        ["turn"] => Colour::from(state.seat).word().to_owned(),
        ["points"] => state.points.to_string(),
        ["moved"] => game.shift_list(state.moved.as_slice()),
        ["no-return"] => game.shift_list(state.barred.as_slice()),
        ["placed"] => state.placed.map_or_else(
            || "none".to_owned(),
            |place| game.layout.key(place).to_owned(),
        ),
        ["quiet"] => quiet(state),
        ["passes"] => state.passes.to_string(),
        ["over"] => match state.phase {
            Phase::Running => "no".to_owned(),
            Phase::Over(ending) => ending_word(ending).to_owned(),
        },
        ["reserve", seat] => state.reserve[game.seat(seat)?.index()].to_string(),
        ["part", colour, part] => game.part(state, game.side(colour)?, part)?,
        ["sections"] => game.open_sections(state),
        _ => {
            return Err(format!(
                "'{}' cannot be asked; see the keywords of the game",
                asked.join(" ")
            ));
        }
    })
}

impl Arriala {
    fn shift_list(&self, shifts: &[Shift]) -> String {
        let list: Vec<String> = shifts.iter().map(|s| self.shift_words(*s)).collect();
        list.join(", ")
    }

    fn part(&self, state: &State, colour: Colour, part: &str) -> Result<String, String> {
        let parts = &breakdown(self, state)[colour.index()].parts;
        let known = || {
            let keys: Vec<&str> = parts.iter().map(|p| short(p.key)).collect();
            format!(
                "'{part}' is no part of the score; parts are {}",
                keys.join(", ")
            )
        };
        let found = parts.iter().find(|p| short(p.key) == part);
        Ok(found.ok_or_else(known)?.points.to_string())
    }

    fn open_sections(&self, state: &State) -> String {
        let open = self.sections(state);
        let open = open.filter(|section| (section.cells & state.counted.cells()).is_empty());
        let spans: Vec<String> = open
            .filter_map(|section| {
                let first = section.cells.first()?;
                let last = section.cells.last_before(section.to)?;
                Some(format!(
                    "{}-{}",
                    self.layout.key(first),
                    self.layout.key(last)
                ))
            })
            .collect();
        spans.join(" ")
    }
}

fn short(key: &str) -> &str {
    key.split_once("-part-").map_or(key, |(_, name)| name)
}
