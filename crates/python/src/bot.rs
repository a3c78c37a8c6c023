//! Bots of ours as players.

use crate::erased::AnyBot;
use crate::game::Game;
use crate::state::State;
use crate::value_error;
use pyo3::prelude::*;

/// A bot of a game. It is handed what the seat to act knows and nothing else.
#[pyclass(frozen, module = "towpath")]
pub struct Bot {
    bot: Box<dyn AnyBot>,
    name: String,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, name, seed=0))]
    fn new(game: &Bound<'_, Game>, name: &str, seed: u64) -> PyResult<Bot> {
        let known = game.get().table.bot(name, seed);
        let bot = known.ok_or_else(|| value_error(format!("no bot '{name}' in this game")))?;
        Ok(Bot {
            bot,
            name: name.to_owned(),
        })
    }

    /// The name it was made by.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The ids by which its decision is chosen.
    fn choose(&self, py: Python<'_>, state: &State) -> PyResult<Vec<u16>> {
        let episode = &*state.episode;
        let chosen = py
            .detach(|| self.bot.choose(episode))
            .map_err(value_error)?;
        Ok(chosen.0)
    }

    /// Its decision in notation.
    fn notation(&self, py: Python<'_>, state: &State) -> PyResult<String> {
        let episode = &*state.episode;
        let chosen = py
            .detach(|| self.bot.choose(episode))
            .map_err(value_error)?;
        Ok(chosen.1)
    }

    fn __repr__(&self) -> String {
        format!("towpath.Bot('{}')", self.name)
    }
}
