//! Ids are one-to-one, masks are the legal list, rows and keys tell what decides about it, episodes come back from text.
//!
//! `TOWPATH_ENCODING=10000000 cargo test --release -p towpath-encoding --test encoding -- --nocapture` checks so many
//! decisions of every game and says what was found.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;
use towpath_arriala::Arriala;
use towpath_canal_mania::CanalMania;
use towpath_core::record::RawRecord;
use towpath_core::{Audience, OptionSpec, Sampled, Seat, Seed, Silent, TableSetup};
use towpath_encoding::{Decision, Encoded, Episode, Path, Turn};
use towpath_kanal::Kanal;

/// How many decisions of each game are looked at.
fn decisions() -> u64 {
    let asked = std::env::var("TOWPATH_ENCODING").ok();
    asked.map_or(40_000, |number| number.parse().expect("a number"))
}

/// Every table of a game: all player counts with every value of every option.
fn tables<G: Encoded>() -> Vec<TableSetup> {
    let title = G::title();
    let mut tables = Vec::new();
    for players in title.players.clone() {
        let plain = TableSetup::of::<G>(players);
        tables.push(plain.clone());
        for OptionSpec { name, values } in title.options {
            tables.extend(
                values
                    .iter()
                    .map(|value| plain.clone().with_option(name, value)),
            );
        }
    }
    tables.retain(|setup| G::build(setup).is_ok());
    tables
}

/// Walks the tree of ids from here and counts the actions that are reached.
fn reach<G: Encoded>(game: &G, state: &G::State, decision: &Decision<G::Action>) -> usize {
    let mut ids = Vec::new();
    decision.ids(game, state, &mut ids);
    let mut mask = vec![0; G::IDS];
    decision.mask(game, state, &mut mask);
    let allowed: Vec<u16> = (0..)
        .zip(&mask)
        .filter(|(_, one)| **one == 1)
        .map(|(id, _)| id)
        .collect();
    assert_eq!(ids, allowed, "the mask is the list");
    let mut reached = 0;
    for id in ids {
        let mut next = decision.clone();
        reached += match next.choose(game, state, id).expect("it is in the mask") {
            Some(action) => {
                assert!(decision.actions().contains(&action));
                1
            }
            None => reach(game, state, &next),
        };
    }
    reached
}

