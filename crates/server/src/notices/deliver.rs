//! The messages that are due for one channel: which are still true, what is sent, and what becomes of them.

use super::mail::Mailed;
use super::outside::Trouble;
use super::rows::{
    CHANNEL, ChannelDoc, DELIVERY, DeliveryDoc, NOTICE, NoticeDoc, SETTINGS, SettingsDoc, Target,
    What, notice_key,
};
use super::words::{Said, Table};
use super::{push, webhook};
use crate::api::{ApiError, ChannelState, NoticeSettings};
use crate::app::{App, unavailable};
use crate::doc::TableDoc;
use crate::mine;
use crate::people::rows as people;
use std::sync::Arc;
use towpath_store::{Op, PersonRow, StoreError};

/// The shortest time between two mails to an address, in milliseconds: what happens in between is told in one.
pub const DIGEST: i64 = 10 * 60_000;
/// How long to wait after each try in vain, in milliseconds; as long as the last one ever after.
const BACK_OFF: [i64; 6] = [5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];
/// After so many tries (about a day) a message is given up.
const TRIES: u32 = 28;

/// A message that is due.
type Due = (PersonRow, DeliveryDoc);

/// What becomes of messages.
#[derive(Copy, Clone)]
enum Then {
    /// They are done with.
    Done,
    /// Their time comes then.
    Wait(i64),
    /// They were tried in vain, and are tried again then.
    Again(i64),
}

/// What came of sending.
enum Came {
    Sent,
    /// It is tried again.
    Later,
    /// The channel is of no use any more.
    Over(ChannelState),
}

/// Deals with the messages that are due for a channel.
///
/// # Errors
/// When the store does not answer: then they are due as before.
pub(super) async fn channel(
    app: &Arc<App>,
    account: &str,
    id: &str,
    due: Vec<Due>,
) -> Result<(), ApiError> {
    let Some(row) = people::find(app, CHANNEL, id).await? else {
        return settle(app, due, Then::Done).await;
    };
    if row.account != account {
        return settle(app, due, Then::Done).await;
    }
    let doc: ChannelDoc = people::read(&row)?;
    let settings = people::find(app, SETTINGS, account).await?;
    let settings = settings.as_ref().map(people::read::<SettingsDoc>);
    let settings = settings.transpose()?.unwrap_or_default().settings;
    let (turns, asked): (Vec<Due>, Vec<Due>) = due
        .into_iter()
        .partition(|(_, delivery)| matches!(delivery.what, What::Turn(_)));
    let mut channel = Channel {
        app,
        id,
        row,
        doc,
        settings,
    };
    for each in asked {
        let said = channel.said_asked(&each.1.what);
        channel.send(vec![each], &said).await?;
    }
    channel.tell_turns(turns).await
}

/// A channel while messages are sent to it.
struct Channel<'a> {
    app: &'a Arc<App>,
    id: &'a str,
    row: PersonRow,
    doc: ChannelDoc,
    settings: NoticeSettings,
}

