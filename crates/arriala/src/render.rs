//! The table as plain text for a terminal of 80 columns.
//!
//! A capital letter is a worker, a small one a worker that was moved this turn, `#` a lock; `=` underlines cells of
//! counted sections.

use crate::Arriala;
use crate::cards::Card;
use crate::information::InformationState;
use crate::layout::Stretch;
use crate::place::{Colour, Place, Places};
use crate::shift::Shift;
use crate::state::{Ending, Phase, State};
use std::fmt::Write;
use towpath_core::{Audience, Seat};

/// The table as plain text.
pub(crate) fn render_text(game: &Arriala, info: &InformationState) -> String {
    let state = &info.seen;
    let mut text = game.headline(state);
    text.push('\n');
    let towns = game.layout.line & game.layout.shared;
    let stretches = game.layout.stretches().iter().map(Some);
    for (town, stretch) in towns.iter().zip(stretches.chain([None])) {
        if game.layout.towns.contains(town) {
            game.draw_town(state, town, &mut text);
        }
        if let Some(stretch) = stretch.filter(|s| !(s.cells & game.layout.cells).is_empty()) {
            game.draw_stretch(state, stretch, &mut text);
        }
    }
    text.push('\n');
    game.draw_sections(state, &mut text);
    game.draw_vineyards(state, &mut text);
    game.draw_works(state, &mut text);
    text.push('\n');
    game.draw_sides(info, &mut text);
    game.draw_cards(info, &mut text);
    game.draw_bars(state, &mut text);
    text
}

impl Arriala {
    fn headline(&self, state: &State) -> String {
        match state.phase {
            Phase::Over(Ending::Built) => "Arriala: the canal is built.\n".to_owned(),
            Phase::Over(Ending::Stalled) => "Arriala: over, nothing moved on.\n".to_owned(),
            Phase::Over(Ending::Passed) => "Arriala: over, everyone passed.\n".to_owned(),
            Phase::Running => {
                let mut text = format!(
                    "Arriala, turn {}: {} to act, action points left: {}\n",
                    state.turn + 1,
                    Colour::from(state.seat).word(),
                    state.points
                );
                let quiet_limit = self.quiet_limit();
                let (quiet, passes) = self.standstill(state);
                if quiet > quiet_limit / 2 || passes >= self.players {
                    let _ = writeln!(
                        text,
                        "Standstill: {quiet} of {quiet_limit} quiet turns, {passes} of {} passes in a row",
                        self.pass_limit()
                    );
                }
                text
            }
        }
    }

    fn draw_town(&self, state: &State, town: Place, text: &mut String) {
        let name = self
            .layout
            .name_of(town)
            .map_or("", |name| name.name.as_str());
        let workers = self.letters(state, town);
        let _ = writeln!(text, "{}", format!("[{name}] {workers}").trim_end());
    }

    /// The workers of a town or vineyard as letters.
    fn letters(&self, state: &State, place: Place) -> String {
        let mut letters = Vec::new();
        for colour in self.layout.colours() {
            let moved = state.moved.arrivals(colour, place);
            for index in 0..state.count(&self.layout, colour, place) {
                letters.push(letter(colour, index < moved).to_string());
            }
        }
        letters.join(" ")
    }

    fn draw_stretch(&self, state: &State, stretch: &Stretch, text: &mut String) {
        let (mut numbers, mut cells, mut counted) = (String::new(), String::new(), String::new());
        for cell in stretch.cells {
            let _ = write!(numbers, "{:>4}", self.layout.key(cell));
            let sign = if state.locks.contains(cell) {
                '#'
            } else {
                let moved = |colour| state.moved.arrivals(colour, cell) > 0;
                state.worker_on(cell).map_or('.', |c| letter(c, moved(c)))
            };
            let _ = write!(cells, "{sign:>4}");
            counted += if state.counted.cells().contains(cell) {
                "  =="
            } else {
                "    "
            };
        }
        let locks = (state.locks & stretch.cells).len();
        let _ = writeln!(text, "  |{numbers}");
        let _ = writeln!(text, "  |{cells}    locks {locks} of {}", stretch.max_locks);
        let _ = writeln!(text, "{}", format!("  |{counted}").trim_end());
    }

