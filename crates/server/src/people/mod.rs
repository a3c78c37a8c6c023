//! People with accounts: an account is a name and passkeys, and nothing that has to be remembered.
//!
//! Read in this order:
//! 1. [`rows`]: what is kept about a person; every secret as a keyed hash.
//! 2. [`pending`]: what waits in memory for a few minutes: ceremonies of passkeys, codes for another device.
//! 3. [`passkeys`]: signing up and in, more passkeys; [`recovery`]: the way back without one.
//! 4. [`session`]: who a request comes from: a browser by its cookie, a program by its token.
//! 5. [`seats`]: seats that belong to an account; [`handover`]: going on at another device.
//! 6. [`privacy`]: everything about a person in one file, and forgetting it.
//!
//! Whoever has no account needs none of it.

pub mod codes;
pub mod handover;
pub mod passkeys;
pub mod pending;
pub mod privacy;
pub mod programs;
pub mod recovery;
pub mod rows;
pub mod seats;
pub mod session;

use crate::api::{ApiError, ErrorCode};
use crate::config::Origin;
use pending::Pending;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, PasskeyRegistration, Webauthn, WebauthnBuilder,
};

/// What signing in needs while the server runs.
pub struct People {
    /// Judges what authenticators say.
    pub(crate) webauthn: Webauthn,
    /// Passkeys that are being made.
    pub(crate) making: Pending<Making>,
    /// People who are signing in.
    pub(crate) entering: Pending<DiscoverableAuthentication>,
    /// Codes that another device has been shown.
    pub(crate) handovers: Pending<handover::Handed>,
}

/// A passkey that is being made.
pub(crate) struct Making {
    /// Whose: the id of the account, which does not exist yet when somebody signs up.
    pub(crate) account: String,
    /// The name of a new account.
    pub(crate) new_name: Option<String>,
    /// What the authenticator was asked.
    pub(crate) state: PasskeyRegistration,
}

impl std::fmt::Debug for People {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("People")
    }
}

impl People {
    /// Passkeys of the server that people open at this address.
    pub fn new(origin: &Origin) -> People {
        let builder = WebauthnBuilder::new(origin.host(), origin.url());
        let builder = builder.expect("an origin has its own host");
        let webauthn = builder
            .rp_name("Towpath")
            .allow_any_port(origin.is_default())
            .build()
            .expect("a host and an origin are all it needs");
        People {
            webauthn,
            making: Pending::new(5 * MINUTE),
            entering: Pending::new(5 * MINUTE),
            handovers: Pending::new(handover::LIFE),
        }
    }
}

/// A minute in milliseconds.
pub(crate) const MINUTE: i64 = 60_000;

/// What was shown opens nothing. It does not say why, so that nobody learns from it who has an account.
pub(crate) fn unknown(what: &str) -> ApiError {
    ApiError::new(ErrorCode::BadToken, what)
}
