//! Random games, looked at as a client does: what is offered can be reached by touches, and every step asks something.

use crate::{Action, Arriala, InformationState, PackedAction, Place, State, Target};
use std::collections::BTreeSet;
use towpath_core::{
    Audience, Choice, ChoiceKind, Game, Information, Moment, Notation, Presentation, Sampled,
    ScenarioSupport, Seat, Silent,
};

fn table(players: u8) -> Arriala {
    Arriala::build(&towpath_testkit::setup::<Arriala>(players)).expect("the built-in edition holds")
}

/// Plays eager and plain random games and shows every moment of them.
fn visit(players: u8, games: u32, mut look: impl FnMut(&Arriala, &State, &InformationState)) {
    let game = table(players);
    let mut random = Sampled::new(u64::from(players));
    let mut actions = Vec::new();
    for number in 0..games {
        let mut state = game.setup(&mut random, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            let info = game.information_state(&state, Audience::Seat(seat));
            look(&game, &state, &info);
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let weight = |action: &PackedAction| match number % 2 {
                0 => game.heuristic_weight(&state, action),
                _ => 1,
            };
            let mut at = random.below(actions.iter().map(weight).sum());
            let chosen = actions.iter().find(|action| {
                let weight = weight(action);
                let here = at < weight;
                at = at.saturating_sub(weight);
                here
            });
            let action = *chosen.expect("the weights add up");
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    }
}

/// Every moment of some games.
fn moments(look: &mut dyn FnMut(&Arriala, &InformationState, Moment<Arriala>)) {
    for players in 2..=4 {
        visit(players, 4, |game, state, info| {
            look(game, info, Moment::of(game, state, info, state.seat()));
        });
    }
}

#[test]
fn every_choice_is_reached_by_touches_that_are_its_own() {
    let mut shared = 0;
    moments(&mut |game, _, moment| {
        let mut ways: Vec<(&[Target], usize)> = Vec::new();
        for (number, choice) in moment.choices.iter().enumerate() {
            assert!(!choice.paths.is_empty(), "{:?}", moment.actions[number]);
            for path in &choice.paths {
                assert!(!path.is_empty(), "{:?}", moment.actions[number]);
                ways.push((path, number));
            }
        }
        ways.sort_unstable();
        for pair in ways.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            let [one, other] = [pair[0].1, pair[1].1].map(|number| &moment.choices[number]);
            assert_ne!(one.words, other.words, "{:?}", pair[0].0);
            shared += 1;
        }
        // Whoever follows the first way arrives at the choice.
        for (number, choice) in moment.choices.iter().enumerate() {
            let ready = moment.select(&choice.paths[0]).ready;
            let action = game.write(&moment.actions[number]);
            assert_eq!(ready, [number], "{action}");
        }
    });
    assert!(shared > 10, "{shared} ways that words must tell apart");
}

#[test]
fn every_partial_selection_asks_something() {
    let mut keys = BTreeSet::new();
    moments(&mut |_, _, moment| {
        let asked: BTreeSet<&[Target]> = moment.steps.iter().map(|s| &s.picked[..]).collect();
        for path in moment.choices.iter().flat_map(|choice| &choice.paths) {
            for end in 0..path.len() {
                assert!(asked.contains(&path[..end]), "{path:?} up to {end}");
            }
        }
        assert_eq!(moment.steps[0].picked, []);
        for step in &moment.steps {
            keys.insert(step.question.key.to_string());
            let ready = moment.select(&step.picked).ready;
            let asks_for_payment = step.question.key == "arriala-prompt-pay";
            assert_eq!(ready.len() > 1, asks_for_payment, "{:?}", step.picked);
        }
    });
    let all = [
        "arriala-prompt-art",
        "arriala-prompt-begin",
        "arriala-prompt-go-on",
        "arriala-prompt-lock",
        "arriala-prompt-other-worker",
        "arriala-prompt-own-worker",
        "arriala-prompt-pay",
        "arriala-prompt-place",
        "arriala-prompt-spent",
        "arriala-prompt-virtual-worker",
        "arriala-prompt-where-on-canal",
        "arriala-prompt-which-own-worker",
        "arriala-prompt-which-vineyard",
        "arriala-prompt-which-worker",
        "arriala-prompt-whose-worker",
        "arriala-prompt-worker-or-card",
    ];
    for key in all {
        assert!(keys.contains(key), "{key} is never asked");
    }
}

