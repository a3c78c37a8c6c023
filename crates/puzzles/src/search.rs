//! Everything that can be done until the points are counted.

use crate::Until;
use crate::puzzling::Puzzling;
use std::collections::{BTreeMap, HashSet};
use std::hash::{Hash, Hasher};
use towpath_core::{Chance, Faces, Game, RandomPolicy, Sampled, Seat, Silent, Source};

/// What is drawn on the way is tried with so many outcomes.
const DRAWS: u64 = 2;

/// Ends that are the same by what is scored and how.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct End {
    /// What it is worth.
    pub value: i32,
    /// What was scored and by what.
    pub essence: u64,
    /// What themes ask for.
    pub marks: u32,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub(crate) struct Searched<A> {
    /// What the best line is worth.
    pub best: i32,
    /// The shortest of the best lines.
    pub line: Vec<A>,
    /// The ends, with how many positions are alike.
    pub ends: BTreeMap<End, u32>,
}

impl<A> Searched<A> {
    /// By how much the best is better than every end that scores something else; `None` if there is no such end, 0 if one is as
    /// good.
    pub(crate) fn margin(&self) -> Option<i32> {
        let best = self.ends.keys().find(|end| end.value == self.best)?;
        let other = self.most(|end| end.essence != best.essence)?;
        Some(self.best - other)
    }

    /// How many different positions can be reached.
    pub(crate) fn count(&self) -> u32 {
        self.ends.values().sum()
    }

    /// The most that ends of a kind are worth.
    pub(crate) fn most(&self, of: impl Fn(&End) -> bool) -> Option<i32> {
        let kind = self.ends.keys().filter(|end| of(end));
        kind.map(|end| end.value).max()
    }
}

/// Chance that tells whether it was asked.
struct Watched {
    inner: Sampled,
    asked: bool,
}

impl Chance for Watched {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        self.asked = true;
        self.inner.draw(source, faces)
    }
}

/// How a position came about.
#[derive(Copy, Clone)]
struct Came<A> {
    from: u32,
    action: A,
    depth: u16,
    drew: bool,
}

/// The points a seat has gained between two positions, less what the best other player has.
pub(crate) fn worth<G: Puzzling>(game: &G, start: &G::State, end: &G::State, seat: Seat) -> i32 {
    let gained = |one: Seat| game.points(end, one) - game.points(start, one);
    let others = (0..game.players()).map(Seat::new);
    let rival = others.filter(|other| *other != seat).map(gained).max();
    gained(seat) - rival.unwrap_or(0)
}

/// Whether the points are counted now.
pub(crate) fn ended<G: Puzzling>(game: &G, start: &G::State, now: &G::State, until: Until) -> bool {
    if game.is_over(now) {
        return true;
    }
    match until {
        Until::Turn => game.turn(now) != game.turn(start),
        Until::Closing => game.turn(now) != game.turn(start) || game.closing(now),
        Until::Over => false,
    }
}

/// Hashes by folded multiplication, as wyhash does: positions are some hundred small numbers, of which every one counts.
struct Folded(u64);

impl Folded {
    fn fold(&mut self, word: u64) {
        let product =
            u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xd1b5_4a32_d192_ed03_u128;
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(word.rotate_left(29));
    }
}

impl Hasher for Folded {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.fold(u64::from_le_bytes(word) ^ (chunk.len() as u64) << 59);
        }
    }
    fn write_u8(&mut self, number: u8) {
        self.fold(number.into());
    }
    fn write_u16(&mut self, number: u16) {
        self.fold(number.into());
    }
    fn write_u32(&mut self, number: u32) {
        self.fold(number.into());
    }
    fn write_u64(&mut self, number: u64) {
        self.fold(number);
    }
    fn write_usize(&mut self, number: usize) {
        self.fold(number as u64);
    }
    fn finish(&self) -> u64 {
        let mut last = Folded(self.0);
        last.fold(0);
        last.0
    }
}

fn key<T: Hash>(state: &T) -> u64 {
    let mut hasher = Folded(0);
    state.hash(&mut hasher);
    hasher.finish()
}

