//! The invariants of the game traits hold at every table.

use towpath_core::TableSetup;
use towpath_race::Race;
use towpath_testkit::conform::{Plan, prove};
use towpath_testkit::{repository, rules};

#[test]
fn every_table_conforms() {
    let plan = Plan {
        games: 300,
        searched: 60,
        cap: 2000,
        ..Plan::default()
    };
    for goal in ["20", "30"] {
        for players in 2..=3 {
            let setup = TableSetup::of::<Race>(players).with_option("goal", goal);
            let summary = prove::<Race>(&setup, &plan);
            assert_eq!(summary.uniform.games + summary.heuristic.games, 300);
            assert!(summary.undone > 30 && summary.worlds > 1000, "{summary}");
            let refused: Vec<&str> = summary.refused.keys().copied().collect();
            let all = [
                "RA-DRAW-1",
                "RA-PEEK-1",
                "RA-PLAY-1",
                "RA-PLAY-2",
                "RA-PLAY-3",
            ];
            assert_eq!(refused, all);
            let folder = repository("examples/race/tests/scenarios");
            assert_eq!(rules::check_refusals(refused, &[&folder]), Ok(()));
        }
    }
}
