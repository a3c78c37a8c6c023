// Made from the Rust types by `TOWPATH_BLESS=1 cargo test schema`. Do not edit.
import type { Message, Seat } from "./core";

/**
 * A space of the action board: four in its top row, three below.
 *
 * Clients know it by its place in [`ActionSpace::ALL`].
 */
export type ActionSpace = number;

/**
 * An amount of one thing.
 */
export type Amount = { 
/**
 * What it is.
 */
thing: Thing, 
/**
 * How much of it.
 */
amount: number, };

/**
 * The table's components.
 *
 * ```
 * use towpath_core::{Game, Presentation, TableSetup};
 * use towpath_kanal::Kanal;
 *
 * let game = Kanal::build(&TableSetup {
 *     players: 1,
 *     options: Default::default(),
 *     edition: Kanal::builtin_edition(),
 *     rules: Kanal::title().rules,
 * })?;
 * let board = game.board();
 * assert_eq!(board.plots[5].name, "b2");
 * assert_eq!(board.cards.len(), 54);
 * # Ok::<(), towpath_core::BuildError>(())
 * ```
 */
export type Board = { 
/**
 * Who plays how.
 */
mode: Mode, 
/**
 * How many games the match has.
 */
games: number, 
/**
 * The colour of each seat.
 */
colours: Array<Colour>, 
/**
 * The plots of an industry board.
 */
plots: Array<BoardPlot>, 
/**
 * Its route spaces.
 */
routes: Array<BoardRoute>, 
/**
 * The pieces that are built on them.
 */
pieces: Array<PieceView>, 
/**
 * The materials on the wheel.
 */
materials: Array<MaterialView>, 
/**
 * What an any-time turn of the wheel costs.
 */
turn_cost: Array<Amount>, 
/**
 * The action spaces.
 */
spaces: Array<BoardSpace>, 
/**
 * The grades of a solo score, the lowest first; two players have none.
 */
grades: Array<GradeView>, 
/**
 * The cards that this table plays with.
 */
cards: { [key in CardId]: BoardCard }, };

/**
 * A card.
 */
export type BoardCard = { 
/**
 * The index of its deck, 0 for A.
 */
deck: number, 
/**
 * The number on it, from 1.
 */
number: number, 
/**
 * Its name, which the message has in every language.
 */
name: Message, 
/**
 * What it looks like.
 */
drawing: Drawing, 
/**
 * The colour of its period.
 */
period: Period, 
/**
 * One or two alternative costs.
 */
costs: Array<Array<Amount>>, 
/**
 * Points at the end.
 */
prestige: number, 
/**
 * All its effects in words.
 */
text: Message, 
/**
 * Each effect in words, where there are several; the only effect of a card is its text.
 */
effects: Array<Message>, };

/**
 * A plot. Plots and route spaces share a grid of nine columns and seven rows, counted from 1: plots lie in the even ones.
 */
export type BoardPlot = { 
/**
 * Its name in the notation, such as `b2`.
 */
name: string, 
/**
 * Its column in the grid.
 */
column: number, 
/**
 * Its row in the grid.
 */
row: number, };

/**
 * A route space.
 */
export type BoardRoute = { 
/**
 * Its name in the notation, such as `b2n`.
 */
name: string, 
/**
 * Its column in the grid.
 */
column: number, 
/**
 * Its row in the grid.
 */
row: number, 
/**
 * Whether it runs from north to south.
 */
upright: boolean, };

/**
 * An action space.
 */
export type BoardSpace = { 
/**
 * What its action gives.
 */
upper: Message, 
/**
 * What its lower action gives, if it has one.
 */
lower: Message | null, };

/**
 * A building on a plot.
 */
export type BuildingView = { 
/**
 * The card.
 */
card: CardId, 
/**
 * How many activation tokens lie on it.
 */
tokens: number, 
/**
 * Whether it is part of the chain of activations.
 */
chain: Chain, 
/**
 * What each effect would do now, of a building that is part of the chain.
 */
now: Array<Message>, };

/**
 * A card. Its order is that of the numbers on the cards, then of the decks.
 */
export type CardId = number;

/**
 * A building's place in the chain of activations.
 */
export type Chain = "idle" | "waiting" | "active";

/**
 * The colour of a seat.
 */
export type Colour = "red" | "blue";

/**
 * What a choice costs. What depends on more than the action is not in it: the price of a material that is bought stands
 * beside it in the [`View`](crate::View), and the price of an effect in its words.
 */
export type Cost = { "things": Array<Amount> } | { "unless_free": Array<Amount> };

/**
 * What lies on an action space.
 */
export type Disc = "free" | "red" | "blue" | "grey";

/**
 * A drawing of a kind of building.
 */
