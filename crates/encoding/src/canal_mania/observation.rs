//! What a seat of Canal Mania sees, as numbers. Seats are counted clockwise from the one that looks.

use super::{ALONG, BENDS, HAUL, LAY, SIDES, SLOTS, TILES, relative};
use crate::Path;
use crate::sheet::{Part, Sheet, Value, start};
use towpath_canal_mania::cards::Cards;
use towpath_canal_mania::map::CONTRACTS;
use towpath_canal_mania::parts::{Contract, Face, Ground, PlayerColour, contracts};
use towpath_canal_mania::state::{Barge, Canal, State, Step, Then, Trigger};
use towpath_canal_mania::tree::Tree;
use towpath_canal_mania::{CanalMania, InformationState};
use towpath_core::{Game, MAX_SEATS, Seat};

const TOWNS: usize = 64;
/// The towns of a canal that are told, the last one first.
const STOPS: usize = 6;
/// Owner (one of five), taken, finished, in the Parliament, in the pile, known on top of it; tiles, tiles and cards to go,
/// fresh tiles, last tile, points; column, row and heading of the barge; towns.
const CANAL: usize = 19 + STOPS;
const BESIDE: usize = (SLOTS * SIDES * BENDS) as usize;

pub(super) const PARTS: &[Part] = &[
    Part::new("cubes", TOWNS),
    Part::new("connected towns", TOWNS),
    Part::new("chosen towns", TOWNS),
    Part::new("chosen owners", TOWNS),
    Part::new("canals", CONTRACTS * CANAL),
    // For each open contract of one's own, side and bend: 1 clear ground, 2 difficult, 3 and 4 the same on a canal.
    Part::new("next tiles", BESIDE),
    Part::new("chosen tile", (SLOTS + SIDES + BENDS + TILES) as usize),
    Part::new("half a surveyor", SLOTS as usize),
    Part::new("own hidden cards", Face::COUNT),
    Part::new("known cards", MAX_SEATS * Face::COUNT),
    Part::new("hidden cards", MAX_SEATS),
    Part::new("face-up cards", Face::COUNT),
    Part::new("discards", Face::COUNT),
    Part::new("unseen cards", Face::COUNT),
    Part::new("deck", 1),
    Part::new("card just drawn", Face::COUNT),
    Part::new("supply", MAX_SEATS * 4),
    Part::new("engineers", 5 * MAX_SEATS),
    Part::new("points", MAX_SEATS * 5),
    Part::new("colours", MAX_SEATS * 5),
    Part::new("step", 13),
    Part::new("cards taken", 1),
    Part::new("cards to discard", 1),
    Part::new("phase", 3),
    Part::new("whose turn", MAX_SEATS),
    Part::new("who began", MAX_SEATS),
    // Colour, held, left, and what goes on afterwards with how many cards have been taken.
    Part::new("goods", 6 + 2 + 3 + 1),
    Part::new("contracts in the pile", 1),
    Part::new("round", 1),
    Part::new("busy", 1),
    Part::new("quiet rounds", 1),
    Part::new("end", 3),
    Part::new("players", 3),
];

const CUBES: usize = start(PARTS, "cubes");
const CONNECTED: usize = start(PARTS, "connected towns");
const CHOSEN_TOWNS: usize = start(PARTS, "chosen towns");
const CHOSEN_OWNERS: usize = start(PARTS, "chosen owners");
const CANALS: usize = start(PARTS, "canals");
const NEXT: usize = start(PARTS, "next tiles");
const CHOSEN_TILE: usize = start(PARTS, "chosen tile");
const HALF: usize = start(PARTS, "half a surveyor");
const OWN_HIDDEN: usize = start(PARTS, "own hidden cards");
const KNOWN: usize = start(PARTS, "known cards");
const HIDDEN: usize = start(PARTS, "hidden cards");
const FACE_UP: usize = start(PARTS, "face-up cards");
const DISCARDS: usize = start(PARTS, "discards");
const UNSEEN: usize = start(PARTS, "unseen cards");
const DECK: usize = start(PARTS, "deck");
const DRAWN: usize = start(PARTS, "card just drawn");
const SUPPLY: usize = start(PARTS, "supply");
const ENGINEERS: usize = start(PARTS, "engineers");
const POINTS: usize = start(PARTS, "points");
const COLOURS: usize = start(PARTS, "colours");
const STEP: usize = start(PARTS, "step");
const TAKEN: usize = start(PARTS, "cards taken");
const TO_DISCARD: usize = start(PARTS, "cards to discard");
const PHASE: usize = start(PARTS, "phase");
const TURN: usize = start(PARTS, "whose turn");
const BEGAN: usize = start(PARTS, "who began");
const GOODS: usize = start(PARTS, "goods");
const PILE: usize = start(PARTS, "contracts in the pile");
const ROUND: usize = start(PARTS, "round");
const BUSY: usize = start(PARTS, "busy");
const QUIET: usize = start(PARTS, "quiet rounds");
const ENDING: usize = start(PARTS, "end");
const PLAYERS: usize = start(PARTS, "players");

