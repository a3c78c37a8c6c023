//! Playing a scenario on its game.

use crate::hint::{known_words, nearest};
use crate::{Expect, Fault, GivenLine, Kind, Report, Scenario, Statement};
use std::sync::Arc;
use towpath_core::Presentation;
use towpath_core::play::{check, rejection};
use towpath_core::record::{Problem, RawDecision, RawDraw, RecordError};
use towpath_core::{
    BuildError, By, Edition, Keyword, Match, Message, Rejected, ScenarioSupport, Seat, Seed,
    TableSetup,
};

/// Plays a scenario with the built-in edition of its game.
pub fn run<G: ScenarioSupport>(scenario: &Scenario) -> Report {
    run_with::<G>(scenario, G::builtin_edition())
}

/// Plays a scenario with other component data.
pub fn run_with<G: ScenarioSupport>(scenario: &Scenario, edition: Edition) -> Report {
    Report {
        title: scenario.title.clone(),
        file: scenario.file.clone(),
        line: scenario.line,
        result: watch::<G>(scenario, edition, &mut |_, _| {}),
    }
}

/// Whether the rules that a scenario is about are clauses of the rules reference of its game.
///
/// # Errors
/// The first that is not.
pub fn check_rules(scenario: &Scenario, reference: &str) -> Result<(), Fault> {
    let is_clause = |key: &str| reference.contains(&format!("<a id=\"{key}\"></a>"));
    let unknown = scenario.rules.iter().find(|(_, key)| !is_clause(key));
    let Some((line, key)) = unknown else {
        return Ok(());
    };
    let anchors = reference.split("<a id=\"").skip(1);
    let clauses = anchors.filter_map(|rest| rest.split('"').next());
    let hint = match nearest(key, clauses) {
        Some(near) => format!("did you mean '{near}'?"),
        None => format!("`towpath rules {}` lists them", scenario.game),
    };
    Err(Fault {
        file: scenario.file.clone(),
        line: *line,
        kind: Kind::Malformed,
        message: format!("'{key}' is no clause of the rules: {hint}"),
        why: None,
    })
}

/// A game that nobody else uses.
fn build<G: ScenarioSupport>(setup: &TableSetup) -> Result<Arc<G>, BuildError> {
    G::build(setup).map(Arc::new)
}

/// Sets up a scenario, plays everything that happens in it, and gives the match as it stands then. `build` makes the game, or
/// finds one that others use too.
///
/// # Errors
/// The first line that does not hold.
pub fn stage<G: ScenarioSupport>(
    scenario: &Scenario,
    edition: Edition,
    build: impl FnOnce(&TableSetup) -> Result<Arc<G>, BuildError>,
) -> Result<Match<G>, Fault> {
    follow::<G>(scenario, edition, build, &mut |_, _| {})
}

/// What has just been done in a scenario that is watched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Nothing: the position as it is given, and the seat that acts first in what follows.
    Given(Option<Seat>),
    /// A seat has carried something out, or taken it back.
    Done,
    /// A rule has refused something.
    Refused {
        /// The seat that tried.
        seat: Seat,
        /// The rule.
        rule: &'static str,
        /// Why, in words.
        why: Message,
    },
}

/// Plays a scenario and shows each moment of it: the position, and the match after every decision and refusal.
///
/// # Errors
/// The first line that is wrong or does not hold.
pub fn watch<G: ScenarioSupport>(
    scenario: &Scenario,
    edition: Edition,
    look: &mut dyn FnMut(&Match<G>, Seen),
) -> Result<(), Fault> {
    follow::<G>(scenario, edition, build, look).map(drop)
}

