//! Positions as lines of text.

use crate::render::pile_size;
use crate::turn::has_ended;
use crate::{Action, Cards, FACES, InformationState, Race, State, setup};
use towpath_core::{Keyword, ScenarioSupport};

/// No track comes further, whatever is played on.
const LONGEST: u8 = 200;
const NAMES: [&str; 3] = ["red", "green", "blue"];

const fn keyword(name: &'static str, usage: &'static str, meaning: &'static str) -> Keyword {
    Keyword {
        name,
        usage,
        meaning,
        place: true,
        expect: true,
        set: false,
    }
}

const KEYWORDS: &[Keyword] = &[
    keyword("hand", "hand SEAT CARD...", "The cards a seat holds."),
    keyword("played", "played CARD...", "The cards on all tracks."),
    keyword(
        "track",
        "track SEAT POINTS LAST",
        "A seat's track and its last card.",
    ),
    keyword("prize", "prize SEAT POINTS", "A seat's secret prize."),
    keyword(
        "peeked",
        "peeked SEAT",
        "The seat has looked at its neighbour's prize.",
    ),
    keyword(
        "turn",
        "turn SEAT NUMBER PLAYS PASSES ROLLS",
        "Whose turn it is.",
    ),
    Keyword {
        name: "pile",
        usage: "pile",
        meaning: "How many cards are left to draw.",
        place: false,
        expect: true,
        set: false,
    },
];

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse()
        .map_err(|_| format!("expected a number, found '{word}'"))
}

fn seat(game: &Race, word: &str) -> Result<usize, String> {
    let names = &NAMES[..usize::from(game.players)];
    names
        .iter()
        .position(|name| *name == word)
        .ok_or_else(|| format!("expected one of {}, found '{word}'", names.join(", ")))
}

fn words_of(cards: &Cards) -> String {
    let each = cards.iter().enumerate();
    let words = each.flat_map(|(face, n)| (0..*n).map(move |_| (face + 1).to_string()));
    words.collect::<Vec<_>>().join(" ")
}

fn cards_of(game: &Race, words: &[&str]) -> Result<Cards, String> {
    let copies = game.copies;
    let mut cards = [0; FACES];
    for word in words {
        let card: usize = number(word)?;
        match cards.get_mut(card.wrapping_sub(1)) {
            Some(count) if *count < copies => *count += 1,
            _ => {
                return Err(format!(
                    "there are {copies} each of 1 to 4, not so many '{word}'"
                ));
            }
        }
    }
    Ok(cards)
}

impl ScenarioSupport for Race {
    fn keywords() -> &'static [Keyword] {
        KEYWORDS
    }

    fn empty(&self) -> State {
        setup::empty()
    }

    fn place(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        match words {
            ["hand", who, cards @ ..] => state.hands[seat(self, who)?] = cards_of(self, cards)?,
            ["played", cards @ ..] => state.played = cards_of(self, cards)?,
            ["track", who, points, last] => {
                let who = seat(self, who)?;
                (state.tracks[who], state.lasts[who]) = (number(points)?, number(last)?);
            }
            ["prize", who, points] => state.prizes[seat(self, who)?] = number(points)?,
            ["peeked", who] => state.peeked[seat(self, who)?] = true,
            ["turn", who, turn, plays, passes, rolls] => {
                state.active = seat(self, who)? as u8;
                (state.turn, state.plays) = (number(turn)?, number(plays)?);
                (state.passes, state.rolls) = (number(passes)?, number(rolls)?);
            }
            _ => return Err("too many or too few words".to_owned()),
        }
        Ok(())
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        for face in 0..FACES {
            let used = state.hands.iter().map(|hand| hand[face]).sum::<u8>() + state.played[face];
            state.pile[face] = self
                .copies
                .checked_sub(used)
                .ok_or_else(|| format!("{used} cards of {}", face + 1))?;
        }
        if state.plays > self.rules.plays || state.passes > self.players {
            return Err("more was played or passed than a turn allows".to_owned());
        }
        let highest = FACES as u8;
        if state.lasts.iter().any(|last| *last > highest) {
            return Err(format!("the highest card is {highest}"));
        }
        if state.tracks.iter().any(|track| *track > LONGEST) {
            return Err(format!("no track is longer than {LONGEST}"));
        }
        state.over = state.plays == 0 && has_ended(self, state);
        Ok(())
    }

    fn position(&self, info: &InformationState) -> Vec<String> {
        let mut lines = vec![format!("played {}", words_of(&info.played))];
        for (index, name) in NAMES[..usize::from(self.players)].iter().enumerate() {
            if let Some(hand) = &info.hands[index] {
                lines.push(format!("hand {name} {}", words_of(hand)));
            }
            if let Some(prize) = info.prizes[index] {
                lines.push(format!("prize {name} {prize}"));
            }
            let (track, last) = (info.tracks[index], info.lasts[index]);
            lines.push(format!("track {name} {track} {last}"));
            if info.peeked[index] {
                lines.push(format!("peeked {name}"));
            }
        }
        let active = NAMES[usize::from(info.active)];
        let (turn, plays) = (info.turn, info.plays);
        let (passes, rolls) = (info.passes, info.rolls);
        lines.push(format!("turn {active} {turn} {plays} {passes} {rolls}"));
        lines
    }

    fn observe(&self, info: &InformationState, words: &[&str]) -> Result<String, String> {
        let hidden = || "?".to_owned();
        Ok(match words {
            ["hand", who] => match info.hands[seat(self, who)?] {
                Some(hand) => words_of(&hand),
                None => vec!["?"; usize::from(info.hand_sizes[seat(self, who)?])].join(" "),
            },
            ["prize", who] => {
                info.prizes[seat(self, who)?].map_or_else(hidden, |prize| prize.to_string())
            }
            ["track", who] => info.tracks[seat(self, who)?].to_string(),
            ["pile"] => pile_size(self, info).to_string(),
            ["played"] => words_of(&info.played),
            _ => return Err("this cannot be asked".to_owned()),
        })
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        for face in 0..FACES {
            let held: u8 = state.hands.iter().map(|hand| hand[face]).sum();
            let all = held + state.played[face] + state.pile[face];
            if all != self.copies {
                return Err(format!("{all} cards of {}, not {}", face + 1, self.copies));
            }
        }
        Ok(())
    }

    fn heuristic_weight(&self, _: &State, action: &Action) -> u32 {
        match action {
            Action::Play(_) => 4,
            Action::Roll => 2,
            Action::Draw | Action::Peek | Action::Pass => 1,
        }
    }
}
