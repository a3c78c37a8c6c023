use super::*;
use serde::Serialize;
use std::cell::Cell;
use towpath_core::{
    Audience, Breakdown, BuildError, Chance, ChoiceKind, DataError, Edition, Events, Faces, Game,
    Information, MAX_SEATS, Message, Notation, NotationError, OptionSpec, Outcome, Part,
    Presentation, RuleKey, Sampled, Seat, Seats, Seen, Side, Source, TableSetup, Title,
};

thread_local! {
    static CALLS: Cell<u8> = const { Cell::new(0) };
}

const OPTIONS: &[OptionSpec] = &[OptionSpec {
    name: "fault",
    values: Fault::WORDS,
}];

#[derive(Serialize, PartialEq, Debug)]
pub struct View {
    pub hands: Vec<Option<Cards>>,
    pub prizes: Vec<Option<u8>>,
    pub tracks: Vec<u8>,
}

impl Race {
    fn next_turn(&self, state: &mut State) {
        state.active = (state.active + 1) % self.players;
        state.plays = 0;
        state.turn = match self.fault {
            Fault::TurnBack if state.turn == 9 => 3,
            _ => state.turn + 1,
        };
        state.over = state.passes >= self.players || state.tracks.iter().any(|t| *t >= GOAL);
    }

    fn card(&self, state: &mut State, seat: u8, chance: &mut impl Chance) -> u8 {
        let given = FACES as u8 * COPIES - size(&state.pile);
        let source = Source {
            stream: CARDS,
            generation: 0,
            index: match self.fault {
                Fault::SourceTwice => u16::from(given / 2),
                _ => u16::from(given),
            },
            seen: match self.fault {
                Fault::DrawSaidPublic => Seen::Everyone,
                _ => Seen::Only(Seat::new(seat)),
            },
        };
        let face = chance.draw(source, Faces::Counts(&state.pile));
        state.pile[usize::from(face)] -= 1;
        state.hands[usize::from(seat)][usize::from(face)] += 1;
        face as u8 + 1
    }

