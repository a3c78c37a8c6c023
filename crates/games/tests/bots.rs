//! What every bot of every game must keep to: the rules, what its seat may know, and the word to stop.

use arriala::Arriala;
use bots::Bot;
use bots::search::{Budget, Search};
use canal_mania::CanalMania;
use games::Playable;
use kanal::Kanal;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::{Audience, Game, Sampled, Seed, Seeded, Silent, TableSetup};

/// Bots whose thinking is counted, not timed, so that they choose the same on every machine.
const COUNTED: &[&str] = &[
    "greedy",
    "score",
    "plain:12",
    "tree:40",
    "search:30",
    "easy",
];

fn table<G: Game>(players: u8) -> G {
    let setup = TableSetup {
        players,
        options: Default::default(),
        edition: G::builtin_edition(),
        rules: 1,
    };
    G::build(&setup).expect("the built-in edition holds")
}

fn bot<G: Playable>(name: &str, number: u64) -> Box<dyn Bot<G>> {
    G::bot(name, number).unwrap_or_else(|| panic!("there is no {name}"))
}

/// Plays a game in which each seat has another bot, asking each decision a second time of a twin that is handed what the
/// seat knows in another world. Returns the number of decisions.
fn play<G: Playable>(players: u8, number: u64) -> u32 {
    let game: G = table(players);
    let mut random = Sampled::new(number);
    let mut chance = Seeded::new(Seed::from_number(number));
    let mut state = game.setup(&mut chance, &mut Silent);
    let name = |seat: usize| COUNTED[(seat + number as usize) % COUNTED.len()];
    let make = || (0..usize::from(players)).map(|seat| bot::<G>(name(seat), number));
    let mut bots: Vec<Box<dyn Bot<G>>> = make().collect();
    let mut twins: Vec<Box<dyn Bot<G>>> = make().collect();
    let mut decisions = 0;
    while let Some(seat) = game.to_act(&state).first() {
        let known = game.know(&state, Audience::Seat(seat));
        let action = bots[seat.index()].choose(&game, &known, seat);
        assert_eq!(
            game.check(&state, seat, &action),
            Ok(()),
            "{}",
            name(seat.index())
        );
        // Another world that looks the same to this seat: hands and piles are dealt anew.
        let other = game.sample(&known, &mut random);
        let same = game.know(&other, Audience::Seat(seat));
        let twin = twins[seat.index()].choose(&game, &same, seat);
        assert_eq!(action, twin, "{} knows too much", name(seat.index()));
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        decisions += 1;
        assert!(decisions < 20_000, "the game does not end");
    }
    decisions
}

#[test]
fn bots_keep_to_the_rules_and_to_what_they_may_know() {
    for number in 0..3 {
        for players in 2..=4 {
            assert!(play::<Arriala>(players, number) > 20);
        }
        for players in 1..=2 {
            assert!(play::<Kanal>(players, number) > 20);
        }
        assert!(play::<CanalMania>(3 + number as u8, number) > 20);
    }
}

#[test]
fn a_bot_that_is_told_to_stop_stops() {
    let game: CanalMania = table(4);
    let mut chance = Seeded::new(Seed::from_number(1));
    let state = game.setup(&mut chance, &mut Silent);
    let seat = game.to_act(&state).first().expect("somebody begins");
    let known = game.know(&state, Audience::Seat(seat));
    let hour = Budget::Time(Duration::from_secs(3600));
    let tree = Box::new(Search::new(CanalMania::judged(), hour, 2, 1));
    for mut bot in [
        tree as Box<dyn Bot<CanalMania>>,
        CanalMania::search(hour, 2, 1),
    ] {
        let stop = bot.stop_flag().expect("it thinks for long");
        let waiting = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(100));
            stop.store(true, Ordering::Relaxed);
        });
        let start = Instant::now();
        let action = bot.choose(&game, &known, seat);
        assert_eq!(game.check(&state, seat, &action), Ok(()));
        // An hour was allowed; on a busy machine the word itself may come late.
        assert!(start.elapsed() < Duration::from_secs(60));
        waiting.join().expect("the word was given");
    }
}

#[test]
fn several_threads_with_counted_thought_choose_the_same_again() {
    let game: Arriala = table(3);
    let mut chance = Seeded::new(Seed::from_number(5));
    let state = game.setup(&mut chance, &mut Silent);
    let seat = game.to_act(&state).first().expect("somebody begins");
    let known = game.know(&state, Audience::Seat(seat));
    for name in ["search:300:3", "tree:300:3", "plain:300:3"] {
        let choose = || bot::<Arriala>(name, 9).choose(&game, &known, seat);
        assert_eq!(choose(), choose(), "{name}");
    }
}

#[test]
fn a_wish_that_makes_no_sense_is_no_bot() {
    for name in [
        "search:soon",
        "search:10:0",
        "search:10:2:3",
        "greedy:200ms",
        "grandmaster",
    ] {
        assert!(Arriala::bot(name, 0).is_none(), "{name}");
    }
    for name in Arriala::BOTS {
        assert!(Arriala::bot(name, 0).is_some(), "{name}");
    }
}
