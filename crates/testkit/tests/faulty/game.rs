//! Faults in the rules.

use super::{Fault, Faulty, calls};
use towpath_core::{
    BuildError, Chance, Checked, DataError, Edition, Events, Faces, Game, MAX_SEATS, OptionSpec,
    Outcome, RuleKey, Seat, Seats, Seen, Source, TableSetup, Title,
};
use towpath_race::{Action, CARDS, Card, DIE, Event, Race, Refusal, State};

const FAULT: OptionSpec = OptionSpec {
    name: "fault",
    values: Fault::WORDS,
};

/// Draws that say something else of themselves than Race does.
struct Misnamed<'a, C> {
    inner: &'a mut C,
    fault: Fault,
    seat: Seat,
}

impl<C: Chance> Chance for Misnamed<'_, C> {
    fn draw(&mut self, mut source: Source, faces: Faces<'_>) -> u16 {
        match (self.fault, source.stream) {
            (Fault::SourceTwice, CARDS) => source.index /= 2,
            (Fault::DrawSaidPublic, CARDS) => source.seen = Seen::Everyone,
            (Fault::DrawSaidPrivate, DIE) => source.seen = Seen::Only(self.seat),
            _ => {}
        }
        self.inner.draw(source, faces)
    }
}

impl Game for Faulty {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn title() -> Title {
        Title {
            options: &[FAULT],
            ..Race::title()
        }
    }

    fn builtin_edition() -> Edition {
        Race::builtin_edition()
    }

    fn check_edition(edition: &Edition) -> Result<Checked, Vec<DataError>> {
        Race::check_edition(edition)
    }

    fn build(setup: &TableSetup) -> Result<Self, BuildError> {
        setup.check(&Self::title())?;
        let plain = TableSetup {
            options: Default::default(),
            ..setup.clone()
        };
        Ok(Faulty {
            race: Race::build(&plain)?,
            fault: Fault::from_word(setup.option(&FAULT)),
        })
    }

    fn players(&self) -> u8 {
        self.race.players
    }

    fn setup<C: Chance, E: Events<Event>>(&self, chance: &mut C, events: &mut E) -> State {
        let mut chance = Misnamed {
            inner: chance,
            fault: self.fault,
            seat: Seat::new(0),
        };
        self.race.setup(&mut chance, events)
    }

    fn to_act(&self, state: &State) -> Seats {
        self.race.to_act(state)
    }

    fn turn(&self, state: &State) -> u32 {
        self.race.turn(state)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.race.legal(state, seat, actions);
        let next = state.hands[seat.next(self.race.players).index()];
        match self.fault {
            Fault::ListTooShort if state.plays == 1 => {
                actions.pop();
            }
            Fault::ListTooLong if state.turn == 7 => {
                let hand = state.hands[seat.index()];
                let missing = Card::ALL.into_iter().find(|card| hand[card.index()] == 0);
                actions.extend(missing.map(Action::Play));
            }
            Fault::ListTwice if state.turn == 7 => actions.push(Action::Pass),
            Fault::ListEmpty if state.turn == 7 => actions.clear(),
            Fault::LeakInList if next[0] == 0 => actions.reverse(),
            _ => {}
        }
    }

    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.fault != Fault::CandidateStray {
            // What the list has too much or too little of, candidates have as well.
            return self.legal(state, seat, actions);
        }
        self.race.candidates(state, seat, actions);
        actions.push(Action::Play(Card(3)));
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let highest = Card(3);
        let held = state.hands[seat.index()][highest.index()];
        if self.fault == Fault::LeakInRefusal && *action == Action::Play(highest) && held == 0 {
            let next = seat.next(self.race.players).index();
            let most = state.hands[next][highest.index()];
            return Err(Refusal::HandFull { most });
        }
        self.race.check(state, seat, action)
    }

    fn apply<C: Chance, E: Events<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        let mut chance = Misnamed {
            inner: chance,
            fault: self.fault,
            seat,
        };
        self.race.apply(state, seat, action, &mut chance, events);
        let me = seat.index();
        match (self.fault, action) {
            (Fault::Panic, Action::Play(Card(3))) => panic!("a four is too much"),
            (Fault::CardLost, Action::Play(Card(3))) => state.played[3] -= 1,
            (Fault::TurnBack, _) if state.turn == 10 => state.turn = 3,
            (Fault::Endless, Action::Pass) => {
                (state.passes, state.tracks[me], state.over) = (0, 0, false);
            }
            (Fault::Impure, Action::Pass) => state.lasts[me] = calls() % 4,
            _ => {}
        }
    }

    fn rule(&self, refusal: &Refusal) -> RuleKey {
        self.race.rule(refusal)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let mut ended = *state;
        ended.over |= self.fault == Fault::EarlyOutcome && state.tracks[0] >= 15;
        let mut outcome = self.race.outcome(&ended)?;
        if self.fault == Fault::Parts {
            outcome
                .scores
                .iter_mut()
                .for_each(|s| s.parts[0].points += 1);
        }
        Some(outcome)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        match self.fault {
            Fault::Points => i32::from(state.tracks[seat.index()]),
            _ => self.race.points(state, seat),
        }
    }

    fn returns(&self, state: &State) -> [f32; MAX_SEATS] {
        let shares = self.race.returns(state);
        match self.fault {
            Fault::Shares => shares.map(f32::ceil),
            _ => shares,
        }
    }
}
