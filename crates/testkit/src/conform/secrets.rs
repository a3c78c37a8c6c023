//! What a seat is offered, refused and shown depends on what it knows and nothing else.

use super::quick::pick;
use super::report::{Check, broken};
use super::runner::Runner;
use towpath_core::{Audience, ScenarioSupport, Seat, Silent};

/// How far a sampled world is played on.
const AHEAD: u32 = 12;

impl<G: ScenarioSupport> Runner<'_, G> {
    /// The seats and the spectators.
    pub(super) fn audiences(&self) -> impl Iterator<Item = Audience> + use<G> {
        let seats = (0..self.game.players()).map(|seat| Audience::Seat(Seat::new(seat)));
        seats.chain([Audience::Spectator])
    }

    /// Compares the position with worlds that look the same to somebody.
    pub(super) fn secrets(&mut self, state: &G::State) -> Check {
        let all = self.game.information_state(state, Audience::Everything);
        if self.game.determinize(&all, &mut self.random) != *state {
            return broken("secrets", "who knows everything does not know the position");
        }
        for audience in self.audiences() {
            let info = self.game.information_state(state, audience);
            for _ in 0..self.plan.worlds {
                let world = self.game.determinize(&info, &mut self.random);
                self.summary.worlds += 1;
                self.same_to(audience, state, &info, &world)?;
                self.play_on(world)?;
            }
        }
        Ok(())
    }

    fn same_to(
        &mut self,
        audience: Audience,
        state: &G::State,
        info: &G::InformationState,
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
        let seen = self.game.information_state(world, audience);
        if seen != *info {
            let message = format!(
                "a world sampled for {audience:?} looks different to it\n{info:?}\n{seen:?}"
            );
            return broken("secrets", message);
        }
        let game = &self.game;
        if game.to_act(state) != game.to_act(world) || game.turn(state) != game.turn(world) {
            return different("whose turn it is");
        }
        let json = |info: &G::InformationState| serde_json::to_string(&game.view(info)).ok();
        if json(info).is_none() {
            return broken("secrets", format!("the view of {audience:?} is no JSON"));
        }
        if game.question(info) != game.question(&seen) || json(info) != json(&seen) {
            return different("the view");
        }
        if game.render_text(info) != game.render_text(&seen) {
            return different("the rendered text");
        }
        let Audience::Seat(seat) = audience else {
            for position in [state, world] {
                self.forced_is_forced(position, info)?;
            }
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

    /// What everybody knows to be forced is forced in every position that they cannot tell apart.
    fn forced_is_forced(&self, position: &G::State, public: &G::InformationState) -> Check {
        let mut actions = Vec::new();
        for seat in self.game.to_act(position).iter() {
            actions.clear();
            self.game.legal(position, seat, &mut actions);
            if self.game.forced(public, seat) && actions.len() != 1 {
                let count = actions.len();
                let message = format!("{seat} has {count} choices and is said to be forced");
                return broken("secrets", message);
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
