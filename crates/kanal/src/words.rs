//! Everything the game says, as keys and values; the words are in the language files.

mod cards;
mod refusals;

pub use cards::{card_name, card_text, effect_now, effect_text};
pub(crate) use refusals::explain;

use crate::Kanal;
use crate::action::{Action, Event, Toss, With};
use crate::effect::Piece;
use crate::purse::{Purse, Thing};
use crate::refusal::Step;
use crate::space::{ActionSpace, Half};
use crate::state::{Phase, State, Way};
use crate::turn::step;
use towpath_core::{Message, Seat};

/// The colour of a seat.
pub(crate) const fn colour(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "red",
        _ => "blue",
    }
}

/// A seat in a sentence.
fn who(seat: Seat) -> Message {
    Message::new(match seat.index() {
        0 => "kanal-seat-red",
        _ => "kanal-seat-blue",
    })
}

/// So much of a thing.
pub(crate) fn amount(thing: Thing, count: u16) -> Message {
    let key = match thing {
        Thing::Wood => "kanal-amount-wood",
        Thing::Clay => "kanal-amount-clay",
        Thing::Coal => "kanal-amount-coal",
        Thing::Stone => "kanal-amount-stone",
        Thing::Steel => "kanal-amount-steel",
        Thing::Thaler => "kanal-amount-thaler",
    };
    Message::new(key).with("count", count)
}

/// A thing by its name.
fn thing_name(thing: Thing) -> Message {
    Message::new(match thing {
        Thing::Wood => "kanal-thing-wood",
        Thing::Clay => "kanal-thing-clay",
        Thing::Coal => "kanal-thing-coal",
        Thing::Stone => "kanal-thing-stone",
        Thing::Steel => "kanal-thing-steel",
        Thing::Thaler => "kanal-thing-thaler",
    })
}

/// A piece by its name.
fn piece_name(piece: Piece) -> Message {
    Message::new(match piece {
        Piece::Path => "kanal-piece-path",
        Piece::Road => "kanal-piece-road",
        Piece::Rail => "kanal-piece-rail",
        Piece::Canal => "kanal-piece-canal",
        Piece::Bridge => "kanal-piece-bridge",
    })
}

/// An action space by its name.
fn space_name(space: ActionSpace) -> Message {
    Message::new(match space {
        ActionSpace::T1 => "kanal-space-t1",
        ActionSpace::T2 => "kanal-space-t2",
        ActionSpace::T3 => "kanal-space-t3",
        ActionSpace::T4 => "kanal-space-t4",
        ActionSpace::B1 => "kanal-space-b1",
        ActionSpace::B2 => "kanal-space-b2",
        ActionSpace::B3 => "kanal-space-b3",
    })
}

/// What the lower action of a space does.
fn lower_name(space: ActionSpace) -> Message {
    Message::new(match space {
        ActionSpace::T2 => "kanal-space-t2-lower",
        ActionSpace::T3 => "kanal-space-t3-lower",
        _ => "kanal-space-t4-lower",
    })
}

fn half_name(space: ActionSpace, half: Half) -> Message {
    match half {
        Half::Upper => space_name(space),
        Half::Lower => lower_name(space),
    }
}

/// Several things in a row: `a, b and c`.
fn list(parts: Vec<Message>) -> Message {
    let mut parts = parts.into_iter().rev();
    let Some(last) = parts.next() else {
        return Message::new("kanal-nothing");
    };
    let mut key = "kanal-list-last";
    parts.fold(last, |rest, first| {
        let joined = Message::new(key).with("first", first).with("rest", rest);
        key = "kanal-list-more";
        joined
    })
}

/// A price or gain.
pub(crate) fn purse(purse: Purse) -> Message {
    list(purse.iter().map(|(thing, n)| amount(thing, n)).collect())
}

/// What is being asked, and of whom.
pub(crate) fn question(game: &Kanal, state: &State) -> Message {
    let key = match step(state) {
        Step::Place => "kanal-ask-place",
        Step::Go => "kanal-ask-go",
        Step::Parts => "kanal-ask-parts",
        Step::Waiting => "kanal-ask-waiting",
        Step::Effects => "kanal-ask-effects",
        Step::Gain => "kanal-ask-gain",
        Step::Wheel if state.phase == Phase::Turned => "kanal-ask-turned",
        Step::Wheel => "kanal-ask-wheel",
        Step::Over => "kanal-ask-over",
    };
    let mut message = Message::new(key)
        .with("seat", who(state.seat))
        .with("round", state.round);
    let active = state.work.active.map(|active| active.plot);
    if let Some(card) = active.and_then(|plot| state.me().card_at(plot)) {
        message = message.with("card", card_name(game, card));
    }
    if !state.work.gain.is_empty() {
        message = message.with("gain", purse(state.work.gain));
    }
    message
}

