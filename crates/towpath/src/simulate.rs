//! `towpath simulate`: bots play many games.

use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::interrupt;
use crate::out::say;
use crate::progress::Progress;
use serde_json::json;
use towpath_bots::simulate::Tally;
use towpath_core::{Message, Seat};
use towpath_games::Simulated;
use towpath_text::Words;

/// Plays a game in some milliseconds and not badly.
const QUICK: &str = "greedy";

/// Who plays how often.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The number of the first deal; the same number gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bots at the table; they change seats from game to game. A quick one, `greedy`, if left out.
    #[arg(long, value_delimiter = ',', value_name = "BOT,...")]
    bots: Vec<String>,
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
}

/// Plays and prints what came of it.
pub fn run(args: &Args, words: &Words) -> Result<(), Failure> {
    let game = files::game(&args.game)?;
    let setup = args.table.setup(game, args.table.players_or_least(game))?;
    let bots = match args.bots.as_slice() {
        [] => vec![QUICK.to_owned()],
        named => named.to_vec(),
    };
    files::check_bots(game, &bots)?;
    interrupt::watch();
    let progress = Progress::of(args.games);
    let simulated = game.simulate(&setup, &bots, args.games, args.seed, &mut |done| {
        progress.set(done);
        !interrupt::stopped()
    })?;
    progress.end();
    let id = game.title().id;
    if args.json {
        let mut line = as_json(id, setup.players, &bots, &simulated);
        line["seed"] = json!(args.seed);
        say!("{line}");
        return Ok(());
    }
    print(id, setup.players, &bots, &simulated.tally);
    for (name, mean) in &simulated.figures {
        say!("{mean:9.3}  {}", figure(name, words));
    }
    Ok(())
}

/// A figure's name; where it ends with the key of a message, in words.
fn figure(name: &str, words: &Words) -> String {
    match name.rsplit_once(": ") {
        Some((of, key)) if words.has(key) => {
            format!("{of}: {}", words.say(&Message::new(key.to_owned())))
        }
        _ => name.to_owned(),
    }
}

fn share(count: u64, tally: &Tally) -> f64 {
    count as f64 / tally.games().max(1) as f64
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
    say!(
        "won by nobody {:.3}, shared {:.3}",
        share(tally.nobody, tally),
        share(tally.shared, tally)
    );
}

fn as_json(game: &str, players: u8, bots: &[String], simulated: &Simulated) -> serde_json::Value {
    let tally = &simulated.tally;
    let seats: Vec<serde_json::Value> = (0..players)
        .map(|index| {
            let seat = Seat::new(index);
            let own = &tally.seats[seat.index()];
            json!({
                "mean_points": tally.mean_points(seat),
                "deviation": tally.deviation_of_points(seat),
                "least": own.least,
                "most": own.most,
                "win_share": tally.win_share(seat),
            })
        })
        .collect();
    let figures: serde_json::Map<String, serde_json::Value> = simulated
        .figures
        .iter()
        .map(|(name, mean)| (name.clone(), json!(mean)))
        .collect();
    json!({
        "game": game,
        "players": players,
        "bots": bots,
        "games": tally.games(),
        "unfinished": tally.unfinished,
        "decisions": {
            "mean": tally.lengths.mean(),
            "least": tally.lengths.least,
            "most": tally.lengths.most,
        },
        "seats": seats,
        "won_by_nobody": share(tally.nobody, tally),
        "shared": share(tally.shared, tally),
        "figures": figures,
    })
}
