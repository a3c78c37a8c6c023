//! The table drawn for a terminal: each player's works as a grid with its letters and numbers, and what is on offer.
//!
//! Routes: `. . .` a path, `=` a road, `#` a rail, `~` a canal, `^` a bridge on it, `%` a bridge laid aside. `o` is a token of a
//! building. A number in brackets is that of the list.

use crate::board::{COLUMNS, Plot, ROWS, Space};
use crate::card::{CardId, Period};
use crate::effect::Piece;
use crate::purse::{Purse, Thing};
use crate::scoring;
use crate::space::{ActionSpace, Half};
use crate::state::{Colour, Disc, Finale, Phase, Player, State};
use crate::target::Target;
use crate::words::{
    amount, card_name, card_text, effect_text, lower_name, period_name, piece_name, purse,
    space_name, thing_name, who,
};
use crate::{Kanal, Mode, wheel};
use towpath_core::sketch::{Line, Lit, Paint, Room, beside, flow, shortened, wrap};
use towpath_core::{Message, Seat, Seats};

/// The width of a board.
const BOARD: usize = 40;
/// A plot between two route spaces.
const PLOT: usize = 6;
/// The number of a card, some letters of its name and its points.
const SHORTEST: usize = 13;

/// The table in the room of a terminal.
pub(crate) fn sketch(
    game: &Kanal,
    state: &State,
    lit: &[Lit<Target>],
    room: &Room<'_>,
) -> Vec<Line> {
    let mut lines = vec![heading(game, state, room)];
    let mut boards: Vec<Vec<Line>> = Seats::all(game.rules.players)
        .iter()
        .map(|seat| {
            let own: &[Lit<Target>] = if state.seat == seat { lit } else { &[] };
            works(game, state, seat, own, room)
        })
        .collect();
    if boards.len() == 1 {
        let own = boards.remove(0);
        let width = room.width.saturating_sub(BOARD);
        let offered = offers(game, state, lit, width, room);
        lines.extend(beside(own, BOARD, texts(game, state, offered, room)));
        lines.extend(spaces(state, lit, room));
    } else {
        let other = boards.pop().unwrap_or_default();
        let own = boards.pop().unwrap_or_default();
        lines.extend(beside(own, BOARD, other));
        lines.extend(spaces(state, lit, room));
        let offered = offers(game, state, lit, room.width / 2 - 1, room);
        lines.extend(two_columns(offered, room.width));
    }
    lines
}

/// The cards on offer, with their texts if there is room for all of them.
fn texts(game: &Kanal, state: &State, offered: Vec<Line>, room: &Room<'_>) -> Vec<Line> {
    let width = room.width.saturating_sub(BOARD + 4).max(20);
    let mut long = Vec::new();
    for (line, card) in offered.iter().zip(state.display.cards()) {
        long.push(line.clone());
        let text = wrap(&room.say(&card_text(game, *card)), width);
        let text = text.into_iter().map(|text| format!("    {text}"));
        long.extend(text.map(|text| Line::new().with(text, Paint::Faint)));
    }
    match long.len() + 2 <= room.height {
        true => long,
        false => offered,
    }
}

/// The texts of the cards, on offer and built, and what the spaces give.
pub(crate) fn details(game: &Kanal, state: &State, room: &Room<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    let put = |lines: &mut Vec<Line>, text: &str, paint| {
        let wrapped = wrap(text, room.width).into_iter();
        lines.extend(wrapped.map(|text| Line::new().with(text, paint)));
    };
    put(
        &mut lines,
        &room.word("terminal-kanal-legend"),
        Paint::Plain,
    );
    put(
        &mut lines,
        &room.word("terminal-kanal-offered"),
        Paint::Strong,
    );
    for card in state.display.cards() {
        let text = room.say(&card_line(game, *card, None));
        put(&mut lines, &text, Paint::Plain);
    }
    for seat in Seats::all(game.rules.players).iter() {
        let player = &state.players[seat.index()];
        if player.occupied == 0 {
            continue;
        }
        put(&mut lines, &room.say(&who(seat)), Paint::Strong);
        for plot in Plot::all() {
            if let Some(card) = player.card_at(plot) {
                let text = room.say(&card_line(game, card, Some(plot)));
                put(&mut lines, &text, Paint::Plain);
            }
        }
    }
    put(
        &mut lines,
        &room.word("terminal-kanal-spaces"),
        Paint::Strong,
    );
    for space in ActionSpace::ALL {
        let mut text = format!("{} {}", space.word(), room.say(&space_name(space)));
        if let Some(period) = space.cover() {
            let later = Message::new("terminal-kanal-later")
                .with("period", period_name(period))
                .with("action", lower_name(space));
            text = format!("{text}; {}", room.say(&later));
        }
        put(&mut lines, &text, Paint::Plain);
    }
    lines
}