#[test]
fn the_way_without_a_card_is_open_only_where_points_alone_would_not_do() {
    moments(&mut |game, _, moment| {
        let free: BTreeSet<&[Target]> = moment
            .choices
            .iter()
            .filter(|choice| played(choice) == 0)
            .map(|choice| &choice.paths[0][..])
            .collect();
        for (choice, action) in moment.choices.iter().zip(&moment.actions) {
            let cards = played(choice);
            let [first, others @ ..] = &choice.paths[..] else {
                panic!("no way to {action:?}");
            };
            let (in_hand, on_board) = first.split_at(cards);
            assert!(in_hand.iter().all(|t| matches!(t, Target::Card(_))));
            let expected = cards > 0 && on_board.len() > 1 && !free.contains(on_board);
            let open = match others {
                [] => false,
                [short] => short == on_board,
                [..] => panic!("three ways to {}", game.write(action)),
            };
            assert_eq!(open, expected, "{}", game.write(action));
        }
    });
}

fn played(choice: &Choice<Target, crate::Cost>) -> usize {
    choice.cost.as_ref().map_or(0, |cost| cost.cards.len())
}

#[test]
fn costs_are_what_is_paid() {
    for players in 2..=4 {
        visit(players, 2, |game, state, info| {
            let seat = state.seat();
            let moment = Moment::of(game, state, info, seat);
            for (choice, action) in moment.choices.iter().zip(&moment.actions) {
                let cost = choice.cost.as_ref().map_or(0, |cost| cost.points);
                if action.unpack() == Action::End {
                    assert_eq!(cost, 0);
                    continue;
                }
                let mut after = *state;
                game.apply(&mut after, seat, *action, &mut Sampled::new(1), &mut Silent);
                assert_eq!(state.points() - after.points(), cost, "{action:?}");
                let drawn = usize::from(action.unpack() == Action::Draw);
                let hand = |state: &State| usize::from(state.hand(seat).len());
                assert_eq!(hand(state) + drawn - played(choice), hand(&after));
            }
        });
    }
}

#[test]
fn what_is_given_up_is_named() {
    let mut lost = BTreeSet::new();
    moments(&mut |_, info, moment| {
        let points = info.seen.points;
        for (choice, action) in moment.choices.iter().zip(&moment.actions) {
            let ends = action.unpack() == Action::End;
            match &choice.kind {
                ChoiceKind::Progress => assert!(!ends),
                ChoiceKind::Pass => assert!(ends && moment.actions.len() == 1),
                ChoiceKind::Forfeit(what) => {
                    assert!(!ends || points > 0);
                    lost.insert(what.key.to_string());
                }
            }
        }
    });
    let all = [
        "arriala-lost-game",
        "arriala-lost-points",
        "arriala-lost-section",
        "arriala-lost-turn",
    ];
    assert!(lost.iter().map(String::as_str).eq(all), "{lost:?}");
}

#[test]
fn targets_are_read_back() {
    let mut targets = BTreeSet::new();
    moments(&mut |_, _, moment| {
        for path in moment.choices.iter().flat_map(|choice| &choice.paths) {
            targets.extend(path);
        }
    });
    for target in &targets {
        let text = serde_json::to_string(target).expect("it can be written");
        let read: Target = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(read, *target, "{text}");
    }
    assert!(targets.len() > 100, "{} targets", targets.len());
    for forged in [
        r#"{"stop":58}"#,
        r#"{"vineyard":63}"#,
        r#"{"stop":-1}"#,
        r#"{"stop":1000}"#,
        r#"{"worker":{"colour":"blue","at":3}}"#,
        r#""tool""#,
    ] {
        assert!(serde_json::from_str::<Target>(forged).is_err(), "{forged}");
    }
}

