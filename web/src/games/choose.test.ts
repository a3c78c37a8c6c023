import { describe, expect, it } from "vitest";
import { select, touch, type Choice } from "./choose";

const choice = (notation: string, ...paths: string[][]): Choice => ({ notation, words: notation, paths });
const choices = [
  choice("walk 3 to 5", ["worker:3", "stop:5"]),
  choice("walk 3 to 6", ["worker:3", "stop:6"]),
  choice("walk 3 to 6 by card", ["card:move", "worker:3", "stop:6"], ["worker:3", "stop:6"]),
  choice("lock 6", ["tool:lock", "stop:6"]),
  choice("end", ["say:end"]),
];

describe("what is lit", () => {
  it("is the beginning of every choice at first", () => {
    expect([...select(choices, []).lit].sort()).toEqual(["card:move", "say:end", "tool:lock", "worker:3"]);
  });

  it("narrows with every touch", () => {
    expect([...select(choices, ["worker:3"]).lit].sort()).toEqual(["stop:5", "stop:6"]);
    expect(select(choices, ["tool:lock"]).open.map((open) => open.notation)).toEqual(["lock 6"]);
  });

  it("leaves several choices where the touches do not tell them apart", () => {
    const { ready, lit } = select(choices, ["worker:3", "stop:6"]);
    expect(ready.map((one) => one.notation)).toEqual(["walk 3 to 6", "walk 3 to 6 by card"]);
    expect(lit.size).toBe(0);
  });
});

describe("touching", () => {
  it("goes on with what is lit", () => {
    expect(touch(choices, ["worker:3"], "stop:5")).toEqual(["worker:3", "stop:5"]);
  });

  it("lets go of what was picked", () => {
    expect(touch(choices, ["worker:3"], "worker:3")).toEqual([]);
  });

  it("begins anew with something that could begin", () => {
    expect(touch(choices, ["worker:3"], "tool:lock")).toEqual(["tool:lock"]);
  });

  it("gives nothing for what is not lit, so that the server can be asked why", () => {
    expect(touch(choices, ["tool:lock"], "stop:5")).toBeNull();
  });
});
