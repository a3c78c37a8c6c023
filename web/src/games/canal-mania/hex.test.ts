import { describe, expect, it } from "vitest";
import { BOARD, townOf } from "../../gallery/canal-mania-board";
import { centre, directionOf, directionTo, hexAt, hexOf, nameOf, neighbour, sideOf } from "./hex";
import { coast, groves, hachures, hexLines } from "./relief";
import { sheetOf } from "./sheet";
import { placeOf, terrainOf, townAt } from "./terrain";

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
        expect(sideOf(directionOf(direction))).toBe(direction);
      }
    }
  });

  it("are found again from their middle", () => {
    for (let col = 0; col < 23; col += 1) {
      for (let row = 0; row < 30; row += 1) expect(hexAt(centre({ col, row }))).toEqual({ col, row });
    }
  });

  it("Bristol and Bath lie on one axis, to the south-east", () => {
    const between = neighbour(placeOf(BOARD.towns[townOf("bristol")]?.hex ?? ""), 2);
    expect(townAt(BOARD, nameOf(neighbour(between, 2)))).toBe(townOf("bath"));
    expect(townAt(BOARD, nameOf(between))).toBeNull();
  });
});

describe("the drawn map", () => {
  const terrain = terrainOf(BOARD);

  it("tells sea, ground and towns apart, and nothing twice", () => {
    const counts = { sea: 0, clear: 0, difficult: 0, town: 0 };
    for (let col = 0; col < BOARD.columns; col += 1) {
      for (let row = 0; row < BOARD.rows; row += 1) counts[terrain.at({ col, row })] += 1;
    }
    expect(counts).toMatchObject({ clear: BOARD.clear.length, difficult: BOARD.difficult.length, town: BOARD.towns.length });
    expect(terrain.at({ col: -1, row: 3 })).toBe("sea");
  });

  it.each([false, true])("has layers for coast, lines and hills, turned: %s", (turned) => {
    const sheet = sheetOf(BOARD, turned);
    for (const layer of [coast, hexLines, hachures, groves]) expect(layer(sheet, terrain).length).toBeGreaterThan(1000);
  });
});
