//! Faults in what is known and written down.

use super::{Fault, Faulty};
use towpath_core::{Audience, Information, Notation, NotationError, Sampled, Seat};
use towpath_race::{Action, Card, Event, InformationState, SEATS, State, size};

impl Information for Faulty {
    type InformationState = InformationState;

    fn information_state(&self, state: &State, audience: Audience) -> InformationState {
        let mut info = self.race.information_state(state, audience);
        for seat in 0..SEATS {
            let late = self.fault == Fault::LateLeak && state.tracks[seat] > 8;
            if late || self.fault == Fault::LeakInKnow {
                info.hands[seat] = Some(state.hands[seat]);
            }
        }
        info
    }

    fn determinize(&self, info: &InformationState, random: &mut Sampled) -> State {
        let mut state = self.race.determinize(info, random);
        let hidden = (0..SEATS).find(|seat| info.hands[*seat].is_none());
        match (self.fault, hidden) {
            (Fault::WorldImpossible, Some(_)) => state.pile[0] += 1,
            (Fault::WorldLooksDifferent, Some(seat)) if size(&state.hands[seat]) > 3 => {
                let face = (0..4).find(|face| state.hands[seat][*face] > 0);
                let face = face.expect("the hand has a card");
                state.hands[seat][face] -= 1;
                state.pile[face] += 1;
            }
            (Fault::WorldUnlikely, Some(seat)) => {
                // Of several positions the one in which a hidden hand is lowest.
                let low = |state: &State| state.hands[seat][0] + state.hands[seat][1];
                for _ in 0..8 {
                    let other = self.race.determinize(info, random);
                    if low(&other) > low(&state) {
                        state = other;
                    }
                }
            }
            _ => {}
        }
        state
    }

    fn event_for(&self, event: &Event, audience: Audience) -> Option<Event> {
        match (self.fault, event) {
            (Fault::LeakInEvent, Event::Drew { .. }) => Some(*event),
            _ => self.race.event_for(event, audience),
        }
    }

    fn reveals(&self, state: &State, seat: Seat, action: &Action) -> bool {
        self.fault != Fault::RevealUndeclared && self.race.reveals(state, seat, action)
    }
}

impl Notation for Faulty {
    fn write(&self, action: &Action) -> String {
        match action {
            Action::Play(_) if self.fault == Fault::Notation => "play".to_owned(),
            _ => self.race.write(action),
        }
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        match text {
            "play" if self.fault == Fault::Notation => Ok(Action::Play(Card(0))),
            _ => self.race.parse(text),
        }
    }

    fn seat_name(&self, state: &State, seat: Seat) -> String {
        self.race.seat_name(state, seat)
    }

    fn stream_name(&self, stream: u8) -> &'static str {
        self.race.stream_name(stream)
    }

    fn streams(&self) -> u8 {
        self.race.streams()
    }

    fn face_name(&self, stream: u8, face: u16) -> String {
        match self.fault {
            Fault::SameNames => "x".to_owned(),
            _ => self.race.face_name(stream, face),
        }
    }

    fn faces(&self, stream: u8) -> u16 {
        self.race.faces(stream)
    }
}
