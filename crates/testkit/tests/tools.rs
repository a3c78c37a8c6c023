//! Generated documentation and rule citations.

use std::path::{Path, PathBuf};
use towpath_race::Race;
use towpath_testkit::{docs, rules};

/// A folder of this test alone.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn keywords_become_a_table() {
    let table = docs::keywords::<Race>();
    assert!(table.contains("| `prize SEAT POINTS` | yes | yes | A seat's secret prize. |\n"));
    assert!(table.contains("| `pile` |  | yes | How many cards are left to draw. |\n"));
}

#[test]
fn rules_cited_and_rules_written_are_compared_both_ways() {
    let folder = scratch("rules");
    let (src, reference) = (folder.join("src"), folder.join("race.md"));
    std::fs::create_dir_all(src.join("inner")).unwrap();
    std::fs::write(
        src.join("inner/a.rs"),
        "// RA-PLAY-1: yes.\n// RA-PLAY-9: no.\n",
    )
    .unwrap();
    let clause = |key: &str| format!("<a id=\"{key}\"></a>**{key}** A rule.\n\n");
    std::fs::write(&reference, clause("RA-PLAY-1") + &clause("RA-PLAY-2")).unwrap();
    let faults = rules::check_citations("RA", &src, &reference).unwrap_err();
    assert_eq!(
        faults,
        [
            format!(
                "{}:2: RA-PLAY-9 is no clause of {}",
                src.join("inner/a.rs").display(),
                reference.display()
            ),
            format!(
                "{}:3: nothing in the source cites RA-PLAY-2",
                reference.display()
            ),
        ]
    );
    std::fs::write(&reference, clause("RA-PLAY-1") + &clause("RA-PLAY-9")).unwrap();
    assert_eq!(rules::check_citations("RA", &src, &reference), Ok(2));
}

#[test]
fn rules_that_refuse_have_scenarios() {
    let folder = towpath_testkit::repository("examples/race/tests/scenarios");
    let check = |keys: &[&'static str]| rules::check_refusals(keys.iter().copied(), &[&folder]);
    assert_eq!(check(&["RA-PLAY-1", "RA-PEEK-1"]), Ok(()));
    let faults = check(&["RA-PLAY-1", "RA-ODD-1"]).unwrap_err();
    assert_eq!(faults, ["no scenario shows RA-ODD-1 refusing something"]);
}
