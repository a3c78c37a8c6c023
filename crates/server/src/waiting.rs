//! How much of the lobby one client takes up: public tables that wait for people, and open seats at them. What is noted
//! here is only where to look; what counts is what is stored, so that a table which has started, was given up or was
//! left counts no more.

use crate::api::{ApiError, ErrorCode, NewSeat};
use crate::app::{App, unavailable};
use crate::client::Client;
use crate::config::Limits;
use crate::doc::TableDoc;
use crate::tokens::{For, Key};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use towpath_store::TableRow;

/// What clients hold in the lobby.
#[derive(Debug)]
pub struct Waiting {
    tables: usize,
    seats: usize,
    held: Mutex<HashMap<Client, Vec<Hold>>>,
}

/// Something that a client holds.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Hold {
    /// The table; empty as long as it is being made.
    table: String,
    what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum What {
    /// The client made the table.
    Table,
    /// The client sits there; the seat and its token are not known as long as it is sitting down.
    Seat(Option<(u8, String)>),
}

/// A place that is kept free for something that is about to happen; given back unless it does.
#[derive(Debug)]
pub struct Claim<'a> {
    waiting: &'a Waiting,
    client: Client,
    hold: Hold,
}

/// After how long somebody who holds too much may ask again: it depends on others, so this is a guess.
const LATER: u32 = 60;

impl Waiting {
    pub(crate) fn new(limits: &Limits) -> Waiting {
        let count = |value: f64| {
            if value == 0.0 {
                usize::MAX
            } else {
                value as usize
            }
        };
        Waiting {
            tables: count(limits.waiting_tables_per_client),
            seats: count(limits.lobby_seats_per_client),
            held: Mutex::default(),
        }
    }

    fn held(&self) -> MutexGuard<'_, HashMap<Client, Vec<Hold>>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Room for another public table of this client.
    ///
    /// # Errors
    /// When too many of its tables wait for people.
    pub async fn claim_table(&self, app: &App, client: Client) -> Result<Claim<'_>, ApiError> {
        self.claim(app, client, String::new(), What::Table).await
    }

    /// Room for another open seat of this client, at this table.
    ///
    /// # Errors
    /// When it sits at too many tables that wait for people.
    pub async fn claim_seat(
        &self,
        app: &App,
        client: Client,
        table: &str,
    ) -> Result<Claim<'_>, ApiError> {
        self.claim(app, client, table.to_owned(), What::Seat(None))
            .await
    }

    async fn claim(
        &self,
        app: &App,
        client: Client,
        table: String,
        what: What,
    ) -> Result<Claim<'_>, ApiError> {
        let (most, words) = match what {
            What::Table => (self.tables, "public tables that wait for people"),
            What::Seat(_) => (self.seats, "seats at tables that wait for people"),
        };
        let same = |hold: &&Hold| {
            matches!(
                (&hold.what, &what),
                (What::Table, What::Table) | (What::Seat(_), What::Seat(_))
            )
        };
        let full = |holds: Option<&Vec<Hold>>| {
            holds.is_some_and(|holds| holds.iter().filter(same).count() >= most)
        };
        let looks_full = full(self.held().get(&client));
        if looks_full {
            self.look_again(app, client).await?;
        }
        let mut held = self.held();
        if full(held.get(&client)) {
            let message = format!("too many {words}; others want to find some too");
            return Err(ApiError {
                retry_after: Some(LATER),
                ..ApiError::new(ErrorCode::TooMany, message)
            });
        }
        let hold = Hold { table, what };
        held.entry(client).or_default().push(hold.clone());
        Ok(Claim {
            waiting: self,
            client,
            hold,
        })
    }

    /// Forgets what this client holds no more.
    async fn look_again(&self, app: &App, client: Client) -> Result<(), ApiError> {
        let holds = self.held().get(&client).cloned().unwrap_or_default();
        let asked = holds.clone();
        let rows = app.store.read(move |backend| {
            let known = asked.iter().filter(|hold| hold.is_known());
            known
                .map(|hold| backend.table(&hold.table))
                .collect::<Result<Vec<_>, _>>()
        });
        let rows = rows.await.map_err(|error| unavailable(&error))?;
        let known = holds.iter().filter(|hold| hold.is_known());
        let gone: Vec<&Hold> = known
            .zip(rows)
            .filter(|(hold, row)| !row.as_ref().is_some_and(|row| hold.stands(row, &app.key)))
            .map(|(hold, _)| hold)
            .collect();
        let mut held = self.held();
        if let Some(holds) = held.get_mut(&client) {
            holds.retain(|hold| !gone.contains(&hold));
            if holds.is_empty() {
                held.remove(&client);
            }
        }
        Ok(())
    }

    /// Forgets what clients hold no more, a few clients at a time.
    pub(crate) async fn forget(&self, app: &App) {
        let clients: Vec<Client> = self.held().keys().copied().collect();
        for client in clients {
            if self.look_again(app, client).await.is_err() {
                return;
            }
            tokio::task::yield_now().await;
        }
    }
}

impl Hold {
    fn is_known(&self) -> bool {
        !self.table.is_empty() && self.what != What::Seat(None)
    }

    /// Whether it is still held, by what is stored of the table.
    fn stands(&self, row: &TableRow, key: &Key) -> bool {
        if row.status != "waiting" || !row.public {
            return false;
        }
        match &self.what {
            What::Table | What::Seat(None) => true,
            What::Seat(Some((seat, token))) => {
                let doc: Option<TableDoc> = serde_json::from_str(&row.doc).ok();
                let place = doc.and_then(|doc| doc.seats.into_iter().nth(usize::from(*seat)));
                place.is_some_and(|doc| {
                    let what = For::Seat {
                        table: &row.id,
                        seat: *seat,
                        generation: doc.generation,
                    };
                    doc.taken && key.holds(what, token)
                })
            }
        }
    }
}

impl Claim<'_> {
    /// The table was made.
    pub fn made(self, table: &str) {
        self.becomes(Hold {
            table: table.to_owned(),
            what: What::Table,
        });
    }

    /// The client sits in this seat, with this token.
    pub fn sits(self, seat: u8, token: &str) {
        let table = self.hold.table.clone();
        let what = What::Seat(Some((seat, token.to_owned())));
        self.becomes(Hold { table, what });
    }

    fn becomes(self, known: Hold) {
        let mut held = self.waiting.held();
        let holds = held.entry(self.client).or_default();
        // Who sits down twice in the same seat holds it once; what was claimed for it goes with the claim.
        if !holds.contains(&known) {
            holds.push(known);
        }
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        let mut held = self.waiting.held();
        if let Some(holds) = held.get_mut(&self.client) {
            if let Some(place) = holds.iter().position(|hold| *hold == self.hold) {
                holds.remove(place);
            }
            if holds.is_empty() {
                held.remove(&self.client);
            }
        }
    }
}

/// Whether a table of these seats will wait in the lobby.
pub(crate) fn will_wait(public: bool, seats: &[NewSeat]) -> bool {
    public
        && seats
            .iter()
            .any(|seat| matches!(seat, NewSeat::Open | NewSeat::Link))
}
