//! The flow of a turn: its steps, and carrying out what is decided in them.
//!
//! The steps of a turn, each as often as needed and all of them open to any-time actions:
//! ```text
//! take an action space ──> a part of its action ──> the gain, kind by kind
//!                                ^    │                  ^
//!                                │    v                  │
//!                          pick a waiting building ──> use its effects
//!                                │
//!                                v
//!                          end the turn
//! ```

use crate::action::{Action, With};
use crate::board::Space;
use crate::effect::{Fee, Piece};
use crate::event::Event;
use crate::purse::Thing;
use crate::space::{ActionSpace, Half};
use crate::state::{Disc, Phase, State, Work};
use crate::{Kanal, Mode};
use serde::Serialize;
use towpath_core::{Chance, Events};

/// A position while an action is carried out. Every change passes a method of this, which also tells of it.
pub(crate) struct Play<'a, C, E> {
    /// The rules and cards of the table.
    pub game: &'a Kanal,
    /// The position that is changed.
    pub state: &'a mut State,
    /// Where luck comes from.
    pub chance: &'a mut C,
    /// Who is told what happens.
    pub events: &'a mut E,
}

/// What is being decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The first routes of a blank board.
    Place,
    /// Which action space to take.
    Go,
    /// Which part of the action to use.
    Parts,
    /// Which waiting building to activate.
    Waiting,
    /// Which effect of the active building to use.
    Effects,
    /// How to go on with paying for an effect.
    Pay,
    /// Which kind of a gain to take.
    Gain,
    /// The free turn of the wheel at the end of a round.
    Wheel,
    /// Nothing more.
    Over,
}

impl Step {
    /// The word for it in scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            Step::Place => "place",
            Step::Go => "go",
            Step::Parts => "parts",
            Step::Waiting => "waiting",
            Step::Effects => "effects",
            Step::Pay => "pay",
            Step::Gain => "gain",
            Step::Wheel => "wheel",
            Step::Over => "over",
        }
    }
}

/// The step that a position is in.
pub(crate) fn step(state: &State) -> Step {
    match state.phase {
        Phase::Place => Step::Place,
        Phase::Go => Step::Go,
        Phase::Act if !state.work.gain.is_empty() => Step::Gain,
        Phase::Act if state.work.picking().is_some() => Step::Gain,
        Phase::Act if state.work.paying().is_some() => Step::Pay,
        Phase::Act if state.work.active.is_some() => Step::Effects,
        Phase::Act if state.work.waiting() != 0 => Step::Waiting,
        Phase::Act => Step::Parts,
        Phase::Wheel | Phase::Turned => Step::Wheel,
        Phase::Over => Step::Over,
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Carries out an allowed action.
    pub(crate) fn apply(&mut self, action: Action) {
        match action {
            Action::Go { space, half } => self.go(space, half),
            Action::Buy(thing) => self.buy(thing),
            Action::Turn => self.turn_for_thalers(),
            Action::Lay { piece, space } => self.lay_for(piece, space),
            Action::Build { card, plot, cost } => {
                self.state.work.parts.building -= 1;
                self.build(card, plot, cost);
            }
            Action::Discard => {
                self.state.work.parts.building -= 1;
                self.discard();
            }
            Action::Gain(thing) => self.gain_for(thing),
            Action::GainRest => {
                self.take_rest();
                self.finish_if_used_up();
            }
            Action::Activate(plot) => self.activate(plot),
            Action::Use {
                effect,
                price,
                with,
            } => self.use_for(effect, price, with),
            Action::Finish => {
                if let Some(active) = self.state.work.active {
                    self.finish(active);
                }
            }
            Action::End => {
                self.clear_bridges();
                self.state.work = Work::IDLE;
                self.next_action();
            }
            Action::Wheel => {
                self.turn_wheel(0);
                self.state.phase = Phase::Turned;
            }
            Action::Done => self.next_wheel(),
        }
    }

    /// Takes an action space and the thalers on it.
    fn go(&mut self, space: ActionSpace, half: Half) {
        let seat = self.state.seat;
        let disc = self.disc();
        let state = &mut *self.state;
        state.discs[space as usize] = disc;
        // KA-ACT-2: the thalers on the space come first and can be spent at once.
        let thalers = std::mem::take(&mut state.purses[space as usize]);
        state.actions += 1;
        state.phase = Phase::Act;
        state.work.space = Some(space);
        state.work.parts = space.parts(half);
        let limit = self.game.rules.limit(Thing::Thaler);
        let purse = &mut self.state.me_mut().purse;
        purse.gain(Thing::Thaler, u16::from(thalers), limit);
        self.events.tell(Event::Went {
            seat,
            space,
            half,
            thalers,
        });
    }

    /// The disc for the action that begins.
    fn disc(&self) -> Disc {
        match (self.game.mode, self.state.actions) {
            // KA-ACT-3: the start player's third action is taken with the neutral disc.
            (Mode::Duel, 4) => Disc::Grey,
            (Mode::Duel | Mode::Solo | Mode::Campaign, _) => Disc::of(self.state.seat),
        }
    }

    /// Builds a piece: one of a blank board's first, by an effect, or by a part of the action.
    fn lay_for(&mut self, piece: Piece, space: Space) {
        match step(self.state) {
            Step::Place => {
                // KA-BOARD-2: the first routes need no neighbour, bring no clay and activate nothing.
                self.state.me_mut().pieces[piece as usize] |= space.bit();
                let seat = self.state.seat;
                self.events.tell(Event::Laid { seat, piece, space });
                self.next_placement();
            }
            Step::Effects => {
                let Some(mut active) = self.state.work.active else {
                    return;
                };
                let card = self.game.card_on(self.state.me(), active.plot);
                let fee = active.building(card).map_or(Fee::Paid, |(fee, ..)| fee);
                active.pieces -= 1;
                self.state.work.active = Some(active);
                self.lay(piece, space, fee);
                self.finish_if_used_up();
            }
            Step::Go
            | Step::Parts
            | Step::Waiting
            | Step::Pay
            | Step::Gain
            | Step::Wheel
            | Step::Over => {
                self.state.work.parts.spend(piece);
                self.lay(piece, space, Fee::Paid);
            }
        }
    }

    /// Takes one kind of a gain that is under way, or the gain of the action space.
    fn gain_for(&mut self, thing: Thing) {
        if step(self.state) == Step::Gain {
            match self.state.work.picking() {
                Some(picking) if picking.from.contains(thing) => self.take_picked(thing, picking),
                Some(_) | None => self.take(thing),
            }
            self.finish_if_used_up();
            return;
        }
        let amount = self.state.work.space.map_or(0, |space| space.gain().1);
        // The gain and the bridge of B2 are alternatives; no other space with a gain has another part.
        self.state.work.parts = Default::default();
        self.gain(thing, amount);
    }

    fn use_for(&mut self, effect: u8, price: u8, with: With) {
        if let Some(active) = self.state.work.active {
            self.use_effect(active, effect, price, with);
        }
    }
}
