//! Sentences as keys and values: what is asked, what happened, what an action means, why one is refused.

mod events;
mod refusals;

use crate::action::{Action, Laying, Payment, Route};
use crate::game::CanalMania;
use crate::information::InformationState;
use crate::parts::{Card, Contract, Engineer, Face, Goods, PlayerColour, Tile, Town, TownColour};
use crate::state::{HAND_LIMIT, State, Step};
use towpath_core::{Message, Seat, Value};

fn player(colour: PlayerColour) -> Message {
    Message::new(match colour {
        PlayerColour::Red => "canal-mania-seat-red",
        PlayerColour::White => "canal-mania-seat-white",
        PlayerColour::Black => "canal-mania-seat-black",
        PlayerColour::Yellow => "canal-mania-seat-yellow",
        PlayerColour::Green => "canal-mania-seat-green",
    })
}

fn town_colour(colour: TownColour) -> Message {
    Message::new(match colour {
        TownColour::Red => "canal-mania-colour-red",
        TownColour::Yellow => "canal-mania-colour-yellow",
        TownColour::Green => "canal-mania-colour-green",
        TownColour::Blue => "canal-mania-colour-blue",
        TownColour::Black => "canal-mania-colour-black",
        TownColour::Purple => "canal-mania-colour-purple",
    })
}

fn tile(tile: Tile) -> Message {
    Message::new(match tile {
        Tile::Stretch => "canal-mania-tile-stretch",
        Tile::Lock => "canal-mania-tile-lock",
        Tile::Aqueduct => "canal-mania-tile-aqueduct",
        Tile::Tunnel => "canal-mania-tile-tunnel",
    })
}

fn card(card: Card) -> Message {
    Message::new(match card {
        Card::Stretch => "canal-mania-card-stretch",
        Card::Lock => "canal-mania-card-lock",
        Card::Aqueduct => "canal-mania-card-aqueduct",
        Card::Tunnel => "canal-mania-card-tunnel",
        Card::Surveyor => "canal-mania-card-surveyor",
    })
}

fn face(face: Face) -> Message {
    let plain = card(face.card());
    match (face.goods(), face.goods().colour()) {
        (Goods::White, _) => Message::new("canal-mania-face-white").with("card", plain),
        (_, Some(colour)) => Message::new("canal-mania-face-goods")
            .with("card", plain)
            .with("colour", town_colour(colour)),
        _ => plain,
    }
}

/// Engineers keep their names in every language.
fn engineer(engineer: Engineer) -> Value {
    let name = match engineer {
        Engineer::Brindley => "Brindley",
        Engineer::Smeaton => "Smeaton",
        Engineer::Jessop => "Jessop",
        Engineer::Telford => "Telford",
        Engineer::Rennie => "Rennie",
    };
    name.into()
}

fn payment(pay: &Payment) -> Message {
    match (pay.cards, pay.surveyors) {
        (0, 0) => Message::new("canal-mania-pay-nothing"),
        (cards, 0) => Message::new("canal-mania-pay-cards")
            .with("count", cards)
            .with("card", card(pay.card)),
        (0, surveyors) => Message::new("canal-mania-pay-surveyors").with("count", surveyors),
        (cards, surveyors) => Message::new("canal-mania-pay-both")
            .with("count", cards)
            .with("card", card(pay.card))
            .with("surveyors", surveyors),
    }
}

impl CanalMania {
    fn town_name(&self, town: Town) -> Value {
        self.map.town(town).name.as_str().into()
    }

    fn canal_name(&self, contract: Contract) -> Value {
        self.map.contract(contract).name.as_str().into()
    }

    fn route_text(&self, route: &Route) -> String {
        let names: Vec<&str> = route
            .towns()
            .map(|town| self.map.town(town).name.as_str())
            .collect();
        names.join(" – ")
    }

    fn seat_message(&self, state: &State, seat: Seat) -> Value {
        match state.colours[seat.index()] {
            Some(colour) => player(colour).into(),
            None => seat.to_string().into(),
        }
    }

