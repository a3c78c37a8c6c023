//! The rules as the core asks for them. Each function names the file where the rule is.

use crate::{
    Action, Event, Refusal, Rules, State, candidates, check, edition, legal, scoring, setup, turn,
};
use towpath_core::{
    BuildError, Chance, Checked, DataError, Edition, Events, Game, MAX_SEATS, OptionSpec, Outcome,
    RuleKey, Seat, Seats, TableSetup, Title,
};

/// The rules of one table.
///
/// ```
/// use towpath_core::{Game, TableSetup};
/// use towpath_race::{Goal, Race};
///
/// let setup = TableSetup::of::<Race>(2).with_option("goal", "30");
/// assert_eq!(Race::build(&setup)?.goal, Goal::Thirty);
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Race {
    /// How many play.
    pub players: u8,
    /// How far a track has to come.
    pub goal: Goal,
    /// How many cards of each value there are.
    pub copies: u8,
    /// The numbers of the rules.
    pub rules: Rules,
}

/// An option of the table: how far a track has to come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A short game.
    Twenty,
    /// A long game.
    Thirty,
}

impl Goal {
    /// The values of the option as they are written, the default first.
    const VALUES: &'static [&'static str] = &["20", "30"];

    fn from_option(value: &str) -> Goal {
        match value {
            "30" => Goal::Thirty,
            _ => Goal::Twenty,
        }
    }

    /// The points to reach.
    pub const fn points(self) -> u8 {
        match self {
            Goal::Twenty => 20,
            Goal::Thirty => 30,
        }
    }
}

const GOAL: OptionSpec = OptionSpec {
    name: "goal",
    values: Goal::VALUES,
};

impl Race {
    /// The seats of the table, the first first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat::new)
    }
}

impl Game for Race {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn title() -> Title {
        Title {
            id: "race",
            name: "Race",
            players: 2..=3,
            rules: 1,
            options: &[GOAL],
        }
    }

    fn builtin_edition() -> Edition {
        edition::builtin()
    }

    fn check_edition(edition: &Edition) -> Result<Checked, Vec<DataError>> {
        let copies = edition::read(edition)?;
        Ok(Checked {
            holds: vec![format!("{copies} cards of each value")],
            warnings: Vec::new(),
        })
    }

    fn build(setup: &TableSetup) -> Result<Self, BuildError> {
        setup.check(&Self::title())?;
        Ok(Race {
            players: setup.players,
            goal: Goal::from_option(setup.option(&GOAL)),
            copies: edition::read(&setup.edition).map_err(BuildError::Edition)?,
            rules: Rules::VERSION_1,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn setup<C: Chance, E: Events<Event>>(&self, chance: &mut C, events: &mut E) -> State {
        setup::setup(self, chance, events)
    }

    fn to_act(&self, state: &State) -> Seats {
        match state.over {
            true => Seats::NONE,
            false => Seats::only(Seat::new(state.active)),
        }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        legal::legal(self, state, seat, actions);
    }

    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        candidates::candidates(self, state, seat, actions);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check::check(self, state, seat, action)
    }

    fn apply<C: Chance, E: Events<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        turn::apply(self, state, seat, action, chance, events);
    }

    fn rule(&self, refusal: &Refusal) -> RuleKey {
        refusal.rule()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        scoring::outcome(self, state)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        scoring::points(state, seat)
    }

    fn returns(&self, state: &State) -> [f32; MAX_SEATS] {
        scoring::returns(self, state)
    }
}
