//! Counting the components of a position.

use crate::board::{ALL_PLOTS, ALL_SPACES, INTERIOR, Plot, Space};
use crate::card::{CardId, Period};
use crate::effect::Piece;
use crate::purse::Thing;
use crate::state::{Active, Choice, Disc, Phase, Player, State, Way, Work};
use crate::{Kanal, Mode, activation};
use towpath_core::Seats;

/// Whether everything adds up.
pub(super) fn audit(game: &Kanal, state: &State) -> Result<(), String> {
    for seat in Seats::all(game.rules.players).iter() {
        let player = &state.players[seat.index()];
        let work = match state.seat == seat {
            true => state.work,
            false => Work::IDLE,
        };
        self::player(game, player)
            .and_then(|()| networks(player))
            .and_then(|()| activations(player, &work))
            .map_err(|error| format!("{seat}: {error}"))?;
    }
    cards(game, state)?;
    work(game, state)?;
    let grey = state
        .discs
        .iter()
        .filter(|disc| **disc == Disc::Grey)
        .count();
    match game.mode {
        Mode::Solo | Mode::Campaign if grey != 1 => Err("one disc blocks a space".to_owned()),
        Mode::Duel if grey > 1 => Err("there is one neutral disc".to_owned()),
        Mode::Duel | Mode::Solo | Mode::Campaign => Ok(()),
    }
}

fn player(game: &Kanal, player: &Player) -> Result<(), String> {
    let routes: u32 = Piece::ROUTES
        .iter()
        .map(|piece| player.with(*piece).count_ones())
        .sum();
    if routes != player.routes().count_ones() {
        return Err("two routes lie on one space".to_owned());
    }
    let bridges = player.with(Piece::Bridge);
    if (player.routes() | bridges) & !ALL_SPACES != 0 {
        return Err("a piece lies off the board".to_owned());
    }
    if bridges & !(player.routes() & INTERIOR) != 0 || player.aside & !bridges != 0 {
        return Err("a bridge lies on no route, at the border or nowhere".to_owned());
    }
    if Space::of(bridges).any(|space| space.plots() & !player.occupied != 0) {
        return Err("a bridge leads to an empty plot".to_owned());
    }
    let standing = (0..)
        .zip(&player.buildings)
        .filter(|(_, built)| built.is_some())
        .fold(0u16, |set, (plot, _)| set | 1 << plot);
    if standing != player.occupied || standing & !ALL_PLOTS != 0 {
        return Err("the set of occupied plots is wrong".to_owned());
    }
    if (player.by_routes | player.by_bridges) & !player.occupied != 0 {
        return Err("an empty plot has been activated".to_owned());
    }
    for thing in Thing::ALL {
        if player.have(thing) > game.rules.limit(thing) {
            return Err(format!("too much {}", thing.word()));
        }
    }
    Ok(())
}

/// A rail or canal was built touching another of its kind, so that all of a kind hang together.
// KA-BUILD-2: each must touch one of the player's own routes of its kind.
fn networks(player: &Player) -> Result<(), String> {
    for piece in [Piece::Rail, Piece::Canal] {
        let all = player.with(piece);
        let mut reached = all & all.wrapping_neg();
        loop {
            let next = Space::of(reached).fold(reached, |set, space| set | space.touching() & all);
            if next == reached {
                break;
            }
            reached = next;
        }
        if reached != all {
            return Err(format!("{}s lie apart from one another", piece.word()));
        }
    }
    Ok(())
}

