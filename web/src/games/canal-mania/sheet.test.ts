import { describe, expect, it } from "vitest";
import { BOARD } from "../../gallery/canal-mania-board";
import { positions } from "../../gallery/canal-mania";
import { moor, BOAT } from "./boats";
import { boxAround, crateBox, overlap, sealRadius } from "./boxes";
import { courseOf, masonry, plaques, portals, turnAt, waterPath } from "./course";
import { directionOf, neighbour, nameOf, type Hex } from "./hex";
import { labels, likely } from "./labels";
import { sceneOf } from "./scene";
import { sheetOf } from "./sheet";
import { placeOf } from "./terrain";
import { typeSize } from "./viewport";

const WAYS = [false, true];
const everyHex = (): Hex[] =>
  Array.from({ length: BOARD.columns }, (_, col) => Array.from({ length: BOARD.rows }, (_, row) => ({ col, row }))).flat();

describe("the turned sheet", () => {
  const up = sheetOf(BOARD, false);
  const turned = sheetOf(BOARD, true);

  it("has north on the left and east above", () => {
    const at = turned.centre({ col: 10, row: 10 });
    expect(turned.centre({ col: 10, row: 9 }).x).toBeLessThan(at.x);
    expect(turned.centre({ col: 10, row: 9 }).y).toBeCloseTo(at.y);
    expect(turned.centre({ col: 12, row: 10 }).y).toBeLessThan(at.y);
    expect(turned.side(0).x).toBeLessThan(0);
    expect(turned.side(0).y).toBeCloseTo(0);
  });

  it("is as wide as the other is tall", () => {
    expect([turned.width, turned.height]).toEqual([up.height, up.width]);
    expect(turned.width / turned.height).toBeGreaterThan(1.45);
  });

  it.each(WAYS)("finds every hex again from its middle and from near its corners, turned: %s", (way) => {
    const sheet = sheetOf(BOARD, way);
    for (const hex of everyHex()) {
      const middle = sheet.centre(hex);
      expect(nameOf(sheet.hexAt(middle))).toBe(nameOf(hex));
      for (const corner of sheet.corners(middle, 0.9)) expect(nameOf(sheet.hexAt(corner))).toBe(nameOf(hex));
    }
  });

  it.each(WAYS)("has every middle inside, and sides where the neighbours begin, turned: %s", (way) => {
    const sheet = sheetOf(BOARD, way);
    for (const hex of everyHex()) {
      const { x, y } = sheet.centre(hex);
      expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height).toBe(true);
      for (let side = 0; side < 6; side += 1) {
        const next = sheet.centre(neighbour(hex, side));
        const to = sheet.side(side, 2);
        expect(x + to.x).toBeCloseTo(next.x);
        expect(y + to.y).toBeCloseTo(next.y);
      }
    }
  });
});

// The scales of 1280x800, 2560x1440 and of a telephone that has closed in.
describe.each([0.61, 0.95, 1.6, 1.375])("names and boats at %s pixels a unit", (scale) => {
  describe.each(WAYS)("turned: %s", (way) => {
    const sheet = sheetOf(BOARD, way);
    const size = typeSize(scale) / scale;
    const towns = BOARD.towns.map((town) => ({ ...town, ...sheet.centre(placeOf(town.hex)) }));
    const placed = labels(towns, (town) => (town.city ? size * 1.06 : size), sheet, likely(BOARD, sheet));

    it("no name lies on a seal, on goods or on another name", () => {
      expect(placed).toHaveLength(towns.length);
      placed.forEach((label, index) => {
        towns.forEach((town, other) => {
          const r = sealRadius(town) * 0.8;
          if (other !== index) expect([town.name, overlap(label.box, boxAround(town, r * 2, r * 2))]).toEqual([town.name, 0]);
          expect(overlap(label.box, crateBox(town))).toBeLessThan(40);
        });
        placed.forEach((other, at) => {
          if (at !== index) expect([towns[at]?.name, overlap(label.box, other.box) < 30]).toEqual([towns[at]?.name, true]);
        });
      });
    });

    it.each(["middle", "full", "contract"])("no boat lies on a name, a seal or another boat: %s", (position) => {
      const shown = positions()[position];
      if (!shown) throw new Error("the gallery has it");
      const scene = sceneOf(shown.view, BOARD);
      expect(scene.barges.length).toBeGreaterThan(2);
      const boats = moor(
        scene.barges,
        {
          towns,
          names: placed.map(({ box }) => box),
          water: scene.canals.flatMap(({ tiles }) => tiles.map(({ hex }) => hex)),
          next: scene.next,
        },
        sheet,
      ).map((at) => boxAround(at, BOAT.wide, BOAT.tall));
      boats.forEach((boat, index) => {
        for (const { box } of placed) expect(overlap(boat, box)).toBe(0);
        for (const town of towns) expect(overlap(boat, boxAround(town, 30, 30))).toBe(0);
        boats.slice(index + 1).forEach((other) => expect(overlap(boat, other)).toBe(0));
      });
    });
  });
});

describe("a tile's course", () => {
  const sheet = sheetOf(BOARD, true);
  const tile = { hex: "l10", kind: "stretch", enter: 0, leave: 3, town: false } as const;

  it("runs from side to side, and on into a town", () => {
    const { from, to, at } = courseOf(sheet, tile);
    expect(from.x).toBeLessThan(at.x);
    expect(to.x).toBeGreaterThan(at.x);
    expect(turnAt(courseOf(sheet, tile), 0.5)).toBeCloseTo(0);
    const north = neighbour(placeOf("l10"), 0);
    const open = waterPath(sheet, tile, new Set());
    const joined = waterPath(sheet, tile, new Set([`${north.col},${north.row}`]));
    const start = (path: string): number => Number(/^M([\d.]+)/.exec(path)?.[1]);
    expect(start(joined)).toBeLessThan(start(open) - 5);
  });

  it("goes underground between two portals", () => {
    const tunnel = waterPath(sheet, { ...tile, kind: "tunnel" }, new Set());
    expect(tunnel.match(/M/g)).toHaveLength(2);
    const [a, b] = portals(courseOf(sheet, tile));
    expect(b.x - a.x).toBeGreaterThan(20);
  });

  it("has its arches below, or on the right where it runs up and down", () => {
    for (let enter = 0; enter < 6; enter += 1) {
      const course = courseOf(sheet, { hex: "l10", enter, leave: (enter + 3) % 6 });
      const { wall } = masonry(course, 7, 21);
      const points = [...wall.matchAll(/([\d.]+) ([\d.]+)/g)].map((found) => ({ x: Number(found[1]), y: Number(found[2]) }));
      const middle = {
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      };
      expect(middle.y - course.at.y + (middle.x - course.at.x) * 0.01).toBeGreaterThan(0);
    }
  });

  it("has an owner's plaque in every section of every canal", () => {
    const full = positions()["full"];
    if (!full) throw new Error("the gallery has it");
    for (const canal of sceneOf(full.view, BOARD).canals) {
      const sections = canal.tiles.filter(({ town }) => town).length;
      expect(plaques(sheet, canal).length).toBeGreaterThanOrEqual(sections);
    }
  });
});

it("directions and names are those of the map, however the sheet lies", () => {
  expect(directionOf(0)).toBe("n");
  expect(nameOf(sheetOf(BOARD, true).hexAt(sheetOf(BOARD, true).centre(placeOf("t25"))))).toBe("t25");
});
