//! Canals under construction, the cards for them, the engineer, and the contracts to choose from.

use super::super::works::{Means, Work};
use super::{SeatView, Slot};
use towpath_canal_mania::parts::{Card, Contract, Engineer, contracts};
use towpath_canal_mania::tree::Tree;

/// Each card that lacks makes a canal so much less likely.
const LIKELY: [f32; 16] = [
    1.0, 0.82, 0.68, 0.55, 0.45, 0.36, 0.29, 0.23, 0.18, 0.14, 0.11, 0.08, 0.06, 0.05, 0.04, 0.03,
];
/// About so many cards come to a hand in a turn without building.
const CARDS_A_TURN: f32 = 4.5;

impl SeatView<'_> {
    /// Canals under construction, the nearest to completion first, and the cards they leave.
    pub(super) fn works(&self, set: &mut impl FnMut(Slot, f32)) {
        let (state, seat) = (self.state, self.seat);
        let tree = &self.game.map().tree;
        let engineer = state.engineer(seat);
        let mut means = Means::of(self.game.rules(), state, seat, engineer);
        let kinds = means.kinds;
        let mut open: [Option<Contract>; 2] = [None; 2];
        for (place, contract) in open.iter_mut().zip(state.open_contracts(seat)) {
            *place = Some(contract);
        }
        if let [Some(one), Some(other)] = open
            && tree.cards_to_go(state.canal(one).node) > tree.cards_to_go(state.canal(other).node)
        {
            open.swap(0, 1);
        }
        let works = open.map(|contract| contract.map(|c| (c, means.plan(self.game, state, c))));
        match works {
            [None, _] => set(Slot::NoContract, 1.0),
            [Some(_), Some(_)] => set(Slot::TwoContracts, 1.0),
            [Some(_), None] => {}
        }
        let mut sum = OpenCanals::default();
        for (contract, work) in works.iter().flatten() {
            self.add(&mut sum, *contract, work);
        }
        if let Some((_, first)) = &works[0] {
            set(Slot::FirstLacking, f32::from(first.lacking));
        }
        if let Some((_, second)) = &works[1] {
            set(Slot::SecondNear, likely(second));
        }
        sum.fill(set);
        if self.may_build() {
            set(Slot::CompleteNow, sum.complete);
        }
        self.cards(set, &means, &kinds);
        self.engineer(set, engineer, &kinds, sum.difficult);
        if works[1].is_none() {
            self.choice(set);
        }
    }

    fn add(&self, sum: &mut OpenCanals, contract: Contract, work: &Work) {
        let info = self.game.map().contract(contract);
        let near = likely(work);
        let points = f32::from(work.points);
        sum.laid_points += f32::from(work.laid_points);
        sum.laid += f32::from(work.laid);
        sum.to_go += f32::from(work.to_go);
        sum.difficult += f32::from(work.difficult);
        sum.crossings += f32::from(work.crossings);
        sum.lacking += f32::from(work.lacking);
        sum.near += near;
        sum.near_points += near * points;
        if work.lacking == 0 {
            sum.complete += 1.0;
            sum.complete_points += points;
        }
        sum.now += f32::from(work.now);
        sum.now_points += f32::from(work.now_points);
        sum.now_sections += f32::from(work.now_sections);
        sum.value += f32::from(info.value);
        let [one, other] = info.terminals;
        let ends = one.bit() | other.bit() | work.towns;
        let own = self.roads.towns[self.seat.index()];
        let joined = (ends & own).count_ones() as f32;
        sum.ends += joined;
        sum.near_ends += near * joined;
        sum.foreign += (ends & !own & self.state.connected).count_ones() as f32;
        sum.towns += (ends & !own).count_ones() as f32 * near;
        if self.state.end.is_some() {
            let cards = CARDS_A_TURN * (self.turns_left() - 1.0).max(0.0) + 1.0;
            let chance = (1.2 - f32::from(work.lacking) / cards.max(0.5)).clamp(0.0, 1.0);
            sum.in_time += chance;
            sum.in_time_points += chance * points;
        }
    }

    fn cards(&self, set: &mut impl FnMut(Slot, f32), means: &Means, kinds: &[u8; 5]) {
        let hand: u8 = kinds.iter().sum();
        set(Slot::Hand, f32::from(hand));
        set(Slot::HandFew, f32::from(3u8.saturating_sub(hand)));
        let over = hand.saturating_sub(self.game.rules().hand_limit);
        set(Slot::HandOver, f32::from(over));
        let spare = |card: Card| f32::from(means.kinds[card.index()]).min(3.0);
        set(Slot::SpareStretch, spare(Card::Stretch));
        set(Slot::SpareLock, spare(Card::Lock));
        set(Slot::SpareAqueduct, spare(Card::Aqueduct));
        set(Slot::SpareTunnel, spare(Card::Tunnel));
        set(Slot::SpareSurveyor, f32::from(means.spare_jokers()));
        set(Slot::Surveyors, f32::from(kinds[Card::Surveyor.index()]));
        if self.may_build() {
            let mut missing = means.missing;
            let mut fits = 0.0;
            for face in self.state.display.iter().flatten() {
                let card = face.card();
                if card == Card::Surveyor {
                    fits += 1.0;
                } else if missing[card.index()] > 0 {
                    missing[card.index()] -= 1;
                    fits += 1.0;
                }
            }
            set(Slot::DisplayFit, f32::min(fits, 4.0));
        }
    }

    fn engineer(
        &self,
        set: &mut impl FnMut(Slot, f32),
        engineer: Engineer,
        kinds: &[u8; 5],
        difficult: f32,
    ) {
        match engineer {
            Engineer::Brindley => set(Slot::Brindley, 1.0),
            Engineer::Smeaton => {
                set(Slot::Smeaton, 1.0);
                set(Slot::SmeatonSurveyors, f32::from(kinds[4]));
            }
            Engineer::Jessop => {
                set(Slot::Jessop, 1.0);
                set(Slot::Builder, difficult);
            }
            Engineer::Telford => {
                set(Slot::Telford, 1.0);
                set(Slot::Builder, difficult);
            }
            Engineer::Rennie => set(Slot::Rennie, 1.0),
        }
    }

    /// The contracts that could be taken.
    fn choice(&self, set: &mut impl FnMut(Slot, f32)) {
        let own = self.roads.towns[self.seat.index()];
        let tree = &self.game.map().tree;
        let (mut ends, mut cheap) = (0, u8::MAX);
        for contract in contracts(self.state.parliament) {
            let [one, other] = self.game.map().contract(contract).terminals;
            ends = ends.max((own & (one.bit() | other.bit())).count_ones());
            cheap = cheap.min(tree.cards_to_go(Tree::root(contract, 0)));
        }
        if self.state.parliament != 0 {
            set(Slot::Choice, 1.0);
            set(Slot::ChoiceEnds, ends as f32);
            set(Slot::ChoiceCheap, f32::from(8u8.saturating_sub(cheap)));
        }
    }
}

