//! Games, the lobby, deals of the day.

use super::extract::{Body, Params};
use super::{Answer, Routes, Shared};
use crate::api::{
    ApiError, Created, Deal, ErrorCode, GameInfo, Lobby, LobbySeat, LobbyTable, OptionInfo,
    PlayDeal, Status, Unfit,
};
use crate::app::unavailable;
use crate::doc::TableDoc;
use crate::{deals, making};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use towpath_store::TableRow;
use utoipa::IntoParams;
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(list))
        .routes(routes!(unfit))
        .routes(routes!(lobby))
        .routes(routes!(deal))
        .routes(routes!(play_deal))
}

/// The games on offer.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
async fn list(State(app): Shared) -> Json<Vec<GameInfo>> {
    let describe = |game: &&dyn towpath_games::AnyGame| {
        let title = game.title();
        let options = title.options.iter().map(|option| OptionInfo {
            name: option.name,
            values: option.values.to_vec(),
        });
        GameInfo {
            id: title.id,
            name: title.name,
            players: [*title.players.start(), *title.players.end()],
            rules: title.rules,
            options: options.collect(),
            bots: game.bots().to_vec(),
            edition: app.builtin_hash(title.id).unwrap_or_default().to_owned(),
        }
    };
    Json(towpath_games::all().iter().map(describe).collect())
}

/// With which component data.
#[derive(Debug, Deserialize, IntoParams)]
struct UnfitParams {
    /// Its hash; the program's own if left out.
    edition: Option<String>,
}

/// Choices for a table of this game that do not go together, or for which the component data has no components.
#[utoipa::path(get, path = "/api/games/{game}/unfit", params(("game" = String, Path), UnfitParams), responses(
    (status = 200, body = Vec<Unfit>), (status = 404, body = ApiError)))]
async fn unfit(
    State(app): Shared,
    Path(game): Path<String>,
    Params(params): Params<UnfitParams>,
) -> Answer<Vec<Unfit>> {
    let game = making::find_game(&game)?;
    let own = app.builtin_hash(game.title().id);
    match params.edition {
        Some(hash) if own != Some(hash.as_str()) => {
            let edition = app.edition(game.title().id, &hash).await?;
            making::unfit_with(&app, game, edition).await.map(Json)
        }
        _ => making::unfit(game).await.map(Json),
    }
}

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
struct LobbyParams {
    /// The id of a game; tables of all games if left out.
    game: Option<String>,
    /// The `next` of the page before; the first page if left out.
    after: Option<String>,
}

/// How many tables a page of the lobby has.
const PAGE: u32 = 50;

/// Public tables that wait or play, the newest first, in pages. Their rows are enough: no game is opened for it.
#[utoipa::path(get, path = "/api/lobby", params(LobbyParams), responses((status = 200, body = Lobby)))]
async fn lobby(State(app): Shared, Params(params): Params<LobbyParams>) -> Answer<Lobby> {
    let game = params.game.unwrap_or_default();
    let (at, id) = params.after.as_deref().map_or(Ok((i64::MAX, "")), cursor)?;
    let id = id.to_owned();
    // One more than a page has shows whether there is another page.
    let rows = app
        .store
        .read(move |b| b.lobby(&game, (at, &id), PAGE + 1))
        .await;
    let mut rows = rows.map_err(|error| unavailable(&error))?;
    let more = rows.len() > PAGE as usize;
    rows.truncate(PAGE as usize);
    let last = rows.last().filter(|_| more);
    let next = last.map(|row| format!("{}.{}", row.created_at, row.id));
    let tables = rows.into_iter().filter_map(lobby_table).collect();
    Ok(Json(Lobby { tables, next }))
}

/// Where a page of the lobby ended: when its last table was made, and that table's id.
fn cursor(text: &str) -> Result<(i64, &str), ApiError> {
    let read = text
        .split_once('.')
        .and_then(|(at, id)| Some((at.parse().ok()?, id)));
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    read.filter(|(_, id)| id.len() <= 12 && id.bytes().all(plain))
        .ok_or_else(|| ApiError::new(ErrorCode::Malformed, "after is the next of another page"))
}

/// A row as the lobby shows it; one that cannot be read is logged and left out.
pub(crate) fn lobby_table(row: TableRow) -> Option<LobbyTable> {
    let doc: TableDoc = match serde_json::from_str::<TableDoc>(&row.doc) {
        Ok(mut doc) => {
            doc.name_bots(&row.game);
            doc
        }
        Err(error) => {
            tracing::error!(table = row.id, %error, "a stored table cannot be read");
            return None;
        }
    };
    let seats = (0..).zip(doc.seats).map(|(seat, doc)| LobbySeat {
        seat,
        name: doc.name,
        kind: doc.kind,
        bot: doc.bot,
        taken: doc.taken,
    });
    Some(LobbyTable {
        status: match row.status.as_str() {
            "waiting" => Status::Waiting,
            "playing" => Status::Playing,
            _ => Status::Over,
        },
        seats: seats.collect(),
        id: row.id,
        game: row.game,
        name: doc.name,
        options: doc.options,
        pace: doc.pace,
        clock: doc.clock,
        created_at: row.created_at,
    })
}

/// The deal of which day.
#[derive(Debug, Deserialize, IntoParams)]
struct DayParams {
    /// Such as `2026-05-17`; today if left out.
    day: Option<String>,
}

/// The deal of a day.
#[utoipa::path(get, path = "/api/deals/{game}", params(("game" = String, Path), DayParams), responses(
    (status = 200, body = Deal), (status = "4XX", body = ApiError)))]
async fn deal(
    State(app): Shared,
    Path(game): Path<String>,
    Params(params): Params<DayParams>,
) -> Answer<Deal> {
    deals::deal(&app, &game, params.day).await.map(Json)
}

/// Plays the deal of the day.
#[utoipa::path(post, path = "/api/deals/{game}/play", params(("game" = String, Path)),
    request_body = PlayDeal, responses((status = 200, body = Created), (status = "4XX", body = ApiError)))]
async fn play_deal(
    State(app): Shared,
    Path(game): Path<String>,
    Body(wanted): Body<PlayDeal>,
) -> Answer<Created> {
    deals::play_deal(&app, &game, wanted).await.map(Json)
}
