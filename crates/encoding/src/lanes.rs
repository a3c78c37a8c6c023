//! Many games that are stepped at once, on all cores, into buffers of the caller.

use crate::key::mix;
use crate::{Decision, Encoded, IllegalId, Value, sample_mask};
use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use rayon::slice::{ParallelSlice, ParallelSliceMut};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::Arc;
use towpath_core::{Audience, Sampled, Silent};

/// So many games are stepped by a thread before it looks for others: handing them out takes time too.
const SHARE: usize = 16;

/// Games side by side. Each is stepped by one id at a time; when one ends it begins anew with the next seed, and the row
/// shows the new game with the rewards of the one that ended.
///
/// Nothing is allocated once every game has had its longest legal list.
pub struct Lanes<G: Encoded> {
    game: Arc<G>,
    lanes: Vec<Lane<G>>,
    /// `None` for one thread, which is the caller's.
    pool: Option<ThreadPool>,
}

/// One of the games.
struct Lane<G: Encoded> {
    state: G::State,
    decision: Decision<G::Action>,
    /// The luck of the game.
    chance: Sampled,
    /// The luck of random players.
    picks: Sampled,
    /// The seed of the game under way.
    seed: u64,
}

/// Where games are written to, row after row: one row a game.
pub struct Buffers<'b, V> {
    /// What the seat to act knows, [`Encoded::observation_len`] numbers a game.
    pub observations: &'b mut [V],
    /// The ids it can choose, [`Encoded::IDS`] numbers a game.
    pub masks: &'b mut [i8],
    /// Each seat's share of the win of a game that has just ended, as many numbers a game as there are players.
    pub rewards: &'b mut [f32],
    /// Whether a game has just ended.
    pub ended: &'b mut [bool],
    /// Whose turn it is.
    pub seats: &'b mut [i8],
}

/// The seed of the game that follows one in its lane.
pub const fn next_seed(seed: u64) -> u64 {
    mix(seed.wrapping_add(0x9e37_79b9_7f4a_7c15))
}

impl<G: Encoded> Lanes<G> {
    /// So many games on so many threads; 0 is as many as there are cores.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn new(game: Arc<G>, seeds: &[u64], threads: usize) -> Result<Lanes<G>, String> {
        let pool = match threads {
            1 => None,
            _ => Some(
                ThreadPoolBuilder::new()
                    .num_threads(threads)
                    .build()
                    .map_err(|error| error.to_string())?,
            ),
        };
        let lanes = seeds.iter().map(|seed| Lane::new(&*game, *seed)).collect();
        Ok(Lanes { game, lanes, pool })
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// The seeds of the games under way.
    pub fn seeds(&self) -> impl Iterator<Item = u64> {
        self.lanes.iter().map(|lane| lane.seed)
    }

    /// Begins all games anew with these seeds, one for each.
    pub fn reset<V: Value>(&mut self, seeds: &[u64], buffers: Buffers<'_, V>) {
        assert_eq!(seeds.len(), self.lanes.len(), "a seed for each game");
        self.each(buffers, |game, number, lane| {
            lane.begin(game, seeds[number]);
            false
        });
    }

    /// Writes all games down as they are.
    pub fn show<V: Value>(&mut self, buffers: Buffers<'_, V>) {
        self.each(buffers, |_, _, _| false);
    }

    /// Chooses an id in each game.
    ///
    /// # Errors
    /// The first game whose id is not legal; nothing has changed then.
    pub fn step<V: Value>(
        &mut self,
        ids: &[u16],
        buffers: Buffers<'_, V>,
    ) -> Result<(), (usize, IllegalId)> {
        assert_eq!(ids.len(), self.lanes.len(), "an id for each game");
        let game = &*self.game;
        let illegal = |(lane, id): (&Lane<G>, &u16)| !lane.decision.allows(game, &lane.state, *id);
        let wrong = match &self.pool {
            None => self.lanes.iter().zip(ids).position(illegal),
            Some(pool) => pool.install(|| {
                let both = self.lanes.par_iter().with_min_len(SHARE).zip(ids);
                both.position_first(illegal)
            }),
        };
        if let Some(number) = wrong {
            return Err((number, IllegalId { id: ids[number] }));
        }
        self.each(buffers, |game, number, lane| lane.step(game, ids[number]));
        Ok(())
    }

