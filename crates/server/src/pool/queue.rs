//! What waits to be thought about, in the order in which it will be.
//!
//! Start-time fair queueing (Goyal, Vin and Cheng 1996) between tables, measured in thinking time: a table whose bots think for
//! long comes again only when every other table has had as much. People who wait come before everything else; what has
//! waited for long takes every fourth place, so that nothing waits for ever.

use super::{Lane, Purpose};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The most hints and reviews that wait. Moves of bots need no bound: a table has at most one.
pub(super) const ADVICE: usize = 32;
/// The most of them that one table may have waiting.
pub(super) const ADVICE_OF_A_TABLE: usize = 4;
/// After this time something of a lower urgency may come before something more urgent.
const AGED: Duration = Duration::from_secs(10);
/// One of so many places is for what has waited for so long.
const AGED_SHARE: u64 = 4;
/// From so many tables on the shares of those that owe nothing are forgotten.
const TABLES: usize = 1024;

/// How urgent a thought is, the most urgent first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Urgency {
    Waiting,
    LookingBack,
    Unwatched,
}

impl Purpose {
    fn urgency(self) -> Urgency {
        match self {
            Purpose::Move | Purpose::Hint => Urgency::Waiting,
            Purpose::Review => Urgency::LookingBack,
            Purpose::Unwatched => Urgency::Unwatched,
        }
    }
}

impl Lane {
    /// What a thought is taken to cost until it is known, so that a table that asks for several at once has to pay.
    fn expected(self) -> Duration {
        match self {
            Lane::Quick => Duration::from_millis(2),
            Lane::Long => Duration::from_millis(300),
        }
    }
}

/// The place of a thought: by urgency, then by the share its table has had, then by arrival.
type Place = (Urgency, Duration, u64);

/// A thought as the queue sees it.
pub(super) struct Queued<J> {
    pub table: Arc<str>,
    pub purpose: Purpose,
    pub lane: Lane,
    /// When it came for the first time.
    pub since: Instant,
    pub job: J,
}

/// What waits to be thought about.
pub(super) struct Queue<J> {
    quick: BTreeMap<Place, Queued<J>>,
    long: BTreeMap<Place, Queued<J>>,
    /// The move that waits at each table.
    moves: HashMap<Arc<str>, (Lane, Place)>,
    /// What is not urgent, by arrival.
    patient: BTreeMap<u64, (Lane, Place)>,
    /// The thinking time that each table has had, from when it was last behind the others.
    shares: HashMap<Arc<str>, Duration>,
    /// The share of the table that came last.
    clock: Duration,
    arrivals: u64,
    taken: u64,
    advice: usize,
}

impl<J> Default for Queue<J> {
    fn default() -> Queue<J> {
        Queue {
            quick: BTreeMap::new(),
            long: BTreeMap::new(),
            moves: HashMap::new(),
            patient: BTreeMap::new(),
            shares: HashMap::new(),
            clock: Duration::ZERO,
            arrivals: 0,
            taken: 0,
            advice: 0,
        }
    }
}

impl<J> Queue<J> {
    /// How many thoughts wait.
    pub fn len(&self) -> usize {
        self.quick.len() + self.long.len()
    }

    /// How many long thoughts wait.
    pub fn long(&self) -> usize {
        self.long.len()
    }

    /// Whether there is room for a thought of this kind.
    pub fn has_room(&self, table: &str, purpose: Purpose) -> bool {
        let own = |queued: &&Queued<J>| !queued.purpose.is_move() && &*queued.table == table;
        purpose.is_move()
            || self.advice < ADVICE && self.all().filter(own).count() < ADVICE_OF_A_TABLE
    }

    /// Lets something wait. A table's move takes the place of one that still waits: that position is of the past.
    pub fn push(&mut self, queued: Queued<J>) -> Option<Queued<J>> {
        let replaced = match queued.purpose.is_move() {
            true => self.moves.get(&queued.table).copied(),
            false => None,
        };
        let replaced = replaced.and_then(|(lane, place)| self.take(lane, place));
        let share = self.shares.entry(queued.table.clone()).or_default();
        let start = self.clock.max(*share);
        *share = start + queued.lane.expected();
        self.arrivals += 1;
        let (lane, urgency) = (queued.lane, queued.purpose.urgency());
        let place = (urgency, start, self.arrivals);
        if queued.purpose.is_move() {
            self.moves.insert(queued.table.clone(), (lane, place));
        } else {
            self.advice += 1;
        }
        if urgency > Urgency::Waiting {
            self.patient.insert(self.arrivals, (lane, place));
        }
        self.lane(lane).insert(place, queued);
        replaced
    }