/// An event in a sentence.
pub(crate) fn narrate(game: &Kanal, event: &Event) -> Message {
    match *event {
        Event::GameBegan { game } => Message::new("kanal-event-game").with("game", game),
        Event::RoundBegan { round, start } => Message::new("kanal-event-round")
            .with("round", round)
            .with("seat", who(start)),
        Event::LastRound => Message::new("kanal-event-last-round"),
        Event::Shown { card } => {
            Message::new("kanal-event-shown").with("card", card_name(game, card))
        }
        Event::Discarded { card, why } => Message::new(match why {
            Toss::Solo => "kanal-event-discarded-solo",
            Toss::Quiet => "kanal-event-discarded-quiet",
        })
        .with("card", card_name(game, card)),
        Event::Opened { period, space } => Message::new("kanal-event-opened")
            .with("period", cards::period_name(period))
            .with("action", lower_name(space)),
        Event::Blocked { space, thalers } => Message::new("kanal-event-blocked")
            .with("space", space_name(space))
            .with("thalers", thalers),
        Event::Went {
            seat,
            space,
            half,
            thalers,
        } => Message::new("kanal-event-went")
            .with("seat", who(seat))
            .with("space", half_name(space, half))
            .with("thalers", thalers),
        Event::Ended => Message::new("kanal-event-ended"),
        Event::GameScored { game, points } => Message::new("kanal-event-scored")
            .with("game", game)
            .with("points", points),
        _ => narrate_player(game, event),
    }
}

/// An event of one player's board.
fn narrate_player(game: &Kanal, event: &Event) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("seat", who(seat));
    match *event {
        Event::Gained {
            seat,
            thing,
            amount: gained,
            kept,
        } => by("kanal-event-gained", seat)
            .with("gain", amount(thing, gained))
            .with("lost", gained - kept),
        Event::Prestige { seat, amount } => by("kanal-event-prestige", seat).with("amount", amount),
        Event::Bought {
            seat,
            thing,
            thalers,
        } => by("kanal-event-bought", seat)
            .with("gain", amount(thing, 1))
            .with("thalers", thalers),
        Event::Turned { seat, thalers } => by("kanal-event-turned", seat).with("thalers", thalers),
        Event::Built { seat, card, plot } => by("kanal-event-built", seat)
            .with("card", card_name(game, card))
            .with("plot", plot.to_string()),
        Event::Buried { seat, period } => {
            by("kanal-event-buried", seat).with("period", cards::period_name(period))
        }
        Event::Laid { seat, piece, space } => by("kanal-event-laid", seat)
            .with("piece", piece_name(piece))
            .with("space", space.name()),
        Event::Activated {
            seat,
            card,
            plot,
            way,
        } => by(
            match way {
                Way::Routes => "kanal-event-activated-routes",
                Way::Bridges => "kanal-event-activated-bridges",
            },
            seat,
        )
        .with("card", card_name(game, card))
        .with("plot", plot.to_string()),
        Event::Used { seat, card, effect } => by("kanal-event-used", seat)
            .with("card", card_name(game, card))
            .with("effect", effect_text(game, card, effect)),
        Event::LaidAside { seat, space } => {
            by("kanal-event-laid-aside", seat).with("space", space.name())
        }
        Event::BridgeGone { seat, space } => {
            by("kanal-event-bridge-gone", seat).with("space", space.name())
        }
        Event::TokenBack { seat, card, plot } => by("kanal-event-token-back", seat)
            .with("card", card_name(game, card))
            .with("plot", plot.to_string()),
        Event::GameBegan { .. }
        | Event::RoundBegan { .. }
        | Event::LastRound
        | Event::Shown { .. }
        | Event::Discarded { .. }
        | Event::Opened { .. }
        | Event::Blocked { .. }
        | Event::Went { .. }
        | Event::GameScored { .. }
        | Event::Ended => narrate(game, event),
    }
}

/// An action in a sentence.
pub(crate) fn describe(game: &Kanal, action: &Action) -> Message {
    match *action {
        Action::Go { space, half } => {
            Message::new("kanal-do-go").with("space", half_name(space, half))
        }
        Action::Buy(thing) => Message::new("kanal-do-buy").with("gain", amount(thing, 1)),
        Action::Turn => Message::new("kanal-do-turn"),
        Action::Lay { piece, space } => Message::new("kanal-do-lay")
            .with("piece", piece_name(piece))
            .with("space", space.name())
            .with("cost", purse(piece.cost())),
        Action::Build { card, plot, cost } => {
            let printed = game.components.cards[card.index()].as_ref();
            let cost =
                printed.and_then(|card| card.costs.get(usize::from(cost)).copied().flatten());
            Message::new("kanal-do-build")
                .with("card", card_name(game, card))
                .with("plot", plot.to_string())
                .with("cost", purse(cost.unwrap_or_default()))
        }
        Action::Discard => Message::new("kanal-do-discard"),
        Action::Gain(thing) => Message::new("kanal-do-gain").with("thing", thing_name(thing)),
        Action::GainRest => Message::new("kanal-do-gain-rest"),
        Action::Activate(plot) => Message::new("kanal-do-activate").with("plot", plot.to_string()),
        Action::Use {
            effect,
            price,
            with,
        } => {
            let key = match (with, price) {
                (With::Nothing, 0) => "kanal-do-use",
                (With::Nothing, _) => "kanal-do-use-price",
                (With::Amount(_), _) => "kanal-do-use-amount",
                (With::Bridge(_), _) => "kanal-do-use-bridge",
            };
            let message = Message::new(key)
                .with("effect", effect + 1)
                .with("price", price + 1);
            match with {
                With::Nothing => message,
                With::Amount(amount) => message.with("amount", amount),
                With::Bridge(space) => message.with("space", space.name()),
            }
        }
        Action::Finish => Message::new("kanal-do-finish"),
        Action::End => Message::new("kanal-do-end"),
        Action::Wheel => Message::new("kanal-do-wheel"),
        Action::Done => Message::new("kanal-do-done"),
    }
}
