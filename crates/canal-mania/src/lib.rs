//! Canal Mania, a game of canal building in England for three to five players.
//!
//! Read in this order:
//! 1. [`parts`]: tiles, cards, colours, engineers, hexes. [`map`] and [`edition`]: the board from its data files.
//! 2. [`tree`]: every canal that can be finished, found once a map.
//! 3. [`state`]: the position. [`action`]: what can be decided and what can happen.
//! 4. `setup`, then `turn`: the course of a turn, which leads to `contracts`, `display`, `goods`, `build` with
//!    `payment`, `haul` and `end`. `play` holds the few functions through which everything changes.
//! 5. [`know`]: secrets. [`view`], `sketch`, `notation`, `words`, [`refusal`]: how people see it. `stage`: scenarios.
//!
//! Rule keys such as `CM-BUILD-8` are those of docs/rules/en/canal-mania.md.

// A new variant of one of our enums is decided on wherever it matters.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod action;
mod build;
mod candidates;
pub mod cards;
mod contracts;
mod display;
pub mod edition;
mod end;
mod game;
mod goods;
mod haul;
pub mod information;
pub mod map;
mod notation;
pub mod parts;
mod payment;
mod play;
pub mod refusal;
mod render;
mod scenario;
mod scoring;
mod setup;
pub mod state;
mod supply;
pub mod tree;
mod turn;
pub mod view;
mod words;

pub use action::{Action, Event};
pub use game::CanalMania;
pub use information::InformationState;
pub use refusal::Refusal;
pub use state::State;
pub use view::View;

use play::{Pile, Play};
use towpath_core::{
    Audience, Breakdown, BuildError, Chance, ChoiceKind, DataError, Edition, Events, Game,
    Information, MAX_SEATS, Message, Notation, NotationError, Outcome, Presentation, RuleKey,
    Sampled, Seat, Seats, TableSetup, Title,
};

impl Game for CanalMania {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn title() -> Title {
        game::title()
    }

    fn builtin_edition() -> Edition {
        edition::builtin()
    }

    fn check_edition(edition: &Edition) -> Result<Vec<String>, Vec<DataError>> {
        edition::read(edition).map(|map| edition::findings(&map))
    }

    fn build(setup: &TableSetup) -> Result<CanalMania, BuildError> {
        CanalMania::new(setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn setup<C: Chance, E: Events<Event>>(&self, chance: &mut C, events: &mut E) -> State {
        self.set_up(chance, events)
    }

    fn to_act(&self, state: &State) -> Seats {
        state.to_act()
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list_worthwhile(state, seat, actions);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.examine(state, seat, action)
    }

    fn apply<C: Chance, E: Events<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        let map: &map::Map = &self.map;
        let game = self;
        Play {
            game,
            map,
            state,
            chance,
            events,
        }
        .carry_out(seat, action);
    }

    fn rule(&self, refusal: &Refusal) -> RuleKey {
        refusal.rule()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.score(seat))
    }

    fn returns(&self, state: &State) -> [f32; MAX_SEATS] {
        self.win_shares(state)
    }
}

impl Information for CanalMania {
    type InformationState = InformationState;

    fn information_state(&self, state: &State, audience: Audience) -> InformationState {
        self.know_as(state, audience)
    }

    fn determinize(&self, info: &InformationState, random: &mut Sampled) -> State {
        self.sample_from(info, random)
    }

    fn event_for(&self, event: &Event, audience: Audience) -> Option<Event> {
        Some(self.event_seen_by(event, audience))
    }
}

impl Notation for CanalMania {
    fn write(&self, action: &Action) -> String {
        self.notate(action)
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        self.read_action(text)
    }

    fn seat_name(&self, state: &State, seat: Seat) -> String {
        match state.colours[seat.index()] {
            Some(colour) => colour.to_string(),
            None => seat.to_string(),
        }
    }

    fn stream_name(&self, stream: u8) -> &'static str {
        Pile::ALL[usize::from(stream)].name()
    }

    fn streams(&self) -> u8 {
        Pile::ALL.len() as u8
    }

    fn face_name(&self, stream: u8, face: u16) -> String {
        let index = usize::from(face);
        match Pile::ALL[usize::from(stream)] {
            Pile::Card => parts::Face::from_index(index).to_string(),
            Pile::Contract | Pile::Start => self.map.contracts[index].id.clone(),
            Pile::Engineer => parts::Engineer::ALL[index].to_string(),
        }
    }

    fn faces(&self, stream: u8) -> u16 {
        match Pile::ALL[usize::from(stream)] {
            Pile::Card => parts::Face::COUNT as u16,
            Pile::Contract | Pile::Start => self.map.contracts.len() as u16,
            Pile::Engineer => parts::Engineer::ALL.len() as u16,
        }
    }
}

impl Presentation for CanalMania {
    type Target = ();
    type Cost = ();
    type Board<'a> = ();
    type View<'a> = View;

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

    fn view(&self, info: &InformationState) -> View {
        self.view_of(info)
    }

    fn render_text(&self, info: &InformationState) -> String {
        self.sketch_of(info)
    }

    fn question(&self, info: &InformationState) -> Message {
        self.ask(info)
    }

    fn narrate(&self, event: &Event) -> Message {
        self.tell_of(event)
    }

    fn describe(&self, action: &Action) -> Message {
        self.words_for(action)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        self.reason(refusal)
    }

    fn breakdown(&self, info: &InformationState) -> Vec<Breakdown> {
        self.scores(&info.table)
    }
}
