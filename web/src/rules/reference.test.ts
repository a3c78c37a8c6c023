import { describe, expect, it } from "vitest";
import { find, type Reference } from "./reference";

const reference: Reference = {
  title: "Règles",
  parts: [],
  headings: [{ id: "part-2", level: 2, text: "Écluses" }],
  blocks: [
    { id: "AR-LOCK-1", name: "AR-LOCK-1", text: "AR-LOCK-1 Une écluse coûte 4." },
    { id: "AR-LOCK-1", name: "AR-LOCK-1", text: "1 – jouer" },
    { id: "part-2", name: "Écluses", text: "Die Straße führt zum Œuvre." },
  ],
};

describe("the rules are searched", () => {
  const named = (asked: string): string[] => find(reference, asked).map(({ text }) => text);

  it("by beginnings of words, without capitals and accents", () => {
    expect(named("ECLUSE cout")).toEqual(["AR-LOCK-1 Une écluse coûte 4."]);
    expect(named("jou")).toEqual(["1 – jouer"]);
    expect(named("strasse oeuvre")).toEqual(["Die Straße führt zum Œuvre."]);
  });

  it("for all words together, and for nothing without a word", () => {
    expect(named("écluse jouer")).toEqual([]);
    expect(named("luse")).toEqual([]);
    expect(named(" – ")).toEqual([]);
  });
});
