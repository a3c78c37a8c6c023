import { describe, expect, it } from "vitest";
import type { LogEntry } from "../api/types";
import type { EventSummary } from "../games/logline";
import { chronicle } from "./chronicle";

/** A line whose event is its own summary. */
const line = (entry: number, seat: number | null, turn: number, summary: Partial<EventSummary>): LogEntry => ({
  entry,
  seat,
  turn,
  event: { icon: "tile", part: "deed", ...summary },
  words: { key: `${entry}-${summary.part ?? "deed"}` },
});
const tell = (event: unknown): EventSummary => event as EventSummary;

describe("the log as people read it", () => {
  const log = [
    line(0, null, 0, { part: "follows" }),
    line(0, null, 0, { part: "turn", round: 1 }),
    line(1, 0, 1, { places: [{ hex: "k22" }] }),
    line(2, 0, 1, { icon: "cube", weight: "chain" }),
    line(2, 0, 1, { part: "points", wins: [{ player: "red", points: 2 }] }),
    line(2, 0, 1, {
      part: "points",
      wins: [
        { player: "red", points: 1 },
        { player: "white", points: 1 },
      ],
    }),
    line(2, 0, 1, { part: "fold", fold: "cards", weight: "reveal" }),
    line(2, 0, 1, { part: "fold", fold: "cards", weight: "reveal" }),
    line(3, 0, 1, { part: "turn", round: 2 }),
    line(4, 1, 2, {}),
    line(4, 1, 2, { part: "follows" }),
  ];
  const turns = chronicle(log, tell);

  it("has a group for each turn, with its player and round", () => {
    expect(turns.map(({ seat, round, lines }) => [seat, round, lines.length])).toEqual([
      [null, null, 1],
      [0, 1, 2],
      [1, 2, 1],
    ]);
  });
  it("has one line a decision, with points added up and reveals counted", () => {
    const haul = turns[1]?.lines[1];
    expect(haul).toMatchObject({ entry: 2, icon: "cube", weight: "chain", folds: [{ words: "cards", count: 2 }] });
    expect(haul?.wins).toEqual([
      { player: "red", points: 3 },
      { player: "white", points: 1 },
    ]);
    expect(turns[2]?.lines[0]?.more).toEqual([{ key: "4-follows" }]);
  });
  it("knows where it happened", () => {
    expect(turns[1]?.lines[0]?.spots).toEqual([{ target: { hex: "k22" }, within: null }]);
  });
});
