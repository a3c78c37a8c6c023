//! Writing a position as lines that can be read back.

use crate::board::{COLUMNS, Plot, ROWS, Space};
use crate::card::{CardId, CardSet, Period};
use crate::purse::Thing;
use crate::render::space_word;
use crate::space::ActionSpace;
use crate::state::{Choice, Colour, Finale, Phase, Player, State, Way};
use crate::{Kanal, Mode};
use towpath_core::Seats;

/// The position as lines.
pub(super) fn position(game: &Kanal, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    for space in ActionSpace::ALL {
        let thalers = state.purses[space as usize];
        let disc = state.discs[space as usize].word().unwrap_or_default();
        let line = format!("space {} {thalers} {disc}", space.word());
        lines.push(line.trim_end().to_owned());
    }
    step(state, &mut lines);
    lines.push(format!("round {}", state.round));
    lines.push(format!("start {}", Colour::of(state.start).word()));
    match state.finale {
        Finale::Open => {}
        Finale::NextRound => lines.push("last-round-next".to_owned()),
        Finale::LastRound => lines.push("last-round".to_owned()),
    }
    for (name, count) in [("built", state.built), ("quiet", state.quiet)] {
        if count > 0 {
            lines.push(format!("{name} {count}"));
        }
    }
    lines.push(format!("turns {}", state.turn));
    cards(game, state, &mut lines);
    for seat in Seats::all(game.rules.players).iter() {
        player(
            Colour::of(seat).word(),
            &state.players[seat.index()],
            &mut lines,
        );
    }
    work(state, &mut lines);
    campaign(game, state, &mut lines);
    lines
}

fn step(state: &State, lines: &mut Vec<String>) {
    let who = Colour::of(state.seat).word();
    lines.push(match (state.phase, state.work.space) {
        (Phase::Place, _) => format!("phase place {who}"),
        (Phase::Wheel, _) => format!("phase wheel {who}"),
        (Phase::Turned, _) => format!("phase turned {who}"),
        (Phase::Over, _) => format!("phase over {who}"),
        (Phase::Act, Some(space)) => format!("turn {who} {}", space.word()),
        (Phase::Act | Phase::Go, _) => format!("turn {who}"),
    });
}

/// The cards of a set, as words.
fn names(set: impl IntoIterator<Item = CardId>) -> String {
    let words: Vec<String> = set.into_iter().map(CardId::word).collect();
    words.join(" ")
}

fn cards(game: &Kanal, state: &State, lines: &mut Vec<String>) {
    for period in Period::ALL {
        lines.push(format!("pile {} {}", period.word(), state.pile(period)));
    }
    if !state.display.is_empty() {
        let cards = state.display.cards().iter().copied();
        lines.push(format!("display {}", names(cards)));
    }
    // What has been seen and lies neither in the display nor on a board.
    let mut seen = Vec::new();
    for period in Period::ALL {
        let unseen = state.unseen[period as usize];
        let open = |card: &CardId| {
            state.display.cards().contains(card)
                || state.players.iter().any(|player| {
                    let mut built = player.buildings.iter().flatten();
                    built.any(|built| built.card() == *card)
                })
        };
        let all = game.fresh[period as usize];
        let faces = all.iter().filter(|face| !unseen.contains(*face));
        let cards = faces.map(|face| CardId::from_face(period, face));
        seen.extend(cards.filter(|card| !open(card)));
    }
    if !seen.is_empty() {
        lines.push(format!("seen {}", names(seen)));
    }
}

fn player(who: &str, player: &Player, lines: &mut Vec<String>) {
    let mut wheel = format!("wheel {who}");
    for thing in Thing::MATERIALS {
        wheel += &format!(" {} {}", thing.word(), player.have(thing));
    }
    lines.push(wheel);
    lines.push(format!("thalers {who} {}", player.have(Thing::Thaler)));
    lines.push(format!("prestige {who} {}", player.prestige));
    for line in 1..=7 {
        lines.push(format!("board {who} {line} {}", board_line(player, line)));
    }
}

