//! Accounts: signing up, in and out, passkeys, sessions, tokens of programs, privacy.

use super::extract::{Body, LongBody, Params};
use super::{Answer, Routes, Shared};
use crate::api::{
    AccountInfo, AccountName, AccountState, ApiError, Ceremony, ErrorCode, FinishPasskey,
    FinishSignIn, ForgetTable, KeepSeats, LessonsDone, MyHeldSeats, NewToken, PasskeyInfo,
    RecoveryCodes, SessionInfo, SignedUp, TokenInfo, TokenMade, TokenScope, TypedCode,
};
use crate::people::rows::{self, PROGRESS, SESSION, SessionDoc};
use crate::people::session::{self, Caller, Maybe, Person};
use crate::people::{passkeys, privacy, programs, recovery, seats};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;
use towpath_store::{Op, StoreError};
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(state))
        .routes(routes!(sign_up))
        .routes(routes!(finish_sign_up))
        .routes(routes!(sign_in))
        .routes(routes!(finish_sign_in))
        .routes(routes!(sign_out))
        .routes(routes!(recover))
        .routes(routes!(renew_codes))
        .routes(routes!(rename))
        .routes(routes!(list_passkeys, add_passkey))
        .routes(routes!(finish_passkey))
        .routes(routes!(remove_passkey))
        .routes(routes!(list_sessions))
        .routes(routes!(end_session))
        .routes(routes!(list_tokens, make_token))
        .routes(routes!(revoke_token))
        .routes(routes!(list_seats, keep_seats))
        .routes(routes!(forget_seats))
        .routes(routes!(lessons, keep_lessons))
        .routes(routes!(export))
        .routes(routes!(delete))
}

/// An answer that gives the browser a cookie.
pub(super) type WithCookie<T> = Result<
    (
        AppendHeaders<Option<(axum::http::HeaderName, HeaderValue)>>,
        Json<T>,
    ),
    ApiError,
>;

pub(super) fn with_cookie<T>(value: T, cookie: Option<HeaderValue>) -> WithCookie<T> {
    let cookie = cookie.map(|cookie| (SET_COOKIE, cookie));
    Ok((AppendHeaders(cookie), Json(value)))
}

/// Who this browser is signed in as.
#[utoipa::path(get, path = "/api/account", responses((status = 200, body = AccountState)))]
async fn state(State(app): Shared, Maybe(person): Maybe) -> Answer<AccountState> {
    let account = match person {
        Some(person) => Some(passkeys::info(&app, &person.account, &person.name).await?),
        None => None,
    };
    let origin = &app.config.origin;
    Ok(Json(AccountState {
        account,
        host: origin.host().to_owned(),
        address: origin.shown().map(|shown| shown + app.config.base.as_str()),
    }))
}

/// Begins an account: what to ask the authenticator for its first passkey.
#[utoipa::path(post, path = "/api/account/sign-up", request_body = AccountName, responses(
    (status = 200, body = Ceremony), (status = "4XX", body = ApiError)))]
async fn sign_up(State(app): Shared, Body(wanted): Body<AccountName>) -> Answer<Ceremony> {
    passkeys::begin_sign_up(&app, &wanted.name).await.map(Json)
}

/// Makes the account and signs in; shows the recovery codes.
#[utoipa::path(post, path = "/api/account/sign-up/finish", request_body = FinishPasskey, responses(
    (status = 200, body = SignedUp), (status = "4XX", body = ApiError)))]
async fn finish_sign_up(
    State(app): Shared,
    Maybe(before): Maybe,
    headers: HeaderMap,
    LongBody(finish): LongBody<FinishPasskey>,
) -> WithCookie<SignedUp> {
    let made = passkeys::finish_sign_up(&app, &finish, before.as_ref(), &headers);
    let (made, cookie) = made.await?;
    with_cookie(made, Some(cookie))
}

