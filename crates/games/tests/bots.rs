//! What every bot of every game must keep to: the rules, what its seat may know, and the word to stop.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use towpath_arriala::Arriala;
use towpath_bots::ismcts::IsMcts;
use towpath_bots::{Bot, Budget};
use towpath_canal_mania::CanalMania;
use towpath_core::{Audience, Game, Sampled, Seed, Seeded, Silent, TableSetup};
use towpath_games::Playable;
use towpath_kanal::Kanal;

/// Bots whose budget is counted, not timed, so that they choose the same on every machine.
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
        rules: G::title().rules,
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
        let info = game.information_state(&state, Audience::Seat(seat));
        let action = bots[seat.index()].choose(&game, &info, seat);
        assert_eq!(
            game.check(&state, seat, &action),
            Ok(()),
            "{}",
            name(seat.index())
        );
        // Another world that looks the same to this seat: hands and piles are dealt anew.
        let other = game.determinize(&info, &mut random);
        let same = game.information_state(&other, Audience::Seat(seat));
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

/// What the first seat to act decides, in a deal of this number.
fn first_choice<G: Playable>(players: u8, number: u64, bot: &mut dyn Bot<G>) -> G::Action {
    let game: G = table(players);
    let mut chance = Seeded::new(Seed::from_number(number));
    let state = game.setup(&mut chance, &mut Silent);
    let seat = game.to_act(&state).first().expect("somebody begins");
    let info = game.information_state(&state, Audience::Seat(seat));
    let action = bot.choose(&game, &info, seat);
    assert_eq!(game.check(&state, seat, &action), Ok(()));
    action
}

/// A bot that could search for an hour is told to stop after a tenth of a second.
fn stops<G: Playable>(players: u8, mut bot: Box<dyn Bot<G>>) {
    let stop = bot.stop_flag().expect("it searches for long");
    let waiting = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        stop.store(true, Ordering::Relaxed);
    });
    let start = Instant::now();
    first_choice::<G>(players, 1, &mut *bot);
    // An hour was allowed; on a busy machine the word itself may come late.
    assert!(start.elapsed() < Duration::from_secs(60));
    waiting.join().expect("the word was given");
}

#[test]
fn a_bot_that_is_told_to_stop_stops() {
    let hour = Budget::Time(Duration::from_secs(3600));
    let tree = IsMcts::new(CanalMania::search_prior(), hour, 2, 1);
    stops::<CanalMania>(4, Box::new(tree));
    stops::<CanalMania>(4, CanalMania::search(hour, 2, 1));
    stops::<Arriala>(2, Arriala::search(hour, 2, 1));
    for players in 1..=2 {
        stops::<Kanal>(players, Kanal::search(hour, 2, 1));
    }
}

/// What is decided with a counted budget; a second time it must be the same.
fn chooses_again<G: Playable>(players: u8, name: &str) -> G::Action {
    let choose = || first_choice::<G>(players, 5, &mut *bot::<G>(name, 9));
    let choice = choose();
    assert_eq!(choice, choose(), "{name}");
    choice
}

#[test]
fn several_threads_with_a_counted_budget_choose_the_same_again() {
    for name in ["search:300:3", "tree:300:3", "plain:300:3"] {
        chooses_again::<Arriala>(3, name);
        chooses_again::<Kanal>(2, name);
        chooses_again::<CanalMania>(3, name);
    }
    // Kanal's planner shares out the work of one thread, so that the number of threads makes no difference.
    for players in 1..=2 {
        let alone = chooses_again::<Kanal>(players, "search:9000");
        assert_eq!(alone, chooses_again::<Kanal>(players, "search:9000:3"));
    }
}

#[test]
fn a_name_that_makes_no_sense_is_no_bot() {
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
