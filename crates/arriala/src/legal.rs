//! Everything the player whose turn it is may do.

use crate::Arriala;
use crate::action::{Action, Walk};
use crate::cards::Card;
use crate::deed::{
    CARD_COST, DRAW_COST, Deed, LOCK_COST, Means, PLACE_COST, Payment, RETURN_COST, RIVER_COST,
    VINEYARD_COST,
};
use crate::pen::Pen;
use crate::place::{Colour, Place, Places};
use crate::state::State;
use crate::walk::{Movers, Plan, Plans};

impl Arriala {
    /// Appends every action open to the player, each once.
    pub(crate) fn list(&self, state: &State, actions: &mut Vec<Action>) {
        if state.points > 0 {
            let pen = Pen::new(actions, 16 + 24 * usize::from(state.points));
            let movers = Movers::of(&self.board, state);
            let free = state.free(&self.board);
            let pen = list_on_foot(state, &movers, free, pen);
            let pen = list_with_cards(state, &movers, free, pen);
            let pen = self.list_transfers(state, &movers, free, pen);
            let mut pen = self.list_buildings(state, free, pen);
            if state.points >= DRAW_COST && !(state.pile.is_empty() && state.discards.is_empty()) {
                pen.write(Action::DRAW);
            }
            pen.put_down();
        }
        actions.push(Action::END);
    }

    fn list_transfers<'a>(
        &self,
        state: &State,
        movers: &Movers,
        free: Places,
        mut pen: Pen<'a>,
    ) -> Pen<'a> {
        let own = Colour::from(state.seat);
        let hand = state.hands[state.seat.index()];
        if state.points >= VINEYARD_COST {
            let open = state.open_vineyards(&self.board);
            pen = list_to_vineyards(movers, own, open, Means::Points, pen);
        }
        if state.points >= RETURN_COST {
            pen = self.list_to_canal(movers, own, free, Means::Points, pen);
        }
        if hand.is_empty() {
            return pen;
        }
        self.list_transfers_by_card(state, movers, free, pen)
    }

    fn list_transfers_by_card<'a>(
        &self,
        state: &State,
        movers: &Movers,
        free: Places,
        mut pen: Pen<'a>,
    ) -> Pen<'a> {
        let own = Colour::from(state.seat);
        let hand = state.hands[state.seat.index()];
        let open = state.open_vineyards(&self.board);
        if hand.has(Card::Anywhere) {
            let to = Place::FIRST;
            for from in movers.unbarred(own) & Places::CANAL {
                pen.write_each(
                    free.without(Places::only(from)),
                    Deed::Anywhere { from, to },
                );
            }
            for (from, not_to) in movers.barred_of(own, Places::CANAL) {
                let not_to = not_to | Places::only(from);
                pen.write_each(free.without(not_to), Deed::Anywhere { from, to });
            }
        }
        if hand.has(Card::OwnToVineyard) {
            pen = list_to_vineyards(movers, own, open, Means::OwnCard, pen);
        }
        if hand.has(Card::OwnToCanal) {
            pen = self.list_to_canal(movers, own, free, Means::OwnCard, pen);
        }
        if hand.has(Card::AnyToVineyard) {
            for colour in self.board.colours() {
                pen = list_to_vineyards(movers, colour, open, Means::AnyCard(colour), pen);
            }
        }
        if hand.has(Card::AnyToCanal) {
            for colour in self.board.colours() {
                pen = self.list_to_canal(movers, colour, free, Means::AnyCard(colour), pen);
            }
        }
        pen
    }

    #[inline]
    fn list_to_canal<'a>(
        &self,
        movers: &Movers,
        colour: Colour,
        free: Places,
        means: Means,
        mut pen: Pen<'a>,
    ) -> Pen<'a> {
        let to = Place::FIRST;
        for from in movers.unbarred(colour) & self.board.vineyards {
            pen.write_each(free, Deed::ToCanal { from, to, means });
        }
        for (from, not_to) in movers.barred_of(colour, self.board.vineyards) {
            pen.write_each(free.without(not_to), Deed::ToCanal { from, to, means });
        }
        pen
    }

    fn list_buildings<'a>(&self, state: &State, free: Places, mut pen: Pen<'a>) -> Pen<'a> {
        let own = state.seat.index();
        let hand = state.hands[own];
        let first = Place::FIRST;
        if state.points >= PLACE_COST && state.reserve[own] > 0 {
            pen.write_each(free, Deed::Place { to: first });
        }
        if state.points >= RIVER_COST && state.river_works() < self.board.river_works {
            let workers = state.here[own] & Places::CANAL;
            pen.write_each(workers, Deed::River { from: first });
        }
        let by_points = state.points >= LOCK_COST;
        let by_card = state.points >= CARD_COST && hand.has(Card::Lock);
        if by_points || by_card {
            let cells = self.lockable(state);
            if by_points {
                let by = Payment::Points;
                pen.write_each(cells, Deed::Lock { at: first, by });
            }
            if by_card {
                let by = Payment::Card;
                pen.write_each(cells, Deed::Lock { at: first, by });
            }
        }
        if state.points >= CARD_COST && hand.has(Card::Art) && self.is_last(state, state.seat) {
            for (work, builder) in state.art.iter().enumerate() {
                if builder.is_none() {
                    pen.write(Action::of(Deed::Art { work: work as u8 }));
                }
            }
        }
        pen
    }
}

