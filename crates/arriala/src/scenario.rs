//! Positions in words: for scenarios, and to prove that nothing is lost.

use crate::Arriala;
use crate::action::Action;
use crate::board::Board;
use crate::cards::{Card, Cards};
use crate::deed::Deed;
use crate::information::InformationState;
use crate::notation::read_colour;
use crate::place::{Colour, Place, Places};
use crate::shift::{Shift, Shifts};
use crate::state::{ACTION_POINTS, Ending, Phase, Progress, State, WORKERS};
use crate::turn::{PASS_ROUNDS, QUIET_ROUNDS};
use towpath_core::{Keyword, ScenarioSupport, Seat};

const fn keyword(
    name: &'static str,
    usage: &'static str,
    meaning: &'static str,
    place: bool,
    expect: bool,
) -> Keyword {
    Keyword {
        name,
        usage,
        meaning,
        place,
        expect,
    }
}

#[rustfmt::skip]
const KEYWORDS: &[Keyword] = &[
    keyword("workers", "workers COLOUR PLACE...", "workers on cells, in towns and vineyards; the same place twice for two of them; the rest are in reserve (the virtual player's, if none is named, stand one in each town)", true, true),
    keyword("locks", "locks CELL...", "cells with a lock", true, true),
    keyword("counted", "counted CELL...", "cells of counted sections, whole sections only", true, true),
    keyword("hand", "hand COLOUR CARD...", "the cards of a hand; the rest of the deck is the pile", true, true),
    keyword("discards", "discards CARD...", "the cards played", true, true),
    keyword("pile", "pile", "how many cards are left to draw", false, true),
    keyword("shuffles", "shuffles TIMES DRAWN", "how often the discards became the pile, and how many cards were drawn since", true, true),
    keyword("score", "score COLOUR POINTS", "renown on the track, with locks, river works and works of art; at the end with the vineyards", true, true),
    keyword("built", "built COLOUR LOCKS", "how many of the locks a player built", true, true),
    keyword("river", "river COLOUR...", "whose river works stand, in the order they were built", true, true),
    keyword("art", "art WORK COLOUR", "who built a work of art; `art WORK` when asked", true, true),
    keyword("turn", "turn COLOUR [points N] [number N]", "whose turn it is, the action points left and the number of the turn, counted from 1", true, true),
    keyword("moved", "moved COLOUR PLACE to PLACE [fresh] [river]", "a worker moved this turn; `fresh` if it was placed this turn, `river` if it is a river work since (PLACE `river` if it had not moved before)", true, true),
    keyword("no-return", "no-return COLOUR PLACE to PLACE", "a worker the player before moved, from where to where", true, true),
    keyword("placed", "placed PLACE", "where a worker was placed this turn", true, true),
    keyword("quiet", "quiet TURNS [progress]", "turns since something was last counted, placed or built; `progress` if something was this turn", true, true),
    keyword("passes", "passes TURNS", "turns in a row that were passed", true, true),
    keyword("over", "over built|stalled|passed", "the game has ended", true, true),
    keyword("points", "points", "action points left", false, true),
    keyword("reserve", "reserve COLOUR", "workers not yet on the board", false, true),
    keyword("part", "part COLOUR sections|locks|river-works|works-of-art|vineyards", "renown by where it comes from", false, true),
    keyword("sections", "sections", "the open sections, as first and last cell", false, true),
];

impl ScenarioSupport for Arriala {
    fn keywords() -> &'static [Keyword] {
        KEYWORDS
    }

    fn empty(&self) -> State {
        State::empty(&self.board)
    }

    fn place(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        self.put_line(state, words)
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        self.complete(state)?;
        self.verify(state)
    }

    fn position(&self, info: &InformationState) -> Vec<String> {
        self.write_lines(info)
    }

    fn observe(&self, info: &InformationState, words: &[&str]) -> Result<String, String> {
        self.look(info, words)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.verify(state)
    }

    // Placing workers and closing gaps in open sections gets the game on; going away from them does not.
    fn heuristic_weight(&self, state: &State, action: &Action) -> u32 {
        let open = |place: Place| {
            let cells = self.board.cells.without(state.counted | state.locks);
            cells.contains(place)
        };
        let moving = |from, to| match (open(from), open(to)) {
            (false, true) => 40,
            (true, true) | (false, false) => 2,
            (true, false) => 1,
        };
        match action.deed() {
            Deed::Place { to } if open(to) => 60,
            Deed::Walk(walk) => moving(walk.from(), walk.to()),
            Deed::Anywhere { from, to } | Deed::ToCanal { from, to, .. } => moving(from, to),
            Deed::Lock { .. } | Deed::Art { .. } => 6,
            Deed::ToVineyard { from, .. } => 1 + u32::from(!open(from)),
            Deed::Place { .. } | Deed::River { .. } | Deed::Draw | Deed::End => 2,
        }
    }
}

