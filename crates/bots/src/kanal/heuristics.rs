//! Hand-made heuristics for Kanal: the value of stock, of activations to come and of room. Learning starts from them,
//! and they go on as features among others (named `thumb-…` and `…promise…` in the data files).

use super::activation::Site;
use towpath_core::Game;
use towpath_kanal::Kanal;
use towpath_kanal::board::Plot;
use towpath_kanal::effect::{Card, Piece};
use towpath_kanal::purse::{Purse, Thing};
use towpath_kanal::state::{Player, State};

/// A base material, while it can be used.
const BASE: f32 = 0.9;
/// A stone or steel beyond the point it counts.
const FINE: f32 = 0.9;
/// A thaler beyond the point it counts.
const THALER: f32 = 0.25;
/// How soon stock loses its use: with so many actions left it still counts in full.
const HORIZON: f32 = 11.0;
/// How much an activation to come counts.
const EXPECTED: f32 = 0.7;
/// The same in the last rounds; in between it passes from one to the other.
const EXPECTED_LATE: f32 = 0.25;
/// How likely a missing bridge comes where neighbours stand.
const BRIDGE: f32 = 0.8;
/// How much a building counts beyond all that, while there is time.
const PLOT: f32 = -0.3;
/// How much the routes around an empty plot count, while there is time.
const SITE: f32 = 0.42;

/// How much use is left for stock, with so many actions to come: 1 is all.
pub(super) fn use_left(left: f32) -> f32 {
    (left / HORIZON).min(1.0)
}

/// The value of things at some moment of the game.
#[derive(Copy, Clone, Debug)]
pub(super) struct Prices([f32; 6]);

impl Prices {
    /// The value of one of a thing.
    pub const fn of(&self, thing: Thing) -> f32 {
        self.0[thing as usize]
    }
}

/// The value of things while so much of the game is left to use them.
fn prices(use_left: f32) -> Prices {
    Prices([
        BASE * use_left,
        BASE * use_left,
        BASE * use_left,
        1.0 + FINE * use_left,
        1.0 + FINE * use_left,
        1.0 + THALER * use_left,
    ])
}

/// How much activations to come count, with so many actions left.
pub(super) fn discount(left: f32) -> f32 {
    let late = (1.0 - left / 20.0).max(0.0);
    EXPECTED * (1.0 - late) + EXPECTED_LATE * late
}

/// The value of plots: those that are built on, and those where routes already lie.
pub(super) fn room(player: &Player, use_left: f32) -> f32 {
    let ready: f32 = Plot::of(player.empty_plots())
        .map(|plot| (plot.spaces() & player.routes()).count_ones() as f32)
        .map(|routes| routes * routes / 16.0)
        .sum();
    use_left * (PLOT * player.occupied.count_ones() as f32 + SITE * ready)
}

/// The value of the stock beyond its points.
pub(super) fn stock(player: &Player, use_left: f32) -> f32 {
    // The first few of a thing find a use, the eighth hardly ever does.
    let base: f32 = Thing::BASE
        .into_iter()
        .map(|thing| full(player.have(thing), 4))
        .sum();
    let fine = full(player.have(Thing::Stone), 4) + full(player.have(Thing::Steel), 3);
    let thalers = full(player.have(Thing::Thaler), 8);
    use_left * (BASE * base + FINE * fine + THALER * thalers)
}

/// What is needed to tell what buildings may still bring.
#[derive(Copy, Clone, Debug)]
pub(super) struct ActivationOutlook<'a> {
    player: &'a Player,
    left: f32,
    prices: Prices,
    /// How likely a building is activated by its routes, by how many it lacks.
    by_missing: [f32; 5],
}

