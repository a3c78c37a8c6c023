//! What people set: channels, hours, tables.

use super::mail::read_address;
use super::outside::Trouble;
use super::push::Browser;
use super::rows::{CHANNEL, ChannelDoc, MUTED, SETTINGS, SettingsDoc, Target, What, notice_key};
use super::{sender, webhook};
use crate::api::{
    AddChannel, ApiError, ChannelInfo, ChannelState, ErrorCode, NewChannel, NoticeSettings,
    NoticesState, TableNotices,
};
use crate::app::{App, unavailable};
use crate::people::rows::{self as people, SEAT, SeatRow};
use crate::people::{codes, session};
use crate::time::DAY;
use crate::tokens::For;
use towpath_core::Message;
use towpath_store::{Op, PersonRow, StoreError};
use towpath_text::Language;

/// The most channels of an account.
const CHANNELS: usize = 10;
/// The most codes that are mailed for an account in a day.
const CODES: usize = 5;
/// How often a code may be typed wrongly.
const WRONG_CODES: u8 = 10;
/// The characters of a code: 40 bits.
const CODE: usize = 8;
/// The most tables that are muted.
const MUTES: usize = 300;

/// What the account page shows.
///
/// # Errors
/// When the store does not answer; so for all that follow.
pub async fn state(app: &App, account: &str) -> Result<NoticesState, ApiError> {
    let channels = people::list(app, account, CHANNEL).await?;
    let channels = channels.iter().map(|row| shown(app, row));
    let muted = people::list(app, account, MUTED).await?;
    let muted = muted.iter().map(people::read::<String>);
    Ok(NoticesState {
        settings: settings(app, account).await?.1.settings,
        channels: channels.collect::<Result<_, _>>()?,
        muted: muted.collect::<Result<_, _>>()?,
        mail: app.notices.mailer.is_some(),
        push_key: app.notices.vapid.public().to_owned(),
    })
}

fn shown(app: &App, row: &PersonRow) -> Result<ChannelInfo, ApiError> {
    let doc: ChannelDoc = people::read(row)?;
    let kind = doc.target.kind();
    let (name, endpoint, secret) = match doc.target {
        Target::Push {
            device, endpoint, ..
        } => (device, Some(endpoint), None),
        Target::Mail { address } => (address, None, None),
        Target::Webhook { url } => (url, None, Some(webhook::secret_text(app, &row.key))),
    };
    Ok(ChannelInfo {
        id: row.key.clone(),
        kind,
        name,
        endpoint,
        secret,
        state: doc.state,
        made_at: row.at,
        sent_at: doc.sent_at,
    })
}

/// The settings of an account, and whether there are any.
async fn settings(app: &App, account: &str) -> Result<(bool, SettingsDoc), ApiError> {
    let row = people::find(app, SETTINGS, account).await?;
    let doc = row.as_ref().map(people::read).transpose()?;
    Ok((row.is_some(), doc.unwrap_or_default()))
}

/// The change that keeps settings.
fn keep_settings(app: &App, account: &str, there: bool, doc: &SettingsDoc) -> Op {
    let row = people::row(SETTINGS, account, account, app.time.now(), doc);
    match there {
        true => Op::SetPerson(row),
        false => people::insert(row),
    }
}

fn invalid(message: &str, why: &'static str) -> ApiError {
    ApiError {
        why: Some(Message::new(why)),
        ..ApiError::new(ErrorCode::Invalid, message)
    }
}

/// Sets when somebody is told.
///
/// # Errors
/// When a value cannot be.
pub async fn set(app: &App, account: &str, wanted: NoticeSettings) -> Result<(), ApiError> {
    check(&wanted)?;
    let (there, mut doc) = settings(app, account).await?;
    doc.settings = wanted;
    people::keep(app, vec![keep_settings(app, account, there, &doc)]).await
}

