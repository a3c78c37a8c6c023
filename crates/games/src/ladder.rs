//! The bots of each game, weakest first.

use crate::Playable;
use arriala::Arriala;
use bots::{Bot, Eager, Random};

impl Playable for Arriala {
    const BOTS: &'static [&'static str] = &["random", "eager"];

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Arriala>>> {
        Some(match name {
            "random" => Box::new(Random::new(number)),
            "eager" => Box::new(Eager::new(number)),
            _ => return None,
        })
    }
}
