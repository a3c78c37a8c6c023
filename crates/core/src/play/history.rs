//! Earlier moments of a match.

use super::Match;
use crate::record::{Entry, Header};
use crate::{
    By, Drawn, Notation, Recording, Scripted, Seat, SeatInfo, Seed, SeedHash, Silent, TableSetup,
};
use std::sync::Arc;

impl<G: Notation> Match<G> {
    /// A match whose deal is known. Without its seed it can be looked at and followed, not played on; where its record
    /// publishes a hash there are zeros then.
    pub fn start_dealt(
        game: Arc<G>,
        setup: &TableSetup,
        seats: Vec<SeatInfo>,
        seed: Option<Seed>,
        dealt: &[Drawn],
    ) -> Match<G> {
        let mut events = Vec::new();
        let state = game.setup(&mut replaying(dealt), &mut events);
        let commit = match &seed {
            Some(seed) => seed.hash(),
            None => SeedHash::NONE,
        };
        let header = Header::new(G::title().id, setup, seats, commit);
        Match {
            seed,
            ..Match::begin(game, header, state, dealt.to_vec(), events)
        }
    }

    /// Carries out a decision that is allowed and whose random outcomes are known.
    pub fn follow_drawn(&mut self, seat: Seat, by: By, action: G::Action, drawn: &[Drawn]) {
        let before = self.state;
        let mut events = Vec::new();
        let mut chance = replaying(drawn);
        self.game
            .apply(&mut self.state, seat, action, &mut chance, &mut events);
        self.keep(before, seat, action, by, drawn.to_vec(), events);
    }

    /// What chance gave before the first decision.
    pub fn dealt(&self) -> &[Drawn] {
        &self.dealt
    }

    /// The newest entry up to `version` such that nothing up to it has been taken back since: what somebody who last
    /// looked at `version` has seen up to there still holds.
    pub fn standing(&self, version: u32) -> u32 {
        let since = self.entries.get(version as usize..).unwrap_or_default();
        if !since
            .iter()
            .any(|entry| matches!(entry, Entry::Undo { .. }))
        {
            return version.min(self.version());
        }
        let mut stack: Vec<u32> = Vec::new();
        let mut kept = usize::MAX;
        let mut seen = 0;
        for (number, entry) in (1..).zip(&self.entries) {
            stand(&mut stack, number, entry);
            if number <= version {
                seen = stack.len();
                kept = usize::MAX;
            } else {
                kept = kept.min(stack.len());
            }
        }
        if kept >= seen {
            return version.min(self.version());
        }
        // What stands below the lowest point since then has never moved.
        kept.checked_sub(1).map_or(0, |last| stack[last])
    }

    /// Whose decision an entry was and what was decided; `None` for other entries and for those there are not.
    pub fn decided(&self, number: u32) -> Option<(Seat, &G::Action)> {
        match self.entries.get(number.checked_sub(1)? as usize)? {
            Entry::Decision { seat, action, .. } => Some((*seat, action)),
            Entry::Undo { .. } | Entry::EndTurn { .. } => None,
        }
    }

    /// Whose decision the last one was that was not taken back.
    pub fn last_decided(&self) -> Option<Seat> {
        let mut taken_back = 0;
        for entry in self.entries.iter().rev() {
            match entry {
                Entry::Undo { back, .. } => taken_back += back,
                Entry::Decision { .. } | Entry::EndTurn { .. } if taken_back > 0 => taken_back -= 1,
                Entry::Decision { seat, .. } => return Some(*seat),
                Entry::EndTurn { .. } => {}
            }
        }
        None
    }

    /// The first decision after an entry that was not taken back: its number.
    pub fn next_standing(&self, version: u32) -> Option<u32> {
        standing_numbers(&self.entries)
            .into_iter()
            .find(|number| *number > version && self.decided(*number).is_some())
    }

