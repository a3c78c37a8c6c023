//! How often what was done, added up over runs in a file, so that a long campaign can be interrupted and goes on.

use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// How often what was done.
pub type Counts = BTreeMap<&'static str, u64>;

/// Counts of all parts, in a file.
#[derive(Debug)]
pub struct Ledger {
    file: PathBuf,
    all: Map<String, Value>,
}

impl Ledger {
    /// Reads what is there.
    ///
    /// # Errors
    /// When the file is there and is no ledger.
    pub fn open(file: PathBuf) -> Result<Ledger, String> {
        let all = match std::fs::read_to_string(&file) {
            Ok(text) => serde_json::from_str(&text)
                .map_err(|error| format!("{}: {error}", file.display()))?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Map::new(),
            Err(error) => return Err(format!("{}: {error}", file.display())),
        };
        Ok(Ledger { file, all })
    }

    /// How often something was done in a part so far.
    pub fn count(&self, part: &str, name: &str) -> u64 {
        let count = self.all.get(part).and_then(|part| part[name].as_u64());
        count.unwrap_or(0)
    }

    /// Adds a round and writes the file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, part: &str, counts: &Counts) -> Result<(), String> {
        let own = self
            .all
            .entry(part)
            .or_insert_with(|| Value::Object(Map::new()));
        for (name, count) in counts {
            let before = own[*name].as_u64().unwrap_or(0);
            own[*name] = Value::from(before + count);
        }
        let text = serde_json::to_string_pretty(&self.all).map_err(|error| error.to_string())?;
        if let Some(folder) = self.file.parent() {
            std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        std::fs::write(&self.file, text + "\n").map_err(|error| error.to_string())
    }

    /// The rows of a table for docs/siege.md.
    pub fn table(&self) -> String {
        let mut text = "| part | counts |\n|---|---|\n".to_owned();
        for (part, counts) in &self.all {
            let counts = counts.as_object().into_iter().flatten();
            let counts: Vec<String> = counts.map(|(name, n)| format!("{n} {name}")).collect();
            text.push_str(&format!("| {part} | {} |\n", counts.join(", ")));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::postgres::Folder;

    #[test]
    fn rounds_add_up_over_runs() {
        let folder = Folder::new("ledger");
        let file = folder.0.join("new/counts.json");
        for _ in 0..2 {
            let mut ledger = Ledger::open(file.clone()).expect("a ledger");
            let round = Counts::from([("kills", 3), ("acknowledged moves", 40)]);
            ledger.add("kills sqlite", &round).expect("it is written");
        }
        let ledger = Ledger::open(file).expect("a ledger");
        assert_eq!(ledger.count("kills sqlite", "kills"), 6);
        assert_eq!(ledger.count("kills postgres", "kills"), 0);
        let row = "| kills sqlite | 80 acknowledged moves, 6 kills |";
        assert!(ledger.table().contains(row), "{}", ledger.table());
    }
}
