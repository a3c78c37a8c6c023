//! One game with its history, as programs that search and learn want it.

mod keep;
mod sight;

use crate::luck::{Asked, Noting, Suspending};
use crate::{Decision, Encoded, IllegalId, Key, Path};
use std::sync::Arc;
use towpath_core::{Audience, Drawn, MAX_SEATS, Sampled, Seat, Seed, Seeded, Silent, TableSetup};

/// One game: the position, the decision under way, and everything that led there.
///
/// Chance is either drawn from a seed, as in a real match, or given from outside outcome by outcome: then the game stops at
/// every draw, and [`Episode::outcomes`] tells what can come and how likely it is.
///
/// ```
/// use std::sync::Arc;
/// use towpath_arriala::Arriala;
/// use towpath_core::{Game, Sampled, Seed, TableSetup};
/// use towpath_encoding::{Episode, Turn};
///
/// let setup = Arc::new(TableSetup::of::<Arriala>(2));
/// let game = Arc::new(Arriala::build(&setup)?);
/// let mut random = Sampled::new(1);
/// let mut episode = Episode::new(game, setup, Some(Seed::from_number(7)));
/// let mut ids = Vec::new();
/// while let Turn::Seat(seat) = episode.turn() {
///     episode.ids(&mut ids);
///     let known = episode.key(seat);
///     // Another world in which this seat knows the same.
///     assert_eq!(episode.resample(seat, random.word())?.key(seat), known);
///     episode.choose(ids[random.below(ids.len() as u32) as usize])?;
/// }
/// assert_eq!(episode.returns()[..2].iter().sum::<f32>(), 1.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Episode<G: Encoded> {
    game: Arc<G>,
    setup: Arc<TableSetup>,
    /// `None` when outcomes are given from outside.
    seed: Option<Seed>,
    state: G::State,
    decision: Decision<G::Action>,
    deeds: Vec<Deed<G::Action>>,
    /// What chance gave: the deal, then deed by deed.
    drawn: Vec<Drawn>,
    dealt: usize,
    pending: Option<Pending<G::Action>>,
}

/// Something that was done.
#[derive(Clone, Debug)]
enum Deed<A> {
    /// A decision.
    Decided {
        seat: Seat,
        action: A,
        path: Path,
        /// How many outcomes there were after it.
        drawn: usize,
    },
    /// What a seat did not know was dealt anew.
    Resampled {
        seat: Seat,
        number: u64,
        /// What everybody's key was then.
        keys: [Key; MAX_SEATS],
    },
}

/// What waits for an outcome: the deal, or a decision.
#[derive(Clone, Debug)]
struct Pending<A> {
    decided: Option<(Seat, A)>,
    given: Vec<u16>,
    asked: Asked,
}

/// Whose turn it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A seat decides.
    Seat(Seat),
    /// An outcome has to be given.
    Chance,
    /// Nobody's: the game is over.
    Over,
}

/// Why something could not be done with an episode. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EpisodeError {
    /// No legal action goes on with this id.
    #[error(transparent)]
    Illegal(#[from] IllegalId),
    /// The outcome cannot come.
    #[error("outcome {0} cannot come here")]
    NoSuchOutcome(u16),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// An outcome has to be given first.
    #[error("an outcome of chance has to be given first")]
    Chance,
    /// There is no such seat at this table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(usize),
    /// The text is no action that can be chosen now.
    #[error("{0}")]
    Notation(String),
    /// The text is no kept episode or no record, or it does not hold.
    #[error("{0}")]
    Text(String),
}

impl<G: Encoded> Clone for Episode<G> {
    fn clone(&self) -> Episode<G> {
        Episode {
            game: self.game.clone(),
            setup: self.setup.clone(),
            seed: self.seed.clone(),
            state: self.state,
            decision: self.decision.clone(),
            deeds: self.deeds.clone(),
            drawn: self.drawn.clone(),
            dealt: self.dealt,
            pending: self.pending.clone(),
        }
    }
}

impl<G: Encoded> Episode<G> {
    /// A new game. `setup` is what the game was built from. Without a seed every outcome has to be given.
    pub fn new(game: Arc<G>, setup: Arc<TableSetup>, seed: Option<Seed>) -> Episode<G> {
        match &seed {
            Some(known) => {
                let mut drawn = Vec::new();
                let mut chance = Noting {
                    inner: Seeded::new(known.clone()),
                    drawn: &mut drawn,
                };
                let state = game.setup(&mut chance, &mut Silent);
                Episode::dealt(game, setup, seed, state, drawn)
            }
            None => Episode::deal(game, setup, Vec::new()),
        }
    }

