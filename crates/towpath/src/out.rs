//! Printing that does not mind when the reader has gone (`towpath rules arriala | head`).

use std::fmt::Arguments;
use std::io::{ErrorKind, IsTerminal, Write};
use std::process::{Command, Stdio};

/// Prints a line like `println!`, and ends the program quietly when nobody reads any more.
macro_rules! say {
    ($($words:tt)*) => {
        $crate::out::line(format_args!($($words)*))
    };
}
pub(crate) use say;

/// Prints a line.
pub fn line(words: Arguments<'_>) {
    text(format_args!("{words}\n"));
}

/// Prints without ending the line.
pub fn text(words: Arguments<'_>) {
    let mut out = std::io::stdout().lock();
    if let Err(error) = out.write_fmt(words).and_then(|()| out.flush()) {
        let code = match error.kind() {
            ErrorKind::BrokenPipe => 0,
            _ => 2,
        };
        std::process::exit(code);
    }
}

/// How many characters fit in a line: of the terminal, or as many as a printed page has.
pub fn width() -> usize {
    let size = ratatui::crossterm::terminal::size();
    match (std::io::stdout().is_terminal(), size) {
        (true, Ok((width, _))) if width > 0 => usize::from(width),
        _ => 80,
    }
}

/// Prints a long text: through a pager on a terminal, as it is elsewhere.
pub fn paged(words: &str) {
    if !std::io::stdout().is_terminal() || !through_pager(words) {
        line(format_args!("{words}"));
    }
}

/// Hands a text to the pager of the environment; `false` if there is none that can be started.
fn through_pager(words: &str) -> bool {
    let named = std::env::var("PAGER").ok().filter(|name| !name.is_empty());
    // Quits at once if everything fits, and leaves the text on the screen.
    let command = named.unwrap_or_else(|| "less -FRX".to_owned());
    let mut parts = command.split_whitespace();
    let Some(program) = parts.next() else {
        return false;
    };
    let started = Command::new(program)
        .args(parts)
        .stdin(Stdio::piped())
        .spawn();
    let Ok(mut pager) = started else {
        return false;
    };
    if let Some(mut input) = pager.stdin.take() {
        // Whoever leaves the pager early has read enough.
        let _ = writeln!(input, "{words}");
    }
    let _ = pager.wait();
    true
}
