//! The games as numbers, for programs that learn.
//!
//! | module | what is in it |
//! |---|---|
//! | [`Encoded`] | a game whose actions are series of ids below [`Encoded::IDS`] and whose information states are rows of numbers |
//! | [`Decision`] | one decision, id by id, with masks that are the legal list |
//! | [`Episode`] | one game with its history: chance, keys with perfect recall, resampled worlds, records |
//! | [`Lanes`] | many games that are stepped at once |
//!
//! An id means the same in every position of a game: *worker of the next side at place 12*. Sides are counted clockwise from
//! the seat that decides. Choosing ids at random is not choosing actions at random, because actions have different
//! numbers of ids and share some; [`Decision::sample`] chooses actions at random.

mod arriala;
mod canal_mania;
mod decision;
mod episode;
mod kanal;
mod key;
mod lanes;
mod luck;
mod names;
mod path;
mod sheet;

pub use decision::{Decision, IllegalId, sample_mask};
pub use episode::{Episode, EpisodeError, Turn};
pub use key::Key;
pub use lanes::{Buffers, Lanes, next_seed};
pub use path::{LONGEST, Path};
pub use sheet::{Part, Value, length, places};

use towpath_core::{Presentation, Seat};

/// A game whose actions and information states have numbers.
///
/// ```
/// use towpath_arriala::Arriala;
/// use towpath_core::{Game, Sampled, Silent, TableSetup};
/// use towpath_encoding::{Decision, Encoded};
///
/// let game = Arriala::build(&TableSetup::of::<Arriala>(2))?;
/// let mut chance = Sampled::new(7);
/// let mut state = game.setup(&mut chance, &mut Silent);
/// let mut decision = Decision::default();
/// decision.begin(&game, &state);
/// let mut mask = vec![0; Arriala::IDS];
/// while let Some(seat) = decision.seat() {
///     decision.mask(&game, &state, &mut mask);
///     let id = towpath_encoding::sample_mask(&mask, &mut chance).expect("something is always legal");
///     if let Some(action) = decision.choose(&game, &state, id)? {
///         game.apply(&mut state, seat, action, &mut chance, &mut Silent);
///         decision.begin(&game, &state);
///     }
/// }
/// assert!(game.is_over(&state));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Encoded: Presentation {
    /// Ids are below this; at most 1,024.
    const IDS: usize;

    /// What a row of an observation is made of.
    const PARTS: &'static [Part];

    /// The id of an action at this place of its path, `None` after its end. It depends on nothing but what everybody at
    /// the table sees. Within a legal list each path belongs to one action, and none goes on where another ends.
    fn id(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
        depth: usize,
    ) -> Option<u16>;

    /// What an id stands for, in a few words.
    fn id_name(&self, id: u16) -> String;

    /// Writes what a seat knows, with the ids it has chosen so far in its decision, into a row of
    /// [`Encoded::observation_len`] numbers.
    fn observe<V: Value>(
        &self,
        info: &Self::InformationState,
        seat: Seat,
        chosen: &Path,
        row: &mut [V],
    );

    /// How many numbers a row has.
    fn observation_len() -> usize {
        length(Self::PARTS)
    }

    /// All ids of an action.
    fn path(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Path {
        let mut path = Path::EMPTY;
        while let Some(id) = self.id(state, seat, action, path.len()) {
            path.push(id);
        }
        path
    }
}
