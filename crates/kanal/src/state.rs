//! The position: plain data without heap. Everything in it is public; only the order of the piles is unknown, and
//! that is in no state, because a card is drawn from what is left of its period when it is needed.

use crate::board::{ALL_PLOTS, ALL_SPACES, PLOTS, Plot, Space};
use crate::card::{CardId, CardSet, Period};
use crate::effect::{Piece, PieceSet};
use crate::purse::{Purse, Thing};
use table::Seat;

/// The most cards that are displayed.
pub const DISPLAY: usize = 6;

/// A position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The players; in a solo game the second is not used.
    pub players: [Player; 2],
    /// Of each period, the cards that have not been seen in this match.
    pub unseen: [CardSet; 3],
    /// How many cards are left in each face-down pile.
    pub piles: [u8; 3],
    /// The face-up cards.
    pub display: Display,
    /// The thalers on the action spaces.
    pub purses: [u8; ACTION_SPACES],
    /// The discs on the action spaces.
    pub discs: [Disc; ACTION_SPACES],
    /// What is being decided.
    pub phase: Phase,
    /// Who decides.
    pub seat: Seat,
    /// Who begins this round.
    pub start: Seat,
    /// The round, from 1.
    pub round: u8,
    /// How many actions have been begun in this round.
    pub actions: u8,
    /// How many buildings were built or discarded unseen in this round.
    pub built: u8,
    /// How many rounds in a row had none of that.
    pub quiet: u8,
    /// Whether this round is the last one.
    pub finale: Finale,
    /// Counts turns.
    pub turn: u16,
    /// What is left of the turn.
    pub work: Work,
    /// The campaign.
    pub campaign: Campaign,
}

/// A player's board, wheel and prestige.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Sets of spaces, in the order of [`Piece::ALL`]: the four kinds of route, then the bridges.
    pub pieces: [u32; 5],
    /// The bridges laid aside in this turn; they are still among the bridges.
    pub aside: u32,
    /// The plots with a building.
    pub occupied: u16,
    /// The buildings that have been activated by their routes.
    pub by_routes: u16,
    /// The buildings that have been activated by their bridges.
    pub by_bridges: u16,
    /// Prestige won in play.
    pub prestige: u16,
    /// Materials and thalers.
    pub purse: Purse,
    /// The building on each plot.
    pub buildings: [Option<Built>; PLOTS],
}

/// A card on a plot. It is never card 0 inside, so that an empty plot costs no space.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Built(std::num::NonZeroU16);

impl Built {
    /// This card.
    pub fn new(card: CardId) -> Built {
        Built(std::num::NonZeroU16::MIN.saturating_add(card.index() as u16))
    }

    /// The card.
    #[inline]
    pub fn card(self) -> CardId {
        CardId::from_index(self.0.get() - 1)
    }
}

/// The face-up cards, sorted by their numbers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Display {
    cards: [CardId; DISPLAY],
    len: u8,
}

/// How many action spaces there are.
pub const ACTION_SPACES: usize = 7;

/// A space of the action board: four in its top row, three below.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum ActionSpace {
    /// A building and a path or road.
    T1,
    /// A building; later a bridge and a building.
    T2,
    /// Paths and roads; later a bridge, a path and a road.
    T3,
    /// Two routes; in the last round a building.
    T4,
    /// Wood.
    B1,
    /// A base material or a bridge.
    B2,
    /// Clay.
    B3,
}

/// Which of the two actions of a space is chosen.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Half {
    /// The one that is always open.
    Upper,
    /// The one that an emptied pile opens.
    Lower,
}

/// What lies on an action space.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Disc {
    /// Nothing.
    Free,
    /// A disc of the first seat.
    Red,
    /// A disc of the second seat.
    Blue,
    /// The neutral disc: the fifth action of two players; what blocks a space in a solo game.
    Grey,
}

/// What is being decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Phase {
    /// The first routes of a blank board.
    Place,
    /// Which action space to take.
    Go,
    /// What to do there.
    Act,
    /// Whether to turn the wheel for nothing at the end of the round.
    Wheel,
    /// The same after the free turn was taken.
    Turned,
    /// Nothing more.
    Over,
}

/// How near the end is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Finale {
    /// Not yet in sight.
    Open,
    /// This round is the last one.
    LastRound,
}

/// What is left of a turn; empty between turns.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Work {
    /// The space that was taken.
    pub space: Option<ActionSpace>,
    /// The parts of its action that are left.
    pub parts: Parts,
    /// The buildings that wait for their activation by routes.
    pub waiting_routes: u16,
    /// The buildings that wait for their activation by bridges.
    pub waiting_bridges: u16,
    /// The building that is being activated.
    pub active: Option<Active>,
    /// Materials of a gain that are still to be taken.
    pub gain: Purse,
}

