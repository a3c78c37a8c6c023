//! Reading a position: as lines that set it up again, value by value, and whether it adds up.

use crate::Arriala;
use crate::cards::{Card, Cards};
use crate::information::InformationState;
use crate::place::{Colour, Place, Places};
use crate::scenario::workers_of;
use crate::shift::Shift;
use crate::state::{ACTION_POINTS, Ending, Phase, Progress, State, WORKERS};
use crate::turn::{PASS_ROUNDS, QUIET_ROUNDS};
use towpath_core::Seat;

impl Arriala {
    /// The position as lines that set it up again.
    pub(crate) fn write_lines(&self, info: &InformationState) -> Vec<String> {
        let state = &info.table;
        let mut lines = Vec::new();
        for colour in self.board.colours() {
            let word = colour.word();
            lines.push(format!("workers {word} {}", self.workers(state, colour)));
            lines.push(format!("score {word} {}", state.score[colour.index()]));
            if colour.index() < usize::from(self.players) {
                let hand = self.hand(info, Seat::new(colour.index() as u8));
                lines.push(format!("hand {word} {hand}"));
                lines.push(format!("built {word} {}", state.built[colour.index()]));
            }
        }
        lines.push(format!("locks {}", self.keys(state.locks)));
        lines.push(format!("counted {}", self.keys(state.counted)));
        lines.push(format!("discards {}", words(state.discards)));
        lines.push(format!("shuffles {} {}", state.generation, state.drawn));
        lines.push(format!("river {}", river(state)));
        for (art, builder) in self.board.arts.iter().zip(state.art) {
            if let Some(colour) = builder {
                lines.push(format!("art {} {}", art.key, colour.word()));
            }
        }
        let turn = Colour::from(state.seat).word();
        let (points, number) = (state.points, state.turn + 1);
        lines.push(format!("turn {turn} points {points} number {number}"));
        for shift in state.moved.as_slice() {
            lines.push(format!("moved {}", self.shift_words(*shift)));
        }
        for shift in state.barred.as_slice() {
            lines.push(format!("no-return {}", self.shift_words(*shift)));
        }
        if let Some(place) = state.placed {
            lines.push(format!("placed {}", self.board.key(place)));
        }
        lines.push(format!("quiet {}", quiet(state)));
        lines.push(format!("passes {}", state.passes));
        if let Phase::Over(ending) = state.phase {
            lines.push(format!("over {}", ending_word(ending)));
        }
        lines
            .iter()
            .map(|line| line.trim_end().to_owned())
            .collect()
    }

    /// The value of something, as far as it is known.
    pub(crate) fn look(&self, info: &InformationState, asked: &[&str]) -> Result<String, String> {
        let state = &info.table;
        Ok(match asked {
            ["workers", colour] => self.workers(state, self.side(colour)?),
            ["locks"] => self.keys(state.locks),
            ["counted"] => self.keys(state.counted),
            ["hand", seat] => self.hand(info, self.seat(seat)?),
            ["discards"] => words(state.discards),
            ["pile"] => info.pile.to_string(),
            ["shuffles"] => format!("{} {}", state.generation, state.drawn),
            ["score", colour] => self.renown(state, self.side(colour)?).to_string(),
            ["built", seat] => state.built[self.seat(seat)?.index()].to_string(),
            ["river"] => river(state),
            ["art", work] => {
                let builder = state.art[self.work(work)?];
                builder.map_or("nobody", Colour::word).to_owned()
            }
            ["turn"] => Colour::from(state.seat).word().to_owned(),
            ["points"] => state.points.to_string(),
            ["moved"] => self.shift_list(state.moved.as_slice()),
            ["no-return"] => self.shift_list(state.barred.as_slice()),
            ["placed"] => state.placed.map_or_else(
                || "none".to_owned(),
                |place| self.board.key(place).to_owned(),
            ),
            ["quiet"] => quiet(state),
            ["passes"] => state.passes.to_string(),
            ["over"] => match state.phase {
                Phase::Running => "no".to_owned(),
                Phase::Over(ending) => ending_word(ending).to_owned(),
            },
            ["reserve", seat] => state.reserve[self.seat(seat)?.index()].to_string(),
            ["part", colour, part] => self.part(state, self.side(colour)?, part)?,
            ["sections"] => self.open_sections(state),
            _ => {
                return Err(format!(
                    "'{}' cannot be asked; see the keywords of the game",
                    asked.join(" ")
                ));
            }
        })
    }

