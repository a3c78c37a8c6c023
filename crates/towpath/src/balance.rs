//! `towpath balance`: how balanced a game is, by playing.
//!
//! One bot plays every seat. The report goes to standard output, or into a document (`docs/balance/GAME.md`) between two
//! marks: what stands around them is written by hand and stays.

mod cards;
mod document;
mod report;

use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::interrupt;
use crate::out::say;
use crate::progress::Progress;
use report::Chapter;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use towpath_bots::arena::Series;
use towpath_core::{OptionSpec, Title};

/// What to play.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    game: String,
    /// How many play; several numbers give a chapter each, every number the game has if left out.
    #[arg(long, value_delimiter = ',', value_name = "N,...")]
    players: Vec<u8>,
    /// A table option, such as art=tied-last; can be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Options of which every value is measured, each in a chapter of its own.
    #[arg(long, value_delimiter = ',', value_name = "NAME,...")]
    vary: Vec<String>,
    /// A folder with component data of your own in place of ours.
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// Who plays every seat: `search:100` if left out (100 iterations a turn, the same on every machine); with --cards
    /// `planner`.
    #[arg(long)]
    bot: Option<String>,
    /// How many games a chapter.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Decides deals and choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run at once; all cores if left out.
    #[arg(long)]
    threads: Option<usize>,
    /// Write the report into this document, between its marks; it is made if it is not there.
    #[arg(long, value_name = "FILE", conflicts_with = "cards")]
    out: Option<PathBuf>,
    /// Kanal: what each card of the deck is worth, in place of the report.
    #[arg(long)]
    cards: bool,
}

/// Plays and prints what the games tell.
pub fn run(args: &Args) -> Result<(), Failure> {
    let entry = files::game(&args.game)?;
    let title = entry.title();
    if args.cards && title.id != "kanal" {
        return Err(Failure::Input("--cards is for kanal".to_owned()));
    }
    let usual = if args.cards { "planner" } else { "search:100" };
    let bot = args.bot.clone().unwrap_or_else(|| usual.to_owned());
    files::check_bots(entry, std::slice::from_ref(&bot))?;
    let series = Series {
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(crate::arena::cores),
    };
    let tables = tables(args, &title)?;
    if args.cards {
        let (players, options) = &tables[0];
        let setup = table(args, options).setup(entry, *players)?;
        return cards::run(&setup, &bot, series);
    }
    if let Some(file) = &args.out {
        files::check_output(file)?;
    }
    interrupt::watch();
    let progress = Progress::of(u64::from(args.games) * tables.len() as u64);
    let done = AtomicU64::new(0);
    let mut chapters = Vec::new();
    for (players, options) in &tables {
        let setup = table(args, options).setup(entry, *players)?;
        let mut proceed = || {
            progress.set(done.fetch_add(1, Ordering::Relaxed) + 1);
            !interrupt::stopped()
        };
        let balance = entry.balance(&setup, &bot, series, &mut proceed)?;
        chapters.push(Chapter {
            options: options.clone(),
            balance,
        });
    }
    progress.end();
    let hash = files::edition(entry, args.edition.as_deref())?.hash();
    let about = report::About {
        title: &title,
        command: command(args, &bot),
        bot: &bot,
        edition: &hash,
        seed: args.seed,
    };
    let text = report::write(&about, &chapters);
    let Some(file) = &args.out else {
        say!("{text}");
        return Ok(());
    };
    if interrupt::stopped() {
        return Err(Failure::Input(format!(
            "stopped before the end: {} is as it was",
            file.display()
        )));
    }
    document::put(file, &title, &text)
}

/// The tables to measure: for each number of players the one with the options asked for, and each in which one of the
/// options to vary has another value.
fn tables(args: &Args, title: &Title) -> Result<Vec<(u8, Vec<String>)>, Failure> {
    let all: Vec<u8> = match args.players.as_slice() {
        [] => title.players.clone().collect(),
        some => some.to_vec(),
    };
    let mut tables = Vec::new();
    for players in all {
        tables.push((players, args.options.clone()));
        for name in &args.vary {
            let spec = spec(title, name)?;
            // The first value is the default.
            for value in &spec.values[1..] {
                let mut options = args.options.clone();
                options.push(format!("{name}={value}"));
                tables.push((players, options));
            }
        }
    }
    Ok(tables)
}

fn spec<'a>(title: &'a Title, name: &str) -> Result<&'a OptionSpec, Failure> {
    let found = title.options.iter().find(|spec| spec.name == name);
    found.ok_or_else(|| {
        let known: Vec<&str> = title.options.iter().map(|spec| spec.name).collect();
        Failure::Input(format!(
            "no option '{name}'; there is: {}",
            known.join(", ")
        ))
    })
}

fn table(args: &Args, options: &[String]) -> TableArgs {
    TableArgs {
        players: None,
        options: options.to_vec(),
        edition: args.edition.clone(),
    }
}

/// The command that makes the same report again.
fn command(args: &Args, bot: &str) -> String {
    let mut words = vec![format!("towpath balance {}", args.game)];
    if !args.players.is_empty() {
        let numbers: Vec<String> = args.players.iter().map(u8::to_string).collect();
        words.push(format!("--players {}", numbers.join(",")));
    }
    words.extend(
        args.options
            .iter()
            .map(|option| format!("--option {option}")),
    );
    if !args.vary.is_empty() {
        words.push(format!("--vary {}", args.vary.join(",")));
    }
    if let Some(folder) = &args.edition {
        words.push(format!("--edition {}", folder.display()));
    }
    words.push(format!(
        "--bot {bot} --games {} --seed {}",
        args.games, args.seed
    ));
    if let Some(file) = &args.out {
        words.push(format!("--out {}", file.display()));
    }
    words.join(" ")
}
