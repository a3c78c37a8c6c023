//! Whether a position adds up: components counted, whatever is kept for speed worked out again.

use super::workers_of;
use crate::Arriala;
use crate::cards::Card;
use crate::place::Colour;
use crate::scoring::breakdown;
use crate::state::{Ending, Phase, State, WORKERS};

/// Whether a position adds up.
pub(super) fn audit(game: &Arriala, state: &State) -> Result<(), String> {
    game.audit_workers(state)?;
    game.audit_canal(state)?;
    game.audit_cards(state)?;
    if state.points > game.rules.action_points {
        return Err("too many action points".to_owned());
    }
    game.audit_moves(state)?;
    let parts = breakdown(game, state);
    if parts.iter().any(|side| side.parts[0].points < 0) {
        return Err("a score is lower than its locks and works bring".to_owned());
    }
    let stalled = state.quiet >= game.quiet_limit();
    let passed = state.passes >= game.pass_limit();
    if state.phase == Phase::Running && (stalled || passed) {
        return Err("the game should have ended by standstill".to_owned());
    }
    Ok(())
}

impl Arriala {
    fn audit_workers(&self, state: &State) -> Result<(), String> {
        let layout = &self.layout;
        for colour in Colour::ALL {
            let index = colour.index();
            let (word, here) = (colour.word(), state.here[index]);
            let in_play = here.without(layout.canal() | layout.vineyards).is_empty();
            let wanted = if index < usize::from(self.players) {
                WORKERS
            } else if layout.virtual_side == Some(colour) {
                layout.towns.len() as u8
            } else {
                0
            };
            let total = workers_of(layout, state, colour) + state.reserve[index];
            if !in_play || total != wanted {
                return Err(format!("{word} has {total} workers instead of {wanted}"));
            }
            for place in layout.shared {
                let counted = state.count(layout, colour, place) > 0;
                if counted != here.contains(place) {
                    return Err(format!("{word} is miscounted at {}", layout.key(place)));
                }
            }
        }
        for vineyard in layout.vineyards {
            let (_, _, places) = self.vineyard_result(state, vineyard);
            if state.in_vineyard(layout, vineyard) > places {
                return Err(format!("too many workers in {}", layout.key(vineyard)));
            }
        }
        if state.river_works() > layout.river_works {
            return Err("too many river works".to_owned());
        }
        Ok(())
    }

    fn audit_canal(&self, state: &State) -> Result<(), String> {
        let mut taken = state.locks;
        for here in state.here {
            let cells = here & self.layout.cells;
            if !(taken & cells).is_empty() {
                return Err(format!("two pieces on {}", self.keys(taken & cells)));
            }
            taken |= cells;
        }
        for stretch in self.layout.stretches() {
            let locks = (stretch.cells & state.locks).len();
            if locks > u32::from(stretch.max_locks) {
                return Err(format!(
                    "{locks} locks where {} may stand",
                    stretch.max_locks
                ));
            }
        }
        let built: u32 = state.built.iter().map(|n| u32::from(*n)).sum();
        if built > state.locks.len() {
            return Err("more locks built than stand".to_owned());
        }
        let all_counted = state.counted.cells();
        if !(all_counted & state.locks).is_empty() {
            return Err("a lock is no part of a counted section".to_owned());
        }
        for section in self.sections(state) {
            let counted = section.cells & all_counted;
            let takers = Colour::ALL.into_iter().map(Some).chain([None]);
            let mut shares = takers.map(|taker| section.cells & state.counted.of(taker));
            if shares.any(|share| !share.is_empty() && share != section.cells) {
                return Err(format!(
                    "a section is taken as a whole: {}",
                    self.keys(section.cells)
                ));
            }
            if !counted.is_empty() && counted != section.cells {
                return Err(format!(
                    "a section is counted as a whole: {}",
                    self.keys(section.cells)
                ));
            }
            if counted.is_empty() && section.cells.without(taken).is_empty() {
                return Err(format!(
                    "a complete section is not counted: {}",
                    self.keys(section.cells)
                ));
            }
        }
        let open = self.layout.cells.without(all_counted | state.locks);
        if open.is_empty() != (state.phase == Phase::Over(Ending::Built)) {
            return Err("the game ends when, and only when, all is counted".to_owned());
        }
        Ok(())
    }

    fn audit_cards(&self, state: &State) -> Result<(), String> {
        for card in Card::ALL {
            let held: u32 = state.hands.iter().map(|h| u32::from(h.count(card))).sum();
            let rest = u32::from(state.pile.count(card)) + u32::from(state.discards.count(card));
            if held + rest != u32::from(self.layout.deck.count(card)) {
                return Err(format!("cards of {} are lost or too many", card.word()));
            }
        }
        Ok(())
    }

    fn audit_moves(&self, state: &State) -> Result<(), String> {
        let layout = &self.layout;
        let moves = state.moved.as_slice();
        if moves.len() > usize::from(self.rules.action_points - state.points) {
            return Err("more moves than action points spent".to_owned());
        }
        for shift in moves.iter().filter(|shift| !shift.is_river()) {
            let (colour, to) = (shift.colour(), shift.to());
            if state.moved.arrivals(colour, to) > state.count(layout, colour, to) {
                let key = layout.key(to);
                return Err(format!("no moved {} worker stands at {key}", colour.word()));
            }
        }
        for colour in Colour::ALL {
            if state.idle[colour.index()] != state.idle_of(layout, colour) {
                return Err(format!("{} workers are forgotten", colour.word()));
            }
        }
        if let Some(place) = state.placed {
            let own = Colour::from(state.seat);
            if state.unmoved(layout, own, place) == 0 {
                return Err("the worker placed this turn is missing".to_owned());
            }
        }
        Ok(())
    }
}
