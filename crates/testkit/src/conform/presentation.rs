//! What is shown can be touched, asked and said, and depends on nothing but the action and the information state.

use super::report::{Check, broken};
use super::runner::Runner;
use std::collections::{BTreeSet, HashMap};
use towpath_core::{Audience, Message, Moment, Presentation, Sampled, ScenarioSupport, Seat};

/// Presentation is checked at every so many decisions: it takes longer than the rules do.
const EVERY: usize = 3;
/// How many actions and things to touch are remembered.
const REMEMBERED: usize = 4096;
/// How many touches that are not offered are tried at a decision.
const TOUCHES: usize = 8;

/// What depends on nothing but the action.
#[derive(Clone, PartialEq)]
struct Label<C> {
    cost: Option<C>,
    words: Message,
    confirm: bool,
}

/// What was seen earlier, in other positions.
pub(super) struct Shown<G: Presentation> {
    labels: HashMap<G::Action, Label<G::Cost>>,
    targets: BTreeSet<G::Target>,
    random: Sampled,
}

impl<G: Presentation> Default for Shown<G> {
    fn default() -> Shown<G> {
        Shown {
            labels: HashMap::new(),
            targets: BTreeSet::new(),
            random: Sampled::new(0),
        }
    }
}

impl<G: ScenarioSupport> Runner<'_, G> {
    /// The moment of a seat that is to act, in the position and in one that looks the same to it.
    pub(super) fn presentation(&mut self, state: &G::State, seat: Seat) -> Check {
        if !self.moves.len().is_multiple_of(EVERY) {
            return Ok(());
        }
        let info = self.game.information_state(state, Audience::Seat(seat));
        // Paths first: the steps of a moment cannot be made without them.
        for action in &self.lists.listed {
            let paths = self.game.paths(&info, action);
            if paths.is_empty() || paths.iter().any(Vec::is_empty) {
                let text = self.game.write(action);
                return broken("paths", format!("'{text}' cannot be touched"));
            }
        }
        let moment = Moment::of(&self.game, state, &info, seat);
        self.steps(&moment)?;
        self.words_differ(&moment)?;
        self.labels(&moment)?;
        self.targets(&moment)?;
        self.touches(state, seat, &info, &moment)?;

        let world = self.game.determinize(&info, &mut self.shown.random);
        let same_info = self.game.information_state(&world, Audience::Seat(seat));
        let again = Moment::of(&self.game, &world, &same_info, seat);
        self.labels(&again)?;
        if again.choices != moment.choices {
            return broken(
                "choices",
                "paths or kind depend on more than the information state",
            );
        }
        if again.steps != moment.steps {
            return broken(
                "prompts",
                "a question depends on more than the information state",
            );
        }
        Ok(())
    }

    /// The steps are exactly the partial selections, and each leads on.
    fn steps(&self, moment: &Moment<G>) -> Check {
        if !moment
            .steps
            .first()
            .is_some_and(|step| step.picked.is_empty())
        {
            return broken("steps", "the first step is not the question of the moment");
        }
        for (number, choice) in moment.choices.iter().enumerate() {
            for path in &choice.paths {
                for end in 0..path.len() {
                    let picked = &path[..end];
                    if moment.question(picked).is_none() {
                        return broken("steps", format!("nothing is asked after {picked:?}"));
                    }
                    if !moment.select(picked).open.contains(&path[end]) {
                        return broken(
                            "steps",
                            format!("{:?} is not open after {picked:?}", path[end]),
                        );
                    }
                }
                if !moment.select(path).ready.contains(&number) {
                    return broken("steps", format!("{path:?} does not end in its choice"));
                }
            }
        }
        let mut seen = BTreeSet::new();
        for step in &moment.steps {
            if !seen.insert(&step.picked) {
                return broken("steps", format!("{:?} is asked twice", step.picked));
            }
            let selection = moment.select(&step.picked);
            if selection.reachable.is_empty() {
                return broken("steps", format!("nothing is reached by {:?}", step.picked));
            }
            if step.question.key.is_empty() {
                return broken("prompts", format!("no question after {:?}", step.picked));
            }
            let forced = selection.open.len() == 1 && selection.ready.is_empty();
            match step.follow {
                Some(only) if !forced || !selection.open.contains(&only) => {
                    let picked = &step.picked;
                    return broken("steps", format!("{only:?} follows {picked:?} by itself"));
                }
                Some(_) | None => {}
            }
        }
        Ok(())
    }

    /// Choices that are touched alike are told apart by their words.
    fn words_differ(&self, moment: &Moment<G>) -> Check {
        let mut ended: HashMap<&[G::Target], Vec<usize>> = HashMap::new();
        for (number, choice) in moment.choices.iter().enumerate() {
            for path in &choice.paths {
                let numbers = ended.entry(path).or_default();
                let words = &choice.words;
                let twin = numbers
                    .iter()
                    .find(|other| **other != number && moment.choices[**other].words == *words);
                if let Some(twin) = twin {
                    let (one, other) = (&moment.actions[*twin], &moment.actions[number]);
                    let (one, other) = (self.game.write(one), self.game.write(other));
                    let message = format!("'{one}' and '{other}' have the same path and words");
                    return broken("words", message);
                }
                numbers.push(number);
            }
        }
        Ok(())
    }

    /// Cost, whether to confirm, and the words that are not about the moment are the same wherever the action is offered.
    fn labels(&mut self, moment: &Moment<G>) -> Check {
        for (action, choice) in moment.actions.iter().zip(&moment.choices) {
            let label = Label {
                cost: choice.cost.clone(),
                words: self.game.describe(action),
                confirm: choice.confirm,
            };
            let text = || self.game.write(action);
            match self.shown.labels.get(action) {
                Some(before) if before.cost != label.cost => {
                    let (was, is) = (&before.cost, &label.cost);
                    let message = format!("'{}' costs {was:?} or {is:?}", text());
                    return broken("cost", message);
                }
                Some(before) if *before != label => {
                    return broken("words", format!("'{}' is described in two ways", text()));
                }
                Some(_) => {}
                None if self.shown.labels.len() < REMEMBERED => {
                    self.shown.labels.insert(*action, label);
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Things to touch survive the way to a client and back.
    fn targets(&mut self, moment: &Moment<G>) -> Check {
        let paths = moment.choices.iter().flat_map(|choice| &choice.paths);
        for target in paths.flatten() {
            if self.shown.targets.contains(target) {
                continue;
            }
            let back = serde_json::to_string(target)
                .and_then(|json| Ok((serde_json::from_str::<G::Target>(&json)?, json)));
            match back {
                Ok((back, _)) if back == *target => {}
                Ok((back, json)) => {
                    let message = format!("{target:?} is {json} and comes back as {back:?}");
                    return broken("targets", message);
                }
                Err(error) => return broken("targets", format!("{target:?} as JSON: {error}")),
            }
            if self.shown.targets.len() < REMEMBERED {
                self.shown.targets.insert(*target);
            }
        }
        Ok(())
    }

    /// Touches that are not offered are explained, and always in the same way.
    fn touches(
        &mut self,
        state: &G::State,
        seat: Seat,
        info: &G::InformationState,
        moment: &Moment<G>,
    ) -> Check {
        let seen: Vec<G::Target> = self.shown.targets.iter().copied().collect();
        for _ in 0..TOUCHES.min(seen.len()) {
            let target = seen[self.shown.random.below(seen.len() as u32) as usize];
            let step = self.shown.random.below(moment.steps.len() as u32);
            let picked = &moment.steps[step as usize].picked;
            if moment.select(picked).open.contains(&target) {
                continue;
            }
            let wishes = self.game.wishes(info, picked, &target);
            if wishes != self.game.wishes(info, picked, &target) {
                let message = format!("{target:?} after {picked:?} means two things");
                return broken("wishes", message);
            }
            for wish in wishes {
                match self.game.check(state, seat, &wish) {
                    Ok(()) if !self.lists.lists(&wish) => {
                        return broken("wishes", format!("{wish:?} is accepted but not listed"));
                    }
                    Err(refusal) if self.game.explain(&refusal).key.is_empty() => {
                        return broken("wishes", format!("{refusal:?} has no words"));
                    }
                    Ok(()) | Err(_) => {}
                }
            }
        }
        Ok(())
    }
}
