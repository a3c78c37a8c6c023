//! What handlers take from a request; whatever cannot be read is our own error with a code.

use crate::api::{ApiError, ErrorCode};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
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

/// The body of a request, read from JSON, with texts of at most [`TEXT`] bytes.
#[derive(Debug)]
pub struct Body<T>(pub T);

/// The same with texts as long as the body may be: records and component data.
#[derive(Debug)]
pub struct LongBody<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        read_body(request, state, TEXT).await.map(Body)
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for LongBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<LongBody<T>, ApiError> {
        read_body(request, state, usize::MAX).await.map(LongBody)
    }
}

async fn read_body<S: Send + Sync, T: DeserializeOwned>(
    request: Request,
    state: &S,
    text: usize,
) -> Result<T, ApiError> {
    let kind = request.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("application/json") {
        let message = "expected the header 'Content-Type: application/json'";
        return Err(ApiError::new(ErrorCode::Malformed, message));
    }
    let body = Bytes::from_request(request, state).await;
    let body = body.map_err(|error| match error.status().as_u16() {
        413 => ApiError::new(ErrorCode::TooLarge, "the body is too large"),
        _ => ApiError::new(ErrorCode::Malformed, error.body_text()),
    })?;
    check_json(&body, text)?;
    let Json(value) = Json::from_bytes(&body)
        .map_err(|error| ApiError::new(ErrorCode::Malformed, error.body_text()))?;
    Ok(value)
}

/// The longest text of most requests, in bytes.
pub(crate) const TEXT: usize = 4096;
/// The most values of a list or an object.
const ITEMS: u32 = 1000;
/// The longest address, in bytes.
const ADDRESS: usize = 2048;

/// Refuses what no text of a request may hold, before anything is read from it: control characters other than line
/// breaks and tabs (a database cannot keep all of them, and nobody types them), texts and lists beyond all need. What is
/// no JSON at all may pass: whoever reads it next says so.
///
/// # Errors
/// What is wrong, and at which byte.
pub(crate) fn check_json(json: &[u8], text: usize) -> Result<(), ApiError> {
    let malformed = |at: usize, code: u32| {
        let message = format!(
            "a text has the control character U+{code:04X} at byte {at}; only line breaks and tabs are allowed"
        );
        Err(ApiError::new(ErrorCode::Malformed, message))
    };
    let mut begun = None;
    let mut counts: Vec<u32> = Vec::new();
    let mut at = 0;
    while let Some(byte) = json.get(at) {
        let mut width = 1;
        match (begun, byte) {
            (Some(begin), b'"') => {
                if at - begin > text {
                    let message = format!("a text has at most {text} bytes");
                    return Err(ApiError::new(ErrorCode::Invalid, message));
                }
                begun = None;
            }
            (Some(_), b'\\') => {
                width = 2;
                if let Some(code) = escaped(&json[at + 1..])
                    && is_unwanted(code)
                {
                    return malformed(at, code);
                }
            }
            (Some(_), 0x7f) => return malformed(at, 0x7f),
            // The two bytes of U+0080 to U+009F.
            (Some(_), 0xc2) => {
                if let Some(second @ 0x80..=0x9f) = json.get(at + 1) {
                    return malformed(at, u32::from(*second));
                }
            }
            (Some(_), _) => {}
            (None, b'"') => begun = Some(at + 1),
            (None, b'[' | b'{') => counts.push(1),
            (None, b']' | b'}') => {
                counts.pop();
            }
            (None, b',') => {
                if let Some(count) = counts.last_mut() {
                    *count += 1;
                    if *count > ITEMS {
                        let message = format!("a list has at most {ITEMS} values");
                        return Err(ApiError::new(ErrorCode::Invalid, message));
                    }
                }
            }
            (None, _) => {}
        }
        at += width;
    }
    Ok(())
}

/// The character an escape stands for, if it can be a control character; `rest` is what follows the backslash.
fn escaped(rest: &[u8]) -> Option<u32> {
    match rest.first()? {
        b'b' => Some(0x08),
        b'f' => Some(0x0c),
        b'u' => u32::from_str_radix(std::str::from_utf8(rest.get(1..5)?).ok()?, 16).ok(),
        _ => None,
    }
}

