//! Positions in words: for scenarios, and to prove that nothing is lost.

mod audit;
mod observe;
mod place;
mod position;

use crate::Arriala;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::information::InformationState;
use crate::layout::Layout;
use crate::notation::read_colour;
use crate::packed::PackedAction;
use crate::place::{Colour, Place};
use crate::state::{Ending, Progress, State};
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
        set: false,
    }
}

#[rustfmt::skip]
const KEYWORDS: &[Keyword] = &[
    keyword("workers", "workers COLOUR PLACE...", "workers on cells, in towns and vineyards; the same place twice for two of them; the rest are in reserve (the virtual player's, if none is named, stand one in each town)", true, true).in_any_order(),
    keyword("locks", "locks CELL...", "cells with a lock", true, true).in_any_order(),
    keyword("counted", "counted CELL...", "cells of counted sections, whole sections only", true, true).in_any_order(),
    keyword("took", "took COLOUR CELL...", "cells of counted sections that a colour took; `took COLOUR` when asked", true, true).in_any_order(),
    keyword("hand", "hand COLOUR CARD...", "the cards of a hand; the rest of the deck is the pile", true, true).in_any_order(),
    keyword("discards", "discards CARD...", "the cards played", true, true).in_any_order(),
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
        State::empty(&self.layout, &self.rules)
    }

    fn place(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        place::place(self, state, words)
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        place::settle(self, state)?;
        audit::audit(self, state)
    }

    fn position(&self, info: &InformationState) -> Vec<String> {
        position::position(self, info)
    }

    fn observe(&self, info: &InformationState, words: &[&str]) -> Result<String, String> {
        observe::observe(self, info, words)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    // Placing workers and closing gaps in open sections gets the game on; going away from them does not.
    fn heuristic_weight(&self, state: &State, action: &PackedAction) -> u32 {
        let open = |place: Place| {
            let cells = self
                .layout
                .cells
                .without(state.counted.cells() | state.locks);
            cells.contains(place)
        };
        let moving = |from, to| match (open(from), open(to)) {
            (false, true) => 40,
            (true, true) | (false, false) => 2,
            (true, false) => 1,
        };
        match action.unpack() {
            Action::Place { to } if open(to) => 60,
            Action::Walk(walk) => moving(walk.from(), walk.to()),
            Action::Anywhere { from, to } | Action::ToCanal { from, to, .. } => moving(from, to),
            Action::Lock { .. } | Action::Art { .. } => 6,
            Action::ToVineyard { from, .. } => 1 + u32::from(!open(from)),
            Action::Place { .. } | Action::River { .. } | Action::Draw | Action::End => 2,
        }
    }
}

impl Arriala {
    /// Reads a side: a colour, or a seat such as `p1`.
    fn side(&self, word: &str) -> Result<Colour, String> {
        let colour = match word.parse::<Seat>() {
            Ok(seat) if seat.index() < 4 => Colour::from(seat),
            _ => read_colour(word).map_err(|error| error.message)?,
        };
        if colour.index() < usize::from(self.layout.sides) {
            Ok(colour)
        } else {
            Err(format!("{word} does not play"))
        }
    }

    /// Reads a side that somebody plays.
    fn seat(&self, word: &str) -> Result<Seat, String> {
        let colour = self.side(word)?;
        if colour.index() < usize::from(self.players) {
            Ok(Seat::new(colour.index() as u8))
        } else {
            Err(format!("{word} is the virtual player"))
        }
    }

    /// Reads the key of a work of art as its number.
    fn work(&self, word: &str) -> Result<usize, String> {
        let [first, second] = &self.layout.arts;
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
fn workers_of(layout: &Layout, state: &State, colour: Colour) -> u8 {
    let standing = (layout.canal() | layout.vineyards) & state.here[colour.index()];
    let on_places: u8 = standing
        .iter()
        .map(|p| state.count(layout, colour, p))
        .sum();
    on_places + state.river.iter().filter(|by| **by == Some(colour)).count() as u8
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
