//! The committed text files.

use std::collections::BTreeMap;
use std::process::Command;

/// Every text file by its path from the root of the repository, with `/` between folders.
#[derive(Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// The files that git knows or would add. Pictures and other files that are no text are left out.
    pub fn of_repository() -> Result<Tree, String> {
        let listed = Command::new("git")
            .args([
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
            ])
            .output()
            .map_err(|error| format!("git ls-files: {error}"))?;
        if !listed.status.success() {
            return Err("git ls-files".to_owned());
        }
        let names = String::from_utf8_lossy(&listed.stdout);
        let read = |name: &str| Some((name.to_owned(), std::fs::read_to_string(name).ok()?));
        let files = names.split('\0').filter(|name| !name.is_empty());
        Ok(Tree {
            files: files.filter_map(read).collect(),
        })
    }

    /// A tree of these (path, text), for tests.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let own = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        Tree {
            files: files.iter().map(own).collect(),
        }
    }

    /// Whether there is such a file.
    pub fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// The text of a file; empty if there is none.
    pub fn text(&self, path: &str) -> &str {
        self.files.get(path).map_or("", String::as_str)
    }

    /// Every file with its text.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Every file whose path begins so.
    pub fn below<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files()
            .filter(move |(path, _)| path.starts_with(folder))
    }
}

/// The extension of a path.
pub fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, extension)| extension)
}
