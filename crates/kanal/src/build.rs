//! Building routes, bridges and buildings, and which buildings that makes active.

use crate::action::Action;
use crate::board::{INTERIOR, Plot, Space};
use crate::card::CardId;
use crate::effect::{Fee, Piece, PieceSet};
use crate::event::Event;
use crate::purse::{Purse, Thing};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Built, Player, State};
use crate::turn::Play;
use crate::{Kanal, board};
use towpath_core::{Chance, Events};

/// The spaces where the rules of placement let a player build a piece, whatever it costs.
#[inline]
pub(crate) fn sites(player: &Player, piece: Piece) -> u32 {
    match piece {
        Piece::Path => player.empty_spaces(),
        Piece::Road => board::ALL_SPACES & !player.firm(),
        Piece::Rail | Piece::Canal => !player.firm() & touching(player.with(piece)),
        Piece::Bridge => {
            let open = player.routes() & INTERIOR & !player.with(Piece::Bridge);
            Space::of(open)
                .filter(|space| space.plots() & !player.occupied == 0)
                .fold(0, |sites, space| sites | space.bit())
        }
    }
}

/// The spaces that touch one of these.
fn touching(spaces: u32) -> u32 {
    Space::of(spaces).fold(0, |all, space| all | space.touching())
}

/// Appends every way to build one of these pieces within these spaces.
pub(crate) fn lay_options(
    rules: &Rules,
    player: &Player,
    pieces: PieceSet,
    fee: Fee,
    within: u32,
    actions: &mut Vec<Action>,
) {
    for piece in pieces.iter() {
        if fee == Fee::Free || player.purse.can_pay(rules.piece_cost(piece)) {
            let sites = sites(player, piece) & within;
            actions.extend(Space::of(sites).map(|space| Action::Lay { piece, space }));
        }
    }
}

/// Whether the rules of placement let a player build this piece here.
pub(crate) fn check_site(player: &Player, piece: Piece, space: Space) -> Result<(), Refusal> {
    match piece {
        Piece::Bridge => return check_bridge(player, space),
        Piece::Path => {
            // KA-BUILD-2: a path goes on an empty space.
            if let Some(there) = player.route_at(space) {
                return Err(Refusal::PathNeedsEmpty { space, there });
            }
        }
        Piece::Road | Piece::Rail | Piece::Canal => {
            // KA-BUILD-3: only paths can be built over.
            if let Some(there) = player.route_at(space).filter(|there| *there != Piece::Path) {
                return Err(Refusal::OnlyOverPaths { space, there });
            }
        }
    }
    // KA-BUILD-2: a rail touches another own rail, a canal another canal.
    if matches!(piece, Piece::Rail | Piece::Canal) && space.touching() & player.with(piece) == 0 {
        return Err(Refusal::NotTouching { piece, space });
    }
    Ok(())
}

fn check_bridge(player: &Player, space: Space) -> Result<(), Refusal> {
    // KA-BUILD-4: a bridge lies on a route between two buildings, one a space, never at the border.
    if space.is_border() {
        return Err(Refusal::BridgeAtBorder { space });
    }
    if player.with(Piece::Bridge) & space.bit() != 0 {
        return Err(Refusal::BridgeThere { space });
    }
    if let Some(plot) = Plot::of(space.plots() & !player.occupied).next() {
        return Err(Refusal::BridgeNeedsBuilding { space, plot });
    }
    if player.route_at(space).is_none() {
        return Err(Refusal::BridgeNeedsRoute { space });
    }
    Ok(())
}

/// Whether a price can be paid whole.
pub(crate) fn check_price(player: &Player, price: Purse) -> Result<(), Refusal> {
    // KA-BUILD-5: costs are paid whole and at once.
    match player.purse.short_of(price) {
        None => Ok(()),
        Some((thing, need)) => Err(Refusal::CannotPay {
            thing,
            need,
            have: player.have(thing),
        }),
    }
}

/// Appends every way to use the part that builds a building.
pub(crate) fn build_options(game: &Kanal, state: &State, actions: &mut Vec<Action>) {
    let player = state.me();
    let empty = player.empty_plots();
    if empty == 0 {
        // KA-BUILD-6: with a full board the top card of the current pile is discarded instead.
        if state.current_pile().is_some() {
            actions.push(Action::Discard);
        }
        return;
    }
    for card in state.display.cards() {
        for (cost, price) in (0..).zip(game.card(*card).costs.iter().flatten()) {
            if player.purse.can_pay(*price) {
                actions.extend(Plot::of(empty).map(|plot| Action::Build {
                    card: *card,
                    plot,
                    cost,
                }));
            }
        }
    }
}

