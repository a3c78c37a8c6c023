//! The table drawn for a terminal: the canal as two lines a stretch, the players beside it.
//!
//! A capital letter is a worker, a small one a worker that was moved this turn, `#` a lock, `=` a free cell of a counted
//! section, a number below a cell that of the list.

use crate::Arriala;
use crate::information::InformationState;
use crate::layout::Stretch;
use crate::place::{Colour, Place, Places};
use crate::scoring::majority;
use crate::state::{Phase, State};
use crate::target::Target;
use crate::words::{card_name, seat_name, side_name};
use towpath_core::sketch::{Line, Lit, Paint, Room, beside, flow, shortened, wrap};
use towpath_core::{Audience, Message, Seat};

/// Where the cells begin, behind the names of the towns.
const CELLS: usize = 17;
/// Where the players begin.
const SIDES: usize = 54;

/// The table in the room of a terminal.
pub(crate) fn sketch(
    game: &Arriala,
    info: &InformationState,
    lit: &[Lit<Target>],
    room: &Room<'_>,
) -> Vec<Line> {
    let state = &info.seen;
    let mut lines = vec![game.heading(state, room)];
    let canal = game.sketch_canal(state, lit);
    let mut sides = game.sketch_sides(info, lit, room);
    let mut works = game.sketch_works(state, room);
    // What has room beside the canal stands there, the rest below it.
    let width = room.width.saturating_sub(SIDES);
    while sides.len() < canal.len() && works.first().is_some_and(|work| work.width() <= width) {
        sides.push(works.remove(0));
    }
    lines.extend(beside(canal, SIDES, sides));
    works.extend(game.sketch_sections(state, room));
    lines.extend(flow(works, "  ", room.width));
    lines.extend(game.sketch_hands(info, lit, room));
    lines
}

/// How the cards work, and what may not be taken back.
pub(crate) fn details(game: &Arriala, info: &InformationState, room: &Room<'_>) -> Vec<Line> {
    let state = &info.seen;
    let mut lines = Vec::new();
    let mut say = |key: &'static str| {
        let text = room.word(key);
        lines.extend(wrap(&text, room.width).into_iter().map(Line::plain));
    };
    say("terminal-arriala-legend");
    say("terminal-arriala-costs");
    let bars: Vec<String> = state
        .barred
        .as_slice()
        .iter()
        .map(|shift| {
            let (from, to) = (game.layout.key(shift.to()), game.layout.key(shift.from()));
            format!("{} {from} → {to}", room.say(&side_name(shift.colour())))
        })
        .collect();
    if state.phase == Phase::Running && !bars.is_empty() {
        let text =
            room.say(&Message::new("terminal-arriala-barred").with("moves", bars.join(", ")));
        lines.extend(wrap(&text, room.width).into_iter().map(Line::plain));
    }
    lines
}

/// A thing to touch in a list.
pub(crate) fn caption(
    game: &Arriala,
    info: &InformationState,
    target: &Target,
    alone: bool,
) -> Option<Message> {
    if alone {
        return None;
    }
    Some(match target {
        Target::Worker { colour, at } => {
            let own = Colour::from(info.seen.seat) == *colour;
            Message::new(match own {
                true => "terminal-arriala-own-worker",
                false => "terminal-arriala-worker",
            })
            .with("colour", crate::words::colour_name(*colour))
            .with("place", game.place_name(*at))
        }
        Target::Stop(place) | Target::Vineyard(place) => {
            Message::new("terminal-arriala-place").with("place", game.place_name(*place))
        }
        Target::Card(card) => Message::new("terminal-arriala-card").with("card", card_name(*card)),
        Target::PlaceWorker => Message::new("terminal-arriala-place-worker"),
        Target::BuildLock => Message::new("terminal-arriala-build-lock"),
        Target::Section(_) | Target::River | Target::Art(_) | Target::Draw | Target::EndTurn => {
            return None;
        }
    })
}

const fn paint(colour: Colour) -> Paint {
    match colour {
        Colour::Red => Paint::Red,
        Colour::Yellow => Paint::Yellow,
        Colour::Green => Paint::Green,
        Colour::Purple => Paint::Purple,
    }
}

/// The letter of a worker, small if it was moved this turn.
fn worker(colour: Colour, moved: bool) -> (String, Paint) {
    let letter = colour.letter();
    let letter = match moved {
        true => letter.to_ascii_lowercase(),
        false => letter,
    };
    (letter.to_string(), paint(colour))
}

/// The letter of who leads or has built something; a dash for nobody.
fn mark(colour: Option<Colour>) -> (String, Paint) {
    match colour {
        Some(colour) => (colour.letter().to_string(), paint(colour)),
        None => ("-".to_owned(), Paint::Faint),
    }
}

