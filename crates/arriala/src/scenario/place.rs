//! Setting up a position, line by line.

use super::{KEYWORDS, ending_word, workers_of};
use crate::Arriala;
use crate::cards::{Card, Cards};
use crate::place::{Colour, Place, Places};
use crate::shift::{Shift, Shifts};
use crate::state::{Ending, Phase, Progress, State, WORKERS};

/// Adds one line of a position.
pub(super) fn place(game: &Arriala, state: &mut State, words: &[&str]) -> Result<(), String> {
    match words {
        ["workers", colour, places @ ..] => game.place_workers(state, colour, places),
        ["locks", cells @ ..] => game.place_locks(state, cells),
        ["counted", cells @ ..] => game.place_counted(state, cells),
        ["took", colour, cells @ ..] => game.place_took(state, colour, cells),
        ["built", seat, locks] => game.place_built(state, seat, locks),
        ["river", seats @ ..] => game.place_river_works(state, seats),
        ["art", work, seat] => game.place_art(state, work, seat),
        ["hand", seat, cards @ ..] => game.place_hand(state, seat, cards),
        ["discards", cards @ ..] => game.place_discards(state, cards),
        ["shuffles", times, drawn] => place_shuffles(state, times, drawn),
        ["score", colour, points] => game.place_score(state, colour, points),
        ["turn", seat, rest @ ..] => game.place_turn(state, seat, rest),
        ["moved", colour, from, "to", to, rest @ ..] => {
            let shift = game.read_shift(colour, from, to, rest)?;
            push_shift(&mut state.moved, shift)
        }
        ["no-return", colour, from, "to", to] => {
            let shift = game.read_shift(colour, from, to, &[])?;
            push_shift(&mut state.barred, shift)
        }
        ["placed", place] => game.place_placed(state, place),
        ["quiet", turns, rest @ ..] => game.place_quiet(state, turns, rest),
        ["passes", turns] => game.place_passes(state, turns),
        ["over", why] => place_over(state, why),
        [word, ..] => Err(usage(word)),
        [] => Err("an empty line".to_owned()),
    }
}

/// Fills in what follows from the lines: the reserve, the virtual player's workers and the pile.
pub(super) fn settle(game: &Arriala, state: &mut State) -> Result<(), String> {
    if let Some(colour) = game.layout.virtual_side
        && workers_of(&game.layout, state, colour) == 0
    {
        game.stand_in_towns(state, colour);
    }
    for seat in 0..game.players {
        let colour = Colour::of(usize::from(seat));
        let used = workers_of(&game.layout, state, colour);
        let left = WORKERS.checked_sub(used);
        let word = colour.word();
        state.reserve[colour.index()] =
            left.ok_or_else(|| format!("{word} has only {WORKERS} workers"))?;
    }
    let held = state
        .hands
        .iter()
        .fold(state.discards, |all, hand| all.plus(*hand));
    if !game.layout.deck.includes(held) {
        return Err("more copies of a card than the deck has".to_owned());
    }
    state.pile = game.layout.deck.minus(held);
    state.find_idle(&game.layout);
    Ok(())
}

/// The pieces on the board.
impl Arriala {
    fn place_workers(
        &self,
        state: &mut State,
        colour: &str,
        places: &[&str],
    ) -> Result<(), String> {
        let colour = self.side(colour)?;
        for word in places {
            let place = self.read_place(word).map_err(|e| e.message)?;
            self.place_one_worker(state, colour, place)?;
        }
        Ok(())
    }

    fn place_one_worker(
        &self,
        state: &mut State,
        colour: Colour,
        place: Place,
    ) -> Result<(), String> {
        let layout = &self.layout;
        let key = layout.key(place);
        if !(layout.canal() | layout.vineyards).contains(place) {
            return Err(format!("{key} is not used by {} players", self.players));
        }
        if workers_of(layout, state, colour) >= WORKERS {
            return Err(format!("{} has only {WORKERS} workers", colour.word()));
        }
        if !layout.shared.contains(place) && state.worker_on(place).is_some() {
            return Err(format!("a worker stands on {key} already"));
        }
        let vineyard = place.vineyard_index().is_some();
        if vineyard && !state.open_vineyards(layout).contains(place) {
            return Err(format!("{key} is full"));
        }
        state.place(layout, colour, place);
        Ok(())
    }

    fn place_locks(&self, state: &mut State, cells: &[&str]) -> Result<(), String> {
        state.locks |= self.read_cells(cells)?;
        Ok(())
    }

