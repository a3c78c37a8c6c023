//! The set-up: cards and contracts turned up, engineers dealt, colours chosen.

use crate::CanalMania;
use crate::action::Action;
use crate::event::Event;
use crate::parts::{Contract, Engineer, PlayerColour};
use crate::play::{Pile, Play};
use crate::refusal::Refusal;
use crate::state::{State, Step};
use towpath_core::{Chance, Events, Faces, Seat, Seen};

/// A new position.
pub(crate) fn setup<C: Chance, E: Events<Event>>(
    game: &CanalMania,
    chance: &mut C,
    events: &mut E,
) -> State {
    let mut state = State::blank(&game.map);
    let mut play = Play::new(game, &mut state, chance, events);
    // CM-SET-1: five build cards face up.
    play.refill();
    play.starting_contracts();
    play.deal_engineers();
    state
}

impl CanalMania {
    pub(crate) fn legal_colours(&self, state: &State, actions: &mut Vec<Action>) {
        let free = PlayerColour::ALL
            .into_iter()
            .filter(|colour| state.seat_of(*colour).is_none());
        actions.extend(free.map(Action::Colour));
    }

    /// CM-SET-4: each colour once.
    pub(crate) fn check_colour(&self, state: &State, colour: PlayerColour) -> Result<(), Refusal> {
        match state.seat_of(colour) {
            Some(_) => Err(Refusal::ColourTaken { colour }),
            None => Ok(()),
        }
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// CM-SET-2: five of the six starting contracts face up, the sixth on top of the pile.
    fn starting_contracts(&mut self) {
        let mut left = self.map.starting;
        for index in 0..self.game.rules.parliament {
            let source = Pile::Start.source(0, index as u16, Seen::Everyone);
            let contract = Contract(self.chance.draw(source, Faces::Mask(u64::from(left))) as u8);
            left &= !contract.bit();
            self.state.parliament |= contract.bit();
            self.tell(Event::ContractUp(contract));
        }
        self.state.top = Some(Contract(left.trailing_zeros() as u8));
    }

    /// CM-SET-3: an engineer for everybody. CM-SET-4: the lowest number begins and is red.
    fn deal_engineers(&mut self) {
        let players = self.game.players;
        let mut left = (1u64 << Engineer::ALL.len()) - 1;
        for index in 0..players {
            let source = Pile::Engineer.source(0, u16::from(index), Seen::Everyone);
            let dealt = self.chance.draw(source, Faces::Mask(left));
            left &= !(1 << dealt);
            let seat = Seat::new(index);
            self.state.engineers[usize::from(dealt)] = Some(seat);
            let engineer = Engineer::ALL[usize::from(dealt)];
            self.tell(Event::Dealt { seat, engineer });
        }
        let first = Engineer::ALL
            .into_iter()
            .find_map(|engineer| Some((engineer, self.state.engineers[engineer.index()]?)));
        if let Some((engineer, seat)) = first {
            self.state.start = seat;
            self.state.active = seat;
            self.tell(Event::Begins { seat, engineer });
            self.colour(seat, PlayerColour::Red);
        }
    }

    /// CM-SET-4: the others choose colours in turn order; who has only one left to choose from gets it.
    pub(crate) fn colour(&mut self, seat: Seat, colour: PlayerColour) {
        self.state.colours[seat.index()] = Some(colour);
        self.tell(Event::Coloured { seat, colour });
        let next = seat.next(self.game.players);
        self.state.active = next;
        if next == self.state.start {
            self.begin_turn();
            return;
        }
        self.state.step = Step::Colour;
        let mut free = PlayerColour::ALL
            .into_iter()
            .filter(|colour| self.state.seat_of(*colour).is_none());
        if let (Some(only), None) = (free.next(), free.next()) {
            self.colour(next, only);
        }
    }
}
