import { describe, expect, it } from "vitest";
import { badgeOf, beside, crowd, stops, TALL, WIDE } from "./layout";

const kinds = [8, 7, 4, 10].flatMap((cells) => ["town" as const, ...Array.from({ length: cells }, () => "cell" as const)]);
kinds.push("town");

describe.each([WIDE, TALL])("the $name board", (frame) => {
  const spots = stops(frame, kinds);

  it("has every stop inside its frame", () => {
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThan(frame.cell);
      expect(spot.x).toBeLessThan(frame.width - frame.cell);
      expect(spot.y).toBeGreaterThan(frame.cell);
      expect(spot.y).toBeLessThan(frame.height - frame.cell);
    }
  });

  it("has no two stops that touch", () => {
    spots.forEach((a, i) => {
      spots.slice(i + 1).forEach((b) => {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(frame.cell * 1.8);
      });
    });
  });

  it("has a badge for every section, within the picture and beside the stops", () => {
    const towns = kinds.flatMap((kind, index) => (kind === "town" ? [index] : []));
    const taken = [...frame.vineyards, ...frame.arts, ...frame.rivers];
    // Whole stretches, and what a lock leaves of them.
    const bounds = towns.slice(1).flatMap((to, index) => {
      const from = towns[index] ?? 0;
      return [from + 2, from + 3].flatMap((lock): [number, number][] => [
        [from, to],
        [from, lock],
        [lock, to],
      ]);
    });
    for (const [from, to] of bounds.filter(([from, to]) => to - from > 1)) {
      const cells = spots.slice(from + 1, to);
      const { wide, tall } = badgeOf(frame, cells.length);
      const { x, y } = beside(frame, cells, spots, taken);
      expect(x - wide / 2, `${from} to ${to}`).toBeGreaterThan(0);
      expect(x + wide / 2).toBeLessThan(frame.width);
      expect(y - tall / 2).toBeGreaterThan(0);
      expect(y + tall / 2).toBeLessThan(frame.height);
      for (const spot of spots) {
        const gap = Math.hypot(Math.max(0, Math.abs(spot.x - x) - wide / 2), Math.max(0, Math.abs(spot.y - y) - tall / 2));
        expect(gap, `${from} to ${to} is clear of the stops`).toBeGreaterThan(frame.cell * 0.82);
      }
    }
  });

  it("has vineyards, works and river works clear of the water", () => {
    for (const thing of [...frame.vineyards, ...frame.arts, ...frame.rivers]) {
      for (const spot of spots) expect(Math.hypot(thing.x - spot.x, thing.y - spot.y)).toBeGreaterThan(frame.cell * 1.7);
    }
  });
});

it("a crowd stands around the middle", () => {
  expect(crowd(1, 60)).toEqual([0]);
  const row = crowd(5, 60);
  expect(row[0]).toBe(-30);
  expect(row[4]).toBe(30);
});
