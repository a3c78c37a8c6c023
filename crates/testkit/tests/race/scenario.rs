use super::*;
use towpath_core::{Keyword, ScenarioSupport};

const fn keyword(name: &'static str, usage: &'static str, meaning: &'static str) -> Keyword {
    Keyword {
        name,
        usage,
        meaning,
        place: true,
        expect: true,
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
    },
];

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse()
        .map_err(|_| format!("expected a number, found '{word}'"))
}

fn seat(game: &Race, word: &str) -> Result<usize, String> {
    let names = ["red", "green", "blue"];
    let names = &names[..usize::from(game.players)];
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

fn cards_of(words: &[&str]) -> Result<Cards, String> {
    let mut cards = [0; FACES];
    for word in words {
        let card: usize = number(word)?;
        match cards.get_mut(card.wrapping_sub(1)) {
            Some(count) if *count < COPIES => *count += 1,
            _ => {
                return Err(format!(
                    "there are six each of 1 to 4, not so many '{word}'"
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
        State {
            hands: [[0; FACES]; SEATS],
            pile: [0; FACES],
            played: [0; FACES],
            tracks: [0; SEATS],
            lasts: [0; SEATS],
            prizes: [0; SEATS],
            peeked: [false; SEATS],
            active: 0,
            plays: 0,
            passes: 0,
            turn: 0,
            rolls: 0,
            over: false,
        }
    }

    fn place(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        match words {
            ["hand", who, cards @ ..] => state.hands[seat(self, who)?] = cards_of(cards)?,
            ["played", cards @ ..] => state.played = cards_of(cards)?,
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
            state.pile[face] = COPIES
                .checked_sub(used)
                .ok_or_else(|| format!("{used} cards of {}", face + 1))?;
        }
        let won = state.tracks.iter().any(|track| *track >= GOAL);
        state.over = state.plays == 0 && (state.passes >= self.players || won);
        Ok(())
    }

    fn position(&self, info: &InformationState) -> Vec<String> {
        let table = &info.table;
        let mut lines = vec![format!("played {}", words_of(&table.played))];
        for (index, name) in ["red", "green", "blue"].iter().enumerate() {
            if index >= usize::from(self.players) {
                break;
            }
            if let Some(hand) = &info.hands[index] {
                lines.push(format!("hand {name} {}", words_of(hand)));
            }
            if let Some(prize) = info.prizes[index] {
                lines.push(format!("prize {name} {prize}"));
            }
            let (track, last) = (table.tracks[index], table.lasts[index]);
            lines.push(format!("track {name} {track} {last}"));
            if table.peeked[index] {
                lines.push(format!("peeked {name}"));
            }
        }
        if self.fault != Fault::Position {
            let active = ["red", "green", "blue"][usize::from(table.active)];
            let (turn, plays) = (table.turn, table.plays);
            let (passes, rolls) = (table.passes, table.rolls);
            lines.push(format!("turn {active} {turn} {plays} {passes} {rolls}"));
        }
        lines
    }

    fn observe(&self, info: &InformationState, words: &[&str]) -> Result<String, String> {
        let hidden = || "?".to_owned();
        Ok(match words {
            ["hand", who] => match info.hands[seat(self, who)?] {
                Some(hand) => words_of(&hand),
                None => vec!["?"; usize::from(info.sizes[seat(self, who)?])].join(" "),
            },
            ["prize", who] => info.prizes[seat(self, who)?].map_or_else(hidden, |p| p.to_string()),
            ["track", who] => info.table.tracks[seat(self, who)?].to_string(),
            ["pile"] => {
                let used = size(&info.table.played) + info.sizes.iter().sum::<u8>();
                (FACES as u8 * COPIES - used).to_string()
            }
            ["played"] => words_of(&info.table.played),
            _ => return Err("this cannot be asked".to_owned()),
        })
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        for face in 0..FACES {
            let held: u8 = state.hands.iter().map(|hand| hand[face]).sum();
            let all = held + state.played[face] + state.pile[face];
            if all != COPIES {
                return Err(format!("{all} cards of {}, not {COPIES}", face + 1));
            }
        }
        Ok(())
    }

    fn heuristic_weight(&self, _: &State, action: &Action) -> u32 {
        match action {
            _ if self.fault == Fault::NeverEager => 0,
            Action::Play(_) => 4,
            Action::Roll => 2,
            Action::Draw | Action::Peek | Action::Pass => 1,
        }
    }
}
