//! A game known only at run time: everything that can be asked of a title before there is a match.

use crate::balance::{self, Balance};
use crate::caches::Descriptions;
use crate::erased::{AnyMatch, Show};
use crate::example::Example;
use crate::figures::Figures;
use crate::playable::Playable;
use crate::projection::json;
use crate::seated::Seated;
use crate::speed::{SearchSpeed, search_speed};
use serde_json::value::RawValue;
use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use towpath_bots::bench::{Allocations, Speed};
use towpath_bots::learn::{Iteration, TuneSettings};
use towpath_bots::simulate::Tally;
use towpath_bots::{Bot, Features, Weights, arena};
use towpath_core::record::RawRecord;
use towpath_core::{
    Audience, BuildError, By, Checked, DataError, Edition, Keyword, Match, RecordError, Seat,
    SeatInfo, Seed, TableSetup, Title,
};
use towpath_external::{Crew, ExternalBot};
use towpath_scenario::{Fault, Report, Scenario};

/// A simulated game that takes more decisions than this is given up.
const LONGEST: u32 = 100_000;

/// The language that every reference is written in first.
const ENGLISH: &str = "en";

/// One of the games.
pub trait AnyGame: Debug + Send + Sync {
    /// Its description.
    fn title(&self) -> Title;
    /// The rules reference in a language, by its code; in English where there is none in that language.
    fn rules(&self, language: &str) -> &'static str;
    /// Plays a scenario before somebody's eyes: the board and the position after each of its steps.
    ///
    /// # Errors
    /// The first line that is wrong or does not hold.
    fn example(&self, scenario: &Scenario) -> Result<Example, Fault>;
    /// The component data that comes with the program.
    fn builtin_edition(&self) -> Edition;
    /// The component data with this hash, if it comes with the program or came with it before.
    fn own_edition(&self, hash: &str) -> Option<Edition>;
    /// Component data that came with the program before, the newest first.
    fn earlier_editions(&self) -> Vec<Edition>;
    /// A commented edition to start one's own from.
    fn template_edition(&self) -> Edition;
    /// Checks component data; tells what holds and what is unusual.
    ///
    /// # Errors
    /// Every mistake, with file and line.
    fn check_edition(&self, edition: &Edition) -> Result<Checked, Vec<DataError>>;
    /// Whether a table can choose this: also choices that each hold may not go together.
    ///
    /// # Errors
    /// The first that does not hold.
    fn check_setup(&self, setup: &TableSetup) -> Result<(), BuildError>;
    /// The names of its bots, weakest first.
    fn bots(&self) -> &'static [&'static str];
    /// The words of its scenarios.
    fn keywords(&self) -> &'static [Keyword];
    /// What never changes during a match at this table, as JSON: the board as a screen draws it.
    ///
    /// # Errors
    /// When the table's choices do not hold.
    fn board(&self, setup: &TableSetup) -> Result<Box<RawValue>, BuildError>;
    /// The table as it lies before the first decision, always with the same shuffle. What is built for it is not kept: it is
    /// for component data that somebody is still writing.
    ///
    /// # Errors
    /// When the table's choices do not hold.
    fn preview(&self, setup: &TableSetup) -> Result<Preview, BuildError>;
    /// Starts a match.
    ///
    /// # Errors
    /// When the table's choices do not hold.
    fn start(
        &self,
        setup: &TableSetup,
        seats: Vec<SeatInfo>,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, BuildError>;
    /// Replays a record, checking every line.
    ///
    /// # Errors
    /// When the header's choices do not hold; the record's own faults are in [`Replayed`].
    fn replay(&self, setup: &TableSetup, raw: &RawRecord) -> Result<Replayed, BuildError>;
    /// Runs a scenario of this game with this component data.
    fn run_scenario(&self, scenario: &Scenario, edition: Edition) -> Report;
    /// Sets up a scenario of this game with this component data, plays what happens in it, and gives the match as it stands then.
    ///
    /// # Errors
    /// The first line that does not hold.
    fn stage(&self, scenario: &Scenario, edition: Edition) -> Result<Box<dyn AnyMatch>, Fault>;
    /// Lets bots of these names play `games` matches from the deal `first` on. `proceed` hears how many are done and
    /// says whether to go on.
    ///
    /// # Errors
    /// When the table's choices do not hold or a bot is unknown.
    fn simulate(
        &self,
        setup: &TableSetup,
        bots: &[String],
        games: u64,
        first: u64,
        proceed: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Simulated, BuildError>;
    /// Lets the bot of this name play every seat of a series of games, and counts what they tell about the game. `proceed` is
    /// asked after each whether to go on.
    ///
    /// # Errors
    /// When the table's choices do not hold.
    fn balance(
        &self,
        setup: &TableSetup,
        bot: &str,
        series: arena::Series,
        proceed: &mut (dyn FnMut() -> bool + Send),
    ) -> Result<Balance, BuildError>;
    /// Whether there is a bot of this name; a budget may follow it, such as `search:200ms` or `search:5000`.
    fn knows_bot(&self, name: &str) -> bool;
    /// Lets bots compete: seats rotated, the same deals for every seating, on several threads. A bot called `cmd:COMMAND` is
    /// another program, with so much time for each decision.
    ///
    /// # Errors
    /// When the table's choices do not hold.
    fn arena(
        &self,
        setup: &TableSetup,
        bots: &[String],
        time: Duration,
        series: arena::Series,
        progress: &(dyn Fn(&arena::Progress) -> bool + Sync),
    ) -> Result<arena::Results, BuildError>;
    /// Learns the weights of the evaluator by self-play, from the text of a data file or from nothing. `report` hears of every
    /// round with the text of a data file, `provenance` above it, and says whether to go on.
    ///
    /// # Errors
    /// When the table's choices or the weights to start from do not hold.
    fn tune(
        &self,
        setup: &TableSetup,
        start: Option<&str>,
        settings: TuneSettings,
        provenance: &[String],
        report: &mut dyn FnMut(&Iteration, &str) -> bool,
    ) -> Result<(), String>;
    /// Measures how fast its bots search, for about three times so long.
    ///
    /// # Errors
    /// When the table's choices do not hold.
    fn search_speed(&self, setup: &TableSetup, time: Duration) -> Result<SearchSpeed, BuildError>;
    /// Measures random self-play for about so long.
    ///
    /// # Errors
    /// When the table's choices do not hold.
    fn bench(
        &self,
        setup: &TableSetup,
        time: Duration,
        allocations: Option<Allocations>,
    ) -> Result<Speed, BuildError>;
}

/// What a simulation gave.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// Lengths, points and wins.
    pub tally: Tally,
    /// What else is worth telling about this game, as means over the games that tell it.
    pub figures: Vec<(String, f64)>,
}

