// Made from the Rust types by `TOWPATH_BLESS=1 cargo test schema`. Do not edit.
import type { Message, Seat } from "./core";

/**
 * Who may build a work of art: a table's option.
 */
export type ArtOption = "sole_last" | "tied_last";

/**
 * What never changes during a match.
 */
export type Board = { 
/**
 * Towns and cells along the canal, upstream first.
 */
stops: Array<BoardStop>, 
/**
 * The stretches between the towns.
 */
stretches: Array<BoardStretch>, 
/**
 * The vineyards.
 */
vineyards: Array<BoardVineyard>, 
/**
 * The works of art.
 */
works_of_art: Array<BoardArt>, 
/**
 * The players, in the order of their seats, then the virtual one.
 */
sides: Array<BoardSide>, 
/**
 * The faces of the deck.
 */
cards: Array<BoardCard>, 
/**
 * Action points of a turn.
 */
action_points: number, 
/**
 * What the actions without a worker to touch cost.
 */
costs: ToolCosts, 
/**
 * So many turns in which nothing is counted, placed or built end the game.
 */
quiet_limit: number, 
/**
 * So many turns in a row that are passed end the game.
 */
pass_limit: number, 
/**
 * Who may build a work of art.
 */
art: ArtOption, };

/**
 * A work of art.
 */
export type BoardArt = { 
/**
 * Its name.
 */
name: Message, 
/**
 * The town it is near.
 */
near: Place | null, };

/**
 * A face of the deck.
 */
export type BoardCard = { 
/**
 * The face.
 */
card: Card, 
/**
 * Its name.
 */
name: Message, 
/**
 * How many cells a move card carries a worker; 0 for the others.
 */
reach: number, };

/**
 * A side.
 */
export type BoardSide = { 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Whether somebody plays it.
 */
played: boolean, };

/**
 * A town or a cell.
 */
export type BoardStop = { 
/**
 * Whether it is a town or a cell.
 */
kind: StopKind, 
/**
 * The town's name, or the number on the cell.
 */
name: string, 
/**
 * Whether so many players use it.
 */
in_play: boolean, };

/**
 * A stretch between two towns.
 */
export type BoardStretch = { 
/**
 * The town before it.
 */
from: Place, 
/**
 * The town after it.
 */
to: Place, 
/**
 * Whether so many players use it.
 */
in_play: boolean, 
/**
 * Locks that may stand on it.
 */
max_locks: number, 
/**
 * Blue cells beside it.
 */
river_works: number, };

/**
 * A vineyard.
 */
export type BoardVineyard = { 
/**
 * Its number among the places.
 */
place: Place, 
/**
 * Its name.
 */
name: string, 
/**
 * Its places, which are also its points.
 */
places: number, 
/**
 * Whether so many players use it.
 */
in_play: boolean, };

/**
 * A face of the deck.
 */
export type Card = "move_2" | "move_3" | "move_4" | "move_5" | "anywhere" | "own_to_vineyard" | "any_to_vineyard" | "own_to_canal" | "any_to_canal" | "lock" | "art";

/**
 * The colour of a side and its workers. Seats have them in this order; with two players green is the virtual one.
 */
export type Colour = "red" | "yellow" | "green" | "purple";

/**
 * What an action costs.
 */
export type Cost = { 
/**
 * Action points, the playing of cards included.
 */
points: number, 
/**
 * The cards that are played.
 */
cards?: Array<Card>, };

/**
 * Why a game ended.
 */
export type Ending = "built" | "stalled" | "passed";

/**
 * One thing that happened, with its places and owners. `seat` is the player whose action it is; its workers have the
 * colour with the same number.
 *
 * ```
 * use towpath_arriala::{Arriala, Event};
 * use towpath_core::{Game, Notation, Sampled};
 * # let setup = towpath_testkit::setup::<Arriala>(3);
 * let game = Arriala::build(&setup)?;
 * let (mut chance, mut events) = (Sampled::new(3), Vec::new());
 * let mut state = game.setup(&mut chance, &mut events);
 * let seat = state.seat();
 * assert_eq!(events[0], Event::Began { seat });
 *
 * events.clear();
 * game.apply(&mut state, seat, game.parse("place 4")?, &mut chance, &mut events);
 * assert!(matches!(events[..], [Event::Placed { .. }]));
 * # Ok::<(), Box<dyn std::error::Error>>(())
 * ```
 */
