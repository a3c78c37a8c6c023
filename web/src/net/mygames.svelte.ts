import type { LobbyTable, MyTable, TableInfo } from "../api/types";
import { askMine, Failure, tableInfo } from "./http";
import { ready } from "./account.svelte";
import { forget, mine, type Mine } from "./mine";

/** How often the tables are asked for while somebody looks, in milliseconds. */
export const EVERY = 5000;
/** The most seats in one question. */
const SEATS = 100;

/** A table as it is known without a seat at it. */
function watched({ seats, to_act, end, changed_at, rematch, ...table }: TableInfo): MyTable {
  const { id, game, name, options, pace, clock, status, created_at } = table;
  const row: LobbyTable = { id, game, name, options, pace, clock, status, seats, created_at };
  return {
    table: row,
    mine: [],
    to_act,
    my_turn: false,
    away: false,
    end,
    begun: table.commit !== null,
    winners: [],
    changed_at,
    resumes_at: null,
    rematch,
  };
}

/** Those that wait for oneself first, then those that run, then the latest change. */
export function sorted(tables: readonly MyTable[]): MyTable[] {
  const rank = ({ my_turn, away, table }: MyTable): number => (my_turn || away ? 0 : table.status === "over" ? 2 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed_at - a.changed_at);
}

/** The seats to ask about, in questions of bearable size; the seats of one table stay together. */
export function questions(kept: readonly [string, Mine][]): { table: string; token: string }[][] {
  const found: { table: string; token: string }[][] = [];
  for (const [table, { tokens }] of kept) {
    const seats = tokens.map((token) => ({ table, token }));
    const last = found.at(-1);
    if (last && last.length + seats.length <= SEATS) last.push(...seats);
    else if (seats.length > 0) found.push(seats);
  }
  return found;
}

/** One's own tables, asked for again and again while somebody looks. */
export class MyGames {
  /** `null` before the first answer. */
  tables = $state.raw<MyTable[] | null>(null);
  /** The server did not answer the last question. */
  failure = $state.raw<Failure | null>(null);
  turns = $derived(this.tables?.filter(({ my_turn, away }) => my_turn || away).length ?? 0);
  #timer: ReturnType<typeof setInterval> | undefined;
  #asking = false;
  readonly #looked = (): void => {
    if (document.visibilityState === "visible") void this.ask("everything");
  };

  start(): void {
    void this.ask("everything");
    this.#timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.ask("running");
    }, EVERY);
    document.addEventListener("visibilitychange", this.#looked);
    addEventListener("pageshow", this.#looked);
    addEventListener("online", this.#looked);
  }

  stop(): void {
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#looked);
    removeEventListener("pageshow", this.#looked);
    removeEventListener("online", this.#looked);
  }

  /** A table that is over is wanted in the list no longer. */
  drop(id: string): void {
    forget(id);
    this.tables = this.tables?.filter(({ table }) => table.id !== id) ?? null;
  }

  /** Asks how they stand. A game that is over stays so, and is asked for once. */
  async ask(what: "everything" | "running"): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      if (what === "everything") await ready();
      const before = new Map((this.tables ?? []).map((row) => [row.table.id, row]));
      const still = ([id]: [string, Mine]): boolean => what === "everything" || before.get(id)?.table.status !== "over";
      const wanted = Object.entries(mine()).filter(still);
      const found = new Map<string, MyTable>();
      for (const seats of questions(wanted)) for (const row of (await askMine(seats)).tables) found.set(row.table.id, row);
      for (const [id] of wanted) {
        // Tables that are only looked on change nothing for oneself; they need not be asked for all the time.
        if (found.has(id) || (what === "running" && before.has(id))) continue;
        const row = await this.#lookAt(id);
        if (row) found.set(id, row);
      }
      const here = mine();
      const rest = [...before.values()].filter(({ table }) => table.id in here && !found.has(table.id));
      this.tables = sorted([...found.values(), ...rest]);
      this.failure = null;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      this.failure = failure;
    } finally {
      this.#asking = false;
    }
  }

  /** A table at which no seat of ours is known: its maker may only look on, or our seat is gone, or the table is. */
  async #lookAt(id: string): Promise<MyTable | null> {
    try {
      return watched(await tableInfo(id));
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.error.code !== "not_found") throw failure;
      forget(id);
      return null;
    }
  }
}
