//! How a command ends when it does not end well.

use std::process::ExitCode;

/// Why a command stops.
#[derive(Debug)]
pub enum Failure {
    /// The input cannot be used: the message names it and says what was expected. Exit code 2.
    Input(String),
    /// What was checked does not hold. Exit code 1.
    Wrong(String),
}

impl Failure {
    /// Says it on standard error.
    pub fn report(self) -> ExitCode {
        let (message, code) = match self {
            Failure::Input(message) => (message, 2),
            Failure::Wrong(message) => (message, 1),
        };
        eprintln!("towpath: {message}");
        ExitCode::from(code)
    }
}

impl From<towpath_core::BuildError> for Failure {
    fn from(error: towpath_core::BuildError) -> Failure {
        Failure::Input(error.to_string())
    }
}
