//! The description of the API for programs.

use crate::api;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

/// Describes everything but the WebSocket, which OpenAPI has no words for; its messages are among the schemas.
#[derive(OpenApi)]
#[openapi(
    info(title = "Towpath", description = "Tables of canal-building board games. See docs/api.md."),
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

/// The description without its addresses, which come from the routes themselves.
pub fn without_paths() -> utoipa::openapi::OpenApi {
    Description::openapi()
}
