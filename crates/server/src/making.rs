//! New tables: by hand, by a record, by the day's deal.

use crate::api::{
    ApiError, Clock, CreateTable, Created, Deal, DealScore, EditionInfo, End, ErrorCode,
    ImportRecord, NewEdition, NewSeat, Pace, PlayDeal, SeatKind, Settings, TableInfo,
};
use crate::app::{App, to_edition, unavailable};
use crate::doc::{SeatDoc, TableDoc};
use crate::table::{check_name, house_bot, open};
use crate::time;
use crate::tokens::{self, For};
use games::AnyGame;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{EditionRow, EntryRow, Op, Row, ScoreRow, TableRow};
use table::record::RawRecord;
use table::{By, TableSetup};

fn invalid(message: impl Into<String>) -> ApiError {
    ApiError::new(ErrorCode::Invalid, message)
}

/// The game of this name.
pub fn find_game(id: &str) -> Result<&'static dyn AnyGame, ApiError> {
    games::find(id).ok_or_else(|| ApiError::new(ErrorCode::NotFound, "there is no such game"))
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
async fn finish(app: &Arc<App>, id: &str, ops: Vec<Op>) -> Result<Created, ApiError> {
    let kept = app.store.write(ops).await;
    kept.map_err(|error| unavailable(&error))?;
    let owner = app.key.token(For::Owner { table: id });
    let handle = app.table(id).await?;
    let as_owner = owner.clone();
    handle
        .call(move |table| {
            Box::pin(async move {
                let links = table.links(&as_owner)?;
                let table = table.start_if_full().await?;
                Ok(Created {
                    table,
                    owner: as_owner,
                    links,
                })
            })
        })
        .await
}

