//! Whether one action is allowed, and if not, the most helpful reason.

use crate::Arriala;
use crate::action::Walk;
use crate::cards::{Card, Cards};
use crate::deed::Deed;
use crate::place::{Colour, Place};
use crate::refusal::Refusal;
use crate::state::State;

impl Arriala {
    /// Whether the player whose turn it is may do this.
    pub(crate) fn allow(&self, state: &State, deed: Deed) -> Result<(), Refusal> {
        let own = Colour::from(state.seat);
        match deed {
            Deed::Walk(walk) => {
                let (colour, from) = (walk.colour(), walk.from());
                self.allow_leaving(state, colour, from, Zone::Canal)?;
                self.allow_resting(state, colour, from, walk.to())?;
                allow_walk(walk)?;
            }
            Deed::Anywhere { from, to } => {
                self.allow_leaving(state, own, from, Zone::Canal)?;
                self.allow_resting(state, own, from, to)?;
            }
            Deed::ToVineyard { from, to, means } => {
                let colour = means.colour(own);
                self.allow_leaving(state, colour, from, Zone::Canal)?;
                self.allow_vineyard(state, colour, from, to)?;
            }
            Deed::ToCanal { from, to, means } => {
                let colour = means.colour(own);
                self.allow_leaving(state, colour, from, Zone::Vineyards)?;
                self.allow_resting(state, colour, from, to)?;
            }
            Deed::Place { to } => {
                if state.reserve[state.seat.index()] == 0 {
                    return Err(Refusal::ReserveEmpty);
                }
                self.allow_free(state, to)?;
            }
            Deed::River { from } => self.allow_river(state, own, from)?,
            Deed::Lock { at, .. } => self.allow_lock(state, at)?,
            Deed::Art { work } => self.allow_art(state, work)?,
            Deed::Draw => {
                // AR-CARD-1: with neither pile nor discards nothing can be drawn.
                if state.pile.is_empty() && state.discards.is_empty() {
                    return Err(Refusal::NothingToDraw);
                }
            }
            Deed::End => {}
        }
        allow_cards(state, deed)?;
        let need = deed.cost();
        if need > state.points {
            return Err(Refusal::Points {
                need,
                have: state.points,
            });
        }
        Ok(())
    }

    /// A worker of the colour stands there and has not been moved this turn.
    fn allow_leaving(
        &self,
        state: &State,
        colour: Colour,
        from: Place,
        zone: Zone,
    ) -> Result<(), Refusal> {
        self.allow_zone(from, zone)?;
        // AR-MOVE-1: any worker on the canal may be moved, whoever's it is.
        if state.count(&self.board, colour, from) == 0 {
            return Err(Refusal::NoWorker {
                colour,
                place: from,
            });
        }
        // AR-MOVE-3: no worker is moved twice in a turn.
        if state.unmoved(&self.board, colour, from) == 0 {
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

    fn allow_zone(&self, place: Place, zone: Zone) -> Result<(), Refusal> {
        let vineyard = place.vineyard_index().is_some();
        match zone {
            Zone::Canal if vineyard => Err(Refusal::NotOnCanal { place }),
            Zone::Vineyards if !vineyard => Err(Refusal::NotAVineyard { place }),
            // AR-SET-2: fewer players use a smaller board.
            _ if !(self.board.canal() | self.board.vineyards).contains(place) => {
                Err(Refusal::NotInPlay { place })
            }
            _ => Ok(()),
        }
    }

    /// The place is on the canal in play, and free.
    fn allow_free(&self, state: &State, place: Place) -> Result<(), Refusal> {
        self.allow_zone(place, Zone::Canal)?;
        // AR-MOVE-1: only the last cell must be free; towns hold any number.
        if self.board.towns.contains(place) {
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
    fn allow_resting(
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
        self.allow_free(state, to)?;
        self.allow_change(state, colour, from, to)
    }

    fn allow_vineyard(
        &self,
        state: &State,
        colour: Colour,
        from: Place,
        to: Place,
    ) -> Result<(), Refusal> {
        self.allow_zone(to, Zone::Vineyards)?;
        // AR-CELL-1: one worker a place, in any vineyard in play.
        if !state.open_vineyards(&self.board).contains(to) {
            return Err(Refusal::VineyardFull {
                vineyard: to,
                places: state.in_vineyard(&self.board, to),
            });
        }
        self.allow_change(state, colour, from, to)
    }

    fn allow_change(
        &self,
        state: &State,
        colour: Colour,
        from: Place,
        to: Place,
    ) -> Result<(), Refusal> {
        // AR-MOVE-5: what the previous player moved is not put back.
        if state.would_go_back(&self.board, colour, from, to) {
            return Err(Refusal::GoesBack { colour, place: to });
        }
        Ok(())
    }

    fn allow_river(&self, state: &State, own: Colour, from: Place) -> Result<(), Refusal> {
        self.allow_zone(from, Zone::Canal)?;
        // AR-WORK-1: an own worker on the canal goes to a free blue cell; it may have moved this turn.
        if state.count(&self.board, own, from) == 0 {
            return Err(Refusal::NoWorker {
                colour: own,
                place: from,
            });
        }
        if state.river_works() >= self.board.river_works {
            return Err(Refusal::RiverFull {
                cells: self.board.river_works,
            });
        }
        Ok(())
    }

    fn allow_lock(&self, state: &State, at: Place) -> Result<(), Refusal> {
        self.allow_zone(at, Zone::Canal)?;
        // AR-LOCK-1: a free cell of an uncounted section, within the stretch's maximum.
        if self.board.towns.contains(at) {
            return Err(Refusal::LockInTown { place: at });
        }
        if state.counted.contains(at) {
            return Err(Refusal::SectionCounted { place: at });
        }
        if state.taken(&self.board).contains(at) {
            return Err(Refusal::LockNeedsFreeCell { place: at });
        }
        if !self.lockable(state).contains(at) {
            let most = self.board.stretch_of(at).map_or(0, |s| s.max_locks);
            return Err(Refusal::LocksFull { most });
        }
        Ok(())
    }

    fn allow_art(&self, state: &State, work: u8) -> Result<(), Refusal> {
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
fn allow_walk(walk: Walk) -> Result<(), Refusal> {
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
fn allow_cards(state: &State, deed: Deed) -> Result<(), Refusal> {
    let hand = state.hands[state.seat.index()];
    let played = match deed {
        Deed::Walk(walk) => walk.cards().cards(),
        other => other.card().map_or(Cards::NONE, Cards::only),
    };
    // AR-CARD-1: only a card in the hand can be played.
    for card in Card::ALL {
        let (need, have) = (played.count(card), hand.count(card));
        if need > have {
            return Err(Refusal::NoCard { card, need, have });
        }
    }
    Ok(())
}