/// What to ask the authenticator for a passkey of this server.
#[utoipa::path(post, path = "/api/account/sign-in", responses(
    (status = 200, body = Ceremony), (status = "4XX", body = ApiError)))]
async fn sign_in(State(app): Shared) -> Answer<Ceremony> {
    passkeys::begin_sign_in(&app).map(Json)
}

/// Signs in, with a new cookie; also shows once more that somebody is there.
#[utoipa::path(post, path = "/api/account/sign-in/finish", request_body = FinishSignIn, responses(
    (status = 200, body = AccountInfo), (status = "4XX", body = ApiError)))]
async fn finish_sign_in(
    State(app): Shared,
    Maybe(before): Maybe,
    headers: HeaderMap,
    LongBody(finish): LongBody<FinishSignIn>,
) -> WithCookie<AccountInfo> {
    let entered = passkeys::finish_sign_in(&app, &finish, before.as_ref(), &headers);
    let (account, cookie) = entered.await?;
    with_cookie(account, Some(cookie))
}

/// Signs out: the session ends, and the cookie goes.
#[utoipa::path(post, path = "/api/account/sign-out", responses((status = 200, body = ())))]
async fn sign_out(State(app): Shared, Maybe(person): Maybe) -> WithCookie<()> {
    if let Some(person) = person {
        match app.store.write(vec![session::end(person.hash)]).await {
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(crate::app::unavailable(&error)),
        }
    }
    with_cookie((), Some(session::no_cookie(&app)))
}

/// Signs in with a recovery code, which is used up by it.
#[utoipa::path(post, path = "/api/account/recover", request_body = TypedCode, responses(
    (status = 200, body = AccountInfo), (status = "4XX", body = ApiError)))]
async fn recover(
    State(app): Shared,
    Maybe(before): Maybe,
    headers: HeaderMap,
    Body(typed): Body<TypedCode>,
) -> WithCookie<AccountInfo> {
    let entered = recovery::recover(&app, &typed.code, before.as_ref(), &headers);
    let (account, cookie) = entered.await?;
    with_cookie(account, Some(cookie))
}

/// New recovery codes in place of those that are left.
#[utoipa::path(post, path = "/api/account/recovery-codes", responses(
    (status = 200, body = RecoveryCodes), (status = "4XX", body = ApiError)))]
async fn renew_codes(State(app): Shared, person: Person) -> Answer<RecoveryCodes> {
    let codes = recovery::renew(&app, &person).await?;
    Ok(Json(RecoveryCodes { codes }))
}

/// Another name for the account. Seats keep the name they were taken with.
#[utoipa::path(post, path = "/api/account/rename", request_body = AccountName, responses(
    (status = 200, body = AccountInfo), (status = "4XX", body = ApiError)))]
async fn rename(
    State(app): Shared,
    person: Person,
    Body(wanted): Body<AccountName>,
) -> Answer<AccountInfo> {
    let name = privacy::rename(&app, &person, &wanted.name).await?;
    let info = passkeys::info(&app, &person.account, &name);
    info.await.map(Json)
}

/// The passkeys of the account.
#[utoipa::path(get, path = "/api/account/passkeys", responses(
    (status = 200, body = Vec<PasskeyInfo>), (status = "4XX", body = ApiError)))]
async fn list_passkeys(State(app): Shared, person: Person) -> Answer<Vec<PasskeyInfo>> {
    passkeys::list(&app, &person.account).await.map(Json)
}

/// What to ask the authenticator for one more passkey.
#[utoipa::path(post, path = "/api/account/passkeys", responses(
    (status = 200, body = Ceremony), (status = "4XX", body = ApiError)))]
async fn add_passkey(State(app): Shared, person: Person) -> Answer<Ceremony> {
    passkeys::begin_adding(&app, &person).await.map(Json)
}

/// Keeps one more passkey.
#[utoipa::path(post, path = "/api/account/passkeys/finish", request_body = FinishPasskey, responses(
    (status = 200, body = Vec<PasskeyInfo>), (status = "4XX", body = ApiError)))]
