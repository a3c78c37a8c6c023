//! Positions in words, for scenarios and the conformance kit.

mod audit;
mod boards;
mod observe;
mod place;
mod position;
mod settle;

use crate::Kanal;
use crate::action::Action;
use crate::board::{Plot, Space};
use crate::card::CardId;
use crate::information::InformationState;
use crate::setup;
use crate::space::ActionSpace;
use crate::state::State;
use towpath_core::Notation;
use towpath_core::{Game, Keyword, ScenarioSupport, Seat, Seats};

impl ScenarioSupport for Kanal {
    fn keywords() -> &'static [Keyword] {
        KEYWORDS
    }

    fn empty(&self) -> State {
        setup::blank(self)
    }

    fn place(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        place::place(self, state, words)
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        settle::settle(self, state)
    }

    fn position(&self, info: &InformationState) -> Vec<String> {
        position::position(self, info.public())
    }

    fn observe(&self, info: &InformationState, words: &[&str]) -> Result<String, String> {
        observe::observe(self, info.public(), words)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    /// An eager player builds whatever there is to build, then uses effects, and buys nothing without need.
    fn heuristic_weight(&self, _state: &State, action: &Action) -> u32 {
        match action {
            Action::Build { .. } => 12,
            Action::Lay { .. } | Action::Discard => 6,
            Action::Use { .. } | Action::Gain(_) | Action::GainRest => 30,
            Action::Go { .. } | Action::Activate(_) | Action::Wheel => 30,
            Action::Buy(_) | Action::Turn => 2,
            Action::Finish | Action::End => 4,
            Action::Done => 30,
        }
    }
}

const fn given(name: &'static str, usage: &'static str, meaning: &'static str) -> Keyword {
    Keyword {
        name,
        usage,
        meaning,
        place: true,
        expect: false,
        set: false,
    }
}

const fn both(name: &'static str, usage: &'static str, meaning: &'static str) -> Keyword {
    Keyword {
        name,
        usage,
        meaning,
        place: true,
        expect: true,
        set: false,
    }
}

const fn asked(name: &'static str, usage: &'static str, meaning: &'static str) -> Keyword {
    Keyword {
        name,
        usage,
        meaning,
        place: false,
        expect: true,
        set: false,
    }
}

