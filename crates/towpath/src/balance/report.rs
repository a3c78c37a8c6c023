//! The report as Markdown.

use std::collections::BTreeMap;
use std::fmt::Write;
use towpath_bots::arena::{Interval, wilson};
use towpath_core::{Message, Title};
use towpath_games::{Balance, FinishedGame};
use towpath_text::{Language, Words};

/// What was measured, and how.
pub struct About<'a> {
    pub title: &'a Title,
    /// The command that makes the report again.
    pub command: String,
    pub bot: &'a str,
    /// The hash of the component data.
    pub edition: &'a str,
    pub seed: u64,
}

/// The games of one table.
pub struct Chapter {
    /// Options that differ from their defaults.
    pub options: Vec<String>,
    pub balance: Balance,
}

/// The whole report.
pub fn write(about: &About<'_>, chapters: &[Chapter]) -> String {
    let mut text = format!(
        "Made by\n\n```sh\n{}\n```\n\nEvery seat is played by `{}`; deals follow from seed {}. Component data `{}`, version {} of the \
         rules. Intervals are Wilson's for 95 %. A place in the turn order is *fair* at 1.00.\n",
        about.command,
        about.bot,
        about.seed,
        about.edition.get(..16).unwrap_or(about.edition),
        about.title.rules,
    );
    summary(&mut text, chapters);
    for chapter in chapters {
        one(&mut text, chapter);
    }
    text
}

fn heading(chapter: &Chapter) -> String {
    let players = match chapter.balance.players {
        1 => "Alone".to_owned(),
        n => format!("{n} players"),
    };
    match chapter.options.as_slice() {
        [] => players,
        options => format!("{players}, {}", options.join(", ")),
    }
}

/// A row a chapter: what is asked first.
fn summary(text: &mut String, chapters: &[Chapter]) {
    line(text, "");
    line(
        text,
        "| table | games | turns | points by rank | wins by turn order, times fair | ended by |",
    );
    line(text, "|---|--:|--:|---|---|---|");
    for chapter in chapters {
        let games = &chapter.balance.games;
        let turns = Sample::of(games.iter().map(|game| f64::from(game.turns)));
        let ranks: Vec<String> = ranked(games)
            .iter()
            .map(|rank| format!("{:.0}", rank.mean))
            .collect();
        let places = match chapter.balance.players {
            1 => vec!["–".to_owned()],
            _ => places(&chapter.balance)
                .iter()
                .map(|place| format!("{:.2}", place.times_fair(&chapter.balance)))
                .collect(),
        };
        let endings: Vec<String> = endings(games)
            .iter()
            .map(|(ending, share)| format!("{ending} {:.1} %", 100.0 * share.share))
            .collect();
        let row = format!(
            "| {} | {} | {:.0} | {} | {} | {} |",
            heading(chapter),
            games.len(),
            turns.mean,
            ranks.join(", "),
            places.join(", "),
            endings.join(", ")
        );
        line(text, &row);
    }
}

fn one(text: &mut String, chapter: &Chapter) {
    let balance = &chapter.balance;
    let games = &balance.games;
    let _ = write!(text, "\n## {}\n\n{} games", heading(chapter), games.len());
    if balance.unfinished > 0 {
        let _ = write!(text, ", {} more given up", balance.unfinished);
    }
    line(
        text,
        ".\n\n| | mean | least | 10 % | median | 90 % | most |\n|---|--:|--:|--:|--:|--:|--:|",
    );
    let lengths = [
        (
            "turns",
            Sample::of(games.iter().map(|game| f64::from(game.turns))),
        ),
        (
            "decisions",
            Sample::of(games.iter().map(|game| f64::from(game.decisions))),
        ),
    ];
    for (name, sample) in lengths {
        line(text, &sample.row(name));
    }
    for (index, sample) in ranked(games).iter().enumerate() {
        line(text, &sample.row(&format!("points, rank {}", index + 1)));
    }
    if balance.players > 1 {
        turn_order(text, balance);
    }
    line(text, "\n| ended by | share of games |\n|---|--:|");
    for (ending, share) in endings(games) {
        line(text, &format!("| {ending} | {} |", percent(share)));
    }
    figures(text, games);
    uses(text, games);
}