    /// A game whose deal is known as far as `given` goes.
    fn deal(game: Arc<G>, setup: Arc<TableSetup>, given: Vec<u16>) -> Episode<G> {
        let mut chance = Suspending::new(&given);
        let state = game.setup(&mut chance, &mut Silent);
        let Suspending { drawn, asked, .. } = chance;
        let Some(asked) = asked else {
            return Episode::dealt(game, setup, None, state, drawn);
        };
        let mut waiting = Episode::dealt(game, setup, None, state, Vec::new());
        waiting.decision.clear();
        waiting.pending = Some(Pending {
            decided: None,
            given,
            asked,
        });
        waiting
    }

    fn dealt(
        game: Arc<G>,
        setup: Arc<TableSetup>,
        seed: Option<Seed>,
        state: G::State,
        drawn: Vec<Drawn>,
    ) -> Episode<G> {
        let mut decision = Decision::default();
        decision.begin(&*game, &state);
        Episode {
            game,
            setup,
            seed,
            state,
            decision,
            deeds: Vec::new(),
            dealt: drawn.len(),
            drawn,
            pending: None,
        }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position, with all secrets.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Whether outcomes are given from outside.
    pub const fn is_explicit(&self) -> bool {
        self.seed.is_none()
    }

    /// How many decisions have been made.
    pub fn decisions(&self) -> usize {
        let decided = |deed: &&Deed<_>| matches!(deed, Deed::Decided { .. });
        self.deeds.iter().filter(decided).count()
    }

    /// The decision under way.
    pub const fn decision(&self) -> &Decision<G::Action> {
        &self.decision
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Turn {
        match (&self.pending, self.decision.seat()) {
            (Some(_), _) => Turn::Chance,
            (None, Some(seat)) => Turn::Seat(seat),
            (None, None) => Turn::Over,
        }
    }

    /// The ids that can be chosen next, sorted; the outcomes that can come when it is the turn of chance.
    pub fn ids(&self, ids: &mut Vec<u16>) {
        match &self.pending {
            None => self.decision.ids(&*self.game, &self.state, ids),
            Some(pending) => {
                ids.clear();
                ids.extend(pending.asked.faces.iter().map(|(face, _)| *face));
            }
        }
    }

    /// Writes a one for each id that the seat to act can choose next and zeros for the others.
    pub fn mask(&self, mask: &mut [i8]) {
        self.decision.mask(&*self.game, &self.state, mask);
    }

    /// The outcomes that can come next and how likely each is; none when it is not the turn of chance.
    pub fn outcomes(&self) -> Vec<(u16, f64)> {
        let Some(pending) = &self.pending else {
            return Vec::new();
        };
        let faces = &pending.asked.faces;
        let total: u32 = faces.iter().map(|(_, copies)| copies).sum();
        let share = |copies: u32| f64::from(copies) / f64::from(total);
        faces
            .iter()
            .map(|(face, copies)| (*face, share(*copies)))
            .collect()
    }

    /// What an outcome is called, such as `card=lock`.
    pub fn outcome_name(&self, outcome: u16) -> Option<String> {
        let asked = &self.pending.as_ref()?.asked;
        let possible = asked.faces.iter().any(|(face, _)| *face == outcome);
        let stream = asked.source.stream;
        possible.then(|| {
            let face = self.game.face_name(stream, outcome);
            format!("{}={face}", self.game.stream_name(stream))
        })
    }

    /// Chooses an id, or gives an outcome when it is the turn of chance.
    ///
    /// # Errors
    /// When it cannot be chosen or cannot come.
    #[inline]
    pub fn choose(&mut self, id: u16) -> Result<(), EpisodeError> {
        match self.turn() {
            Turn::Over => Err(EpisodeError::Over),
            Turn::Chance => self.give(id),
            Turn::Seat(_) => {
                if let Some(action) = self.decision.choose(&*self.game, &self.state, id)? {
                    self.carry_out(action);
                }
                Ok(())
            }
        }
    }

    /// Makes a whole decision by its notation, from the ids chosen so far on.
    ///
    /// # Errors
    /// When the text is not understood, a rule forbids it, or it does not go on from what was chosen.
    pub fn act(&mut self, notation: &str) -> Result<(), EpisodeError> {
        let seat = match self.turn() {
            Turn::Over => return Err(EpisodeError::Over),
            Turn::Chance => return Err(EpisodeError::Chance),
            Turn::Seat(seat) => seat,
        };
        let action = self
            .game
            .parse(notation)
            .map_err(|error| EpisodeError::Notation(error.to_string()))?;
        if !self.decision.actions().contains(&action) {
            let why = match self.game.check(&self.state, seat, &action) {
                Err(refusal) => {
                    format!("{}: '{notation}' is not allowed", self.game.rule(&refusal))
                }
                Ok(()) => format!("'{notation}' does not go on from the ids chosen"),
            };
            return Err(EpisodeError::Notation(why));
        }
        self.carry_out(action);
        Ok(())
    }

    /// Makes a whole decision that is legal.
    pub fn carry_out(&mut self, action: G::Action) {
        let Some(seat) = self.decision.seat() else {
            return;
        };
        match &self.seed {
            None => self.try_out(seat, action, Vec::new()),
            Some(seed) => {
                let path = self.game.path(&self.state, seat, &action);
                let mut chance = Noting {
                    inner: Seeded::new(seed.clone()),
                    drawn: &mut self.drawn,
                };
                self.game
                    .apply(&mut self.state, seat, action, &mut chance, &mut Silent);
                self.note(seat, action, path);
            }
        }
    }

    /// Carries out a decision with the outcomes given so far, or waits for the next one.
    fn try_out(&mut self, seat: Seat, action: G::Action, given: Vec<u16>) {
        let mut after = self.state;
        let mut chance = Suspending::new(&given);
        self.game
            .apply(&mut after, seat, action, &mut chance, &mut Silent);
        let Suspending { drawn, asked, .. } = chance;
        if let Some(asked) = asked {
            self.pending = Some(Pending {
                decided: Some((seat, action)),
                given,
                asked,
            });
            return;
        }
        self.pending = None;
        let path = self.game.path(&self.state, seat, &action);
        self.state = after;
        self.drawn.extend(drawn);
        self.note(seat, action, path);
    }

    #[inline]
    fn note(&mut self, seat: Seat, action: G::Action, path: Path) {
        self.deeds.push(Deed::Decided {
            seat,
            action,
            path,
            drawn: self.drawn.len(),
        });
        self.decision.begin(&*self.game, &self.state);
    }

    fn give(&mut self, outcome: u16) -> Result<(), EpisodeError> {
        let Some(pending) = &mut self.pending else {
            return Err(EpisodeError::NoSuchOutcome(outcome));
        };
        let mut faces = pending.asked.faces.iter();
        if !faces.any(|(face, _)| *face == outcome) {
            return Err(EpisodeError::NoSuchOutcome(outcome));
        }
        let mut given = std::mem::take(&mut pending.given);
        given.push(outcome);
        match pending.decided {
            Some((seat, action)) => self.try_out(seat, action, given),
            None => *self = Episode::deal(self.game.clone(), self.setup.clone(), given),
        }
        Ok(())
    }

    /// Each seat's share of the win; zeros while the game runs.
    pub fn returns(&self) -> [f32; MAX_SEATS] {
        match self.turn() {
            Turn::Over => self.game.returns(&self.state),
            Turn::Seat(_) | Turn::Chance => [0.0; MAX_SEATS],
        }
    }

    /// A seat's points as they stand.
    pub fn points(&self, seat: Seat) -> i32 {
        self.game.points(&self.state, seat)
    }

    /// What a seat knows.
    pub fn information_state(&self, seat: Seat) -> G::InformationState {
        self.game
            .information_state(&self.state, Audience::Seat(seat))
    }

    /// The table as a seat sees it, as plain text; with all secrets if none is named.
    pub fn text(&self, seat: Option<Seat>) -> String {
        let audience = seat.map_or(Audience::Everything, Audience::Seat);
        let info = self.game.information_state(&self.state, audience);
        self.game.render_text(&info)
    }

    /// A world in which a seat knows the same, each as likely as the rules make it: what it does not know is dealt anew.
    /// What comes afterwards is drawn anew too. It has the seat's key; the keys of others follow from what they know in it.
    ///
    /// # Errors
    /// While an outcome has to be given.
    pub fn resample(&self, seat: Seat, number: u64) -> Result<Episode<G>, EpisodeError> {
        if self.pending.is_some() {
            return Err(EpisodeError::Chance);
        }
        let info = self.information_state(seat);
        let mut world = self.clone();
        world.state = self.game.determinize(&info, &mut Sampled::new(number));
        if world.seed.is_some() {
            world.seed = Some(Seed::from_number(number));
        }
        let own = self.key_of_deeds(seat);
        let keys = std::array::from_fn(|index| match index == seat.index() {
            true => own,
            false => world.key_in_world(own, Seat::new(index as u8)),
        });
        world.deeds.push(Deed::Resampled { seat, number, keys });
        Ok(world)
    }
}
