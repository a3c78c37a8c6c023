//! What a tile costs, and every way to pay for it.

use crate::action::Payment;
use crate::parts::{Card, Engineer, Tile};
use crate::refusal::Refusal;
use crate::rules::Rules;

/// What decides how tiles may be paid for.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Purse {
    /// What tiles cost.
    pub rules: &'static Rules,
    /// The cards of each kind.
    pub kinds: [u8; 5],
    /// The engineer at work.
    pub engineer: Engineer,
    /// CM-ENG-4: whether half a surveyor is left for this canal.
    pub half: bool,
}

/// The ways to pay for one kind of tile.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Ways {
    ways: [Payment; Ways::MOST],
    len: usize,
}

impl Ways {
    const MOST: usize = 12;

    pub(crate) fn as_slice(&self) -> &[Payment] {
        &self.ways[..self.len]
    }

    fn push(&mut self, payment: Payment) {
        self.ways[self.len] = payment;
        self.len += 1;
    }
}

impl Payment {
    /// How many cards leave the hand.
    pub const fn size(&self) -> u8 {
        self.cards + self.surveyors
    }
}

/// Whether so many cards and surveyors pay a cost, and if so whether half a surveyor is left for the next tile.
fn covers(cost: u8, cards: u8, surveyors: u8, purse: &Purse) -> Option<bool> {
    if purse.engineer != Engineer::Smeaton {
        return (cards + surveyors == cost).then_some(false);
    }
    // CM-ENG-4: a surveyor stands for one card or for two in a row, also across two tiles. The half that is left over
    // from the tile before is used if it can be: holding it back would lose it.
    let halves = if purse.half { [1, 0] } else { [0, 0] };
    halves.into_iter().find_map(|half| {
        let due = cost.checked_sub(half)?;
        let (least, most) = (cards + surveyors, cards + 2 * surveyors);
        (least <= due && due <= most).then_some(most > due)
    })
}

impl Purse {
    /// CM-BUILD-7: how many cards a tile costs.
    #[inline]
    fn cost(&self, tile: Tile) -> u8 {
        self.rules.cards_for(tile, self.engineer)
    }

    /// Every way to pay for a tile.
    pub(crate) fn ways(&self, tile: Tile) -> Ways {
        let card = tile.card();
        let cost = self.cost(tile);
        let none = Payment {
            card,
            cards: 0,
            surveyors: 0,
        };
        let mut ways = Ways {
            ways: [none; Ways::MOST],
            len: 0,
        };
        let most = cost.min(self.kinds[card.index()]);
        for surveyors in 0..=cost.min(self.kinds[Card::Surveyor.index()]) {
            // Without Smeaton the surveyors stand for exactly what the cards lack.
            let lacking = cost - surveyors;
            let cards = if self.engineer == Engineer::Smeaton {
                0..=most
            } else if lacking <= most {
                lacking..=lacking
            } else {
                continue;
            };
            for cards in cards.rev() {
                if covers(cost, cards, surveyors, self).is_some() {
                    ways.push(Payment {
                        card,
                        cards,
                        surveyors,
                    });
                }
            }
        }
        if self.brindley_lock(tile) && self.kinds[Card::Stretch.index()] > 0 {
            ways.push(Payment {
                card: Card::Stretch,
                cards: 1,
                surveyors: 0,
            });
        }
        ways
    }

    /// CM-ENG-1: Brindley's player may pay for a lock with a stretch card.
    fn brindley_lock(&self, tile: Tile) -> bool {
        tile == Tile::Lock && self.engineer == Engineer::Brindley
    }

    /// Whether the payment is right and the cards are there.
    pub(crate) fn check(&self, tile: Tile, pay: &Payment) -> Result<(), Refusal> {
        let cost = self.cost(tile);
        if pay.card != tile.card() {
            let stretch_for_lock = tile == Tile::Lock && pay.card == Card::Stretch;
            if stretch_for_lock && !self.brindley_lock(tile) {
                return Err(Refusal::NotBrindley);
            }
            if !stretch_for_lock || pay.cards == 0 {
                return Err(self.wrong(tile, cost, pay));
            }
        }
        if covers(cost, pay.cards, pay.surveyors, self).is_none() {
            return Err(self.wrong(tile, cost, pay));
        }
        for (card, need) in [(pay.card, pay.cards), (Card::Surveyor, pay.surveyors)] {
            let have = self.kinds[card.index()];
            if need > have {
                return Err(Refusal::CardsLacking { card, need, have });
            }
        }
        Ok(())
    }

    fn wrong(&self, tile: Tile, need: u8, pay: &Payment) -> Refusal {
        Refusal::WrongPayment {
            tile,
            need,
            paid: pay.size(),
        }
    }

    /// Whether half a surveyor is left after this payment.
    pub(crate) fn leaves_half(&self, tile: Tile, pay: &Payment) -> bool {
        covers(self.cost(tile), pay.cards, pay.surveyors, self) == Some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn purse(engineer: Engineer, kinds: [u8; 5]) -> Purse {
        Purse {
            rules: Rules::of(1),
            kinds,
            engineer,
            half: false,
        }
    }

    fn ways(purse: Purse, tile: Tile) -> Vec<(u8, u8)> {
        let ways = purse.ways(tile);
        ways.as_slice()
            .iter()
            .map(|pay| (pay.cards, pay.surveyors))
            .collect()
    }

    #[test]
    fn build_7_a_surveyor_stands_for_any_one_card() {
        let hand = purse(Engineer::Rennie, [0, 0, 2, 2, 2]);
        assert_eq!(ways(hand, Tile::Aqueduct), [(2, 0), (1, 1), (0, 2)]);
        assert_eq!(ways(hand, Tile::Tunnel), [(2, 1), (1, 2)]);
        assert_eq!(ways(hand, Tile::Lock), [(0, 1)]);
    }

    #[test]
    fn eng_2_and_3_save_a_card() {
        assert_eq!(
            ways(purse(Engineer::Jessop, [0, 0, 2, 2, 0]), Tile::Tunnel),
            [(2, 0)]
        );
        assert_eq!(
            ways(purse(Engineer::Telford, [0, 0, 2, 2, 0]), Tile::Aqueduct),
            [(1, 0)]
        );
    }

    #[test]
    fn eng_4_smeatons_surveyor_stands_for_two_in_a_row() {
        let mut hand = purse(Engineer::Smeaton, [0, 0, 0, 1, 1]);
        assert_eq!(ways(hand, Tile::Tunnel), [(1, 1)]);
        assert_eq!(ways(hand, Tile::Stretch), [(0, 1)]);
        let one = |surveyors| Payment {
            card: Card::Stretch,
            cards: 0,
            surveyors,
        };
        assert!(hand.leaves_half(Tile::Stretch, &one(1)));
        hand.half = true;
        assert_eq!(ways(hand, Tile::Stretch), [(0, 0), (0, 1)]);
        assert!(!hand.leaves_half(Tile::Stretch, &one(0)));
    }

    #[test]
    fn every_way_offered_is_accepted() {
        for engineer in Engineer::ALL {
            for half in [false, true] {
                let hand = Purse {
                    rules: Rules::of(1),
                    kinds: [3, 3, 3, 3, 3],
                    engineer,
                    half,
                };
                for tile in Tile::ALL {
                    for pay in hand.ways(tile).as_slice() {
                        assert_eq!(hand.check(tile, pay), Ok(()), "{engineer} {tile} {pay:?}");
                    }
                }
            }
        }
    }
}
