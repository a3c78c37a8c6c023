//! How a table stands for those who have a seat there, also while it is not in memory.

use super::{Table, numbers};
use crate::api::Status;
use crate::doc::Resting;
use towpath_store::TableRow;

/// A table's row, and who has to decide there.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    /// The table as it is stored.
    pub(crate) row: TableRow,
    /// Who has to decide.
    pub(crate) to_act: Vec<u8>,
}

impl Table {
    /// How the table stands.
    pub(crate) fn standing(&self) -> Standing {
        Standing {
            row: self.row.clone(),
            to_act: numbers(self.acting()),
        }
    }

    /// Notes who has to decide before the table leaves memory, so that nobody has to replay the game to know. That is no
    /// change of the table, so it stays as old as it is.
    pub(super) async fn rest(&mut self) {
        if self.broken || self.status() != Status::Playing {
            return;
        }
        let resting = Resting {
            version: self.version(),
            to_act: numbers(self.acting()),
        };
        if self.doc.resting.as_ref() == Some(&resting) {
            return;
        }
        self.doc.resting = Some(resting);
        // Without it the table is read again when somebody asks.
        let _ = self.keep_row(Vec::new()).await;
    }
}