/// A table before the first decision.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What never changes during a match, as JSON.
    pub board: Box<RawValue>,
    /// The position as the first seat sees it, as JSON.
    pub view: Box<RawValue>,
}

/// What a replay gave.
pub struct Replayed {
    /// How many entries were found good.
    pub good: usize,
    /// The match, or where the record goes wrong.
    pub result: Result<Box<dyn AnyMatch>, RecordError>,
}

/// A game type as an entry of the list.
pub(crate) struct Entry<G> {
    /// Games built lately, so that the many tables of a server share what was precomputed.
    built: Mutex<Vec<Built<G>>>,
}

/// How many set-ups are kept built.
const BUILT: usize = 16;

impl<G> Entry<G> {
    pub(crate) const fn new() -> Entry<G> {
        Entry {
            built: Mutex::new(Vec::new()),
        }
    }
}

impl<G: Playable> Entry<G> {
    fn build(&self, setup: &TableSetup) -> Result<Built<G>, BuildError> {
        // A list that a panic has left behind is as good as any: it only saves work.
        let lock = || self.built.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(built) = lock().iter().find(|built| *built.setup == *setup) {
            return Ok(built.clone());
        }
        let built = Built {
            setup: Arc::new(setup.clone()),
            game: Arc::new(G::build(setup)?),
            descriptions: Arc::default(),
        };
        let mut all = lock();
        if all.len() == BUILT {
            all.remove(0);
        }
        all.push(built.clone());
        Ok(built)
    }
}

