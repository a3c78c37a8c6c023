//! The features of Canal Mania: canals against the hand, roads and goods, the race of the builders, the end.

mod building;
mod goods;

use super::roads::{Roads, others, with_roads};
use crate::evaluate::{Feature, FeatureRows, Features};
use goods::Hauls;
use towpath_canal_mania::parts::contracts;
use towpath_canal_mania::state::Step;
use towpath_canal_mania::{CanalMania, State};
use towpath_core::{Game, Seat};

/// The features of Canal Mania.
#[derive(Copy, Clone, Debug, Default)]
pub struct CanalManiaFeatures;

const POINTS: &str = "canal-mania-theme-points";
const CANALS: &str = "canal-mania-theme-canals";
const WORKS: &str = "canal-mania-theme-works";
const CARDS: &str = "canal-mania-theme-cards";
const ENGINEER: &str = "canal-mania-theme-engineer";
const ROADS: &str = "canal-mania-theme-roads";
const GOODS: &str = "canal-mania-theme-goods";
const TEMPO: &str = "canal-mania-theme-tempo";

/// Names the features, their slots in a row and their themes in one list.
macro_rules! features {
    ($($slot:ident $name:literal $theme:ident),+ $(,)?) => {
        #[derive(Copy, Clone)]
        enum Slot { $($slot),+ }
        const ALL: &[Feature] = &[$(Feature { name: $name, theme: $theme }),+];
    };
}

features! {
    Points "points" POINTS,
    // The race of the builders.
    Finished "finished" CANALS,
    FinishedValue "finished-value" CANALS,
    Prize "builder-prize" CANALS,
    PrizeGap "builder-ahead-of-next" CANALS,
    // Canals under construction.
    NoContract "no-contract" WORKS,
    TwoContracts "two-contracts" WORKS,
    LaidPoints "laid-points" WORKS,
    Laid "laid-tiles" WORKS,
    ToGo "tiles-to-go" WORKS,
    Difficult "difficult-to-go" WORKS,
    Crossings "crossings-to-go" WORKS,
    Lacking "cards-lacking" WORKS,
    FirstLacking "cards-lacking-nearest" WORKS,
    Near "near-completion" WORKS,
    NearPoints "near-completion-points" WORKS,
    SecondNear "second-near-completion" WORKS,
    Complete "completable" WORKS,
    CompletePoints "completable-points" WORKS,
    BothComplete "both-completable" WORKS,
    CompleteNow "completable-this-turn" WORKS,
    BuildableTiles "buildable-tiles" WORKS,
    BuildablePoints "buildable-points" WORKS,
    BuildableSections "buildable-sections" WORKS,
    ValueOpen "value-open" WORKS,
    EndsOwn "ends-in-own-network" WORKS,
    NearEndsOwn "near-ends-in-own-network" WORKS,
    EndsOthers "ends-in-others-network" WORKS,
    TownsToCome "towns-to-come" WORKS,
    InTime "completable-before-the-end" WORKS,
    InTimePoints "completable-points-before-the-end" WORKS,
    // Contracts to choose from.
    Choice "contracts-to-choose" WORKS,
    ChoiceEnds "contract-to-choose-in-own-network" WORKS,
    ChoiceCheap "cheapest-contract-to-choose" WORKS,
    // Cards.
    Hand "hand" CARDS,
    HandFew "hand-under-three" CARDS,
    HandOver "hand-over-limit" CARDS,
    SpareStretch "spare-stretch" CARDS,
    SpareLock "spare-lock" CARDS,
    SpareAqueduct "spare-aqueduct" CARDS,
    SpareTunnel "spare-tunnel" CARDS,
    SpareSurveyor "spare-surveyor" CARDS,
    Surveyors "surveyors" CARDS,
    DisplayFit "display-fits" CARDS,
    // Engineers.
    Brindley "brindley" ENGINEER,
    Smeaton "smeaton" ENGINEER,
    Jessop "jessop" ENGINEER,
    Telford "telford" ENGINEER,
    Rennie "rennie" ENGINEER,
    SmeatonSurveyors "smeaton-surveyors" ENGINEER,
    Builder "engineer-for-difficult-ground" ENGINEER,
    // Roads.
    Sections "sections" ROADS,
    Towns "towns" ROADS,
    Reach "reach" ROADS,
    ReachMean "reach-of-connected-towns" ROADS,
    Longest "longest-road" ROADS,
    LongRoad "road-of-five" ROADS,
    // Goods.
    Haul "haul" GOODS,
    HaulOthers "haul-for-others" GOODS,
    SecondHaul "second-haul" GOODS,
    ThirdHaul "third-haul" GOODS,
    AllHauls "all-hauls" GOODS,
    Movable "movable-cubes" GOODS,
    FromOthers "from-others-hauls" GOODS,
    HaulAhead "haul-this-turn" GOODS,
    // Tempo and the end.
    PhaseTwo "phase-two-ahead" TEMPO,
    PhaseThree "phase-three-ahead" TEMPO,
    TurnToCome "turn-to-come" TEMPO,
    TurnsLeft "turns-left" TEMPO,
    ToGoal "points-to-the-end" TEMPO,
    LeaderOfEnd "nearest-to-the-end" TEMPO,
}