fn follow<G: ScenarioSupport>(
    scenario: &Scenario,
    edition: Edition,
    build: impl FnOnce(&TableSetup) -> Result<Arc<G>, BuildError>,
    look: &mut dyn FnMut(&Match<G>, Seen),
) -> Result<Match<G>, Fault> {
    let mut run = Run {
        file: &scenario.file,
        line: scenario.line,
        game: open::<G>(scenario, edition, build)?,
        legal: Vec::new(),
    };
    let first = scenario.then.iter().find_map(|line| match &line.statement {
        Statement::Does { seat, .. } | Statement::Cannot { seat, .. } => run.seat(seat).ok(),
        Statement::Undo(_)
        | Statement::UndoTurn(_)
        | Statement::CannotUndo(_)
        | Statement::Expect(_) => None,
    });
    look(&run.game, Seen::Given(first));
    for line in &scenario.then {
        run.line = line.line;
        run.follow(&line.statement)?;
        match &line.statement {
            Statement::Does { .. } | Statement::Undo(_) | Statement::UndoTurn(_) => {
                look(&run.game, Seen::Done);
            }
            Statement::Cannot { seat, action, .. } => {
                let (seat, action) = (run.seat(seat)?, run.action(action)?);
                let (game, state) = (run.game.game(), run.game.state());
                if let Err(Rejected::Refused(refusal)) = check(game, state, seat, &action) {
                    let (rule, why) = (game.rule(&refusal), game.explain(&refusal));
                    look(&run.game, Seen::Refused { seat, rule, why });
                }
            }
            Statement::CannotUndo(_) | Statement::Expect(_) => {}
        }
    }
    Ok(run.game)
}

/// Whether something holds in a match as it stands.
///
/// # Errors
/// When it cannot be asked.
pub fn holds<G: ScenarioSupport>(play: &Match<G>, expect: &Expect) -> Result<bool, Fault> {
    let mut run = Run {
        file: "",
        line: 0,
        game: play.clone(),
        legal: Vec::new(),
    };
    match run.expect(expect) {
        Ok(()) => Ok(true),
        Err(fault) if fault.kind == Kind::Failed => Ok(false),
        Err(fault) => Err(fault),
    }
}

/// Sets up the table and the position.
fn open<G: ScenarioSupport>(
    scenario: &Scenario,
    edition: Edition,
    build: impl FnOnce(&TableSetup) -> Result<Arc<G>, BuildError>,
) -> Result<Match<G>, Fault> {
    let malformed = |line: usize, message: String| Fault {
        file: scenario.file.clone(),
        line,
        kind: Kind::Malformed,
        message,
        why: None,
    };
    let title = G::title();
    if scenario.game != title.id {
        let message = format!(
            "this is a scenario of '{}', not of '{}'",
            scenario.game, title.id
        );
        return Err(malformed(scenario.line, message));
    }
    let edition = match &scenario.edition {
        None => edition,
        Some(hash) => {
            let mut known = [edition, G::builtin_edition()]
                .into_iter()
                .chain(G::earlier_editions());
            let found = known.find(|edition| edition.hash().starts_with(hash));
            found.ok_or_else(|| {
                let message = format!("no component data of '{}' begins with {hash}", title.id);
                malformed(scenario.at.edition, message)
            })?
        }
    };
    let setup = TableSetup {
        players: scenario.players,
        options: scenario.options.iter().cloned().collect(),
        edition,
        rules: scenario.version.unwrap_or(title.rules),
    };
    let game = build(&setup).map_err(|error| {
        let line = match error {
            BuildError::UnknownOption { .. } | BuildError::OptionValue { .. } => scenario.at.option,
            BuildError::Rules { .. } => scenario.at.version,
            BuildError::Players { .. } | BuildError::Edition(_) => scenario.at.players,
        };
        malformed(line, error.to_string())
    })?;
    let seed = Seed::from_number(scenario.seed);
    let Some(lines) = &scenario.given else {
        let seats = (0..setup.players).map(|_| towpath_core::SeatInfo {
            by: By::Human,
            name: String::new(),
        });
        return Ok(Match::start_shared(game, &setup, seats.collect(), seed));
    };
    let mut state = game.empty();
    // What is not known is filled in from what the other lines leave.
    let unknown = |line: &&GivenLine| line.words.iter().any(|word| word == "?");
    let known = lines.iter().filter(|line| !unknown(line));
    for line in known.chain(lines.iter().filter(unknown)) {
        let words: Vec<&str> = line.words.iter().map(String::as_str).collect();
        let keyword = find_keyword::<G>(words[0], "a position", |keyword| keyword.place)
            .map_err(|message| malformed(line.line, message))?;
        game.place(&mut state, &words)
            .map_err(|error| malformed(line.line, with_usage(&error, keyword)))?;
    }
    let whole = |error: String| {
        let message = format!("this position cannot be: {error}");
        malformed(scenario.at.given, message)
    };
    game.settle(&mut state).map_err(whole)?;
    game.audit(&state).map_err(whole)?;
    Ok(Match::from_position(game, &setup, state, seed))
}

