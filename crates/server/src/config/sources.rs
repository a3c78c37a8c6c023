//! Values from a file and from the environment: the same names as the long options of `towpath serve`.

use super::{Limits, Partial};
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// Every setting. It is a key of the file, `--KEY` on the command line, and in the environment `TOWPATH_` and the key in
/// capitals with underscores.
pub const SETTINGS: &[&str] = &[
    "addr",
    "socket",
    "admin-addr",
    "base",
    "data",
    "database",
    "log",
    "bot-threads",
    "trusted-proxy",
    "origin",
    "edition",
    "smtp",
    "mail-from",
    "notice-target",
    "limits",
    "durability",
];

/// The table of a file that holds limits by their names.
const LIMIT: &str = "limit";

impl Partial {
    /// Sets a value that was written as text; those that may be several are all of them.
    fn set(&mut self, key: &str, values: Vec<String>) -> Result<(), String> {
        if matches!(key, "trusted-proxy" | "edition" | "notice-target") {
            match key {
                "edition" => self.editions = Some(values.into_iter().map(PathBuf::from).collect()),
                "notice-target" => self.notice_targets = Some(values),
                _ => self.trusted_proxies = Some(values),
            }
            return Ok(());
        }
        let mut values = values.into_iter();
        let (Some(value), None) = (values.next(), values.next()) else {
            return Err("takes one value".to_owned());
        };
        match key {
            "addr" => self.addr = Some(value),
            "socket" => self.socket = Some(value.into()),
            "admin-addr" => self.admin_addr = Some(value),
            "base" => self.base = Some(value),
            "data" => self.data = Some(value.into()),
            "database" => self.database = Some(value),
            "log" => self.log = Some(value),
            "origin" => self.origin = Some(value),
            "smtp" => self.smtp = Some(value),
            "mail-from" => self.mail_from = Some(value),
            "limits" => self.limits = Some(value),
            "durability" => self.durability = Some(value),
            "bot-threads" => self.bot_threads = Some(number(&value)?),
            limit => {
                if !self.set_limit(limit, number(&value)?) {
                    return Err("is no setting".to_owned());
                }
            }
        }
        Ok(())
    }

    /// What the environment says: `TOWPATH_ADDR` and so on.
    ///
    /// # Errors
    /// A value that cannot be read.
    pub fn from_environment() -> Result<Partial, String> {
        let mut partial = Partial::default();
        let limits = Limits::NAMES_AND_DEFAULTS.iter().map(|(name, _)| name);
        for key in SETTINGS.iter().chain(limits) {
            let variable = variable(key);
            let Ok(value) = std::env::var(&variable) else {
                continue;
            };
            let values = match *key {
                "trusted-proxy" | "notice-target" => {
                    let nets = value.split([',', ' ']).filter(|net| !net.is_empty());
                    nets.map(str::to_owned).collect()
                }
                "edition" => {
                    let folders = std::env::split_paths(&value);
                    folders.map(|f| f.display().to_string()).collect()
                }
                _ => vec![value],
            };
            let set = partial.set(key, values);
            set.map_err(|why| format!("{variable}: {why}"))?;
        }
        Ok(partial)
    }

    /// What a file says.
    ///
    /// # Errors
    /// When it cannot be read, with its line.
    pub fn from_file(file: &Path) -> Result<Partial, String> {
        let name = file.display();
        let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
        Partial::from_text(&text).map_err(|error| format!("{name}:{error}"))
    }

