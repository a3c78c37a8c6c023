//! The flow of a turn: what can be done in each step, whether it is allowed, and doing it.
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

use crate::action::{Action, Event, With};
use crate::activation;
use crate::board::{ALL_SPACES, OUTER, Plot, Space};
use crate::build::{
    build_options, check_build, check_discard, check_price, check_site, lay_options,
};
use crate::effect::{Fee, Piece, PieceSet};
use crate::purse::Thing;
use crate::refusal::{Refusal, Step};
use crate::state::{ActionSpace, Disc, Half, Phase, Player, State, Work};
use crate::{Kanal, Mode, wheel};
use table::{Chance, Events};

/// A position while an action is carried out. Every change passes a method of this, which also tells of it.
pub(crate) struct Play<'a, C, E> {
    /// The game.
    pub game: &'a Kanal,
    /// The position.
    pub state: &'a mut State,
    /// Where luck comes from.
    pub chance: &'a mut C,
    /// Who is told what happens.
    pub events: &'a mut E,
}

/// The step that a position is in.
pub(crate) fn step(state: &State) -> Step {
    match state.phase {
        Phase::Place => Step::Place,
        Phase::Go => Step::Go,
        Phase::Act if !state.work.gain.is_empty() => Step::Gain,
        Phase::Act if state.work.active.is_some() => Step::Effects,
        Phase::Act if state.work.waiting() != 0 => Step::Waiting,
        Phase::Act => Step::Parts,
        Phase::Wheel | Phase::Turned => Step::Wheel,
        Phase::Over => Step::Over,
    }
}

/// Appends every action open to the player who decides.
pub(crate) fn legal(game: &Kanal, state: &State, actions: &mut Vec<Action>) {
    let player = state.me();
    match step(state) {
        Step::Place => place_options(player, actions),
        Step::Over => {}
        Step::Go => {
            wheel::any_time(player, actions);
            go_options(state, actions);
        }
        Step::Gain => {
            wheel::any_time(player, actions);
            actions.extend(state.work.gain.iter().map(|(thing, _)| Action::Gain(thing)));
            if state.work.gain.kinds() > 1 {
                actions.push(Action::GainRest);
            }
        }
        Step::Effects => {
            wheel::any_time(player, actions);
            if let Some(active) = &state.work.active {
                activation::options(game, state, active, actions);
            }
        }
        Step::Waiting => {
            wheel::any_time(player, actions);
            actions.extend(Plot::of(state.work.waiting()).map(Action::Activate));
        }
        Step::Parts => {
            wheel::any_time(player, actions);
            part_options(game, state, actions);
            actions.push(Action::End);
        }
        Step::Wheel => {
            wheel::any_time(player, actions);
            if state.phase == Phase::Wheel && wheel::can_turn(player.purse) {
                actions.push(Action::Wheel);
            }
            actions.push(Action::Done);
        }
    }
}

/// Like [`legal`], without what another action in the list makes pointless.
pub(crate) fn candidates(game: &Kanal, state: &State, actions: &mut Vec<Action>) {
    match step(state) {
        // The space brings nothing but thalers before its first part, so buying can wait until it is taken.
        Step::Go => go_options(state, actions),
        // The four first routes can be placed in any order, so they are placed in one.
        Step::Place => {
            let missing = missing(state.me()).iter().next();
            let pieces = missing.map_or(PieceSet::NONE, |piece| PieceSet::NONE.with(piece));
            place_pieces(state.me(), pieces, actions);
        }
        // Whoever turns the wheel twice can do so for nothing first.
        Step::Wheel => {
            let from = actions.len();
            legal(game, state, actions);
            if actions[from..].contains(&Action::Wheel) {
                let paid = actions[from..].iter().position(|a| *a == Action::Turn);
                paid.map(|at| actions.remove(from + at));
            }
        }
        _ => legal(game, state, actions),
    }
}

/// The first routes that a blank board still lacks.
pub(crate) fn missing(player: &Player) -> PieceSet {
    // KA-BOARD-2: two paths, a rail and a canal.
    [(Piece::Path, 2), (Piece::Rail, 1), (Piece::Canal, 1)]
        .into_iter()
        .filter(|(piece, count)| player.with(*piece).count_ones() < *count)
        .fold(PieceSet::NONE, |set, (piece, _)| set.with(piece))
}

fn place_options(player: &Player, actions: &mut Vec<Action>) {
    place_pieces(player, missing(player), actions);
}

fn place_pieces(player: &Player, pieces: PieceSet, actions: &mut Vec<Action>) {
    let open = OUTER & player.empty_spaces();
    for piece in pieces.iter() {
        actions.extend(Space::of(open).map(|space| Action::Lay { piece, space }));
    }
}

fn go_options(state: &State, actions: &mut Vec<Action>) {
    for space in ActionSpace::ALL {
        if state.discs[space as usize] != Disc::Free {
            continue;
        }
        actions.push(Action::Go {
            space,
            half: Half::Upper,
        });
        // KA-ROUND-1: an emptied pile opens the alternative of its space.
        if space.cover().is_some_and(|period| state.pile(period) == 0) {
            actions.push(Action::Go {
                space,
                half: Half::Lower,
            });
        }
    }
}

fn part_options(game: &Kanal, state: &State, actions: &mut Vec<Action>) {
    let parts = state.work.parts;
    if parts.building > 0 {
        build_options(game, state, actions);
    }
    lay_options(state.me(), parts.pieces(), Fee::Paid, ALL_SPACES, actions);
    if parts.gain > 0
        && let Some(space) = state.work.space
    {
        actions.extend(space.gain().0.iter().map(|thing| Action::Gain(*thing)));
    }
}