export type Drawing = "plain" | "arch_bridge" | "bank" | "blast_furnace" | "boatyard" | "brewery" | "chapel" | "drawbridge" | "engine_shed" | "factory" | "ferry" | "fire_station" | "gasworks" | "glasshouse" | "grain_elevator" | "hospital" | "hut" | "inn" | "iron_bridge" | "kiln" | "library" | "lighthouse" | "lock" | "market" | "mint" | "museum" | "offices" | "pier" | "pit" | "power_station" | "pumps" | "quarry" | "rope_walk" | "sawmill" | "school" | "shop" | "signal_box" | "smithy" | "spinning_mill" | "stable" | "station" | "stone_yard" | "surveyor" | "suspension_bridge" | "terminus" | "theatre" | "toll_house" | "town_hall" | "triumphal_arch" | "tunnel" | "vats" | "warehouse" | "water_mill" | "waterworks" | "weir" | "wharf" | "windmill" | "workers_row";

/**
 * One thing that happened, with whose it was and where. `seat` is whoever did it or gained by it.
 *
 * ```
 * use towpath_core::{Game, Sampled, TableSetup};
 * use towpath_kanal::{Event, Kanal};
 *
 * let table = TableSetup {
 *     players: 2,
 *     options: Default::default(),
 *     edition: Kanal::builtin_edition(),
 *     rules: Kanal::title().rules,
 * };
 * let mut events: Vec<Event> = Vec::new();
 * Kanal::build(&table)?.setup(&mut Sampled::new(1), &mut events);
 * assert_eq!(events[0], Event::GameBegan { game: 1 });
 * # Ok::<(), towpath_core::BuildError>(())
 * ```
 */
export type Event = { "game_began": { game: number, } } | { "round_began": { round: number, start: Seat, } } | "last_round" | { "shown": { card: CardId, } } | { "discarded": { card: CardId, why: Toss, } } | { "opened": { period: Period, space: ActionSpace, } } | { "blocked": { space: ActionSpace, thalers: number, } } | { "went": { seat: Seat, space: ActionSpace, half: Half, thalers: number, } } | { "gained": { seat: Seat, thing: Thing, amount: number, kept: number, } } | { "prestige": { seat: Seat, amount: number, } } | { "bought": { seat: Seat, thing: Thing, thalers: number, } } | { "turned": { seat: Seat, thalers: number, } } | { "built": { seat: Seat, card: CardId, plot: Plot, } } | { "buried": { seat: Seat, period: Period, } } | { "laid": { seat: Seat, piece: Piece, space: Space, } } | { "activated": { seat: Seat, card: CardId, plot: Plot, way: Way, } } | { "used": { seat: Seat, card: CardId, effect: number, } } | { "laid_aside": { seat: Seat, space: Space, } } | { "bridge_gone": { seat: Seat, space: Space, } } | { "token_back": { seat: Seat, card: CardId, plot: Plot, } } | { "game_scored": { game: number, points: number, } } | "ended";

/**
 * A grade of a solo score.
 */
export type GradeView = { 
/**
 * The points it begins at.
 */
from: number, 
/**
 * What is said of it.
 */
name: Message, 
/**
 * Whether it wins.
 */
wins: boolean, };

/**
 * Which of the two actions of a space is chosen.
 */
export type Half = "upper" | "lower";

/**
 * A material on the wheel.
 */
export type LevelView = { 
/**
 * How much there is.
 */
amount: number, 
/**
 * How much there would be after a turn of the wheel; as much as there is when it cannot turn.
 */
after_turn: number, 
/**
 * What one more costs, if it can be bought and there is room.
 */
price: number | null, 
/**
 * How much there would be after taking what can be taken now; as much as there is when that is nothing.
 */
after_gain: number, };

/**
 * A material on the wheel.
 */
export type MaterialView = { 
/**
 * Its kind.
 */
thing: Thing, 
/**
 * How much of it a player can hold.
 */
limit: number, 
/**
 * Whether it can be bought while there is room for it.
 */
for_sale: boolean, 
/**
 * Whether a turn of the wheel uses it up or makes it.
 */
turn: TurnEffect, };

/**
 * Who plays how.
 */
export type Mode = "duel" | "solo" | "campaign";

/**
 * A building on offer.
 */
export type OfferView = { 
/**
 * The card.
 */
card: CardId, 
/**
 * The free plot where it would do the most for the player who decides.
 */
plot: Plot | null, 
/**
 * What each of its effects would do there now.
 */
now: Array<Message>, 
/**
 * What is missing to pay for it, by the cost that misses the least.
 */
short: Array<Amount>, 
/**
 * The one thing that could be bought now, after which it can be built.
 */
after: PurchaseView | null, };

/**
 * A period of industry, with the colour of its cards.
 */
export type Period = "green" | "brown" | "blue";

/**
 * Something that is built on a route space.
 */
export type Piece = "path" | "road" | "rail" | "canal" | "bridge";

/**
 * A kind of piece.
 */
export type PieceView = { 
/**
 * Its kind.
 */
piece: Piece, 
/**
 * What it costs unless it is free.
 */
cost: Array<Amount>, };

/**
 * A face-down pile.
 */
export type PileView = { 
/**
 * Its colour.
 */
period: Period, 
/**
 * How many cards are left.
 */
left: number, };

/**
 * A player.
 */
