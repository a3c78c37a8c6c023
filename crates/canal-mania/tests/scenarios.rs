//! The worked examples of the rulebooks, and what each rule allows and forbids.

use towpath_canal_mania::CanalMania;
use towpath_testkit::scenario::check_folder;

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
