//! The engines for Python.
//!
//! `towpath._towpath` is this crate; the package around it is python/towpath. What is encoded how is decided in
//! `towpath-encoding`; here it is only handed over.

mod bot;
mod erased;
mod game;
mod state;
mod vector;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// What Python is told when something cannot be done.
fn value_error(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

#[pymodule]
mod _towpath {
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::game::games;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::vector::VectorEnv;
}
