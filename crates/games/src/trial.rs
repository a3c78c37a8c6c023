//! What if, and why not: choices tried on what a seat knows.

use crate::erased::{
    LogLine, MomentJson, Numbered, Pick, Reason, Refused, Stopped, Touch, Trial, Verdict,
};
use crate::playable::Playable;
use crate::projection::{json, log_line};
use crate::seated::{Seated, no_such_choice, plain};
use serde::Deserialize;
use towpath_bots::chance::Observed;
use towpath_core::moment::{choice, steps};
use towpath_core::play::{Logged, check};
use towpath_core::{Audience, Presentation, Sampled, Seat};

/// A position that agrees with what a seat knows. Up to the first reveal every such position gives the same, so nothing
/// about the true one can be learned.
struct World<'g, G: Presentation> {
    game: &'g G,
    seat: Seat,
    state: G::State,
    chance: Observed<Sampled>,
}

impl<'g, G: Presentation> World<'g, G> {
    fn of(seated: &'g Seated<G>, seat: Seat) -> World<'g, G> {
        let game = seated.inner.game();
        let info = seated.inner.information_state(Audience::Seat(seat));
        let mut inner = Sampled::new(u64::from(seated.inner.version()));
        World {
            game,
            seat,
            state: game.determinize(&info, &mut inner),
            chance: Observed::new(inner),
        }
    }

    fn info(&self) -> G::InformationState {
        self.game
            .information_state(&self.state, Audience::Seat(self.seat))
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.game.to_act(&self.state).contains(self.seat) {
            self.game.legal(&self.state, self.seat, &mut actions);
        }
        actions
    }

    /// Carries out an allowed action and tells what happened; `None` if it would show something the seat does not
    /// know, and nothing has changed then.
    fn go_on(&mut self, action: G::Action) -> Option<Vec<G::Event>> {
        let (game, seat) = (self.game, self.seat);
        let mut next = self.state;
        let mut events = Vec::new();
        game.apply(&mut next, seat, action, &mut self.chance, &mut events);
        if self.chance.drawn || game.reveals(&self.state, seat, &action) || game.is_over(&next) {
            return None;
        }
        self.state = next;
        let audience = Audience::Seat(seat);
        let seen = events.iter().filter_map(|e| game.event_for(e, audience));
        Some(seen.collect())
    }

    /// Numbers actions that are carried out one after the other; `None` if one of them cannot be, or shows something.
    fn numbered(mut self, actions: &[G::Action]) -> Option<Vec<Numbered>> {
        let mut numbered = Vec::new();
        for action in actions {
            let number = self.legal().iter().position(|a| a == action)?;
            numbered.push(Numbered {
                number: u32::try_from(number).ok()?,
                words: self.game.describe(action),
            });
            self.go_on(*action)?;
        }
        Some(numbered)
    }
}

impl<G: Presentation> Clone for World<'_, G> {
    fn clone(&self) -> Self {
        World {
            game: self.game,
            seat: self.seat,
            state: self.state,
            chance: self.chance.clone(),
        }
    }
}

impl<G: Presentation> Seated<G> {
    /// Tries choices one after the other.
    pub(crate) fn try_out(&self, seat: Seat, picks: &[Pick]) -> Result<Trial, Refused> {
        let mut world = World::of(self, seat);
        let mut log: Vec<LogLine> = Vec::new();
        let mut tried = 0;
        let mut stopped = None;
        for pick in picks {
            let action = match self.allowed_in(&world, pick) {
                Ok(action) => action,
                Err(refused) if refused.reason == Reason::NoSuchChoice => return Err(refused),
                Err(refused) => {
                    stopped = Some(Stopped::Refused(refused));
                    break;
                }
            };
            let turn = world.game.turn(&world.state);
            let Some(events) = world.go_on(action) else {
                stopped = Some(Stopped::Unknown);
                break;
            };
            tried += 1;
            log.extend(events.into_iter().map(|event| {
                let logged = Logged {
                    entry: tried,
                    seat: Some(seat),
                    turn,
                    event,
                };
                log_line(world.game, &logged)
            }));
        }
        let (game, info, actions) = (world.game, world.info(), world.legal());
        let choices: Vec<_> = actions.iter().map(|a| choice(game, &info, a)).collect();
        let ways = choices.iter().map(|choice| &choice.paths[..]);
        Ok(Trial {
            tried,
            stopped,
            view: json(&game.view(&info)),
            question: game.question(&info),
            moment: MomentJson {
                steps: json(&steps(game, &info, &actions, ways)),
                choices: json(&choices),
            },
            log,
            scores: game.breakdown(&info),
        })
    }

