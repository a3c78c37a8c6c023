//! Worked examples, rules and cards as scenarios; the rules reference and the words of positions.

use std::path::Path;
use towpath_kanal::Kanal;
use towpath_testkit::conform::{Plan, prove};
use towpath_testkit::{docs, repository, rules, scenario, setup_with};

fn folder(name: &str) -> std::path::PathBuf {
    repository(&format!("fixtures/kanal/{name}"))
}

#[test]
fn the_worked_examples_hold() {
    assert!(scenario::check_folder::<Kanal>(&folder("rulebook")) >= 18);
}

#[test]
fn the_rules_hold() {
    assert!(scenario::check_folder::<Kanal>(&folder("rules")) >= 60);
}

#[test]
fn every_card_works() {
    assert!(scenario::check_folder::<Kanal>(&folder("cards")) >= 324);
}

#[test]
fn the_reference_and_the_source_name_the_same_rules() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    match rules::check_citations("KA", &src, &repository("docs/rules/en/kanal.md")) {
        Ok(count) => assert_eq!(count, 41),
        Err(faults) => panic!("{}", faults.join("\n")),
    }
}

#[test]
fn the_documents_hold() {
    docs::check_keywords::<Kanal>(&repository("docs/scenario.md"));
    docs::check_example::<Kanal>(&repository("docs/effects.md"));
}

#[test]
fn every_rule_that_refuses_has_a_scenario() {
    let plan = Plan {
        games: 20,
        searched: 4,
        ..Plan::default()
    };
    let folders = [folder("rulebook"), folder("rules")];
    let folders: Vec<&Path> = folders.iter().map(|folder| folder.as_path()).collect();
    for players in [1, 2] {
        let setup = setup_with::<Kanal>(players, &[("side", "blank"), ("deck", "d")]);
        let summary = prove::<Kanal>(&setup, &plan);
        assert!(summary.refused.len() >= 15, "{summary}");
        if let Err(bare) = rules::check_refusals(summary.refused.keys().copied(), &folders) {
            panic!("{}", bare.join("\n"));
        }
    }
}
