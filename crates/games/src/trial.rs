//! What if: actions tried on what a seat knows.

use crate::any::{LogLine, Stopped, Trial};
use crate::seated::{Seated, choices, write_view};
use towpath_bots::chance::Observed;
use towpath_core::Presentation;
use towpath_core::play::check;
use towpath_core::{Audience, Sampled, Seat};

impl<G: Presentation> Seated<G> {
    /// Tries actions in a world that agrees with what the seat knows. Up to the first reveal every such world gives the
    /// same, so nothing about the true one can be learned.
    pub(crate) fn try_out(&self, seat: Seat, actions: &[String]) -> Trial {
        let game = self.inner.game();
        let audience = Audience::Seat(seat);
        let mut chance = Observed::new(Sampled::new(u64::from(self.inner.version())));
        let mut world =
            game.determinize(&self.inner.information_state(audience), &mut chance.inner);
        let mut log = Vec::new();
        let mut tried = 0;
        let mut stopped = None;
        for notation in actions {
            let allowed = self.parse(notation).and_then(|action| {
                check(game, &world, seat, &action)
                    .map(|()| action)
                    .map_err(|rejected| self.refused(&rejected))
            });
            let action = match allowed {
                Ok(action) => action,
                Err(refused) => {
                    stopped = Some(Stopped::Refused(refused));
                    break;
                }
            };
            let mut next = world;
            let mut events = Vec::new();
            game.apply(&mut next, seat, action, &mut chance, &mut events);
            if chance.drawn || game.reveals(&world, seat, &action) || game.is_over(&next) {
                stopped = Some(Stopped::Unknown);
                break;
            }
            world = next;
            tried += 1;
            let seen = events.iter().filter_map(|e| game.event_for(e, audience));
            log.extend(seen.map(|event| LogLine {
                entry: tried,
                words: game.narrate(&event),
            }));
        }
        let known = game.information_state(&world, audience);
        let acts = game.to_act(&world).contains(seat);
        Trial {
            tried,
            stopped,
            view: write_view(game, &known),
            question: game.question(&known),
            choices: if acts {
                choices(game, &world, seat)
            } else {
                Vec::new()
            },
            log,
            scores: game.breakdown(&known),
        }
    }
}
