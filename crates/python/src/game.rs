//! A game at one table.

use crate::erased::{self, AnyTable};
use crate::state::State;
use crate::value_error;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use towpath_core::record::RawRecord;
use towpath_core::{Edition, EditionFile, Seed, TableSetup};
use towpath_encoding::{length, places};
use towpath_games::AnyGame;

/// The ids of the games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    towpath_games::all()
        .iter()
        .map(|game| game.title().id)
        .collect()
}

/// Component data: a folder, or the texts of its files by their names.
#[derive(FromPyObject)]
pub enum Data {
    Files(BTreeMap<String, String>),
    Folder(PathBuf),
}

/// A game with its number of players, options and component data.
#[pyclass(frozen, module = "towpath")]
pub struct Game {
    pub(crate) table: Arc<dyn AnyTable>,
    any: &'static dyn AnyGame,
    setup: TableSetup,
    /// The files, where they are not those that come with the package.
    own: Option<BTreeMap<String, String>>,
}

fn find(id: &str) -> PyResult<&'static dyn AnyGame> {
    towpath_games::find(id)
        .ok_or_else(|| value_error(format!("no game '{id}'; there is: {}", games().join(", "))))
}

impl Game {
    /// Whether a seat is at this table.
    pub(crate) fn seat(&self, index: usize) -> PyResult<towpath_core::Seat> {
        match index < usize::from(self.setup.players) {
            true => Ok(towpath_core::Seat::new(index as u8)),
            false => Err(value_error(format!(
                "there is no seat {index}: seats are 0 to {}",
                self.setup.players - 1
            ))),
        }
    }

    /// How many play.
    pub(crate) const fn seats(&self) -> u8 {
        self.setup.players
    }

