//! For each state of a turn: what is asked, and what the likeliest wrong touch is answered with.

use super::{build, hex, moment, position};
use crate::parts::{Card, Direction, Engineer, Tile};
use crate::target::{Exit, Target};
use crate::{Action, CanalMania, State};
use towpath_core::{Audience, Game, Information, Presentation};

/// The key of what a touch is answered with: the nearest reason.
fn told(game: &CanalMania, state: &State, picked: &[Target], target: Target) -> String {
    let seat = state.active;
    let info = game.information_state(state, Audience::Seat(seat));
    if let Some(answer) = game.answer(&info, picked, &target) {
        return answer.key.into_owned();
    }
    let wishes = game.wishes(&info, picked, &target);
    let refusals = wishes
        .iter()
        .map(|wish| game.check(state, seat, wish).err());
    let refusal = refusals.flatten().next().expect("a reason");
    game.explain(&refusal).key.into_owned()
}

/// A state of a turn with a wrong touch in it.
struct Row {
    state: &'static [&'static str],
    asks: &'static str,
    picked: fn(&CanalMania) -> Vec<Target>,
    touch: fn(&CanalMania) -> Target,
    told: &'static str,
}

fn nothing(_: &CanalMania) -> Vec<Target> {
    Vec::new()
}

fn town(game: &CanalMania, id: &str) -> Target {
    Target::Town(game.map.town_by_id(id).unwrap())
}

fn contract(game: &CanalMania, id: &str) -> Target {
    Target::Contract(game.map.contract_by_id(id).unwrap())
}

fn canal(game: &CanalMania, id: &str) -> Target {
    Target::Canal(game.map.contract_by_id(id).unwrap())
}

fn exit(name: &str, side: Direction) -> Target {
    Target::Exit(Exit {
        hex: hex(name),
        side,
    })
}

const OPEN: &str = "canal medway red tonbridge";

