//! What is sent to a screen: all that a client needs to draw the table, with words already made from the cards' data.

use crate::board::{Plot, Space};
use crate::card::{CardId, Period};
use crate::effect::Piece;
use crate::offer::best_plot;
use crate::purse::{Purse, Thing};
use crate::refusal::Step;
use crate::round::discard_threatens;
use crate::scoring::{self, Score};
use crate::space::ActionSpace;
use crate::state::{Disc, Finale, Phase, Player, State, Work};
use crate::turn::step;
use crate::wheel;
use crate::words::{card_name, card_text, effect_now, effect_text};
use crate::{Face, Kanal, Mode};
use serde::Serialize;
use towpath_core::{Message, Seats};

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// `duel`, `solo` or `campaign`.
    pub mode: &'static str,
    /// `printed` or `blank`.
    pub side: &'static str,
    /// The game of the match, from 1.
    pub game: u8,
    /// The round, from 1.
    pub round: u8,
    /// Whether this round is the last one.
    pub last_round: bool,
    /// For two players: whether a card will be discarded if nothing is built in this round either.
    pub discard_threatens: bool,
    /// For one player: how many buildings were built in this round; fewer than two cost cards.
    pub built_this_round: u8,
    /// What is being decided.
    pub step: &'static str,
    /// The seat that decides, if any.
    pub to_act: Option<&'static str>,
    /// The seat that begins this round.
    pub start: &'static str,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The face-up cards.
    pub display: Vec<OfferView>,
    /// The face-down piles.
    pub piles: Vec<PileView>,
    /// The action spaces.
    pub spaces: Vec<SpaceView>,
    /// What is left of the turn.
    pub work: WorkView,
    /// The points of a campaign's earlier games.
    pub earlier: Vec<i16>,
}

/// An amount of one thing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AmountView {
    /// The thing.
    pub thing: &'static str,
    /// How much.
    pub amount: u16,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The colour.
    pub seat: &'static str,
    /// Each material with its limit and the thalers one more costs.
    pub wheel: Vec<LevelView>,
    /// The thalers.
    pub thalers: u16,
    /// Prestige won in play.
    pub prestige: u16,
    /// Whether the wheel can turn.
    pub can_turn: bool,
    /// The plots, row by row.
    pub plots: Vec<PlotView>,
    /// The route spaces.
    pub routes: Vec<RouteView>,
    /// The points as they stand.
    pub points: i32,
    /// Their parts.
    pub parts: ScoreView,
}

/// The parts of the points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoreView {
    /// Prestige won in play.
    pub prestige: i32,
    /// Prestige of the buildings.
    pub buildings: i32,
    /// Thalers.
    pub thalers: i32,
    /// Stone and steel.
    pub value: i32,
    /// The smallest of wood, clay and coal.
    pub base: i32,
    /// Roads, rails and canals.
    pub routes: i32,
    /// Empty route spaces.
    pub empty: i32,
}

/// A material on the wheel.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LevelView {
    /// The material.
    pub thing: &'static str,
    /// How much there is.
    pub amount: u16,
    /// How much there can be.
    pub limit: u16,
    /// What one more costs, if it can be bought and there is room.
    pub price: Option<u16>,
}

/// A plot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlotView {
    /// Its name.
    pub plot: String,
    /// The building on it.
    pub building: Option<BuildingView>,
}

/// A building on a plot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BuildingView {
    /// The card.
    pub card: CardView,
    /// How many activation tokens lie on it.
    pub tokens: u8,
    /// Whether it has been activated by its routes.
    pub by_routes: bool,
    /// Whether it has been activated by its bridges.
    pub by_bridges: bool,
    /// Whether it waits for an activation.
    pub waiting: bool,
    /// Whether it is being activated.
    pub active: bool,
    /// What each effect would do now.
    pub now: Vec<Message>,
}

/// A route space.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RouteView {
    /// Its name.
    pub space: String,
    /// The route on it.
    pub piece: Option<&'static str>,
    /// Whether a bridge lies on it.
    pub bridge: bool,
    /// Whether that bridge has been laid aside and goes at the end of the turn.
    pub aside: bool,
}

