//! The choices of a moment and the steps that lead to them: one implementation for page, terminal, screen reader and
//! programs.
//!
//! A choice is reached by touching things one after the other. At every partial selection there is a next question
//! and a set of open things; both follow from the list of choices and from [`Presentation::prompt`], so what is open
//! is exactly what is legal.

use crate::{ChoiceKind, Game, Message, Presentation, Seat};
use serde::Serialize;

/// One thing a seat can do now. Its number in [`Moment::choices`] is its id, valid for this version of the match alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "core.ts")
)]
pub struct Choice<T, C> {
    /// The things that are touched for it, in order; the first way is the one the table leads along.
    pub paths: Vec<Vec<T>>,
    /// What it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub cost: Option<C>,
    /// Whether it moves the game on, passes, or gives something up.
    pub kind: ChoiceKind,
    /// Its consequences are worth a look before it is done.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub confirm: bool,
    /// It may be sent with the next decision, so that neither when it is made nor whether it was the only one tells others
    /// anything.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub defer: bool,
    /// In a sentence.
    pub words: Message,
}

/// What is asked after some touches.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "core.ts")
)]
pub struct Step<T> {
    /// What has been touched.
    pub picked: Vec<T>,
    /// The next question.
    pub question: Message,
    /// The one thing that is left to touch, where the table touches it by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub follow: Option<T>,
}

/// Everything a seat can decide in one position.
///
/// ```
/// use towpath_core::{Audience, Game, Information, Moment, Notation, Sampled, Seat, Silent, TableSetup};
/// use towpath_race::{Race, Target};
///
/// let game = Race::build(&TableSetup::of::<Race>(2))?;
/// let state = game.setup(&mut Sampled::new(1), &mut Silent);
/// let red = Seat::new(0);
/// let info = game.information_state(&state, Audience::Seat(red));
/// let moment = Moment::<Race>::of(&game, &state, &info, red);
///
/// // Nothing is touched yet: a question, and what can be touched.
/// assert_eq!(moment.question(&[]).map(|question| &*question.key), Some("race-ask-turn"));
/// assert!(moment.select(&[]).open.contains(&Target::Die));
///
/// // The die leads to one choice, whose number is sent to the server.
/// let ready = moment.select(&[Target::Die]).ready;
/// assert_eq!(game.write(&moment.actions[ready[0]]), "roll");
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Moment<G: Presentation> {
    /// The legal actions, in the order of [`Game::legal`].
    pub actions: Vec<G::Action>,
    /// The same as things to touch, in the same order.
    pub choices: Vec<Choice<G::Target, G::Cost>>,
    /// Every partial selection, shortest first; the first is the question of the moment.
    pub steps: Vec<Step<G::Target>>,
}

/// What can be touched after some touches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Selection<T> {
    /// The things that can be touched next, in the order of the choices.
    pub open: Vec<T>,
    /// The numbers of the choices that need no further touch.
    pub ready: Vec<usize>,
    /// The numbers of the choices that can still be reached, `ready` among them.
    pub reachable: Vec<usize>,
}

impl<G: Presentation> Moment<G> {
    /// The moment of a seat of [`Game::to_act`]. `info` is the seat's own information state.
    pub fn of(game: &G, state: &G::State, info: &G::InformationState, seat: Seat) -> Moment<G> {
        let mut actions = Vec::new();
        Game::legal(game, state, seat, &mut actions);
        let choices: Vec<_> = actions.iter().map(|a| choice(game, info, a)).collect();
        let steps = steps(game, info, &actions, choices.iter().map(|c| &c.paths[..]));
        Moment {
            actions,
            choices,
            steps,
        }
    }

    /// What can be touched after these.
    pub fn select(&self, picked: &[G::Target]) -> Selection<G::Target> {
        select(self.choices.iter().map(|choice| &choice.paths[..]), picked)
    }

    /// The question after these touches; `None` if nothing can be reached by them.
    pub fn question(&self, picked: &[G::Target]) -> Option<&Message> {
        let step = self.steps.iter().find(|step| step.picked == picked)?;
        Some(&step.question)
    }
}

/// An action as things to touch, with its price and its words.
pub fn choice<G: Presentation>(
    game: &G,
    info: &G::InformationState,
    action: &G::Action,
) -> Choice<G::Target, G::Cost> {
    Choice {
        paths: game.paths(info, action),
        cost: game.cost(action),
        kind: game.kind(info, action),
        confirm: game.confirm(action),
        defer: game.defers(action),
        words: words(game, info, action),
    }
}

/// An action in a sentence to the seat that can do it now.
pub fn words<G: Presentation>(game: &G, info: &G::InformationState, action: &G::Action) -> Message {
    let now = game.describe_now(info, action);
    now.unwrap_or_else(|| game.describe(action))
}

/// What can be touched after `picked`, when these are the ways of the choices.
pub fn select<'a, T: Copy + Eq + 'a>(
    ways: impl Iterator<Item = &'a [Vec<T>]>,
    picked: &[T],
) -> Selection<T> {
    let mut selection = Selection {
        open: Vec::new(),
        ready: Vec::new(),
        reachable: Vec::new(),
    };
    for (number, paths) in ways.enumerate() {
        for path in paths.iter().filter(|path| path.starts_with(picked)) {
            if selection.reachable.last() != Some(&number) {
                selection.reachable.push(number);
            }
            match path.get(picked.len()) {
                Some(next) if selection.open.contains(next) => {}
                Some(next) => selection.open.push(*next),
                None if selection.ready.last() == Some(&number) => {}
                None => selection.ready.push(number),
            }
        }
    }
    selection
}

/// Every partial selection with its question, shortest first. A selection that leaves one choice and nothing to touch
/// asks nothing and is left out.
pub fn steps<'a, G: Presentation>(
    game: &G,
    info: &G::InformationState,
    actions: &[G::Action],
    ways: impl Iterator<Item = &'a [Vec<G::Target>]>,
) -> Vec<Step<G::Target>> {
    // Sorted, the ways with a common beginning stand side by side: each partial selection is a range of them.
    let mut all: Vec<(&[G::Target], usize)> = Vec::with_capacity(2 * actions.len());
    for (number, paths) in ways.enumerate() {
        all.extend(paths.iter().map(|path| (&path[..], number)));
    }
    all.sort_unstable();
    let mut steps = Vec::new();
    let mut reachable = Vec::new();
    let mut open = Vec::new();
    let mut level = vec![&all[..]];
    let mut length = 0;
    while !level.is_empty() {
        let mut next_level = Vec::new();
        for range in level {
            let ready = range.partition_point(|(path, _)| path.len() == length);
            let longer = &range[ready..];
            let before = next_level.len();
            next_level.extend(longer.chunk_by(|(a, _), (b, _)| a[length] == b[length]));
            // Where whole ways are the same, words must tell their choices apart: that is a question too.
            if longer.is_empty() && ready < 2 {
                continue;
            }
            reachable.clear();
            reachable.extend(range.iter().map(|(_, number)| *number));
            reachable.sort_unstable();
            reachable.dedup();
            open.clear();
            open.extend(reachable.iter().map(|number| actions[*number]));
            let follow = match next_level[before..] {
                [only] if ready == 0 => Some(only[0].0[length]),
                _ => None,
            };
            let picked = &range[0].0[..length];
            steps.push(Step {
                picked: picked.to_vec(),
                question: game.prompt(info, picked, &open),
                follow: follow.filter(|only| game.follows(only)),
            });
        }
        level = next_level;
        length += 1;
    }
    steps
}
