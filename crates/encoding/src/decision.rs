//! One decision, id by id.

use crate::{Encoded, Path};
use towpath_core::{Sampled, Seat};

/// A decision that is being made: the legal actions that go on from the ids chosen so far.
///
/// An id that leaves no choice within a decision is not asked for, the first aside: a decision always asks at least
/// once, so that whoever has to decide is seen to.
#[derive(Clone, Debug)]
pub struct Decision<A> {
    seat: Option<Seat>,
    actions: Vec<A>,
    chosen: Path,
}

impl<A> Default for Decision<A> {
    fn default() -> Decision<A> {
        Decision {
            seat: None,
            actions: Vec::new(),
            chosen: Path::EMPTY,
        }
    }
}

impl<A: Copy + Eq> Decision<A> {
    /// Begins the decision of whoever has to act, or none when the game is over.
    pub fn begin<G: Encoded<Action = A>>(&mut self, game: &G, state: &G::State) {
        self.actions.clear();
        self.chosen = Path::EMPTY;
        self.seat = game.to_act(state).first();
        if let Some(seat) = self.seat {
            game.legal(state, seat, &mut self.actions);
        }
    }

    /// Forgets everything: nobody decides.
    pub fn clear(&mut self) {
        *self = Decision {
            actions: std::mem::take(&mut self.actions),
            ..Decision::default()
        };
        self.actions.clear();
    }

    /// Who decides.
    #[inline]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The ids chosen so far.
    #[inline]
    pub const fn chosen(&self) -> &Path {
        &self.chosen
    }

    /// The legal actions that go on from them.
    pub fn actions(&self) -> &[A] {
        &self.actions
    }

    /// The ids that can be chosen next, in the order of the legal list; some may come more than once.
    #[inline]
    fn next_ids<G: Encoded<Action = A>>(
        &self,
        game: &G,
        state: &G::State,
    ) -> impl Iterator<Item = u16> {
        let depth = self.chosen.len();
        let seat = self.seat.unwrap_or_default();
        self.actions
            .iter()
            .filter_map(move |action| game.id(state, seat, action, depth))
    }

    /// The ids that can be chosen next, sorted, each once.
    pub fn ids<G: Encoded<Action = A>>(&self, game: &G, state: &G::State, ids: &mut Vec<u16>) {
        ids.clear();
        ids.extend(self.next_ids(game, state));
        ids.sort_unstable();
        ids.dedup();
    }

    /// Writes a one for each id that can be chosen next and zeros for the others.
    #[inline]
    pub fn mask<G: Encoded<Action = A>>(&self, game: &G, state: &G::State, mask: &mut [i8]) {
        mask.fill(0);
        for id in self.next_ids(game, state) {
            mask[usize::from(id)] = 1;
        }
    }

    /// Whether a legal action goes on with this id.
    #[inline]
    pub fn allows<G: Encoded<Action = A>>(&self, game: &G, state: &G::State, id: u16) -> bool {
        self.next_ids(game, state).any(|next| next == id)
    }

    /// Chooses an id. `Some` action is what the decision came to, `None` that more has to be chosen.
    ///
    /// # Errors
    /// When no legal action goes on with this id; nothing has changed then.
    #[inline]
    pub fn choose<G: Encoded<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        id: u16,
    ) -> Result<Option<A>, IllegalId> {
        let Some(seat) = self.seat else {
            return Err(IllegalId { id });
        };
        if !self.allows(game, state, id) {
            return Err(IllegalId { id });
        }
        let depth = self.chosen.len();
        self.actions
            .retain(|action| game.id(state, seat, action, depth) == Some(id));
        self.chosen.push(id);
        Ok(self.settle(game, state, seat))
    }

    /// Goes on as long as there is one way to go.
    #[inline]
    fn settle<G: Encoded<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
    ) -> Option<A> {
        loop {
            if let [only] = self.actions[..] {
                return Some(only);
            }
            let depth = self.chosen.len();
            let mut ids = self.next_ids(game, state);
            let first = ids.next()?;
            if ids.any(|id| id != first) {
                return None;
            }
            drop(ids);
            debug_assert!(
                self.actions
                    .iter()
                    .all(|action| game.id(state, seat, action, depth).is_some()),
                "an action ends where another goes on"
            );
            self.chosen.push(first);
        }
    }

    /// The ids by which an action of the list is chosen from here, those that are not asked for left out.
    pub fn path_to<G: Encoded<Action = A>>(
        &self,
        game: &G,
        state: &G::State,
        action: &A,
    ) -> Option<Path> {
        let seat = self.seat?;
        let mut rest = self.clone();
        let mut path = Path::EMPTY;
        loop {
            let id = game.id(state, seat, action, rest.chosen.len())?;
            path.push(id);
            if let Some(reached) = rest.choose(game, state, id).ok()? {
                return (reached == *action).then_some(path);
            }
        }
    }

    /// An id as a uniform choice among the legal actions would have it.
    #[inline]
    pub fn sample<G: Encoded<Action = A>>(
        &self,
        game: &G,
        state: &G::State,
        random: &mut Sampled,
    ) -> Option<u16> {
        let seat = self.seat?;
        let place = random.below(self.actions.len() as u32) as usize;
        game.id(state, seat, &self.actions[place], self.chosen.len())
    }
}

/// No legal action goes on with this id.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("id {id} is not legal here")]
pub struct IllegalId {
    /// The id.
    pub id: u16,
}

/// One of the ids that a mask allows, each as likely; `None` when it allows none.
#[inline]
pub fn sample_mask(mask: &[i8], random: &mut Sampled) -> Option<u16> {
    let total: u32 = mask.chunks(128).map(ones).sum();
    if total == 0 {
        return None;
    }
    let mut left = random.below(total);
    for (block, chunk) in mask.chunks(128).enumerate() {
        let here = ones(chunk);
        if left >= here {
            left -= here;
            continue;
        }
        for (index, allowed) in chunk.iter().enumerate() {
            if *allowed != 0 {
                if left == 0 {
                    return Some((block * 128 + index) as u16);
                }
                left -= 1;
            }
        }
    }
    None
}

/// How many of at most 128 entries are set.
#[inline]
fn ones(chunk: &[i8]) -> u32 {
    u32::from(
        chunk
            .iter()
            .map(|allowed| u8::from(*allowed != 0))
            .fold(0, u8::wrapping_add),
    )
}
