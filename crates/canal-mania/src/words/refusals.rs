//! Why something is refused, in sentences.

use super::{card, engineer, face, player, tile, town_colour};
use crate::build::names;
use crate::game::CanalMania;
use crate::parts::{Ground, Hex};
use crate::refusal::{Demand, Refusal};
use crate::state::HAND_LIMIT;
use towpath_core::{Message, Value};

fn hex_name(hex: Hex) -> Value {
    hex.to_string().to_uppercase().into()
}

impl CanalMania {
    pub(crate) fn reason(&self, refusal: &Refusal) -> Message {
        match refusal {
            Refusal::WrongPhase { .. }
            | Refusal::First(_)
            | Refusal::ColourTaken { .. }
            | Refusal::MustTakeContract
            | Refusal::TwoOpen
            | Refusal::NotInParliament { .. }
            | Refusal::NotTerminal { .. }
            | Refusal::OwnEngineer { .. } => self.reason_turn(refusal),
            Refusal::NoneFaceUp
            | Refusal::NothingToDraw
            | Refusal::NotRennie
            | Refusal::NotFaceUp { .. }
            | Refusal::TakeMore { .. }
            | Refusal::NoSymbol
            | Refusal::NotInHand { .. }
            | Refusal::NeedNotDiscard { .. }
            | Refusal::HandTooLarge { .. } => self.reason_cards(refusal),
            Refusal::WrongColour { .. }
            | Refusal::HasCube { .. }
            | Refusal::PlaceElsewhere { .. }
            | Refusal::RemoveElsewhere { .. }
            | Refusal::NoCube { .. }
            | Refusal::NoSection { .. }
            | Refusal::LastNotOwn { .. }
            | Refusal::SameColour { .. } => self.reason_goods(refusal),
            Refusal::NotOpen { .. }
            | Refusal::OffMap { .. }
            | Refusal::OnTown { .. }
            | Refusal::NotJoined { .. }
            | Refusal::SharpTurn { .. }
            | Refusal::CrossesItself { .. }
            | Refusal::TownTwice { .. }
            | Refusal::ViaMissing { .. }
            | Refusal::TooLong { .. }
            | Refusal::CannotFinish { .. } => self.reason_hex(refusal),
            Refusal::WrongGround { .. }
            | Refusal::SameKind { .. }
            | Refusal::NoTileLeft { .. }
            | Refusal::NotBrindley
            | Refusal::WrongPayment { .. }
            | Refusal::CardsLacking { .. }
            | Refusal::CrossingCards { .. }
            | Refusal::NothingToLift { .. }
            | Refusal::LaidThisTurn { .. } => self.reason_tile(refusal),
        }
    }

    fn reason_turn(&self, refusal: &Refusal) -> Message {
        match *refusal {
            Refusal::WrongPhase { phase } => Message::new(match phase {
                1 => "canal-mania-refuse-phase-1",
                2 => "canal-mania-refuse-phase-2",
                _ => "canal-mania-refuse-phase-3",
            }),
            Refusal::First(demand) => Message::new(demand_key(demand)),
            Refusal::ColourTaken { colour } => {
                Message::new("canal-mania-refuse-colour-taken").with("colour", player(colour))
            }
            Refusal::MustTakeContract => Message::new("canal-mania-refuse-must-take"),
            Refusal::TwoOpen => Message::new("canal-mania-refuse-two-open"),
            Refusal::NotInParliament { contract } => {
                Message::new("canal-mania-refuse-not-in-parliament")
                    .with("canal", self.canal_name(contract))
            }
            Refusal::NotTerminal { contract, town } => {
                let [one, other] = self.map.contract(contract).terminals;
                Message::new("canal-mania-refuse-not-terminal")
                    .with("canal", self.canal_name(contract))
                    .with("town", self.town_name(town))
                    .with("one", self.town_name(one))
                    .with("other", self.town_name(other))
            }
            Refusal::OwnEngineer { engineer: own } => {
                Message::new("canal-mania-refuse-own-engineer").with("engineer", engineer(own))
            }
            _ => unreachable!("explained elsewhere"),
        }
    }

