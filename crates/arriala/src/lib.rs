//! Arriala, Canal de Garonne: two to four players build a canal with workers that anybody may move.
//!
//! A turn has five action points. A player places workers, walks any worker along the canal, draws and plays cards,
//! sends workers to vineyards, builds locks and river works. When every cell between two towns or locks holds a
//! worker, the section is counted for whoever has most workers there. When the last one is counted, the vineyards
//! are, and most renown wins.
//!
//! Read in this order:
//! 1. [`place`] and [`cards`]: small values and sets of them; `edition` and `board`: the data file.
//! 2. [`state`] and `shift`: the position, and what it means that a worker was moved; `setup`: the first one.
//! 3. [`deed`] and [`action`]: what can be decided; `turn`: what follows from it; `section`, `scoring`: what is counted.
//! 4. `legal`, `walk`, `stroke`, `candidates`: what is offered; `check` and [`refusal`]: what is refused, and why.
//! 5. [`know`], [`view`], `sketch`, `words`, `notation`: what is shown and said; `stage`, `observe`: scenarios.
//!
//! The rules are in docs/rules/en/arriala.md; the keys in comments, such as AR-MOVE-5, are their anchors.

// A new variant of one of our enums is decided on wherever it matters.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod action;
mod board;
mod candidates;
pub mod cards;
mod check;
pub mod deed;
mod edition;
pub mod event;
pub mod information;
mod legal;
mod notation;
mod observe;
pub mod place;
pub mod refusal;
mod render;
mod scenario;
pub mod scoring;
pub mod section;
mod setup;
mod shift;
pub mod state;
mod stroke;
mod turn;
pub mod view;
mod walk;
mod words;

pub use action::{Action, Walk};
pub use cards::{Card, Cards, MoveCards};
pub use deed::{Deed, Means, Payment};
pub use event::Event;
pub use information::InformationState;
pub use place::{Colour, Place, Places};
pub use refusal::Refusal;
pub use section::Section;
pub use state::{Ending, State};
pub use view::View;

use board::Board;
use scoring::ArtRule;
use state::Phase;
use towpath_core::{
    Audience, Breakdown, BuildError, Chance, ChoiceKind, DataError, Edition, Events, Game,
    Information, Message, Notation, NotationError, OptionSpec, Outcome, Presentation, RuleKey,
    Sampled, Seat, Seats, TableSetup, Title,
};

/// A table of Arriala.
#[derive(Clone, Debug)]
pub struct Arriala {
    board: Board,
    players: u8,
    art: ArtRule,
}

/// Who may build a work of art.
const ART: OptionSpec = OptionSpec {
    name: "art",
    values: &["sole-last", "tied-last"],
};

impl Arriala {
    /// Places of the canal in play: towns and cells.
    pub fn canal(&self) -> Places {
        self.board.canal()
    }

    /// Cells of the canal in play.
    pub const fn cells(&self) -> Places {
        self.board.cells
    }

    /// Vineyards in play.
    pub const fn vineyards(&self) -> Places {
        self.board.vineyards
    }

    /// The colours that score: the players', then the virtual player's.
    pub fn sides(&self) -> impl Iterator<Item = Colour> {
        self.board.colours()
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
        state.on_canal(&self.board, colour)
    }
}

impl Game for Arriala {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn title() -> Title {
        Title {
            id: "arriala",
            name: "Arriala",
            players: 2..=4,
            rules: 1,
            options: &[ART],
        }
    }

    fn builtin_edition() -> Edition {
        edition::builtin()
    }

    fn check_edition(edition: &Edition) -> Result<Vec<String>, Vec<DataError>> {
        edition::check(edition)
    }

