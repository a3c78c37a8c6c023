/**
 * The announcements of a whole game of Arriala, compared with a stored transcript (fixtures/arriala.txt): the first player's screen
 * reader, entry by entry. After a change of words or events look at the difference and write it anew with
 * `npx vitest run src/shell/announce.test.ts -u`.
 */
import { beforeAll, describe, expect, it } from "vitest";
import type { Board, Event } from "../api/arriala";
import type { LogEntry } from "../api/types";
import { summarize } from "../games/arriala/places";
import { introduce, need, speak } from "../words/words.svelte";
import { Announcer } from "./announce";
import { chronicle } from "./chronicle";
import game from "./fixtures/arriala.json";

const log = game.log as unknown as LogEntry[];
const board = { stops: Array.from({ length: game.stops }, () => ({})), sides: game.sides } as unknown as Board;
const turnsUntil = (entry: number) =>
  chronicle(
    log.filter((line) => line.entry <= entry),
    (event) => summarize(event as Event, board),
  );
const entries = [...new Set(log.map(({ entry }) => entry))];
const last = entries.at(-1) ?? 0;
/** Whose turn goes on after an entry: whoever decides next. */
const acting = (entry: number): number | null => log.find((line) => line.entry > entry)?.seat ?? null;

function heard(seat: number | null, everyLine: boolean): string[] {
  const announcer = new Announcer();
  const mine = seat === null ? [] : [seat];
  const name = (who: number): string => game.players[who]?.name ?? "";
  return entries.flatMap((entry) => announcer.news(turnsUntil(entry), mine, acting(entry), everyLine, name));
}

beforeAll(async () => {
  // Nothing of a page is there but what the words need.
  globalThis.document ??= { documentElement: {} } as unknown as Document;
  await speak("en", "once");
  await need("arriala");
  introduce(game.players);
});

describe("what is announced of a whole game", () => {
  it("is the stored transcript", async () => {
    await expect(`${heard(0, false).join("\n")}\n`).toMatchFileSnapshot("fixtures/arriala.txt");
  });
  it("has one summary for each turn of somebody else, and every line where that is wanted", () => {
    const turns = turnsUntil(last).filter(({ seat }) => seat !== null);
    expect(heard(null, false)).toHaveLength(turns.length);
    expect(heard(null, true)).toHaveLength(turns.reduce((count, { lines }) => count + lines.length, 0));
  });
  it("says nothing twice when the same log is looked at again, and nothing of what was there before", () => {
    const announcer = new Announcer();
    const name = (): string => "";
    expect(announcer.news(turnsUntil(last), [0], null, true, name)).toEqual([]);
    expect(announcer.news(turnsUntil(last), [0], null, true, name)).toEqual([]);
  });
});