    /// The next thought for a thread that serves this lane: long ones take anything, quick ones only what is quick.
    pub fn pop(&mut self, serves: Lane, now: Instant) -> Option<Queued<J>> {
        let (lane, place) = self.aged(serves, now).or_else(|| {
            let quick = self.quick.keys().next();
            let long = self.long.keys().next();
            match (serves, quick, long) {
                (Lane::Long, Some(quick), Some(long)) if long < quick => Some((Lane::Long, *long)),
                (Lane::Long, None, Some(long)) => Some((Lane::Long, *long)),
                (_, Some(quick), _) => Some((Lane::Quick, *quick)),
                (_, None, _) => None,
            }
        })?;
        self.taken += 1;
        self.clock = self.clock.max(place.1);
        let next = self.take(lane, place);
        if self.shares.len() > TABLES + 2 * self.len() {
            let clock = self.clock;
            self.shares.retain(|_, share| *share > clock);
        }
        next
    }

    /// What has waited for too long, if it is its turn.
    fn aged(&self, serves: Lane, now: Instant) -> Option<(Lane, Place)> {
        let (lane, place) = *self.patient.values().next()?;
        let waited = now.saturating_duration_since(self.lane_of(lane).get(&place)?.since);
        let due = self.taken.is_multiple_of(AGED_SHARE) && waited >= AGED;
        (due && (serves == Lane::Long || lane == Lane::Quick)).then_some((lane, place))
    }

    /// Counts what a thought really took.
    pub fn charge(&mut self, table: &Arc<str>, lane: Lane, took: Duration) {
        let share = self.shares.entry(table.clone()).or_default();
        *share = (*share + took).saturating_sub(lane.expected());
    }

    /// Takes out what nobody wants any more.
    pub fn retain(&mut self, wanted: impl Fn(&J) -> bool) {
        for lane in [Lane::Quick, Lane::Long] {
            let all = self.lane_of(lane).iter();
            let unwanted = all.filter(|(_, queued)| !wanted(&queued.job));
            let places: Vec<Place> = unwanted.map(|(place, _)| *place).collect();
            for place in places {
                self.take(lane, place);
            }
        }
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.retain(|_| false);
    }

    fn take(&mut self, lane: Lane, place: Place) -> Option<Queued<J>> {
        let queued = self.lane(lane).remove(&place)?;
        self.patient.remove(&place.2);
        if queued.purpose.is_move() {
            self.moves.remove(&queued.table);
        } else {
            self.advice -= 1;
        }
        Some(queued)
    }

    fn all(&self) -> impl Iterator<Item = &Queued<J>> {
        self.quick.values().chain(self.long.values())
    }

    fn lane_of(&self, lane: Lane) -> &BTreeMap<Place, Queued<J>> {
        match lane {
            Lane::Quick => &self.quick,
            Lane::Long => &self.long,
        }
    }

