//! The rules, as [`Game`] asks for them. Each function is in the file of its name or topic.

use crate::action::Action;
use crate::event::Event;
use crate::layout::Layout;
use crate::packed::PackedAction;
use crate::place::{Colour, Places};
use crate::price::Prices;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Ending, Phase, State};
use crate::{
    Arriala, ArtOption, Compensation, candidates, check, edition, legal, refusal, scoring, setup,
    turn,
};
use towpath_core::{
    BuildError, Chance, Checked, DataError, EarlierOptions, Edition, Events, Game, MAX_SEATS,
    Outcome, RuleKey, Seat, Seats, TableSetup, Title,
};

impl Game for Arriala {
    type State = State;
    type Action = PackedAction;
    type Event = Event;
    type Refusal = Refusal;

    fn title() -> Title {
        Title {
            id: "arriala",
            name: "Arriala",
            players: 2..=4,
            rules: Rules::NEWEST,
            options: &[ArtOption::SPEC, Compensation::SPEC],
            earlier: &[EarlierOptions {
                until: 2,
                options: &[ArtOption::SPEC],
            }],
        }
    }

    fn builtin_edition() -> Edition {
        edition::builtin_edition()
    }

    fn earlier_editions() -> Vec<Edition> {
        vec![edition::version_1()]
    }

    fn template_edition() -> Edition {
        edition::template()
    }

    fn check_edition(edition: &Edition) -> Result<Checked, Vec<DataError>> {
        edition::check_edition(edition)
    }

    fn build(setup: &TableSetup) -> Result<Arriala, BuildError> {
        let title = Arriala::title();
        setup.check(&title)?;
        let rules = Rules::version(setup.rules).ok_or(BuildError::Rules {
            wanted: setup.rules,
            newest: title.rules,
        })?;
        let rules = match Compensation::of(setup) {
            Compensation::Cards => rules,
            Compensation::Printed => rules.with_printed_deal(),
        };
        let sheet = edition::read(&setup.edition).map_err(BuildError::Edition)?;
        Ok(Arriala {
            layout: Layout::new(&sheet, setup.players),
            players: setup.players,
            art: ArtOption::of(setup),
            rules,
            prices: Prices::new(&rules),
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn setup<C: Chance, E: Events<Event>>(&self, chance: &mut C, events: &mut E) -> State {
        setup::setup(self, chance, events)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        match state.phase {
            Phase::Running => Seats::only(state.seat),
            Phase::Over(_) => Seats::NONE,
        }
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn
    }

    fn ends_turn(&self, action: &PackedAction) -> bool {
        action.unpack() == Action::End
    }

    #[inline]
    fn legal(&self, state: &State, _: Seat, actions: &mut Vec<PackedAction>) {
        legal::legal(self, state, actions);
    }

    fn candidates(&self, state: &State, _: Seat, actions: &mut Vec<PackedAction>) {
        candidates::candidates(self, state, actions);
    }

    fn check(&self, state: &State, _: Seat, action: &PackedAction) -> Result<(), Refusal> {
        check::check(self, state, action.unpack())
    }

    #[inline]
    fn apply<C: Chance, E: Events<Event>>(
        &self,
        state: &mut State,
        _: Seat,
        action: PackedAction,
        chance: &mut C,
        events: &mut E,
    ) {
        turn::apply(self, state, action, chance, events);
    }

    fn rule(&self, refusal: &Refusal) -> RuleKey {
        refusal::rule(refusal)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        scoring::outcome(self, state)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        self.renown(state, seat.into())
    }

    fn returns(&self, state: &State) -> [f32; MAX_SEATS] {
        scoring::returns(self, state)
    }
}

impl Arriala {
    /// Places of the canal in play: towns and cells.
    pub fn canal(&self) -> Places {
        self.layout.canal()
    }

    /// Cells of the canal in play.
    pub const fn cells(&self) -> Places {
        self.layout.cells
    }

    /// Vineyards in play.
    pub const fn vineyards(&self) -> Places {
        self.layout.vineyards
    }

    /// The colours that score: the players', then the virtual player's.
    pub fn sides(&self) -> impl Iterator<Item = Colour> {
        self.layout.colours()
    }

    /// Why the game ended; `None` while it runs.
    pub const fn ending(&self, state: &State) -> Option<Ending> {
        match state.phase {
            Phase::Running => None,
            Phase::Over(ending) => Some(ending),
        }
    }

    /// A colour's workers on the canal: on cells and in towns.
    #[inline]
    pub fn on_canal(&self, state: &State, colour: Colour) -> u32 {
        state.on_canal(&self.layout, colour)
    }
}
