//! Whole games on a screen of 80 columns and 24 lines: at every question the board and the question are there as a whole,
//! and every answer can be reached.

use super::draw::{Drawn, Look, Pane, draw};
use super::face::{Face, Scene, Typed};
use super::talk::Talk;
use crate::failure::Failure;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;
use towpath_core::{By, SeatInfo, Seed, TableSetup};
use towpath_text::{Language, Words};

const WIDTH: u16 = 80;
const HEIGHT: u16 = 24;

/// Looks at every screen and chooses at random.
struct Robot<'a> {
    words: &'a Words,
    random: u64,
    asked: Rc<Cell<u32>>,
}

impl Robot<'_> {
    fn below(&mut self, limit: usize) -> usize {
        // A linear congruential generator: the same choices in every run.
        self.random = self
            .random
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.random >> 33) as usize % limit
    }

    fn screen(&self, scene: &Scene<'_>, pane: &Pane) -> (Vec<String>, Drawn) {
        let mut terminal = Terminal::new(TestBackend::new(WIDTH, HEIGHT)).unwrap();
        let mut drawn = Drawn::default();
        let look = Look { colours: true };
        let frame = terminal
            .draw(|frame| {
                let area = frame.area();
                drawn = draw(frame.buffer_mut(), area, scene, pane, self.words, look);
            })
            .unwrap();
        (rows(frame.buffer), drawn)
    }
}

fn rows(buffer: &Buffer) -> Vec<String> {
    let row = |y: u16| {
        let cells = (0..WIDTH).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..HEIGHT).map(row).collect()
}

impl Face for Robot<'_> {
    fn ask(&mut self, scene: &Scene<'_>) -> Result<Typed, Failure> {
        self.asked.set(self.asked.get() + 1);
        let (rows, drawn) = self.screen(scene, &Pane::default());
        let screen = rows.join("\n");
        let (lines, room) = drawn.board;
        assert!(
            lines <= room,
            "the board has {lines} lines, {room} fit:\n{screen}"
        );
        for (row, line) in rows.iter().zip((scene.board)(80, room, 0)) {
            assert_eq!(*row, line.text(), "a line of the board is cut:\n{screen}");
        }
        let question = towpath_core::sketch::wrap(scene.question, 80);
        for line in &question {
            assert!(rows.contains(line), "no question '{line}':\n{screen}");
        }
        assert!(
            !screen.contains("[terminal-"),
            "a message without words:\n{screen}"
        );
        assert!(
            rows[23].starts_with(scene.prompt.trim_end()),
            "no prompt:\n{screen}"
        );
        let (lines, room) = drawn.answers;
        assert!(
            room >= lines.min(4),
            "{room} lines for {lines} of answers:\n{screen}"
        );
        // All pages together show every number.
        let digits = scene.answers.len().to_string().len();
        let mut first = 0;
        let mut seen = String::new();
        while first < lines {
            let pane = Pane {
                first,
                ..Pane::default()
            };
            seen += &self.screen(scene, &pane).0[24 - 2 - room.min(lines)..22].join("\n");
            seen.push('\n');
            first += room;
        }
        for number in 1..=scene.answers.len() {
            let start = format!("{number:>digits$} ");
            assert!(seen.contains(&start), "no answer {number}:\n{screen}");
        }
        assert!(!scene.answers.is_empty(), "nothing to choose:\n{screen}");
        let number = self.below(scene.answers.len()) + 1;
        Ok(Typed::Line(number.to_string()))
    }

    fn tell(&mut self, text: String) {
        panic!("a number of the list is refused: {text}");
    }

    fn hand_over(&mut self, _: &str) -> Result<bool, Failure> {
        Ok(true)
    }

    fn wait(
        &mut self,
        _: &Scene<'_>,
        _: &str,
        _: &mut dyn FnMut() -> bool,
    ) -> Result<bool, Failure> {
        panic!("everybody is a person here");
    }

    fn part(&mut self, text: &str) {
        assert!(
            !text.contains("[terminal-"),
            "a message without words:\n{text}"
        );
    }
}

/// Plays a game of people who choose at random; tells how often they were asked.
fn play(id: &str, players: u8, options: &[(&str, &str)], language: Language) -> u32 {
    let game = towpath_games::find(id).unwrap();
    let options: BTreeMap<String, String> = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let setup = TableSetup {
        players,
        options,
        edition: game.builtin_edition(),
        rules: game.title().rules,
    };
    let person = SeatInfo {
        by: By::Human,
        name: "Marie-Thérèse".to_owned(),
    };
    let seats = vec![person; usize::from(players)];
    let playing = game.start(&setup, seats, Seed::from_number(7)).unwrap();
    let words = Words::of(language);
    let asked = Rc::new(Cell::new(0));
    let robot = Robot {
        words: &words,
        random: u64::from(players),
        asked: Rc::clone(&asked),
    };
    let talk = Talk::new(game, playing, None, &words, Box::new(robot), false);
    talk.run().unwrap_or_else(|failure| panic!("{failure:?}"));
    asked.get()
}

#[test]
fn arriala_stays_on_the_screen() {
    for players in 2..=4 {
        assert!(play("arriala", players, &[], Language::English) > 50);
        assert!(play("arriala", players, &[], Language::German) > 50);
    }
    assert!(play("arriala", 4, &[], Language::French) > 50);
    assert!(play("arriala", 4, &[], Language::Italian) > 50);
}

#[test]
fn kanal_stays_on_the_screen() {
    for players in 1..=2 {
        assert!(play("kanal", players, &[], Language::English) > 50);
        assert!(play("kanal", players, &[("deck", "mixed")], Language::German) > 50);
    }
    assert!(play("kanal", 2, &[("deck", "d")], Language::French) > 50);
    assert!(play("kanal", 2, &[("side", "blank")], Language::Italian) > 50);
    assert!(play("kanal", 1, &[("campaign", "yes")], Language::English) > 50);
}

#[test]
fn canal_mania_stays_on_the_screen() {
    for players in 3..=5 {
        assert!(play("canal-mania", players, &[], Language::English) > 50);
    }
    assert!(play("canal-mania", 5, &[], Language::German) > 50);
    assert!(play("canal-mania", 4, &[], Language::French) > 50);
    assert!(play("canal-mania", 3, &[], Language::Italian) > 50);
}
