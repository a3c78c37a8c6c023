//! Positions in words: for scenarios, records of odd cases and the conformance kit.

mod audit;
mod observe;
mod place;
mod position;

use crate::CanalMania;
use crate::action::Action;
use crate::information::InformationState;
use crate::parts::{Engineer, PlayerColour, Source};
use crate::state::{State, Step, Trigger};
use towpath_core::{Keyword, MAX_SEATS, ScenarioSupport, Seat};

/// A keyword that sets something, and one that tells it too.
const fn sets(name: &'static str, usage: &'static str, meaning: &'static str) -> Keyword {
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

const fn tells(name: &'static str, usage: &'static str, meaning: &'static str) -> Keyword {
    Keyword {
        name,
        usage,
        meaning,
        place: false,
        expect: true,
        set: false,
    }
}

const KEYWORDS: &[Keyword] = &[
    sets(
        "colours",
        "colours COLOUR...",
        "the colours of the seats, from the first; otherwise red white black yellow green",
    ),
    sets(
        "start",
        "start SEAT",
        "who begins each round; otherwise the first seat",
    ),
    both(
        "engineer",
        "engineer SEAT ENGINEER",
        "who employs whom; otherwise in the order of the seats, Brindley first",
    ),
    both(
        "hand",
        "hand SEAT CARD...",
        "cards only their owner knows, such as lock or lock-red; rest is all that are left in the deck. `expect` lists all cards, unseen ones as ?",
    ).in_any_order(),
    both(
        "shown",
        "shown SEAT CARD...",
        "cards of a hand that everybody knows",
    ).in_any_order(),
    both(
        "display",
        "display CARD...",
        "the face-up build cards; - is an empty place",
    ),
    both(
        "discards",
        "discards CARD...",
        "used build cards; all others are in the deck",
    ).in_any_order(),
    both(
        "deck",
        "deck CARD...",
        "the whole deck, everything else being discarded; after the other lines about cards. `expect` tells its size",
    ),
    both(
        "parliament",
        "parliament CONTRACT...",
        "the face-up contracts; otherwise the five lowest that nobody has",
    ).in_any_order(),
    sets(
        "top",
        "top CONTRACT",
        "the contract known to lie on top of the pile",
    ),
    both(
        "canal",
        "canal CONTRACT SEAT TOWN HEX:TILE... TOWN...",
        "a canal from a terminal, finished or not, with the towns it reaches in their places. Where a tile leads is written as in t25:lock:se if the rest does not tell. `expect canal CONTRACT` lists the tiles",
    ),
    sets(
        "fresh",
        "fresh CONTRACT COUNT",
        "how many tiles of a canal were laid in this turn",
    ),
    sets(
        "returned",
        "returned CONTRACT...",
        "contracts given back at the end, their canals unfinished",
    ),
    both("cubes", "cubes TOWN...", "the towns with a goods cube").in_any_order(),
    both(
        "score",
        "score SEAT POINTS",
        "points, for hauls; or by source: score SEAT canals 7 hauls 3 ...",
    ),
    both("round", "round NUMBER", "the round; otherwise 1"),
    sets(
        "turns",
        "turns NUMBER",
        "the number of the turn; otherwise 1",
    ),
    both(
        "turn",
        "turn SEAT PHASE",
        "whose turn it is, and the phase; otherwise the start player's first. `expect turn = red 2`",
    ),
    both(
        "step",
        "step NAME NUMBER",
        "what is to be decided: colour, phase, extra, taking 1, declare CARD, naming, removing, placing, building, crossing 2, closing, last-goods, over",
    ),
    sets(
        "goods",
        "goods COLOUR HELD LEFT taking NUMBER",
        "goods being placed: colour or white, cubes in hand, cubes to place, then taking NUMBER, refill or done",
    ),
    sets(
        "half",
        "half CONTRACT",
        "the canal for which half of Smeaton's surveyor is left",
    ),
    both(
        "quiet",
        "quiet ROUNDS",
        "rounds in a row in which nothing happened",
    ),
    sets("busy", "busy", "something has happened in this round"),
    both(
        "end",
        "end TRIGGER ROUND",
        "the end was triggered by score, contracts or quiet in that round. `expect end = score 3` or none",
    ),
    sets(
        "shuffled",
        "shuffled TIMES DRAWN",
        "how often the deck was made anew, and how many cards it has given since",
    ),
    tells("hand-size", "hand-size SEAT", "how many cards a seat holds"),
    tells("basin", "basin", "cubes in the basin"),
    tells(
        "connected",
        "connected TOWN",
        "whether a channel leads into the town: yes or no",
    ),
    tells(
        "section",
        "section TOWN TOWN",
        "the owners of the sections between two towns, or none",
    ).in_any_order(),
    tells(
        "barge",
        "barge CONTRACT",
        "where a barge lies: a town, a hex, or none",
    ),
    tells("open", "open SEAT", "a seat's open contracts, or none"),
    tells(
        "finished",
        "finished SEAT",
        "a seat's finished contracts, or none",
    ).in_any_order(),
    tells(
        "supply",
        "supply SEAT TILE",
        "how many tiles of a kind a seat has left",
    ),
    tells(
        "points",
        "points SEAT SOURCE",
        "points from canals, hauls, unfinished, last-goods or prolific",
    ),
    tells("pile", "pile", "how many contracts the pile holds"),
];

impl ScenarioSupport for CanalMania {
    fn keywords() -> &'static [Keyword] {
        KEYWORDS
    }

    fn empty(&self) -> State {
        let mut state = State::blank(&self.map);
        state.pile = self.map.all_contracts();
        for index in 0..usize::from(self.players) {
            let seat = Some(Seat::new(index as u8));
            state.colours[index] = Some(PlayerColour::ALL[index]);
            state.engineers[index] = seat;
        }
        debug_assert!(Engineer::ALL.len() >= MAX_SEATS);
        state
    }

    fn place(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        place::place(self, state, words)
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        if state.parliament == 0 {
            for _ in 0..self.rules.parliament.min(state.pile.count_ones()) {
                let lowest = state.pile & state.pile.wrapping_neg();
                state.parliament |= lowest;
                state.pile &= !lowest;
            }
        }
        let others = self.map.contracts.len() as u32 - self.map.starting.count_ones();
        state.contracts_drawn = others.saturating_sub(state.pile.count_ones()) as u8;
        // What would have triggered the end has done so.
        if state.end.is_none() {
            let reached = (0..self.players).any(|i| state.score(Seat::new(i)) >= self.goal());
            if reached {
                state.end = Some((Trigger::Score, state.round));
            } else if state.pile == 0 && state.top.is_none() {
                state.end = Some((Trigger::Contracts, state.round));
            }
        }
        let placing = matches!(state.step, Step::Naming | Step::Removing | Step::Placing);
        if placing != state.goods.is_some() {
            return Err("a goods line and step naming, removing or placing belong together".into());
        }
        self.audit(state)
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

    fn heuristic_weight(&self, state: &State, action: &Action) -> u32 {
        match action {
            Action::Lay(laying) => 20 + 4 * u32::from(laying.tile.points() as u8),
            Action::Haul(route) => {
                let own = state.colour(state.active);
                10 + 10 * u32::from(route.points()[own.index()])
            }
            Action::Take { .. } => 20,
            Action::Card(_) => 6,
            Action::Show => 4,
            Action::Stop => 2,
            Action::Lift(_) => 0,
            Action::Swap(_) | Action::Replace | Action::Pass => 1,
            Action::Draw | Action::Choose(_) => 2,
            Action::Colour(_)
            | Action::Keep
            | Action::Goods(_)
            | Action::Remove(_)
            | Action::Place(_)
            | Action::Discard(_)
            | Action::End => 4,
        }
    }
}

impl CanalMania {
    /// The seat of this colour, or `p1`, `p2`, ...
    fn seat(&self, state: &State, word: &str) -> Result<Seat, String> {
        let seat = match PlayerColour::from_word(word) {
            Some(colour) => state.seat_of(colour),
            None => Some(word.parse::<Seat>()?),
        };
        seat.filter(|seat| seat.index() < usize::from(self.players))
            .ok_or_else(|| format!("nobody plays {word} at this table"))
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse()
        .map_err(|_| format!("'{word}' is no number that fits here"))
}

fn source(word: &str) -> Result<Source, String> {
    Source::from_word(word).ok_or_else(|| {
        format!(
            "'{word}' is no source of points: canals, hauls, unfinished, last-goods, prolific are"
        )
    })
}

/// How a line with this keyword should look.
fn usage(name: &str) -> String {
    match KEYWORDS.iter().find(|keyword| keyword.name == name) {
        Some(keyword) => format!("write: {}", keyword.usage),
        None => {
            let names: Vec<&str> = CanalMania::keywords().iter().map(|k| k.name).collect();
            format!("'{name}' is unknown; known are: {}", names.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use towpath_core::Game;

    #[test]
    fn every_keyword_begins_its_usage() {
        for keyword in KEYWORDS {
            assert!(keyword.usage.starts_with(keyword.name), "{}", keyword.name);
        }
        assert_eq!(CanalMania::title().id, "canal-mania");
    }
}
