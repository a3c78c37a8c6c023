//! Reading the lines about one player's board and wheel.

use super::place::{Placed, material, pairs, unseen};
use super::{card, number, plot, space};
use crate::Kanal;
use crate::board::{COLUMNS, Plot, Space};
use crate::card::CardId;
use crate::effect::Piece;
use crate::purse::Thing;
use crate::state::{Built, Player, State};

/// A line about one player.
pub(super) fn of_player(
    game: &Kanal,
    state: &mut State,
    who: usize,
    keyword: &str,
    rest: &[&str],
) -> Placed {
    let player = &mut state.players[who];
    let piece = match keyword {
        "paths" => Piece::Path,
        "roads" => Piece::Road,
        "rails" => Piece::Rail,
        "canals" => Piece::Canal,
        "bridges" => Piece::Bridge,
        _ => return of_player_else(game, state, who, keyword, rest),
    };
    player.pieces[piece as usize] |= spaces_of(rest)?;
    Ok(())
}

fn of_player_else(
    game: &Kanal,
    state: &mut State,
    who: usize,
    keyword: &str,
    rest: &[&str],
) -> Placed {
    let player = &mut state.players[who];
    match (keyword, rest) {
        ("wheel", _) => pairs(rest, |name, n| {
            let thing = material(name)?;
            let limit = game.rules.limit(thing);
            if n > limit {
                return Err(format!("at most {limit} {name} can be held"));
            }
            player.purse.set(thing, n);
            Ok(())
        }),
        ("thalers", [n]) => {
            let thalers: u16 = number(n)?;
            let limit = game.rules.limit(Thing::Thaler);
            player.purse.set(Thing::Thaler, thalers.min(limit));
            Ok(())
        }
        ("prestige", [n]) => number(n).map(|n| player.prestige = n),
        ("aside", spaces) => spaces_of(spaces).map(|set| player.aside |= set),
        ("building", [at, name, ways @ ..]) => {
            let (plot, card) = (plot(at)?, card(game, name)?);
            put_building(state, who, plot, card)?;
            let player = &mut state.players[who];
            for way in ways {
                match *way {
                    "routes" => player.by_routes |= plot.bit(),
                    "bridges" => player.by_bridges |= plot.bit(),
                    _ => return Err(format!("'{way}' is no way: routes or bridges")),
                }
            }
            Ok(())
        }
        ("board", [line, words @ ..]) => board(game, state, who, number(line)?, words),
        _ => Err(format!(
            "'{keyword} … {}' is not understood",
            rest.join(" ")
        )),
    }
}

fn put_building(state: &mut State, who: usize, plot: Plot, card: CardId) -> Placed {
    unseen(state, card);
    let player = &mut state.players[who];
    if player.occupied & plot.bit() != 0 {
        return Err(format!("{plot} has a building already"));
    }
    player.occupied |= plot.bit();
    player.buildings[plot.index()] = Some(Built::new(card));
    Ok(())
}

fn board(game: &Kanal, state: &mut State, who: usize, line: u8, words: &[&str]) -> Placed {
    let row = line.wrapping_sub(1) / 2;
    match (line, words.len()) {
        (1 | 3 | 5 | 7, 4) => {
            for (column, word) in (0..COLUMNS).zip(words) {
                put_route(&mut state.players[who], Space::level(row, column), word)?;
            }
            Ok(())
        }
        (2 | 4 | 6, 9) => {
            for (column, pair) in (0..=COLUMNS).zip(words.chunks(2)) {
                put_route(
                    &mut state.players[who],
                    Space::upright(row, column),
                    pair[0],
                )?;
                if let [_, word] = pair {
                    put_plot(game, state, who, Plot::new(row * COLUMNS + column), word)?;
                }
            }
            Ok(())
        }
        _ => Err("lines 1, 3, 5, 7 have four words, lines 2, 4, 6 nine".to_owned()),
    }
}

fn put_route(player: &mut Player, space: Space, word: &str) -> Placed {
    let route = word.trim_end_matches(['^', '~']);
    let mark = &word[route.len()..];
    if route != "." {
        let piece = Piece::from_word(route).filter(|piece| *piece != Piece::Bridge);
        let piece = piece.ok_or_else(|| format!("'{word}' is no route: . path road rail canal"))?;
        player.pieces[piece as usize] |= space.bit();
    }
    match mark {
        "" => {}
        "^" => player.pieces[Piece::Bridge as usize] |= space.bit(),
        "~" => {
            player.pieces[Piece::Bridge as usize] |= space.bit();
            player.aside |= space.bit();
        }
        _ => return Err(format!("'{word}': a bridge is ^, one laid aside is ~")),
    }
    Ok(())
}

fn put_plot(game: &Kanal, state: &mut State, who: usize, plot: Plot, word: &str) -> Placed {
    if word == "-" {
        return Ok(());
    }
    let (name, ways) = word.split_once('/').unwrap_or((word, ""));
    put_building(state, who, plot, card(game, name)?)?;
    let player = &mut state.players[who];
    for way in ways.chars() {
        match way {
            'r' => player.by_routes |= plot.bit(),
            'b' => player.by_bridges |= plot.bit(),
            _ => return Err(format!("'{word}': after / come r (routes) and b (bridges)")),
        }
    }
    Ok(())
}

fn spaces_of(names: &[&str]) -> Result<u32, String> {
    names
        .iter()
        .try_fold(0, |set, name| Ok(set | space(name)?.bit()))
}