fn check(wanted: &NoticeSettings) -> Result<(), ApiError> {
    let wrong = |what| Err(ApiError::new(ErrorCode::Invalid, what));
    if !(-720..=840).contains(&wanted.utc_offset) {
        return wrong("utc_offset is -720 to 840 minutes");
    }
    let known = |language: &&Language| language.code() == wanted.language;
    if Language::ALL.iter().find(known).is_none() {
        return wrong("there is no such language");
    }
    match wanted.quiet {
        Some(quiet) if quiet.from >= 1440 || !(1..=1440).contains(&quiet.to) => {
            wrong("hours are 0 to 1440 minutes after midnight")
        }
        Some(quiet) if quiet.from == quiet.to => wrong("quiet hours have a length"),
        Some(_) | None => Ok(()),
    }
}

/// Adds a channel; an e-mail address is mailed a code first.
///
/// # Errors
/// When it leads nowhere or where it must not, or there are too many.
pub async fn add(app: &App, person: &session::Person, wanted: AddChannel) -> Result<(), ApiError> {
    let account = &person.account;
    let now = app.time.now();
    let (there, mut doc) = settings(app, account).await?;
    if !there {
        doc.settings.language = wanted.language;
        doc.settings.utc_offset = wanted.utc_offset;
        check(&doc.settings)?;
    }
    let target = target(app, person, wanted.channel).await?;
    let before = people::list(app, account, CHANNEL).await?;
    for row in &before {
        if same(&people::read::<ChannelDoc>(row)?.target, &target) {
            let mails = matches!(target, Target::Mail { .. });
            match mails {
                // The code is mailed again.
                true => return mail_code(app, account, row, there, doc).await,
                false => people::keep(app, vec![drop_channel(&row.key)]).await?,
            }
        }
    }
    if before.len() >= CHANNELS {
        let message = format!("an account has at most {CHANNELS} ways");
        return Err(invalid(&message, "people-channels-full"));
    }
    let id = match &target {
        Target::Push { endpoint, .. } => push_id(app, endpoint),
        Target::Mail { .. } | Target::Webhook { .. } => codes::fresh(12),
    };
    let state = match target {
        Target::Mail { .. } => ChannelState::Unconfirmed,
        Target::Push { .. } | Target::Webhook { .. } => ChannelState::Good,
    };
    // A browser belongs to whoever has used it last: nobody sees the messages of another.
    if people::find(app, CHANNEL, &id).await?.is_some() {
        people::keep(app, vec![drop_channel(&id)]).await?;
    }
    let channel = ChannelDoc {
        target,
        state,
        sent_at: None,
        wrong_codes: 0,
    };
    let row = people::row(CHANNEL, &id, account, now, &channel);
    if state == ChannelState::Unconfirmed {
        count_code(&mut doc, now)?;
        let ops = vec![
            people::insert(row),
            sender::send(account, &id, What::Code, now),
            keep_settings(app, account, there, &doc),
        ];
        people::keep(app, ops).await?;
        app.notices.wake();
        return Ok(());
    }
    let mut ops = vec![people::insert(row)];
    if !there {
        ops.push(keep_settings(app, account, there, &doc));
    }
    people::keep(app, ops).await
}

/// The id of a browser, the same in every account.
fn push_id(app: &App, endpoint: &str) -> String {
    app.key.hash("push", endpoint)[..16].to_owned()
}

fn same(one: &Target, other: &Target) -> bool {
    match (one, other) {
        (Target::Mail { address: one }, Target::Mail { address: other }) => one == other,
        (Target::Webhook { url: one }, Target::Webhook { url: other }) => one == other,
        (
            Target::Push { endpoint: one, .. },
            Target::Push {
                endpoint: other, ..
            },
        ) => one == other,
        _ => false,
    }
}