/// Walks paid with points alone, which are most of a list.
#[inline]
fn list_on_foot<'a>(state: &State, movers: &Movers, free: Places, mut pen: Pen<'a>) -> Pen<'a> {
    for stay in movers.on_canal() {
        walk_near(*stay, free, state.points, &mut pen);
    }
    for barred in movers.barred() {
        if Places::CANAL.contains(barred.stay.from()) {
            let to = free.without(barred.not_to);
            walk_near(barred.stay, to, state.points, &mut pen);
        }
    }
    pen
}

/// The walks of one worker on foot.
#[inline(always)]
fn walk_near(stay: Walk, to: Places, steps: u8, pen: &mut Pen<'_>) {
    let near = to.around(stay.from(), steps);
    let first = Action::of(Deed::Walk(stay)).farther(0u32.wrapping_sub(u32::from(steps)));
    pen.stroke(near, first);
    if steps > 3 {
        pen.stroke(near >> 8, first.farther(8));
    }
}

#[inline]
fn list_with_cards<'a>(state: &State, movers: &Movers, free: Places, mut pen: Pen<'a>) -> Pen<'a> {
    let hand = state.hands[state.seat.index()].moves();
    if hand.is_empty() {
        return pen;
    }
    for plan in Plans::of(hand, state.points).as_slice() {
        for stay in movers.on_canal() {
            walk_far(*stay, free, plan, &mut pen);
        }
        for barred in movers.barred() {
            if Places::CANAL.contains(barred.stay.from()) {
                walk_far(barred.stay, free.without(barred.not_to), plan, &mut pen);
            }
        }
    }
    pen
}

/// The walks of one worker with cards.
fn walk_far(stay: Walk, to: Places, plan: &Plan, pen: &mut Pen<'_>) {
    let (colour, from) = (stay.colour(), stay.from());
    let walk = Walk::new(colour, from, Place::FIRST, plan.cards);
    pen.write_each(to & plan.places(from), Deed::Walk(walk));
}

#[inline]
fn list_to_vineyards<'a>(
    movers: &Movers,
    colour: Colour,
    open: Places,
    means: Means,
    mut pen: Pen<'a>,
) -> Pen<'a> {
    let to = Place::FIRST_VINEYARD;
    for from in movers.unbarred(colour) & Places::CANAL {
        let first = Action::of(Deed::ToVineyard { from, to, means });
        pen.stroke(open.from(to), first);
    }
    for (from, not_to) in movers.barred_of(colour, Places::CANAL) {
        let first = Action::of(Deed::ToVineyard { from, to, means });
        pen.stroke(open.without(not_to).from(to), first);
    }
    pen
}
