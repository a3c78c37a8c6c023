//! The game as a table wants it: the map and the options, never the position.

use crate::edition;
use crate::map::Map;
use std::sync::Arc;
use towpath_core::{BuildError, OptionSpec, TableSetup, Title};

/// CM-CON-6: whether the table shows how many contracts each player has finished, and their value, before the end.
pub const FINISHED: OptionSpec = OptionSpec {
    name: "finished",
    values: &["remembered", "shown"],
};

/// Canal Mania at one table.
#[derive(Clone, Debug)]
pub struct CanalMania {
    pub(crate) map: Arc<Map>,
    pub(crate) players: u8,
    pub(crate) show_finished: bool,
}

/// The game's description.
pub(crate) fn title() -> Title {
    Title {
        id: "canal-mania",
        name: "Canal Mania",
        players: 3..=5,
        rules: 1,
        options: &[FINISHED],
    }
}

impl CanalMania {
    /// The game with these choices.
    ///
    /// # Errors
    /// When the choices or the data do not hold.
    pub(crate) fn new(setup: &TableSetup) -> Result<CanalMania, BuildError> {
        setup.check(&title())?;
        let map = edition::read(&setup.edition).map_err(BuildError::Edition)?;
        Ok(CanalMania {
            map: Arc::new(map),
            players: setup.players,
            show_finished: setup.option(&FINISHED) == "shown",
        })
    }

    /// The map and the contracts.
    pub fn map(&self) -> &Map {
        &self.map
    }
}