    fn reason_cards(&self, refusal: &Refusal) -> Message {
        match *refusal {
            Refusal::NoneFaceUp => Message::new("canal-mania-refuse-none-face-up"),
            Refusal::NothingToDraw => Message::new("canal-mania-refuse-nothing-to-draw"),
            Refusal::NotRennie => Message::new("canal-mania-refuse-not-rennie"),
            Refusal::NotFaceUp { face: wanted } => {
                Message::new("canal-mania-refuse-not-face-up").with("face", face(wanted))
            }
            Refusal::TakeMore { taken, need, hand } => Message::new("canal-mania-refuse-take-more")
                .with("taken", taken)
                .with("need", need)
                .with("hand", hand)
                .with("limit", HAND_LIMIT),
            Refusal::NoSymbol => Message::new("canal-mania-refuse-no-symbol"),
            Refusal::NotInHand { card: wanted } => {
                Message::new("canal-mania-refuse-not-in-hand").with("card", card(wanted))
            }
            Refusal::NeedNotDiscard { hand } => Message::new("canal-mania-refuse-need-not-discard")
                .with("hand", hand)
                .with("limit", HAND_LIMIT),
            Refusal::HandTooLarge { hand } => Message::new("canal-mania-refuse-hand-too-large")
                .with("hand", hand)
                .with("limit", HAND_LIMIT),
            _ => unreachable!("explained elsewhere"),
        }
    }

    fn reason_goods(&self, refusal: &Refusal) -> Message {
        match *refusal {
            Refusal::WrongColour { town, colour } => {
                Message::new("canal-mania-refuse-wrong-colour")
                    .with("town", self.town_name(town))
                    .with("colour", town_colour(colour))
            }
            Refusal::HasCube { town } => {
                Message::new("canal-mania-refuse-has-cube").with("town", self.town_name(town))
            }
            Refusal::PlaceElsewhere { town, allowed } => {
                Message::new("canal-mania-refuse-place-elsewhere")
                    .with("town", self.town_name(town))
                    .with("allowed", names(self, allowed))
            }
            Refusal::RemoveElsewhere { town, allowed } => {
                Message::new("canal-mania-refuse-remove-elsewhere")
                    .with("town", self.town_name(town))
                    .with("allowed", names(self, allowed))
            }
            Refusal::NoCube { town } => {
                Message::new("canal-mania-refuse-no-cube").with("town", self.town_name(town))
            }
            Refusal::NoSection { owner, from, to } => Message::new("canal-mania-refuse-no-section")
                .with("owner", player(owner))
                .with("from", self.town_name(from))
                .with("to", self.town_name(to)),
            Refusal::LastNotOwn { owner } => {
                Message::new("canal-mania-refuse-last-not-own").with("owner", player(owner))
            }
            Refusal::SameColour { one, other } => Message::new("canal-mania-refuse-same-colour")
                .with("one", self.town_name(one))
                .with("other", self.town_name(other))
                .with("colour", town_colour(self.map.town(one).colour)),
            _ => unreachable!("explained elsewhere"),
        }
    }

