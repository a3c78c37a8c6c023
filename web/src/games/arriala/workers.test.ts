import { expect, it } from "vitest";
import { workersByPlace } from "./workers";

it("every worker is a figure of its own, where it stands", () => {
  const found = workersByPlace({
    workers: [
      { at: 9, colour: "red", count: 2, moved: 1 },
      { at: 9, colour: "green", count: 1, moved: 0 },
      { at: 61, colour: "yellow", count: 1, moved: 0 },
    ],
  });
  expect([...found]).toEqual([
    [9, ["red", "red", "green"]],
    [61, ["yellow"]],
  ]);
});
