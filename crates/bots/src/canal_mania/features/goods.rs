//! Roads, and the goods that could be moved on them.

use super::super::roads::{Haul, Roads, others};
use super::{SeatView, Slot};
use towpath_canal_mania::parts::towns;
use towpath_canal_mania::{CanalMania, State};
use towpath_core::{Game, MAX_SEATS};

/// What the cubes on the map would bring a seat.
#[derive(Copy, Clone, Default)]
struct SeatHauls {
    best: Haul,
    second: f32,
    third: f32,
    all: f32,
    movable: f32,
}

/// The same for all seats.
pub(super) struct Hauls([SeatHauls; MAX_SEATS]);

impl Hauls {
    pub fn of(game: &CanalMania, state: &State, roads: &Roads) -> Hauls {
        let mut hauls = Hauls([SeatHauls::default(); MAX_SEATS]);
        for (seat, own) in hauls.0[..usize::from(game.players())]
            .iter_mut()
            .enumerate()
        {
            if roads.sections[seat] == 0 {
                continue;
            }
            for town in towns(state.cubes & state.connected) {
                let haul = roads.haul(seat, town);
                if haul.value() == 0 {
                    continue;
                }
                let points = haul.brings(seat);
                own.all += points;
                own.movable += 1.0;
                if haul.value() > own.best.value() {
                    own.third = own.second;
                    own.second = own.best.brings(seat);
                    own.best = *haul;
                } else if points > own.second {
                    own.third = own.second;
                    own.second = points;
                } else if points > own.third {
                    own.third = points;
                }
            }
        }
        hauls
    }
}

impl SeatView<'_> {
    pub(super) fn network(&self, set: &mut impl FnMut(Slot, f32)) {
        let seat = self.seat.index();
        let connected = self.state.connected.count_ones().max(1) as f32;
        set(Slot::Sections, f32::from(self.roads.sections[seat]));
        set(Slot::Towns, self.roads.towns[seat].count_ones() as f32);
        set(Slot::Reach, self.roads.reach[seat] / 10.0);
        set(Slot::ReachMean, self.roads.reach[seat] / connected);
        set(Slot::Longest, self.roads.longest[seat]);
        set(Slot::LongRoad, (self.roads.longest[seat] - 4.0).max(0.0));
    }

    pub(super) fn goods(&self, set: &mut impl FnMut(Slot, f32)) {
        let seat = self.seat.index();
        let own = &self.hauls.0[seat];
        let best = own.best.brings(seat);
        set(Slot::Haul, best);
        set(Slot::HaulOthers, own.best.brings_others(seat));
        set(Slot::SecondHaul, own.second);
        set(Slot::ThirdHaul, own.third);
        set(Slot::AllHauls, own.all);
        set(Slot::Movable, own.movable);
        let given = others(self.game.players(), self.seat);
        let given = given.map(|other| self.hauls.0[other].best.brings(seat));
        set(Slot::FromOthers, given.sum());
        if self.to_move() {
            set(Slot::HaulAhead, best);
        }
    }
}
