//! Where tables are kept: one [`Store`] in front of two [`Backend`]s, SQLite and PostgreSQL.
//!
//! Read in this order:
//! 1. [`row`]: what is kept.
//! 2. [`backend`]: what a database has to be able to do; [`sqlite`] and [`postgres`] do it.
//! 3. [`handle`]: the asynchronous front: one writer thread with group commit, a few reader threads.
//! 4. [`backup`]: everything into a file and back, from either database into either.
//!
//! Records are the truth. A table's position is what its entries lead to; nothing else is stored of it.

pub mod backend;
pub mod backup;
pub mod error;
pub mod files;
pub mod handle;
pub mod limits;
pub mod postgres;
pub mod row;
pub mod schema;
pub mod sqlite;

pub use backend::{Access, Backend, Op};
pub use error::StoreError;
pub use handle::{Location, Store};
pub use row::{ChatRow, EditionRow, EntryRow, PersonRow, ReportRow, Row, ScoreRow, TableRow};
pub use sqlite::Durability;
