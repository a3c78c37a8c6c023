//! The conversation between the table and the people at the terminal.

mod commands;

use super::face::{Face, Scene, Typed};
use super::help::{self, List};
use super::program::Guest;
use super::save::Save;
use crate::failure::Failure;
use std::collections::BTreeMap;
use std::sync::mpsc::{self, TryRecvError};
use towpath_core::sketch::{Line, Room};
use towpath_core::{Audience, By, Message, Outcome, Seat, Seats};
use towpath_games::{AnyGame, AnyMatch, Decided, Pick, Thought};
use towpath_text::Words;

/// So much of what happened is kept at hand.
const NEWS: usize = 8;

/// A game in the terminal.
pub struct Talk<'a> {
    game: &'static dyn AnyGame,
    playing: Box<dyn AnyMatch>,
    save: Option<Save>,
    words: &'a Words,
    face: Box<dyn Face + 'a>,
    /// Whether lists are written down as lines of text; on a screen they stand there anyway.
    in_lines: bool,
    people: Seats,
    /// The names that are shown for the seats.
    names: Vec<String>,
    /// The seats that other programs play.
    guests: BTreeMap<Seat, Guest>,
    /// Who looks at the screen now.
    looking: Option<Seat>,
    /// The first entry whose events were not shown yet.
    shown: u32,
    /// What happened lately.
    news: Vec<String>,
    /// How many of that have not been shown.
    fresh: usize,
    /// The question and its numbered answers.
    list: List,
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
        face: Box<dyn Face + 'a>,
        in_lines: bool,
    ) -> Talk<'a> {
        let seats = playing.header().seats.iter().enumerate();
        let people: Seats = seats
            .filter(|(_, seat)| seat.by == By::Human)
            .map(|(index, _)| Seat::new(index as u8))
            .collect();
        let shown = playing.version();
        let names = names(playing.as_ref(), people.len(), words);
        Talk {
            game,
            playing,
            save,
            words,
            face,
            in_lines,
            people,
            names,
            guests: BTreeMap::new(),
            looking: None,
            shown,
            news: Vec::new(),
            fresh: 0,
            list: List::default(),
        }
    }

    /// Starts the programs that play seats: a command for each seat that has one, in order.
    pub fn with_programs<'c>(
        mut self,
        commands: impl Iterator<Item = Option<&'c str>>,
    ) -> Result<Talk<'a>, Failure> {
        for (seat, command) in (0..).map(Seat::new).zip(commands) {
            if let Some(command) = command {
                let guest = Guest::start(command, self.playing.as_ref(), seat)?;
                self.guests.insert(seat, guest);
            }
        }
        Ok(self)
    }

    /// Plays on until the end.
    pub fn run(mut self) -> Result<(), Failure> {
        if self.in_lines {
            let begins = Message::new("terminal-begins")
                .with("game", self.game.title().name)
                .with("hash", self.playing.header().commit.to_string());
            self.tell(self.words.say(&begins));
            self.tell_word("terminal-type");
        }
        loop {
            let Some(seat) = self.playing.to_act().first() else {
                self.collect_news();
                if let Some(outcome) = self.playing.outcome() {
                    self.finish(&outcome);
                }
                return Ok(());
            };
            let then = if self.people.contains(seat) {
                match self.turn_screen_to(seat)? {
                    Then::Quit => Then::Quit,
                    Then::Moved | Then::Ask => self.ask(seat)?,
                }
            } else {
                self.bot_plays(seat)?
            };
            if matches!(then, Then::Quit) {
                return self.leave();
            }
            if let Some(save) = &mut self.save {
                save.keep(self.playing.as_ref())?;
            }
        }
    }

    /// What a bot would do; `None` if nobody waits for it.
    fn thought(&mut self, seat: Seat, bot: &str) -> Result<Option<Decided>, Failure> {
        let thought = self.playing.thought(seat, bot);
        let unknown = || Failure::Input(format!("there is no bot called '{bot}'"));
        self.decided(seat, bot, thought.ok_or_else(unknown)?)
    }

    /// What comes of a thought, while the terminal shows that somebody thinks; `None` if nobody waits for it.
    fn decided(
        &mut self,
        seat: Seat,
        bot: &str,
        thought: Thought,
    ) -> Result<Option<Decided>, Failure> {
        let (sender, receiver) = mpsc::channel();
        let stop = thought.stop.clone();
        let run = thought.run;
        std::thread::spawn(move || {
            // Nobody listens any more once the player has left.
            let _ = sender.send(run());
        });
        let name = format!("{} ({bot})", self.called(seat));
        let thinks = self
            .words
            .say(&Message::new("terminal-thinks").with("name", name));
        let mut decided = None;
        let mut lost = false;
        let audience = self.audience();
        let patient = self.with_scene(audience, |face, scene| {
            face.wait(scene, &thinks, &mut || match receiver.try_recv() {
                Ok(answer) => {
                    decided = Some(answer);
                    true
                }
                Err(TryRecvError::Empty) => false,
                Err(TryRecvError::Disconnected) => {
                    lost = true;
                    true
                }
            })
        })?;
        if lost {
            return Err(Failure::Wrong(format!("the bot '{bot}' has failed")));
        }
        if !patient && let Some(stop) = stop {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
        Ok(decided)
    }

    fn bot_plays(&mut self, seat: Seat) -> Result<Then, Failure> {
        self.collect_news();
        let name = self.playing.header().seats[seat.index()].name.clone();
        let decided = match self.guests.remove(&seat) {
            Some(guest) => {
                let thought = guest.thought(self.playing.as_ref(), seat);
                self.decided(seat, &name, thought)?
            }
            None => self.thought(seat, &name)?,
        };
        let Some(decided) = decided else {
            return Ok(Then::Quit);
        };
        let notation = decided.notation.clone();
        self.take_back(seat, &name, decided);
        let version = self.playing.version();
        let done = self
            .playing
            .submit(version, seat, By::Bot, &Pick::Notation(notation.clone()));
        match done {
            Ok(()) => Ok(Then::Moved),
            Err(refused) => Err(Failure::Wrong(format!(
                "the bot wanted '{notation}': {}",
                self.words.say(&refused.why)
            ))),
        }
    }

    /// Takes a bot or a program back that has thought elsewhere.
    fn take_back(&mut self, seat: Seat, name: &str, decided: Decided) {
        let Decided { notation, bot } = decided;
        match bot.downcast::<Guest>() {
            Ok(mut guest) => {
                if let Some(why) = guest.fault.take() {
                    let failed = Message::new("terminal-program-failed")
                        .with("name", self.called(seat))
                        .with("why", why);
                    self.tell(self.words.say(&failed));
                }
                self.guests.insert(seat, *guest);
            }
            Err(bot) => self.playing.remember(seat, name, Decided { notation, bot }),
        }
    }

    /// With several people at one screen, hands must not be seen in passing.
    fn turn_screen_to(&mut self, seat: Seat) -> Result<Then, Failure> {
        if self.people.len() > 1 && self.looking != Some(seat) {
            let look = Message::new("terminal-look").with("name", self.called(seat));
            let look = self.words.say(&look);
            if !self.face.hand_over(&look)? {
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

    /// What a seat is called, with the name of its player.
    fn called(&self, seat: Seat) -> String {
        let projection = self.playing.project(Audience::Spectator);
        let called = self.words.say(&projection.called(seat));
        let info = &self.playing.header().seats[seat.index()];
        match info.by == By::Human && !info.name.is_empty() {
            true => format!("{called} {}", info.name),
            false => called,
        }
    }

    /// Adds what happened since the last look.
    fn collect_news(&mut self) {
        let log = self.playing.log(self.audience(), self.shown + 1);
        self.shown = self.playing.version();
        self.fresh += log.len();
        let new = log.iter().map(|line| self.words.say(&line.words));
        self.news.extend(new);
        let much = self.news.len().saturating_sub(self.fresh.max(NEWS));
        self.news.drain(..much);
    }

    /// The scene for an audience, with the list as it stands.
    fn with_scene<R>(
        &mut self,
        audience: Audience,
        show: impl FnOnce(&mut dyn Face, &Scene<'_>) -> R,
    ) -> R {
        let projection = self.playing.project(audience);
        let say = |message: &Message| self.words.say(message);
        let lit: Vec<(&str, usize)> = (1..)
            .zip(&self.list.entries)
            .filter_map(|(number, entry)| Some((entry.target.as_deref()?, number)))
            .collect();
        let board = |width: usize, height: usize, pan: i32| -> Vec<Line> {
            let room = Room {
                width,
                height,
                pan,
                names: &self.names,
                words: &say,
            };
            projection.sketch(&lit, &room)
        };
        let answers: Vec<String> = self.list.entries.iter().map(|e| e.words.clone()).collect();
        let scene = Scene {
            board: &board,
            news: &self.news,
            fresh: self.fresh,
            question: &self.list.question,
            about: &self.list.about,
            answers: &answers,
            notations: &[],
            prompt: "",
            moved: false,
        };
        show(self.face.as_mut(), &scene)
    }

    fn ask(&mut self, seat: Seat) -> Result<Then, Failure> {
        self.collect_news();
        let audience = Audience::Seat(seat);
        let offer = self.playing.project(audience).offer(seat);
        let notations: Vec<String> = offer.choices.iter().map(|c| c.notation.clone()).collect();
        self.list = help::step(&offer, &[], self.words);
        let only = offer.choices.len() == 1;
        let called = self.playing.project(audience).called(seat);
        let prompt = format!("{}> ", self.words.say(&called));
        let mut moved = true;
        let mut warned = false;
        loop {
            if only && moved {
                let said = self.list.entries.first();
                let choice = said.map_or("", |entry| entry.words.as_str());
                let only = Message::new("terminal-only-one").with("choice", choice);
                self.list.about = self.words.say(&only);
            }
            let typed = self.with_scene(audience, |face, scene| {
                face.ask(&Scene {
                    notations: &notations,
                    prompt: &prompt,
                    moved,
                    ..*scene
                })
            })?;
            moved = false;
            self.fresh = 0;
            let then = match typed {
                Typed::End => Then::Quit,
                Typed::Interrupt if warned => Then::Quit,
                Typed::Interrupt => {
                    warned = true;
                    self.tell(self.kept());
                    continue;
                }
                Typed::Back => self.back(&offer),
                Typed::Line(line) => self.answer(seat, &offer, line.trim())?,
            };
            warned = false;
            match then {
                Then::Ask => {}
                then => {
                    self.list = List::default();
                    return Ok(then);
                }
            }
        }
    }

    /// Where the game is kept, for somebody who seems to be about to leave.
    fn kept(&self) -> String {
        let message = match &self.save {
            Some(save) => {
                Message::new("terminal-leave-again").with("file", save.path().display().to_string())
            }
            None => Message::new("terminal-leave-lost"),
        };
        self.words.say(&message)
    }

    fn tell(&mut self, text: String) {
        self.face.tell(text);
    }

    /// Says a message without values.
    fn tell_word(&mut self, key: &'static str) {
        self.tell(self.words.word(key));
    }

    /// Shows the end: what happened last, the board, the points and who has won.
    fn finish(&mut self, outcome: &Outcome) {
        let fresh = &self.news[self.news.len() - self.fresh..];
        let mut lines: Vec<String> = fresh.iter().map(|line| format!("  {line}")).collect();
        self.list = List::default();
        let board = self.with_scene(Audience::Everything, |_, scene| super::plain::board(scene));
        lines.push(format!("\n{board}\n"));
        lines.push(self.words.word("table-over"));
        lines.push(self.scores(Audience::Everything));
        if let Some(grade) = outcome.grade {
            lines.push(self.words.say(&Message::new(grade)));
        }
        let names: Vec<String> = outcome
            .winners
            .iter()
            .map(|seat| self.called(seat))
            .collect();
        let won = match names.len() {
            0 => Message::new("table-won-by-nobody"),
            count => Message::new("table-won-by")
                .with("seats", names.join(", "))
                .with("count", count as i64),
        };
        lines.push(self.words.say(&won));
        if let Some(save) = &self.save {
            let file = save.path().display().to_string();
            let checked = Message::new("terminal-checked").with("file", file);
            lines.push(self.words.say(&checked));
        }
        self.face.part(&lines.join("\n"));
    }

    fn leave(&mut self) -> Result<(), Failure> {
        let message = match &self.save {
            Some(save) => {
                Message::new("terminal-kept").with("file", save.path().display().to_string())
            }
            None => Message::new("terminal-not-kept"),
        };
        self.face.part(&self.words.say(&message));
        Ok(())
    }
}

/// The names that are shown for the seats: those that people have given, "you" for the only person, the level of a bot.
fn names(playing: &dyn AnyMatch, people: u32, words: &Words) -> Vec<String> {
    let seats = playing.header().seats.iter();
    seats
        .map(|seat| match (seat.by, seat.name.is_empty()) {
            (By::Human, true) if people == 1 => words.word("terminal-you"),
            _ => seat.name.clone(),
        })
        .collect()
}