impl Arriala {
    fn put_line(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        match words {
            ["workers", colour, places @ ..] => {
                let colour = self.side(colour)?;
                for word in places {
                    let place = self.read_place(word).map_err(|e| e.message)?;
                    self.put_worker(state, colour, place)?;
                }
                Ok(())
            }
            ["locks", cells @ ..] => {
                state.locks |= self.read_cells(cells)?;
                Ok(())
            }
            ["counted", cells @ ..] => {
                state.counted |= self.read_cells(cells)?;
                Ok(())
            }
            ["hand", seat, cards @ ..] => {
                let seat = self.seat(seat)?;
                let hand = state.hands[seat.index()];
                state.hands[seat.index()] = self.more_cards(state, hand, cards)?;
                Ok(())
            }
            ["discards", cards @ ..] => {
                state.discards = self.more_cards(state, state.discards, cards)?;
                Ok(())
            }
            ["shuffles", times, drawn] => {
                state.generation = number(times, 9999)?;
                state.drawn = number(drawn, 9999)?;
                Ok(())
            }
            ["score", colour, points] => {
                state.score[self.side(colour)?.index()] = number(points, 999)?;
                Ok(())
            }
            ["built", seat, locks] => {
                state.built[self.seat(seat)?.index()] = number(locks, 8)? as u8;
                Ok(())
            }
            ["river", seats @ ..] => {
                for word in seats {
                    let colour = Colour::from(self.seat(word)?);
                    let free = state.river.iter_mut().find(|cell| cell.is_none());
                    *free.ok_or("there are no more blue cells")? = Some(colour);
                }
                Ok(())
            }
            ["art", work, seat] => {
                let index = self.work(work)?;
                state.art[index] = Some(self.seat(seat)?.into());
                Ok(())
            }
            ["turn", seat, rest @ ..] => self.put_turn(state, seat, rest),
            ["moved", colour, from, "to", to, rest @ ..] => {
                let shift = self.read_shift(colour, from, to, rest)?;
                push_shift(&mut state.moved, shift)
            }
            ["no-return", colour, from, "to", to] => {
                let shift = self.read_shift(colour, from, to, &[])?;
                push_shift(&mut state.barred, shift)
            }
            ["placed", place] => {
                state.placed = Some(self.read_place(place).map_err(|e| e.message)?);
                Ok(())
            }
            ["quiet", turns, rest @ ..] => {
                state.quiet = number(turns, u16::from(QUIET_ROUNDS * self.players))? as u8;
                state.progress = match rest {
                    [] => Progress::None,
                    ["progress"] => Progress::Some,
                    _ => return Err(usage("quiet")),
                };
                Ok(())
            }
            ["passes", turns] => {
                state.passes = number(turns, u16::from(PASS_ROUNDS * self.players))? as u8;
                Ok(())
            }
            ["over", why] => {
                state.phase = Phase::Over(match *why {
                    "built" => Ending::Built,
                    "stalled" => Ending::Stalled,
                    "passed" => Ending::Passed,
                    _ => return Err(usage("over")),
                });
                Ok(())
            }
            [word, ..] => Err(usage(word)),
            [] => Err("an empty line".to_owned()),
        }
    }

    fn put_worker(&self, state: &mut State, colour: Colour, place: Place) -> Result<(), String> {
        let board = &self.board;
        let key = board.key(place);
        if !(board.canal() | board.vineyards).contains(place) {
            return Err(format!("{key} is not used by {} players", self.players));
        }
        if workers_of(board, state, colour) >= WORKERS {
            return Err(format!("{} has only {WORKERS} workers", colour.word()));
        }
        if !board.shared.contains(place) && state.worker_on(place).is_some() {
            return Err(format!("a worker stands on {key} already"));
        }
        let vineyard = place.vineyard_index().is_some();
        if vineyard && !state.open_vineyards(board).contains(place) {
            return Err(format!("{key} is full"));
        }
        state.place(board, colour, place);
        Ok(())
    }

    fn put_turn(&self, state: &mut State, seat: &str, rest: &[&str]) -> Result<(), String> {
        state.seat = self.seat(seat)?;
        for pair in rest.chunks(2) {
            match pair {
                ["points", n] => state.points = number(n, u16::from(ACTION_POINTS))? as u8,
                ["number", n] => {
                    let turn = n.parse::<u32>().ok().filter(|n| (1..=99_999).contains(n));
                    state.turn = turn.ok_or_else(|| format!("'{n}' is no number of a turn"))? - 1;
                }
                _ => return Err(usage("turn")),
            }
        }
        Ok(())
    }