/// The parts of an action that are left.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Parts {
    /// Buildings.
    pub building: u8,
    /// Bridges.
    pub bridge: u8,
    /// Paths.
    pub path: u8,
    /// Roads.
    pub road: u8,
    /// Paths or roads.
    pub light: u8,
    /// Routes of any kind.
    pub route: u8,
    /// Gains.
    pub gain: u8,
}

/// A building that is being activated.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Active {
    /// Where it stands.
    pub plot: Plot,
    /// What made it active.
    pub way: Way,
    /// One bit for each effect that can no longer be begun.
    pub used: u8,
    /// The effect that is under way; meaningless, and 0, before the first.
    pub effect: u8,
    /// How many more exchanges it offers.
    pub left: u8,
    /// How many more pieces it lets the player build.
    pub pieces: u8,
}

/// What makes a building active.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Way {
    /// Its fourth route.
    Routes,
    /// Its second bridge.
    Bridges,
}

/// What a campaign remembers; the number of the game is 1 in every other match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Campaign {
    /// The game, from 1.
    pub game: u8,
    /// How many cards of the blue pile come from those seen in earlier games.
    pub old: u8,
    /// The points of the games before this one.
    pub points: [i16; 2],
    /// Blue cards that were still displayed when a game ended.
    pub set_aside: CardSet,
    /// Blue cards that were discarded.
    pub discarded: CardSet,
    /// Blue cards that were built in earlier games.
    pub built: CardSet,
}

impl State {
    /// The player who decides.
    pub fn me(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    /// The player who decides.
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }

    /// The first pile that is not empty.
    pub fn current_pile(&self) -> Option<Period> {
        Period::ALL
            .into_iter()
            .find(|period| self.pile(*period) > 0)
    }

    /// How many cards are left in a pile.
    pub const fn pile(&self, period: Period) -> u8 {
        self.piles[period as usize]
    }
}

impl Player {
    /// The spaces with this piece.
    #[inline]
    pub const fn with(&self, piece: Piece) -> u32 {
        self.pieces[piece as usize]
    }

    /// The spaces with a road, rail or canal: nothing can be built in their place.
    #[inline]
    pub const fn firm(&self) -> u32 {
        self.pieces[1] | self.pieces[2] | self.pieces[3]
    }

    /// The spaces with a route.
    #[inline]
    pub const fn routes(&self) -> u32 {
        self.pieces[0] | self.firm()
    }

    /// The route on a space.
    pub fn route_at(&self, space: Space) -> Option<Piece> {
        Piece::ROUTES
            .into_iter()
            .find(|piece| self.with(*piece) & space.bit() != 0)
    }

    /// The empty route spaces.
    pub const fn empty_spaces(&self) -> u32 {
        ALL_SPACES & !self.routes()
    }

    /// The empty plots.
    pub const fn empty_plots(&self) -> u16 {
        ALL_PLOTS & !self.occupied
    }

    /// The card on a plot.
    pub fn card_at(&self, plot: Plot) -> Option<CardId> {
        self.buildings[plot.index()].map(Built::card)
    }

    /// How many activation tokens lie on the building of a plot.
    pub const fn tokens(&self, plot: Plot) -> u8 {
        // KA-ACTV-4: two tokens, less one for each way in which it has been activated.
        2 - (self.by_routes & plot.bit() != 0) as u8 - (self.by_bridges & plot.bit() != 0) as u8
    }

    /// How much of a thing the player has.
    #[inline]
    pub const fn have(&self, thing: Thing) -> u16 {
        self.purse.get(thing)
    }
}

impl Display {
    /// No card.
    pub const EMPTY: Display = Display {
        cards: [CardId::new(0, 1); DISPLAY],
        len: 0,
    };

    /// The cards.
    #[inline]
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card in its place; `false` when there is no room.
    pub fn insert(&mut self, card: CardId) -> bool {
        let len = self.len();
        if len == DISPLAY {
            return false;
        }
        let at = self.cards().partition_point(|other| *other < card);
        self.cards.copy_within(at..len, at + 1);
        self.cards[at] = card;
        self.len += 1;
        true
    }

    /// Takes a card out, if it is there.
    pub fn remove(&mut self, card: CardId) {
        if let Some(at) = self.cards().iter().position(|other| *other == card) {
            let len = self.len();
            self.cards.copy_within(at + 1..len, at);
            self.len -= 1;
            self.cards[len - 1] = Display::EMPTY.cards[0];
        }
    }
}

