//! `edition.toml`: what an edition is called and which game it is for.

use super::DataError;
use crate::{Edition, EditionFile};
use serde::Deserialize;
use serde_spanned::Spanned;

/// The file that every edition may have.
pub const ABOUT: &str = "edition.toml";
/// The most characters of a name.
const LONGEST: usize = 60;

/// What an edition says about itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// The id of the game it is for.
    pub game: Option<String>,
    /// What it is called.
    pub name: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AboutFile {
    game: Option<Spanned<String>>,
    name: Option<Spanned<String>>,
}

impl Edition {
    /// What the edition says about itself; nothing when it has no `edition.toml`.
    ///
    /// # Errors
    /// When the file cannot be read, is for another game than this one, or the name cannot be shown.
    pub fn about(&self, game: Option<&str>) -> Result<About, DataError> {
        let Some(file) = self.file(ABOUT) else {
            return Ok(About::default());
        };
        let read: AboutFile = file.read()?;
        if let (Some(wanted), Some(own)) = (game, &read.game)
            && own.get_ref() != wanted
        {
            let message = format!(
                "this edition is for '{}', not for '{wanted}'",
                own.get_ref()
            );
            return Err(file.error(own.span(), message));
        }
        if let Some(name) = &read.name {
            let problem = name_problem(name.get_ref());
            problem.map_or(Ok(()), |problem| Err(file.error(name.span(), problem)))?;
        }
        Ok(About {
            game: read.game.map(Spanned::into_inner),
            name: read.name.map(Spanned::into_inner),
        })
    }

    /// The same edition under this name: `edition.toml` says it, everything else stays.
    ///
    /// # Errors
    /// When the name cannot be shown, or `edition.toml` cannot be read.
    pub fn named(mut self, game: &str, name: &str) -> Result<Edition, DataError> {
        if let Some(problem) = name_problem(name) {
            return Err(DataError::of_file(ABOUT, problem));
        }
        // Written as JSON writes it: TOML reads the same between double quotes.
        let quoted = serde_json::Value::from(name).to_string();
        let line = format!("name = {quoted}\n");
        let Some(place) = self.files.iter().position(|file| file.name == ABOUT) else {
            self.files.push(EditionFile {
                name: ABOUT.to_owned(),
                text: format!("game = \"{game}\"\n{line}").into(),
            });
            return Ok(self);
        };
        let read: AboutFile = self.file(ABOUT).expect("it is there").read()?;
        let old = &self.files[place].text;
        let text = match read.name {
            Some(own) if own.get_ref() == name => return Ok(self),
            Some(own) => {
                let span = own.span();
                format!("{}{quoted}{}", &old[..span.start], &old[span.end..])
            }
            None => format!("{line}{old}"),
        };
        self.files[place].text = text.into();
        Ok(self)
    }
}

fn name_problem(name: &str) -> Option<String> {
    let shown = name.trim();
    if shown.is_empty() || shown != name {
        return Some(
            "the name of an edition is a text that neither begins nor ends with a space".to_owned(),
        );
    }
    if name.chars().count() > LONGEST {
        return Some(format!("the name has more than {LONGEST} characters"));
    }
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    name.contains(hidden)
        .then(|| "the name has characters that cannot be seen".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_says_its_game_and_its_name() {
        let edition = Edition::of([("a.toml", "x = 1\n")]);
        assert_eq!(edition.about(Some("kanal")), Ok(About::default()));
        let named = edition.named("kanal", "My \"first\" copy").expect("a name");
        let about = named.about(Some("kanal")).expect("it is read");
        assert_eq!(about.name.as_deref(), Some("My \"first\" copy"));
        let wrong = named.about(Some("arriala")).expect_err("another game");
        assert_eq!(
            wrong.to_string(),
            "edition.toml:1: this edition is for 'kanal', not for 'arriala'"
        );
        let again = named.clone().named("kanal", "Second").expect("a name");
        assert_eq!(
            &*again.files[1].text,
            "game = \"kanal\"\nname = \"Second\"\n"
        );
        for bad in ["", " x", "x\ny", &"x".repeat(61), "a\u{202e}b"] {
            assert!(named.clone().named("kanal", bad).is_err(), "{bad:?}");
        }
    }
}
