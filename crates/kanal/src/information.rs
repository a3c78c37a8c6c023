//! Who knows what. Everything on the table is public, and the order of the piles is in no state.

use crate::Kanal;
use crate::event::Event;
use crate::state::{Active, Campaign, Player, State, Work};
use towpath_core::{Audience, Game, Information, Sampled, Seat};

/// What an audience knows of a position: all of it, as long as every field of a [`State`] is public.
///
/// It is made by [`Information::information_state`] alone, which takes the state and all its parts to pieces by name.
/// A new field does not compile until somebody has decided there who sees it; one that somebody must not see is then
/// blanked in the copy that is made here.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct InformationState {
    public: State,
}

impl InformationState {
    /// The position as far as it is known.
    #[inline]
    pub const fn public(&self) -> &State {
        &self.public
    }
}

impl Information for Kanal {
    type InformationState = InformationState;

    #[inline]
    fn information_state(&self, state: &State, _audience: Audience) -> InformationState {
        let State {
            players: [first, second],
            // Everybody can tell which cards are left in a period, and nobody in which order they come.
            unseen,
            piles,
            display,
            purses,
            discs,
            phase,
            seat,
            start,
            round,
            actions,
            built,
            quiet,
            finale,
            turn,
            work,
            campaign,
        } = *state;
        InformationState {
            public: State {
                players: [player(first), player(second)],
                unseen,
                piles,
                display,
                purses,
                discs,
                phase,
                seat,
                start,
                round,
                actions,
                built,
                quiet,
                finale,
                turn,
                work: self::work(work),
                campaign: self::campaign(campaign),
            },
        }
    }

    #[inline]
    fn determinize(&self, info: &InformationState, _random: &mut Sampled) -> State {
        info.public
    }

    /// Nothing is hidden, so everybody can count.
    fn forced(&self, public: &InformationState, seat: Seat) -> bool {
        let mut actions = Vec::new();
        self.legal(&public.public, seat, &mut actions);
        actions.len() == 1
    }

    fn event_for(&self, event: &Event, _audience: Audience) -> Option<Event> {
        Some(*event)
    }
}

/// A player's board, wheel and prestige lie open.
#[inline]
const fn player(player: Player) -> Player {
    let Player {
        pieces,
        aside,
        occupied,
        by_routes,
        by_bridges,
        prestige,
        purse,
        buildings,
    } = player;
    Player {
        pieces,
        aside,
        occupied,
        by_routes,
        by_bridges,
        prestige,
        purse,
        buildings,
    }
}

/// What is left of a turn follows from what was done before everybody's eyes.
#[inline]
const fn work(work: Work) -> Work {
    let Work {
        space,
        parts,
        waiting_routes,
        waiting_bridges,
        active,
        gain,
    } = work;
    let active = match active {
        Some(active) => Some(self::active(active)),
        None => None,
    };
    Work {
        space,
        parts,
        waiting_routes,
        waiting_bridges,
        active,
        gain,
    }
}

/// So does what is left of an activation.
#[inline]
const fn active(active: Active) -> Active {
    let Active {
        plot,
        way,
        used,
        effect,
        left,
        pieces,
        build,
        choice,
    } = active;
    Active {
        plot,
        way,
        used,
        effect,
        left,
        pieces,
        build,
        choice,
    }
}

/// The box of a campaign can be looked through.
#[inline]
const fn campaign(campaign: Campaign) -> Campaign {
    let Campaign {
        game,
        old,
        points,
        set_aside,
        discarded,
        built,
    } = campaign;
    Campaign {
        game,
        old,
        points,
        set_aside,
        discarded,
        built,
    }
}
