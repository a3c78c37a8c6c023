//! The conversation between the table and the people at the terminal.

use super::help::{self, Line};
use super::input::Input;
use super::save::Save;
use crate::failure::Failure;
use crate::out::say;
use crate::rules;
use towpath_core::{Audience, By, Message, Outcome, Seat, Seats};
use towpath_games::{AnyGame, AnyMatch, Offer, Pick, Refused};
use towpath_text::Words;

/// A game in the terminal.
pub struct Talk<'a> {
    game: &'static dyn AnyGame,
    playing: Box<dyn AnyMatch>,
    save: Option<Save>,
    words: &'a Words,
    input: Input,
    people: Seats,
    /// Who looks at the screen now.
    looking: Option<Seat>,
    /// The first entry whose events were not shown yet.
    shown: u32,
    /// What the numbers of the last list stand for.
    listed: Vec<Line>,
}

/// What a line of input led to.
enum Then {
    /// The position is another one.
    Moved,
    /// Ask the same again.
    Ask,
    /// Leave.
    Quit,
}

impl<'a> Talk<'a> {
    pub fn new(
        game: &'static dyn AnyGame,
        playing: Box<dyn AnyMatch>,
        save: Option<Save>,
        words: &'a Words,
    ) -> Result<Talk<'a>, Failure> {
        let input = Input::open()?;
        let seats = playing.header().seats.iter().enumerate();
        let people = seats
            .filter(|(_, seat)| seat.by == By::Human)
            .map(|(index, _)| Seat::new(index as u8))
            .collect();
        let shown = playing.version();
        Ok(Talk {
            game,
            playing,
            save,
            words,
            input,
            people,
            looking: None,
            shown,
            listed: Vec::new(),
        })
    }

    /// Plays on until the end.
    pub fn run(mut self) -> Result<(), Failure> {
        say!(
            "{} - the hash of this game's seed is {}",
            self.game.title().name,
            self.playing.header().commit
        );
        say!("Type ? for what can be done, help for all commands.");
        loop {
            let Some(seat) = self.playing.to_act().first() else {
                self.tell();
                if let Some(outcome) = self.playing.outcome() {
                    self.finish(&outcome);
                }
                return Ok(());
            };
            if self.people.contains(seat) {
                if matches!(self.turn_screen_to(seat)?, Then::Quit) {
                    return self.leave();
                }
                self.tell();
                say!("\n{}", self.show(Audience::Seat(seat)));
                if matches!(self.ask(seat)?, Then::Quit) {
                    return self.leave();
                }
            } else {
                self.bot_plays(seat)?;
            }
            if let Some(save) = &mut self.save {
                save.keep(self.playing.as_ref())?;
            }
        }
    }

    fn bot_plays(&mut self, seat: Seat) -> Result<(), Failure> {
        let name = self.playing.header().seats[seat.index()].name.clone();
        let Some(notation) = self.playing.think(seat, &name) else {
            return Err(Failure::Input(format!("there is no bot called '{name}'")));
        };
        let version = self.playing.version();
        self.playing
            .submit(version, seat, By::Bot, &Pick::Notation(notation.clone()))
            .map_err(|refused| {
                Failure::Wrong(format!(
                    "the bot wanted '{notation}': {}",
                    self.words.say(&refused.why)
                ))
            })
    }

    /// With several people at one screen, hands must not be seen in passing.
    fn turn_screen_to(&mut self, seat: Seat) -> Result<Then, Failure> {
        if self.people.len() > 1 && self.looking != Some(seat) {
            // Scrolls what the other player saw out of sight.
            crate::out::text(format_args!("{}", "\n".repeat(60)));
            let name = self.playing.seat_name(seat);
            let prompt = format!("Now it is for {name} to look. Press Enter. ");
            if self.input.line(&prompt)?.is_none() {
                return Ok(Then::Quit);
            }
        }
        self.looking = Some(seat);
        Ok(Then::Ask)
    }

    /// Who may be shown things: the one person at the screen, or the one who looks now.
    fn audience(&self) -> Audience {
        match (self.looking, self.people.len()) {
            (Some(seat), _) => Audience::Seat(seat),
            (None, 1) => self
                .people
                .first()
                .map_or(Audience::Spectator, Audience::Seat),
            (None, _) => Audience::Spectator,
        }
    }

    /// Shows what happened since the last look.
    fn tell(&mut self) {
        for line in self.playing.log(self.audience(), self.shown + 1) {
            say!("  {}", self.words.say(&line.words));
        }
        self.shown = self.playing.version();
    }

    /// The position as plain text.
    fn show(&self, audience: Audience) -> String {
        self.playing.project(audience).render_text()
    }

    fn ask(&mut self, seat: Seat) -> Result<Then, Failure> {
        let projection = self.playing.project(Audience::Seat(seat));
        say!("{}", self.words.say(&projection.question()));
        let offer = projection.offer(seat);
        drop(projection);
        if let [only] = offer.choices.as_slice() {
            let said = self.words.say(&only.words);
            say!(
                "Only one thing can be done; Enter does it: {} ({said})",
                only.notation
            );
        }
        self.listed = (0..offer.choices.len()).map(Line::Choice).collect();
        let notations = offer.choices.iter().map(|c| c.notation.clone());
        self.input.offer(notations.collect());
        let prompt = format!("{}> ", self.playing.seat_name(seat));
        loop {
            let Some(line) = self.input.line(&prompt)? else {
                return Ok(Then::Quit);
            };
            match self.answer(seat, &offer, line.trim()) {
                Then::Ask => {}
                then => return Ok(then),
            }
        }
    }

    fn answer(&mut self, seat: Seat, offer: &Offer, line: &str) -> Then {
        let audience = Audience::Seat(seat);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => match offer.choices.len() {
                1 => return self.act(seat, &Pick::Number(0)),
                _ => say!("Type ? for what can be done."),
            },
            "?" => self.list(seat, offer, rest.trim()),
            "help" => say!("{}", help::COMMANDS),
            "why" => self.why(seat, rest.trim()),
            "undo" => return self.undo(seat, rest.trim()),
            "board" => say!("{}", self.show(audience)),
            "log" => {
                for line in self.playing.log(audience, 0) {
                    say!("{:4}  {}", line.entry, self.words.say(&line.words));
                }
            }
            "score" => self.scores(audience),
            "rules" => self.rules(rest.trim()),
            "hint" => self.hint(seat),
            "record" => crate::out::text(format_args!("{}", self.playing.export(audience))),
            "scenario" => self.scenario(audience),
            "quit" | "exit" => return Then::Quit,
            _ => match line.parse::<usize>() {
                Ok(number) => return self.chosen(seat, offer, number),
                Err(_) => return self.act(seat, &Pick::Notation(line.to_owned())),
            },
        }
        Then::Ask
    }

    /// A number of the last list was typed.
    fn chosen(&mut self, seat: Seat, offer: &Offer, number: usize) -> Then {
        let line = number.checked_sub(1).and_then(|n| self.listed.get(n));
        let list = match line.cloned() {
            Some(Line::Choice(number)) => return self.act(seat, &Pick::Number(number as u32)),
            Some(Line::Touch(picked)) => Some(help::step(offer, &picked, self.words)),
            Some(Line::Begins(start)) => help::narrowed(offer, &start, self.words),
            None => None,
        };
        match list {
            Some(list) => {
                say!("{}", list.text);
                self.listed = list.lines;
            }
            None => say!("There are {} in the list.", self.listed.len()),
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
                say!("`undo` takes back one decision, `undo turn` the whole turn.");
                return Then::Ask;
            }
        };
        match done {
            Ok(()) => {
                self.shown = self.playing.version();
                let undone = Message::new("table-undone")
                    .with("seat", self.playing.seat_name(seat))
                    .with("count", count);
                say!("{}", self.words.say(&undone));
                Then::Moved
            }
            Err(refused) => {
                self.refuse(&refused);
                Then::Ask
            }
        }
    }

    fn refuse(&self, refused: &Refused) {
        let why = self.words.say(&refused.why);
        match refused.rule {
            Some(rule) => say!("No: {why} [{rule}, see `rules {rule}`]"),
            None => say!("No: {why}"),
        }
    }

    fn why(&self, seat: Seat, notation: &str) {
        match self.playing.why_not(seat, notation) {
            Ok(verdict) => match &verdict.refused {
                Some(refused) => self.refuse(refused),
                None => say!("It can be done."),
            },
            Err(refused) => self.refuse(&refused),
        }
    }

    fn list(&mut self, seat: Seat, offer: &Offer, prefix: &str) {
        let list = match prefix {
            "" => Some(help::step(offer, &[], self.words)),
            prefix => help::narrowed(offer, prefix, self.words),
        };
        let Some(list) = list else {
            // Nothing begins so: then the question is why not.
            self.why(seat, prefix);
            return;
        };
        say!("{}", list.text);
        self.listed = list.lines;
        let (steps, turn) = self.playing.undoable(seat);
        if steps > 0 {
            say!("  undo  (or `undo turn`: {turn} of this turn)");
        }
    }

    fn hint(&mut self, seat: Seat) {
        let strongest = self.game.bots().last().copied().unwrap_or("random");
        match self.playing.think(seat, strongest) {
            Some(notation) => say!("The bot '{strongest}' would play: {notation}"),
            None => say!("No bot can help here."),
        }
    }

    fn rules(&self, key: &str) {
        let all = self.game.rules();
        if key.is_empty() {
            say!("{}", rules::plain(all));
            return;
        }
        match rules::clause(all, &key.to_ascii_uppercase()) {
            Some(clause) => say!("{}", rules::plain(clause)),
            None => say!("There is no clause {key}; `rules` shows all."),
        }
    }

    fn scenario(&self, audience: Audience) {
        say!("title What happens here?");
        say!("game {}", self.game.title().id);
        say!("players {}", self.playing.header().players);
        for (name, value) in &self.playing.header().options {
            say!("option {name} {value}");
        }
        say!("given");
        for line in self.playing.project(audience).position() {
            say!("  {line}");
        }
        say!("then");
    }

    fn scores(&self, audience: Audience) {
        for side in self.playing.project(audience).scores() {
            let parts: Vec<String> = side
                .parts
                .iter()
                .filter(|part| part.points != 0)
                .map(|part| {
                    format!(
                        "{} {}",
                        self.words.say(&Message::new(part.key)),
                        part.points
                    )
                })
                .collect();
            let name = match side.side.seat(self.playing.header().players) {
                Some(seat) => self.playing.seat_name(seat),
                None => self.words.word("table-virtual-player"),
            };
            say!("  {name:8} {:4}   {}", side.total, parts.join(", "));
        }
    }

    fn finish(&mut self, outcome: &Outcome) {
        say!("\n{}", self.show(Audience::Everything));
        say!("{}", self.words.word("table-over"));
        self.scores(Audience::Everything);
        if let Some(grade) = outcome.grade {
            say!("{}", self.words.say(&Message::new(grade)));
        }
        let names: Vec<String> = outcome
            .winners
            .iter()
            .map(|seat| self.playing.seat_name(seat))
            .collect();
        let won = match names.len() {
            0 => Message::new("table-won-by-nobody"),
            count => Message::new("table-won-by")
                .with("seats", names.join(", "))
                .with("count", count as i64),
        };
        say!("{}", self.words.say(&won));
        if let Some(save) = &self.save {
            say!(
                "The record is in {}: `towpath replay` checks it with its seed.",
                save.path().display()
            );
        }
    }

    fn leave(&self) -> Result<(), Failure> {
        match &self.save {
            Some(save) => say!(
                "Kept in {0}; go on with: towpath play --resume {0}",
                save.path().display()
            ),
            None => say!("Left; this game was not kept (--save FILE keeps one)."),
        }
        Ok(())
    }
}
