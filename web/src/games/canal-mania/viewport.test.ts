import { describe, expect, it } from "vitest";
import { BOARD } from "../../gallery/canal-mania-board";
import { R, type Point } from "./hex";
import { sheetOf } from "./sheet";
import { placeOf } from "./terrain";
import { bounded, closeIn, FINGER, fit, inContent, keeping, onMap, picture } from "./viewport";

const turned = sheetOf(BOARD, true);
const up = sheetOf(BOARD, false);
const PHONE = { width: 372, height: 500 };

describe("the window", () => {
  it.each([
    ["1280x800", { width: 923, height: 556 }, 14],
    ["1600x1000", { width: 1240, height: 756 }, 20],
    ["2560x1440", { width: 1823, height: 1180 }, 32],
  ])("shows the whole turned sheet at %s with large hexes", (_, window, least) => {
    expect(fit(window, turned) * R).toBeGreaterThan(least);
    expect(fit(window, turned)).toBeGreaterThan(fit(window, up) * 1.2);
  });

  it("is filled by the picture: the sea reaches its edge", () => {
    for (const window of [PHONE, { width: 1200, height: 500 }, { width: 600, height: 900 }]) {
      const shown = picture(window, turned, fit(window, turned));
      expect(shown.width).toBeCloseTo(window.width - 36);
      expect(shown.height).toBeCloseTo(window.height - 36);
    }
  });

  it("keeps what lies under the pointer there while it zooms", () => {
    const before = picture(PHONE, up, 0.6);
    const after = picture(PHONE, up, 1.2);
    const anchor = { x: 100, y: 200 };
    const scroll = { x: 50, y: 70 };
    const to = keeping(anchor, scroll, before, after);
    const point = onMap({ x: scroll.x + anchor.x, y: scroll.y + anchor.y }, before);
    const there = inContent(point, after);
    expect(there.x - to.x).toBeCloseTo(anchor.x);
    expect(there.y - to.y).toBeCloseTo(anchor.y);
  });

  it("never shows less than everything, nor more than makes sense", () => {
    expect(bounded(0.01, PHONE, up)).toBe(fit(PHONE, up));
    expect(bounded(100, PHONE, up) * R).toBeLessThan(70);
  });
});

describe("closing in on a telephone", () => {
  const at = (...hexes: string[]): Point[] => hexes.map((hex) => up.centre(placeOf(hex)));
  const here = { x: up.width / 2, y: up.height / 2 };

  it("comes near to a single place", () => {
    const close = closeIn(at("l5"), PHONE, up, here);
    expect(close?.scale).toBeCloseTo(33 / R);
    expect(close?.middle).toEqual(at("l5")[0]);
  });

  it("makes neighbouring hexes as wide as a finger", () => {
    const close = closeIn(at("l5", "l6", "m5", "k5"), PHONE, up, here);
    expect((close?.scale ?? 0) * Math.sqrt(3) * R).toBeGreaterThanOrEqual(FINGER);
  });

  it("shows everything where things lie far apart", () => {
    const close = closeIn(at("c3", "t26"), PHONE, up, here);
    expect(close?.scale).toBeLessThan(0.6);
  });

  it("goes to the nearest where not everything fits at a finger's size", () => {
    const points = at("c3", "c4", "t26", "t27");
    const close = closeIn(points, PHONE, up, points[3] ?? here);
    expect((close?.scale ?? 0) * Math.sqrt(3) * R).toBeGreaterThanOrEqual(FINGER - 0.01);
    expect(close?.middle).toEqual(points[3]);
  });

  it("has nothing to close in on where nothing matters", () => {
    expect(closeIn([], PHONE, up, here)).toBeNull();
  });
});
