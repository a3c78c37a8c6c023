//! A position with its history.

use crate::erased::AnyEpisode;
use crate::game::Game;
use crate::value_error;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use towpath_core::Seat;
use towpath_encoding::Turn;

/// The players of OpenSpiel that are no seats.
const CHANCE: i32 = -1;
const TERMINAL: i32 = -4;

/// One game: the position, the decision under way and everything that led there.
#[pyclass(module = "towpath")]
pub struct State {
    game: Py<Game>,
    pub(crate) episode: Box<dyn AnyEpisode>,
}

impl State {
    pub(crate) fn new(game: Py<Game>, episode: Box<dyn AnyEpisode>) -> State {
        State { game, episode }
    }

    /// The seat that is named, or the one that decides.
    fn seat(&self, seat: Option<usize>) -> PyResult<Seat> {
        match (seat, self.episode.turn()) {
            (Some(index), _) => self.game.get().seat(index),
            (None, Turn::Seat(seat)) => Ok(seat),
            (None, Turn::Chance | Turn::Over) => {
                Err(value_error("nobody decides: say whose view is meant"))
            }
        }
    }
}

#[pymethods]
impl State {
    /// The game.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// The seat that decides; -1 for chance, -4 at the end.
    fn current_player(&self) -> i32 {
        match self.episode.turn() {
            Turn::Seat(seat) => seat.index() as i32,
            Turn::Chance => CHANCE,
            Turn::Over => TERMINAL,
        }
    }

    fn is_terminal(&self) -> bool {
        self.episode.turn() == Turn::Over
    }

    fn is_chance_node(&self) -> bool {
        self.episode.turn() == Turn::Chance
    }

    /// The ids that can be chosen, sorted; the outcomes that can come at a chance node.
    fn legal_actions(&self) -> Vec<u16> {
        let mut ids = Vec::new();
        self.episode.ids(&mut ids);
        ids
    }

    /// A one for each id that can be chosen.
    fn legal_actions_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mask = PyArray1::zeros(py, self.game.get().table.ids(), false);
        if matches!(self.episode.turn(), Turn::Seat(_)) {
            self.episode.mask(mask.readwrite().as_slice_mut()?);
        }
        Ok(mask)
    }

    /// The decisions that can be made, in notation.
    fn legal_notation(&self) -> Vec<String> {
        self.episode.legal_notation()
    }

    /// The ids chosen so far in the decision under way.
    fn chosen(&self) -> Vec<u16> {
        self.episode.chosen()
    }

    /// How many decisions have been made.
    fn num_decisions(&self) -> usize {
        self.episode.decisions()
    }

    /// Chooses an id, or gives an outcome at a chance node.
    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        let id = u16::try_from(action)
            .map_err(|_| value_error(format!("id {action} is not legal here")))?;
        self.episode.choose(id).map_err(value_error)
    }

    /// Makes a whole decision by its notation.
    fn apply_notation(&mut self, notation: &str) -> PyResult<()> {
        self.episode.act(notation).map_err(value_error)
    }

    /// What an id or an outcome stands for here.
    fn action_to_string(&self, action: i64) -> PyResult<String> {
        match self.episode.turn() {
            Turn::Chance => {
                let outcome = u16::try_from(action).ok();
                let name = outcome.and_then(|outcome| self.episode.outcome_name(outcome));
                name.ok_or_else(|| value_error(format!("outcome {action} cannot come here")))
            }
            Turn::Seat(_) | Turn::Over => {
                let ids = self.game.get().table.ids();
                let id = u16::try_from(action)
                    .ok()
                    .filter(|id| usize::from(*id) < ids);
                let id = id.ok_or_else(|| value_error(format!("there is no id {action}")))?;
                Ok(self.game.get().table.id_name(id))
            }
        }
    }

    /// The outcomes that can come at a chance node, each with its probability.
    fn chance_outcomes(&self) -> Vec<(u16, f64)> {
        self.episode.outcomes()
    }

    /// Each seat's share of the win; zeros while the game runs.
    fn returns(&self) -> Vec<f32> {
        let players = self.players();
        self.episode.returns()[..players].to_vec()
    }

    /// Each seat's points as they stand.
    fn points(&self) -> Vec<i32> {
        let seats = (0..self.players()).map(|index| Seat::new(index as u8));
        seats.map(|seat| self.episode.points(seat)).collect()
    }

    /// What a seat has seen from the deal on, line by line.
    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, player: Option<usize>) -> PyResult<String> {
        Ok(self.episode.seen(self.seat(player)?).join("\n"))
    }

    /// A number of 128 bits that stands for what a seat has seen from the deal on.
    #[pyo3(signature = (player=None))]
    fn information_state_key(&self, player: Option<usize>) -> PyResult<u128> {
        Ok(self.episode.key(self.seat(player)?))
    }

    /// What a seat knows, as numbers between 0 and about 1.
    #[pyo3(signature = (player=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let row = PyArray1::zeros(py, self.game.get().row(), false);
        let seat = self.seat(player)?;
        self.episode.observe(seat, row.readwrite().as_slice_mut()?);
        Ok(row)
    }

    /// What a seat knows, as whole numbers.
    #[pyo3(signature = (player=None))]
    fn observation_counts<'py>(
        &self,
        py: Python<'py>,
        player: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let row = PyArray1::zeros(py, self.game.get().row(), false);
        let seat = self.seat(player)?;
        self.episode
            .observe_small(seat, row.readwrite().as_slice_mut()?);
        Ok(row)
    }

    /// The table as a seat sees it, as plain text; with all secrets if none is named.
    #[pyo3(signature = (player=None))]
    fn render(&self, player: Option<usize>) -> PyResult<String> {
        let seat = player
            .map(|index| self.game.get().seat(index))
            .transpose()?;
        Ok(self.episode.text(seat))
    }

    /// A world in which a seat knows the same.
    fn resample_from_infostate(&self, py: Python<'_>, player: usize, seed: u64) -> PyResult<State> {
        let world = self.episode.resample(self.seat(Some(player))?, seed);
        Ok(State::new(
            self.game.clone_ref(py),
            world.map_err(value_error)?,
        ))
    }

    /// Each seat's probability to win by the learned evaluator. It sees everything: hand it a resampled world.
    fn win_probabilities(&self) -> PyResult<Vec<f32>> {
        if self.is_chance_node() {
            return Err(value_error("an outcome of chance has to be given first"));
        }
        let judged = self.game.get().table.win_probabilities(&*self.episode);
        let judged = judged.ok_or_else(|| value_error("the state is of another game"))?;
        Ok(judged[..self.players()].to_vec())
    }

    /// The record of the game so far.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let names = names.unwrap_or_default();
        self.episode.record(&names).map_err(value_error)
    }

    /// Text from which `Game.deserialize_state` makes the same state.
    fn serialize(&self) -> String {
        self.episode.save()
    }

    fn clone(&self, py: Python<'_>) -> State {
        State::new(self.game.clone_ref(py), self.episode.copy())
    }

    fn __copy__(&self, py: Python<'_>) -> State {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> State {
        self.clone(py)
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let load = self.game.getattr(py, "deserialize_state")?;
        Ok((load, (self.serialize(),)))
    }

    fn __str__(&self) -> String {
        self.episode.text(None)
    }
}

impl State {
    fn players(&self) -> usize {
        usize::from(self.game.get().seats())
    }
}
