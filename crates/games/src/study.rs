//! A match as a position with a line of play: what lessons and the analysis table hold.

use crate::erased::{Pick, Reason, Refused, Study};
use crate::playable::Playable;
use crate::seated::{Seated, plain};
use towpath_core::play::outcomes;
use towpath_core::record::RawDraw;
use towpath_core::{Audience, By, Message, Sampled, Seat};
use towpath_scenario::{Expect, Fault};

impl<G: Playable> Study for Seated<G> {
    fn line(&self) -> Vec<String> {
        self.inner.statements()
    }

    fn submit_wishing(
        &mut self,
        seat: Seat,
        pick: &Pick,
        wishes: &[RawDraw],
    ) -> Result<(), Refused> {
        let action = self.resolve(self.inner.state(), seat, pick)?;
        let wishes = outcomes(self.inner.game(), 0, wishes).map_err(|error| Refused {
            why: Message::new("table-not-understood").with("why", error.problem.to_string()),
            ..plain(Reason::NotUnderstood, "table-not-understood")
        })?;
        match self.inner.submit_wishing(seat, By::Human, action, wishes) {
            Ok(_) => Ok(()),
            Err(rejected) => Err(self.refused(&rejected)),
        }
    }

    fn holds(&self, expect: &Expect) -> Result<bool, Fault> {
        towpath_scenario::holds(&self.inner, expect)
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        let game = self.inner.game();
        let legal = self.legal(self.inner.state(), seat);
        legal.iter().map(|action| game.write(action)).collect()
    }

    fn guesses(&self, seat: Seat, count: u32) -> Vec<Vec<String>> {
        let game = self.inner.game();
        let info = self.inner.information_state(Audience::Seat(seat));
        let guess = |number: u32| {
            let world = game.determinize(&info, &mut Sampled::new(u64::from(number) + 1));
            game.position(&game.information_state(&world, Audience::Everything))
        };
        (0..count).map(guess).collect()
    }
}
