//! Notices: people who do not look at a table are told when it is their turn there.
//!
//! Read in this order:
//! 1. [`rows`]: what is kept: ways to tell somebody, what is to be told, what is on its way.
//! 2. [`sender`]: the task that takes what is due; [`deliver`]: one way's messages, what becomes of them.
//! 3. [`outside`]: requests to addresses that people have given, never into the operator's own network; [`webhook`],
//!    [`push`], [`mail`]: the three ways; [`words`]: what is said.
//! 4. [`settings`]: what people set.
//!
//! The table notes a turn in the same job as the move (`crate::table`), so none is lost (decision 0029).

pub mod deliver;
pub mod mail;
pub mod outside;
pub mod push;
pub mod rows;
pub mod sender;
pub mod settings;
pub mod webhook;
pub mod words;

use crate::config::Config;
use mail::Mailer;
use outside::Outside;
use push::Vapid;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Notify;
use towpath_store::{Op, Store, StoreError};

/// What sending needs while the server runs.
pub struct Notices {
    /// Something is due.
    woken: Notify,
    /// How many ways are being sent to at this moment.
    sending: AtomicUsize,
    /// Requests to addresses of others.
    pub(crate) outside: Outside,
    /// Mail, if the operator has set it up.
    pub(crate) mailer: Option<Mailer>,
    /// The key that push services know this server by.
    pub(crate) vapid: Vapid,
}

impl std::fmt::Debug for Notices {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Notices")
    }
}

impl Notices {
    /// Gets everything ready; the key of Web Push is made when the store has none.
    ///
    /// # Errors
    /// When the store does not answer, or its key cannot be read.
    pub async fn new(config: &Config, store: &Store) -> Result<Notices, StoreError> {
        Ok(Notices {
            woken: Notify::new(),
            sending: AtomicUsize::new(0),
            outside: Outside::new(config.notice_targets.clone()),
            mailer: config.mail.as_ref().map(Mailer::new),
            vapid: find_vapid(store).await?,
        })
    }

    /// Something is due: the sender looks at once.
    pub fn wake(&self) {
        self.woken.notify_one();
    }

    /// Whether something is being sent at this moment.
    pub fn is_sending(&self) -> bool {
        self.sending.load(Ordering::Acquire) > 0
    }
}

/// The key of Web Push, made when there is none. Of several servers that start at once one decides.
async fn find_vapid(store: &Store) -> Result<Vapid, StoreError> {
    let unusable = || StoreError::Unfit("its key of Web Push cannot be read".to_owned());
    let find = || store.read(|backend| backend.meta("vapid"));
    if find().await?.is_none() {
        let (key, value) = ("vapid".to_owned(), Vapid::fresh().ok_or_else(unusable)?);
        store.write(vec![Op::KeepMeta { key, value }]).await?;
    }
    let kept = find().await?;
    kept.and_then(|text| Vapid::from_text(&text))
        .ok_or_else(unusable)
}
