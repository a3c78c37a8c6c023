import { expect, it } from "vitest";
import type { LogEntry } from "../api/types";
import { since } from "./since";

const line = (entry: number, seat: number | null, turn: number): LogEntry => ({ entry, seat, turn, event: entry, words: { key: "x" } });
const entries = (log: readonly LogEntry[]): number[] => log.map(({ entry }) => entry);

const DEALT = line(0, null, 0);

it("is what the others did after one's own last decision", () => {
  const log = [DEALT, line(1, 0, 1), line(2, 1, 2), line(3, 2, 3), line(4, 2, 3)];
  expect(entries(since(log, 0))).toEqual([2, 3, 4]);
  expect(entries(since(log, 1))).toEqual([3, 4]);
  expect(since(log, 2)).toEqual([]);
});

it("is all that was decided for somebody who has decided nothing, but not the deal", () => {
  expect(entries(since([DEALT, line(1, 0, 1), line(2, 1, 2)], 2))).toEqual([1, 2]);
  expect(since([DEALT], 0)).toEqual([]);
});

it("is the latest turn for a spectator", () => {
  const log = [DEALT, line(1, 0, 1), line(2, 1, 2), line(3, 1, 2)];
  expect(entries(since(log, null))).toEqual([2, 3]);
  expect(since([DEALT], null)).toEqual([]);
});

it("comes back when one's own decision is taken back", () => {
  const log = [DEALT, line(1, 1, 1), line(2, 0, 2)];
  expect(since(log, 0)).toEqual([]);
  expect(entries(since(log.slice(0, 2), 0))).toEqual([1]);
});
