//! Kanal: almost every action is one id; what an effect leaves open is a second.

mod observation;

use crate::sheet::{Part, Value};
use crate::{Encoded, Path, names};
use towpath_core::Seat;
use towpath_kanal::action::With;
use towpath_kanal::board::{PLOTS, Plot, SPACES, Space};
use towpath_kanal::effect::{MAX_EFFECTS, MAX_GAINS, MAX_PRICES, Piece, ThingSet};
use towpath_kanal::purse::Thing;
use towpath_kanal::space::{ACTION_SPACES, ActionSpace, Half};
use towpath_kanal::state::{DISPLAY, State};
use towpath_kanal::{Action, InformationState, Kanal};

const THINGS: u16 = Thing::ALL.len() as u16;
const END: u16 = 0;
const TURN: u16 = 1;
const DISCARD: u16 = 2;
const GAIN_REST: u16 = 3;
const FINISH: u16 = 4;
const WHEEL: u16 = 5;
const DONE: u16 = 6;
const GO: u16 = 7;
const BUY: u16 = GO + 2 * ACTION_SPACES as u16;
const GAIN: u16 = BUY + THINGS;
const ACTIVATE: u16 = GAIN + THINGS;
const LAY: u16 = ACTIVATE + PLOTS as u16;
const BUILD: u16 = LAY + (Piece::ALL.len() * SPACES) as u16;
pub(crate) const USE: u16 = BUILD + (DISPLAY * PLOTS * 2) as u16;
pub(crate) const NOTHING: u16 = USE + (MAX_EFFECTS * MAX_PRICES) as u16;
const CHOSEN_GAIN: u16 = NOTHING + 1;
const BRIDGE: u16 = CHOSEN_GAIN + MAX_GAINS as u16;
const PICK: u16 = BRIDGE + SPACES as u16;
const AMOUNT: u16 = PICK + (1 << THINGS);
/// A price in the effect language is a number of one byte.
const IDS: u16 = AMOUNT + 256;

impl Encoded for Kanal {
    const IDS: usize = IDS as usize;
    const PARTS: &'static [Part] = observation::PARTS;

    #[inline]
    fn id(&self, state: &State, _seat: Seat, action: &Action, depth: usize) -> Option<u16> {
        let id = match *action {
            Action::Use {
                effect,
                price,
                with,
            } => {
                return match depth {
                    0 => Some(USE + u16::from(effect) * MAX_PRICES as u16 + u16::from(price)),
                    1 => Some(with_id(with)),
                    _ => None,
                };
            }
            Action::Go { space, half } => GO + space as u16 * 2 + half as u16,
            Action::Buy(thing) => BUY + thing as u16,
            Action::Turn => TURN,
            Action::Lay { piece, space } => {
                LAY + piece as u16 * SPACES as u16 + space.index() as u16
            }
            Action::Build { card, plot, cost } => {
                let cards = state.display.cards();
                let slot = cards.iter().position(|other| *other == card)?;
                let place = (slot * PLOTS + plot.index()) * 2 + usize::from(cost);
                BUILD + place as u16
            }
            Action::Discard => DISCARD,
            Action::Gain(thing) => GAIN + thing as u16,
            Action::GainRest => GAIN_REST,
            Action::Activate(plot) => ACTIVATE + plot.index() as u16,
            Action::Finish => FINISH,
            Action::End => END,
            Action::Wheel => WHEEL,
            Action::Done => DONE,
        };
        (depth == 0).then_some(id)
    }

    fn id_name(&self, id: u16) -> String {
        let thing = |index: u16| Thing::ALL[usize::from(index)].word();
        match id {
            END => "end".to_owned(),
            TURN => "turn".to_owned(),
            DISCARD => "discard".to_owned(),
            GAIN_REST => "gain the rest".to_owned(),
            FINISH => "finish".to_owned(),
            WHEEL => "wheel".to_owned(),
            DONE => "done".to_owned(),
            GO..BUY => {
                let space = ActionSpace::ALL[usize::from((id - GO) / 2)].word();
                let half = match (id - GO) % 2 == Half::Upper as u16 {
                    true => "upper",
                    false => "lower",
                };
                format!("go {space} {half}")
            }
            BUY..GAIN => format!("buy {}", thing(id - BUY)),
            GAIN..ACTIVATE => format!("gain {}", thing(id - GAIN)),
            ACTIVATE..LAY => format!("activate {}", Plot::new((id - ACTIVATE) as u8)),
            LAY..BUILD => {
                let (piece, space) = ((id - LAY) / SPACES as u16, (id - LAY) % SPACES as u16);
                let piece = Piece::ALL[usize::from(piece)].word();
                format!("{piece} {}", Space::new(space as u8))
            }
            BUILD..USE => {
                let place = usize::from(id - BUILD);
                let (slot, plot) = (place / 2 / PLOTS, place / 2 % PLOTS);
                let plot = Plot::new(plot as u8);
                format!(
                    "build card {} at {plot} for cost {}",
                    slot + 1,
                    place % 2 + 1
                )
            }
            USE..NOTHING => {
                let place = usize::from(id - USE);
                let (effect, price) = (place / MAX_PRICES + 1, place % MAX_PRICES + 1);
                format!("use effect {effect} for price {price}")
            }
            NOTHING => "as it is".to_owned(),
            CHOSEN_GAIN..BRIDGE => format!("for gain {}", id - CHOSEN_GAIN + 1),
            BRIDGE..PICK => format!("with the bridge {}", Space::new((id - BRIDGE) as u8)),
            PICK..AMOUNT => {
                let set = id - PICK;
                let words: Vec<&str> = (0..THINGS)
                    .filter(|t| set >> t & 1 == 1)
                    .map(thing)
                    .collect();
                format!("with {}", words.join(", "))
            }
            AMOUNT..IDS => format!("with {}", id - AMOUNT),
            IDS.. => names::none(id),
        }
    }

    fn observe<V: Value>(&self, info: &InformationState, seat: Seat, chosen: &Path, row: &mut [V]) {
        observation::write(self, info.public(), seat, chosen, row);
    }
}

#[inline]
fn with_id(with: With) -> u16 {
    match with {
        With::Nothing => NOTHING,
        With::Gain(gain) => CHOSEN_GAIN + u16::from(gain),
        With::Bridge(space) => BRIDGE + space.index() as u16,
        With::Things(things) => PICK + set(things) as u16,
        With::Amount(amount) => AMOUNT + u16::from(amount),
    }
}

/// One bit for each thing of a set.
pub(crate) fn set(things: ThingSet) -> u64 {
    things.iter().fold(0, |set, thing| set | 1 << thing as u8)
}
