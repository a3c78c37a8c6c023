//! Every moment of random games: each choice can be reached, told apart and sent over the wire; and what touches are
//! answered with.

mod rows;

use super::{Exit, Target};
use crate::parts::{Contract, Direction, Hex, Town};
use crate::tree::Tree;
use crate::{Action, CanalMania, State};
use towpath_core::{
    Audience, ChoiceKind, Game, Information, Moment, Notation, Presentation, Sampled,
    ScenarioSupport, Seat, Silent,
};

fn build(players: u8) -> CanalMania {
    CanalMania::build(&towpath_testkit::setup::<CanalMania>(players)).unwrap()
}

fn position(game: &CanalMania, lines: &[&str]) -> State {
    let mut state = game.empty();
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).unwrap();
    }
    game.settle(&mut state).unwrap();
    state
}

/// What the active seat is asked and can touch.
fn moment(game: &CanalMania, state: &State) -> Moment<CanalMania> {
    let seat = state.active;
    let info = game.information_state(state, Audience::Seat(seat));
    Moment::of(game, state, &info, seat)
}

fn check_moment(game: &CanalMania, state: &State) {
    let Moment {
        actions,
        choices,
        steps,
    } = moment(game, state);
    let mut whole = Vec::new();
    for (action, choice) in actions.iter().zip(&choices) {
        assert!(!choice.paths.is_empty(), "{action:?}");
        for path in &choice.paths {
            assert!(!path.is_empty(), "{action:?}");
            for target in path {
                assert!(target.exists(&game.map));
                let text = serde_json::to_string(target).unwrap();
                let read: Target = serde_json::from_str(&text).unwrap();
                assert_eq!(read, *target, "{text}");
            }
            whole.push((path, &choice.words));
        }
    }
    // Where ways are the same, words tell the choices apart.
    whole.sort_by(|a, b| a.0.cmp(b.0));
    for pair in whole.windows(2) {
        assert!(pair[0].0 != pair[1].0 || pair[0].1 != pair[1].1, "{pair:?}");
    }
    // No way ends where another goes on: what is touched last decides.
    for pair in whole.windows(2) {
        let inside = pair[1].0.len() > pair[0].0.len() && pair[1].0.starts_with(pair[0].0);
        assert!(!inside, "{pair:?}");
    }
    for step in &steps {
        assert!(step.question.key.contains("-prompt-"), "{step:?}");
    }
}

#[test]
fn every_choice_of_random_games_can_be_touched() {
    let mut random = Sampled::new(11);
    for players in 3..=5 {
        let game = build(players);
        let mut state = game.setup(&mut random, &mut Silent);
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            check_moment(&game, &state);
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let total: u32 = actions
                .iter()
                .map(|action| game.heuristic_weight(&state, action))
                .sum();
            let mut left = random.below(total);
            let chosen = actions.iter().find(|action| {
                let weight = game.heuristic_weight(&state, action);
                let hit = left < weight;
                left = left.saturating_sub(weight);
                hit
            });
            game.apply(&mut state, seat, *chosen.unwrap(), &mut random, &mut Silent);
        }
    }
}

const BUILDING: &[&str] = &[
    "engineer red rennie",
    "canal medway red tonbridge",
    "hand red lock",
    "display stretch lock",
    "turn red 2",
];

fn hex(name: &str) -> Hex {
    Hex::from_word(name).unwrap()
}

/// The rule that the first wish is refused with.
fn reason(game: &CanalMania, state: &State, picked: &[Target], target: Target) -> &'static str {
    let seat = state.active;
    let info = game.information_state(state, Audience::Seat(seat));
    let wishes = game.wishes(&info, picked, &target);
    let first = wishes.first().expect("something is wished for");
    let refusal = game.check(state, seat, first).unwrap_err();
    game.rule(&refusal)
}

