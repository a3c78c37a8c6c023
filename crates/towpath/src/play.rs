//! `towpath play`: a game in the terminal.

mod draw;
mod face;
mod help;
mod plain;
mod program;
mod save;
mod screen;
mod shelf;
mod talk;
#[cfg(test)]
mod tests;

use crate::failure::Failure;
use crate::files::{self, TableArgs};
use face::Face;
use plain::Plain;
use save::Save;
use screen::Screen;
use std::io::IsTerminal;
use std::path::PathBuf;
use talk::Talk;
use towpath_core::{By, Message, SeatInfo, Seed};
use towpath_external::command;
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
    /// Who sits where, such as human,greedy,human:Anna; by default you against the strongest bot. cmd:COMMAND is another program, as
    /// docs/protocol.md describes.
    #[arg(long, value_delimiter = ',', value_name = "WHO,...")]
    seats: Vec<String>,
    /// Everybody at this terminal: all seats are people.
    #[arg(long, conflicts_with = "seats")]
    hot_seat: bool,
    /// A number in place of a secret seed, to play the same deal again.
    #[arg(long)]
    seed: Option<u64>,
    /// Keep the game in this file, move by move; by default in one of its own in your data folder.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Do not keep the game.
    #[arg(long, conflicts_with = "save")]
    no_save: bool,
    /// Go on with a kept game; without a file, with one of the latest.
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["game", "seats", "hot_seat", "seed", "save", "no_save"])]
    resume: Option<Option<PathBuf>>,
    /// Lines of text in place of the full screen, as in a pipe.
    #[arg(long)]
    plain: bool,
}

/// Plays until the game or the player's patience ends.
pub fn run(args: &Args, words: &Words) -> Result<(), Failure> {
    let edition = args.table.edition.as_deref();
    let (game, playing, save) = match (&args.resume, &args.game) {
        (Some(Some(file)), _) => save::resume(file, edition, words)?,
        (Some(None), _) => match shelf::choose(words)? {
            Some(file) => save::resume(&file, edition, words)?,
            None => return Ok(()),
        },
        (None, Some(id)) => start(args, files::game(id)?, words)?,
        (None, None) => return Err(Failure::Input("which game?".to_owned())),
    };
    let full = !args.plain && has_screen();
    let face: Box<dyn Face + '_> = match full {
        true => Box::new(Screen::open(words)?),
        false => Box::new(Plain::open()?),
    };
    // Only commands that were typed are run: a kept game may come from somebody else.
    let commands = args.seats.iter().map(|who| command(who));
    Talk::new(game, playing, save, words, face, !full)
        .with_programs(commands)?
        .run()
}

/// Whether standard input and output are a terminal that is large enough and can do what a screen needs.
fn has_screen() -> bool {
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    let (width, height) = ratatui::crossterm::terminal::size().unwrap_or((0, 0));
    let (least_width, least_height) = screen::LEAST;
    is_terminal() && !dumb && width >= least_width && height >= least_height
}

/// Whether somebody sits in front of it.
fn is_terminal() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

type Started = (&'static dyn AnyGame, Box<dyn AnyMatch>, Option<Save>);

fn start(args: &Args, game: &'static dyn AnyGame, words: &Words) -> Result<Started, Failure> {
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
    let people = seats.iter().any(|seat| seat.by == By::Human);
    let seed = match args.seed {
        Some(number) => Seed::from_number(number),
        None => fresh_seed()?,
    };
    let playing = game.start(&setup, seats, seed.clone())?;
    let save = match &args.save {
        Some(file) => Some(Save::create(file, playing.as_ref(), &seed)?),
        None if args.no_save || !people || !is_terminal() => None,
        // A game that cannot be kept can still be played.
        None => match shelf::keep(game.title().id, playing.as_ref(), &seed) {
            Ok(save) => Some(save),
            Err(Failure::Input(why) | Failure::Wrong(why)) => {
                let message = Message::new("terminal-no-keeping").with("why", why);
                eprintln!("{}", words.say(&message));
                None
            }
        },
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
    if let Some(name) = who.strip_prefix("human:") {
        let name = name.trim();
        let fits = (1..=24).contains(&name.chars().count());
        if !fits || name.chars().any(char::is_control) {
            return Err(Failure::Input(
                "a name has 1 to 24 characters that can be seen".to_owned(),
            ));
        }
        let (by, name) = (By::Human, name.to_owned());
        return Ok(SeatInfo { by, name });
    }
    let by = match who {
        "human" => By::Human,
        program if command(program).is_some() => By::Bot,
        bot if game.knows_bot(bot) => By::Bot,
        other => {
            return Err(Failure::Input(format!(
                "'{other}' cannot sit here; a seat is for: human, human:NAME, cmd:COMMAND, {}",
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
