import { expect, it } from "vitest";
import { levels } from "./levels";

it("offers the levels a game has, weakest first, or else its strongest bot", () => {
  expect(levels(["random", "greedy", "easy", "medium", "hard", "master"]).map(({ bot }) => bot)).toEqual([
    "easy",
    "medium",
    "hard",
    "master",
  ]);
  expect(levels(["random", "eager"])).toEqual([{ bot: "eager", words: "web-level-only" }]);
  expect(levels([])).toEqual([]);
});
