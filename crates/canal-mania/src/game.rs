//! The rules as [`Game`] names them; each function says where the work is done.

use crate::action::Action;
use crate::event::Event;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{State, Step};
use crate::{CanalMania, candidates, check, edition, legal, scoring, setup};
use towpath_core::{
    BuildError, Chance, Checked, DataError, Edition, Events, Game, MAX_SEATS, Outcome, RuleKey,
    Seat, Seats, TableSetup, Title,
};

impl Game for CanalMania {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn title() -> Title {
        CanalMania::TITLE
    }

    fn builtin_edition() -> Edition {
        edition::builtin()
    }

    fn template_edition() -> Edition {
        edition::template()
    }

    fn check_edition(edition: &Edition) -> Result<Checked, Vec<DataError>> {
        edition::read_with_warnings(edition).map(|(map, warnings)| Checked {
            holds: edition::findings(&map),
            warnings,
        })
    }

    fn build(setup: &TableSetup) -> Result<CanalMania, BuildError> {
        CanalMania::new(setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn setup<C: Chance, E: Events<Event>>(&self, chance: &mut C, events: &mut E) -> State {
        setup::setup(self, chance, events)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        if state.step == Step::Over {
            Seats::NONE
        } else {
            Seats::only(state.active)
        }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn ends_turn(&self, action: &Action) -> bool {
        *action == Action::End
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
        Play::new(self, state, chance, events).apply(seat, action);
    }

    fn rule(&self, refusal: &Refusal) -> RuleKey {
        refusal.rule()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        scoring::outcome(self, state)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.score(seat))
    }

    fn returns(&self, state: &State) -> [f32; MAX_SEATS] {
        scoring::returns(self, state)
    }
}
