//! What is asked: in one sentence for everybody, and step by step for the player who decides.

use crate::Kanal;
use crate::action::{Action, With};
use crate::card::CardId;
use crate::effect::{Card, Fee, Open, Pick, Piece, PieceSet, Price};
use crate::legal::FIRST_ROUTES;
use crate::measure::{Outcome, measure, outcome};
use crate::purse::Thing;
use crate::round::{discard_threatens, seat_of_action};
use crate::space::{ActionSpace, Half, Parts};
use crate::state::{Active, Finale, Phase, State};
use crate::target::{Target, active_card, legal_actions};
use crate::turn::{Step, step};
use crate::words::{
    card_name, effect_text, either, lays_free, list, outcome_text, period_name, pick_text,
    piece_name, plot_name, purse, space_name, thing_name, who,
};
use towpath_core::Message;

/// What is being asked, and of whom.
pub(crate) fn question(game: &Kanal, state: &State) -> Message {
    let key = match step(state) {
        Step::Place => "kanal-ask-place",
        Step::Go => "kanal-ask-go",
        Step::Parts => "kanal-ask-parts",
        Step::Waiting => "kanal-ask-waiting",
        Step::Effects => "kanal-ask-effects",
        Step::Pay => "kanal-ask-pay",
        Step::Gain if state.work.gain.is_empty() => "kanal-ask-pick",
        Step::Gain => "kanal-ask-gain",
        Step::Wheel if state.phase == Phase::Turned => "kanal-ask-turned",
        Step::Wheel => "kanal-ask-wheel",
        Step::Over => "kanal-ask-over",
    };
    let mut message = Message::new(key)
        .with("seat", who(state.seat))
        .with("round", state.round);
    if let Some((_, card)) = active(state) {
        message = message.with("card", card_name(game, card));
    }
    if let Some(space) = state.work.space {
        message = message.with("space", space_name(space));
    }
    if !state.work.gain.is_empty() {
        message = message.with("gain", purse(state.work.gain));
    }
    message
}

/// What is good to know beside the question.
pub(crate) fn note(game: &Kanal, state: &State) -> Option<Message> {
    // KA-ROUND-5: the table is told in good time.
    if discard_threatens(game, state) {
        let lowest = *state.display.cards().first()?;
        return Some(Message::new("kanal-note-discard").with("card", card_name(game, lowest)));
    }
    // KA-SCORE-1: who has built nothing yet has less than nothing.
    let empty = state.players[state.seat.index()].empty_spaces();
    let begins = state.round == 1 && state.phase != Phase::Over;
    begins.then(|| Message::new("kanal-note-empty").with("count", empty.count_ones()))
}

/// The next question to the player who decides, after these touches.
pub(crate) fn prompt(game: &Kanal, state: &State, picked: &[Target], open: &[Action]) -> Message {
    match *picked {
        [] => next_step(game, state, open),
        [Target::Card(card)] => {
            Message::new("kanal-prompt-plot").with("card", card_name(game, card))
        }
        [Target::Card(card), Target::Plot(plot)] => Message::new("kanal-prompt-pay")
            .with("card", card_name(game, card))
            .with("plot", plot_name(plot)),
        [Target::Piece(piece)] => where_to(game, state, piece),
        [Target::Route(_)] => Message::new("kanal-prompt-here").with("pieces", pieces_of(open)),
        [Target::Effect(effect)] => how_to_use(game, state, effect, open),
        _ => next_step(game, state, open),
    }
}

