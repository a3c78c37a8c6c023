//! `legal` lists exactly what `check` accepts.

use super::mutate::mutate;
use super::report::{Check, broken};
use super::runner::Runner;
use std::collections::HashSet;
use towpath_core::Presentation;
use towpath_core::{Sampled, ScenarioSupport, Seat};

/// How many actions seen anywhere are kept to be tried elsewhere.
const POOL: usize = 4096;

/// The legal list at hand, and actions that were legal somewhere.
pub(super) struct Lists<A> {
    pub listed: Vec<A>,
    /// The list before it: most of it is nearly legal now.
    previous: Vec<A>,
    sorted: Vec<A>,
    other: Vec<A>,
    pool: Vec<A>,
    known: HashSet<A>,
}

impl<A> Default for Lists<A> {
    fn default() -> Lists<A> {
        Lists {
            listed: Vec::new(),
            previous: Vec::new(),
            sorted: Vec::new(),
            other: Vec::new(),
            pool: Vec::new(),
            known: HashSet::new(),
        }
    }
}

impl<A: Copy + Ord + std::hash::Hash + std::fmt::Debug> Lists<A> {
    /// Reads the list of a seat that is to act: it is not empty and has nothing twice.
    pub(super) fn read<G: Presentation<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
    ) -> Check {
        std::mem::swap(&mut self.listed, &mut self.previous);
        self.listed.clear();
        game.legal(state, seat, &mut self.listed);
        self.sorted.clone_from(&self.listed);
        self.sorted.sort_unstable();
        if self.listed.is_empty() {
            return broken("lists", format!("{seat} is to act and has no choice"));
        }
        match self.sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => broken(
                "lists",
                format!("'{}' is listed twice", game.write(&pair[0])),
            ),
            None => Ok(()),
        }
    }

    pub(super) fn lists(&self, action: &A) -> bool {
        self.sorted.binary_search(action).is_ok()
    }

    /// A listed action is accepted.
    pub(super) fn accepts<G: Presentation<Action = A>>(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        action: &A,
    ) -> Check {
        match game.check(state, seat, action) {
            Ok(()) => Ok(()),
            Err(refusal) => {
                let (text, rule) = (game.write(action), game.rule(&refusal));
                let message = format!("'{text}' is listed but refused by {rule}: {refusal:?}");
                broken("lists", message)
            }
        }
    }

    /// Keeps an action to be tried in other positions.
    pub(super) fn remember(&mut self, action: A, random: &mut Sampled) {
        if self.known.contains(&action) {
            return;
        }
        if self.pool.len() < POOL {
            self.pool.push(action);
        } else {
            let slot = &mut self.pool[random.below(POOL as u32) as usize];
            self.known.remove(slot);
            *slot = action;
        }
        self.known.insert(action);
    }

    /// Some action that was legal somewhere: a decision ago, or in any game so far.
    pub(super) fn stranger(&self, random: &mut Sampled) -> Option<A> {
        let recent = random.below(2) == 0 && !self.previous.is_empty();
        let actions = if recent { &self.previous } else { &self.pool };
        let count = actions.len() as u32;
        (count > 0).then(|| actions[random.below(count) as usize])
    }
}

impl<G: ScenarioSupport> Runner<'_, G> {
    /// Every listed action is accepted and its notation is read back.
    pub(super) fn all_listed(&mut self, state: &G::State, seat: Seat) -> Check {
        for action in &self.lists.listed {
            self.lists.accepts(&self.game, state, seat, action)?;
            check_notation(&self.game, action)?;
        }
        self.lists.other.clear();
        self.game.legal(state, seat, &mut self.lists.other);
        if self.lists.other != self.lists.listed {
            return broken("lists", "the same list is not always in the same order");
        }
        let rank = self.random.below(self.lists.listed.len() as u32);
        let some = self.lists.listed[rank as usize];
        self.lists.remember(some, &mut self.random);
        // Words are looked up by message key elsewhere; here they only must come without a panic.
        let _ = self.game.describe(&some);
        Ok(())
    }

    /// Candidates are some of the list, and at least one.
    pub(super) fn candidates(&mut self, state: &G::State, seat: Seat) -> Check {
        let mut candidates = std::mem::take(&mut self.lists.other);
        candidates.clear();
        self.game.candidates(state, seat, &mut candidates);
        let stray = candidates.iter().find(|action| !self.lists.lists(action));
        let found = match stray {
            Some(stray) => broken(
                "candidates",
                format!("'{}' is no legal action", self.game.write(stray)),
            ),
            None if candidates.is_empty() => broken("candidates", "there is none"),
            None => Ok(()),
        };
        self.lists.other = candidates;
        found
    }

    /// Actions that were legal elsewhere are accepted exactly when they are listed.
    pub(super) fn strangers(&mut self, state: &G::State, seat: Seat, count: u32) -> Check {
        for _ in 0..count {
            if let Some(action) = self.lists.stranger(&mut self.random) {
                self.agrees(state, seat, &action)?;
            }
        }
        Ok(())
    }

    /// Distorted actions are accepted exactly when they are listed.
    pub(super) fn mutants(&mut self, state: &G::State, seat: Seat, count: u32) -> Check {
        for _ in 0..count {
            let rank = self.random.below(self.lists.listed.len() as u32);
            let one = self.game.write(&self.lists.listed[rank as usize]);
            let two = match self.lists.stranger(&mut self.random) {
                Some(action) => self.game.write(&action),
                None => one.clone(),
            };
            let text = mutate(&one, &two, &mut self.random);
            if let Ok(action) = self.game.parse(&text) {
                check_notation(&self.game, &action)?;
                self.agrees(state, seat, &action)?;
            }
        }
        Ok(())
    }

    /// The list and `check` say the same of an action.
    fn agrees(&mut self, state: &G::State, seat: Seat, action: &G::Action) -> Check {
        self.summary.strangers += 1;
        let listed = self.lists.lists(action);
        match self.game.check(state, seat, action) {
            Ok(()) if !listed => {
                let text = self.game.write(action);
                broken("lists", format!("'{text}' is accepted but not listed"))
            }
            Err(refusal) => {
                let rule = self.game.rule(&refusal);
                let _ = self.game.explain(&refusal);
                *self.summary.refused.entry(rule).or_default() += 1;
                if listed {
                    return self.lists.accepts(&self.game, state, seat, action);
                }
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }
}

/// What is written is read back as the same, and fits into a line of a record.
fn check_notation<G: Presentation>(game: &G, action: &G::Action) -> Check {
    let text = game.write(action);
    let words: Vec<&str> = text.split(' ').collect();
    let odd = words.iter().any(|word| word.is_empty() || *word == "=>")
        || words[0] == "undo"
        || text.contains(char::is_control);
    if odd {
        return broken("notation", format!("'{text}' does not fit into a record"));
    }
    match game.parse(&text) {
        Ok(read) if read == *action => Ok(()),
        Ok(read) => broken(
            "notation",
            format!("'{text}' means {action:?} but is read as {read:?}"),
        ),
        Err(error) => broken("notation", format!("'{text}' is not read back: {error}")),
    }
}
