/** One's own editions, kept in this browser. */
import type { EditionFileInfo } from "../api/types";

/** An edition as the list shows it. */
export interface Entry {
  id: string;
  name: string;
  game: string;
  /** When it was changed last. */
  at: number;
  /** What it is called by at a server, once its text has been found good. */
  hash: string | null;
}
export interface Own extends Entry {
  files: EditionFileInfo[];
}

const LIST = "towpath-editions";
const fileOf = (id: string): string => `towpath-edition-${id}`;

/** Where storage is forbidden or full, everything holds until the page is closed. */
const memory = new Map<string, string>();

function load<T>(key: string): T | null {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
function store(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** All of them, those changed last first. */
export function shelf(): Entry[] {
  return Object.values(load<Record<string, Entry>>(LIST) ?? {}).sort((a, b) => b.at - a.at);
}

export function own(id: string): Own | null {
  const entry = load<Record<string, Entry>>(LIST)?.[id];
  const files = load<EditionFileInfo[]>(fileOf(id));
  return entry && files ? { ...entry, files } : null;
}

/** Keeps an edition; `false` if it holds only until the page is closed. */
export function keep({ files, ...entry }: Own): boolean {
  const listed = store(LIST, { ...load<Record<string, Entry>>(LIST), [entry.id]: entry });
  return store(fileOf(entry.id), files) && listed;
}

export function drop(id: string): void {
  const all = Object.fromEntries(Object.entries(load<Record<string, Entry>>(LIST) ?? {}).filter(([other]) => other !== id));
  store(LIST, all);
  memory.delete(fileOf(id));
  try {
    localStorage.removeItem(fileOf(id));
  } catch {
    // Nothing was kept there.
  }
}

/** A new edition on the shelf. */
export function put(name: string, game: string, files: readonly EditionFileInfo[], hash: string | null = null): Own {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, "0")).join("");
  const made = { id, name, game, at: Date.now(), hash, files: files.map((file) => ({ ...file })) };
  keep(made);
  return made;
}