/// A card with its name, its costs, its points and its text.
fn card_line(game: &Kanal, card: CardId, plot: Option<Plot>) -> Message {
    let place = plot.map_or_else(|| card.to_string(), |plot| plot.to_string());
    Message::new("terminal-kanal-card")
        .with("place", place)
        .with("card", card_name(game, card))
        .with("cost", costs(game, card))
        .with("prestige", game.card(card).prestige)
        .with("text", card_text(game, card))
}

fn costs(game: &Kanal, card: CardId) -> Message {
    let costs = game.card(card).costs.iter().flatten();
    crate::words::either(costs.map(|cost| purse(*cost)).collect())
        .unwrap_or_else(|| Message::new("kanal-nothing"))
}

/// A thing to touch in a list.
pub(crate) fn caption(
    game: &Kanal,
    state: &State,
    target: &Target,
    alone: bool,
) -> Option<Message> {
    let me = state.me();
    match *target {
        Target::Space { at, half } => {
            let name = match half {
                Half::Upper => space_name(at),
                Half::Lower => lower_name(at),
            };
            Some(
                Message::new("terminal-kanal-space")
                    .with("space", at.word())
                    .with("name", name)
                    .with("thalers", state.purses[at as usize]),
            )
        }
        Target::Buy(thing) => {
            let price = wheel::price_of(&game.rules, me, thing)?;
            Some(
                Message::new("terminal-kanal-buy")
                    .with("gain", amount(thing, 1))
                    .with("cost", amount(Thing::Thaler, price)),
            )
        }
        Target::Effect(number) => {
            let card = me.card_at(state.work.active?.plot)?;
            Some(
                Message::new("kanal-block-effect")
                    .with("number", number + 1)
                    .with("text", effect_text(game, card, number)),
            )
        }
        Target::Plot(plot) => {
            let card = me.card_at(plot)?;
            Some(
                Message::new("terminal-kanal-building")
                    .with("plot", plot.to_string())
                    .with("card", card_name(game, card))
                    .with("text", card_text(game, card)),
            )
        }
        Target::Card(card) if !alone => Some(card_line(game, card, None)),
        Target::Piece(piece) if !alone => Some(
            Message::new("terminal-kanal-piece")
                .with("piece", piece_name(piece))
                .with("cost", purse(game.rules.piece_cost(piece))),
        ),
        Target::Card(_)
        | Target::Piece(_)
        | Target::Route(_)
        | Target::Pile(_)
        | Target::Gain(_)
        | Target::Wheel(_)
        | Target::Rest
        | Target::Finish
        | Target::End
        | Target::Done => None,
    }
}

fn heading(game: &Kanal, state: &State, room: &Room<'_>) -> Line {
    let mut parts = Vec::new();
    if game.mode == Mode::Campaign {
        parts
            .push(room.say(&Message::new("terminal-kanal-game").with("game", state.campaign.game)));
    }
    if state.phase == Phase::Over {
        parts.push(room.word("table-over"));
    } else {
        let round = Message::new("terminal-round").with("round", state.round);
        parts.push(room.say(&round));
        if state.finale == Finale::LastRound {
            parts.push(room.word("terminal-kanal-last"));
        }
        parts.push(room.say(&who(state.seat)));
    }
    let mut line = Line::new().with("Kanal", Paint::Strong);
    for part in parts {
        line.put(" · ", Paint::Faint);
        line.put(part, Paint::Plain);
    }
    let piles: Vec<String> = Period::ALL
        .into_iter()
        .map(|period| format!("{} {}", room.say(&period_name(period)), state.pile(period)))
        .collect();
    line.put(" · ", Paint::Faint);
    let piles = Message::new("terminal-kanal-piles").with("piles", piles.join(", "));
    line.put(room.say(&piles), Paint::Faint);
    line
}

const fn colour_paint(seat: Seat) -> Paint {
    match Colour::of(seat) {
        Colour::Red => Paint::Red,
        Colour::Blue => Paint::Blue,
    }
}

const fn period_paint(period: Period) -> Paint {
    match period {
        Period::Green => Paint::Green,
        Period::Brown => Paint::Yellow,
        Period::Blue => Paint::Blue,
    }
}

