import { describe, expect, it } from "vitest";
import { pathsOf, wishesOf } from "./choices";
import { plotCell, routeCell } from "./plan";
import type { View } from "./view";

describe("what is touched", () => {
  it.each([
    ["go t2", [["space:t2"]]],
    ["go t2 lower", [["space:t2:lower"]]],
    ["buy wood", [["buy:wood"]]],
    ["turn", [["tool:turn"]]],
    ["wheel", [["tool:turn"]]],
    ["build a05 c1 cost 2", [["card:a05", "plot:c1"]]],
    ["activate b2", [["plot:b2"]]],
    ["use 1 with 2", [["effect:1"]]],
    ["use 1 with 2 bridge b2w", [["effect:1", "route:b2w"]]],
    ["gain rest", [["say:gain-rest"]]],
    ["done", [["say:done"]]],
  ])("%s", (action, paths) => {
    expect(pathsOf(action)).toEqual(paths);
  });

  it("a route can be begun with its place or its piece", () => {
    expect(pathsOf("rail b2n")).toEqual([
      ["route:b2n", "piece:rail"],
      ["piece:rail", "route:b2n"],
    ]);
  });
});

describe("the plan", () => {
  it("has plots in the even cells and routes around them", () => {
    expect(plotCell("a1")).toMatchObject({ column: 2, row: 2 });
    expect(plotCell("d3")).toMatchObject({ column: 8, row: 6 });
    expect(routeCell("a1n")).toEqual({ column: 2, row: 1, upright: false });
    expect(routeCell("a3s")).toEqual({ column: 2, row: 7, upright: false });
    expect(routeCell("b1w")).toEqual({ column: 3, row: 2, upright: true });
    expect(routeCell("d1e")).toEqual({ column: 9, row: 2, upright: true });
  });
});

describe("what a touch could have meant", () => {
  const view = {
    to_act: "red",
    step: "parts",
    players: [
      {
        seat: "red",
        plots: [
          { plot: "a1", building: {} },
          { plot: "b1", building: null },
        ],
        routes: [
          { space: "a1n", piece: "path", bridge: false },
          { space: "b1n", piece: null, bridge: false },
        ],
      },
    ],
    display: [
      { id: "A05", costs: [[], []] },
      { id: "A06", costs: [[]] },
    ],
    work: { pieces: ["path", "road"] },
  } as unknown as View;

  it.each([
    [[], "card:a05", ["build a05 b1", "build a05 b1 cost 2"]],
    [["card:a06"], "plot:b1", ["build a06 b1"]],
    [[], "route:b1n", ["path b1n", "road b1n"]],
    [["piece:road"], "route:b1n", ["road b1n"]],
    [[], "piece:road", ["road b1n"]],
    [[], "piece:bridge", ["bridge a1n"]],
    [[], "buy:coal", ["buy coal"]],
    [[], "space:t2:lower", ["go t2 lower"]],
  ])("%j, then %s: %j", (picked, target, wishes) => {
    expect(wishesOf(view, picked, target)).toEqual(wishes);
  });
});
