//! What a thing on the table is, for who asks.

use crate::Kanal;
use crate::card::CardId;
use crate::purse::Thing;
use crate::space::ActionSpace;
use crate::state::State;
use crate::target::Target;
use crate::wheel;
use crate::words::{
    amount, card_name, card_text, effect_text, either, half_name, lower_name, period_name,
    piece_name, plot_name, purse, thing_name,
};
use towpath_core::{About, Message};

/// What a thing is.
pub(crate) fn about(game: &Kanal, state: &State, target: &Target) -> Option<About> {
    let me = state.me();
    Some(match *target {
        Target::Card(card) => building(game, card)?.rule("KA-BUILD-1"),
        Target::Plot(plot) => match me.card_at(plot) {
            Some(card) => building(game, card)?.rule("KA-ACTV-1"),
            None => About::new(Message::new("kanal-about-plot").with("plot", plot_name(plot)))
                .line(Message::new("kanal-about-plot-empty"))
                .rule("KA-BUILD-1"),
        },
        Target::Effect(number) => {
            let card = me.card_at(state.work.active?.plot)?;
            About::new(card_name(game, card))
                .line(effect_text(game, card, number))
                .rule("KA-ACTV-2")
        }
        Target::Piece(piece) => {
            let cost = purse(game.rules.piece_cost(piece));
            About::new(named(piece_name(piece)))
                .line(Message::new("kanal-about-cost").with("cost", cost))
                .line(Message::new("kanal-about-piece"))
                .rule("KA-BUILD-2")
        }
        Target::Route(_) => About::new(Message::new("kanal-about-route"))
            .line(Message::new("kanal-about-route-use"))
            .rule("KA-BUILD-2"),
        Target::Space { at, half } => space(state, at, half_name(at, half)),
        Target::Pile(period) => {
            let name = Message::new("kanal-about-pile").with("period", period_name(period));
            About::new(name)
                .line(Message::new("kanal-about-pile-use"))
                .rule("KA-ROUND-1")
        }
        Target::Buy(thing) => {
            let about = material(game, thing);
            let price = wheel::price_of(&game.rules, me, thing);
            price
                .into_iter()
                .fold(about, |about, price| {
                    let cost = amount(Thing::Thaler, price);
                    about.line(Message::new("kanal-about-buy").with("cost", cost))
                })
                .rule("KA-ANY-1")
        }
        Target::Gain(thing) => material(game, thing).rule("KA-WHEEL-1"),
        Target::Wheel(_) => {
            let cost = purse(game.rules.turn_cost);
            About::new(Message::new("kanal-about-wheel"))
                .line(Message::new("kanal-about-wheel-use"))
                .line(Message::new("kanal-about-wheel-paid").with("cost", cost))
                .rule("KA-WHEEL-2")
        }
        Target::Rest | Target::Finish | Target::End | Target::Done => return None,
    })
}

/// A word that stands alone, as a heading.
fn named(word: Message) -> Message {
    Message::new("kanal-about-name").with("name", word)
}

fn building(game: &Kanal, card: CardId) -> Option<About> {
    let facts = game.components.cards[card.index()].as_ref()?;
    let costs = facts.costs.iter().flatten().map(|cost| purse(*cost));
    let cost = either(costs.collect()).unwrap_or_else(|| Message::new("kanal-nothing"));
    Some(
        About::new(card_name(game, card))
            .line(
                Message::new("kanal-about-building")
                    .with("cost", cost)
                    .with("prestige", facts.prestige)
                    .with("period", period_name(card.period())),
            )
            .line(card_text(game, card)),
    )
}

fn space(state: &State, at: ActionSpace, name: Message) -> About {
    let mut about = About::new(named(name)).rule("KA-ACT-2");
    let thalers = state.purses[at as usize];
    if thalers > 0 {
        let line = Message::new("kanal-about-space-thalers");
        about = about.line(line.with("cost", amount(Thing::Thaler, u16::from(thalers))));
    }
    if let Some(period) = at.cover() {
        let line = Message::new("kanal-about-space-later");
        about = about.line(
            line.with("period", period_name(period))
                .with("action", lower_name(at)),
        );
    }
    about.line(Message::new("kanal-about-space"))
}

fn material(game: &Kanal, thing: Thing) -> About {
    let most = Message::new("kanal-about-material").with("most", game.rules.limit(thing));
    About::new(named(thing_name(thing))).line(most)
}
