//! Goods cubes: where they are placed, and where they are taken from when the basin lacks them.

use crate::CanalMania;
use crate::action::Action;
use crate::event::Event;
use crate::parts::{Goods, Town, TownColour, towns};
use crate::play::Play;
use crate::refusal::{Demand, Refusal};
use crate::state::{Placing, State, Step, Then};
use towpath_core::{Chance, Events, Seat};

impl CanalMania {
    /// CM-GOOD-2: the towns a cube of this colour may go to: those of the first case that has room.
    pub(crate) fn places(&self, state: &State, colour: TownColour) -> u64 {
        // CM-GOOD-1: at most one cube in a town.
        let room = self.map.of_colour[colour.index()] & !state.cubes;
        let (city, connected) = (self.map.cities, state.connected);
        let cases = [
            room & city & connected,
            room & !city & connected,
            room & city & !connected,
            room & !city & !connected,
        ];
        cases.into_iter().find(|case| *case != 0).unwrap_or(0)
    }

    /// CM-GOOD-3: the towns a lacking cube may be taken from: the same cases the other way round, of any colour.
    pub(crate) fn removals(&self, state: &State) -> u64 {
        let (city, connected) = (self.map.cities, state.connected);
        let cases = [
            state.cubes & !city & !connected,
            state.cubes & city & !connected,
            state.cubes & !city & connected,
        ];
        cases.into_iter().find(|case| *case != 0).unwrap_or(0)
    }

    pub(crate) fn legal_naming(&self, actions: &mut Vec<Action>) {
        actions.extend(TownColour::ALL.map(Action::Goods));
    }

    pub(crate) fn legal_places(&self, state: &State, actions: &mut Vec<Action>) {
        if let Some(colour) = state.goods.and_then(|goods| goods.colour) {
            actions.extend(towns(self.places(state, colour)).map(Action::Place));
        }
    }

    pub(crate) fn legal_removals(&self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(towns(self.removals(state)).map(Action::Remove));
    }

    pub(crate) fn check_place(&self, state: &State, town: Town) -> Result<(), Refusal> {
        let Some(colour) = state.goods.and_then(|goods| goods.colour) else {
            return Err(Refusal::First(Demand::Naming));
        };
        if self.map.town(town).colour != colour {
            return Err(Refusal::WrongColour { town, colour });
        }
        if state.cubes & town.bit() != 0 {
            return Err(Refusal::HasCube { town });
        }
        let allowed = self.places(state, colour);
        if allowed & town.bit() == 0 {
            return Err(Refusal::PlaceElsewhere { town, allowed });
        }
        Ok(())
    }

    pub(crate) fn check_removal(&self, state: &State, town: Town) -> Result<(), Refusal> {
        let allowed = self.removals(state);
        if allowed & town.bit() == 0 {
            return Err(Refusal::RemoveElsewhere { town, allowed });
        }
        Ok(())
    }
}

/// The only member of a set.
fn only(set: u64) -> Option<Town> {
    let mut members = towns(set);
    let first = members.next()?;
    members.next().is_none().then_some(first)
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// CM-CARD-3: a symbol brings two cubes; then the play goes on as told.
    pub(crate) fn bring_goods(&mut self, seat: Seat, goods: Goods, then: Then) {
        if goods == Goods::None {
            return self.go_on(seat, then);
        }
        self.state.goods = Some(Placing {
            colour: goods.colour(),
            held: 0,
            left: self.game.rules.cubes_a_symbol,
            then,
        });
        self.move_goods(seat);
    }

    pub(crate) fn name_goods(&mut self, seat: Seat, colour: TownColour) {
        let who = self.who(seat);
        self.tell(Event::Named { who, colour });
        if let Some(goods) = &mut self.state.goods {
            goods.colour = Some(colour);
        }
        self.move_goods(seat);
    }

    /// Moves cubes until a player has to choose or all is done. What leaves no choice is done at once.
    fn move_goods(&mut self, seat: Seat) {
        while let Some(goods) = self.state.goods {
            // CM-CARD-3: for white the colour is named first.
            let Some(colour) = goods.colour else {
                self.state.step = Step::Naming;
                return;
            };
            if goods.left == 0 {
                self.state.goods = None;
                return self.go_on(seat, goods.then);
            }
            // CM-GOOD-3: both cubes have to be in hand before the first is placed.
            if goods.held < goods.left {
                if self.state.basin() > 0 {
                    self.hold(1);
                    continue;
                }
                match only(self.game.removals(self.state)) {
                    Some(town) => self.lift_cube(seat, town),
                    None => {
                        self.state.step = Step::Removing;
                        return;
                    }
                }
                continue;
            }
            let places = self.game.places(self.state, colour);
            match (places, only(places)) {
                // CM-GOOD-2: with all seven towns full the cube goes to the basin.
                (0, _) => {
                    self.tell(Event::NoRoom { colour });
                    self.let_go();
                }
                (_, Some(town)) => self.put_cube(seat, town),
                (_, None) => {
                    self.state.step = Step::Placing;
                    return;
                }
            }
        }
    }

    fn go_on(&mut self, seat: Seat, then: Then) {
        match then {
            Then::Taking { taken } => self.after_card(seat, taken),
            Then::Refill => {
                self.refill();
                self.phase_done();
            }
            Then::Done => self.phase_done(),
        }
    }

    fn hold(&mut self, cubes: u8) {
        if let Some(goods) = &mut self.state.goods {
            goods.held += cubes;
        }
    }

    /// A cube leaves the hand, for a town or the basin.
    fn let_go(&mut self) {
        if let Some(goods) = &mut self.state.goods {
            goods.held -= 1;
            goods.left -= 1;
        }
    }

    fn lift_cube(&mut self, seat: Seat, town: Town) {
        self.state.cubes &= !town.bit();
        self.hold(1);
        let who = self.who(seat);
        self.tell(Event::Removed { who, town });
    }

    fn put_cube(&mut self, seat: Seat, town: Town) {
        self.let_go();
        self.state.cubes |= town.bit();
        let who = self.who(seat);
        self.tell(Event::Placed { who, town });
    }

    pub(crate) fn remove_cube(&mut self, seat: Seat, town: Town) {
        self.lift_cube(seat, town);
        self.move_goods(seat);
    }

    pub(crate) fn place_cube(&mut self, seat: Seat, town: Town) {
        self.put_cube(seat, town);
        self.move_goods(seat);
    }
}
