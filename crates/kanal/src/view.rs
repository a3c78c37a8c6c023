//! What is sent to a screen: the position, as far as it changes. Plots, spaces and cards are the numbers of [`Board`].

mod board;

pub(crate) use board::board;
pub use board::{
    Board, BoardCard, BoardPlot, BoardRoute, BoardSpace, GradeView, MaterialView, PieceView,
    TurnEffect,
};

use crate::Kanal;
use crate::action::Action;
use crate::board::{Plot, Space};
use crate::card::{CardId, Period};
use crate::check::check;
use crate::effect::Piece;
use crate::offer::best_plot;
use crate::prompt;
use crate::purse::{Purse, Thing};
use crate::round::discard_threatens;
use crate::scoring::{self, Score};
use crate::space::ActionSpace;
use crate::state::{Disc, Finale, Phase, Player, State, Work};
use crate::turn::{Step, step};
use crate::wheel;
use crate::words::{effect_now, to_gain};
use serde::Serialize;
use towpath_core::{Message, Seat, Seats};

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// The game of the match, from 1.
    pub game: u8,
    /// The round, from 1.
    pub round: u8,
    /// Whether this round is the last one.
    pub last_round: bool,
    /// For two players: whether a card will be discarded if nothing is built in this round either.
    pub discard_threatens: bool,
    /// Something that is good to know now: what is about to happen, or why somebody begins below zero.
    pub note: Option<Message>,
    /// For one player: how many buildings were built in this round; fewer than two cost cards.
    pub built_this_round: u8,
    /// What is being decided.
    pub step: Step,
    /// Whether the player who decides still has the free turn of the wheel of this round.
    pub free_turn: bool,
    /// The seat that decides, if any.
    pub to_act: Option<Seat>,
    /// The seat that begins this round.
    pub start: Seat,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The face-up cards.
    pub display: Vec<OfferView>,
    /// How many cards are left in each face-down pile.
    pub piles: Vec<PileView>,
    /// The action spaces.
    pub spaces: Vec<SpaceView>,
    /// What is left of the turn.
    pub work: WorkView,
    /// The points of a campaign's earlier games.
    pub earlier: Vec<i16>,
}

/// An amount of one thing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Amount {
    /// What it is.
    pub thing: Thing,
    /// How much of it.
    pub amount: u16,
}

impl Amount {
    /// Everything in a purse.
    pub fn list(purse: Purse) -> Vec<Amount> {
        let each = purse.iter();
        each.map(|(thing, amount)| Amount { thing, amount })
            .collect()
    }
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerView {
    /// Each material, in the order of the board's list.
    pub wheel: Vec<LevelView>,
    /// The thalers.
    pub thalers: u16,
    /// Prestige won in play.
    pub prestige: u16,
    /// Whether the wheel can turn.
    pub can_turn: bool,
    /// The building on each plot.
    pub plots: Vec<Option<BuildingView>>,
    /// The route on each route space.
    pub routes: Vec<Option<Piece>>,
    /// The route spaces with a bridge.
    pub bridges: Vec<Space>,
    /// Those whose bridge has been laid aside and goes at the end of the turn.
    pub aside: Vec<Space>,
    /// The points as they stand, in the whole match.
    pub points: i32,
    /// Where those of this game come from; parts that are 0 are left out.
    pub parts: Vec<ScorePart>,
    /// For one player: how many points are missing for the next grade.
    pub next_grade: Option<i32>,
}

/// A part of the points.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScorePart {
    /// What it is for.
    pub name: Message,
    /// How many points it is.
    pub points: i32,
}

/// A material on the wheel.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LevelView {
    /// How much there is.
    pub amount: u16,
    /// How much there would be after a turn of the wheel; as much as there is when it cannot turn.
    pub after_turn: u16,
    /// What one more costs, if it can be bought and there is room.
    pub price: Option<u16>,
    /// How much there would be after taking what can be taken now; as much as there is when that is nothing.
    pub after_gain: u16,
}