async fn document(
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
    if wanted.name.chars().count() > 60 {
        return Err(invalid("a table's name has at most 60 characters"));
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
    setup
        .check(&title)
        .map_err(|error| invalid(error.to_string()))?;
    let seats = wanted.seats.into_iter().map(|seat| new_seat(game, seat));
    let seats: Vec<SeatDoc> = seats.collect::<Result<_, _>>()?;
    if seats.iter().any(|seat| seat.kind == SeatKind::Open) && !wanted.public {
        return Err(invalid("open seats need a public table; use link seats"));
    }
    Ok(TableDoc {
        name: wanted.name.chars().filter(|c| !c.is_control()).collect(),
        rules: setup.rules,
        edition: hash,
        options: setup.options,
        pace: wanted.pace,
        clock: wanted.clock,
        settings: wanted.settings,
        seats,
        end: None,
        deal: None,
        rematch: None,
        votes: Vec::new(),
    })
}

fn new_seat(game: &dyn AnyGame, seat: NewSeat) -> Result<SeatDoc, ApiError> {
    Ok(match seat {
        NewSeat::Here { name } => SeatDoc::person(SeatKind::Here, check_name(&name)?),
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

/// Checks component data and keeps it.
///
/// # Errors
/// Every mistake in it, with file and line.
pub async fn keep_edition(app: &App, new: NewEdition) -> Result<EditionInfo, ApiError> {
    let game = find_game(&new.game)?;
    let files = serde_json::to_string(&new.files).expect("it is plain data");
    let edition = to_edition(new.files);
    let notes = game.check_edition(&edition).map_err(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        invalid(lines.join("\n"))
    })?;
    let hash = edition.hash();
    let row = EditionRow {
        hash: hash.clone(),
        game: new.game,
        files,
    };
    let kept = app.store.write(vec![Op::KeepEdition(row)]).await;
    kept.map_err(|error| unavailable(&error))?;
    Ok(EditionInfo { hash, notes })
}

/// Keeps a record as a finished table.
///
/// # Errors
/// Where the record does not hold.
pub async fn import(app: &Arc<App>, new: ImportRecord) -> Result<TableInfo, ApiError> {
    let raw = RawRecord::read(&new.record).map_err(|error| invalid(error.to_string()))?;
    let header = &raw.header;
    let game = find_game(&header.game)?;
    let setup = TableSetup {
        players: header.players,
        options: header.options.iter().cloned().collect(),
        edition: app.edition(&header.game, &header.edition).await?,
        rules: header.rules,
    };
    let replayed = game
        .replay(&setup, &raw)
        .map_err(|error| invalid(error.to_string()))?;
    let play = replayed
        .result
        .map_err(|error| invalid(error.to_string()))?;
    let over = play.outcome().is_some();
    let seats = header.seats.iter().map(|seat| match seat.by {
        By::Bot => SeatDoc {
            bot: None,
            ..SeatDoc::bot(seat.name.clone())
        },
        By::Human | By::Timeout => SeatDoc {
            taken: true,
            ..SeatDoc::person(SeatKind::Open, seat.name.clone())
        },
    });
    let doc = TableDoc {
        name: new
            .name
            .chars()
            .filter(|c| !c.is_control())
            .take(60)
            .collect(),
        rules: header.rules,
        edition: header.edition.clone(),
        options: setup.options.clone(),
        pace: Pace::Slow,
        clock: Clock::Off,
        settings: Settings::default(),
        seats: seats.collect(),
        end: Some(if over { End::Played } else { End::Abandoned }),
        deal: None,
        rematch: None,
        votes: Vec::new(),
    };
    let id = tokens::table_id();
    let row = TableRow {
        status: "over".to_owned(),
        head: play.at(0).record(),
        seed: raw
            .seed
            .as_ref()
            .map(|(_, seed)| seed.to_hex())
            .unwrap_or_default(),
        ..open::new_row(&id, &header.game, false, &doc)
    };
    let mut ops = vec![Op::Insert(Row::Table(row))];
    for number in 1..=play.version() {
        ops.push(Op::Insert(Row::Entry(EntryRow {
            table: id.clone(),
            number,
            line: play.entry_line(number).unwrap_or_default(),
            at: time::now(),
            clocks: String::new(),
        })));
    }
    Ok(finish(app, &id, ops).await?.table)
}

/// The day of a deal that was asked for: today, or an earlier one.
fn deal_day(day: Option<String>) -> Result<(String, i64), ApiError> {
    let today = time::day_of(time::now());
    let day = day.unwrap_or_else(|| today.clone());
    let start = time::start_of(&day).ok_or_else(|| invalid("a day looks like 2026-05-17"))?;
    if day > today {
        return Err(ApiError::new(
            ErrorCode::NotFound,
            "that day is still to come",
        ));
    }
    Ok((day, start))
}

/// How a deal of the day is played: as few as can play, all but the first are the house's bot.
fn deal_seats(game: &dyn AnyGame) -> (u8, Option<&'static str>) {
    let players = *game.title().players.start();
    (players, (players > 1).then(|| house_bot(game)))
}

/// The deal of a day with its list.
///
/// # Errors
/// When there is no such game or day.
pub async fn deal(app: &App, game: &str, day: Option<String>) -> Result<Deal, ApiError> {
    let entry = find_game(game)?;
    let (day, start) = deal_day(day)?;
    let seed = app.key.deal_seed(&day, game);
    let closes_at = start + time::DAY;
    let asked = (day.clone(), game.to_owned());
    let rows = app
        .store
        .read(move |backend| backend.scores(&asked.0, &asked.1))
        .await;
    let rows = rows.map_err(|error| unavailable(&error))?;
    let mut devices: Vec<&str> = Vec::new();
    let mut scores = Vec::new();
    for row in &rows {
        let first_try = !devices.contains(&row.device.as_str());
        devices.push(&row.device);
        if let Some(points) = row.points {
            scores.push(DealScore {
                name: row.name.clone(),
                points,
                won: row.won,
                first_try,
                table: row.table.clone(),
            });
        }
    }
    scores.sort_by_key(|score| -score.points);
    let (players, bot) = deal_seats(entry);
    Ok(Deal {
        day,
        game: game.to_owned(),
        players,
        bot: bot.map(str::to_owned),
        commit: seed.hash().to_string(),
        seed: (time::now() >= closes_at).then(|| seed.to_hex()),
        closes_at,
        scores,
    })
}

/// Makes a table with today's deal.
///
/// # Errors
/// When the name or the device cannot be.
pub async fn play_deal(app: &Arc<App>, game: &str, wanted: PlayDeal) -> Result<Created, ApiError> {
    let entry = find_game(game)?;
    let name = check_name(&wanted.name)?;
    let device = wanted.device.as_bytes();
    if !(16..=64).contains(&device.len()) || !device.iter().all(u8::is_ascii_alphanumeric) {
        return Err(invalid("a device has 16 to 64 letters and digits"));
    }
    let (players, bot) = deal_seats(entry);
    let mut seats = vec![NewSeat::Here { name: name.clone() }];
    while seats.len() < usize::from(players) {
        let level = bot.unwrap_or("random").to_owned();
        seats.push(NewSeat::Bot { level });
    }
    let table = CreateTable {
        game: game.to_owned(),
        seats,
        name: String::new(),
        public: false,
        options: BTreeMap::new(),
        edition: None,
        pace: Pace::Live,
        clock: Clock::Off,
        settings: Settings::default(),
    };
    let (day, _) = deal_day(None)?;
    let doc = TableDoc {
        deal: Some(day.clone()),
        ..document(app, entry, table).await?
    };
    let id = tokens::table_id();
    let score = ScoreRow {
        day,
        game: game.to_owned(),
        table: id.clone(),
        device: app.key.device(&wanted.device),
        name,
        points: None,
        won: false,
        at: time::now(),
    };
    let row = open::new_row(&id, game, false, &doc);
    let ops = vec![Op::Insert(Row::Table(row)), Op::Insert(Row::Score(score))];
    finish(app, &id, ops).await
}