    pub(crate) fn row(&self) -> usize {
        length(self.table.parts())
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, players=None, options=None, edition=None, rules=None))]
    fn new(
        name: &str,
        players: Option<u8>,
        options: Option<BTreeMap<String, String>>,
        edition: Option<Data>,
        rules: Option<u32>,
    ) -> PyResult<Game> {
        let any = find(name)?;
        let title = any.title();
        let edition = match edition {
            None => None,
            Some(Data::Folder(folder)) => Some(
                towpath_games::folder::read_for(any, &folder)
                    .map_err(|error| value_error(format!("{}: {error}", folder.display())))?,
            ),
            Some(Data::Files(files)) => {
                let files = files.into_iter().map(|(name, text)| EditionFile {
                    name,
                    text: text.into(),
                });
                let edition = Edition {
                    files: files.collect(),
                };
                Some(towpath_games::folder::arrange(any, edition))
            }
        };
        let own = edition.as_ref().map(|edition| {
            let files = edition.files.iter();
            files
                .map(|file| (file.name.clone(), file.text.to_string()))
                .collect()
        });
        let setup = TableSetup {
            players: players.unwrap_or(*title.players.start()),
            options: options.unwrap_or_default(),
            edition: edition.unwrap_or_else(|| any.builtin_edition()),
            rules: rules.unwrap_or(title.rules),
        };
        setup.check(&title).map_err(value_error)?;
        let table = erased::build(title.id, setup.clone())?;
        Ok(Game {
            table: table.into(),
            any,
            setup,
            own,
        })
    }

    /// The id of the game.
    #[getter]
    fn name(&self) -> &'static str {
        let title = self.any.title();
        title.id
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.setup.players
    }

    /// The options that were chosen.
    #[getter]
    fn options(&self) -> BTreeMap<String, String> {
        self.setup.options.clone()
    }

    /// Every option with its values, the default first.
    #[getter]
    fn option_values(&self) -> BTreeMap<&'static str, Vec<&'static str>> {
        let specs = self.any.title().options.iter();
        specs
            .map(|spec| (spec.name, spec.values.to_vec()))
            .collect()
    }

    /// The hash of the component data.
    #[getter]
    fn edition_hash(&self) -> String {
        self.setup.edition.hash()
    }

    /// The version of the rules.
    #[getter]
    fn rules(&self) -> u32 {
        self.setup.rules
    }

    /// The names of the bots, weakest first.
    #[getter]
    fn bots(&self) -> Vec<&'static str> {
        self.any.bots().to_vec()
    }

    /// Ids of actions are below this.
    #[getter]
    fn num_distinct_actions(&self) -> usize {
        self.table.ids()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.row()
    }

    /// Outcomes of chance are below this.
    #[getter]
    fn max_chance_outcomes(&self) -> u16 {
        self.table.most_outcomes()
    }

    /// The parts of an observation: name to slice.
    #[getter]
    fn observation_parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let parts = PyDict::new(py);
        for (name, range) in places(self.table.parts()) {
            let slice = pyo3::types::PySlice::new(py, range.start as isize, range.end as isize, 1);
            parts.set_item(name, slice)?;
        }
        Ok(parts)
    }

    /// What an id stands for.
    fn action_name(&self, action: i64) -> PyResult<String> {
        let id = u16::try_from(action).ok();
        let id = id.filter(|id| usize::from(*id) < self.table.ids());
        let id = id.ok_or_else(|| value_error(format!("there is no id {action}")))?;
        Ok(self.table.id_name(id))
    }

    /// A new game: from a seed, or with outcomes of chance that are given one by one.
    #[pyo3(signature = (seed=None, *, explicit_chance=false))]
    fn new_initial_state(
        slf: Bound<'_, Self>,
        seed: Option<u64>,
        explicit_chance: bool,
    ) -> PyResult<State> {
        let seed = match (seed, explicit_chance) {
            (None, true) => None,
            (Some(number), false) => Some(Seed::from_number(number)),
            (None, false) => return Err(value_error("a seed is needed, or explicit_chance=True")),
            (Some(_), true) => return Err(value_error("with explicit chance there is no seed")),
        };
        let episode = slf.get().table.start(seed);
        Ok(State::new(slf.unbind(), episode))
    }

    /// The game of a record.
    fn from_record(slf: Bound<'_, Self>, record: &str) -> PyResult<State> {
        let game = slf.get();
        let raw = RawRecord::read(record).map_err(value_error)?;
        let (header, setup) = (&raw.header, &game.setup);
        let same = |what: &str, in_record: &str, here: &str| match in_record == here {
            true => Ok(()),
            false => Err(value_error(format!(
                "the record has {what} {in_record}, this game {here}"
            ))),
        };
        same("the game", &header.game, game.name())?;
        same("rules", &header.rules.to_string(), &setup.rules.to_string())?;
        same("the edition", &header.edition, &setup.edition.hash())?;
        same(
            "players",
            &header.players.to_string(),
            &setup.players.to_string(),
        )?;
        let options: BTreeMap<String, String> = header.options.iter().cloned().collect();
        if options != setup.options {
            return Err(value_error(format!(
                "the record has the options {options:?}"
            )));
        }
        let episode = game.table.read_record(&raw).map_err(value_error)?;
        Ok(State::new(slf.unbind(), episode))
    }

    /// The state that `State.serialize` wrote.
    fn deserialize_state(slf: Bound<'_, Self>, text: &str) -> PyResult<State> {
        let episode = slf.get().table.load(text).map_err(value_error)?;
        Ok(State::new(slf.unbind(), episode))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Parts)> {
        let game = slf.get();
        let parts = (
            game.name(),
            game.setup.players,
            game.setup.options.clone(),
            game.own.clone(),
            game.setup.rules,
        );
        Ok((slf.getattr("__class__")?, parts))
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.name() == other.name() && self.setup == other.setup
    }

    fn __repr__(&self) -> String {
        format!(
            "towpath.Game('{}', players={}, options={:?})",
            self.name(),
            self.setup.players,
            self.setup.options
        )
    }
}

/// What a game is made from again.
type Parts = (
    &'static str,
    u8,
    BTreeMap<String, String>,
    Option<BTreeMap<String, String>>,
    u32,
);
