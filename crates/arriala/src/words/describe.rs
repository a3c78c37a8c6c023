//! What can be done, in sentences.

use super::{card_list, colour_name, means_name};
use crate::Arriala;
use crate::action::{Action, Means, Payment};
use crate::packed::Walk;
use crate::place::Place;
use towpath_core::Message;

/// An action in a sentence, with its cost.
pub(crate) fn describe(game: &Arriala, action: Action) -> Message {
    let place = |place: Place| game.place_name(place);
    let message = match action {
        Action::Walk(walk) => game.describe_walk(walk),
        Action::Anywhere { from, to } => Message::new("arriala-action-anywhere")
            .with("from", place(from))
            .with("to", place(to)),
        Action::ToVineyard { from, to, means } => {
            let keys = Transfer {
                own: "arriala-action-to-vineyard",
                any: "arriala-action-any-to-vineyard",
            };
            game.describe_transfer(keys, (from, to), means)
        }
        Action::ToCanal { from, to, means } => {
            let keys = Transfer {
                own: "arriala-action-to-canal",
                any: "arriala-action-any-to-canal",
            };
            game.describe_transfer(keys, (from, to), means)
        }
        Action::Place { to } => Message::new("arriala-action-place").with("to", place(to)),
        Action::River { from } => Message::new("arriala-action-river-work")
            .with("from", place(from))
            .with("points", game.rules.river_renown),
        Action::Lock { at, by } => match by {
            Payment::Points => Message::new("arriala-action-lock"),
            Payment::Card => Message::new("arriala-action-lock-by-card"),
        }
        .with("at", place(at)),
        Action::Art { work } => {
            Message::new("arriala-action-art").with("work", game.art_name(work))
        }
        Action::Draw => Message::new("arriala-action-draw"),
        Action::End => Message::new("arriala-action-end"),
    };
    message.with("cost", action.cost(&game.rules))
}

/// The messages of a change between canal and vineyard.
struct Transfer {
    /// For an own worker.
    own: &'static str,
    /// For anybody's, by the card that allows it.
    any: &'static str,
}

impl Arriala {
    fn describe_walk(&self, walk: Walk) -> Message {
        let message = if walk.cards().is_empty() {
            Message::new("arriala-action-walk")
        } else {
            Message::new("arriala-action-walk-with-cards")
                .with("cards", card_list(walk.cards().cards()))
                .with("extra", walk.extra_steps())
        };
        message
            .with("colour", colour_name(walk.colour()))
            .with("from", self.place_name(walk.from()))
            .with("to", self.place_name(walk.to()))
    }

    fn describe_transfer(
        &self,
        keys: Transfer,
        (from, to): (Place, Place),
        means: Means,
    ) -> Message {
        let message = match means {
            Means::Points | Means::OwnCard => Message::new(keys.own),
            Means::AnyCard(colour) => Message::new(keys.any).with("colour", colour_name(colour)),
        };
        message
            .with("from", self.place_name(from))
            .with("to", self.place_name(to))
            .with("means", means_name(means))
    }
}
