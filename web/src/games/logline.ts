/**
 * What an event is to those who read about it. Each game says it of its own events (`places.ts` of the game), so that log,
 * replay and announcements need not understand them.
 */
import type { PlayerRef } from "../words/words.svelte";
import type { Target } from "./choose";

/** The small drawings of the log. */
export type Icon =
  "tile" | "lock" | "cube" | "card" | "contract" | "swap" | "worker" | "building" | "route" | "wheel" | "coin" | "star" | "flag";

/** Points somebody won. */
export interface Win {
  player: PlayerRef;
  points: number;
}

export interface EventSummary<T = Target> {
  icon: Icon;
  /**
   * `deed`: what was decided; `follows`: what came of it; `points`: nothing but points, which stand at the line's end; `turn`: a
   * turn or a round begins; `fold`: one of several that are only counted.
   */
  part: "deed" | "follows" | "points" | "turn" | "fold";
  /** For `fold`: the words for some of them, which have `count`. */
  fold?: string;
  /** Where it happened. */
  places?: readonly T[];
  /** Selectors of what is drawn for it where its places are drawn only while they can be touched. */
  drawn?: readonly string[];
  /** Where on the page its places are looked for, if not on the whole table: a selector. */
  within?: string;
  wins?: readonly Win[];
  /** The round that begins. */
  round?: number;
  /** How long one should look at it. */
  weight?: "reveal" | "chain";
}

/** How a game tells of its events. */
export type Summarize<Event = unknown, T = Target, Board = unknown> = (event: Event, board: Board) => EventSummary<T>;
