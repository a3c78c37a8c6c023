//! The bots of each game, weakest first.

use crate::Playable;
use arriala::Arriala;
use bots::{Bot, Eager, Random};
use canal_mania::CanalMania;
use kanal::Kanal;
use table::Staged;

/// The bots that need to know nothing of their game.
fn planless<G: Staged>(name: &str, number: u64) -> Option<Box<dyn Bot<G>>> {
    Some(match name {
        "random" => Box::new(Random::new(number)),
        "eager" => Box::new(Eager::new(number)),
        _ => return None,
    })
}

impl Playable for Arriala {
    const BOTS: &'static [&'static str] = &["random", "eager"];

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Arriala>>> {
        planless(name, number)
    }
}

impl Playable for CanalMania {
    const BOTS: &'static [&'static str] = &["random", "eager"];

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<CanalMania>>> {
        planless(name, number)
    }
}

impl Playable for Kanal {
    const BOTS: &'static [&'static str] = &["random", "eager"];

    fn bot(name: &str, number: u64) -> Option<Box<dyn Bot<Kanal>>> {
        planless(name, number)
    }
}
