//! Many games at once, in arrays that stay the same from step to step.

use crate::erased::{AnyBuffers, AnyLanes};
use crate::game::Game;
use crate::value_error;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use towpath_encoding::{Buffers, next_seed};

/// Observations of one kind or the other.
enum Rows {
    Small(Py<PyArray2<u8>>),
    Float(Py<PyArray2<f32>>),
}

/// Ids that somebody chose.
#[derive(FromPyObject)]
enum Ids<'py> {
    Small(PyReadonlyArray1<'py, u16>),
    Wide(PyReadonlyArray1<'py, i64>),
    Middle(PyReadonlyArray1<'py, i32>),
}

/// Games that are stepped together on all cores, without the interpreter's lock.
#[pyclass(module = "towpath")]
pub struct VectorEnv {
    game: Py<Game>,
    lanes: Box<dyn AnyLanes>,
    rows: Rows,
    masks: Py<PyArray2<i8>>,
    rewards: Py<PyArray2<f32>>,
    ended: Py<PyArray1<bool>>,
    seats: Py<PyArray1<i8>>,
    actions: Py<PyArray1<u16>>,
    ids: Vec<u16>,
}

impl VectorEnv {
    /// Hands the arrays to `go`, which runs without the interpreter's lock.
    fn with_buffers<T: Send>(
        &mut self,
        py: Python<'_>,
        go: impl FnOnce(&mut dyn AnyLanes, &[u16], AnyBuffers<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut ended = self.ended.bind(py).try_readwrite()?;
        let mut seats = self.seats.bind(py).try_readwrite()?;
        let masks = masks.as_slice_mut()?;
        let rewards = rewards.as_slice_mut()?;
        let ended = ended.as_slice_mut()?;
        let seats = seats.as_slice_mut()?;
        let (lanes, ids) = (&mut *self.lanes, &self.ids[..]);
        match &self.rows {
            Rows::Small(rows) => {
                let mut rows = rows.bind(py).try_readwrite()?;
                let observations = rows.as_slice_mut()?;
                Ok(py.detach(|| {
                    let buffers = AnyBuffers::Small(Buffers {
                        observations,
                        masks,
                        rewards,
                        ended,
                        seats,
                    });
                    go(lanes, ids, buffers)
                }))
            }
            Rows::Float(rows) => {
                let mut rows = rows.bind(py).try_readwrite()?;
                let observations = rows.as_slice_mut()?;
                Ok(py.detach(|| {
                    let buffers = AnyBuffers::Float(Buffers {
                        observations,
                        masks,
                        rewards,
                        ended,
                        seats,
                    });
                    go(lanes, ids, buffers)
                }))
            }
        }
    }

    fn take_ids(&mut self, ids: &Ids<'_>) -> PyResult<()> {
        let games = self.ids.len();
        let narrow = |id: i64| {
            u16::try_from(id).map_err(|_| value_error(format!("id {id} is not legal here")))
        };
        let taken: Vec<u16> = match ids {
            Ids::Small(ids) => ids.as_slice()?.to_vec(),
            Ids::Wide(ids) => {
                let ids = ids.as_slice()?.iter();
                ids.map(|id| narrow(*id)).collect::<PyResult<_>>()?
            }
            Ids::Middle(ids) => {
                let ids = ids.as_slice()?.iter();
                ids.map(|id| narrow(i64::from(*id)))
                    .collect::<PyResult<_>>()?
            }
        };
        if taken.len() != games {
            return Err(value_error(format!(
                "{} ids for {games} games",
                taken.len()
            )));
        }
        self.ids.copy_from_slice(&taken);
        Ok(())
    }
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, num_envs, seed=0, *, dtype="float32", threads=0))]
    fn new(
        game: &Bound<'_, Game>,
        num_envs: usize,
        seed: u64,
        dtype: &str,
        threads: usize,
    ) -> PyResult<VectorEnv> {
        let py = game.py();
        if num_envs == 0 {
            return Err(value_error("at least one game"));
        }
        let (table, row) = (&game.get().table, game.get().row());
        let rows = match dtype {
            "float32" => Rows::Float(PyArray2::zeros(py, [num_envs, row], false).unbind()),
            "uint8" => Rows::Small(PyArray2::zeros(py, [num_envs, row], false).unbind()),
            _ => {
                return Err(value_error(format!(
                    "dtype is float32 or uint8, not {dtype}"
                )));
            }
        };
        let seeds = seeds(seed, num_envs);
        let lanes = table.lanes(&seeds, threads).map_err(value_error)?;
        let mut env = VectorEnv {
            rows,
            lanes,
            masks: PyArray2::zeros(py, [num_envs, table.ids()], false).unbind(),
            rewards: PyArray2::zeros(py, [num_envs, usize::from(game.get().seats())], false)
                .unbind(),
            ended: PyArray1::zeros(py, num_envs, false).unbind(),
            seats: PyArray1::zeros(py, num_envs, false).unbind(),
            actions: PyArray1::zeros(py, num_envs, false).unbind(),
            ids: vec![0; num_envs],
            game: game.clone().unbind(),
        };
        env.with_buffers(py, |lanes, _, buffers| lanes.reset(&seeds, buffers))?;
        Ok(env)
    }

    /// The game.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// How many games there are.
    #[getter]
    fn num_envs(&self) -> usize {
        self.ids.len()
    }

    /// What the seat to act in each game knows.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        match &self.rows {
            Rows::Small(rows) => rows.clone_ref(py).into_any(),
            Rows::Float(rows) => rows.clone_ref(py).into_any(),
        }
    }

    /// The ids it can choose.
    #[getter]
    fn action_masks(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.masks.clone_ref(py)
    }

    /// Each seat's share of the win of games that have just ended.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// Which games have just ended; their rows show the games that follow.
    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.ended.clone_ref(py)
    }

    /// Whose turn it is in each game.
    #[getter]
    fn current_players(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.seats.clone_ref(py)
    }

    /// The seeds of the games under way.
    #[getter]
    fn seeds<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_vec(py, self.lanes.seeds())
    }

    /// Begins all games anew, with seeds that follow from one number or with one seed for each game.
    #[pyo3(signature = (seed=None, *, seeds=None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<u64>,
        seeds: Option<PyReadonlyArray1<'_, u64>>,
    ) -> PyResult<()> {
        let seeds = match (seed, seeds) {
            (None, Some(seeds)) => seeds.as_slice()?.to_vec(),
            (Some(seed), None) => self::seeds(seed, self.ids.len()),
            _ => return Err(value_error("either seed or seeds")),
        };
        if seeds.len() != self.ids.len() {
            let (given, games) = (seeds.len(), self.ids.len());
            return Err(value_error(format!("{given} seeds for {games} games")));
        }
        self.with_buffers(py, |lanes, _, buffers| lanes.reset(&seeds, buffers))
    }

    /// Chooses an id in each game; the arrays then show what came of it.
    fn step(&mut self, py: Python<'_>, actions: Ids<'_>) -> PyResult<()> {
        self.take_ids(&actions)?;
        drop(actions);
        self.with_buffers(py, |lanes, ids, buffers| lanes.step(ids, buffers))?
            .map_err(value_error)
    }

    /// Random ids for all games: each legal action as likely, or each legal id. The same array every time.
    #[pyo3(signature = (uniform="actions"))]
    fn sample(&mut self, py: Python<'_>, uniform: &str) -> PyResult<Py<PyArray1<u16>>> {
        let mut actions = self.actions.bind(py).try_readwrite()?;
        let ids = actions.as_slice_mut()?;
        let lanes = &mut *self.lanes;
        match uniform {
            "actions" => py.detach(|| lanes.sample_actions(ids)),
            "ids" => {
                let masks = self.masks.bind(py).try_readonly()?;
                let masks = masks.as_slice()?;
                py.detach(|| lanes.sample_ids(masks, ids));
            }
            _ => return Err(value_error("uniform is 'actions' or 'ids'")),
        }
        Ok(self.actions.clone_ref(py))
    }
}

/// Seeds that follow from a number.
fn seeds(number: u64, games: usize) -> Vec<u64> {
    let mut next = number;
    let seed = || {
        next = next_seed(next);
        next
    };
    std::iter::repeat_with(seed).take(games).collect()
}
