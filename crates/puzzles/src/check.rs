//! Whether a puzzle holds.

use crate::puzzling::{Found, Puzzling, Theme};
use crate::read::malformed;
use crate::search::{effort, search};
use crate::{Proof, Puzzle, grade};
use std::fmt::Display;
use std::hash::Hash;
use std::marker::PhantomData;
use std::sync::Arc;
use towpath_core::{Audience, Seat, TableSetup};
use towpath_scenario::{Fault, stage};

/// The languages that every theme has its texts in.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "it", "de"];

/// The texts of the themes, by language.
const TEXTS: [&str; 4] = [
    include_str!("../../text/lang/en/learn.ftl"),
    include_str!("../../text/lang/fr/learn.ftl"),
    include_str!("../../text/lang/it/learn.ftl"),
    include_str!("../../text/lang/de/learn.ftl"),
];

/// A check may look at so many positions.
const LIMIT: usize = 600_000;

/// What is done with the puzzles of a game, whichever it is.
pub(crate) trait Games: Sync {
    fn themes(&self) -> &'static [Theme];
    fn check(&self, puzzle: &Puzzle) -> Result<(), Fault>;
    fn mine(
        &self,
        mining: &crate::Mining,
        set: &mut crate::Set,
        proceed: &mut dyn FnMut(&crate::Set) -> bool,
    );
}

/// A game as one whose puzzles can be checked and mined.
struct Of<G>(PhantomData<fn() -> G>);

/// The game with this id.
pub(crate) fn games(id: &str) -> Option<&'static dyn Games> {
    match id {
        "arriala" => Some(&Of::<towpath_arriala::Arriala>(PhantomData)),
        "canal-mania" => Some(&Of::<towpath_canal_mania::CanalMania>(PhantomData)),
        "kanal" => Some(&Of::<towpath_kanal::Kanal>(PhantomData)),
        _ => None,
    }
}

impl<G: Puzzling<State: Hash>> Games for Of<G> {
    fn themes(&self) -> &'static [Theme] {
        G::THEMES
    }

    fn check(&self, puzzle: &Puzzle) -> Result<(), Fault> {
        prove::<G>(puzzle)
    }

    fn mine(
        &self,
        mining: &crate::Mining,
        set: &mut crate::Set,
        proceed: &mut dyn FnMut(&crate::Set) -> bool,
    ) {
        crate::mine::run::<G>(mining, set, proceed);
    }
}

impl Puzzle {
    /// Searches everything that can be done, and compares what is found with what the puzzle says.
    ///
    /// # Errors
    /// The first thing that does not hold, with its file and line.
    pub fn check(&self) -> Result<(), Fault> {
        let id = self.game.title().id;
        let unknown = || self.fault(self.at.title, format!("'{id}' has no puzzles"));
        let game = games(id).ok_or_else(unknown)?;
        if !game.themes().iter().any(|theme| theme.name == self.theme) {
            let names: Vec<&str> = game.themes().iter().map(|theme| theme.name).collect();
            let message = format!(
                "'{}' is no theme: expected {}",
                self.theme,
                names.join(", ")
            );
            return Err(self.fault(self.at.theme, message));
        }
        if !self
            .game
            .rules("en")
            .contains(&format!("<a id=\"{}\"></a>", self.rule))
        {
            return Err(self.fault(
                self.at.rule,
                format!("'{}' is no clause of the rules", self.rule),
            ));
        }
        self.check_texts()?;
        self.check_solution()?;
        game.check(self)
    }

    pub(crate) fn fault(&self, line: usize, message: impl Into<String>) -> Fault {
        malformed(&self.at.file, line, message)
    }

    fn check_texts(&self) -> Result<(), Fault> {
        let name = format!("web-puzzle-theme-{}-{}", self.game.title().id, self.theme);
        for (code, text) in LANGUAGES.iter().zip(TEXTS) {
            for id in [name.clone(), format!("{name}-text")] {
                let defined = |line: &str| {
                    line.strip_prefix(&id)
                        .is_some_and(|rest| rest.trim_start().starts_with('='))
                };
                if !text.lines().any(defined) {
                    let message = format!("the text '{id}' is missing in {code}/learn.ftl");
                    return Err(self.fault(self.at.theme, message));
                }
            }
        }
        Ok(())
    }

