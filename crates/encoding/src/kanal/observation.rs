//! What a seat of Kanal sees, as numbers: everything but the order of the piles. A card is two numbers, its deck and its
//! number on the card, both counted from 1 and 0 where there is none.

use super::{NOTHING, USE, set};
use crate::Path;
use crate::sheet::{Part, Sheet, Value, start};
use towpath_core::{Game, Seat};
use towpath_kanal::board::{PLOTS, Plot, SPACES};
use towpath_kanal::card::{CardId, PERIOD_CARDS};
use towpath_kanal::purse::{Purse, Thing};
use towpath_kanal::state::{Active, Choice, DISPLAY, Disc, Phase, Player, State, Way};
use towpath_kanal::{Kanal, Mode};

const THINGS: usize = Thing::ALL.len();
const PERIOD: usize = PERIOD_CARDS as usize;

pub(super) const PARTS: &[Part] = &[
    // The own board, then the other: paths, roads, rails, canals, bridges.
    Part::new("pieces", 2 * 5 * SPACES),
    Part::new("bridges laid aside", 2 * SPACES),
    Part::new("buildings", 2 * 2 * PLOTS),
    Part::new("activated by routes", 2 * PLOTS),
    Part::new("activated by bridges", 2 * PLOTS),
    Part::new("things", 2 * THINGS),
    Part::new("prestige", 2),
    Part::new("display", 2 * DISPLAY),
    Part::new("unseen cards", 3 * PERIOD),
    Part::new("piles", 3),
    Part::new("thalers on spaces", 7),
    // Own, the other's, grey.
    Part::new("discs", 7 * 3),
    Part::new("phase", 6),
    Part::new("own turn", 1),
    Part::new("begins", 1),
    Part::new("round", 1),
    Part::new("actions", 1),
    Part::new("built", 1),
    Part::new("quiet rounds", 1),
    Part::new("finale", 3),
    Part::new("space taken", 7),
    Part::new("parts left", 7),
    Part::new("waiting for routes", PLOTS),
    Part::new("waiting for bridges", PLOTS),
    Part::new("gain", THINGS),
    Part::new("active building", PLOTS),
    Part::new("active by bridges", 1),
    Part::new("effects used", 8),
    Part::new("effect", 8),
    Part::new("exchanges left", 1),
    Part::new("pieces left", 1),
    Part::new("what is built", 2),
    // Price, bridges owed, amount, things.
    Part::new("paying", 4 + THINGS),
    // Kinds, how much of each, things.
    Part::new("picking", 3 + THINGS),
    Part::new("chosen effect", (NOTHING - USE) as usize),
    Part::new("mode", 3),
    Part::new("game of the campaign", 3),
    Part::new("old cards", 1),
];

const PIECES: usize = start(PARTS, "pieces");
const ASIDE: usize = start(PARTS, "bridges laid aside");
const BUILDINGS: usize = start(PARTS, "buildings");
const BY_ROUTES: usize = start(PARTS, "activated by routes");
const BY_BRIDGES: usize = start(PARTS, "activated by bridges");
const PURSE: usize = start(PARTS, "things");
const PRESTIGE: usize = start(PARTS, "prestige");
const DISPLAYED: usize = start(PARTS, "display");
const UNSEEN: usize = start(PARTS, "unseen cards");
const PILES: usize = start(PARTS, "piles");
const THALERS: usize = start(PARTS, "thalers on spaces");
const DISCS: usize = start(PARTS, "discs");
const PHASE: usize = start(PARTS, "phase");
const OWN_TURN: usize = start(PARTS, "own turn");
const BEGINS: usize = start(PARTS, "begins");
const ROUND: usize = start(PARTS, "round");
const ACTIONS: usize = start(PARTS, "actions");
const BUILT: usize = start(PARTS, "built");
const QUIET: usize = start(PARTS, "quiet rounds");
const FINALE: usize = start(PARTS, "finale");
const SPACE: usize = start(PARTS, "space taken");
const LEFT: usize = start(PARTS, "parts left");
const WAITING_ROUTES: usize = start(PARTS, "waiting for routes");
const WAITING_BRIDGES: usize = start(PARTS, "waiting for bridges");
const GAIN: usize = start(PARTS, "gain");
const ACTIVE: usize = start(PARTS, "active building");
const ACTIVE_WAY: usize = start(PARTS, "active by bridges");
const USED: usize = start(PARTS, "effects used");
const EFFECT: usize = start(PARTS, "effect");
const EXCHANGES: usize = start(PARTS, "exchanges left");
const PIECES_LEFT: usize = start(PARTS, "pieces left");
const WHAT: usize = start(PARTS, "what is built");
const PAYING: usize = start(PARTS, "paying");
const PICKING: usize = start(PARTS, "picking");
const CHOSEN: usize = start(PARTS, "chosen effect");
const MODE: usize = start(PARTS, "mode");
const CAMPAIGN: usize = start(PARTS, "game of the campaign");
const OLD: usize = start(PARTS, "old cards");

