//! The conformance kit accepts a sound game and finds what is wrong with each of its unsound variants.

mod faulty;

use faulty::{Fault, Faulty};
use towpath_testkit::conform::{Plan, conform, prove};

fn plan() -> Plan {
    Plan {
        games: 300,
        searched: 60,
        cap: 2000,
        ..Plan::default()
    }
}

#[test]
fn without_a_fault_it_conforms() {
    let setup = towpath_testkit::setup::<Faulty>(3);
    let summary = prove::<Faulty>(&setup, &plan());
    assert_eq!(summary.uniform.games + summary.heuristic.games, 300);
}

/// The invariant that does not hold for a faulty game.
fn broken(fault: &str) -> &'static str {
    let setup = towpath_testkit::setup_with::<Faulty>(3, &[("fault", fault)]);
    let failure = conform::<Faulty>(&setup, &plan()).expect_err("the fault is found");
    let text = failure.to_string();
    assert!(text.starts_with("race breaks '"), "{text}");
    if failure.number > 0 {
        assert!(failure.record.starts_with("towpath-record 2 #"), "{text}");
    }
    failure.check
}

macro_rules! faults {
    ($($name:ident: $fault:literal breaks $check:literal;)*) => {
        $(
            #[test]
            fn $name() {
                assert_eq!(broken($fault), $check);
            }
        )*

        #[test]
        fn every_fault_is_looked_for() {
            let looked_for = ["none", $($fault,)*];
            let missing: Vec<&&str> = Fault::WORDS.iter().filter(|word| !looked_for.contains(*word)).collect();
            assert!(missing.is_empty(), "{missing:?}");
        }
    };
}

faults! {
    knowledge_of_others_hands: "leak-in-know" breaks "non-interference";
    an_event_that_tells_too_much: "leak-in-event" breaks "non-interference";
    a_leak_that_opens_later: "late-leak" breaks "non-interference";
    a_hidden_draw_said_to_be_public: "draw-said-public" breaks "non-interference";
    a_public_draw_said_to_be_hidden: "draw-said-private" breaks "non-interference";
    a_list_that_depends_on_a_secret: "leak-in-list" breaks "secrets";
    a_refusal_that_depends_on_a_secret: "leak-in-refusal" breaks "secrets";
    a_world_that_looks_different: "world-looks-different" breaks "secrets";
    a_world_that_cannot_be: "world-impossible" breaks "secrets";
    a_world_that_is_too_likely: "world-unlikely" breaks "sampling";
    a_list_that_is_too_short: "list-too-short" breaks "lists";
    a_list_that_is_too_long: "list-too-long" breaks "lists";
    a_list_that_repeats_itself: "list-twice" breaks "lists";
    a_list_that_is_empty: "list-empty" breaks "lists";
    a_candidate_that_is_not_legal: "candidate-stray" breaks "candidates";
    notation_that_is_not_read_back: "notation" breaks "notation";
    a_reveal_that_can_be_taken_back: "reveal-undeclared" breaks "undo";
    a_card_that_is_lost: "card-lost" breaks "audit";
    a_game_without_end: "endless" breaks "games end";
    parts_that_do_not_add_up: "parts" breaks "points";
    points_that_differ_for_search: "points" breaks "points";
    shares_of_more_than_the_win: "shares" breaks "shares";
    an_outcome_before_the_end: "early-outcome" breaks "the end";
    a_position_that_is_not_read_back: "position" breaks "staging";
    a_game_with_a_memory_of_its_own: "impure" breaks "doors";
    a_turn_that_goes_back: "turn-back" breaks "the turn only grows";
    a_list_without_weights: "no-weight" breaks "heuristic_weight";
    two_draws_from_the_same_source: "source-twice" breaks "sources";
    a_panic: "panic" breaks "no panic";
    a_choice_without_a_path: "path-missing" breaks "paths";
    a_choice_with_an_empty_path: "path-empty" breaks "paths";
    a_path_that_depends_on_more_than_is_known: "path-varies" breaks "choices";
    a_kind_that_depends_on_more_than_is_known: "kind-varies" breaks "choices";
    a_question_that_depends_on_more_than_is_known: "prompt-varies" breaks "prompts";
    a_selection_without_a_question: "prompt-missing" breaks "prompts";
    a_cost_that_is_not_a_function_of_the_action: "cost-varies" breaks "cost";
    words_that_are_not_a_function_of_the_action: "words-vary" breaks "words";
    two_choices_with_the_same_path_and_words: "same-words" breaks "words";
    a_touch_that_means_two_things: "wishes-vary" breaks "wishes";
    a_target_that_does_not_come_back: "target-lost" breaks "targets";
    faces_of_the_same_name: "same-names" breaks "names";
}
