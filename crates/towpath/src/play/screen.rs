//! The full screen at work: keys in, drawings out.

use super::draw::{self, Drawn, Look, Page, Pane};
use super::face::{Face, Scene, Typed};
use super::plain::{next_words, word_start};
use crate::failure::Failure;
use crate::out::say;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::io::Error;
use std::time::Duration;
use towpath_core::sketch::{Line, wrap};
use towpath_text::Words;

/// The smallest screen on which everything has room.
pub const LEAST: (u16, u16) = (80, 24);
/// The signs that turn while somebody thinks.
const TURNING: [&str; 4] = ["|", "/", "-", "\\"];
/// How long each of them stays.
const TURN: Duration = Duration::from_millis(120);

/// The full screen.
pub struct Screen<'a> {
    terminal: Option<DefaultTerminal>,
    pane: Pane,
    words: &'a Words,
    look: Look,
}

impl<'a> Screen<'a> {
    /// Takes the whole terminal.
    pub fn open(words: &'a Words) -> Result<Screen<'a>, Failure> {
        Ok(Screen {
            terminal: Some(ratatui::try_init().map_err(failed)?),
            pane: Pane::default(),
            words,
            look: Look::of_environment(),
        })
    }

    fn close(&mut self) {
        if self.terminal.take().is_some() {
            ratatui::restore();
        }
    }

    fn draw(&mut self, scene: &Scene<'_>) -> Result<Drawn, Failure> {
        let mut drawn = Drawn::default();
        let (pane, words, look) = (&self.pane, self.words, self.look);
        if let Some(terminal) = &mut self.terminal {
            terminal
                .draw(|frame| {
                    let area = frame.area();
                    drawn = draw::draw(frame.buffer_mut(), area, scene, pane, words, look);
                    frame.set_cursor_position(drawn.cursor);
                })
                .map_err(failed)?;
        }
        Ok(drawn)
    }

    /// A key while a page is read.
    fn page_key(&mut self, key: KeyEvent, drawn: &Drawn) {
        let (lines, room) = drawn.page;
        let Some(page) = &mut self.pane.page else {
            return;
        };
        let last = lines.saturating_sub(room);
        let top = page.top.min(last);
        page.top = match key.code {
            KeyCode::Up => top.saturating_sub(1),
            KeyCode::Down => (top + 1).min(last),
            KeyCode::PageUp => top.saturating_sub(room),
            KeyCode::PageDown | KeyCode::Char(' ') => (top + room).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char(_) => {
                self.pane.page = None;
                return;
            }
            _ => top,
        };
    }

    /// A key at the question; an answer once there is one.
    fn key(&mut self, key: KeyEvent, scene: &Scene<'_>, drawn: &Drawn) -> Option<Typed> {
        let pane = &mut self.pane;
        let (lines, room) = drawn.answers;
        let last = lines.saturating_sub(room);
        match key.code {
            KeyCode::Enter => {
                pane.status.clear();
                return Some(Typed::Line(std::mem::take(&mut pane.typed)));
            }
            KeyCode::Esc if pane.typed.is_empty() => {
                pane.status.clear();
                return Some(Typed::Back);
            }
            KeyCode::Esc => pane.typed.clear(),
            KeyCode::Backspace => {
                pane.typed.pop();
            }
            KeyCode::Up => pane.pan -= 1,
            KeyCode::Down => pane.pan += 1,
            KeyCode::PageUp => pane.first = pane.first.min(last).saturating_sub(room),
            KeyCode::PageDown => pane.first = (pane.first + room).min(last),
            KeyCode::Tab => self.complete(scene.notations),
            KeyCode::Char('d') if control(key) && pane.typed.is_empty() => return Some(Typed::End),
            KeyCode::Char('u') if control(key) => pane.typed.clear(),
            KeyCode::Char(letter) if !control(key) => {
                pane.status.clear();
                pane.typed.push(letter);
            }
            _ => {}
        }
        None
    }

    fn complete(&mut self, notations: &[String]) {
        let pane = &mut self.pane;
        let words = next_words(notations, &pane.typed);
        match &words[..] {
            [] => {}
            [only] => {
                pane.typed.truncate(word_start(&pane.typed));
                pane.typed.push_str(only);
                pane.typed.push(' ');
            }
            several => pane.status = several.join("  "),
        }
    }
}

fn control(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL)
}

fn interrupts(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && control(key)
}

fn failed(error: Error) -> Failure {
    Failure::Input(format!("the terminal fails: {error}"))
}

/// The next key that was pressed, if there is one within this time; anything else that happens counts as none.
fn pressed(time: Duration) -> Result<Option<KeyEvent>, Failure> {
    if !event::poll(time).map_err(failed)? {
        return Ok(None);
    }
    match event::read().map_err(failed)? {
        Event::Key(key) if key.kind != KeyEventKind::Release => Ok(Some(key)),
        _ => Ok(None),
    }
}

impl Face for Screen<'_> {
    fn ask(&mut self, scene: &Scene<'_>) -> Result<Typed, Failure> {
        self.pane.waiting = None;
        self.pane.first = 0;
        if scene.moved {
            self.pane.pan = 0;
        }
        loop {
            let drawn = self.draw(scene)?;
            let Some(key) = pressed(Duration::from_secs(3600))? else {
                continue;
            };
            if interrupts(key) {
                self.pane.page = None;
                return Ok(Typed::Interrupt);
            }
            if self.pane.page.is_some() {
                self.page_key(key, &drawn);
            } else if let Some(typed) = self.key(key, scene, &drawn) {
                return Ok(typed);
            }
        }
    }

    fn tell(&mut self, text: String) {
        let width = match &self.terminal {
            Some(terminal) => terminal.size().map_or(LEAST.0, |size| size.width),
            None => LEAST.0,
        };
        let lines = wrap(&text, usize::from(width)).len();
        if text.contains('\n') || lines > draw::STATUS {
            self.pane.page = Some(Page { text, top: 0 });
        } else {
            self.pane.status = text;
        }
    }

    fn hand_over(&mut self, text: &str) -> Result<bool, Failure> {
        let nothing = |_: usize, _: usize, _: i32| Vec::<Line>::new();
        let scene = Scene {
            board: &nothing,
            news: &[],
            fresh: 0,
            question: text,
            about: "",
            answers: &[],
            notations: &[],
            prompt: "",
            moved: true,
        };
        self.pane.status.clear();
        loop {
            match self.ask(&scene)? {
                Typed::Line(_) => return Ok(true),
                Typed::Back => {}
                Typed::Interrupt | Typed::End => return Ok(false),
            }
        }
    }

    fn wait(
        &mut self,
        scene: &Scene<'_>,
        text: &str,
        done: &mut dyn FnMut() -> bool,
    ) -> Result<bool, Failure> {
        // What takes no time needs no sign.
        std::thread::sleep(Duration::from_millis(5));
        let mut turn = 0;
        while !done() {
            let sign = TURNING[turn % TURNING.len()];
            self.pane.waiting = Some(format!("{sign} {text}"));
            turn += 1;
            self.draw(scene)?;
            if pressed(TURN)?.is_some_and(interrupts) {
                self.pane.waiting = None;
                return Ok(false);
            }
        }
        self.pane.waiting = None;
        Ok(true)
    }

    fn part(&mut self, text: &str) {
        self.close();
        say!("{text}");
    }
}

impl Drop for Screen<'_> {
    fn drop(&mut self) {
        self.close();
    }
}