/// Whatever is touched, in whatever order: a wish can be checked and said, and something that is not offered is wished for
/// where a touch leads nowhere.
#[test]
fn every_touch_has_an_answer() {
    let mut targets = BTreeSet::new();
    moments(&mut |_, _, moment| {
        for path in moment.choices.iter().flat_map(|choice| &choice.paths) {
            targets.extend(path.iter().copied());
        }
    });
    targets.insert(Target::Art(200));
    let targets: Vec<Target> = targets.into_iter().collect();
    let mut random = Sampled::new(9);
    visit(2, 2, |game, state, info| {
        let seat = state.seat();
        for _ in 0..20 {
            let count = random.below(8);
            let mut any = || targets[random.below(targets.len() as u32) as usize];
            let picked: Vec<Target> = (0..count).map(|_| any()).collect();
            let target = any();
            let wishes = game.wishes(info, &picked, &target);
            for wish in &wishes {
                let _ = game
                    .check(state, seat, wish)
                    .map_err(|no| game.explain(&no));
                assert_eq!(game.parse(&game.write(wish)).is_ok(), !is_forged(wish));
            }
            let _ = game.prompt(info, &picked, &wishes);
        }
    });
}

fn is_forged(action: &PackedAction) -> bool {
    action.unpack() == Action::Art { work: 200 }
}

/// Everything that the table draws in a position.
fn drawn(game: &Arriala, info: &InformationState) -> Vec<Target> {
    let board = game.board();
    let view = game.view(info);
    let mut drawn = vec![
        Target::River,
        Target::PlaceWorker,
        Target::BuildLock,
        Target::Draw,
    ];
    drawn.extend((0..board.stops.len()).map(|n| Target::Stop(Place::canal(n))));
    drawn.extend(board.vineyards.iter().map(|v| Target::Vineyard(v.place)));
    drawn.extend((0..board.works_of_art.len()).map(|n| Target::Art(n as u8)));
    drawn.extend(view.workers.iter().map(|w| Target::Worker {
        colour: w.colour,
        at: w.at,
    }));
    drawn.extend(view.sections.iter().map(|s| Target::Section(s.from)));
    let hand = info.seen.hands[info.seen.seat.index()];
    drawn.extend(hand.iter().map(Target::Card));
    drawn
}

/// Why a touch leads nowhere, as the page shows it; `None` if nothing is said.
fn answer(
    game: &Arriala,
    state: &State,
    info: &InformationState,
    picked: &[Target],
    target: Target,
) -> Option<String> {
    if let Some(words) = game.answer(info, picked, &target) {
        return Some(words.key.to_string());
    }
    let wishes = game.wishes(info, picked, &target);
    let refusal = |wish| game.check(state, state.seat(), wish).err();
    let refusal = wishes.iter().find_map(refusal)?;
    Some(game.explain(&refusal).key.to_string())
}

#[test]
fn nothing_on_the_table_is_silent() {
    let mut answers = BTreeSet::new();
    for players in 2..=4 {
        visit(players, 2, |game, state, info| {
            let moment = Moment::of(game, state, info, state.seat());
            let first = moment.select(&[]).open;
            let drawn = drawn(game, info);
            // The question of the moment, and some of what can be picked.
            for step in moment.steps.iter().step_by(23) {
                let open = moment.select(&step.picked).open;
                for target in &drawn {
                    if open.contains(target)
                        || first.contains(target)
                        || step.picked.contains(target)
                    {
                        continue;
                    }
                    let said = answer(game, state, info, &step.picked, *target);
                    assert!(said.is_some(), "{target:?} after {:?}", step.picked);
                    answers.extend(said);
                }
            }
        });
    }
    for key in [
        "arriala-guide-spent",
        "arriala-guide-stop",
        "arriala-guide-vineyard",
        "arriala-guide-river",
        "arriala-guide-card",
        "arriala-guide-pass-over",
        "arriala-guide-own-only",
        "arriala-guide-move-card",
        "arriala-guide-nobody-on-canal",
        "arriala-guide-nobody-in-vineyards",
        "arriala-guide-vineyards-empty",
        "arriala-guide-no-lock",
        "arriala-guide-section",
        "arriala-guide-section-nobody",
        "arriala-guide-section-counted",
        "arriala-guide-section-tied",
    ] {
        assert!(answers.contains(key), "{key} is never said: {answers:?}");
    }
}