/// Searches everything; `None` if that is more than `limit` positions, or if no best line does without a draw.
pub(crate) fn search<G: Puzzling>(
    game: &G,
    start: &G::State,
    seat: Seat,
    until: Until,
    limit: usize,
) -> Option<Searched<G::Action>>
where
    G::State: Hash,
{
    let mut came: Vec<Came<G::Action>> = Vec::new();
    let mut seen = HashSet::from([key(start)]);
    let mut open = vec![(*start, u32::MAX)];
    let mut ends = BTreeMap::new();
    let mut best: Option<(i32, u16, u32)> = None;
    let mut highest = i32::MIN;
    let mut actions = Vec::new();
    while let Some((state, at)) = open.pop() {
        let before = came.get(at as usize);
        let (depth, drew) = before.map_or((0, false), |one| (one.depth, one.drew));
        if game.to_act(&state).first() != Some(seat) {
            return None;
        }
        actions.clear();
        game.candidates(&state, seat, &mut actions);
        for action in &actions {
            for number in 0..DRAWS {
                let mut next = state;
                let mut chance = Watched {
                    inner: Sampled::new(number + 1),
                    asked: false,
                };
                game.apply(&mut next, seat, *action, &mut chance, &mut Silent);
                let over = ended(game, start, &next, until);
                let again = chance.asked && !over;
                let one = Came {
                    from: at,
                    action: *action,
                    depth: depth + 1,
                    drew: drew || again,
                };
                if seen.insert(key(&next)) {
                    if seen.len() > limit {
                        return None;
                    }
                    if over {
                        let value = worth(game, start, &next, seat);
                        let end = End {
                            value,
                            essence: game.essence(start, &next, seat),
                            marks: game.marks(start, &next, seat),
                        };
                        *ends.entry(end).or_insert(0) += 1;
                        highest = highest.max(value);
                        let shorter = best.is_none_or(|(found, moves, _)| {
                            value > found || value == found && one.depth < moves
                        });
                        if shorter && !one.drew {
                            best = Some((value, one.depth, came.len() as u32));
                            came.push(one);
                        }
                    } else {
                        open.push((next, came.len() as u32));
                        came.push(one);
                    }
                }
                if !again {
                    break;
                }
            }
        }
    }
    let (found, _, mut at) = best?;
    if found < highest {
        return None;
    }
    let mut line = Vec::new();
    while let Some(one) = came.get(at as usize) {
        line.push(one.action);
        at = one.from;
    }
    line.reverse();
    Some(Searched {
        best: highest,
        line,
        ends,
    })
}

/// How hard the best line is to find.
pub(crate) struct Effort {
    /// After how many random lines it was found: the median of some runs.
    pub tries: u32,
    /// Whether who always takes the most points at once finds it.
    pub plain: bool,
}

/// So many runs, of so many lines at most.
const RUNS: u64 = 3;
const MOST: u32 = 3000;
/// So many lines are looked at before a search.
const PROBES: u32 = 60;
/// A line longer than this is given up.
const LONGEST: u32 = 60;

/// Chooses from a list, by its place.
type Choose<'a, G> = dyn FnMut(&<G as Game>::State, &[<G as Game>::Action]) -> usize + 'a;

/// Plays one line by what is chosen and gives its end; `None` if it is too long.
fn follow<G: Puzzling>(
    game: &G,
    start: &G::State,
    seat: Seat,
    until: Until,
    choose: &mut Choose<'_, G>,
) -> Option<G::State> {
    let mut state = *start;
    let mut actions = Vec::new();
    // Tiles can be laid and taken back without end.
    for _ in 0..LONGEST {
        actions.clear();
        game.candidates(&state, seat, &mut actions);
        let chosen = actions[choose(&state, &actions)];
        game.apply(&mut state, seat, chosen, &mut Sampled::new(1), &mut Silent);
        if ended(game, start, &state, until) {
            return Some(state);
        }
    }
    None
}

/// A choice by chance, the more likely the more it gets the game on.
fn by_chance<'a, G: Puzzling>(
    game: &'a G,
    random: &'a mut Sampled,
) -> impl FnMut(&G::State, &[G::Action]) -> usize + 'a {
    move |state, open| {
        let chosen = RandomPolicy::Heuristic.choose(game, state, open, random);
        let place = chosen.and_then(|one| open.iter().position(|action| *action == one));
        place.unwrap_or(0)
    }
}

/// Whether one of some random lines has an end of this kind.
pub(crate) fn probe<G: Puzzling>(
    game: &G,
    start: &G::State,
    seat: Seat,
    until: Until,
    of: impl Fn(&G::State) -> bool,
) -> bool {
    let mut random = Sampled::new(1);
    let mut pick = by_chance(game, &mut random);
    (0..PROBES).any(|_| follow(game, start, seat, until, &mut pick).is_some_and(|end| of(&end)))
}

/// Plays random lines until one is worth as much as the best.
pub(crate) fn effort<G: Puzzling>(
    game: &G,
    start: &G::State,
    seat: Seat,
    until: Until,
    best: i32,
) -> Effort {
    let solved =
        |end: Option<G::State>| end.is_some_and(|end| worth(game, start, &end, seat) >= best);
    let mut tries: Vec<u32> = (0..RUNS)
        .map(|run| {
            let mut random = Sampled::new(run + 100);
            let mut pick = by_chance(game, &mut random);
            let mut lines = 1..MOST;
            let found = lines.find(|_| solved(follow(game, start, seat, until, &mut pick)));
            found.unwrap_or(MOST)
        })
        .collect();
    tries.sort_unstable();
    let mut greedy = |state: &G::State, open: &[G::Action]| {
        let after = |action: &G::Action| {
            let mut next = *state;
            game.apply(&mut next, seat, *action, &mut Sampled::new(1), &mut Silent);
            worth(game, start, &next, seat)
        };
        // The first of the best: ends of turns and phases stand last in the lists.
        let most = open.iter().map(after).max();
        let place = open.iter().position(|action| Some(after(action)) == most);
        place.unwrap_or(0)
    };
    let plain = solved(follow(game, start, seat, until, &mut greedy));
    Effort {
        tries: tries[tries.len() / 2],
        plain,
    }
}
