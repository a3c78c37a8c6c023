//! Notices: by which ways and when somebody is told that it is their turn.

use super::extract::Body;
use super::{Answer, Routes, Shared};
use crate::api::{AddChannel, ApiError, NoticeSettings, NoticesState, TableNotices, TypedCode};
use crate::notices::settings;
use crate::people::session::Person;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::Redirect;
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(state, set))
        .routes(routes!(add))
        .routes(routes!(confirm))
        .routes(routes!(test))
        .routes(routes!(remove))
        .routes(routes!(set_table))
        .routes(routes!(show_unsubscribe, unsubscribe))
}

/// What the account page shows about notices.
#[utoipa::path(get, path = "/api/account/notices", responses(
    (status = 200, body = NoticesState), (status = "4XX", body = ApiError)))]
async fn state(State(app): Shared, person: Person) -> Answer<NoticesState> {
    settings::state(&app, &person.account).await.map(Json)
}

/// Sets when and in which language somebody is told.
#[utoipa::path(post, path = "/api/account/notices", request_body = NoticeSettings, responses(
    (status = 200, body = NoticesState), (status = "4XX", body = ApiError)))]
async fn set(
    State(app): Shared,
    person: Person,
    Body(wanted): Body<NoticeSettings>,
) -> Answer<NoticesState> {
    settings::set(&app, &person.account, wanted).await?;
    settings::state(&app, &person.account).await.map(Json)
}

/// Adds a way; an e-mail address is mailed a code first.
#[utoipa::path(post, path = "/api/account/notices/channels", request_body = AddChannel, responses(
    (status = 200, body = NoticesState), (status = "4XX", body = ApiError)))]
async fn add(
    State(app): Shared,
    person: Person,
    Body(wanted): Body<AddChannel>,
) -> Answer<NoticesState> {
    settings::add(&app, &person, wanted).await?;
    settings::state(&app, &person.account).await.map(Json)
}

/// Confirms an e-mail address by the code that was mailed to it.
#[utoipa::path(post, path = "/api/account/notices/channels/{id}/confirm", params(("id" = String, Path)),
    request_body = TypedCode, responses((status = 200, body = NoticesState), (status = "4XX", body = ApiError)))]
async fn confirm(
    State(app): Shared,
    person: Person,
    Path(id): Path<String>,
    Body(typed): Body<TypedCode>,
) -> Answer<NoticesState> {
    settings::confirm(&app, &person.account, &id, &typed.code).await?;
    settings::state(&app, &person.account).await.map(Json)
}

/// Sends a test message.
#[utoipa::path(post, path = "/api/account/notices/channels/{id}/test", params(("id" = String, Path)), responses(
    (status = 200, body = NoticesState), (status = "4XX", body = ApiError)))]
async fn test(State(app): Shared, person: Person, Path(id): Path<String>) -> Answer<NoticesState> {
    settings::test(&app, &person.account, &id).await?;
    settings::state(&app, &person.account).await.map(Json)
}

/// Removes a way.
#[utoipa::path(post, path = "/api/account/notices/channels/{id}/remove", params(("id" = String, Path)), responses(
    (status = 200, body = NoticesState), (status = "4XX", body = ApiError)))]
async fn remove(
    State(app): Shared,
    person: Person,
    Path(id): Path<String>,
) -> Answer<NoticesState> {
    settings::remove(&app, &person.account, &id).await?;
    settings::state(&app, &person.account).await.map(Json)
}

/// Sets whether the turns of a table are told.
#[utoipa::path(post, path = "/api/account/notices/tables", request_body = TableNotices, responses(
    (status = 200, body = NoticesState), (status = "4XX", body = ApiError)))]
async fn set_table(
    State(app): Shared,
    person: Person,
    Body(wanted): Body<TableNotices>,
) -> Answer<NoticesState> {
    settings::set_table(&app, &person.account, wanted).await?;
    settings::state(&app, &person.account).await.map(Json)
}

/// Leads whoever opens the link of a mail to the account. It changes nothing, because programs open links, too.
#[utoipa::path(get, path = "/api/notices/unsubscribe/{id}/{token}",
    params(("id" = String, Path), ("token" = String, Path)), responses((status = 303)))]
async fn show_unsubscribe() -> Redirect {
    Redirect::to("/account")
}

/// Ends the mails of a way, as mail programs ask it (RFC 8058); whoever has the link needs no account.
#[utoipa::path(post, path = "/api/notices/unsubscribe/{id}/{token}",
    params(("id" = String, Path), ("token" = String, Path)), responses(
    (status = 200, body = ()), (status = "4XX", body = ApiError)))]
async fn unsubscribe(State(app): Shared, Path((id, token)): Path<(String, String)>) -> Answer<()> {
    settings::unsubscribe(&app, &id, &token).await.map(Json)
}