    /// The solution is allowed, reaches the end with its last move, and is worth what is said.
    fn check_solution(&self) -> Result<(), Fault> {
        let line = self.solution()?;
        for (moves, at) in self.at.solve.iter().enumerate() {
            if self.judge(&line[..moves])?.over {
                return Err(self.fault(*at, "the points are counted before this move"));
            }
        }
        let judged = self.judge(&line)?;
        if !judged.over {
            let last = self.at.solve.last().copied().unwrap_or(self.at.id);
            return Err(self.fault(last, "the points are not counted yet after the last move"));
        }
        match judged.value == self.proof.best {
            true => Ok(()),
            false => {
                let message = format!(
                    "the solution is worth {}, not {}",
                    judged.value, self.proof.best
                );
                Err(self.fault(self.at.best, message))
            }
        }
    }
}

impl Puzzle {
    /// The same puzzle with what a search finds in its position, and its theme.
    pub(crate) fn proved<G: Puzzling<State: Hash>>(
        &self,
    ) -> Result<(Puzzle, &'static Theme), Fault> {
        let at = &self.at;
        let build = |setup: &TableSetup| G::build(setup).map(Arc::new);
        let play = stage::<G>(&self.scenario, self.edition(), build)?;
        let (game, start) = (play.game(), play.state());
        let mut seats = (0..game.players()).map(Seat::new);
        let seat = seats.find(|seat| game.seat_name(start, *seat) == self.seat);
        let Some(seat) = seat.filter(|seat| game.to_act(start).first() == Some(*seat)) else {
            return Err(self.fault(at.seat, "it is not this seat's decision"));
        };
        self.check_knowledge(&game.position(&game.information_state(start, Audience::Seat(seat))))?;
        let Some(searched) = search(game, start, seat, self.until, LIMIT) else {
            let message =
                "this cannot be searched: there is too much to do, or the best depends on a draw";
            return Err(self.fault(at.id, message));
        };
        if searched.margin() == Some(0) {
            let message = "there are two best lines, which score different things";
            return Err(self.fault(at.solve.first().copied().unwrap_or(at.id), message));
        }
        let found = Found::new(game, start, seat, self.until, &searched);
        let Some(theme) = found.theme(game) else {
            let margin = searched.margin().unwrap_or(0);
            let message = format!("a margin of {margin} is too little, or nothing here is a theme");
            return Err(self.fault(at.margin, message));
        };
        let effort = effort(game, start, seat, self.until, searched.best);
        let proved = Puzzle {
            theme: theme.name.to_owned(),
            rule: theme.rule.to_owned(),
            grade: grade(effort.tries),
            proof: Proof {
                best: searched.best,
                margin: searched.margin().unwrap_or(0),
                ends: searched.count(),
                tries: effort.tries,
                plain: effort.plain,
            },
            solve: searched
                .line
                .iter()
                .map(|action| game.write(action))
                .collect(),
            ..self.clone()
        };
        Ok((proved, theme))
    }

    /// What stands there is what the seat knows, and nothing else.
    fn check_knowledge(&self, known: &[String]) -> Result<(), Fault> {
        for line in self.scenario.given.as_deref().unwrap_or_default() {
            let words = line.words.join(" ");
            if !known
                .iter()
                .any(|known| known.split_whitespace().eq(words.split(' ')))
            {
                let message = format!("'{words}' is not what {} knows", self.seat);
                return Err(self.fault(line.line, message));
            }
        }
        Ok(())
    }
}

/// Searches the position and compares.
fn prove<G: Puzzling<State: Hash>>(puzzle: &Puzzle) -> Result<(), Fault> {
    let (at, said) = (&puzzle.at, &puzzle.proof);
    let (proved, _) = puzzle.proved::<G>()?;
    let found = &proved.proof;
    let compare = |line: usize, name: &str, found: &dyn Display, said: &dyn Display| {
        let (found, said) = (found.to_string(), said.to_string());
        match found == said {
            true => Ok(()),
            false => Err(puzzle.fault(line, format!("{name} is {found}, not {said}"))),
        }
    };
    compare(at.best, "best", &found.best, &said.best)?;
    compare(at.margin, "margin", &found.margin, &said.margin)?;
    compare(at.ends, "ends", &found.ends, &said.ends)?;
    compare(at.theme, "theme", &proved.theme, &puzzle.theme)?;
    compare(at.tries, "tries", &found.tries, &said.tries)?;
    compare(at.grade, "grade", &proved.grade, &puzzle.grade)?;
    compare(at.tries, "plain", &found.plain, &said.plain)
}
