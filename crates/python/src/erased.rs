//! Games, episodes, bots and lanes without generics, since a class of Python has none.

use crate::value_error;
use pyo3::prelude::*;
use std::any::Any;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use towpath_bots::ismcts::SoftmaxPrior;
use towpath_bots::{Evaluator, LinearEvaluator};
use towpath_core::record::RawRecord;
use towpath_core::{MAX_SEATS, Seat, Seed, TableSetup};
use towpath_encoding::{Buffers, Encoded, Episode, EpisodeError, Lanes, Part, Turn};
use towpath_games::Playable;

/// A game as a table wants it.
pub trait AnyTable: Send + Sync {
    fn ids(&self) -> usize;
    fn parts(&self) -> &'static [Part];
    fn id_name(&self, id: u16) -> String;
    fn most_outcomes(&self) -> u16;
    fn start(&self, seed: Option<Seed>) -> Box<dyn AnyEpisode>;
    fn load(&self, text: &str) -> Result<Box<dyn AnyEpisode>, EpisodeError>;
    fn read_record(&self, raw: &RawRecord) -> Result<Box<dyn AnyEpisode>, EpisodeError>;
    fn bot(&self, name: &str, number: u64) -> Option<Box<dyn AnyBot>>;
    fn win_probabilities(&self, episode: &dyn AnyEpisode) -> Option<[f32; MAX_SEATS]>;
    fn lanes(&self, seeds: &[u64], threads: usize) -> Result<Box<dyn AnyLanes>, String>;
}

/// An episode of some game.
pub trait AnyEpisode: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn copy(&self) -> Box<dyn AnyEpisode>;
    fn turn(&self) -> Turn;
    fn ids(&self, ids: &mut Vec<u16>);
    fn mask(&self, mask: &mut [i8]);
    fn choose(&mut self, id: u16) -> Result<(), EpisodeError>;
    fn act(&mut self, notation: &str) -> Result<(), EpisodeError>;
    fn legal_notation(&self) -> Vec<String>;
    fn chosen(&self) -> Vec<u16>;
    fn decisions(&self) -> usize;
    fn outcomes(&self) -> Vec<(u16, f64)>;
    fn outcome_name(&self, outcome: u16) -> Option<String>;
    fn returns(&self) -> [f32; MAX_SEATS];
    fn points(&self, seat: Seat) -> i32;
    fn key(&self, seat: Seat) -> u128;
    fn seen(&self, seat: Seat) -> Vec<String>;
    fn observe_small(&self, seat: Seat, row: &mut [u8]);
    fn observe(&self, seat: Seat, row: &mut [f32]);
    fn resample(&self, seat: Seat, number: u64) -> Result<Box<dyn AnyEpisode>, EpisodeError>;
    fn record(&self, names: &[String]) -> Result<String, EpisodeError>;
    fn save(&self) -> String;
    fn text(&self, seat: Option<Seat>) -> String;
}

/// A bot of some game.
pub trait AnyBot: Send + Sync {
    /// The ids by which its decision is chosen, and the decision in notation.
    fn choose(&self, episode: &dyn AnyEpisode) -> Result<(Vec<u16>, String), String>;
}

