//! The flow: carrying out an action, ending a turn, and the end of a game that stands still.

use crate::Arriala;
use crate::action::{Action, Means};
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::packed::{PackedAction, Walk};
use crate::place::{Colour, Place};
use crate::shift::{Shift, Shifts};
use crate::state::{Ending, Progress, State};
use towpath_core::{Chance, Events, Faces, Seat, Seen, Source};

/// The stream of the cards.
pub(crate) const CARD_STREAM: u8 = 0;
/// The stream of the lot for the first player.
pub(crate) const FIRST_STREAM: u8 = 1;

/// Carries out an allowed action.
#[inline]
pub(crate) fn apply<C: Chance, E: Events<Event>>(
    game: &Arriala,
    state: &mut State,
    action: PackedAction,
    chance: &mut C,
    events: &mut E,
) {
    let seat = state.seat;
    let own = Colour::from(seat);
    let price = game.prices.of(action);
    state.points -= price.points;
    discard(state, price.cards);
    match action.unpack() {
        Action::Walk(walk) => game.walk(state, walk, events),
        Action::Anywhere { from, to } => {
            events.tell(Event::Leapt { seat, from, to });
            game.move_worker(state, own, from, to, events);
        }
        Action::ToVineyard { from, to, means } => {
            game.to_vineyard(state, from, to, means, events);
        }
        Action::ToCanal { from, to, means } => game.to_canal(state, from, to, means, events),
        Action::Place { to } => game.place_worker(state, own, to, events),
        Action::River { from } => game.build_river_work(state, own, from, events),
        Action::Lock { at, by } => {
            let points = game.rules.lock_renown;
            events.tell(Event::BuiltLock {
                seat,
                at,
                by,
                points,
            });
            game.build_lock(state, own, at, events);
        }
        Action::Art { work } => game.build_art(state, own, work, events),
        Action::Draw => draw(state, seat, chance, events),
        Action::End => game.end_turn(state, events),
    }
}

impl Arriala {
    fn walk<E: Events<Event>>(&self, state: &mut State, walk: Walk, events: &mut E) {
        let (colour, from, to) = (walk.colour(), walk.from(), walk.to());
        events.tell(Event::Walked {
            seat: state.seat,
            colour,
            from,
            to,
            cards: walk.cards(),
        });
        self.move_worker(state, colour, from, to, events);
    }

    /// Moves a worker; only where it comes to rest can a section become complete.
    // AR-MOVE-2: one walk, one resting place.
    #[inline]
    fn move_worker<E: Events<Event>>(
        &self,
        state: &mut State,
        colour: Colour,
        from: Place,
        to: Place,
        events: &mut E,
    ) {
        state.shift(self, colour, from, to);
        self.arrived(state, to, events);
    }

    #[inline]
    fn arrived<E: Events<Event>>(&self, state: &mut State, at: Place, events: &mut E) {
        let before = state.counted;
        self.count_if_complete(state, at, events);
        if state.counted != before {
            self.end_if_built(state, events);
        }
    }

    fn to_vineyard<E: Events<Event>>(
        &self,
        state: &mut State,
        from: Place,
        to: Place,
        means: Means,
        events: &mut E,
    ) {
        let colour = means.colour(Colour::from(state.seat));
        events.tell(Event::WentToVineyard {
            seat: state.seat,
            colour,
            from,
            to,
            means,
        });
        state.shift(self, colour, from, to);
    }

    fn to_canal<E: Events<Event>>(
        &self,
        state: &mut State,
        from: Place,
        to: Place,
        means: Means,
        events: &mut E,
    ) {
        let colour = means.colour(Colour::from(state.seat));
        events.tell(Event::CameBack {
            seat: state.seat,
            colour,
            from,
            to,
            means,
        });
        self.move_worker(state, colour, from, to, events);
    }

    fn place_worker<E: Events<Event>>(
        &self,
        state: &mut State,
        own: Colour,
        to: Place,
        events: &mut E,
    ) {
        let seat = state.seat;
        events.tell(Event::Placed { seat, to });
        state.reserve[own.index()] -= 1;
        state.place(&self.layout, own, to);
        state.placed = Some(to);
        state.progress = Progress::Some;
        self.arrived(state, to, events);
    }

