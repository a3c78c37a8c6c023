//! Who knows what.

use crate::{Action, Cards, Event, FACES, Race, SEATS, State, setup, size};
use towpath_core::{Audience, Faces, Information, Sampled, Seat};

/// What an audience knows: what is public, and of hands and prizes those it may see.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct InformationState {
    /// The seat that looks; `None` for spectators and for those who see everything.
    pub viewer: Option<Seat>,
    /// The hands that are seen.
    pub hands: [Option<Cards>; SEATS],
    /// How many cards each seat holds, which everybody sees.
    pub hand_sizes: [u8; SEATS],
    /// The prizes that are seen.
    pub prizes: [Option<u8>; SEATS],
    /// See [`State::played`].
    pub played: Cards,
    /// See [`State::tracks`].
    pub tracks: [u8; SEATS],
    /// See [`State::lasts`].
    pub lasts: [u8; SEATS],
    /// See [`State::peeked`].
    pub peeked: [bool; SEATS],
    /// See [`State::active`].
    pub active: u8,
    /// See [`State::plays`].
    pub plays: u8,
    /// See [`State::passes`].
    pub passes: u8,
    /// See [`State::turn`].
    pub turn: u16,
    /// See [`State::rolls`].
    pub rolls: u16,
    /// See [`State::over`].
    pub over: bool,
}

impl Information for Race {
    type InformationState = InformationState;

    fn information_state(&self, state: &State, audience: Audience) -> InformationState {
        // Without `..`: a new field of the state does not compile until it is decided here who sees it.
        let State {
            hands,
            pile: _,
            played,
            tracks,
            lasts,
            prizes,
            peeked,
            active,
            plays,
            passes,
            turn,
            rolls,
            over,
        } = *state;
        let mut info = InformationState {
            viewer: match audience {
                Audience::Seat(seat) => Some(seat),
                Audience::Spectator | Audience::Everything => None,
            },
            hands: [None; SEATS],
            hand_sizes: hands.map(|hand| size(&hand)),
            prizes: [None; SEATS],
            played,
            tracks,
            lasts,
            peeked,
            active,
            plays,
            passes,
            turn,
            rolls,
            over,
        };
        for seat in (0..SEATS as u8).map(Seat::new) {
            let (own, looked) = match audience {
                Audience::Everything => (true, false),
                Audience::Spectator => (false, false),
                Audience::Seat(me) => (
                    me == seat,
                    me.next(self.players) == seat && peeked[me.index()],
                ),
            };
            if own {
                info.hands[seat.index()] = Some(hands[seat.index()]);
            }
            if own || looked || over {
                info.prizes[seat.index()] = Some(prizes[seat.index()]);
            }
        }
        info
    }

    fn determinize(&self, info: &InformationState, random: &mut Sampled) -> State {
        let mut state = State {
            played: info.played,
            tracks: info.tracks,
            lasts: info.lasts,
            peeked: info.peeked,
            active: info.active,
            plays: info.plays,
            passes: info.passes,
            turn: info.turn,
            rolls: info.rolls,
            over: info.over,
            ..setup::empty()
        };
        let mut unseen = [self.copies; FACES];
        for (face, left) in unseen.iter_mut().enumerate() {
            let held: u8 = info.hands.iter().flatten().map(|hand| hand[face]).sum();
            *left -= held + info.played[face];
        }
        for seat in 0..SEATS {
            state.prizes[seat] = match info.prizes[seat] {
                Some(prize) => prize,
                None if seat < usize::from(self.players) => {
                    random.below(self.rules.prizes.into()) as u8
                }
                None => 0,
            };
            if let Some(hand) = info.hands[seat] {
                state.hands[seat] = hand;
                continue;
            }
            for _ in 0..info.hand_sizes[seat] {
                let rank = random.below(u32::from(size(&unseen)));
                let face = usize::from(Faces::Counts(&unseen).nth(rank));
                unseen[face] -= 1;
                state.hands[seat][face] += 1;
            }
        }
        state.pile = unseen;
        state
    }

    fn event_for(&self, event: &Event, audience: Audience) -> Option<Event> {
        let sees = |seat: Seat| match audience {
            Audience::Everything => true,
            Audience::Seat(me) => me == seat,
            Audience::Spectator => false,
        };
        Some(match *event {
            Event::Drew { seat, .. } if !sees(seat) => Event::Drew { seat, card: None },
            Event::Peeked { seat, .. } if !sees(seat) => Event::Peeked { seat, prize: None },
            Event::Played { .. }
            | Event::Drew { .. }
            | Event::Peeked { .. }
            | Event::Rolled { .. }
            | Event::Passed { .. } => *event,
        })
    }

    /// A look at a prize shows its actor something although nothing is drawn.
    fn reveals(&self, _: &State, _: Seat, action: &Action) -> bool {
        *action == Action::Peek
    }
}