    fn reason_hex(&self, refusal: &Refusal) -> Message {
        match *refusal {
            Refusal::NotOpen { contract } => {
                Message::new("canal-mania-refuse-not-open").with("canal", self.canal_name(contract))
            }
            Refusal::OffMap { hex } => {
                Message::new("canal-mania-refuse-off-map").with("hex", hex_name(hex))
            }
            Refusal::OnTown { town } => {
                Message::new("canal-mania-refuse-on-town").with("town", self.town_name(town))
            }
            Refusal::NotJoined { hex, next, town } => match (next, town) {
                (Some(next), _) => Message::new("canal-mania-refuse-not-joined-hex")
                    .with("hex", hex_name(hex))
                    .with("next", hex_name(next)),
                (None, Some(town)) => Message::new("canal-mania-refuse-not-joined-town")
                    .with("hex", hex_name(hex))
                    .with("town", self.town_name(town)),
                (None, None) => {
                    Message::new("canal-mania-refuse-off-map").with("hex", hex_name(hex))
                }
            },
            Refusal::SharpTurn { hex, exit } => Message::new("canal-mania-refuse-sharp-turn")
                .with("hex", hex_name(hex))
                .with("exit", exit.word()),
            Refusal::CrossesItself { hex } => {
                Message::new("canal-mania-refuse-crosses-itself").with("hex", hex_name(hex))
            }
            Refusal::TownTwice { town } => {
                Message::new("canal-mania-refuse-town-twice").with("town", self.town_name(town))
            }
            Refusal::ViaMissing { missing } => {
                Message::new("canal-mania-refuse-via-missing").with("missing", names(self, missing))
            }
            Refusal::TooLong { value, need } => match need {
                Some(need) => Message::new("canal-mania-refuse-too-long")
                    .with("value", value)
                    .with("need", need),
                None => Message::new("canal-mania-refuse-leads-nowhere"),
            },
            Refusal::CannotFinish { left, need } => match need {
                Some(need) if need > left => Message::new("canal-mania-refuse-cannot-finish")
                    .with("left", left)
                    .with("need", need),
                Some(_) => Message::new("canal-mania-refuse-in-its-own-way").with("left", left),
                None => Message::new("canal-mania-refuse-leads-nowhere"),
            },
            _ => unreachable!("explained elsewhere"),
        }
    }

    fn reason_tile(&self, refusal: &Refusal) -> Message {
        match *refusal {
            Refusal::WrongGround {
                tile: wrong,
                ground,
            } => Message::new(match ground {
                Ground::Clear => "canal-mania-refuse-clear-ground",
                Ground::Difficult => "canal-mania-refuse-difficult-ground",
            })
            .with("tile", tile(wrong)),
            Refusal::SameKind { tile: kind } => {
                Message::new("canal-mania-refuse-same-kind").with("tile", tile(kind))
            }
            Refusal::NoTileLeft { tile: kind } => {
                Message::new("canal-mania-refuse-no-tile-left").with("tile", tile(kind))
            }
            Refusal::NotBrindley => Message::new("canal-mania-refuse-not-brindley"),
            Refusal::WrongPayment {
                tile: kind,
                need,
                paid,
            } => Message::new("canal-mania-refuse-wrong-payment")
                .with("tile", tile(kind))
                .with("need", need)
                .with("paid", paid),
            Refusal::CardsLacking {
                card: kind,
                need,
                have,
            } => Message::new("canal-mania-refuse-cards-lacking")
                .with("card", card(kind))
                .with("need", need)
                .with("have", have),
            Refusal::CrossingCards { have } => {
                Message::new("canal-mania-refuse-crossing-cards").with("have", have)
            }
            Refusal::NothingToLift { contract } => {
                Message::new("canal-mania-refuse-nothing-to-lift")
                    .with("canal", self.canal_name(contract))
            }
            Refusal::LaidThisTurn { contract } => Message::new("canal-mania-refuse-laid-this-turn")
                .with("canal", self.canal_name(contract)),
            _ => unreachable!("explained elsewhere"),
        }
    }
}

const fn demand_key(demand: Demand) -> &'static str {
    match demand {
        Demand::Colour => "canal-mania-refuse-first-colour",
        Demand::Extra => "canal-mania-refuse-first-extra",
        Demand::Taking => "canal-mania-refuse-first-taking",
        Demand::Declare => "canal-mania-refuse-first-declare",
        Demand::Naming => "canal-mania-refuse-first-naming",
        Demand::Removing => "canal-mania-refuse-first-removing",
        Demand::Placing => "canal-mania-refuse-first-placing",
        Demand::Building => "canal-mania-refuse-first-building",
        Demand::Crossing => "canal-mania-refuse-first-crossing",
        Demand::Closing => "canal-mania-refuse-first-closing",
        Demand::LastGoods => "canal-mania-refuse-first-last-goods",
    }
}
