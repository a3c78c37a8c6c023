//! The deal of the day: the same secret seed for everybody, shown when the day has closed.

use crate::api::{
    ApiError, Clock, CreateTable, Created, Deal, DealScore, ErrorCode, NewSeat, Pace, PlayDeal,
    Settings,
};
use crate::app::{App, unavailable};
use crate::doc::TableDoc;
use crate::making::{document, find_game, give_away, invalid};
use crate::names;
use crate::table::{house_bot, open};
use crate::time;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use towpath_games::AnyGame;
use towpath_store::{Op, Row, ScoreRow, StoreError};

/// The day of a deal that was asked for: today, or an earlier one.
fn deal_day(app: &App, day: Option<String>) -> Result<(String, i64), ApiError> {
    let today = time::day_of(app.time.now());
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

/// A deal's list from the tries at it, which come in the order they were begun in.
fn ranking(rows: Vec<ScoreRow>) -> Vec<DealScore> {
    let mut devices = BTreeSet::new();
    let mut scores = Vec::new();
    for row in rows {
        let first_try = devices.insert(row.device);
        let Some(points) = row.points else {
            continue;
        };
        let seconds = |ended: i64| u32::try_from((ended - row.at).max(0) / 1000).ok();
        scores.push(DealScore {
            place: 0,
            name: row.name,
            points,
            won: row.won,
            seconds: row.ended_at.and_then(seconds),
            first_try,
            table: row.table,
        });
    }
    // A time that is not known comes after all that are.
    let worth = |score: &DealScore| (-score.points, score.seconds.unwrap_or(u32::MAX));
    scores.sort_by_key(worth);
    for index in 0..scores.len() {
        scores[index].place = match index.checked_sub(1).map(|before| &scores[before]) {
            Some(before) if worth(before) == worth(&scores[index]) => before.place,
            _ => index as u32 + 1,
        };
    }
    scores
}

/// The list of a deal.
async fn scores_of(app: &App, day: &str, game: &str) -> Result<Vec<DealScore>, ApiError> {
    let asked = (day.to_owned(), game.to_owned());
    let rows = app
        .store
        .read(move |backend| backend.scores(&asked.0, &asked.1))
        .await;
    rows.map(ranking).map_err(|error| unavailable(&error))
}

/// The deal of a day with its list.
///
/// # Errors
/// When there is no such game or day.
pub async fn deal(app: &App, game: &str, day: Option<String>) -> Result<Deal, ApiError> {
    let entry = find_game(game)?;
    let (day, start) = deal_day(app, day)?;
    let seed = app.key.deal_seed(&day, game);
    let closes_at = start + time::DAY;
    let scores = scores_of(app, &day, game).await?;
    let before = scores_of(app, &time::day_of(start - time::DAY), game).await?;
    let yesterday = before.into_iter().next();
    let (players, bot) = deal_seats(entry);
    Ok(Deal {
        day,
        game: game.to_owned(),
        players,
        bot: bot.map(str::to_owned),
        commit: seed.hash().to_string(),
        seed: (app.time.now() >= closes_at).then(|| seed.to_hex()),
        closes_at,
        scores,
        yesterday,
    })
}

/// The table of a device with today's deal. There is one: who asks again, also after it has ended, gets the same.
///
/// # Errors
/// When the name or the device cannot be.
pub async fn play_deal(app: &Arc<App>, game: &str, wanted: PlayDeal) -> Result<Created, ApiError> {
    let entry = find_game(game)?;
    let name = names::person(&wanted.name)?;
    let device = wanted.device.as_bytes();
    if !(16..=64).contains(&device.len()) || !device.iter().all(u8::is_ascii_alphanumeric) {
        return Err(invalid("a device has 16 to 64 letters and digits"));
    }
    let (day, _) = deal_day(app, None)?;
    let id = app.key.deal_table(&day, game, &wanted.device);
    let wanted_id = id.clone();
    let made = app.store.read(move |backend| backend.table(&wanted_id));
    if made.await.map_err(|error| unavailable(&error))?.is_some() {
        return give_away(app, &id).await;
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
    let doc = TableDoc {
        deal: Some(day.clone()),
        ..document(app, entry, table).await?
    };
    let score = ScoreRow {
        day,
        game: game.to_owned(),
        table: id.clone(),
        device: app.key.device(&wanted.device),
        name,
        points: None,
        won: false,
        at: app.time.now(),
        ended_at: None,
    };
    let row = open::new_row(&id, game, false, &doc);
    let ops = vec![Op::Insert(Row::Table(row)), Op::Insert(Row::Score(score))];
    match app.store.write(ops).await {
        // Somebody clicked twice: the other request was faster.
        Ok(()) | Err(StoreError::Conflict) => give_away(app, &id).await,
        Err(error) => Err(unavailable(&error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, points: Option<i32>, ended_at: Option<i64>) -> ScoreRow {
        ScoreRow {
            day: "2026-05-17".to_owned(),
            game: "kanal".to_owned(),
            table: name.to_owned(),
            device: name.to_owned(),
            name: name.to_owned(),
            points,
            won: false,
            at: 1_000,
            ended_at,
        }
    }

    #[test]
    fn more_points_come_first_then_less_time_and_equals_share_a_place() {
        let rows = vec![
            row("slow", Some(80), Some(601_999)),
            row("running", None, None),
            row("unknown", Some(80), None),
            row("best", Some(97), Some(901_000)),
            row("quick", Some(80), Some(301_000)),
            row("as slow", Some(80), Some(601_000)),
        ];
        let found = ranking(rows);
        let found: Vec<_> = found
            .iter()
            .map(|score| (score.place, score.name.as_str(), score.seconds))
            .collect();
        assert_eq!(
            found,
            [
                (1, "best", Some(900)),
                (2, "quick", Some(300)),
                (3, "slow", Some(600)),
                (3, "as slow", Some(600)),
                (5, "unknown", None),
            ]
        );
    }
}
