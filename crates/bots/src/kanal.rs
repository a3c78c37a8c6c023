//! Players for Kanal: an evaluator of positions, and what is built from it.
//!
//! * [`Evaluator`] tells what a position is worth: the points as they stand, what the stock can still become, and
//!   what the buildings will probably bring when they are activated.
//! * [`greedy`] takes the best next decision, [`planner`] plans whole rounds (see [`plan`]).
//! * [`balance`] lets them play and tells what each card is worth.

pub mod balance;
mod features;
pub mod plan;
mod worth;

pub use features::KanalFeatures;

use crate::{Evaluate, Greedy};
use kanal::board::Plot;
use kanal::effect::Piece;
use kanal::purse::Thing;
use kanal::state::{Phase, Player, State};
use kanal::{Action, Kanal};
use plan::{Planner, Thinking};
use table::{Game, Seat};
use worth::Site;

/// A player that takes the best next decision.
pub fn greedy(number: u64) -> Greedy<Evaluator, Action> {
    Greedy::new(Evaluator::default(), 1, number)
}

/// A player that plans to the end of the round.
pub fn planner(thinking: Thinking, number: u64) -> Planner<Kanal, Evaluator> {
    Planner::new(Evaluator::default(), thinking, number)
}

/// What a position is worth in points at the end.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Evaluator {
    /// A base material, while it can be used.
    pub base: f32,
    /// A stone or steel beyond the point it counts.
    pub fine: f32,
    /// A thaler beyond the point it counts.
    pub thaler: f32,
    /// How soon stock loses its use: with so many actions left it still counts in full.
    pub horizon: f32,
    /// How much a promised activation counts.
    pub promise: f32,
    /// How much each missing route makes an activation less likely.
    pub missing: f32,
    /// How likely a missing bridge comes where neighbours stand.
    pub bridge: f32,
    /// The same in the last rounds; in between it passes from one to the other.
    pub promise_late: f32,
    /// How much a building counts beyond all that, while there is time.
    pub plot: f32,
    /// How much the routes around an empty plot count, while there is time.
    pub site: f32,
}

impl Default for Evaluator {
    fn default() -> Evaluator {
        Evaluator {
            base: 0.9,
            fine: 0.9,
            thaler: 0.25,
            horizon: 11.0,
            promise: 0.7,
            missing: 0.25,
            bridge: 0.8,
            promise_late: 0.25,
            plot: -0.3,
            site: 0.42,
        }
    }
}

/// What things are worth at this stage of the game.
#[derive(Copy, Clone, Debug)]
struct Prices([f32; 6]);

impl Prices {
    /// One of a thing.
    const fn of(&self, thing: Thing) -> f32 {
        self.0[thing as usize]
    }
}

impl Evaluate<Kanal> for Evaluator {
    fn value(&self, game: &Kanal, state: &State, seat: Seat) -> f32 {
        let mine = self.side(game, state, seat);
        match game.players() {
            1 => mine,
            _ => {
                let other = Seat::new(1 - seat.index() as u8);
                mine - self.side(game, state, other)
            }
        }
    }
}

impl Evaluator {
    /// What one player's position is worth.
    fn side(&self, game: &Kanal, state: &State, seat: Seat) -> f32 {
        let points = game.points(state, seat) as f32;
        if state.phase == Phase::Over {
            return points;
        }
        let left = actions_left(game, state);
        let player = &state.players[seat.index()];
        let use_left = (left / self.horizon).min(1.0);
        let prices = self.prices(use_left);
        let mut promised = 0.0;
        self.each_promise(game, player, left, &prices, |promise| {
            promised += promise.total();
        });
        points
            + self.stock(player, use_left)
            + promised * self.faith(left)
            + self.room(player, use_left)
    }

    /// What things are worth while so much of the game is left to use them.
    fn prices(&self, use_left: f32) -> Prices {
        Prices([
            self.base * use_left,
            self.base * use_left,
            self.base * use_left,
            1.0 + self.fine * use_left,
            1.0 + self.fine * use_left,
            1.0 + self.thaler * use_left,
        ])
    }

    /// How much promised activations count.
    fn faith(&self, left: f32) -> f32 {
        let late = (1.0 - left / 20.0).max(0.0);
        self.promise * (1.0 - late) + self.promise_late * late
    }

    /// What plots are worth: those that are built on, and those where routes already lie.
    fn room(&self, player: &Player, use_left: f32) -> f32 {
        let ready: f32 = Plot::of(player.empty_plots())
            .map(|plot| (plot.spaces() & player.routes()).count_ones() as f32)
            .map(|routes| routes * routes / 16.0)
            .sum();
        use_left * (self.plot * player.occupied.count_ones() as f32 + self.site * ready)
    }

    /// What the stock is worth beyond its points.
    fn stock(&self, player: &Player, use_left: f32) -> f32 {
        // The first few of a thing find a use, the eighth hardly ever does.
        let base: f32 = Thing::BASE
            .into_iter()
            .map(|thing| full(player.have(thing), 4))
            .sum();
        let fine = full(player.have(Thing::Stone), 4) + full(player.have(Thing::Steel), 3);
        let thalers = full(player.have(Thing::Thaler), 8);
        use_left * (self.base * base + self.fine * fine + self.thaler * thalers)
    }

