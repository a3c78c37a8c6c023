//! What a scenario may ask of a position.

use crate::run::{Run, find_keyword, with_usage};
use crate::{Expect, Fault};
use towpath_core::{Audience, ScenarioSupport, Seats};

/// The words in an order of their own.
fn sorted(text: &str) -> Vec<&str> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    words.sort_unstable();
    words
}

impl<G: ScenarioSupport> Run<'_, G> {
    pub(crate) fn expect(&mut self, expect: &Expect) -> Result<(), Fault> {
        match expect {
            Expect::ToAct(names) => {
                let wanted = self.named(names)?;
                let found = self.game.game().to_act(self.game.state());
                self.compare("to-act", wanted, found)
            }
            Expect::Winners(names) => {
                let wanted = self.named(names)?;
                match self.game.game().outcome(self.game.state()) {
                    Some(outcome) => self.compare("winners", wanted, outcome.winners),
                    None => Err(self.failed("the game is not over")),
                }
            }
            Expect::Choices(wanted) => self.choices(*wanted),
            Expect::Legal(text) => match self.is_legal(text)? {
                true => Ok(()),
                false => Err(self.failed(format!("'{text}' is not in the legal list"))),
            },
            Expect::NotLegal(text) => match self.is_legal(text)? {
                true => Err(self.failed(format!("'{text}' is in the legal list"))),
                false => Ok(()),
            },
            Expect::Value {
                viewer,
                words,
                value,
            } => self.value(viewer.as_deref(), words, value),
        }
    }

    fn value(&self, viewer: Option<&str>, words: &[String], value: &str) -> Result<(), Fault> {
        let audience = match viewer {
            None | Some("everything") => Audience::Everything,
            Some("spectator") => Audience::Spectator,
            Some(name) => Audience::Seat(self.seat(name)?),
        };
        let asked: Vec<&str> = words.iter().map(String::as_str).collect();
        let keyword = find_keyword::<G>(asked[0], "an 'expect' line", |keyword| keyword.expect);
        let keyword = keyword.map_err(|message| self.malformed(message))?;
        let known = self.game.information_state(audience);
        let found = self.game.game().observe(&known, &asked);
        let found = found.map_err(|error| self.malformed(with_usage(&error, keyword)))?;
        let found = found.split_whitespace().collect::<Vec<_>>().join(" ");
        if found == value || keyword.set && sorted(&found) == sorted(value) {
            return Ok(());
        }
        let asked = asked.join(" ");
        Err(self.failed(format!("{asked} is '{found}'; expected '{value}'")))
    }

    fn choices(&mut self, wanted: usize) -> Result<(), Fault> {
        let (game, state) = (self.game.game(), self.game.state());
        self.legal.clear();
        for seat in game.to_act(state).iter() {
            game.legal(state, seat, &mut self.legal);
        }
        if self.legal.len() == wanted {
            return Ok(());
        }
        let list: Vec<String> = self.legal.iter().map(|action| game.write(action)).collect();
        Err(self.failed(format!(
            "there are {} choices; expected {wanted}: {}",
            list.len(),
            list.join(" | ")
        )))
    }

    /// Whether anybody who is to act has this in the legal list.
    fn is_legal(&mut self, text: &str) -> Result<bool, Fault> {
        let action = self.action(text)?;
        let to_act = self.game.game().to_act(self.game.state());
        Ok(to_act.iter().any(|seat| self.lists(seat, &action)))
    }

    fn named(&self, names: &[String]) -> Result<Seats, Fault> {
        match names {
            [] => Err(self.malformed("expected seats after '=', or 'nobody'")),
            [nobody] if nobody == "nobody" => Ok(Seats::NONE),
            names => names.iter().map(|name| self.seat(name)).collect(),
        }
    }

    fn compare(&self, what: &str, wanted: Seats, found: Seats) -> Result<(), Fault> {
        if wanted == found {
            return Ok(());
        }
        let names = |seats: Seats| match seats.is_empty() {
            true => "nobody".to_owned(),
            false => {
                let names: Vec<String> = seats.iter().map(|seat| self.seat_name(seat)).collect();
                names.join(" ")
            }
        };
        Err(self.failed(format!(
            "{what} is '{}'; expected '{}'",
            names(found),
            names(wanted)
        )))
    }
}
