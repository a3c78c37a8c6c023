//! New tables.

use crate::api::{ApiError, Clock, CreateTable, Created, ErrorCode, NewSeat, SeatKind, Unfit};
use crate::app::{App, unavailable};
use crate::background;
use crate::doc::{SeatDoc, TableDoc};
use crate::names;
use crate::table::open;
use crate::tokens::{self, For};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use towpath_core::{BuildError, Edition, OptionSpec, TableSetup};
use towpath_games::AnyGame;
use towpath_store::{Op, Row};

pub(crate) fn invalid(message: impl Into<String>) -> ApiError {
    ApiError::new(ErrorCode::Invalid, message)
}

/// The game of this name.
pub fn find_game(id: &str) -> Result<&'static dyn AnyGame, ApiError> {
    towpath_games::find(id)
        .ok_or_else(|| ApiError::new(ErrorCode::NotFound, "there is no such game"))
}

/// Makes a table.
///
/// # Errors
/// What about it cannot be.
pub async fn create(app: &Arc<App>, wanted: CreateTable) -> Result<Created, ApiError> {
    let game = find_game(&wanted.game)?;
    let doc = document(app, game, wanted.clone()).await?;
    let id = tokens::table_id();
    let row = open::new_row(&id, &wanted.game, wanted.public, &doc);
    finish(app, &id, vec![Op::Insert(Row::Table(row))]).await
}

/// Keeps a new table, brings it into memory and gives its tokens away.
pub(crate) async fn finish(app: &Arc<App>, id: &str, ops: Vec<Op>) -> Result<Created, ApiError> {
    let kept = app.store.write(ops).await;
    kept.map_err(|error| unavailable(&error))?;
    give_away(app, id).await
}

/// Brings a table into memory and gives its tokens to its maker.
pub(crate) async fn give_away(app: &Arc<App>, id: &str) -> Result<Created, ApiError> {
    let owner = app.key.token(For::Owner { table: id });
    let handle = app.table(id).await?;
    handle
        .call(move |table| {
            Box::pin(async move {
                let links = table.makers_links();
                let table = table.start_if_full().await?;
                Ok(Created {
                    table,
                    owner,
                    links,
                })
            })
        })
        .await
}

/// What is stored of a table somebody wants, once everything about it has been checked.
pub(crate) async fn document(
    app: &App,
    game: &'static dyn AnyGame,
    wanted: CreateTable,
) -> Result<TableDoc, ApiError> {
    let title = game.title();
    let builtin = app.builtin_hash(title.id).unwrap_or_default().to_owned();
    let hash = wanted.edition.unwrap_or(builtin);
    check_clock(wanted.clock)?;
    if wanted
        .settings
        .bot_pause
        .is_some_and(|pause| pause > 10_000)
    {
        return Err(invalid("bot_pause is at most 10000"));
    }
    if let Some(schedule) = &wanted.settings.schedule {
        schedule.check()?;
    }
    if !title
        .players
        .contains(&u8::try_from(wanted.seats.len()).unwrap_or(u8::MAX))
    {
        let (least, most) = (title.players.start(), title.players.end());
        return Err(invalid(format!(
            "the game is for {least} to {most} players"
        )));
    }
    let setup = TableSetup {
        players: wanted.seats.len() as u8,
        options: wanted.options,
        edition: app.edition(title.id, &hash).await?,
        rules: title.rules,
    };
    // A table that could never start is not made.
    game.check_setup(&setup)
        .map_err(|error| invalid(error.to_string()))?;
    let seats = wanted.seats.into_iter().map(|seat| new_seat(game, seat));
    let mut seats: Vec<SeatDoc> = seats.collect::<Result<_, _>>()?;
    tell_apart(&mut seats);
    if seats.iter().any(|seat| seat.kind == SeatKind::Open) && !wanted.public {
        return Err(invalid("open seats need a public table; use link seats"));
    }
    let mut doc = TableDoc {
        pace: wanted.pace,
        clock: wanted.clock,
        settings: wanted.settings,
        ..TableDoc::new(&wanted.name, &setup, hash, seats)?
    };
    doc.name_bots(title.id);
    Ok(doc)
}

/// What was found to be unfit, by the ids of games; it is worked out once.
static UNFIT: Mutex<BTreeMap<&str, Vec<Unfit>>> = Mutex::new(BTreeMap::new());
/// Held by whoever works it out.
static FINDING: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// The choices that do not go together at a table of this game.
///
/// # Errors
/// When they cannot be worked out.
pub async fn unfit(game: &'static dyn AnyGame) -> Result<Vec<Unfit>, ApiError> {
    let id = game.title().id;
    let known = || UNFIT.lock().unwrap_or_else(PoisonError::into_inner);
    // Many may ask at once before it is known: one works it out, the others wait for that.
    let _turn = FINDING.lock().await;
    if let Some(found) = known().get(id) {
        return Ok(found.clone());
    }
    // Every pair is tried, which takes a moment.
    let found = background::run(move || find_unfit(game)).await;
    let found = found
        .ok_or_else(|| ApiError::new(ErrorCode::Internal, "the options could not be tried"))?;
    known().insert(id, found.clone());
    Ok(found)
}

