//! The full screen: board, what happened, question, answers and the line that is typed, in this order from the top.
//!
//! The board takes the lines it needs and leaves enough for the question and four lines of answers; a longer list is
//! paged.

use super::face::Scene;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line as Text, Span};
use towpath_core::Message;
use towpath_core::sketch::{Line, Paint, wrap};
use towpath_text::Words;

/// So many lines are left for answers if there are so many, and fewer if the board needs them.
const LEAST: [usize; 3] = [6, 5, 4];
/// The most lines of an answer to what was typed; a longer one is read as a page.
pub const STATUS: usize = 3;
/// No more columns of answers than this.
const MOST_COLUMNS: usize = 4;

/// What the reader has done to the screen since the scene was set.
#[derive(Debug, Default)]
pub struct Pane {
    /// What has been typed.
    pub typed: String,
    /// How far the board has been moved.
    pub pan: i32,
    /// The first line of answers that is shown.
    pub first: usize,
    /// An answer of one line to what was typed.
    pub status: String,
    /// A longer answer, over everything.
    pub page: Option<Page>,
    /// What is waited for.
    pub waiting: Option<String>,
}

/// A text that is read in place of the board.
#[derive(Debug)]
pub struct Page {
    /// Its text, not yet broken into lines of the screen.
    pub text: String,
    /// The first line that is shown.
    pub top: usize,
}

/// What has been drawn where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawn {
    /// How many lines the board has, and how many there was room for.
    pub board: (usize, usize),
    /// How many lines the answers have, and how many there was room for.
    pub answers: (usize, usize),
    /// How many lines the page has, and how many there was room for.
    pub page: (usize, usize),
    /// Where the cursor stands.
    pub cursor: (u16, u16),
}

/// How things look.
#[derive(Copy, Clone, Debug)]
pub struct Look {
    /// Whether there are colours; without, brightness and underlines do what they can.
    pub colours: bool,
}

impl Look {
    /// Colours, unless the environment asks for none.
    pub fn of_environment() -> Look {
        let none = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Look { colours: !none }
    }

    fn style(self, paint: Paint) -> Style {
        let plain = Style::new();
        let coloured = |colour| match self.colours {
            true => plain.fg(colour).add_modifier(Modifier::BOLD),
            false => plain,
        };
        match paint {
            Paint::Plain => plain,
            Paint::Faint => plain.add_modifier(Modifier::DIM),
            Paint::Strong => plain.add_modifier(Modifier::BOLD),
            Paint::Lit => {
                coloured(Color::LightYellow).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
            }
            Paint::Red => coloured(Color::LightRed),
            Paint::Yellow => coloured(Color::Yellow),
            Paint::Green => coloured(Color::Green),
            Paint::Blue => coloured(Color::LightBlue),
            Paint::Purple => coloured(Color::Magenta),
            // Black on a black terminal cannot be read.
            Paint::Black => coloured(Color::Gray).add_modifier(Modifier::REVERSED),
            Paint::White => coloured(Color::White),
        }
    }

    fn text(self, line: &Line) -> Text<'_> {
        let spans = line.spans.iter();
        spans
            .map(|span| Span::styled(span.text.as_str(), self.style(span.paint)))
            .collect()
    }
}