    pub(crate) fn ask(&self, info: &InformationState) -> Message {
        let state = &info.table;
        let message = match state.step {
            Step::Colour => Message::new("canal-mania-ask-colour"),
            Step::Phase => self.ask_phase(state),
            Step::Extra => Message::new("canal-mania-ask-extra"),
            Step::Taking { taken } => Message::new("canal-mania-ask-taking").with("taken", taken),
            Step::Declare { face: Some(drawn) } => {
                Message::new("canal-mania-ask-declare").with("face", face(drawn))
            }
            Step::Declare { face: None } => Message::new("canal-mania-ask-declare-hidden"),
            Step::Naming => Message::new("canal-mania-ask-naming"),
            Step::Removing => Message::new("canal-mania-ask-removing"),
            Step::Placing => Message::new("canal-mania-ask-placing"),
            Step::Building => Message::new("canal-mania-ask-building"),
            Step::Crossing { left } => Message::new("canal-mania-ask-crossing").with("left", left),
            Step::Closing => match info.hand_size(state.active).saturating_sub(HAND_LIMIT) {
                0 => Message::new("canal-mania-ask-closing"),
                over => Message::new("canal-mania-ask-discard").with("over", over),
            },
            Step::LastGoods => Message::new("canal-mania-ask-last-goods"),
            Step::Over => return Message::new("canal-mania-ask-over"),
        };
        message.with("seat", self.seat_message(state, state.active))
    }

    fn ask_phase(&self, state: &State) -> Message {
        match state.phase {
            1 if self.must_take(state, state.active) => Message::new("canal-mania-ask-must-take"),
            1 => Message::new("canal-mania-ask-first"),
            2 => Message::new("canal-mania-ask-second"),
            _ => Message::new("canal-mania-ask-third"),
        }
    }

    pub(crate) fn words_for(&self, action: &Action) -> Message {
        match action {
            Action::Colour(colour) => {
                Message::new("canal-mania-do-colour").with("colour", player(*colour))
            }
            Action::Take { contract, from } => Message::new("canal-mania-do-take")
                .with("canal", self.canal_name(*contract))
                .with("town", self.town_name(*from))
                .with("value", self.map.contract(*contract).value),
            Action::Swap(new) => {
                Message::new("canal-mania-do-swap").with("engineer", engineer(*new))
            }
            Action::Replace => Message::new("canal-mania-do-replace"),
            Action::Draw => Message::new("canal-mania-do-draw"),
            Action::Choose(up) => Message::new("canal-mania-do-choose").with("face", face(*up)),
            Action::Card(up) => Message::new("canal-mania-do-card").with("face", face(*up)),
            Action::Show => Message::new("canal-mania-do-show"),
            Action::Keep => Message::new("canal-mania-do-keep"),
            Action::Goods(colour) => {
                Message::new("canal-mania-do-goods").with("colour", town_colour(*colour))
            }
            Action::Remove(town) => {
                Message::new("canal-mania-do-remove").with("town", self.town_name(*town))
            }
            Action::Place(town) => {
                Message::new("canal-mania-do-place").with("town", self.town_name(*town))
            }
            Action::Lay(laying) => self.words_for_tile(laying),
            Action::Lift(contract) => {
                Message::new("canal-mania-do-lift").with("canal", self.canal_name(*contract))
            }
            Action::Haul(route) => {
                let own = route.sections().last().map(|(_, owner, _)| owner);
                let points = own.map_or(0, |owner| route.points()[owner.index()]);
                Message::new("canal-mania-do-haul")
                    .with("route", self.route_text(route))
                    .with("points", points)
            }
            Action::Discard(kind) => {
                Message::new("canal-mania-do-discard").with("card", card(*kind))
            }
            Action::Pass => Message::new("canal-mania-do-pass"),
            Action::Stop => Message::new("canal-mania-do-stop"),
            Action::End => Message::new("canal-mania-do-end"),
        }
    }

    fn words_for_tile(&self, laying: &Laying) -> Message {
        Message::new("canal-mania-do-lay")
            .with("canal", self.canal_name(laying.contract))
            .with("hex", laying.hex.to_string().to_uppercase())
            .with("exit", laying.exit.word())
            .with("tile", tile(laying.tile))
            .with("pay", payment(&laying.pay))
    }
}
