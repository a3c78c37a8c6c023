//! How long anything may take. Whoever waits for a store hears of its end after [`WAIT`] at the latest, whatever the
//! database does.

use std::time::Duration;

/// To connect to a database and be greeted by it.
pub const CONNECT: Duration = Duration::from_secs(3);
/// For another server to let go of the store.
pub const LOCK: Duration = Duration::from_secs(2);
/// For a lock inside the database that somebody else holds.
pub const BUSY: Duration = Duration::from_secs(2);
/// A statement, as PostgreSQL counts it.
pub const STATEMENT: Duration = Duration::from_secs(4);
/// The answer to a read or to a whole group of changes.
pub const ANSWER: Duration = Duration::from_secs(5);
/// From asking to hearing, the queue included.
pub const WAIT: Duration = Duration::from_secs(8);
/// After a database could not be reached it is left alone for so long; who asks meanwhile hears it at once.
pub const PAUSE: Duration = Duration::from_millis(500);
