//! Stored records: those of before replay for ever, and whatever is changed in one of format 2 is named at its line.

use std::path::{Path, PathBuf};
use towpath_core::record::{Format, Problem, RawRecord};
use towpath_core::{Edition, EditionFile, Match, RecordError, ScenarioSupport, TableSetup};

/// Every so many changed texts are not only read but replayed too.
const REPLAY_EVERY: usize = 500;

/// A record of fewer bytes is tried with every change of every character.
const SHORT: usize = 4000;

/// Replays every `*.towpath` of a folder, finds that it is written as the match writes it, and tries every change of those in
/// format 2. Gives the number of records. A record of other component data than the game's own, today's or an
/// earlier version's, has it in the folder `edition-HASH` beside it, named by the first 16 digits.
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
        assert_eq!(
            replayed.record(),
            text,
            "{name}: it is written otherwise now"
        );
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

    /// A changed text is refused at this line, by reading it and by replaying it; gives the reason.
    fn refused_at(
        &self,
        text: &str,
        line: usize,
        number: usize,
        what: impl Fn() -> String,
    ) -> Problem {
        let read = RawRecord::read(text).and_then(RawRecord::well_formed);
        let error = match read {
            Err(error) => error,
            Ok(_) => panic!("{}: {}, and it is read", self.name, what()),
        };
        assert_eq!(error.line, line, "{}: {}", self.name, what());
        if number.is_multiple_of(REPLAY_EVERY) {
            let again = self.replay(text).err();
            assert_eq!(again.as_ref(), Some(&error), "{}: {}", self.name, what());
        }
        error.problem
    }

    /// Every character exchanged, lost or doubled; in a short record in every way, in a long one in two ways each.
    fn try_characters(&self, text: &str) {
        let short = text.len() < SHORT;
        let mut line = 1;
        let mut tried = 0;
        let mut changed = String::with_capacity(text.len() + 1);
        for (at, old) in text.char_indices() {
            let (before, after) = (&text[..at], &text[at + old.len_utf8()..]);
            let others = match old.is_ascii_digit() {
                true => &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "#", "\n"][..],
                false => &["#", " ", "\n", "\r", "~", "0"][..],
            };
            let same = old.to_string();
            let others: Vec<&str> = others.iter().copied().filter(|new| *new != same).collect();
            let doubled = same.repeat(2);
            let lengths = ["", &doubled];
            let ways: Vec<&str> = match short {
                true => others.iter().chain(&lengths).copied().collect(),
                false => vec![others[at % others.len()], lengths[at % lengths.len()]],
            };
            for new in ways {
                changed.clear();
                changed.extend([before, new, after]);
                tried += 1;
                // A second line end makes an empty line below.
                let line = line + usize::from(new == "\n\n");
                let what = || format!("{old:?} at {at} is {new:?}");
                self.refused_at(&changed, line, tried, what);
            }
            line += usize::from(old == '\n');
        }
    }

    /// Every beginning is the record of a running game, or refused where it ends.
    fn try_cuts(&self, text: &str) {
        let deal = text.find("\ndeal ").expect("a record has a deal") + 1;
        let entries = text.find("\nresult ").map_or(text.len(), |end| end + 1);
        let mut line = 0;
        for cut in 1..text.len() {
            let part = &text[..cut];
            // The first character of a line makes one line more.
            line += usize::from(cut == 1 || text.as_bytes()[cut - 2] == b'\n');
            let what = || format!("cut at {cut}");
            if !part.ends_with('\n') {
                let problem = self.refused_at(part, line, cut, what);
                if cut > deal {
                    assert_eq!(problem, Problem::HalfWritten, "{}: {}", self.name, what());
                }
                continue;
            }
            let what = what();
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
            self.refused_at(&swapped.concat(), at + 1, at, || {
                format!("lines from {at} swapped")
            });
            let mut lost = lines.clone();
            lost.remove(at);
            self.refused_at(&lost.concat(), at + 1, at, || format!("line {at} lost"));
            let mut doubled = lines.clone();
            doubled.insert(at, lines[at]);
            self.refused_at(&doubled.concat(), at + 2, at, || {
                format!("line {at} doubled")
            });
        }
    }
}

/// The component data a record was played with.
fn edition<G: ScenarioSupport>(name: &str, hash: &str, folder: &Path) -> Edition {
    let own = G::builtin_edition();
    let mut ours = [own.clone()].into_iter().chain(G::earlier_editions());
    if let Some(found) = ours.find(|edition| edition.hash() == hash) {
        return found;
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
            text: text.into(),
        }
    };
    let files = own.files.iter().map(read).collect();
    let edition = Edition { files };
    assert_eq!(
        edition.hash(),
        hash,
        "{name}: {} is other data",
        kept.display()
    );
    edition
}