/// What the table says to touches that lead nowhere, in a position where everything is told apart.
#[test]
fn wishes_tell_what_is_lacking() {
    let game = table(3);
    let mut state = game.empty();
    for line in [
        "workers red 3 brulhois",
        "workers yellow 5",
        "turn red points 1",
        "hand red move-2",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).expect(line);
    }
    game.settle(&mut state).expect("it adds up");
    let seat = Seat::new(0);
    let info = game.information_state(&state, Audience::Seat(seat));
    let why = |picked: &[&str], target: &str| {
        let read = |text: &&str| serde_json::from_str::<Target>(text).expect(text);
        let picked: Vec<Target> = picked.iter().map(read).collect();
        let wishes = game.wishes(&info, &picked, &read(&target));
        let verdict = |wish: &PackedAction| match game.check(&state, seat, wish) {
            Ok(()) => format!("{}: allowed", game.write(wish)),
            Err(no) => format!("{}: {}", game.write(wish), game.explain(&no).key),
        };
        wishes.iter().map(verdict).next().unwrap_or_default()
    };
    let red = r#"{"worker":{"colour":"red","at":3}}"#;
    let yellow = r#"{"worker":{"colour":"yellow","at":5}}"#;
    let away = r#"{"worker":{"colour":"red","at":62}}"#;
    let cases: &[(&[&str], &str, &str)] = &[
        (&[], r#""draw""#, "draw: arriala-refuse-points"),
        (&[], r#""build_lock""#, "lock 1: arriala-refuse-points"),
        (
            &[],
            r#""place_worker""#,
            "place grisolles: arriala-refuse-points",
        ),
        (
            &[],
            r#"{"card":"lock"}"#,
            "lock 1 card: arriala-refuse-no-card",
        ),
        (
            &[],
            r#"{"card":"art"}"#,
            "art montech: arriala-refuse-tied-last",
        ),
        (&[], r#"{"stop":4}"#, "place 4: arriala-refuse-points"),
        (
            &[],
            r#"{"vineyard":61}"#,
            "vineyard 3 to chasselas: arriala-refuse-points",
        ),
        (&[], "\"river\"", "river 3: arriala-refuse-points"),
        (
            &[],
            away,
            "return brulhois to valence: arriala-refuse-points",
        ),
        (&[red], yellow, "walk red 3 to 5: arriala-refuse-occupied"),
        (
            &[red],
            r#"{"stop":7}"#,
            "walk red 3 to montech: arriala-refuse-points",
        ),
        (
            &[r#"{"card":"move_2"}"#, red],
            r#"{"stop":7}"#,
            "walk red 3 to montech move-2 +2: arriala-refuse-points",
        ),
        (
            &[yellow],
            r#"{"vineyard":61}"#,
            "vineyard yellow 5 to chasselas any-card: arriala-refuse-no-card",
        ),
        (
            &[away],
            r#"{"stop":4}"#,
            "return brulhois to 4: arriala-refuse-points",
        ),
        (
            &[r#""build_lock""#],
            red,
            "lock 3: arriala-refuse-lock-needs-free-cell",
        ),
        (
            &[r#""place_worker""#],
            yellow,
            "place 5: arriala-refuse-occupied",
        ),
    ];
    for (picked, target, expected) in cases {
        assert_eq!(why(picked, target), *expected, "{picked:?} {target}");
    }
}
