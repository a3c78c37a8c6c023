import { expect, it } from "vitest";
import type { Target } from "../../api/canal-mania";
import { keyOf } from "../choose";
import { waysOf } from "./scene";

const arrow = { hex: "f19", side: "ne" } as const;
const next = (to_go: number) => ({ hex: "f19", entry: "s" as const, exit: arrow.side, crossing: false, to_go, left: to_go });
const canals = [
  { contract: 3, next: [next(2)] },
  { contract: 5, next: [next(6)] },
];
const open = (canal: number): { paths: Target[][] }[] => [{ paths: [[{ hex: "f19" }, { canal }, { exit: arrow }]] }];

it("an arrow that two canals share counts the tiles of the one that is chosen", () => {
  const key = keyOf({ exit: arrow });
  expect(waysOf(canals, open(3)).get(key)).toEqual({ need: 2, left: 2 });
  expect(waysOf(canals, open(5)).get(key)).toEqual({ need: 6, left: 6 });
});