impl ActionSpace {
    /// All seven, the top row first.
    pub const ALL: [ActionSpace; ACTION_SPACES] = [
        ActionSpace::T1,
        ActionSpace::T2,
        ActionSpace::T3,
        ActionSpace::T4,
        ActionSpace::B1,
        ActionSpace::B2,
        ActionSpace::B3,
    ];

    /// Its name in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            ActionSpace::T1 => "t1",
            ActionSpace::T2 => "t2",
            ActionSpace::T3 => "t3",
            ActionSpace::T4 => "t4",
            ActionSpace::B1 => "b1",
            ActionSpace::B2 => "b2",
            ActionSpace::B3 => "b3",
        }
    }

    /// Reads that name.
    pub fn from_word(word: &str) -> Option<ActionSpace> {
        ActionSpace::ALL
            .into_iter()
            .find(|space| space.word() == word)
    }

    /// Whether it is in the top row.
    pub const fn is_top(self) -> bool {
        (self as u8) < 4
    }

    /// The pile that covers its lower action.
    pub const fn cover(self) -> Option<Period> {
        match self {
            ActionSpace::T2 => Some(Period::Green),
            ActionSpace::T3 => Some(Period::Brown),
            ActionSpace::T4 => Some(Period::Blue),
            _ => None,
        }
    }

    /// The parts of an action.
    // KA-ACT-2: the action is a list of parts, done in any order, any of them skipped.
    pub fn parts(self, half: Half) -> Parts {
        let none = Parts::default();
        match (self, half) {
            (ActionSpace::T1, _) => Parts {
                building: 1,
                light: 1,
                ..none
            },
            (ActionSpace::T2, Half::Upper) | (ActionSpace::T4, Half::Lower) => Parts {
                building: 1,
                ..none
            },
            (ActionSpace::T2, Half::Lower) => Parts {
                building: 1,
                bridge: 1,
                ..none
            },
            (ActionSpace::T3, Half::Upper) => Parts { light: 3, ..none },
            (ActionSpace::T3, Half::Lower) => Parts {
                bridge: 1,
                path: 1,
                road: 1,
                ..none
            },
            (ActionSpace::T4, Half::Upper) => Parts { route: 2, ..none },
            (ActionSpace::B1 | ActionSpace::B3, _) => Parts { gain: 1, ..none },
            (ActionSpace::B2, _) => Parts {
                gain: 1,
                bridge: 1,
                ..none
            },
        }
    }

    /// What the gain of this space can be of, and how much it is.
    pub const fn gain(self) -> (&'static [Thing], u16) {
        match self {
            ActionSpace::B1 => (&[Thing::Wood], 4),
            ActionSpace::B2 => (&Thing::BASE, 3),
            ActionSpace::B3 => (&[Thing::Clay], 4),
            _ => (&[], 0),
        }
    }
}

impl Parts {
    /// The pieces that one of the parts lets the player build.
    #[inline]
    pub fn pieces(self) -> PieceSet {
        let mut pieces = PieceSet::NONE;
        if self.route > 0 {
            pieces = PieceSet::ROUTES;
        }
        if self.path + self.light > 0 {
            pieces = pieces.with(Piece::Path);
        }
        if self.road + self.light > 0 {
            pieces = pieces.with(Piece::Road);
        }
        if self.bridge > 0 {
            pieces = pieces.with(Piece::Bridge);
        }
        pieces
    }

    /// Uses up the part that lets the player build this piece.
    pub(crate) fn spend(&mut self, piece: Piece) {
        let part = match piece {
            Piece::Bridge => &mut self.bridge,
            Piece::Path if self.path > 0 => &mut self.path,
            Piece::Road if self.road > 0 => &mut self.road,
            Piece::Path | Piece::Road if self.light > 0 => &mut self.light,
            _ => &mut self.route,
        };
        *part -= 1;
        // The gain and the bridge of B2 are alternatives; no other space has both.
        if piece == Piece::Bridge {
            self.gain = 0;
        }
    }
}

impl Work {
    /// Nothing to do.
    pub const IDLE: Work = Work {
        space: None,
        parts: Parts {
            building: 0,
            bridge: 0,
            path: 0,
            road: 0,
            light: 0,
            route: 0,
            gain: 0,
        },
        waiting_routes: 0,
        waiting_bridges: 0,
        active: None,
        gain: Purse::EMPTY,
    };

    /// The buildings that wait for an activation.
    pub const fn waiting(&self) -> u16 {
        self.waiting_routes | self.waiting_bridges
    }
}

impl Campaign {
    /// The first or only game.
    pub const START: Campaign = Campaign {
        game: 1,
        old: 0,
        points: [0; 2],
        set_aside: CardSet::EMPTY,
        discarded: CardSet::EMPTY,
        built: CardSet::EMPTY,
    };
}
