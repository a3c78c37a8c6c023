//! What there is to say about the sets: `towpath puzzles report`, and a part of docs/puzzles.md.

use crate::check::games;
use crate::{Puzzle, Set, all, source};
use std::fmt::Write;

/// The report as Markdown.
///
/// # Panics
/// If a set that comes with the program is not well-formed; a test reads them all.
pub fn report() -> String {
    let mut text = String::new();
    for game in towpath_games::all() {
        let title = game.title();
        let own = all()
            .iter()
            .filter(|puzzle| puzzle.game.title().id == title.id);
        let own: Vec<&Puzzle> = own.collect();
        let (Some(themes), Some((file, data))) = (games(title.id), source(title.id)) else {
            continue;
        };
        let looked = Set::read(file, data).expect("a test reads every file").next;
        let made = data.lines().next().unwrap_or_default();
        let command = made.split('`').nth(1).unwrap_or_default();
        line(&mut text, format_args!("### {}\n", title.name));
        line(
            &mut text,
            format_args!(
                "{} puzzles from {looked} games; `{command}`. {}\n",
                own.len(),
                data_of(&own)
            ),
        );
        line(
            &mut text,
            format_args!(
                "| theme | puzzles | grade 1 | 2 | 3 | 4 | 5 | margin: least, median, most | positions compared: median, most |\n|---|---|---|---|---|---|---|---|---|"
            ),
        );
        for theme in themes.themes() {
            let of: Vec<&Puzzle> = own
                .iter()
                .copied()
                .filter(|one| one.theme == theme.name)
                .collect();
            row(&mut text, theme.name, &of);
        }
        row(&mut text, "all", &own);
        let plain = own.iter().filter(|one| one.proof.plain).count();
        let moves = spread(own.iter().map(|one| one.solve.len() as i64));
        line(
            &mut text,
            format_args!(
                "\nSolutions of {} to {} decisions, the median {}. {plain} are plain: who always takes the most points at once solves them.\n",
                moves[0], moves[2], moves[1]
            ),
        );
    }
    text.trim_end().to_owned()
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    writeln!(text, "{words}").expect("a string has room");
}

/// The versions of the rules and the component data that puzzles are for.
fn data_of(puzzles: &[&Puzzle]) -> String {
    let mut found: Vec<String> = puzzles
        .iter()
        .map(|one| {
            let rules = one.scenario.version.unwrap_or_default();
            let edition = one.scenario.edition.as_deref().unwrap_or("-");
            format!("rules {rules}, component data `{edition}`")
        })
        .collect();
    found.sort();
    found.dedup();
    found.join("; ")
}

fn row(text: &mut String, name: &str, of: &[&Puzzle]) {
    let grades = (1..=5).map(|grade| {
        of.iter()
            .filter(|one| one.grade == grade)
            .count()
            .to_string()
    });
    let margins = spread(of.iter().map(|one| one.proof.margin.into()));
    let ends = spread(of.iter().map(|one| one.proof.ends.into()));
    let [least, median, most] = margins;
    line(
        text,
        format_args!(
            "| {name} | {} | {} | {least}, {median}, {most} | {}, {} |",
            of.len(),
            grades.collect::<Vec<_>>().join(" | "),
            ends[1],
            ends[2]
        ),
    );
}

/// The least, the median and the most.
fn spread(numbers: impl Iterator<Item = i64>) -> [i64; 3] {
    let mut numbers: Vec<i64> = numbers.collect();
    numbers.sort_unstable();
    match numbers[..] {
        [] => [0; 3],
        [first, ..] => [
            first,
            numbers[numbers.len() / 2],
            numbers[numbers.len() - 1],
        ],
    }
}
