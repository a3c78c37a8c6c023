//! The command line of Towpath.
//!
//! Every command ends with one of three exit codes: 0 all is well; 1 the content is bad, whether a record, a scenario, component
//! data or a stored game; 2 the command cannot be carried out: wrong arguments, a file or database that cannot be used.

mod admin;
mod arena;
mod balance;
mod ban;
mod bench;
mod check;
mod describe;
mod edition;
mod failure;
mod files;
mod interrupt;
mod load;
mod out;
mod play;
mod progress;
mod puzzles;
mod replay;
mod rules;
mod scenario;
mod simulate;
mod solo;
mod tune;

use clap::{CommandFactory, Parser, Subcommand};
use failure::Failure;
use std::process::ExitCode;
use towpath_text::{Language, Words};

/// Counts allocations, so that `towpath bench` can tell how many a decision costs. Every thread counts in the same
/// place, which costs a busy server a third of its speed: so it is built in only on demand.
#[cfg(feature = "allocations")]
mod counting {
    use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
    use std::alloc::System;

    #[global_allocator]
    static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

    /// How many allocations the program has made so far.
    pub(crate) fn so_far() -> u64 {
        let stats = ALLOCATOR.stats();
        (stats.allocations + stats.reallocations) as u64
    }
}

/// A busy server's threads free what others have allocated, which the system's allocator does slowly.
#[cfg(not(feature = "allocations"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The reading of the counting allocator, if there is one.
fn allocations() -> Option<fn() -> u64> {
    #[cfg(feature = "allocations")]
    return Some(counting::so_far);
    #[cfg(not(feature = "allocations"))]
    None
}

/// Canal-building board games: play, replay, check and measure them.
#[derive(Parser, Debug)]
#[command(name = "towpath", version, about)]
struct Cli {
    /// Language of the sentences: en, fr, it or de. Taken from LANG when it is left out.
    #[arg(long, global = true, value_parser = parse_language)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Run the server with the web table.
    Serve(towpath_server::cli::ServeArgs),
    /// Play a game in the terminal, hot-seat or against bots.
    Play(play::Args),
    /// Play a record again and check every line, the scores and the seed.
    Replay(replay::Args),
    /// Run scenario files and print a line for each scenario.
    Scenario(scenario::Args),
    /// Let bots play many games and print statistics.
    Simulate(simulate::Args),
    /// Let bots compete and print how they rank, with intervals.
    Arena(arena::Args),
    /// Make puzzles from games that bots play, and check them.
    Puzzles(puzzles::Args),
    /// Learn the weights of an evaluator by self-play.
    Tune(tune::Args),
    /// Check component data (map, contracts, decks, board).
    Check(check::Args),
    /// Make an edition of your own: component data from your printed copy.
    Edition(edition::Args),
    /// Measure how fast the rules engines are.
    Bench(bench::Args),
    /// Tell how balanced a game is, by playing: lengths, turn order, endings, what is never done.
    Balance(balance::Args),
    /// Let a Kanal player play alone, and compare it with a search that knows every draw.
    Solo(solo::Args),
    /// Replay every stored game of a server and report what does not hold.
    Verify(towpath_server::cli::ServeArgs),
    /// Copy a server's data into a file, also while it runs.
    Backup(towpath_server::cli::BackupArgs),
    /// Put a backup into an empty store.
    Restore(towpath_server::cli::BackupArgs),
    /// Ask how a server is, and what is in it.
    Admin(admin::Args),
    /// List the lines of chat that people have reported.
    Reports(towpath_server::reports::ReportsArgs),
    /// Take a seat away from somebody at a server that runs; a bot plays on there.
    Ban(ban::Args),
    /// Measure a server: programs play at many tables over WebSockets on this machine.
    Load(load::Args),
    /// Show the rules of a game, or one clause.
    Rules(rules::Args),
    /// Print the completions of a shell.
    Completions(describe::CompletionsArgs),
    /// Write manual pages into a folder.
    Man(describe::ManArgs),
}

fn parse_language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let known: Vec<&str> = Language::ALL.iter().map(|l| l.code()).collect();
        format!("no language '{code}'; there is: {}", known.join(", "))
    })
}

/// The language asked for, or the one of the environment, or English.
fn language(asked: Option<Language>) -> Language {
    let environment = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .and_then(|value| Language::from_code(&value))
    };
    asked.or_else(environment).unwrap_or(Language::English)
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let words = Words::of(language(cli.lang));
    let done = match cli.command {
        Command::Play(args) => play::run(&args, &words),
        Command::Replay(args) => replay::run(&args, &words),
        Command::Scenario(args) => scenario::run(&args, &words),
        Command::Simulate(args) => simulate::run(&args, &words),
        Command::Arena(args) => arena::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Edition(args) => edition::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Rules(args) => rules::run(&args, &words),
        Command::Balance(args) => balance::run(&args),
        Command::Solo(args) => solo::run(&args),
        Command::Serve(args) => towpath_server::cli::run_serve(&args).map_err(Failure::Input),
        Command::Verify(args) => match towpath_server::cli::run_verify(&args) {
            Ok(true) => Ok(()),
            Ok(false) => Err(Failure::Wrong("a stored game does not replay".to_owned())),
            Err(reason) => Err(Failure::Input(reason)),
        },
        Command::Backup(args) => towpath_server::cli::run_backup(&args).map_err(Failure::Input),
        Command::Restore(args) => towpath_server::cli::run_restore(&args).map_err(Failure::Input),
        Command::Reports(args) => {
            towpath_server::reports::run_reports(&args).map_err(Failure::Input)
        }
        Command::Admin(args) => admin::run(&args),
        Command::Ban(args) => ban::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Completions(args) => describe::completions(&args, Cli::command()),
        Command::Man(args) => describe::man(&args, Cli::command()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