    fn winners(&self, state: &State) -> Seats {
        let seats = || (0..self.players).map(Seat::new);
        let best = seats().map(|seat| self.score(state, seat)).max();
        seats()
            .filter(|seat| Some(self.score(state, *seat)) == best)
            .collect()
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.tracks[seat.index()]) + i32::from(state.prizes[seat.index()])
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
            options: OPTIONS,
        }
    }

    fn builtin_edition() -> Edition {
        Edition::of([("race.toml", "cards = 24\n")])
    }

    fn check_edition(_: &Edition) -> Result<Vec<String>, Vec<DataError>> {
        Ok(Vec::new())
    }

    fn build(setup: &TableSetup) -> Result<Self, BuildError> {
        setup.check(&Self::title())?;
        Ok(Race {
            players: setup.players,
            fault: Fault::from_word(setup.option(&OPTIONS[0])),
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn setup<C: Chance, E: Events<Event>>(&self, chance: &mut C, events: &mut E) -> State {
        let mut state = <Self as towpath_core::ScenarioSupport>::empty(self);
        state.pile = [COPIES; FACES];
        for seat in 0..self.players {
            let source = Source {
                stream: PRIZE,
                generation: 0,
                index: u16::from(seat),
                seen: Seen::Only(Seat::new(seat)),
            };
            state.prizes[usize::from(seat)] = chance.draw(source, Faces::First(4)) as u8;
            for _ in 0..3 {
                let card = Some(self.card(&mut state, seat, chance));
                events.tell(Event::Drew { seat, card });
            }
        }
        state
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
        let all = (1..=FACES as u8).map(Action::Play);
        let all = all.chain([Action::Peek, Action::Draw, Action::Roll, Action::Pass]);
        let next = state.hands[seat.next(self.players).index()];
        actions.extend(all.filter(|action| {
            let free = Race {
                fault: Fault::None,
                ..*self
            };
            free.check(state, seat, action).is_ok()
        }));
        match self.fault {
            Fault::ListTooShort if state.plays == 1 => {
                actions.pop();
            }
            Fault::ListTooLong if state.turn == 7 => actions.insert(0, Action::Play(9)),
            Fault::ListTwice if state.turn == 7 => actions.push(Action::Pass),
            Fault::ListEmpty if state.turn == 7 => actions.clear(),
            Fault::LeakInList if next[0] == 0 => actions.reverse(),
            _ => {}
        }
    }

    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.legal(state, seat, actions);
        if self.fault == Fault::CandidateStray {
            actions.push(Action::Play(4));
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let hand = &state.hands[seat.index()];
        match *action {
            Action::Play(card) => {
                let have = hand.get(usize::from(card).wrapping_sub(1));
                let last = state.lasts[seat.index()];
                if self.fault == Fault::LeakInRefusal && card == 4 && have == Some(&0) {
                    let number = state.hands[seat.next(self.players).index()][3];
                    return Err(Refusal::Odd { number });
                }
                match have {
                    None | Some(0) => Err(Refusal::NoSuchCard { card }),
                    _ if state.plays == 2 => Err(Refusal::TwoPlayed),
                    _ if card < last => Err(Refusal::TooLow { card, last }),
                    _ => Ok(()),
                }
            }
            Action::Peek if state.peeked[seat.index()] => Err(Refusal::PeekedBefore),
            Action::Draw if size(&state.pile) == 0 => Err(Refusal::NoCardLeft),
            Action::Draw if size(hand) >= 5 => Err(Refusal::HandFull { most: 5 }),
            Action::Peek | Action::Draw | Action::Roll | Action::Pass => Ok(()),
        }
    }

    fn apply<C: Chance, E: Events<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        let me = seat.index();
        let seat = me as u8;
        match action {
            Action::Play(card) => {
                assert!(
                    self.fault != Fault::Panic || card != 4,
                    "a four is too much"
                );
                state.hands[me][usize::from(card) - 1] -= 1;
                if self.fault != Fault::CardLost || card != 4 {
                    state.played[usize::from(card) - 1] += 1;
                }
                state.tracks[me] += card;
                state.lasts[me] = card;
                state.plays += 1;
                events.tell(Event::Played { seat, card });
            }
            Action::Peek => {
                state.peeked[me] = true;
                let prize = Some(state.prizes[(me + 1) % usize::from(self.players)]);
                events.tell(Event::Peeked { seat, prize });
            }
            Action::Draw => {
                let card = Some(self.card(state, seat, chance));
                events.tell(Event::Drew { seat, card });
                state.passes = 0;
                self.next_turn(state);
            }
            Action::Roll => {
                let seen = match self.fault {
                    Fault::DrawSaidPrivate => Seen::Only(Seat::new(seat)),
                    _ => Seen::Everyone,
                };
                let source = Source {
                    stream: DIE,
                    generation: 0,
                    index: state.rolls,
                    seen,
                };
                let pips = chance.draw(source, Faces::First(3)) as u8 + 1;
                state.rolls += 1;
                state.tracks[me] += pips;
                state.passes = 0;
                events.tell(Event::Rolled { seat, pips });
                self.next_turn(state);
            }
            Action::Pass => {
                state.passes = match self.fault {
                    Fault::Endless => 0,
                    _ => state.passes + 1,
                };
                if self.fault == Fault::Endless {
                    state.tracks[me] = 0;
                }
                if self.fault == Fault::Impure {
                    let calls = CALLS.with(|calls| calls.replace(calls.get().wrapping_add(1)));
                    state.lasts[me] = calls % 4;
                }
                events.tell(Event::Passed { seat });
                self.next_turn(state);
            }
        }
    }

    fn rule(&self, refusal: &Refusal) -> RuleKey {
        match refusal {
            Refusal::NoSuchCard { .. } => "RA-PLAY-1",
            Refusal::TooLow { .. } => "RA-PLAY-2",
            Refusal::TwoPlayed => "RA-PLAY-3",
            Refusal::PeekedBefore => "RA-PEEK-1",
            Refusal::NoCardLeft | Refusal::HandFull { .. } => "RA-DRAW-1",
            Refusal::Odd { .. } => "RA-ODD-1",
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if !state.over && (self.fault != Fault::EarlyOutcome || state.tracks[0] < 15) {
            return None;
        }
        let winners = self.winners(state);
        let place = |seat| if winners.contains(seat) { 1 } else { 2 };
        Some(Outcome {
            scores: self.breakdown(&self.information_state(state, Audience::Everything)),
            winners,
            places: (0..self.players).map(Seat::new).map(place).collect(),
            grade: None,
        })
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        match self.fault {
            Fault::Points => i32::from(state.tracks[seat.index()]),
            _ => self.score(state, seat),
        }
    }

    fn returns(&self, state: &State) -> [f32; MAX_SEATS] {
        let winners = self.winners(state);
        let mut shares = [0.0; MAX_SEATS];
        for seat in winners.iter() {
            shares[seat.index()] = match self.fault {
                Fault::Shares => 1.0,
                _ => 1.0 / winners.len() as f32,
            };
        }
        shares
    }
}

impl Information for Race {
    type InformationState = InformationState;

    fn reveals(&self, _: &State, _: Seat, action: &Action) -> bool {
        *action == Action::Peek && self.fault != Fault::RevealUndeclared
    }

    fn information_state(&self, state: &State, audience: Audience) -> InformationState {
        let mut info = InformationState {
            looking: match audience {
                Audience::Seat(seat) => Some(seat.index() as u8),
                _ => None,
            },
            hands: [None; SEATS],
            sizes: state.hands.map(|hand| size(&hand)),
            prizes: [None; SEATS],
            table: State {
                hands: [[0; FACES]; SEATS],
                pile: [0; FACES],
                prizes: [0; SEATS],
                ..*state
            },
        };
        for index in 0..SEATS {
            let seat = Seat::new(index as u8);
            let own = audience == Audience::Seat(seat) || audience == Audience::Everything;
            let peeked = match audience {
                Audience::Seat(me) => me.next(self.players) == seat && state.peeked[me.index()],
                _ => false,
            };
            let late = self.fault == Fault::LateLeak && state.tracks[index] > 8;
            if own || self.fault == Fault::LeakInKnow || late {
                info.hands[index] = Some(state.hands[index]);
            }
            if own || peeked || state.over {
                info.prizes[index] = Some(state.prizes[index]);
            }
        }
        info
    }

    fn determinize(&self, info: &InformationState, random: &mut Sampled) -> State {
        let mut state = info.table;
        let mut rest = [COPIES; FACES];
        for (face, left) in rest.iter_mut().enumerate() {
            let held: u8 = info.hands.iter().flatten().map(|hand| hand[face]).sum();
            *left -= held + state.played[face];
        }
        for seat in 0..SEATS {
            state.prizes[seat] = match info.prizes[seat] {
                Some(prize) => prize,
                None if seat < usize::from(self.players) => random.below(4) as u8,
                None => 0,
            };
            if let Some(hand) = info.hands[seat] {
                state.hands[seat] = hand;
                continue;
            }
            let short = u8::from(self.fault == Fault::WorldLooksDifferent && info.sizes[seat] > 3);
            for _ in short..info.sizes[seat] {
                let mut rank = random.below(u32::from(size(&rest)));
                if self.fault == Fault::WorldUnlikely {
                    rank /= 2;
                }
                let face = usize::from(Faces::Counts(&rest).nth(rank));
                if self.fault != Fault::WorldImpossible {
                    rest[face] -= 1;
                }
                state.hands[seat][face] += 1;
            }
        }
        state.pile = rest;
        state
    }

    fn event_for(&self, event: &Event, audience: Audience) -> Option<Event> {
        let sees = |seat: u8| {
            audience == Audience::Everything || audience == Audience::Seat(Seat::new(seat))
        };
        Some(match *event {
            Event::Drew { seat, .. } if !sees(seat) && self.fault != Fault::LeakInEvent => {
                Event::Drew { seat, card: None }
            }
            Event::Peeked { seat, .. } if !sees(seat) => Event::Peeked { seat, prize: None },
            other => other,
        })
    }
}

impl Notation for Race {
    fn write(&self, action: &Action) -> String {
        match action {
            Action::Play(_) if self.fault == Fault::Notation => "play".to_owned(),
            Action::Play(card) => format!("play {card}"),
            Action::Peek => "peek".to_owned(),
            Action::Draw => "draw".to_owned(),
            Action::Roll => "roll".to_owned(),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["play"] if self.fault == Fault::Notation => Ok(Action::Play(1)),
            ["play", card] => match card.parse() {
                Ok(card) if card > 0 && card < 10 => Ok(Action::Play(card)),
                _ => Err(NotationError::new(format!(
                    "'{card}' is no card from 1 to 4"
                ))),
            },
            ["peek"] => Ok(Action::Peek),
            ["draw"] => Ok(Action::Draw),
            ["roll"] => Ok(Action::Roll),
            ["pass"] => Ok(Action::Pass),
            _ => Err(NotationError::new(
                "expected play N, peek, draw, roll or pass",
            )),
        }
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        ["red", "green", "blue"][seat.index()].to_owned()
    }

    fn stream_name(&self, stream: u8) -> &'static str {
        ["card", "prize", "die"][usize::from(stream)]
    }

    fn streams(&self) -> u8 {
        3
    }

    fn face_name(&self, stream: u8, face: u16) -> String {
        match stream {
            _ if self.fault == Fault::SameNames => "x".to_owned(),
            PRIZE => face.to_string(),
            _ => (face + 1).to_string(),
        }
    }

    fn faces(&self, stream: u8) -> u16 {
        if stream == DIE { 3 } else { 4 }
    }
}

impl Presentation for Race {
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
        View {
            hands: info.hands.to_vec(),
            prizes: info.prizes.to_vec(),
            tracks: info.table.tracks.to_vec(),
        }
    }

    fn render_text(&self, info: &InformationState) -> String {
        let tracks = &info.table.tracks[..usize::from(self.players)];
        format!("tracks {tracks:?} hands {:?}", info.sizes)
    }

    fn question(&self, info: &InformationState) -> Message {
        Message::new("race-question").with("seat", info.table.active)
    }

    fn narrate(&self, event: &Event) -> Message {
        Message::new("race-event").with("what", format!("{event:?}"))
    }

    fn describe(&self, action: &Action) -> Message {
        Message::new("race-action").with("what", format!("{action:?}"))
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        Message::new("race-refuse").with("what", format!("{refusal:?}"))
    }

    fn breakdown(&self, info: &InformationState) -> Vec<Breakdown> {
        let scores = (0..self.players).map(|seat| {
            let index = usize::from(seat);
            let track = i32::from(info.table.tracks[index]);
            let prize = i32::from(info.prizes[index].unwrap_or(0));
            let wrong = i32::from(self.fault == Fault::Parts && info.table.over);
            let part = |key, points| Part { key, points };
            Breakdown {
                side: Side::new(seat),
                total: track + prize,
                parts: vec![part("race-track", track + wrong), part("race-prize", prize)],
            }
        });
        scores.collect()
    }
}
