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
        Ok(count) => assert_eq!(count, 42),
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

/// What is said of a position of two players.
fn said_of(given: &str) -> Result<(), String> {
    let text = format!(
        "title T\ngame kanal\nplayers 2\ngiven\n{given}\nturn red\nthen\nexpect to-act = red\n"
    );
    let report = scenario::run::<Kanal>(&scenario::parse("f", &text).unwrap()[0]);
    report.result.map_err(|fault| fault.message)
}

#[test]
fn a_position_in_which_an_activation_was_left_out_or_made_up_is_refused() {
    let routes = "paths red a1n a1s a1w a1e";
    let building = |how: &str| format!("{routes}\nbuilding red a1 a06 {how}");
    assert_eq!(said_of(&building("routes")), Ok(()));
    // KA-ACTV-2: activation is compulsory.
    let refused = said_of(&building("")).unwrap_err();
    assert!(
        refused.contains("a1 has four routes and was never activated"),
        "{refused}"
    );
    // KA-ACTV-1: by the fourth route, by the second bridge.
    let refused = said_of("paths red a1n a1s\nbuilding red a1 a06 routes").unwrap_err();
    assert!(
        refused.contains("activated by four routes that are not there"),
        "{refused}"
    );
    let refused = said_of(&building("routes bridges")).unwrap_err();
    assert!(
        refused.contains("activated by two bridges that are not there"),
        "{refused}"
    );
    let beside = "building red a2 a07\nbuilding red b1 a08\nbridges red a1s a1e";
    let both = said_of(&format!("{}\n{beside}", building("routes bridges")));
    assert_eq!(both, Ok(()));
    let refused = said_of(&format!("{}\n{beside}", building("routes"))).unwrap_err();
    assert!(
        refused.contains("a1 has two bridges and was never activated"),
        "{refused}"
    );
}

#[test]
fn ka_build_2_rails_and_canals_hang_together() {
    assert_eq!(said_of("canals red a1w a2w\nrails red d1n c1n"), Ok(()));
    for kind in ["canal", "rail"] {
        let refused = said_of(&format!("{kind}s red a1w d3e")).unwrap_err();
        assert!(refused.contains(&format!("{kind}s lie apart")), "{refused}");
    }
}

#[test]
fn the_rules_say_the_same_in_every_language() {
    let root = towpath_testkit::repository("");
    let languages = ["en", "fr", "it", "de"];
    let checked =
        towpath_testkit::translations::check_translations("KA", "kanal", &root, &languages);
    match checked {
        Ok(languages) => assert_eq!(languages, 4),
        Err(faults) => panic!("{}", faults.join("\n")),
    }
}