impl Channel<'_> {
    fn said_asked(&self, what: &What) -> Said {
        match what {
            What::Code => Said::Code(super::settings::code(self.app, self.id, &self.doc)),
            What::Test | What::Turn(_) => Said::Test,
        }
    }

    /// Turns are told while they are still true, outside quiet hours; to an address all of them in one mail.
    async fn tell_turns(&mut self, due: Vec<Due>) -> Result<(), ApiError> {
        if due.is_empty() {
            return Ok(());
        }
        let now = self.app.time.now();
        if !self.doc.is_open() || !self.settings.on {
            return settle(self.app, due, Then::Done).await;
        }
        let mut until = quiet_until(&self.settings, now);
        if let (Target::Mail { .. }, Some(sent)) = (&self.doc.target, self.doc.sent_at)
            && now < sent + DIGEST
        {
            until = until.max(Some(sent + DIGEST));
        }
        if let Some(until) = until {
            return settle(self.app, due, Then::Wait(until)).await;
        }
        let mut told = Vec::new();
        for each in due {
            match table_of(self.app, &each).await? {
                Some(table) => told.push((each, table)),
                None => settle(self.app, vec![each], Then::Done).await?,
            }
        }
        if matches!(self.doc.target, Target::Mail { .. }) && !told.is_empty() {
            let (due, tables) = told.into_iter().unzip();
            self.send(due, &Said::Turns(tables)).await?;
            return Ok(());
        }
        for (each, table) in told {
            if !self.send(vec![each], &Said::Turns(vec![table])).await? {
                // The rest is still due, and tried when this one is.
                break;
            }
        }
        Ok(())
    }

    /// Sends one message and notes what came of it; whether it arrived.
    async fn send(&mut self, due: Vec<Due>, said: &Said) -> Result<bool, ApiError> {
        let came = self.try_to(&due, said).await;
        let asked = matches!(said, Said::Test | Said::Code(_));
        let state = match came {
            Came::Sent if self.doc.state == ChannelState::Unconfirmed => ChannelState::Unconfirmed,
            Came::Sent => ChannelState::Good,
            Came::Later if self.doc.is_open() => ChannelState::Failing,
            Came::Later => self.doc.state,
            Came::Over(state) => state,
        };
        let sent = matches!(came, Came::Sent);
        let next = match came {
            Came::Later => after(&due, self.app.time.now()),
            Came::Sent | Came::Over(_) => Then::Done,
        };
        settle(self.app, due, next).await?;
        let sent_at = match sent && !asked {
            true => Some(self.app.time.now()),
            false => self.doc.sent_at,
        };
        if (state, sent_at) != (self.doc.state, self.doc.sent_at) {
            (self.doc.state, self.doc.sent_at) = (state, sent_at);
            self.keep().await?;
        }
        Ok(sent)
    }

    /// Notes how the channel is doing, unless its person has removed it.
    async fn keep(&self) -> Result<(), ApiError> {
        let (account, at) = (&self.row.account, self.row.at);
        let row = people::row(CHANNEL, self.id, account, at, &self.doc);
        match self.app.store.write(vec![Op::SetPerson(row)]).await {
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(unavailable(&error)),
        }
    }

    async fn try_to(&self, due: &[Due], said: &Said) -> Came {
        // The same message has the same name, however often it is sent.
        let keys: Vec<&str> = due.iter().map(|(row, _)| row.key.as_str()).collect();
        let name = self.app.key.hash("message", &keys.join("\n"));
        let language = &self.settings.language;
        match &self.doc.target {
            Target::Webhook { url } => {
                came(webhook::send(self.app, self.id, url, &name, said, language).await)
            }
            Target::Push {
                endpoint,
                p256dh,
                auth,
                ..
            } => {
                let browser = push::Browser {
                    endpoint,
                    p256dh,
                    auth,
                };
                came(push::send(self.app, browser, said, language).await)
            }
            Target::Mail { address } => {
                let Some(mailer) = &self.app.notices.mailer else {
                    return Came::Later;
                };
                let mail = super::mail::Letter {
                    channel: self.id,
                    address,
                    name: &name,
                };
                match mailer.send(self.app, mail, said, language).await {
                    Mailed::Sent => Came::Sent,
                    Mailed::Later => Came::Later,
                    Mailed::Refused => Came::Over(ChannelState::Gone),
                }
            }
        }
    }
}

/// What an answer over HTTP means.
fn came(answer: Result<u16, Trouble>) -> Came {
    match answer {
        Ok(200..=299) => Came::Sent,
        Ok(404 | 410) => Came::Over(ChannelState::Gone),
        Err(Trouble::Forbidden) => Came::Over(ChannelState::Forbidden),
        // A redirect is followed nowhere: it could lead anywhere.
        Ok(_) | Err(Trouble::Unreachable) => Came::Later,
    }
}

/// When messages are tried again, unless they have been tried long enough.
fn after(due: &[Due], now: i64) -> Then {
    let tries = due.iter().map(|(_, delivery)| delivery.tries).min();
    let tries = tries.unwrap_or(TRIES);
    if tries + 1 >= TRIES {
        return Then::Done;
    }
    let last = BACK_OFF.len() - 1;
    Then::Again(now + BACK_OFF[(tries as usize).min(last)])
}

