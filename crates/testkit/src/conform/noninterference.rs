//! Non-interference: what an audience observes does not depend on what it cannot see (Goguen and Meseguer 1982,
//! "Security Policies and Security Models").
//!
//! Comparing determinizations of an information state cannot find a leak in `information_state` itself: a position
//! sampled from too much knowledge agrees with it. So each audience also gets a twin table that differs only in what
//! it cannot see: the same is done there and every draw that it sees gives the same, while every draw that it does not
//! see falls anew. It must not be able to tell the two tables apart.

use super::report::{Check, broken};
use super::runner::Runner;
use towpath_core::{
    Audience, Chance, Drawn, Faces, Recording, Sampled, ScenarioSupport, Seat, Seeded, Source,
};

/// A table that differs from the true one only in what its audience cannot see.
struct TwinTable<S> {
    audience: Audience,
    state: S,
}

/// A twin table for each audience.
pub(super) struct TwinTables<S> {
    each: Vec<TwinTable<S>>,
    /// What was drawn in the set-up of the true table.
    pub dealt: Vec<Drawn>,
}

/// What was decided at the true table, and what came of it.
pub(super) struct Done<G: ScenarioSupport> {
    pub before: G::State,
    pub after: G::State,
    pub seat: Seat,
    pub action: G::Action,
    pub drawn: Vec<Drawn>,
    pub events: Vec<G::Event>,
}

impl<G: ScenarioSupport> Done<G> {
    /// Whether it is said to show anything, so that it cannot be taken back.
    pub(super) fn reveals(&self, game: &G) -> bool {
        !self.drawn.is_empty()
            || game.is_over(&self.after)
            || game.reveals(&self.before, self.seat, &self.action)
    }
}

/// Repeats the draws that an audience saw, and draws anew what it did not see.
struct Echo<'a> {
    drawn: std::slice::Iter<'a, Drawn>,
    audience: Audience,
    random: &'a mut Sampled,
    /// The two tables no longer draw alike.
    diverged: bool,
}

impl Echo<'_> {
    /// Draws something that nobody needs to be shown later, or the tables would soon be told apart by right.
    fn draw_anew(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        let mut face = self.random.draw(source, faces);
        for _ in 0..8 {
            let mut later = self.drawn.as_slice().iter();
            let needed = later.any(|drawn| {
                let same = drawn.source.stream == source.stream && drawn.face == face;
                same && drawn.source.seen.shows_to(self.audience)
            });
            if !needed {
                break;
            }
            face = self.random.draw(source, faces);
        }
        face
    }
}

impl Chance for Echo<'_> {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        match self.drawn.next() {
            Some(same) if same.source == source => {
                if !source.seen.shows_to(self.audience) {
                    return self.draw_anew(source, faces);
                }
                if faces.copies(same.face) > 0 {
                    return same.face;
                }
                self.diverged = true;
            }
            _ => self.diverged = true,
        }
        self.random.draw(source, faces)
    }
}