    /// What the text of a file says.
    ///
    /// # Errors
    /// The first thing that cannot be, as `LINE: why`.
    pub fn from_text(text: &str) -> Result<Partial, String> {
        let line = |at: usize| 1 + text[..at.min(text.len())].matches('\n').count();
        let read = DeTable::parse(text);
        let table = read.map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            format!("{}: {}", line(at), error.message())
        })?;
        let mut partial = Partial::default();
        let known = || SETTINGS.iter().copied().chain([LIMIT]);
        for (key, value) in table.get_ref() {
            let name = key.get_ref().as_ref();
            let here = |why: String| format!("{}: {why}", line(key.span().start));
            match value.get_ref() {
                DeValue::Table(limits) if name == LIMIT => {
                    for (key, value) in limits {
                        let name = key.get_ref().as_ref();
                        let here = |why: String| format!("{}: {why}", line(key.span().start));
                        let names = Limits::NAMES_AND_DEFAULTS.iter().map(|(name, _)| *name);
                        if !names.clone().any(|own| own == name) {
                            return Err(here(unknown("limit", name, names)));
                        }
                        let set = texts(value.get_ref()).and_then(|texts| partial.set(name, texts));
                        set.map_err(|why| here(format!("{name}: {why}")))?;
                    }
                }
                _ if name == LIMIT => {
                    return Err(here(format!(
                        "{LIMIT}: takes names and numbers below [{LIMIT}]"
                    )));
                }
                _ if Limits::NAMES_AND_DEFAULTS
                    .iter()
                    .any(|(own, _)| *own == name) =>
                {
                    return Err(here(format!(
                        "'{name}' is a limit: it belongs below [{LIMIT}]"
                    )));
                }
                value if SETTINGS.contains(&name) => {
                    let set = texts(value).and_then(|texts| partial.set(name, texts));
                    set.map_err(|why| here(format!("{name}: {why}")))?;
                }
                _ => return Err(here(unknown("setting", name, known()))),
            }
        }
        Ok(partial)
    }
}

/// The environment variable of a setting or a limit.
fn variable(key: &str) -> String {
    format!("TOWPATH_{}", key.replace('-', "_").to_uppercase())
}

fn number<T: std::str::FromStr>(value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("'{value}' is no number"))
}

/// A value of a file as texts: one, or those of a list.
fn texts(value: &DeValue<'_>) -> Result<Vec<String>, String> {
    let one = |value: &DeValue<'_>| match value {
        DeValue::String(text) => Ok(text.to_string()),
        DeValue::Integer(number) => Ok(number.to_string()),
        DeValue::Float(number) => Ok(number.to_string()),
        _ => Err("takes a text or a number".to_owned()),
    };
    match value {
        DeValue::Array(list) => list.iter().map(|value| one(value.get_ref())).collect(),
        value => Ok(vec![one(value)?]),
    }
}

