//! The worked examples of the rulebook and the cases of each rule, and that reference and source name the same rules.

use towpath_arriala::Arriala;
use towpath_testkit::conform::{Plan, prove};
use towpath_testkit::{repository, rules, scenario, setup};

#[test]
fn the_rulebook_examples_hold() {
    assert!(scenario::check_folder::<Arriala>(&repository("fixtures/arriala/rulebook")) >= 30);
}

#[test]
fn the_rules_hold() {
    assert!(scenario::check_folder::<Arriala>(&repository("fixtures/arriala/rules")) >= 50);
}

#[test]
fn reference_and_source_name_the_same_rules() {
    let src = repository("crates/arriala/src");
    let reference = repository("docs/rules/en/arriala.md");
    match rules::check_citations("AR", &src, &reference) {
        Ok(clauses) => assert_eq!(clauses, 29),
        Err(faults) => panic!("{}", faults.join("\n")),
    }
}

#[test]
fn every_rule_that_refuses_has_a_scenario() {
    let plan = Plan {
        games: 20,
        searched: 6,
        ..Plan::default()
    };
    let folders = ["rulebook", "rules"].map(|f| repository(&format!("fixtures/arriala/{f}")));
    let folders: Vec<&std::path::Path> = folders.iter().map(|f| f.as_path()).collect();
    for players in [2, 4] {
        let summary = prove::<Arriala>(&setup::<Arriala>(players), &plan);
        assert!(summary.refused.len() >= 10, "{summary}");
        if let Err(bare) = rules::check_refusals(summary.refused.keys().copied(), &folders) {
            panic!("{}", bare.join("\n"));
        }
    }
}

#[test]
fn keywords_are_documented() {
    towpath_testkit::docs::check_keywords::<Arriala>(&repository("docs/scenario.md"));
}

#[test]
fn card_1_cards_that_are_not_known_are_dealt_from_those_that_are_left() {
    let text = "title T\ngame arriala\nplayers 3\ngiven\nhand yellow ? ?\nhand red lock ?\nhand green art\n\
                discards move-2\nthen\nexpect pile = 49\nexpect red sees hand yellow = ? ?\n";
    let scenarios = scenario::parse("f", text).unwrap();
    scenario::run::<Arriala>(&scenarios[0]).result.unwrap();
}

#[test]
fn the_rules_say_the_same_in_every_language() {
    let root = towpath_testkit::repository("");
    let languages = ["en", "fr", "it", "de"];
    let checked =
        towpath_testkit::translations::check_translations("AR", "arriala", &root, &languages);
    match checked {
        Ok(languages) => assert_eq!(languages, 4),
        Err(faults) => panic!("{}", faults.join("\n")),
    }
}