const ROWS: &[(&str, Row)] = &[
    (
        "colour: the map",
        Row {
            state: &["colours - - -", "step colour"],
            asks: "colour",
            picked: nothing,
            touch: |game| town(game, "london"),
            told: "refuse-first-colour",
        },
    ),
    (
        "none open: the deck",
        Row {
            state: &["turn red 1"],
            asks: "must-take",
            picked: nothing,
            touch: |_| Target::Draw,
            told: "refuse-must-take",
        },
    ),
    (
        "contract picked: a town that is no end",
        Row {
            state: &["turn red 1", "parliament medway"],
            asks: "barge",
            picked: |game| vec![contract(game, "medway")],
            touch: |game| town(game, "london"),
            told: "refuse-not-terminal",
        },
    ),
    (
        "contract picked: a hex",
        Row {
            state: &["turn red 1", "parliament medway"],
            asks: "barge",
            picked: |game| vec![contract(game, "medway")],
            touch: |_| Target::Hex(hex("u25")),
            told: "answer-barge",
        },
    ),
    (
        "one open: a hex",
        Row {
            state: &[OPEN, "turn red 1"],
            asks: "first",
            picked: nothing,
            touch: |_| Target::Hex(hex("u25")),
            told: "refuse-phase-1",
        },
    ),
    (
        "one open: a card of the hand",
        Row {
            state: &[OPEN, "hand red lock", "turn red 1"],
            asks: "first",
            picked: nothing,
            touch: |_| Target::Hand(Card::Lock),
            told: "answer-card-later",
        },
    ),
    (
        "two open: a contract",
        Row {
            state: &[
                OPEN,
                "canal wey-and-arun red weybridge",
                "parliament bridgewater",
                "turn red 1",
            ],
            asks: "first-full",
            picked: nothing,
            touch: |game| contract(game, "bridgewater"),
            told: "refuse-two-open",
        },
    ),
    (
        "engineers: one's own",
        Row {
            state: &[OPEN, "engineer red rennie", "turn red 1"],
            asks: "first",
            picked: nothing,
            touch: |_| Target::Engineer(Engineer::Rennie),
            told: "refuse-own-engineer",
        },
    ),
    (
        "extra contract: the deck",
        Row {
            state: &[OPEN, "turn red 1", "step extra"],
            asks: "extra",
            picked: nothing,
            touch: |_| Target::Draw,
            told: "refuse-first-extra",
        },
    ),
    (
        "drew: the map",
        Row {
            state: &[
                OPEN,
                "hand red lock-red",
                "turn red 1",
                "step declare lock-red",
            ],
            asks: "declare",
            picked: nothing,
            touch: |game| town(game, "london"),
            told: "refuse-first-declare",
        },
    ),
    (
        "white goods: the deck",
        Row {
            state: &[
                OPEN,
                "turn red 2",
                "step naming",
                "goods white 0 2 taking 1",
            ],
            asks: "naming",
            picked: nothing,
            touch: |_| Target::Draw,
            told: "refuse-first-naming",
        },
    ),
    (
        "cube: a town of another colour",
        Row {
            state: &[OPEN, "turn red 2", "step placing", "goods red 1 1 taking 1"],
            asks: "placing",
            picked: nothing,
            touch: |game| town(game, "liverpool"),
            told: "refuse-wrong-colour",
        },
    ),
    (
        "cube: a town that has one",
        Row {
            state: &[
                OPEN,
                "cubes london",
                "turn red 2",
                "step placing",
                "goods red 1 1 taking 1",
            ],
            asks: "placing",
            picked: nothing,
            touch: |game| town(game, "london"),
            told: "refuse-has-cube",
        },
    ),
    (
        "cube: a town that comes later",
        Row {
            state: &[
                OPEN,
                "canal wey-and-arun white weybridge p24:lock guildford",
                "turn red 2",
                "step placing",
                "goods black 1 1 taking 1",
            ],
            asks: "placing",
            picked: nothing,
            touch: |game| town(game, "oxford"),
            told: "refuse-place-elsewhere",
        },
    ),
    (
        "basin short: a town that gives later",
        Row {
            state: &[
                OPEN,
                "cubes york lincoln london",
                "turn red 2",
                "step removing",
                "goods red 0 2 taking 1",
            ],
            asks: "removing",
            picked: nothing,
            touch: |game| town(game, "london"),
            told: "refuse-remove-elsewhere",
        },
    ),
    (
        "can pay: a town",
        Row {
            state: super::BUILDING,
            asks: "second",
            picked: nothing,
            touch: |game| town(game, "tonbridge"),
            told: "refuse-on-town",
        },
    ),
    (
        "can pay: a card of the hand",
        Row {
            state: super::BUILDING,
            asks: "second",
            picked: nothing,
            touch: |_| Target::Hand(Card::Lock),
            told: "answer-card-hex",
        },
    ),
    (
        "can pay: a kind one has not",
        Row {
            state: super::BUILDING,
            asks: "second",
            picked: nothing,
            touch: |_| Target::Hand(Card::Tunnel),
            told: "refuse-not-in-hand",
        },
    ),
    (
        "can pay: one's own canal",
        Row {
            state: super::BUILDING,
            asks: "second",
            picked: nothing,
            touch: |game| canal(game, "medway"),
            told: "answer-canal",
        },
    ),
    (
        "can pay: a contract",
        Row {
            state: super::BUILDING,
            asks: "second",
            picked: nothing,
            touch: |game| contract(game, "bridgewater"),
            told: "refuse-phase-2",
        },
    ),
    (
        "cannot pay: the hex beside the barge",
        Row {
            state: &[OPEN, "display stretch lock", "turn red 2"],
            asks: "second-cards",
            picked: nothing,
            touch: |_| Target::Hex(hex("u25")),
            told: "answer-clear-ground",
        },
    ),
    (
        "cannot pay: a card of the hand",
        Row {
            state: &[
                OPEN,
                "hand red tunnel",
                "display stretch lock",
                "turn red 2",
            ],
            asks: "second-cards",
            picked: nothing,
            touch: |_| Target::Hand(Card::Tunnel),
            told: "answer-card-none",
        },
    ),
    (
        "taking: a hex",
        Row {
            state: &[OPEN, "display stretch lock", "turn red 2", "step taking 1"],
            asks: "taking",
            picked: nothing,
            touch: |_| Target::Hex(hex("u25")),
            told: "answer-taking",
        },
    ),
    (
        "taking: a contract",
        Row {
            state: &[OPEN, "display stretch lock", "turn red 2", "step taking 1"],
            asks: "taking",
            picked: nothing,
            touch: |game| contract(game, "bridgewater"),
            told: "refuse-first-taking",
        },
    ),
    (
        "hex picked: a way back",
        Row {
            state: super::BUILDING,
            asks: "exit",
            picked: |_| vec![Target::Hex(hex("u25"))],
            touch: |_| exit("u25", Direction::NorthWest),
            told: "refuse-sharp-turn",
        },
    ),
    (
        "way picked: a tunnel on clear ground",
        Row {
            state: super::BUILDING,
            asks: "only-tile",
            picked: |_| vec![Target::Hex(hex("u25")), exit("u25", Direction::SouthEast)],
            touch: |_| Target::Tile(Tile::Tunnel),
            told: "refuse-clear-ground",
        },
    ),
    (
        "crossing: enough",
        Row {
            state: &[
                OPEN,
                "hand red lock lock lock",
                "turn red 2",
                "step crossing 2",
            ],
            asks: "crossing",
            picked: nothing,
            touch: |_| Target::Stop,
            told: "refuse-first-crossing",
        },
    ),
    (
        "building on: a face-up card",
        Row {
            state: &[
                "canal medway red tonbridge u25:lock:se",
                "fresh medway 1",
                "hand red stretch",
                "display lock stretch",
                "turn red 2",
                "step building",
            ],
            asks: "building",
            picked: nothing,
            touch: |game| {
                let face = game.display_of(&["lock"]);
                Target::FaceUp(face)
            },
            told: "refuse-first-building",
        },
    ),
    (
        "last tile: one of this turn",
        Row {
            state: &[
                "canal medway red tonbridge u25:lock:se",
                "fresh medway 1",
                "hand red stretch",
                "turn red 2",
                "step building",
            ],
            asks: "building",
            picked: nothing,
            touch: |game| Target::Lift(game.map.contract_by_id("medway").unwrap()),
            told: "refuse-laid-this-turn",
        },
    ),
    (
        "goods: a cube without a route",
        Row {
            state: &[OPEN, "cubes london", "turn red 3"],
            asks: "no-haul",
            picked: nothing,
            touch: |game| town(game, "london"),
            told: "refuse-no-route",
        },
    ),
    (
        "goods: a town without a cube",
        Row {
            state: &[OPEN, "cubes london", "turn red 3"],
            asks: "no-haul",
            picked: nothing,
            touch: |game| town(game, "york"),
            told: "refuse-no-cube",
        },
    ),
    (
        "hand over seven: the end",
        Row {
            state: &[
                OPEN,
                "hand red lock lock lock lock stretch stretch stretch stretch stretch",
                "turn red 3",
                "step closing",
            ],
            asks: "discard",
            picked: nothing,
            touch: |_| Target::End,
            told: "refuse-hand-too-large",
        },
    ),
    (
        "turn done: a cube",
        Row {
            state: &[OPEN, "cubes london", "turn red 3", "step closing"],
            asks: "closing",
            picked: nothing,
            touch: |game| town(game, "london"),
            told: "refuse-first-closing",
        },
    ),
];

impl CanalMania {
    /// The face of a card, as scenarios write it.
    fn display_of(&self, words: &[&str]) -> crate::parts::Face {
        let Action::Card(face) =
            towpath_core::Notation::parse(self, &format!("card {}", words[0])).expect("a card")
        else {
            panic!("a card is taken");
        };
        face
    }
}

#[test]
fn every_state_asks_its_question_and_answers_its_wrong_touch() {
    let game = build(3);
    for (name, row) in ROWS {
        let state = position(&game, row.state);
        let picked = (row.picked)(&game);
        let moment = moment(&game, &state);
        let asked = moment
            .question(&picked)
            .map(|question| question.key.to_string());
        let asks = format!("canal-mania-prompt-{}", row.asks);
        assert_eq!(asked.as_deref(), Some(&asks[..]), "{name}");
        let touch = (row.touch)(&game);
        assert!(!moment.select(&picked).open.contains(&touch), "{name}: lit");
        let answer = told(&game, &state, &picked, touch);
        assert_eq!(answer, format!("canal-mania-{}", row.told), "{name}");
    }
}