async fn target(
    app: &App,
    person: &session::Person,
    wanted: NewChannel,
) -> Result<Target, ApiError> {
    let outside = &app.notices.outside;
    let refused = |trouble| match trouble {
        Trouble::Forbidden => invalid(
            "the address is not encrypted, or leads into a network of its own",
            "people-address-forbidden",
        ),
        Trouble::Unreachable => invalid("this host is not known", "people-address-unknown"),
    };
    match wanted {
        NewChannel::Webhook { url } => {
            let url = outside.check(url.trim()).await.map_err(refused)?;
            let url = url.as_str().to_owned();
            Ok(Target::Webhook { url })
        }
        NewChannel::Push {
            endpoint,
            p256dh,
            auth,
        } => {
            let browser = Browser {
                endpoint: &endpoint,
                p256dh: &p256dh,
                auth: &auth,
            };
            if !browser.is_sound() {
                let message = "these are no keys of a browser";
                return Err(ApiError::new(ErrorCode::Invalid, message));
            }
            outside.check(&endpoint).await.map_err(refused)?;
            let device = person.session.device.clone();
            Ok(Target::Push {
                endpoint,
                p256dh,
                auth,
                device,
            })
        }
        NewChannel::Mail { .. } if app.notices.mailer.is_none() => Err(ApiError::new(
            ErrorCode::NotAllowed,
            "this server sends no mail",
        )),
        NewChannel::Mail { address } => {
            let address = read_address(&address);
            let wrong = || invalid("this is no e-mail address", "people-mail-wrong");
            Ok(Target::Mail {
                address: address.ok_or_else(wrong)?,
            })
        }
    }
}

/// Counts a code that is mailed.
fn count_code(doc: &mut SettingsDoc, now: i64) -> Result<(), ApiError> {
    doc.codes.retain(|at| now - at < DAY);
    if doc.codes.len() >= CODES {
        let message = "too many codes were mailed today";
        return Err(invalid(message, "people-codes-full"));
    }
    doc.codes.push(now);
    Ok(())
}

async fn mail_code(
    app: &App,
    account: &str,
    row: &PersonRow,
    there: bool,
    mut doc: SettingsDoc,
) -> Result<(), ApiError> {
    let now = app.time.now();
    let channel: ChannelDoc = people::read(row)?;
    if channel.is_open() {
        return Ok(());
    }
    count_code(&mut doc, now)?;
    let again = ChannelDoc {
        state: ChannelState::Unconfirmed,
        wrong_codes: 0,
        ..channel
    };
    // A code is good for a day from now on.
    let set = people::row(CHANNEL, &row.key, account, now, &again);
    let ops = vec![Op::SetPerson(set), keep_settings(app, account, there, &doc)];
    people::keep(app, ops).await?;
    put(app, account, &row.key, What::Code).await
}

/// Puts a message on its way, unless the same one already is.
async fn put(app: &App, account: &str, channel: &str, what: What) -> Result<(), ApiError> {
    let op = sender::send(account, channel, what, app.time.now());
    match app.store.write(vec![op]).await {
        Ok(()) | Err(StoreError::Conflict) => {}
        Err(error) => return Err(unavailable(&error)),
    }
    app.notices.wake();
    Ok(())
}

/// The code of an address: nothing is stored of it, it follows from the store's key.
pub(super) fn code(app: &App, channel: &str, doc: &ChannelDoc) -> String {
    let address = match &doc.target {
        Target::Mail { address } => address.as_str(),
        Target::Push { .. } | Target::Webhook { .. } => "",
    };
    let bytes = app.key.derive("mail", &format!("{channel} {address}"));
    codes::grouped(&codes::of(&bytes[..CODE]), 4)
}

/// The channel of this account with this id.
async fn own(app: &App, account: &str, id: &str) -> Result<(PersonRow, ChannelDoc), ApiError> {
    let row = people::find(app, CHANNEL, id).await?;
    let Some(row) = row.filter(|row| row.account == account) else {
        return Err(ApiError::new(ErrorCode::NotFound, "there is no such way"));
    };
    let doc = people::read(&row)?;
    Ok((row, doc))
}

