import { describe, expect, it } from "vitest";
import type { Change, Frame } from "../api/types";
import { Words, changed } from "./change";

const frame: Frame = {
  version: 3,
  look: { seat: 0 },
  to_act: [0],
  ending: null,
  question: { key: "arriala-question-begin", args: [] },
  view: {
    points: 4,
    places: [
      { key: "1", lock: false },
      { key: "2", lock: false },
    ],
    moved: ["a", "b", "c"],
  },
  choices: [],
  undo: { steps: 0, turn: 0 },
  log_after: null,
  log: [],
  scores: [],
  outcome: null,
  clock: null,
};

const change = (parts: Partial<Change>): Change => ({
  version: 4,
  set: [],
  log_after: 3,
  log: [],
  clock: null,
  choices: [],
  words: [],
  ...parts,
});

describe("a frame made from the last one", () => {
  it("has the new values and leaves the old frame alone", () => {
    const set: Change["set"] = [
      [["view", "places", 1, "lock"], true],
      [["to_act"], [1]],
    ];
    const next = changed(frame, change({ set }), new Words());
    expect(next.view).toEqual({
      points: 4,
      places: [
        { key: "1", lock: false },
        { key: "2", lock: true },
      ],
      moved: ["a", "b", "c"],
    });
    expect([next.version, next.to_act]).toEqual([4, [1]]);
    expect((frame.view as { places: { lock: boolean }[] }).places[1]?.lock).toBe(false);
    expect((next.view as { places: unknown[] }).places[0]).toBe((frame.view as { places: unknown[] }).places[0]);
  });

  it("has items of a list replaced by others", () => {
    const next = changed(frame, change({ set: [[["view", "moved"], 1, 1, ["x", "y"]]] }), new Words());
    expect((next.view as { moved: string[] }).moved).toEqual(["a", "x", "y", "c"]);
  });

  it("keeps the words of actions that were told once", () => {
    const words = new Words();
    const told = { action: "draw", words: { key: "arriala-action-draw", args: [] } };
    const first = changed(frame, change({ choices: ["draw"], words: [told] }), words);
    const second = changed(first, change({ version: 5, choices: ["draw"] }), words);
    expect(second.choices).toEqual([told]);
  });
});
