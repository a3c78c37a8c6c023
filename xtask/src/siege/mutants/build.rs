//! A copy of the repository that is changed and built in place of it.

use super::trial;
use super::weave::{Mutant, must_be_constant, weave, without_constants};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

const FOLDER: &str = "target/siege/mutants";

/// A copy of the repository below target/, with one crate to be changed.
pub struct Tree {
    package: String,
    /// The crate's folder from the repository's.
    own: String,
    root: PathBuf,
    target: PathBuf,
}

impl Tree {
    /// Copies what differs; the crate's own source is written by what is done with it.
    pub fn copy(name: &str) -> Result<Tree, String> {
        let folder = std::path::absolute(FOLDER).map_err(|error| error.to_string())?;
        let tree = Tree {
            package: format!("towpath-{name}"),
            own: format!("crates/{name}/src/"),
            root: folder.join("tree"),
            target: folder.join("build"),
        };
        let listed = Command::new("git")
            .args(["ls-files", "--cached", "--others", "--exclude-standard"])
            .output()
            .map_err(|error| format!("git ls-files: {error}"))?;
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        for file in listed.lines() {
            // The copy lies in the repository, so that cargo's settings hold there already; twice they would be others.
            let left_out = file.starts_with(&tree.own) || file.starts_with(".cargo/");
            // A file may be gone and still be listed.
            if let (false, Ok(bytes)) = (left_out, std::fs::read(file)) {
                tree.write(file, &bytes)?;
            }
        }
        Ok(tree)
    }

    /// Writes a file of the copy unless it is the same already, so that as little as possible is built again.
    fn write(&self, file: &str, bytes: &[u8]) -> Result<(), String> {
        let path = self.root.join(file);
        if std::fs::read(&path).is_ok_and(|old| old == bytes) {
            return Ok(());
        }
        let folder = path.parent().unwrap_or(&self.root);
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&path, bytes))
            .map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The crate's source as it is.
    fn source(&self) -> Result<BTreeMap<String, String>, String> {
        let (mut found, mut folders) = (BTreeMap::new(), vec![PathBuf::from(&self.own)]);
        while let Some(folder) = folders.pop() {
            let entries = std::fs::read_dir(&folder).map_err(|error| error.to_string())?;
            for entry in entries {
                let path = entry.map_err(|error| error.to_string())?.path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
                    found.insert(path.to_string_lossy().into_owned(), text);
                }
            }
        }
        Ok(found)
    }

    /// Puts mutants behind switches, numbered from 1, until the crate compiles; gives those that could be switched with
    /// their numbers, and those that have to be built alone.
    #[allow(clippy::type_complexity)]
    pub fn weave<'a>(
        &self,
        mutants: &[&'a Mutant],
    ) -> Result<(Vec<(u32, &'a Mutant)>, Vec<&'a Mutant>), String> {
        let mut numbered: Vec<(u32, &Mutant)> = (1..).zip(mutants.iter().copied()).collect();
        let (mut alone, mut constant) = (BTreeSet::new(), BTreeSet::new());
        loop {
            let mut woven = BTreeMap::new();
            for (file, text) in self.source()? {
                let here = numbered.iter().filter(|(_, one)| one.file == file);
                let here: Vec<_> = here.copied().collect();
                let text = without_constants(&text, &constant);
                let own = weave(&text, &here, file.ends_with("src/lib.rs"));
                self.write(&file, own.text.as_bytes())?;
                alone.extend(own.alone.iter().copied());
                woven.insert(file, own);
            }
            let mut errors = self.check(&["check"])?;
            if errors.is_empty() {
                errors = self.check(&["check", "--tests"])?;
            }
            if errors.is_empty() {
                break;
            }
            let before = (alone.len(), constant.len());
            for (file, line, text) in &errors {
                if let Some(name) = must_be_constant(text) {
                    constant.insert(name);
                } else if let Some(own) = woven.get(file) {
                    alone.extend(own.blamed(*line));
                }
            }
            if before == (alone.len(), constant.len()) {
                return Err(format!("the crate does not compile: {errors:?}"));
            }
            numbered.retain(|(number, _)| !alone.contains(number));
        }
        numbered.retain(|(number, _)| !alone.contains(number));
        let alone = alone.iter().map(|number| mutants[*number as usize - 1]);
        Ok((numbered, alone.collect()))
    }

    /// The crate with one change and no switch; whether it compiles.
    pub fn build_alone(&self, mutant: &Mutant) -> Result<bool, String> {
        for (file, text) in self.source()? {
            let text = match file == mutant.file {
                true => mutant.alone(&text),
                false => text,
            };
            self.write(&file, text.as_bytes())?;
        }
        Ok(self.check(&["check"])?.is_empty())
    }

    /// The errors of the crate: file, line, words.
    fn check(&self, words: &[&str]) -> Result<Vec<(String, usize, String)>, String> {
        let (messages, _) = self.cargo(words)?;
        let mut errors = Vec::new();
        for message in &messages {
            let message = &message["message"];
            if message["level"] != "error" {
                continue;
            }
            let text = message["message"].as_str().unwrap_or_default();
            let spans = message["spans"].as_array().into_iter().flatten();
            for span in spans.filter(|span| span["is_primary"] == true) {
                let file = span["file_name"].as_str().unwrap_or_default();
                let line = span["line_start"].as_u64().unwrap_or(0) as usize;
                errors.push((file.to_owned(), line, text.to_owned()));
            }
        }
        Ok(errors)
    }

    /// Builds the tests; gives their names and programs.
    pub fn build(&self) -> Result<Vec<(String, PathBuf)>, String> {
        let (messages, good) = self.cargo(&["test", "--no-run", "--tests"])?;
        let programs = messages.iter().filter_map(|message| {
            let program = message["executable"].as_str()?;
            let own = message["target"]["src_path"].as_str()?;
            let name = Path::new(own).file_stem()?.to_string_lossy().into_owned();
            Some((name, PathBuf::from(program)))
        });
        let programs: Vec<_> = programs.collect();
        match good && !programs.is_empty() {
            true => Ok(programs),
            false => Err(format!("the tests of {} do not compile", self.package)),
        }
    }

    /// The crate's folder in the copy.
    pub fn crate_folder(&self) -> PathBuf {
        let own = self.root.join(&self.own);
        own.parent().map(Path::to_owned).unwrap_or(own)
    }

    /// Runs cargo in the copy; what it says, and whether it succeeded.
    fn cargo(&self, words: &[&str]) -> Result<(Vec<Value>, bool), String> {
        let output = Command::new("cargo")
            .args(words)
            .args(["--package", &self.package, "--message-format", "json"])
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_INCREMENTAL", "1")
            .env_remove(trial::SWITCH)
            .output()
            .map_err(|error| format!("cargo: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let messages = text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        Ok((messages.collect(), output.status.success()))
    }
}
