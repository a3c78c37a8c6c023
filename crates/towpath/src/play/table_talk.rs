//! The conversation between the table and the people at the terminal.

use super::help;
use super::save::Save;
use crate::failure::Failure;
use crate::rules;
use games::{AnyGame, AnyMatch, Choice, Refused};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use table::{Audience, By, Message, Outcome, Seat, Seats};
use text::Words;

/// A game in the terminal.
pub struct Talk<'a> {
    game: &'static dyn AnyGame,
    playing: Box<dyn AnyMatch>,
    save: Option<Save>,
    words: &'a Words,
    input: DefaultEditor,
    people: Seats,
    /// Who looks at the screen now.
    looking: Option<Seat>,
    /// The first entry whose events were not shown yet.
    shown: u32,
    /// The list that a number refers to.
    listed: Vec<String>,
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
        let input = DefaultEditor::new()
            .map_err(|error| Failure::Input(format!("no terminal to ask in: {error}")))?;
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
        println!(
            "{} - the hash of this game's seed is {}",
            self.game.title().name,
            self.playing.header().commit
        );
        println!("Type ? for what can be done, help for all commands.");
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
                println!("\n{}", self.playing.sketch(Audience::Seat(seat)));
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
            .submit(version, seat, By::Bot, &notation)
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
            print!("{}", "\n".repeat(60));
            let name = self.playing.seat_name(seat);
            let prompt = format!("Now it is for {name} to look. Press Enter. ");
            if self.read(&prompt)?.is_none() {
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
            println!("  {}", self.words.say(&line.words));
        }
        self.shown = self.playing.version();
    }

    fn ask(&mut self, seat: Seat) -> Result<Then, Failure> {
        let question = self.playing.question(Audience::Seat(seat));
        println!("{}", self.words.say(&question));
        let choices = self.playing.choices(seat);
        if let [only] = choices.as_slice() {
            let said = self.words.say(&only.words);
            println!("Only one thing can be done; Enter does it: {} ({said})", only.notation);
        }
        self.listed = choices.iter().map(|c| c.notation.clone()).collect();
        let prompt = format!("{}> ", self.playing.seat_name(seat));
        loop {
            let Some(line) = self.read(&prompt)? else {
                return Ok(Then::Quit);
            };
            match self.answer(seat, &choices, line.trim()) {
                Then::Ask => {}
                then => return Ok(then),
            }
        }
    }

    fn answer(&mut self, seat: Seat, choices: &[Choice], line: &str) -> Then {
        let audience = Audience::Seat(seat);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => match choices {
                [only] => return self.act(seat, &only.notation),
                _ => println!("Type ? for what can be done."),
            },
            "?" => self.list(seat, choices, rest.trim()),
            "help" => println!("{}", help::COMMANDS),
            "why" => self.why(seat, rest.trim()),
            "undo" => return self.undo(seat, rest.trim()),
            "board" => println!("{}", self.playing.sketch(audience)),
            "log" => {
                for line in self.playing.log(audience, 0) {
                    println!("{:4}  {}", line.entry, self.words.say(&line.words));
                }
            }
            "score" => self.scores(audience),
            "rules" => self.rules(rest.trim()),
            "hint" => self.hint(seat),
            "record" => print!("{}", self.playing.export(audience)),
            "scenario" => self.scenario(audience),
            "quit" | "exit" => return Then::Quit,
            _ => match line.parse::<usize>() {
                Ok(number) => match number.checked_sub(1).and_then(|n| self.listed.get(n)) {
                    Some(notation) => return self.act(seat, &notation.clone()),
                    None => println!("There are {} in the list.", self.listed.len()),
                },
                Err(_) => return self.act(seat, line),
            },
        }
        Then::Ask
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Then {
        let version = self.playing.version();
        match self.playing.submit(version, seat, By::Human, notation) {
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
                println!("`undo` takes back one decision, `undo turn` the whole turn.");
                return Then::Ask;
            }
        };
        match done {
            Ok(()) => {
                self.shown = self.playing.version();
                let undone = Message::new("table-undone")
                    .with("seat", self.playing.seat_name(seat))
                    .with("count", count);
                println!("{}", self.words.say(&undone));
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
            Some(rule) => println!("No: {why} [{rule}, see `rules {rule}`]"),
            None => println!("No: {why}"),
        }
    }

    fn why(&self, seat: Seat, notation: &str) {
        match self.playing.why_not(seat, notation) {
            Ok(()) => println!("It can be done."),
            Err(refused) => self.refuse(&refused),
        }
    }

    fn list(&mut self, seat: Seat, choices: &[Choice], prefix: &str) {
        let shown = help::matching(choices, prefix);
        if shown.is_empty() {
            // Nothing begins so: then the question is why not.
            self.why(seat, prefix);
            return;
        }
        println!("{}", help::list(&shown, prefix, self.words));
        self.listed = shown.iter().map(|c| c.notation.clone()).collect();
        let (steps, turn) = self.playing.undoable(seat);
        if steps > 0 {
            println!("  undo  (or `undo turn`: {turn} of this turn)");
        }
    }

    fn hint(&mut self, seat: Seat) {
        let strongest = self.game.bots().last().copied().unwrap_or("random");
        match self.playing.think(seat, strongest) {
            Some(notation) => println!("The bot '{strongest}' would play: {notation}"),
            None => println!("No bot can help here."),
        }
    }

    fn rules(&self, key: &str) {
        let all = self.game.rules();
        if key.is_empty() {
            println!("{}", rules::plain(all));
            return;
        }
        match rules::clause(all, &key.to_ascii_uppercase()) {
            Some(clause) => println!("{}", rules::plain(clause)),
            None => println!("There is no clause {key}; `rules` shows all."),
        }
    }

    fn scenario(&self, audience: Audience) {
        println!("title What happens here?");
        println!("game {}", self.game.title().id);
        println!("players {}", self.playing.header().players);
        for (name, value) in &self.playing.header().options {
            println!("option {name} {value}");
        }
        println!("given");
        for line in self.playing.position(audience) {
            println!("  {line}");
        }
        println!("then");
    }

    fn scores(&self, audience: Audience) {
        for side in self.playing.breakdown(audience) {
            let parts: Vec<String> = side
                .parts
                .iter()
                .filter(|part| part.points != 0)
                .map(|part| format!("{} {}", self.words.say(&Message::new(part.key)), part.points))
                .collect();
            let name = match side.side.seat(self.playing.header().players) {
                Some(seat) => self.playing.seat_name(seat),
                None => self.words.word("table-virtual-player"),
            };
            println!("  {name:8} {:4}   {}", side.total, parts.join(", "));
        }
    }

    fn finish(&mut self, outcome: &Outcome) {
        println!("\n{}", self.playing.sketch(Audience::Everything));
        println!("{}", self.words.word("table-over"));
        self.scores(Audience::Everything);
        if let Some(grade) = outcome.grade {
            println!("{}", self.words.say(&Message::new(grade)));
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
        println!("{}", self.words.say(&won));
        if let Some(save) = &self.save {
            println!(
                "The record is in {}: `towpath replay` checks it with its seed.",
                save.path().display()
            );
        }
    }

    fn leave(&self) -> Result<(), Failure> {
        match &self.save {
            Some(save) => println!(
                "Kept in {0}; go on with: towpath play --resume {0}",
                save.path().display()
            ),
            None => println!("Left; this game was not kept (--save FILE keeps one)."),
        }
        Ok(())
    }

    /// A line of input; `None` at its end.
    fn read(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        match self.input.readline(prompt) {
            Ok(line) => {
                let _ = self.input.add_history_entry(&line);
                Ok(Some(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(Failure::Input(format!("the terminal fails: {error}"))),
        }
    }
}