/// Whether the player who decides may do this.
pub(crate) fn check(game: &Kanal, state: &State, action: &Action) -> Result<(), Refusal> {
    let step = step(state);
    let not_now = Err(Refusal::NotNow { step });
    match (*action, step) {
        (_, Step::Over) => not_now,
        (Action::Lay { piece, space }, Step::Place) => check_place(state.me(), piece, space),
        (_, Step::Place) => not_now,
        (Action::Buy(thing), _) => wheel::check_buy(state, thing),
        (Action::Turn, _) => wheel::check_paid_turn(state),
        (Action::Go { space, half }, Step::Go) => check_go(game, state, space, half),
        (Action::Gain(thing), Step::Gain) => match state.work.gain.get(thing) {
            0 => Err(Refusal::NotGained { thing }),
            _ => Ok(()),
        },
        (Action::GainRest, Step::Gain) => match state.work.gain.kinds() {
            1 => Err(Refusal::OneKindLeft),
            _ => Ok(()),
        },
        (Action::Activate(plot), Step::Waiting) => match state.work.waiting() & plot.bit() {
            0 => Err(Refusal::NotWaiting { plot }),
            _ => Ok(()),
        },
        (_, Step::Effects) => check_effects(game, state, action),
        (_, Step::Parts) => check_part(game, state, action),
        (Action::Wheel, Step::Wheel) => {
            // KA-ROUND-2: the wheel turns once for nothing.
            if state.phase == Phase::Turned {
                return Err(Refusal::FreeTurnTaken);
            }
            wheel::check_turn(state.me().purse)
        }
        (Action::Done, Step::Wheel) => Ok(()),
        _ => not_now,
    }
}

fn check_place(player: &Player, piece: Piece, space: Space) -> Result<(), Refusal> {
    // KA-BOARD-2: the blank side starts with two paths, a rail and a canal on or touching the border.
    if !missing(player).contains(piece) {
        return Err(Refusal::NotAFirstRoute { piece });
    }
    if space.bit() & OUTER == 0 {
        return Err(Refusal::NotOuter { space });
    }
    match player.route_at(space) {
        Some(there) => Err(Refusal::PathNeedsEmpty { space, there }),
        None => Ok(()),
    }
}

fn check_go(game: &Kanal, state: &State, space: ActionSpace, half: Half) -> Result<(), Refusal> {
    // KA-ACT-2: a player takes a free space.
    match (state.discs[space as usize], game.mode) {
        (Disc::Free, _) => {}
        // KA-SOLO-1: the neutral disc blocks one space a round.
        (Disc::Grey, Mode::Solo | Mode::Campaign) => return Err(Refusal::SpaceBlocked { space }),
        _ => return Err(Refusal::SpaceTaken { space }),
    }
    match (half, space.cover()) {
        (Half::Upper, _) => Ok(()),
        (Half::Lower, None) => Err(Refusal::NoLower { space }),
        (Half::Lower, Some(period)) => match state.pile(period) {
            0 => Ok(()),
            left => Err(Refusal::LowerCovered {
                space,
                period,
                left,
            }),
        },
    }
}

fn check_effects(game: &Kanal, state: &State, action: &Action) -> Result<(), Refusal> {
    let not_now = Refusal::NotNow {
        step: Step::Effects,
    };
    let Some(active) = &state.work.active else {
        return Err(not_now);
    };
    match *action {
        Action::Lay { piece, space } => activation::check_lay(game, state, active, piece, space),
        Action::Use {
            effect,
            price,
            with,
        } => activation::check_use(game, state, active, effect, price, with),
        Action::Finish => Ok(()),
        _ => Err(not_now),
    }
}

fn check_part(game: &Kanal, state: &State, action: &Action) -> Result<(), Refusal> {
    let parts = state.work.parts;
    // KA-ACT-2: each part once.
    match *action {
        Action::Build { .. } | Action::Discard if parts.building == 0 => {
            Err(Refusal::NoBuildingPart)
        }
        Action::Build { card, plot, cost } => check_build(game, state, card, plot, cost),
        Action::Discard => check_discard(state),
        Action::Lay { piece, .. } if !parts.pieces().contains(piece) => {
            Err(Refusal::NotOffered { piece })
        }
        Action::Lay { piece, space } => {
            check_site(state.me(), piece, space)?;
            check_price(state.me(), piece.cost())
        }
        Action::Gain(thing) => {
            let offered = state.work.space.map_or(&[][..], |space| space.gain().0);
            if parts.gain == 0 || !offered.contains(&thing) {
                return Err(Refusal::NotGained { thing });
            }
            Ok(())
        }
        Action::End => Ok(()),
        _ => Err(Refusal::NotNow { step: Step::Parts }),
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Carries out an allowed action.
    pub(crate) fn act(&mut self, action: Action) {
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
                self.bury();
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
        self.state
            .me_mut()
            .purse
            .gain(Thing::Thaler, u16::from(thalers));
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
            _ if self.state.seat.index() == 0 => Disc::Red,
            _ => Disc::Blue,
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
            _ => {
                self.state.work.parts.spend(piece);
                self.lay(piece, space, Fee::Paid);
            }
        }
    }

    /// Takes one kind of a gain that is under way, or the gain of the action space.
    fn gain_for(&mut self, thing: Thing) {
        if step(self.state) == Step::Gain {
            self.take(thing);
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
