//! The position: plain data without heap. Everything in it is public; only the order of the piles is unknown, and
//! that is in no state, because a card is drawn from what is left of its period when it is needed.

use crate::board::{ALL_PLOTS, ALL_SPACES, PLOTS, Plot, Space};
use crate::card::{CardId, CardSet, Period};
use crate::effect::{Piece, ThingSet};
use crate::purse::{Purse, Thing};
use crate::space::{ACTION_SPACES, ActionSpace, Parts};
use serde::Serialize;
use towpath_core::Seat;

/// The most cards that are displayed.
pub const DISPLAY: usize = 6;

/// A position.
///
/// ```
/// use towpath_core::{Game, Sampled, Silent, TableSetup};
/// use towpath_kanal::{Kanal, purse::Thing, state::Phase};
///
/// let game = Kanal::build(&TableSetup {
///     players: 2,
///     options: Default::default(),
///     edition: Kanal::builtin_edition(),
///     rules: Kanal::title().rules,
/// })?;
/// let state = game.setup(&mut Sampled::new(1), &mut Silent);
/// assert_eq!(state.phase, Phase::Go);
/// assert_eq!(state.display.len(), 4);
/// assert_eq!(state.me().have(Thing::Clay), 2);
/// # Ok::<(), towpath_core::BuildError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
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
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
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

/// The colour of a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The first seat.
    Red,
    /// The second seat.
    Blue,
}

impl Colour {
    /// The colour of a seat.
    pub const fn of(seat: Seat) -> Colour {
        match seat.index() {
            0 => Colour::Red,
            _ => Colour::Blue,
        }
    }

    /// The word for it, in records and scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
        }
    }
}

/// A card on a plot. It is never card 0 inside, so that an empty plot costs no space.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
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
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Display {
    cards: [CardId; DISPLAY],
    len: u8,
}

/// What lies on an action space.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
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

impl Disc {
    /// The disc of a seat.
    pub const fn of(seat: Seat) -> Disc {
        match Colour::of(seat) {
            Colour::Red => Disc::Red,
            Colour::Blue => Disc::Blue,
        }
    }

    /// The word for it in scenarios; nothing for a free space.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Disc::Free => None,
            Disc::Red => Some("red"),
            Disc::Blue => Some("blue"),
            Disc::Grey => Some("grey"),
        }
    }
}

/// What is being decided.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
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
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Finale {
    /// Not yet in sight.
    Open,
    /// The next round is the last one.
    NextRound,
    /// This round is the last one.
    LastRound,
}

/// What is left of a turn; empty between turns.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
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

/// A building that is being activated.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
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
    /// Which of its gains they belong to, in the upper four bits, and which row of a table, in the lower.
    pub build: u8,
    /// What has to be chosen before anything else.
    pub choice: Choice,
}

/// What is left to choose of an effect that is being used.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Nothing.
    None,
    /// A price is being paid.
    Paying(Paying),
    /// Things to gain are being picked.
    Picking(Picking),
}

/// A price that is being paid.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Paying {
    /// Which price of the effect.
    pub price: u8,
    /// How many more bridges are laid aside; with none left, the gain is chosen.
    pub owed: u8,
    /// The amount that was chosen.
    pub amount: u8,
    /// The things that were picked; they are paid at the end.
    pub things: ThingSet,
}

/// Things that are being picked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Picking {
    /// How many more.
    pub kinds: u8,
    /// How much of each is gained.
    pub each: u8,
    /// Which are left.
    pub from: ThingSet,
}

impl Active {
    /// A building whose activation begins.
    pub const fn new(plot: Plot, way: Way) -> Active {
        Active {
            plot,
            way,
            used: 0,
            effect: 0,
            left: 0,
            pieces: 0,
            build: 0,
            choice: Choice::None,
        }
    }

    /// The price that is being paid.
    pub const fn paying(&self) -> Option<Paying> {
        match self.choice {
            Choice::Paying(paying) => Some(paying),
            Choice::None | Choice::Picking(_) => None,
        }
    }

    /// The things that are being picked.
    pub const fn picking(&self) -> Option<Picking> {
        match self.choice {
            Choice::Picking(picking) => Some(picking),
            Choice::None | Choice::Paying(_) => None,
        }
    }
}

/// What makes a building active.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Way {
    /// Its fourth route.
    Routes,
    /// Its second bridge.
    Bridges,
}

/// What a campaign remembers; the number of the game is 1 in every other match.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
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

    /// The price that is being paid.
    pub fn paying(&self) -> Option<Paying> {
        self.active.as_ref().and_then(Active::paying)
    }

    /// The things that are being picked.
    pub fn picking(&self) -> Option<Picking> {
        self.active.as_ref().and_then(Active::picking)
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
