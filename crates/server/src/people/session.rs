//! Who a request comes from: a browser by its cookie, a program by its token.
//!
//! The cookie is a secret of 256 bits that the store knows by its hash. It is made anew at every sign-in, scripts cannot
//! read it, and no other site can have it sent (`SameSite=Strict`).

use super::rows::{self, ACCOUNT, AccountDoc, SESSION, SessionDoc, TOKEN, TokenDoc};
use super::unknown;
use crate::api::{ApiError, ErrorCode, SignedInBy, TokenScope};
use crate::app::App;
use crate::http::Bearer;
use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::sync::Arc;
use towpath_store::{Op, PersonRow, StoreError};

/// A session that nobody uses ends after so long, in milliseconds.
pub const IDLE: i64 = 30 * 86_400_000;
/// However much it is used, a session ends after so long.
pub const LONGEST: i64 = 180 * 86_400_000;
/// What changes who can get in has to be asked for so soon after a passkey was shown.
pub const PROVED: i64 = 10 * super::MINUTE;
/// How exactly it is kept when a session or a token was last used.
const SEEN: i64 = 3_600_000;

/// Somebody who is signed in with a browser.
#[derive(Clone, Debug)]
pub struct Person {
    /// The id of the account.
    pub account: String,
    /// What the person is called.
    pub name: String,
    /// The session.
    pub session: SessionDoc,
    /// The hash of the cookie.
    pub hash: String,
}

impl Person {
    /// Refuses what may only be done by somebody who has just shown a passkey or a recovery code: a browser that was left
    /// open is not enough.
    ///
    /// # Errors
    /// When it is too long ago.
    pub fn proved(&self, app: &App) -> Result<(), ApiError> {
        if app.time.now() - self.session.proved_at < PROVED {
            return Ok(());
        }
        Err(ApiError::new(
            ErrorCode::ProofNeeded,
            "this needs a passkey once more: sign in again and repeat the request",
        ))
    }

    /// A passkey may also be added by a device that another one has just let in: that is what it was let in for.
    ///
    /// # Errors
    /// When it is too long ago.
    pub fn may_add_passkey(&self, app: &App) -> Result<(), ApiError> {
        let new = app.time.now() - self.session.since < PROVED;
        match self.session.by {
            SignedInBy::Device if new => Ok(()),
            SignedInBy::Device | SignedInBy::Passkey | SignedInBy::Recovery => self.proved(app),
        }
    }
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Person, ApiError> {
        let person = of_cookie(app, &parts.headers).await?;
        person.ok_or_else(|| unknown("sign in first"))
    }
}

/// Somebody who may or may not be signed in with a browser.
#[derive(Clone, Debug)]
pub struct Maybe(pub Option<Person>);

impl FromRequestParts<Arc<App>> for Maybe {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Maybe, ApiError> {
        of_cookie(app, &parts.headers).await.map(Maybe)
    }
}

/// Somebody by a cookie, or a program of theirs by its token.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The id of the account.
    pub account: String,
    /// What the token allows; `None` for the person in front of a browser.
    scopes: Option<Vec<TokenScope>>,
}

