// Made from the Rust types by `TOWPATH_BLESS=1 cargo test schema`. Do not edit.
import type { Seat } from "./core";

/**
 * What never changes during a match.
 */
export type Board = { 
/**
 * The points that end the game.
 */
goal: number, 
/**
 * The cards; a [`Card`] is a place in this list.
 */
cards: Array<BoardCard>, };

/**
 * A card as a screen draws it.
 */
export type BoardCard = { 
/**
 * How far it moves a track.
 */
value: number, 
/**
 * How many of it there are.
 */
copies: number, };

/**
 * One of the four cards: its place in [`Board::cards`](crate::Board::cards).
 */
export type Card = number;

/**
 * What an action takes from its seat.
 */
export type Cost = { 
/**
 * The card that leaves the hand.
 */
card: Card, };

/**
 * One thing that happened. What not everybody may see is `None` for the others.
 */
export type Event = { "played": { 
/**
 * Whose track it is.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, } } | { "drew": { 
/**
 * Who drew it.
 */
seat: Seat, 
/**
 * What it is; only the seat itself is told.
 */
card: Card | null, } } | { "peeked": { 
/**
 * Who looked.
 */
seat: Seat, 
/**
 * What it saw; only the seat itself is told.
 */
prize: number | null, } } | { "rolled": { 
/**
 * Who rolled.
 */
seat: Seat, 
/**
 * What it showed.
 */
pips: number, } } | { "passed": { 
/**
 * Who passed.
 */
seat: Seat, } };

/**
 * Something on the table. As JSON it is `{"card":2}`, `{"track":0}`, `"pile"`.
 */
export type Target = { "card": Card } | { "track": Seat } | { "prize": Seat } | "pile" | "die" | "pass";

/**
 * What changes. Lists have one place for each seat.
 */
export type View = { 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * The hands that are seen: how many of each card.
 */
hands: Array<[number, number, number, number] | null>, 
/**
 * How many cards each seat holds.
 */
hand_sizes: Array<number>, 
/**
 * The prizes that are seen.
 */
prizes: Array<number | null>, 
/**
 * How far the tracks have come.
 */
tracks: Array<number>, 
/**
 * The last card on each track.
 */
lasts: Array<Card | null>, 
/**
 * How many cards are left to draw.
 */
pile: number, };
