/** What this browser keeps: the player's name, and the seats it holds. There are no accounts. */

export interface Mine {
  game: string;
  name: string;
  /** Seat tokens; several of them are a hot-seat table. */
  tokens: string[];
  owner?: string;
  at: number;
}

const TABLES = "towpath-tables";
const MOST = 60;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage everything holds until the page is closed.
  }
}

/** Tables of this browser by their ids. */
export function mine(): Record<string, Mine> {
  return read<Record<string, Mine>>(TABLES, {});
}

/** Keeps seats of a table, beside those it holds already. */
export function keep(id: string, seat: Omit<Mine, "at">): void {
  const all = mine();
  const tokens = [...new Set([...(all[id]?.tokens ?? []), ...seat.tokens])];
  const owner = seat.owner ?? all[id]?.owner;
  all[id] = { ...seat, tokens, ...(owner === undefined ? {} : { owner }), at: Date.now() };
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  write(TABLES, Object.fromEntries(newest));
}

/** Forgets a table. */
export function forget(id: string): void {
  const all = mine();
  delete all[id];
  write(TABLES, all);
}

export const myName = (): string => read<string>("towpath-name", "");
export const setMyName = (name: string): void => write("towpath-name", name);

/** A random name of this device, for the deal of the day. */
export function device(): string {
  let name = read<string>("towpath-device", "");
  if (!/^[0-9a-z]{16,64}$/.test(name)) {
    name = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    write("towpath-device", name);
  }
  return name;
}

/** The version of a table that was last looked at, for the digest of what happened since. */
export const lastSeen = (id: string): number | null => read<number | null>(`towpath-seen-${id}`, null);
export const setLastSeen = (id: string, version: number): void => write(`towpath-seen-${id}`, version);

/** Whether the five lines about a game have been read on this device. */
export const primed = (game: string): boolean => read<string[]>("towpath-primed", []).includes(game);
export const setPrimed = (game: string): void => write("towpath-primed", [...new Set([...read<string[]>("towpath-primed", []), game])]);