pub(super) fn write<V: Value>(
    game: &CanalMania,
    info: &InformationState,
    seat: Seat,
    chosen: &Path,
    row: &mut [V],
) {
    let mut out = Sheet::new(row);
    let (players, state) = (game.players(), &info.table);
    let side = |other: Seat| relative(other, seat, players);
    out.bits(CUBES, state.cubes);
    out.bits(CONNECTED, state.connected);
    write_contracts(&mut out, game, state, seat);
    for (index, hand) in state.hands[..usize::from(players)].iter().enumerate() {
        let owner = Seat::new(index as u8);
        let at = side(owner);
        write_cards(&mut out, KNOWN + at * Face::COUNT, &hand.known, 4);
        let hidden = hand.hidden.len() + u16::from(info.unseen[index]);
        out.put(HIDDEN + at, hidden, 10);
        for (tile, left) in state.supply[index].iter().enumerate() {
            out.put(SUPPLY + 4 * at + tile, *left, 16);
        }
        for (source, points) in state.points[index].iter().enumerate() {
            out.put(POINTS + 5 * at + source, *points, 50);
        }
        if let Some(colour) = state.colours[index] {
            out.mark(COLOURS + PlayerColour::ALL.len() * at + colour.index());
        }
    }
    write_cards(&mut out, OWN_HIDDEN, &state.hand(seat).hidden, 4);
    for face in state.display.iter().flatten() {
        let count = state.display.iter().filter(|other| **other == Some(*face));
        out.put(FACE_UP + face.index(), count.count(), 2);
    }
    write_cards(&mut out, DISCARDS, &state.discards, 8);
    write_cards(&mut out, UNSEEN, &state.deck, 8);
    out.put(DECK, info.deck_size(), 100);
    for (engineer, employer) in state.engineers.iter().enumerate() {
        if let Some(employer) = employer {
            out.mark(ENGINEERS + MAX_SEATS * engineer + side(*employer));
        }
    }
    write_step(&mut out, state);
    out.mark(PHASE + usize::from(state.phase.clamp(1, 3)) - 1);
    out.mark(TURN + side(state.active));
    out.mark(BEGAN + side(state.start));
    out.put(PILE, state.pile.count_ones(), 30);
    out.put(ROUND, state.round, 40);
    out.put(BUSY, u8::from(state.busy), 1);
    out.put(QUIET, state.quiet, 4);
    if let Some((trigger, _)) = state.end {
        let place = match trigger {
            Trigger::Score => 0,
            Trigger::Contracts => 1,
            Trigger::Quiet => 2,
        };
        out.mark(ENDING + place);
    }
    out.mark(PLAYERS + usize::from(players) - 3);
    write_chosen(&mut out, chosen);
}

fn write_cards<V: Value>(out: &mut Sheet<'_, V>, at: usize, cards: &Cards, most: u8) {
    for (face, count) in cards.0.iter().enumerate() {
        if *count > 0 {
            out.put(at + face, *count, most);
        }
    }
}

fn write_contracts<V: Value>(out: &mut Sheet<'_, V>, game: &CanalMania, state: &State, seat: Seat) {
    for (set, place) in [(state.parliament, 7), (state.pile, 8)] {
        for contract in contracts(set) {
            out.mark(CANALS + contract.index() * CANAL + place);
        }
    }
    if let Some(top) = state.top {
        out.mark(CANALS + top.index() * CANAL + 9);
    }
    for (index, canal) in state.canals.iter().enumerate() {
        if let Some(owner) = canal.owner {
            let owner_side = relative(owner, seat, game.players());
            let finished = state.done[owner.index()] >> index & 1 == 1;
            let at = CANALS + index * CANAL;
            out.mark(at + owner_side);
            out.mark(at + 5 + usize::from(finished));
            write_canal(out, at, game, state, canal, Contract(index as u8));
        }
    }
    for (slot, contract) in state.open_contracts(seat).enumerate() {
        if slot < usize::from(SLOTS) {
            out.put(HALF + slot, u8::from(state.half == Some(contract)), 1);
            write_next(out, slot, game, state, contract);
        }
    }
}

