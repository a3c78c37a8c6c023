//! What the server is, and the rules of its games.

use super::extract::Params;
use super::{Answer, Routes};
use crate::api::{ApiError, ErrorCode, Examples, PROTOCOL};
use crate::making;
use axum::Json;
use axum::extract::Path;
use axum::http::header::{CONTENT_LANGUAGE, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(version))
        .routes(routes!(rules))
        .routes(routes!(examples))
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

/// A rules reference and its player aid in HTML, made from Markdown when the server was built.
struct HtmlRules {
    game: &'static str,
    language: &'static str,
    whole: &'static str,
    aid: &'static str,
}

const RULES: &[HtmlRules] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// How a text is written.
#[derive(Copy, Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Format {
    #[default]
    Markdown,
    Html,
}

/// How much of the rules is wanted.
#[derive(Copy, Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Part {
    /// The rules reference.
    #[default]
    Whole,
    /// The player aid: what a table needs at hand, made from the reference.
    Aid,
}

/// In which form the rules are wanted.
#[derive(Debug, Deserialize, IntoParams)]
struct RulesParams {
    /// `markdown` if left out. `html` is a fragment in which the block of each clause has the clause's key as its id.
    #[serde(default)]
    #[param(inline)]
    format: Format,
    /// The code of a language. English if left out, or if the rules are not written in that language.
    #[serde(default)]
    lang: Option<String>,
    /// `whole` if left out.
    #[serde(default)]
    #[param(inline)]
    part: Part,
}

/// The rules reference of a game.
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path), RulesParams), responses(
    (status = 200, content((String = "text/markdown"), (String = "text/html"))), (status = "4XX", body = ApiError)))]
async fn rules(
    Path(game): Path<String>,
    Params(params): Params<RulesParams>,
) -> Result<Response, ApiError> {
    let game = making::find_game(&game)?;
    let found = html_rules(game.title().id, params.lang.as_deref().unwrap_or_default())?;
    let language = [(CONTENT_LANGUAGE, found.language)];
    Ok(match params.format {
        Format::Markdown => {
            let text = game.rules(found.language);
            let text = match params.part {
                Part::Whole => towpath_reference::whole(text),
                Part::Aid => towpath_reference::aid(text),
            };
            let kind = [(CONTENT_TYPE, "text/markdown; charset=utf-8")];
            (language, kind, text).into_response()
        }
        Format::Html => {
            let html = match params.part {
                Part::Whole => found.whole,
                Part::Aid => found.aid,
            };
            (language, Html(html)).into_response()
        }
    })
}

/// The rules of a game in a language, or else in English.
fn html_rules(game: &str, language: &str) -> Result<&'static HtmlRules, ApiError> {
    let find = |language: &str| {
        let mut all = RULES.iter();
        all.find(|one| one.game == game && one.language == language)
    };
    find(language).or_else(|| find("en")).ok_or_else(|| {
        let message = "these rules were not made into HTML";
        ApiError::new(ErrorCode::Internal, message)
    })
}

/// The diagrams of the rules reference, each with the positions it is stepped through.
#[utoipa::path(get, path = "/api/games/{game}/examples", params(("game" = String, Path)), responses(
    (status = 200, body = Examples), (status = "4XX", body = ApiError)))]
async fn examples(Path(game): Path<String>) -> Result<Response, ApiError> {
    let id = making::find_game(&game)?.title().id;
    // What the built-in component data gives never changes while the program runs.
    static MADE: OnceLock<BTreeMap<&'static str, String>> = OnceLock::new();
    let made = match MADE.get() {
        Some(made) => made,
        None => tokio::task::spawn_blocking(|| MADE.get_or_init(all_examples))
            .await
            .map_err(|_| ApiError::new(ErrorCode::Internal, "the examples cannot be made"))?,
    };
    let text = made.get(id).map_or("", String::as_str);
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

/// The examples of every game as JSON.
fn all_examples() -> BTreeMap<&'static str, String> {
    let made = towpath_games::all().iter().map(|game| {
        let id = game.title().id;
        let text = serde_json::to_string(&Examples::of(*game)).expect("it is plain data");
        (id, text)
    });
    made.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_every_game_can_be_linked_to_in_every_language() {
        for reference in towpath_reference::REFERENCES {
            let (id, language) = (reference.game, reference.language);
            let rules = html_rules(id, language).expect("the rules were made into HTML");
            assert_eq!((rules.game, rules.language), (id, language));
            let html = rules.whole;
            let keys: Vec<&str> = reference
                .text
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
            assert!(rules.aid.contains("<table>"), "{id} {language}: no aid");
            for link in html.split("href=\"#").skip(1) {
                let target = link.split('"').next().unwrap_or_default();
                let there = html.contains(&format!(" id=\"{target}\""));
                assert!(there, "{id} {language}: {target} leads nowhere");
            }
        }
    }

    #[test]
    fn the_examples_are_those_that_the_references_show() {
        for (game, text) in all_examples() {
            let read: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            let named = read["examples"].as_array().expect("a list");
            assert_eq!(named.len(), towpath_reference::diagrams(game).count());
            for example in named {
                let name = example["name"].as_str().expect("a name");
                let html = html_rules(game, "en").expect("there are rules").whole;
                assert!(
                    html.contains(&format!("id=\"diagram-{name}\"")),
                    "{game}: {name}"
                );
            }
        }
    }
}
