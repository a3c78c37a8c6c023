//! What a side built, gained and used: the character of a deck, seen in play.

use std::fmt::Write;
use towpath_kanal::effect::Piece;
use towpath_kanal::purse::Thing;
use towpath_kanal::state::{State, Way};
use towpath_kanal::{Action, Event};

/// What one side did in a match.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Tally {
    /// Pieces that were built, in the order of [`Piece::ALL`].
    pub built: [u32; 5],
    /// Those of them that were paid for.
    pub paid: [u32; 5],
    /// What was gained and kept, in the order of [`Thing::ALL`]; thalers found on action spaces are not counted.
    pub gained: [u32; 6],
    /// Activations by routes, and by bridges.
    pub activations: [u32; 2],
    /// Bridges that effects took down.
    pub aside: u32,
    /// Materials that were bought.
    pub bought: u32,
    /// Turns of the wheel, free ones included.
    pub turns: u32,
    /// Prestige won in play.
    pub prestige: u32,
}

impl Tally {
    /// Counts an action of this side: the position before it, the position after it and what happened.
    pub(super) fn count(
        &mut self,
        before: &State,
        after: &State,
        action: Action,
        events: &[Event],
    ) {
        let seat = before.seat.index();
        if let Action::Lay { piece, .. } = action {
            // What a piece costs besides: a canal brings clay, so its thalers tell.
            let price = match piece {
                Piece::Path => Thing::Clay,
                Piece::Road => Thing::Stone,
                Piece::Rail => Thing::Steel,
                Piece::Canal => Thing::Thaler,
                Piece::Bridge => Thing::Wood,
            };
            let (was, is) = (&before.players[seat], &after.players[seat]);
            self.paid[piece as usize] += u32::from(is.have(price) < was.have(price));
        }
        for event in events {
            match *event {
                Event::Laid { piece, .. } => self.built[piece as usize] += 1,
                Event::Gained { thing, kept, .. } => self.gained[thing as usize] += u32::from(kept),
                Event::Activated { way, .. } => {
                    self.activations[match way {
                        Way::Routes => 0,
                        Way::Bridges => 1,
                    }] += 1;
                }
                Event::LaidAside { .. } => self.aside += 1,
                Event::Bought { .. } => self.bought += 1,
                Event::Turned { .. } => self.turns += 1,
                Event::Prestige { amount, .. } => self.prestige += u32::from(amount),
                _ => {}
            }
        }
    }
}

/// What is compared between decks: its name, and how much of it a side has.
type Column = (&'static str, fn(&Tally) -> u32);

/// The columns of [`tally_table`].
const COLUMNS: [Column; 16] = [
    ("paths", |tally| tally.built[Piece::Path as usize]),
    ("roads", |tally| tally.built[Piece::Road as usize]),
    ("rails", |tally| tally.built[Piece::Rail as usize]),
    ("paid", |tally| tally.paid[Piece::Rail as usize]),
    ("canals", |tally| tally.built[Piece::Canal as usize]),
    ("paid", |tally| tally.paid[Piece::Canal as usize]),
    ("bridges", |tally| tally.built[Piece::Bridge as usize]),
    ("taken down", |tally| tally.aside),
    ("activations by routes", |tally| tally.activations[0]),
    ("by bridges", |tally| tally.activations[1]),
    ("stone and steel", |tally| {
        tally.gained[Thing::Stone as usize] + tally.gained[Thing::Steel as usize]
    }),
    ("wood, clay and coal", |tally| {
        Thing::BASE
            .iter()
            .map(|thing| tally.gained[*thing as usize])
            .sum()
    }),
    ("thalers", |tally| tally.gained[Thing::Thaler as usize]),
    ("bought", |tally| tally.bought),
    ("turns", |tally| tally.turns),
    ("prestige in play", |tally| tally.prestige),
];

/// What a side did on average, as a Markdown table of one row.
pub(super) fn tally_table(sides: &[Tally], name: &str) -> String {
    let mut text = String::from("| deck |");
    for (heading, _) in COLUMNS {
        let _ = write!(text, " {heading} |");
    }
    text += "\n|---|";
    text += &"--:|".repeat(COLUMNS.len());
    let _ = write!(text, "\n| {name} |");
    for (_, column) in COLUMNS {
        let sum: u32 = sides.iter().map(column).sum();
        let mean = f64::from(sum) / sides.len().max(1) as f64;
        let _ = write!(text, " {mean:.1} |");
    }
    text
}
