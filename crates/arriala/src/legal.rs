//! Everything the player whose turn it is may do.

use crate::Arriala;
use crate::action::{
    Action, CARD_COST, DRAW_COST, LOCK_COST, Means, PLACE_COST, Payment, RETURN_COST, RIVER_COST,
    VINEYARD_COST,
};
use crate::cards::Card;
use crate::place::{Colour, Place, Places};
use crate::state::State;
use crate::walk::{Fan, Movers, Plan, Plans, Whose};

impl Arriala {
    /// Appends every action open to the player, each once.
    pub(crate) fn list(&self, state: &State, actions: &mut Vec<Action>) {
        if state.points > 0 {
            let movers = Movers::of(&self.board, state);
            let free = state.free(&self.board);
            self.list_walks(state, &movers, free, actions);
            self.list_transfers(state, &movers, free, actions);
            self.list_buildings(state, free, actions);
            if state.points >= DRAW_COST && !(state.pile.is_empty() && state.discards.is_empty()) {
                actions.push(Action::Draw);
            }
        }
        actions.push(Action::End);
    }

    fn list_walks(&self, state: &State, movers: &Movers, free: Places, actions: &mut Vec<Action>) {
        let list = |plan: &Plan, actions: &mut Vec<Action>| {
            let cards = plan.cards;
            let to = |from| free & plan.places(from);
            let mut walks = Fan::<32>::new();
            movers.add_to(&mut walks, Whose::All, Places::CANAL, to);
            walks.each(|colour, from, to| {
                actions.push(Action::Walk {
                    colour,
                    from,
                    to,
                    cards,
                });
            });
        };
        list(&Plan::on_foot(state.points), actions);
        let hand = state.hands[state.seat.index()].moves();
        if !hand.is_empty() {
            for plan in Plans::of(hand, state.points).as_slice() {
                list(plan, actions);
            }
        }
    }

    fn list_transfers(
        &self,
        state: &State,
        movers: &Movers,
        free: Places,
        actions: &mut Vec<Action>,
    ) {
        let own = Colour::from(state.seat);
        let hand = state.hands[state.seat.index()];
        let to_vineyard = |means: Means, actions: &mut Vec<Action>| {
            let open = state.open_vineyards(&self.board);
            let whose = Whose::Only(means.colour(own));
            let mut fan = Fan::<8>::new();
            movers.add_to(&mut fan, whose, Places::CANAL, |_| open);
            fan.each(|_, from, to| actions.push(Action::ToVineyard { from, to, means }));
        };
        let to_canal = |means: Means, actions: &mut Vec<Action>| {
            let whose = Whose::Only(means.colour(own));
            let mut fan = Fan::<8>::new();
            movers.add_to(&mut fan, whose, self.board.vineyards, |_| free);
            fan.each(|_, from, to| actions.push(Action::ToCanal { from, to, means }));
        };
        if state.points >= VINEYARD_COST {
            to_vineyard(Means::Points, actions);
        }
        if state.points >= RETURN_COST {
            to_canal(Means::Points, actions);
        }
        if hand.is_empty() {
            return;
        }
        if hand.has(Card::Anywhere) {
            let mut fan = Fan::<8>::new();
            movers.add_to(&mut fan, Whose::Only(own), Places::CANAL, |_| free);
            fan.each(|_, from, to| actions.push(Action::Anywhere { from, to }));
        }
        if hand.has(Card::OwnToVineyard) {
            to_vineyard(Means::OwnCard, actions);
        }
        if hand.has(Card::OwnToCanal) {
            to_canal(Means::OwnCard, actions);
        }
        for colour in self.board.colours() {
            if hand.has(Card::AnyToVineyard) {
                to_vineyard(Means::AnyCard(colour), actions);
            }
            if hand.has(Card::AnyToCanal) {
                to_canal(Means::AnyCard(colour), actions);
            }
        }
    }

    fn list_buildings(&self, state: &State, free: Places, actions: &mut Vec<Action>) {
        let own = state.seat.index();
        let hand = state.hands[own];
        if state.points >= PLACE_COST && state.reserve[own] > 0 {
            push(actions, free, |to| Action::Place { to });
        }
        if state.points >= RIVER_COST && state.river_works() < self.board.river_works {
            let workers = state.here[own] & Places::CANAL;
            push(actions, workers, |from| Action::River { from });
        }
        let by_points = state.points >= LOCK_COST;
        let by_card = state.points >= CARD_COST && hand.has(Card::Lock);
        if by_points || by_card {
            let cells = self.lockable(state);
            if by_points {
                let by = Payment::Points;
                push(actions, cells, |at| Action::Lock { at, by });
            }
            if by_card {
                let by = Payment::Card;
                push(actions, cells, |at| Action::Lock { at, by });
            }
        }
        if state.points >= CARD_COST && hand.has(Card::Art) && self.is_last(state, state.seat) {
            for (work, builder) in state.art.iter().enumerate() {
                if builder.is_none() {
                    actions.push(Action::Art { work: work as u8 });
                }
            }
        }
    }
}

/// Appends an action for each place.
#[inline(always)]
fn push(actions: &mut Vec<Action>, places: Places, action: impl Fn(Place) -> Action) {
    let mut left = places;
    // A range knows its length, so that the list grows once and not action by action.
    actions.extend((0..places.len()).map(|_| {
        let place = left.lowest();
        left = left.rest();
        action(place)
    }));
}
