//! The position as plain text.

use crate::board::{COLUMNS, Plot, ROWS, Space};
use crate::card::{CardId, Period};
use crate::effect::Piece;
use crate::purse::Thing;
use crate::scoring;
use crate::space::ActionSpace;
use crate::state::{Colour, Finale, Phase, Player, State};
use crate::{Kanal, Mode};
use std::fmt::Write;
use towpath_core::{Seat, Seats};

/// The whole table as lines of text.
pub(crate) fn render_text(game: &Kanal, state: &State) -> String {
    let mut text = String::new();
    let out = &mut text;
    heading(game, state, out);
    spaces(state, out);
    display(game, state, out);
    for seat in Seats::all(game.rules.players).iter() {
        out.push('\n');
        player(game, state, seat, out);
    }
    text
}

fn heading(game: &Kanal, state: &State, out: &mut String) {
    if game.mode == Mode::Campaign {
        let _ = write!(out, "game {}, ", state.campaign.game);
    }
    let _ = write!(out, "round {}", state.round);
    if state.finale == Finale::LastRound {
        out.push_str(", the last");
    }
    if crate::round::discard_threatens(game, state) {
        out.push_str(", a card goes if nothing is built again");
    }
    let _ = match state.phase {
        Phase::Over => writeln!(out, ", over"),
        Phase::Place | Phase::Go | Phase::Act | Phase::Wheel | Phase::Turned => {
            writeln!(out, ", {} to decide", Colour::of(state.seat).word())
        }
    };
}

fn spaces(state: &State, out: &mut String) {
    for space in ActionSpace::ALL {
        let thalers = state.purses[space as usize];
        let _ = write!(out, "{}: {thalers}t", space.word());
        if let Some(colour) = state.discs[space as usize].word() {
            let _ = write!(out, " {colour}");
        }
        if space.cover().is_some_and(|period| state.pile(period) == 0) {
            out.push_str(" +lower");
        }
        out.push_str(match space {
            ActionSpace::T4 | ActionSpace::B3 => "\n",
            ActionSpace::T1
            | ActionSpace::T2
            | ActionSpace::T3
            | ActionSpace::B1
            | ActionSpace::B2 => " | ",
        });
    }
}

fn display(game: &Kanal, state: &State, out: &mut String) {
    out.push_str("piles:");
    for period in Period::ALL {
        let _ = write!(out, " {} {}", period.word(), state.pile(period));
    }
    out.push('\n');
    for card in state.display.cards() {
        card_line(game, *card, out);
    }
}

fn card_line(game: &Kanal, card: CardId, out: &mut String) {
    let costs: Vec<String> = game
        .card(card)
        .costs
        .iter()
        .flatten()
        .map(ToString::to_string)
        .collect();
    let (name, effect) = match game.components.printing(card) {
        Some(printing) => (printing.name.en.as_str(), printing.text.as_str()),
        None => ("", ""),
    };
    let _ = writeln!(
        out,
        "{card} {name} ({}), {} prestige: {effect}",
        costs.join(" or "),
        game.card(card).prestige
    );
}

fn player(game: &Kanal, state: &State, seat: Seat, out: &mut String) {
    let player = &state.players[seat.index()];
    let _ = write!(out, "{}:", Colour::of(seat).word());
    for thing in Thing::MATERIALS {
        let _ = write!(out, " {} {}", thing.word(), player.have(thing));
    }
    let _ = writeln!(
        out,
        ", thalers {}, prestige {}, points {}",
        player.have(Thing::Thaler),
        player.prestige,
        scoring::points(game, state, seat)
    );
    for row in 0..=ROWS {
        level_line(player, row, out);
        if row < ROWS {
            plot_line(player, row, out);
        }
    }
    let active = state.work.active.map(|active| active.plot);
    if state.seat == seat && (active.is_some() || state.work.waiting() != 0) {
        if let Some(plot) = active {
            let _ = write!(out, "active: {plot} ");
        }
        let waiting: Vec<String> = Plot::of(state.work.waiting())
            .map(|plot| plot.to_string())
            .collect();
        let _ = writeln!(out, "waiting: {}", waiting.join(" "));
    }
}

/// A route space in a word: its route, `^` for a bridge, `~` for one laid aside.
pub(crate) fn space_word(player: &Player, space: Space) -> String {
    let mut word = player.route_at(space).map_or(".", Piece::word).to_owned();
    if player.aside & space.bit() != 0 {
        word.push('~');
    } else if player.with(Piece::Bridge) & space.bit() != 0 {
        word.push('^');
    }
    word
}

fn level_line(player: &Player, row: u8, out: &mut String) {
    let mut line = String::from("  ");
    for column in 0..COLUMNS {
        let word = space_word(player, Space::level(row, column));
        let _ = write!(line, "{:^7}{word:^9}", "+");
    }
    let _ = writeln!(out, "{line}   +");
}

fn plot_line(player: &Player, row: u8, out: &mut String) {
    let mut line = format!("{} ", row + 1);
    for column in 0..COLUMNS {
        let plot = Plot::new(row * COLUMNS + column);
        let tokens = "oo".get(..usize::from(player.tokens(plot))).unwrap_or("");
        let building = match player.card_at(plot) {
            Some(card) => format!("{card} {tokens}"),
            None => "-".to_owned(),
        };
        let word = space_word(player, Space::upright(row, column));
        let _ = write!(line, "{word:^7}{building:^9}");
    }
    let word = space_word(player, Space::upright(row, COLUMNS));
    let line = format!("{line}{word:^7}");
    let _ = writeln!(out, "{}", line.trim_end());
}
