//! The scenarios hold, and the source cites the rules that RULES.md has.

use towpath_race::Race;
use towpath_testkit::{repository, rules, scenario};

#[test]
fn the_scenarios_hold() {
    let folder = repository("examples/race/tests/scenarios");
    assert_eq!(scenario::check_folder::<Race>(&folder), 5);
}

#[test]
fn the_source_cites_the_rules_there_are() {
    let src = repository("examples/race/src");
    let reference = repository("examples/race/RULES.md");
    assert_eq!(rules::check_citations("RA", &src, &reference), Ok(10));
}
