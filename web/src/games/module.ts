import type { Component } from "svelte";
import type { Message } from "../api/core";
import type { Choice, Selection, Target } from "./choose";
import type { Summarize } from "./logline";

/** What the shell hands to a game's table. The types are the game's own, made from Rust (src/api/GAME.ts). */
export interface TableProps<Board = unknown, View = unknown, T = Target, Cost = unknown, Event = unknown> {
  /** What never changes during the match: the table's edition. */
  board: Board;
  /** The position. */
  view: View;
  selection: Selection<T, Cost>;
  ontouch: (target: T) => void;
  /** A choice looked at but not made, for a preview on the board. */
  preview: Choice<T, Cost> | null;
  /** What the choice looked at would give each side, as far as it has been asked. */
  gains: readonly { side: number; points: number }[];
  /** The position after the choice looked at, where the server has told it. */
  foreseen?: View | undefined;
  /** The seat that looks; `null` for a spectator. */
  seat: number | null;
  /** The board's width is that of a telephone. */
  narrow: boolean;
  /** What has just happened before these eyes, to be shown as motion; a new object each time. */
  news: readonly Event[] | null;
  /** What other seats have done since the viewer's last decision, kept in sight until the next; for a spectator the latest turn. */
  since?: readonly Event[];
  /** What the players are called, by their seats. */
  names?: readonly string[];
}

/** What the list of players shows of one side besides its points. */
export interface Side {
  /** The seat, or past the seats a player that nobody plays. */
  side: number;
  colour: string;
  played: boolean;
  facts: { icon: "worker" | "hand" | "contract" | "engineer" | "coin"; text: string; title: string }[];
}

/** A game's part of the page. */
export interface GameModule<Board = unknown, View = unknown, T = Target, Cost = unknown, Event = unknown> {
  /** The board and all that belongs to the game alone: hands, displays. */
  Table: Component<TableProps<Board, View, T, Cost, Event>>;
  /** Something of the game's own beside the board, under the players; where there is nothing to show, it draws nothing. */
  Aside?: Component<{ board: Board; view: View; seat: number | null }>;
  /** Its panels share the height of the side, where the screen is low. */
  crowds?: boolean;
  /** Its table shows what a choice that is looked at would change; without, only choices worth a look are asked about. */
  foresees?: boolean;
  /** The card that this seat has drawn by an event, in words; nothing if it is about something else. */
  drew?: (event: Event, seat: number, board: Board) => string | null;
  /** Whether an event says why the game ends. */
  ends?: (event: Event) => boolean;
  /** What each side holds, in words; `null` for cards that nobody may see now. Games without hands have none. */
  hands?: (view: View, board: Board) => { side: number; cards: string[] | null }[];
  /** What is left to be said of a choice when everything on the way to it has been touched; nothing where its own words are needed. */
  brief?: (choice: Choice<T, Cost>) => string | null;
  /** A picture of what a choice takes, before its words; it may draw nothing. */
  Badge?: Component<{ choice: Choice<T, Cost> }>;
  /** The sides as the list of players shows them. */
  sides: (view: View, board: Board) => Side[];
  /** Something to be told in good time, under the question where nothing else is said. */
  note?: (view: View) => Message | null;
  /** What its events are to those who read about them. */
  summarize: Summarize<Event, T, Board>;
  /** The position in plain text for screen readers, one line for each thing; `top`: what one decides from, such as the own hand. */
  text: (view: View, board: Board) => { title: string; lines: string[]; top?: boolean }[];
}

// A game's own types meet the shell here and nowhere else: what comes over the wire for a game is of that game's types.
const loaders: Record<string, () => Promise<unknown>> = {
  arriala: () => import("./arriala/module"),
  kanal: () => import("./kanal/module"),
  "canal-mania": () => import("./canal-mania/module"),
};

/** Loads a game's part; each is a chunk of its own. */
export async function load(game: string): Promise<GameModule | null> {
  const loader = loaders[game];
  return loader ? ((await loader()) as { default: GameModule }).default : null;
}

/** The board alone, for the diagrams of the rules: `views` are all positions of a diagram, which it has room for. */
export type DiagramOf<Board = unknown, View = unknown, Event = unknown> = Component<{
  board: Board;
  view: View;
  views: readonly View[];
  news: readonly Event[] | null;
  narrow: boolean;
}>;

const diagrams: Record<string, () => Promise<{ default: unknown }>> = {
  arriala: () => import("./arriala/Diagram.svelte"),
  kanal: () => import("./kanal/Diagram.svelte"),
  "canal-mania": () => import("./canal-mania/Diagram.svelte"),
};

/** Loads what draws a game's diagrams; a table does without. */
export async function loadDiagram(game: string): Promise<DiagramOf | null> {
  const loader = diagrams[game];
  return loader ? ((await loader()).default as DiagramOf) : null;
}
