//! What a Canal Mania player wants: canals that can be finished with the cards at hand, and goods to move on them.

use crate::{Evaluate, Feature, Features};
use ::canal_mania::parts::{Card, Engineer, Tile};
use ::canal_mania::state::{Canal, HAND_LIMIT};
use ::canal_mania::tree::NodeId;
use ::canal_mania::{CanalMania, State};
use std::ops::ControlFlow;
use table::Seat;

/// What a finished contract is worth besides its tiles: the rank as a builder, and roads for goods.
const CONTRACT: f32 = 4.5;
/// What can be built with the cards at hand is worth almost as much as if it were built.
const LIKELY: f32 = 0.6;
/// A card that fits nothing yet.
const CARD: f32 = 0.3;
/// A surveyor fits everything.
const SURVEYOR: f32 = 0.7;
/// A joined section, for the goods to come.
const SECTION: f32 = 0.5;
/// The best cube that could be moved next.
const NEXT_HAUL: f32 = 0.45;
/// The same for each other player.
const OTHERS_HAUL: f32 = 0.1;
/// A point of another player.
const OTHERS_POINT: f32 = 0.25;
/// A tile that a canal still needs.
const TO_GO: f32 = 0.12;

/// Judges positions of Canal Mania by simple rules of thumb.
#[derive(Copy, Clone, Debug, Default)]
pub struct CanalManiaSense;

impl Evaluate<CanalMania> for CanalManiaSense {
    fn value(&self, game: &CanalMania, state: &State, seat: Seat) -> f32 {
        let own = f32::from(state.score(seat));
        if game_is_over(state) {
            return own - best_other(game, state, seat);
        }
        let others: f32 = others(game, seat)
            .map(|seat| f32::from(state.score(seat)))
            .sum();
        own - OTHERS_POINT * others
            + builder(game, state, seat)
            + works(game, state, seat)
            + roads(game, state, seat)
            + employment(state.engineer(seat))
    }
}

/// What the learned evaluator looks at.
#[derive(Copy, Clone, Debug, Default)]
pub struct CanalManiaFeatures;

impl Features<CanalMania> for CanalManiaFeatures {
    const FEATURES: &'static [Feature] = &[Feature {
        name: "points",
        theme: "canal-mania-theme-points",
    }];

    fn learned(_players: u8) -> Option<&'static str> {
        None
    }

    fn progress(_: &CanalMania, _: &State) -> f32 {
        0.0
    }

    fn fill(_: &CanalMania, state: &State, seat: Seat, row: &mut [f32]) {
        row[0] = f32::from(state.score(seat));
    }
}

fn game_is_over(state: &State) -> bool {
    state.to_act().is_empty()
}

fn others(game: &CanalMania, seat: Seat) -> impl Iterator<Item = Seat> {
    let players = table::Game::players(game);
    (0..players)
        .map(Seat::new)
        .filter(move |other| *other != seat)
}

fn best_other(game: &CanalMania, state: &State, seat: Seat) -> f32 {
    let scores = others(game, seat).map(|other| state.score(other));
    f32::from(scores.max().unwrap_or(0))
}

/// Finished contracts decide the rank at the end.
fn builder(game: &CanalMania, state: &State, seat: Seat) -> f32 {
    let done = state.done[seat.index()];
    let values: u32 = ::canal_mania::parts::contracts(done)
        .map(|contract| u32::from(game.map().contract(contract).value))
        .sum();
    CONTRACT * done.count_ones() as f32 + 0.05 * values as f32
}

/// Canals under construction with what the hand could add to them, and the cards that would be left.
fn works(game: &CanalMania, state: &State, seat: Seat) -> f32 {
    let mut kinds = state.hand(seat).kinds();
    let mut supply = state.supply[seat.index()];
    let engineer = state.engineer(seat);
    let mut value = 0.0;
    for contract in state.open_contracts(seat) {
        let canal = state.canal(contract);
        let now = worth(game, canal.node, canal.points());
        let mut plan = Plan {
            game,
            state,
            engineer,
            kinds: &mut kinds,
            supply: &mut supply,
            half: state.half == Some(contract),
        };
        let then = plan.build(canal);
        value += now + LIKELY * (then - now).max(0.0);
    }
    value + leftovers(&kinds)
}