    fn workers(&self, state: &State, colour: Colour) -> String {
        let mut keys = Vec::new();
        for place in state.here[colour.index()] {
            for _ in 0..state.count(&self.board, colour, place) {
                keys.push(self.board.key(place));
            }
        }
        keys.join(" ")
    }

    fn hand(&self, info: &InformationState, seat: Seat) -> String {
        if info.sees(seat) {
            words(info.table.hands[seat.index()])
        } else {
            let hidden = vec!["?"; usize::from(info.sizes[seat.index()])];
            hidden.join(" ")
        }
    }

    fn keys(&self, places: Places) -> String {
        let keys: Vec<&str> = places.iter().map(|p| self.board.key(p)).collect();
        keys.join(" ")
    }

    fn shift_words(&self, shift: Shift) -> String {
        let to = match shift.to() {
            Place::RIVER => "river",
            place => self.board.key(place),
        };
        let mut text = format!(
            "{} {} to {to}",
            shift.colour().word(),
            self.board.key(shift.from())
        );
        if shift.is_fresh() {
            text += " fresh";
        }
        if shift.is_river() {
            text += " river";
        }
        text
    }

    fn shift_list(&self, shifts: &[Shift]) -> String {
        let list: Vec<String> = shifts.iter().map(|s| self.shift_words(*s)).collect();
        list.join(", ")
    }

    fn part(&self, state: &State, colour: Colour, part: &str) -> Result<String, String> {
        let parts = &self.parts(state)[colour.index()].parts;
        let info = || {
            let keys: Vec<&str> = parts.iter().map(|p| short(p.key)).collect();
            format!(
                "'{part}' is no part of the score; parts are {}",
                keys.join(", ")
            )
        };
        let found = parts.iter().find(|p| short(p.key) == part);
        Ok(found.ok_or_else(info)?.points.to_string())
    }

    fn open_sections(&self, state: &State) -> String {
        let open = self.sections(state);
        let open = open.filter(|section| (section.cells & state.counted).is_empty());
        let spans: Vec<String> = open
            .filter_map(|section| {
                let first = section.cells.first()?;
                let last = section.cells.last_before(section.to)?;
                Some(format!(
                    "{}-{}",
                    self.board.key(first),
                    self.board.key(last)
                ))
            })
            .collect();
        spans.join(" ")
    }

    /// Whether a position adds up.
    pub(crate) fn verify(&self, state: &State) -> Result<(), String> {
        self.verify_workers(state)?;
        self.verify_canal(state)?;
        self.verify_cards(state)?;
        if state.points > ACTION_POINTS {
            return Err("too many action points".to_owned());
        }
        self.verify_moves(state)?;
        let parts = self.parts(state);
        if parts.iter().any(|side| side.parts[0].points < 0) {
            return Err("a score is lower than its locks and works bring".to_owned());
        }
        let stalled = state.quiet >= QUIET_ROUNDS * self.players;
        let passed = state.passes >= PASS_ROUNDS * self.players;
        if Arriala::is_running(state) && (stalled || passed) {
            return Err("the game should have ended by standstill".to_owned());
        }
        Ok(())
    }

    fn verify_workers(&self, state: &State) -> Result<(), String> {
        let board = &self.board;
        for colour in Colour::ALL {
            let index = colour.index();
            let (word, here) = (colour.word(), state.here[index]);
            let in_play = here.without(board.canal() | board.vineyards).is_empty();
            let wanted = if index < usize::from(self.players) {
                WORKERS
            } else if board.virtual_side == Some(colour) {
                board.towns.len() as u8
            } else {
                0
            };
            let total = workers_of(board, state, colour) + state.reserve[index];
            if !in_play || total != wanted {
                return Err(format!("{word} has {total} workers instead of {wanted}"));
            }
            for place in board.shared {
                let counted = state.count(board, colour, place) > 0;
                if counted != here.contains(place) {
                    return Err(format!("{word} is miscounted at {}", board.key(place)));
                }
            }
        }
        for vineyard in board.vineyards {
            let (_, _, places) = self.vineyard_result(state, vineyard);
            if state.in_vineyard(board, vineyard) > places {
                return Err(format!("too many workers in {}", board.key(vineyard)));
            }
        }
        if state.river_works() > board.river_works {
            return Err("too many river works".to_owned());
        }
        Ok(())
    }

