//! What a touch is answered with where the refusal of an action would not tell what the thing is for: a card of the hand is
//! no action, and a hex beside the barge with the wrong cards is no wrong place.

use super::{Target, goes_on_at};
use crate::CanalMania;
use crate::action::Action;
use crate::information::InformationState;
use crate::map::Place;
use crate::parts::{Card, Contract, Ground, Hex, Tile};
use crate::state::{State, Step};
use crate::words::Sentence;
use towpath_core::{Audience, Message, Seat};

/// The answer to touching `target` after `picked`, if a refusal would be farther from what was meant.
pub(crate) fn answer(
    game: &CanalMania,
    info: &InformationState,
    picked: &[Target],
    target: &Target,
) -> Option<Message> {
    if !target.exists(&game.map) || !picked.iter().all(|one| one.exists(&game.map)) {
        return None;
    }
    let state = &info.table;
    let touched = Touched {
        game,
        state,
        seat: match info.audience {
            Audience::Seat(seat) => seat,
            Audience::Spectator | Audience::Everything => state.active,
        },
    };
    let said = match (picked.first(), target) {
        (Some(Target::Contract(contract)), Target::Hex(_) | Target::Exit(_)) => {
            Some(touched.barge_first(*contract))
        }
        (_, Target::Hand(card)) => touched.card_in_hand(*card),
        (_, Target::Hex(_) | Target::Town(_) | Target::Canal(_) | Target::Draw)
            if matches!(state.step, Step::Taking { .. }) =>
        {
            touched.still_taking()
        }
        (_, Target::Hex(hex)) => touched.ground(*hex),
        (_, Target::Canal(contract)) => touched.own_canal(*contract),
        _ => None,
    };
    said.map(Message::from)
}

/// What a seat has touched in which position.
struct Touched<'a> {
    game: &'a CanalMania,
    state: &'a State,
    seat: Seat,
}

impl<'a> Touched<'a> {
    /// Whether tiles are laid in this step.
    fn builds(&self) -> bool {
        let second = self.state.step == Step::Phase && self.state.phase == 2;
        second || self.state.step == Step::Building
    }

    fn payable(&self) -> Vec<Action> {
        let mut tiles = Vec::new();
        self.game.legal_tiles(self.state, self.seat, &mut tiles);
        tiles
    }

    /// A contract is picked: its barge is asked for.
    fn barge_first(&self, contract: Contract) -> Sentence<'a> {
        let [one, other] = self.game.map.contract(contract).terminals;
        let say = self.game.say("canal-mania-answer-barge");
        say.town("one", one).town("other", other)
    }

    /// CM-CARD-1: how many more face-up cards are wanted.
    fn still_taking(&self) -> Option<Sentence<'a>> {
        let Step::Taking { taken } = self.state.step else {
            return None;
        };
        let more = self.game.rules.cards_taken.saturating_sub(taken).max(1);
        let say = self.game.say("canal-mania-answer-taking");
        Some(say.with("more", more))
    }

    /// Cards pay for tiles: what is touched for that is a hex.
    fn card_in_hand(&self, card: Card) -> Option<Sentence<'a>> {
        let discards = matches!(self.state.step, Step::Crossing { .. } | Step::Closing);
        if discards {
            return None;
        }
        if self.state.hand(self.seat).of(card) == 0 {
            return Some(self.game.say("canal-mania-refuse-not-in-hand").card(card));
        }
        let key = match (self.builds(), self.builds() && !self.payable().is_empty()) {
            (true, true) => "canal-mania-answer-card-hex",
            (true, false) => "canal-mania-answer-card-none",
            (false, _) => "canal-mania-answer-card-later",
        };
        Some(self.game.say(key))
    }

    /// A hex where a canal goes on but the hand pays for nothing: what the ground takes, and what is there.
    fn ground(&self, hex: Hex) -> Option<Sentence<'a>> {
        if !self.builds() {
            return None;
        }
        let Place::Cell(cell) = self.game.map.at(hex) else {
            return None;
        };
        let mut canals = self.state.open_contracts(self.seat);
        let reached = canals.any(|canal| goes_on_at(self.game, self.state, canal, hex));
        let paid = |action: &Action| matches!(action, Action::Lay(laying) if laying.hex == hex);
        if !reached || self.payable().iter().any(paid) {
            return None;
        }
        let ground = self.game.map.cell(cell).ground;
        let (hand, engineer) = (self.state.hand(self.seat), self.state.engineer(self.seat));
        let [one, other] = Tile::on(ground);
        let need = [one, other].map(|tile| self.game.rules.cards_for(tile, engineer));
        let have = [one, other].map(|tile| hand.of(tile.card()));
        // With enough cards something else is the reason, such as two of a kind in a row.
        if (have[0] >= need[0]) || (have[1] >= need[1]) || hand.of(Card::Surveyor) > 0 {
            return None;
        }
        Some(match ground {
            Ground::Clear => self.game.say("canal-mania-answer-clear-ground"),
            Ground::Difficult => self
                .game
                .say("canal-mania-answer-difficult-ground")
                .with("aqueduct", need[0])
                .with("tunnel", need[1])
                .with("aqueducts", have[0])
                .with("tunnels", have[1]),
        })
    }

    /// One's own canal, where tiles are laid: they begin with a hex.
    fn own_canal(&self, contract: Contract) -> Option<Sentence<'a>> {
        let paid =
            |action: &Action| matches!(action, Action::Lay(laying) if laying.contract == contract);
        let can = self.builds() && self.payable().iter().any(paid);
        can.then(|| self.game.say("canal-mania-answer-canal"))
    }
}