async fn finish_passkey(
    State(app): Shared,
    person: Person,
    LongBody(finish): LongBody<FinishPasskey>,
) -> Answer<Vec<PasskeyInfo>> {
    passkeys::finish_adding(&app, &person, &finish).await?;
    passkeys::list(&app, &person.account).await.map(Json)
}

/// Removes a passkey that is not the last one.
#[utoipa::path(post, path = "/api/account/passkeys/{id}/remove", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<PasskeyInfo>), (status = "4XX", body = ApiError)))]
async fn remove_passkey(
    State(app): Shared,
    person: Person,
    Path(id): Path<String>,
) -> Answer<Vec<PasskeyInfo>> {
    passkeys::remove(&app, &person, &id).await?;
    passkeys::list(&app, &person.account).await.map(Json)
}

/// The browsers that are signed in.
#[utoipa::path(get, path = "/api/account/sessions", responses(
    (status = 200, body = Vec<SessionInfo>), (status = "4XX", body = ApiError)))]
async fn list_sessions(State(app): Shared, person: Person) -> Answer<Vec<SessionInfo>> {
    let listed = privacy::sessions(&app, &person.account, &person.hash);
    listed.await.map(Json)
}

/// Ends a session.
#[utoipa::path(post, path = "/api/account/sessions/{id}/end", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<SessionInfo>), (status = "4XX", body = ApiError)))]
async fn end_session(
    State(app): Shared,
    person: Person,
    Path(id): Path<String>,
) -> Answer<Vec<SessionInfo>> {
    let mut found = None;
    for row in rows::list(&app, &person.account, SESSION).await? {
        if rows::read::<SessionDoc>(&row)?.id == id {
            found = Some(row.key);
        }
    }
    let gone = || ApiError::new(ErrorCode::NotFound, "there is no such session");
    rows::keep(&app, vec![session::end(found.ok_or_else(gone)?)]).await?;
    let listed = privacy::sessions(&app, &person.account, &person.hash);
    listed.await.map(Json)
}

/// The tokens of programs, without their secrets.
#[utoipa::path(get, path = "/api/account/tokens", responses(
    (status = 200, body = Vec<TokenInfo>), (status = "4XX", body = ApiError)))]
async fn list_tokens(State(app): Shared, person: Person) -> Answer<Vec<TokenInfo>> {
    programs::list(&app, &person.account).await.map(Json)
}

/// Makes a token for a program; it is shown once.
#[utoipa::path(post, path = "/api/account/tokens", request_body = NewToken, responses(
    (status = 200, body = TokenMade), (status = "4XX", body = ApiError)))]
async fn make_token(
    State(app): Shared,
    person: Person,
    Body(wanted): Body<NewToken>,
) -> Answer<TokenMade> {
    programs::make(&app, &person, wanted).await.map(Json)
}

/// Takes a token back.
#[utoipa::path(post, path = "/api/account/tokens/{id}/revoke", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<TokenInfo>), (status = "4XX", body = ApiError)))]
async fn revoke_token(
    State(app): Shared,
    person: Person,
    Path(id): Path<String>,
) -> Answer<Vec<TokenInfo>> {
    programs::revoke(&app, &person, &id).await?;
    programs::list(&app, &person.account).await.map(Json)
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatParams {
    /// The id of the only table that is wanted.
    table: Option<String>,
}

/// The tables of the account with the tokens of its seats.
#[utoipa::path(get, path = "/api/account/seats", params(("table" = Option<String>, Query)),
    security((), ("token" = [])), responses((status = 200, body = MyHeldSeats), (status = "4XX", body = ApiError)))]
