//! `towpath tune`: learn an evaluator's weights by self-play.
//!
//! Kanal alone is learned by fitted backward induction (`towpath_bots::learn::fit_backward`), which has no noise and no
//! generations. The options keep the names that stand in the heads of the data files; each has its usual name beside it.

use crate::arena::cores;
use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::interrupt;
use crate::out::say;
use std::path::PathBuf;
use towpath_bots::learn::{Iteration, Method, TuneSettings};

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
    #[arg(long, default_value_t = TuneSettings::default().rounds)]
    rounds: u32,
    /// Games a round.
    #[arg(long, default_value_t = TuneSettings::default().games)]
    games: u32,
    /// Games in which new weights have to get their share against the old.
    #[arg(long, visible_alias = "gate-games", default_value_t = TuneSettings::default().gate_games)]
    proof: u32,
    /// Epsilon of the self-play in percent: of a hundred decisions so many are made at random.
    #[arg(long, visible_alias = "epsilon", default_value_t = TuneSettings::default().epsilon)]
    noise: u32,
    /// One in so many positions is sampled.
    #[arg(long, visible_alias = "sample-every", default_value_t = TuneSettings::default().sample_every)]
    every: u32,
    /// The ridge that draws weights to where they were, relative to the diagonal of the equations.
    #[arg(long, visible_alias = "ridge", default_value_t = TuneSettings::default().ridge)]
    hold: f64,
    /// The decay of the samples of earlier rounds.
    #[arg(long, visible_alias = "decay", default_value_t = TuneSettings::default().decay)]
    memory: f64,
    /// How many generations the evolution strategy goes on for.
    #[arg(long, default_value_t = TuneSettings::default().generations)]
    generations: u32,
    /// Mirrored pairs of perturbed weights a generation.
    #[arg(long, default_value_t = TuneSettings::default().pairs)]
    pairs: u32,
    /// Games of each pair.
    #[arg(long, visible_alias = "pair-games", default_value_t = TuneSettings::default().pair_games)]
    duel: u32,
    /// The standard deviation of perturbations, in points of a typical feature; alone at Kanal, as a part of each weight.
    #[arg(long, visible_alias = "sigma", default_value_t = TuneSettings::default().sigma)]
    shake: f32,
    /// How far a generation moves, in standard deviations; alone at Kanal, what part of the way the weights go in a round.
    #[arg(long, visible_alias = "step-size", default_value_t = TuneSettings::default().step_size)]
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
    let settings = TuneSettings {
        rounds: args.rounds,
        games: args.games,
        gate_games: args.proof,
        epsilon: args.noise,
        sample_every: args.every,
        ridge: args.hold,
        decay: args.memory,
        generations: args.generations,
        pairs: args.pairs,
        pair_games: args.duel,
        sigma: args.shake,
        step_size: args.step,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
    };
    let start = match &args.from {
        Some(file) => Some(files::read(file)?),
        None => None,
    };
    files::check_output(&args.out)?;
    interrupt::watch();
    let above = provenance(args, title.id, players, &settings);
    let mut written = Ok(());
    let learned = game.tune(
        &setup,
        start.as_deref(),
        settings,
        &above,
        &mut |iteration, text| {
            print(iteration);
            written = std::fs::write(&args.out, text);
            written.is_ok() && !interrupt::stopped()
        },
    );
    // The table's choices have been checked: what is left to be wrong is the weights to start from.
    learned.map_err(|reason| match &args.from {
        Some(file) => Failure::Wrong(format!("{}: {reason}", file.display())),
        None => Failure::Wrong(reason),
    })?;
    written.map_err(|error| Failure::Input(format!("{}: {error}", args.out.display())))?;
    say!("the weights are in {}", args.out.display());
    Ok(())
}

/// Where the weights come from: the command that makes them again.
fn provenance(args: &Args, game: &str, players: u8, settings: &TuneSettings) -> Vec<String> {
    let from = match args.from.as_ref().and_then(|file| file.file_name()) {
        Some(file) => format!(" --from {}", file.display()),
        None => String::new(),
    };
    let fit = format!(
        "--rounds {} --games {} --proof {} --noise {} --every {} --hold {} --memory {}",
        settings.rounds,
        settings.games,
        settings.gate_games,
        settings.epsilon,
        settings.sample_every,
        settings.ridge,
        settings.decay
    );
    let evolution = format!(
        "--generations {} --pairs {} --duel {} --shake {} --step {} --seed {}",
        settings.generations,
        settings.pairs,
        settings.pair_games,
        settings.sigma,
        settings.step_size,
        settings.seed
    );
    vec![
        format!(
            "What features count for in {game} with {players} players, at stages from the start to the end of the game."
        ),
        "Learned by self-play; the command that makes this file:".to_owned(),
        format!("towpath tune {game} --players {players}{from} {fit} {evolution} --out FILE"),
    ]
}

fn print(iteration: &Iteration) {
    say!(
        "{} {:2}: {} rows, error {:.2} -> {:.2}, share against the old {:.3} ({:.3} to {:.3}) {}",
        match iteration.method {
            Method::LeastSquares => "round",
            Method::Evolution => "generation",
        },
        iteration.number,
        iteration.samples,
        iteration.error.0,
        iteration.error.1,
        iteration.share.share,
        iteration.share.low,
        iteration.share.high,
        if iteration.kept { "kept" } else { "dropped" }
    );
}
