//! Bots that decide at once, without a search.

mod greedy;
mod noise;
mod random;

pub use greedy::Greedy;
pub use noise::EpsilonNoise;
pub use random::{HeuristicRandom, UniformRandom};
