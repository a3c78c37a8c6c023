//! Whether a lesson holds: every position can be, every move that is asked for is allowed and reaches its goal, every answer has its
//! move, every text is there in every language.

use crate::read::malformed;
use crate::{LANGUAGES, Lesson, matches};
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use towpath_scenario::Fault;

impl Lesson {
    /// Plays the lesson and its wrong moves.
    ///
    /// # Errors
    /// Everything that does not hold, each with its file and line.
    pub fn check(&self) -> Result<(), Vec<Fault>> {
        let mut faults = Vec::new();
        for step in 0..self.steps.len() {
            // A move of the main line that is wrong is found by every step after it.
            match self.check_step(step) {
                Err(fault) if !faults.contains(&fault) => faults.push(fault),
                Ok(()) | Err(_) => {}
            }
        }
        faults.extend(self.check_rules());
        faults.extend(self.check_texts());
        match faults.is_empty() {
            true => Ok(()),
            false => Err(faults),
        }
    }

    fn fault(&self, line: usize, message: impl Into<String>) -> Fault {
        malformed(&self.id, line, message)
    }

    fn check_step(&self, number: usize) -> Result<(), Fault> {
        let step = &self.steps[number];
        let mut play = self.stage(number, &self.opening(number)?)?;
        self.open(&mut *play, step)?;
        if step.reads() {
            return match step.goals.first().and_then(|goal| goal.first()) {
                None => Ok(()),
                Some((line, _)) => Err(self.fault(*line, "a step with a goal needs a 'solve'")),
            };
        }
        if step.goals.iter().any(Vec::is_empty) || step.goals.is_empty() {
            return Err(self.fault(step.line, "a step with a 'solve' needs a 'goal'"));
        }
        if self.reached(&*play, step)? {
            return Err(self.fault(step.line, "the goal is reached before anything is done"));
        }
        let seat = self.seat(&*play)?;
        if !play.to_act().contains(seat) {
            return Err(self.fault(step.line, "it is not the learner's decision"));
        }
        let start = play.line();
        self.solve(&mut *play, step)?;
        if !self.reached(&*play, step)? {
            return Err(self.fault(step.line, "'solve' does not reach the goal"));
        }
        let solved = play.line();
        let left = self.draws_left(step, &solved[start.len()..]);
        if !left.is_empty() {
            return Err(self.fault(step.line, "not all of 'draw' is drawn"));
        }
        self.check_pointing(number, &start, &solved)?;
        self.check_wrongs(number, &start, &solved)
    }

    /// At every moment of the main line there is a thing to point at, and the goal is not reached before its end.
    fn check_pointing(
        &self,
        number: usize,
        start: &[String],
        solved: &[String],
    ) -> Result<(), Fault> {
        let step = &self.steps[number];
        for (moves, (line, _)) in step.solve.iter().enumerate() {
            let so_far = &solved[..start.len() + moves];
            let judged = self.judge(number, so_far, start.len())?;
            if judged.reached {
                return Err(self.fault(*line, "the goal is reached before this move"));
            }
            if moves > 0 && judged.answer.is_some() {
                let message = "the move before this one is answered as if it led elsewhere";
                return Err(self.fault(*line, message));
            }
            let play = self.stage(number, so_far)?;
            let seat = self.seat(&*play)?;
            let known = play.project(towpath_core::Audience::Seat(seat));
            let found = judged.point.and_then(|point| known.find(seat, &point));
            if found.is_none() {
                return Err(self.fault(
                    *line,
                    "no choice is written so; the game may write this move differently",
                ));
            }
        }
        Ok(())
    }

