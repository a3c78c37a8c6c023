//! What messages say, in the person's language. They name the game and the table and nothing of the position: whoever reads
//! over a shoulder learns no secret.

use crate::app::App;
use serde::Serialize;
use std::sync::LazyLock;
use towpath_core::Message;
use towpath_text::{Language, Words};

/// A table at which it is somebody's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// What it is called; may be empty.
    pub name: String,
    /// The version at which it became the person's turn.
    pub version: u32,
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// It is the person's turn at these tables.
    Turns(Vec<Table>),
    /// The channel works.
    Test,
    /// The code that confirms an address.
    Code(String),
}

/// A message in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Short {
    /// One line.
    pub title: String,
    /// What it is about; may be empty.
    pub body: String,
    /// The path of the page to open.
    pub path: String,
    /// Messages of one tag replace each other.
    pub tag: String,
}

static WORDS: LazyLock<Vec<Words>> =
    LazyLock::new(|| Language::ALL.iter().copied().map(Words::of).collect());

/// The words of a language; English for one that is not known.
pub fn words(code: &str) -> &'static Words {
    let own = Language::from_code(code).unwrap_or(Language::English);
    let mut all = WORDS.iter();
    all.find(|words| words.language() == own)
        .unwrap_or(&WORDS[0])
}

/// The name of a game as it is printed on the box.
pub fn game_name(id: &str) -> &str {
    towpath_games::find(id).map_or(id, |game| game.title().name)
}

impl Table {
    /// The game and the table's name, if it has one.
    pub fn called(&self, words: &Words) -> String {
        let game = game_name(&self.game).to_owned();
        if self.name.is_empty() {
            return game;
        }
        let message = Message::new("notices-at").with("game", game);
        words.say(&message.with("name", self.name.clone()))
    }

    /// The page of the table.
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }
}

impl Said {
    /// In a few words, as a screen shows it beside other things.
    pub fn short(&self, language: &str) -> Short {
        let words = words(language);
        match self {
            Said::Turns(tables) => {
                let lines: Vec<String> = tables.iter().map(|table| table.called(words)).collect();
                let [table] = tables.as_slice() else {
                    let count = tables.len() as i64;
                    let title = Message::new("notices-turns").with("count", count);
                    return Short {
                        title: words.say(&title),
                        body: lines.join("\n"),
                        path: "/".to_owned(),
                        tag: "turns".to_owned(),
                    };
                };
                Short {
                    title: words.word("notices-turn"),
                    body: lines.join("\n"),
                    path: table.path(),
                    tag: format!("turn {}", table.id),
                }
            }
            Said::Test => Short {
                title: words.word("notices-test"),
                body: words.word("notices-test-about"),
                path: "/account".to_owned(),
                tag: "test".to_owned(),
            },
            Said::Code(code) => Short {
                title: words.say(&Message::new("notices-code").with("code", code.clone())),
                body: words.word("notices-code-about"),
                path: "/account".to_owned(),
                tag: "code".to_owned(),
            },
        }
    }
}

/// The address of a page, as people open it.
pub fn address(app: &App, path: &str) -> String {
    let origin = app.config.origin.shown();
    let origin = origin.unwrap_or_else(|| format!("http://localhost:{}", app.config.addr.port()));
    format!("{origin}{}{path}", app.config.base.as_str())
}