/// What is said of a name that nobody knows: the nearest one that is known.
fn unknown<'a>(kind: &str, name: &str, known: impl Iterator<Item = &'a str>) -> String {
    // Words that were split or joined otherwise, such as trusted_proxies, are near all the same.
    let plain = |name: &str| name.replace('_', "-");
    let near = |own: &&str| strsim::jaro_winkler(&plain(own), &plain(name));
    let nearest = known.max_by(|a, b| near(a).total_cmp(&near(b)));
    let hint = nearest.filter(|own| near(own) > 0.8);
    let hint = hint.map_or(String::new(), |own| format!("; did you mean '{own}'?"));
    format!("there is no {kind} '{name}'{hint}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::ServeArgs;
    use clap::Args;

    #[test]
    fn a_file_takes_every_setting_and_every_limit() {
        let mut text = String::new();
        for key in SETTINGS {
            let value = match *key {
                "bot-threads" => "3",
                "trusted-proxy" | "edition" | "notice-target" => "['a', 'b']",
                _ => "'x'",
            };
            text += &format!("{key} = {value}\n");
        }
        text += "[limit]\n";
        for (name, _) in Limits::NAMES_AND_DEFAULTS {
            text += &format!("{name} = 7.5\n");
        }
        let read = Partial::from_text(&text).expect("a file");
        assert_eq!((read.bot_threads, read.sockets), (Some(3), Some(7.5)));
        let several = read.editions.expect("a list");
        assert_eq!(several, [PathBuf::from("a"), PathBuf::from("b")]);
        assert_eq!(read.admin_addr.as_deref(), Some("x"));
        let written = format!("{:?}", Partial::from_text(&text));
        assert!(
            !written.contains("None"),
            "a setting is not read: {written}"
        );
    }

    #[test]
    fn mistakes_are_named_with_their_line_and_the_nearest_name() {
        for (text, wanted) in [
            (
                "log = 'text'\nadr = 'x'",
                "2: there is no setting 'adr'; did you mean 'addr'?",
            ),
            (
                "trusted_proxies = []",
                "1: there is no setting 'trusted_proxies'; did you mean 'trusted-proxy'?",
            ),
            (
                "bot_threads = 2",
                "1: there is no setting 'bot_threads'; did you mean 'bot-threads'?",
            ),
            ("\n\nzzz = 1", "3: there is no setting 'zzz'"),
            (
                "tables_per_minute = 1",
                "1: 'tables_per_minute' is a limit: it belongs below [limit]",
            ),
            (
                "[limit]\ntable_per_minute = 1",
                "2: there is no limit 'table_per_minute'; did you mean 'tables_per_minute'?",
            ),
            (
                "[limit]\nsockets = 'many'",
                "2: sockets: 'many' is no number",
            ),
            ("addr = ['a', 'b']", "1: addr: takes one value"),
            ("addr = true", "1: addr: takes a text or a number"),
            (
                "limit = 3",
                "1: limit: takes names and numbers below [limit]",
            ),
        ] {
            assert_eq!(Partial::from_text(text).expect_err(text), wanted);
        }
        let broken = Partial::from_text("addr = 'x'\ndata = ").expect_err("no value");
        assert!(broken.starts_with("2: "), "{broken}");
    }

    #[test]
    fn the_settings_are_the_long_options() {
        let command = ServeArgs::augment_args(clap::Command::new("serve"));
        let mut options: Vec<&str> = command
            .get_arguments()
            .filter_map(|a| a.get_long())
            .collect();
        // These two say where settings are, and set several at once.
        options.retain(|option| !matches!(*option, "config" | "limit"));
        options.sort_unstable();
        let mut settings = SETTINGS.to_vec();
        settings.sort_unstable();
        assert_eq!(options, settings);
        assert_eq!(variable("trusted-proxy"), "TOWPATH_TRUSTED_PROXY");
    }

    /// The page of the handbook about settings: what clap knows of the options, and the limits.
    fn handbook() -> String {
        let mut text = String::from(HEAD);
        let command = ServeArgs::augment_args(clap::Command::new("serve"));
        for argument in command.get_arguments() {
            let (Some(key), false) = (argument.get_long(), argument.is_hide_set()) else {
                continue;
            };
            let (key, place) = match key {
                // Where the file is cannot stand in the file, and limits have a list of their own.
                "limit" => continue,
                "config" => ("none".to_owned(), "none".to_owned()),
                key => (format!("`{key}`"), format!("`{}`", variable(key))),
            };
            let option = argument.get_long().unwrap_or_default();
            let value = argument
                .get_value_names()
                .map_or("", |names| names[0].as_str());
            let help = argument.get_long_help().or(argument.get_help());
            let help = help.map(ToString::to_string).unwrap_or_default();
            let help = help.replace('\n', " ").replace('|', "\\|");
            text += &format!("| {key} | {place} | `--{option} {value}` | {help} |\n");
        }
        text += LIMITS;
        for ((name, default), about) in Limits::NAMES_AND_DEFAULTS.iter().zip(Limits::TEXTS) {
            text += &format!("| `{name}` | {default} |{about} |\n");
        }
        text
    }

    const HEAD: &str = "\
# Settings

Made from the command line and the limits by `TOWPATH_BLESS=1 cargo test -p towpath-server settings`. Do not edit.

A setting is given on the command line, in the environment, or in a file (TOML). The command line is stronger than the
environment, that is stronger than the file, and that is stronger than the default. The file is the one that `--config`
names, or else `towpath.toml` in the data folder if there is one. Every value is logged at the start with where it came from.
A name that does not exist is refused with its line and the nearest name that does.

What may be given several times is a list in the file (`trusted-proxy = [\"127.0.0.1\", \"10.0.0.0/8\"]`); in the environment
proxies and targets are separated by commas and editions as in `PATH`. `RUST_LOG` filters the log, such as `RUST_LOG=warn`.

| file | environment | command line | |
|---|---|---|---|
";

    const LIMITS: &str = "
## Limits

In the file below `[limit]` (`tables_per_minute = 10`), in the environment `TOWPATH_` and the name in capitals
(`TOWPATH_TABLES_PER_MINUTE=10`), on the command line `--limit tables_per_minute=10`. 0 is no limit. What refusals look like, and
why the defaults are what they are: [operations.md](operations.md#limits).

| name | default | |
|---|---|---|
";

    #[test]
    fn the_handbook_lists_the_settings() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/configuration.md");
        towpath_testkit::blessed::compare(&path, &handbook()).expect("it is up to date");
    }
}
