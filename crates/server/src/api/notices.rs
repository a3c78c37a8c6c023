//! Notices: by which ways somebody is told that it is their turn, and when.

use super::Hours;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the account page shows about notices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NoticesState {
    /// When and in which language.
    pub settings: NoticeSettings,
    /// The ways, oldest first.
    pub channels: Vec<ChannelInfo>,
    /// Tables whose turns are not told.
    pub muted: Vec<String>,
    /// Whether this server sends mail.
    pub mail: bool,
    /// The key that a browser subscribes with (`applicationServerKey`), in base64url.
    pub push_key: String,
}

/// When somebody is told, and in which language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NoticeSettings {
    /// Whether anything is told at all.
    pub on: bool,
    /// The language of messages: `en`, `fr`, `it` or `de`.
    pub language: String,
    /// Minutes that the person's clock is ahead of UTC, -720 to 840. Quiet hours are meant in it.
    pub utc_offset: i16,
    /// Hours in which nothing is sent; what has happened is told when they end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub quiet: Option<Hours>,
}

/// What a way is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A browser that shows it, also while the page is closed.
    Push,
    /// An e-mail address.
    Mail,
    /// An address of a program, which is sent a signed request.
    Webhook,
}

/// How a way is doing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChannelState {
    /// Nothing is wrong.
    #[default]
    Good,
    /// The code that was mailed has not been typed yet.
    Unconfirmed,
    /// The last message did not arrive; it is tried again.
    Failing,
    /// The other side has said that it wants no more, or is not there: nothing is sent.
    Gone,
    /// It leads into the operator's own network, or is not encrypted: nothing is sent.
    Forbidden,
    /// The person has ended these messages by the link in one of them.
    Unsubscribed,
}

/// A way to tell somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChannelInfo {
    /// By which it is named.
    pub id: String,
    /// What it is.
    pub kind: ChannelKind,
    /// The address, or the browser and the system such as `Firefox, Linux`.
    pub name: String,
    /// The address of a browser's push service, by which a browser finds itself in the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub endpoint: Option<String>,
    /// The secret that a webhook's requests are signed with, as Standard Webhooks writes it (`whsec_…`).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub secret: Option<String>,
    /// How it is doing.
    pub state: ChannelState,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub made_at: i64,
    /// When something last arrived.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub sent_at: Option<i64>,
}

/// A new way.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewChannel {
    /// A browser, as its `PushSubscription` describes it.
    Push {
        /// The address of its push service.
        endpoint: String,
        /// Its public key, in base64url.
        p256dh: String,
        /// Its secret, in base64url.
        auth: String,
    },
    /// An e-mail address; a code is mailed to it first.
    Mail {
        /// The address.
        address: String,
    },
    /// An address of a program.
    Webhook {
        /// `https://…`.
        url: String,
    },
}

/// A new way, with the language and the time of the browser it is made in.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AddChannel {
    /// What to add.
    pub channel: NewChannel,
    /// The language of messages, if the person has not chosen one yet.
    pub language: String,
    /// Minutes that the person's clock is ahead of UTC.
    pub utc_offset: i16,
}

/// Whether the turns of a table are told.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TableNotices {
    /// The id of the table.
    pub table: String,
    /// Whether they are told.
    pub on: bool,
}
