//! Race with faults to order: a wrapper that does what [`Race`] does, except for one thing. Each fault breaks one
//! invariant, and the conformance kit must find it.
#![allow(dead_code, reason = "each test uses a part of it")]

mod game;
mod information;
mod presentation;

use towpath_race::Race;

macro_rules! faults {
    ($($fault:ident = $word:literal,)*) => {
        /// What is wrong with a [`Faulty`] game; an option of the table.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Fault {
            None,
            $($fault,)*
        }

        impl Fault {
            pub const WORDS: &'static [&'static str] = &["none", $($word,)*];

            pub fn from_word(word: &str) -> Fault {
                match word {
                    $($word => Fault::$fault,)*
                    _ => Fault::None,
                }
            }
        }
    };
}

faults! {
    LeakInKnow = "leak-in-know",
    LeakInEvent = "leak-in-event",
    LeakInList = "leak-in-list",
    LeakInRefusal = "leak-in-refusal",
    LateLeak = "late-leak",
    DrawSaidPublic = "draw-said-public",
    DrawSaidPrivate = "draw-said-private",
    ListTooShort = "list-too-short",
    ListTooLong = "list-too-long",
    ListTwice = "list-twice",
    ListEmpty = "list-empty",
    CandidateStray = "candidate-stray",
    Notation = "notation",
    RevealUndeclared = "reveal-undeclared",
    CardLost = "card-lost",
    Endless = "endless",
    Parts = "parts",
    Points = "points",
    Shares = "shares",
    EarlyOutcome = "early-outcome",
    WorldLooksDifferent = "world-looks-different",
    WorldImpossible = "world-impossible",
    WorldUnlikely = "world-unlikely",
    Position = "position",
    Impure = "impure",
    TurnBack = "turn-back",
    NoWeight = "no-weight",
    SourceTwice = "source-twice",
    Panic = "panic",
    SameNames = "same-names",
    PathMissing = "path-missing",
    PathEmpty = "path-empty",
    PathVaries = "path-varies",
    PromptVaries = "prompt-varies",
    PromptMissing = "prompt-missing",
    KindVaries = "kind-varies",
    CostVaries = "cost-varies",
    WordsVary = "words-vary",
    SameWords = "same-words",
    WishesVary = "wishes-vary",
    TargetLost = "target-lost",
}

/// The game.
#[derive(Copy, Clone, Debug)]
pub struct Faulty {
    pub race: Race,
    pub fault: Fault,
}

/// How often something was asked: what a game must not remember.
pub fn calls() -> u8 {
    use std::cell::Cell;
    thread_local! {
        static CALLS: Cell<u8> = const { Cell::new(0) };
    }
    CALLS.with(|calls| calls.replace(calls.get().wrapping_add(1)))
}