export type Event = { "began": { 
/**
 * The player who begins.
 */
seat: Seat, } } | { "drew": { 
/**
 * The player who got it.
 */
seat: Seat, 
/**
 * The card; `None` for those who may not see it.
 */
card: Card | null, } } | { "reshuffled": { 
/**
 * How many cards they are.
 */
cards: number, } } | { "walked": { 
/**
 * The player who moved it.
 */
seat: Seat, 
/**
 * The worker's colour.
 */
colour: Colour, 
/**
 * The place of the canal that it left.
 */
from: Place, 
/**
 * The place of the canal where it came to rest.
 */
to: Place, 
/**
 * The move cards played for it.
 */
cards: Array<Card>, } } | { "leapt": { 
/**
 * The player whose worker it is.
 */
seat: Seat, 
/**
 * The place of the canal that it left.
 */
from: Place, 
/**
 * The place of the canal where it came to rest.
 */
to: Place, } } | { "went_to_vineyard": { 
/**
 * The player who sent it.
 */
seat: Seat, 
/**
 * The worker's colour.
 */
colour: Colour, 
/**
 * The place of the canal that it left.
 */
from: Place, 
/**
 * The vineyard.
 */
to: Place, 
/**
 * How it was paid.
 */
means: Means, } } | { "came_back": { 
/**
 * The player who brought it.
 */
seat: Seat, 
/**
 * The worker's colour.
 */
colour: Colour, 
/**
 * The vineyard.
 */
from: Place, 
/**
 * The place of the canal where it came to rest.
 */
to: Place, 
/**
 * How it was paid.
 */
means: Means, } } | { "placed": { 
/**
 * The player whose worker it is.
 */
seat: Seat, 
/**
 * The place of the canal where it stands.
 */
to: Place, } } | { "built_river_work": { 
/**
 * The player whose worker it was.
 */
seat: Seat, 
/**
 * The place of the canal that it left.
 */
from: Place, 
/**
 * Renown for it.
 */
points: number, } } | { "built_lock": { 
/**
 * The player who built it.
 */
seat: Seat, 
/**
 * The cell it stands on.
 */
at: Place, 
/**
 * How it was paid.
 */
by: Payment, 
/**
 * Renown for it.
 */
points: number, } } | { "built_art": { 
/**
 * The player who built it.
 */
seat: Seat, 
/**
 * Which of the two, counted from 0.
 */
work: number, 
/**
 * Renown for it.
 */
points: number, } } | { "counted": { 
/**
 * The town or lock before it.
 */
from: Place, 
/**
 * The town or lock after it.
 */
to: Place, 
/**
 * How many workers each colour had there.
 */
workers: [number, number, number, number], 
/**
 * The colour that scored, if one did.
 */
winner: Colour | null, 
/**
 * What the section was worth.
 */
points: number, } } | { "section_vanished": { 
/**
 * The cell.
 */
at: Place, } } | { "turn_ended": { 
/**
 * The player whose turn it was.
 */
seat: Seat, 
/**
 * Action points not used.
 */
unused: number, } } | { "ended": { 
/**
 * The reason.
 */
ending: Ending, } } | { "vineyard_counted": { 
/**
 * The vineyard.
 */
vineyard: Place, 
/**
 * How many workers each colour had there.
 */
workers: [number, number, number, number], 
/**
 * The colour that scored, if one did.
 */
winner: Colour | null, 
/**
 * What it was worth.
 */
points: number, } };

/**
 * How a change between canal and vineyard is paid, which also says whose worker it may be.
 */
export type Means = "points" | "own_card" | { "any_card": Colour };

/**
 * One worker moved.
 */
export type MoveView = { 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * The place it left.
 */
from: Place, 
/**
 * The place it came to; `None` when it became a river work.
 */
to: Place | null, };

/**
 * How a lock is paid.
 */
export type Payment = "points" | "card";

/**
 * A place on the canal (a town or a cell) or a vineyard.
 *
 * Clients get its number: along the canal it is the place in the list of the board's stops, from 0 on; each vineyard
 * of the board tells its own.
 */
export type Place = number;

/**
 * One section.
 */
export type SectionView = { 
/**
 * The town or lock before it.
 */
from: Place, 
/**
 * The town or lock after it.
 */
to: Place, 
/**
 * Whether it has been counted.
 */
counted: boolean, 
/**
 * Cells without a worker.
 */
open: number, 
/**
 * Who took it when it was counted; before, who would take it with the workers there now. `None` for a tie.
 */
taker: Colour | null, 
/**
 * What it pays when it is complete.
 */
pays: number, };

/**
 * One side.
 */
