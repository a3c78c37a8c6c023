//! Generated documentation, rule citations, speed and simulation.

use std::path::{Path, PathBuf};
use std::time::Duration;
use towpath_core::{Game, Information, Sampled, Seat};
use towpath_race::Race;
use towpath_testkit::{Manner, bench, docs, rules, simulate};

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
            "RA-PLAY-9 is cited in the source but not in the reference",
            "RA-PLAY-2 is in the reference but nothing in the source cites it",
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

#[test]
fn speed_is_measured_through_the_search_door() {
    fn counter() -> u64 {
        5
    }
    let game = Race::build(&towpath_testkit::setup::<Race>(2)).unwrap();
    let time = Duration::from_millis(20);
    let speed = bench::self_play(&game, Manner::Plain, time, 1, Some(counter));
    assert!(speed.games > 0 && speed.decisions >= speed.unforced);
    assert!(speed.mean_list() > 1.0);
    assert_eq!(speed.allocations, Some(0));
    assert_eq!(speed.state_bytes, size_of::<towpath_race::State>());
}

#[test]
fn simulated_games_are_counted_by_seat() {
    let game = Race::build(&towpath_testkit::setup::<Race>(3)).unwrap();
    let mut watched = 0;
    let tally = simulate::simulate(
        &game,
        200,
        1,
        1000,
        &mut |number, seat: Seat| {
            let mut random = Sampled::new(number * 8 + seat.index() as u64);
            Box::new(move |game: &Race, known, seat| {
                let world = game.determinize(known, &mut random);
                let mut listed = Vec::new();
                game.legal(&world, seat, &mut listed);
                listed[random.below(listed.len() as u32) as usize]
            })
        },
        &mut |done, ended| {
            watched = done;
            ended.is_some()
        },
    );
    assert_eq!((tally.games(), tally.unfinished, watched), (200, 0, 200));
    let shares: f64 = (0..3).map(|seat| tally.win_share(Seat::new(seat))).sum();
    assert!(
        (shares + tally.nobody_share() - 1.0).abs() < 1e-9,
        "{tally:?}"
    );
    for seat in (0..3).map(Seat::new) {
        let tallied = tally.seats[seat.index()];
        assert!(f64::from(tallied.least) < tally.mean_points(seat));
        assert!(tally.mean_points(seat) < f64::from(tallied.most));
        assert!(tally.spread_of_points(seat) > 0.0);
    }
}
