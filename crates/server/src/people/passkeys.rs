//! Signing up and in with passkeys, and having several of them.
//!
//! What an authenticator was asked stays here, under a key that the browser sends back, and is taken once: an answer that
//! is sent a second time finds nothing. Passkeys are discoverable, so nobody types a name to sign in, and nobody learns by
//! trying which names there are.

use super::rows::{self, ACCOUNT, AccountDoc, NAME, PASSKEY, PasskeyDoc};
use super::session::{self, Person};
use super::{Making, recovery, unknown};
use crate::api::{
    AccountInfo, ApiError, Ceremony, ErrorCode, FinishPasskey, FinishSignIn, PasskeyInfo,
    SignedInBy, SignedUp,
};
use crate::app::{App, unavailable};
use crate::names;
use axum::http::{HeaderMap, HeaderValue};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::Value;
use towpath_core::Message;
use towpath_store::{Op, StoreError};
use webauthn_rs::prelude::{
    CreationChallengeResponse, Passkey, PublicKeyCredential, RegisterPublicKeyCredential, Uuid,
};

/// The most passkeys of an account.
const MOST: usize = 20;

/// Begins an account of this name.
///
/// # Errors
/// When the name cannot be had.
pub async fn begin_sign_up(app: &App, name: &str) -> Result<Ceremony, ApiError> {
    let name = account_name(name)?;
    for key in names::looks(&name) {
        if rows::find(app, NAME, &key).await?.is_some() {
            return Err(taken());
        }
    }
    let account = Uuid::new_v4();
    ask_for_passkey(app, account, &name, Some(name.clone()), Vec::new())
}

/// A name that an account can have: what a person at a table can be called, and no level of a bot.
///
/// # Errors
/// When it cannot.
pub fn account_name(name: &str) -> Result<String, ApiError> {
    let name = names::person(name)?;
    for game in towpath_games::all() {
        names::check_no_bot(&name, game.bots())?;
    }
    Ok(name)
}

/// The changes that take a name.
pub fn take_name(account: &str, name: &str, now: i64) -> Vec<Op> {
    let keys = names::looks(name).into_iter();
    let rows = keys.map(|key| rows::insert(rows::row(NAME, &key, account, now, &())));
    rows.collect()
}

/// Somebody else is called so, or nearly so.
pub fn taken() -> ApiError {
    ApiError {
        why: Some(Message::new("people-name-taken")),
        ..ApiError::new(
            ErrorCode::Invalid,
            "somebody has this name, or one that looks like it",
        )
    }
}

fn ask_for_passkey(
    app: &App,
    account: Uuid,
    name: &str,
    new_name: Option<String>,
    known: Vec<PasskeyDoc>,
) -> Result<Ceremony, ApiError> {
    let known = known.iter().map(|doc| doc.passkey.cred_id().clone());
    let begun =
        app.people
            .webauthn
            .start_passkey_registration(account, name, name, Some(known.collect()));
    let (asked, state) = begun.map_err(|error| failed(&error))?;
    let making = Making {
        account: account.simple().to_string(),
        new_name,
        state,
    };
    Ok(Ceremony {
        ceremony: app.people.making.put(app.time.now(), making),
        options: options_of(asked),
    })
}

/// What the browser is asked. The passkey must be one that is found without a name.
fn options_of(mut asked: CreationChallengeResponse) -> Value {
    if let Some(wanted) = &mut asked.public_key.authenticator_selection {
        wanted.require_resident_key = true;
        wanted.resident_key = None;
    }
    let mut options = serde_json::to_value(asked).expect("it is plain data");
    options["publicKey"]["authenticatorSelection"]["residentKey"] = "required".into();
    options["publicKey"].take()
}

/// Checks the answer of an authenticator that was asked for a new passkey.
fn check_new(app: &App, finish: &FinishPasskey) -> Result<(Making, Passkey), ApiError> {
    let making = app.people.making.take(&finish.ceremony, app.time.now());
    let making = making.ok_or_else(over)?;
    let answer: RegisterPublicKeyCredential = read_answer(&finish.credential)?;
    let checked = app
        .people
        .webauthn
        .finish_passkey_registration(&answer, &making.state);
    let passkey = checked.map_err(|error| refused(&error))?;
    Ok((making, passkey))
}

