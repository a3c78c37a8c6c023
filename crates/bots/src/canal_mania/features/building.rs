//! Canals under construction, the cards for them, the engineer, and the contracts to choose from.

use super::super::works::{Means, Work};
use super::{Looking, Of};
use towpath_canal_mania::parts::{Card, Contract, Engineer, contracts};
use towpath_canal_mania::tree::Tree;

/// Each card that lacks makes a canal so much less likely.
const LIKELY: [f32; 16] = [
    1.0, 0.82, 0.68, 0.55, 0.45, 0.36, 0.29, 0.23, 0.18, 0.14, 0.11, 0.08, 0.06, 0.05, 0.04, 0.03,
];
/// About so many cards come to a hand in a turn without building.
const CARDS_A_TURN: f32 = 4.5;

impl Looking<'_> {
    /// Canals under construction, the nearest to completion first, and the cards they leave.
    pub(super) fn works(&self, set: &mut impl FnMut(Of, f32)) {
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
            [None, _] => set(Of::NoContract, 1.0),
            [Some(_), Some(_)] => set(Of::TwoContracts, 1.0),
            [Some(_), None] => {}
        }
        let mut sum = Sum::default();
        for (contract, work) in works.iter().flatten() {
            self.add(&mut sum, *contract, work);
        }
        if let Some((_, first)) = &works[0] {
            set(Of::FirstLacking, f32::from(first.lacking));
        }
        if let Some((_, second)) = &works[1] {
            set(Of::SecondNear, likely(second));
        }
        sum.tell(set);
        if self.may_build() {
            set(Of::CompleteNow, sum.complete);
        }
        self.cards(set, &means, &kinds);
        self.engineer(set, engineer, &kinds, sum.difficult);
        if works[1].is_none() {
            self.choice(set);
        }
    }

    fn add(&self, sum: &mut Sum, contract: Contract, work: &Work) {
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

    fn cards(&self, set: &mut impl FnMut(Of, f32), means: &Means, kinds: &[u8; 5]) {
        let hand: u8 = kinds.iter().sum();
        set(Of::Hand, f32::from(hand));
        set(Of::HandFew, f32::from(3u8.saturating_sub(hand)));
        let over = hand.saturating_sub(self.game.rules().hand_limit);
        set(Of::HandOver, f32::from(over));
        let spare = |card: Card| f32::from(means.kinds[card.index()]).min(3.0);
        set(Of::SpareStretch, spare(Card::Stretch));
        set(Of::SpareLock, spare(Card::Lock));
        set(Of::SpareAqueduct, spare(Card::Aqueduct));
        set(Of::SpareTunnel, spare(Card::Tunnel));
        set(Of::SpareSurveyor, f32::from(means.spare_jokers()));
        set(Of::Surveyors, f32::from(kinds[Card::Surveyor.index()]));
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
            set(Of::DisplayFit, f32::min(fits, 4.0));
        }
    }

    fn engineer(
        &self,
        set: &mut impl FnMut(Of, f32),
        engineer: Engineer,
        kinds: &[u8; 5],
        difficult: f32,
    ) {
        match engineer {
            Engineer::Brindley => set(Of::Brindley, 1.0),
            Engineer::Smeaton => {
                set(Of::Smeaton, 1.0);
                set(Of::SmeatonSurveyors, f32::from(kinds[4]));
            }
            Engineer::Jessop => {
                set(Of::Jessop, 1.0);
                set(Of::Builder, difficult);
            }
            Engineer::Telford => {
                set(Of::Telford, 1.0);
                set(Of::Builder, difficult);
            }
            Engineer::Rennie => set(Of::Rennie, 1.0),
        }
    }

    /// The contracts that could be taken.
    fn choice(&self, set: &mut impl FnMut(Of, f32)) {
        let own = self.roads.towns[self.seat.index()];
        let tree = &self.game.map().tree;
        let (mut ends, mut cheap) = (0, u8::MAX);
        for contract in contracts(self.state.parliament) {
            let [one, other] = self.game.map().contract(contract).terminals;
            ends = ends.max((own & (one.bit() | other.bit())).count_ones());
            cheap = cheap.min(tree.cards_to_go(Tree::root(contract, 0)));
        }
        if self.state.parliament != 0 {
            set(Of::Choice, 1.0);
            set(Of::ChoiceEnds, ends as f32);
            set(Of::ChoiceCheap, f32::from(8u8.saturating_sub(cheap)));
        }
    }
}

fn likely(work: &Work) -> f32 {
    LIKELY[usize::from(work.lacking).min(LIKELY.len() - 1)]
}

/// Both canals together.
#[derive(Copy, Clone, Default)]
struct Sum {
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

impl Sum {
    fn tell(&self, set: &mut impl FnMut(Of, f32)) {
        set(Of::LaidPoints, self.laid_points);
        set(Of::Laid, self.laid);
        set(Of::ToGo, self.to_go);
        set(Of::Difficult, self.difficult);
        set(Of::Crossings, self.crossings);
        set(Of::Lacking, self.lacking);
        set(Of::Near, self.near);
        set(Of::NearPoints, self.near_points);
        set(Of::Complete, self.complete);
        set(Of::CompletePoints, self.complete_points);
        if self.complete > 1.5 {
            set(Of::BothComplete, 1.0);
        }
        set(Of::BuildableTiles, self.now);
        set(Of::BuildablePoints, self.now_points);
        set(Of::BuildableSections, self.now_sections);
        set(Of::ValueOpen, self.value);
        set(Of::EndsOwn, self.ends);
        set(Of::NearEndsOwn, self.near_ends);
        set(Of::EndsOthers, self.foreign);
        set(Of::TownsToCome, self.towns);
        set(Of::InTime, self.in_time);
        set(Of::InTimePoints, self.in_time_points);
    }
}
