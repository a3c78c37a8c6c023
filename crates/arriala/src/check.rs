//! Whether one action is allowed, and if not, the most helpful reason.

use crate::Arriala;
use crate::action::Action;
use crate::cards::Card;
use crate::edition::LOCKS;
use crate::packed::Walk;
use crate::place::{Colour, Place};
use crate::refusal::Refusal;
use crate::state::State;

/// Whether the player whose turn it is may do this.
pub(crate) fn check(game: &Arriala, state: &State, action: Action) -> Result<(), Refusal> {
    let own = Colour::from(state.seat);
    match action {
        Action::Walk(walk) => {
            let (colour, from) = (walk.colour(), walk.from());
            game.check_leaving(state, colour, from, Zone::Canal)?;
            game.check_resting(state, colour, from, walk.to())?;
            check_cards_needed(walk)?;
        }
        Action::Anywhere { from, to } => {
            game.check_leaving(state, own, from, Zone::Canal)?;
            game.check_resting(state, own, from, to)?;
        }
        Action::ToVineyard { from, to, means } => {
            let colour = means.colour(own);
            game.check_leaving(state, colour, from, Zone::Canal)?;
            game.check_vineyard(state, colour, from, to)?;
        }
        Action::ToCanal { from, to, means } => {
            let colour = means.colour(own);
            game.check_leaving(state, colour, from, Zone::Vineyards)?;
            game.check_resting(state, colour, from, to)?;
        }
        Action::Place { to } => {
            if state.reserve[state.seat.index()] == 0 {
                return Err(Refusal::ReserveEmpty);
            }
            game.check_free(state, to)?;
        }
        Action::River { from } => game.check_river(state, own, from)?,
        Action::Lock { at, .. } => game.check_lock(state, at)?,
        Action::Art { work } => game.check_art(state, work)?,
        Action::Draw => {
            // AR-CARD-1: with neither pile nor discards nothing can be drawn.
            if state.pile.is_empty() && state.discards.is_empty() {
                return Err(Refusal::NothingToDraw);
            }
        }
        Action::End => {}
    }
    check_cards_held(state, action)?;
    let need = action.cost(&game.rules);
    if need > state.points {
        return Err(Refusal::Points {
            need,
            have: state.points,
        });
    }
    Ok(())
}

impl Arriala {
    /// A worker of the colour stands there and has not been moved this turn.
    fn check_leaving(
        &self,
        state: &State,
        colour: Colour,
        from: Place,
        zone: Zone,
    ) -> Result<(), Refusal> {
        self.check_zone(from, zone)?;
        // AR-MOVE-1: any worker on the canal may be moved, whoever's it is.
        if state.count(&self.layout, colour, from) == 0 {
            return Err(Refusal::NoWorker {
                colour,
                place: from,
            });
        }
        // AR-MOVE-3: no worker is moved twice in a turn.
        if state.unmoved(&self.layout, colour, from) == 0 {
            return Err(match zone {
                Zone::Canal => Refusal::MovedAlready {
                    colour,
                    place: from,
                },
                // AR-MOVE-4: nor from the canal to a vineyard and back.
                Zone::Vineyards => Refusal::JustArrived {
                    colour,
                    vineyard: from,
                },
            });
        }
        Ok(())
    }

    fn check_zone(&self, place: Place, zone: Zone) -> Result<(), Refusal> {
        match (zone, place.vineyard_index()) {
            (Zone::Canal, Some(_)) => return Err(Refusal::NotOnCanal { place }),
            (Zone::Vineyards, None) => return Err(Refusal::NotAVineyard { place }),
            (Zone::Canal, None) | (Zone::Vineyards, Some(_)) => {}
        }
        // AR-SET-2: fewer players use a smaller board.
        if !(self.layout.canal() | self.layout.vineyards).contains(place) {
            return Err(Refusal::NotInPlay { place });
        }
        Ok(())
    }

    /// The place is on the canal in play, and free.
    fn check_free(&self, state: &State, place: Place) -> Result<(), Refusal> {
        self.check_zone(place, Zone::Canal)?;
        // AR-MOVE-1: only the last cell must be free; towns hold any number.
        if self.layout.towns.contains(place) {
            return Ok(());
        }
        if state.locks.contains(place) {
            return Err(Refusal::LockInTheWay { place });
        }
        match state.worker_on(place) {
            Some(colour) => Err(Refusal::Occupied { place, colour }),
            None => Ok(()),
        }
    }

