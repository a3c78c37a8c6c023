//! A bot that asks a program.

use crate::program::{Asked, Failure, Program, Table};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use towpath_bots::{Bot, Faults, Heard, Shown};
use towpath_core::{Presentation, Sampled, Seat, TableSetup};

/// After so many faults in a game a program is not asked any more in it.
const PATIENCE: u32 = 3;

/// The programs that play for one command: each plays one game at a time and the next one afterwards.
#[derive(Debug)]
pub struct Crew {
    command: String,
    time: Duration,
    setup: TableSetup,
    idle: Mutex<Vec<Program>>,
}

impl Crew {
    /// Programs of this command, with so much time for each decision.
    pub fn new(command: &str, time: Duration, setup: TableSetup) -> Crew {
        Crew {
            command: command.to_owned(),
            time,
            setup,
            idle: Mutex::new(Vec::new()),
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Program>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self) -> Result<Program, Failure> {
        let idle = self.idle().pop();
        idle.map_or_else(|| Program::start(&self.command, Stdio::inherit()), Ok)
    }

    fn back(&self, program: Program) {
        self.idle().push(program);
    }
}

/// A player of one game whose decisions a program makes. Where the program fails, the decision is a random one and the
/// fault is counted.
#[derive(Debug)]
pub struct ExternalBot {
    crew: Arc<Crew>,
    program: Option<Program>,
    faults: Faults,
    random: Sampled,
    /// What was heard before the program was told of the table.
    unsaid: Vec<String>,
    begun: bool,
}

impl ExternalBot {
    /// A player for one game; where the program fails, choices follow from the number.
    pub fn new(crew: Arc<Crew>, number: u64) -> ExternalBot {
        let mut bot = ExternalBot {
            crew,
            program: None,
            faults: Faults::default(),
            random: Sampled::new(number),
            unsaid: Vec::new(),
            begun: false,
        };
        match bot.crew.take() {
            Ok(program) => bot.program = Some(program),
            Err(failure) => bot.count(&failure),
        }
        bot
    }

    fn count(&mut self, failure: &Failure) {
        let faults = &mut self.faults;
        match failure {
            Failure::Late => faults.late += 1,
            Failure::Gone(_) => faults.gone += 1,
            Failure::Nonsense(_) | Failure::Illegal(_) => faults.wrong += 1,
        }
        faults.first.get_or_insert_with(|| failure.to_string());
        let given_up = matches!(failure, Failure::Gone(_));
        if given_up || faults.total() >= PATIENCE {
            self.program = None;
        }
    }

    /// Tells the program of the table, once somebody knows where it sits.
    fn begin<G: Presentation>(&mut self, game: &G, seat: Seat) {
        let Some(program) = self.program.as_ref().filter(|_| !self.begun) else {
            return;
        };
        self.begun = true;
        let setup = &self.crew.setup;
        let board = || json(&game.board());
        program.begin(&Table {
            game: G::title().id.to_owned(),
            rules: setup.rules,
            edition: setup.edition.hash(),
            players: setup.players,
            options: setup
                .options
                .clone()
                .into_iter()
                .collect::<BTreeMap<_, _>>(),
            seat: seat.to_string(),
            board: program.wants_view().then(board).flatten(),
        });
    }
}

fn json(value: &impl serde::Serialize) -> Option<Box<RawValue>> {
    serde_json::value::to_raw_value(value).ok()
}

impl Drop for ExternalBot {
    fn drop(&mut self) {
        if let Some(program) = self.program.take() {
            self.crew.back(program);
        }
    }
}

/// What chance gave, in words, with a question mark for what the seat was not shown.
fn draws<G: Presentation>(game: &G, shown: &[Shown]) -> String {
    let words = shown.iter().map(|draw| {
        let face = draw
            .face
            .map_or("?".to_owned(), |face| game.face_name(draw.stream, face));
        format!(" {}={face}", game.stream_name(draw.stream))
    });
    words.collect()
}

impl<G: Presentation> Bot<G> for ExternalBot {
    fn choose(&mut self, game: &G, info: &G::InformationState, seat: Seat) -> G::Action {
        self.begin(game, seat);
        // The list depends on nothing but what the seat knows, so that any world will do.
        let world = game.determinize(info, &mut Sampled::new(0));
        let mut actions = Vec::new();
        game.legal(&world, seat, &mut actions);
        if let Some(program) = &mut self.program {
            program.saw(&std::mem::take(&mut self.unsaid));
            let legal: Vec<String> = actions.iter().map(|action| game.write(action)).collect();
            let asked = Asked {
                time: self.crew.time,
                legal: &legal,
                view: match program.wants_view() {
                    true => json(&game.view(info)),
                    false => None,
                },
            };
            match program.ask(&asked) {
                Ok(place) => return actions[place],
                Err(failure) => self.count(&failure),
            }
        }
        actions[self.random.below(actions.len() as u32) as usize]
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, game: &G, seat: Seat, heard: Heard<'_, G::Action>) {
        self.begin(game, seat);
        match heard {
            Heard::Deal { shown } => self.unsaid.push(format!("deal{}", draws(game, shown))),
            Heard::Decision {
                seat,
                action,
                shown,
            } => {
                let mut line = format!("{seat} {}", game.write(action));
                if !shown.is_empty() {
                    line.push_str(" =>");
                    line.push_str(&draws(game, shown));
                }
                self.unsaid.push(line);
            }
            Heard::End { shares } => {
                if let Some(program) = &self.program {
                    program.saw(&std::mem::take(&mut self.unsaid));
                    program.over(shares);
                }
            }
        }
    }

    fn faults(&self) -> Option<&Faults> {
        Some(&self.faults)
    }
}
