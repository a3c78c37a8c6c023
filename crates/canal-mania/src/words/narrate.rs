//! What happened, in a sentence.

use super::sentence::uncoloured;
use super::source;
use crate::CanalMania;
use crate::event::Event;
use crate::state::Trigger;
use towpath_core::Message;

/// An event in a sentence.
pub(crate) fn narrate(game: &CanalMania, event: &Event) -> Message {
    let say = |key| game.say(key);
    let sentence = match *event {
        Event::Dealt { seat, engineer } => say("canal-mania-event-dealt")
            .with("seat", uncoloured(seat))
            .engineer("engineer", engineer),
        Event::Begins { seat, engineer } => say("canal-mania-event-begins")
            .with("seat", uncoloured(seat))
            .engineer("engineer", engineer),
        Event::Coloured { seat, colour } => say("canal-mania-event-coloured")
            .with("seat", uncoloured(seat))
            .paint("colour", colour),
        Event::Turn { who, round } => say("canal-mania-event-turn").who(who).with("round", round),
        Event::ContractUp(contract) => {
            let info = game.map.contract(contract);
            say("canal-mania-event-contract-up")
                .canal(contract)
                .town("one", info.terminals[0])
                .town("other", info.terminals[1])
                .with("value", info.value)
        }
        Event::CardUp(face) => say("canal-mania-event-card-up").face(face),
        Event::Reshuffled => say("canal-mania-event-reshuffled"),
        Event::Took {
            who,
            contract,
            from,
        } => say("canal-mania-event-took")
            .who(who)
            .canal(contract)
            .town("town", from),
        Event::Swapped {
            who,
            old,
            new,
            from,
        } => {
            let key = match from {
                Some(_) => "canal-mania-event-swapped-with",
                None => "canal-mania-event-swapped",
            };
            let swapped = say(key).who(who).engineer("old", old).engineer("new", new);
            match from {
                Some(from) => swapped.player("from", from),
                None => swapped,
            }
        }
        Event::Replaced { who } => say("canal-mania-event-replaced").who(who),
        Event::Drew { who, face, seat: _ } => match face {
            Some(face) => say("canal-mania-event-drew").who(who).face(face),
            None => say("canal-mania-event-drew-hidden").who(who),
        },
        Event::Showed { who, face } => say("canal-mania-event-showed").who(who).face(face),
        Event::TookCard { who, face } => say("canal-mania-event-took-card").who(who).face(face),
        Event::Named { who, colour } => say("canal-mania-event-named").who(who).colour(colour),
        Event::Removed { who, town } => {
            say("canal-mania-event-removed").who(who).town("town", town)
        }
        Event::Placed { who, town } => say("canal-mania-event-placed").who(who).town("town", town),
        Event::NoRoom { colour } => say("canal-mania-event-no-room").colour(colour),
        Event::Laid {
            who,
            laying,
            paid: _,
        } => say("canal-mania-event-laid")
            .who(who)
            .canal(laying.contract)
            .hex("hex", laying.hex)
            .tile("tile", laying.tile)
            .payment(&laying.pay),
        Event::Joined { who, from, to } => say("canal-mania-event-joined")
            .who(who)
            .town("from", from)
            .town("to", to),
        Event::Finished {
            who,
            contract,
            points,
        } => say("canal-mania-event-finished")
            .who(who)
            .canal(contract)
            .with("points", points),
        Event::Lifted { who, contract, hex } => say("canal-mania-event-lifted")
            .who(who)
            .canal(contract)
            .hex("hex", hex),
        Event::Hauled { who, route } => say("canal-mania-event-hauled").who(who).route(&route),
        Event::Scored {
            who,
            points,
            source: from,
        } => say("canal-mania-event-scored")
            .who(who)
            .with("points", points)
            .with("source", Message::new(source(from))),
        Event::Discarded { who, face } => say("canal-mania-event-discarded")
            .who(who)
            .card(face.card()),
        Event::Triggered { trigger, last } => say(match trigger {
            Trigger::Score => "canal-mania-event-triggered-score",
            Trigger::Contracts => "canal-mania-event-triggered-contracts",
            Trigger::Quiet => "canal-mania-event-triggered-quiet",
        })
        .with("goal", game.goal())
        .with("last", last),
        Event::Quiet { rounds, left } => say("canal-mania-event-quiet")
            .with("rounds", rounds)
            .with("left", left),
        Event::LastGoods => say("canal-mania-event-last-goods"),
        Event::Unfinished {
            who,
            contract,
            points,
        } => say("canal-mania-event-unfinished")
            .who(who)
            .canal(contract)
            .with("points", points),
        Event::Ranked {
            who,
            rank,
            finished,
            value,
            points,
        } => say("canal-mania-event-ranked")
            .who(who)
            .with("rank", rank)
            .with("finished", finished)
            .with("value", value)
            .with("points", points),
        Event::Won { who, points } => say("canal-mania-event-won").who(who).with("points", points),
    };
    sentence.into()
}
