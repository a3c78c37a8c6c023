//! `towpath check`: component data, lessons and notes.

use crate::edition::report;
use crate::failure::Failure;
use crate::files;
use crate::out::say;
use std::path::{Path, PathBuf};
use towpath_core::{Edition, EditionFile};
use towpath_lessons::{LANGUAGES, Lesson, Notes, STEPS, Source};
use towpath_scenario::Fault;
use towpath_text::{Language, Words};

/// What to check.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game; all of them if left out, or the one that the edition is for.
    game: Option<String>,
    /// A folder with component data of your own in place of ours.
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// A folder with a lesson, in place of component data and the lessons that come with the program.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["game", "edition"])]
    lesson: Option<PathBuf>,
    /// Print what holds as JSON, an object a line.
    #[arg(long)]
    json: bool,
}

/// Checks and prints what holds.
pub fn run(args: &Args) -> Result<(), Failure> {
    if let Some(dir) = &args.lesson {
        let lesson =
            Lesson::read(read_lesson(dir)?).map_err(|fault| Failure::Wrong(fault.to_string()))?;
        return check_lesson(&lesson, args.json);
    }
    let dir = args.edition.as_deref();
    if let (None, Some(dir)) = (&args.game, dir) {
        let (game, edition) = files::own_edition(dir)?;
        return report(game, &edition, Some(dir), args.json);
    }
    let games = match &args.game {
        Some(id) => vec![files::game(id)?],
        None => towpath_games::all().to_vec(),
    };
    for game in games {
        report(game, &files::edition(game, dir)?, dir, args.json)?;
        let own = towpath_lessons::all().iter();
        let own = own.filter(|lesson| dir.is_none() && lesson.game.title().id == game.title().id);
        for lesson in own {
            check_lesson(lesson, args.json)?;
        }
        let own = towpath_lessons::notes().iter();
        let own = own.filter(|notes| dir.is_none() && notes.game.title().id == game.title().id);
        for notes in own {
            check_notes(notes, args.json)?;
        }
    }
    Ok(())
}

/// What does not hold, a line for each.
fn wrong(faults: &[Fault]) -> Failure {
    let words = Words::of(Language::English);
    let said = faults.iter().map(|fault| match &fault.why {
        Some(why) => format!("{fault} ({})", words.say(why)),
        None => fault.to_string(),
    });
    Failure::Wrong(said.collect::<Vec<_>>().join("\n"))
}

/// Checks the notes of a game and prints that they hold.
fn check_notes(notes: &Notes, json: bool) -> Result<(), Failure> {
    notes.check().map_err(|faults| wrong(&faults))?;
    let (game, count) = (notes.game.title().id, notes.notes.len());
    match json {
        true => say!("{}", serde_json::json!({ "notes": game, "count": count })),
        false => say!("notes of {game}: {count} hold"),
    }
    Ok(())
}

/// Plays a lesson and prints that it holds.
fn check_lesson(lesson: &Lesson, json: bool) -> Result<(), Failure> {
    lesson.check().map_err(|faults| wrong(&faults))?;
    let steps = lesson.steps.len();
    match json {
        true => say!(
            "{}",
            serde_json::json!({ "lesson": lesson.id, "steps": steps })
        ),
        false => say!("lesson {}: {steps} steps hold", lesson.id),
    }
    Ok(())
}

/// The files of a lesson in a folder.
fn read_lesson(dir: &Path) -> Result<Source, Failure> {
    let read = |path: &Path| {
        let failed = |error| Failure::Input(format!("{}: {error}", path.display()));
        std::fs::read_to_string(path).map_err(failed)
    };
    let id = dir.canonicalize().ok();
    let id = id.as_deref().and_then(Path::file_name).unwrap_or_default();
    let mut texts = Vec::new();
    for code in LANGUAGES {
        let path = dir.join(format!("{code}.ftl"));
        if path.exists() {
            texts.push((code.to_owned(), read(&path)?));
        }
    }
    let mut edition = Vec::new();
    if let Ok(entries) = std::fs::read_dir(dir.join("edition")) {
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths {
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let text = read(&path)?.into();
            edition.push(EditionFile { name, text });
        }
    }
    Ok(Source {
        id: id.to_string_lossy().into_owned(),
        steps: read(&dir.join(STEPS))?,
        texts,
        edition: (!edition.is_empty()).then_some(Edition { files: edition }),
    })
}
