import { describe, expect, it } from "vitest";
import { BUILTIN } from "./board";
import { corridor } from "./routes";
import type { CanalView, View } from "./view";
import { along, journey, paidBy, tileOf } from "./water";

const hex = (town: string): string => BUILTIN.townById.get(town)?.hex ?? "";
const canal = (contract: string, owner: number, from: string, tiles: [string, string | null][]): CanalView => ({
  contract,
  owner,
  from,
  tiles: tiles.map(([at, town]) => ({ hex: at, tile: "stretch", entry: "n", exit: "s", town })),
  finished: false,
  barge: null,
  to_go: 1,
  points: 0,
  next: [],
});
const view = {
  players: [{ colour: "red" }, { colour: "white" }],
  canals: [
    canal("kennet", 0, "bristol", [
      ["f23", null],
      ["f24", "bath"],
      ["g24", null],
      ["h24", "reading"],
    ]),
    canal("other", 1, "bath", [["a1", "bristol"]]),
  ],
} as unknown as View;

describe("following the water", () => {
  it("goes tile by tile between two towns, either way", () => {
    const [first] = view.canals;
    if (!first) throw new Error("there is a canal");
    expect(along(first, BUILTIN, "bath", "reading")).toEqual([hex("bath"), "g24", "h24", hex("reading")]);
    expect(along(first, BUILTIN, "bath", "bristol")).toEqual([hex("bath"), "f24", "f23", hex("bristol")]);
    expect(along(first, BUILTIN, "bristol", "reading")).toBeNull();
  });

  it("takes the canal of the owner that the journey names", () => {
    expect(journey(view, BUILTIN, ["bath", "bristol"], ["white"])).toEqual([hex("bath"), "a1", hex("bristol")]);
    expect(journey(view, BUILTIN, ["bath", "bristol"], ["red"])).toHaveLength(4);
  });
});

describe("a tile before it is laid", () => {
  it("begins where the canal ends", () => {
    const tonbridge = { ...view, canals: [canal("medway", 1, "tonbridge", [])] };
    const ways = ["n", "ne", "se", "s", "sw", "nw"];
    const at = BUILTIN.townById.get("tonbridge")?.hex ?? "";
    const column = at.charCodeAt(0);
    const north = `${String.fromCharCode(column)}${Number(at.slice(1)) - 1}`;
    const found = tileOf(`lay medway ${north} n lock with lock`, tonbridge, BUILTIN);
    expect(found).toMatchObject({ owner: "white", tile: { hex: north, kind: "lock", enter: ways.indexOf("s"), leave: 0 } });
    expect(tileOf("end", tonbridge, BUILTIN)).toBeNull();
  });

  it("says which cards are paid", () => {
    expect([...paidBy("lay medway t25 n tunnel with tunnel tunnel surveyor")]).toEqual([
      ["tunnel", 2],
      ["surveyor", 1],
    ]);
    expect(paidBy("end").size).toBe(0);
  });
});

describe("the corridor of a contract", () => {
  it.each([...BUILTIN.contracts.values()].map((contract) => [contract.id, contract] as const))(
    "%s has a course of allowed length, and no town in it",
    (_, contract) => {
      const hexes = corridor(BUILTIN, contract);
      expect(hexes.length).toBeGreaterThan(0);
      for (const one of hexes) expect(BUILTIN.townByHex.has(one)).toBe(false);
    },
  );
});
