//! A match: a position, the record that led to it, and what may be taken back.

mod history;
mod keep;
mod replay;

pub use replay::{finish, outcomes, rejection, script};

use crate::record::{Entry, Header, LineHash};
use crate::{
    Audience, By, Drawn, Notation, Recording, Seat, SeatInfo, Seed, Seeded, TableSetup, Wished,
};
use std::sync::Arc;

/// One match of a game. Its version is the number of entries in its record, which only grows.
///
/// ```
/// use towpath_core::record::RawRecord;
/// use towpath_core::{By, Game, Match, Notation, Rejected, Seat, SeatInfo, Seed, TableSetup};
/// use towpath_race::{Race, Refusal};
///
/// let setup = TableSetup::of::<Race>(2);
/// let game = Race::build(&setup)?;
/// let ada = SeatInfo { by: By::Human, name: "Ada".to_owned() };
/// let bea = SeatInfo { by: By::Human, name: "Bea".to_owned() };
/// let mut table = Match::start(game, &setup, vec![ada, bea], Seed([7; 32]));
/// let red = Seat::new(0);
///
/// // A rule refuses with the numbers; nothing has changed.
/// let four = game.parse("play 4")?;
/// let refused = table.submit(0, red, By::Human, four);
/// assert!(matches!(refused, Err(Rejected::Refused(Refusal::NoSuchCard { .. }))));
///
/// // What is allowed grows the record by an entry, and can be taken back.
/// let one = game.parse("play 1")?;
/// table.submit(0, red, By::Human, one).map_err(|rejected| format!("{rejected:?}"))?;
/// assert_eq!(table.state().tracks[0], 1);
/// table.undo_step(1, red, By::Human)?;
/// assert_eq!((table.version(), table.state().tracks[0]), (2, 0));
///
/// // The record replays to the same position.
/// let again = Match::replay(game, &setup, &RawRecord::read(&table.record())?)?;
/// assert_eq!(again.state(), table.state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Notation> {
    /// Shared, because what a game has precomputed can be large and a server holds many matches of the same set-up.
    game: Arc<G>,
    state: G::State,
    header: Header,
    /// `None` when a record was read whose seed is not known: such a match can be looked at, not played on.
    seed: Option<Seed>,
    dealt: Vec<Drawn>,
    entries: Vec<Entry<G::Action>>,
    log: Vec<Logged<G::Event>>,
    kept: Vec<Kept<G::State>>,
    /// The hash of the deal's line, then those of the entries, as far as they have been worked out.
    hashes: Vec<LineHash>,
}

/// An event with the entry that caused it; 0 is the set-up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Logged<E> {
    /// The number of the entry.
    pub entry: u32,
    /// Whose decision it was; `None` for the set-up.
    pub seat: Option<Seat>,
    /// The number of the turn it was decided in; 0 for the set-up.
    pub turn: u32,
    /// What happened.
    pub event: E,
}

/// The position before a decision that may still be taken back.
#[derive(Copy, Clone, Debug)]
struct Kept<S> {
    state: S,
    seat: Seat,
    by: By,
    turn: u32,
    log: usize,
}

/// Why a submitted action was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejected<R> {
    /// The match has moved on since the sender last saw it.
    Stale {
        /// The version the match is at.
        version: u32,
    },
    /// The game has ended.
    Over,
    /// It is not this seat's decision.
    NotToAct,
    /// The record's seed is not known, so the match cannot go on.
    ReadOnly,
    /// A rule forbids it.
    Refused(R),
}

/// Why nothing was taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// There is nothing of this seat's since the last reveal, random outcome, ended turn or decision of another seat;
    /// nor once the game is over.
    #[error(
        "nothing to take back since the last reveal, random outcome or decision of another seat"
    )]
    Nothing,
    /// The match has moved on since the sender last saw it.
    #[error("the match is at version {version} by now")]
    Stale {
        /// The version the match is at.
        version: u32,
    },
}

/// Why no turn was ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EndTurnError {
    /// No turn of this seat is over and could still be taken back.
    #[error("there is no turn of this seat to end")]
    Nothing,
    /// The match has moved on since the sender last saw it.
    #[error("the match is at version {version} by now")]
    Stale {
        /// The version the match is at.
        version: u32,
    },
}

/// Whether a seat may do this in a position: its turn to decide first, then the game's own rules.
///
/// # Errors
/// Why not.
pub fn check<G: Notation>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
) -> Result<(), Rejected<G::Refusal>> {
    let to_act = game.to_act(state);
    if to_act.is_empty() {
        return Err(Rejected::Over);
    }
    if !to_act.contains(seat) {
        return Err(Rejected::NotToAct);
    }
    game.check(state, seat, action).map_err(Rejected::Refused)
}