/// A game as a table wants it, with what all its matches share.
struct Built<G> {
    setup: Arc<TableSetup>,
    game: Arc<G>,
    descriptions: Arc<Descriptions>,
}

impl<G> Clone for Built<G> {
    fn clone(&self) -> Built<G> {
        Built {
            setup: self.setup.clone(),
            game: self.game.clone(),
            descriptions: self.descriptions.clone(),
        }
    }
}

impl<G: Playable> Debug for Entry<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Entry({})", G::title().id)
    }
}

impl<G: Playable> AnyGame for Entry<G> {
    fn title(&self) -> Title {
        G::title()
    }

    fn rules(&self, language: &str) -> &'static str {
        let game = G::title().id;
        let found = towpath_reference::find(game, language);
        found
            .or_else(|| towpath_reference::find(game, ENGLISH))
            .unwrap_or_default()
    }

    fn example(&self, scenario: &Scenario) -> Result<Example, Fault> {
        crate::example::play::<G>(scenario)
    }

    fn builtin_edition(&self) -> Edition {
        G::builtin_edition()
    }

    fn own_edition(&self, hash: &str) -> Option<Edition> {
        let mut own = [G::builtin_edition()]
            .into_iter()
            .chain(G::earlier_editions());
        own.find(|edition| edition.hash() == hash)
    }

    fn earlier_editions(&self) -> Vec<Edition> {
        G::earlier_editions()
    }

    fn template_edition(&self) -> Edition {
        crate::folder::arrange(self, G::template_edition())
    }

    fn check_edition(&self, edition: &Edition) -> Result<Checked, Vec<DataError>> {
        crate::folder::check(self, edition, G::check_edition)
    }

    fn bots(&self) -> &'static [&'static str] {
        G::BOTS
    }

    fn keywords(&self) -> &'static [Keyword] {
        G::keywords()
    }

    fn board(&self, setup: &TableSetup) -> Result<Box<RawValue>, BuildError> {
        Ok(json(&self.build(setup)?.game.board()))
    }

    fn preview(&self, setup: &TableSetup) -> Result<Preview, BuildError> {
        setup.check(&G::title())?;
        let game = G::build(setup)?;
        let board = json(&game.board());
        let nobody = SeatInfo {
            by: By::Human,
            name: String::new(),
        };
        let seats = vec![nobody; usize::from(setup.players)];
        let started = Match::start(game, setup, seats, Seed::from_number(1));
        let seated = Seated::new(started, Arc::default());
        let view = seated.project(Audience::Seat(Seat::new(0))).view();
        Ok(Preview { board, view })
    }

    fn check_setup(&self, setup: &TableSetup) -> Result<(), BuildError> {
        setup.check(&G::title())?;
        self.build(setup).map(drop)
    }

    fn start(
        &self,
        setup: &TableSetup,
        seats: Vec<SeatInfo>,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, BuildError> {
        let built = self.build(setup)?;
        let started = Match::start_shared(built.game, setup, seats, seed);
        Ok(Box::new(Seated::new(started, built.descriptions)))
    }

    fn replay(&self, setup: &TableSetup, raw: &RawRecord) -> Result<Replayed, BuildError> {
        setup.check(&G::title())?;
        let built = self.build(setup)?;
        let (good, result) = Match::replay_prefix(built.game, setup, raw);
        Ok(Replayed {
            good,
            result: result.map(|replayed| {
                Box::new(Seated::new(replayed, built.descriptions)) as Box<dyn AnyMatch>
            }),
        })
    }

    fn run_scenario(&self, scenario: &Scenario, edition: Edition) -> Report {
        let mut report = towpath_scenario::run_with::<G>(scenario, edition);
        if let Err(fault) = towpath_scenario::check_rules(scenario, self.rules(ENGLISH)) {
            report.result = Err(fault);
        }
        report
    }

    fn stage(&self, scenario: &Scenario, edition: Edition) -> Result<Box<dyn AnyMatch>, Fault> {
        let mut descriptions = None;
        let staged = towpath_scenario::stage::<G>(scenario, edition, |setup| {
            setup.check(&G::title())?;
            let built = self.build(setup)?;
            descriptions = Some(built.descriptions);
            Ok(built.game)
        })?;
        let descriptions = descriptions.unwrap_or_default();
        Ok(Box::new(Seated::new(staged, descriptions)))
    }

    fn simulate(
        &self,
        setup: &TableSetup,
        bots: &[String],
        games: u64,
        first: u64,
        proceed: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Simulated, BuildError> {
        let game = G::build(setup)?;
        let mut factory = |number: u64, seat: Seat| -> Box<dyn Bot<G>> {
            let name = &bots[(seat.index() + number as usize) % bots.len()];
            let number = number << 8 | seat.index() as u64;
            G::bot(name, number).expect("the caller has checked the names")
        };
        let mut figures = Figures::default();
        let mut watch = |done: u64, ended: Option<&G::State>| {
            if let Some(state) = ended {
                figures.add(&game, state);
            }
            proceed(done)
        };
        let tally = towpath_bots::simulate::simulate(
            &game,
            games,
            first,
            LONGEST,
            &mut factory,
            &mut watch,
        );
        Ok(Simulated {
            tally,
            figures: figures.means(),
        })
    }

    fn balance(
        &self,
        setup: &TableSetup,
        bot: &str,
        series: arena::Series,
        proceed: &mut (dyn FnMut() -> bool + Send),
    ) -> Result<Balance, BuildError> {
        let game = self.build(setup)?.game;
        Ok(balance::measure(game.as_ref(), bot, series, proceed))
    }

    fn knows_bot(&self, name: &str) -> bool {
        G::bot(name, 0).is_some()
    }

    fn arena(
        &self,
        setup: &TableSetup,
        bots: &[String],
        time: Duration,
        series: arena::Series,
        progress: &(dyn Fn(&arena::Progress) -> bool + Sync),
    ) -> Result<arena::Results, BuildError> {
        let game = self.build(setup)?.game;
        let entrant = |name: &String| {
            let own = name.clone();
            let make: arena::BotFactory<G> = match towpath_external::command(name) {
                Some(command) => {
                    let crew = Arc::new(Crew::new(command, time, setup.clone()));
                    Box::new(move |number| Box::new(ExternalBot::new(crew.clone(), number)))
                }
                None => Box::new(move |number| {
                    G::bot(&own, number).expect("the caller has checked the names")
                }),
            };
            arena::Entrant {
                name: name.clone(),
                make,
            }
        };
        let entrants: Vec<arena::Entrant<G>> = bots.iter().map(entrant).collect();
        Ok(arena::compete(game.as_ref(), &entrants, series, progress))
    }

    fn tune(
        &self,
        setup: &TableSetup,
        start: Option<&str>,
        settings: TuneSettings,
        provenance: &[String],
        report: &mut dyn FnMut(&Iteration, &str) -> bool,
    ) -> Result<(), String> {
        let features = G::Features::FEATURES;
        let edition = setup.edition.hash();
        let of = start.and_then(Weights::edition_of);
        if let Some(other) = of.filter(|of| *of != edition) {
            return Err(format!(
                "these weights were learned with component data {other}, not with {edition}"
            ));
        }
        let start = start.map(|text| Weights::read(text, features));
        let learned = G::tune(setup, start.transpose()?, settings, &mut |round, best| {
            report(round, &best.write(features, provenance, &edition))
        });
        learned.map_err(|error| error.to_string())
    }

    fn search_speed(&self, setup: &TableSetup, time: Duration) -> Result<SearchSpeed, BuildError> {
        Ok(search_speed(&*self.build(setup)?.game, time))
    }

    fn bench(
        &self,
        setup: &TableSetup,
        time: Duration,
        allocations: Option<Allocations>,
    ) -> Result<Speed, BuildError> {
        let game = G::build(setup)?;
        Ok(towpath_bots::bench::self_play(&game, time, 1, allocations))
    }
}