fn turn_order(text: &mut String, balance: &Balance) {
    line(
        text,
        "\n| place in the turn order | share of wins | times fair | mean points |\n|---|--:|--:|--:|",
    );
    for (index, place) in places(balance).iter().enumerate() {
        let row = format!(
            "| {} | {} | {:.2} | {:.1} |",
            index + 1,
            percent(place.share),
            place.times_fair(balance),
            place.points
        );
        line(text, &row);
    }
    let count = |wanted: &dyn Fn(usize) -> bool| {
        let winners =
            |game: &&FinishedGame| wanted(game.shares.iter().filter(|s| **s > 0.0).count());
        wilson(
            balance.games.iter().filter(winners).count() as f64,
            balance.games.len() as u32,
        )
    };
    let (nobody, shared) = (
        count(&|winners| winners == 0),
        count(&|winners| winners > 1),
    );
    let _ = writeln!(
        text,
        "\nWon by nobody {}, shared {}.",
        percent(nobody),
        percent(shared)
    );
}

/// The means of what the game tells about itself.
fn figures(text: &mut String, games: &[FinishedGame]) {
    let words = Words::of(Language::English);
    let mut sums: Vec<(&str, f64, u32)> = Vec::new();
    for (name, value) in games.iter().flat_map(|game| &game.figures) {
        match sums.iter_mut().find(|(known, ..)| known == name) {
            Some((_, sum, count)) => {
                *sum += value;
                *count += 1;
            }
            None => sums.push((name, *value, 1)),
        }
    }
    line(text, "\n| mean over the games that tell it | |\n|---|--:|");
    for (name, sum, count) in sums {
        let name = match name.rsplit_once(": ") {
            Some((of, key)) if words.has(key) => {
                format!("{of}: {}", words.say(&Message::new(key.to_owned())))
            }
            _ => name.to_owned(),
        };
        line(text, &format!("| {name} | {:.2} |", sum / f64::from(count)));
    }
}

/// What could be done, and whether it was.
fn uses(text: &mut String, games: &[FinishedGame]) {
    let mut all: BTreeMap<&str, (u32, u32, u32)> = BTreeMap::new();
    for (name, times) in games.iter().flat_map(|game| &game.uses) {
        let (offered, done, sum) = all.entry(name).or_default();
        *offered += 1;
        *done += u32::from(*times > 0);
        *sum += times;
    }
    line(
        text,
        "\n| action or component | games with it on offer | games with it done | times a game |\n|---|--:|--:|--:|",
    );
    for (name, (offered, done, sum)) in &all {
        let mean = f64::from(*sum) / games.len().max(1) as f64;
        line(
            text,
            &format!("| {name} | {offered} | {done} | {mean:.2} |"),
        );
    }
    let never: Vec<&str> = all
        .iter()
        .filter(|(_, (_, done, _))| *done == 0)
        .map(|(name, _)| *name)
        .collect();
    match never.as_slice() {
        [] => line(text, "\nEverything on offer was done in some game."),
        names => line(text, &format!("\nNever done: {}.", names.join(", "))),
    }
}

/// How a place in the turn order did.
struct PlaceResult {
    share: Interval,
    points: f64,
}

impl PlaceResult {
    fn times_fair(&self, balance: &Balance) -> f64 {
        self.share.share * f64::from(balance.players)
    }
}

fn places(balance: &Balance) -> Vec<PlaceResult> {
    let games = &balance.games;
    let count = games.len().max(1) as f64;
    (0..usize::from(balance.players))
        .map(|place| {
            let wins: f64 = games.iter().map(|game| f64::from(game.shares[place])).sum();
            let points: f64 = games.iter().map(|game| f64::from(game.points[place])).sum();
            PlaceResult {
                share: wilson(wins, games.len() as u32),
                points: points / count,
            }
        })
        .collect()
}

