//! The solo game and the campaign of three.

use crate::card::{CardId, CardSet, PERIOD_CARDS, Period};
use crate::event::{Event, Toss};
use crate::pile::Stream;
use crate::scoring;
use crate::space::ActionSpace;
use crate::state::{Disc, Finale};
use crate::turn::Play;
use towpath_core::{Chance, Events, Faces, Seat};

/// How many rounds a solo game has: the blocking disc goes to each space once.
// KA-SOLO-1: seven rounds of four actions.
pub(crate) const ROUNDS: u8 = 7;

/// The spaces that the neutral disc blocks, round by round.
pub const fn blocking(game: u8) -> [ActionSpace; ROUNDS as usize] {
    use ActionSpace::{B1, B2, B3, T1, T2, T3, T4};
    match game {
        // KA-SOLO-5: game 2 alternates top and bottom from the left, game 3 goes from the right.
        2 => [T1, B1, T2, B2, T3, B3, T4],
        3 => [T4, T3, T2, T1, B3, B2, B1],
        // KA-SOLO-1: the top row from the left, then the bottom row.
        _ => [T1, T2, T3, T4, B1, B2, B3],
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// The end of a round: discards for what was not built, then new cards.
    pub(crate) fn end_solo_round(&mut self) {
        let round = self.state.round;
        // After the last round there is nothing to prepare: the display stays as it is.
        if round >= ROUNDS {
            return;
        }
        // KA-SOLO-2: with fewer than two built, the lowest-numbered cards go instead.
        for _ in self.state.built..self.game.rules.turnover {
            self.discard_lowest(Toss::Solo);
        }
        for _ in 0..self.game.rules.turnover {
            if let Some(period) = self.state.current_pile() {
                self.show(period);
            }
        }
        // KA-SOLO-2: a fifth card after round 1, a sixth after round 3.
        let extra = match round {
            1 => Some(Period::Brown),
            3 => Some(Period::Blue),
            _ => None,
        };
        if let Some(period) = extra.filter(|period| self.state.pile(*period) > 0) {
            self.show(period);
        }
        if round == ROUNDS - 1 {
            self.announce_finale();
        }
    }

    /// Moves the blocking disc on; thalers where it goes are lost.
    pub(crate) fn move_blocking_disc(&mut self) {
        let state = &mut *self.state;
        let order = blocking(state.campaign.game);
        // KA-SOLO-3: then the blocking disc moves on.
        let space = order[usize::from(state.round.saturating_sub(1)).min(order.len() - 1)];
        state.discs[space as usize] = Disc::Grey;
        // KA-SOLO-1: thalers on a space it moves to go back.
        let thalers = std::mem::take(&mut state.purses[space as usize]);
        self.events.tell(Event::Blocked { space, thalers });
    }

    /// Scores a game of a campaign, puts its cards away and sets up the next.
    pub(crate) fn next_game(&mut self) {
        let points = scoring::game_points(self.game, self.state, Seat::new(0)) as i16;
        let campaign = &mut self.state.campaign;
        let game = campaign.game;
        campaign.points[usize::from(game - 1)] = points;
        // KA-SOLO-5: blue cards still displayed are set aside.
        for card in self.state.display.cards() {
            if card.period() == Period::Blue {
                campaign.set_aside.insert(card.face());
            }
        }
        for built in self.state.players[0].buildings.iter().flatten() {
            let card = built.card();
            if card.period() == Period::Blue {
                campaign.built.insert(card.face());
            }
        }
        campaign.game += 1;
        // KA-SOLO-5: the last blue pile is what was never used and three cards seen before.
        campaign.old = match campaign.game == self.game.rules.games {
            true => self.game.rules.old_cards,
            false => 0,
        };
        self.events.tell(Event::GameScored { game, points });
        self.state.finale = Finale::Open;
        self.setup();
    }

    /// Draws from the last blue pile of a campaign: first whether the card is new, then which one it is.
    pub(crate) fn draw_from_mixed_pile(&mut self) -> CardId {
        let (left, gone) = (self.state.pile(Period::Blue), self.gone(Period::Blue));
        let old = self.state.campaign.old;
        let old_drawn = u16::from(self.game.rules.old_cards - old);
        let is_new = old == 0 || {
            let source = self.source(Stream::Slot, gone);
            self.chance.draw(source, Faces::Counts(&[left - old, old])) == 0
        };
        if is_new {
            return self.draw_unseen(Period::Blue, gone - old_drawn);
        }
        let counts = self.old_counts();
        let source = self.source(Stream::Old, old_drawn);
        let face = self.chance.draw(source, Faces::Counts(&counts));
        let campaign = &mut self.state.campaign;
        campaign.old -= 1;
        campaign.set_aside.remove(face);
        campaign.discarded.remove(face);
        campaign.built.remove(face);
        CardId::from_face(Period::Blue, face)
    }

    /// How likely each card seen before is to be the next.
    ///
    /// If fewer cards were set aside than are needed, all of them are in the pile, and the other places are filled at
    /// random: a card that is surely in is then as many times likelier as there are cards to a place.
    fn old_counts(&self) -> [u8; PERIOD_CARDS as usize] {
        let campaign = &self.state.campaign;
        let mut counts = [0; PERIOD_CARDS as usize];
        let mut sure = CardSet::EMPTY;
        let mut places = u32::from(campaign.old);
        // KA-SOLO-5: from those set aside, then from those discarded, then from those built.
        for set in [campaign.set_aside, campaign.discarded, campaign.built] {
            if set.len() >= places {
                for face in sure.iter() {
                    counts[usize::from(face)] = set.len().max(1) as u8;
                }
                for face in set.iter().filter(|_| places > 0) {
                    counts[usize::from(face)] = places as u8;
                }
                break;
            }
            places -= set.len();
            for face in set.iter() {
                sure.insert(face);
            }
        }
        counts
    }
}