impl Caller {
    /// Refuses a program whose token does not allow this.
    ///
    /// # Errors
    /// When it does not.
    pub fn may(&self, scope: TokenScope) -> Result<(), ApiError> {
        match &self.scopes {
            Some(scopes) if !scopes.contains(&scope) => Err(ApiError::new(
                ErrorCode::Forbidden,
                "this token does not allow that",
            )),
            Some(_) | None => Ok(()),
        }
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ApiError> {
        if let Bearer(Some(token)) = Bearer::from_request_parts(parts, app).await? {
            return of_token(app, &token).await;
        }
        let person = Person::from_request_parts(parts, app).await?;
        Ok(Caller {
            account: person.account,
            scopes: None,
        })
    }
}

/// The person whose cookie this is.
async fn of_cookie(app: &App, headers: &HeaderMap) -> Result<Option<Person>, ApiError> {
    let Some(secret) = cookie(headers, app.config.origin.cookie()) else {
        return Ok(None);
    };
    let hash = app.key.hash(SESSION, secret);
    let Some(row) = rows::find(app, SESSION, &hash).await? else {
        return Ok(None);
    };
    let session: SessionDoc = rows::read(&row)?;
    let now = app.time.now();
    if now - row.at >= IDLE || now - session.since >= LONGEST {
        return Ok(None);
    }
    let Some(account) = rows::find(app, ACCOUNT, &row.account).await? else {
        return Ok(None);
    };
    if now - row.at >= SEEN {
        note_use(app, PersonRow { at: now, ..row }).await?;
    }
    let AccountDoc { name } = rows::read(&account)?;
    Ok(Some(Person {
        account: account.key,
        name,
        session,
        hash,
    }))
}

async fn of_token(app: &App, secret: &str) -> Result<Caller, ApiError> {
    let hash = app.key.hash(TOKEN, secret);
    let Some(row) = rows::find(app, TOKEN, &hash).await? else {
        return Err(unknown("this is not the token of a program"));
    };
    let mut doc: TokenDoc = rows::read(&row)?;
    let caller = Caller {
        account: row.account.clone(),
        scopes: Some(doc.scopes.clone()),
    };
    let now = app.time.now();
    if doc.used_at.is_none_or(|used| now - used >= SEEN) {
        doc.used_at = Some(now);
        note_use(app, rows::row(TOKEN, &hash, &row.account, row.at, &doc)).await?;
    }
    Ok(caller)
}

/// Notes that something was used. If it has ended at the same moment it stays ended.
async fn note_use(app: &App, row: PersonRow) -> Result<(), ApiError> {
    match app.store.write(vec![Op::SetPerson(row)]).await {
        Ok(()) | Err(StoreError::Conflict) => Ok(()),
        Err(error) => Err(crate::app::unavailable(&error)),
    }
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).iter();
    let pairs = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'));
    let mut named = pairs.filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = named.find(|(found, _)| *found == name)?;
    (!value.is_empty() && value.len() <= 64).then_some(value)
}

/// Whether a request carries the cookie of a session, good or bad.
pub fn has_cookie(app: &App, headers: &HeaderMap) -> bool {
    cookie(headers, app.config.origin.cookie()).is_some()
}

/// A new session, not kept yet.
pub struct NewSession {
    /// The change that keeps it.
    pub op: Op,
    /// The header that gives it to the browser.
    pub cookie: HeaderValue,
}

/// Makes a session of this account for the browser that sent these headers.
pub fn begin(app: &App, account: &str, by: SignedInBy, headers: &HeaderMap) -> NewSession {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    let secret = URL_SAFE_NO_PAD.encode(bytes);
    let now = app.time.now();
    let agent = headers
        .get(USER_AGENT)
        .and_then(|value| value.to_str().ok());
    let session = SessionDoc {
        id: super::codes::fresh(12),
        device: device(agent.unwrap_or_default()),
        by,
        since: now,
        proved_at: match by {
            SignedInBy::Passkey | SignedInBy::Recovery => now,
            SignedInBy::Device => 0,
        },
    };
    let hash = app.key.hash(SESSION, &secret);
    NewSession {
        op: rows::insert(rows::row(SESSION, &hash, account, now, &session)),
        cookie: set_cookie(app, &secret, LONGEST / 1000),
    }
}

/// The header that takes the cookie away.
pub fn no_cookie(app: &App) -> HeaderValue {
    set_cookie(app, "", 0)
}

fn set_cookie(app: &App, value: &str, seconds: i64) -> HeaderValue {
    let origin = &app.config.origin;
    let secure = if origin.is_secure() { "; Secure" } else { "" };
    let name = origin.cookie();
    let text =
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).expect("a cookie of letters and digits")
}

/// The session that the browser had before, which ends when it signs in anew.
pub fn replaced(before: Option<&Person>) -> Option<Op> {
    let key = before?.hash.clone();
    Some(end(key))
}

/// The change that ends a session.
pub fn end(hash: String) -> Op {
    Op::DropPerson {
        kind: SESSION.to_owned(),
        key: hash,
    }
}

/// The browser and the system that a header names, coarsely: enough to know one's own devices apart.
fn device(agent: &str) -> String {
    let first = |names: &[(&str, &'static str)]| {
        let found = names.iter().find(|(mark, _)| agent.contains(mark));
        found.map(|(_, name)| *name)
    };
    // The order decides, because most browsers also name those they are like.
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    let known: Vec<&str> = browser.into_iter().chain(system).collect();
    known.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_named_coarsely() {
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
        assert_eq!(device(chrome), "Chrome, Linux");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
        assert_eq!(device(phone), "Safari, iPhone");
        assert_eq!(device("curl/8"), "");
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("a=b; towpath=x; c=d"));
        assert_eq!(cookie(&headers, "towpath"), Some("x"));
        assert_eq!(cookie(&headers, "path"), None);
        let mut empty = HeaderMap::new();
        empty.append(COOKIE, HeaderValue::from_static("towpath="));
        assert_eq!(cookie(&empty, "towpath"), None);
    }
}
