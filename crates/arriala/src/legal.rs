//! Everything the player whose turn it is may do.

use crate::Arriala;
use crate::action::{Action, Means, Payment};
use crate::batch::{write_batch, write_each};
use crate::cards::Card;
use crate::packed::{PackedAction, Walk};
use crate::place::{Colour, Place, Places};
use crate::rules::Rules;
use crate::state::State;
use crate::walk::{Movers, Plan, Plans};

/// Appends every action open to the player whose turn it is, each once.
#[inline]
pub(crate) fn legal(game: &Arriala, state: &State, actions: &mut Vec<PackedAction>) {
    if state.points > 0 {
        let mut movers = Movers::NOBODY;
        movers.find(&game.layout, state);
        let free = state.free(&game.layout);
        list_on_foot(state, &movers, free, actions);
        list_with_cards(&game.rules, state, &movers, free, actions);
        game.list_transfers(state, &movers, free, actions);
        game.list_buildings(state, free, actions);
        let cards_left = !(state.pile.is_empty() && state.discards.is_empty());
        if state.points >= game.rules.draw_cost && cards_left {
            actions.push(PackedAction::DRAW);
        }
    }
    actions.push(PackedAction::END);
}

impl Arriala {
    fn list_transfers(
        &self,
        state: &State,
        movers: &Movers,
        free: Places,
        actions: &mut Vec<PackedAction>,
    ) {
        let own = Colour::from(state.seat);
        let hand = state.hands[state.seat.index()];
        if state.points >= self.rules.vineyard_cost {
            let open = state.open_vineyards(&self.layout);
            list_to_vineyards(movers, own, open, Means::Points, actions);
        }
        if state.points >= self.rules.return_cost {
            self.list_to_canal(movers, own, free, Means::Points, actions);
        }
        if !hand.is_empty() && state.points >= self.rules.card_cost {
            self.list_transfers_by_card(state, movers, free, actions);
        }
    }

    fn list_transfers_by_card(
        &self,
        state: &State,
        movers: &Movers,
        free: Places,
        actions: &mut Vec<PackedAction>,
    ) {
        let own = Colour::from(state.seat);
        let hand = state.hands[state.seat.index()];
        let open = state.open_vineyards(&self.layout);
        if hand.has(Card::Anywhere) {
            let to = Place::FIRST;
            for from in movers.unbarred(own) & Places::CANAL {
                write_each(
                    actions,
                    free.without(Places::only(from)),
                    Action::Anywhere { from, to },
                );
            }
            for (from, not_to) in movers.barred_of(own, Places::CANAL) {
                let not_to = not_to | Places::only(from);
                write_each(actions, free.without(not_to), Action::Anywhere { from, to });
            }
        }
        if hand.has(Card::OwnToVineyard) {
            list_to_vineyards(movers, own, open, Means::OwnCard, actions);
        }
        if hand.has(Card::OwnToCanal) {
            self.list_to_canal(movers, own, free, Means::OwnCard, actions);
        }
        if hand.has(Card::AnyToVineyard) {
            for colour in self.layout.colours() {
                list_to_vineyards(movers, colour, open, Means::AnyCard(colour), actions);
            }
        }
        if hand.has(Card::AnyToCanal) {
            for colour in self.layout.colours() {
                self.list_to_canal(movers, colour, free, Means::AnyCard(colour), actions);
            }
        }
    }

    #[inline]
    fn list_to_canal(
        &self,
        movers: &Movers,
        colour: Colour,
        free: Places,
        means: Means,
        actions: &mut Vec<PackedAction>,
    ) {
        let to = Place::FIRST;
        for from in movers.unbarred(colour) & self.layout.vineyards {
            write_each(actions, free, Action::ToCanal { from, to, means });
        }
        for (from, not_to) in movers.barred_of(colour, self.layout.vineyards) {
            write_each(
                actions,
                free.without(not_to),
                Action::ToCanal { from, to, means },
            );
        }
    }

    fn list_buildings(&self, state: &State, free: Places, actions: &mut Vec<PackedAction>) {
        let own = state.seat.index();
        let (rules, hand) = (&self.rules, state.hands[own]);
        let first = Place::FIRST;
        if state.points >= rules.place_cost && state.reserve[own] > 0 {
            write_each(actions, free, Action::Place { to: first });
        }
        if state.points >= rules.river_cost && state.river_works() < self.layout.river_works {
            let workers = state.here[own] & Places::CANAL;
            write_each(actions, workers, Action::River { from: first });
        }
        let by_points = state.points >= rules.lock_cost;
        let by_card = state.points >= rules.card_cost && hand.has(Card::Lock);
        if by_points || by_card {
            let cells = self.lockable(state);
            if by_points {
                let by = Payment::Points;
                write_each(actions, cells, Action::Lock { at: first, by });
            }
            if by_card {
                let by = Payment::Card;
                write_each(actions, cells, Action::Lock { at: first, by });
            }
        }
        if state.points >= rules.card_cost && hand.has(Card::Art) && self.is_last(state, state.seat)
        {
            for (work, builder) in state.art.iter().enumerate() {
                if builder.is_none() {
                    actions.push(PackedAction::pack(Action::Art { work: work as u8 }));
                }
            }
        }
    }
}

/// Walks paid with points alone, which are most of a list.
#[inline]
fn list_on_foot(state: &State, movers: &Movers, free: Places, actions: &mut Vec<PackedAction>) {
    for (stay, not_to) in movers.on_canal() {
        walk_near(stay, free.without(not_to), state.points, actions);
    }
}

/// The walks of one worker on foot.
#[inline(always)]
fn walk_near(stay: Walk, to: Places, steps: u8, actions: &mut Vec<PackedAction>) {
    let near = to.around(stay.from(), steps);
    let first = PackedAction::pack(Action::Walk(stay)).farther(0u32.wrapping_sub(u32::from(steps)));
    write_batch::<8>(actions, near, first);
    if steps > 3 {
        write_batch::<4>(actions, near >> 8, first.farther(8));
    }
}

#[inline]
fn list_with_cards(
    rules: &Rules,
    state: &State,
    movers: &Movers,
    free: Places,
    actions: &mut Vec<PackedAction>,
) {
    let hand = state.hands[state.seat.index()].moves();
    if hand.is_empty() {
        return;
    }
    for plan in Plans::of(hand, state.points, rules.card_cost).as_slice() {
        for (stay, not_to) in movers.on_canal() {
            walk_far(stay, free.without(not_to), plan, actions);
        }
    }
}

/// The walks of one worker with cards.
fn walk_far(stay: Walk, to: Places, plan: &Plan, actions: &mut Vec<PackedAction>) {
    let (colour, from) = (stay.colour(), stay.from());
    let walk = Walk::new(colour, from, Place::FIRST, plan.cards);
    write_each(actions, to & plan.places(from), Action::Walk(walk));
}

#[inline]
fn list_to_vineyards(
    movers: &Movers,
    colour: Colour,
    open: Places,
    means: Means,
    actions: &mut Vec<PackedAction>,
) {
    let to = Place::FIRST_VINEYARD;
    for from in movers.unbarred(colour) & Places::CANAL {
        let first = PackedAction::pack(Action::ToVineyard { from, to, means });
        write_batch::<4>(actions, open.from(to), first);
    }
    for (from, not_to) in movers.barred_of(colour, Places::CANAL) {
        let first = PackedAction::pack(Action::ToVineyard { from, to, means });
        write_batch::<4>(actions, open.without(not_to).from(to), first);
    }
}
