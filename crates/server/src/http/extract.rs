//! What handlers take from a request; whatever cannot be read is our own error with a code.

use crate::api::{ApiError, ErrorCode};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// The token of the header `Authorization: Bearer TOKEN`, if there is one.
#[derive(Debug)]
pub struct Bearer(pub Option<String>);

impl Bearer {
    /// The token, where one is needed.
    ///
    /// # Errors
    /// When there is none.
    pub fn needed(self) -> Result<String, ApiError> {
        self.0
            .ok_or_else(|| ApiError::new(ErrorCode::BadToken, "a token is needed here"))
    }

    /// The token as a list, for a reader who may have none.
    pub fn list(self) -> Vec<String> {
        self.0.into_iter().collect()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Bearer, ApiError> {
        let Some(header) = parts.headers.get(AUTHORIZATION) else {
            return Ok(Bearer(None));
        };
        let token = header
            .to_str()
            .ok()
            .and_then(|text| text.strip_prefix("Bearer "));
        match token {
            Some(token) if token.len() <= 64 => Ok(Bearer(Some(token.to_owned()))),
            _ => Err(ApiError::new(
                ErrorCode::BadToken,
                "expected 'Authorization: Bearer TOKEN'",
            )),
        }
    }
}

/// The body of a request, read from JSON.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == 413 => {
                Err(ApiError::new(ErrorCode::TooLarge, "the body is too large"))
            }
            Err(error) => Err(ApiError::new(ErrorCode::Malformed, error.body_text())),
        }
    }
}

/// The query of an address: what stands behind the `?`.
#[derive(Debug)]
pub struct Params<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, ApiError> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(params)) => Ok(Params(params)),
            Err(error) => Err(ApiError::new(ErrorCode::Malformed, error.body_text())),
        }
    }
}

/// A number in a path.
///
/// # Errors
/// When it is none.
pub fn number<T: std::str::FromStr>(text: &str) -> Result<T, ApiError> {
    text.parse()
        .map_err(|_| ApiError::new(ErrorCode::Malformed, "expected a number in the address"))
}
