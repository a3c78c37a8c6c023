//! Everything the player whose turn it is may do.

use crate::Arriala;
use crate::action::{
    Action, CARD_COST, DRAW_COST, LOCK_COST, Means, PLACE_COST, Payment, RETURN_COST, RIVER_COST,
    VINEYARD_COST,
};
use crate::cards::{Card, MoveCards};
use crate::place::{Colour, Places};
use crate::state::State;
use crate::walk::{Movers, Plan, Plans};

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
        let own = state.hands[state.seat.index()];
        let plans = Plans::of(own.moves(), state.points);
        for colour in self.board.colours() {
            for from in movers.on_canal(colour) {
                let to = movers.allowed(&self.board, state, colour, from, free);
                let on_foot = Places::within(from, u32::from(state.points));
                push(actions, to & on_foot, |to| Action::Walk {
                    colour,
                    from,
                    to,
                    cards: MoveCards::NONE,
                });
                for plan in plans.as_slice() {
                    let Plan { cards, .. } = *plan;
                    push(actions, to & plan.places(from), |to| Action::Walk {
                        colour,
                        from,
                        to,
                        cards,
                    });
                }
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
        let open = state.open_vineyards(&self.board);
        let to_vineyard = |means: Means, actions: &mut Vec<Action>| {
            let colour = means.colour(own);
            for from in movers.on_canal(colour) {
                let to = movers.allowed(&self.board, state, colour, from, open);
                push(actions, to, |to| Action::ToVineyard { from, to, means });
            }
        };
        let to_canal = |means: Means, actions: &mut Vec<Action>| {
            let colour = means.colour(own);
            for from in movers.in_vineyards(colour) {
                let to = movers.allowed(&self.board, state, colour, from, free);
                push(actions, to, |to| Action::ToCanal { from, to, means });
            }
        };
        if state.points >= VINEYARD_COST {
            to_vineyard(Means::Points, actions);
        }
        if state.points >= RETURN_COST {
            to_canal(Means::Points, actions);
        }
        if state.points < CARD_COST || hand.is_empty() {
            return;
        }
        if hand.has(Card::Anywhere) {
            for from in movers.on_canal(own) {
                let to = movers.allowed(&self.board, state, own, from, free);
                push(actions, to, |to| Action::Anywhere { from, to });
            }
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
#[inline]
fn push(actions: &mut Vec<Action>, places: Places, action: impl Fn(crate::Place) -> Action) {
    for place in places {
        actions.push(action(place));
    }
}
