/** Notes: two lines that a table says where somebody first meets something. Each is said once in this browser. */
import type { Message } from "../api/core";
import type { LogEntry, NoteInfo, NoteWhen } from "../api/types";

/** What of a moment at a table is looked at. */
export interface Moment {
  /** The number of the position. */
  version: number;
  /** The choices of the player who looks. */
  choices: readonly { words: Message }[];
  log: readonly Pick<LogEntry, "entry" | "turn" | "words">[];
}

/** Two notes are at least so many decisions apart, and never in one turn. */
const APART = 3;

const SEEN = "towpath-notes-seen";
/** Where storage is forbidden, what was said is known until the page is closed. */
let memory: string[] = [];

export function seenNotes(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? "[]") as string[];
  } catch {
    return memory;
  }
}

export function seeNote(id: string): void {
  memory = [...new Set([...seenNotes(), id])];
  try {
    localStorage.setItem(SEEN, JSON.stringify(memory));
  } catch {
    // It is known until the page is closed.
  }
}

/** Whether a sentence is what a note waits for. */
export function fits(when: NoteWhen, words: Message): boolean {
  if (words.key !== when.key) return false;
  if (when.part === null) return true;
  const [name, key] = when.part;
  const value: unknown = (words as unknown as Record<string, unknown>)[name];
  return typeof value === "object" && value !== null && (value as Message).key === key;
}

/** Looks for what is to be said, moment by moment. */
export class Finder {
  readonly #notes: readonly NoteInfo[];
  #said: { version: number; turn: number } | null = null;
  /** The last entry of the log that was looked at. */
  #entry: number;

  /** `entry`: what happened up to it was there before anybody looked. */
  constructor(notes: readonly NoteInfo[], entry: number) {
    this.#notes = notes;
    this.#entry = entry;
  }

  /** The note for this moment of a player's own decision, if there is one that was never said. */
  look({ version, choices, log }: Moment, seen: readonly string[]): NoteInfo | null {
    const turn = log.at(-1)?.turn ?? 0;
    if (choices.length === 0) return null;
    if (this.#said !== null && (turn === this.#said.turn || version - this.#said.version < APART)) return null;
    const news = log.filter(({ entry }) => entry > this.#entry);
    this.#entry = Math.max(this.#entry, version);
    const met = (when: NoteWhen): boolean => (when.told ? news : choices).some(({ words }) => fits(when, words));
    const found = this.#notes.find((note) => !seen.includes(note.id) && note.when.some(met)) ?? null;
    if (found) this.#said = { version, turn };
    return found;
  }
}