impl<G: Notation> Match<G> {
    /// Starts a match. `seats` says who sits where, one for each player.
    pub fn start(game: G, setup: &TableSetup, seats: Vec<SeatInfo>, seed: Seed) -> Match<G> {
        Match::start_shared(Arc::new(game), setup, seats, seed)
    }

    /// Starts a match of a game that other matches use too.
    pub fn start_shared(
        game: Arc<G>,
        setup: &TableSetup,
        seats: Vec<SeatInfo>,
        seed: Seed,
    ) -> Match<G> {
        let mut chance = Recording::new(Seeded::new(seed.clone()));
        let mut events = Vec::new();
        let state = game.setup(&mut chance, &mut events);
        let header = Header::new(G::title().id, setup, seats, seed.hash());
        Match {
            seed: Some(seed),
            ..Match::begin(game, header, state, chance.drawn, events)
        }
    }

    /// A match that begins in a given position, for scenarios and puzzles. It plays and takes back like any other,
    /// but its record cannot be replayed: a record tells decisions and outcomes, not positions.
    pub fn from_position(
        game: Arc<G>,
        setup: &TableSetup,
        state: G::State,
        seed: Seed,
    ) -> Match<G> {
        let nobody = SeatInfo {
            by: By::Human,
            name: String::new(),
        };
        let seats = vec![nobody; usize::from(setup.players)];
        let header = Header::new(G::title().id, setup, seats, seed.hash());
        Match {
            seed: Some(seed),
            ..Match::begin(game, header, state, Vec::new(), Vec::new())
        }
    }

    /// A match before its first decision.
    fn begin(
        game: Arc<G>,
        header: Header,
        state: G::State,
        dealt: Vec<Drawn>,
        events: Vec<G::Event>,
    ) -> Match<G> {
        debug_assert_eq!(header.seats.len(), usize::from(header.players));
        let mut begun = Match {
            game,
            state,
            header,
            seed: None,
            dealt,
            entries: Vec::new(),
            log: events
                .into_iter()
                .map(|event| Logged {
                    entry: 0,
                    seat: None,
                    turn: 0,
                    event,
                })
                .collect(),
            kept: Vec::new(),
            hashes: Vec::new(),
        };
        begun.hashes.extend(begun.write_head().last);
        begun
    }

    /// Carries out an action if the sender saw this version, it is that seat's decision and the rules allow it.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn submit(
        &mut self,
        version: u32,
        seat: Seat,
        by: By,
        action: G::Action,
    ) -> Result<&[Logged<G::Event>], Rejected<G::Refusal>> {
        if version != self.version() {
            return Err(Rejected::Stale {
                version: self.version(),
            });
        }
        self.submit_wishing(seat, by, action, Vec::new())
    }

    /// Carries out an action in the version at hand, with outcomes that are wished for, as (stream, face): those that can
    /// come do. It is for lessons and studies; a record whose outcomes were wished for does not follow from its seed.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn submit_wishing(
        &mut self,
        seat: Seat,
        by: By,
        action: G::Action,
        wishes: Vec<(u8, u16)>,
    ) -> Result<&[Logged<G::Event>], Rejected<G::Refusal>> {
        check(self.game(), &self.state, seat, &action)?;
        let Some(seed) = &self.seed else {
            return Err(Rejected::ReadOnly);
        };
        let before = self.state;
        let mut chance = Recording::new(Wished::new(wishes, Seeded::new(seed.clone())));
        let mut events = Vec::new();
        self.game
            .apply(&mut self.state, seat, action, &mut chance, &mut events);
        let told = self.log.len();
        self.keep(before, seat, action, by, chance.drawn, events);
        Ok(&self.log[told..])
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game, for whoever outlives the match: a bot that thinks elsewhere.
    pub fn shared_game(&self) -> Arc<G> {
        self.game.clone()
    }

    /// The position, with all secrets.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// What stands above the record's first decision.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The number of entries so far.
    pub fn version(&self) -> u32 {
        self.entries.len() as u32
    }

    /// What was decided, taken back and ended so far.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// What this audience may know of the position.
    pub fn information_state(&self, audience: Audience) -> G::InformationState {
        self.game.information_state(&self.state, audience)
    }

    /// What happened from an entry on, as this audience may see it; what was taken back is left out.
    pub fn log_for(&self, audience: Audience, from_entry: u32) -> Vec<Logged<G::Event>> {
        let first = self.log.partition_point(|logged| logged.entry < from_entry);
        self.log[first..]
            .iter()
            .filter_map(|logged| {
                let event = self.game.event_for(&logged.event, audience)?;
                Some(Logged { event, ..*logged })
            })
            .collect()
    }
}