/// A building on a plot.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BuildingView {
    /// The card.
    pub card: CardId,
    /// How many activation tokens lie on it.
    pub tokens: u8,
    /// Whether it is part of the chain of activations.
    pub chain: Chain,
    /// What each effect would do now, of a building that is part of the chain.
    pub now: Vec<Message>,
}

/// A building's place in the chain of activations.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Chain {
    /// It has none.
    Idle,
    /// It waits for its activation.
    Waiting,
    /// It is being activated.
    Active,
}

/// A building on offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OfferView {
    /// The card.
    pub card: CardId,
    /// The free plot where it would do the most for the player who decides.
    pub plot: Option<Plot>,
    /// What each of its effects would do there now.
    pub now: Vec<Message>,
    /// What is missing to pay for it, by the cost that misses the least.
    pub short: Vec<Amount>,
    /// The one thing that could be bought now, after which it can be built.
    pub after: Option<PurchaseView>,
}

/// Something to be bought, and what it costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PurchaseView {
    /// What it is.
    pub thing: Thing,
    /// Its price.
    pub thalers: u16,
}

/// A face-down pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PileView {
    /// Its colour.
    pub period: Period,
    /// How many cards are left.
    pub left: u8,
}

/// An action space.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SpaceView {
    /// The thalers on it.
    pub thalers: u8,
    /// Whose disc lies on it.
    pub disc: Disc,
    /// Whether its lower action is open.
    pub lower_open: bool,
}

/// What is left of a turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WorkView {
    /// The action space that was taken.
    pub space: Option<ActionSpace>,
    /// Pieces of which the action lets the player build one more.
    pub pieces: Vec<Piece>,
}

/// The view of a position.
pub(crate) fn view(game: &Kanal, state: &State) -> View {
    let running = state.phase != Phase::Over;
    let games = usize::from(state.campaign.game - 1);
    let seats = Seats::all(game.rules.players);
    let display = state.display.cards().iter();
    View {
        game: state.campaign.game,
        round: state.round,
        last_round: state.finale == Finale::LastRound,
        discard_threatens: discard_threatens(game, state),
        note: prompt::note(game, state),
        built_this_round: state.built,
        step: step(state),
        free_turn: state.phase == Phase::Wheel,
        to_act: running.then_some(state.seat),
        start: state.start,
        players: seats
            .iter()
            .map(|seat| player_view(game, state, seat))
            .collect(),
        display: display.map(|card| offer_view(game, state, *card)).collect(),
        piles: Period::ALL
            .map(|period| PileView {
                period,
                left: state.pile(period),
            })
            .to_vec(),
        spaces: ActionSpace::ALL
            .map(|space| space_view(state, space))
            .to_vec(),
        work: WorkView {
            space: state.work.space,
            pieces: state.work.parts.pieces().iter().collect(),
        },
        earlier: state.campaign.points[..games.min(2)].to_vec(),
    }
}

fn player_view(game: &Kanal, state: &State, seat: Seat) -> PlayerView {
    let player = &state.players[seat.index()];
    let work = (state.seat == seat).then_some(&state.work);
    let points = scoring::points(game, state, seat);
    let can_turn = wheel::can_turn(&game.rules, player.purse);
    let mut turned = player.purse;
    if can_turn {
        wheel::turn(&game.rules, &mut turned);
    }
    let level = |thing: Thing| LevelView {
        amount: player.have(thing),
        after_turn: turned.get(thing),
        price: wheel::price_of(&game.rules, player, thing),
        after_gain: {
            let gain = work.map_or(0, |_| to_gain(state, thing));
            let most = game.rules.limit(thing).max(player.have(thing));
            (player.have(thing) + gain).min(most)
        },
    };
    let building = |plot: Plot| {
        let card = player.card_at(plot)?;
        Some(building_view(game, player, plot, card, work))
    };
    let parts = Score::of(game, player).parts().into_iter();
    let part = |(key, points): (&'static str, i32)| ScorePart {
        name: Message::new(key),
        points,
    };
    let next = game.rules.grades.iter().find(|grade| grade.from > points);
    PlayerView {
        wheel: Thing::MATERIALS.map(level).to_vec(),
        thalers: player.have(Thing::Thaler),
        prestige: player.prestige,
        can_turn,
        plots: Plot::all().map(building).collect(),
        routes: Space::all().map(|space| player.route_at(space)).collect(),
        bridges: Space::of(player.with(Piece::Bridge)).collect(),
        aside: Space::of(player.aside).collect(),
        points,
        parts: parts.filter(|(_, points)| *points != 0).map(part).collect(),
        next_grade: next.map(|grade| grade.from - points),
    }
}