impl<G: ScenarioSupport> Runner<'_, G> {
    /// The twins of a new table, which already must look like it.
    pub(super) fn twin_tables(&mut self) -> Check<TwinTables<G::State>> {
        let mut chance = Recording::new(Seeded::new(self.seed()));
        let mut events = Vec::new();
        let state = self.game.setup(&mut chance, &mut events);
        let mut each = Vec::new();
        for audience in self.audiences() {
            let mut echo = Echo {
                drawn: chance.drawn.iter(),
                audience,
                random: &mut self.random,
                diverged: false,
            };
            let mut told = Vec::new();
            let twin = self.game.setup(&mut echo, &mut told);
            let diverged = echo.diverged || echo.drawn.next().is_some();
            if diverged {
                each.push(self.redetermine(audience, &state));
                continue;
            }
            if self.told(audience, &events) != self.told(audience, &told) {
                return broken(
                    "non-interference",
                    format!("the set-up's events tell {audience:?} a secret"),
                );
            }
            if self.game.information_state(&state, audience)
                != self.game.information_state(&twin, audience)
            {
                return broken(
                    "non-interference",
                    format!("{audience:?} knows a secret of the set-up"),
                );
            }
            each.push(TwinTable {
                audience,
                state: twin,
            });
        }
        Ok(TwinTables {
            each,
            dealt: chance.drawn,
        })
    }

    /// New twins in the middle of a game.
    pub(super) fn redetermine_all(&mut self, twins: &mut TwinTables<G::State>, state: &G::State) {
        for twin in &mut twins.each {
            *twin = self.redetermine(twin.audience, state);
        }
    }

    /// A twin that agrees with what the audience knows now.
    fn redetermine(&mut self, audience: Audience, state: &G::State) -> TwinTable<G::State> {
        let known = self.game.information_state(state, audience);
        let state = self.game.determinize(&known, &mut self.random);
        TwinTable { audience, state }
    }

    fn told(&self, audience: Audience, events: &[G::Event]) -> Vec<G::Event> {
        let seen = events.iter();
        seen.filter_map(|event| self.game.event_for(event, audience))
            .collect()
    }

    /// Does at each twin what was done at the table.
    pub(super) fn follow_at_twins(
        &mut self,
        twins: &mut TwinTables<G::State>,
        done: &Done<G>,
    ) -> Check {
        for twin in &mut twins.each {
            self.redraw(twin.audience, done)?;
            if !self.follow_at_twin(twin, done)? {
                *twin = self.redetermine(twin.audience, &done.after);
            }
        }
        self.public_draws(done)
    }

    /// Whether the twin still looks the same. It may stop to by right: when something hidden was shown, that is not
    /// the same there, or when the action is not possible there.
    fn follow_at_twin(&mut self, twin: &mut TwinTable<G::State>, done: &Done<G>) -> Check<bool> {
        let audience = twin.audience;
        if !self.game.to_act(&twin.state).contains(done.seat)
            || self
                .game
                .check(&twin.state, done.seat, &done.action)
                .is_err()
        {
            return Ok(false);
        }
        let Some(told) = self.echo(&mut twin.state, audience, done) else {
            return Ok(false);
        };
        if self.game.is_over(&done.after) || self.game.is_over(&twin.state) {
            return Ok(false);
        }
        let same_told = self.told(audience, &done.events) == self.told(audience, &told);
        let same_known = self.game.information_state(&done.after, audience)
            == self.game.information_state(&twin.state, audience);
        match (same_told, same_known) {
            (true, true) => Ok(true),
            (false, false) => Ok(false),
            (true, false) => broken(
                "non-interference",
                format!("{audience:?} was told nothing of it, but knows a secret now"),
            ),
            (false, true) => broken(
                "non-interference",
                format!("the events tell {audience:?} a secret"),
            ),
        }
    }

    /// The same action in the same position, with other outcomes that the audience does not see.
    fn redraw(&mut self, audience: Audience, done: &Done<G>) -> Check {
        if done.drawn.iter().all(|d| d.source.seen.shows_to(audience)) {
            return Ok(());
        }
        let mut state = done.before;
        let Some(told) = self.echo(&mut state, audience, done) else {
            return Ok(());
        };
        if self.game.is_over(&done.after) || self.game.is_over(&state) {
            return Ok(());
        }
        if self.told(audience, &done.events) != self.told(audience, &told) {
            return broken(
                "non-interference",
                format!("the events tell {audience:?} a hidden draw"),
            );
        }
        if self.game.information_state(&done.after, audience)
            != self.game.information_state(&state, audience)
        {
            return broken(
                "non-interference",
                format!("{audience:?} knows a hidden draw"),
            );
        }
        Ok(())
    }

    /// What everybody is said to see, everybody sees: otherwise a redacted record shows too much.
    fn public_draws(&mut self, done: &Done<G>) -> Check {
        let everyone = |drawn: &Drawn| drawn.source.seen.shows_to(Audience::Spectator);
        if !done.drawn.iter().any(everyone) {
            return Ok(());
        }
        let faces = |drawn: &[Drawn]| {
            let public = drawn.iter().filter(|drawn| everyone(drawn));
            let mut faces: Vec<_> = public.map(|d| (d.source.stream, d.face)).collect();
            faces.sort_unstable();
            faces
        };
        let mut chance = Recording::new(self.random.clone());
        let (mut state, mut told) = (done.before, Vec::new());
        self.game
            .apply(&mut state, done.seat, done.action, &mut chance, &mut told);
        self.random = chance.inner;
        let unseen = faces(&done.drawn) != faces(&chance.drawn)
            && self.told(Audience::Spectator, &done.events)
                == self.told(Audience::Spectator, &told)
            && self
                .game
                .information_state(&done.after, Audience::Spectator)
                == self.game.information_state(&state, Audience::Spectator);
        if unseen {
            return broken(
                "non-interference",
                "a draw is said to be seen by everyone, but is not shown",
            );
        }
        Ok(())
    }

    /// Carries out the action with what the audience saw; `None` when the draws are no longer alike.
    fn echo(
        &mut self,
        state: &mut G::State,
        audience: Audience,
        done: &Done<G>,
    ) -> Option<Vec<G::Event>> {
        let mut told = Vec::new();
        let mut echo = Echo {
            drawn: done.drawn.iter(),
            audience,
            random: &mut self.random,
            diverged: false,
        };
        self.game
            .apply(state, done.seat, done.action, &mut echo, &mut told);
        let diverged = echo.diverged || echo.drawn.next().is_some();
        (!diverged).then_some(told)
    }
}
