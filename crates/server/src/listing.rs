//! The tables of a store, for whoever runs the server: `towpath admin tables`.

use crate::cli::ServeArgs;
use crate::doc::TableDoc;
use crate::time;
use serde::Serialize;
use towpath_store::{Access, Location, StoreError};

/// Which tables to list.
#[derive(clap::Args, Clone, Debug)]
pub struct TablesArgs {
    /// Only those that are waiting, playing or over.
    #[arg(long, value_name = "STATUS", value_parser = ["waiting", "playing", "over"])]
    pub status: Option<String>,
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// Where the data is.
    #[command(flatten)]
    pub place: ServeArgs,
}

/// A table of the store, without anything that is secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// `waiting`, `playing` or `over`.
    pub status: String,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// When it was made, in RFC 3339.
    pub created: String,
    /// When somebody last sat down, began or ended something there, in RFC 3339.
    pub changed: String,
    /// How many entries its record has.
    pub entries: u32,
    /// Who sits there.
    pub seats: Vec<String>,
}

/// `towpath admin tables`: every table in the order of the ids, also while the server runs.
///
/// # Errors
/// When the store cannot be read.
pub fn run_tables(args: &TablesArgs) -> Result<(), String> {
    let location = args.place.config()?.location();
    let status = args.status.as_deref().unwrap_or_default();
    let listed = list(&location, status, &mut |table| match args.json {
        true => println!("{}", serde_json::to_string(&table).expect("plain data")),
        false => println!("{table}"),
    });
    listed.map_err(|error| error.to_string())
}

/// Gives every table of this status (of all, if empty) to `take`.
///
/// # Errors
/// When the store cannot be read.
pub fn list(
    location: &Location,
    status: &str,
    take: &mut dyn FnMut(Listed),
) -> Result<(), StoreError> {
    let mut backend = location.connect(Access::Survey)?;
    let mut after = String::new();
    loop {
        let ids = backend.ids(status, &after, 500)?;
        let Some(last) = ids.last() else {
            return Ok(());
        };
        after.clone_from(last);
        for id in ids {
            let Some(row) = backend.table(&id)? else {
                continue;
            };
            let doc = serde_json::from_str::<TableDoc>(&row.doc).ok();
            let seats = doc.map_or_else(Vec::new, |doc| doc.seats);
            take(Listed {
                entries: backend.count_entries(&id)?,
                id,
                game: row.game,
                status: row.status,
                public: row.public,
                created: time::rfc3339(row.created_at),
                changed: time::rfc3339(row.changed_at),
                seats: seats.into_iter().map(|seat| seat.name).collect(),
            });
        }
    }
}

impl std::fmt::Display for Listed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let lobby = if self.public { "public" } else { "private" };
        let (id, game, status) = (&self.id, &self.game, &self.status);
        let (created, changed, entries) = (&self.created, &self.changed, self.entries);
        let seats = self.seats.join(", ");
        write!(
            f,
            "{id} {game} {status} {lobby} made {created} changed {changed} entries {entries}: {seats}"
        )
    }
}