/// Notes what becomes of messages.
async fn settle(app: &App, due: Vec<Due>, then: Then) -> Result<(), ApiError> {
    for (row, mut delivery) in due {
        let op = match then {
            Then::Wait(at) => Op::SetPerson(PersonRow { at, ..row }),
            Then::Again(at) => {
                delivery.tries += 1;
                let (key, account) = (&row.key, &row.account);
                Op::SetPerson(people::row(DELIVERY, key, account, at, &delivery))
            }
            Then::Done => Op::DropPerson {
                kind: DELIVERY.to_owned(),
                key: row.key,
            },
        };
        match app.store.write(vec![op]).await {
            // The account has been deleted.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(unavailable(&error)),
        }
    }
    Ok(())
}

/// The table of a turn, if it is still to be told: nobody has looked, the seat is the same person's, and it is its turn.
async fn table_of(app: &Arc<App>, (row, delivery): &Due) -> Result<Option<Table>, ApiError> {
    let What::Turn(turn) = &delivery.what else {
        return Ok(None);
    };
    let notice = people::find(app, NOTICE, &notice_key(&row.account, &turn.table)).await?;
    let notice = notice.as_ref().map(people::read::<NoticeDoc>).transpose()?;
    if notice.as_ref() != Some(turn) {
        return Ok(None);
    }
    let standing = mine::standings(app, vec![turn.table.clone()]).await?.pop();
    let Some(standing) = standing.filter(|standing| standing.to_act.contains(&turn.seat)) else {
        return Ok(None);
    };
    let doc: Option<TableDoc> = serde_json::from_str(&standing.row.doc).ok();
    let Some(doc) = doc else {
        return Ok(None);
    };
    let seat = doc.seats.get(usize::from(turn.seat));
    let same = seat.is_some_and(|seat| seat.generation == turn.generation && !seat.away);
    Ok(same.then(|| Table {
        id: turn.table.clone(),
        game: standing.row.game.clone(),
        name: doc.name.clone(),
        version: turn.version,
    }))
}

/// When the quiet hours end that a time falls into.
fn quiet_until(settings: &NoticeSettings, now: i64) -> Option<i64> {
    const MINUTE: i64 = 60_000;
    const DAY: i64 = 1440;
    let quiet = settings.quiet?;
    let local = now.div_euclid(MINUTE) + i64::from(settings.utc_offset);
    let minute = local.rem_euclid(DAY);
    let (from, to) = (i64::from(quiet.from), i64::from(quiet.to));
    let length = (to - from).rem_euclid(DAY);
    // From midnight to midnight is the whole day.
    let length = if length == 0 { DAY } else { length };
    let since = (minute - from).rem_euclid(DAY);
    (since < length).then(|| (now.div_euclid(MINUTE) + length - since) * MINUTE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Hours;

    #[test]
    fn quiet_hours_go_over_midnight_and_by_the_persons_clock() {
        let hour = 3_600_000;
        let settings = |from, to, utc_offset| NoticeSettings {
            on: true,
            language: "en".to_owned(),
            utc_offset,
            quiet: Some(Hours { from, to }),
        };
        let night = settings(22 * 60, 7 * 60, 60);
        // 20:59 UTC is 21:59 there, 21:00 is the beginning, 06:00 the end.
        assert_eq!(quiet_until(&night, 21 * hour - 1), None);
        assert_eq!(quiet_until(&night, 21 * hour), Some(30 * hour));
        assert_eq!(quiet_until(&night, 29 * hour + 5), Some(30 * hour));
        assert_eq!(quiet_until(&night, 30 * hour), None);
        let noon = settings(12 * 60, 14 * 60, -120);
        assert_eq!(quiet_until(&noon, 13 * hour), None);
        assert_eq!(quiet_until(&noon, 15 * hour), Some(16 * hour));
        let always = settings(0, 1440, 0);
        assert_eq!(quiet_until(&always, 5 * hour), Some(24 * hour));
    }

    #[test]
    fn a_message_is_tried_less_and_less_often_for_about_a_day() {
        let due = |tries| {
            let row = people::row(DELIVERY, "k", "a", 0, &0);
            let channel = "c".to_owned();
            let what = What::Test;
            vec![(
                row,
                DeliveryDoc {
                    channel,
                    what,
                    tries,
                },
            )]
        };
        let (mut at, mut tries) = (0, 0);
        while let Then::Again(next) = after(&due(tries), at) {
            assert!(next > at);
            (at, tries) = (next, tries + 1);
        }
        let hours = at / 3_600_000;
        assert!((20..=26).contains(&hours), "{hours} hours");
    }
}