/// The question before anything is touched.
fn next_step(game: &Kanal, state: &State, open: &[Action]) -> Message {
    match step(state) {
        Step::Place => Message::new("kanal-prompt-place").with("parts", list(first_routes(state))),
        Step::Go => {
            // KA-ACT-3: the start player has one action more.
            let rest = state.actions..game.rules.actions;
            let own = rest.filter(|n| seat_of_action(&game.rules, state.start, *n) == state.seat);
            Message::new("kanal-prompt-go").with("left", own.count() as u32)
        }
        Step::Parts => parts_prompt(state, open),
        Step::Waiting => {
            let count = state.work.waiting().count_ones();
            Message::new("kanal-prompt-waiting").with("count", count)
        }
        Step::Effects => match active(state) {
            Some((active, card)) => effects_prompt(game, state, &active, card, open),
            None => question(game, state),
        },
        Step::Pay => pay_prompt(game, state),
        Step::Gain => match state.work.picking() {
            Some(picking) => Message::new("kanal-prompt-pick").with(
                "pick",
                pick_text(Pick {
                    kinds: picking.kinds,
                    each: picking.each,
                    from: picking.from,
                }),
            ),
            None => Message::new("kanal-prompt-gain").with("gain", purse(state.work.gain)),
        },
        Step::Wheel if open.contains(&Action::Wheel) => {
            Message::new("kanal-prompt-wheel").with("round", state.round)
        }
        Step::Wheel => match state.finale {
            Finale::LastRound => Message::new("kanal-prompt-game-end"),
            Finale::Open | Finale::NextRound => {
                Message::new("kanal-prompt-next-round").with("next", state.round + 1)
            }
        },
        Step::Over => Message::new("kanal-ask-over"),
    }
}

/// The building that is being activated.
fn active(state: &State) -> Option<(Active, CardId)> {
    let active = state.work.active?;
    Some((active, state.me().card_at(active.plot)?))
}

/// So many of a piece.
fn pieces(piece: Piece, count: u8) -> Message {
    let key = match piece {
        Piece::Path => "kanal-count-path",
        Piece::Road => "kanal-count-road",
        Piece::Rail => "kanal-count-rail",
        Piece::Canal => "kanal-count-canal",
        Piece::Bridge => "kanal-count-bridge",
    };
    Message::new(key).with("count", count)
}

/// The first routes that are still to be placed.
fn first_routes(state: &State) -> Vec<Message> {
    let left = |(piece, all): (Piece, u32)| {
        let left = all.saturating_sub(state.me().with(piece).count_ones());
        (left > 0).then(|| pieces(piece, left as u8))
    };
    FIRST_ROUTES.into_iter().filter_map(left).collect()
}

/// The parts of an action in a row: `1 building and 1 path or road`.
pub(crate) fn parts_text(space: Option<ActionSpace>, parts: Parts) -> Message {
    let Parts {
        building,
        bridge,
        path,
        road,
        light,
        route,
        gain,
    } = parts;
    // The gain and the bridge of a space are alternatives, and its name says so.
    if let (1.., Some(space)) = (gain, space) {
        return space_name(space);
    }
    let counts = [
        (building, "kanal-count-building"),
        (bridge, "kanal-count-bridge"),
        (path, "kanal-count-path"),
        (road, "kanal-count-road"),
        (light, "kanal-count-light"),
        (route, "kanal-count-route"),
    ];
    let left = counts.into_iter().filter(|(count, _)| *count > 0);
    list(
        left.map(|(count, key)| Message::new(key).with("count", count))
            .collect(),
    )
}

/// The parts of the action of which one of these actions uses something.
fn usable_parts(parts: Parts, open: &[Action]) -> Parts {
    let mut usable = Parts::default();
    for action in open {
        match *action {
            Action::Build { .. } | Action::Discard => usable.building = parts.building,
            Action::Gain(_) => usable.gain = parts.gain,
            Action::Lay { piece, .. } => {
                match piece {
                    Piece::Bridge => usable.bridge = parts.bridge,
                    Piece::Path => usable.path = parts.path,
                    Piece::Road => usable.road = parts.road,
                    Piece::Rail | Piece::Canal => {}
                }
                match piece {
                    Piece::Path | Piece::Road => usable.light = parts.light,
                    Piece::Rail | Piece::Canal | Piece::Bridge => {}
                }
                usable.route = parts.route;
            }
            Action::Go { .. }
            | Action::Buy(_)
            | Action::Turn
            | Action::GainRest
            | Action::Activate(_)
            | Action::Use { .. }
            | Action::Finish
            | Action::End
            | Action::Wheel
            | Action::Done => {}
        }
    }
    usable
}