    /// Steps every game and writes it down; `step` says whether a game has ended.
    fn each<V: Value>(
        &mut self,
        buffers: Buffers<'_, V>,
        step: impl Fn(&G, usize, &mut Lane<G>) -> bool + Sync,
    ) {
        let (game, games) = (&*self.game, self.lanes.len());
        let (row, players) = (G::observation_len(), usize::from(game.players()));
        assert_eq!(buffers.observations.len(), games * row, "observations");
        assert_eq!(buffers.masks.len(), games * G::IDS, "masks");
        assert_eq!(buffers.rewards.len(), games * players, "rewards");
        assert_eq!(buffers.ended.len(), games, "ended");
        assert_eq!(buffers.seats.len(), games, "seats");
        let one = |number: usize, lane: &mut Lane<G>, out: Buffers<'_, V>| {
            out.ended[0] = step(game, number, lane);
            out.rewards.fill(0.0);
            if out.ended[0] {
                let returns = game.returns(&lane.state);
                out.rewards.copy_from_slice(&returns[..players]);
                lane.begin(game, next_seed(lane.seed));
            }
            lane.show(game, out.observations, out.masks, out.seats);
        };
        match &self.pool {
            None => {
                let rows = buffers.observations.chunks_exact_mut(row);
                let rows = rows.zip(buffers.masks.chunks_exact_mut(G::IDS));
                let rows = rows.zip(buffers.rewards.chunks_exact_mut(players));
                let rows = rows.zip(buffers.ended.chunks_exact_mut(1));
                let rows = rows.zip(buffers.seats.chunks_exact_mut(1));
                for (number, (lane, row)) in self.lanes.iter_mut().zip(rows).enumerate() {
                    one(number, lane, buffers_of(row));
                }
            }
            Some(pool) => pool.install(|| {
                let rows = buffers.observations.par_chunks_exact_mut(row);
                let rows = rows.zip(buffers.masks.par_chunks_exact_mut(G::IDS));
                let rows = rows.zip(buffers.rewards.par_chunks_exact_mut(players));
                let rows = rows.zip(buffers.ended.par_chunks_exact_mut(1));
                let rows = rows.zip(buffers.seats.par_chunks_exact_mut(1));
                let lanes = self.lanes.par_iter_mut().with_min_len(SHARE);
                lanes
                    .zip(rows)
                    .enumerate()
                    .for_each(|(number, (lane, row))| one(number, lane, buffers_of(row)));
            }),
        }
    }

    /// An id for each game, as players would choose who find every legal action as good.
    pub fn sample_actions(&mut self, ids: &mut [u16]) {
        let game = &*self.game;
        let pick = |(lane, id): (&mut Lane<G>, &mut u16)| {
            let picked = lane.decision.sample(game, &lane.state, &mut lane.picks);
            *id = picked.unwrap_or(0);
        };
        match &self.pool {
            None => self.lanes.iter_mut().zip(ids).for_each(pick),
            Some(pool) => pool.install(|| {
                let lanes = self.lanes.par_iter_mut().with_min_len(8 * SHARE);
                lanes.zip(ids).for_each(pick);
            }),
        }
    }

    /// An id for each game, each of those that its row of the masks allows as likely.
    pub fn sample_ids(&mut self, masks: &[i8], ids: &mut [u16]) {
        assert_eq!(masks.len(), self.lanes.len() * G::IDS, "masks");
        let pick = |((lane, mask), id): ((&mut Lane<G>, &[i8]), &mut u16)| {
            *id = sample_mask(mask, &mut lane.picks).unwrap_or(0);
        };
        match &self.pool {
            None => {
                let rows = self.lanes.iter_mut().zip(masks.chunks_exact(G::IDS));
                rows.zip(ids).for_each(pick);
            }
            Some(pool) => pool.install(|| {
                let lanes = self.lanes.par_iter_mut().with_min_len(8 * SHARE);
                let rows = lanes.zip(masks.par_chunks_exact(G::IDS));
                rows.zip(ids).for_each(pick);
            }),
        }
    }
}

type Row<'b, V> = (
    (((&'b mut [V], &'b mut [i8]), &'b mut [f32]), &'b mut [bool]),
    &'b mut [i8],
);

fn buffers_of<V>(row: Row<'_, V>) -> Buffers<'_, V> {
    let ((((observations, masks), rewards), ended), seats) = row;
    Buffers {
        observations,
        masks,
        rewards,
        ended,
        seats,
    }
}

impl<G: Encoded> Lane<G> {
    fn new(game: &G, seed: u64) -> Lane<G> {
        let mut chance = Sampled::new(seed);
        let state = game.setup(&mut chance, &mut Silent);
        let mut lane = Lane {
            state,
            decision: Decision::default(),
            chance,
            picks: Sampled::new(!seed),
            seed,
        };
        lane.decision.begin(game, &lane.state);
        lane
    }

    fn begin(&mut self, game: &G, seed: u64) {
        self.seed = seed;
        self.chance = Sampled::new(seed);
        self.picks = Sampled::new(!seed);
        self.state = game.setup(&mut self.chance, &mut Silent);
        self.decision.begin(game, &self.state);
    }

    /// Chooses a legal id; says whether the game has ended.
    #[inline]
    fn step(&mut self, game: &G, id: u16) -> bool {
        let seat = self.decision.seat();
        let chosen = self.decision.choose(game, &self.state, id);
        let (Some(seat), Ok(Some(action))) = (seat, chosen) else {
            return false;
        };
        game.apply(&mut self.state, seat, action, &mut self.chance, &mut Silent);
        self.decision.begin(game, &self.state);
        self.decision.seat().is_none()
    }

    #[inline]
    fn show<V: Value>(&self, game: &G, row: &mut [V], mask: &mut [i8], seats: &mut [i8]) {
        let seat = self.decision.seat().unwrap_or_default();
        seats[0] = seat.index() as i8;
        let info = game.information_state(&self.state, Audience::Seat(seat));
        game.observe(&info, seat, self.decision.chosen(), row);
        self.decision.mask(game, &self.state, mask);
    }
}