/// A canal of this shape and so many points of tiles.
fn worth(game: &CanalMania, node: NodeId, points: u16) -> f32 {
    let tree = &game.map().tree;
    let (laid, left) = (tree.node(node).tiles, tree.to_go(node));
    let share = f32::from(laid) / f32::from(laid + left).max(1.0);
    let sections = tree.sections(node).count() as f32;
    0.9 * f32::from(points) + CONTRACT * share * share - TO_GO * f32::from(left)
        + SECTION * sections
        + if left == 0 { 1.0 } else { 0.0 }
}

fn leftovers(kinds: &[u8; 5]) -> f32 {
    let total: u8 = kinds.iter().sum();
    let surveyors = f32::from(kinds[Card::Surveyor.index()]);
    // Three of a kind are not three times as useful.
    let spread: f32 = kinds[..4]
        .iter()
        .map(|count| CARD * f32::from(*count).min(3.0).powf(0.8))
        .sum();
    let over = f32::from(total.saturating_sub(HAND_LIMIT));
    spread + SURVEYOR * surveyors - CARD * over
}

/// What a hand could build.
struct Plan<'a> {
    game: &'a CanalMania,
    state: &'a State,
    engineer: Engineer,
    kinds: &'a mut [u8; 5],
    supply: &'a mut [u8; 4],
    half: bool,
}

impl Plan<'_> {
    /// Lays tiles on the shortest way as long as the cards last; tells what the canal would be worth.
    fn build(&mut self, canal: &Canal) -> f32 {
        let tree = &self.game.map().tree;
        let mut node = canal.node;
        let mut points = canal.points();
        let mut last = canal.last_in_section(tree.node(node));
        while let Some((child, tile)) = self.next(node, last) {
            self.pay(tile);
            node = child;
            points += tile.points();
            last = match tree.node(node).town {
                Some(_) => None,
                None => Some(tile),
            };
        }
        worth(self.game, node, points)
    }

    /// The tile that brings the canal nearest to its end, then the one with most points.
    fn next(&self, node: NodeId, last: Option<Tile>) -> Option<(NodeId, Tile)> {
        let tree = &self.game.map().tree;
        let first = tree.node(node).first;
        let mut best: Option<((u8, bool, i16), NodeId, Tile)> = None;
        for (index, child) in tree.children(node).iter().enumerate() {
            let id = first + index as NodeId;
            // Crossings cost more than they bring as a rule.
            let crossing = self.state.is_built(child.cell);
            for tile in Tile::on(child.ground) {
                if last == Some(tile) || !self.affords(tile, crossing) {
                    continue;
                }
                let rank = (tree.to_go(id), crossing, -(tile.points() as i16));
                if best.is_none_or(|(before, ..)| rank < before) {
                    best = Some((rank, id, tile));
                }
            }
        }
        best.map(|(_, id, tile)| (id, tile))
    }

    fn affords(&self, tile: Tile, crossing: bool) -> bool {
        let cost = tile.cost(self.engineer).saturating_sub(u8::from(self.half));
        let own = self.kinds[tile.card().index()].min(cost);
        let jokers = self.kinds[Card::Surveyor.index()] * self.reach();
        let brindley = self.engineer == Engineer::Brindley && tile == Tile::Lock;
        let stand_in = if brindley {
            self.kinds[Card::Stretch.index()]
        } else {
            0
        };
        let total: u8 = self.kinds.iter().sum();
        self.supply[tile.index()] > 0
            && own + jokers + stand_in >= cost
            && (!crossing || total >= cost + 2)
    }

    /// How many cards a surveyor stands for.
    fn reach(&self) -> u8 {
        if self.engineer == Engineer::Smeaton {
            2
        } else {
            1
        }
    }

    fn pay(&mut self, tile: Tile) {
        let mut due = tile.cost(self.engineer).saturating_sub(u8::from(self.half));
        self.half = false;
        self.supply[tile.index()] -= 1;
        let own = self.kinds[tile.card().index()].min(due);
        self.kinds[tile.card().index()] -= own;
        due -= own;
        if due > 0 && self.engineer == Engineer::Brindley && tile == Tile::Lock {
            let stretches = self.kinds[Card::Stretch.index()].min(due);
            self.kinds[Card::Stretch.index()] -= stretches;
            due -= stretches;
        }
        while due > 0 && self.kinds[Card::Surveyor.index()] > 0 {
            self.kinds[Card::Surveyor.index()] -= 1;
            let reach = self.reach();
            self.half = reach > due;
            due = due.saturating_sub(reach);
        }
    }
}

