//! What actions cost, worked out once a table.

use crate::action::Action;
use crate::cards::Cards;
use crate::packed::{PRICE_CLASSES, PackedAction};
use crate::rules::Rules;

/// What an action costs.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Price {
    /// Action points, the playing of cards included.
    pub points: u8,
    /// Cards that are played.
    pub cards: Cards,
}

/// The prices of all actions. All but those of walks are looked up, since a processor cannot foresee the kind of the next
/// action.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    card_cost: u8,
    table: [Price; PRICE_CLASSES],
}

impl Prices {
    /// The prices under these rules.
    pub(crate) fn new(rules: &Rules) -> Prices {
        let free = Price {
            points: 0,
            cards: Cards::NONE,
        };
        let mut table = [free; PRICE_CLASSES];
        for action in PackedAction::one_of_each_price() {
            let plain = action.unpack();
            table[action.price_class()] = Price {
                points: plain.cost(rules),
                cards: plain.cards(),
            };
        }
        Prices {
            card_cost: rules.card_cost,
            table,
        }
    }

    /// The price of an action.
    #[inline]
    pub(crate) fn of(&self, action: PackedAction) -> Price {
        match action.walk() {
            Some(walk) => Price {
                points: self.card_cost * walk.cards().len() + walk.extra_steps(),
                cards: walk.cards().cards(),
            },
            None => self.table[action.price_class()],
        }
    }
}

impl Action {
    /// The cards it plays.
    pub(crate) fn cards(self) -> Cards {
        match self {
            Action::Walk(walk) => walk.cards().cards(),
            Action::Anywhere { .. }
            | Action::ToVineyard { .. }
            | Action::ToCanal { .. }
            | Action::Place { .. }
            | Action::River { .. }
            | Action::Lock { .. }
            | Action::Art { .. }
            | Action::Draw
            | Action::End => self.card().map_or(Cards::NONE, Cards::only),
        }
    }
}
