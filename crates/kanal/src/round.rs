//! The end of a turn and of a round: whose action is next, the refill of the display, thalers, the last round.

use crate::card::{CardId, PERIOD_CARDS, Period};
use crate::event::{Event, Toss};
use crate::pile::Stream;
use crate::rules::{Rules, Version};
use crate::space::ActionSpace;
use crate::state::{Disc, Finale, Phase, State};
use crate::turn::Play;
use crate::{Kanal, Mode};
use towpath_core::{Chance, Events, Faces, Seat, Seen, Source};

/// Whether a card will be discarded if nothing is built in this round either.
// KA-ROUND-5: the table is told in good time.
pub(crate) fn discard_threatens(game: &Kanal, state: &State) -> bool {
    game.mode == Mode::Duel
        && state.finale == Finale::Open
        && state.built == 0
        && state.quiet >= game.rules.quiet_rounds - 1
}

/// Who has this action of a round; actions are counted from 0.
pub(crate) fn seat_of_action(rules: &Rules, start: Seat, action: u8) -> Seat {
    // KA-ACT-3: the two alternate, so that the start player has the first, third and fifth action.
    match action.is_multiple_of(2) {
        true => start,
        false => start.next(rules.players),
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// After a turn: the next one, or the end of the round.
    pub(crate) fn next_action(&mut self) {
        let state = &mut *self.state;
        state.turn = state.turn.saturating_add(1);
        if state.actions < self.game.rules.actions {
            state.seat = seat_of_action(&self.game.rules, state.start, state.actions);
            state.phase = Phase::Go;
            return;
        }
        match self.game.mode {
            Mode::Duel => self.end_duel_round(),
            Mode::Solo | Mode::Campaign => self.end_solo_round(),
        }
        // KA-ROUND-2, KA-SOLO-2b: then a free turn of the wheel for each, the start player first.
        self.state.phase = Phase::Wheel;
        self.state.seat = self.state.start;
    }

    fn end_duel_round(&mut self) {
        let state = &mut *self.state;
        state.quiet = match state.built {
            0 => state.quiet.saturating_add(1),
            _ => 0,
        };
        if state.finale == Finale::LastRound {
            return;
        }
        // KA-ROUND-5: nothing built again: the lowest card goes, so that the game comes to its end.
        if state.quiet >= self.game.rules.quiet_rounds {
            self.discard_lowest(Toss::Quiet);
        }
        // KA-ROUND-1: up to 4 cards, 5 once the green pile is empty, 6 once the brown one is.
        loop {
            let empty = |period| usize::from(self.state.pile(period) == 0);
            let target = 4 + empty(Period::Green) + empty(Period::Brown);
            match self.state.current_pile() {
                Some(period) if self.state.display.len() < target => self.show(period),
                _ => break,
            }
        }
        if self.state.current_pile().is_none() {
            self.announce_finale();
        }
    }

    /// The next round will be the last.
    pub(crate) fn announce_finale(&mut self) {
        self.events.tell(Event::LastRound);
        self.state.finale = Finale::NextRound;
    }

    /// Discards the displayed card with the lowest number.
    pub(crate) fn discard_lowest(&mut self, why: Toss) {
        let Some(card) = self.state.display.cards().first().copied() else {
            return;
        };
        self.state.display.remove(card);
        // KA-SOLO-5: a campaign's last game may need the blue cards discarded before it.
        let campaign = &mut self.state.campaign;
        if card.period() == Period::Blue && campaign.game < self.game.rules.games {
            campaign.discarded.insert(card.face());
        }
        self.events.tell(Event::Discarded { card, why });
    }

    /// Draws a card of a period and displays it.
    pub(crate) fn show(&mut self, period: Period) {
        let card = self.draw(period);
        self.state.display.insert(card);
        self.events.tell(Event::Shown { card });
        self.leave_pile(period);
    }

    /// Counts a card out of its pile.
    pub(crate) fn leave_pile(&mut self, period: Period) {
        let left = &mut self.state.piles[period as usize];
        *left -= 1;
        if *left == 0
            && let Some(space) = ActionSpace::ALL
                .into_iter()
                .find(|space| space.cover() == Some(period))
        {
            self.events.tell(Event::Opened { period, space });
        }
    }

    /// Draws one of the cards that a pile can still hold.
    fn draw(&mut self, period: Period) -> CardId {
        let rules = &self.game.rules;
        let last = rules.old_cards > 0 && self.state.campaign.game == rules.games;
        if period == Period::Blue && last {
            return self.draw_from_mixed_pile();
        }
        self.draw_unseen(period, self.gone(period))
    }

    /// How many cards have left a pile in this game.
    pub(crate) fn gone(&self, period: Period) -> u16 {
        let all = self.game.rules.piles[period as usize];
        u16::from(all.saturating_sub(self.state.pile(period)))
    }

    /// Draws a card that has not been seen in this match.
    pub(crate) fn draw_unseen(&mut self, period: Period, index: u16) -> CardId {
        let unseen = self.state.unseen[period as usize];
        let mut counts = [0; PERIOD_CARDS as usize];
        for face in unseen.iter() {
            counts[usize::from(face)] = 1;
        }
        let source = self.source(Stream::of(period), index);
        let face = self.chance.draw(source, Faces::Counts(&counts));
        self.state.unseen[period as usize].remove(face);
        CardId::from_face(period, face)
    }

    /// Where a draw of this game of the match comes from.
    pub(crate) fn source(&self, stream: Stream, index: u16) -> Source {
        Source {
            stream: stream as u8,
            generation: u16::from(self.state.campaign.game - 1),
            index,
            seen: Seen::Everyone,
        }
    }

    /// After a player's step at the end of a round: the other one's, or the next round, or the end.
    pub(crate) fn next_wheel(&mut self) {
        let players = self.game.rules.players;
        let state = &mut *self.state;
        state.turn = state.turn.saturating_add(1);
        state.phase = Phase::Wheel;
        let next = state.seat.next(players);
        if next != state.start {
            state.seat = next;
            return;
        }
        match state.finale {
            Finale::LastRound => self.end_game(),
            Finale::NextRound => match self.game.rules.version {
                Version::NoLastRound => self.end_game(),
                Version::LastRound | Version::Compensation => self.next_round(),
            },
            Finale::Open => self.next_round(),
        }
    }

    fn next_round(&mut self) {
        let solo = self.game.mode != Mode::Duel;
        let state = &mut *self.state;
        for space in ActionSpace::ALL {
            let disc = &mut state.discs[space as usize];
            // KA-ROUND-3, KA-SOLO-3: a thaler on each top space, and on each bottom space without a disc.
            if space.is_top() || *disc == Disc::Free {
                let purse = &mut state.purses[space as usize];
                *purse = purse.saturating_add(1);
            }
            // KA-ROUND-4: the discs go back.
            *disc = Disc::Free;
        }
        state.round = state.round.saturating_add(1);
        // KA-ROUND-1, KA-SOLO-1: the round that was announced as the last one is played.
        if state.finale == Finale::NextRound {
            state.finale = Finale::LastRound;
        }
        state.actions = 0;
        state.built = 0;
        // KA-ROUND-4: the start player changes.
        state.start = state.start.next(self.game.rules.players);
        if solo {
            self.move_blocking_disc();
        }
        self.begin_round();
    }

    /// Opens a round for its start player.
    pub(crate) fn begin_round(&mut self) {
        let state = &mut *self.state;
        state.phase = Phase::Go;
        state.seat = state.start;
        let (round, start) = (state.round, state.start);
        self.events.tell(Event::RoundBegan { round, start });
    }

    /// After a first route was placed: the next one, the other player's, or the first round.
    pub(crate) fn next_placement(&mut self) {
        if !crate::legal::missing(self.state.me()).is_empty() {
            return;
        }
        self.state.turn = self.state.turn.saturating_add(1);
        let next = self.state.seat.next(self.game.rules.players);
        if next == Seat::new(0) {
            self.begin_round();
        } else {
            self.state.seat = next;
        }
    }

    fn end_game(&mut self) {
        if self.state.campaign.game < self.game.rules.games {
            self.next_game();
            return;
        }
        self.state.phase = Phase::Over;
        self.events.tell(Event::Ended);
    }
}
