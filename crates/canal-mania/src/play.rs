//! A position while an action is carried out: the few functions through which everything changes and is told.

use crate::CanalMania;
use crate::event::Event;
use crate::map::Map;
use crate::parts::{Card, Contract, Face, PlayerColour, Source};
use crate::state::{State, Trigger};
use towpath_core::{Chance, Events, Faces, Seat, Seen};

/// The random piles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Pile {
    /// The build deck.
    Card,
    /// The contracts of the pile.
    Contract,
    /// The six starting contracts.
    Start,
    /// The engineers.
    Engineer,
}

impl Pile {
    pub(crate) const ALL: [Pile; 4] = [Pile::Card, Pile::Contract, Pile::Start, Pile::Engineer];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Pile::Card => "card",
            Pile::Contract => "contract",
            Pile::Start => "start",
            Pile::Engineer => "engineer",
        }
    }

    pub(crate) const fn source(
        self,
        generation: u16,
        index: u16,
        seen: Seen,
    ) -> towpath_core::Source {
        towpath_core::Source {
            stream: self as u8,
            generation,
            index,
            seen,
        }
    }
}

/// A position while an action is carried out.
pub(crate) struct Play<'a, C, E> {
    pub game: &'a CanalMania,
    pub map: &'a Map,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub events: &'a mut E,
}

impl<'a, C: Chance, E: Events<Event>> Play<'a, C, E> {
    #[inline(always)]
    pub(crate) fn new(
        game: &'a CanalMania,
        state: &'a mut State,
        chance: &'a mut C,
        events: &'a mut E,
    ) -> Play<'a, C, E> {
        Play {
            game,
            map: &game.map,
            state,
            chance,
            events,
        }
    }

    #[inline(always)]
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.tell(event);
    }

    #[inline]
    pub(crate) fn who(&self, seat: Seat) -> PlayerColour {
        self.state.colour(seat)
    }

    /// CM-TURN-7: one card of the deck; `None` when deck and discards are empty.
    pub(crate) fn draw_card(&mut self, seen: Seen) -> Option<Face> {
        if self.state.deck.is_empty() {
            self.reshuffle();
        }
        if self.state.deck.is_empty() {
            return None;
        }
        let state = &mut *self.state;
        let source = Pile::Card.source(state.generation, state.drawn, seen);
        let index = self.chance.draw(source, Faces::Counts(&state.deck.0));
        let face = Face::from_index(usize::from(index));
        state.deck.remove(face);
        state.drawn += 1;
        // CM-TURN-7: an empty deck is made anew at once, also in the middle of a refill.
        if state.deck.is_empty() {
            self.reshuffle();
        }
        Some(face)
    }

    fn reshuffle(&mut self) {
        let state = &mut *self.state;
        if state.discards.is_empty() {
            return;
        }
        state.deck = state.discards;
        state.discards = crate::cards::Cards::NONE;
        state.generation += 1;
        state.drawn = 0;
        self.tell(Event::Reshuffled);
    }

    /// Fills the empty places among the face-up cards, as far as there are cards.
    pub(crate) fn refill(&mut self) {
        for place in 0..self.state.display.len() {
            if self.state.display[place].is_some() {
                continue;
            }
            let Some(face) = self.draw_card(Seen::Everyone) else {
                return;
            };
            self.state.display[place] = Some(face);
            self.tell(Event::CardUp(face));
        }
    }

    /// A card of this kind leaves a hand that holds one, for the discards.
    pub(crate) fn spend(&mut self, seat: Seat, card: Card) -> Option<Face> {
        let face = self.state.hands[seat.index()].play(card)?;
        self.state.discards.add(face);
        Some(face)
    }

    /// The same, told as an event of its own.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        if let Some(face) = self.spend(seat, card) {
            let who = self.who(seat);
            self.tell(Event::Discarded { who, face });
        }
    }

    /// CM-CON-4: five new contracts come into an empty Parliament.
    pub(crate) fn fill_parliament(&mut self) {
        let mut came = false;
        for _ in 0..self.game.rules.parliament {
            let Some(contract) = self.draw_contract() else {
                break;
            };
            came = true;
            self.state.parliament |= contract.bit();
            self.tell(Event::ContractUp(contract));
        }
        // CM-END-1: the last contracts in the Parliament trigger the end.
        if came && self.state.pile == 0 {
            self.trigger(Trigger::Contracts);
        }
    }

    fn draw_contract(&mut self) -> Option<Contract> {
        // CM-SET-2: the sixth starting contract lies on top.
        if let Some(top) = self.state.top.take() {
            return Some(top);
        }
        let state = &mut *self.state;
        if state.pile == 0 {
            return None;
        }
        let source = Pile::Contract.source(0, u16::from(state.contracts_drawn), Seen::Everyone);
        let index = self.chance.draw(source, Faces::Mask(u64::from(state.pile)));
        let contract = Contract(index as u8);
        state.pile &= !contract.bit();
        state.contracts_drawn += 1;
        Some(contract)
    }

    /// Adds points, which may trigger the end.
    pub(crate) fn score(&mut self, seat: Seat, points: u16, source: Source) {
        if points == 0 {
            return;
        }
        self.state.points[seat.index()][source.index()] += points;
        let who = self.who(seat);
        self.tell(Event::Scored {
            who,
            points,
            source,
        });
        // CM-END-1: whoever's marker it is.
        if self.state.score(seat) >= self.game.goal() {
            self.trigger(Trigger::Score);
        }
    }

    /// CM-END-1: only the first trigger counts.
    pub(crate) fn trigger(&mut self, trigger: Trigger) {
        if self.state.end.is_none() {
            let round = self.state.round;
            self.state.end = Some((trigger, round));
            let last = self.game.last_round(round);
            self.tell(Event::Triggered { trigger, last });
        }
    }
}
