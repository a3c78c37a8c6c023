//! The rules as the kernel knows them.

use crate::action::Action;
use crate::edition::{Components, version_2, version_3};
use crate::event::Event;
use crate::refusal::{Refusal, nearer};
use crate::rules::{Compensation, Rules, Version};
use crate::state::{Phase, State};
use crate::turn::Play;
use crate::{BoardSide, Decks, Kanal, Mode, candidates, check, legal, scoring, setup};
use std::sync::Arc;
use towpath_core::data::ABOUT;
use towpath_core::{
    BuildError, Chance, Checked, DataError, EarlierOptions, Edition, Events, Game, MAX_SEATS,
    OptionSpec, Outcome, RuleKey, Seat, Seats, TableSetup, Title,
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

/// For two players: what the second begins with.
const COMPENSATION: OptionSpec = OptionSpec {
    name: "compensation",
    values: &["thalers", "printed"],
};

/// What a table says when an option has a value that does not go with the rest.
fn unfit(spec: OptionSpec, value: &str, allowed: &'static [&'static str]) -> BuildError {
    BuildError::OptionValue {
        name: spec.name.to_owned(),
        value: value.to_owned(),
        allowed,
    }
}

impl Mode {
    /// The mode that a checked setup asks for.
    fn of(setup: &TableSetup) -> Result<Mode, BuildError> {
        match (setup.players, setup.option(&CAMPAIGN)) {
            (1, "yes") => Ok(Mode::Campaign),
            (1, _) => Ok(Mode::Solo),
            // KA-SOLO-5: a campaign is for one.
            (_, "yes") => Err(unfit(CAMPAIGN, "yes", &["no"])),
            (_, _) => Ok(Mode::Duel),
        }
    }
}

impl Compensation {
    /// The compensation that a checked setup asks for.
    fn of(setup: &TableSetup, mode: Mode, version: Version) -> Result<Compensation, BuildError> {
        match (version, mode, setup.option(&COMPENSATION)) {
            (Version::NoLastRound | Version::LastRound, _, _) => Ok(Compensation::Printed),
            (_, Mode::Duel, "printed") => Ok(Compensation::Printed),
            (_, Mode::Duel, _) => Ok(Compensation::Thalers),
            // KA-WHEEL-3: who plays alone begins.
            (_, Mode::Solo | Mode::Campaign, "printed") => {
                Err(unfit(COMPENSATION, "printed", &["thalers"]))
            }
            (_, Mode::Solo | Mode::Campaign, _) => Ok(Compensation::Printed),
        }
    }
}

impl BoardSide {
    /// The side that a checked setup asks for.
    fn of(setup: &TableSetup) -> BoardSide {
        match setup.option(&SIDE) {
            "blank" => BoardSide::Blank,
            _ => BoardSide::Printed,
        }
    }
}

impl Decks {
    /// The decks that a checked setup asks for, if the edition has them.
    fn of(setup: &TableSetup, mode: Mode, components: &Components) -> Result<Decks, BuildError> {
        let first = || {
            let letters = DECK.values.iter().copied();
            let mut there = letters
                .zip(&components.decks)
                .filter(|(_, deck)| deck.is_some());
            there.next().map(|(letter, _)| letter)
        };
        // A table that chooses no deck plays with the first that the edition has.
        let chosen = match setup.options.get(DECK.name) {
            Some(chosen) => chosen.as_str(),
            None => first().unwrap_or(DECK.values[0]),
        };
        if chosen == "mixed" {
            return match mode {
                Mode::Duel | Mode::Solo => Ok(Decks::Mixed),
                // KA-SOLO-5: a campaign goes through one deck.
                Mode::Campaign => Err(unfit(DECK, chosen, &["a", "b", "c", "d", "e", "f"])),
            };
        }
        let deck = u16::from(chosen.as_bytes()[0] - b'a');
        if components.decks[usize::from(deck)].is_none() {
            return Err(BuildError::Edition(vec![DataError::of_file(
                format!("deck-{chosen}.toml"),
                "the edition lacks this deck",
            )]));
        }
        Ok(Decks::One(deck))
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
            rules: Version::NEWEST,
            options: &[DECK, SIDE, CAMPAIGN, COMPENSATION],
            earlier: &[EarlierOptions {
                until: 2,
                options: &[DECK, SIDE, CAMPAIGN],
            }],
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

    fn earlier_editions() -> Vec<Edition> {
        vec![version_2(), version_3()]
    }

    fn template_edition() -> Edition {
        Edition::of([
            ("board.toml", include_str!("../data/template/board.toml")),
            ("deck-a.toml", include_str!("../data/template/deck-a.toml")),
            (ABOUT, include_str!("../data/template/edition.toml")),
        ])
    }

    fn check_edition(edition: &Edition) -> Result<Checked, Vec<DataError>> {
        Components::read(edition).map(|components| Checked {
            holds: components.report(),
            warnings: components.warnings,
        })
    }

    fn build(setup: &TableSetup) -> Result<Kanal, BuildError> {
        setup.check(&Kanal::title())?;
        let mode = Mode::of(setup)?;
        let components = Components::read(&setup.edition).map_err(BuildError::Edition)?;
        let decks = Decks::of(setup, mode, &components)?;
        let version = Version::from_number(setup.rules);
        let compensation = Compensation::of(setup, mode, version)?;
        let rules = Rules::of(version, mode).with_compensation(compensation);
        let fresh = setup::fresh_cards(&components, decks);
        setup::check_cards(&rules, &fresh, decks)?;
        Ok(Kanal {
            rules,
            mode,
            side: BoardSide::of(setup),
            fresh,
            components: Arc::new(components),
        })
    }

    fn players(&self) -> u8 {
        self.rules.players
    }

    fn setup<C: Chance, E: Events<Event>>(&self, chance: &mut C, events: &mut E) -> State {
        let mut state = setup::blank(self);
        let mut play = Play {
            game: self,
            state: &mut state,
            chance,
            events,
        };
        play.setup();
        state
    }

    fn to_act(&self, state: &State) -> Seats {
        match state.phase {
            Phase::Place | Phase::Go | Phase::Act | Phase::Wheel | Phase::Turned => {
                Seats::only(state.seat)
            }
            Phase::Over => Seats::NONE,
        }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn ends_turn(&self, action: &Action) -> bool {
        matches!(action, Action::End | Action::Done)
    }

    fn legal(&self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        legal::legal(self, state, actions);
    }

    fn candidates(&self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        candidates::candidates(self, state, actions);
    }

    fn check(&self, state: &State, _seat: Seat, action: &Action) -> Result<(), Refusal> {
        let checked = check::check(self, state, action);
        checked.map_err(|refusal| nearer(self, state, action, refusal))
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
        play.apply(action);
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
        scoring::returns(self, state)
    }
}