/// Confirms an address by the code that was mailed to it.
///
/// # Errors
/// When it is wrong, or too old.
pub async fn confirm(app: &App, account: &str, id: &str, typed: &str) -> Result<(), ApiError> {
    let (row, mut doc) = own(app, account, id).await?;
    if doc.state != ChannelState::Unconfirmed {
        return Ok(());
    }
    let wrong = || {
        let message = "this is not the code that was mailed, or it is too old";
        invalid(message, "people-code-wrong")
    };
    let old = app.time.now() - row.at >= DAY || doc.wrong_codes >= WRONG_CODES;
    let wanted = code(app, id, &doc);
    let typed = codes::typed(typed, CODE);
    let right = typed.map(|typed| codes::grouped(&typed, 4)) == Some(wanted);
    match right && !old {
        true => doc.state = ChannelState::Good,
        false => doc.wrong_codes = doc.wrong_codes.saturating_add(1),
    }
    let set = people::row(CHANNEL, id, account, row.at, &doc);
    people::keep(app, vec![Op::SetPerson(set)]).await?;
    match right && !old {
        true => Ok(()),
        false => Err(wrong()),
    }
}

/// Sends a test message; a channel that had been given up is good again if it arrives.
///
/// # Errors
/// When there is no such channel, or its address was not confirmed.
pub async fn test(app: &App, account: &str, id: &str) -> Result<(), ApiError> {
    let (_, doc) = own(app, account, id).await?;
    if doc.state == ChannelState::Unconfirmed {
        let message = "the address was not confirmed";
        return Err(ApiError::new(ErrorCode::WrongState, message));
    }
    put(app, account, id, What::Test).await
}

/// Removes a channel.
///
/// # Errors
/// When there is none.
pub async fn remove(app: &App, account: &str, id: &str) -> Result<(), ApiError> {
    own(app, account, id).await?;
    people::keep(app, vec![drop_channel(id)]).await
}

fn drop_channel(id: &str) -> Op {
    let (kind, key) = (CHANNEL.to_owned(), id.to_owned());
    Op::DropPerson { kind, key }
}

/// Ends the mails of a channel, by the link that each of them carries.
///
/// # Errors
/// When it is not such a link.
pub async fn unsubscribe(app: &App, id: &str, token: &str) -> Result<(), ApiError> {
    if !app.key.holds(For::Unsubscribe { channel: id }, token) {
        let message = "this link ends nothing";
        return Err(ApiError::new(ErrorCode::BadToken, message));
    }
    let Some(row) = people::find(app, CHANNEL, id).await? else {
        return Ok(());
    };
    let mut doc: ChannelDoc = people::read(&row)?;
    doc.state = ChannelState::Unsubscribed;
    let set = people::row(CHANNEL, id, &row.account, row.at, &doc);
    people::keep(app, vec![Op::SetPerson(set)]).await
}

/// Sets whether the turns of a table are told.
///
/// # Errors
/// When the account has no seat there.
pub async fn set_table(app: &App, account: &str, wanted: TableNotices) -> Result<(), ApiError> {
    let key = notice_key(account, &wanted.table);
    let there = people::find(app, MUTED, &key).await?.is_some();
    if wanted.on {
        let kind = MUTED.to_owned();
        return match there {
            true => people::keep(app, vec![Op::DropPerson { kind, key }]).await,
            false => Ok(()),
        };
    }
    if there {
        return Ok(());
    }
    let seats = people::list(app, account, SEAT).await?;
    let seats = seats.iter().map(people::read::<SeatRow>);
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    if !seats.iter().any(|seat| seat.table == wanted.table) {
        let message = "there is no seat of this account at that table";
        return Err(ApiError::new(ErrorCode::NotFound, message));
    }
    let mut ops = Vec::new();
    let muted = people::list(app, account, MUTED).await?;
    if muted.len() >= MUTES {
        // The oldest game is over long since.
        let (kind, key) = (MUTED.to_owned(), muted[0].key.clone());
        ops.push(Op::DropPerson { kind, key });
    }
    let row = people::row(MUTED, &key, account, app.time.now(), &wanted.table);
    ops.push(people::insert(row));
    people::keep(app, ops).await
}