/// The keyword of this name that fits, or a message that helps to find it.
pub(crate) fn find_keyword<G: ScenarioSupport>(
    word: &str,
    whereabouts: &str,
    fits: impl Fn(&Keyword) -> bool,
) -> Result<&'static Keyword, String> {
    let fitting = || G::keywords().iter().filter(|keyword| fits(keyword));
    fitting()
        .find(|keyword| keyword.name == word)
        .ok_or_else(|| {
            let known: Vec<&str> = fitting().map(|keyword| keyword.name).collect();
            let hint = known_words(word, known.iter().copied());
            format!("'{word}' is no word of {whereabouts}: {hint}")
        })
}

pub(crate) fn with_usage(error: &str, keyword: &Keyword) -> String {
    format!("{error} (usage: {})", keyword.usage)
}

/// A scenario while it is being played.
pub(crate) struct Run<'a, G: Presentation> {
    pub(crate) file: &'a str,
    pub(crate) line: usize,
    pub(crate) game: Match<G>,
    pub(crate) legal: Vec<G::Action>,
}

impl<G: ScenarioSupport> Run<'_, G> {
    pub(crate) fn fault(&self, kind: Kind, message: impl Into<String>) -> Fault {
        Fault {
            file: self.file.to_owned(),
            line: self.line,
            kind,
            message: message.into(),
            why: None,
        }
    }

    pub(crate) fn malformed(&self, message: impl Into<String>) -> Fault {
        self.fault(Kind::Malformed, message)
    }

    pub(crate) fn failed(&self, message: impl Into<String>) -> Fault {
        self.fault(Kind::Failed, message)
    }

    fn follow(&mut self, statement: &Statement) -> Result<(), Fault> {
        match statement {
            Statement::Does {
                seat,
                action,
                draws,
            } => {
                let seat = self.seat(seat)?;
                self.does(seat, action, draws.as_deref())
            }
            Statement::Cannot { seat, action, rule } => {
                let seat = self.seat(seat)?;
                self.cannot(seat, action, rule)
            }
            Statement::Undo(seat) => {
                let seat = self.seat(seat)?;
                let undone = self.game.undo_step(self.game.version(), seat, By::Human);
                undone.map_err(|error| self.failed(error.to_string()))
            }
            Statement::UndoTurn(seat) => {
                let seat = self.seat(seat)?;
                let undone = self.game.undo_turn(self.game.version(), seat, By::Human);
                undone.map_err(|error| self.failed(error.to_string()))
            }
            Statement::CannotUndo(seat) => {
                let seat = self.seat(seat)?;
                match self.game.undoable(seat) {
                    0 => Ok(()),
                    n => Err(self.failed(format!("{n} decision(s) can be taken back"))),
                }
            }
            Statement::Expect(expect) => self.expect(expect),
        }
    }

    /// An accepted action must be in the legal list too, and leave every component where it can be found.
    fn does(&mut self, seat: Seat, text: &str, draws: Option<&[RawDraw]>) -> Result<(), Fault> {
        let action = self.action(text)?;
        if let Err(rejected) = check(self.game.game(), self.game.state(), seat, &action) {
            return Err(self.rejected(text, &rejected, ""));
        }
        if !self.lists(seat, &action) {
            return Err(self.failed(format!(
                "'{text}' is accepted, but the legal list does not have it"
            )));
        }
        match draws {
            None => {
                let version = self.game.version();
                let done = self.game.submit(version, seat, By::Human, action);
                if let Err(rejected) = done.map(|_| ()) {
                    return Err(self.rejected(text, &rejected, ""));
                }
            }
            Some(draws) => {
                let decision = RawDecision {
                    seat,
                    by: By::Human,
                    notation: text.to_owned(),
                    draws: draws.to_vec(),
                };
                let followed = self.game.follow(self.line, &decision);
                followed.map_err(|error| self.malformed(problem(&error)))?;
            }
        }
        let audited = self.game.game().audit(self.game.state());
        audited.map_err(|error| {
            self.failed(format!("after this the position does not add up: {error}"))
        })
    }

    /// A refused action must not be in the legal list either, and leave everything as it was.
    fn cannot(&mut self, seat: Seat, text: &str, rule: &str) -> Result<(), Fault> {
        let action = self.action(text)?;
        let (before, version) = (*self.game.state(), self.game.version());
        let Err(rejected) = check(self.game.game(), self.game.state(), seat, &action) else {
            return Err(self.failed(format!(
                "'{text}' is allowed; expected that {rule} forbids it"
            )));
        };
        let found = match &rejected {
            Rejected::Refused(refusal) => self.game.game().rule(refusal),
            Rejected::NotToAct => "not-to-act",
            Rejected::Over => "over",
            Rejected::Stale { .. } | Rejected::ReadOnly => "",
        };
        if found != rule {
            return Err(self.rejected(text, &rejected, &format!("; expected {rule}")));
        }
        if matches!(rejected, Rejected::Refused(_)) && self.lists(seat, &action) {
            return Err(self.failed(format!("'{text}' is refused, but the legal list has it")));
        }
        let submitted = self.game.submit(version, seat, By::Human, action);
        let submitted = submitted.map(|_| ());
        if submitted != Err(rejected)
            || *self.game.state() != before
            || self.game.version() != version
        {
            return Err(self.failed(format!("the refused '{text}' changed the match")));
        }
        Ok(())
    }

    /// An action that should have been carried out, or refused for another reason.
    fn rejected(&self, text: &str, rejected: &Rejected<G::Refusal>, expected: &str) -> Fault {
        let problem = rejection(self.game.game(), rejected);
        let (words, why) = match problem {
            Problem::Refused { rule, why } => (format!("refused by {rule}"), Some(why)),
            other @ (Problem::Wrong(_)
            | Problem::HalfWritten
            | Problem::CutOff(_)
            | Problem::Redacted) => (format!("rejected: {other}"), None),
        };
        Fault {
            why,
            ..self.failed(format!("'{text}' is {words}{expected}"))
        }
    }

    /// Whether the legal list of a seat that is to act has this action.
    pub(crate) fn lists(&mut self, seat: Seat, action: &G::Action) -> bool {
        let (game, state) = (self.game.game(), self.game.state());
        self.legal.clear();
        game.legal(state, seat, &mut self.legal);
        self.legal.contains(action)
    }

    pub(crate) fn action(&self, text: &str) -> Result<G::Action, Fault> {
        let parsed = self.game.game().parse(text);
        parsed.map_err(|error| self.malformed(format!("'{text}' is no action: {error}")))
    }

    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        self.game.game().seat_name(self.game.state(), seat)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.game.game().players()).map(Seat::new)
    }

    pub(crate) fn seat(&self, word: &str) -> Result<Seat, Fault> {
        let known = self
            .seats()
            .find(|seat| self.seat_name(*seat) == word || seat.to_string() == word);
        known.ok_or_else(|| {
            let names: Vec<String> = self.seats().map(|seat| self.seat_name(seat)).collect();
            let hint = known_words(word, names.iter().map(String::as_str));
            self.malformed(format!("'{word}' does not sit at this table: {hint}"))
        })
    }
}

/// What is wrong with a scripted outcome; the line is in the fault already.
fn problem(error: &RecordError) -> String {
    match &error.problem {
        Problem::Redacted => "an outcome must be named here, not '?'".to_owned(),
        other @ (Problem::Wrong(_)
        | Problem::Refused { .. }
        | Problem::HalfWritten
        | Problem::CutOff(_)) => other.to_string(),
    }
}