/// The rounds from the one after the trigger to the end.
const LAST_ROUNDS: u16 = 2;
/// How far the game is when the end is triggered.
const TRIGGERED: f32 = 0.75;
/// Contracts in the pile at the start.
const PILE: f32 = 24.0;
/// Farther away than so many points the end is just far away.
const FAR_FROM_THE_END: f32 = 15.0;

impl Features<CanalMania> for CanalManiaFeatures {
    const FEATURES: &'static [Feature] = ALL;

    fn learned(players: u8) -> Option<&'static str> {
        match players {
            3 => Some(include_str!("../../data/canal-mania-3p.weights")),
            4 => Some(include_str!("../../data/canal-mania-4p.weights")),
            5 => Some(include_str!("../../data/canal-mania-5p.weights")),
            _ => None,
        }
    }

    fn progress(game: &CanalMania, state: &State) -> f32 {
        let players = f32::from(game.players());
        if let Some((_, round)) = state.end {
            let rounds = f32::from(round + LAST_ROUNDS + 1 - state.round.min(round + LAST_ROUNDS));
            let left = rounds * players - turns_taken(game, state);
            return 1.0 - (1.0 - TRIGGERED) * (left / (3.0 * players)).clamp(0.0, 1.0);
        }
        let scored = f32::from(best_score(game, state)) / f32::from(game.goal());
        let drawn = f32::from(state.contracts_drawn) / PILE;
        TRIGGERED * scored.max(drawn * 0.9).min(1.0)
    }

    fn fill(game: &CanalMania, state: &State, seat: Seat, row: &mut [f32]) {
        with_roads(game, state, |roads| {
            let hauls = Hauls::of(game, state, roads);
            SeatView {
                game,
                state,
                roads,
                hauls: &hauls,
                seat,
            }
            .fill(row);
        });
    }

    fn fill_all(game: &CanalMania, state: &State, rows: &mut FeatureRows) {
        with_roads(game, state, |roads| {
            let hauls = Hauls::of(game, state, roads);
            for (index, row) in rows[..usize::from(game.players())].iter_mut().enumerate() {
                SeatView {
                    game,
                    state,
                    roads,
                    hauls: &hauls,
                    seat: Seat::new(index as u8),
                }
                .fill(&mut row[..ALL.len()]);
            }
        });
    }
}

fn best_score(game: &CanalMania, state: &State) -> u16 {
    let scores = (0..game.players()).map(|seat| state.score(Seat::new(seat)));
    scores.max().unwrap_or(0)
}

/// How many turns of this round are over.
fn turns_taken(game: &CanalMania, state: &State) -> f32 {
    f32::from(place_in_round(game, state, state.active))
}

/// How many seats come before this one in a round.
fn place_in_round(game: &CanalMania, state: &State, seat: Seat) -> u8 {
    let players = game.players();
    (seat.index() as u8 + players - state.start.index() as u8) % players
}