pub(super) fn write<V: Value>(
    game: &Kanal,
    state: &State,
    seat: Seat,
    chosen: &Path,
    row: &mut [V],
) {
    let mut out = Sheet::new(row);
    let players = usize::from(game.players());
    for (index, player) in state.players[..players].iter().enumerate() {
        let board = (index + players - seat.index()) % players;
        write_board(&mut out, board, player);
    }
    for (slot, card) in state.display.cards().iter().enumerate() {
        write_card(&mut out, DISPLAYED + 2 * slot, *card);
    }
    for (period, unseen) in state.unseen.iter().enumerate() {
        for face in unseen.iter() {
            out.mark(UNSEEN + period * PERIOD + usize::from(face));
        }
        out.put(PILES + period, state.piles[period], 18);
    }
    for (space, (thalers, disc)) in state.purses.iter().zip(state.discs).enumerate() {
        out.put(THALERS + space, *thalers, 8);
        let whose = match disc {
            Disc::Free => continue,
            Disc::Grey => 2,
            Disc::Red | Disc::Blue => usize::from(disc != Disc::of(seat)),
        };
        out.mark(DISCS + 3 * space + whose);
    }
    let phase = match state.phase {
        Phase::Place => 0,
        Phase::Go => 1,
        Phase::Act => 2,
        Phase::Wheel => 3,
        Phase::Turned => 4,
        Phase::Over => 5,
    };
    out.mark(PHASE + phase);
    out.put(OWN_TURN, u8::from(state.seat == seat), 1);
    out.put(BEGINS, u8::from(state.start == seat), 1);
    out.put(ROUND, state.round, 30);
    out.put(ACTIONS, state.actions, 5);
    out.put(BUILT, state.built, 5);
    out.put(QUIET, state.quiet, 5);
    out.mark(FINALE + state.finale as usize);
    write_work(&mut out, state);
    for id in chosen.as_slice() {
        if (USE..NOTHING).contains(id) {
            out.mark(CHOSEN + usize::from(id - USE));
        }
    }
    out.mark(
        MODE + match game.mode() {
            Mode::Duel => 0,
            Mode::Solo => 1,
            Mode::Campaign => 2,
        },
    );
    out.mark(CAMPAIGN + usize::from(state.campaign.game.clamp(1, 3)) - 1);
    out.put(OLD, state.campaign.old, 18);
}

fn write_board<V: Value>(out: &mut Sheet<'_, V>, board: usize, player: &Player) {
    for (piece, spaces) in player.pieces.iter().enumerate() {
        out.bits(PIECES + (board * 5 + piece) * SPACES, u64::from(*spaces));
    }
    out.bits(ASIDE + board * SPACES, u64::from(player.aside));
    for plot in Plot::of(player.occupied) {
        if let Some(card) = player.card_at(plot) {
            write_card(out, BUILDINGS + 2 * (board * PLOTS + plot.index()), card);
        }
    }
    out.bits(BY_ROUTES + board * PLOTS, u64::from(player.by_routes));
    out.bits(BY_BRIDGES + board * PLOTS, u64::from(player.by_bridges));
    write_purse(out, PURSE + board * THINGS, player.purse);
    out.put(PRESTIGE + board, player.prestige, 200);
}

fn write_card<V: Value>(out: &mut Sheet<'_, V>, at: usize, card: CardId) {
    out.put(at, card.deck() + 1, 6);
    out.put(at + 1, card.number(), 54);
}

fn write_purse<V: Value>(out: &mut Sheet<'_, V>, at: usize, purse: Purse) {
    for (thing, amount) in purse.iter() {
        out.put(at + thing as usize, amount, 20);
    }
}

fn write_work<V: Value>(out: &mut Sheet<'_, V>, state: &State) {
    let work = &state.work;
    if let Some(space) = work.space {
        out.mark(SPACE + space as usize);
    }
    let parts = work.parts;
    let counts = [
        parts.building,
        parts.bridge,
        parts.path,
        parts.road,
        parts.light,
        parts.route,
        parts.gain,
    ];
    for (part, count) in counts.into_iter().enumerate() {
        out.put(LEFT + part, count, 3);
    }
    out.bits(WAITING_ROUTES, u64::from(work.waiting_routes));
    out.bits(WAITING_BRIDGES, u64::from(work.waiting_bridges));
    write_purse(out, GAIN, work.gain);
    if let Some(active) = &work.active {
        write_active(out, active);
    }
}

fn write_active<V: Value>(out: &mut Sheet<'_, V>, active: &Active) {
    out.mark(ACTIVE + active.plot.index());
    out.put(ACTIVE_WAY, u8::from(active.way == Way::Bridges), 1);
    out.bits(USED, u64::from(active.used));
    out.mark(EFFECT + usize::from(active.effect));
    out.put(EXCHANGES, active.left, 10);
    out.put(PIECES_LEFT, active.pieces, 5);
    out.put(WHAT, active.build >> 4, 6);
    out.put(WHAT + 1, active.build & 15, 12);
    match active.choice {
        Choice::None => {}
        Choice::Paying(paying) => {
            out.put(PAYING, paying.price + 1, 3);
            out.put(PAYING + 1, paying.owed, 4);
            out.put(PAYING + 2, paying.amount, 8);
            out.mark(PAYING + 3);
            out.bits(PAYING + 4, set(paying.things));
        }
        Choice::Picking(picking) => {
            out.put(PICKING, picking.kinds, 5);
            out.put(PICKING + 1, picking.each, 8);
            out.mark(PICKING + 2);
            out.bits(PICKING + 3, set(picking.from));
        }
    }
}
