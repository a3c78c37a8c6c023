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

#[cfg(test)]
mod tests {
    use crate::api::{AskMine, CreateTable, MySeat, NewSeat};
    use crate::app::App;
    use crate::config::{Config, Partial};
    use crate::table::IDLE;
    use crate::time::Time;
    use crate::{making, mine};
    use std::sync::Arc;
    use std::time::Duration;

    async fn new_table(app: &Arc<App>) -> (String, Vec<MySeat>) {
        let seats = ["Ada", "Bea"].map(|name| NewSeat::Here { name: name.into() });
        let wanted = CreateTable {
            game: "arriala".to_owned(),
            seats: seats.to_vec(),
            name: String::new(),
            public: false,
            options: Default::default(),
            edition: None,
            pace: Default::default(),
            clock: Default::default(),
            settings: Default::default(),
        };
        let made = making::create(app, wanted).await.expect("a table");
        let table = made.table.id;
        let seats = made.links.into_iter().map(|link| MySeat {
            table: table.clone(),
            token: link.token,
        });
        let seats = seats.collect();
        (table, seats)
    }

    /// As if nobody had needed the table for a while.
    async fn let_rest(app: &Arc<App>, id: &str) {
        app.time.advance(Duration::from_millis(IDLE as u64 + 1_000));
        while app.registry.loaded(id).is_some() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_that_rests_says_whose_turn_it_is_without_being_woken() {
        let folder = std::env::temp_dir().join(format!("towpath-resting-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let values = Partial::unlimited(folder.clone(), None);
        let config = Config::merge(&values, &Partial::default(), &Partial::default());
        let app = App::new(config.expect("a configuration"), Time::default())
            .await
            .expect("a store");
        let (id, seats) = new_table(&app).await;
        let awake = mine::tables(
            &app,
            AskMine {
                seats: seats.clone(),
            },
        )
        .await;
        let awake = awake.expect("an answer");
        assert_eq!(awake.tables[0].to_act.len(), 1);
        let_rest(&app, &id).await;
        for seat in &seats {
            let ask = AskMine {
                seats: vec![seat.clone()],
            };
            let resting = mine::tables(&app, ask).await.expect("an answer");
            let [resting] = &resting.tables[..] else {
                panic!("one table: {resting:?}");
            };
            assert_eq!(resting.to_act, awake.tables[0].to_act);
            assert_eq!(resting.my_turn, resting.to_act == resting.mine);
            assert_eq!(
                resting.changed_at, awake.tables[0].changed_at,
                "resting is no change"
            );
        }
        assert!(app.registry.loaded(&id).is_none(), "it still rests");
        std::fs::remove_dir_all(folder).expect("the folder goes");
    }
}
