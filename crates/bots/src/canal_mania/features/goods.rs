//! Roads, and the goods that could be moved on them.

use super::super::roads::{Haul, Roads, others};
use super::{Looking, Of};
use towpath_canal_mania::parts::towns;
use towpath_canal_mania::{CanalMania, State};
use towpath_core::{Game, MAX_SEATS};

/// What the cubes on the map would bring each seat.
#[derive(Copy, Clone, Default)]
struct Outlook {
    best: Haul,
    second: f32,
    third: f32,
    all: f32,
    movable: f32,
}

/// The same for all seats.
pub(super) struct Hauls([Outlook; MAX_SEATS]);

impl Hauls {
    pub fn of(game: &CanalMania, state: &State, roads: &Roads) -> Hauls {
        let mut hauls = Hauls([Outlook::default(); MAX_SEATS]);
        for (seat, outlook) in hauls.0[..usize::from(game.players())]
            .iter_mut()
            .enumerate()
        {
            if roads.sections[seat] == 0 {
                continue;
            }
            for town in towns(state.cubes & state.connected) {
                let haul = roads.haul(seat, town);
                if haul.worth() == 0 {
                    continue;
                }
                let points = haul.brings(seat);
                outlook.all += points;
                outlook.movable += 1.0;
                if haul.worth() > outlook.best.worth() {
                    outlook.third = outlook.second;
                    outlook.second = outlook.best.brings(seat);
                    outlook.best = *haul;
                } else if points > outlook.second {
                    outlook.third = outlook.second;
                    outlook.second = points;
                } else if points > outlook.third {
                    outlook.third = points;
                }
            }
        }
        hauls
    }
}

impl Looking<'_> {
    pub(super) fn network(&self, set: &mut impl FnMut(Of, f32)) {
        let seat = self.seat.index();
        let connected = self.state.connected.count_ones().max(1) as f32;
        set(Of::Sections, f32::from(self.roads.sections[seat]));
        set(Of::Towns, self.roads.towns[seat].count_ones() as f32);
        set(Of::Reach, self.roads.reach[seat] / 10.0);
        set(Of::ReachMean, self.roads.reach[seat] / connected);
        set(Of::Longest, self.roads.longest[seat]);
        set(Of::LongRoad, (self.roads.longest[seat] - 4.0).max(0.0));
    }

    pub(super) fn goods(&self, set: &mut impl FnMut(Of, f32)) {
        let seat = self.seat.index();
        let own = &self.hauls.0[seat];
        let best = own.best.brings(seat);
        set(Of::Haul, best);
        set(Of::HaulOthers, own.best.brings_others(seat));
        set(Of::SecondHaul, own.second);
        set(Of::ThirdHaul, own.third);
        set(Of::AllHauls, own.all);
        set(Of::Movable, own.movable);
        let given = others(self.game.players(), self.seat);
        let given = given.map(|other| self.hauls.0[other].best.brings(seat));
        set(Of::FromOthers, given.sum());
        if self.to_move() {
            set(Of::HaulAhead, best);
        }
    }
}
