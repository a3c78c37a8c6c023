//! The conformance kit accepts a sound game and finds what is wrong with each of its unsound variants.

mod race;

use kit::conform::{Plan, conform, prove};
use race::{Race, fault};

fn plan() -> Plan {
    Plan {
        games: 300,
        searched: 30,
        cap: 2000,
        ..Plan::default()
    }
}

#[test]
fn a_sound_game_conforms() {
    for players in 2..=3 {
        type Sound = Race<{ fault::NONE }>;
        let summary = prove::<Sound>(&kit::setup::<Sound>(players), &plan());
        assert_eq!(summary.plain.games + summary.eager.games, 300);
        assert!(summary.undone > 30 && summary.worlds > 1000, "{summary}");
        let rules: Vec<&str> = summary.refused.keys().copied().collect();
        let all = [
            "RA-DRAW-1",
            "RA-PEEK-1",
            "RA-PLAY-1",
            "RA-PLAY-2",
            "RA-PLAY-3",
        ];
        assert_eq!(rules, all);
    }
}

/// The promise that the faulty game breaks.
fn broken<const F: u8>() -> &'static str {
    let setup = kit::setup::<Race<F>>(3);
    let failure = conform::<Race<F>>(&setup, &plan()).expect_err("the fault is found");
    let text = failure.to_string();
    assert!(text.starts_with("race breaks '"), "{text}");
    if failure.number > 0 {
        assert!(failure.record.starts_with("towpath-record 1\n"), "{text}");
    }
    failure.check
}

macro_rules! faults {
    ($($name:ident: $fault:ident is $check:literal;)*) => {$(
        #[test]
        fn $name() {
            assert_eq!(broken::<{ fault::$fault }>(), $check);
        }
    )*};
}

faults! {
    knowledge_of_others_hands: LEAK_IN_KNOW is "twins";
    an_event_that_tells_too_much: LEAK_IN_EVENT is "twins";
    a_leak_that_opens_later: LATE_LEAK is "twins";
    a_hidden_draw_said_to_be_public: DRAW_SAID_PUBLIC is "twins";
    a_public_draw_said_to_be_hidden: DRAW_SAID_PRIVATE is "twins";
    a_list_that_depends_on_a_secret: LEAK_IN_LIST is "secrets";
    a_refusal_that_depends_on_a_secret: LEAK_IN_REFUSAL is "secrets";
    a_world_that_looks_different: WORLD_LOOKS_DIFFERENT is "secrets";
    a_world_that_cannot_be: WORLD_IMPOSSIBLE is "secrets";
    a_list_that_is_too_short: LIST_TOO_SHORT is "lists";
    a_list_that_is_too_long: LIST_TOO_LONG is "lists";
    a_list_that_repeats_itself: LIST_TWICE is "lists";
    a_list_that_is_empty: LIST_EMPTY is "lists";
    a_candidate_that_is_not_legal: CANDIDATE_STRAY is "candidates";
    notation_that_is_not_read_back: NOTATION is "notation";
    a_reveal_that_can_be_taken_back: REVEAL_UNDECLARED is "undo";
    a_card_that_is_lost: CARD_LOST is "audit";
    a_game_without_end: ENDLESS is "games end";
    parts_that_do_not_add_up: PARTS is "points";
    points_that_differ_for_search: POINTS is "points";
    shares_of_more_than_the_win: SHARES is "shares";
    an_outcome_before_the_end: EARLY_OUTCOME is "the end";
    a_position_that_is_not_read_back: POSITION is "staging";
    a_game_with_a_memory_of_its_own: IMPURE is "doors";
    a_turn_that_goes_back: TURN_BACK is "the turn only grows";
    an_eager_player_who_likes_nothing: NEVER_EAGER is "eagerness";
    two_draws_from_the_same_source: SOURCE_TWICE is "sources";
    a_panic: PANIC is "no panic";
    faces_of_the_same_name: SAME_NAMES is "names";
}
