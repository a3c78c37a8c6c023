//! What a seat of Arriala sees, as numbers. Planes have a number for each of 64 places.

use super::{TO, WORKER, relative};
use crate::Path;
use crate::sheet::{Part, Sheet, Value, start};
use towpath_arriala::{Arriala, Card, Colour, InformationState};
use towpath_core::{Game, Seat};

pub(super) const PARTS: &[Part] = &[
    // Planes by side.
    Part::new("workers", 4 * 64),
    Part::new("arrived this turn", 4 * 64),
    Part::new("barred from", 4 * 64),
    Part::new("barred to", 4 * 64),
    // Planes.
    Part::new("locks", 64),
    Part::new("counted", 64),
    Part::new("placed this turn", 64),
    Part::new("chosen worker", 64),
    Part::new("chosen place", 64),
    // Five moves of this turn, then five of the one before: side and places, each one more than its number.
    Part::new("moves", 5 * 4),
    Part::new("barred moves", 5 * 3),
    Part::new("chosen side", 4),
    Part::new("own hand", Card::FACES),
    Part::new("unseen cards", Card::FACES),
    Part::new("discards", Card::FACES),
    Part::new("hand sizes", 4),
    Part::new("pile", 1),
    Part::new("renown", 4),
    Part::new("reserve", 4),
    Part::new("river works", 4 * 4),
    Part::new("works of art", 2 * 4),
    Part::new("locks built", 4),
    Part::new("points left", 1),
    Part::new("own turn", 1),
    Part::new("passes", 1),
    Part::new("quiet turns", 1),
    Part::new("progress", 1),
    Part::new("players", 3),
    Part::new("seat", 4),
];

const WORKERS: usize = start(PARTS, "workers");
const ARRIVED: usize = start(PARTS, "arrived this turn");
const BARRED_FROM: usize = start(PARTS, "barred from");
const BARRED_TO: usize = start(PARTS, "barred to");
const LOCKS: usize = start(PARTS, "locks");
const COUNTED: usize = start(PARTS, "counted");
const PLACED: usize = start(PARTS, "placed this turn");
const CHOSEN: usize = start(PARTS, "chosen worker");
const CHOSEN_TO: usize = start(PARTS, "chosen place");
const MOVES: usize = start(PARTS, "moves");
const BARRED: usize = start(PARTS, "barred moves");
const CHOSEN_SIDE: usize = start(PARTS, "chosen side");
const HAND: usize = start(PARTS, "own hand");
const UNSEEN: usize = start(PARTS, "unseen cards");
const DISCARDS: usize = start(PARTS, "discards");
const HAND_SIZES: usize = start(PARTS, "hand sizes");
const PILE: usize = start(PARTS, "pile");
const RENOWN: usize = start(PARTS, "renown");
const RESERVE: usize = start(PARTS, "reserve");
const RIVER: usize = start(PARTS, "river works");
const ART: usize = start(PARTS, "works of art");
const BUILT: usize = start(PARTS, "locks built");
const POINTS: usize = start(PARTS, "points left");
const OWN_TURN: usize = start(PARTS, "own turn");
const PASSES: usize = start(PARTS, "passes");
const QUIET: usize = start(PARTS, "quiet turns");
const PROGRESS: usize = start(PARTS, "progress");
const PLAYERS: usize = start(PARTS, "players");
const SEAT: usize = start(PARTS, "seat");

pub(super) fn write<V: Value>(
    game: &Arriala,
    info: &InformationState,
    seat: Seat,
    chosen: &Path,
    row: &mut [V],
) {
    let mut out = Sheet::new(row);
    let (players, state) = (game.players(), info.seen());
    let side = |colour: Colour| usize::from(relative(colour, seat, players));
    for colour in Colour::ALL {
        let plane = WORKERS + 64 * side(colour);
        for at in state.workers(colour) {
            out.put(plane + at.index(), game.workers_at(state, colour, at), 5);
        }
    }
    out.bits(LOCKS, state.locks().bits());
    out.bits(COUNTED, state.counted().bits());
    if let Some(at) = state.placed() {
        out.mark(PLACED + at.index());
    }
    for (number, moved) in state.moved().enumerate() {
        let (side, from, to) = (side(moved.colour), moved.from.index(), moved.to.index());
        if !moved.river {
            out.mark(ARRIVED + 64 * side + to);
        }
        let at = MOVES + 4 * number;
        let how = u8::from(moved.fresh) + 2 * u8::from(moved.river);
        out.put(at, side + 1, 4);
        out.put(at + 1, from + 1, 64);
        out.put(at + 2, to + 1, 64);
        out.put(at + 3, how, 3);
    }
    for (number, moved) in state.barred().enumerate() {
        let (side, from, to) = (side(moved.colour), moved.from.index(), moved.to.index());
        out.mark(BARRED_FROM + 64 * side + from);
        out.mark(BARRED_TO + 64 * side + to);
        let at = BARRED + 3 * number;
        out.put(at, side + 1, 4);
        out.put(at + 1, from + 1, 64);
        out.put(at + 2, to + 1, 64);
    }
    for (face, card) in Card::ALL.into_iter().enumerate() {
        out.put(HAND + face, state.hand(seat).count(card), 4);
        out.put(UNSEEN + face, info.unseen().count(card), 15);
        out.put(DISCARDS + face, state.discards().count(card), 15);
    }
    for colour in Colour::ALL {
        let side = side(colour);
        if colour.index() < usize::from(players) {
            out.put(
                HAND_SIZES + side,
                info.hand_size(Seat::new(colour as u8)),
                8,
            );
        }
        out.put(RENOWN + side, game.renown(state, colour).max(0), 60);
        out.put(RESERVE + side, state.reserve(colour), 5);
        out.put(BUILT + side, state.locks_built(colour), 8);
    }
    out.put(PILE, info.pile_size(), 55);
    for (number, builder) in state.river_works_built().enumerate() {
        out.mark(RIVER + 4 * number + side(builder));
    }
    for (number, builder) in state.arts().into_iter().enumerate() {
        if let Some(builder) = builder {
            out.mark(ART + 4 * number + side(builder));
        }
    }
    out.put(POINTS, state.points(), 5);
    out.put(OWN_TURN, u8::from(state.seat() == seat), 1);
    out.put(PASSES, state.passes(), 8);
    out.put(QUIET, state.quiet_turns(), 48);
    out.put(PROGRESS, u8::from(state.has_progress()), 1);
    out.mark(PLAYERS + usize::from(players) - 2);
    out.mark(SEAT + seat.index());
    for id in chosen.as_slice() {
        match *id {
            id @ WORKER..TO => {
                out.mark(CHOSEN + usize::from((id - WORKER) % 64));
                out.mark(CHOSEN_SIDE + usize::from((id - WORKER) / 64));
            }
            id if (TO..TO + 64).contains(&id) => out.mark(CHOSEN_TO + usize::from(id - TO)),
            _ => {}
        }
    }
}