    fn read_shift(
        &self,
        colour: &str,
        from: &str,
        to: &str,
        flags: &[&str],
    ) -> Result<Shift, String> {
        let place = |word: &str| self.read_place(word).map_err(|error| error.message);
        let to = match to {
            "river" => Place::RIVER,
            word => place(word)?,
        };
        let mut shift = Shift::new(self.side(colour)?, place(from)?, to);
        for flag in flags {
            shift = match *flag {
                "fresh" => shift.fresh(),
                "river" => shift.into_river(),
                _ => return Err(usage("moved")),
            };
        }
        if to == Place::RIVER {
            shift = shift.into_river();
        }
        Ok(shift)
    }

    /// Fills in what follows from the lines: the reserve, the virtual player's workers and the pile.
    fn complete(&self, state: &mut State) -> Result<(), String> {
        if let Some(colour) = self.board.virtual_side
            && workers_of(&self.board, state, colour) == 0
        {
            self.stand_in_towns(state, colour);
        }
        for seat in 0..self.players {
            let colour = Colour::of(usize::from(seat));
            let used = workers_of(&self.board, state, colour);
            let left = WORKERS.checked_sub(used);
            let word = colour.word();
            state.reserve[colour.index()] =
                left.ok_or_else(|| format!("{word} has only {WORKERS} workers"))?;
        }
        let held = state
            .hands
            .iter()
            .fold(state.discards, |all, hand| all.plus(*hand));
        if !self.board.deck.includes(held) {
            return Err("more copies of a card than the deck has".to_owned());
        }
        state.pile = self.board.deck.minus(held);
        state.find_idle(&self.board);
        Ok(())
    }

    /// The cards with more of them; no more than the deck has, so that they can be counted.
    fn more_cards(&self, state: &State, to: Cards, words: &[&str]) -> Result<Cards, String> {
        let mut held = state
            .hands
            .iter()
            .fold(state.discards, |all, hand| all.plus(*hand));
        let mut cards = to;
        for word in words {
            let card = Card::from_word(word).ok_or_else(|| {
                let names: Vec<&str> = Card::ALL.into_iter().map(Card::word).collect();
                format!("'{word}' is no card; cards are {}", names.join(", "))
            })?;
            if held.count(card) >= self.board.deck.count(card) {
                return Err(format!(
                    "the deck has only {} of {word}",
                    self.board.deck.count(card)
                ));
            }
            held = held.plus(Cards::only(card));
            cards = cards.plus(Cards::only(card));
        }
        Ok(cards)
    }

    fn read_cells(&self, words: &[&str]) -> Result<Places, String> {
        let mut cells = Places::NONE;
        for word in words {
            let place = self.read_place(word).map_err(|error| error.message)?;
            if !self.board.cells.contains(place) {
                return Err(format!("{word} is no cell in play"));
            }
            cells |= Places::only(place);
        }
        Ok(cells)
    }

    pub(crate) fn side(&self, word: &str) -> Result<Colour, String> {
        let colour = match word.parse::<Seat>() {
            Ok(seat) if seat.index() < 4 => Colour::from(seat),
            _ => read_colour(word).map_err(|error| error.message)?,
        };
        if colour.index() < usize::from(self.board.sides) {
            Ok(colour)
        } else {
            Err(format!("{word} does not play"))
        }
    }

    pub(crate) fn seat(&self, word: &str) -> Result<Seat, String> {
        let colour = self.side(word)?;
        if colour.index() < usize::from(self.players) {
            Ok(Seat::new(colour.index() as u8))
        } else {
            Err(format!("{word} is the virtual player"))
        }
    }

    pub(crate) fn work(&self, word: &str) -> Result<usize, String> {
        let [first, second] = &self.board.arts;
        match word {
            _ if word == first.key => Ok(0),
            _ if word == second.key => Ok(1),
            _ => Err(format!(
                "'{word}' is neither {} nor {}",
                first.key, second.key
            )),
        }
    }
}

/// A colour's workers on the board, river works included.
pub(crate) fn workers_of(board: &Board, state: &State, colour: Colour) -> u8 {
    let standing = (board.canal() | board.vineyards) & state.here[colour.index()];
    let on_places: u8 = standing.iter().map(|p| state.count(board, colour, p)).sum();
    on_places + state.river.iter().filter(|by| **by == Some(colour)).count() as u8
}

fn push_shift(list: &mut Shifts, shift: Shift) -> Result<(), String> {
    if list.is_full() {
        return Err(format!("a turn has at most {} moves", Shifts::MOST));
    }
    list.push(shift);
    Ok(())
}

fn number(word: &str, most: u16) -> Result<u16, String> {
    match word.parse::<u16>() {
        Ok(n) if n <= most => Ok(n),
        _ => Err(format!("'{word}' is no number from 0 to {most}")),
    }
}

fn usage(word: &str) -> String {
    match KEYWORDS.iter().find(|keyword| keyword.name == word) {
        Some(keyword) => format!("expected: {}", keyword.usage),
        None => {
            let names: Vec<&str> = KEYWORDS.iter().map(|keyword| keyword.name).collect();
            format!("'{word}' is not known here; there is: {}", names.join(", "))
        }
    }
}
