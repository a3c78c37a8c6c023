import { describe, expect, it } from "vitest";
import type { Target } from "../../api/arriala";
import { Targets } from "../choose";
import { meant, scrollTo } from "./touch";

const stop = (at: number): Target => ({ stop: at });
const drawn = [1, 2, 3].map((at) => ({ key: `stop:${at}`, x: at * 40, y: 0 }));
const hand = { lit: new Targets([stop(1), stop(3)]), picked: [stop(2)] };

describe("a finger", () => {
  it("means what it lies on if that is lit or picked", () => {
    expect(meant({ x: 50, y: 0 }, stop(3), drawn, hand)).toEqual(stop(3));
    expect(meant({ x: 45, y: 0 }, stop(2), drawn, hand)).toEqual(stop(2));
  });

  it("means the nearest lit thing within reach", () => {
    expect(meant({ x: 60, y: 0 }, undefined, drawn, hand)).toEqual(stop(1));
    expect(meant({ x: 105, y: 5 }, stop(9), drawn, hand)).toEqual(stop(3));
  });

  it("means what it lies on where nothing lit is near", () => {
    expect(meant({ x: 200, y: 0 }, stop(9), drawn, hand)).toEqual(stop(9));
    expect(meant({ x: 200, y: 0 }, undefined, drawn, hand)).toBeUndefined();
  });
});

describe("lit things come into sight", () => {
  const at = (top: number): { top: number; bottom: number } => ({ top, bottom: top + 40 });
  const view = { top: 100, height: 300 };

  it("by no scrolling where all are seen", () => {
    expect(scrollTo([at(120), at(300)], view, 10)).toBe(100);
    expect(scrollTo([], view, 10)).toBe(100);
  });

  it("all of them where they fit", () => {
    expect(scrollTo([at(300), at(500)], view, 10)).toBe(250);
    expect(scrollTo([at(20), at(120)], view, 10)).toBe(10);
  });

  it("the nearest of many", () => {
    expect(scrollTo([at(0), at(200), at(800)], view, 10)).toBe(100);
    expect(scrollTo([at(0), at(440), at(900)], view, 10)).toBe(310);
  });
});