/// A player: name and points, materials, and the grid.
fn works(
    game: &Kanal,
    state: &State,
    seat: Seat,
    lit: &[Lit<Target>],
    room: &Room<'_>,
) -> Vec<Line> {
    let player = &state.players[seat.index()];
    let points = Message::new("terminal-kanal-points")
        .with("points", scoring::points(game, state, seat))
        .with("thalers", amount(Thing::Thaler, player.have(Thing::Thaler)));
    let called = format!("{} {}", room.say(&who(seat)), room.name(seat));
    let title = Line::new()
        .with(shortened(called.trim_end(), 14), colour_paint(seat))
        .with(" ", Paint::Plain)
        .with(room.say(&points), Paint::Plain);
    let materials: Vec<String> = Thing::MATERIALS
        .into_iter()
        .map(|thing| room.say(&amount(thing, player.have(thing))))
        .collect();
    let mut lines = vec![
        title,
        Line::plain(shortened(&materials.join(" "), BOARD - 1)),
    ];
    let mut letters = Line::plain("    ");
    for column in 0..COLUMNS {
        let letter = char::from(b'a' + column).to_string();
        letters.put(format!("{letter:^PLOT$}   "), Paint::Faint);
    }
    lines.push(letters);
    for row in 0..=ROWS {
        lines.push(level_line(player, row, lit));
        if row < ROWS {
            lines.push(plot_line(state, player, seat, row, lit));
        }
    }
    lines
}

fn number_of(lit: &[Lit<Target>], target: Target) -> Option<usize> {
    let found = lit.iter().find(|lit| lit.target == target)?;
    Some(found.number)
}

const fn route_paint(piece: Option<Piece>) -> Paint {
    match piece {
        Some(Piece::Canal) => Paint::Blue,
        Some(Piece::Rail) => Paint::Strong,
        Some(Piece::Road) => Paint::Yellow,
        Some(Piece::Path | Piece::Bridge) | None => Paint::Plain,
    }
}

const fn route_sign(piece: Option<Piece>) -> char {
    match piece {
        Some(Piece::Path) => '.',
        Some(Piece::Road) => '=',
        Some(Piece::Rail) => '#',
        Some(Piece::Canal) => '~',
        Some(Piece::Bridge) | None => ' ',
    }
}

/// The sign of a bridge on a space.
fn bridge(player: &Player, space: Space) -> Option<char> {
    if player.aside & space.bit() != 0 {
        return Some('%');
    }
    (player.with(Piece::Bridge) & space.bit() != 0).then_some('^')
}

/// A route space in so many characters.
fn route(player: &Player, space: Space, width: usize, lit: &[Lit<Target>]) -> Line {
    if let Some(number) = number_of(lit, Target::Route(space)) {
        let text = format!("{number:^width$}");
        return Line::new().with(text, Paint::Lit);
    }
    let piece = player.route_at(space);
    let sign = route_sign(piece);
    let text: String = match (bridge(player, space), width) {
        (Some(bridge), 3) => format!("{sign}{bridge}{sign}"),
        (Some(bridge), _) => format!("{0}{0}{bridge}{bridge}{0}{0}", sign),
        (None, 3) => format!(" {sign} "),
        (None, _) => sign.to_string().repeat(width),
    };
    Line::new().with(text, route_paint(piece))
}

fn level_line(player: &Player, row: u8, lit: &[Lit<Target>]) -> Line {
    let mut line = Line::plain(" ");
    for column in 0..COLUMNS {
        line.put(" + ", Paint::Faint);
        line = line.followed_by(route(player, Space::level(row, column), PLOT, lit));
    }
    line.with(" +", Paint::Faint)
}

fn plot_line(state: &State, player: &Player, seat: Seat, row: u8, lit: &[Lit<Target>]) -> Line {
    let mut line = Line::new().with((row + 1).to_string(), Paint::Faint);
    for column in 0..COLUMNS {
        let upright = Space::upright(row, column);
        line = line.followed_by(route(player, upright, 3, lit));
        let plot = Plot::new(row * COLUMNS + column);
        line = line.followed_by(plot_cell(state, player, seat, plot, lit));
    }
    line.followed_by(route(player, Space::upright(row, COLUMNS), 3, lit))
}