/// Draws everything.
pub fn draw(
    buffer: &mut Buffer,
    area: Rect,
    scene: &Scene<'_>,
    pane: &Pane,
    words: &Words,
    look: Look,
) -> Drawn {
    let mut canvas = Canvas {
        buffer,
        area,
        look,
        row: 0,
    };
    if let Some(page) = &pane.page {
        return canvas.page(page, words);
    }
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let question = wrap(scene.question, width);
    let about = match scene.about {
        "" => Vec::new(),
        about => wrap(about, width),
    };
    // The line of keys or of the latest answer, and the line that is typed.
    let fixed = question.len() + 2;
    let listed = |room: usize| {
        let mut lines = about.clone();
        let room = room.saturating_sub(lines.len());
        lines.extend(arrange(scene.answers, width, room));
        lines
    };
    let needed = listed(usize::MAX).len();
    let news_line = usize::from(!scene.news.is_empty());
    let mut room = 0;
    let mut board = Vec::new();
    for least in LEAST {
        room = height.saturating_sub(fixed + needed.min(least) + news_line);
        board = (scene.board)(width, room, pane.pan);
        if board.len() <= room {
            break;
        }
    }
    let left = height.saturating_sub(board.len().min(room) + fixed);
    // A long answer to what was typed stands in place of some of the list.
    let status = wrap(&pane.status, width);
    let longer = (status.len() - 1).min(STATUS - 1);
    let for_answers = left.saturating_sub(news_line + longer);
    let answers = listed(for_answers);
    let shown = answers.len().min(for_answers);
    let told: Vec<String> = scene
        .news
        .iter()
        .flat_map(|line| {
            let lines = (0..).zip(wrap(line, width - 2));
            lines.map(|(place, line)| match place {
                0 => format!("· {line}"),
                _ => format!("  {line}"),
            })
        })
        .collect();
    let news = told.len().min(left - shown - longer);
    let mut drawn = Drawn {
        board: (board.len(), room),
        answers: (answers.len(), for_answers),
        ..Drawn::default()
    };
    for line in board.iter().take(room) {
        canvas.line(line);
    }
    // What is typed stays at the lower edge; empty lines come between the board and what happened.
    let used = board.len().min(room) + news + shown + longer + fixed;
    canvas.row += height.saturating_sub(used) as u16;
    // Of the latest the beginning is shown, even if there is no room for all of it.
    let latest = scene
        .news
        .last()
        .map_or(0, |line| wrap(line, width - 2).len());
    let skipped = (told.len() - news).min(told.len().saturating_sub(latest));
    for line in told.iter().skip(skipped).take(news) {
        canvas.words(line, Paint::Faint);
    }
    for line in &question {
        canvas.words(line, Paint::Strong);
    }
    let first = pane.first.min(answers.len().saturating_sub(shown));
    for line in answers.iter().skip(first).take(shown) {
        canvas.words(line, Paint::Plain);
    }
    match (&pane.waiting, pane.status.as_str()) {
        (Some(waiting), _) => canvas.words(waiting, Paint::Lit),
        (None, "") if shown < answers.len() => {
            let more = Message::new("terminal-more")
                .with("from", first as i64 + 1)
                .with("to", (first + shown) as i64)
                .with("count", answers.len() as i64);
            canvas.words(&words.say(&more), Paint::Lit);
        }
        (None, "") => canvas.words(&words.word("terminal-keys"), Paint::Faint),
        (None, _) => {
            for line in status.iter().take(STATUS) {
                canvas.words(line, Paint::Lit);
            }
        }
    }
    drawn.cursor = canvas.typed(scene.prompt, &pane.typed);
    drawn
}

struct Canvas<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    look: Look,
    /// The next line.
    row: u16,
}

impl Canvas<'_> {
    fn line(&mut self, line: &Line) {
        if self.row < self.area.height {
            let (x, y) = (self.area.x, self.area.y + self.row);
            let text = self.look.text(line);
            self.buffer.set_line(x, y, &text, self.area.width);
        }
        self.row += 1;
    }

    fn words(&mut self, text: &str, paint: Paint) {
        self.line(&Line::new().with(text, paint));
    }

    /// The line that is typed, its end always in sight.
    fn typed(&mut self, prompt: &str, typed: &str) -> (u16, u16) {
        let room = usize::from(self.area.width).saturating_sub(prompt.chars().count() + 1);
        let length = typed.chars().count();
        let tail: String = typed.chars().skip(length.saturating_sub(room)).collect();
        let line = Line::new().with(prompt, Paint::Strong);
        let line = line.with(tail, Paint::Plain);
        let x = self.area.x + line.width().min(usize::from(u16::MAX)) as u16;
        let y = self.area.y + self.row.min(self.area.height.saturating_sub(1));
        self.line(&line);
        (x, y)
    }

    fn page(&mut self, page: &Page, words: &Words) -> Drawn {
        let (width, height) = (usize::from(self.area.width), usize::from(self.area.height));
        let lines: Vec<String> = page
            .text
            .lines()
            .flat_map(|line| fold(line, width))
            .collect();
        let room = height.saturating_sub(1);
        let top = page.top.min(lines.len().saturating_sub(room));
        for line in lines.iter().skip(top).take(room) {
            self.words(line, Paint::Plain);
        }
        self.row = room as u16;
        self.words(&words.word("terminal-page"), Paint::Faint);
        let y = self.area.y + self.area.height.saturating_sub(1);
        Drawn {
            page: (lines.len(), room),
            cursor: (self.area.x, y),
            ..Drawn::default()
        }
    }
}