/// A position with the seat whose features are computed.
struct SeatView<'a> {
    game: &'a CanalMania,
    state: &'a State,
    roads: &'a Roads,
    hauls: &'a Hauls,
    seat: Seat,
}

impl SeatView<'_> {
    fn fill(&self, row: &mut [f32]) {
        let mut set = |slot: Slot, value: f32| row[slot as usize] = value;
        set(Slot::Points, f32::from(self.state.score(self.seat)));
        self.race(&mut set);
        self.works(&mut set);
        self.network(&mut set);
        self.goods(&mut set);
        self.tempo(&mut set);
    }

    fn finished(&self, seat: usize) -> (u32, u16) {
        let done = self.state.done[seat];
        let value = contracts(done).map(|c| u16::from(self.game.map().contract(c).value));
        (done.count_ones(), value.sum())
    }

    fn race(&self, set: &mut impl FnMut(Slot, f32)) {
        let own = self.finished(self.seat.index());
        let engineer = self.state.engineer(self.seat).index();
        let mut place = 0;
        let mut next = None;
        for other in others(self.game.players(), self.seat) {
            let theirs = self.finished(other);
            let rank = (theirs, self.state.engineer(Seat::new(other as u8)).index());
            place += usize::from(rank > (own, engineer));
            if rank < (own, engineer) {
                next = next.max(Some(theirs.0));
            }
        }
        set(Slot::Finished, own.0 as f32);
        set(Slot::FinishedValue, f32::from(own.1));
        set(Slot::Prize, f32::from(self.game.prizes()[place]));
        let gap = next.map_or(2, |next| (own.0 - next).min(2));
        set(Slot::PrizeGap, gap as f32);
    }

    fn tempo(&self, set: &mut impl FnMut(Slot, f32)) {
        if self.may_build() {
            set(Slot::PhaseTwo, 1.0);
        }
        if self.to_move() {
            set(Slot::PhaseThree, 1.0);
        }
        let (state, seat) = (self.state, self.seat);
        let own = place_in_round(self.game, state, seat);
        let now = place_in_round(self.game, state, state.active);
        if own > now {
            set(Slot::TurnToCome, 1.0);
        }
        if state.end.is_some() {
            set(Slot::TurnsLeft, self.turns_left());
            return;
        }
        let points = state.score(seat);
        let to_goal = f32::from(self.game.goal().saturating_sub(points));
        set(Slot::ToGoal, to_goal.min(FAR_FROM_THE_END));
        if points == best_score(self.game, state) {
            set(Slot::LeaderOfEnd, 1.0);
        }
    }

    /// Turns this seat still has once the end is triggered; one that has begun counts in part.
    fn turns_left(&self) -> f32 {
        let state = self.state;
        let Some((_, round)) = state.end else {
            return 0.0;
        };
        let own = place_in_round(self.game, state, self.seat);
        let now = place_in_round(self.game, state, state.active);
        let rounds = f32::from((round + LAST_ROUNDS).saturating_sub(state.round));
        match own.cmp(&now) {
            std::cmp::Ordering::Less => rounds,
            std::cmp::Ordering::Equal if self.may_build() => rounds + 1.0,
            std::cmp::Ordering::Equal => rounds + 0.2,
            std::cmp::Ordering::Greater => rounds + 1.0,
        }
    }

    /// Whether this seat may still build in the turn that runs.
    fn may_build(&self) -> bool {
        let state = self.state;
        state.active == self.seat
            && match state.phase {
                1 => true,
                2 => matches!(
                    state.step,
                    Step::Phase | Step::Building | Step::Crossing { .. }
                ),
                _ => false,
            }
    }

    /// Whether this seat may still move a cube in the turn that runs.
    fn to_move(&self) -> bool {
        let state = self.state;
        state.active == self.seat
            && match state.step {
                Step::Closing | Step::Over | Step::LastGoods => false,
                Step::Phase => true,
                _ => state.phase < 3,
            }
    }
}
