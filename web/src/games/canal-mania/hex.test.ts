import { describe, expect, it } from "vitest";
import { BUILTIN, beyond } from "./board";
import { centre, directionTo, hexAt, hexOf, nameOf, neighbour } from "./hex";
import { labels } from "./labels";
import { coast, hachures, hexLines } from "./relief";

describe("hexes", () => {
  it("read and write their names", () => {
    expect(hexOf("T25")).toEqual({ col: 19, row: 25 });
    expect(nameOf({ col: 19, row: 25 })).toBe("t25");
    expect(hexOf("25")).toBeNull();
  });

  it("know their neighbours both ways", () => {
    for (const col of [4, 5]) {
      for (let direction = 0; direction < 6; direction += 1) {
        const hex = { col, row: 7 };
        const next = neighbour(hex, direction);
        expect(directionTo(hex, next)).toBe(direction);
        expect(directionTo(next, hex)).toBe((direction + 3) % 6);
      }
    }
  });

  it("are found again from their middle", () => {
    for (let col = 0; col < 23; col += 1) {
      for (let row = 0; row < 30; row += 1) expect(hexAt(centre({ col, row }))).toEqual({ col, row });
    }
  });

  it("Bristol and Bath lie on one axis, to the south-east", () => {
    const bristol = BUILTIN.townById.get("bristol");
    const bath = BUILTIN.townById.get("bath");
    const between = neighbour(hexOf(bristol?.hex ?? "") ?? { col: 0, row: 0 }, 2);
    expect(nameOf(neighbour(between, 2))).toBe(bath?.hex);
    expect(beyond(BUILTIN, nameOf(between), "se")).toBe("town:bath");
  });
});

describe("the drawn map", () => {
  it("has towns on town hexes, and on no others", () => {
    const onMap = BUILTIN.terrain.flatMap((line, row) =>
      [...line].flatMap((ground, col) => (ground === "T" ? [nameOf({ col, row })] : [])),
    );
    expect(onMap.sort()).toEqual(BUILTIN.towns.map((town) => town.hex).sort());
  });

  it("has layers for coast, lines and hills", () => {
    for (const layer of [coast, hexLines, hachures]) expect(layer(BUILTIN.terrain).length).toBeGreaterThan(1000);
  });

  it("has no name lying on a seal", () => {
    const towns = BUILTIN.towns.map((town) => ({ ...town, ...centre(hexOf(town.hex) ?? { col: 0, row: 0 }) }));
    const placed = labels(towns, (town) => (town.city ? 21 : 19), 840);
    expect(placed).toHaveLength(towns.length);
    placed.forEach((label, index) => {
      towns.forEach((town, other) => {
        if (other !== index) expect(Math.hypot(town.x - label.x, town.y - label.y + 6)).toBeGreaterThan(13);
      });
    });
  });
});