/// Whether something can be bought or the wheel turned.
fn can_trade(open: &[Action]) -> bool {
    let trade = |action: &Action| matches!(action, Action::Buy(_) | Action::Turn);
    open.iter().any(trade)
}

fn parts_prompt(state: &State, open: &[Action]) -> Message {
    let (space, parts) = (state.work.space, state.work.parts);
    if parts == Parts::default() {
        return Message::new("kanal-prompt-action-done");
    }
    if usable_parts(parts, open) == Parts::default() {
        let key = match can_trade(open) {
            true => "kanal-prompt-stuck",
            false => "kanal-prompt-stuck-end",
        };
        return Message::new(key).with("parts", parts_text(space, parts));
    }
    if let (true, Some(period)) = (open.contains(&Action::Discard), state.current_pile()) {
        let rest = Parts {
            building: 0,
            ..parts
        };
        let full = Message::new(match rest == Parts::default() {
            true => "kanal-prompt-discard",
            false => "kanal-prompt-discard-build",
        });
        return full
            .with("period", period_name(period))
            .with("parts", parts_text(space, rest));
    }
    if let Some(message) = routes_prompt(space, parts) {
        return message;
    }
    let key = match parts.gain {
        0 => "kanal-prompt-build",
        _ => "kanal-prompt-take",
    };
    Message::new(key).with("parts", parts_text(space, parts))
}

/// The question of an action that lays several routes of one sort, and nothing else.
fn routes_prompt(space: Option<ActionSpace>, parts: Parts) -> Option<Message> {
    let all = space?.parts(Half::Upper);
    let (key, count, left) = match (all.light, all.route) {
        (2.., 0) => ("kanal-prompt-lay-light", all.light, parts.light),
        (0, 2..) => ("kanal-prompt-lay-route", all.route, parts.route),
        _ => return None,
    };
    let only = Parts {
        light: parts.light,
        route: parts.route,
        ..Parts::default()
    };
    (parts == only && left > 0).then(|| {
        Message::new(key)
            .with("count", count)
            .with("number", count - left + 1)
    })
}

/// What ending the turn now would lose, if anything could still be made of the action.
pub(crate) fn lost_parts(game: &Kanal, state: &State) -> Option<Message> {
    let (space, parts) = (state.work.space, state.work.parts);
    if step(state) != Step::Parts || parts == Parts::default() {
        return None;
    }
    let open = legal_actions(game, state);
    let usable = usable_parts(parts, &open);
    match usable == Parts::default() {
        false => Some(parts_text(space, usable)),
        true => can_trade(&open).then(|| parts_text(space, parts)),
    }
}

/// The building effect that is under way: whether it is free, and its pieces.
pub(crate) fn building(game: &Kanal, state: &State) -> Option<(Fee, PieceSet)> {
    let card = active_card(game, state)?;
    let (fee, pieces, _) = state.work.active?.building(card)?;
    Some((fee, pieces))
}

/// The effects that these actions use, each once.
fn usable_effects(open: &[Action]) -> Vec<u8> {
    let mut effects = Vec::new();
    for action in open {
        if let Action::Use { effect, .. } = action
            && !effects.contains(effect)
        {
            effects.push(*effect);
        }
    }
    effects
}

/// What is left to choose of a price.
fn pay_prompt(game: &Kanal, state: &State) -> Message {
    match (state.work.paying(), active(state)) {
        (Some(paying), Some(_)) if paying.owed > 0 => {
            Message::new("kanal-prompt-next-bridge").with("left", paying.owed)
        }
        (_, Some((_, card))) => {
            Message::new("kanal-prompt-which-gain").with("card", card_name(game, card))
        }
        (_, None) => question(game, state),
    }
}