    fn lane(&mut self, lane: Lane) -> &mut BTreeMap<Place, Queued<J>> {
        match lane {
            Lane::Quick => &mut self.quick,
            Lane::Long => &mut self.long,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queued(table: &str, purpose: Purpose, lane: Lane, job: u32) -> Queued<u32> {
        Queued {
            table: table.into(),
            purpose,
            lane,
            since: Instant::now(),
            job,
        }
    }

    /// What a long thread takes, each thought costing this much.
    fn order(queue: &mut Queue<u32>, costs: impl Fn(u32) -> Duration) -> Vec<u32> {
        let mut taken = Vec::new();
        while let Some(next) = queue.pop(Lane::Long, Instant::now()) {
            queue.charge(&next.table, next.lane, costs(next.job));
            taken.push(next.job);
        }
        taken
    }

    #[test]
    fn a_table_that_has_thought_little_comes_before_those_that_have_thought_much() {
        let mut queue = Queue::default();
        let (slow, cheap) = (Duration::from_secs(1), Duration::from_millis(10));
        // Ten tables think for a second a move, one for 10 ms; all come back as soon as they have decided.
        let name = |table: u32| format!("table {table}");
        let mut served = [0_u32; 11];
        for table in 0..11 {
            queue.push(queued(&name(table), Purpose::Move, Lane::Long, table));
        }
        for _ in 0..220 {
            let next = queue
                .pop(Lane::Long, Instant::now())
                .expect("all come back");
            let cost = if next.job == 10 { cheap } else { slow };
            queue.charge(&next.table, next.lane, cost);
            served[next.job as usize] += 1;
            queue.push(queued(&name(next.job), Purpose::Move, Lane::Long, next.job));
        }
        let (most, least) = (served[..10].iter().max(), served[..10].iter().min());
        assert!(
            most.zip(least).is_some_and(|(m, l)| m - l <= 1),
            "{served:?}"
        );
        assert!(served[10] > 5 * served[0], "{served:?}");
    }

    #[test]
    fn people_who_wait_come_first_then_reviews_then_tables_without_people() {
        let mut queue = Queue::default();
        queue.push(queued("a", Purpose::Unwatched, Lane::Long, 1));
        queue.push(queued("b", Purpose::Review, Lane::Long, 2));
        queue.push(queued("c", Purpose::Move, Lane::Long, 3));
        queue.push(queued("d", Purpose::Hint, Lane::Long, 4));
        assert_eq!(order(&mut queue, |_| Duration::ZERO), [3, 4, 2, 1]);
    }

    #[test]
    fn what_has_waited_for_long_takes_one_place_of_four() {
        let mut queue = Queue::default();
        let mut old = queued("old", Purpose::Review, Lane::Long, 100);
        old.since = Instant::now() - AGED;
        queue.push(queued("first", Purpose::Move, Lane::Long, 0));
        queue.pop(Lane::Long, Instant::now());
        queue.push(old);
        for table in 1..9 {
            let name = format!("table {table}");
            queue.push(queued(&name, Purpose::Move, Lane::Long, table));
        }
        let order = order(&mut queue, |_| Duration::ZERO);
        assert_eq!(order[..5], [1, 2, 3, 100, 4]);
    }

    #[test]
    fn a_thread_for_quick_thoughts_takes_nothing_else() {
        let mut queue = Queue::default();
        queue.push(queued("slow", Purpose::Move, Lane::Long, 1));
        queue.push(queued("quick", Purpose::Unwatched, Lane::Quick, 2));
        let next = queue.pop(Lane::Quick, Instant::now());
        assert_eq!(next.map(|next| next.job), Some(2));
        assert!(queue.pop(Lane::Quick, Instant::now()).is_none());
        assert_eq!(queue.len(), 1);
    }

    #[test]
    fn a_table_has_one_move_and_its_newest() {
        let mut queue = Queue::default();
        assert!(
            queue
                .push(queued("a", Purpose::Move, Lane::Quick, 1))
                .is_none()
        );
        let replaced = queue.push(queued("a", Purpose::Move, Lane::Long, 2));
        assert_eq!(replaced.map(|old| old.job), Some(1));
        assert_eq!(order(&mut queue, |_| Duration::ZERO), [2]);
    }

    #[test]
    fn advice_is_bounded_for_all_and_for_a_table_and_moves_are_not() {
        let mut queue = Queue::default();
        for number in 0..ADVICE_OF_A_TABLE {
            assert!(queue.has_room("greedy", Purpose::Hint), "{number}");
            queue.push(queued("greedy", Purpose::Hint, Lane::Long, 0));
        }
        assert!(!queue.has_room("greedy", Purpose::Review));
        for number in ADVICE_OF_A_TABLE..ADVICE {
            let name = format!("table {number}");
            assert!(queue.has_room(&name, Purpose::Review));
            queue.push(queued(&name, Purpose::Review, Lane::Long, 0));
        }
        assert!(!queue.has_room("another", Purpose::Hint));
        assert!(queue.has_room("another", Purpose::Move));
        // What nobody waits for any more leaves room.
        queue.retain(|_| false);
        assert!(queue.has_room("greedy", Purpose::Hint));
        assert_eq!(queue.len(), 0);
    }
}