    fn allowed_in(&self, world: &World<'_, G>, pick: &Pick) -> Result<G::Action, Refused> {
        match pick {
            Pick::Number(number) => {
                let actions = world.legal();
                let action = actions.get(*number as usize).copied();
                action.ok_or_else(|| no_such_choice(actions.len()))
            }
            Pick::Notation(text) => {
                let action = self.parse(text)?;
                check(world.game, &world.state, world.seat, &action)
                    .map(|()| action)
                    .map_err(|rejected| self.refused(&rejected))
            }
        }
    }
}

impl<G: Playable> Seated<G> {
    /// Judges an action that somebody wrote.
    pub(crate) fn judge_text(&self, seat: Seat, notation: &str) -> Result<Verdict, Refused> {
        let action = self.parse(notation)?;
        Ok(self.judge(&World::of(self, seat), &[action]))
    }

    /// A thing on the board, as a client named it.
    pub(crate) fn target(&self, target: &serde_json::Value) -> Result<G::Target, Refused> {
        let target = G::Target::deserialize(target).ok();
        let target = target.filter(|target| self.inner.game().has_target(target));
        target.ok_or_else(no_such_target)
    }

    /// Judges a touch by what it could have meant.
    pub(crate) fn judge_touch(&self, seat: Seat, touch: &Touch) -> Result<Verdict, Refused> {
        let picked: Result<Vec<_>, _> = touch.picked.iter().map(|one| self.target(one)).collect();
        let (picked, target) = (picked?, self.target(&touch.target)?);
        let mut world = World::of(self, seat);
        for pick in &touch.after {
            let action = self.allowed_in(&world, pick)?;
            // Nobody has been shown what comes after something that nobody can know.
            world.go_on(action).ok_or_else(no_such_target)?;
        }
        let (game, info, actions) = (world.game, world.info(), world.legal());
        if actions.is_empty() {
            return Ok(Verdict {
                refused: Some(plain(Reason::NotToAct, "table-not-to-act")),
                ..Verdict::default()
            });
        }
        let begins = |action| {
            let paths = game.paths(&info, action);
            paths.iter().any(|path| path.starts_with(&picked))
        };
        if !actions.iter().any(begins) {
            return Err(no_such_target());
        }
        let mut verdict = self.judge(&world, &game.wishes(&info, &picked, &target));
        if let Some(why) = game.answer(&info, &picked, &target) {
            let told = verdict.refused.take();
            verdict.allowed = false;
            verdict.refused = Some(Refused {
                reason: Reason::Rule,
                rule: told.and_then(|refused| refused.rule),
                why,
            });
        }
        Ok(verdict)
    }

    /// The reason against the likeliest of these actions, and what could be done first for the likeliest that has a way.
    fn judge(&self, world: &World<'_, G>, wishes: &[G::Action]) -> Verdict {
        let mut verdict = Verdict::default();
        for action in wishes {
            match check(world.game, &world.state, world.seat, action) {
                Ok(()) => verdict.allowed = verdict.refused.is_none(),
                Err(rejected) => {
                    verdict.allowed = false;
                    let refused = || self.refused(&rejected);
                    verdict.refused.get_or_insert_with(refused);
                    if verdict.first.is_empty()
                        && world.game.to_act(&world.state).contains(world.seat)
                    {
                        let steps = world.game.first(&world.state, action);
                        let steps = steps.and_then(|steps| world.clone().numbered(&steps));
                        verdict.first = steps.unwrap_or_default();
                    }
                }
            }
        }
        verdict
    }
}

fn no_such_target() -> Refused {
    plain(Reason::NoSuchTarget, "table-no-such-target")
}
