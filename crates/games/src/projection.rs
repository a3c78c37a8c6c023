//! What one audience knows of a match at one moment: made once, and read by everything that is shown of it.

#[cfg(test)]
mod tests;

use crate::caches::Caches;
use crate::erased::{LogLine, MomentJson, Named};
use crate::offer::{self, Offer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::cell::OnceCell;
use std::hash::{Hash, Hasher};
use towpath_core::moment::{choice, steps, words};
use towpath_core::play::Logged;
use towpath_core::sketch::{Line, Lit, Room};
use towpath_core::{
    Audience, Breakdown, Choice, ChoiceKind, Match, Message, Moment, Presentation, ScenarioSupport,
    Seat, Step,
};
use towpath_delta::{Delta, Dictionary, Entry, Fingerprint, List, Mixer, Object};

/// What an audience knows of a match as it stands. Everything is made from one information state.
pub trait Projection {
    /// What is being asked, and of whom, in a sentence.
    fn question(&self) -> Message;
    /// Every side's points with their parts.
    fn scores(&self) -> Vec<Breakdown>;
    /// The position as plain text.
    fn render_text(&self) -> String;
    /// The position drawn in the room of a terminal. `lit` are the things that can be touched now, as an [`Offer`] names
    /// them, with their numbers in the list of the step.
    fn sketch(&self, lit: &[(&str, usize)], room: &Room<'_>) -> Vec<Line>;
    /// What a seat is called in a sentence.
    fn called(&self, seat: Seat) -> Message;
    /// What the drawing has no room for.
    fn details(&self, room: &Room<'_>) -> Vec<Line>;
    /// The position as the `given` lines of a scenario.
    fn position(&self) -> Vec<String>;
    /// The position as JSON.
    fn view(&self) -> Box<RawValue>;
    /// The fingerprint of the position, in place of what stands there.
    fn fingerprint(&self, fingerprint: &mut Fingerprint);
    /// Writes how the position differs from the one whose fingerprint is `old`, as the field `view`, and its own
    /// fingerprint in place of `new`.
    fn write_view(&self, old: &Fingerprint, new: &mut Fingerprint, delta: &mut Delta<'_>);
    /// Everything a seat can do now, as JSON; nothing if it is not its decision. Only for the audience's own seat.
    fn moment(&self, seat: Option<Seat>) -> MomentJson;
    /// Writes the same as the fields `choices`, `new_choices`, `steps` and `new_steps`: numbers of what the reader has
    /// been told, and what it has not.
    fn write_moment(&self, seat: Option<Seat>, told: &mut Told, object: &mut Object<'_>);
    /// The same for people at a terminal.
    fn offer(&self, seat: Seat) -> Offer;
    /// The choice of a seat that is written so; `None` if it is none of its choices now.
    fn find(&self, seat: Seat, notation: &str) -> Option<Named>;
    /// Writes what happened from an entry on, as a list of log lines.
    fn write_log(&self, from_entry: u32, text: &mut Vec<u8>);
}

/// The most descriptions that a reader is expected to remember; then they are sent again.
const REMEMBERED: usize = 4096;

/// The choices and steps that the readers of one projection have been told. They must all have the same audience.
#[derive(Clone, Debug)]
pub struct Told {
    choices: Dictionary,
    steps: Dictionary,
}

impl Default for Told {
    fn default() -> Told {
        Told {
            choices: Dictionary::new(REMEMBERED),
            steps: Dictionary::new(REMEMBERED),
        }
    }
}

impl Told {
    /// Forgets everything: a reader has come who has been told nothing.
    pub fn clear(&mut self) {
        self.choices.clear();
        self.steps.clear();
    }
}

/// What an audience knows of a match of one game.
pub(crate) struct Known<'m, G: Presentation> {
    inner: &'m Match<G>,
    caches: &'m Caches<G::Event>,
    audience: Audience,
    info: G::InformationState,
    view: OnceCell<G::View<'m>>,
}

impl<'m, G: Presentation> Known<'m, G> {
    pub(crate) fn new(
        inner: &'m Match<G>,
        caches: &'m Caches<G::Event>,
        audience: Audience,
    ) -> Known<'m, G> {
        Known {
            inner,
            caches,
            audience,
            info: inner.information_state(audience),
            view: OnceCell::new(),
        }
    }

    fn game(&self) -> &'m G {
        self.inner.game()
    }

    fn view(&self) -> &G::View<'m> {
        self.view.get_or_init(|| self.game().view(&self.info))
    }

    /// What a seat can do now.
    fn actions(&self, seat: Option<Seat>) -> Vec<G::Action> {
        debug_assert!(seat.is_none_or(|seat| self.audience == Audience::Seat(seat)));
        let mut actions = Vec::with_capacity(64);
        let state = self.inner.state();
        if let Some(seat) = seat.filter(|seat| self.game().to_act(state).contains(*seat)) {
            self.game().legal(state, seat, &mut actions);
        }
        actions
    }

    /// Writes choices and steps, making words and costs only of what has not been told.
    fn tell(&self, seat: Option<Seat>, told: &mut Told, object: &mut Object<'_>) {
        let (game, info) = (self.game(), &self.info);
        let actions = self.actions(seat);
        let paths: Vec<_> = actions.iter().map(|a| game.paths(info, a)).collect();
        let Told {
            choices: known,
            steps: asked,
        } = told;
        let kinds: Vec<_> = actions.iter().map(|a| game.kind(info, a)).collect();
        let now: Vec<_> = actions.iter().map(|a| game.describe_now(info, a)).collect();
        let hashes: Vec<u64> = (0..actions.len())
            .map(|n| choice_hash(&actions[n], &paths[n], &kinds[n], now[n].as_ref()))
            .collect();
        let names = ("choices", "new_choices");
        write_described(object, names, known, &hashes, |place, text| {
            let make = || Choice {
                paths: paths[place].clone(),
                cost: game.cost(&actions[place]),
                kind: kinds[place].clone(),
                confirm: game.confirm(&actions[place]),
                defer: game.defers(&actions[place]),
                words: (now[place].clone()).unwrap_or_else(|| game.describe(&actions[place])),
            };
            self.caches.descriptions.write(hashes[place], make, text);
        });
        let steps = steps(game, info, &actions, paths.iter().map(|paths| &paths[..]));
        let hashes: Vec<u64> = steps.iter().map(step_hash).collect();
        let names = ("steps", "new_steps");
        write_described(object, names, asked, &hashes, |place, text| {
            put(text, &steps[place]);
        });
    }

    fn moment(&self, seat: Option<Seat>) -> MomentJson {
        let (game, info) = (self.game(), &self.info);
        let actions = self.actions(seat);
        let choices: Vec<_> = actions.iter().map(|a| choice(game, info, a)).collect();
        let steps = steps(game, info, &actions, choices.iter().map(|c| &c.paths[..]));
        MomentJson {
            choices: json(&choices),
            steps: json(&steps),
        }
    }
}

/// What a choice's description is made from: the action, its ways, its kind and what is said of it now. The cost, and
/// the words where there are no others, follow from the action.
fn choice_hash<A: Hash, T: Hash>(
    action: &A,
    paths: &[Vec<T>],
    kind: &ChoiceKind,
    now: Option<&Message>,
) -> u64 {
    let mut mixer = Mixer::default();
    (action, paths, kind, now).hash(&mut mixer);
    mixer.finish()
}

/// What a step's description is made from: what was picked, the question and what follows.
fn step_hash<T: Hash>(step: &Step<T>) -> u64 {
    let mut mixer = Mixer::default();
    step.hash(&mut mixer);
    mixer.finish()
}

/// Writes the numbers of descriptions with these hashes as one field, and as another those that the dictionary did not
/// have, if any: `from` is the number of the first in `list`, and `describe` writes the one at a place.
fn write_described(
    object: &mut Object<'_>,
    (numbers, additions): (&'static str, &'static str),
    dictionary: &mut Dictionary,
    hashes: &[u64],
    describe: impl Fn(usize, &mut Vec<u8>),
) {
    let from = dictionary.begin();
    let entries = dictionary.numbers(hashes);
    object.field_with(numbers, |text| {
        List::write(text, |list| {
            entries.iter().for_each(|entry| list.item(&entry.number()));
        });
    });
    let is_new = |entry: &Entry| matches!(entry, Entry::New(_));
    if !entries.iter().any(is_new) {
        return;
    }
    object.field_with(additions, |text| {
        Object::write(text, |object| {
            object.field("from", &from);
            object.field_with("list", |text| {
                List::write(text, |list| {
                    for (place, _) in entries.iter().enumerate().filter(|(_, e)| is_new(e)) {
                        list.item_with(|text| describe(place, text));
                    }
                });
            });
        });
    });
}

impl<G: Presentation + ScenarioSupport> Projection for Known<'_, G> {
    fn question(&self) -> Message {
        self.game().question(&self.info)
    }

    fn scores(&self) -> Vec<Breakdown> {
        self.game().breakdown(&self.info)
    }

    fn render_text(&self) -> String {
        self.game().render_text(&self.info)
    }

    fn sketch(&self, lit: &[(&str, usize)], room: &Room<'_>) -> Vec<Line> {
        let read = |(key, number): &(&str, usize)| {
            let target = serde_json::from_str(key).ok()?;
            let number = *number;
            Some(Lit { target, number })
        };
        let lit: Vec<_> = lit.iter().filter_map(read).collect();
        self.game().sketch(&self.info, &lit, room)
    }

    fn called(&self, seat: Seat) -> Message {
        self.game().called(&self.info, seat)
    }

    fn details(&self, room: &Room<'_>) -> Vec<Line> {
        self.game().details(&self.info, room)
    }

    fn position(&self) -> Vec<String> {
        self.game().position(&self.info)
    }

    fn view(&self) -> Box<RawValue> {
        json(self.view())
    }

    fn fingerprint(&self, fingerprint: &mut Fingerprint) {
        fingerprint.recompute(self.view());
    }

    fn write_view(&self, old: &Fingerprint, new: &mut Fingerprint, delta: &mut Delta<'_>) {
        new.recompute(self.view());
        delta.field("view", self.view(), old, new);
    }

    fn moment(&self, seat: Option<Seat>) -> MomentJson {
        self.moment(seat)
    }

    fn write_moment(&self, seat: Option<Seat>, told: &mut Told, object: &mut Object<'_>) {
        self.tell(seat, told, object);
    }

    fn offer(&self, seat: Seat) -> Offer {
        if !self.game().to_act(self.inner.state()).contains(seat) {
            return Offer::default();
        }
        let moment = Moment::of(self.game(), self.inner.state(), &self.info, seat);
        offer::offer(self.game(), &self.info, moment)
    }

    fn find(&self, seat: Seat, notation: &str) -> Option<Named> {
        let action = self.game().parse(notation).ok()?;
        let number = self.actions(Some(seat)).iter().position(|a| *a == action)?;
        named(self.game(), &self.info, number, &action)
    }

    fn write_log(&self, from_entry: u32, text: &mut Vec<u8>) {
        #[derive(Serialize)]
        struct Line<'e, E> {
            entry: u32,
            seat: Option<Seat>,
            turn: u32,
            event: &'e E,
            words: Message,
        }
        let log = self.inner.log_for(self.audience, from_entry);
        let write = |log: &[Logged<G::Event>], text: &mut Vec<u8>| {
            List::write(text, |list| {
                for logged in log {
                    list.item(&Line {
                        entry: logged.entry,
                        seat: logged.seat,
                        turn: logged.turn,
                        event: &logged.event,
                        words: self.game().narrate(&logged.event),
                    });
                }
            });
        };
        self.caches.write_log(log, write, text);
    }
}

/// A choice by its number, its first way, its notation and its words.
pub(crate) fn named<G: Presentation>(
    game: &G,
    info: &G::InformationState,
    number: usize,
    action: &G::Action,
) -> Option<Named> {
    Some(Named {
        number: u32::try_from(number).ok()?,
        path: json(&game.paths(info, action).into_iter().next()?),
        notation: game.write(action),
        words: words(game, info, action),
    })
}

/// An event with its words.
pub(crate) fn log_line<G: Presentation>(game: &G, logged: &Logged<G::Event>) -> LogLine {
    LogLine {
        entry: logged.entry,
        seat: logged.seat,
        turn: logged.turn,
        event: json(&logged.event),
        words: game.narrate(&logged.event),
    }
}

pub(crate) fn json(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("what is sent is plain data with text keys")
}

fn put(text: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(text, value).expect("what is sent is plain data with text keys");
}