    fn verify_canal(&self, state: &State) -> Result<(), String> {
        let mut taken = state.locks;
        for here in state.here {
            let cells = here & self.board.cells;
            if !(taken & cells).is_empty() {
                return Err(format!("two pieces on {}", self.keys(taken & cells)));
            }
            taken |= cells;
        }
        for stretch in self.board.stretches() {
            let locks = (stretch.cells & state.locks).len();
            if locks > u32::from(stretch.max_locks) {
                return Err(format!(
                    "{locks} locks where {} may stand",
                    stretch.max_locks
                ));
            }
        }
        let built: u32 = state.built.iter().map(|n| u32::from(*n)).sum();
        if built > state.locks.len() {
            return Err("more locks built than stand".to_owned());
        }
        if !(state.counted & state.locks).is_empty() {
            return Err("a lock is no part of a counted section".to_owned());
        }
        for section in self.sections(state) {
            let counted = section.cells & state.counted;
            if !counted.is_empty() && counted != section.cells {
                return Err(format!(
                    "a section is counted as a whole: {}",
                    self.keys(section.cells)
                ));
            }
            if counted.is_empty() && section.cells.without(taken).is_empty() {
                return Err(format!(
                    "a complete section is not counted: {}",
                    self.keys(section.cells)
                ));
            }
        }
        let open = self.board.cells.without(state.counted | state.locks);
        if open.is_empty() != (state.phase == Phase::Over(Ending::Built)) {
            return Err("the game ends when, and only when, all is counted".to_owned());
        }
        Ok(())
    }

    fn verify_cards(&self, state: &State) -> Result<(), String> {
        for card in Card::ALL {
            let held: u32 = state.hands.iter().map(|h| u32::from(h.count(card))).sum();
            let rest = u32::from(state.pile.count(card)) + u32::from(state.discards.count(card));
            if held + rest != u32::from(self.board.deck.count(card)) {
                return Err(format!("cards of {} are lost or too many", card.word()));
            }
        }
        Ok(())
    }

    fn verify_moves(&self, state: &State) -> Result<(), String> {
        let board = &self.board;
        let moves = state.moved.as_slice();
        if moves.len() > usize::from(ACTION_POINTS - state.points) {
            return Err("more moves than action points spent".to_owned());
        }
        for shift in moves.iter().filter(|shift| !shift.is_river()) {
            let (colour, to) = (shift.colour(), shift.to());
            if state.moved.arrivals(colour, to) > state.count(board, colour, to) {
                let key = board.key(to);
                return Err(format!("no moved {} worker stands at {key}", colour.word()));
            }
        }
        for colour in Colour::ALL {
            if state.idle[colour.index()] != state.idle_of(board, colour) {
                return Err(format!("{} workers are forgotten", colour.word()));
            }
        }
        if let Some(place) = state.placed {
            let own = Colour::from(state.seat);
            if state.unmoved(board, own, place) == 0 {
                return Err("the worker placed this turn is missing".to_owned());
            }
        }
        Ok(())
    }
}

fn words(cards: Cards) -> String {
    let names: Vec<&str> = cards.iter().map(Card::word).collect();
    names.join(" ")
}

fn river(state: &State) -> String {
    let owners: Vec<&str> = state.river.iter().flatten().map(|c| c.word()).collect();
    owners.join(" ")
}

fn quiet(state: &State) -> String {
    match state.progress {
        Progress::None => state.quiet.to_string(),
        Progress::Some => format!("{} progress", state.quiet),
    }
}

const fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Built => "built",
        Ending::Stalled => "stalled",
        Ending::Passed => "passed",
    }
}

fn short(key: &str) -> &str {
    key.split_once("-part-").map_or(key, |(_, name)| name)
}
