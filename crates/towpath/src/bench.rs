//! `towpath bench`: how fast the engines are.

use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::out::say;
use kit::bench::Speed;
use serde_json::json;
use std::time::Duration;

/// What to measure.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game; all of them if left out.
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// How long each measurement takes.
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS")]
    seconds: f64,
    /// Print everything as JSON, an object a line.
    #[arg(long)]
    json: bool,
}

/// Measures random self-play with complete legal lists on one core; a line for each game and player count.
pub fn run(args: &Args) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::Input(
            "--seconds takes a number above 0, at most 3600".to_owned(),
        ));
    }
    let time = Duration::from_secs_f64(args.seconds);
    let games = match &args.game {
        Some(id) => vec![files::game(id)?],
        None => games::all().to_vec(),
    };
    for game in games {
        let title = game.title();
        let counts = match args.table.players {
            Some(players) => players..=players,
            None => title.players.clone(),
        };
        for players in counts {
            let setup = args.table.setup(game, players)?;
            let speed = game.bench(&setup, time, Some(crate::allocations))?;
            let name = format!("{}-{players}p", title.id);
            if args.json {
                say!("{}", as_json(&name, &speed));
            } else {
                say!(
                    "{name} {:.0} {:.0}",
                    speed.decisions_per_second(),
                    speed.games_per_second()
                );
            }
        }
    }
    Ok(())
}

fn as_json(name: &str, speed: &Speed) -> serde_json::Value {
    json!({
        "name": name,
        "decisions_per_sec": speed.decisions_per_second().round(),
        "unforced_decisions_per_sec": speed.unforced_per_second().round(),
        "games_per_sec": speed.games_per_second().round(),
        "mean_legal_list": (speed.mean_list() * 100.0).round() / 100.0,
        "bytes_per_state": speed.state_bytes,
        "bytes_per_action": speed.action_bytes,
        "allocations_per_decision": speed.allocations_per_decision(),
    })
}