export type PlayerView = { 
/**
 * Each material, in the order of the board's list.
 */
wheel: Array<LevelView>, 
/**
 * The thalers.
 */
thalers: number, 
/**
 * Prestige won in play.
 */
prestige: number, 
/**
 * Whether the wheel can turn.
 */
can_turn: boolean, 
/**
 * The building on each plot.
 */
plots: Array<BuildingView | null>, 
/**
 * The route on each route space.
 */
routes: Array<Piece | null>, 
/**
 * The route spaces with a bridge.
 */
bridges: Array<Space>, 
/**
 * Those whose bridge has been laid aside and goes at the end of the turn.
 */
aside: Array<Space>, 
/**
 * The points as they stand, in the whole match.
 */
points: number, 
/**
 * Where those of this game come from; parts that are 0 are left out.
 */
parts: Array<ScorePart>, 
/**
 * For one player: how many points are missing for the next grade.
 */
next_grade: number | null, };

/**
 * A plot for one building; row by row from the top left.
 */
export type Plot = number;

/**
 * Something to be bought, and what it costs.
 */
export type PurchaseView = { 
/**
 * What it is.
 */
thing: Thing, 
/**
 * Its price.
 */
thalers: number, };

/**
 * A part of the points.
 */
export type ScorePart = { 
/**
 * What it is for.
 */
name: Message, 
/**
 * How many points it is.
 */
points: number, };

/**
 * A route space: first the level ones row by row, then the upright ones row by row.
 */
export type Space = number;

/**
 * An action space.
 */
export type SpaceView = { 
/**
 * The thalers on it.
 */
thalers: number, 
/**
 * Whose disc lies on it.
 */
disc: Disc, 
/**
 * Whether its lower action is open.
 */
lower_open: boolean, };

/**
 * What is being decided.
 */
export type Step = "place" | "go" | "parts" | "waiting" | "effects" | "pay" | "gain" | "wheel" | "over";

/**
 * Something that can be touched.
 *
 * Whatever has a value lies on the table: `{"plot": 5}`, `{"piece": "rail"}`. Numbers are places in the lists of
 * [`Board`](crate::Board). What is only said has none: `"end"`.
 *
 * ```
 * use towpath_kanal::{Target, board::Plot, space::{ActionSpace, Half}};
 *
 * let plot = Target::Plot(Plot::from_name("b2").expect("a plot"));
 * assert_eq!(serde_json::to_string(&plot)?, r#"{"plot":5}"#);
 * let space = Target::Space { at: ActionSpace::T2, half: Half::Lower };
 * assert_eq!(serde_json::to_string(&space)?, r#"{"space":{"at":1,"half":"lower"}}"#);
 * assert_eq!(serde_json::from_str::<Target>(r#""end""#)?, Target::End);
 * assert!(serde_json::from_str::<Target>(r#"{"plot":12}"#).is_err());
 * # Ok::<(), serde_json::Error>(())
 * ```
 */
export type Target = { "space": { 
/**
 * Which of the seven.
 */
at: ActionSpace, 
/**
 * Which of its two actions.
 */
half: Half, } } | { "card": CardId } | { "plot": Plot } | { "route": Space } | { "piece": Piece } | { "pile": Period } | { "buy": Thing } | { "gain": Thing } | { "effect": number } | { "wheel": WheelTurn } | "rest" | "finish" | "end" | "done";

/**
 * A material, or the thaler.
 */
export type Thing = "wood" | "clay" | "coal" | "stone" | "steel" | "thaler";

/**
 * Why a displayed card went to the box.
 */
export type Toss = "solo" | "quiet";

/**
 * What a turn of the wheel does to a material.
 */
export type TurnEffect = "uses_up" | "makes";

/**
 * The whole table.
 */
export type View = { 
/**
 * The game of the match, from 1.
 */
game: number, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Whether this round is the last one.
 */
last_round: boolean, 
/**
 * For two players: whether a card will be discarded if nothing is built in this round either.
 */
discard_threatens: boolean, 
/**
 * Something that is good to know now: what is about to happen, or why somebody begins below zero.
 */
note: Message | null, 
/**
 * For one player: how many buildings were built in this round; fewer than two cost cards.
 */
built_this_round: number, 
/**
 * What is being decided.
 */
step: Step, 
/**
 * Whether the player who decides still has the free turn of the wheel of this round.
 */
free_turn: boolean, 
/**
 * The seat that decides, if any.
 */
to_act: Seat | null, 
/**
 * The seat that begins this round.
 */
start: Seat, 
/**
 * The players, by seat.
 */
players: Array<PlayerView>, 
/**
 * The face-up cards.
 */
display: Array<OfferView>, 
/**
 * How many cards are left in each face-down pile.
 */
piles: Array<PileView>, 
/**
 * The action spaces.
 */
spaces: Array<SpaceView>, 
/**
 * What is left of the turn.
 */
work: WorkView, 
/**
 * The points of a campaign's earlier games.
 */
earlier: Array<number>, };

/**
 * What makes a building active.
 */
export type Way = "routes" | "bridges";

/**
 * Why the wheel turns.
 */
export type WheelTurn = "free" | "paid";

/**
 * What is left of a turn.
 */
export type WorkView = { 
/**
 * The action space that was taken.
 */
space: ActionSpace | null, 
/**
 * Pieces of which the action lets the player build one more.
 */
pieces: Array<Piece>, };