    /// The worker may come to rest at this place of the canal.
    fn check_resting(
        &self,
        state: &State,
        colour: Colour,
        from: Place,
        to: Place,
    ) -> Result<(), Refusal> {
        // AR-MOVE-2: a walk ends elsewhere than it starts.
        if from == to {
            return Err(Refusal::SamePlace { place: to });
        }
        self.check_free(state, to)?;
        self.check_change(state, colour, from, to)
    }

    fn check_vineyard(
        &self,
        state: &State,
        colour: Colour,
        from: Place,
        to: Place,
    ) -> Result<(), Refusal> {
        self.check_zone(to, Zone::Vineyards)?;
        // AR-CELL-1: one worker a place, in any vineyard in play.
        if !state.open_vineyards(&self.layout).contains(to) {
            return Err(Refusal::VineyardFull {
                vineyard: to,
                places: state.in_vineyard(&self.layout, to),
            });
        }
        self.check_change(state, colour, from, to)
    }

    fn check_change(
        &self,
        state: &State,
        colour: Colour,
        from: Place,
        to: Place,
    ) -> Result<(), Refusal> {
        // AR-MOVE-5: what the previous player moved is not put back.
        if state.would_go_back(&self.layout, colour, from, to) {
            return Err(Refusal::GoesBack { colour, place: to });
        }
        Ok(())
    }

    fn check_river(&self, state: &State, own: Colour, from: Place) -> Result<(), Refusal> {
        self.check_zone(from, Zone::Canal)?;
        // AR-WORK-1: an own worker on the canal goes to a free blue cell; it may have moved this turn.
        if state.count(&self.layout, own, from) == 0 {
            return Err(Refusal::NoWorker {
                colour: own,
                place: from,
            });
        }
        if state.river_works() >= self.layout.river_works {
            return Err(Refusal::RiverFull {
                cells: self.layout.river_works,
            });
        }
        Ok(())
    }

    fn check_lock(&self, state: &State, at: Place) -> Result<(), Refusal> {
        self.check_zone(at, Zone::Canal)?;
        // AR-LOCK-1: a free cell of an uncounted section, within the stretch's maximum.
        if self.layout.towns.contains(at) {
            return Err(Refusal::LockInTown { place: at });
        }
        if state.counted.cells().contains(at) {
            return Err(Refusal::SectionCounted { place: at });
        }
        if state.taken(&self.layout).contains(at) {
            return Err(Refusal::LockNeedsFreeCell { place: at });
        }
        if !self.lockable(state).contains(at) {
            let most = match state.locks.len() >= LOCKS {
                true => LOCKS as u8,
                false => self.layout.stretch_of(at).map_or(0, |s| s.max_locks),
            };
            return Err(Refusal::LocksFull { most });
        }
        Ok(())
    }

    fn check_art(&self, state: &State, work: u8) -> Result<(), Refusal> {
        // AR-ART-1: each work once, and only by the player who is last on the track.
        if state.art.get(usize::from(work)).is_none_or(Option::is_some) {
            return Err(Refusal::ArtBuilt { work });
        }
        if !self.is_last(state, state.seat) {
            return Err(Refusal::NotLast {
                have: state.score[state.seat.index()],
                lowest: self.lowest_other(state, state.seat),
            });
        }
        Ok(())
    }
}

/// Where a worker is to leave from or go to.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Zone {
    Canal,
    Vineyards,
}

/// None of the walk's cards is superfluous.
fn check_cards_needed(walk: Walk) -> Result<(), Refusal> {
    let (distance, cards) = (walk.distance(), walk.cards());
    // AR-MOVE-2: a card that could be left out is not played.
    if cards.is_empty() || distance > cards.reach() - cards.weakest() {
        return Ok(());
    }
    let weakest = |card: &Card| card.reach() == cards.weakest();
    Err(Refusal::Superfluous {
        card: Card::ALL.into_iter().find(weakest).unwrap_or(Card::Move2),
        distance,
        reach: cards.reach(),
    })
}

/// The cards that the action plays are in the hand.
fn check_cards_held(state: &State, action: Action) -> Result<(), Refusal> {
    let hand = state.hands[state.seat.index()];
    let played = action.cards();
    // AR-CARD-1: only a card in the hand can be played.
    for card in Card::ALL {
        let (need, have) = (played.count(card), hand.count(card));
        if need > have {
            return Err(Refusal::NoCard { card, need, have });
        }
    }
    Ok(())
}
