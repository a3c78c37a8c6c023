//! Answering what a scenario asks of a position.

use super::position::board_line;
use super::{action_space, number, plot, seat, space};
use crate::board::{Plot, Space};
use crate::card::{CardId, Period};
use crate::effect::Piece;
use crate::purse::Thing;
use crate::scoring::{self, Score};
use crate::state::{Colour, Finale, Phase, Player, State};
use crate::turn::step;
use crate::{Kanal, check};
use towpath_core::Notation;

/// The value of something.
pub(super) fn observe(game: &Kanal, state: &State, words: &[&str]) -> Result<String, String> {
    match *words {
        ["round"] => Ok(state.round.to_string()),
        ["start"] => Ok(Colour::of(state.start).word().to_owned()),
        ["last-round"] => Ok(yes(state.finale == Finale::LastRound)),
        ["last-round-next"] => Ok(yes(state.finale == Finale::NextRound)),
        ["phase"] => Ok(phase(state.phase)),
        ["step"] => Ok(step(state).word().to_owned()),
        ["game"] => Ok(state.campaign.game.to_string()),
        ["display"] => Ok(none_or(
            state.display.cards().iter().map(|card| card.word()),
        )),
        ["pile", name] => {
            let period = Period::from_word(name);
            let period =
                period.ok_or_else(|| format!("'{name}' is no pile: green, brown, blue"))?;
            Ok(state.pile(period).to_string())
        }
        ["space", name] => {
            let space = action_space(name)? as usize;
            let disc = state.discs[space].word().unwrap_or_default();
            let text = format!("{} {disc}", state.purses[space]);
            Ok(text.trim_end().to_owned())
        }
        ["lower", name] => {
            let cover = action_space(name)?.cover();
            let open = cover.is_some_and(|period| state.pile(period) == 0);
            Ok(if open { "open" } else { "closed" }.to_owned())
        }
        ["waiting"] => Ok(none_or(
            Plot::of(state.work.waiting()).map(|p| p.to_string()),
        )),
        ["active"] => Ok(match state.work.active {
            Some(active) => active.plot.to_string(),
            None => "nothing".to_owned(),
        }),
        ["gain"] => Ok(state.work.gain.to_string()),
        ["grade"] => Ok(match scoring::outcome(game, state) {
            Some(outcome) => outcome.grade.unwrap_or("nothing").to_owned(),
            None => "nothing".to_owned(),
        }),
        ["what-if", ref rest @ ..] => what_if(game, state, rest),
        [keyword, who, ref rest @ ..] => {
            let seat = seat(game, state, who)?;
            let player = &state.players[seat.index()];
            if keyword == "score" {
                return score(game, state, seat, rest);
            }
            of_player(player, keyword, rest)
        }
        _ => Err(format!("'{}' cannot be asked", words.join(" "))),
    }
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

/// Words in a row, or `nothing`.
fn none_or(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    match words.is_empty() {
        true => "nothing".to_owned(),
        false => words.join(" "),
    }
}

fn phase(phase: Phase) -> String {
    match phase {
        Phase::Place => "place",
        Phase::Go => "go",
        Phase::Act => "act",
        Phase::Wheel => "wheel",
        Phase::Turned => "turned",
        Phase::Over => "over",
    }
    .to_owned()
}

fn what_if(game: &Kanal, state: &State, words: &[&str]) -> Result<String, String> {
    let action = game
        .parse(&words.join(" "))
        .map_err(|error| error.message)?;
    check::check(game, state, &action)
        .map_err(|refusal| format!("refused by {}", refusal.rule()))?;
    let (before, after) = scoring::what_if(game, state, state.seat, action);
    Ok(format!("{:+}", after.total() - before.total()))
}

fn score(
    game: &Kanal,
    state: &State,
    seat: towpath_core::Seat,
    rest: &[&str],
) -> Result<String, String> {
    let score = Score::of(game, &state.players[seat.index()]);
    let points = match *rest {
        [] => scoring::points(game, state, seat),
        ["prestige"] => score.prestige,
        ["buildings"] => score.buildings,
        ["thalers"] => score.thalers,
        ["value"] => score.value,
        ["base"] => score.base,
        ["routes"] => score.routes,
        ["empty"] => score.empty,
        _ => {
            return Err(
                "parts of a score: prestige buildings thalers value base routes empty".to_owned(),
            );
        }
    };
    Ok(points.to_string())
}

fn of_player(player: &Player, keyword: &str, rest: &[&str]) -> Result<String, String> {
    let spaces = |set: u32| Ok(none_or(Space::of(set).map(Space::name)));
    if let ([], Some(thing)) = (rest, Thing::from_word(keyword)) {
        return Ok(player.have(thing).to_string());
    }
    match (keyword, rest) {
        ("wheel", []) => {
            let words = Thing::MATERIALS.map(|t| format!("{} {}", t.word(), player.have(t)));
            Ok(words.join(" "))
        }
        ("thalers", []) => Ok(player.have(Thing::Thaler).to_string()),
        ("prestige", []) => Ok(player.prestige.to_string()),
        ("paths", []) => spaces(player.with(Piece::Path)),
        ("roads", []) => spaces(player.with(Piece::Road)),
        ("rails", []) => spaces(player.with(Piece::Rail)),
        ("canals", []) => spaces(player.with(Piece::Canal)),
        ("bridges", []) => spaces(player.with(Piece::Bridge)),
        ("aside", []) => spaces(player.aside),
        ("empty", []) => Ok(player.empty_spaces().count_ones().to_string()),
        ("board", [line]) => match number::<u8>(line)? {
            line @ 1..=7 => Ok(board_line(player, line)),
            _ => Err("a board has lines 1 to 7".to_owned()),
        },
        ("route", [at]) => {
            let route = player.route_at(space(at)?);
            Ok(route.map_or("nothing", Piece::word).to_owned())
        }
        ("bridge", [at]) => {
            let bit = space(at)?.bit();
            let there = player.with(Piece::Bridge) & bit != 0;
            Ok(match (there, player.aside & bit != 0) {
                (_, true) => "aside".to_owned(),
                (there, false) => yes(there),
            })
        }
        ("plot", [at]) => {
            let card = player.card_at(plot(at)?);
            Ok(card.map_or_else(|| "nothing".to_owned(), CardId::word))
        }
        ("tokens", [at]) => {
            let plot = plot(at)?;
            match player.card_at(plot) {
                Some(_) => Ok(player.tokens(plot).to_string()),
                None => Err(format!("{plot} has no building")),
            }
        }
        _ => Err(format!("'{keyword} … {}' cannot be asked", rest.join(" "))),
    }
}