impl<'a> ActivationOutlook<'a> {
    /// For a player with so many actions to come.
    pub fn new(player: &'a Player, left: f32) -> ActivationOutlook<'a> {
        let empty = player.empty_spaces().count_ones() as f32;
        let rate = (0.9 * left / empty.max(1.0)).min(1.0);
        // How much each missing route makes an activation less likely.
        let each = rate.sqrt().sqrt();
        let by_missing = [0_u8, 1, 2, 3, 4].map(|missing| {
            let in_time = if left < f32::from(missing) * 0.34 {
                0.1
            } else {
                1.0
            };
            each.powi(missing.into()) * in_time
        });
        ActivationOutlook {
            player,
            left,
            prices: prices(use_left(left)),
            by_missing,
        }
    }

    /// Shows the activation that may still come of each building.
    pub fn each_expected(&self, game: &Kanal, mut show: impl FnMut(ExpectedActivation)) {
        let player = self.player;
        let open = player.occupied & !(player.by_routes & player.by_bridges);
        for plot in Plot::of(open) {
            let Some(card) = player.card_at(plot) else {
                continue;
            };
            let tokens = player.tokens(plot);
            if let Some(expected) = self.expected(game.card(card), plot, tokens) {
                show(expected);
            }
        }
    }

    /// The activation that may come of a card on a plot with so many tokens left; `None` if it will not be activated.
    fn expected(&self, card: &Card, plot: Plot, tokens: u8) -> Option<ExpectedActivation> {
        let player = self.player;
        let missing = (plot.spaces() & !player.routes()).count_ones();
        let routes = match player.by_routes & plot.bit() {
            0 => self.by_missing[missing as usize],
            _ => 0.0,
        };
        let bridges = match player.by_bridges & plot.bit() {
            0 => bridge_chance(player, plot, self.left),
            _ => 0.0,
        };
        let sum = routes + bridges;
        if sum == 0.0 {
            return None;
        }
        let (first, second) = match tokens {
            2 => ((1.0 / sum).min(1.0), routes * bridges / sum),
            _ => (0.0, 1.0),
        };
        let site = Site {
            player,
            plot,
            missing: missing as f32,
            left: self.left,
            first,
            second,
        };
        let value = site.activation_value(card, &self.prices);
        Some(ExpectedActivation {
            plot,
            missing,
            routes,
            bridges,
            value: value.points,
            prestige: value.prestige,
        })
    }

    /// What a displayed card would come to on this plot, less what it costs.
    pub fn fit(&self, card: &Card, plot: Plot) -> f32 {
        let expected = self.expected(card, plot, 2);
        let expected = expected.map_or(0.0, |activation| activation.total());
        let cost = |purse: &Purse| -> f32 {
            let things = purse.iter();
            things
                .map(|(thing, amount)| self.prices.of(thing) * f32::from(amount))
                .sum()
        };
        let costs = card.costs.iter().flatten().map(cost);
        let cheapest = costs.fold(f32::INFINITY, f32::min);
        let cheapest = if cheapest.is_finite() { cheapest } else { 0.0 };
        f32::from(card.prestige) + discount(self.left) * expected - cheapest
    }
}

/// How likely a building gets its second bridge.
fn bridge_chance(player: &Player, plot: Plot, left: f32) -> f32 {
    let have = (player.with(Piece::Bridge) & plot.spaces()).count_ones();
    let spots = (plot.neighbours() & player.occupied).count_ones();
    let lack = 2_u32.saturating_sub(have);
    if have + spots < 2 && left < 6.0 {
        return 0.0;
    }
    let ready = if have.max(spots) >= 2 { 1.0 } else { 0.5 };
    let time = (left / 10.0).min(1.0);
    ready * (BRIDGE * time).powi(lack as i32)
}

/// What a building may still bring.
#[derive(Copy, Clone, Debug)]
pub(super) struct ExpectedActivation {
    /// The plot of the building.
    pub plot: Plot,
    /// How many of the spaces around it are empty.
    pub missing: u32,
    /// How likely it is activated by its routes.
    pub routes: f32,
    /// How likely it is activated by its bridges.
    pub bridges: f32,
    /// The value of an activation.
    pub value: f32,
    /// What of that is prestige.
    pub prestige: f32,
}

impl ExpectedActivation {
    /// The expected value of both activations together.
    pub fn total(&self) -> f32 {
        (self.routes + self.bridges) * self.value
    }
}

/// So many, those beyond `knee` by half.
pub(super) fn full(amount: u16, knee: u16) -> f32 {
    f32::from(amount.min(knee)) + 0.5 * f32::from(amount.saturating_sub(knee))
}

/// How many more actions a player will have.
pub(super) fn actions_left(game: &Kanal, state: &State) -> f32 {
    let round = f32::from(state.round);
    let begun = f32::from(state.actions);
    match game.players() {
        1 => ((7.0 - round) * 4.0 + 4.0 - begun).max(0.0),
        _ => {
            let cards: u8 = state.piles.iter().sum();
            // About three cards leave the display in a round of two players.
            let rounds = f32::from(cards) / 3.0 + 1.0;
            (rounds * 2.5 - begun / 2.0).max(0.0)
        }
    }
}
