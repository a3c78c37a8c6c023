//! What people have reported about the chat, for whoever runs the server: `towpath reports`.

use crate::cli::ServeArgs;
use crate::doc::TableDoc;
use crate::time;
use crate::tokens::{For, Key};
use serde::Serialize;
use std::collections::HashMap;
use towpath_store::{Access, Backend, ChatRow, Location, StoreError};

/// What to list.
#[derive(clap::Args, Clone, Debug)]
pub struct ReportsArgs {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// Where the data is.
    #[command(flatten)]
    pub place: ServeArgs,
}

/// A line of chat that somebody has reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// When it was reported, in RFC 3339.
    pub at: String,
    /// The id of the table.
    pub table: String,
    /// The number of the line there.
    pub line: u32,
    /// The seat that said it.
    pub seat: u8,
    /// Who sits there.
    pub name: String,
    /// What was said.
    pub text: String,
    /// The seat that reported it.
    pub by: u8,
    /// Who sits there.
    pub by_name: String,
    /// What they say is wrong with it.
    pub reason: String,
}

/// `towpath reports`: every report, oldest first, also while the server runs.
///
/// # Errors
/// When the store cannot be read.
pub fn run_reports(args: &ReportsArgs) -> Result<(), String> {
    let location = args.place.config()?.location();
    for report in list(&location).map_err(|error| error.to_string())? {
        match args.json {
            true => println!("{}", serde_json::to_string(&report).expect("plain data")),
            false => println!("{report}"),
        }
    }
    Ok(())
}

/// Every report of a store, oldest first.
///
/// # Errors
/// When the store cannot be read.
pub fn list(location: &Location) -> Result<Vec<Report>, StoreError> {
    let mut backend = location.connect(Access::Survey)?;
    let reports = backend.reports()?;
    let mut tables: HashMap<String, Talked> = HashMap::new();
    let mut listed = Vec::with_capacity(reports.len());
    for report in reports {
        if !tables.contains_key(&report.table) {
            let talked = Talked::read(backend.as_mut(), &report.table)?;
            tables.insert(report.table.clone(), talked);
        }
        let talked = &tables[&report.table];
        let said = talked.lines.iter().find(|said| said.number == report.line);
        let seat = said.map_or(0, |said| said.seat);
        listed.push(Report {
            at: time::rfc3339(report.at),
            line: report.line,
            seat,
            name: talked.name(seat),
            text: said.map_or_else(String::new, |said| said.text.clone()),
            by: report.seat,
            by_name: talked.name(report.seat),
            reason: report.reason,
            table: report.table,
        });
    }
    Ok(listed)
}

/// What was said at a table, and by whom.
struct Talked {
    names: Vec<String>,
    lines: Vec<ChatRow>,
}

impl Talked {
    fn read(backend: &mut dyn Backend, table: &str) -> Result<Talked, StoreError> {
        let row = backend.table(table)?;
        let doc = row.and_then(|row| serde_json::from_str::<TableDoc>(&row.doc).ok());
        let seats = doc.map_or_else(Vec::new, |doc| doc.seats);
        Ok(Talked {
            names: seats.into_iter().map(|seat| seat.name).collect(),
            lines: backend.chat(table, i32::MAX as u32)?,
        })
    }

    fn name(&self, seat: u8) -> String {
        let name = self.names.get(usize::from(seat));
        name.cloned().unwrap_or_default()
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Report {
            at,
            table,
            line,
            seat,
            name,
            text,
            by,
            by_name,
            reason,
        } = self;
        write!(
            f,
            "{at} table {table} line {line}\n  seat {seat} ({name}): {text}\n"
        )?;
        write!(f, "  reported by seat {by} ({by_name}): {reason}")
    }
}

/// The token with which whoever can read the data may take seats away.
///
/// # Errors
/// When the store cannot be read or has no key yet.
pub fn operator_token(location: &Location) -> Result<String, String> {
    let read = location
        .connect(Access::Survey)
        .and_then(|mut backend| backend.meta("key"));
    let text = read.map_err(|error| error.to_string())?;
    let key = text.and_then(|text| Key::from_text(&text));
    let key = key.ok_or("no server has run here yet")?;
    Ok(key.token(For::Operator))
}