/// A card.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    /// Its identifier.
    pub id: String,
    /// Its name.
    pub name: Message,
    /// The colour of its period.
    pub period: &'static str,
    /// One or two alternative costs.
    pub costs: Vec<Vec<AmountView>>,
    /// Points at the end.
    pub prestige: u8,
    /// All its effects in words.
    pub text: Message,
    /// Each effect in words.
    pub effects: Vec<Message>,
}

/// A building on offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OfferView {
    /// The card.
    #[serde(flatten)]
    pub card: CardView,
    /// The free plot where it would do the most for the player who decides.
    pub plot: Option<String>,
    /// What each of its effects would do there now.
    pub now: Vec<Message>,
}

/// A face-down pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PileView {
    /// Its colour.
    pub period: &'static str,
    /// How many cards are left.
    pub left: u8,
}

/// An action space.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpaceView {
    /// Its name.
    pub space: &'static str,
    /// The thalers on it.
    pub thalers: u8,
    /// Whose disc lies on it: `red`, `blue` or `grey`.
    pub disc: Option<&'static str>,
    /// Whether its lower action is open.
    pub lower_open: bool,
}

/// What is left of a turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WorkView {
    /// The action space that was taken.
    pub space: Option<&'static str>,
    /// Buildings that can still be built.
    pub buildings: u8,
    /// Pieces of which one can still be built.
    pub pieces: Vec<&'static str>,
    /// Whether the gain of the space is still to be taken.
    pub gain_open: bool,
    /// Materials of an effect's gain that are still to be taken.
    pub gain: Vec<AmountView>,
    /// The plots of waiting buildings.
    pub waiting: Vec<String>,
    /// The plot of the active building.
    pub active: Option<String>,
    /// How many more exchanges its effect offers.
    pub exchanges_left: u8,
    /// How many more pieces its effect builds.
    pub pieces_left: u8,
}

const fn step_word(step: Step) -> &'static str {
    match step {
        Step::Place => "place",
        Step::Go => "go",
        Step::Parts => "parts",
        Step::Waiting => "waiting",
        Step::Effects => "effects",
        Step::Gain => "gain",
        Step::Wheel => "wheel",
        Step::Over => "over",
    }
}

/// The view of a position.
pub(crate) fn view(game: &Kanal, state: &State) -> View {
    let running = state.phase != Phase::Over;
    let games = usize::from(state.campaign.game - 1);
    View {
        mode: match game.mode {
            Mode::Duel => "duel",
            Mode::Solo => "solo",
            Mode::Campaign => "campaign",
        },
        side: match game.face {
            Face::Printed => "printed",
            Face::Blank => "blank",
        },
        game: state.campaign.game,
        round: state.round,
        last_round: state.finale == Finale::LastRound,
        discard_threatens: discard_threatens(game, state),
        built_this_round: state.built,
        step: step_word(step(state)),
        to_act: running.then(|| crate::words::colour(state.seat)),
        start: crate::words::colour(state.start),
        players: Seats::all(game.mode.players())
            .iter()
            .map(|seat| player_view(game, state, seat))
            .collect(),
        display: state
            .display
            .cards()
            .iter()
            .map(|card| offer_view(game, state.me(), *card))
            .collect(),
        piles: Period::ALL
            .iter()
            .map(|period| PileView {
                period: period.word(),
                left: state.pile(*period),
            })
            .collect(),
        spaces: ActionSpace::ALL
            .iter()
            .map(|space| space_view(state, *space))
            .collect(),
        work: work_view(state),
        earlier: state.campaign.points[..games.min(2)].to_vec(),
    }
}

fn amounts_view(purse: Purse) -> Vec<AmountView> {
    purse
        .iter()
        .map(|(thing, amount)| AmountView {
            thing: thing.word(),
            amount,
        })
        .collect()
}