    fn draw_sections(&self, state: &State, text: &mut String) {
        let _ = writeln!(text, "Open sections");
        for section in self.sections(state) {
            if !(section.cells & state.counted.cells()).is_empty() {
                continue;
            }
            let workers = Arriala::workers_on(state, section.cells);
            let size = section.cells.len();
            let filled: u8 = workers.iter().sum();
            let _ = writeln!(
                text,
                "  {:<28} {filled} of {size} filled, pays {:>2}, {}",
                self.span(section.cells),
                self.section_points(size),
                leads(crate::scoring::majority(workers)),
            );
        }
    }

    fn span(&self, cells: Places) -> String {
        let numbers: Vec<u8> = cells.iter().filter_map(|c| self.layout.number(c)).collect();
        match numbers.as_slice() {
            [only] => format!("cell {only}"),
            [first, .., last] => format!("cells {first} to {last}"),
            [] => String::new(),
        }
    }

    fn draw_vineyards(&self, state: &State, text: &mut String) {
        let _ = writeln!(text, "Vineyards");
        for vineyard in self.layout.vineyards {
            let (_, winner, places) = self.vineyard_result(state, vineyard);
            let name = self.layout.name_of(vineyard);
            let taken = state.in_vineyard(&self.layout, vineyard);
            let line = format!(
                "  {:<28} {taken} of {places} taken, pays {places:>2}, {}  {}",
                name.map_or("", |name| name.name.as_str()),
                leads(winner),
                self.letters(state, vineyard)
            );
            let _ = writeln!(text, "{}", line.trim_end());
        }
    }

    fn draw_works(&self, state: &State, text: &mut String) {
        let cells = &state.river[..usize::from(self.layout.river_works)];
        let river: Vec<&str> = cells
            .iter()
            .map(|by| by.map_or("free", Colour::word))
            .collect();
        let _ = writeln!(text, "River works: {}", river.join(", "));
        let arts: Vec<String> = self
            .layout
            .arts
            .iter()
            .zip(state.art)
            .map(|(art, by)| format!("{} {}", art.name, by.map_or("free", Colour::word)))
            .collect();
        let _ = writeln!(text, "Works of art: {}", arts.join(", "));
    }

    fn draw_sides(&self, info: &InformationState, text: &mut String) {
        let state = &info.seen;
        let _ = writeln!(text, "        renown  reserve  on the canal  cards");
        for colour in self.layout.colours() {
            let index = colour.index();
            let renown = self.renown(state, colour);
            let canal = state.on_canal(&self.layout, colour);
            let line = if index < usize::from(self.players) {
                let (reserve, cards) = (state.reserve[index], info.hand_sizes[index]);
                format!(
                    "{:<8}{renown:>6}{reserve:>9}{canal:>14}{cards:>7}",
                    colour.word()
                )
            } else {
                format!(
                    "{:<8}{renown:>6}        -{canal:>14}      -  virtual",
                    colour.word()
                )
            };
            let _ = writeln!(text, "{line}");
        }
        let _ = writeln!(
            text,
            "Draw pile: {}, discards: {}",
            info.pile_size,
            state.discards.len()
        );
    }

    fn draw_cards(&self, info: &InformationState, text: &mut String) {
        for seat in (0..self.players).map(Seat::new) {
            if !info.sees(seat) {
                continue;
            }
            let hand = info.seen.hands[seat.index()];
            let cards: Vec<&str> = hand.iter().map(Card::word).collect();
            let whose = match info.audience {
                Audience::Seat(_) => "Your hand".to_owned(),
                Audience::Spectator | Audience::Everything => {
                    format!("Hand of {}", Colour::from(seat).word())
                }
            };
            let cards = if cards.is_empty() {
                "empty".to_owned()
            } else {
                cards.join(", ")
            };
            let _ = writeln!(text, "{whose}: {cards}");
        }
    }

    fn draw_bars(&self, state: &State, text: &mut String) {
        let bar = |shift: &Shift| {
            let (from, to) = (self.layout.key(shift.to()), self.layout.key(shift.from()));
            format!("{} {from} to {to}", shift.colour().word())
        };
        let bars: Vec<String> = state.barred.as_slice().iter().map(bar).collect();
        if state.phase == Phase::Running && !bars.is_empty() {
            let _ = writeln!(text, "Not to be taken back: {}", bars.join(", "));
        }
    }
}

fn letter(colour: Colour, moved: bool) -> char {
    if moved {
        colour.letter().to_ascii_lowercase()
    } else {
        colour.letter()
    }
}

fn leads(winner: Option<Colour>) -> String {
    match winner {
        Some(colour) => format!("{} leads", colour.word()),
        None => "nobody leads".to_owned(),
    }
}
