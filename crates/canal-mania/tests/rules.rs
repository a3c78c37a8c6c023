//! The rules reference and the engine name the same rules; docs/scenario.md lists the same keywords.

use std::path::Path;
use towpath_canal_mania::CanalMania;

#[test]
fn the_source_and_the_reference_name_the_same_rules() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let reference = towpath_testkit::repository("docs/rules/en/canal-mania.md");
    match towpath_testkit::rules::check_citations("CM", &src, &reference) {
        Ok(rules) => assert!(rules > 60, "{rules} rules"),
        Err(faults) => panic!("{}", faults.join("\n")),
    }
}

#[test]
fn the_docs_list_the_keywords() {
    towpath_testkit::docs::check_keywords::<CanalMania>(&towpath_testkit::repository(
        "docs/scenario.md",
    ));
}
