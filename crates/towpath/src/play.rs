//! `towpath play`: a game in the terminal.

mod help;
mod input;
mod save;
mod table_talk;

use crate::failure::Failure;
use crate::files::{self, TableArgs};
use save::Save;
use std::path::PathBuf;
use table_talk::Talk;
use towpath_core::{By, SeatInfo, Seed};
use towpath_games::{AnyGame, AnyMatch};
use towpath_text::Words;

/// Who plays what, and how.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Who sits where, such as human,greedy,human; by default you against the strongest bot.
    #[arg(long, value_delimiter = ',', value_name = "WHO,...")]
    seats: Vec<String>,
    /// Everybody at this terminal: all seats are people.
    #[arg(long, conflicts_with = "seats")]
    hot_seat: bool,
    /// A number in place of a secret seed, to play the same deal again.
    #[arg(long)]
    seed: Option<u64>,
    /// Keep the game in this file, move by move, so that it can be resumed.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a game kept by --save.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "hot_seat", "seed", "save"])]
    resume: Option<PathBuf>,
}

/// Plays until the game or the player's patience ends.
pub fn run(args: &Args, words: &Words) -> Result<(), Failure> {
    let (game, playing, save) = match (&args.resume, &args.game) {
        (Some(file), _) => save::resume(file, args.table.edition.as_deref(), words)?,
        (None, Some(id)) => start(args, files::game(id)?)?,
        (None, None) => return Err(Failure::Input("which game?".to_owned())),
    };
    Talk::new(game, playing, save, words)?.run()
}

type Started = (&'static dyn AnyGame, Box<dyn AnyMatch>, Option<Save>);

fn start(args: &Args, game: &'static dyn AnyGame) -> Result<Started, Failure> {
    let players = match (args.table.players, args.seats.len()) {
        (Some(players), 0) => players,
        (None, 0) => args.table.players_or_least(game),
        (None, seats) => u8::try_from(seats).unwrap_or(u8::MAX),
        (Some(players), seats) if usize::from(players) == seats => players,
        (Some(players), seats) => {
            return Err(Failure::Input(format!(
                "{players} players, but {seats} seats are named"
            )));
        }
    };
    let setup = args.table.setup(game, players)?;
    let seats = seats(args, game, players)?;
    let seed = match args.seed {
        Some(number) => Seed::from_number(number),
        None => fresh_seed()?,
    };
    let playing = game.start(&setup, seats, seed.clone())?;
    let save = match &args.save {
        Some(file) => Some(Save::create(file, playing.as_ref(), &seed)?),
        None => None,
    };
    Ok((game, playing, save))
}

fn seats(args: &Args, game: &dyn AnyGame, players: u8) -> Result<Vec<SeatInfo>, Failure> {
    let strongest = game.bots().last().copied().unwrap_or("random");
    (0..usize::from(players))
        .map(|index| {
            let who = match args.seats.get(index) {
                Some(who) => who.as_str(),
                None if args.hot_seat || index == 0 => "human",
                None => strongest,
            };
            seat_info(who, game)
        })
        .collect()
}

fn seat_info(who: &str, game: &dyn AnyGame) -> Result<SeatInfo, Failure> {
    let by = match who {
        "human" => By::Human,
        bot if game.knows_bot(bot) => By::Bot,
        other => {
            return Err(Failure::Input(format!(
                "'{other}' cannot sit here; a seat is for: human, {}",
                game.bots().join(", ")
            )));
        }
    };
    let name = match by {
        By::Bot => who.to_owned(),
        By::Human | By::Timeout => String::new(),
    };
    Ok(SeatInfo { by, name })
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Input(format!("the system gives no randomness: {error}")))?;
    Ok(Seed(bytes))
}
