import { describe, expect, it } from "vitest";
import { crowd, stops, TALL, WIDE } from "./layout";

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
