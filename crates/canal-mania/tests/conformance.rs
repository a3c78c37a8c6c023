//! What every game promises, tried out in random games of three, four and five; and that source and documents agree.

use std::path::Path;
use towpath_canal_mania::CanalMania;
use towpath_testkit::conform::{Plan, Summary, prove};

fn proved(players: u8) -> Summary {
    let plan = Plan {
        games: 200,
        searched: 2,
        cap: 20_000,
        ..Plan::default()
    };
    prove::<CanalMania>(&towpath_testkit::setup::<CanalMania>(players), &plan)
}

/// Every rule that refused something in these games also has a scenario in which it does.
fn shown_in_scenarios(summary: &Summary) {
    let folders = ["rulebook", "rules"]
        .map(|folder| towpath_testkit::repository(&format!("fixtures/canal-mania/{folder}")));
    let folders: Vec<&Path> = folders.iter().map(|path| path.as_path()).collect();
    let refused = summary.refused.keys().copied();
    if let Err(faults) = towpath_testkit::rules::check_refusals(refused, &folders) {
        panic!("{}", faults.join("\n"));
    }
}

#[test]
fn three_players_conform() {
    shown_in_scenarios(&proved(3));
}

#[test]
fn four_players_conform() {
    shown_in_scenarios(&proved(4));
}

#[test]
fn five_players_conform() {
    shown_in_scenarios(&proved(5));
}

/// CM-CARD-2, CM-CON-6: a table that remembers, and one of version 1.
#[test]
fn tables_that_tell_more_conform() {
    let plan = Plan {
        games: 20,
        searched: 1,
        cap: 20_000,
        ..Plan::default()
    };
    let remembers = towpath_testkit::setup_with::<CanalMania>(4, &[("memory", "table")]);
    prove::<CanalMania>(&remembers, &plan);
    let mut first = towpath_testkit::setup_with::<CanalMania>(3, &[("finished", "shown")]);
    first.rules = 1;
    prove::<CanalMania>(&first, &plan);
}

/// The rules reference and the engine name the same rules.
#[test]
fn the_source_and_the_reference_name_the_same_rules() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let reference = towpath_testkit::repository("docs/rules/en/canal-mania.md");
    match towpath_testkit::rules::check_citations("CM", &src, &reference) {
        Ok(rules) => assert!(rules > 60, "{rules} rules"),
        Err(faults) => panic!("{}", faults.join("\n")),
    }
}

/// docs/scenario.md lists the same keywords.
#[test]
fn the_docs_list_the_keywords() {
    towpath_testkit::docs::check_keywords::<CanalMania>(&towpath_testkit::repository(
        "docs/scenario.md",
    ));
}

#[test]
fn the_rules_say_the_same_in_every_language() {
    let root = towpath_testkit::repository("");
    let languages = ["en", "fr", "it", "de"];
    let checked =
        towpath_testkit::translations::check_translations("CM", "canal-mania", &root, &languages);
    match checked {
        Ok(languages) => assert_eq!(languages, 4),
        Err(faults) => panic!("{}", faults.join("\n")),
    }
}
