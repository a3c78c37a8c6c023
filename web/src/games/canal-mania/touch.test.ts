import { describe, expect, it } from "vitest";
import type { Target } from "../../api/canal-mania";
import { BOARD, townOf } from "../../gallery/canal-mania-board";
import { Targets } from "../choose";
import { valuesOf } from "./targets";
import { sheetOf } from "./sheet";
import { placeOf } from "./terrain";
import { near, spotsOf, touchedAt } from "./touch";
import { FINGER } from "./viewport";

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

describe.each([false, true])("a finger, turned: %s", (turned) => {
  const sheet = sheetOf(BOARD, turned);
  const lit = new Targets<Target>([{ hex: "f24" }]);
  const middle = sheet.centre(placeOf("f24"));
  // A whole map on a telephone: a hex is 18 pixels across.
  const reach = FINGER / 2 / 0.44;
  const found = (x: number, y: number, picked: Target[] = []): Target | undefined => near(BOARD, sheet, { lit, picked }, { x, y }, reach);

  it("reaches a lit hex 22 pixels away, so that the target is 44 pixels wide", () => {
    for (let angle = 0; angle < 6; angle += 0.25) {
      const far = { x: middle.x + Math.cos(angle) * reach * 0.98, y: middle.y + Math.sin(angle) * reach * 0.98 };
      expect(found(far.x, far.y)).toEqual({ hex: "f24" });
    }
  });

  it("means nothing lit from farther away", () => {
    expect(found(middle.x + reach * 1.1, middle.y)).toBeUndefined();
  });

  it("means what it lies on where that is lit or picked", () => {
    expect(found(middle.x, middle.y)).toBeUndefined();
    const { x, y } = sheet.centre(placeOf("f25"));
    expect(found(x, y)).toEqual({ hex: "f24" });
    expect(found(x, y, [{ hex: "f25" }])).toBeUndefined();
  });

  it("means the nearest of several", () => {
    const both = new Targets<Target>([{ hex: "f24" }, town("bath")]);
    const bath = sheet.centre(placeOf(hexOfTown("bath")));
    const point = { x: bath.x + (middle.x - bath.x) * 0.3, y: bath.y + (middle.y - bath.y) * 0.3 };
    const beyond = { x: bath.x - (middle.x - bath.x) * 0.7, y: bath.y - (middle.y - bath.y) * 0.7 };
    expect(near(BOARD, sheet, { lit: both, picked: [] }, point, reach)).toBeUndefined();
    expect(near(BOARD, sheet, { lit: both, picked: [] }, beyond, reach)).toEqual(town("bath"));
  });
});
