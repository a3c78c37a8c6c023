//! Canal Mania: a tile is its place beside the barge, its bend and its kind, then how it is paid; a cube goes town by town.

mod observation;

use crate::sheet::{Part, Value};
use crate::{Encoded, Path, names};
use towpath_canal_mania::action::{Laying, Payment, Route};
use towpath_canal_mania::map::CONTRACTS;
use towpath_canal_mania::parts::{
    Card, Contract, Direction, Engineer, Face, PlayerColour, Tile, TownColour,
};
use towpath_canal_mania::state::Barge;
use towpath_canal_mania::{Action, CanalMania, InformationState, State};
use towpath_core::{Game, MAX_SEATS, Seat};

const TOWNS: u16 = 64;
const PASS: u16 = 0;
const STOP: u16 = 1;
const END: u16 = 2;
const REPLACE: u16 = 3;
const DRAW: u16 = 4;
const SHOW: u16 = 5;
const KEEP: u16 = 6;
const COLOUR: u16 = 7;
const SWAP: u16 = COLOUR + PlayerColour::ALL.len() as u16;
const GOODS: u16 = SWAP + Engineer::ALL.len() as u16;
const DISCARD: u16 = GOODS + TownColour::ALL.len() as u16;
const LIFT: u16 = DISCARD + Card::ALL.len() as u16;
const TAKE: u16 = LIFT + SLOTS;
const CHOOSE: u16 = TAKE + 2 * CONTRACTS as u16;
const CARD: u16 = CHOOSE + Face::COUNT as u16;
const REMOVE: u16 = CARD + Face::COUNT as u16;
const PLACE: u16 = REMOVE + TOWNS;
pub(crate) const LAY: u16 = PLACE + TOWNS;
pub(crate) const HAUL: u16 = LAY + SLOTS * SIDES * BENDS * TILES;
pub(crate) const ALONG: u16 = HAUL + TOWNS;
const HALT: u16 = ALONG + MAX_SEATS as u16 * TOWNS;
const PAY: u16 = HALT + 1;
const IDS: u16 = PAY + 2 * CARDS * CARDS;

/// CM-CON-2: the open contracts of a seat.
pub(crate) const SLOTS: u16 = 2;
pub(crate) const SIDES: u16 = 6;
pub(crate) const BENDS: u16 = 3;
pub(crate) const TILES: u16 = 4;
/// A tile costs at most three cards.
const CARDS: u16 = 4;

/// A seat as another sees it: itself is 0, then clockwise.
pub(crate) fn relative(seat: Seat, looking: Seat, players: u8) -> usize {
    let players = usize::from(players);
    (seat.index() + players - looking.index()) % players
}

/// Which of a seat's open contracts this is, lowest first.
fn slot(state: &State, seat: Seat, contract: Contract) -> u16 {
    (state.open[seat.index()] & (contract.bit() - 1)).count_ones() as u16
}

/// The side of the barge on which a tile is laid, and how it bends.
fn way(game: &CanalMania, state: &State, laying: &Laying) -> Option<(u16, u16)> {
    let side = match state.barge(&game.map().tree, laying.contract) {
        Barge::Tile(_, exit) => exit,
        Barge::Town(town) => game.map().town(town).hex.side_of(laying.hex)?,
    };
    let bend = side.exits().iter().position(|exit| *exit == laying.exit)?;
    Some((side as u16, bend as u16))
}

fn lay_id(game: &CanalMania, state: &State, seat: Seat, laying: &Laying) -> Option<u16> {
    let (side, bend) = way(game, state, laying)?;
    let slot = slot(state, seat, laying.contract);
    Some(LAY + ((slot * SIDES + side) * BENDS + bend) * TILES + laying.tile as u16)
}

fn pay_id(tile: Tile, pay: &Payment) -> u16 {
    let other = u16::from(pay.card != tile.card());
    PAY + (other * CARDS + u16::from(pay.cards)) * CARDS + u16::from(pay.surveyors)
}

fn haul_id(state: &State, seat: Seat, players: u8, route: &Route, depth: usize) -> Option<u16> {
    if depth == 0 {
        return Some(HAUL + u16::from(route.first().0));
    }
    match route.sections().nth(depth - 1) {
        Some((_, owner, town)) => {
            let owner = relative(state.seat_of(owner)?, seat, players) as u16;
            Some(ALONG + owner * TOWNS + u16::from(town.0))
        }
        None => (depth == route.towns().count()).then_some(HALT),
    }
}

impl Encoded for CanalMania {
    const IDS: usize = IDS as usize;
    const PARTS: &'static [Part] = observation::PARTS;

