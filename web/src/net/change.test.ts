import { describe, expect, it } from "vitest";
import type { Change, Choice, Frame, Step } from "../api/types";
import { Described, changed } from "./change";

const frame: Frame = {
  version: 3,
  look: { seat: 0 },
  to_act: [0],
  ending: null,
  question: { key: "arriala-question-begin" },
  view: {
    points: 4,
    places: [
      { key: "1", lock: false },
      { key: "2", lock: false },
    ],
    moved: ["a", "b", "c"],
  },
  choices: [],
  steps: [],
  held: null,
  undo: { steps: 0, turn: 0, barred: false },
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
  steps: [],
  ...parts,
});

describe("a frame made from the last one", () => {
  it("has the new values and leaves the old frame alone", () => {
    const set: Change["set"] = [
      [["view", "places", 1, "lock"], true],
      [["to_act"], [1]],
    ];
    const next = changed(frame, change({ set }), new Described());
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
    const next = changed(frame, change({ set: [[["view", "moved"], 1, 1, ["x", "y"]]] }), new Described());
    expect((next.view as { moved: string[] }).moved).toEqual(["a", "x", "y", "c"]);
  });

  it("has the choices and steps that its numbers stand for", () => {
    const described = new Described();
    const told = change({
      choices: [1, 0],
      new_choices: { from: 0, list: [choice("draw"), choice("end")] },
      steps: [0],
      new_steps: { from: 0, list: [step("what")] },
    });
    const first = changed(frame, told, described);
    expect(first.choices).toEqual([choice("end"), choice("draw")]);
    expect(first.steps).toEqual([step("what")]);
    const more = { from: 2, list: [choice("lock")] };
    const second = changed(first, change({ version: 5, choices: [0, 2], new_choices: more, steps: [0] }), described);
    expect(second.choices).toEqual([choice("draw"), choice("lock")]);
    expect(second.choices[0]).toBe(first.choices[1]);
    expect(second.steps[0]).toBe(first.steps[0]);
  });

  it("forgets descriptions that the server begins to number anew", () => {
    const described = new Described();
    changed(frame, change({ choices: [0, 1], new_choices: { from: 0, list: [choice("draw"), choice("end")] } }), described);
    const anew = change({ choices: [0], new_choices: { from: 0, list: [choice("pass")] } });
    expect(changed(frame, anew, described).choices).toEqual([choice("pass")]);
    expect(() => changed(frame, change({ choices: [1] }), described)).toThrow("has not described 1");
  });
});

const choice = (name: string): Choice<unknown, unknown> => ({ paths: [[name]], kind: "progress", words: { key: name } });
const step = (key: string): Step<unknown> => ({ picked: [], question: { key } });
