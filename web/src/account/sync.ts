import type { AccountInfo, HeldTable, KeepTable } from "../api/types";
import { doneLessons, learnt } from "../learn/progress";
import { noteSignedIn } from "../net/account.svelte";
import { lend, lendOne, setMyName, stored, type Mine } from "../net/mine";
import { forgetSeats, keepSeats, lessons, seats, state } from "./ask";

/** The most tables of one question. */
const TABLES = 100;

/** A table as this browser keeps it. */
export const asMine = ({ game, tokens, owner, deal, at }: HeldTable): Mine => ({
  game,
  name: "",
  tokens,
  ...(owner === null ? {} : { owner }),
  ...(deal === null ? {} : { deal }),
  at,
});

/** What this browser has stored, as the server wants to hear it. */
export const kept = (): KeepTable[] =>
  Object.entries(stored()).map(([table, { tokens, owner }]) => ({ table, tokens, ...(owner === undefined ? {} : { owner }) }));

/** The account takes tables that this browser has stored; from then on they are in the account and not in the browser. */
async function moveIn(tables: readonly KeepTable[]): Promise<void> {
  for (let from = 0; from < tables.length; from += TABLES) {
    const { tables: taken } = await keepSeats(tables.slice(from, from + TABLES));
    for (const table of taken) lendOne(table.table, asMine(table));
  }
}

/** A failure leaves everything where it is; the next time the page is opened it is tried again. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

const keeper = {
  kept: (id: string): void => quietly(moveIn(kept().filter(({ table }) => table === id))),
  forgotten: (id: string): void => quietly(forgetSeats(id)),
};

/** Fetches the seats of the account, and moves in what this browser has. */
export async function begin(): Promise<void> {
  const { account } = await state();
  if (account === null) {
    signedOut();
    return;
  }
  const { tables } = await seats();
  lend(Object.fromEntries(tables.map((table) => [table.table, asMine(table)])), keeper);
  await moveIn(kept());
  learnt((await lessons(doneLessons())).done);
}

/** Somebody has signed in. */
export async function signedIn(account: AccountInfo): Promise<void> {
  noteSignedIn(account.name);
  setMyName(account.name);
  await begin();
}

/** Nobody is signed in any more: nothing of the account stays here. */
export function signedOut(): void {
  noteSignedIn(null);
  lend({}, null);
}
