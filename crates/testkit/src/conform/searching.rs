//! Games that are searched for faults at every decision.

use super::noninterference::Done;
use super::quick::pick;
use super::report::{Check, broken};
use super::runner::{Move, Runner};
use super::scores;
use super::undo::Memory;
use std::collections::HashSet;
use towpath_core::record::Entry;
use towpath_core::{Audience, By, Drawn, Match, ScenarioSupport, Seat};

/// A game that goes on for longer is left: what comes later is like what came before.
const ENOUGH: usize = 1000;

impl<G: ScenarioSupport> Runner<'_, G> {
    pub(super) fn searching(&mut self) -> Check {
        let policy = self.policy();
        let mut table = self.table();
        let mut memory = Memory::new(&table);
        let mut twins = self.twin_tables()?;
        let mut sources = HashSet::new();
        self.sources(&mut sources, &twins.dealt)?;
        loop {
            let state = *table.state();
            self.current = None;
            self.position(&state)?;
            let to_act = self.game.to_act(&state);
            if to_act.is_empty() || self.moves.len() >= ENOUGH {
                break;
            }
            let seat = pick(to_act, self.random.below(to_act.len()));
            self.choices(&mut table, seat)?;
            let action = self.choose(policy, &state)?;
            self.current = Some((seat, action));
            let expected = self.search_door(&state, seat, action)?;
            let done = self.submit(&mut table, seat, action)?;
            if done.after != expected {
                return broken("doors", "the two doors lead to different positions");
            }
            self.sources(&mut sources, &done.drawn)?;
            self.unrevealed(&done)?;
            self.follow_at_twins(&mut twins, &done)?;
            memory.decided(&self.game, &done);
            if self.undo(&mut table, &mut memory)? {
                self.redetermine_all(&mut twins, table.state());
            }
            if self.random.below(24) == 0 {
                self.records(&table, &memory, &twins.dealt)?;
            }
        }
        self.records(&table, &memory, &twins.dealt)?;
        self.prefixes(&table, &memory)
    }

    fn position(&mut self, state: &G::State) -> Check {
        self.sound(state)?;
        scores::check_parts(&self.game, state)?;
        self.staging(state)?;
        self.secrets(state)
    }

    fn choices(&mut self, table: &mut Match<G>, seat: Seat) -> Check {
        let state = *table.state();
        self.lists.read(&self.game, &state, seat)?;
        self.summary.lists += 1;
        self.summary.listed += self.lists.listed.len() as u64;
        self.all_listed(&state, seat)?;
        self.candidates(&state, seat)?;
        self.strangers(&state, seat, self.plan.strangers)?;
        self.mutants(&state, seat, self.plan.mutations)?;
        self.presentation(&state, seat)?;
        self.barred(table, seat)
    }

    /// Goes through the checked door.
    fn submit(&mut self, table: &mut Match<G>, seat: Seat, action: G::Action) -> Check<Done<G>> {
        let before = *table.state();
        let told = table.submit(table.version(), seat, By::Bot, action);
        let events: Vec<G::Event> = match told {
            Ok(logged) => logged.iter().map(|logged| logged.event).collect(),
            Err(rejected) => {
                return broken(
                    "doors",
                    format!("a listed action is rejected: {rejected:?}"),
                );
            }
        };
        self.moves.push(Move::Do(seat, action));
        for event in &events {
            if self.game.event_for(event, Audience::Everything) != Some(*event) {
                return broken(
                    "events",
                    format!("{event:?} is hidden from who sees everything"),
                );
            }
            // Words are looked up by message key elsewhere; here they only must come without a panic.
            let _ = self.game.narrate(event);
        }
        let drawn = match table.entries().last() {
            Some(Entry::Decision { drawn, .. }) => drawn.clone(),
            _ => Vec::new(),
        };
        Ok(Done {
            before,
            after: *table.state(),
            seat,
            action,
            drawn,
            events,
        })
    }

    /// No two draws of a match may share their random words.
    fn sources(&self, seen: &mut HashSet<(u8, u16, u16)>, drawn: &[Drawn]) -> Check {
        for drawn in drawn {
            let source = drawn.source;
            if !seen.insert((source.stream, source.generation, source.index)) {
                return broken("sources", format!("two draws come from {source:?}"));
            }
            let valid =
                source.stream < self.game.streams() && drawn.face < self.game.faces(source.stream);
            if !valid {
                return broken("sources", format!("{drawn:?} has no name"));
            }
        }
        Ok(())
    }
}
