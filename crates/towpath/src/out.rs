//! Printing that does not mind when the reader has gone (`towpath rules arriala | head`).

use std::fmt::Arguments;
use std::io::{ErrorKind, Write};

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
