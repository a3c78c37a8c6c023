//! What is refused and why, in sentences with the numbers a player needs.

use super::{card_name, colour_name};
use crate::Arriala;
use crate::place::{Colour, Place};
use crate::refusal::Refusal;
use towpath_core::Message;

/// A refusal in a sentence.
pub(crate) fn explain(game: &Arriala, refusal: &Refusal) -> Message {
    let message = |key: &'static str| Message::new(key);
    let at = |key: &'static str, place: Place| message(key).with("place", game.place_name(place));
    let worker = |key: &'static str, colour: Colour, place: Place| {
        at(key, place).with("colour", colour_name(colour))
    };
    match *refusal {
        Refusal::Points { need, have } => message("arriala-refuse-points")
            .with("need", need)
            .with("have", have),
        Refusal::NoCard { card, need, have } => message("arriala-refuse-no-card")
            .with("card", card_name(card))
            .with("need", need)
            .with("have", have),
        Refusal::NotInPlay { place } => {
            at("arriala-refuse-not-in-play", place).with("players", game.players)
        }
        Refusal::NoWorker { colour, place } => worker("arriala-refuse-no-worker", colour, place),
        Refusal::NotOnCanal { place } => at("arriala-refuse-not-on-canal", place),
        Refusal::NotAVineyard { place } => at("arriala-refuse-not-a-vineyard", place),
        Refusal::MovedAlready { colour, place } => {
            worker("arriala-refuse-moved-already", colour, place)
        }
        Refusal::JustArrived { colour, vineyard } => {
            worker("arriala-refuse-just-arrived", colour, vineyard)
        }
        Refusal::GoesBack { colour, place } => worker("arriala-refuse-goes-back", colour, place),
        Refusal::SamePlace { place } => at("arriala-refuse-same-place", place),
        Refusal::Occupied { place, colour } => worker("arriala-refuse-occupied", colour, place),
        Refusal::LockInTheWay { place } => at("arriala-refuse-lock-in-the-way", place),
        Refusal::Superfluous {
            card,
            distance,
            reach,
        } => message("arriala-refuse-superfluous")
            .with("card", card_name(card))
            .with("distance", distance)
            .with("reach", reach),
        Refusal::VineyardFull { vineyard, places } => {
            at("arriala-refuse-vineyard-full", vineyard).with("places", places)
        }
        Refusal::ReserveEmpty => message("arriala-refuse-reserve-empty"),
        Refusal::RiverFull { cells } => message("arriala-refuse-river-full").with("cells", cells),
        Refusal::LockInTown { place } => at("arriala-refuse-lock-in-town", place),
        Refusal::LockNeedsFreeCell { place } => at("arriala-refuse-lock-needs-free-cell", place),
        Refusal::SectionCounted { place } => at("arriala-refuse-section-counted", place),
        Refusal::LocksFull { most } => message("arriala-refuse-locks-full").with("most", most),
        Refusal::ArtBuilt { work } => {
            message("arriala-refuse-art-built").with("work", game.art_name(work))
        }
        Refusal::NotLast { have, lowest } => message("arriala-refuse-not-last")
            .with("have", have)
            .with("lowest", lowest),
        Refusal::TiedForLast { have } => message("arriala-refuse-tied-last").with("have", have),
        Refusal::NothingToDraw => message("arriala-refuse-nothing-to-draw"),
    }
}
