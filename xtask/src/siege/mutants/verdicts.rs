//! What became of each mutant, a line each in a file below target/, so that an interrupted run goes on.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What became of a mutant.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A test failed.
    Caught,
    /// Every test passed.
    Missed,
    /// A test took several times as long as without it.
    TimedOut,
    /// It is no program.
    Unviable,
}

const WORDS: [(Verdict, &str); 4] = [
    (Verdict::Caught, "caught"),
    (Verdict::Missed, "missed"),
    (Verdict::TimedOut, "timed out"),
    (Verdict::Unviable, "does not compile"),
];

/// Verdicts of one crate by the mutant's name.
pub struct Verdicts {
    file: PathBuf,
    all: BTreeMap<String, Verdict>,
}

impl Verdicts {
    /// Reads what is known of a crate; a later line counts more.
    pub fn open(name: &str) -> Result<Verdicts, String> {
        let folder = Path::new("target/siege/mutants");
        std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        let file = folder.join(format!("{name}.tsv"));
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let all = text.lines().filter_map(read).collect();
        Ok(Verdicts { file, all })
    }

    /// What is known of a mutant.
    pub fn of(&self, mutant: &str) -> Option<Verdict> {
        self.all.get(mutant).copied()
    }

    /// Writes a verdict down and says it.
    pub fn add(&mut self, mutant: &str, verdict: Verdict, how: &str) -> Result<(), String> {
        let word = WORDS.iter().find(|(one, _)| *one == verdict);
        let word = word.map_or("", |(_, word)| word);
        println!("{word}: {mutant} ({how})");
        self.all.insert(mutant.to_owned(), verdict);
        let mut file = std::fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.file)
            .map_err(|error| format!("{}: {error}", self.file.display()))?;
        writeln!(file, "{word}\t{mutant}\t{how}").map_err(|error| error.to_string())
    }
}

fn read(line: &str) -> Option<(String, Verdict)> {
    let mut fields = line.split('\t');
    let word = fields.next()?;
    let (verdict, _) = WORDS.iter().find(|(_, one)| *one == word)?;
    Some((fields.next()?.to_owned(), *verdict))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_verdicts_and_names() {
        let line = "timed out\tsrc/a.rs:1:1: replace + with -\ttests/play.rs, 7 s";
        let name = "src/a.rs:1:1: replace + with -".to_owned();
        assert_eq!(read(line), Some((name, Verdict::TimedOut)));
        assert_eq!(read("no verdict\tname"), None);
        assert_eq!(read("caught"), None, "cut off");
    }
}
