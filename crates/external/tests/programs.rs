//! Programs that play well, late, wrongly or not at all.

use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use towpath_arriala::Arriala;
use towpath_bots::arena::{BotFactory, Entrant, Results, Series, compete};
use towpath_bots::{Faults, UniformRandom};
use towpath_core::{Game, TableSetup};
use towpath_external::{Crew, ExternalBot, Failure, Program};

/// A player of the shell: it says hello, then answers each question with `answer`, in which `$id` is its number.
fn player(answer: &str) -> String {
    format!(
        r#"sh -c 'read hello; echo "{{\"name\":\"shell\"}}"; while read line; do case "$line" in
        *\"go\"*) id=${{line#*\"id\":}}; id=${{id%%,*}}; {answer} ;; esac; done'"#
    )
}

fn compete_with(command: &str, games: u32, ms: u64) -> Results {
    let setup = TableSetup::of::<Arriala>(2);
    let game = Arriala::build(&setup).expect("the table holds");
    let crew = Arc::new(Crew::new(command, Duration::from_millis(ms), setup));
    let external: BotFactory<Arriala> =
        Box::new(move |number| Box::new(ExternalBot::new(crew.clone(), number)));
    let random: BotFactory<Arriala> = Box::new(|number| Box::new(UniformRandom::new(number)));
    let entrants = [("program", external), ("random", random)].map(|(name, make)| Entrant {
        name: name.to_owned(),
        make,
    });
    let series = Series {
        games,
        seed: 1,
        threads: 1,
    };
    compete(&game, &entrants, series, &|_| true)
}

fn faults(results: &Results) -> &Faults {
    &results.standings[0].faults
}

#[test]
fn a_program_that_answers_plays_without_faults() {
    let results = compete_with(&player(r#"echo "{\"id\":$id,\"choice\":0}""#), 2, 5000);
    assert_eq!(results.games.len(), 2);
    assert_eq!(faults(&results), &Faults::default());
    assert!(results.standings[0].decisions > 20);
}

#[test]
fn a_program_that_never_answers_holds_nobody_up() {
    let begun = Instant::now();
    let results = compete_with(&player("sleep 60"), 2, 50);
    assert_eq!(
        results.games.len(),
        2,
        "both games were played to their end"
    );
    assert_eq!((faults(&results).late, faults(&results).wrong), (6, 0));
    assert!(begun.elapsed() < Duration::from_secs(30));
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let nonsense = compete_with(&player("echo I think so"), 1, 5000);
    assert_eq!(faults(&nonsense).wrong, 3);
    assert_eq!(
        faults(&nonsense).first.as_deref(),
        Some("not understood: I think so")
    );

    let illegal = compete_with(
        &player(r#"echo "{\"id\":$id,\"play\":\"dance\"}""#),
        1,
        5000,
    );
    assert_eq!(faults(&illegal).wrong, 3);
    let first = faults(&illegal).first.clone().unwrap_or_default();
    assert!(
        first.starts_with("not legal: {\"id\":1,\"play\":\"dance\"}"),
        "{first}"
    );

    let dead = compete_with(&player("exit 3"), 2, 5000);
    assert_eq!(faults(&dead).gone, 2, "once a game");
    let first = faults(&dead).first.clone().unwrap_or_default();
    assert!(first.contains("exit status: 3"), "{first}");
}

#[test]
fn a_program_that_cannot_be_started_is_found_out() {
    let start = |command: &str| Program::start(command, Stdio::null()).err();
    assert!(matches!(start("/no/such/program"), Some(Failure::Gone(_))));
    assert!(matches!(start("echo hello"), Some(Failure::Nonsense(line)) if line == "hello"));
}

/// A line that no program may write is cut, and the memory it takes is bounded.
#[test]
fn an_endless_line_is_nonsense() {
    let endless = Program::start(
        "sh -c 'read hello; head -c 10000000 /dev/zero | tr \"\\0\" x'",
        Stdio::null(),
    );
    assert!(matches!(endless.err(), Some(Failure::Nonsense(line)) if line.len() == 200));
}
