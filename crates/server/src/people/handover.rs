//! Going on at another device: a short code, good for one use and a few minutes, that signs in there or gives it the
//! seats of a guest.

use super::rows::{self, ACCOUNT, AccountDoc};
use super::seats::{self, Proved};
use super::session::{self, Person};
use super::{codes, passkeys, unknown};
use crate::api::{ApiError, HandedOver, Handover, KeepSeats, SignedInBy};
use crate::app::App;
use axum::http::{HeaderMap, HeaderValue};
use towpath_core::Message;

/// How long a code is good, in milliseconds.
pub const LIFE: i64 = 5 * super::MINUTE;
/// How long a code is: 40 bits, of which a client may try a few a minute.
const LENGTH: usize = 8;

/// What a code gives.
pub enum Handed {
    /// Signs in to this account.
    Account(String),
    /// The seats of a guest.
    Seats(Vec<Proved>),
}

fn code_for(app: &App, what: Handed) -> Handover {
    let code = codes::fresh(LENGTH);
    app.people
        .handovers
        .put_as(code.clone(), app.time.now(), what);
    Handover {
        code: codes::grouped(&code, 4),
        seconds: (LIFE / 1000) as u32,
    }
}

/// A code that signs another device in. Codes that this account was given before are worth nothing any more.
///
/// # Errors
/// When the person has not shown a passkey for some time.
pub fn for_account(app: &App, person: &Person) -> Result<Handover, ApiError> {
    person.proved(app)?;
    drop_of(app, &person.account);
    Ok(code_for(app, Handed::Account(person.account.clone())))
}

/// The codes of an account are worth nothing any more.
pub fn drop_of(app: &App, account: &str) {
    let same = |handed: &Handed| matches!(handed, Handed::Account(of) if of == account);
    app.people.handovers.drop_if(same);
}

/// A code that gives another device these seats.
///
/// # Errors
/// When no seat is proved.
pub async fn for_guest(app: &App, kept: KeepSeats) -> Result<Handover, ApiError> {
    let proved = seats::prove(app, kept).await?;
    if proved.is_empty() {
        return Err(unknown("these tokens hold no seat"));
    }
    Ok(code_for(app, Handed::Seats(proved)))
}

/// What a code gives, once; the cookie if it signs in.
///
/// # Errors
/// When it is no code, was used, or is too old.
pub async fn redeem(
    app: &App,
    code: &str,
    before: Option<&Person>,
    headers: &HeaderMap,
) -> Result<(HandedOver, Option<HeaderValue>), ApiError> {
    let now = app.time.now();
    let code = codes::typed(code, LENGTH).ok_or_else(wrong_code)?;
    let handed = app.people.handovers.take(&code, now);
    match handed.ok_or_else(wrong_code)? {
        Handed::Seats(proved) => {
            let tables = proved.iter().map(|each| seats::held(app, each, now));
            let given = HandedOver {
                account: None,
                tables: tables.collect(),
            };
            Ok((given, None))
        }
        Handed::Account(account) => {
            let found = rows::find(app, ACCOUNT, &account).await?;
            let AccountDoc { name } = rows::read(&found.ok_or_else(wrong_code)?)?;
            let begun = session::begin(app, &account, SignedInBy::Device, headers);
            rows::keep(app, vec![begun.op]).await?;
            passkeys::end_before(app, before).await;
            let given = HandedOver {
                account: Some(passkeys::info(app, &account, &name).await?),
                tables: Vec::new(),
            };
            Ok((given, Some(begun.cookie)))
        }
    }
}

fn wrong_code() -> ApiError {
    ApiError {
        why: Some(Message::new("people-code-wrong")),
        ..unknown("this code is wrong, was used, or is too old")
    }
}
