//! Reading the lines of a position.

use super::boards::of_player;
use super::{action_space, card, number, plot, seat};
use crate::Kanal;
use crate::card::{CardId, Period};
use crate::effect::ThingSet;
use crate::purse::Thing;
use crate::space::{Half, Parts};
use crate::state::{Active, Choice, Disc, Finale, Paying, Phase, Picking, State, Way};

/// Whether a line was understood.
pub(super) type Placed = Result<(), String>;

/// Adds one line to a position.
pub(super) fn place(game: &Kanal, state: &mut State, words: &[&str]) -> Placed {
    match *words {
        ["turn", who] => turn(game, state, who),
        ["turn", who, at] => turn_on(game, state, who, at, Half::Upper),
        ["turn", who, at, "lower"] => turn_on(game, state, who, at, Half::Lower),
        ["phase", name, who] => phase(game, state, name, who),
        ["round", n] => number(n).map(|n| state.round = n),
        ["start", who] => seat(game, state, who).map(|seat| state.start = seat),
        ["last-round"] => {
            state.finale = Finale::LastRound;
            Ok(())
        }
        ["last-round-next"] => {
            state.finale = Finale::NextRound;
            Ok(())
        }
        ["built", n] => number(n).map(|n| state.built = n),
        ["quiet", n] => number(n).map(|n| state.quiet = n),
        ["turns", n] => number(n).map(|n| state.turn = n),
        ["display", ref cards @ ..] => display(game, state, cards),
        ["pile", name, n] => pile(game, state, name, n),
        ["seen", ref cards @ ..] => each_card(game, cards, |card| unseen(state, card)),
        ["space", name, ref rest @ ..] => action(state, name, rest),
        ["parts", ref rest @ ..] => parts(&mut state.work.parts, rest),
        ["waiting", "routes", ref plots @ ..] => {
            plots_of(plots).map(|set| state.work.waiting_routes = set)
        }
        ["waiting", "bridges", ref plots @ ..] => {
            plots_of(plots).map(|set| state.work.waiting_bridges = set)
        }
        ["active", at, way, ref rest @ ..] => active(state, at, way, rest),
        ["paying" | "picking", ref rest @ ..] => choice(state, words[0], rest),
        ["gain", ref rest @ ..] => pairs(rest, |name, n| {
            let thing = material(name)?;
            state.work.gain.set(thing, n);
            Ok(())
        }),
        ["game", n, ref points @ ..] => campaign(game, state, n, points),
        ["old", n] => number(n).map(|n| state.campaign.old = n),
        ["set-aside" | "discarded" | "built-before", ref cards @ ..] => {
            box_cards(game, state, words[0], cards)
        }
        [keyword, who, ref rest @ ..] => {
            let seat = seat(game, state, who)?;
            of_player(game, state, seat.index(), keyword, rest)
        }
        _ => Err(format!("'{}' is not understood here", words.join(" "))),
    }
}

fn turn(game: &Kanal, state: &mut State, who: &str) -> Placed {
    state.seat = seat(game, state, who)?;
    state.phase = Phase::Go;
    Ok(())
}

fn turn_on(game: &Kanal, state: &mut State, who: &str, at: &str, half: Half) -> Placed {
    state.seat = seat(game, state, who)?;
    let space = action_space(at)?;
    state.phase = Phase::Act;
    state.work.space = Some(space);
    state.work.parts = space.parts(half);
    if state.discs[space as usize] == Disc::Free {
        state.discs[space as usize] = Disc::of(state.seat);
    }
    Ok(())
}

fn phase(game: &Kanal, state: &mut State, name: &str, who: &str) -> Placed {
    state.seat = seat(game, state, who)?;
    state.phase = match name {
        "place" => Phase::Place,
        "wheel" => Phase::Wheel,
        "turned" => Phase::Turned,
        "over" => Phase::Over,
        _ => return Err(format!("'{name}' is no phase: place, wheel, turned, over")),
    };
    Ok(())
}

fn each_card(game: &Kanal, names: &[&str], mut put: impl FnMut(CardId)) -> Placed {
    for name in names {
        put(card(game, name)?);
    }
    Ok(())
}

/// A card that lies openly somewhere is not in a pile.
pub(super) fn unseen(state: &mut State, card: CardId) {
    state.unseen[card.period() as usize].remove(card.face());
}

fn display(game: &Kanal, state: &mut State, names: &[&str]) -> Placed {
    for name in names {
        let card = card(game, name)?;
        unseen(state, card);
        if state.display.cards().contains(&card) {
            return Err(format!("{card} is displayed twice"));
        }
        if !state.display.insert(card) {
            return Err("at most 6 cards are displayed".to_owned());
        }
    }
    Ok(())
}

fn pile(game: &Kanal, state: &mut State, name: &str, n: &str) -> Placed {
    let period = Period::from_word(name)
        .ok_or_else(|| format!("'{name}' is no pile: green, brown, blue"))?;
    let (left, most): (u8, u8) = (number(n)?, game.rules.piles[period as usize]);
    if left > most {
        return Err(format!("the {name} pile has at most {most} cards"));
    }
    state.piles[period as usize] = left;
    Ok(())
}

