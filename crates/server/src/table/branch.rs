//! A moment of a finished game, taken to another table to be played differently.

use super::Table;
use crate::api::{ApiError, Clock, ErrorCode, Origin, Pace, PlayFrom, SeatKind, Settings, Status};
use crate::doc::{SeatDoc, TableDoc};
use crate::names;
use towpath_core::{Seat, SeatInfo, Seed, TableSetup};
use towpath_games::{AnyGame, AnyMatch, EntryKind, Pick};

/// What a table that goes on from a moment is made of.
pub(crate) struct Branch {
    /// The id of the game.
    pub(crate) title: String,
    /// Its seats and where it comes from.
    pub(crate) doc: TableDoc,
    /// The seed of the finished game: what is drawn is the same for the same decisions.
    pub(crate) seed: Seed,
    game: &'static dyn AnyGame,
    setup: TableSetup,
    then: Box<dyn AnyMatch>,
}

impl Table {
    /// The moment after this many entries, for somebody who wants to play on from there.
    ///
    /// # Errors
    /// While the game runs or has secrets, and where nothing was left to decide.
    pub(crate) fn branch(&self, version: u32, wanted: PlayFrom) -> Result<Branch, ApiError> {
        if self.status() != Status::Over {
            let message = "only a game that is over can be played differently";
            return Err(ApiError::new(ErrorCode::WrongState, message));
        }
        if self.deal_is_open() {
            let message = "the deal of the day is still being played by others";
            return Err(ApiError::new(ErrorCode::NotAllowed, message));
        }
        let newest = self.version();
        if version > newest {
            return Err(ApiError::new(ErrorCode::NotFound, "that has not happened").at(newest));
        }
        let then = self.playing()?.at(version);
        let Some(acting) = then.to_act().first() else {
            let message = "nothing was left to decide then";
            return Err(ApiError::new(ErrorCode::WrongState, message));
        };
        let seed = Seed::from_hex(&self.row.seed).ok_or_else(|| {
            let message = "this record came without its seed: nobody knows what would be drawn";
            ApiError::new(ErrorCode::WrongState, message)
        })?;
        let seat = wanted.seat.unwrap_or(acting.index() as u8);
        if seat >= self.players() {
            return Err(ApiError::new(ErrorCode::Invalid, "there is no such seat"));
        }
        let name = names::person(&wanted.name)?;
        names::check_no_bot(&name, self.game.bots())?;
        let mut seats: Vec<SeatDoc> = self.doc.seats.iter().map(|doc| self.bot_for(doc)).collect();
        seats[usize::from(seat)] = SeatDoc::person(SeatKind::Here, name);
        let settings = Settings {
            schedule: None,
            ..self.doc.settings.clone()
        };
        let origin = Origin {
            table: self.row.id.clone(),
            version,
        };
        let edition = self.doc.edition.clone();
        Ok(Branch {
            title: self.row.game.clone(),
            doc: TableDoc {
                pace: Pace::Live,
                clock: Clock::Off,
                settings,
                from: Some(origin),
                ..TableDoc::new(&self.doc.name, &self.setup, edition, seats)?
            },
            seed,
            game: self.game,
            setup: self.setup.clone(),
            then,
        })
    }

    /// The bot that sat in a seat, or one in place of its player.
    fn bot_for(&self, doc: &SeatDoc) -> SeatDoc {
        match (doc.is_person(), &doc.bot) {
            (false, Some(bot)) => SeatDoc::bot(bot.clone()),
            _ => SeatDoc::bot(self.stand_in()),
        }
    }
}

impl Branch {
    /// Plays up to the moment with the new seats: the head of the record, and the match as it stands then. What was taken
    /// back before is left out.
    ///
    /// # Errors
    /// What does not hold.
    pub(crate) fn play(&self) -> Result<(String, Box<dyn AnyMatch>), String> {
        let seats = self.doc.seats.iter().map(|doc| SeatInfo {
            by: doc.by(),
            name: doc.name.clone(),
        });
        let started = self
            .game
            .start(&self.setup, seats.collect(), self.seed.clone());
        let mut play = started.map_err(|error| error.to_string())?;
        let head = play.record();
        let mut standing = self.then.next_standing(0);
        for number in 1..=self.then.version() {
            let Some((seat, kind)) = self.then.entry(number) else {
                continue;
            };
            let by = self.by(seat);
            let version = play.version();
            let done = match kind {
                EntryKind::EndTurn => play.end_turn(version, seat, by),
                EntryKind::Decision if standing == Some(number) => {
                    standing = self.then.next_standing(number);
                    let (_, notation) = self.then.decided(number).ok_or("nothing was decided")?;
                    play.submit(version, seat, by, &Pick::Notation(notation))
                }
                EntryKind::Decision | EntryKind::Undo => continue,
            };
            done.map_err(|refused| format!("entry {number}: {refused:?}"))?;
        }
        Ok((head, play))
    }

    fn by(&self, seat: Seat) -> towpath_core::By {
        self.doc.seats[seat.index()].by()
    }
}
