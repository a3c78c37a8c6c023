//! Seats, piles and faces have names that records and scenarios can carry.

use super::report::{Check, broken};
use std::collections::BTreeSet;
use towpath_core::{ScenarioSupport, Seat, Seed, Seeded, Silent};

pub(super) fn check<G: ScenarioSupport>(game: &G) -> Check {
    let state = game.setup(&mut Seeded::new(Seed::from_number(0)), &mut Silent);
    let seats = (0..game.players()).map(|seat| game.seat_name(&state, Seat::new(seat)));
    distinct("seat", seats)?;
    let streams = 0..game.streams();
    distinct(
        "stream",
        streams.clone().map(|s| game.stream_name(s).to_owned()),
    )?;
    for stream in streams {
        let faces = 0..game.faces(stream);
        distinct("face", faces.map(|face| game.face_name(stream, face)))?;
    }
    distinct("keyword", G::keywords().iter().map(|k| k.name.to_owned()))
}

fn distinct(what: &str, names: impl Iterator<Item = String>) -> Check {
    let mut seen = BTreeSet::new();
    for name in names {
        let odd = |c: char| c.is_whitespace() || c.is_control() || "=?,#".contains(c);
        if name.is_empty() || name.contains(odd) {
            return broken(
                "names",
                format!("the {what} name '{name}' is not one plain word"),
            );
        }
        if !seen.insert(name.clone()) {
            return broken("names", format!("two {what}s are called '{name}'"));
        }
    }
    Ok(())
}