#[test]
fn what_is_asked_changes_with_every_touch() {
    let game = build(3);
    let state = position(&game, BUILDING);
    let moment = moment(&game, &state);
    let key = |picked: &[Target]| moment.question(picked).map(|m| m.key.clone().into_owned());
    assert_eq!(key(&[]).as_deref(), Some("canal-mania-prompt-second"));
    let u25 = Target::Hex(hex("u25"));
    assert_eq!(key(&[u25]).as_deref(), Some("canal-mania-prompt-exit"));
    let exit = moment.select(&[u25]).open[0];
    let question = moment.question(&[u25, exit]).unwrap();
    assert_eq!(question.key, "canal-mania-prompt-only-tile");
    let value = game
        .map
        .contract(game.map.contract_by_id("medway").unwrap())
        .value;
    assert!(
        question.args.contains(&("left", value.into())),
        "{question:?}"
    );
    assert!(
        question.args.contains(&("value", value.into())),
        "{question:?}"
    );
    // A surveyor may pay for the other kind, and then there are two.
    let state = position(&game, &[BUILDING, &["shown red surveyor"]].concat());
    let moment = self::moment(&game, &state);
    let question = moment.question(&[u25, exit]).unwrap();
    assert_eq!(question.key, "canal-mania-prompt-tile");
}

/// Two contracts that can begin on the same hex beside the same town, with that hex.
fn rivals(game: &CanalMania) -> (Contract, Contract, Town, Hex) {
    let tree = &game.map.tree;
    let begins = |contract: Contract, side| {
        let town = game.map.contract(contract).terminals[side];
        let next = tree.children(Tree::root(contract, side)).iter();
        next.map(move |node| (town, node.cell))
    };
    let all: Vec<_> = (0..game.map.contracts.len() as u8)
        .flat_map(|index| [0, 1].map(|side| (Contract(index), side)))
        .flat_map(|(contract, side)| begins(contract, side).map(move |at| (contract, at)))
        .collect();
    for (one, at) in &all {
        let other = all
            .iter()
            .find(|(other, there)| other != one && there == at);
        if let Some((other, _)) = other {
            return (*one, *other, at.0, game.map.cell(at.1).hex);
        }
    }
    panic!("no two contracts begin on the same hex")
}

#[test]
fn two_canals_at_one_hex_are_asked_about() {
    let game = build(3);
    let (one, other, town, hex) = rivals(&game);
    let from = &game.map.town(town).id;
    let canal = |contract| format!("canal {} red {from}", game.map.contract(contract).id);
    let hand = "hand red stretch lock aqueduct aqueduct tunnel tunnel tunnel";
    let state = position(&game, &[&canal(one), &canal(other), hand, "turn red 2"]);
    let moment = moment(&game, &state);
    let picked = [Target::Hex(hex)];
    let question = moment.question(&picked).unwrap();
    assert_eq!(question.key, "canal-mania-prompt-which-canal");
    let open = moment.select(&picked).open;
    assert!(open.contains(&Target::Canal(one)) && open.contains(&Target::Canal(other)));
    assert_eq!(open.len(), 2);
    let question = moment.question(&[picked[0], Target::Canal(one)]).unwrap();
    assert_eq!(question.key, "canal-mania-prompt-exit");
}

#[test]
fn a_hex_touched_with_an_empty_hand_is_answered_with_the_hand() {
    let game = build(3);
    let far = Target::Hex(hex("d0"));
    let beside = Target::Hex(hex("u25"));
    let poor = position(&game, &["canal medway red tonbridge", "turn red 2"]);
    for target in [far, beside] {
        assert_eq!(reason(&game, &poor, &[], target), "CM-BUILD-7");
    }
    // With a card that pays for something the place is the reason.
    let able = position(&game, BUILDING);
    assert_eq!(reason(&game, &able, &[], far), "CM-BUILD-4");
    // In the right place the direction is the reason, then the kind.
    let u25 = hex("u25");
    let back = Target::Exit(Exit {
        hex: u25,
        side: Direction::NorthWest,
    });
    assert_eq!(reason(&game, &able, &[beside], back), "CM-BUILD-1");
    let stretch = Target::Tile(crate::parts::Tile::Stretch);
    assert_eq!(reason(&game, &able, &[beside], stretch), "CM-BUILD-7");
}