fn plot_cell(state: &State, player: &Player, seat: Seat, plot: Plot, lit: &[Lit<Target>]) -> Line {
    let number = number_of(lit, Target::Plot(plot));
    let Some(card) = player.card_at(plot) else {
        let (text, paint) = match number {
            Some(number) => (format!("[{number}]"), Paint::Lit),
            None => (plot.to_string(), Paint::Faint),
        };
        return Line::new().with(format!("{text:^PLOT$}"), paint);
    };
    let active = state.seat == seat && state.work.active.is_some_and(|a| a.plot == plot);
    let waiting = state.seat == seat && state.work.waiting() & plot.bit() != 0;
    let sign = match (active, waiting) {
        (true, _) => '*',
        (false, true) => '!',
        (false, false) => ' ',
    };
    let tokens = "oo".get(..usize::from(player.tokens(plot))).unwrap_or("");
    let text = format!("{card}{sign}{tokens}");
    let paint = match number {
        Some(_) => Paint::Lit,
        None => period_paint(card.period()),
    };
    Line::new().with(format!("{text:<PLOT$}"), paint)
}

/// The action spaces with their thalers and discs.
fn spaces(state: &State, lit: &[Lit<Target>], room: &Room<'_>) -> Vec<Line> {
    let mut pieces = vec![Line::new().with(room.word("terminal-kanal-spaces"), Paint::Faint)];
    for space in ActionSpace::ALL {
        let halves = [Half::Upper, Half::Lower];
        let open = halves
            .into_iter()
            .any(|half| number_of(lit, Target::Space { at: space, half }).is_some());
        let name_paint = if open { Paint::Lit } else { Paint::Plain };
        let mut piece = Line::new().with(space.word(), name_paint);
        let (disc, paint) = match state.discs[space as usize] {
            Disc::Free => ("", Paint::Plain),
            Disc::Red => ("●R", Paint::Red),
            Disc::Blue => ("●B", Paint::Blue),
            Disc::Grey => ("●", Paint::Faint),
        };
        piece.put(disc, paint);
        let thalers = state.purses[space as usize];
        if thalers > 0 {
            piece.put(format!(" +{thalers}"), Paint::Yellow);
        }
        if space.cover().is_some_and(|period| state.pile(period) == 0) {
            piece.put("↓", Paint::Strong);
        }
        pieces.push(piece);
    }
    flow(pieces, "  ", room.width)
}

/// The cards on offer, each with its name, its costs and its points, on at most this width.
fn offers(
    game: &Kanal,
    state: &State,
    lit: &[Lit<Target>],
    width: usize,
    room: &Room<'_>,
) -> Vec<Line> {
    let offer = |card: &CardId| {
        let paint = match number_of(lit, Target::Card(*card)) {
            Some(_) => Paint::Lit,
            None => period_paint(card.period()),
        };
        // Where the words are too long for the line, their first three letters have to do.
        let said = |letters: usize| {
            let thing = |(thing, count): (Thing, u16)| {
                let name: String = room.say(&thing_name(thing)).chars().take(letters).collect();
                match letters {
                    usize::MAX => room.say(&amount(thing, count)),
                    _ => format!("{count}{name}"),
                }
            };
            let price = |cost: &Purse| cost.iter().map(thing).collect::<Vec<_>>().join(" ");
            let costs = game.card(*card).costs.iter().flatten();
            costs.map(price).collect::<Vec<_>>().join(" / ")
        };
        let fits = |price: &String| price.chars().count() + SHORTEST <= width;
        let price = Some(said(usize::MAX)).filter(fits);
        let price = price.or_else(|| Some(said(3)).filter(fits));
        // Of two long prices the first stands here; both are in the list and among the details.
        let price = price.unwrap_or_else(|| match said(3).split_once(" / ") {
            Some((first, _)) => format!("{first} / …"),
            None => said(3),
        });
        let end = format!(" *{}", game.card(*card).prestige);
        // Four for the card's number, a blank before and after its name.
        let left = width.saturating_sub(price.chars().count() + end.chars().count() + 5);
        let name = shortened(&room.say(&card_name(game, *card)), left.max(1));
        Line::new()
            .with(card.to_string(), paint)
            .with(format!(" {name} "), Paint::Plain)
            .with(price, Paint::Faint)
            .with(end, Paint::Strong)
    };
    state.display.cards().iter().map(offer).collect()
}

/// Lines in two columns.
fn two_columns(lines: Vec<Line>, width: usize) -> Vec<Line> {
    let rows = lines.len().div_ceil(2);
    let mut lines = lines.into_iter();
    let left: Vec<Line> = lines.by_ref().take(rows).collect();
    beside(left, width / 2, lines.collect())
}
