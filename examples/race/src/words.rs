//! Actions, events and refusals as messages; the sentences would stand in `crates/text/lang/*/race.ftl`.

use crate::{Action, Event, InformationState, Refusal};
use towpath_core::{Message, Seat};

/// A seat in a message.
fn colour(seat: Seat) -> Message {
    Message::new(["race-red", "race-green", "race-blue"][seat.index()])
}

/// What is being asked of whom.
pub(crate) fn question(info: &InformationState) -> Message {
    match info.over {
        true => Message::new("race-over"),
        false => Message::new("race-to-act").with("seat", colour(Seat::new(info.active))),
    }
}

/// An action in a sentence.
pub(crate) fn describe(action: &Action) -> Message {
    match action {
        Action::Play(card) => Message::new("race-play").with("card", card.value()),
        Action::Peek => Message::new("race-peek"),
        Action::Draw => Message::new("race-draw"),
        Action::Roll => Message::new("race-roll"),
        Action::Pass => Message::new("race-pass"),
    }
}

/// An event in a sentence.
pub(crate) fn narrate(event: &Event) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("seat", colour(seat));
    match *event {
        Event::Played { seat, card } => by("race-played", seat).with("card", card.value()),
        Event::Drew { seat, card: None } => by("race-drew", seat),
        Event::Drew {
            seat,
            card: Some(card),
        } => by("race-drew-card", seat).with("card", card.value()),
        Event::Peeked { seat, prize: None } => by("race-peeked", seat),
        Event::Peeked {
            seat,
            prize: Some(prize),
        } => by("race-peeked-prize", seat).with("points", prize),
        Event::Rolled { seat, pips } => by("race-rolled", seat).with("pips", pips),
        Event::Passed { seat } => by("race-passed", seat),
    }
}

/// A refusal in a sentence, with its numbers.
pub(crate) fn explain(refusal: &Refusal) -> Message {
    match refusal {
        Refusal::NoSuchCard { card } => Message::new("race-refuse-card").with("card", card.value()),
        Refusal::TooLow { card, last } => Message::new("race-refuse-low")
            .with("card", card.value())
            .with("last", *last),
        Refusal::TwoPlayed => Message::new("race-refuse-two"),
        Refusal::PeekedBefore => Message::new("race-refuse-peeked"),
        Refusal::NoCardLeft => Message::new("race-refuse-pile"),
        Refusal::HandFull { most } => Message::new("race-refuse-hand").with("most", *most),
    }
}
