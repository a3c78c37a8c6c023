//! What happens by itself: forced decisions and the moves of bots.

use super::Table;
use crate::api::{Forced, Status};
use std::time::Duration;
use towpath_core::{By, Seat};
use towpath_games::{AnyGame, Decided, Pick};

/// The least time between a bot's decisions, unless the table says otherwise.
const PAUSE: u32 = 900;

/// Forced decisions in a row, at most: a game that forces for ever must not stop the table.
const FORCED: usize = 64;

/// The first choice, where there is no other or none is better.
const FIRST: Pick = Pick::Number(0);

/// The bot that plays where nobody has chosen one: good, and quick enough for any machine.
pub(crate) fn house_bot(game: &dyn AnyGame) -> &'static str {
    let bots = game.bots();
    let usual = bots.iter().find(|name| **name == "medium");
    usual.or(bots.last()).copied().unwrap_or("random")
}

impl Table {
    /// The bot that takes the seats of people who left.
    pub(super) fn stand_in(&self) -> String {
        self.game
            .bots()
            .last()
            .copied()
            .unwrap_or("random")
            .to_owned()
    }

    /// Plays decisions that everybody knows to have only one choice, where the table wants it.
    pub(super) async fn play_forced(&mut self) {
        if self.doc.settings.forced != Forced::Play {
            return;
        }
        for _ in 0..FORCED {
            if self.broken
                // Who has taken something back wants to decide anew.
                || self.undone().is_some()
                || self.status() != Status::Playing
                || self.ending().is_some()
            {
                return;
            }
            let Some(seat) = self.forced() else {
                return;
            };
            if self.decide_forced(seat, FIRST).await.is_err() {
                return;
            }
        }
    }

    /// A person who has to decide and, as everybody knows, has only one choice.
    fn forced(&self) -> Option<Seat> {
        let play = self.play.as_deref()?;
        let acting = play.to_act();
        let mut people = acting.iter().filter(|seat| self.bot_of(*seat).is_none());
        people.find(|seat| play.forced(*seat))
    }

    /// Lets a bot think if one has to decide and none is thinking yet.
    pub(super) fn wake_bot(&mut self) {
        let version = self.version();
        if self.thinking == Some(version) {
            return;
        }
        let mut acting = self.acting().iter();
        let next = acting.find_map(|seat| Some((seat, self.bot_of(seat)?.to_owned())));
        let Some((seat, level)) = next else {
            return;
        };
        let Some(play) = &mut self.play else {
            return;
        };
        let Some(thought) = play.thought(seat, &level) else {
            tracing::error!(table = self.row.id, level, "no such bot");
            return;
        };
        self.thinking = Some(version);
        let hurried = || self.hurried().map_or(PAUSE, |pause| pause.min(PAUSE));
        let pause = self.doc.settings.bot_pause.unwrap_or_else(hurried);
        let ready = tokio::time::Instant::now() + Duration::from_millis(u64::from(pause));
        let about = self.about_move(&thought);
        let (thinking, me) = (self.app.pool.think(about, thought.run), self.me.clone());
        tokio::spawn(async move {
            let decided = match thinking {
                Ok(thinking) => thinking.await,
                // Moves are always taken.
                Err(_) => None,
            };
            tokio::time::sleep_until(ready).await;
            if let Some(table) = me.upgrade() {
                let command: super::Command =
                    Box::new(move |table| Box::pin(table.bot_decides(version, seat, decided)));
                let _ = table.send(command).await;
            }
        });
    }

    async fn bot_decides(&mut self, version: u32, seat: Seat, decided: Option<Decided>) {
        if self.thinking == Some(version) {
            self.thinking = None;
        }
        let still = self.version() == version
            && self.acting().contains(seat)
            && self.bot_of(seat).is_some();
        if !still {
            return;
        }
        let level = self.bot_of(seat).map(str::to_owned);
        let pick = match (self.held_choice(seat), decided) {
            // What the player had decided stands. It comes as late as the bot's own choice would.
            (Some(held), _) => Pick::Number(held),
            // A bot that has failed does the first thing that can be done.
            (None, None) => FIRST,
            (None, Some(decided)) => {
                let pick = Pick::Notation(decided.notation.clone());
                if let (Some(play), Some(level)) = (&mut self.play, level) {
                    play.remember(seat, &level, decided);
                }
                pick
            }
        };
        let by = if self.doc.seats[seat.index()].away {
            By::Timeout
        } else {
            By::Bot
        };
        match self.decide(version, seat, by, &[pick]).await {
            Ok(_) => {
                self.app.metrics.bot_decisions.inc();
            }
            Err(error) => {
                tracing::error!(table = self.row.id, %error, "a bot's decision was refused")
            }
        }
    }
}