/// Cubes that could be moved next, by this seat and by the others.
fn roads(game: &CanalMania, state: &State, seat: Seat) -> f32 {
    let mut value = NEXT_HAUL * next_haul(game, state, seat);
    for other in others(game, seat) {
        value -= OTHERS_HAUL * next_haul(game, state, other);
    }
    let own = ::canal_mania::parts::contracts(state.done[seat.index()])
        .map(|contract| game.map().tree.sections(state.canal(contract).node).count())
        .sum::<usize>();
    value + SECTION * own as f32
}

/// The best of the next hauls, a little of the second best too.
fn next_haul(game: &CanalMania, state: &State, seat: Seat) -> f32 {
    let own = state.colour(seat).index();
    let (mut best, mut second) = (0.0f32, 0.0f32);
    let mut town = None;
    game.each_route(state, seat, |route| {
        let points = route.points();
        let others: u8 = points.iter().sum::<u8>() - points[own];
        let value = f32::from(points[own]) - OTHERS_POINT * f32::from(others);
        if value > best {
            if town != Some(route.first()) {
                second = best;
            }
            best = value;
            town = Some(route.first());
        } else if value > second && town != Some(route.first()) {
            second = value;
        }
        ControlFlow::Continue(())
    });
    best + 0.5 * second
}

/// What an engineer is worth when nothing else decides.
fn employment(engineer: Engineer) -> f32 {
    match engineer {
        Engineer::Brindley => 0.5,
        Engineer::Smeaton => 0.6,
        Engineer::Jessop => 0.3,
        Engineer::Telford => 0.4,
        Engineer::Rennie => 0.8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Greedy, Random};
    use ::canal_mania::Action;
    use table::{Audience, Game, Seed, Seeded, Silent, TableSetup};

    #[test]
    fn a_player_with_sense_beats_players_without_a_plan() {
        let setup = TableSetup {
            players: 3,
            options: Default::default(),
            edition: CanalMania::builtin_edition(),
            rules: 1,
        };
        let game = CanalMania::build(&setup).unwrap();
        for number in 0..3u8 {
            let sensible = Seat::new(number % 3);
            let mut greedy: Greedy<CanalManiaSense, Action> =
                Greedy::new(CanalManiaSense, 1, number.into());
            let mut aimless: Random<Action> = Random::new(number.into());
            let mut chance = Seeded::new(Seed::from_number(number.into()));
            let mut state = game.setup(&mut chance, &mut Silent);
            while let Some(seat) = game.to_act(&state).first() {
                let known = game.know(&state, Audience::Seat(seat));
                let action = if seat == sensible {
                    greedy.choose(&game, &known, seat)
                } else {
                    aimless.choose(&game, &known, seat)
                };
                game.apply(&mut state, seat, action, &mut chance, &mut Silent);
            }
            let outcome = game.outcome(&state).unwrap();
            assert!(
                outcome.winners.contains(sensible),
                "game {number}: {outcome:?}"
            );
            assert!(state.score(sensible) >= 50, "game {number}: {outcome:?}");
        }
    }
}