export type SideView = { 
/**
 * Workers not yet on the board.
 */
reserve: number, 
/**
 * Workers on cells and in towns: they break ties.
 */
on_canal: number, 
/**
 * Cards in the hand.
 */
hand_size: number, 
/**
 * Which cards they are, if the audience sees them.
 */
hand: Array<Card> | null, 
/**
 * Whether it could build a work of art now.
 */
last: boolean, };

/**
 * What a place of the canal is.
 */
export type StopKind = "town" | "cell";

/**
 * Something on the table that can be touched.
 *
 * ```
 * use towpath_arriala::{Arriala, Target};
 * use towpath_core::{Audience, Game, Moment, Notation, Sampled, Silent};
 * # let setup = towpath_testkit::setup::<Arriala>(3);
 * let game = Arriala::build(&setup)?;
 * let state = game.setup(&mut Sampled::new(1), &mut Silent);
 * let seat = state.seat();
 * # use towpath_core::Information;
 * let info = game.information_state(&state, Audience::Seat(seat));
 * let moment = Moment::of(&game, &state, &info, seat);
 *
 * // A worker is placed in two touches: the tool, then the place.
 * let place = game.parse("place 4")?;
 * let number = moment.actions.iter().position(|action| *action == place).expect("it is legal");
 * let [tool, stop] = moment.choices[number].paths[0][..] else { panic!("two touches") };
 * assert_eq!(tool, Target::PlaceWorker);
 * assert_eq!(serde_json::to_string(&stop)?, r#"{"stop":4}"#);
 * assert_eq!(moment.select(&[tool, stop]).ready, [number]);
 * # Ok::<(), Box<dyn std::error::Error>>(())
 * ```
 */
export type Target = { "worker": { 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * The place of the canal where it stands, or the vineyard.
 */
at: Place, } } | { "stop": Place } | { "vineyard": Place } | "river" | { "art": number } | { "card": Card } | "place_worker" | "build_lock" | "draw" | "end_turn" | { "section": Place };

/**
 * Action points for what is touched first and leads to no worker.
 */
export type ToolCosts = { 
/**
 * Placing a worker from the reserve.
 */
place_worker: number, 
/**
 * Building a lock without a card.
 */
build_lock: number, 
/**
 * Drawing a card.
 */
draw: number, };

/**
 * What changes: the position as one audience sees it.
 */
export type View = { 
/**
 * Whose turn it is; `None` when the game is over.
 */
to_act: Seat | null, 
/**
 * The number of the turn, counted from 1.
 */
turn: number, 
/**
 * Action points left.
 */
points: number, 
/**
 * Why the game ended; `None` while it runs.
 */
ending: Ending | null, 
/**
 * The workers on cells, in towns and in vineyards, by place and then by colour.
 */
workers: Array<WorkersView>, 
/**
 * The cells with a lock.
 */
locks: Array<Place>, 
/**
 * The sections as they are divided now, upstream first.
 */
sections: Array<SectionView>, 
/**
 * The vineyards, in the order of the board.
 */
vineyards: Array<VineyardView>, 
/**
 * Whose river works stand on the blue cells in play, in the order they fill up.
 */
river_works: Array<Colour | null>, 
/**
 * Who built each work of art, in the order of the board.
 */
works_of_art: Array<Colour | null>, 
/**
 * The sides, in the order of the board.
 */
sides: Array<SideView>, 
/**
 * Cards left to draw.
 */
pile: number, 
/**
 * Cards played, lying open.
 */
discards: Array<Card>, 
/**
 * Workers moved this turn.
 */
moved: Array<MoveView>, 
/**
 * Moves of the turn before that may not be taken back: the worker may not go from `to` to `from`.
 */
no_return: Array<MoveView>, 
/**
 * Turns in which nothing was counted, placed or built; none once something was in this one.
 */
quiet_turns: number, 
/**
 * Turns in a row that were passed; none once something was done in this one.
 */
passes: number, 
/**
 * Said in good time when a game that stands still will end.
 */
warning: Message | null, };

/**
 * One vineyard.
 */
export type VineyardView = { 
/**
 * Places not taken.
 */
open: number, 
/**
 * Who would take it now.
 */
leader: Colour | null, };

/**
 * The workers of one colour at one place.
 */
export type WorkersView = { 
/**
 * The place of the canal, or the vineyard.
 */
at: Place, 
/**
 * Their colour.
 */
colour: Colour, 
/**
 * How many they are.
 */
count: number, 
/**
 * How many of them were moved this turn.
 */
moved: number, };
