//! What a tile costs, and every way to pay for it.

use crate::action::Payment;
use crate::parts::{Card, Engineer, Tile};
use crate::refusal::Refusal;
use crate::rules::{NEWEST, Rules};

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

/// The ways to pay for one kind of tile, a bit each: by surveyors, the fewest first, then by cards of the tile's own kind, the
/// most first; the last is Brindley's stretch card for a lock.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ways(u32);

impl Ways {
    /// The most cards that a tile costs.
    const DEAREST: u8 = 3;
    const BRINDLEY: u32 = 16;

    /// All that pay a cost, whatever is in hand: without Smeaton, with him, and with half a surveyor left.
    const COVERING: [[Ways; Ways::DEAREST as usize + 1]; 3] = {
        let mut all = [[Ways(0); Ways::DEAREST as usize + 1]; 3];
        let mut cost = 0;
        while cost <= Ways::DEAREST {
            all[0][cost as usize] = Ways::covering(cost, false, false);
            all[1][cost as usize] = Ways::covering(cost, true, false);
            all[2][cost as usize] = Ways::covering(cost, true, true);
            cost += 1;
        }
        all
    };

    const fn covering(cost: u8, smeaton: bool, half: bool) -> Ways {
        let mut bits = 0;
        let mut bit = 0;
        while bit < Ways::BRINDLEY {
            let (cards, surveyors) = Ways::counts(bit);
            if covers(cost, cards, surveyors, smeaton, half).is_some() {
                bits |= 1 << bit;
            }
            bit += 1;
        }
        Ways(bits)
    }

    /// The cards of the tile's own kind and the surveyors of a way that is not Brindley's.
    #[inline]
    const fn counts(bit: u32) -> (u8, u8) {
        (Ways::DEAREST - (bit % 4) as u8, (bit / 4) as u8)
    }

    /// Those for which a hand has enough cards of the tile's kind and surveyors.
    #[inline]
    const fn within(self, cards: u8, surveyors: u8) -> Ways {
        // The cards are four bits for each number of surveyors, the most cards lowest.
        let cards = match cards {
            0 => 0x8888,
            1 => 0xCCCC,
            2 => 0xEEEE,
            _ => 0xFFFF,
        };
        let surveyors = match surveyors {
            0 => 0x000F,
            1 => 0x00FF,
            2 => 0x0FFF,
            _ => 0xFFFF,
        };
        Ways(self.0 & cards & surveyors)
    }

    /// Each of them as a payment for a tile, in order.
    #[inline]
    pub(crate) fn payments(self, tile: Tile) -> impl Iterator<Item = Payment> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let bit = bits.trailing_zeros();
            bits &= bits - 1;
            if bit == Ways::BRINDLEY {
                return Some(Payment {
                    card: Card::Stretch,
                    cards: 1,
                    surveyors: 0,
                });
            }
            let (cards, surveyors) = Ways::counts(bit);
            Some(Payment {
                card: tile.card(),
                cards,
                surveyors,
            })
        })
    }
}

/// No version of the rules has dearer tiles.
const _: () = {
    let mut version = 1;
    while version <= NEWEST {
        let [stretch, lock, aqueduct, tunnel] = Rules::of(version).tile_cards;
        assert!(stretch <= Ways::DEAREST && lock <= Ways::DEAREST);
        assert!(aqueduct <= Ways::DEAREST && tunnel <= Ways::DEAREST);
        version += 1;
    }
};

impl Payment {
    /// How many cards leave the hand.
    pub const fn size(&self) -> u8 {
        self.cards + self.surveyors
    }
}

/// Whether so many cards and surveyors pay a cost, and if so whether half a surveyor is left for the next tile.
const fn covers(cost: u8, cards: u8, surveyors: u8, smeaton: bool, half: bool) -> Option<bool> {
    if !smeaton {
        return if cards + surveyors == cost {
            Some(false)
        } else {
            None
        };
    }
    // CM-ENG-4: a surveyor stands for one card or for two in a row, also across two tiles. The half that is left over
    // from the tile before is used if it can be: holding it back would lose it.
    let (least, most) = (cards + surveyors, cards + 2 * surveyors);
    if half && cost > 0 && least < cost && cost <= most + 1 {
        return Some(most + 1 > cost);
    }
    if least <= cost && cost <= most {
        Some(most > cost)
    } else {
        None
    }
}

impl Purse {
    /// CM-BUILD-7: how many cards a tile costs.
    #[inline]
    fn cost(&self, tile: Tile) -> u8 {
        self.rules.cards_for(tile, self.engineer)
    }

    /// Every way to pay for a tile.
    #[inline]
    pub(crate) fn ways(&self, tile: Tile) -> Ways {
        let engineer = match (self.engineer, self.half) {
            (Engineer::Smeaton, false) => 1,
            (Engineer::Smeaton, true) => 2,
            _ => 0,
        };
        let covering = Ways::COVERING[engineer][usize::from(self.cost(tile))];
        let cards = self.kinds[tile.card().index()];
        let mut ways = covering.within(cards, self.kinds[Card::Surveyor.index()]);
        if self.brindley_lock(tile) && self.kinds[Card::Stretch.index()] > 0 {
            ways.0 |= 1 << Ways::BRINDLEY;
        }
        ways
    }

    /// [`covers`] with this player's engineer.
    fn covers(&self, tile: Tile, pay: &Payment) -> Option<bool> {
        let smeaton = self.engineer == Engineer::Smeaton;
        covers(
            self.cost(tile),
            pay.cards,
            pay.surveyors,
            smeaton,
            self.half,
        )
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
        if self.covers(tile, pay).is_none() {
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
        self.covers(tile, pay) == Some(true)
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
        let ways = purse.ways(tile).payments(tile);
        ways.map(|pay| (pay.cards, pay.surveyors)).collect()
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
                    for pay in hand.ways(tile).payments(tile) {
                        assert_eq!(hand.check(tile, &pay), Ok(()), "{engineer} {tile} {pay:?}");
                    }
                }
            }
        }
    }
}
