//! Sizes, allocations and lists: what the search door promises.

use towpath_arriala::{Action, Arriala, Card, MoveCards, PackedAction, State};
use towpath_core::Information;
use towpath_core::Notation;
use towpath_core::{Audience, Game, Presentation, Sampled, ScenarioSupport, Seat, Silent};

fn table(players: u8) -> Arriala {
    Arriala::build(&towpath_testkit::setup::<Arriala>(players)).expect("the built-in edition holds")
}

/// Plays random games and shows every position to `look`.
fn visit(players: u8, games: u32, mut look: impl FnMut(&Arriala, &State, Seat)) {
    let game = table(players);
    let mut random = Sampled::new(u64::from(players));
    let mut actions = Vec::new();
    for _ in 0..games {
        let mut state = game.setup(&mut random, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            look(&game, &state, seat);
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let action = actions[random.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    }
}

#[test]
fn positions_and_actions_are_small() {
    assert_eq!(size_of::<State>(), 224);
    assert_eq!(size_of::<PackedAction>(), 4);
}

#[test]
fn a_list_fits_the_buffer_that_search_gives_it() {
    let mut longest = 0;
    visit(4, 100, |game, state, seat| {
        let mut actions = Vec::new();
        game.legal(state, seat, &mut actions);
        longest = longest.max(actions.len());
    });
    assert!((200..4096).contains(&longest), "{longest}");
}

/// Whatever a candidate list leaves out, one that stays leads to the same board with as many points and a hand as good.
#[test]
fn candidates_leave_out_only_what_is_pointless() {
    let mut left_out = 0;
    for players in 2..=4 {
        visit(players, 30, |game, state, seat| {
            let (mut legal, mut kept) = (Vec::new(), Vec::new());
            game.legal(state, seat, &mut legal);
            game.candidates(state, seat, &mut kept);
            assert!(kept.iter().all(|action| legal.contains(action)));
            for action in legal.iter().filter(|action| !kept.contains(action)) {
                left_out += 1;
                let better = |other: &PackedAction| as_good(game, state, seat, other, action);
                assert!(kept.iter().any(better), "{}", game.write(action));
            }
        });
    }
    assert!(left_out > 100, "only {left_out} left out");
}

/// Whether one action leads to the same board as another, with as many points and a hand as good.
fn as_good(
    game: &Arriala,
    state: &State,
    seat: Seat,
    one: &PackedAction,
    other: &PackedAction,
) -> bool {
    let after = |action: &PackedAction| {
        let mut next = *state;
        game.apply(&mut next, seat, *action, &mut Sampled::new(0), &mut Silent);
        let lines = game.position(&game.information_state(&next, Audience::Everything));
        let points: u8 = observe(game, &next, "points").parse().expect("a number");
        let board: Vec<String> = lines
            .into_iter()
            .filter(|line| {
                !["hand", "discards", "turn", "art"]
                    .iter()
                    .any(|w| line.starts_with(w))
            })
            .collect();
        let name = game.seat_name(state, seat);
        (board, points, observe(game, &next, &format!("hand {name}")))
    };
    let ((board, points, hand), (board_2, points_2, hand_2)) = (after(one), after(other));
    board == board_2 && points >= points_2 && hand_as_good(&hand, &hand_2)
}

fn observe(game: &Arriala, state: &State, what: &str) -> String {
    let words: Vec<&str> = what.split(' ').collect();
    let known = game.information_state(state, Audience::Everything);
    game.observe(&known, &words).expect("a keyword")
}

/// Whether each card of one hand has a card in the other that is as good: the same, one that reaches farther, or one for
/// anybody's worker instead of an own one.
fn hand_as_good(hand: &str, than: &str) -> bool {
    let read = |hand: &str| -> Vec<Card> {
        let words = hand.split_whitespace();
        words
            .map(|word| Card::from_word(word).expect("a card"))
            .collect()
    };
    let (mut mine, mut wanted) = (read(hand), read(than));
    wanted.sort_by_key(|card| std::cmp::Reverse(card.reach()));
    wanted.into_iter().all(|card| {
        let good = |own: &Card| match card {
            Card::OwnToVineyard => matches!(own, Card::OwnToVineyard | Card::AnyToVineyard),
            Card::OwnToCanal => matches!(own, Card::OwnToCanal | Card::AnyToCanal),
            _ if card.reach() > 0 => own.reach() >= card.reach(),
            _ => *own == card,
        };
        mine.iter()
            .position(good)
            .map(|at| mine.remove(at))
            .is_some()
    })
}

#[test]
fn a_walk_on_foot_has_no_cards() {
    let game = table(3);
    let walk = game.parse("walk red 2 to 6 +4").expect("four points");
    let Action::Walk(on_foot) = walk.unpack() else {
        panic!("{walk:?}");
    };
    assert_eq!(
        (on_foot.cards(), on_foot.extra_steps()),
        (MoveCards::NONE, 4)
    );
    assert_eq!(game.write(&walk), "walk red 2 to 6");
}

#[test]
fn notation_says_what_it_expects() {
    let game = table(3);
    let wrong = |text: &str| game.parse(text).expect_err(text).message;
    assert!(wrong("walk red 3 to 9 move-3 +2").contains("+4"));
    assert!(wrong("walk blue 3 to 9").contains("no colour"));
    assert!(wrong("walk red 3 to 99").contains("1 to 20"));
    assert!(wrong("fly").contains("walk, anywhere"));
    assert!(wrong("").contains("walk, anywhere"));
    assert!(wrong("lock 03").contains("no place"));
    assert_eq!(game.parse("place moi"), game.parse("place moissac"));
    assert_eq!(game.parse("pass"), game.parse("end"));
}

/// A position of two players.
fn position(game: &Arriala, lines: &[&str]) -> State {
    let mut state = game.empty();
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        game.place(&mut state, &words).unwrap();
    }
    game.settle(&mut state).unwrap();
    state
}

#[test]
fn end_4_the_warning_counts_what_this_turn_has_done() {
    let game = table(2);
    let warned = |state: &State| {
        let view = game.view(&game.information_state(state, Audience::Spectator));
        let key = view.warning.map(|message| message.key.into_owned());
        (key, view.quiet_turns)
    };
    let mut state = position(&game, &["quiet 4", "turn red points 5"]);
    assert_eq!(
        warned(&state),
        (Some("arriala-warning-quiet".to_owned()), 4)
    );
    let place = game.parse("place 12").unwrap();
    let mut chance = Sampled::new(1);
    game.apply(&mut state, Seat::new(0), place, &mut chance, &mut Silent);
    assert_eq!(warned(&state), (None, 0));
    game.apply(
        &mut state,
        Seat::new(0),
        PackedAction::END,
        &mut chance,
        &mut Silent,
    );
    assert_eq!(warned(&state), (None, 0));

    let mut state = position(&game, &["passes 3", "turn red points 5"]);
    assert_eq!(
        warned(&state),
        (Some("arriala-warning-passes".to_owned()), 0)
    );
    game.apply(
        &mut state,
        Seat::new(0),
        PackedAction::DRAW,
        &mut chance,
        &mut Silent,
    );
    assert_eq!(warned(&state).0, None);
}

#[test]
fn art_1_a_tie_for_the_last_place_is_named() {
    let game = table(3);
    let art = game.parse("art cacor").unwrap();
    let refused = |score: &str| {
        let lines = ["hand red art", "score yellow 4", "score green 9", score];
        let state = position(&game, &lines);
        let refusal = game.check(&state, Seat::new(0), &art).unwrap_err();
        assert_eq!(game.rule(&refusal), "AR-ART-1");
        game.explain(&refusal).key.into_owned()
    };
    assert_eq!(refused("score red 4"), "arriala-refuse-tied-last");
    assert_eq!(refused("score red 5"), "arriala-refuse-not-last");
}