/// A building that has four routes or two bridges has been activated by them or is about to be, and one that was
/// activated has them.
// KA-ACTV-1, KA-ACTV-2: activation is compulsory and immediate.
// KA-ACTV-5: a building that lost its second bridge can be activated by bridges again.
fn activations(player: &Player, work: &Work) -> Result<(), String> {
    let active = |way: Way| match work.active {
        Some(active) if active.way == way => active.plot.bit(),
        _ => 0,
    };
    let by_routes = player.by_routes | work.waiting_routes | active(Way::Routes);
    let by_bridges = player.by_bridges | work.waiting_bridges | active(Way::Bridges);
    let bridges = player.with(Piece::Bridge);
    for plot in Plot::of(player.occupied) {
        let four_routes = plot.spaces() & !player.routes() == 0;
        let two_bridges = (plot.spaces() & bridges).count_ones() >= 2;
        for (set, stands, with) in [
            (by_routes, four_routes, "four routes"),
            (by_bridges, two_bridges, "two bridges"),
        ] {
            let activated = set & plot.bit() != 0;
            if activated && !stands {
                return Err(format!("{plot} was activated by {with} that are not there"));
            }
            if stands && !activated {
                return Err(format!("{plot} has {with} and was never activated by them"));
            }
        }
    }
    Ok(())
}

/// No card is in two places.
fn cards(game: &Kanal, state: &State) -> Result<(), String> {
    let mut open: Vec<CardId> = state.display.cards().to_vec();
    let players = Seats::all(game.rules.players).iter();
    for seat in players {
        let built = state.players[seat.index()].buildings.iter().flatten();
        open.extend(built.map(|built| built.card()));
    }
    open.sort();
    if open.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err("a card is in two places".to_owned());
    }
    if !state.display.cards().is_sorted() {
        return Err("the display is not sorted".to_owned());
    }
    for card in open {
        if state.unseen[card.period() as usize].contains(card.face()) {
            return Err(format!("{card} lies open and counts as unseen"));
        }
    }
    for period in Period::ALL {
        let unseen = state.unseen[period as usize];
        let all = game.fresh[period as usize];
        if unseen.iter().any(|face| !all.contains(face)) {
            return Err("a card of another deck is in a pile".to_owned());
        }
        let old = match period {
            Period::Blue => state.campaign.old,
            Period::Green | Period::Brown => 0,
        };
        if state.pile(period) > old && unseen.len() < u32::from(state.pile(period) - old) {
            return Err(format!("the {} pile has too many cards", period.word()));
        }
    }
    Ok(())
}

fn work(game: &Kanal, state: &State) -> Result<(), String> {
    if state.phase != Phase::Act {
        let laid_aside = state.players.iter().any(|player| player.aside != 0);
        return match state.work == Work::IDLE && !laid_aside {
            true => Ok(()),
            false => Err("something is left of a turn that is over".to_owned()),
        };
    }
    let player = state.me();
    if state.work.waiting() & !player.occupied != 0 {
        return Err("an empty plot waits for its activation".to_owned());
    }
    if let Some(active) = state.work.active {
        let Some(card) = player.card_at(active.plot) else {
            return Err("an empty plot is active".to_owned());
        };
        if usize::from(active.effect) >= game.card(card).len() {
            return Err("an effect is under way that the building does not have".to_owned());
        }
        choice(game, state, &active)?;
    }
    Ok(())
}

/// Whether what is being chosen can be.
fn choice(game: &Kanal, state: &State, active: &Active) -> Result<(), String> {
    match active.choice {
        Choice::None => Ok(()),
        Choice::Picking(picking) => {
            let kinds = u32::from(picking.kinds);
            match (1..=picking.from.len()).contains(&kinds) {
                true => Ok(()),
                false => Err("there is not so much to pick from".to_owned()),
            }
        }
        Choice::Paying(paying) => {
            let card = game.card_on(state.me(), active.plot);
            let prices = card.effects[usize::from(active.effect)].prices;
            let price = prices.get(usize::from(paying.price)).copied().flatten();
            let cost = price.map(|price| price.purse(paying.amount, paying.things));
            if !cost.is_some_and(|cost| state.me().purse.can_pay(cost)) {
                return Err("a price is being paid that cannot be".to_owned());
            }
            let mut actions = Vec::new();
            activation::choices(game, state, active, paying, &mut actions);
            match actions.len() >= usize::from(paying.owed.max(1)) {
                true => Ok(()),
                false => Err("a price is being paid that cannot be".to_owned()),
            }
        }
    }
}
