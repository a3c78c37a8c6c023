//! What a thing on the table is, for who asks.

use crate::Arriala;
use crate::cards::Card;
use crate::information::InformationState;
use crate::place::Colour;
use crate::target::{Target, guide};
use crate::words::card_name;
use towpath_core::{About, Audience, Message};

/// What a thing is.
pub(crate) fn about(game: &Arriala, info: &InformationState, target: &Target) -> Option<About> {
    let rules = &game.rules;
    let place = |at| Message::new("arriala-about-place").with("place", game.place_name(at));
    Some(match *target {
        Target::Worker { colour, at } => worker(game, info, colour)
            .line(place(at))
            .line(Message::new("arriala-about-worker-use"))
            .rule("AR-MOVE-1"),
        Target::Stop(at) => {
            let use_of = match game.layout.number(at) {
                Some(_) => "arriala-about-cell-use",
                None => "arriala-about-town-use",
            };
            About::new(place(at))
                .line(Message::new(use_of))
                .rule("AR-COMP-2")
        }
        Target::Vineyard(at) => About::new(place(at))
            .line(
                Message::new("arriala-about-vineyard-use")
                    .with("there", rules.vineyard_cost)
                    .with("back", rules.return_cost),
            )
            .rule("AR-END-2"),
        Target::River => About::new(Message::new("arriala-about-river"))
            .line(
                Message::new("arriala-about-river-use")
                    .with("points", rules.river_cost)
                    .with("renown", rules.river_renown),
            )
            .rule("AR-WORK-1"),
        Target::Art(work) => About::new(named(game.art_name(work)))
            .line(card_use(game, Card::Art))
            .rule("AR-ART-1"),
        Target::Card(card) => About::new(named(card_name(card)))
            .line(card_use(game, card))
            .line(Message::new("arriala-about-card-cost").with("points", rules.card_cost))
            .rule("AR-CARD-2"),
        Target::PlaceWorker => About::new(Message::new("arriala-about-reserve"))
            .line(Message::new("arriala-about-reserve-use").with("points", rules.place_cost))
            .rule("AR-TURN-2"),
        Target::BuildLock => About::new(named(card_name(Card::Lock)))
            .line(card_use(game, Card::Lock))
            .line(Message::new("arriala-about-lock-cost").with("points", rules.lock_cost))
            .rule("AR-LOCK-1"),
        Target::Draw => About::new(Message::new("arriala-about-pile"))
            .line(Message::new("arriala-about-pile-use").with("points", rules.draw_cost))
            .rule("AR-CARD-1"),
        Target::Section(_) => About::new(Message::new("arriala-about-section"))
            .line(guide(game, info, &[], *target)?)
            .rule("AR-SEC-1"),
        Target::EndTurn => return None,
    })
}

/// A word that stands alone, as a heading.
fn named(word: Message) -> Message {
    Message::new("arriala-about-name").with("name", word)
}

fn worker(game: &Arriala, info: &InformationState, colour: Colour) -> About {
    let own = matches!(info.audience, Audience::Seat(seat) if Colour::from(seat) == colour);
    About::new(match own {
        true => Message::new("arriala-about-own-worker"),
        false => Message::new("arriala-about-worker").with("side", game.whose(colour)),
    })
}

fn card_use(game: &Arriala, card: Card) -> Message {
    let rules = &game.rules;
    match card {
        Card::Move2 => Message::new("arriala-about-move").with("cells", 2u8),
        Card::Move3 => Message::new("arriala-about-move").with("cells", 3u8),
        Card::Move4 => Message::new("arriala-about-move").with("cells", 4u8),
        Card::Move5 => Message::new("arriala-about-move").with("cells", 5u8),
        Card::Anywhere => Message::new("arriala-about-anywhere"),
        Card::OwnToVineyard => Message::new("arriala-about-own-to-vineyard"),
        Card::AnyToVineyard => Message::new("arriala-about-any-to-vineyard"),
        Card::OwnToCanal => Message::new("arriala-about-own-to-canal"),
        Card::AnyToCanal => Message::new("arriala-about-any-to-canal"),
        Card::Lock => Message::new("arriala-about-lock").with("renown", rules.lock_renown),
        Card::Art => Message::new("arriala-about-art").with("renown", rules.art_renown),
    }
}