fn check_ids<G: Encoded>() {
    assert!(G::IDS <= 1024);
    let tables = tables::<G>();
    let share = decisions() / tables.len() as u64 + 1;
    let (mut checked, mut asked, mut most) = (0u64, 0u64, 0);
    let mut lists: HashMap<u128, Box<[u16]>> = HashMap::new();
    let mut met = 0u64;
    for (number, setup) in tables.iter().enumerate() {
        let game = G::build(setup).expect("the table holds");
        let mut random = Sampled::new(number as u64);
        // Few deals, so that positions are met again.
        let mut deals = 0;
        let mut deal = || {
            deals += 1;
            game.setup(&mut Sampled::new(deals % 2), &mut Silent)
        };
        let mut state = deal();
        let mut decision = Decision::default();
        let mut row = vec![0u8; G::observation_len()];
        let mut done = 0;
        while done < share {
            decision.begin(&game, &state);
            let Some(seat) = decision.seat() else {
                state = deal();
                continue;
            };
            done += 1;
            let legal = decision.actions().to_vec();
            let mut paths: Vec<Path> = legal.iter().map(|a| game.path(&state, seat, a)).collect();
            for path in &paths {
                assert!(
                    !path.is_empty() && path.as_slice().iter().all(|id| usize::from(*id) < G::IDS)
                );
            }
            paths.sort_unstable_by(|one, other| one.as_slice().cmp(other.as_slice()));
            for pair in paths.windows(2) {
                assert!(
                    !pair[1].as_slice().starts_with(pair[0].as_slice()),
                    "{pair:?} in {state:?}"
                );
            }
            if done % 16 == 0 {
                assert_eq!(reach(&game, &state, &decision), legal.len());
            }
            // The action is chosen id by id, as a program does.
            let action = legal[random.below(legal.len() as u32) as usize];
            let path = decision
                .path_to(&game, &state, &action)
                .expect("every action has ids");
            let info = game.information_state(&state, Audience::Seat(seat));
            let mut came = None;
            for id in path.as_slice() {
                asked += 1;
                game.observe(&info, seat, decision.chosen(), &mut row);
                let mut ids = Vec::new();
                decision.ids(&game, &state, &mut ids);
                met += u64::from(!remember(&mut lists, number, &row, &ids, &game));
                came = decision
                    .choose(&game, &state, *id)
                    .expect("it is on the way");
            }
            assert_eq!(came, Some(action));
            most = most.max(path.len());
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
        checked += done;
        lists.clear();
    }
    println!(
        "{}: {} ids, {} numbers a row, {checked} decisions of {} tables one-to-one, {:.2} ids a decision, at most {most}, \
         {met} rows met again with the same list",
        G::title().id,
        G::IDS,
        G::observation_len(),
        tables.len(),
        asked as f64 / checked as f64,
    );
    assert!(met > 0, "no row was met twice");
}

/// The same row has the same list; says whether it is new.
fn remember<G: Encoded>(
    lists: &mut HashMap<u128, Box<[u16]>>,
    table: usize,
    row: &[u8],
    ids: &[u16],
    game: &G,
) -> bool {
    let mut key = towpath_encoding::Key::START.saw(table as u64);
    for chunk in row.chunks(8) {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        key = key.saw(u64::from_le_bytes(word));
    }
    if lists.len() > 2_000_000 {
        lists.clear();
    }
    match lists.entry(key.number()) {
        Entry::Vacant(place) => {
            place.insert(ids.into());
            true
        }
        Entry::Occupied(known) => {
            let words = |ids: &[u16]| ids.iter().map(|id| game.id_name(*id)).collect::<Vec<_>>();
            assert_eq!(
                words(known.get()),
                words(ids),
                "the same row with another list"
            );
            false
        }
    }
}

#[test]
fn arriala_ids_are_one_to_one() {
    check_ids::<Arriala>();
}

#[test]
fn canal_mania_ids_are_one_to_one() {
    check_ids::<CanalMania>();
}

#[test]
fn kanal_ids_are_one_to_one() {
    check_ids::<Kanal>();
}

fn episode<G: Encoded>(setup: &TableSetup, seed: Option<u64>) -> Episode<G> {
    let game = Arc::new(G::build(setup).expect("the table holds"));
    Episode::new(game, Arc::new(setup.clone()), seed.map(Seed::from_number))
}

/// Chooses at random; the likelier outcome comes more often.
fn choose<G: Encoded>(episode: &Episode<G>, random: &mut Sampled) -> u16 {
    let mut ids = Vec::new();
    episode.ids(&mut ids);
    ids[random.below(ids.len() as u32) as usize]
}

/// Plays a game at random with everything an episode can do on the way.
fn check_episode<G: Encoded>(setup: &TableSetup, seed: u64, explicit: bool) {
    let mut random = Sampled::new(seed);
    let mut played = episode::<G>(setup, (!explicit).then_some(seed));
    let mut step = 0;
    while played.turn() != Turn::Over {
        let id = choose(&played, &mut random);
        if step % 199 == 3 {
            let game = Arc::new(played.game().clone());
            let again =
                Episode::load(game, Arc::new(setup.clone()), &played.save()).expect("it was kept");
            assert_eq!((again.save(), again.turn()), (played.save(), played.turn()));
            for seat in (0..setup.players).map(Seat::new) {
                assert_eq!(again.key(seat), played.key(seat));
                assert_eq!(again.seen(seat), played.seen(seat));
            }
        }
        if step % 101 == 3 && matches!(played.turn(), Turn::Seat(_)) {
            check_worlds(&played, setup, &mut random);
        }
        let unknown = played.clone().choose(u16::MAX);
        assert!(unknown.is_err());
        played.choose(id).expect("it is listed");
        step += 1;
    }
    assert!(played.choose(0).is_err(), "a finished game takes no id");
    let record = played.record(&[]).expect("the game was dealt");
    let raw = RawRecord::read(&record).expect("it is a record");
    let game = Arc::new(played.game().clone());
    let again = Episode::from_record(game, Arc::new(setup.clone()), &raw).expect("it replays");
    assert_eq!(again.state(), played.state());
    assert_eq!(again.record(&[]).expect("it has a record"), record);
}

/// What a seat knows is the same in every world that is made up from it.
fn check_worlds<G: Encoded>(episode: &Episode<G>, setup: &TableSetup, random: &mut Sampled) {
    for seat in (0..setup.players).map(Seat::new) {
        let number = random.word();
        let world = episode
            .resample(seat, number)
            .expect("no outcome is waited for");
        assert_eq!(
            world.information_state(seat),
            episode.information_state(seat)
        );
        assert_eq!(
            (world.key(seat), world.seen(seat)),
            (episode.key(seat), episode.seen(seat))
        );
        assert_eq!(
            world.resample(seat, number).map(|w| *w.state()).ok(),
            Some(*world.state())
        );
        assert!(world.record(&[]).is_err());
        let game = Arc::new(world.game().clone());
        let again =
            Episode::load(game, Arc::new(setup.clone()), &world.save()).expect("it was kept");
        assert_eq!(again.state(), world.state());
        for other in (0..setup.players).map(Seat::new) {
            assert_eq!(again.key(other), world.key(other));
        }
    }
}

fn check_episodes<G: Encoded>() {
    for (seed, setup) in tables::<G>().iter().enumerate() {
        check_episode::<G>(setup, seed as u64, seed % 2 == 0);
    }
}

#[test]
fn arriala_episodes_come_back_from_text() {
    check_episodes::<Arriala>();
}

#[test]
fn canal_mania_episodes_come_back_from_text() {
    check_episodes::<CanalMania>();
}

#[test]
fn kanal_episodes_come_back_from_text() {
    check_episodes::<Kanal>();
}

/// A deal of Arriala for two in which all outcomes are the first that can come, but for one.
fn deal_with(other: usize) -> (Episode<Arriala>, usize) {
    let mut table = episode::<Arriala>(&TableSetup::of::<Arriala>(2), None);
    let mut ids = Vec::new();
    let mut outcomes = 0;
    while table.turn() == Turn::Chance {
        table.ids(&mut ids);
        let place = usize::from(outcomes == other).min(ids.len() - 1);
        table.choose(ids[place]).expect("it can come");
        outcomes += 1;
    }
    (table, outcomes)
}

/// Keys tell secrets apart that their seat sees, and no others.
#[test]
fn a_key_knows_what_its_seat_was_shown() {
    let (plain, outcomes) = deal_with(usize::MAX);
    let seats = [0, 1].map(Seat::new);
    let mut secrets = 0;
    for other in 0..outcomes {
        let (table, _) = deal_with(other);
        let keys = seats.map(|seat| table.key(seat) != plain.key(seat));
        let lines = seats.map(|seat| table.seen(seat) != plain.seen(seat));
        assert_eq!(keys, lines, "outcome {other}");
        secrets += usize::from(keys[0] != keys[1]);
    }
    assert_eq!(
        secrets, 4,
        "each seat is dealt two cards that the other does not see"
    );
}
