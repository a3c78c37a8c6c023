//! `towpath simulate`: bots play many games.

use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::interrupt;
use crate::out::say;
use indicatif::{ProgressBar, ProgressStyle};
use towpath_bots::simulate::Tally;
use towpath_core::Seat;

/// Who plays how often.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The number of the first deal; the same number gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bots at the table; they change seats from game to game.
    #[arg(long, value_delimiter = ',', value_name = "BOT,...")]
    bots: Vec<String>,
}

/// Plays and prints what came of it.
pub fn run(args: &Args) -> Result<(), Failure> {
    let game = files::game(&args.game)?;
    let setup = args.table.setup(game, args.table.players_or_least(game))?;
    let strongest = game.bots().last().copied().unwrap_or("random");
    let bots = match args.bots.as_slice() {
        [] => vec![strongest.to_owned()],
        named => named.to_vec(),
    };
    files::check_bots(game, &bots)?;
    interrupt::watch();
    let bar = progress(args.games);
    let simulated = game.simulate(&setup, &bots, args.games, args.seed, &mut |done| {
        bar.set_position(done);
        !interrupt::stopped()
    })?;
    bar.finish_and_clear();
    print(game.title().id, setup.players, &bots, &simulated.tally);
    for (name, mean) in &simulated.figures {
        say!("{mean:9.3}  {name}");
    }
    Ok(())
}

/// A bar on standard error; nothing where that is no terminal.
pub fn progress(length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar
}

fn print(game: &str, players: u8, bots: &[String], tally: &Tally) {
    say!(
        "{game}, {players} players ({}): {} games, {} given up",
        bots.join(", "),
        tally.games(),
        tally.unfinished
    );
    let lengths = &tally.lengths;
    say!(
        "decisions a game: mean {:.1}, from {} to {}",
        lengths.mean(),
        lengths.least,
        lengths.most
    );
    say!("seat   points (mean, spread, from..to)      share of wins");
    for index in 0..players {
        let seat = Seat::new(index);
        let own = &tally.seats[seat.index()];
        say!(
            "{seat}     {:7.2} {:7.2}   {:4}..{:<4}           {:6.3}",
            tally.mean_points(seat),
            tally.deviation_of_points(seat),
            own.least,
            own.most,
            tally.win_share(seat)
        );
    }
    let share = |count: u64| count as f64 / tally.games().max(1) as f64;
    say!(
        "won by nobody {:.3}, shared {:.3}",
        share(tally.nobody),
        share(tally.shared)
    );
}
