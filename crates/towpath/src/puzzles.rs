//! `towpath puzzles`: making, checking and counting puzzles.

use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use crate::out::say;
use clap::Subcommand;
use std::path::{Path, PathBuf};
use std::time::Instant;
use towpath_puzzles::{Mining, Puzzle, Set, mine, read};
use towpath_text::{Language, Words};

/// What is to be done with puzzles.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Let bots play and look for positions of which one way to play the turn is better than every other.
    ///
    /// Goes on where FILE was left. Ctrl-C ends it after the game at hand.
    Mine(MineArgs),
    /// Search puzzles again: positions, solutions, margins, themes, texts.
    Check(CheckArgs),
    /// Print how many puzzles there are by theme and grade, and how they were made, as Markdown.
    Report,
}

#[derive(clap::Args, Debug)]
struct MineArgs {
    /// The game.
    game: String,
    /// The file of the set.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The number of the first deal; the same number gives the same puzzles.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many puzzles.
    #[arg(long, default_value_t = 100)]
    count: u32,
    /// Of a hundred puzzles, so many of one theme at most.
    #[arg(long, default_value_t = 40)]
    share: u32,
    /// The bot that plays.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Look at so many games at most.
    #[arg(long)]
    games: Option<u32>,
}

#[derive(clap::Args, Debug)]
struct CheckArgs {
    /// The game; all of them if left out.
    game: Option<String>,
    /// A file of puzzles in place of those that come with the program.
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    file: Option<PathBuf>,
    /// Check one puzzle in so many.
    #[arg(long, default_value_t = 1)]
    every: usize,
}

/// Does it.
pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::Mine(args) => run_mine(args),
        Command::Check(args) => run_check(args),
        Command::Report => {
            say!("{}", towpath_puzzles::report::report());
            Ok(())
        }
    }
}

fn read_file(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path)
        .map_err(|error| Failure::Input(format!("{}: {error}", path.display())))
}

fn run_mine(args: &MineArgs) -> Result<(), Failure> {
    let game = files::game(&args.game)?;
    files::check_bots(game, std::slice::from_ref(&args.bot))?;
    let mining = Mining {
        seed: args.seed,
        count: args.count,
        share: args.share,
        bot: args.bot.clone(),
    };
    let name = args.out.display().to_string();
    let mut set = match args.out.exists() {
        true => Set::read(&name, &read_file(&args.out)?)
            .map_err(|fault| Failure::Wrong(fault.to_string()))?,
        false => Set::default(),
    };
    interrupt::watch();
    let (id, begun, first) = (game.title().id, Instant::now(), set.next);
    let mut failed = None;
    let last = args.games.map(|games| first.saturating_add(games));
    let done = mine(id, &mining, &mut set, &mut |set| {
        // A file that is written whole and then renamed is never half a set.
        let part = args.out.with_extension("part");
        let kept = std::fs::write(&part, set.write(id, &mining))
            .and_then(|()| std::fs::rename(&part, &args.out));
        failed = kept.err();
        let seconds = begun.elapsed().as_secs();
        eprintln!(
            "{} puzzles after {} games, {seconds} s",
            set.puzzles.len(),
            set.next
        );
        failed.is_none() && !interrupt::stopped() && last.is_none_or(|last| set.next < last)
    });
    done.map_err(Failure::Input)?;
    match failed {
        Some(error) => Err(Failure::Input(format!("{name}: {error}"))),
        None => {
            say!(
                "{id}: {} puzzles from {} games",
                set.puzzles.len(),
                set.next
            );
            Ok(())
        }
    }
}

fn run_check(args: &CheckArgs) -> Result<(), Failure> {
    let wrong = |fault: towpath_scenario::Fault| Failure::Wrong(fault.to_string());
    let own;
    let puzzles: Vec<&Puzzle> = match (&args.file, &args.game) {
        (Some(path), _) => {
            own = read(&path.display().to_string(), &read_file(path)?).map_err(wrong)?;
            own.iter().collect()
        }
        (None, None) => towpath_puzzles::all().iter().collect(),
        (None, Some(id)) => {
            let id = files::game(id)?.title().id;
            let all = towpath_puzzles::all().iter();
            all.filter(|puzzle| puzzle.game.title().id == id).collect()
        }
    };
    let begun = Instant::now();
    let words = Words::of(Language::English);
    let mut faults = Vec::new();
    let mut checked = 0;
    for puzzle in puzzles.iter().step_by(args.every.max(1)) {
        checked += 1;
        if let Err(fault) = puzzle.check() {
            faults.push(match &fault.why {
                Some(why) => format!("{fault} ({})", words.say(why)),
                None => fault.to_string(),
            });
        }
    }
    match faults.is_empty() {
        true => {
            say!(
                "{checked} of {} puzzles hold; {} s",
                puzzles.len(),
                begun.elapsed().as_secs()
            );
            Ok(())
        }
        false => Err(Failure::Wrong(faults.join("\n"))),
    }
}
