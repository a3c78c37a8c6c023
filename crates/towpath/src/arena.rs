//! `towpath arena`: bots against bots.

mod plot;

use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::interrupt;
use crate::out::say;
use crate::progress::Progress;
use serde_json::json;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Mutex;
use std::time::Duration;
use towpath_bots::Faults;
use towpath_bots::arena::{Results, Series, Verdict, bradley_terry, sequential_test};
use towpath_external::Program;

/// Who competes how often.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The bots. As many as seats: all at one table. Two at a larger table: the first against a table full of the second.
    /// cmd:COMMAND is another program, as docs/protocol.md describes; a comma ends its command.
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,...")]
    bots: Vec<String>,
    /// How long another program may take for a decision, in milliseconds.
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    clock: u64,
    /// How many games.
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// Stop as soon as it is clear whether the first bot reaches this share of wins, such as 0.8.
    #[arg(long, value_name = "SHARE")]
    reach: Option<f64>,
    /// Decides deals and choices; the same number gives the same games, unless a bot is limited by time.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run at once; all cores if left out.
    #[arg(long)]
    threads: Option<usize>,
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
    /// Draw the shares of wins with their intervals into this SVG file.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// Plays and prints the table.
pub fn run(args: &Args) -> Result<(), Failure> {
    let game = files::game(&args.game)?;
    let players = match args.table.players {
        Some(players) => players,
        None => {
            let range = game.title().players;
            let wanted = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
            wanted.clamp(*range.start(), *range.end())
        }
    };
    let setup = args.table.setup(game, players)?;
    let clock = Duration::from_millis(args.clock);
    for bot in &args.bots {
        match towpath_external::command(bot) {
            Some(command) => check_program(game.title().id, command)?,
            None => files::check_bots(game, std::slice::from_ref(bot))?,
        }
    }
    if args
        .reach
        .is_some_and(|share| !(0.0..=1.0).contains(&share))
    {
        return Err(Failure::Input(
            "--reach takes a share between 0 and 1".to_owned(),
        ));
    }
    if let Some(file) = &args.plot {
        files::check_output(file)?;
    }
    let series = Series {
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
    };
    interrupt::watch();
    let progress = Progress::of(u64::from(args.games));
    // Games that were under way when the test ended are counted as well, but it is not taken back.
    let verdict = Mutex::new(Verdict::Open);
    let results = game.arena(&setup, &args.bots, clock, series, &|so_far| {
        progress.set(u64::from(so_far.games));
        let mut verdict = verdict.lock().unwrap_or_else(|e| e.into_inner());
        if let (Some(share), Verdict::Open) = (args.reach, *verdict) {
            *verdict = sequential_test(share, so_far.wins, so_far.seats);
        }
        *verdict == Verdict::Open && !interrupt::stopped()
    })?;
    progress.end();
    if let Some(file) = &args.plot {
        let title = format!("{}, {players} players", game.title().name);
        std::fs::write(file, plot::svg(&title, players, &results))
            .map_err(|error| Failure::Input(format!("{}: {error}", file.display())))?;
    }
    if args.json {
        say!("{}", as_json(game.title().id, players, &results));
    } else {
        print(game.title().id, players, &results);
    }
    if let Some(share) = args.reach {
        let first = &results.standings[0];
        let verdict = match verdict.into_inner().unwrap_or_else(|e| e.into_inner()) {
            Verdict::Reached => "reached",
            Verdict::Missed => "missed",
            Verdict::Open => "open: more games are needed to tell",
        };
        eprintln!("{} wins {share}: {verdict}", first.name);
    }
    Ok(())
}

/// Starts another program once, so that a wrong command is told before the first game.
fn check_program(game: &str, command: &str) -> Result<(), Failure> {
    let wrong = |why: String| Failure::Input(format!("{command}: {why}"));
    let program = Program::start(command, Stdio::inherit());
    let program = program.map_err(|failure| wrong(failure.to_string()))?;
    match program.plays(game) {
        true => Ok(()),
        false => Err(wrong(format!("it does not play {game}"))),
    }
}

/// How many cores there are.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn print(game: &str, players: u8, results: &Results) {
    say!(
        "{game}, {players} players: {} games; an even share is {:.3}",
        results.games.len(),
        1.0 / f64::from(players)
    );
    say!("bot               seats   share of wins (95 %)      Elo   points   ms a turn (longest)");
    for (standing, elo) in results.standings.iter().zip(bradley_terry(results)) {
        let share = standing.win_share();
        let seats = standing.seats.max(1);
        say!(
            "{:16} {:6}   {:.3} ({:.3} to {:.3})   {elo:+6.0}   {:6.1}   {:8.2} ({:.1})",
            standing.name,
            standing.seats,
            share.share,
            share.low,
            share.high,
            standing.points as f64 / f64::from(seats),
            standing.mean_turn().as_secs_f64() * 1e3,
            standing.longest_turn.as_secs_f64() * 1e3
        );
    }
    for standing in &results.standings {
        if let Some(first) = &standing.faults.first {
            let Faults {
                late, wrong, gone, ..
            } = standing.faults;
            say!(
                "{}: {late} late, {wrong} wrong and {gone} lost answers were random choices; the first: {first}",
                standing.name
            );
        }
    }
}

fn as_json(game: &str, players: u8, results: &Results) -> serde_json::Value {
    let bots: Vec<serde_json::Value> = results
        .standings
        .iter()
        .zip(bradley_terry(results))
        .map(|(standing, elo)| {
            let share = standing.win_share();
            json!({
                "bot": standing.name,
                "seats": standing.seats,
                "wins": standing.wins,
                "share": share.share,
                "low": share.low,
                "high": share.high,
                "elo": elo,
                "mean_points": standing.points as f64 / f64::from(standing.seats.max(1)),
                "ms_per_turn": standing.mean_turn().as_secs_f64() * 1e3,
                "ms_longest_turn": standing.longest_turn.as_secs_f64() * 1e3,
                "decisions": standing.decisions,
                "late": standing.faults.late,
                "wrong": standing.faults.wrong,
                "gone": standing.faults.gone,
                "first_fault": standing.faults.first,
            })
        })
        .collect();
    json!({ "game": game, "players": players, "games": results.games.len(), "bots": bots })
}
