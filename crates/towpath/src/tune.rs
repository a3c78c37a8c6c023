//! `towpath tune`: learn an evaluator's weights by self-play.

use crate::arena::cores;
use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::interrupt;
use crate::out::say;
use bots::tune::{Plan, Round};
use std::path::PathBuf;

/// What is learned, and how.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Where the weights go.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many times the weights are fitted anew.
    #[arg(long, default_value_t = Plan::default().rounds)]
    rounds: u32,
    /// Games a round.
    #[arg(long, default_value_t = Plan::default().games)]
    games: u32,
    /// Games in which new weights prove themselves against the old.
    #[arg(long, default_value_t = Plan::default().proof)]
    proof: u32,
    /// Of a hundred decisions so many are made at random.
    #[arg(long, default_value_t = Plan::default().noise)]
    noise: u32,
    /// One in so many positions is noted.
    #[arg(long, default_value_t = Plan::default().every)]
    every: u32,
    /// How much weights are held where they were.
    #[arg(long, default_value_t = Plan::default().hold)]
    hold: f64,
    /// How much of what the rounds before said still counts.
    #[arg(long, default_value_t = Plan::default().memory)]
    memory: f64,
    /// Decides everything: the same number gives the same weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run at once; all cores if left out.
    #[arg(long)]
    threads: Option<usize>,
}

/// Learns and writes the file after the last round.
pub fn run(args: &Args) -> Result<(), Failure> {
    let game = files::game(&args.game)?;
    let title = game.title();
    let players = args.table.players.unwrap_or(*title.players.start());
    let setup = args.table.setup(game, players)?;
    if args.every == 0 || args.noise > 100 || args.rounds == 0 || args.games == 0 {
        return Err(Failure::Input(
            "--every, --rounds and --games take a number above 0, --noise one up to 100".to_owned(),
        ));
    }
    let plan = Plan {
        rounds: args.rounds,
        games: args.games,
        proof: args.proof,
        noise: args.noise,
        every: args.every,
        hold: args.hold,
        memory: args.memory,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
    };
    interrupt::watch();
    let mut rounds = 0;
    let text = game.tune(
        &setup,
        plan,
        &provenance(args, title.id, players),
        &mut |round| {
            rounds += 1;
            print(round);
            !interrupt::stopped()
        },
    )?;
    std::fs::write(&args.out, text)
        .map_err(|error| Failure::Input(format!("{}: {error}", args.out.display())))?;
    say!("{rounds} rounds; the weights are in {}", args.out.display());
    Ok(())
}

fn provenance(args: &Args, game: &str, players: u8) -> Vec<String> {
    vec![
        format!(
            "What each feature of a position counts for in {game} with {players} players: at the start, at the end."
        ),
        "Learned by self-play; the command that makes this file:".to_owned(),
        format!(
            "  towpath tune {game} --players {players} --rounds {} --games {} --proof {} --noise {} --every {} --hold {} --memory {} --seed {} --out FILE",
            args.rounds,
            args.games,
            args.proof,
            args.noise,
            args.every,
            args.hold,
            args.memory,
            args.seed
        ),
    ]
}

fn print(round: &Round) {
    say!(
        "round {:2}: {} rows, error {:.2} -> {:.2}, share against the old {:.3} ({:.3} to {:.3}) {}",
        round.number,
        round.noted,
        round.error.0,
        round.error.1,
        round.share.share,
        round.share.low,
        round.share.high,
        if round.kept { "kept" } else { "dropped" }
    );
}
