//! Setting up a game.

use crate::card::{CardId, CardSet, DECK_SIZE, Period};
use crate::edition::{Components, Printed};
use crate::effect::Piece;
use crate::event::Event;
use crate::rules::Rules;
use crate::space::{ACTION_SPACES, ActionSpace};
use crate::state::{Campaign, Disc, Display, Finale, Phase, Player, State, Work};
use crate::turn::Play;
use crate::{BoardSide, Decks, Kanal, Mode};
use towpath_core::{BuildError, Chance, DataError, Events, Seat, Seats};

/// A position with nothing on the table but the cards that no one has seen.
pub(crate) fn blank(game: &Kanal) -> State {
    State {
        players: [Player::default(); 2],
        unseen: game.fresh,
        piles: game.rules.piles,
        display: Display::EMPTY,
        purses: [0; ACTION_SPACES],
        discs: [Disc::Free; ACTION_SPACES],
        phase: Phase::Go,
        seat: Seat::new(0),
        start: Seat::new(0),
        round: 1,
        actions: 0,
        built: 0,
        quiet: 0,
        finale: Finale::Open,
        turn: 0,
        work: Work::IDLE,
        campaign: Campaign::START,
    }
}

/// Of each period, the cards that a table plays with.
pub(crate) fn fresh_cards(components: &Components, decks: Decks) -> [CardSet; 3] {
    let mut sets = [CardSet::EMPTY; 3];
    for (deck, _) in (0..)
        .zip(&components.decks)
        .filter(|(_, deck)| deck.is_some())
    {
        let played = match decks {
            Decks::One(chosen) => chosen == deck,
            Decks::Mixed => true,
        };
        for number in (1..=DECK_SIZE).filter(|_| played) {
            let card = CardId::new(deck, number);
            // A deck for trying may lack cards.
            if components.cards[card.index()].is_some() {
                sets[card.period() as usize].insert(card.face());
            }
        }
    }
    sets
}

/// Refuses cards from which the piles of this table cannot be dealt: a deck for trying may have too few.
pub(crate) fn check_cards(
    rules: &Rules,
    fresh: &[CardSet; 3],
    decks: Decks,
) -> Result<(), BuildError> {
    for (period, wanted) in Period::ALL.into_iter().zip(rules.piles) {
        let new = u16::from(wanted) * u16::from(rules.games);
        let needed = match period {
            // KA-SOLO-5: the last blue pile has cards that were seen before.
            Period::Blue => new - u16::from(rules.old_cards),
            Period::Green | Period::Brown => new,
        };
        let there = fresh[period as usize].iter().count();
        if there < usize::from(needed) {
            let file = match decks {
                Decks::One(deck) => format!("deck-{}.toml", char::from(b'a' + deck as u8)),
                Decks::Mixed => "deck-a.toml".to_owned(),
            };
            let message = format!(
                "this table needs {needed} cards of period {}; there are {there}",
                period as usize + 1
            );
            return Err(BuildError::Edition(vec![DataError::of_file(file, message)]));
        }
    }
    Ok(())
}

impl Player {
    /// A player at the start of a game.
    // KA-WHEEL-1: with the first materials; the second player has thalers too.
    pub(crate) fn new(rules: &Rules, seat: Seat) -> Player {
        Player {
            purse: rules.first_stock[seat.index()],
            ..Player::default()
        }
    }

    /// Lays the printed routes, which count as built.
    pub(crate) fn print(&mut self, printed: &Printed) {
        self.pieces[Piece::Path as usize] = printed.paths;
        self.pieces[Piece::Rail as usize] = printed.rail.bit();
        self.pieces[Piece::Canal as usize] = printed.canal.bit();
    }
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Sets up the first or the next game of the match.
    pub(crate) fn setup(&mut self) {
        let state = &mut *self.state;
        let game = state.campaign.game;
        self.events.tell(Event::GameBegan { game });
        for seat in Seats::all(self.game.rules.players).iter() {
            let player = &mut state.players[seat.index()];
            *player = Player::new(&self.game.rules, seat);
            // KA-BOARD-2: the printed routes of the front count as built; the back is blank.
            if self.game.side == BoardSide::Printed {
                player.print(&self.game.components.printed);
            }
        }
        // KA-ACT-1: 9 green, 7 brown and 8 blue cards for two, 6, 5 and 7 for one.
        state.piles = self.game.rules.piles;
        state.display = Display::EMPTY;
        state.discs = [Disc::Free; ACTION_SPACES];
        // KA-ACT-1: 1 thaler on each top space.
        state.purses = ActionSpace::ALL.map(|space| u8::from(space.is_top()));
        state.start = Seat::new(0);
        state.seat = state.start;
        state.round = 1;
        state.actions = 0;
        state.built = 0;
        state.quiet = 0;
        for _ in 0..self.game.rules.first_cards {
            self.show(Period::Green);
        }
        if self.game.mode != Mode::Duel {
            self.move_blocking_disc();
        }
        match self.game.side {
            BoardSide::Printed => self.begin_round(),
            BoardSide::Blank => self.state.phase = Phase::Place,
        }
    }
}
