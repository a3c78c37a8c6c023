//! `towpath-siege PART`: campaigns against the program. `cargo xtask siege` builds both and starts it.

use clap::{Parser, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use towpath_siege::counts::Ledger;
use towpath_siege::postgres::{Folder, TestPostgres};
use towpath_siege::server::Plan;
use towpath_siege::{Round, database, disk, floods, hostile, kills, leaks, protocol};

/// What to attack.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Part {
    /// Kills under play; `--count` counts kills.
    Kills,
    /// A database that stops or crashes; counts rounds.
    Database,
    /// A disk that is full; counts rounds.
    Disk,
    /// Floods and slow clients; counts rounds.
    Floods,
    /// Hostile records and editions; counts texts.
    Hostile,
    /// Secrets in what is sent; counts frames.
    Leaks,
    /// Arbitrary messages; counts messages.
    Protocol,
    /// Prints the counts so far.
    Report,
}

/// Which database.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Database {
    Sqlite,
    Postgres,
}

/// Campaigns against the program.
#[derive(Parser, Debug)]
struct Args {
    /// What to do.
    part: Part,
    /// The program.
    #[arg(long)]
    program: PathBuf,
    /// How much of it, all runs together.
    #[arg(long, default_value_t = 1)]
    count: u64,
    /// The database.
    #[arg(long, value_enum, default_value = "sqlite")]
    database: Database,
    /// What random choices follow from; each round adds one.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where counts are kept from run to run.
    #[arg(long, default_value = "target/siege/counts.json")]
    ledger: PathBuf,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("siege: {error}");
            return ExitCode::FAILURE;
        }
    };
    match runtime.block_on(run(&args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("siege: {:?}: {error}", args.part);
            ExitCode::FAILURE
        }
    }
}

/// The name of a part in the ledger, and what of it `--count` counts.
fn names(args: &Args) -> (String, &'static [&'static str]) {
    let database = match args.database {
        Database::Sqlite => "sqlite",
        Database::Postgres => "postgres",
    };
    match args.part {
        Part::Kills => (format!("kills {database}"), &["kills"]),
        Part::Database => ("stopped databases".to_owned(), &["stops", "crashes"]),
        Part::Disk => ("full disks".to_owned(), &["full disks"]),
        Part::Floods => ("floods".to_owned(), &["floods"]),
        Part::Hostile => (
            "hostile records and editions".to_owned(),
            &[
                "records taken",
                "records refused",
                "editions taken",
                "editions refused",
            ],
        ),
        Part::Leaks => ("leaks".to_owned(), &["frames"]),
        Part::Protocol => (
            "protocol".to_owned(),
            &["WebSocket messages", "HTTP requests", "raw requests"],
        ),
        Part::Report => ("report".to_owned(), &[]),
    }
}

async fn run(args: &Args) -> Result<(), String> {
    let mut ledger = Ledger::open(args.ledger.clone())?;
    let (part, counted) = names(args);
    let done = |ledger: &Ledger| {
        counted
            .iter()
            .map(|name| ledger.count(&part, name))
            .sum::<u64>()
    };
    if args.part == Part::Report {
        print!("{}", ledger.table());
        return Ok(());
    }
    let postgres = (args.database == Database::Postgres || args.part == Part::Database)
        .then(TestPostgres::start);
    while done(&ledger) < args.count {
        let left = args.count - done(&ledger);
        // Going on where the last run has ended must not repeat its choices.
        let seed = args.seed + done(&ledger);
        let folder = Folder::new("siege");
        let data = folder.0.join("data");
        std::fs::create_dir_all(&data).map_err(|error| error.to_string())?;
        let plan = Plan {
            limited: args.part == Part::Floods,
            ..Plan::new(
                &args.program,
                &data,
                postgres.as_ref().map(TestPostgres::database),
            )
        };
        let round: Round = match (args.part, &postgres) {
            (Part::Kills, _) => kills::round(&plan, left.min(20) as u32, seed).await,
            (Part::Database, Some(postgres)) => database::round(&plan, postgres, seed).await,
            (Part::Database, None) | (Part::Report, _) => return Ok(()),
            (Part::Disk, _) => disk::round(&plan, seed).await,
            (Part::Floods, _) => floods::round(&plan, 2, Duration::from_secs(20)).await,
            (Part::Hostile, _) => hostile::round(&plan, left.min(300) as u32, seed).await,
            (Part::Leaks, _) => leaks::round(&plan, (left / 20).clamp(20, 240) as u32, seed).await,
            (Part::Protocol, _) => protocol::round(&plan, left.min(2000) as u32, seed).await,
        };
        let counts = round.inspect_err(|_| keep(folder, seed))?;
        println!("siege: {part}, seed {seed}: {counts:?}");
        ledger.add(&part, &counts)?;
    }
    println!("siege: {part}: {} of {}", done(&ledger), args.count);
    Ok(())
}

/// Leaves the data of a round that has failed where it is, to be looked at.
fn keep(folder: Folder, seed: u64) {
    eprintln!("siege: seed {seed}; its data: {}", folder.0.display());
    std::mem::forget(folder);
}