impl Arriala {
    fn heading(&self, state: &State, room: &Room<'_>) -> Line {
        let line = Line::new().with("Arriala", Paint::Strong);
        let rest = match state.phase {
            Phase::Over(_) => room.word("table-over"),
            Phase::Running => room.say(
                &Message::new("terminal-arriala-turn")
                    .with("turn", state.turn + 1)
                    .with("seat", seat_name(state.seat))
                    .with("points", state.points),
            ),
        };
        line.with(" · ", Paint::Faint).with(rest, Paint::Plain)
    }

    fn sketch_canal(&self, state: &State, lit: &[Lit<Target>]) -> Vec<Line> {
        let mut lines = Vec::new();
        let towns = self.layout.line & self.layout.shared;
        let stretches = self.layout.stretches().iter().map(Some);
        for (town, stretch) in towns.iter().zip(stretches.chain([None])) {
            if !self.layout.towns.contains(town) {
                continue;
            }
            let name = self.layout.name_of(town);
            let name = name.map_or("", |name| name.name.as_str());
            let town_paint = match touched(lit, town) {
                Some(_) => Paint::Lit,
                None => Paint::Strong,
            };
            let mut upper = Line::new().with(shortened(name, CELLS - 2), town_paint);
            let mut lower = Line::plain(" ").followed_by(self.crowd(state, town));
            match stretch {
                Some(stretch) => {
                    upper = upper.padded(CELLS);
                    lower = lower.padded(CELLS);
                    self.sketch_stretch(state, stretch, lit, &mut upper, &mut lower);
                    lines.extend([upper, lower]);
                }
                None => lines.push(upper.followed_by(lower)),
            }
        }
        lines
    }

    fn sketch_stretch(
        &self,
        state: &State,
        stretch: &Stretch,
        lit: &[Lit<Target>],
        upper: &mut Line,
        lower: &mut Line,
    ) {
        for cell in stretch.cells {
            upper.put(format!("{:>3}", self.layout.key(cell)), Paint::Faint);
            let worker_here = state
                .worker_on(cell)
                .map(|colour| worker(colour, state.moved.arrivals(colour, cell) > 0));
            let number = touched(lit, cell);
            let (sign, paint) = match (worker_here, number) {
                _ if state.locks.contains(cell) => ("#".to_owned(), Paint::Blue),
                (Some((letter, _)), Some(_)) => (letter, Paint::Lit),
                (Some(worker), None) => worker,
                (None, Some(number)) => (number.to_string(), Paint::Lit),
                (None, None) if state.counted.cells().contains(cell) => {
                    ("=".to_owned(), Paint::Faint)
                }
                (None, None) => (".".to_owned(), Paint::Faint),
            };
            lower.put(" ".repeat(3_usize.saturating_sub(sign.len())), Paint::Plain);
            lower.put(sign, paint);
        }
        let locks = (state.locks & stretch.cells).len();
        upper.put("  #", Paint::Blue);
        upper.put(format!("{locks}/{}", stretch.max_locks), Paint::Faint);
    }

    /// The workers of a town or vineyard as letters.
    fn crowd(&self, state: &State, place: Place) -> Line {
        let mut line = Line::new();
        for colour in self.layout.colours() {
            let moved = state.moved.arrivals(colour, place);
            for index in 0..state.count(&self.layout, colour, place) {
                let (letter, paint) = worker(colour, index < moved);
                line.put(letter, paint);
            }
        }
        line
    }

    fn sketch_sides(
        &self,
        info: &InformationState,
        lit: &[Lit<Target>],
        room: &Room<'_>,
    ) -> Vec<Line> {
        let state = &info.seen;
        let head = |key| format!("{:>6}", shortened(&room.word(key), 6));
        let mut lines = vec![Line::new().padded(8).with(
            head("terminal-points") + &head("terminal-stock") + &head("terminal-hand-short"),
            Paint::Faint,
        )];
        for colour in self.layout.colours() {
            let index = colour.index();
            let (letter, paint) = mark(Some(colour));
            let seat = Seat::new(index as u8);
            let playing = index < usize::from(self.players);
            let name = match playing {
                true => room.name(seat).to_owned(),
                false => room.word("table-virtual-player"),
            };
            let mut line = Line::new().with(letter, paint);
            line.put(format!(" {}", shortened(&name, 6)), Paint::Plain);
            line = line.padded(8);
            line.put(format!("{:>6}", self.renown(state, colour)), Paint::Strong);
            if playing {
                let (stock, cards) = (state.reserve[index], info.hand_sizes[index]);
                line.put(format!("{stock:>6}{cards:>6}"), Paint::Plain);
            }
            lines.push(line);
        }
        for vineyard in self.layout.vineyards {
            let (_, leader, places) = self.vineyard_result(state, vineyard);
            let name = self.layout.name_of(vineyard);
            let taken = state.in_vineyard(&self.layout, vineyard);
            let paint = match touched(lit, vineyard) {
                Some(_) => Paint::Lit,
                None => Paint::Plain,
            };
            let name = name.map_or("", |name| name.name.as_str());
            let (letter, lead) = mark(leader);
            let line = Line::new()
                .with(shortened(name, 11), paint)
                .padded(12)
                .with(format!("{taken}/{places} "), Paint::Plain)
                .with(letter, lead)
                .with(" ", Paint::Plain)
                .followed_by(self.crowd(state, vineyard));
            lines.push(line);
        }
        lines
    }

