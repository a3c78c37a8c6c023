//! The description of the API for programs.

use crate::api;
use crate::http::{games as offer, play, tables};
use axum::Json;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

/// Describes everything but the WebSocket, which OpenAPI has no words for; its messages are among the schemas.
#[derive(OpenApi)]
#[openapi(
    info(title = "Towpath", description = "Tables of canal-building board games. See docs/api.md."),
    paths(
        offer::list,
        offer::rules,
        offer::keep_edition,
        offer::edition,
        offer::edition_data,
        offer::lobby,
        offer::deal,
        offer::play_deal,
        tables::create,
        tables::import,
        tables::info,
        tables::join,
        tables::leave,
        tables::start,
        tables::abandon,
        tables::links,
        tables::free,
        tables::rematch,
        play::board,
        play::frame,
        play::wait,
        play::request,
        play::history,
        play::review,
        play::record,
        play::position,
        play::feed,
    ),
    components(schemas(api::ClientMessage, api::ServerMessage)),
    modifiers(&Token)
)]
#[derive(Debug)]
struct Description;

#[derive(Debug)]
struct Token;

impl Modify for Token {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        if let Some(components) = &mut description.components {
            components.add_security_scheme("token", SecurityScheme::Http(scheme));
        }
    }
}

/// `GET /api/openapi.json`.
pub async fn page() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