/// The choices that do not go together at a table with this component data: those of every table of the game, and those
/// for which the component data has no components.
///
/// # Errors
/// When they cannot be worked out.
pub async fn unfit_with(
    app: &App,
    game: &'static dyn AnyGame,
    edition: Edition,
) -> Result<Vec<Unfit>, ApiError> {
    let mut found = unfit(game).await?;
    let work = move || find_lacking(game, &edition);
    let more = app.editions.work(work).await;
    let more =
        more.ok_or_else(|| ApiError::new(ErrorCode::Internal, "the options could not be tried"))?;
    found.extend(more);
    Ok(found)
}

/// Tries every option alone with this component data.
fn find_lacking(game: &dyn AnyGame, edition: &Edition) -> Vec<Unfit> {
    let title = game.title();
    let mut found = Vec::new();
    for players in title.players.clone() {
        for option in title.options {
            for value in option.values {
                let setup = TableSetup {
                    players,
                    options: [(option.name.to_owned(), (*value).to_owned())].into(),
                    edition: edition.clone(),
                    rules: title.rules,
                };
                if let Err(BuildError::Edition(_)) = game.check_setup(&setup) {
                    let options = [(option.name, *value)].into();
                    found.push(Unfit { players, options });
                }
            }
        }
    }
    found
}

/// Tries every option alone and with every other. What the default of the others does not allow alone is not tried again.
fn find_unfit(game: &dyn AnyGame) -> Vec<Unfit> {
    let title = game.title();
    let edition = game.builtin_edition();
    let others = |option: &'static OptionSpec| {
        let values = option.values.iter().skip(1);
        values.map(|value| (option.name, *value))
    };
    let choices: Vec<(&str, &str)> = title.options.iter().flat_map(others).collect();
    let fits = |players, options: &BTreeMap<&str, &str>| {
        let named = options
            .iter()
            .map(|(name, value)| (name.to_string(), value.to_string()));
        let setup = TableSetup {
            players,
            options: named.collect(),
            edition: edition.clone(),
            rules: title.rules,
        };
        game.check_setup(&setup).is_ok()
    };
    let mut found = Vec::new();
    for players in title.players.clone() {
        let alone = |choice: &(&'static str, &'static str)| BTreeMap::from([*choice]);
        let (fit, unfit): (Vec<_>, Vec<_>) = choices
            .iter()
            .partition(|choice| fits(players, &alone(choice)));
        let mut wrong: Vec<_> = unfit.into_iter().map(alone).collect();
        for (index, one) in fit.iter().enumerate() {
            for other in &fit[index + 1..] {
                let both = BTreeMap::from([**one, **other]);
                if one.0 != other.0 && !fits(players, &both) {
                    wrong.push(both);
                }
            }
        }
        found.extend(wrong.into_iter().map(|options| Unfit { players, options }));
    }
    found
}

/// Seats of one device that were given the same name are numbered.
fn tell_apart(seats: &mut [SeatDoc]) {
    for index in 1..seats.len() {
        let (before, rest) = seats.split_at_mut(index);
        let doc = &mut rest[0];
        let taken = |name: &str| before.iter().any(|doc| names::looks_like(&doc.name, name));
        let given = doc.name.clone();
        for number in 2.. {
            if doc.kind != SeatKind::Here || !taken(&doc.name) {
                break;
            }
            doc.name = format!("{given} {number}");
        }
    }
}

fn new_seat(game: &dyn AnyGame, seat: NewSeat) -> Result<SeatDoc, ApiError> {
    Ok(match seat {
        NewSeat::Here { name } => {
            let name = names::person(&name)?;
            names::check_no_bot(&name, game.bots())?;
            SeatDoc::person(SeatKind::Here, name)
        }
        NewSeat::Link => SeatDoc::person(SeatKind::Link, String::new()),
        NewSeat::Open => SeatDoc::person(SeatKind::Open, String::new()),
        NewSeat::Bot { level } if game.bots().contains(&level.as_str()) => SeatDoc::bot(level),
        NewSeat::Bot { .. } => {
            let known = game.bots().join(", ");
            return Err(invalid(format!("there is no such bot; there is: {known}")));
        }
    })
}

/// The longest time of a clock: 60 days.
const LONGEST: u32 = 60 * 86_400;

fn check_clock(clock: Clock) -> Result<(), ApiError> {
    let good = match clock {
        Clock::Off => true,
        Clock::PerMove { seconds } => (1..=LONGEST).contains(&seconds),
        Clock::Bank {
            seconds,
            increment,
            cap,
        } => (1..=LONGEST).contains(&seconds) && increment <= LONGEST && cap <= LONGEST,
    };
    if good {
        Ok(())
    } else {
        Err(invalid("a clock has 1 second to 60 days"))
    }
}
