//! The core: everything three board games share, and no rule of any of them.
//!
//! Read in this order:
//! 1. [`seat`]: who sits, who scores, who looks.
//! 2. [`chance`]: the one door through which luck enters.
//! 3. [`game`], [`information`], [`notation`], [`presentation`]: the traits of a game, one for each reader;
//!    [`moment`]: choices as steps; [`sketch`]: drawings for terminals; [`scenario`]: what scenarios and the conformance kit need besides.
//! 4. [`play`]: a [`Match`] owns a state and its record, and knows what may be undone.
//! 5. [`record`]: the text a match is kept in, and its replay.
//!
//! There is no input or output here, no clock, no thread, no global randomness and no hash order.

pub mod chance;
pub mod data;
pub mod events;
pub mod game;
pub mod information;
pub mod message;
pub mod moment;
pub mod notation;
pub mod outcome;
pub mod play;
pub mod presentation;
pub mod record;
pub mod scenario;
pub mod seat;
pub mod seed;
pub mod sketch;
pub mod title;

pub use chance::{
    Chance, Drawn, Enumerating, Faces, Recording, Sampled, ScriptError, Scripted, Seeded, Seen,
    Source, Wished, sum_of_eight,
};
pub use data::{Checked, DataError};
pub use events::{Events, Silent};
pub use game::Game;
pub use information::Information;
pub use message::{Message, Value};
pub use moment::{Choice, Moment, Selection, Step};
pub use notation::{Notation, NotationError};
pub use outcome::{Breakdown, Outcome, Part};
pub use play::{EndTurnError, Match, Rejected, UndoError};
pub use presentation::{About, ChoiceKind, Presentation};
pub use record::{By, Header, RecordError, SeatInfo};
pub use scenario::{Keyword, RandomPolicy, ScenarioSupport};
pub use seat::{Audience, MAX_SEATS, Seat, Seats, Side};
pub use seed::{Seed, SeedHash};
pub use title::{
    BuildError, EarlierOptions, Edition, EditionFile, Memory, OptionSpec, TableSetup, Title,
};

/// The name of a rule clause with its game, such as `AR-MOVE-5`; the anchor of the clause in the rules reference.
pub type RuleKey = &'static str;
