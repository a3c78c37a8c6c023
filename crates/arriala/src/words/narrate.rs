//! What happened, in sentences.

use super::{card_list, card_name, colour_name, means_name, seat_name};
use crate::Arriala;
use crate::action::{Means, Payment};
use crate::cards::{Card, MoveCards};
use crate::event::Event;
use crate::place::{Colour, Place};
use crate::state::Ending;
use towpath_core::{Message, Seat};

/// An event in a sentence.
pub(crate) fn narrate(game: &Arriala, event: &Event) -> Message {
    let by = |seat: Seat, key: &'static str| Message::new(key).with("seat", seat_name(seat));
    let place = |place: Place| game.place_name(place);
    match *event {
        Event::Began { seat } => by(seat, "arriala-event-began"),
        Event::Drew { seat, card } => narrate_draw(seat, card),
        Event::Reshuffled { cards } => {
            Message::new("arriala-event-reshuffled").with("cards", cards)
        }
        Event::Walked {
            seat,
            colour,
            from,
            to,
            cards,
        } => game.narrate_walk(seat, colour, (from, to), cards),
        Event::Leapt { seat, from, to } => by(seat, "arriala-event-anywhere")
            .with("from", place(from))
            .with("to", place(to)),
        Event::WentToVineyard {
            seat,
            colour,
            from,
            to,
            means,
        } => {
            let message = by(seat, "arriala-event-to-vineyard");
            game.narrate_transfer(message, colour, (from, to), means)
        }
        Event::CameBack {
            seat,
            colour,
            from,
            to,
            means,
        } => {
            let message = by(seat, "arriala-event-to-canal");
            game.narrate_transfer(message, colour, (from, to), means)
        }
        Event::Placed { seat, to } => by(seat, "arriala-event-placed").with("to", place(to)),
        Event::BuiltRiverWork { seat, from, points } => by(seat, "arriala-event-river-work")
            .with("from", place(from))
            .with("points", points),
        Event::BuiltLock {
            seat,
            at,
            by: payment,
            points,
        } => {
            let key = match payment {
                Payment::Points => "arriala-event-lock",
                Payment::Card => "arriala-event-lock-by-card",
            };
            by(seat, key).with("at", place(at)).with("points", points)
        }
        Event::BuiltArt { seat, work, points } => by(seat, "arriala-event-art")
            .with("work", game.art_name(work))
            .with("points", points),
        Event::Counted {
            from,
            to,
            workers: _,
            winner,
            points,
        } => narrate_section(game, winner, points)
            .with("from", place(from))
            .with("to", place(to)),
        Event::SectionVanished { at } => {
            Message::new("arriala-event-section-vanished").with("at", place(at))
        }
        Event::TurnEnded { seat, unused } if unused == game.rules.action_points => {
            by(seat, "arriala-event-passed")
        }
        Event::TurnEnded { seat, unused } => {
            by(seat, "arriala-event-turn-ended").with("unused", unused)
        }
        Event::Ended { ending } => narrate_ending(game, ending),
        Event::VineyardCounted {
            vineyard,
            workers: _,
            winner,
            points,
        } => narrate_vineyard(game, winner, points).with("vineyard", place(vineyard)),
    }
}

fn narrate_draw(seat: Seat, card: Option<Card>) -> Message {
    let message = match card {
        Some(card) => Message::new("arriala-event-drew-card").with("card", card_name(card)),
        None => Message::new("arriala-event-drew"),
    };
    message.with("seat", seat_name(seat))
}

impl Arriala {
    fn narrate_walk(
        &self,
        seat: Seat,
        colour: Colour,
        (from, to): (Place, Place),
        cards: MoveCards,
    ) -> Message {
        let message = if cards.is_empty() {
            Message::new("arriala-event-walked")
        } else {
            let cards = card_list(cards.cards());
            Message::new("arriala-event-walked-with-cards").with("cards", cards)
        };
        message
            .with("seat", seat_name(seat))
            .with("colour", colour_name(colour))
            .with("from", self.place_name(from))
            .with("to", self.place_name(to))
            .with("distance", from.distance(to))
    }

    fn narrate_transfer(
        &self,
        message: Message,
        colour: Colour,
        (from, to): (Place, Place),
        means: Means,
    ) -> Message {
        message
            .with("colour", colour_name(colour))
            .with("from", self.place_name(from))
            .with("to", self.place_name(to))
            .with("means", means_name(means))
    }
}

fn narrate_section(game: &Arriala, winner: Option<Colour>, points: u8) -> Message {
    match winner {
        Some(colour) => Message::new("arriala-event-counted")
            .with("side", game.whose(colour))
            .with("points", points),
        None => Message::new("arriala-event-counted-nobody"),
    }
}

fn narrate_vineyard(game: &Arriala, winner: Option<Colour>, points: u8) -> Message {
    match winner {
        Some(colour) => Message::new("arriala-event-vineyard")
            .with("side", game.whose(colour))
            .with("points", points),
        None => Message::new("arriala-event-vineyard-nobody"),
    }
}

/// The end of the game in a sentence.
pub(crate) fn narrate_ending(game: &Arriala, ending: Ending) -> Message {
    match ending {
        Ending::Built => Message::new("arriala-event-ended-built"),
        Ending::Stalled => {
            Message::new("arriala-event-ended-stalled").with("rounds", game.rules.quiet_rounds)
        }
        Ending::Passed => {
            Message::new("arriala-event-ended-passed").with("rounds", game.rules.pass_rounds)
        }
    }
}