fn is_unwanted(code: u32) -> bool {
    let character = char::from_u32(code);
    character.is_some_and(|c| c.is_control() && !matches!(c, '\t' | '\n' | '\r'))
}

/// Refuses addresses that hold control characters or no UTF-8 behind their percent signs, or that are too long.
pub(super) async fn check_address(request: Request, next: Next) -> Response {
    let address = request
        .uri()
        .path_and_query()
        .map_or("", |all| all.as_str());
    match check_encoded(address) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

fn check_encoded(address: &str) -> Result<(), ApiError> {
    if address.len() > ADDRESS {
        let message = format!("an address has at most {ADDRESS} bytes");
        return Err(ApiError::new(ErrorCode::Invalid, message));
    }
    let mut bytes = Vec::with_capacity(address.len());
    let mut rest = address.as_bytes();
    while let Some((first, more)) = rest.split_first() {
        let digits = more.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match digits.and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(byte) if *first == b'%' => {
                bytes.push(byte);
                rest = &more[2..];
            }
            _ => {
                bytes.push(*first);
                rest = more;
            }
        }
    }
    let text = std::str::from_utf8(&bytes);
    if text.is_ok_and(|text| !text.chars().any(char::is_control)) {
        return Ok(());
    }
    let message =
        "the address has a control character, or what stands behind a percent sign is no UTF-8";
    Err(ApiError::new(ErrorCode::Malformed, message))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn code(json: &str) -> Option<ErrorCode> {
        check_json(json.as_bytes(), 30)
            .err()
            .map(|error| error.code)
    }

    #[test]
    fn texts_hold_no_control_characters_but_line_breaks_and_tabs() {
        for good in [
            r#"{"a":"b"}"#,
            r#"["line\nline\r\ttab","\u000a"]"#,
            r#""a \\u0000 b""#,
            r#""\u00e9\ud83d\ude00""#,
            "\"ö é\"",
            "{\n\t\"a\": 1\r\n}",
            "not json \u{7f}",
        ] {
            assert_eq!(code(good), None, "{good}");
        }
        for bad in [
            r#"{"a":"\u0000"}"#,
            r#"{"\u0000":1}"#,
            r#"["a",["b","\u001b[31m"]]"#,
            r#""\b""#,
            r#""\f""#,
            r#""\u007F""#,
            r#""\u0085""#,
            r#""a\\\u0000""#,
            "\"\u{7f}\"",
            "\"\u{80}\"",
            "\"\u{9f}\"",
        ] {
            assert_eq!(code(bad), Some(ErrorCode::Malformed), "{bad}");
        }
    }

    #[test]
    fn texts_and_lists_have_an_end() {
        let text = |n: usize| format!("\"{}\"", "x".repeat(n));
        assert_eq!(code(&text(30)), None);
        assert_eq!(code(&text(31)), Some(ErrorCode::Invalid));
        let list = |n: usize| format!("[{}]", vec!["1"; n].join(","));
        assert_eq!(code(&list(1000)), None);
        assert_eq!(code(&list(1001)), Some(ErrorCode::Invalid));
        let nested = [list(900), list(900)].join(",");
        assert_eq!(code(&format!("[{nested}]")), None, "each counts for itself");
    }

    #[test]
    fn addresses_hold_what_can_be_read() {
        for good in [
            "/",
            "/api/lobby?game=kanal",
            "/a%20b",
            "/100%",
            "/%C3%B6",
            "/a?b=%zz",
        ] {
            assert!(check_encoded(good).is_ok(), "{good}");
        }
        for bad in [
            "/api/editions/%00",
            "/api/lobby?game=%00",
            "/%0a",
            "/%7F",
            "/%C2%85",
            "/%ff",
        ] {
            let error = check_encoded(bad).expect_err(bad);
            assert_eq!(error.code, ErrorCode::Malformed, "{bad}");
        }
        let long = format!("/{}", "x".repeat(ADDRESS));
        assert_eq!(
            check_encoded(&long).expect_err("long").code,
            ErrorCode::Invalid
        );
    }
}
