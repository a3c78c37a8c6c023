//! The end of the game: its triggers, the last rounds, the final scoring, the ranking.

use crate::CanalMania;
use crate::event::Event;
use crate::parts::{Engineer, Source, contracts};
use crate::play::Play;
use crate::state::{State, Step, Trigger};
use towpath_core::{Chance, Events, MAX_SEATS, Seat};

impl CanalMania {
    /// CM-END-1: the score that triggers the end.
    pub fn goal(&self) -> u16 {
        self.rules.goal[usize::from(self.players) - 3]
    }

    /// CM-END-4: what each rank as a builder scores.
    pub fn prizes(&self) -> &'static [u16] {
        self.rules.prizes[usize::from(self.players) - 3]
    }

    /// CM-END-1: the last round, once the end was triggered.
    pub(crate) fn last_round(&self, triggered: u16) -> u16 {
        triggered + self.rules.last_rounds
    }

    /// The total value of a seat's finished contracts.
    pub(crate) fn finished_value(&self, state: &State, seat: Seat) -> u16 {
        contracts(state.done[seat.index()])
            .map(|contract| u16::from(self.map.contract(contract).value))
            .sum()
    }

    /// CM-END-5: the seats from first to last: by points, then by the higher engineer number.
    pub(crate) fn ranking(&self, state: &State) -> [Seat; MAX_SEATS] {
        self.ordered(|seat| (state.score(seat), 0, state.engineer(seat)))
    }

    /// CM-END-4: the seats as builders: by finished contracts, then their value, then the higher engineer number.
    fn builders(&self, state: &State) -> [Seat; MAX_SEATS] {
        self.ordered(|seat| {
            let finished = state.done[seat.index()].count_ones() as u16;
            let value = self.finished_value(state, seat);
            (finished, value, state.engineer(seat))
        })
    }

    /// The seats at the table, the greatest first; those not at the table follow.
    fn ordered(&self, key: impl Fn(Seat) -> (u16, u16, Engineer)) -> [Seat; MAX_SEATS] {
        let mut seats: [Seat; MAX_SEATS] = std::array::from_fn(|index| Seat::new(index as u8));
        seats[..usize::from(self.players)]
            .sort_unstable_by_key(|seat| std::cmp::Reverse(key(*seat)));
        seats
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// The last player of a round has ended the turn. Returns whether the game is over but for the final scoring.
    pub(crate) fn round_ends(&mut self) -> bool {
        let state = &mut *self.state;
        // CM-END-6: a round counts as quiet without a contract taken, a tile laid or a cube moved.
        state.quiet = if state.busy { 0 } else { state.quiet + 1 };
        state.busy = false;
        let rounds = state.quiet;
        let rules = self.game.rules;
        if rounds >= rules.quiet_rounds {
            self.trigger(Trigger::Quiet);
        } else if rounds >= rules.quiet_warning && self.state.end.is_none() {
            let left = rules.quiet_rounds - rounds;
            self.tell(Event::Quiet { rounds, left });
        }
        // CM-END-1: the round of the trigger and two more are played to their end.
        let over = match self.state.end {
            Some((_, round)) => self.state.round >= self.game.last_round(round),
            None => false,
        };
        if !over {
            self.state.round += 1;
        }
        over
    }

    /// CM-END-2: first the unfinished canals, then the last goods, then the builders.
    pub(crate) fn final_scoring(&mut self) {
        for index in 0..self.game.players {
            let seat = Seat::new(index);
            let who = self.who(seat);
            for contract in contracts(self.state.open[seat.index()]) {
                let points = self.state.canal(contract).points();
                self.tell(Event::Unfinished {
                    who,
                    contract,
                    points,
                });
                self.score(seat, points, Source::Unfinished);
            }
            // The contracts go back and do not count; the tiles stay.
            self.state.parliament |= std::mem::take(&mut self.state.open[seat.index()]);
        }
        self.tell(Event::LastGoods);
        // CM-END-3: the lowest engineer number begins: as if the highest had just moved.
        let last = Engineer::ALL
            .into_iter()
            .rev()
            .find_map(|engineer| self.state.engineers[engineer.index()]);
        self.state.active = last.unwrap_or(self.state.start);
        self.state.step = Step::LastGoods;
        self.next_last_goods();
    }

    /// CM-END-3: the next in the order of engineer numbers who can move a cube; who cannot is passed over.
    pub(crate) fn next_last_goods(&mut self) {
        self.state.turn += 1;
        let after = self.state.engineer(self.state.active).index() + 1;
        for step in 0..Engineer::ALL.len() {
            let engineer = (after + step) % Engineer::ALL.len();
            if let Some(seat) = self.state.engineers[engineer]
                && self.game.can_haul(self.state, seat)
            {
                self.state.active = seat;
                return;
            }
        }
        self.rank_builders();
    }

    /// CM-END-4: the most prolific builders; who has finished none is ranked too.
    fn rank_builders(&mut self) {
        let builders = self.game.builders(self.state);
        for (index, points) in self.game.prizes().iter().enumerate() {
            let seat = builders[index];
            let ranked = Event::Ranked {
                who: self.who(seat),
                rank: index as u8 + 1,
                finished: self.state.done[seat.index()].count_ones() as u8,
                value: self.game.finished_value(self.state, seat),
                points: *points,
            };
            self.tell(ranked);
            self.score(seat, *points, Source::Prolific);
        }
        self.state.step = Step::Over;
        // CM-END-5: most points win, in a tie the higher engineer number.
        let winner = self.game.ranking(self.state)[0];
        let won = Event::Won {
            who: self.who(winner),
            points: self.state.score(winner),
        };
        self.tell(won);
    }
}