fn player_view(game: &Kanal, state: &State, seat: towpath_core::Seat) -> PlayerView {
    let player = &state.players[seat.index()];
    let parts = Score::of(game, player);
    let work = (state.seat == seat).then_some(&state.work);
    PlayerView {
        seat: crate::words::colour(seat),
        wheel: Thing::MATERIALS
            .iter()
            .map(|thing| LevelView {
                thing: thing.word(),
                amount: player.have(*thing),
                limit: thing.limit(),
                price: (Thing::BASE.contains(thing) && player.have(*thing) < thing.limit())
                    .then(|| wheel::price(player, *thing)),
            })
            .collect(),
        thalers: player.have(Thing::Thaler),
        prestige: player.prestige,
        can_turn: wheel::can_turn(player.purse),
        plots: Plot::all()
            .map(|plot| PlotView {
                plot: plot.to_string(),
                building: player
                    .card_at(plot)
                    .map(|card| building_view(game, player, plot, card, work)),
            })
            .collect(),
        routes: Space::all()
            .map(|space| RouteView {
                space: space.name(),
                piece: player.route_at(space).map(Piece::word),
                bridge: player.with(Piece::Bridge) & space.bit() != 0,
                aside: player.aside & space.bit() != 0,
            })
            .collect(),
        points: scoring::points(game, state, seat),
        parts: ScoreView {
            prestige: parts.prestige,
            buildings: parts.buildings,
            thalers: parts.thalers,
            value: parts.value,
            base: parts.base,
            routes: parts.routes,
            empty: parts.empty,
        },
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
    let active = work.and_then(|work| work.active);
    BuildingView {
        card: card_view(game, card),
        tokens: player.tokens(plot),
        by_routes: player.by_routes & plot.bit() != 0,
        by_bridges: player.by_bridges & plot.bit() != 0,
        waiting: work.is_some_and(|work| work.waiting() & plot.bit() != 0),
        active: active.is_some_and(|active| active.plot == plot),
        now: (0..game.card(card).len() as u8)
            .map(|number| effect_now(game, player, card, plot, number))
            .collect(),
    }
}

/// A card in full.
pub(crate) fn card_view(game: &Kanal, card: CardId) -> CardView {
    let compiled = game.card(card);
    CardView {
        id: card.to_string(),
        name: card_name(game, card),
        period: card.period().word(),
        costs: compiled
            .costs
            .iter()
            .flatten()
            .map(|cost| amounts_view(*cost))
            .collect(),
        prestige: compiled.prestige,
        text: card_text(game, card),
        effects: (0..compiled.len() as u8)
            .map(|number| effect_text(game, card, number))
            .collect(),
    }
}

/// A card on offer, as it looks to this player.
fn offer_view(game: &Kanal, player: &Player, card: CardId) -> OfferView {
    let plot = best_plot(game, player, card);
    let effects = 0..game.card(card).len() as u8;
    OfferView {
        card: card_view(game, card),
        plot: plot.map(|plot| plot.to_string()),
        now: plot.map_or_else(Vec::new, |plot| {
            effects
                .map(|number| effect_now(game, player, card, plot, number))
                .collect()
        }),
    }
}

fn space_view(state: &State, space: ActionSpace) -> SpaceView {
    SpaceView {
        space: space.word(),
        thalers: state.purses[space as usize],
        disc: disc_word(state.discs[space as usize]),
        lower_open: space.cover().is_some_and(|period| state.pile(period) == 0),
    }
}

/// The colour of a disc.
pub(crate) const fn disc_word(disc: Disc) -> Option<&'static str> {
    match disc {
        Disc::Free => None,
        Disc::Red => Some("red"),
        Disc::Blue => Some("blue"),
        Disc::Grey => Some("grey"),
    }
}

fn work_view(state: &State) -> WorkView {
    let work = &state.work;
    WorkView {
        space: work.space.map(ActionSpace::word),
        buildings: work.parts.building,
        pieces: work.parts.pieces().iter().map(Piece::word).collect(),
        gain_open: work.parts.gain > 0,
        gain: amounts_view(work.gain),
        waiting: Plot::of(work.waiting())
            .map(|plot| plot.to_string())
            .collect(),
        active: work.active.map(|active| active.plot.to_string()),
        exchanges_left: work.active.map_or(0, |active| active.left),
        pieces_left: work.active.map_or(0, |active| active.pieces),
    }
}