    fn build(setup: &TableSetup) -> Result<Arriala, BuildError> {
        setup.check(&Arriala::title())?;
        let sheet = edition::read(&setup.edition).map_err(BuildError::Edition)?;
        Ok(Arriala {
            board: Board::new(&sheet, setup.players),
            players: setup.players,
            art: match setup.option(&ART) {
                "tied-last" => ArtRule::TiedLast,
                _ => ArtRule::SoleLast,
            },
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn setup<C: Chance, E: Events<Event>>(&self, chance: &mut C, events: &mut E) -> State {
        self.begin(chance, events)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        if Arriala::is_running(state) {
            Seats::only(state.seat)
        } else {
            Seats::NONE
        }
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn
    }

    #[inline]
    fn legal(&self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        self.list(state, actions);
    }

    fn candidates(&self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        self.list_candidates(state, actions);
    }

    fn check(&self, state: &State, _: Seat, action: &Action) -> Result<(), Refusal> {
        self.allow(state, action.deed())
    }

    #[inline]
    fn apply<C: Chance, E: Events<Event>>(
        &self,
        state: &mut State,
        _: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        self.carry_out(state, action, chance, events);
    }

    fn rule(&self, refusal: &Refusal) -> RuleKey {
        refusal::rule(refusal)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        self.renown(state, seat.into())
    }

    fn returns(&self, state: &State) -> [f32; towpath_core::MAX_SEATS] {
        self.win_shares(state)
    }
}

impl Information for Arriala {
    type InformationState = InformationState;

    fn information_state(&self, state: &State, audience: Audience) -> InformationState {
        self.known(state, audience)
    }

    fn determinize(&self, info: &InformationState, random: &mut Sampled) -> State {
        self.imagine(info, random)
    }

    fn event_for(&self, event: &Event, audience: Audience) -> Option<Event> {
        Some(event::event_for(event, audience))
    }
}

impl Notation for Arriala {
    fn write(&self, action: &Action) -> String {
        self.notate(action.deed())
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        self.understand(text).map(Action::of)
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        Colour::from(seat).word().to_owned()
    }

    fn stream_name(&self, stream: u8) -> &'static str {
        match stream {
            turn::CARD_STREAM => "card",
            _ => "first",
        }
    }

    fn streams(&self) -> u8 {
        2
    }

    fn face_name(&self, stream: u8, face: u16) -> String {
        let face = usize::from(face);
        match stream {
            turn::CARD_STREAM => Card::ALL.get(face).map_or("none", |card| card.word()),
            _ => Colour::of(face).word(),
        }
        .to_owned()
    }

    fn faces(&self, stream: u8) -> u16 {
        match stream {
            turn::CARD_STREAM => Card::FACES as u16,
            _ => u16::from(self.players),
        }
    }
}

impl Presentation for Arriala {
    type Target = ();
    type Cost = ();
    type Board<'a> = ();
    type View<'a> = View<'a>;

    fn board(&self) {}

    fn paths(&self, _: &Self::InformationState, _: &Self::Action) -> Vec<Vec<()>> {
        vec![vec![()]]
    }

    fn cost(&self, _: &Self::Action) -> Option<()> {
        None
    }

    fn kind(&self, _: &Self::InformationState, _: &Self::Action) -> ChoiceKind {
        ChoiceKind::Progress
    }

    fn prompt(&self, info: &Self::InformationState, _: &[()], _: &[Self::Action]) -> Message {
        self.question(info)
    }

    fn wishes(&self, _: &Self::InformationState, _: &[()], _: &()) -> Vec<Self::Action> {
        Vec::new()
    }

    fn view(&self, info: &InformationState) -> View<'_> {
        self.show(info)
    }

    fn render_text(&self, info: &InformationState) -> String {
        self.draw_board(info)
    }

    fn question(&self, info: &InformationState) -> Message {
        self.ask(info)
    }

    fn narrate(&self, event: &Event) -> Message {
        self.tell(event)
    }

    fn describe(&self, action: &Action) -> Message {
        self.say(action.deed())
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        self.why_not(refusal)
    }

    fn breakdown(&self, info: &InformationState) -> Vec<Breakdown> {
        self.known_parts(info)
    }
}