/// The points of the best of each game, of the second best, and so on.
fn ranked(games: &[FinishedGame]) -> Vec<Sample> {
    let players = games.first().map_or(0, |game| game.points.len());
    let rank = |index: usize| {
        Sample::of(games.iter().map(|game| {
            let mut points = game.points.clone();
            points.sort_unstable_by_key(|points| std::cmp::Reverse(*points));
            f64::from(points[index])
        }))
    };
    (0..players).map(rank).collect()
}

/// What ended the games, the most frequent first.
fn endings(games: &[FinishedGame]) -> Vec<(&'static str, Interval)> {
    let mut counts: BTreeMap<&'static str, u32> = BTreeMap::new();
    for game in games {
        *counts.entry(game.ending).or_default() += 1;
    }
    let mut all: Vec<(&'static str, u32)> = counts.into_iter().collect();
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let share = |(ending, count)| (ending, wilson(f64::from(count), games.len() as u32));
    all.into_iter().map(share).collect()
}

/// A number a game, put in order.
struct Sample {
    sorted: Vec<f64>,
    mean: f64,
}

impl Sample {
    fn of(values: impl Iterator<Item = f64>) -> Sample {
        let mut sorted: Vec<f64> = values.collect();
        sorted.sort_unstable_by(f64::total_cmp);
        let mean = sorted.iter().sum::<f64>() / sorted.len().max(1) as f64;
        Sample { sorted, mean }
    }

    /// The value that this share of them does not pass.
    fn quantile(&self, share: f64) -> f64 {
        let last = self.sorted.len().saturating_sub(1);
        let index = (share * last as f64).round() as usize;
        self.sorted.get(index).copied().unwrap_or(0.0)
    }

    fn row(&self, name: &str) -> String {
        let shares = [0.0, 0.1, 0.5, 0.9, 1.0];
        let values = shares.map(|share| format!("{:.0}", self.quantile(share)));
        format!("| {name} | {:.1} | {} |", self.mean, values.join(" | "))
    }
}

fn percent(share: Interval) -> String {
    let of = |part: f64| 100.0 * part;
    format!(
        "{:.1} % ({:.1}-{:.1})",
        of(share.share),
        of(share.low),
        of(share.high)
    )
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(points: [i32; 3], winner: usize, ending: &'static str) -> FinishedGame {
        let mut shares = vec![0.0; 3];
        shares[winner] = 1.0;
        FinishedGame {
            turns: 30,
            decisions: 90,
            points: points.to_vec(),
            shares,
            ending,
            figures: vec![("rounds".to_owned(), 10.0)],
            uses: [("lock".to_owned(), 2), ("art".to_owned(), 0)].into(),
        }
    }

    #[test]
    fn a_report_tells_order_ranks_endings_and_what_was_never_done() {
        let games = vec![
            game([10, 30, 20], 1, "the last section"),
            game([12, 34, 22], 1, "standing still"),
            game([40, 20, 30], 0, "the last section"),
            game([20, 10, 44], 2, "the last section"),
        ];
        let chapter = Chapter {
            options: vec!["art=tied-last".to_owned()],
            balance: Balance {
                players: 3,
                games,
                unfinished: 0,
            },
        };
        let mut text = String::new();
        summary(&mut text, std::slice::from_ref(&chapter));
        let row = "| 3 players, art=tied-last | 4 | 30 | 37, 23, 13 | 0.75, 1.50, 0.75 | the last section 75.0 %, standing still 25.0 % |";
        assert!(text.contains(row), "{text}");
        let mut text = String::new();
        one(&mut text, &chapter);
        for part in [
            "## 3 players, art=tied-last",
            "| points, rank 1 | 37.0 | 30 |",
            "| 2 | 50.0 % (15.0-85.0) | 1.50 | 23.5 |",
            "| standing still | 25.0 % (4.6-69.9) |",
            "| rounds | 10.00 |",
            "| lock | 4 | 4 | 2.00 |",
            "Never done: art.",
            "Won by nobody 0.0 %",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
    }
}
