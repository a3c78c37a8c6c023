//! Everything the game says, as keys and values; the words are in the language files.

mod cards;
mod now;

pub use cards::{card_name, card_text, effect_now, effect_text};
pub(crate) use cards::{outcome_text, pick_text};
pub(crate) use now::{describe_now, lays_free, to_gain};

use crate::Kanal;
use crate::action::{Action, With};
use crate::board::{Plot, Space};
use crate::card::Period;
use crate::effect::Piece;
use crate::event::{Event, Toss};
use crate::purse::{Purse, Thing};
use crate::space::{ActionSpace, Half};
use crate::state::{Colour, Way};
use crate::target::build_cost;
use towpath_core::{Message, Seat};

/// A seat in a sentence.
pub(crate) fn who(seat: Seat) -> Message {
    Message::new(match Colour::of(seat) {
        Colour::Red => "kanal-seat-red",
        Colour::Blue => "kanal-seat-blue",
    })
    .of_player(seat.index() as u8)
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
pub(crate) fn thing_name(thing: Thing) -> Message {
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
pub(crate) fn piece_name(piece: Piece) -> Message {
    Message::new(match piece {
        Piece::Path => "kanal-piece-path",
        Piece::Road => "kanal-piece-road",
        Piece::Rail => "kanal-piece-rail",
        Piece::Canal => "kanal-piece-canal",
        Piece::Bridge => "kanal-piece-bridge",
    })
}

/// A period by its colour.
pub(crate) fn period_name(period: Period) -> Message {
    Message::new(match period {
        Period::Green => "kanal-period-green",
        Period::Brown => "kanal-period-brown",
        Period::Blue => "kanal-period-blue",
    })
}

/// A plot as people call it: `B2`.
pub(crate) fn plot_name(plot: Plot) -> String {
    plot.to_string().to_uppercase()
}

/// Where a route space lies, in words: between two plots, or on a side of the one it borders.
pub(crate) fn route_place(space: Space) -> Message {
    let mut plots = Plot::of(space.plots()).map(plot_name);
    let first = plots.next().unwrap_or_default();
    if let Some(second) = plots.next() {
        return Message::new("kanal-at-between")
            .with("first", first)
            .with("second", second);
    }
    let key = match space.name().chars().last() {
        Some('n') => "kanal-at-north",
        Some('e') => "kanal-at-east",
        Some('s') => "kanal-at-south",
        _ => "kanal-at-west",
    };
    Message::new(key).with("plot", first)
}

/// An action space by what it gives.
pub(crate) fn space_name(space: ActionSpace) -> Message {
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

/// What the lower action of a space gives; a space without one has the name of its only action.
pub(crate) fn lower_name(space: ActionSpace) -> Message {
    match space {
        ActionSpace::T2 => Message::new("kanal-space-t2-lower"),
        ActionSpace::T3 => Message::new("kanal-space-t3-lower"),
        ActionSpace::T4 => Message::new("kanal-space-t4-lower"),
        ActionSpace::T1 | ActionSpace::B1 | ActionSpace::B2 | ActionSpace::B3 => space_name(space),
    }
}

pub(crate) fn half_name(space: ActionSpace, half: Half) -> Message {
    match half {
        Half::Upper => space_name(space),
        Half::Lower => lower_name(space),
    }
}

/// Several things in a row: `a, b and c`.
pub(crate) fn list(parts: Vec<Message>) -> Message {
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

/// Alternatives in a row: `a or b or c`.
pub(crate) fn either(parts: Vec<Message>) -> Option<Message> {
    parts.into_iter().reduce(|first, rest| {
        Message::new("kanal-or")
            .with("first", first)
            .with("rest", rest)
    })
}

/// A price or gain.
pub(crate) fn purse(purse: Purse) -> Message {
    list(purse.iter().map(|(thing, n)| amount(thing, n)).collect())
}

/// An event in a sentence.
pub(crate) fn narrate(game: &Kanal, event: &Event) -> Message {
    let message = Message::new;
    let by = |key: &'static str, seat: Seat| Message::new(key).with("seat", who(seat));
    match *event {
        // Games and rounds
        Event::GameBegan { game } => message("kanal-event-game").with("game", game),
        Event::RoundBegan { round, start } => by("kanal-event-round", start).with("round", round),
        Event::LastRound => message("kanal-event-last-round"),
        Event::GameScored { game, points } => message("kanal-event-scored")
            .with("game", game)
            .with("points", points),
        Event::Ended => message("kanal-event-ended"),
        // Cards and action spaces
        Event::Shown { card } => message("kanal-event-shown").with("card", card_name(game, card)),
        Event::Discarded { card, why } => message(match why {
            Toss::Solo => "kanal-event-discarded-solo",
            Toss::Quiet => "kanal-event-discarded-quiet",
        })
        .with("card", card_name(game, card)),
        Event::Buried { seat, period } => {
            by("kanal-event-buried", seat).with("period", period_name(period))
        }
        Event::Opened { period, space } => message("kanal-event-opened")
            .with("period", period_name(period))
            .with("action", lower_name(space)),
        Event::Blocked { space, thalers } => message("kanal-event-blocked")
            .with("space", space_name(space))
            .with("thalers", thalers),
        Event::Went {
            seat,
            space,
            half,
            thalers,
        } => by("kanal-event-went", seat)
            .with("space", half_name(space, half))
            .with("thalers", thalers),
        // Things
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
        // The industry board
        Event::Built { seat, card, plot } => by("kanal-event-built", seat)
            .with("card", card_name(game, card))
            .with("plot", plot_name(plot)),
        Event::Laid { seat, piece, space } => by("kanal-event-laid", seat)
            .with("piece", piece_name(piece))
            .with("space", route_place(space)),
        Event::Activated {
            seat,
            card,
            plot,
            way,
        } => by(activated_by(way), seat)
            .with("card", card_name(game, card))
            .with("plot", plot_name(plot)),
        Event::Used { seat, card, effect } => by("kanal-event-used", seat)
            .with("card", card_name(game, card))
            .with("effect", effect_text(game, card, effect)),
        Event::LaidAside { seat, space } => {
            by("kanal-event-laid-aside", seat).with("space", route_place(space))
        }
        Event::BridgeGone { seat, space } => {
            by("kanal-event-bridge-gone", seat).with("space", route_place(space))
        }
        Event::TokenBack { seat, card, plot } => by("kanal-event-token-back", seat)
            .with("card", card_name(game, card))
            .with("plot", plot_name(plot)),
    }
}

const fn activated_by(way: Way) -> &'static str {
    match way {
        Way::Routes => "kanal-event-activated-routes",
        Way::Bridges => "kanal-event-activated-bridges",
    }
}

/// An action in a sentence.
pub(crate) fn describe(game: &Kanal, action: &Action) -> Message {
    match *action {
        Action::Go { space, half } => {
            Message::new("kanal-do-go").with("space", half_name(space, half))
        }
        Action::Buy(thing) => Message::new("kanal-do-buy").with("gain", amount(thing, 1)),
        Action::Turn => Message::new("kanal-do-turn").with("cost", purse(game.rules.turn_cost)),
        Action::Lay { piece, space } => Message::new("kanal-do-lay")
            .with("piece", piece_name(piece))
            .with("space", route_place(space))
            .with("cost", purse(game.rules.piece_cost(piece))),
        Action::Build { card, plot, cost } => {
            let cost = build_cost(game, card, cost).unwrap_or_default();
            Message::new("kanal-do-build")
                .with("card", card_name(game, card))
                .with("plot", plot_name(plot))
                .with("cost", purse(cost))
        }
        Action::Discard => Message::new("kanal-do-discard"),
        Action::Gain(thing) => Message::new("kanal-do-gain").with("thing", thing_name(thing)),
        Action::GainRest => Message::new("kanal-do-gain-rest"),
        Action::Activate(plot) => Message::new("kanal-do-activate").with("plot", plot_name(plot)),
        Action::Use {
            effect,
            price,
            with,
        } => describe_use(effect, price, with),
        Action::Finish => Message::new("kanal-do-finish"),
        Action::End => Message::new("kanal-do-end"),
        Action::Wheel => Message::new("kanal-do-wheel"),
        Action::Done => Message::new("kanal-do-done"),
    }
}

fn describe_use(effect: u8, price: u8, with: With) -> Message {
    let key = match (with, price) {
        (With::Nothing, 0) => "kanal-do-use",
        (With::Nothing, _) => "kanal-do-use-price",
        (With::Amount(_), _) => "kanal-do-use-amount",
        (With::Bridge(_), _) => "kanal-do-use-bridge",
        (With::Things(_), _) => "kanal-do-use-things",
        (With::Gain(_), 0) => "kanal-do-use-gain",
        (With::Gain(_), _) => "kanal-do-use-price-gain",
    };
    let message = Message::new(key)
        .with("effect", effect + 1)
        .with("price", price + 1);
    match with {
        With::Nothing => message,
        With::Amount(amount) => message.with("amount", amount),
        With::Bridge(space) => message.with("space", route_place(space)),
        With::Things(things) => {
            message.with("things", list(things.iter().map(thing_name).collect()))
        }
        With::Gain(gain) => message.with("gain", gain + 1),
    }
}