    fn sketch_works(&self, state: &State, room: &Room<'_>) -> Vec<Line> {
        let mut river = Line::new().with(room.word("terminal-arriala-river"), Paint::Faint);
        for by in &state.river[..usize::from(self.layout.river_works)] {
            let (letter, paint) = mark(*by);
            river.put(" ", Paint::Plain);
            river.put(letter, paint);
        }
        let mut pieces = vec![river];
        for (work, by) in (0..).zip(&state.art[..self.layout.arts.len()]) {
            let (letter, paint) = mark(*by);
            let name = room.say(&self.art_name(work));
            let piece = Line::new().with(format!("{name} "), Paint::Faint);
            pieces.push(piece.with(letter, paint));
        }
        pieces
    }

    /// What each open section pays, how full it is and who leads.
    fn sketch_sections(&self, state: &State, room: &Room<'_>) -> Vec<Line> {
        let mut pieces = Vec::new();
        for section in self.sections(state) {
            if !(section.cells & state.counted.cells()).is_empty() {
                continue;
            }
            let workers = Arriala::workers_on(state, section.cells);
            let filled: u8 = workers.iter().sum();
            let size = section.cells.len();
            let (letter, paint) = mark(majority(workers));
            let text = format!("{} {filled}/{size} +", self.range(section.cells));
            let mut piece = Line::new();
            if pieces.is_empty() {
                let title = room.word("terminal-arriala-sections");
                piece.put(format!("{title} "), Paint::Faint);
            }
            piece.put(
                format!("{text}{} ", self.section_points(size)),
                Paint::Plain,
            );
            pieces.push(piece.with(letter, paint));
        }
        pieces
    }

    fn range(&self, cells: Places) -> String {
        let mut numbers = cells.iter().filter_map(|cell| self.layout.number(cell));
        match (numbers.next(), numbers.last()) {
            (Some(first), Some(last)) => format!("{first}–{last}"),
            (Some(only), None) => only.to_string(),
            (None, _) => String::new(),
        }
    }

    fn sketch_hands(
        &self,
        info: &InformationState,
        lit: &[Lit<Target>],
        room: &Room<'_>,
    ) -> Vec<Line> {
        let mut lines = Vec::new();
        for seat in (0..self.players).map(Seat::new) {
            if !info.sees(seat) {
                continue;
            }
            let title = match info.audience {
                Audience::Seat(_) => room.word("terminal-hand"),
                Audience::Spectator | Audience::Everything => room.say(&seat_name(seat)),
            };
            let mut pieces = vec![Line::new().with(format!("{title}:"), Paint::Faint)];
            let hand = info.seen.hands[seat.index()];
            let mut before = None;
            for card in hand.iter() {
                if before == Some(card) {
                    continue;
                }
                before = Some(card);
                let name = room.say(&card_name(card));
                let text = match hand.count(card) {
                    1 => name,
                    count => format!("{count}× {name}"),
                };
                let paint = match lit.iter().any(|lit| lit.target == Target::Card(card)) {
                    true => Paint::Lit,
                    false => Paint::Plain,
                };
                pieces.push(Line::new().with(text, paint));
            }
            lines.extend(flow(pieces, "  ", room.width));
        }
        lines
    }
}

/// The number in the list of what is touched at a place: the place itself, or a worker on it.
fn touched(lit: &[Lit<Target>], place: Place) -> Option<usize> {
    let at = |target: &Target| match target {
        Target::Stop(at) | Target::Vineyard(at) | Target::Worker { at, .. } => Some(*at),
        Target::Section(_)
        | Target::River
        | Target::Art(_)
        | Target::Card(_)
        | Target::PlaceWorker
        | Target::BuildLock
        | Target::Draw
        | Target::EndTurn => None,
    };
    let found = lit.iter().find(|lit| at(&lit.target) == Some(place))?;
    Some(found.number)
}