fn effects_prompt(
    game: &Kanal,
    state: &State,
    active: &Active,
    card: CardId,
    open: &[Action],
) -> Message {
    let lays = |action: &Action| matches!(action, Action::Lay { .. });
    if open.iter().any(lays)
        && let Some((fee, pieces)) = building(game, state)
    {
        let key = match fee {
            Fee::Free => "kanal-prompt-piece-free",
            Fee::Paid => "kanal-prompt-piece-paid",
        };
        let build = active.build(game.card(card));
        let count = build.map_or(0, |build| build.count);
        return Message::new(key)
            .with("pieces", pieces_text(pieces))
            .with("number", count.saturating_sub(active.pieces) + 1)
            .with("count", count);
    }
    let message = |key: &'static str| Message::new(key).with("card", card_name(game, card));
    match usable_effects(open)[..] {
        [] => message("kanal-prompt-no-effect"),
        [only] if active.left > 0 && active.effect == only => {
            message("kanal-prompt-exchange").with("left", active.left)
        }
        [only] => match plain_gain(game, state, active, card, only) {
            Some(gain) => message("kanal-prompt-effect-take").with("gain", gain),
            None => priced_prompt(game, state, active, card, only).unwrap_or_else(|| {
                message("kanal-prompt-effect").with("effect", effect_text(game, card, only))
            }),
        },
        ref several => {
            let key = match exclusive(game.card(card), several) {
                true => "kanal-prompt-effects-one",
                false => "kanal-prompt-effects",
            };
            message(key).with("count", several.len() as u32)
        }
    }
}

/// What an effect without a price gives now, if that is things or prestige.
fn plain_gain(
    game: &Kanal,
    state: &State,
    active: &Active,
    card: CardId,
    effect: u8,
) -> Option<Message> {
    let effect = game.card(card).effects.get(usize::from(effect))?;
    let [gain] = &*effect.gains else {
        return None;
    };
    let outcome = outcome(state.me(), active.plot, gain, 0);
    let plain = outcome.is_plain() && effect.prices[0].is_none() && effect.times.is_none();
    plain.then(|| outcome_text(&outcome))
}

/// The question of an effect that has to be paid for.
fn priced_prompt(
    game: &Kanal,
    state: &State,
    active: &Active,
    card: CardId,
    number: u8,
) -> Option<Message> {
    let effect = game.card(card).effects.get(usize::from(number))?;
    let message = |key: &'static str| Message::new(key).with("card", card_name(game, card));
    if let ([Some(Price { open, .. }), None, ..], None) = (effect.prices, effect.times)
        && let Open::Amount { thing, from, to } = open
    {
        return Some(
            message("kanal-prompt-amount-of")
                .with("thing", thing_name(thing))
                .with("from", from)
                .with("to", to),
        );
    }
    match (effect.prices[0], effect.times) {
        (None, _) => None,
        (_, None) => Some(message("kanal-prompt-exchange-one")),
        (_, Some(times)) => {
            let count = measure(state.me(), active.plot, times);
            Some(message("kanal-prompt-exchange-of").with("count", count))
        }
    }
}

/// Whether using any of these effects rules out the others.
fn exclusive(card: &Card, effects: &[u8]) -> bool {
    let others = |number: u8| effects.iter().filter(move |other| **other != number);
    let excludes = |number: u8| card.effects[usize::from(number)].excludes;
    effects
        .iter()
        .all(|number| others(*number).all(|other| excludes(*number) >> other & 1 == 1))
}

/// What finishing with the active building now would lose, if an effect could still be used.
pub(crate) fn lost_effects(game: &Kanal, state: &State) -> Option<Message> {
    let (active, card) = active(state)?;
    let open = legal_actions(game, state);
    let mut effects = usable_effects(&open);
    let lays = |action: &Action| matches!(action, Action::Lay { .. });
    if open.iter().any(lays) && !effects.contains(&active.effect) {
        effects.insert(0, active.effect);
    }
    let losses = effects.into_iter();
    let losses: Vec<Message> = losses
        .filter_map(|effect| loss(game, state, &active, card, effect))
        .collect();
    (!losses.is_empty()).then(|| list(losses))
}

