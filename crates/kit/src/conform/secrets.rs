//! What a seat is offered, refused and shown depends on what it knows and nothing else.

use super::quick::pick;
use super::report::{Check, broken};
use super::runner::Runner;
use table::{Audience, Seat, Silent, Staged};

/// How far a sampled world is played on.
const AHEAD: u32 = 12;

impl<G: Staged> Runner<'_, G> {
    /// The seats and the spectators.
    pub(super) fn audiences(&self) -> impl Iterator<Item = Audience> + use<G> {
        let seats = (0..self.game.players()).map(|seat| Audience::Seat(Seat::new(seat)));
        seats.chain([Audience::Spectator])
    }

    /// Compares the position with worlds that look the same to somebody.
    pub(super) fn secrets(&mut self, state: &G::State) -> Check {
        let all = self.game.know(state, Audience::Everything);
        if self.game.sample(&all, &mut self.random) != *state {
            return broken("secrets", "who knows everything does not know the position");
        }
        for audience in self.audiences() {
            let known = self.game.know(state, audience);
            for _ in 0..self.plan.worlds {
                let world = self.game.sample(&known, &mut self.random);
                self.summary.worlds += 1;
                self.same_to(audience, state, &known, &world)?;
                self.play_on(world)?;
            }
        }
        Ok(())
    }

    fn same_to(
        &mut self,
        audience: Audience,
        state: &G::State,
        known: &G::Known,
        world: &G::State,
    ) -> Check {
        let different = |what: &str| {
            let message = format!("{what} for {audience:?} depends on what it cannot know");
            broken("secrets", message)
        };
        if let Err(error) = self.game.audit(world) {
            return broken(
                "secrets",
                format!("a world for {audience:?} is impossible: {error}"),
            );
        }
        let seen = self.game.know(world, audience);
        if seen != *known {
            let message = format!(
                "a world sampled for {audience:?} looks different to it\n{known:?}\n{seen:?}"
            );
            return broken("secrets", message);
        }
        let game = &self.game;
        if game.to_act(state) != game.to_act(world) || game.turn(state) != game.turn(world) {
            return different("whose turn it is");
        }
        let json = |known: &G::Known| serde_json::to_string(&game.view(known)).ok();
        if json(known).is_none() {
            return broken("secrets", format!("the view of {audience:?} is no JSON"));
        }
        if game.question(known) != game.question(&seen) || json(known) != json(&seen) {
            return different("the view");
        }
        if game.sketch(known) != game.sketch(&seen) {
            return different("the sketch");
        }
        let Audience::Seat(seat) = audience else {
            return Ok(());
        };
        if !game.to_act(state).contains(seat) {
            return Ok(());
        }
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal(state, seat, &mut here);
        game.legal(world, seat, &mut there);
        if here != there {
            return different("the legal list");
        }
        for _ in 0..self.plan.strangers {
            let Some(stranger) = self.lists.stranger(&mut self.random) else {
                break;
            };
            let (here, there) = (
                game.check(state, seat, &stranger),
                game.check(world, seat, &stranger),
            );
            if here != there {
                let text = game.write(&stranger);
                return different(&format!("the answer to '{text}' ({here:?} or {there:?})"));
            }
        }
        Ok(())
    }

    /// A sampled world can be played like any other.
    fn play_on(&mut self, mut world: G::State) -> Check {
        let mut listed = Vec::new();
        for _ in 0..AHEAD {
            let to_act = self.game.to_act(&world);
            if to_act.is_empty() {
                break;
            }
            let seat = pick(to_act, self.random.below(to_act.len()));
            listed.clear();
            self.game.legal(&world, seat, &mut listed);
            if listed.is_empty() {
                return broken("secrets", "in a sampled world somebody has no choice");
            }
            let action = listed[self.random.below(listed.len() as u32) as usize];
            self.game
                .apply(&mut world, seat, action, &mut self.random, &mut Silent);
        }
        match self.game.audit(&world) {
            Ok(()) => Ok(()),
            Err(error) => broken("secrets", format!("a sampled world goes wrong: {error}")),
        }
    }
}