fn action(state: &mut State, name: &str, rest: &[&str]) -> Placed {
    let space = action_space(name)?;
    let (thalers, disc) = match *rest {
        [thalers] => (thalers, None),
        [thalers, disc] => (thalers, Some(disc)),
        _ => return Err("expected: space SPACE THALERS [red|blue|grey]".to_owned()),
    };
    state.purses[space as usize] = number(thalers)?;
    match disc {
        None => {}
        Some("red") => state.discs[space as usize] = Disc::Red,
        Some("blue") => state.discs[space as usize] = Disc::Blue,
        Some("grey") => state.discs[space as usize] = Disc::Grey,
        Some(other) => return Err(format!("'{other}' is no disc: red, blue, grey")),
    }
    Ok(())
}

/// Words in pairs of a name and a number.
pub(super) fn pairs(words: &[&str], mut put: impl FnMut(&str, u16) -> Placed) -> Placed {
    for pair in words.chunks(2) {
        let [name, n] = pair else {
            return Err(format!("a number is missing after '{}'", pair[0]));
        };
        put(name, number(n)?)?;
    }
    Ok(())
}

fn parts(parts: &mut Parts, words: &[&str]) -> Placed {
    *parts = Parts::default();
    pairs(words, |name, n| {
        let part = match name {
            "building" => &mut parts.building,
            "bridge" => &mut parts.bridge,
            "path" => &mut parts.path,
            "road" => &mut parts.road,
            "light" => &mut parts.light,
            "route" => &mut parts.route,
            "gain" => &mut parts.gain,
            _ => return Err(format!("'{name}' is no part")),
        };
        *part = n.min(3) as u8;
        Ok(())
    })
}

fn plots_of(names: &[&str]) -> Result<u16, String> {
    names
        .iter()
        .try_fold(0, |set, name| Ok(set | plot(name)?.bit()))
}

pub(super) fn material(name: &str) -> Result<Thing, String> {
    Thing::MATERIALS
        .into_iter()
        .find(|thing| thing.word() == name)
        .ok_or_else(|| format!("'{name}' is no material: wood, clay, coal, stone, steel"))
}

fn active(state: &mut State, at: &str, way: &str, rest: &[&str]) -> Placed {
    let way = match way {
        "routes" => Way::Routes,
        "bridges" => Way::Bridges,
        _ => return Err(format!("'{way}' is no way: routes or bridges")),
    };
    let mut active = Active::new(plot(at)?, way);
    pairs(rest, |name, n| {
        let n = n.min(255) as u8;
        match (name, n) {
            ("used", 1..=6) => active.used |= 1 << (n - 1),
            ("effect", 1..=6) => active.effect = n - 1,
            ("left", _) => active.left = n,
            ("pieces", _) => active.pieces = n,
            ("gain", 1..=6) => active.build |= (n - 1) << 4,
            ("row", 1..=12) => active.build |= n - 1,
            _ => {
                return Err(format!(
                    "'{name} {n}' is not understood: used, effect, left, pieces, gain, row"
                ));
            }
        }
        Ok(())
    })?;
    state.work.active = Some(active);
    Ok(())
}

/// What is left to choose of the effect that is under way.
fn choice(state: &mut State, keyword: &str, rest: &[&str]) -> Placed {
    let Some(active) = &mut state.work.active else {
        return Err("first say which building is active".to_owned());
    };
    let mut paying = Paying {
        price: 0,
        owed: 0,
        amount: 0,
        things: ThingSet::NONE,
    };
    let mut picking = Picking {
        kinds: 1,
        each: 1,
        from: ThingSet::NONE,
    };
    pairs(rest, |name, n| {
        let n = n.min(99) as u8;
        match (keyword, name) {
            ("paying", "price") => paying.price = n.max(1) - 1,
            ("paying", "owed") => paying.owed = n,
            ("paying", "amount") => paying.amount = n,
            ("picking", "kinds") => picking.kinds = n,
            ("picking", "each") => picking.each = n,
            _ => match Thing::from_word(name) {
                Some(thing) => {
                    paying.things = paying.things.with(thing);
                    picking.from = picking.from.with(thing);
                }
                None => return Err(format!("'{name} {n}' is not understood here")),
            },
        }
        Ok(())
    })?;
    active.choice = match keyword {
        "paying" => Choice::Paying(paying),
        _ => Choice::Picking(picking),
    };
    Ok(())
}

fn campaign(table: &Kanal, state: &mut State, n: &str, points: &[&str]) -> Placed {
    let game: u8 = number(n)?;
    if !(1..=table.rules.games).contains(&game) || points.len() != usize::from(game - 1) {
        return Err("expected: game N, then the points of the N-1 games before it".to_owned());
    }
    state.campaign.game = game;
    for (slot, points) in state.campaign.points.iter_mut().zip(points) {
        *slot = number(points)?;
    }
    Ok(())
}

fn box_cards(game: &Kanal, state: &mut State, keyword: &str, names: &[&str]) -> Placed {
    for name in names {
        let card = card(game, name)?;
        if card.period() != Period::Blue {
            return Err(format!("{card} is not blue"));
        }
        unseen(state, card);
        let set = match keyword {
            "set-aside" => &mut state.campaign.set_aside,
            "discarded" => &mut state.campaign.discarded,
            _ => &mut state.campaign.built,
        };
        set.insert(card.face());
    }
    Ok(())
}
