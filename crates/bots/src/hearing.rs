//! What a player hears at the table, and what went wrong with one that is another program.

use towpath_core::{Audience, Drawn, Seat};

/// What chance gave, as a seat was shown it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The pile, die or lot that it came from.
    pub stream: u8,
    /// What came; `None` where the seat was not shown it.
    pub face: Option<u16>,
}

impl Shown {
    /// What a seat was shown of some draws.
    pub fn to(seat: Seat, drawn: &[Drawn]) -> Vec<Shown> {
        let shown = |draw: &Drawn| Shown {
            stream: draw.source.stream,
            face: draw
                .source
                .seen
                .shows_to(Audience::Seat(seat))
                .then_some(draw.face),
        };
        drawn.iter().map(shown).collect()
    }
}

/// Something that happened, as one seat may know of it.
#[derive(Copy, Clone, Debug)]
pub enum Heard<'h, A> {
    /// The game was dealt.
    Deal {
        /// What the seat was shown of it.
        shown: &'h [Shown],
    },
    /// Something was decided.
    Decision {
        /// Whose decision it was.
        seat: Seat,
        /// What was decided.
        action: &'h A,
        /// What chance gave for it.
        shown: &'h [Shown],
    },
    /// The game is over.
    End {
        /// Each seat's share of the win.
        shares: &'h [f32],
    },
}

/// How often a player that is another program has failed; each time the decision was a random one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    /// There was no answer in time.
    pub late: u32,
    /// The answer was not understood or not legal.
    pub wrong: u32,
    /// The program had ended or could not be started.
    pub gone: u32,
    /// What was wrong the first time, with the line that caused it.
    pub first: Option<String>,
}

impl Faults {
    /// All of them.
    pub const fn total(&self) -> u32 {
        self.late + self.wrong + self.gone
    }

    /// Adds those of another game.
    pub fn add(&mut self, other: &Faults) {
        self.late += other.late;
        self.wrong += other.wrong;
        self.gone += other.gone;
        if self.first.is_none() {
            self.first.clone_from(&other.first);
        }
    }
}