async fn list_seats(
    State(app): Shared,
    caller: Caller,
    Params(params): Params<SeatParams>,
) -> Answer<MyHeldSeats> {
    let mut listed = seats::list(&app, &caller.account, params.table.as_deref()).await?;
    if caller.may(TokenScope::Play).is_err() {
        caller.may(TokenScope::Read)?;
        for table in &mut listed.tables {
            table.tokens.clear();
            table.owner = None;
        }
    }
    Ok(Json(listed))
}

/// Puts seats into the account, by their tokens.
#[utoipa::path(post, path = "/api/account/seats", request_body = KeepSeats, security((), ("token" = [])),
    responses((status = 200, body = MyHeldSeats), (status = "4XX", body = ApiError)))]
async fn keep_seats(
    State(app): Shared,
    caller: Caller,
    Body(kept): Body<KeepSeats>,
) -> Answer<MyHeldSeats> {
    caller.may(TokenScope::Play)?;
    seats::keep(&app, &caller.account, kept).await.map(Json)
}

/// Takes a table out of the account; the seat itself stays as it is.
#[utoipa::path(post, path = "/api/account/seats/forget", request_body = ForgetTable, responses(
    (status = 200, body = ()), (status = "4XX", body = ApiError)))]
async fn forget_seats(
    State(app): Shared,
    person: Person,
    Body(forget): Body<ForgetTable>,
) -> Answer<()> {
    let forgotten = seats::forget(&app, &person.account, &forget.table);
    forgotten.await.map(Json)
}

/// The lessons that were done.
#[utoipa::path(get, path = "/api/account/lessons", responses(
    (status = 200, body = LessonsDone), (status = "4XX", body = ApiError)))]
async fn lessons(State(app): Shared, person: Person) -> Answer<LessonsDone> {
    let row = rows::find(&app, PROGRESS, &person.account).await?;
    let done = row.map(|row| rows::read(&row)).transpose()?;
    Ok(Json(done.unwrap_or_default()))
}

/// Adds lessons that were done; those that were known stay.
#[utoipa::path(post, path = "/api/account/lessons", request_body = LessonsDone, responses(
    (status = 200, body = LessonsDone), (status = "4XX", body = ApiError)))]
async fn keep_lessons(
    State(app): Shared,
    person: Person,
    Body(new): Body<LessonsDone>,
) -> Answer<LessonsDone> {
    let account = &person.account;
    let row = rows::find(&app, PROGRESS, account).await?;
    let known = row.as_ref().map(rows::read).transpose()?;
    let LessonsDone { mut done } = known.unwrap_or_default();
    done.extend(new.done.into_iter().filter(|id| is_lesson(id)));
    done.sort_unstable();
    done.dedup();
    let all = LessonsDone { done };
    let new = rows::row(PROGRESS, account, account, app.time.now(), &all);
    let op = match row {
        Some(_) => Op::SetPerson(new),
        None => rows::insert(new),
    };
    rows::keep(&app, vec![op]).await?;
    Ok(Json(all))
}

/// Whether there is such a lesson, so that nothing else is kept.
fn is_lesson(id: &str) -> bool {
    towpath_lessons::all().iter().any(|lesson| lesson.id == id)
}

/// Everything about the person in one file.
#[utoipa::path(get, path = "/api/account/export", responses(
    (status = 200, body = Object), (status = "4XX", body = ApiError)))]
async fn export(State(app): Shared, person: Person) -> Result<Response, ApiError> {
    let all = privacy::export(&app, &person).await?;
    let name = [(
        CONTENT_DISPOSITION,
        "attachment; filename=\"towpath-account.json\"",
    )];
    Ok((name, Json(all)).into_response())
}

/// Forgets the person: the account and everything that opens it goes, games of others stay with another name.
#[utoipa::path(post, path = "/api/account/delete", responses((status = 200, body = ()), (status = "4XX", body = ApiError)))]
async fn delete(State(app): Shared, person: Person) -> WithCookie<()> {
    privacy::delete(&app, &person).await?;
    with_cookie((), Some(session::no_cookie(&app)))
}
