import { describe, expect, it } from "vitest";
import type { Target } from "../../api/canal-mania";
import { BOARD, townOf } from "../../gallery/canal-mania-board";
import { Targets } from "../choose";
import { valuesOf } from "./targets";
import { spotsOf, touchedAt } from "./touch";

const none = new Targets<Target>();
const town = (id: string): Target => ({ town: townOf(id) });
const hexOfTown = (id: string): string => BOARD.towns[townOf(id)]?.hex ?? "";
const touched = (hex: string, lit: Target[] = [], picked: Target[] = [], first: Target[] = lit): Target =>
  touchedAt(BOARD, hex, { lit: new Targets(lit), first: new Targets(first), picked });

it("things of a kind are found among others", () => {
  const targets: Target[] = ["draw", { hex: "f24" }, { exit: { hex: "f25", side: "s" } }, { hex: "g1" }];
  expect(valuesOf(targets, "hex")).toEqual(["f24", "g1"]);
  expect(valuesOf(targets, "town")).toEqual([]);
});

describe("where things lie", () => {
  it("the way on from a hex lies on what is beyond", () => {
    const toTown: Target = { exit: { hex: "f24", side: "se" } };
    const toHex: Target = { exit: { hex: "f24", side: "s" } };
    const spots = spotsOf(BOARD, [toTown, toHex, "draw", { hex: "a1" }]);
    expect(spots.towns.get(townOf("bath"))).toEqual(toTown);
    expect(spots.hexes.get("f25")).toEqual(toHex);
    expect([...spots.hexes.keys()]).toEqual(["f25", "a1"]);
  });
});

describe("what a touch means", () => {
  it("is what is lit there", () => {
    const exit: Target = { exit: { hex: "f24", side: "se" } };
    expect(touched(hexOfTown("bath"), [exit], [{ hex: "f24" }])).toEqual(exit);
    expect(touched(hexOfTown("bath"), [town("bath")])).toEqual(town("bath"));
    expect(touched("f24", [{ hex: "f24" }])).toEqual({ hex: "f24" });
  });

  it("is what is picked there, so that it is let go", () => {
    const exit: Target = { exit: { hex: "f24", side: "s" } };
    expect(touched("f25", [{ tile: "lock" }], [{ hex: "f24" }, exit])).toEqual(exit);
    expect(touched("f24", [exit], [{ hex: "f24" }])).toEqual({ hex: "f24" });
  });

  it("is a hex where building could begin anew, also beside the picked one", () => {
    const lit: Target[] = [{ exit: { hex: "f24", side: "s" } }];
    expect(touched("f23", lit, [{ hex: "f24" }], [{ hex: "f23" }])).toEqual({ hex: "f23" });
  });

  it("is a way on that is refused, beside the picked hex", () => {
    const lit: Target[] = [{ exit: { hex: "f24", side: "s" } }];
    expect(touched("f23", lit, [{ hex: "f24" }], [])).toEqual({ exit: { hex: "f24", side: "n" } });
    expect(touched("a1", lit, [{ hex: "f24" }], [])).toEqual({ hex: "a1" });
  });

  it("is the town or the hex itself where nothing is lit", () => {
    expect(touchedAt(BOARD, hexOfTown("london"), { lit: none, first: none, picked: [] })).toEqual(town("london"));
    expect(touched("f24")).toEqual({ hex: "f24" });
  });
});
