import { describe, expect, it } from "vitest";
import type { CanalView, View } from "../../api/canal-mania";
import { BOARD, contractOf, townOf } from "../../gallery/canal-mania-board";
import { sceneOf } from "./scene";
import { along, ghostOf, journey } from "./water";

const hex = (town: string): string => BOARD.towns[townOf(town)]?.hex ?? "";
const canal = (contract: number, owner: number, from: string, tiles: [string, string | null][]): CanalView => ({
  contract,
  owner,
  from: townOf(from),
  tiles: tiles.map(([at, town]) => ({ hex: at, tile: "stretch", entry: "n", exit: "s", town: town === null ? null : townOf(town) })),
  finished: false,
  barge: { town: townOf(from) },
  to_go: 1,
  left: 2,
  points: 0,
  next: [],
});
const view = {
  to_act: 1,
  cubes: [townOf("bath")],
  players: [{ colour: "red" }, { colour: "white" }],
  canals: [
    canal(0, 0, "bristol", [
      ["f23", null],
      ["f24", "bath"],
      ["g24", null],
      ["h24", "reading"],
    ]),
    canal(1, 1, "bath", [["a1", "bristol"]]),
  ],
  covered: [],
} as unknown as View;

describe("following the water", () => {
  it("goes tile by tile between two towns, either way", () => {
    const [first] = view.canals;
    if (!first) throw new Error("there is a canal");
    expect(along(first, BOARD, townOf("bath"), townOf("reading"))).toEqual([hex("bath"), "g24", "h24", hex("reading")]);
    expect(along(first, BOARD, townOf("bath"), townOf("bristol"))).toEqual([hex("bath"), "f24", "f23", hex("bristol")]);
    expect(along(first, BOARD, townOf("bristol"), townOf("reading"))).toBeNull();
  });

  it("takes the canal of the owner that the journey names", () => {
    const towns = [townOf("bath"), townOf("bristol")];
    expect(journey(view, BOARD, towns, ["white"])).toEqual([hex("bath"), "a1", hex("bristol")]);
    expect(journey(view, BOARD, towns, ["red"])).toHaveLength(4);
    expect(journey(view, BOARD, [], [])).toEqual([]);
  });

  it("goes along sections whose contracts lie face down", () => {
    const { owner, from, tiles } = canal(0, 0, "reading", [["b2", "oxford"]]);
    const covered = { ...view, covered: [{ owner, from, tiles }] };
    expect(journey(covered, BOARD, [townOf("oxford"), townOf("reading")], ["red"])).toEqual([hex("oxford"), "b2", hex("reading")]);
  });
});

describe("a tile before it is laid", () => {
  const medway = contractOf("medway");
  const next = [{ hex: "u25", entry: "nw" as const, exit: "se" as const, crossing: false, to_go: 1, left: 1 }];
  const begun = { ...view, canals: [{ ...canal(medway, 1, "tonbridge", []), next }] };

  it("begins where the canal ends", () => {
    const path = [{ hex: "u25" }, { exit: { hex: "u25", side: "se" as const } }, { tile: "lock" as const }];
    expect(ghostOf(path, begun)).toEqual({ owner: "white", tile: { hex: "u25", kind: "lock", enter: 5, leave: 2, town: false } });
    expect(ghostOf(path.slice(0, 2), begun)).toBeNull();
    expect(ghostOf(["end"], begun)).toBeNull();
  });

  it("is of the canal that was named", () => {
    const path = [{ hex: "u25" }, { canal: medway + 1 }, { exit: { hex: "u25", side: "se" as const } }, { tile: "lock" as const }];
    expect(ghostOf(path, begun)).toBeNull();
  });
});

it("the scene has cubes in their towns, and barges where they lie", () => {
  const scene = sceneOf(view, BOARD);
  expect(scene.towns.filter((town) => town.cube).map((town) => town.id)).toEqual(["bath"]);
  expect(scene.barges).toEqual([
    { contract: 0, owner: "red", hex: hex("bristol") },
    { contract: 1, owner: "white", hex: hex("bath") },
  ]);
});

describe("the course of a contract", () => {
  it.each(BOARD.contracts.map((contract) => [contract.id, contract] as const))("%s leads over ground, and over no town", (_, contract) => {
    const ground = new Set([...BOARD.clear, ...BOARD.difficult]);
    expect(contract.course.length).toBeGreaterThan(0);
    for (const one of contract.course) expect(ground.has(one)).toBe(true);
  });
});