    /// Tells what each building may still bring.
    fn each_promise(
        &self,
        game: &Kanal,
        player: &Player,
        left: f32,
        prices: &Prices,
        mut tell: impl FnMut(Promise),
    ) {
        let open = player.occupied & !(player.by_routes & player.by_bridges);
        let empty = player.empty_spaces().count_ones() as f32;
        let rate = (0.9 * left / empty.max(1.0)).min(1.0);
        let by_missing = [0.0_f32, 1.0, 2.0, 3.0, 4.0].map(|missing| {
            let in_time = if left < missing * 0.34 { 0.1 } else { 1.0 };
            rate.powf(self.missing * missing) * in_time
        });
        for plot in Plot::of(open) {
            let Some(card) = player.card_at(plot) else {
                continue;
            };
            let missing = (plot.spaces() & !player.routes()).count_ones();
            let routes = match player.by_routes & plot.bit() {
                0 => by_missing[missing as usize],
                _ => 0.0,
            };
            let bridges = match player.by_bridges & plot.bit() {
                0 => self.bridge_chance(player, plot, left),
                _ => 0.0,
            };
            let sum = routes + bridges;
            if sum == 0.0 {
                continue;
            }
            let (first, second) = match player.tokens(plot) {
                2 => ((1.0 / sum).min(1.0), routes * bridges / sum),
                _ => (0.0, 1.0),
            };
            let site = Site {
                player,
                plot,
                missing: missing as f32,
                left,
                first,
                second,
            };
            tell(Promise {
                plot,
                missing,
                routes,
                bridges,
                worth: site.worth(game.card(card), prices),
            });
        }
    }

    /// How likely a building gets its second bridge.
    fn bridge_chance(&self, player: &Player, plot: Plot, left: f32) -> f32 {
        let have = (player.with(Piece::Bridge) & plot.spaces()).count_ones();
        let spots = (plot.neighbours() & player.occupied).count_ones();
        let lack = 2_u32.saturating_sub(have);
        if have + spots < 2 && left < 6.0 {
            return 0.0;
        }
        let ready = if have.max(spots) >= 2 { 1.0 } else { 0.5 };
        let time = (left / 10.0).min(1.0);
        ready * (self.bridge * time).powi(lack as i32)
    }
}

/// What a building may still bring.
#[derive(Copy, Clone, Debug)]
struct Promise {
    /// Where it stands.
    plot: Plot,
    /// How many of the spaces around it are empty.
    missing: u32,
    /// How likely it is activated by its routes.
    routes: f32,
    /// How likely it is activated by its bridges.
    bridges: f32,
    /// What an activation is worth.
    worth: f32,
}

impl Promise {
    /// What both activations together promise.
    fn total(&self) -> f32 {
        (self.routes + self.bridges) * self.worth
    }
}

/// So many, those beyond `knee` by half.
fn full(amount: u16, knee: u16) -> f32 {
    f32::from(amount.min(knee)) + 0.5 * f32::from(amount.saturating_sub(knee))
}

/// How many more actions a player will have.
fn actions_left(game: &Kanal, state: &State) -> f32 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use crate::arena::Maker;
    use crate::kanal::balance::{Plan, Report, measure};
    use crate::kanal::plan::Effort;
    use std::collections::BTreeMap;
    use table::TableSetup;

    fn table(players: u8) -> Kanal {
        let setup = TableSetup {
            players,
            options: BTreeMap::from([("deck".to_owned(), "c".to_owned())]),
            edition: Kanal::builtin_edition(),
            rules: 1,
        };
        Kanal::build(&setup).expect("the built-in decks hold")
    }

    fn play(players: u8, maker: &Maker<Kanal>) -> Report {
        let plan = Plan {
            games: 6,
            seed: 3,
            threads: 2,
        };
        measure(&table(players), maker, plan)
    }

    fn aimless() -> Maker<Kanal> {
        Box::new(|number| Box::new(Random::new(number)))
    }

    fn hasty() -> Maker<Kanal> {
        Box::new(|number| Box::new(greedy(number)))
    }

    fn small() -> Maker<Kanal> {
        let effort = Effort {
            width: 3,
            inner: 3,
            futures: 2,
            worlds: 1,
        };
        Box::new(move |number| Box::new(planner(Thinking::Effort(effort), number)))
    }

    #[test]
    fn each_strength_is_better_than_the_one_below() {
        let random = play(1, &aimless()).scores.mean();
        let greedy = play(1, &hasty()).scores.mean();
        let planner = play(1, &small()).scores.mean();
        assert!(
            random < greedy && greedy < planner,
            "{random} {greedy} {planner}"
        );
    }

    #[test]
    fn the_same_number_gives_the_same_games() {
        assert_eq!(play(1, &small()), play(1, &small()));
    }

    #[test]
    fn a_duel_counts_both_players_and_every_card_shown() {
        let report = play(2, &hasty());
        assert_eq!(report.scores.each.len(), 12);
        let built: u32 = report.cards.iter().map(|figures| figures.built).sum();
        assert!(built > 0);
        assert!(
            report
                .cards
                .iter()
                .all(|figures| figures.built <= figures.displayed)
        );
    }
}
