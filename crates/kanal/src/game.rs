//! The [`Game`] that the kernel knows: each method hands on to the file of its topic.

use crate::action::{Action, Event};
use crate::edition::Components;
use crate::pile::Stream;
use crate::refusal::Refusal;
use crate::state::State;
use crate::turn::Play;
use crate::view::View;
use crate::{
    Face, Kanal, Mode, Stock, check, legal, notation, render, scoring, setup, view, words,
};
use std::sync::Arc;
use towpath_core::{
    Audience, Breakdown, BuildError, Chance, ChoiceKind, DataError, Edition, Events, Game,
    Information, MAX_SEATS, Message, Notation, NotationError, OptionSpec, Outcome, Presentation,
    RuleKey, Sampled, Seat, Seats, TableSetup, Title,
};

/// Which deck is played; `mixed` shuffles all of them.
const DECK: OptionSpec = OptionSpec {
    name: "deck",
    values: &["a", "b", "c", "d", "e", "f", "mixed"],
};
/// Which side of the industry board is up.
const SIDE: OptionSpec = OptionSpec {
    name: "side",
    values: &["printed", "blank"],
};
/// For one player: a single game, or a campaign of three.
const CAMPAIGN: OptionSpec = OptionSpec {
    name: "campaign",
    values: &["no", "yes"],
};
/// All options.
const OPTIONS: &[OptionSpec] = &[DECK, SIDE, CAMPAIGN];

/// What a table says when an option has a value that does not go with the rest.
fn unfit(spec: OptionSpec, value: &str, allowed: &'static [&'static str]) -> BuildError {
    BuildError::OptionValue {
        name: spec.name.to_owned(),
        value: value.to_owned(),
        allowed,
    }
}

impl Game for Kanal {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn title() -> Title {
        Title {
            id: "kanal",
            name: "Kanal",
            players: 1..=2,
            rules: 2,
            options: OPTIONS,
        }
    }

    fn builtin_edition() -> Edition {
        Edition::of([
            ("board.toml", include_str!("../data/board.toml")),
            ("deck-a.toml", include_str!("../data/deck-a.toml")),
            ("deck-b.toml", include_str!("../data/deck-b.toml")),
            ("deck-c.toml", include_str!("../data/deck-c.toml")),
            ("deck-d.toml", include_str!("../data/deck-d.toml")),
            ("deck-e.toml", include_str!("../data/deck-e.toml")),
            ("deck-f.toml", include_str!("../data/deck-f.toml")),
        ])
    }

    fn check_edition(edition: &Edition) -> Result<Vec<String>, Vec<DataError>> {
        Components::read(edition).map(|components| components.report())
    }

    fn build(setup: &TableSetup) -> Result<Kanal, BuildError> {
        setup.check(&Kanal::title())?;
        let mode = match (setup.players, setup.option(&CAMPAIGN)) {
            (1, "yes") => Mode::Campaign,
            (1, _) => Mode::Solo,
            // KA-SOLO-5: a campaign is for one.
            (_, "yes") => return Err(unfit(CAMPAIGN, "yes", &["no"])),
            _ => Mode::Duel,
        };
        let face = match setup.option(&SIDE) {
            "blank" => Face::Blank,
            _ => Face::Printed,
        };
        let components = Components::read(&setup.edition).map_err(BuildError::Edition)?;
        let chosen = setup.option(&DECK);
        let stock = match chosen {
            // KA-SOLO-5: a campaign goes through one deck.
            "mixed" if mode == Mode::Campaign => {
                return Err(unfit(DECK, chosen, &["a", "b", "c", "d", "e", "f"]));
            }
            "mixed" => Stock::Mixed,
            letter => Stock::Deck(u16::from(letter.as_bytes()[0] - b'a')),
        };
        if let Stock::Deck(deck) = stock
            && components.decks[usize::from(deck)].is_none()
        {
            return Err(BuildError::Edition(vec![DataError {
                file: format!("deck-{chosen}.toml"),
                line: None,
                message: "the edition lacks this deck".to_owned(),
            }]));
        }
        Ok(Kanal {
            rules: setup.rules,
            mode,
            face,
            fresh: setup::fresh_cards(&components, stock),
            components: Arc::new(components),
        })
    }

    fn players(&self) -> u8 {
        self.mode.players()
    }

    fn setup<C: Chance, E: Events<Event>>(&self, chance: &mut C, events: &mut E) -> State {
        let mut state = setup::blank(self);
        let mut play = Play {
            game: self,
            state: &mut state,
            chance,
            events,
        };
        play.deal();
        state
    }

    fn to_act(&self, state: &State) -> Seats {
        match state.phase {
            crate::state::Phase::Over => Seats::NONE,
            _ => Seats::only(state.seat),
        }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn legal(&self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        legal::legal(self, state, actions);
    }

    fn candidates(&self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        legal::candidates(self, state, actions);
    }

    fn check(&self, state: &State, _seat: Seat, action: &Action) -> Result<(), Refusal> {
        check::check(self, state, action)
    }

    fn apply<C: Chance, E: Events<Event>>(
        &self,
        state: &mut State,
        _seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        let mut play = Play {
            game: self,
            state,
            chance,
            events,
        };
        play.act(action);
    }

    fn rule(&self, refusal: &Refusal) -> RuleKey {
        refusal.rule()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        scoring::outcome(self, state)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        scoring::points(self, state, seat)
    }

    fn returns(&self, state: &State) -> [f32; MAX_SEATS] {
        scoring::shares(self, state)
    }
}

impl Information for Kanal {
    type InformationState = State;

    // Everything on the table is public, and the order of the piles is in no state: knowing is looking.
    fn information_state(&self, state: &State, _audience: Audience) -> State {
        *state
    }

    fn determinize(&self, info: &State, _random: &mut Sampled) -> State {
        *info
    }

    fn event_for(&self, event: &Event, _audience: Audience) -> Option<Event> {
        Some(*event)
    }
}

impl Notation for Kanal {
    fn write(&self, action: &Action) -> String {
        notation::write(action)
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        notation::parse(text)
    }

    fn seat_name(&self, _state: &State, seat: Seat) -> String {
        words::colour(seat).to_owned()
    }

    fn stream_name(&self, stream: u8) -> &'static str {
        Stream::ALL
            .get(usize::from(stream))
            .map_or("unknown", |stream| stream.word())
    }

    fn streams(&self) -> u8 {
        Stream::ALL.len() as u8
    }

    fn face_name(&self, stream: u8, face: u16) -> String {
        Stream::ALL
            .get(usize::from(stream))
            .map_or_else(String::new, |stream| stream.face_word(face))
    }

    fn faces(&self, stream: u8) -> u16 {
        Stream::ALL
            .get(usize::from(stream))
            .map_or(0, |stream| stream.faces())
    }
}

impl Presentation for Kanal {
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

    fn view(&self, info: &State) -> View {
        view::view(self, info)
    }

    fn render_text(&self, info: &State) -> String {
        render::render_text(self, info)
    }

    fn question(&self, info: &State) -> Message {
        words::question(self, info)
    }

    fn narrate(&self, event: &Event) -> Message {
        words::narrate(self, event)
    }

    fn describe(&self, action: &Action) -> Message {
        words::describe(self, action)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        words::explain(self, refusal)
    }

    fn breakdown(&self, info: &State) -> Vec<Breakdown> {
        scoring::breakdown(self, info)
    }
}