fn keep_passkey(app: &App, account: &str, name: &str, passkey: Passkey) -> Result<Op, ApiError> {
    let key = key_of(app, passkey.cred_id().as_slice());
    let doc = PasskeyDoc {
        name: names::table(name)?,
        passkey,
        used_at: None,
    };
    let row = rows::row(PASSKEY, &key, account, app.time.now(), &doc);
    Ok(rows::insert(row))
}

/// What a passkey is found by.
fn key_of(app: &App, credential: &[u8]) -> String {
    app.key.hash(PASSKEY, &URL_SAFE_NO_PAD.encode(credential))
}

/// Makes the account that was begun.
///
/// # Errors
/// When the answer is not the authenticator's, or somebody else has got the name meanwhile.
pub async fn finish_sign_up(
    app: &App,
    finish: &FinishPasskey,
    before: Option<&Person>,
    headers: &HeaderMap,
) -> Result<(SignedUp, HeaderValue), ApiError> {
    let (making, passkey) = check_new(app, finish)?;
    let name = making.new_name.ok_or_else(over)?;
    let now = app.time.now();
    let account = &making.account;
    let doc = AccountDoc { name: name.clone() };
    let mut ops = vec![rows::insert(rows::row(
        ACCOUNT, account, account, now, &doc,
    ))];
    ops.extend(take_name(account, &name, now));
    ops.push(keep_passkey(app, account, &finish.name, passkey)?);
    let (codes, kept) = recovery::fresh(app, account);
    ops.extend(kept);
    let begun = session::begin(app, account, SignedInBy::Passkey, headers);
    ops.push(begun.op);
    match app.store.write(ops).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(taken()),
        Err(error) => return Err(unavailable(&error)),
    }
    end_before(app, before).await;
    let account = info(app, account, &name).await?;
    Ok((SignedUp { account, codes }, begun.cookie))
}

/// Asks for any passkey of this server.
///
/// # Errors
/// When the system gives no randomness.
pub fn begin_sign_in(app: &App) -> Result<Ceremony, ApiError> {
    let begun = app.people.webauthn.start_discoverable_authentication();
    let (mut asked, state) = begun.map_err(|error| failed(&error))?;
    // Whoever presses a button wants to be asked at once.
    asked.mediation = None;
    let mut options = serde_json::to_value(asked).expect("it is plain data");
    Ok(Ceremony {
        ceremony: app.people.entering.put(app.time.now(), state),
        options: options["publicKey"].take(),
    })
}

/// Signs in. The browser gets a new cookie, whatever it had before.
///
/// # Errors
/// When the passkey is none of this server, or its answer is not to what was asked.
pub async fn finish_sign_in(
    app: &App,
    finish: &FinishSignIn,
    before: Option<&Person>,
    headers: &HeaderMap,
) -> Result<(AccountInfo, HeaderValue), ApiError> {
    let state = app.people.entering.take(&finish.ceremony, app.time.now());
    let state = state.ok_or_else(over)?;
    let answer: PublicKeyCredential = read_answer(&finish.credential)?;
    let webauthn = &app.people.webauthn;
    let (person, credential) = webauthn
        .identify_discoverable_authentication(&answer)
        .map_err(|_| unknown_passkey())?;
    let account = person.simple().to_string();
    let key = key_of(app, credential);
    let row = rows::find(app, PASSKEY, &key).await?;
    let row = row
        .filter(|row| row.account == account)
        .ok_or_else(unknown_passkey)?;
    let mut doc: PasskeyDoc = rows::read(&row)?;
    let checked = webauthn.finish_discoverable_authentication_v2(&answer, state, &doc.passkey);
    let result = checked.map_err(|error| refused(&error))?;
    doc.passkey.update_credential(&result);
    doc.used_at = Some(app.time.now());
    let Some(found) = rows::find(app, ACCOUNT, &account).await? else {
        return Err(unknown_passkey());
    };
    let AccountDoc { name } = rows::read(&found)?;
    let begun = session::begin(app, &account, SignedInBy::Passkey, headers);
    // The count of its uses is kept with the session or not at all: a copy of the passkey would be found out by it.
    let used = Op::SetPerson(rows::row(PASSKEY, &key, &account, row.at, &doc));
    rows::keep(app, vec![used, begun.op]).await?;
    end_before(app, before).await;
    Ok((info(app, &account, &name).await?, begun.cookie))
}

