import { expect, it } from "vitest";
import type { Card, Cost, Target } from "../../api/arriala";
import type { Choice } from "../choose";
import { pricesOf } from "./scene";

const worker: Target = { worker: { colour: "red", at: 3 } };
const to = (stop: number, points: number, cards: Card[] = []): Choice<Target, Cost> => ({
  id: stop,
  paths: [[worker, { stop }]],
  cost: { points, cards },
  kind: "progress",
  words: { key: "arriala-action-end" },
});

it("the cheapest way stands at each lit place, and says whether a card is played", () => {
  const prices = pricesOf([to(4, 1), to(5, 2), to(5, 3), to(9, 1, ["anywhere"])], [worker]);
  expect([...prices.values()]).toEqual([
    { points: 1, card: false },
    { points: 2, card: false },
    { points: 1, card: true },
  ]);
});

it("where all cost the same the question says it", () => {
  expect(pricesOf([to(4, 3), to(5, 3)], [worker]).size).toBe(0);
  expect(pricesOf([to(4, 1), to(5, 2)], []).size).toBe(0);
});
