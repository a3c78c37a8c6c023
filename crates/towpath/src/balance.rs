//! `towpath balance kanal`: what each card of a deck is worth, by playing.

use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::out::say;
use towpath_bots::arena::{BotFactory, Series};
use towpath_bots::kanal::balance::measure;
use towpath_core::Game;
use towpath_games::Playable;
use towpath_kanal::Kanal;

/// What to play.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game; only Kanal has cards to balance.
    #[arg(value_parser = ["kanal"])]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays.
    #[arg(long, default_value = "planner")]
    bot: String,
    /// How many games.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Decides deals and choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run at once; all cores if left out.
    #[arg(long)]
    threads: Option<usize>,
}

/// Plays and prints a row a card, with outliers marked.
pub fn run(args: &Args) -> Result<(), Failure> {
    let entry = files::game(&args.game)?;
    let setup = args
        .table
        .setup(entry, args.table.players_or_least(entry))?;
    files::check_bots(entry, std::slice::from_ref(&args.bot))?;
    let game = Kanal::build(&setup)?;
    let bot = args.bot.clone();
    let factory: BotFactory<Kanal> =
        Box::new(move |seed| Kanal::bot(&bot, seed).expect("the name was checked"));
    let series = Series {
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(crate::arena::cores),
    };
    let report = measure(&game, &factory, series);
    say!("{}", report.scores.score_row(&args.bot));
    say!("{}", report.tally_table(&args.bot));
    say!("{}", report.card_table(&game));
    Ok(())
}
