//! Choices and steps told by number, in a game of three heaps: whoever is asked takes one to three stones off a heap, or
//! stops.

use super::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::cell::Cell;
use std::sync::Arc;
use towpath_core::{
    BuildError, By, Chance, Checked, DataError, Edition, Events, Game, Information, Notation,
    NotationError, Outcome, RuleKey, Sampled, SeatInfo, Seats, Seed, TableSetup, Title,
};

thread_local! {
    /// How often words were made in this test.
    static DESCRIBED: Cell<u32> = const { Cell::new(0) };
}

#[derive(Clone, Debug)]
struct Heaps;

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Action {
    Take { heap: u8, stones: u8 },
    Stop,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Target {
    Heap(u8),
    Stones(u8),
    Stop,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct State {
    heaps: [u8; 3],
    over: bool,
}

impl Game for Heaps {
    type State = State;
    type Action = Action;
    type Event = u8;
    type Refusal = ();

    fn title() -> Title {
        Title {
            id: "heaps",
            name: "Heaps",
            players: 1..=1,
            rules: 1,
            options: &[],
        }
    }

    fn builtin_edition() -> Edition {
        Edition::of([])
    }

    fn check_edition(_: &Edition) -> Result<Checked, Vec<DataError>> {
        Ok(Checked::default())
    }

    fn build(_: &TableSetup) -> Result<Heaps, BuildError> {
        Ok(Heaps)
    }

    fn players(&self) -> u8 {
        1
    }

    fn setup<C: Chance, E: Events<u8>>(&self, _: &mut C, _: &mut E) -> State {
        State {
            heaps: [3, 1, 2],
            over: false,
        }
    }

    fn to_act(&self, state: &State) -> Seats {
        match state.over {
            true => Seats::NONE,
            false => Seats::only(Seat::new(0)),
        }
    }

    fn turn(&self, _: &State) -> u32 {
        0
    }

    fn legal(&self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        for heap in 0..3 {
            let most = state.heaps[usize::from(heap)].min(3);
            actions.extend((1..=most).map(|stones| Action::Take { heap, stones }));
        }
        actions.push(Action::Stop);
    }

    fn check(&self, _: &State, _: Seat, _: &Action) -> Result<(), ()> {
        Ok(())
    }

    fn apply<C: Chance, E: Events<u8>>(
        &self,
        state: &mut State,
        _: Seat,
        action: Action,
        _: &mut C,
        events: &mut E,
    ) {
        match action {
            Action::Take { heap, stones } => {
                state.heaps[usize::from(heap)] -= stones;
                events.tell(stones);
            }
            Action::Stop => state.over = true,
        }
    }

    fn rule(&self, (): &()) -> RuleKey {
        "HE-1"
    }

    fn outcome(&self, _: &State) -> Option<Outcome> {
        None
    }

    fn points(&self, _: &State, _: Seat) -> i32 {
        0
    }

    fn returns(&self, _: &State) -> [f32; towpath_core::MAX_SEATS] {
        [0.0; towpath_core::MAX_SEATS]
    }
}

impl Information for Heaps {
    type InformationState = State;

    fn information_state(&self, state: &State, _: Audience) -> State {
        *state
    }

    fn determinize(&self, info: &State, _: &mut Sampled) -> State {
        *info
    }

    fn event_for(&self, event: &u8, _: Audience) -> Option<u8> {
        Some(*event)
    }
}

impl Notation for Heaps {
    fn write(&self, action: &Action) -> String {
        format!("{action:?}")
    }

    fn parse(&self, _: &str) -> Result<Action, NotationError> {
        Err(NotationError::new("nobody types"))
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        seat.to_string()
    }

    fn stream_name(&self, _: u8) -> &'static str {
        "none"
    }

    fn streams(&self) -> u8 {
        0
    }

    fn face_name(&self, _: u8, _: u16) -> String {
        String::new()
    }

    fn faces(&self, _: u8) -> u16 {
        0
    }
}

impl Presentation for Heaps {
    type Target = Target;
    type Cost = u8;
    type Board<'a> = ();
    type View<'a> = [u8; 3];

    fn board(&self) {}

    fn view(&self, info: &State) -> [u8; 3] {
        info.heaps
    }

    fn paths(&self, _: &State, action: &Action) -> Vec<Vec<Target>> {
        match action {
            Action::Take { heap, stones } => vec![
                vec![Target::Heap(*heap), Target::Stones(*stones)],
                vec![Target::Stones(*stones), Target::Heap(*heap)],
            ],
            Action::Stop => vec![vec![Target::Stop]],
        }
    }

    fn cost(&self, action: &Action) -> Option<u8> {
        match action {
            Action::Take { stones, .. } => Some(*stones),
            Action::Stop => None,
        }
    }

    fn kind(&self, info: &State, action: &Action) -> ChoiceKind {
        match action {
            Action::Take { .. } => ChoiceKind::Progress,
            Action::Stop if info.heaps == [0; 3] => ChoiceKind::Pass,
            Action::Stop => {
                let left: u8 = info.heaps.iter().sum();
                ChoiceKind::Forfeit(Message::new("heaps-left").with("stones", left))
            }
        }
    }

    fn follows(&self, target: &Target) -> bool {
        matches!(target, Target::Stones(_))
    }

    fn prompt(&self, _: &State, picked: &[Target], open: &[Action]) -> Message {
        Message::new("heaps-what")
            .with("picked", picked.len() as i64)
            .with("open", open.len() as i64)
    }

    fn question(&self, _: &State) -> Message {
        Message::new("heaps-question")
    }

    fn wishes(&self, _: &State, _: &[Target], _: &Target) -> Vec<Action> {
        Vec::new()
    }

    fn describe(&self, action: &Action) -> Message {
        DESCRIBED.set(DESCRIBED.get() + 1);
        Message::new("heaps-action").with("what", format!("{action:?}"))
    }

    fn narrate(&self, event: &u8) -> Message {
        Message::new("heaps-took").with("stones", *event)
    }

    fn explain(&self, (): &()) -> Message {
        Message::new("heaps-refused")
    }

    fn breakdown(&self, _: &State) -> Vec<Breakdown> {
        Vec::new()
    }

    fn render_text(&self, info: &State) -> String {
        format!("{:?}", info.heaps)
    }
}

fn started() -> Match<Heaps> {
    let setup = TableSetup {
        players: 1,
        options: Default::default(),
        edition: Heaps::builtin_edition(),
        rules: 1,
    };
    let seat = SeatInfo {
        by: By::Human,
        name: String::new(),
    };
    Match::start(Heaps, &setup, vec![seat], Seed::from_number(1))
}

/// What a reader is sent, and what it keeps.
#[derive(Default)]
struct Reader {
    told: Told,
    choices: Vec<Value>,
    steps: Vec<Value>,
}

impl Reader {
    /// The fields of a message about this moment.
    fn hear(&mut self, known: &Known<'_, Heaps>) -> Value {
        let mut text = Vec::new();
        let seat = Some(Seat::new(0));
        Object::write(&mut text, |object| known.tell(seat, &mut self.told, object));
        let message: Value = serde_json::from_slice(&text).expect("JSON");
        let lists = [("choices", &mut self.choices), ("steps", &mut self.steps)];
        for (name, list) in lists {
            let new = &message[format!("new_{name}")];
            if let Some(from) = new["from"].as_u64() {
                list.truncate(from as usize);
                list.extend(new["list"].as_array().expect("a list").iter().cloned());
            }
        }
        message
    }

    /// The moment as it follows from what has been told.
    fn moment(&self, message: &Value) -> (Value, Value) {
        let read = |name: &str, list: &[Value]| {
            let numbers = message[name].as_array().expect("numbers").iter();
            let numbers = numbers.map(|n| list[n.as_u64().expect("a number") as usize].clone());
            Value::Array(numbers.collect())
        };
        (read("choices", &self.choices), read("steps", &self.steps))
    }
}

fn whole(known: &Known<'_, Heaps>) -> (Value, Value) {
    let moment = known.moment(Some(Seat::new(0)));
    let read = |text: &RawValue| serde_json::from_str(text.get()).expect("JSON");
    (read(&moment.choices), read(&moment.steps))
}

#[test]
fn a_moment_told_by_number_is_the_moment() {
    let mut playing = started();
    let caches = Caches::new(Arc::default());
    let mut reader = Reader::default();
    let audience = Audience::Seat(Seat::new(0));
    for (heap, stones) in [(0, 1), (2, 1), (0, 2), (1, 1), (2, 1)] {
        let known = Known::new(&playing, &caches, audience);
        let message = reader.hear(&known);
        assert_eq!(reader.moment(&message), whole(&known));
        let action = Action::Take { heap, stones };
        let version = playing.version();
        playing
            .submit(version, Seat::new(0), By::Human, action)
            .expect("it is allowed");
    }
    // Only what is left of the last moment: to stop, which loses nothing now and is another description for it.
    let known = Known::new(&playing, &caches, audience);
    let before = reader.choices.len();
    let message = reader.hear(&known);
    assert_eq!(message["choices"], json!([before]));
    assert_eq!(reader.choices[before]["kind"], json!("pass"));
}

#[test]
fn what_is_known_is_neither_sent_nor_made_again() {
    let playing = started();
    let caches = Caches::new(Arc::default());
    let known = Known::new(&playing, &caches, Audience::Seat(Seat::new(0)));
    let mut reader = Reader::default();
    let first = reader.hear(&known);
    assert_eq!(first["choices"], json!([0, 1, 2, 3, 4, 5, 6]));
    assert_eq!(first["new_choices"]["list"][0]["cost"], json!(1));
    let made = DESCRIBED.get();
    assert_eq!(made, 7);
    let again = reader.hear(&known);
    assert_eq!(again["choices"], first["choices"]);
    assert_eq!(again["steps"], first["steps"]);
    assert!(again.get("new_choices").is_none() && again.get("new_steps").is_none());
    assert_eq!(DESCRIBED.get(), made, "no words are made for what is known");
    reader.told.clear();
    let anew = reader.hear(&known);
    assert_eq!(anew["new_choices"]["from"], json!(0));
    assert_eq!(reader.moment(&anew), whole(&known));
}

#[test]
fn the_steps_of_a_moment_are_its_partial_selections() {
    let playing = started();
    let caches = Caches::new(Arc::default());
    let known = Known::new(&playing, &caches, Audience::Seat(Seat::new(0)));
    let (_, steps) = whole(&known);
    let picked: Vec<&Value> = steps
        .as_array()
        .expect("steps")
        .iter()
        .map(|step| &step["picked"])
        .collect();
    let expected = json!([
        [],
        [{"heap": 0}],
        [{"heap": 1}],
        [{"heap": 2}],
        [{"stones": 1}],
        [{"stones": 2}],
        [{"stones": 3}],
    ]);
    assert_eq!(json!(picked), expected);
    assert_eq!(steps[0]["question"]["open"], json!(7));
    assert_eq!(steps[1]["question"]["open"], json!(3));
    // One stone lies on the second heap: the table takes it by itself. A heap it leaves to the player.
    assert_eq!(steps[2]["follow"], json!({"stones": 1}));
    assert_eq!(steps[6]["follow"], Value::Null);
}

#[test]
fn offers_for_the_terminal_have_the_same_steps() {
    let playing = started();
    let info = playing.information_state(Audience::Spectator);
    let moment = Moment::of(&Heaps, playing.state(), &info, Seat::new(0));
    let offer = offer::offer(&Heaps, &info, moment);
    assert_eq!(offer.choices.len(), 7);
    let selection = offer.select(&[]);
    assert_eq!(selection.open.len(), 4, "three heaps and to stop");
    let heap = selection.open[0];
    assert_eq!(offer.select(&[heap]).reachable, [0, 1, 2]);
    let question = offer.question(&[heap]).expect("a question");
    assert_eq!(
        *question,
        Heaps.prompt(&info, &[Target::Heap(0)], &[Action::Stop; 3])
    );
}