#[rustfmt::skip]
const KEYWORDS: &[Keyword] = &[
    given("turn", "turn SEAT [SPACE [lower]]", "whose turn it is; with a space, its action has just been begun"),
    both("phase", "phase place|wheel|turned|over SEAT", "another step than a turn; `turned` is after the free turn of the wheel"),
    both("round", "round N", "the round"),
    both("start", "start SEAT", "who begins the round; during a turn it follows from the discs"),
    both("last-round", "last-round", "this is the last round; `yes` or `no` when asked"),
    both("last-round-next", "last-round-next", "the next round is the last one; `yes` or `no` when asked"),
    given("built", "built N", "buildings built in this round"),
    given("quiet", "quiet N", "rounds in a row without a building"),
    given("turns", "turns N", "the number of the turn"),
    both("wheel", "wheel SEAT wood N clay N coal N stone N steel N", "materials; what is left out stays as it is"),
    both("thalers", "thalers SEAT N", "thalers"),
    both("prestige", "prestige SEAT N", "prestige won in play"),
    both("board", "board SEAT LINE WORD...", "a line of the board: 1, 3, 5, 7 are four spaces, 2, 4, 6 a space, a plot, a space and so on; a space is `.`, `path`, `road`, `rail` or `canal` with `^` for a bridge and `~` for one laid aside; a plot is `-` or a card with `/r`, `/b` or `/rb` if it was activated"),
    both("paths", "paths SEAT SPACE...", "more paths").in_any_order(),
    both("roads", "roads SEAT SPACE...", "more roads").in_any_order(),
    both("rails", "rails SEAT SPACE...", "more rails").in_any_order(),
    both("canals", "canals SEAT SPACE...", "more canals").in_any_order(),
    both("bridges", "bridges SEAT SPACE...", "more bridges, also those laid aside").in_any_order(),
    both("aside", "aside SEAT SPACE...", "bridges laid aside in this turn").in_any_order(),
    given("building", "building SEAT PLOT CARD [routes] [bridges]", "a building, and how it has been activated"),
    both("display", "display CARD...", "the displayed cards").in_any_order(),
    both("pile", "pile COLOUR N", "how many cards are left in a pile"),
    given("seen", "seen CARD...", "cards that have gone to the box"),
    both("space", "space SPACE THALERS [red|blue|grey]", "thalers and disc on an action space"),
    given("parts", "parts [building N] [bridge N] [path N] [road N] [light N] [route N] [gain N]", "the parts that are left of the action; `light` is a path or road, `route` any route"),
    both("waiting", "waiting routes|bridges PLOT...", "buildings that wait for their activation; all of them when asked").in_any_order(),
    both("active", "active PLOT routes|bridges [used N]... [effect N] [left N] [pieces N] [gain N] [row N]", "the building that is being activated; its plot or `nothing` when asked; `gain` and `row` say what its pieces belong to"),
    given("paying", "paying price N owed N amount N [THING 1]...", "after `active`: the price of its effect that is being paid, how many bridges are owed, the amount chosen, the things picked"),
    given("picking", "picking kinds N each N THING 1 ...", "after `active`: how many different things are picked from these, and how much of each is gained"),
    both("gain", "gain MATERIAL N ...", "materials of a gain still to be taken"),
    both("game", "game N [POINTS...]", "the game of a campaign and the points of those before"),
    given("set-aside", "set-aside CARD...", "blue cards left over from a campaign's earlier games"),
    given("discarded", "discarded CARD...", "blue cards discarded in a campaign"),
    given("built-before", "built-before CARD...", "blue cards built in a campaign's earlier games"),
    given("old", "old N", "how many cards of a campaign's last blue pile have been seen before"),
    asked("wood", "wood SEAT", "also clay, coal, stone, steel"),
    asked("clay", "clay SEAT", "the clay of a player"),
    asked("coal", "coal SEAT", "the coal of a player"),
    asked("stone", "stone SEAT", "the stone of a player"),
    asked("steel", "steel SEAT", "the steel of a player"),
    asked("score", "score SEAT [PART]", "points as they stand; parts: prestige buildings thalers value base routes empty"),
    asked("empty", "empty SEAT", "how many route spaces are empty"),
    asked("route", "route SEAT SPACE", "the route on a space, or `nothing`"),
    asked("bridge", "bridge SEAT SPACE", "`yes`, `aside` or `no`"),
    asked("plot", "plot SEAT PLOT", "the card on a plot, or `nothing`"),
    asked("tokens", "tokens SEAT PLOT", "activation tokens on a building"),
    asked("lower", "lower SPACE", "whether the lower action of a space is `open` or `closed`"),
    asked("step", "step", "what is being decided"),
    asked("grade", "grade", "at the end of a solo game: the grade"),
    asked("what-if", "what-if ACTION", "by how many points the action changes the player's score"),
];

/// The seat with this name.
fn seat(game: &Kanal, state: &State, word: &str) -> Result<Seat, String> {
    let seats = Seats::all(game.players());
    let named = seats
        .iter()
        .find(|seat| game.seat_name(state, *seat) == word || seat.to_string() == word);
    named.ok_or_else(|| format!("'{word}' is no seat of this table: red or blue"))
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse()
        .map_err(|_| format!("'{word}' is no number, or too large"))
}

fn plot(word: &str) -> Result<Plot, String> {
    Plot::from_name(word).ok_or_else(|| format!("'{word}' is no plot: a1 to d3"))
}

fn space(word: &str) -> Result<Space, String> {
    Space::from_name(word)
        .ok_or_else(|| format!("'{word}' is no route space: a plot and a side, such as a1n"))
}

fn action_space(word: &str) -> Result<ActionSpace, String> {
    ActionSpace::from_word(word)
        .ok_or_else(|| format!("'{word}' is no action space: t1 to t4, b1 to b3"))
}

/// A card that this table plays with.
fn card(game: &Kanal, word: &str) -> Result<CardId, String> {
    let card = CardId::from_name(word).ok_or_else(|| format!("'{word}' is no card: a01 to f54"))?;
    match game.plays(card) {
        true => Ok(card),
        false => Err(format!("{card} is not in the deck of this table")),
    }
}
