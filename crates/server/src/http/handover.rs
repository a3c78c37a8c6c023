//! Going on at another device.

use super::account::{WithCookie, with_cookie};
use super::extract::Body;
use super::{Answer, Routes, Shared};
use crate::api::{ApiError, HandedOver, Handover, KeepSeats, TypedCode};
use crate::people::handover;
use crate::people::session::{Maybe, Person};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use utoipa_axum::routes;

/// Adds the endpoints of this file.
pub(super) fn routes(all: Routes) -> Routes {
    all.routes(routes!(for_account))
        .routes(routes!(for_guest))
        .routes(routes!(redeem))
}

/// A code that signs another device in.
#[utoipa::path(post, path = "/api/account/handover", responses(
    (status = 200, body = Handover), (status = "4XX", body = ApiError)))]
async fn for_account(State(app): Shared, person: Person) -> Answer<Handover> {
    handover::for_account(&app, &person).map(Json)
}

/// A code that gives another device the seats of a guest.
#[utoipa::path(post, path = "/api/handover", request_body = KeepSeats, responses(
    (status = 200, body = Handover), (status = "4XX", body = ApiError)))]
async fn for_guest(State(app): Shared, Body(kept): Body<KeepSeats>) -> Answer<Handover> {
    handover::for_guest(&app, kept).await.map(Json)
}

/// What a code of another device gives: an account to be signed in to, or seats. It works once.
#[utoipa::path(post, path = "/api/handover/redeem", request_body = TypedCode, responses(
    (status = 200, body = HandedOver), (status = "4XX", body = ApiError)))]
async fn redeem(
    State(app): Shared,
    Maybe(before): Maybe,
    headers: HeaderMap,
    Body(typed): Body<TypedCode>,
) -> WithCookie<HandedOver> {
    let given = handover::redeem(&app, &typed.code, before.as_ref(), &headers);
    let (given, cookie) = given.await?;
    with_cookie(given, cookie)
}
