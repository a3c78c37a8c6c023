//! `towpath bench`: how fast the engines are.

use crate::arena::cores;
use crate::failure::Failure;
use crate::files::{self, TableArgs};
use crate::out::say;
use serde_json::json;
use std::time::Duration;
use towpath_bots::bench::Speed;

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
    /// Measure only the rules engines, not the bots.
    #[arg(long)]
    engines: bool,
    /// Print everything as JSON, an object a line.
    #[arg(long)]
    json: bool,
}

/// Measures random self-play with complete legal lists on one core; a line for each game and player count. As JSON also what
/// bots get done and how the speed grows with the cores.
pub fn run(args: &Args) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::Input(
            "--seconds takes a number above 0, at most 3600".to_owned(),
        ));
    }
    let time = Duration::from_secs_f64(args.seconds);
    let games = match &args.game {
        Some(id) => vec![files::game(id)?],
        None => towpath_games::all().to_vec(),
    };
    if !args.json {
        say!(
            "{:18} {:>14} {:>10}",
            "game-players",
            "decisions/s",
            "games/s"
        );
    }
    for game in games {
        let title = game.title();
        let counts = match args.table.players {
            Some(players) => players..=players,
            None => title.players.clone(),
        };
        for players in counts {
            let setup = args.table.setup(game, players)?;
            let speed = game.bench(&setup, time, crate::allocations())?;
            let name = format!("{}-{players}p", title.id);
            if !args.json {
                say!(
                    "{name:18} {:>14.0} {:>10.0}",
                    speed.decisions_per_second(),
                    speed.games_per_second()
                );
                continue;
            }
            let mut line = as_json(&name, &speed);
            if !args.engines {
                add_bots(&mut line, &game.search_speed(&setup, time)?);
            }
            let together = all_cores(game, &setup, time)?;
            line["cores"] = json!(cores());
            line["decisions_per_sec_all_cores"] = json!(together.round());
            say!("{line}");
        }
    }
    Ok(())
}

fn add_bots(line: &mut serde_json::Value, speed: &towpath_games::SearchSpeed) {
    line["evaluations_per_sec"] = json!(speed.evaluations.round());
    line["search_iterations_per_sec"] = json!(speed.iterations.round());
    line["playouts_per_sec"] = json!(speed.rollouts.round());
}

/// The same self-play on every core at once: decisions a second of all together.
fn all_cores(
    game: &dyn towpath_games::AnyGame,
    setup: &towpath_core::TableSetup,
    time: Duration,
) -> Result<f64, Failure> {
    let results: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores())
            .map(|_| scope.spawn(|| game.bench(setup, time, None)))
            .collect();
        threads.into_iter().map(|thread| thread.join()).collect()
    });
    let mut sum = 0.0;
    for result in results {
        let speed = result.map_err(|_| Failure::Input("a measurement failed".to_owned()))?;
        sum += speed?.decisions_per_second();
    }
    Ok(sum)
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
