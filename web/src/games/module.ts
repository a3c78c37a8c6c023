import type { Component } from "svelte";
import type { ChoiceInfo, LogEntry } from "../api/types";
import type { Choice, Selection, Target } from "./choose";

/** What the shell hands to a game's table. */
export interface TableProps {
  /** The position as the server sent it; its shape is the game's own. */
  view: unknown;
  selection: Selection;
  ontouch: (target: Target) => void;
  /** A choice looked at but not made, for a preview on the board. */
  preview: Choice | null;
  /** What the choice looked at would give each side, as far as it has been asked. */
  gains: readonly { side: number; points: number }[];
  /** The seat that looks; `null` for a spectator. */
  seat: number | null;
  /** The board's width is that of a telephone. */
  narrow: boolean;
  /** What has just happened before these eyes, to be shown as motion; a new object each time. */
  news: readonly LogEntry[] | null;
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
export interface GameModule {
  /** The board and all that belongs to the game alone: hands, displays. */
  Table: Component<TableProps>;
  /** Something of the game's own beside the board, under the players; where there is nothing to show, it draws nothing. */
  Aside?: Component<{ view: unknown }>;
  /** Which things are touched for each choice. */
  choices: (infos: readonly ChoiceInfo[], view: unknown, say: (info: ChoiceInfo) => string) => Choice[];
  /** Actions that touching this thing could mean, the likeliest first, to ask the server why they cannot be done. */
  wishes: (view: unknown, picked: readonly Target[], target: Target) => string[];
  /** Whether this is touched by itself when nothing else can be. */
  follows?: (target: Target) => boolean;
  /** Whether a choice is shown before it is made even where the touches leave no other: its consequences are worth a look. */
  shown?: (notation: string) => boolean;
  /** The sides as the list of players shows them. */
  sides: (view: unknown) => Side[];
  /** The position in plain text for screen readers, one line for each thing. */
  text: (view: unknown) => { title: string; lines: string[] }[];
}

const loaders: Record<string, () => Promise<{ default: GameModule }>> = {
  arriala: () => import("./arriala/module"),
  kanal: () => import("./kanal/module"),
  "canal-mania": () => import("./canal-mania/module"),
};

/** Loads a game's part; each is a chunk of its own. */
export async function load(game: string): Promise<GameModule | null> {
  const loader = loaders[game];
  return loader ? (await loader()).default : null;
}