/// A line of the board, from 1 to 7.
pub(super) fn board_line(player: &Player, line: u8) -> String {
    let row = (line - 1) / 2;
    let mut words = Vec::new();
    if line % 2 == 1 {
        for column in 0..COLUMNS {
            words.push(space_word(player, Space::level(row.min(ROWS), column)));
        }
        return words.join(" ");
    }
    for column in 0..=COLUMNS {
        words.push(space_word(player, Space::upright(row, column)));
        if column < COLUMNS {
            words.push(plot_word(player, Plot::new(row * COLUMNS + column)));
        }
    }
    words.join(" ")
}

fn plot_word(player: &Player, plot: Plot) -> String {
    let Some(card) = player.card_at(plot) else {
        return "-".to_owned();
    };
    let routes = player.by_routes & plot.bit() != 0;
    let bridges = player.by_bridges & plot.bit() != 0;
    let ways = match (routes, bridges) {
        (false, false) => "",
        (true, false) => "/r",
        (false, true) => "/b",
        (true, true) => "/rb",
    };
    format!("{}{ways}", card.word())
}

fn work(state: &State, lines: &mut Vec<String>) {
    let work = &state.work;
    if work.space.is_some() {
        let parts = work.parts;
        lines.push(format!(
            "parts building {} bridge {} path {} road {} light {} route {} gain {}",
            parts.building,
            parts.bridge,
            parts.path,
            parts.road,
            parts.light,
            parts.route,
            parts.gain
        ));
    }
    for (way, set) in [
        ("routes", work.waiting_routes),
        ("bridges", work.waiting_bridges),
    ] {
        if set != 0 {
            let plots: Vec<String> = Plot::of(set).map(|plot| plot.to_string()).collect();
            lines.push(format!("waiting {way} {}", plots.join(" ")));
        }
    }
    if let Some(active) = work.active {
        let way = match active.way {
            Way::Routes => "routes",
            Way::Bridges => "bridges",
        };
        let mut line = format!("active {} {way}", active.plot);
        for number in 0..8 {
            if active.used >> number & 1 == 1 {
                line += &format!(" used {}", number + 1);
            }
        }
        line += &format!(
            " effect {} left {} pieces {}",
            active.effect + 1,
            active.left,
            active.pieces
        );
        if active.build != 0 {
            let (gain, row) = (active.build >> 4, active.build & 0xf);
            line += &format!(" gain {} row {}", gain + 1, row + 1);
        }
        lines.push(line);
        choice(active.choice, lines);
    }
    if !work.gain.is_empty() {
        let mut line = "gain".to_owned();
        for (thing, amount) in work.gain.iter() {
            line += &format!(" {} {amount}", thing.word());
        }
        lines.push(line);
    }
}

/// What is left to choose of an effect.
fn choice(choice: Choice, lines: &mut Vec<String>) {
    let (mut line, things) = match choice {
        Choice::None => return,
        Choice::Paying(paying) => {
            let (price, owed, amount) = (paying.price + 1, paying.owed, paying.amount);
            let line = format!("paying price {price} owed {owed} amount {amount}");
            (line, paying.things)
        }
        Choice::Picking(picking) => {
            let line = format!("picking kinds {} each {}", picking.kinds, picking.each);
            (line, picking.from)
        }
    };
    for thing in things.iter() {
        line += &format!(" {} 1", thing.word());
    }
    lines.push(line);
}

fn campaign(game: &Kanal, state: &State, lines: &mut Vec<String>) {
    if game.mode != Mode::Campaign {
        return;
    }
    let campaign = &state.campaign;
    let mut line = format!("game {}", campaign.game);
    for points in &campaign.points[..usize::from(campaign.game - 1)] {
        line += &format!(" {points}");
    }
    lines.push(line);
    lines.push(format!("old {}", campaign.old));
    let mut set = |name: &str, set: CardSet| {
        if !set.is_empty() {
            let cards = set.iter().map(|face| CardId::from_face(Period::Blue, face));
            lines.push(format!("{name} {}", names(cards)));
        }
    };
    set("set-aside", campaign.set_aside);
    set("discarded", campaign.discarded);
    set("built-before", campaign.built);
}