    /// Every wrong move can be made somewhere on the main line, and does not reach the goal.
    fn check_wrongs(
        &self,
        number: usize,
        start: &[String],
        solved: &[String],
    ) -> Result<(), Fault> {
        let step = &self.steps[number];
        let mut seen = BTreeSet::new();
        for moves in start.len()..solved.len() {
            let play = self.stage(number, &solved[..moves])?;
            let seat = self.seat(&*play)?;
            let open = play.notations(seat);
            for wrong in &step.wrongs {
                for action in open.iter().filter(|one| matches(&wrong.pattern, one)) {
                    let mut line = solved[..moves].to_vec();
                    line.push(format!("{seat} does {action}"));
                    let judged = self.judge(number, &line, start.len())?;
                    // Later it may be right, because something else was done first.
                    let at_once = moves == start.len() && !wrong.pattern.contains('*');
                    if judged.reached && at_once {
                        let message = format!("'{action}' reaches the goal");
                        return Err(self.fault(wrong.line, message));
                    }
                    if judged.answer.as_deref() == Some(&self.text(step, &wrong.name)) {
                        seen.insert(wrong.line);
                    }
                }
            }
        }
        match step.wrongs.iter().find(|wrong| !seen.contains(&wrong.line)) {
            None => Ok(()),
            Some(wrong) => {
                let message = format!("'{}' cannot be done here", wrong.pattern);
                Err(self.fault(wrong.line, message))
            }
        }
    }

    fn check_rules(&self) -> Vec<Fault> {
        let reference = self.game.rules("en");
        let rules = self.steps.iter().flat_map(|step| &step.rules);
        let missing =
            rules.filter(|(_, key)| !reference.contains(&format!("<a id=\"{key}\"></a>")));
        missing
            .map(|(line, key)| self.fault(*line, format!("'{key}' is no clause of the rules")))
            .collect()
    }

    /// The ids of the texts it needs, each with the line that needs it.
    fn needed(&self) -> BTreeMap<String, usize> {
        let mut needed = BTreeMap::from([(self.id.clone(), 1), (format!("{}-about", self.id), 1)]);
        for step in &self.steps {
            needed.insert(format!("{}-{}", self.id, step.name), step.line);
            needed.insert(self.text(step, "text"), step.line);
            if !step.reads() {
                needed.insert(self.text(step, "done"), step.line);
            }
            let answers = step.wrongs.iter();
            needed.extend(answers.map(|wrong| (self.text(step, &wrong.name), wrong.line)));
        }
        needed
    }

    fn check_texts(&self) -> Vec<Fault> {
        let wrong = |line, message: String| self.fault(line, message);
        check_texts(&self.id, &self.needed(), &self.texts, &wrong)
    }
}

/// Whether every text that is needed is there in every language, and none is left over. `wrong` names a line of the file that
/// needs them.
pub(crate) fn check_texts(
    folder: &str,
    needed: &BTreeMap<String, usize>,
    texts: &[(String, String)],
    wrong: &dyn Fn(usize, String) -> Fault,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    for code in LANGUAGES {
        let file = format!("{folder}/{code}.ftl");
        let Some((_, text)) = texts.iter().find(|(language, _)| language == code) else {
            faults.push(wrong(1, format!("the file {file} is missing")));
            continue;
        };
        let own = defined(text);
        if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
            let at = errors.first().map_or(0, |error| error.pos.start);
            let line = text[..at.min(text.len())].lines().count().max(1);
            let fault = wrong(line, format!("this is no Fluent: {}", errors[0]));
            faults.push(Fault { file, ..fault });
            continue;
        }
        let missing = needed.iter().filter(|(id, _)| !own.contains_key(*id));
        let missing = missing
            .map(|(id, line)| wrong(*line, format!("the text '{id}' is missing in {code}.ftl")));
        faults.extend(missing);
        let extra = own.iter().filter(|(id, _)| !needed.contains_key(*id));
        faults.extend(extra.map(|(id, line)| Fault {
            file: file.clone(),
            ..wrong(*line, format!("nothing says '{id}'"))
        }));
    }
    faults
}

/// The ids that a file of texts defines, each with its line.
pub(crate) fn defined(text: &str) -> BTreeMap<String, usize> {
    let mut ids = BTreeMap::new();
    for (index, line) in text.lines().enumerate() {
        let Some((id, _)) = line.split_once('=') else {
            continue;
        };
        let id = id.trim_end();
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(plain) {
            ids.insert(id.to_owned(), index + 1);
        }
    }
    ids
}