/// A building; `work` is what is left of its owner's turn, if it is that.
fn building_view(
    game: &Kanal,
    player: &Player,
    plot: Plot,
    card: CardId,
    work: Option<&Work>,
) -> BuildingView {
    let chain = work.map_or(Chain::Idle, |work| chain_of(work, plot));
    let effects = match chain {
        Chain::Idle => 0,
        Chain::Waiting | Chain::Active => game.card(card).len() as u8,
    };
    BuildingView {
        card,
        tokens: player.tokens(plot),
        chain,
        now: (0..effects)
            .map(|number| effect_now(game, player, card, plot, number))
            .collect(),
    }
}

fn chain_of(work: &Work, plot: Plot) -> Chain {
    if work.active.is_some_and(|active| active.plot == plot) {
        Chain::Active
    } else if work.waiting() & plot.bit() != 0 {
        Chain::Waiting
    } else {
        Chain::Idle
    }
}

/// A card on offer, as it looks to this player.
fn offer_view(game: &Kanal, state: &State, card: CardId) -> OfferView {
    let player = state.me();
    let plot = best_plot(game, player, card);
    let effects = 0..game.card(card).len() as u8;
    OfferView {
        card,
        plot,
        now: plot.map_or_else(Vec::new, |plot| {
            effects
                .map(|number| effect_now(game, player, card, plot, number))
                .collect()
        }),
        short: Amount::list(shortfall(game, player, card)),
        after: plot.and_then(|plot| purchase(game, state, card, plot)),
    }
}

/// The cheapest single purchase that makes a card affordable which the player who decides could else build.
fn purchase(game: &Kanal, state: &State, card: CardId, plot: Plot) -> Option<PurchaseView> {
    let costs = 0..game.card(card).costs.len() as u8;
    let builds = |state: &State| {
        let mut ways = costs.clone().map(|cost| Action::Build { card, plot, cost });
        ways.any(|action| check(game, state, &action).is_ok())
    };
    if builds(state) {
        return None;
    }
    let bought = |thing: Thing| {
        let thalers = wheel::price_of(&game.rules, state.me(), thing)?;
        let mut then = *state;
        let purse = &mut then.me_mut().purse;
        if thalers > purse.get(Thing::Thaler) {
            return None;
        }
        purse.pay(Purse::of(Thing::Thaler, thalers));
        purse.gain(thing, 1, game.rules.limit(thing));
        builds(&then).then_some(PurchaseView { thing, thalers })
    };
    let purchases = Thing::BASE.iter().filter_map(|thing| bought(*thing));
    purchases.min_by_key(|purchase| purchase.thalers)
}

/// What a player lacks for a card, by the cost that lacks the least.
fn shortfall(game: &Kanal, player: &Player, card: CardId) -> Purse {
    let missing = |cost: &Purse| {
        cost.iter()
            .fold(Purse::default(), |mut short, (thing, need)| {
                let lack = need.saturating_sub(player.have(thing));
                short.gain(thing, lack, u16::MAX);
                short
            })
    };
    let total = |short: &Purse| short.iter().map(|(_, count)| count).sum::<u16>();
    let costs = game.card(card).costs.iter().flatten();
    costs.map(missing).min_by_key(total).unwrap_or_default()
}

fn space_view(state: &State, space: ActionSpace) -> SpaceView {
    SpaceView {
        thalers: state.purses[space as usize],
        disc: state.discs[space as usize],
        lower_open: space.cover().is_some_and(|period| state.pile(period) == 0),
    }
}
