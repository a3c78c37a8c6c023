//! What can be typed at any time.

use super::super::help::{self, Line as Listed};
use super::{Talk, Then};
use crate::failure::Failure;
use crate::rules;
use towpath_core::sketch::{Line, Room};
use towpath_core::{Audience, By, Message, Seat};
use towpath_games::{Offer, Pick, Refused};

/// How wide texts are that are looked up.
const WIDTH: usize = 78;

impl Talk<'_> {
    /// Does what a line says.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        offer: &Offer,
        line: &str,
    ) -> Result<Then, Failure> {
        let audience = Audience::Seat(seat);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => match offer.choices.len() {
                1 => return Ok(self.act(seat, &Pick::Number(0))),
                _ => self.tell_word("terminal-type"),
            },
            "?" => self.show_list(seat, offer, rest),
            "help" => self.tell_word("terminal-commands"),
            "back" => return Ok(self.back(offer)),
            "why" => self.why(seat, rest),
            "undo" => return Ok(self.undo(seat, rest)),
            "board" => {
                let board = self.with_scene(audience, |_, scene| super::super::plain::board(scene));
                self.tell(board);
            }
            "info" => self.tell(self.details(audience)),
            "log" => self.tell(self.whole_log(audience)),
            "score" => self.tell(self.scores(audience)),
            "who" => self.tell(self.who()),
            "rules" => self.rules(rest),
            "hint" => self.hint(seat)?,
            "record" => self.tell(self.playing.export(audience)),
            "scenario" => self.tell(self.scenario(audience)),
            "quit" | "exit" => return Ok(Then::Quit),
            _ => match line.parse::<usize>() {
                Ok(number) => return Ok(self.chosen(seat, offer, number)),
                Err(_) => return Ok(self.act(seat, &Pick::Notation(line.to_owned()))),
            },
        }
        Ok(Then::Ask)
    }

    /// One step back in the question.
    pub(super) fn back(&mut self, offer: &Offer) -> Then {
        let here = self.list.picked.clone();
        let mut picked = here.clone();
        // What the table touches by itself is no step of the player's.
        while picked.pop().is_some() {
            let list = help::step(offer, &picked, self.words);
            if list.picked != here {
                self.list = list;
                self.tell_list();
                return Then::Ask;
            }
        }
        let first = help::step(offer, &[], self.words);
        if self.list == first {
            self.tell_word("terminal-nothing-back");
        } else {
            self.list = first;
            self.tell_list();
        }
        Then::Ask
    }

    /// Writes the list down where it is not on the screen anyway.
    fn tell_list(&mut self) {
        if self.in_lines {
            self.tell(self.list.text());
        }
    }

    /// A number of the list was typed.
    fn chosen(&mut self, seat: Seat, offer: &Offer, number: usize) -> Then {
        let list = match self.list.line(number).cloned() {
            Some(Listed::Choice(number)) => return self.act(seat, &Pick::Number(number as u32)),
            Some(Listed::Touch(picked)) => Some(help::step(offer, &picked, self.words)),
            Some(Listed::Begins(start)) => help::narrowed(offer, &start, self.words),
            None => None,
        };
        match list {
            Some(list) => {
                self.list = list;
                self.tell_list();
            }
            None => {
                let count = self.list.entries.len() as i64;
                let message = Message::new("terminal-in-list").with("count", count);
                self.tell(self.words.say(&message));
            }
        }
        Then::Ask
    }

    fn act(&mut self, seat: Seat, pick: &Pick) -> Then {
        let version = self.playing.version();
        match self.playing.submit(version, seat, By::Human, pick) {
            Ok(()) => Then::Moved,
            Err(refused) => {
                self.refuse(&refused);
                Then::Ask
            }
        }
    }

    fn undo(&mut self, seat: Seat, what: &str) -> Then {
        let version = self.playing.version();
        let (step, turn) = self.playing.undoable(seat);
        let count = if what == "turn" { turn } else { step.min(1) };
        let done = match what {
            "" | "step" => self.playing.undo_step(version, seat),
            "turn" => self.playing.undo_turn(version, seat),
            _ => {
                self.tell_word("terminal-undo-how");
                return Then::Ask;
            }
        };
        match done {
            Ok(()) => {
                self.shown = self.playing.version();
                let undone = Message::new("table-undone")
                    .with("seat", self.called(seat))
                    .with("count", count);
                self.tell(self.words.say(&undone));
                Then::Moved
            }
            Err(refused) => {
                self.refuse(&refused);
                Then::Ask
            }
        }
    }

    fn refuse(&mut self, refused: &Refused) {
        let message = match refused.rule {
            Some(rule) => Message::new("terminal-no-rule").with("rule", rule),
            None => Message::new("terminal-no"),
        };
        let message = message.with("why", refused.why.clone());
        self.tell(self.words.say(&message));
    }

    fn why(&mut self, seat: Seat, notation: &str) {
        match self.playing.why_not(seat, notation) {
            Ok(verdict) => match &verdict.refused {
                Some(refused) => self.refuse(refused),
                None => self.tell_word("terminal-can"),
            },
            Err(refused) => self.refuse(&refused),
        }
    }

    fn show_list(&mut self, seat: Seat, offer: &Offer, prefix: &str) {
        let list = match prefix {
            "" => Some(help::step(offer, &[], self.words)),
            prefix => help::narrowed(offer, prefix, self.words),
        };
        let Some(list) = list else {
            // Nothing begins so: then the question is why not.
            self.why(seat, prefix);
            return;
        };
        self.list = list;
        self.tell_list();
        let (steps, turn) = self.playing.undoable(seat);
        if steps > 0 {
            let message = Message::new("terminal-undo-now").with("turn", turn);
            self.tell(format!("  {}", self.words.say(&message)));
        }
    }

    fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        let strongest = self.game.bots().last().copied().unwrap_or("random");
        let Some(decided) = self.thought(seat, strongest)? else {
            self.tell_word("terminal-no-hint");
            return Ok(());
        };
        let notation = decided.notation.clone();
        self.playing.remember(seat, strongest, decided);
        let projection = self.playing.project(Audience::Seat(seat));
        let choice = projection.find(seat, &notation);
        drop(projection);
        let words = choice.map_or_else(String::new, |choice| self.words.say(&choice.words));
        let message = Message::new("terminal-hint")
            .with("bot", strongest)
            .with("choice", words)
            .with("notation", notation);
        self.tell(self.words.say(&message));
        Ok(())
    }

    fn rules(&mut self, key: &str) {
        let all = self.game.rules(self.words.language().code());
        let text = match key {
            "" => Some(towpath_reference::whole(all)),
            key => rules::find(all, key),
        };
        let said = match text {
            Some(text) => rules::plain(&text, WIDTH).trim_start().to_owned(),
            None => self
                .words
                .say(&Message::new("terminal-no-clause").with("clause", key)),
        };
        self.tell(said);
    }

    fn details(&self, audience: Audience) -> String {
        let say = |message: &Message| self.words.say(message);
        let room = Room {
            width: WIDTH,
            height: usize::MAX,
            pan: 0,
            names: &self.names,
            words: &say,
        };
        let lines = self.playing.project(audience).details(&room);
        let texts: Vec<String> = lines.iter().map(Line::text).collect();
        texts.join("\n")
    }

    fn whole_log(&self, audience: Audience) -> String {
        let log = self.playing.log(audience, 0);
        let lines: Vec<String> = log
            .iter()
            .map(|line| format!("{:4}  {}", line.entry, self.words.say(&line.words)))
            .collect();
        match lines.is_empty() {
            true => self.words.word("terminal-nothing-yet"),
            false => lines.join("\n"),
        }
    }

    fn who(&self) -> String {
        let projection = self.playing.project(Audience::Spectator);
        let lines: Vec<String> = (0..)
            .zip(&self.names)
            .map(|(index, name)| {
                let called = self.words.say(&projection.called(Seat::new(index)));
                format!("  {called:10} {name}").trim_end().to_owned()
            })
            .collect();
        lines.join("\n")
    }

    fn scenario(&self, audience: Audience) -> String {
        let header = self.playing.header();
        let mut lines = vec![
            "title What happens here?".to_owned(),
            format!("game {}", self.game.title().id),
            format!("players {}", header.players),
        ];
        if header.rules != self.game.title().rules {
            lines.push(format!("version {}", header.rules));
        }
        let options = header.options.iter();
        lines.extend(options.map(|(name, value)| format!("option {name} {value}")));
        lines.push("given".to_owned());
        let position = self.playing.project(audience).position();
        lines.extend(position.iter().map(|line| format!("  {line}")));
        lines.push("then".to_owned());
        lines.join("\n")
    }

    pub(super) fn scores(&self, audience: Audience) -> String {
        let projection = self.playing.project(audience);
        let mut lines = Vec::new();
        for side in projection.scores() {
            let parts: Vec<String> = side
                .parts
                .iter()
                .filter(|part| part.points != 0)
                .map(|part| {
                    let name = self.words.say(&Message::new(part.key));
                    format!("{name} {}", part.points)
                })
                .collect();
            let name = match side.side.seat(self.playing.header().players) {
                Some(seat) => self.called(seat),
                None => self.words.word("table-virtual-player"),
            };
            let parts = parts.join(", ");
            let line = format!("  {name:10} {:4}   {parts}", side.total);
            lines.push(line.trim_end().to_owned());
        }
        lines.join("\n")
    }
}
