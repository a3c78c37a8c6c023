import { describe, expect, it } from "vitest";
import type { Choice as WireChoice, Step } from "../api/core";
import { keyOf, numbered, same, select, Targets, touch, undrawn } from "./choose";

type Target = "end" | "lock" | "river" | { stop: number } | { card: string } | { worker: { colour: string; at: number } };

const worker = { worker: { colour: "red", at: 3 } } as const;
const choice = (key: string, ...paths: Target[][]): WireChoice<Target, number> => ({ paths, kind: "progress", words: { key } });
const choices = numbered([
  choice("walk-5", [worker, { stop: 5 }]),
  choice("walk-6", [worker, { stop: 6 }]),
  choice("walk-6-by-card", [{ card: "move" }, worker, { stop: 6 }], [worker, { stop: 6 }]),
  choice("lock-6", ["lock", { stop: 6 }]),
  choice("river", [worker, "river"]),
  choice("end", ["end"]),
]);
const steps: Step<Target>[] = [
  { picked: [], question: { key: "what" } },
  { picked: [worker], question: { key: "where-to" } },
  { picked: ["lock"], question: { key: "where" }, follow: { stop: 6 } },
];
const keys = (targets: Iterable<unknown>): string[] => [...targets].map(keyOf).sort();

describe("a thing", () => {
  it("has the same key whenever it is the same, and another whenever it is not", () => {
    expect(keyOf({ worker: { colour: "red", at: 3 } })).toBe(keyOf(worker));
    expect(keyOf({ worker: { at: 3, colour: "red" } })).toBe(keyOf(worker));
    expect(same({ stop: 1 }, { stop: 11 })).toBe(false);
    expect(same("lock", { lock: 1 })).toBe(false);
    expect(same({ worker: { colour: "red", at: 31 } }, worker)).toBe(false);
  });

  it("is found in a set by what it is, and by its key", () => {
    const set = new Targets<Target>([worker, { stop: 5 }, { stop: 5 }]);
    expect(set.size).toBe(2);
    expect(set.has({ stop: 5 })).toBe(true);
    expect(set.has({ stop: 6 })).toBe(false);
    expect(set.withKey(keyOf(worker))).toBe(worker);
    expect(set.withKey("nothing")).toBeUndefined();
  });
});

describe("what is lit", () => {
  it("is the beginning of every choice at first", () => {
    expect(keys(select(choices, steps, []).lit)).toEqual(keys(["end", "lock", { card: "move" }, worker]));
  });

  it("narrows with every touch", () => {
    expect(keys(select(choices, steps, [worker]).lit)).toEqual(keys(["river", { stop: 5 }, { stop: 6 }]));
    expect(select(choices, steps, ["lock"]).open.map(({ id }) => id)).toEqual([3]);
  });

  it("leaves several choices where the touches do not tell them apart", () => {
    const { ready, lit } = select(choices, steps, [worker, { stop: 6 }]);
    expect(ready.map(({ id }) => id)).toEqual([1, 2]);
    expect(lit.size).toBe(0);
  });

  it("has the server's question for just these touches, and what the table touches by itself", () => {
    expect(select(choices, steps, []).question?.key).toBe("what");
    expect(select(choices, steps, [worker]).question?.key).toBe("where-to");
    expect(select(choices, steps, [worker, { stop: 6 }]).question).toBeNull();
    expect(select(choices, steps, ["lock"]).follow).toEqual({ stop: 6 });
    expect(select(choices, steps, [worker]).follow).toBeNull();
  });
});

describe("touching", () => {
  it("goes on with what is lit", () => {
    expect(touch(choices, [worker], { stop: 5 })).toEqual([worker, { stop: 5 }]);
  });

  it("lets go of what was picked", () => {
    expect(touch(choices, [worker], { worker: { colour: "red", at: 3 } })).toEqual([]);
  });

  it("begins anew with something that could begin", () => {
    expect(touch(choices, [worker], "lock")).toEqual(["lock"]);
  });

  it("gives nothing for what is not lit, so that the server can be asked why", () => {
    expect(touch(choices, ["lock"], { stop: 5 })).toBeNull();
  });
});

describe("a button", () => {
  const ids = (picked: Target[], drawn: Target[]): number[] => undrawn(choices, picked, new Set(drawn.map(keyOf))).map(({ id }) => id);

  it("is for what one touch would do if the table drew it", () => {
    expect(ids([], ["lock", worker, { card: "move" }, { stop: 5 }, { stop: 6 }])).toEqual([5]);
    expect(ids([], ["lock", worker, "end"])).toEqual([]);
  });

  it("is for the last touch of what was begun, and for nothing else meanwhile", () => {
    expect(ids([worker], ["lock", worker, { stop: 5 }, { stop: 6 }])).toEqual([4]);
    expect(ids([worker], ["lock", worker, { stop: 5 }, { stop: 6 }, "river"])).toEqual([]);
  });
});
