//! How a command ends when it does not end well.

use std::process::ExitCode;
use towpath_core::BuildError;

/// Why a command stops. The same meaning has the same exit code in every command.
#[derive(Debug)]
pub enum Failure {
    /// The command cannot be carried out: what was asked for does not exist, a file cannot be read or written. Exit code 2.
    Input(String),
    /// The content is bad: a record, a scenario, component data or a stored game does not hold. Exit code 1.
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

/// Choices of a table that were made on the command line; what component data says is content.
impl From<BuildError> for Failure {
    fn from(error: BuildError) -> Failure {
        let message = error.to_string();
        match error {
            BuildError::Edition(_) => Failure::Wrong(message),
            BuildError::Players { .. }
            | BuildError::Rules { .. }
            | BuildError::UnknownOption { .. }
            | BuildError::OptionValue { .. } => Failure::Input(message),
        }
    }
}
