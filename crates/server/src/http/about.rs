//! What the server is, and the rules of its games.

use super::extract::Params;
use super::{Answer, Routes};
use crate::api::{ApiError, PROTOCOL};
use crate::making;
use axum::Json;
use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(version)).routes(routes!(rules))
}

/// Which program answers, and which messages it understands.
#[derive(Debug, Serialize, ToSchema)]
struct Version {
    /// The version of the program.
    version: &'static str,
    /// The version of the protocol, as in `welcome`; a client that was built for another one should be updated.
    protocol: u32,
}

/// The versions of the program and of its protocol.
#[utoipa::path(get, path = "/api/version", responses((status = 200, body = Version)))]
async fn version() -> Answer<Version> {
    Ok(Json(Version {
        version: env!("CARGO_PKG_VERSION"),
        protocol: PROTOCOL,
    }))
}

/// Each game's rules reference in HTML, made from Markdown when the server was built.
const RULES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// How a text is written.
#[derive(Copy, Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Format {
    #[default]
    Markdown,
    Html,
}

/// In which form the rules are wanted.
#[derive(Debug, Deserialize, IntoParams)]
struct RulesParams {
    /// `markdown` if left out. `html` is a fragment in which the block of each clause has the clause's key as its id.
    #[serde(default)]
    #[param(inline)]
    format: Format,
}

/// The rules reference of a game.
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path), RulesParams), responses(
    (status = 200, content((String = "text/markdown"), (String = "text/html"))), (status = "4XX", body = ApiError)))]
async fn rules(
    Path(game): Path<String>,
    Params(params): Params<RulesParams>,
) -> Result<Response, ApiError> {
    let markdown = making::find_game(&game)?.rules();
    Ok(match params.format {
        Format::Markdown => {
            ([(CONTENT_TYPE, "text/markdown; charset=utf-8")], markdown).into_response()
        }
        Format::Html => Html(html_rules(&game)?).into_response(),
    })
}

fn html_rules(game: &str) -> Result<&'static str, ApiError> {
    let found = RULES.iter().find(|(id, _)| *id == game);
    found.map(|(_, html)| *html).ok_or_else(|| {
        let message = "these rules were not made into HTML";
        ApiError::new(crate::api::ErrorCode::Internal, message)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_every_game_can_be_linked_to() {
        for game in towpath_games::all() {
            let id = game.title().id;
            let html = html_rules(id).unwrap_or_else(|_| panic!("{id} has no rules in HTML"));
            let keys: Vec<&str> = game
                .rules()
                .split("<a id=\"")
                .skip(1)
                .filter_map(|rest| rest.split_once('"'))
                .map(|(key, _)| key)
                .collect();
            assert!(keys.len() > 20, "{id}: {} clauses", keys.len());
            for key in keys {
                assert!(html.contains(&format!(" id=\"{key}\">")), "{id}: {key}");
            }
            assert!(!html.contains("<a id"), "{id}: ids stand on the blocks");
            assert!(html.starts_with("<h1>"), "{id}: {}", &html[..40]);
        }
    }
}