/// Whether the player may build this building here; that the part is there has been checked.
pub(crate) fn check_build(
    game: &Kanal,
    state: &State,
    card: CardId,
    plot: Plot,
    cost: u8,
) -> Result<(), Refusal> {
    let player = state.me();
    // KA-BUILD-1: one of those displayed, on any empty plot; buildings are never replaced.
    if !state.display.cards().contains(&card) {
        return Err(Refusal::NotDisplayed { card });
    }
    if player.empty_plots() == 0 {
        return Err(Refusal::BoardFull);
    }
    if let Some(card) = player.card_at(plot) {
        return Err(Refusal::PlotTaken { plot, card });
    }
    // KA-CARD-2: a card has one cost, or two of which either is paid whole.
    let price = game
        .card(card)
        .costs
        .get(usize::from(cost))
        .copied()
        .flatten();
    let Some(price) = price else {
        return Err(Refusal::NoSuchCost { card });
    };
    check_price(player, price)
}

/// Whether the player may discard a card instead of building; that the part is there has been checked.
pub(crate) fn check_discard(state: &State) -> Result<(), Refusal> {
    let empty = state.me().empty_plots().count_ones() as u8;
    if empty > 0 {
        return Err(Refusal::BoardNotFull { empty });
    }
    match state.current_pile() {
        Some(_) => Ok(()),
        None => Err(Refusal::NoPileLeft),
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Pays for a building and puts it on a plot.
    pub(crate) fn build(&mut self, card: CardId, plot: Plot, cost: u8) {
        let price = self.game.card(card).costs[usize::from(cost)].unwrap_or_default();
        self.state.display.remove(card);
        self.state.built = self.state.built.saturating_add(1);
        let seat = self.state.seat;
        let player = self.state.me_mut();
        player.purse.pay(price);
        player.buildings[plot.index()] = Some(Built::new(card));
        player.occupied |= plot.bit();
        let enclosed = plot.spaces() & !player.routes() == 0;
        self.events.tell(Event::Built { seat, card, plot });
        // KA-ACTV-1: a building is active at once where four routes already lie.
        if enclosed {
            self.state.work.waiting_routes |= plot.bit();
        }
    }

    /// Discards the top card of the current pile, which nobody sees.
    pub(crate) fn discard(&mut self) {
        if let Some(period) = self.state.current_pile() {
            let seat = self.state.seat;
            self.state.built = self.state.built.saturating_add(1);
            self.events.tell(Event::Buried { seat, period });
            self.leave_pile(period);
        }
    }

    /// Pays for a piece, unless it is free, and builds it.
    pub(crate) fn lay(&mut self, piece: Piece, space: Space, fee: Fee) {
        let rules = &self.game.rules;
        let player = self.state.me_mut();
        if fee == Fee::Paid {
            player.purse.pay(rules.piece_cost(piece));
        }
        let before = player.routes();
        // KA-BUILD-3: a path that is built over goes without refund; a bridge on it stays.
        if piece != Piece::Bridge {
            player.pieces[Piece::Path as usize] &= !space.bit();
        }
        player.pieces[piece as usize] |= space.bit();
        let seat = self.state.seat;
        self.events.tell(Event::Laid { seat, piece, space });
        if piece == Piece::Canal {
            // KA-BUILD-2, KA-ACTV-6: a canal brings 2 clay at once, before the activations it causes.
            self.gain(Thing::Clay, rules.canal_clay);
        }
        if piece == Piece::Bridge {
            self.trigger_by_bridge(space);
        } else if before & space.bit() == 0 {
            self.trigger_by_route(space);
        }
    }

    /// Finds the buildings whose fourth route was just built.
    fn trigger_by_route(&mut self, space: Space) {
        let player = self.state.me();
        let routes = player.routes();
        // KA-ACTV-1: the fourth route activates; replacing a path never does, as no side was open before.
        let active = Plot::of(space.plots() & player.occupied & !player.by_routes)
            .filter(|plot| plot.spaces() & !routes == 0)
            .fold(0, |set, plot| set | plot.bit());
        self.state.work.waiting_routes |= active;
    }

    /// Finds the buildings whose second bridge was just built.
    fn trigger_by_bridge(&mut self, space: Space) {
        let player = self.state.me();
        let bridges = player.with(Piece::Bridge);
        // KA-ACTV-1: the second bridge activates, a third or fourth never.
        // KA-ACTV-5: a bridge laid aside still counts toward the second.
        let active = Plot::of(space.plots() & player.occupied & !player.by_bridges)
            .filter(|plot| (plot.spaces() & bridges).count_ones() == 2)
            .fold(0, |set, plot| set | plot.bit());
        self.state.work.waiting_bridges |= active;
    }

    /// Gives so much of a thing.
    pub(crate) fn gain(&mut self, thing: Thing, amount: u16) {
        let limit = self.game.rules.limit(thing);
        let kept = self.state.me_mut().purse.gain(thing, amount, limit);
        let seat = self.state.seat;
        self.events.tell(Event::Gained {
            seat,
            thing,
            amount,
            kept,
        });
    }
}