    /// The decisions that came right after an entry, up to `most` of them, each with the position it was made in. It is
    /// told as it was then, whatever has been taken back since.
    pub fn decided_after(&self, version: u32, most: usize) -> Vec<(G::State, Seat, G::Action)> {
        let Some((before, after)) = self.entries.split_at_checked(version as usize) else {
            return Vec::new();
        };
        let mut state = self.game.setup(&mut replaying(&self.dealt), &mut Silent);
        let play = |state: &mut G::State, entry: &Entry<G::Action>| match entry {
            Entry::Decision {
                seat,
                action,
                drawn,
                ..
            } => {
                let mut chance = replaying(drawn);
                self.game
                    .apply(state, *seat, *action, &mut chance, &mut Silent);
                Some((*seat, *action))
            }
            Entry::Undo { .. } | Entry::EndTurn { .. } => None,
        };
        for number in standing_numbers(before) {
            play(&mut state, &before[number as usize - 1]);
        }
        let mut decided = Vec::new();
        for entry in after.iter().take(most) {
            let position = state;
            let Some((seat, action)) = play(&mut state, entry) else {
                break;
            };
            decided.push((position, seat, action));
        }
        decided
    }

    /// Every decision that was not taken back: the version it was made in, the position, whose it was and what it was.
    pub fn moments(&self) -> Vec<(u32, G::State, Seat, G::Action)> {
        let mut moments = Vec::new();
        self.retrace(self.version(), |number, state| {
            let decided = self.decided(number);
            moments.extend(decided.map(|(seat, action)| (number - 1, *state, seat, *action)));
        });
        moments
    }

    /// The match as it stood after an entry, without what has been taken back since. Its log keeps the numbers of this
    /// match. It can be looked at, not played on.
    pub fn at(&self, version: u32) -> Match<G> {
        let mut entries = Vec::new();
        let state = self.retrace(version, |number, _| {
            entries.push(self.entries[number as usize - 1].clone());
        });
        let log = self.log.iter().filter(|logged| logged.entry <= version);
        Match {
            game: self.game.clone(),
            state,
            header: self.header.clone(),
            seed: None,
            dealt: self.dealt.clone(),
            entries,
            log: log.copied().collect(),
            kept: Vec::new(),
            hashes: self.hashes.first().copied().into_iter().collect(),
        }
    }

    /// Plays the entries up to one again that were not taken back, and gives the position after them. Each is announced
    /// by its number and the position before it.
    fn retrace(&self, until: u32, mut announce: impl FnMut(u32, &G::State)) -> G::State {
        let mut state = self.game.setup(&mut replaying(&self.dealt), &mut Silent);
        let numbers = standing_numbers(&self.entries).into_iter();
        for number in numbers.take_while(|number| *number <= until) {
            announce(number, &state);
            if let Entry::Decision {
                seat,
                action,
                drawn,
                ..
            } = &self.entries[number as usize - 1]
            {
                let mut chance = replaying(drawn);
                self.game
                    .apply(&mut state, *seat, *action, &mut chance, &mut Silent);
            }
        }
        state
    }
}

/// The numbers of the entries that were not taken back within these entries, without the undos.
pub(super) fn standing_numbers<A>(entries: &[Entry<A>]) -> Vec<u32> {
    let mut numbers = Vec::new();
    for (number, entry) in (1..).zip(entries) {
        stand(&mut numbers, number, entry);
    }
    numbers
}

/// Adds an entry to the numbers of those that stand, or takes back what it takes back. An undo never passes the end of a
/// turn, so the entries it counts are the last ones.
fn stand<A>(numbers: &mut Vec<u32>, number: u32, entry: &Entry<A>) {
    match entry {
        Entry::Decision { .. } | Entry::EndTurn { .. } => numbers.push(number),
        Entry::Undo { back, .. } => numbers.truncate(numbers.len() - *back as usize),
    }
}

/// Outcomes that came once come again.
fn replaying(drawn: &[Drawn]) -> Recording<Scripted> {
    let script = drawn.iter().map(|draw| (draw.source.stream, draw.face));
    Recording::new(Scripted::new(script))
}
