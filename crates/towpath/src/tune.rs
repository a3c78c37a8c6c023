//! `towpath tune`: learn an evaluator's weights by self-play.
//!
//! Kanal alone is learned in its own way (`towpath_bots::kanal::lessons`), which has no noise and no generations.

use crate::arena::cores;
use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::interrupt;
use crate::out::say;
use std::path::PathBuf;
use towpath_bots::tune::{Plan, Round, Stage};

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
    /// Start from the weights in this file, not from nothing.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
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
    /// How many generations the evolution strategy goes on for.
    #[arg(long, default_value_t = Plan::default().generations)]
    generations: u32,
    /// Pairs of shaken weights a generation.
    #[arg(long, default_value_t = Plan::default().pairs)]
    pairs: u32,
    /// Games of each pair.
    #[arg(long, default_value_t = Plan::default().duel)]
    duel: u32,
    /// How far weights are shaken, in points of a typical feature; alone at Kanal, as a part of each weight.
    #[arg(long, default_value_t = Plan::default().shake)]
    shake: f32,
    /// How far a generation moves, in shakes; alone at Kanal, what part of the way the weights go in a round.
    #[arg(long, default_value_t = Plan::default().step)]
    step: f32,
    /// Decides everything: the same number gives the same weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run at once; all cores if left out.
    #[arg(long)]
    threads: Option<usize>,
}

/// Learns, and writes the file after each round.
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
        generations: args.generations,
        pairs: args.pairs,
        duel: args.duel,
        shake: args.shake,
        step: args.step,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
    };
    let start = match &args.from {
        Some(file) => Some(
            std::fs::read_to_string(file)
                .map_err(|error| Failure::Input(format!("{}: {error}", file.display())))?,
        ),
        None => None,
    };
    interrupt::watch();
    let above = provenance(args, title.id, players, &plan);
    let mut written = Ok(());
    let learned = game.tune(
        &setup,
        start.as_deref(),
        plan,
        &above,
        &mut |round, text| {
            print(round);
            written = std::fs::write(&args.out, text);
            written.is_ok() && !interrupt::stopped()
        },
    );
    learned.map_err(Failure::Input)?;
    written.map_err(|error| Failure::Input(format!("{}: {error}", args.out.display())))?;
    say!("the weights are in {}", args.out.display());
    Ok(())
}

/// Where the weights come from: the command that makes them again.
fn provenance(args: &Args, game: &str, players: u8, plan: &Plan) -> Vec<String> {
    let from = match args.from.as_ref().and_then(|file| file.file_name()) {
        Some(file) => format!(" --from {}", file.display()),
        None => String::new(),
    };
    let fit = format!(
        "--rounds {} --games {} --proof {} --noise {} --every {} --hold {} --memory {}",
        plan.rounds, plan.games, plan.proof, plan.noise, plan.every, plan.hold, plan.memory
    );
    let evolution = format!(
        "--generations {} --pairs {} --duel {} --shake {} --step {} --seed {}",
        plan.generations, plan.pairs, plan.duel, plan.shake, plan.step, plan.seed
    );
    vec![
        format!(
            "What features count for in {game} with {players} players, at stages from the start to the end of the game."
        ),
        "Learned by self-play; the command that makes this file:".to_owned(),
        format!("towpath tune {game} --players {players}{from} {fit} {evolution} --out FILE"),
    ]
}

fn print(round: &Round) {
    say!(
        "{} {:2}: {} rows, error {:.2} -> {:.2}, share against the old {:.3} ({:.3} to {:.3}) {}",
        match round.stage {
            Stage::Fitted => "round",
            Stage::Evolved => "generation",
        },
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