fn likely(work: &Work) -> f32 {
    LIKELY[usize::from(work.lacking).min(LIKELY.len() - 1)]
}

/// What the open canals of a seat add up to.
#[derive(Copy, Clone, Default)]
struct OpenCanals {
    laid_points: f32,
    laid: f32,
    to_go: f32,
    difficult: f32,
    crossings: f32,
    lacking: f32,
    near: f32,
    near_points: f32,
    complete: f32,
    complete_points: f32,
    now: f32,
    now_points: f32,
    now_sections: f32,
    value: f32,
    ends: f32,
    near_ends: f32,
    foreign: f32,
    towns: f32,
    in_time: f32,
    in_time_points: f32,
}

impl OpenCanals {
    fn fill(&self, set: &mut impl FnMut(Slot, f32)) {
        set(Slot::LaidPoints, self.laid_points);
        set(Slot::Laid, self.laid);
        set(Slot::ToGo, self.to_go);
        set(Slot::Difficult, self.difficult);
        set(Slot::Crossings, self.crossings);
        set(Slot::Lacking, self.lacking);
        set(Slot::Near, self.near);
        set(Slot::NearPoints, self.near_points);
        set(Slot::Complete, self.complete);
        set(Slot::CompletePoints, self.complete_points);
        if self.complete > 1.5 {
            set(Slot::BothComplete, 1.0);
        }
        set(Slot::BuildableTiles, self.now);
        set(Slot::BuildablePoints, self.now_points);
        set(Slot::BuildableSections, self.now_sections);
        set(Slot::ValueOpen, self.value);
        set(Slot::EndsOwn, self.ends);
        set(Slot::NearEndsOwn, self.near_ends);
        set(Slot::EndsOthers, self.foreign);
        set(Slot::TownsToCome, self.towns);
        set(Slot::InTime, self.in_time);
        set(Slot::InTimePoints, self.in_time_points);
    }
}