fn write_canal<V: Value>(
    out: &mut Sheet<'_, V>,
    at: usize,
    game: &CanalMania,
    state: &State,
    canal: &Canal,
    contract: Contract,
) {
    let (map, tree) = (game.map(), &game.map().tree);
    let node = tree.node(canal.node);
    out.put(at + 10, node.tiles, 12);
    out.put(at + 11, tree.to_go(canal.node), 12);
    out.put(at + 12, tree.cards_to_go(canal.node), 20);
    out.put(at + 13, canal.fresh, 5);
    if let Some(last) = canal.last_in_section(node) {
        out.put(at + 14, last as u8 + 1, 4);
    }
    out.put(at + 15, canal.points(), 12);
    let (hex, heading) = match state.barge(tree, contract) {
        Barge::Town(town) => (map.town(town).hex, 0),
        Barge::Tile(cell, exit) => (map.cell(cell).hex, exit as u8 + 1),
    };
    out.put(at + 16, hex.col, 40);
    out.put(at + 17, hex.row, 40);
    out.put(at + 18, heading, 6);
    for (place, town) in tree.reached(canal.node).take(STOPS).enumerate() {
        out.put(at + 19 + place, town.0 + 1, 64);
    }
}

/// Where the tree goes on from a canal of one's own.
fn write_next<V: Value>(
    out: &mut Sheet<'_, V>,
    slot: usize,
    game: &CanalMania,
    state: &State,
    contract: Contract,
) {
    let map = game.map();
    let tree: &Tree = &map.tree;
    let canal = state.canal(contract);
    let barge = state.barge(tree, contract);
    for next in tree.children(canal.node) {
        let side = match barge {
            Barge::Tile(_, exit) => Some(exit),
            Barge::Town(town) => map.town(town).hex.side_of(map.cell(next.cell).hex),
        };
        let Some(side) = side else { continue };
        let Some(bend) = side.exits().iter().position(|exit| *exit == next.exit) else {
            continue;
        };
        let ground = match next.ground {
            Ground::Clear => 1,
            Ground::Difficult => 2,
        };
        let crossing = 2 * u8::from(state.is_built(next.cell));
        let place = (slot * usize::from(SIDES) + side.index()) * usize::from(BENDS) + bend;
        out.put(NEXT + place, ground + crossing, 4);
    }
}

fn write_step<V: Value>(out: &mut Sheet<'_, V>, state: &State) {
    let (step, taken, left, drawn) = match state.step {
        Step::Colour => (0, 0, 0, None),
        Step::Phase => (1, 0, 0, None),
        Step::Extra => (2, 0, 0, None),
        Step::Taking { taken } => (3, taken, 0, None),
        Step::Declare { face } => (4, 0, 0, face),
        Step::Naming => (5, 0, 0, None),
        Step::Removing => (6, 0, 0, None),
        Step::Placing => (7, 0, 0, None),
        Step::Building => (8, 0, 0, None),
        Step::Crossing { left } => (9, 0, left, None),
        Step::Closing => (10, 0, 0, None),
        Step::LastGoods => (11, 0, 0, None),
        Step::Over => (12, 0, 0, None),
    };
    out.mark(STEP + step);
    out.put(TAKEN, taken, 5);
    out.put(TO_DISCARD, left, 3);
    if let Some(face) = drawn {
        out.mark(DRAWN + face.index());
    }
    if let Some(goods) = state.goods {
        if let Some(colour) = goods.colour {
            out.mark(GOODS + colour.index());
        }
        out.put(GOODS + 6, goods.held, 2);
        out.put(GOODS + 7, goods.left, 2);
        let (then, taken) = match goods.then {
            Then::Taking { taken } => (0, taken),
            Then::Refill => (1, 0),
            Then::Done => (2, 0),
        };
        out.mark(GOODS + 8 + then);
        out.put(GOODS + 11, taken, 5);
    }
}

fn write_chosen<V: Value>(out: &mut Sheet<'_, V>, chosen: &Path) {
    for (number, id) in chosen.as_slice().iter().enumerate() {
        let (town, owner) = match *id {
            id @ LAY..HAUL => {
                let place = id - LAY;
                let parts = [
                    (place / TILES / BENDS / SIDES, 0),
                    (place / TILES / BENDS % SIDES, SLOTS),
                    (place / TILES % BENDS, SLOTS + SIDES),
                    (place % TILES, SLOTS + SIDES + BENDS),
                ];
                for (value, from) in parts {
                    out.mark(CHOSEN_TILE + usize::from(from + value));
                }
                continue;
            }
            id @ HAUL..ALONG => (id - HAUL, 0),
            id => {
                let place = id.saturating_sub(ALONG);
                if usize::from(place) >= MAX_SEATS * TOWNS {
                    continue;
                }
                (place % TOWNS as u16, place / TOWNS as u16 + 1)
            }
        };
        out.put(CHOSEN_TOWNS + usize::from(town), number + 1, 6);
        out.put(CHOSEN_OWNERS + usize::from(town), owner, 5);
    }
}
