//! A table that nobody comes to.

use super::Table;
use crate::api::{ApiError, End, Status};
use crate::time;
use std::time::Duration;

impl Table {
    /// Gives the table up if it has waited for so long without any change; whoever looks on is told.
    pub(crate) async fn expire(&mut self, longest: Duration) -> Result<(), ApiError> {
        let waited = time::now() - self.row.changed_at;
        if self.status() != Status::Waiting || waited < longest.as_millis() as i64 {
            return Ok(());
        }
        self.doc.end = Some(End::Abandoned);
        self.save(Vec::new()).await?;
        self.tell_table();
        Ok(())
    }
}
