//! What all checks share: the game, the buffers, and enough memory to tell how a failure came about.

use super::Plan;
use super::lists::Lists;
use super::presentation::Shown;
use super::report::{Broken, Check, Failure, Summary};
use super::sampling::Census;
use super::{names, report};
use std::panic::{AssertUnwindSafe, catch_unwind};
use towpath_core::{
    By, Match, RandomPolicy, Sampled, ScenarioSupport, Seat, SeatInfo, Seed, TableSetup,
};

pub(super) struct Runner<'a, G: ScenarioSupport> {
    pub game: G,
    pub setup: &'a TableSetup,
    pub plan: &'a Plan,
    pub lists: Lists<G::Action>,
    pub summary: Summary,
    pub census: Census,
    pub shown: Shown<G>,
    /// The number of the game at hand, its random numbers, what was done in it and what is being done.
    pub number: u64,
    pub random: Sampled,
    pub moves: Vec<Move<G::Action>>,
    pub current: Option<(Seat, G::Action)>,
}

/// What was done in the game at hand.
#[derive(Copy, Clone, Debug)]
pub(super) enum Move<A> {
    Do(Seat, A),
    UndoStep(Seat),
    UndoTurn(Seat),
}

impl<'a, G: ScenarioSupport> Runner<'a, G> {
    pub(super) fn new(setup: &'a TableSetup, plan: &'a Plan) -> Result<Self, Box<Failure>> {
        let fail = |check, message: String| {
            Box::new(Failure {
                game: G::title().id.to_owned(),
                players: setup.players,
                number: 0,
                decision: 0,
                action: None,
                check,
                message,
                record: String::new(),
            })
        };
        let game = G::build(setup).map_err(|error| fail("build", error.to_string()))?;
        names::check(&game).map_err(|broken| fail(broken.check, broken.message))?;
        Ok(Runner {
            game,
            setup,
            plan,
            lists: Lists::default(),
            summary: Summary::default(),
            census: Census::default(),
            shown: Shown::default(),
            number: 0,
            random: Sampled::new(0),
            moves: Vec::new(),
            current: None,
        })
    }

    /// Plays one game, and tells how it came about if it fails or panics.
    pub(super) fn guard(
        &mut self,
        number: u64,
        play: fn(&mut Self) -> Check,
    ) -> Result<(), Box<Failure>> {
        self.number = number;
        self.random = Sampled::new(number);
        self.moves.clear();
        self.current = None;
        let broken = match catch_unwind(AssertUnwindSafe(|| play(self))) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(broken)) => broken,
            Err(panic) => Broken {
                check: "no panic",
                message: panic_text(panic.as_ref()),
            },
        };
        Err(Box::new(self.failure(broken)))
    }

    /// Every other game is played with heuristic weights, which lead further into it.
    pub(super) const fn policy(&self) -> RandomPolicy {
        match self.number % 2 {
            0 => RandomPolicy::Heuristic,
            _ => RandomPolicy::Uniform,
        }
    }

    pub(super) fn seed(&self) -> Seed {
        Seed::from_number(self.number)
    }

    pub(super) fn table(&self) -> Match<G> {
        let seat = SeatInfo {
            by: By::Bot,
            name: "random".to_owned(),
        };
        let seats = vec![seat; usize::from(self.setup.players)];
        Match::start(self.game.clone(), self.setup, seats, self.seed())
    }

    /// An action of the list at hand, chosen by this policy.
    pub(super) fn choose(&mut self, policy: RandomPolicy, state: &G::State) -> Check<G::Action> {
        let listed = &self.lists.listed;
        match policy.choose(&self.game, state, listed, &mut self.random) {
            Some(action) => Ok(action),
            None => report::broken("heuristic_weight", "no action of the list has a weight"),
        }
    }

    fn failure(&self, broken: Broken) -> Failure {
        let action = self
            .current
            .map(|(seat, action)| format!("{seat} {}", self.game.write(&action)));
        Failure {
            game: G::title().id.to_owned(),
            players: self.setup.players,
            number: self.number,
            decision: self.moves.len(),
            action,
            check: broken.check,
            message: broken.message,
            record: self.record(),
        }
    }

    /// Plays the moves once more to write their record. Whatever panicked may do so again.
    fn record(&self) -> String {
        let mut text = String::new();
        let _ = catch_unwind(AssertUnwindSafe(|| {
            let mut table = self.table();
            text = table.record();
            for step in &self.moves {
                let version = table.version();
                match *step {
                    Move::Do(seat, action) => {
                        let _ = table.submit(version, seat, By::Bot, action);
                    }
                    Move::UndoStep(seat) => {
                        let _ = table.undo_step(version, seat, By::Bot);
                    }
                    Move::UndoTurn(seat) => {
                        let _ = table.undo_turn(version, seat, By::Bot);
                    }
                }
            }
            text = table.record();
        }));
        text
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "a panic without a message".to_owned())
}
