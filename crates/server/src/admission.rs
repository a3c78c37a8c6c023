//! What a client may do: every limit in one place, and which request counts against which.

use crate::api::ApiError;
use crate::client::Client;
use crate::config::Limits;
use crate::limit::{PerClient, Slot, Slots, Taken, too_many};
use crate::waiting::Waiting;
use axum::http::Method;
use std::sync::Arc;
use std::time::Duration;

/// The limits of a running server.
#[derive(Debug)]
pub struct Admission {
    requests: PerClient,
    messages: PerClient,
    pings: PerClient,
    tables: PerClient,
    joins: PerClient,
    wrong_tokens: PerClient,
    reviews: PerClient,
    editions: PerClient,
    accounts: PerClient,
    sign_ins: PerClient,
    codes: PerClient,
    /// HTTP connections.
    pub connections: Arc<Slots>,
    /// WebSockets.
    pub sockets: Arc<Slots>,
    /// Tables and seats that wait for people.
    pub waiting: Waiting,
}

/// Pings cost nothing as long as there are at most so many a second for each message that is allowed.
const PINGS: f64 = 2.0;

/// A message of so many bytes costs as much as two usual ones.
const LONG: usize = 4096;

impl Admission {
    /// The limits, with nothing counted yet.
    pub fn new(limits: &Limits) -> Admission {
        const SECOND: Duration = Duration::from_secs(1);
        const MINUTE: Duration = Duration::from_secs(60);
        const DAY: Duration = Duration::from_secs(86_400);
        let quick = |count: f64| PerClient::new(count, SECOND, count * 10.0);
        let steady = |count: f64, time| PerClient::new(count, time, count);
        Admission {
            requests: quick(limits.requests_per_second),
            messages: quick(limits.messages_per_second),
            pings: quick(limits.messages_per_second * PINGS),
            tables: steady(limits.tables_per_minute, MINUTE),
            joins: steady(limits.joins_per_minute, MINUTE),
            wrong_tokens: steady(limits.wrong_tokens_per_minute, MINUTE),
            reviews: steady(limits.reviews_per_minute, MINUTE),
            editions: steady(limits.editions_per_day, DAY),
            accounts: steady(limits.accounts_per_day, DAY),
            sign_ins: steady(limits.sign_ins_per_minute, MINUTE),
            codes: steady(limits.codes_per_minute, MINUTE),
            connections: Slots::new(limits.connections, limits.connections_per_client),
            sockets: Slots::new(limits.sockets, limits.sockets_per_client),
            waiting: Waiting::new(limits),
        }
    }

    /// Counts an HTTP request to the endpoint with this path.
    ///
    /// # Errors
    /// When the client has asked for too much.
    pub fn request(&self, client: Client, method: &Method, path: &str) -> Result<(), ApiError> {
        // Whole editions are read and written in these; everything else costs about the same.
        let cost = match path {
            "/api/editions/{hash}" | "/api/editions/{hash}/data" => 10,
            // A check takes about as long as a hundred answers.
            "/api/editions/check" | "/api/editions/preview" | "/api/games/{game}/unfit" => 20,
            // A position is set up and its line played for every answer.
            "/api/study" => 3,
            _ => 1,
        };
        let count = |limit: &PerClient, what, cost| {
            limit
                .take(client, cost)
                .map_err(|wait| too_many(what, wait))
        };
        count(&self.requests, "requests", cost)?;
        let post = method == Method::POST;
        match path {
            "/api/tables"
            | "/api/import"
            | "/api/deals/{game}/play"
            | "/api/tables/{id}/history/{version}/play"
                if post =>
            {
                self.table(client)
            }
            "/api/tables/{id}/join" => count(&self.joins, "attempts to sit down", 1),
            "/api/tables/{id}/review" => count(&self.reviews, "looks back", 1),
            "/api/account/sign-up" | "/api/account/sign-in" | "/api/account/sign-in/finish" => {
                count(&self.sign_ins, "sign-ins", 1)
            }
            "/api/account/passkeys" | "/api/account/passkeys/finish" if post => {
                count(&self.sign_ins, "sign-ins", 1)
            }
            "/api/account/sign-up/finish" => count(&self.accounts, "new accounts", 1),
            "/api/account/recover"
            | "/api/handover/redeem"
            | "/api/account/notices/channels"
            | "/api/account/notices/channels/{id}/confirm"
            | "/api/account/notices/channels/{id}/test"
            | "/api/notices/unsubscribe/{id}/{token}" => count(&self.codes, "codes", 1),
            // Every game of a person is read for it.
            "/api/account/export" => count(&self.reviews, "exports", 5),
            "/api/editions" if post => count(&self.editions, "editions", 1),
            _ => Ok(()),
        }
    }

    /// Counts a new table. Asking for a rematch that is there already makes none, so its handler counts.
    ///
    /// # Errors
    /// When the client has made too many.
    pub fn table(&self, client: Client) -> Result<(), ApiError> {
        let taken = self.tables.take(client, 1);
        taken.map_err(|wait| too_many("new tables", wait))
    }

    /// Counts a message of so many bytes on a WebSocket; a long one costs more.
    ///
    /// # Errors
    /// When the client has sent too many.
    pub fn message(&self, client: Client, bytes: usize) -> Result<(), ApiError> {
        let taken = self.messages.take(client, 1 + (bytes / LONG) as u32);
        taken.map_err(|wait| too_many("messages", wait))
    }

    /// Counts a ping, which costs nothing up to a rate that no honest client reaches.
    ///
    /// # Errors
    /// When the client has sent too many.
    pub fn ping(&self, client: Client) -> Result<(), ApiError> {
        match self.pings.take(client, 1) {
            Ok(()) => Ok(()),
            Err(_) => self.message(client, 0),
        }
    }

    /// Notes that a client has shown a wrong token. The client and the table are logged, the token is not.
    ///
    /// # Errors
    /// When there were too many; then the log has enough of them too.
    pub fn wrong_token(&self, client: Client, table: &str) -> Result<(), ApiError> {
        match self.wrong_tokens.take(client, 1) {
            Ok(()) => {
                tracing::warn!(%client, table, "a wrong token was shown");
                Ok(())
            }
            Err(wait) => Err(too_many("wrong tokens", wait)),
        }
    }

    /// A place for a WebSocket.
    ///
    /// # Errors
    /// When the client, or all together, have too many.
    pub fn socket(&self, client: Client) -> Result<Slot, ApiError> {
        let wait = Duration::from_secs(5);
        self.sockets
            .take(Some(client))
            .map_err(|taken| match taken {
                Taken::ByClient => too_many("WebSockets", wait),
                Taken::ByAll => ApiError {
                    retry_after: Some(5),
                    ..ApiError::new(crate::api::ErrorCode::Unavailable, "the server is full")
                },
            })
    }

    /// Forgets clients that would start afresh anyway, so that memory holds the recent ones only.
    pub fn forget(&self) {
        let all = [
            &self.requests,
            &self.messages,
            &self.pings,
            &self.tables,
            &self.joins,
            &self.wrong_tokens,
            &self.reviews,
            &self.editions,
            &self.accounts,
            &self.sign_ins,
            &self.codes,
        ];
        for limit in all {
            limit.forget();
        }
    }
}