#[test]
fn touches_out_of_their_step_name_the_step() {
    let game = build(3);
    let first = position(&game, &["canal medway red tonbridge", "turn red 1"]);
    assert_eq!(
        reason(&game, &first, &[], Target::Hex(hex("u25"))),
        "CM-TURN-1"
    );
    let none = position(&game, &["turn red 1"]);
    assert_eq!(reason(&game, &none, &[], Target::Draw), "CM-CON-2");
    assert_eq!(
        reason(&game, &none, &[], Target::Hex(hex("u25"))),
        "CM-CON-2"
    );
    let second = position(&game, &["turn red 2", "hand red lock"]);
    assert_eq!(
        reason(&game, &second, &[], Target::Hex(hex("u25"))),
        "CM-BUILD-4"
    );
    let able = position(&game, BUILDING);
    let tonbridge = game.map.town_by_id("tonbridge").unwrap();
    assert_eq!(
        reason(&game, &able, &[], Target::Town(tonbridge)),
        "CM-BUILD-2"
    );
}

#[test]
fn cubes_that_cannot_go_say_why() {
    let game = build(3);
    let lines = [
        "canal wey-and-arun white weybridge p24:lock guildford",
        "canal medway red tonbridge",
        "cubes weybridge london",
        "turn red 3",
    ];
    let state = position(&game, &lines);
    let town = |id| Target::Town(game.map.town_by_id(id).unwrap());
    // No route at all; the last section is another's; no cube there.
    assert_eq!(reason(&game, &state, &[], town("london")), "CM-MOVE-1");
    let (from, to) = (town("weybridge"), town("guildford"));
    assert_eq!(reason(&game, &state, &[from], to), "CM-MOVE-1");
    let info = game.information_state(&state, Audience::Seat(Seat::new(0)));
    let [Action::Haul(route)] = game.wishes(&info, &[from], &to)[..] else {
        panic!("a haul");
    };
    assert_eq!(route.sections().count(), 1);
    let own = crate::Refusal::LastNotOwn {
        owner: crate::parts::PlayerColour::White,
    };
    assert_eq!(
        game.check(&state, Seat::new(0), &Action::Haul(route)),
        Err(own)
    );
}

#[test]
fn targets_that_do_not_exist_mean_nothing() {
    let game = build(3);
    let state = position(&game, BUILDING);
    let info = game.information_state(&state, Audience::Seat(Seat::new(0)));
    let forged = [
        Target::Town(Town(200)),
        Target::Contract(Contract(30)),
        Target::Canal(Contract(255)),
        Target::Lift(Contract(31)),
    ];
    for target in forged {
        assert!(game.wishes(&info, &[], &target).is_empty());
        assert!(game.wishes(&info, &[target], &Target::Draw).is_empty());
    }
    for text in [
        r#"{"face_up":40}"#,
        r#"{"hex":"t100"}"#,
        r#"{"hex":25}"#,
        r#"{"exit":{"hex":"t25","side":"up"}}"#,
        r#"{"route":{"towns":[],"owners":[]}}"#,
        r#"{"route":{"towns":[1,2],"owners":[]}}"#,
        r#"{"route":{"towns":[1,2,3,4,5,6,7],"owners":["red","red","red","red","red","red"]}}"#,
        r#""resign""#,
    ] {
        assert!(serde_json::from_str::<Target>(text).is_err(), "{text}");
    }
}

#[test]
fn ways_out_name_what_they_give_up() {
    let game = build(3);
    let state = position(&game, BUILDING);
    let moment = moment(&game, &state);
    let pass = moment.actions.iter().position(|a| *a == Action::Pass);
    let kind = &moment.choices[pass.unwrap()].kind;
    assert!(matches!(kind, ChoiceKind::Forfeit(lost) if lost.key == "canal-mania-lose-draw"));
    // Half of Smeaton's surveyor is lost with the end of building.
    let half = position(
        &game,
        &[
            "engineer red smeaton",
            "canal medway red tonbridge u25:lock:se",
            "half medway",
            "turn red 2",
            "step building",
        ],
    );
    let moment = self::moment(&game, &half);
    let stop = moment.actions.iter().position(|a| *a == Action::Stop);
    let kind = &moment.choices[stop.unwrap()].kind;
    assert!(
        matches!(kind, ChoiceKind::Forfeit(lost) if lost.key == "canal-mania-lose-half-surveyor")
    );
}

#[test]
fn hauls_are_looked_at_before_they_are_done() {
    let game = build(3);
    let haul = game.parse("haul basingstoke red weybridge").unwrap();
    assert!(game.confirm(&haul));
    assert!(!game.confirm(&Action::Draw));
}
