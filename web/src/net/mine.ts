/** What this browser keeps: the player's name, and the seats it holds; and the seats of the account it is signed in to. */

export interface Mine {
  game: string;
  name: string;
  /** Seat tokens; several of them are a hot-seat table. */
  tokens: string[];
  owner?: string;
  /** The day, if it is a deal of the day. */
  deal?: string;
  at: number;
}

/** A link to a seat that somebody is about to sit down with. */
export interface Claim {
  /** The link's token; empty for a seat that is open to anybody. */
  token: string;
  /** The secret that the server hears with the name: who did not hear the answer asks again with it. */
  secret: string;
  /** The name that was sent; nothing has been sent while there is none. */
  name?: string;
}

const TABLES = "towpath-tables";
const CLAIMS = "towpath-claims";
const MOST = 300;

/** Where storage is forbidden or full, everything holds until the page is closed. */
const memory = new Map<string, string>();

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Tables that this browser has stored, by their ids. */
export const stored = (): Record<string, Mine> => read<Record<string, Mine>>(TABLES, {});

/** Tables of the account. They are in memory only: who is signed out elsewhere leaves nothing here. */
let lent: Record<string, Mine> = {};
/** Who is told of changes while somebody is signed in. */
let keeper: { kept: (id: string) => void; forgotten: (id: string) => void } | null = null;

/** Tables of the account in place of those that were known. */
export function lend(tables: Record<string, Mine>, told: typeof keeper): void {
  lent = tables;
  keeper = told;
}

/** The account has taken a table that was stored here. */
export function lendOne(id: string, table: Mine): void {
  lent = { ...lent, [id]: table };
  drop(id);
}

/** Tables of this browser by their ids. */
export function mine(): Record<string, Mine> {
  const all = { ...lent };
  for (const [id, table] of Object.entries(stored())) {
    const other = lent[id];
    all[id] = other ? { ...other, ...table, tokens: [...new Set([...other.tokens, ...table.tokens])] } : table;
  }
  return all;
}

/** Keeps seats of a table, beside those it holds already. */
export function keep(id: string, seat: Omit<Mine, "at">): void {
  const all = stored();
  const tokens = [...new Set([...(all[id]?.tokens ?? []), ...seat.tokens])];
  const owner = seat.owner ?? all[id]?.owner;
  all[id] = { ...seat, tokens, ...(owner === undefined ? {} : { owner }), at: Date.now() };
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  write(TABLES, Object.fromEntries(newest));
  keeper?.kept(id);
}

function drop(id: string): void {
  const all = stored();
  delete all[id];
  write(TABLES, all);
}

/** Forgets a table. */
export function forget(id: string): void {
  drop(id);
  if (!(id in lent)) return;
  lent = Object.fromEntries(Object.entries(lent).filter(([other]) => other !== id));
  keeper?.forgotten(id);
}

/** Forgets tokens that open nothing any more. */
export function dropTokens(id: string, worthless: readonly string[]): void {
  const lost = lent[id];
  if (lost) lent = { ...lent, [id]: { ...lost, tokens: lost.tokens.filter((token) => !worthless.includes(token)) } };
  const all = stored();
  const kept = all[id];
  if (!kept) return;
  all[id] = { ...kept, tokens: kept.tokens.filter((token) => !worthless.includes(token)) };
  write(TABLES, all);
}

/** A secret of 32 letters and digits. */
function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const claims = (): Record<string, Claim> => read<Record<string, Claim>>(CLAIMS, {});

/** The claim to a seat of this table that is not settled yet. */
export const openClaim = (id: string): Claim | undefined => claims()[id];

/** The claim that goes with a link: the one made before, or a new one. It is stored before anything is sent. */
export function claimFor(id: string, token: string): Claim {
  const all = claims();
  const old = all[id];
  if (old?.token === token) return old;
  const claim = { token, secret: secret() };
  write(CLAIMS, { ...all, [id]: claim });
  return claim;
}

/** The name is about to be sent with the claim; `null`: the server did not accept it. */
export function nameClaim(id: string, name: string | null): void {
  const all = claims();
  const claim = all[id];
  if (!claim) return;
  const { token, secret } = claim;
  write(CLAIMS, { ...all, [id]: { token, secret, ...(name === null ? {} : { name }) } });
}

/** Nobody sits down with this link any more. */
export function dropClaim(id: string): void {
  const all = claims();
  delete all[id];
  write(CLAIMS, all);
}

/** Somebody sat down with a link: its token is worthless now, the new one is the seat. */
export function seated(id: string, link: string, seat: Omit<Mine, "at">): void {
  dropTokens(id, [link]);
  keep(id, seat);
  dropClaim(id);
}

export const myName = (): string => read<string>("towpath-name", "");
export const setMyName = (name: string): void => write("towpath-name", name);

/** A random name of this device, for the deal of the day. */
export function device(): string {
  let name = read<string>("towpath-device", "");
  if (!/^[0-9a-z]{16,64}$/.test(name)) {
    name = secret();
    write("towpath-device", name);
  }
  return name;
}

/** The version of a table that was last looked at, for the digest of what happened since. */
export const lastSeen = (id: string): number | null => read<number | null>(`towpath-seen-${id}`, null);
export const setLastSeen = (id: string, version: number): void => write(`towpath-seen-${id}`, version);

/** The last line of a table's chat that was read. */
export const lastRead = (id: string): number => read<number>(`towpath-read-${id}`, -1);
export const setLastRead = (id: string, line: number): void => write(`towpath-read-${id}`, line);

/** The seats of a table that this device does not want to hear. */
export const muted = (id: string): number[] => read<number[]>(`towpath-muted-${id}`, []);
export const setMuted = (id: string, seats: readonly number[]): void => write(`towpath-muted-${id}`, seats);

/** Whether the five lines about a game have been read on this device. */
export const primed = (game: string): boolean => read<string[]>("towpath-primed", []).includes(game);
export const setPrimed = (game: string): void => write("towpath-primed", [...new Set([...read<string[]>("towpath-primed", []), game])]);

/** The most points reached alone in this browser, by the kind of game. */
export const bestOf = (kind: string): number | null => read<Record<string, number>>("towpath-best", {})[kind] ?? null;
export function setBest(kind: string, points: number): void {
  const all = read<Record<string, number>>("towpath-best", {});
  if (points > (all[kind] ?? -Infinity)) write("towpath-best", { ...all, [kind]: points });
}