/// Asks for one more passkey.
///
/// # Errors
/// When there are too many, or the person has not shown one for some time.
pub async fn begin_adding(app: &App, person: &Person) -> Result<Ceremony, ApiError> {
    person.may_add_passkey(app)?;
    let known = rows::list(app, &person.account, PASSKEY).await?;
    if known.len() >= MOST {
        let message = format!("an account has at most {MOST} passkeys");
        return Err(ApiError::new(ErrorCode::Invalid, message));
    }
    let known = known.iter().map(rows::read).collect::<Result<_, _>>()?;
    let account = Uuid::parse_str(&person.account).map_err(|_| over())?;
    ask_for_passkey(app, account, &person.name, None, known)
}

/// Keeps one more passkey.
///
/// # Errors
/// When the answer is not the authenticator's.
pub async fn finish_adding(
    app: &App,
    person: &Person,
    finish: &FinishPasskey,
) -> Result<(), ApiError> {
    let (making, passkey) = check_new(app, finish)?;
    if making.account != person.account || making.new_name.is_some() {
        return Err(over());
    }
    let kept = keep_passkey(app, &person.account, &finish.name, passkey)?;
    rows::keep(app, vec![kept]).await
}

/// The passkeys of an account.
///
/// # Errors
/// When the store does not answer.
pub async fn list(app: &App, account: &str) -> Result<Vec<PasskeyInfo>, ApiError> {
    let found = rows::list(app, account, PASSKEY).await?;
    let each = found.iter().map(|row| {
        let doc: PasskeyDoc = rows::read(row)?;
        Ok(PasskeyInfo {
            id: row.key.clone(),
            name: doc.name,
            made_at: row.at,
            used_at: doc.used_at,
        })
    });
    each.collect()
}

/// Removes a passkey, unless it is the last one.
///
/// # Errors
/// When it is the last one, there is none, or the person has not shown one for some time.
pub async fn remove(app: &App, person: &Person, id: &str) -> Result<(), ApiError> {
    person.proved(app)?;
    let found = rows::list(app, &person.account, PASSKEY).await?;
    if !found.iter().any(|row| row.key == id) {
        return Err(ApiError::new(
            ErrorCode::NotFound,
            "there is no such passkey",
        ));
    }
    if found.len() == 1 {
        return Err(ApiError {
            why: Some(Message::new("people-last-passkey")),
            ..ApiError::new(
                ErrorCode::WrongState,
                "this is the last passkey: add another one first",
            )
        });
    }
    let (kind, key) = (PASSKEY.to_owned(), id.to_owned());
    rows::keep(app, vec![Op::DropPerson { kind, key }]).await
}

/// What somebody is told about their own account.
///
/// # Errors
/// When the store does not answer.
pub async fn info(app: &App, account: &str, name: &str) -> Result<AccountInfo, ApiError> {
    Ok(AccountInfo {
        id: account.to_owned(),
        name: name.to_owned(),
        codes_left: recovery::left(app, account).await?,
    })
}

/// Ends the session that the browser had before it signed in. If it has ended already, all the better.
pub(super) async fn end_before(app: &App, before: Option<&Person>) {
    if let Some(op) = session::replaced(before) {
        let _ = app.store.write(vec![op]).await;
    }
}

fn read_answer<T: serde::de::DeserializeOwned>(answer: &Value) -> Result<T, ApiError> {
    T::deserialize(answer).map_err(|error| {
        ApiError::new(
            ErrorCode::Malformed,
            format!("this is no answer of an authenticator: {error}"),
        )
    })
}

fn unknown_passkey() -> ApiError {
    ApiError {
        why: Some(Message::new("people-passkey-unknown")),
        ..unknown("this passkey is not known here")
    }
}

fn refused(error: &webauthn_rs::prelude::WebauthnError) -> ApiError {
    tracing::warn!(%error, "an answer of an authenticator does not hold");
    ApiError {
        why: Some(Message::new("people-passkey-wrong")),
        ..unknown("the answer of the authenticator does not hold")
    }
}

fn failed(error: &webauthn_rs::prelude::WebauthnError) -> ApiError {
    tracing::error!(%error, "a ceremony could not begin");
    ApiError::new(ErrorCode::Internal, "a fault of ours; it has been logged")
}

fn over() -> ApiError {
    ApiError {
        why: Some(Message::new("people-too-late")),
        ..ApiError::new(
            ErrorCode::WrongState,
            "this was answered already, or took too long: begin again",
        )
    }
}
