import { describe, expect, it } from "vitest";
import { wayOf } from "./motion";

const stops = [0, 1, 2, 3, 4].map((x) => ({ x, y: 0 }));
const vineyard = { x: 9, y: 9 };
const places = new Map([...stops.map((stop, index) => [index, stop] as const), [60, vineyard] as const]);

describe("the way of a worker", () => {
  it("leads along the canal, in either direction", () => {
    expect(wayOf(1, 3, stops, places).map(({ x }) => x)).toEqual([1, 2, 3]);
    expect(wayOf(3, 1, stops, places).map(({ x }) => x)).toEqual([3, 2, 1]);
  });

  it("leads straight to a vineyard and back", () => {
    expect(wayOf(2, 60, stops, places)).toEqual([stops[2], vineyard]);
    expect(wayOf(60, 2, stops, places)).toEqual([vineyard, stops[2]]);
  });

  it("is empty from a place that nobody has drawn", () => {
    expect(wayOf(61, 62, stops, places)).toEqual([]);
  });
});
