//! The worked examples of the rulebooks, and what each rule allows and forbids.

use towpath_canal_mania::CanalMania;
use towpath_testkit::scenario::{check_folder, parse, run};

#[test]
fn the_worked_examples_hold() {
    assert!(
        check_folder::<CanalMania>(&towpath_testkit::repository(
            "fixtures/canal-mania/rulebook"
        )) >= 20
    );
}

#[test]
fn each_rule_allows_and_forbids() {
    assert!(
        check_folder::<CanalMania>(&towpath_testkit::repository("fixtures/canal-mania/rules"))
            >= 30
    );
}

/// What comes of a position of three players and a line after it.
fn comes_of(given: &str, then: &str) -> Result<(), String> {
    let text = format!("title T\ngame canal-mania\nplayers 3\ngiven\n{given}\nthen\n{then}\n");
    let scenarios = parse("f", &text).map_err(|fault| fault.to_string())?;
    let report = run::<CanalMania>(&scenarios[0]);
    report.result.map_err(|fault| fault.message)
}

#[test]
fn con_4_there_are_five_contracts_in_the_parliament() {
    let five = "parliament bridgewater coventry lancaster medway oxford";
    let ask = "expect parliament = medway oxford lancaster bridgewater coventry";
    assert_eq!(comes_of(five, ask), Ok(()));
    let refused = comes_of(&format!("{five} ripon"), ask).unwrap_err();
    let expected = "this position cannot be: there are at most 5 contracts in the Parliament";
    assert_eq!(refused, expected);
}

#[test]
fn towns_are_expected_in_any_order() {
    let given = "cubes london bristol gloucester";
    for order in ["bristol gloucester london", "london gloucester bristol"] {
        assert_eq!(comes_of(given, &format!("expect cubes = {order}")), Ok(()));
    }
    assert!(comes_of(given, "expect cubes = bristol london").is_err());
    assert!(comes_of(given, "expect cubes = bristol london london").is_err());
}

#[test]
fn cards_that_are_not_known_are_dealt_from_those_that_are_left() {
    // The line about all others comes first, wherever it stands.
    let given = "hand white ? lock ?\nhand red stretch stretch";
    assert_eq!(comes_of(given, "expect hand-size white = 3"), Ok(()));
    assert_eq!(
        comes_of(given, "expect red sees hand white = ? ? ?"),
        Ok(())
    );
    let drawn = "hand red ? ?\nturn red 2\nstep declare ?";
    assert_eq!(comes_of(drawn, "red does keep"), Ok(()));
    assert!(comes_of("discards rest\nhand red ?", "red does pass").is_err());
}