    #[inline]
    fn id(&self, state: &State, seat: Seat, action: &Action, depth: usize) -> Option<u16> {
        let id = match action {
            Action::Haul(route) => return haul_id(state, seat, self.players(), route, depth),
            Action::Lay(laying) => {
                return match depth {
                    0 => lay_id(self, state, seat, laying),
                    1 => Some(pay_id(laying.tile, &laying.pay)),
                    _ => None,
                };
            }
            Action::Colour(colour) => COLOUR + *colour as u16,
            Action::Take { contract, from } => {
                let side = self.map().side(*contract, *from)?;
                TAKE + 2 * u16::from(contract.0) + side as u16
            }
            Action::Swap(engineer) => SWAP + *engineer as u16,
            Action::Replace => REPLACE,
            Action::Draw => DRAW,
            Action::Choose(face) => CHOOSE + face.index() as u16,
            Action::Card(face) => CARD + face.index() as u16,
            Action::Show => SHOW,
            Action::Keep => KEEP,
            Action::Goods(colour) => GOODS + *colour as u16,
            Action::Remove(town) => REMOVE + u16::from(town.0),
            Action::Place(town) => PLACE + u16::from(town.0),
            Action::Lift(contract) => LIFT + slot(state, seat, *contract),
            Action::Discard(card) => DISCARD + *card as u16,
            Action::Pass => PASS,
            Action::Stop => STOP,
            Action::End => END,
        };
        (depth == 0).then_some(id)
    }

    fn id_name(&self, id: u16) -> String {
        let town = |town: u16| match self.map().towns.get(usize::from(town)) {
            Some(town) => town.id.clone(),
            None => format!("town {town}"),
        };
        match id {
            PASS => "pass".to_owned(),
            STOP => "stop".to_owned(),
            END => "end".to_owned(),
            REPLACE => "replace".to_owned(),
            DRAW => "draw".to_owned(),
            SHOW => "show".to_owned(),
            KEEP => "keep".to_owned(),
            COLOUR..SWAP => format!("colour {}", PlayerColour::ALL[usize::from(id - COLOUR)]),
            SWAP..GOODS => format!("swap {}", Engineer::ALL[usize::from(id - SWAP)]),
            GOODS..DISCARD => format!("goods {}", TownColour::ALL[usize::from(id - GOODS)]),
            DISCARD..LIFT => format!("discard {}", Card::ALL[usize::from(id - DISCARD)]),
            LIFT..TAKE => format!("lift from canal {}", id - LIFT + 1),
            TAKE..CHOOSE => {
                let index = usize::from((id - TAKE) / 2);
                let Some(contract) = self.map().contracts.get(index) else {
                    return names::none(id);
                };
                let from = contract.terminals[usize::from((id - TAKE) % 2)];
                format!("take {} from {}", contract.id, self.map().town(from).id)
            }
            CHOOSE..CARD => format!("choose {}", Face::from_index(usize::from(id - CHOOSE))),
            CARD..REMOVE => format!("card {}", Face::from_index(usize::from(id - CARD))),
            REMOVE..PLACE => format!("remove {}", town(id - REMOVE)),
            PLACE..LAY => format!("place {}", town(id - PLACE)),
            LAY..HAUL => {
                let place = id - LAY;
                let tile = Tile::ALL[usize::from(place % TILES)];
                let bend = ["straight", "clockwise", "counter-clockwise"]
                    [usize::from(place / TILES % BENDS)];
                let side = Direction::ALL[usize::from(place / TILES / BENDS % SIDES)];
                let slot = place / TILES / BENDS / SIDES + 1;
                format!("lay {tile} on canal {slot} to the {side}, {bend}")
            }
            HAUL..ALONG => format!("haul from {}", town(id - HAUL)),
            ALONG..HALT => {
                let owner = names::side((id - ALONG) / TOWNS);
                format!("by {owner} to {}", town((id - ALONG) % TOWNS))
            }
            HALT => "halt".to_owned(),
            PAY..IDS => {
                let place = id - PAY;
                let kind =
                    ["cards of its kind", "stretch cards"][usize::from(place / CARDS / CARDS)];
                let (cards, surveyors) = (place / CARDS % CARDS, place % CARDS);
                format!("with {cards} {kind} and {surveyors} surveyors")
            }
            IDS.. => names::none(id),
        }
    }

    fn observe<V: Value>(&self, info: &InformationState, seat: Seat, chosen: &Path, row: &mut [V]) {
        observation::write(self, info, seat, chosen, row);
    }
}
