//! Stored records: those of before replay for ever, and whatever is changed in one of format 2 is named at its line.

use std::path::{Path, PathBuf};
use towpath_core::record::{Format, Problem, RawRecord};
use towpath_core::{Edition, EditionFile, Match, RecordError, ScenarioSupport, TableSetup};

/// Every so many changed texts are not only read but replayed too.
const REPLAY_EVERY: usize = 500;

/// Replays every `*.towpath` of a folder, finds that it is written as the match writes it, and tries every change of those in
/// format 2. Gives the number of records. A record of other component data than the game's own has it in the folder
/// `edition-HASH` beside it, named by the first 16 digits.
///
/// # Panics
/// With the record that does not hold, or a change that is not found at its line.
pub fn check_folder<G: ScenarioSupport>(folder: &Path) -> usize {
    let files = files(folder, "towpath");
    for file in &files {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(file).expect("the record is there");
        let record = Stored::<G>::open(&name, &text, folder);
        let replayed = record.replay(&text);
        let replayed = replayed.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(replayed.record(), text, "{name}: it is written otherwise now");
        match replayed.header().format {
            Format::One => {}
            Format::Two => record.try_changes(&text),
        }
    }
    files.len()
}

/// Replays the records within golden transcripts, which are written in format 1. Gives their number.
///
/// # Panics
/// With the transcript that does not hold.
pub fn check_transcripts<G: ScenarioSupport>(folder: &Path) -> usize {
    let files = files(folder, "txt");
    for file in &files {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(file).expect("the transcript is there");
        let edition = G::builtin_edition();
        let mut record = String::new();
        for line in text.lines().filter(|line| !line.starts_with(' ')) {
            match line.split(' ').next() {
                Some("side" | "won" | "and") => break,
                Some("players") => {
                    record += &format!("edition {}\n{line}\n", edition.hash());
                }
                _ => record += &format!("{line}\n"),
            }
        }
        let stored = Stored::<G>::open(&name, &record, folder);
        let replayed = stored.replay(&record);
        let replayed = replayed.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(replayed.version() > 20, "{name}: a whole game");
        let outcome = replayed.game().outcome(replayed.state());
        for score in outcome.iter().flat_map(|outcome| &outcome.scores) {
            let line = format!("\nside {} total {}:", score.side.index() + 1, score.total);
            assert!(text.contains(&line), "{name}: no '{line}'");
        }
    }
    files.len()
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let mut files: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

/// The table of a stored record.
struct Stored<'a, G> {
    name: &'a str,
    game: G,
    setup: TableSetup,
}

impl<'a, G: ScenarioSupport> Stored<'a, G> {
    fn open(name: &'a str, text: &str, folder: &Path) -> Stored<'a, G> {
        let raw = RawRecord::read(text);
        let header = raw.unwrap_or_else(|error| panic!("{name}: {error}")).header;
        let setup = TableSetup {
            players: header.players,
            options: header.options.into_iter().collect(),
            edition: edition::<G>(name, &header.edition, folder),
            rules: header.rules,
        };
        let game = G::build(&setup).expect("the table can be built");
        Stored { name, game, setup }
    }

    fn replay(&self, text: &str) -> Result<Match<G>, RecordError> {
        Match::replay(self.game.clone(), &self.setup, &RawRecord::read(text)?)
    }

    fn try_changes(&self, text: &str) {
        self.try_characters(text);
        self.try_cuts(text);
        self.try_lines(text);
    }

    /// A changed text is refused at this line, by reading it and by replaying it.
    fn refused_at(&self, text: &str, line: usize, number: usize, what: &str) {
        let read = RawRecord::read(text).and_then(RawRecord::well_formed);
        let found = match read {
            Err(error) => error.line,
            Ok(_) => panic!("{}: {what}, and it is read", self.name),
        };
        assert_eq!(found, line, "{}: {what}", self.name);
        if number.is_multiple_of(REPLAY_EVERY) {
            let error = self.replay(text).err();
            let found = error.map(|error| error.line);
            assert_eq!(found, Some(line), "{}: {what}, replayed", self.name);
        }
    }

    /// Every digit exchanged for every other, every character exchanged, lost and doubled.
    fn try_characters(&self, text: &str) {
        let mut line = 1;
        let mut tried = 0;
        let mut changed = String::with_capacity(text.len() + 1);
        for (at, old) in text.char_indices() {
            let (before, after) = (&text[..at], &text[at + old.len_utf8()..]);
            let mut attempt = |new: &str, line: usize| {
                changed.clear();
                changed.extend([before, new, after]);
                tried += 1;
                self.refused_at(&changed, line, tried, &format!("{old:?} at {at} is {new:?}"));
            };
            if old.is_ascii_digit() {
                for new in ('0'..='9').filter(|new| *new != old) {
                    attempt(new.encode_utf8(&mut [0; 4]), line);
                }
            }
            for new in ["#", " ", "\n", "\r", "~"] {
                if *new != old.to_string() {
                    attempt(new, line);
                }
            }
            attempt("", line);
            // A second line end makes an empty line below.
            let below = usize::from(old == '\n');
            attempt(&format!("{old}{old}"), line + below);
            line += below;
        }
    }

    /// Every beginning is the record of a running game, or refused where it ends.
    fn try_cuts(&self, text: &str) {
        let deal = text.find("\ndeal ").expect("a record has a deal") + 1;
        let entries = text.find("\nresult ").map_or(text.len(), |end| end + 1);
        for cut in 1..text.len() {
            let part = &text[..cut];
            let line = part.lines().count();
            let what = format!("cut at {cut}");
            if !part.ends_with('\n') {
                self.refused_at(part, line, cut, &what);
                let raw = RawRecord::read(part);
                let problem = raw.map(|raw| raw.fault.map(|fault| fault.problem));
                if cut > deal {
                    assert_eq!(problem, Ok(Some(Problem::HalfWritten)), "{what}");
                }
                continue;
            }
            let replayed = self.replay(part);
            match replayed {
                Ok(_) => assert!(cut > deal && cut < entries, "{}: {what} holds", self.name),
                Err(error) => assert!(
                    error.line == line && (cut <= deal || cut >= entries),
                    "{}: {what}: {error}",
                    self.name
                ),
            }
        }
    }

    /// Every line exchanged with the next, lost or doubled.
    fn try_lines(&self, text: &str) {
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for at in 0..lines.len() - 1 {
            let mut swapped = lines.clone();
            swapped.swap(at, at + 1);
            self.refused_at(&swapped.concat(), at + 1, at, &format!("lines from {at} swapped"));
            let mut lost = lines.clone();
            lost.remove(at);
            self.refused_at(&lost.concat(), at + 1, at, &format!("line {at} lost"));
            let mut doubled = lines.clone();
            doubled.insert(at, lines[at]);
            self.refused_at(&doubled.concat(), at + 2, at, &format!("line {at} doubled"));
        }
    }
}

/// The component data a record was played with.
fn edition<G: ScenarioSupport>(name: &str, hash: &str, folder: &Path) -> Edition {
    let own = G::builtin_edition();
    if own.hash() == hash {
        return own;
    }
    let kept = folder.join(format!("edition-{}", hash.get(..16).unwrap_or(hash)));
    let read = |file: &EditionFile| {
        let path = kept.join(&file.name);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!(
                "{name}: played with other component data; keep that data in {}: {error}",
                kept.display()
            )
        });
        EditionFile {
            name: file.name.clone(),
            text,
        }
    };
    let files = own.files.iter().map(read).collect();
    let edition = Edition { files };
    assert_eq!(edition.hash(), hash, "{name}: {} is other data", kept.display());
    edition
}