/// A line on as many as it takes, set in as far as it begins; a line that fits keeps its blanks.
fn fold(line: &str, width: usize) -> Vec<String> {
    if line.chars().count() <= width {
        return vec![line.to_owned()];
    }
    let blanks = line.chars().take_while(|c| *c == ' ').count();
    let indent = " ".repeat(blanks.min(width / 2));
    let lines = wrap(line, width - indent.len());
    lines
        .into_iter()
        .map(|line| format!("{indent}{line}"))
        .collect()
}

/// Numbered answers in as few columns as the room allows.
pub fn arrange(answers: &[String], width: usize, room: usize) -> Vec<String> {
    let digits = answers.len().to_string().len();
    let numbered: Vec<String> = (1..)
        .zip(answers)
        .map(|(number, answer)| format!("{number:>digits$} {answer}"))
        .collect();
    let widest = numbered.iter().map(|text| text.chars().count()).max();
    let widest = widest.unwrap_or(0);
    let mut columns = 1;
    while columns < MOST_COLUMNS
        && numbered.len().div_ceil(columns) > room
        && (widest + 2) * (columns + 1) <= width + 2
    {
        columns += 1;
    }
    if columns == 1 {
        let set_in = digits + 1;
        let one = |(number, answer): (usize, &String)| {
            let lines = (0..).zip(wrap(answer, width.saturating_sub(set_in)));
            lines
                .map(|(place, line)| match place {
                    0 => format!("{number:>digits$} {line}"),
                    _ => format!("{}{line}", " ".repeat(set_in)),
                })
                .collect::<Vec<_>>()
        };
        return (1..).zip(answers).flat_map(one).collect();
    }
    let rows = numbered.len().div_ceil(columns);
    let column_width = width / columns;
    (0..rows)
        .map(|row| {
            let cells = numbered.iter().skip(row).step_by(rows);
            let mut line = String::new();
            for (column, cell) in cells.enumerate() {
                let missing = (column * column_width).saturating_sub(line.chars().count());
                line.push_str(&" ".repeat(missing));
                line.push_str(cell);
            }
            line
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_stand_in_as_few_columns_as_fit() {
        let answers: Vec<String> = (1..=10).map(|n| format!("answer {n}")).collect();
        let one = arrange(&answers, 40, 10);
        assert_eq!(one.len(), 10);
        assert_eq!(one[0], " 1 answer 1");
        assert_eq!(one[9], "10 answer 10");
        let two = arrange(&answers, 40, 5);
        assert_eq!(two[0], " 1 answer 1          6 answer 6");
        assert_eq!(two.len(), 5);
        // What has no room in any number of columns is paged.
        assert_eq!(arrange(&answers, 14, 5).len(), 10);
        let long = arrange(&["one two three four".to_owned()], 12, 9);
        assert_eq!(long, ["1 one two", "  three four"]);
    }

    #[test]
    fn a_page_keeps_its_blanks_and_breaks_long_lines() {
        assert_eq!(fold("  a  b", 10), ["  a  b"]);
        assert_eq!(fold("  one two three", 9), ["  one two", "  three"]);
    }
}