    fn place_counted(&self, state: &mut State, cells: &[&str]) -> Result<(), String> {
        let counted = self.read_cells(cells)?;
        state
            .counted
            .add(counted.without(state.counted.cells()), None);
        Ok(())
    }

    fn place_took(&self, state: &mut State, colour: &str, cells: &[&str]) -> Result<(), String> {
        let colour = self.side(colour)?;
        state.counted.add(self.read_cells(cells)?, Some(colour));
        Ok(())
    }

    fn place_built(&self, state: &mut State, seat: &str, locks: &str) -> Result<(), String> {
        state.built[self.seat(seat)?.index()] = number(locks, 8)? as u8;
        Ok(())
    }

    fn place_river_works(&self, state: &mut State, seats: &[&str]) -> Result<(), String> {
        for word in seats {
            let colour = Colour::from(self.seat(word)?);
            let free = state.river.iter_mut().find(|cell| cell.is_none());
            *free.ok_or("there are no more blue cells")? = Some(colour);
        }
        Ok(())
    }

    fn place_art(&self, state: &mut State, work: &str, seat: &str) -> Result<(), String> {
        let index = self.work(work)?;
        state.art[index] = Some(self.seat(seat)?.into());
        Ok(())
    }

    fn read_cells(&self, words: &[&str]) -> Result<Places, String> {
        let mut cells = Places::NONE;
        for word in words {
            let place = self.read_place(word).map_err(|error| error.message)?;
            if !self.layout.cells.contains(place) {
                return Err(format!("{word} is no cell in play"));
            }
            cells |= Places::only(place);
        }
        Ok(cells)
    }
}

/// The cards.
impl Arriala {
    fn place_hand(&self, state: &mut State, seat: &str, cards: &[&str]) -> Result<(), String> {
        let seat = self.seat(seat)?;
        let hand = state.hands[seat.index()];
        state.hands[seat.index()] = self.more_cards(state, hand, cards)?;
        Ok(())
    }

    fn place_discards(&self, state: &mut State, cards: &[&str]) -> Result<(), String> {
        state.discards = self.more_cards(state, state.discards, cards)?;
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
            let left = self.layout.deck.minus(held);
            let card = match *word {
                "?" => Card::ALL.into_iter().max_by_key(|card| left.count(*card)),
                word => Card::from_word(word),
            };
            let card = card.ok_or_else(|| {
                let names: Vec<&str> = Card::ALL.into_iter().map(Card::word).collect();
                format!("'{word}' is no card; cards are {}", names.join(", "))
            })?;
            if held.count(card) >= self.layout.deck.count(card) {
                return Err(format!(
                    "the deck has only {} of {word}",
                    self.layout.deck.count(card)
                ));
            }
            held = held.plus(Cards::only(card));
            cards = cards.plus(Cards::only(card));
        }
        Ok(cards)
    }
}

fn place_shuffles(state: &mut State, times: &str, drawn: &str) -> Result<(), String> {
    state.generation = number(times, 9999)?;
    state.drawn = number(drawn, 9999)?;
    Ok(())
}

/// The score, the turn and what happened in it.
impl Arriala {
    fn place_score(&self, state: &mut State, colour: &str, points: &str) -> Result<(), String> {
        state.score[self.side(colour)?.index()] = number(points, 999)?;
        Ok(())
    }

    fn place_turn(&self, state: &mut State, seat: &str, rest: &[&str]) -> Result<(), String> {
        state.seat = self.seat(seat)?;
        for pair in rest.chunks(2) {
            match pair {
                ["points", n] => {
                    state.points = number(n, u16::from(self.rules.action_points))? as u8
                }
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

    fn place_placed(&self, state: &mut State, place: &str) -> Result<(), String> {
        state.placed = Some(self.read_place(place).map_err(|e| e.message)?);
        Ok(())
    }

    fn place_quiet(&self, state: &mut State, turns: &str, rest: &[&str]) -> Result<(), String> {
        state.quiet = number(turns, u16::from(self.quiet_limit()))? as u8;
        state.progress = match rest {
            [] => Progress::None,
            ["progress"] => Progress::Some,
            _ => return Err(usage("quiet")),
        };
        Ok(())
    }

    fn place_passes(&self, state: &mut State, turns: &str) -> Result<(), String> {
        state.passes = number(turns, u16::from(self.pass_limit()))? as u8;
        Ok(())
    }
}

fn place_over(state: &mut State, why: &str) -> Result<(), String> {
    let endings = [Ending::Built, Ending::Stalled, Ending::Passed];
    let ending = endings.into_iter().find(|end| ending_word(*end) == why);
    state.phase = Phase::Over(ending.ok_or_else(|| usage("over"))?);
    Ok(())
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
