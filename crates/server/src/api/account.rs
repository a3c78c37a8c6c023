//! Accounts: signing up and in, sessions, tokens of programs, seats, going on at another device.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// Who this browser is signed in as, and where passkeys work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountState {
    /// The account; `null` if the browser is signed in to none.
    pub account: Option<AccountInfo>,
    /// The name of the host that passkeys are made for. At any other, such as a bare address, browsers refuse them.
    pub host: String,
    /// The address to open for it, if the operator has named one.
    pub address: Option<String>,
}

/// An account, as its person sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountInfo {
    /// Its id, which never changes.
    pub id: String,
    /// What the person is called.
    pub name: String,
    /// How many recovery codes are left.
    pub codes_left: u32,
}

/// A name for an account.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AccountName {
    /// 1 to 40 characters that can be seen, unlike everybody else's.
    pub name: String,
}

/// What a browser is to ask its authenticator.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ceremony {
    /// To be sent back with the answer, once and within five minutes.
    pub ceremony: String,
    /// `publicKey` of `navigator.credentials`, as `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` read it.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub options: Value,
}

/// A new passkey.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FinishPasskey {
    /// From the `Ceremony`.
    pub ceremony: String,
    /// What the authenticator answered, as `PublicKeyCredential.toJSON` writes it.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub credential: Value,
    /// What its owner calls the passkey; may be empty.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub name: String,
}

/// A passkey that was shown.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FinishSignIn {
    /// From the `Ceremony`.
    pub ceremony: String,
    /// What the authenticator answered, as `PublicKeyCredential.toJSON` writes it.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub credential: Value,
}

/// A new account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SignedUp {
    /// The account.
    pub account: AccountInfo,
    /// Its recovery codes, which nobody is shown again.
    pub codes: Vec<String>,
}

/// Recovery codes, which nobody is shown again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecoveryCodes {
    /// Each signs in once.
    pub codes: Vec<String>,
}

/// A code that somebody typed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TypedCode {
    /// Small or capital, with dashes or without.
    pub code: String,
}

/// A passkey of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PasskeyInfo {
    /// By which it is removed.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub made_at: i64,
    /// When it was last used.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub used_at: Option<i64>,
}

/// How a browser was signed in.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SignedInBy {
    /// With a passkey.
    Passkey,
    /// With a recovery code.
    Recovery,
    /// With a code that another device has shown.
    Device,
}

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionInfo {
    /// By which it is ended.
    pub id: String,
    /// The browser and the system, such as `Firefox, Linux`; empty if it does not say.
    pub device: String,
    /// How it was signed in.
    pub by: SignedInBy,
    /// When it was signed in.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// When it was last used, to the hour.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// What a program may do with a token.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TokenScope {
    /// See which tables the account plays at, without the tokens of its seats.
    Read,
    /// Get the tokens of its seats, and put seats into the account.
    Play,
}

/// A token that somebody wants for a program.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<TokenScope>,
}

/// A token of a program, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenInfo {
    /// By which it is taken back.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<TokenScope>,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub made_at: i64,
    /// When it was last used, to the hour.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub used_at: Option<i64>,
}

/// A new token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenMade {
    /// For `Authorization: Bearer`. Nobody is shown it again.
    pub token: String,
    /// What the list shows of it.
    pub info: TokenInfo,
}

/// Seats that somebody holds tokens of.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KeepSeats {
    /// At most 100 tables.
    pub tables: Vec<KeepTable>,
}

/// The tokens that somebody holds of a table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KeepTable {
    /// The id of the table.
    pub table: String,
    /// The tokens of seats.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub tokens: Vec<String>,
    /// The owner's token.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub owner: Option<String>,
}

/// A table with the tokens that somebody has there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeldTable {
    /// The id of the table.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The tokens of seats; empty for a program that may only read.
    pub tokens: Vec<String>,
    /// The owner's token, if the table's maker asks.
    pub owner: Option<String>,
    /// The day, if it is a deal of the day.
    pub deal: Option<String>,
    /// When it came into the account.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}

/// The tables of an account, the newest first, 300 at most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyHeldSeats {
    /// The tables.
    pub tables: Vec<HeldTable>,
}

/// A table of the account.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ForgetTable {
    /// The id of the table.
    pub table: String,
}

/// A code for another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Handover {
    /// Two groups of four characters, good once.
    pub code: String,
    /// For how many seconds.
    pub seconds: u32,
}

/// What a code from another device gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandedOver {
    /// The account that this browser is signed in to now; `null` if the other device was a guest's.
    pub account: Option<AccountInfo>,
    /// The tables of a guest.
    pub tables: Vec<HeldTable>,
}

/// How far somebody has come in the lessons.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonsDone {
    /// The ids of lessons that were done to the end, in any order.
    pub done: Vec<String>,
}
