//! What happened, in sentences.

use super::{card, engineer, face, payment, player, tile, town_colour};
use crate::action::{Event, Laying};
use crate::game::CanalMania;
use crate::parts::{PlayerColour, Source};
use crate::state::Trigger;
use towpath_core::Message;

impl CanalMania {
    pub(crate) fn tell_of(&self, event: &Event) -> Message {
        match event {
            Event::Dealt {
                seat,
                engineer: dealt,
            } => Message::new("canal-mania-event-dealt")
                .with("seat", seat.to_string())
                .with("engineer", engineer(*dealt)),
            Event::Begins {
                seat,
                engineer: lowest,
            } => Message::new("canal-mania-event-begins")
                .with("seat", seat.to_string())
                .with("engineer", engineer(*lowest)),
            Event::Coloured { seat, colour } => Message::new("canal-mania-event-coloured")
                .with("seat", seat.to_string())
                .with("colour", player(*colour)),
            Event::Turn { who, round } => {
                about("canal-mania-event-turn", *who).with("round", *round)
            }
            Event::ContractUp(contract) => {
                let info = self.map.contract(*contract);
                let [one, other] = info.terminals.map(|town| self.town_name(town));
                Message::new("canal-mania-event-contract-up")
                    .with("canal", self.canal_name(*contract))
                    .with("one", one)
                    .with("other", other)
                    .with("value", info.value)
            }
            Event::CardUp(up) => Message::new("canal-mania-event-card-up").with("face", face(*up)),
            Event::Reshuffled => Message::new("canal-mania-event-reshuffled"),
            Event::Took { .. } | Event::Swapped { .. } | Event::Replaced { .. } => {
                self.tell_of_first_phase(event)
            }
            Event::Drew {
                who, face: drawn, ..
            } => match drawn {
                Some(drawn) => about("canal-mania-event-drew", *who).with("face", face(*drawn)),
                None => about("canal-mania-event-drew-hidden", *who),
            },
            Event::Showed { who, face: shown } => {
                about("canal-mania-event-showed", *who).with("face", face(*shown))
            }
            Event::TookCard { who, face: taken } => {
                about("canal-mania-event-took-card", *who).with("face", face(*taken))
            }
            Event::Named { .. } | Event::Removed { .. } | Event::Placed { .. } => {
                self.tell_of_goods(event)
            }
            Event::NoRoom { colour } => {
                Message::new("canal-mania-event-no-room").with("colour", town_colour(*colour))
            }
            Event::Laid { who, laying, .. } => self.tell_of_tile(*who, laying),
            Event::Joined { who, from, to } => about("canal-mania-event-joined", *who)
                .with("from", self.town_name(*from))
                .with("to", self.town_name(*to)),
            Event::Finished {
                who,
                contract,
                points,
            } => about("canal-mania-event-finished", *who)
                .with("canal", self.canal_name(*contract))
                .with("points", *points),
            Event::Lifted { who, contract, hex } => about("canal-mania-event-lifted", *who)
                .with("canal", self.canal_name(*contract))
                .with("hex", hex.to_string().to_uppercase()),
            Event::Hauled { who, route } => {
                about("canal-mania-event-hauled", *who).with("route", self.route_text(route))
            }
            Event::Scored {
                who,
                points,
                source,
            } => about("canal-mania-event-scored", *who)
                .with("points", *points)
                .with("source", source_name(*source)),
            Event::Discarded { who, face: used } => {
                about("canal-mania-event-discarded", *who).with("card", card(used.card()))
            }
            Event::Triggered { .. }
            | Event::Quiet { .. }
            | Event::LastGoods
            | Event::Unfinished { .. }
            | Event::Ranked { .. }
            | Event::Won { .. } => self.tell_of_the_end(event),
        }
    }

    fn tell_of_first_phase(&self, event: &Event) -> Message {
        match event {
            Event::Took {
                who,
                contract,
                from,
            } => about("canal-mania-event-took", *who)
                .with("canal", self.canal_name(*contract))
                .with("town", self.town_name(*from)),
            Event::Swapped {
                who,
                old,
                new,
                from: Some(from),
            } => about("canal-mania-event-swapped-with", *who)
                .with("old", engineer(*old))
                .with("new", engineer(*new))
                .with("from", player(*from)),
            Event::Swapped { who, old, new, .. } => about("canal-mania-event-swapped", *who)
                .with("old", engineer(*old))
                .with("new", engineer(*new)),
            Event::Replaced { who } => about("canal-mania-event-replaced", *who),
            _ => unreachable!("only events of the first phase come here"),
        }
    }

    fn tell_of_goods(&self, event: &Event) -> Message {
        match event {
            Event::Named { who, colour } => {
                about("canal-mania-event-named", *who).with("colour", town_colour(*colour))
            }
            Event::Removed { who, town } => {
                about("canal-mania-event-removed", *who).with("town", self.town_name(*town))
            }
            Event::Placed { who, town } => {
                about("canal-mania-event-placed", *who).with("town", self.town_name(*town))
            }
            _ => unreachable!("only events about goods come here"),
        }
    }

    fn tell_of_tile(&self, who: PlayerColour, laying: &Laying) -> Message {
        about("canal-mania-event-laid", who)
            .with("canal", self.canal_name(laying.contract))
            .with("hex", laying.hex.to_string().to_uppercase())
            .with("tile", tile(laying.tile))
            .with("pay", payment(&laying.pay))
    }

    fn tell_of_the_end(&self, event: &Event) -> Message {
        match event {
            Event::Triggered { trigger, last } => Message::new(match trigger {
                Trigger::Score => "canal-mania-event-triggered-score",
                Trigger::Contracts => "canal-mania-event-triggered-contracts",
                Trigger::Quiet => "canal-mania-event-triggered-quiet",
            })
            .with("goal", self.goal())
            .with("last", *last),
            Event::Quiet { rounds, left } => Message::new("canal-mania-event-quiet")
                .with("rounds", *rounds)
                .with("left", *left),
            Event::LastGoods => Message::new("canal-mania-event-last-goods"),
            Event::Unfinished {
                who,
                contract,
                points,
            } => about("canal-mania-event-unfinished", *who)
                .with("canal", self.canal_name(*contract))
                .with("points", *points),
            Event::Ranked {
                who,
                rank,
                finished,
                value,
                points,
            } => about("canal-mania-event-ranked", *who)
                .with("rank", *rank)
                .with("finished", *finished)
                .with("value", *value)
                .with("points", *points),
            Event::Won { who, points } => {
                about("canal-mania-event-won", *who).with("points", *points)
            }
            _ => unreachable!("only events of the end come here"),
        }
    }
}

fn about(key: &'static str, who: PlayerColour) -> Message {
    Message::new(key).with("seat", player(who))
}

fn source_name(source: Source) -> Message {
    Message::new(match source {
        Source::Canals => "canal-mania-part-canals",
        Source::Hauls => "canal-mania-part-hauls",
        Source::Unfinished => "canal-mania-part-unfinished",
        Source::LastGoods => "canal-mania-part-last-goods",
        Source::Prolific => "canal-mania-part-prolific",
    })
}