    // AR-WORK-1: the worker leaves the canal for good; blue cells are alike and fill up along the canal.
    fn build_river_work<E: Events<Event>>(
        &self,
        state: &mut State,
        own: Colour,
        from: Place,
        events: &mut E,
    ) {
        events.tell(Event::BuiltRiverWork {
            seat: state.seat,
            from,
            points: self.rules.river_renown,
        });
        // A worker that has moved is taken first: the others can still be of use this turn.
        if !state.moved.dig(own, from) {
            if state.placed == Some(from) && state.unmoved(&self.layout, own, from) == 1 {
                state.placed = None;
            }
            let shift = Shift::new(own, from, Place::RIVER);
            state.moved.push(shift.into_river());
        }
        state.take(&self.layout, own, from);
        if let Some(cell) = state.river.iter_mut().find(|cell| cell.is_none()) {
            *cell = Some(own);
        }
        state.gain(own, self.rules.river_renown);
        state.progress = Progress::Some;
    }

    /// So many turns in which nothing is counted, placed or built end the game.
    pub(crate) const fn quiet_limit(&self) -> u8 {
        self.rules.quiet_rounds * self.players
    }

    /// So many turns in a row that are passed end the game.
    pub(crate) const fn pass_limit(&self) -> u8 {
        self.rules.pass_rounds * self.players
    }

    fn end_turn<E: Events<Event>>(&self, state: &mut State, events: &mut E) {
        events.tell(Event::TurnEnded {
            seat: state.seat,
            unused: state.points,
        });
        // AR-END-4: count the turns without progress, and those in which nothing was done.
        state.quiet = match state.progress {
            Progress::Some => 0,
            Progress::None => state.quiet + 1,
        };
        state.passes = if state.points == self.rules.action_points {
            state.passes + 1
        } else {
            0
        };
        state.seat = state.seat.next(self.players);
        state.turn += 1;
        state.points = self.rules.action_points;
        state.barred = state.moved.barred();
        state.moved = Shifts::default();
        state.idle = state.here;
        state.placed = None;
        state.progress = Progress::None;
        if state.passes >= self.pass_limit() {
            self.finish(state, Ending::Passed, events);
        } else if state.quiet >= self.quiet_limit() {
            self.finish(state, Ending::Stalled, events);
        }
    }

    // AR-ART-1: five renown at once, which may overtake others.
    fn build_art<E: Events<Event>>(
        &self,
        state: &mut State,
        own: Colour,
        work: u8,
        events: &mut E,
    ) {
        events.tell(Event::BuiltArt {
            seat: state.seat,
            work,
            points: self.rules.art_renown,
        });
        if let Some(slot) = state.art.get_mut(usize::from(work)) {
            *slot = Some(own);
        }
        state.gain(own, self.rules.art_renown);
        state.progress = Progress::Some;
    }
}

// AR-CARD-1: a card works at once and is then discarded.
#[inline]
fn discard(state: &mut State, cards: Cards) {
    let hand = &mut state.hands[state.seat.index()];
    *hand = hand.minus(cards);
    state.discards = state.discards.plus(cards);
}

/// Gives a seat the next card of the pile.
pub(crate) fn draw<C: Chance, E: Events<Event>>(
    state: &mut State,
    seat: Seat,
    chance: &mut C,
    events: &mut E,
) {
    // AR-CARD-1: an empty pile takes in the discards.
    if state.pile.is_empty() {
        events.tell(Event::Reshuffled {
            cards: state.discards.len(),
        });
        state.pile = state.discards;
        state.discards = Cards::NONE;
        state.generation += 1;
        state.drawn = 0;
    }
    let source = Source {
        stream: CARD_STREAM,
        generation: state.generation,
        index: state.drawn,
        seen: Seen::Only(seat),
    };
    let face = chance.draw(source, Faces::Counts(&state.pile.counts()));
    let card = Card::ALL[usize::from(face) % Card::FACES];
    state.drawn += 1;
    state.pile = state.pile.minus(Cards::only(card));
    let hand = &mut state.hands[seat.index()];
    *hand = hand.plus(Cards::only(card));
    events.tell(Event::Drew {
        seat,
        card: Some(card),
    });
}