/// Many games of a kind.
pub trait AnyLanes: Send + Sync {
    fn seeds(&self) -> Vec<u64>;
    fn sample_actions(&mut self, ids: &mut [u16]);
    fn sample_ids(&mut self, masks: &[i8], ids: &mut [u16]);
    fn reset(&mut self, seeds: &[u64], buffers: AnyBuffers<'_>);
    fn step(&mut self, ids: &[u16], buffers: AnyBuffers<'_>) -> Result<(), String>;
}

/// Buffers whose observations are of one kind or the other.
pub enum AnyBuffers<'b> {
    Small(Buffers<'b, u8>),
    Float(Buffers<'b, f32>),
}

/// Builds a game.
pub fn build(id: &str, setup: TableSetup) -> PyResult<Box<dyn AnyTable>> {
    match id {
        "arriala" => Table::<towpath_arriala::Arriala>::build(setup),
        "canal-mania" => Table::<towpath_canal_mania::CanalMania>::build(setup),
        "kanal" => Table::<towpath_kanal::Kanal>::build(setup),
        _ => Err(value_error(format!("no game '{id}'"))),
    }
}

type Prior<G> = SoftmaxPrior<LinearEvaluator<<G as Playable>::Features>>;

struct Table<G: Encoded + Playable> {
    game: Arc<G>,
    setup: Arc<TableSetup>,
    prior: OnceLock<Prior<G>>,
}

impl<G: Encoded + Playable> Table<G>
where
    Prior<G>: Send + Sync,
{
    fn build(setup: TableSetup) -> PyResult<Box<dyn AnyTable>> {
        let game = G::build(&setup).map_err(value_error)?;
        Ok(Box::new(Table {
            game: Arc::new(game),
            setup: Arc::new(setup),
            prior: OnceLock::new(),
        }))
    }
}

impl<G: Encoded + Playable> AnyTable for Table<G>
where
    Prior<G>: Send + Sync,
{
    fn ids(&self) -> usize {
        G::IDS
    }

    fn parts(&self) -> &'static [Part] {
        G::PARTS
    }

    fn id_name(&self, id: u16) -> String {
        self.game.id_name(id)
    }

    fn most_outcomes(&self) -> u16 {
        let streams = 0..self.game.streams();
        streams.map(|s| self.game.faces(s)).max().unwrap_or(0)
    }

    fn start(&self, seed: Option<Seed>) -> Box<dyn AnyEpisode> {
        Box::new(Episode::new(self.game.clone(), self.setup.clone(), seed))
    }

    fn load(&self, text: &str) -> Result<Box<dyn AnyEpisode>, EpisodeError> {
        let loaded = Episode::load(self.game.clone(), self.setup.clone(), text)?;
        Ok(Box::new(loaded))
    }

    fn read_record(&self, raw: &RawRecord) -> Result<Box<dyn AnyEpisode>, EpisodeError> {
        let read = Episode::from_record(self.game.clone(), self.setup.clone(), raw)?;
        Ok(Box::new(read))
    }

    fn bot(&self, name: &str, number: u64) -> Option<Box<dyn AnyBot>> {
        let bot = G::bot(name, number)?;
        Some(Box::new(Player(Mutex::new(bot))))
    }

    fn win_probabilities(&self, episode: &dyn AnyEpisode) -> Option<[f32; MAX_SEATS]> {
        let episode = episode.as_any().downcast_ref::<Episode<G>>()?;
        let prior = self.prior.get_or_init(G::search_prior);
        let judged = prior
            .evaluator
            .win_probabilities(&*self.game, episode.state());
        Some(judged)
    }

    fn lanes(&self, seeds: &[u64], threads: usize) -> Result<Box<dyn AnyLanes>, String> {
        Ok(Box::new(Lanes::new(self.game.clone(), seeds, threads)?))
    }
}

impl<G: Encoded> AnyEpisode for Episode<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copy(&self) -> Box<dyn AnyEpisode> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Turn {
        Episode::turn(self)
    }

    fn ids(&self, ids: &mut Vec<u16>) {
        Episode::ids(self, ids);
    }

    fn mask(&self, mask: &mut [i8]) {
        Episode::mask(self, mask);
    }

    fn choose(&mut self, id: u16) -> Result<(), EpisodeError> {
        Episode::choose(self, id)
    }

    fn act(&mut self, notation: &str) -> Result<(), EpisodeError> {
        Episode::act(self, notation)
    }

    fn legal_notation(&self) -> Vec<String> {
        match Episode::turn(self) {
            Turn::Seat(_) => {
                let actions = self.decision().actions().iter();
                actions.map(|action| self.game().write(action)).collect()
            }
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    fn chosen(&self) -> Vec<u16> {
        self.decision().chosen().as_slice().to_vec()
    }

    fn decisions(&self) -> usize {
        Episode::decisions(self)
    }

    fn outcomes(&self) -> Vec<(u16, f64)> {
        Episode::outcomes(self)
    }

    fn outcome_name(&self, outcome: u16) -> Option<String> {
        Episode::outcome_name(self, outcome)
    }

    fn returns(&self) -> [f32; MAX_SEATS] {
        Episode::returns(self)
    }

    fn points(&self, seat: Seat) -> i32 {
        Episode::points(self, seat)
    }

    fn key(&self, seat: Seat) -> u128 {
        Episode::key(self, seat).number()
    }

    fn seen(&self, seat: Seat) -> Vec<String> {
        Episode::seen(self, seat)
    }

    fn observe_small(&self, seat: Seat, row: &mut [u8]) {
        Episode::observe(self, seat, row);
    }

    fn observe(&self, seat: Seat, row: &mut [f32]) {
        Episode::observe(self, seat, row);
    }

    fn resample(&self, seat: Seat, number: u64) -> Result<Box<dyn AnyEpisode>, EpisodeError> {
        let world = Episode::resample(self, seat, number)?;
        Ok(Box::new(world))
    }

    fn record(&self, names: &[String]) -> Result<String, EpisodeError> {
        Episode::record(self, names)
    }

    fn save(&self) -> String {
        Episode::save(self)
    }

    fn text(&self, seat: Option<Seat>) -> String {
        Episode::text(self, seat)
    }
}

struct Player<G: Playable>(Mutex<Box<dyn towpath_bots::Bot<G>>>);

impl<G: Encoded + Playable> AnyBot for Player<G> {
    fn choose(&self, episode: &dyn AnyEpisode) -> Result<(Vec<u16>, String), String> {
        let episode = episode
            .as_any()
            .downcast_ref::<Episode<G>>()
            .ok_or("the bot plays another game")?;
        let Turn::Seat(seat) = episode.turn() else {
            return Err("nobody has to decide".to_owned());
        };
        let (game, decision) = (episode.game(), episode.decision());
        let info = episode.information_state(seat);
        let mut bot = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let action = bot.choose(game, &info, seat);
        let path = decision.path_to(game, episode.state(), &action);
        let path = path
            .ok_or("the bot would have chosen otherwise: ask it at the beginning of a decision")?;
        Ok((path.as_slice().to_vec(), game.write(&action)))
    }
}

impl<G: Encoded> AnyLanes for Lanes<G> {
    fn seeds(&self) -> Vec<u64> {
        Lanes::seeds(self).collect()
    }

    fn sample_actions(&mut self, ids: &mut [u16]) {
        Lanes::sample_actions(self, ids);
    }

    fn sample_ids(&mut self, masks: &[i8], ids: &mut [u16]) {
        Lanes::sample_ids(self, masks, ids);
    }

    fn reset(&mut self, seeds: &[u64], buffers: AnyBuffers<'_>) {
        match buffers {
            AnyBuffers::Small(buffers) => Lanes::reset(self, seeds, buffers),
            AnyBuffers::Float(buffers) => Lanes::reset(self, seeds, buffers),
        }
    }

    fn step(&mut self, ids: &[u16], buffers: AnyBuffers<'_>) -> Result<(), String> {
        let stepped = match buffers {
            AnyBuffers::Small(buffers) => Lanes::step(self, ids, buffers),
            AnyBuffers::Float(buffers) => Lanes::step(self, ids, buffers),
        };
        stepped.map_err(|(game, error)| format!("game {game}: {error}"))
    }
}