/// What is lost with an effect, in a few words.
fn loss(game: &Kanal, state: &State, active: &Active, card: CardId, number: u8) -> Option<Message> {
    if let Some(gain) = plain_gain(game, state, active, card, number) {
        return Some(gain);
    }
    let effect = game.card(card).effects.get(usize::from(number))?;
    let now = match &*effect.gains {
        [gain] => outcome(state.me(), active.plot, gain, 0),
        _ => Outcome::default(),
    };
    Some(match (now.build, now.turn) {
        _ if effect.prices[0].is_some() => Message::new("kanal-lost-exchange"),
        (Some((_, build)), false) => {
            let count = build.count;
            match build.pieces.iter().collect::<Vec<_>>()[..] {
                [only] => pieces(only, count),
                [Piece::Path, Piece::Road] => {
                    Message::new("kanal-count-light").with("count", count)
                }
                _ => Message::new("kanal-count-route").with("count", count),
            }
        }
        (None, true) => Message::new("kanal-lost-turn"),
        (Some(_), true) | (None, false) => effect_text(game, card, number),
    })
}

/// Alternative pieces in a row: `path or road`.
fn pieces_text(pieces: PieceSet) -> Message {
    let names = pieces.iter().map(piece_name).collect();
    either(names).unwrap_or_else(|| Message::new("kanal-nothing"))
}

/// The pieces that these actions build.
fn pieces_of(open: &[Action]) -> Message {
    pieces_text(open.iter().fold(PieceSet::NONE, |set, action| {
        if let Action::Lay { piece, .. } = action {
            set.with(*piece)
        } else {
            set
        }
    }))
}

fn where_to(game: &Kanal, state: &State, piece: Piece) -> Message {
    let key = match (piece, lays_free(game, state)) {
        (Piece::Bridge, true) => "kanal-prompt-bridge-free",
        (Piece::Bridge, false) => "kanal-prompt-bridge",
        (Piece::Path | Piece::Road | Piece::Rail | Piece::Canal, true) => "kanal-prompt-where-free",
        (Piece::Path | Piece::Road | Piece::Rail | Piece::Canal, false) => "kanal-prompt-where",
    };
    Message::new(key)
        .with("piece", piece_name(piece))
        .with("cost", purse(game.rules.piece_cost(piece)))
}

/// What an effect that was touched leaves open: a bridge, an amount, or one of several prices.
fn how_to_use(game: &Kanal, state: &State, effect: u8, open: &[Action]) -> Message {
    let amount = |action: &Action| {
        if let Action::Use {
            price,
            with: With::Amount(amount),
            ..
        } = action
        {
            Some((*price, *amount))
        } else {
            None
        }
    };
    let amounts: Vec<(u8, u8)> = open.iter().filter_map(amount).collect();
    let bridges = |action: &Action| {
        matches!(
            action,
            Action::Use {
                with: With::Bridge(_),
                ..
            }
        )
    };
    if let (Some((price, from)), Some((_, to))) = (amounts.first(), amounts.last())
        && amounts.len() == open.len()
        && let Some(thing) = chosen_thing(game, state, effect, *price)
    {
        return Message::new("kanal-prompt-amount")
            .with("thing", thing_name(thing))
            .with("from", *from)
            .with("to", *to);
    }
    let gains = |action: &Action| {
        matches!(
            action,
            Action::Use {
                price: 0,
                with: With::Gain(_),
                ..
            }
        )
    };
    if open.iter().all(gains)
        && let Some((_, card)) = active(state)
    {
        return Message::new("kanal-prompt-which-gain").with("card", card_name(game, card));
    }
    Message::new(match open.iter().all(bridges) {
        true => "kanal-prompt-which-bridge",
        false => "kanal-prompt-price",
    })
}

/// The thing of which a price lets the player choose an amount.
fn chosen_thing(game: &Kanal, state: &State, effect: u8, price: u8) -> Option<Thing> {
    let effect = active_card(game, state)?.effects.get(usize::from(effect))?;
    match effect.prices.get(usize::from(price)).copied()??.open {
        Open::Amount { thing, .. } => Some(thing),
        Open::Nothing | Open::Bridges { .. } | Open::Pick(_) => None,
    }
}
