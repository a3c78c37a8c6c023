//! What is kept about notices, in rows about a person: they are in a backup, in the person's export, and go with the account.

use crate::api::{ChannelKind, ChannelState, NoticeSettings};
use serde::{Deserialize, Serialize};

/// A way to tell somebody, by its id.
pub const CHANNEL: &str = "channel";
/// When somebody wants to be told, by the account.
pub const SETTINGS: &str = "notices";
/// A table whose turns are not told, by the account and the table.
pub const MUTED: &str = "muted";
/// A turn that somebody is to be told of, by the account and the table: there is one until they look. Its time is when it is
/// due, or [`NEVER`] once its deliveries are on their way.
pub const NOTICE: &str = "notice";
/// A message on its way to one channel. Its time is when it is tried next.
pub const DELIVERY: &str = "delivery";

/// The time of what has been dealt with.
pub const NEVER: i64 = i64::MAX;

/// Where a channel leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A browser.
    Push {
        /// The address of its push service.
        endpoint: String,
        /// Its public key.
        p256dh: String,
        /// Its secret.
        auth: String,
        /// The browser and the system.
        device: String,
    },
    /// An e-mail address.
    Mail {
        /// The address.
        address: String,
    },
    /// An address of a program.
    Webhook {
        /// The address.
        url: String,
    },
}

impl Target {
    /// What it is.
    pub fn kind(&self) -> ChannelKind {
        match self {
            Target::Push { .. } => ChannelKind::Push,
            Target::Mail { .. } => ChannelKind::Mail,
            Target::Webhook { .. } => ChannelKind::Webhook,
        }
    }
}

/// A channel. The row's time is when it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChannelDoc {
    /// Where it leads.
    pub target: Target,
    /// How it is doing.
    pub state: ChannelState,
    /// When something last arrived.
    pub sent_at: Option<i64>,
    /// How often a wrong code was typed.
    #[serde(default)]
    pub wrong_codes: u8,
}

impl ChannelDoc {
    /// Whether turns are told by it.
    pub fn is_open(&self) -> bool {
        match self.state {
            ChannelState::Good | ChannelState::Failing => true,
            ChannelState::Unconfirmed
            | ChannelState::Gone
            | ChannelState::Forbidden
            | ChannelState::Unsubscribed => false,
        }
    }
}

/// When somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SettingsDoc {
    /// As the person sees them.
    pub settings: NoticeSettings,
    /// When codes were mailed in the last day, so that nobody has strangers mailed without end.
    #[serde(default)]
    pub codes: Vec<i64>,
}

impl Default for SettingsDoc {
    fn default() -> SettingsDoc {
        SettingsDoc {
            settings: NoticeSettings {
                on: true,
                language: "en".to_owned(),
                utc_offset: 0,
                quiet: None,
            },
            codes: Vec::new(),
        }
    }
}

/// A turn of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoticeDoc {
    /// The id of the table.
    pub table: String,
    /// The number of the seat.
    pub seat: u8,
    /// Its generation: who sits there later is somebody else.
    pub generation: u32,
    /// The version of the match at which it became this seat's turn.
    pub version: u32,
}

/// What a message says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// That it is somebody's turn.
    Turn(NoticeDoc),
    /// That the channel works.
    Test,
    /// The code that confirms an address.
    Code,
}

/// A message on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeliveryDoc {
    /// The id of the channel.
    pub channel: String,
    /// What it says.
    pub what: What,
    /// How often it was tried in vain.
    pub tries: u32,
}

/// The key of a notice.
pub fn notice_key(account: &str, table: &str) -> String {
    format!("{account} {table}")
}

/// The key of a delivery: one for each turn and channel.
pub fn delivery_key(account: &str, channel: &str, what: &What) -> String {
    match what {
        What::Turn(turn) => format!("{account} {} {} {channel}", turn.table, turn.version),
        What::Test => format!("{account} test {channel}"),
        What::Code => format!("{account} code {channel}"),
    }
}
