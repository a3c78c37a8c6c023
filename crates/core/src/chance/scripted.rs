//! The driver of replays and tests: outcomes are written down beforehand, and checked.

use super::{Chance, Faces, Source};
use std::collections::VecDeque;
use std::fmt;

/// Plays back a list of outcomes. A wrong one is remembered rather than obeyed: ask [`Scripted::finish`].
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    script: VecDeque<(u8, u16)>,
    error: Option<ScriptError>,
}

/// How a script and a game disagree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScriptError {
    /// The game draws once more than the script says.
    Missing {
        /// What the game drew from.
        source: Source,
    },
    /// The script names another pile than the game draws from.
    WrongStream {
        /// What the script names.
        scripted: u8,
        /// What the game drew from.
        source: Source,
    },
    /// That face cannot come: none is left there.
    NoneLeft {
        /// What the game drew from.
        source: Source,
        /// The face that the script wants.
        face: u16,
    },
    /// The script says more outcomes than the game draws.
    TooMany {
        /// How many were left over.
        left: usize,
    },
}

impl Scripted {
    /// A script of (stream, face).
    pub fn new(script: impl IntoIterator<Item = (u8, u16)>) -> Scripted {
        Scripted {
            script: script.into_iter().collect(),
            error: None,
        }
    }

    /// Whether every outcome was possible and all were used.
    ///
    /// # Errors
    /// The first disagreement.
    pub fn finish(self) -> Result<(), ScriptError> {
        match self.error {
            Some(error) => Err(error),
            None if self.script.is_empty() => Ok(()),
            None => Err(ScriptError::TooMany {
                left: self.script.len(),
            }),
        }
    }

    fn next(&mut self, source: Source, faces: Faces<'_>) -> Result<u16, ScriptError> {
        let Some((stream, face)) = self.script.pop_front() else {
            return Err(ScriptError::Missing { source });
        };
        if stream != source.stream {
            return Err(ScriptError::WrongStream {
                scripted: stream,
                source,
            });
        }
        if faces.copies(face) == 0 {
            return Err(ScriptError::NoneLeft { source, face });
        }
        Ok(face)
    }
}

impl Chance for Scripted {
    fn draw(&mut self, source: Source, faces: Faces<'_>) -> u16 {
        match self.next(source, faces) {
            Ok(face) => face,
            Err(error) => {
                self.error.get_or_insert(error);
                // Applying an action cannot fail, so it is given something possible; the caller drops the result.
                faces.nth(0)
            }
        }
    }
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScriptError::Missing { .. } => f.write_str("a random outcome is missing"),
            ScriptError::WrongStream { .. } => {
                f.write_str("a random outcome stands where another kind is drawn")
            }
            ScriptError::NoneLeft { .. } => f.write_str("none of that face is left to draw"),
            ScriptError::TooMany { left } => {
                write!(f, "{left} random outcome(s) more than were drawn")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seen;

    fn from(stream: u8) -> Source {
        Source {
            stream,
            generation: 0,
            index: 0,
            seen: Seen::Everyone,
        }
    }

    #[test]
    fn a_script_is_obeyed_when_it_is_possible() {
        let mut script = Scripted::new([(0, 2), (1, 0)]);
        assert_eq!(script.draw(from(0), Faces::First(3)), 2);
        assert_eq!(script.draw(from(1), Faces::First(3)), 0);
        assert_eq!(script.finish(), Ok(()));
    }

    #[test]
    fn a_script_that_does_not_fit_says_why() {
        let mut missing = Scripted::default();
        missing.draw(from(0), Faces::First(3));
        assert!(matches!(missing.finish(), Err(ScriptError::Missing { .. })));

        let mut other = Scripted::new([(1, 0)]);
        other.draw(from(0), Faces::First(3));
        assert!(matches!(
            other.finish(),
            Err(ScriptError::WrongStream { scripted: 1, .. })
        ));

        let mut none = Scripted::new([(0, 1)]);
        none.draw(from(0), Faces::Counts(&[1, 0]));
        assert!(matches!(
            none.finish(),
            Err(ScriptError::NoneLeft { face: 1, .. })
        ));

        let many = Scripted::new([(0, 1)]);
        assert_eq!(many.finish(), Err(ScriptError::TooMany { left: 1 }));
    }
}
