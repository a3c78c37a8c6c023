//! Looking for puzzles in games that bots play.

use crate::check::games;
use crate::puzzling::{Found, Puzzling, Theme};
use crate::search::search;
use crate::text::scenario;
use crate::{Lines, Proof, Puzzle, read};
use std::hash::Hash;
use towpath_bots::Bot;
use towpath_core::{Audience, Game, Seat, Seed, Seeded, Silent, TableSetup};
use towpath_scenario::{Fault, parse_position};

/// What is looked for.
#[derive(Clone, Debug)]
pub struct Mining {
    /// The number that decides deals and choices.
    pub seed: u64,
    /// How many puzzles a set has.
    pub count: u32,
    /// Of a hundred, so many of one theme at most.
    pub share: u32,
    /// The bot that plays.
    pub bot: String,
}

/// Puzzles of one game, and how far they have been looked for.
#[derive(Clone, Debug, Default)]
pub struct Set {
    /// Those that were found.
    pub puzzles: Vec<Puzzle>,
    /// The number of the next game to look at.
    pub next: u32,
}

/// The mark of the line that says how far a set has been looked for.
const NEXT: &str = "# next game ";
/// Of a hundred, so many of the easiest at most.
const EASY: u32 = 30;
/// A position from which fewer others can be reached is no puzzle.
const ENDS: u32 = 30;
/// One puzzle in so many is solved by who always takes the most at once.
const PLAIN: u32 = 6;
/// A game that takes more decisions than this is given up.
const LONGEST: u32 = 20_000;

impl Set {
    /// Reads what was found before.
    ///
    /// # Errors
    /// The first line that is not well-formed.
    pub fn read(file: &str, text: &str) -> Result<Set, Fault> {
        let next = text.lines().find_map(|line| line.strip_prefix(NEXT));
        Ok(Set {
            puzzles: read(file, text)?,
            next: next.and_then(|number| number.parse().ok()).unwrap_or(0),
        })
    }

    /// The file of the set.
    pub fn write(&self, game: &str, mining: &Mining) -> String {
        let mut text = format!(
            "# Puzzles of {game}, made by `towpath puzzles mine {game} --seed {} --count {} --share {} --bot {}` (docs/puzzles.md).\n{NEXT}{}\n",
            mining.seed, mining.count, mining.share, mining.bot, self.next
        );
        for puzzle in &self.puzzles {
            text += "\n";
            text += &puzzle.write();
        }
        text
    }

    fn of_theme(&self, name: &str) -> u32 {
        self.puzzles
            .iter()
            .filter(|puzzle| puzzle.theme == name)
            .count() as u32
    }

    /// Whether there is room for one more of a theme: one of each game, so that a set is made of many games.
    fn has_room(&self, mining: &Mining, theme: &Theme) -> bool {
        let game = format!("{}-", self.next);
        let of_this_game = |one: &Puzzle| one.theme == theme.name && one.id.starts_with(&game);
        self.of_theme(theme.name) < mining.share * mining.count / 100
            && !self.puzzles.iter().any(of_this_game)
    }

    /// Whether there is room for one more that is as easy as this.
    fn has_room_for(&self, mining: &Mining, puzzle: &Puzzle) -> bool {
        let count =
            |of: fn(&Puzzle) -> bool| self.puzzles.iter().filter(|one| of(one)).count() as u32;
        let plain: fn(&Puzzle) -> bool = |one| one.proof.plain;
        let easy: fn(&Puzzle) -> bool = |one| one.grade == 1;
        (!plain(puzzle) || count(plain) < mining.count / PLAIN)
            && (!easy(puzzle) || count(easy) < EASY * mining.count / 100)
    }
}

/// Looks for puzzles of a game until the set is whole, or `proceed`, which hears of the set after each game, says no.
///
/// # Errors
/// When there is no such game.
pub fn mine(
    game: &str,
    mining: &Mining,
    set: &mut Set,
    proceed: &mut dyn FnMut(&Set) -> bool,
) -> Result<(), String> {
    let found = games(game).ok_or_else(|| format!("'{game}' has no puzzles"))?;
    found.mine(mining, set, proceed);
    Ok(())
}

pub(crate) fn run<G: Puzzling<State: Hash>>(
    mining: &Mining,
    set: &mut Set,
    proceed: &mut dyn FnMut(&Set) -> bool,
) {
    let tables: Vec<(TableSetup, G)> = G::tables()
        .into_iter()
        .filter_map(|setup| G::build(&setup).ok().map(|game| (setup, game)))
        .collect();
    while (set.puzzles.len() as u32) < mining.count {
        let (setup, game) = &tables[set.next as usize % tables.len()];
        look_through(game, setup, mining, set);
        set.next += 1;
        if !proceed(set) {
            break;
        }
    }
}

/// Plays one game and looks at every decision that a puzzle could begin with.
fn look_through<G: Puzzling<State: Hash>>(
    game: &G,
    setup: &TableSetup,
    mining: &Mining,
    set: &mut Set,
) {
    let own = mining.seed ^ u64::from(set.next).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut chance = Seeded::new(Seed::from_number(own));
    let mut state = game.setup(&mut chance, &mut Silent);
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for seat in 0..game.players() {
        let Some(bot) = G::bot(&mining.bot, own.rotate_left(17) ^ u64::from(seat)) else {
            return;
        };
        bots.push(bot);
    }
    let mut found_in = None;
    for number in 0..LONGEST {
        let Some(seat) = game.to_act(&state).first() else {
            break;
        };
        if set.puzzles.len() as u32 >= mining.count {
            break;
        }
        if found_in != Some(game.turn(&state))
            && let Some(puzzle) = look_at(game, setup, &state, seat, mining, set, number)
        {
            set.puzzles.push(puzzle);
            found_in = Some(game.turn(&state));
        }
        let info = game.information_state(&state, Audience::Seat(seat));
        let action = bots[seat.index()].choose(game, &info, seat);
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
    }
}

/// The puzzle that begins in a position, if there is one and room for it.
fn look_at<G: Puzzling<State: Hash>>(
    game: &G,
    setup: &TableSetup,
    state: &G::State,
    seat: Seat,
    mining: &Mining,
    set: &Set,
    number: u32,
) -> Option<Puzzle> {
    let (until, limit) = game.begins(state)?;
    if !game.is_promising(state, seat, until) {
        return None;
    }
    let searched = search(game, state, seat, until, limit)?;
    let theme = Found::new(game, state, seat, until, &searched).theme(game)?;
    let worth_while = searched.best >= theme.best && searched.count() >= ENDS;
    if !worth_while || !set.has_room(mining, theme) {
        return None;
    }
    let title = <G as Game>::title();
    let id = format!("{}-{}", set.next, number);
    let info = game.information_state(state, Audience::Seat(seat));
    let text = scenario(
        title.id,
        &format!("{} {id}", title.name),
        setup,
        &game.position(&info),
    );
    let puzzle = Puzzle {
        id,
        game: towpath_games::find(title.id)?,
        theme: theme.name.to_owned(),
        grade: 0,
        rule: theme.rule.to_owned(),
        seat: game.seat_name(state, seat),
        until,
        proof: Proof::default(),
        solve: searched
            .line
            .iter()
            .map(|action| game.write(action))
            .collect(),
        scenario: parse_position("", &text).ok()?,
        text,
        at: Lines::default(),
    };
    // What was found with everything known must hold with what the seat knows.
    let (puzzle, theme) = puzzle.proved::<G>().ok()?;
    (set.has_room(mining, theme) && set.has_room_for(mining, &puzzle)).then_some(puzzle)
}
