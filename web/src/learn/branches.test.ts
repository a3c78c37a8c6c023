import { expect, it } from "vitest";
import { grow, prune } from "./branches";

const moves = (tree: ReturnType<typeof grow>): unknown => tree.map(({ move, after }) => (after.length === 0 ? move : [move, moves(after)]));

it("keeps every line that was tried, each move once", () => {
  const one = grow([], ["a", "b", "c"], []);
  const two = grow(one, ["a", "d"], []);
  expect(moves(two)).toEqual([["a", [["b", ["c"]], "d"]]]);
  expect(moves(grow(two, ["a", "b"], []))).toEqual(moves(two));
});

it("keeps the words that are known", () => {
  const known = grow([], ["a"], [{ key: "x" }]);
  expect(grow(known, ["a", "b"], [null])[0]?.words).toEqual({ key: "x" });
});

it("forgets a move with all that follows", () => {
  const tree = grow(grow([], ["a", "b", "c"], []), ["a", "d"], []);
  expect(moves(prune(tree, ["a", "b"]))).toEqual([["a", ["d"]]]);
  expect(moves(prune(tree, ["a"]))).toEqual([]);
});
