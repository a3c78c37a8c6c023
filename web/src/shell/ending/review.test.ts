import { expect, it } from "vitest";
import type { Breakdown, OutcomeInfo, RegretInfo, TableInfo } from "../../api/types";
import { boatScale, chambers, fitted, lettering } from "./locks";
import { wrapped } from "./picture";
import {
  chancesOf,
  costOf,
  countedPoints,
  fleet,
  fromSource,
  gridLines,
  momentIn,
  momentLink,
  pointAt,
  reasonOf,
  sourcesOf,
  stepFrom,
  turningPoints,
} from "./review";

const score = (side: number, parts: Record<string, number>): Breakdown =>
  ({
    side,
    total: Object.values(parts).reduce((a, b) => a + b, 0),
    parts: Object.entries(parts).map(([key, points]) => ({ key, points })),
  }) as unknown as Breakdown;
const scores = [score(0, { locks: 9, goods: 20 }), score(1, { locks: 12, goods: 12, river: -3 }), score(2, { goods: 6 })];

it("counts source by source up to the total", () => {
  const sources = sourcesOf(scores);
  expect(sources).toEqual(["locks", "goods", "river"]);
  const [, second] = scores;
  if (!second) throw new Error("three sides");
  expect([0, 1, 2, 3, 9].map((counted) => countedPoints(second, sources, counted))).toEqual([0, 12, 24, 21, 21]);
  expect(fromSource(second, "river")).toBe(-3);
});

it("says where the best got most, and where they were furthest ahead", () => {
  expect(reasonOf(scores, 0)).toEqual({ source: "goods", points: 20, lead: null });
  expect(reasonOf([score(0, { locks: 9, goods: 20 }), score(1, { locks: 1, goods: 19 })], 0)).toEqual({
    source: "goods",
    points: 20,
    lead: "locks",
  });
  expect(reasonOf([score(0, { goods: 0 })], 0)).toBeNull();
  expect(reasonOf(scores, 7)).toBeNull();
});

it("puts boats in the order of their places, and leaves them where nobody has one", () => {
  const table = { seats: [0, 1, 2].map((seat) => ({ seat, name: `P${seat}` })) } as unknown as TableInfo;
  const outcome = (places: number[]): OutcomeInfo => ({ scores, winners: [], places, grade: null });
  const order = (places: number[]): number[] => fleet(table, outcome(places), [], ({ name }) => name).map(({ side }) => side);
  expect(order([2, 1, 3])).toEqual([1, 0, 2]);
  expect(order([1, 1, 3])).toEqual([0, 1, 2]);
  expect(order([])).toEqual([0, 1, 2]);
});

it("ends the curve with the result", () => {
  const review = { curve: [0, 8, 20].map((version) => ({ version, percents: [50, 30, 20] })), regrets: [] };
  expect(chancesOf(review, 20, [1]).at(-1)).toEqual({ version: 20, values: [0, 100, 0] });
  expect(chancesOf(review, 24, [0, 2]).map(({ version }) => version)).toEqual([0, 8, 20, 24]);
  expect(chancesOf(review, 24, [0, 2]).at(-1)?.values).toEqual([50, 0, 50]);
  expect(chancesOf(review, 24, [])).toHaveLength(3);
});

const regret = (version: number, seat: number, cost: number, points = 0): RegretInfo =>
  ({ version, seat, cost, points }) as unknown as RegretInfo;

it("tells one's own three costliest decisions first", () => {
  const regrets = [regret(5, 1, 30), regret(9, 0, 20), regret(2, 0, 12), regret(7, 0, 8), regret(4, 0, 5)];
  const { own, others } = turningPoints(regrets, [0]);
  expect(own.map(({ version }) => version)).toEqual([9, 2, 7]);
  expect(others.map(({ version }) => version)).toEqual([5]);
  expect(turningPoints(regrets, []).others.map(({ version }) => version)).toEqual([5, 9, 2]);
});

it("says a cost as people do", () => {
  const words = (one: RegretInfo, players: number): string[] => costOf(one, players).map((cost) => cost.words);
  expect(words(regret(1, 0, 5, 3), 2)).toEqual(["web-cost-chance", "web-cost-points"]);
  expect(words(regret(1, 0, 5), 2)).toEqual(["web-cost-chance"]);
  expect(words(regret(1, 0, 5, 3), 1)).toEqual(["web-cost-points"]);
  expect(words(regret(1, 0, 5), 1)).toEqual(["web-cost-little"]);
});

it("finds moments by steps and by a place along the curve", () => {
  const points = [0, 4, 9, 20].map((version) => ({ version, values: [] }));
  expect([stepFrom(points, 4, 1), stepFrom(points, 4, -1), stepFrom(points, 6, 1), stepFrom(points, 20, 1)]).toEqual([9, 0, 9, null]);
  expect([0, 0.18, 0.5, 1].map((along) => pointAt(points, 20, along))).toEqual([0, 4, 9, 20]);
  expect(pointAt([], 20, 0.5)).toBeNull();
});

it("draws a grid at round numbers", () => {
  expect(gridLines(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(gridLines(-24, 59)).toEqual([-20, 0, 20, 40]);
  expect(gridLines(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
});

it.each([
  ["", null],
  ["?lang=de", null],
  ["?moment=57", 57],
  ["?lang=de&moment=0", 0],
  ["?moment=", "bad"],
  ["?moment=-3", "bad"],
  ["?moment=4e9", "bad"],
  ["?moment=99999999", "bad"],
])("reads the moment of %s", (search, moment) => {
  expect(momentIn(search)).toBe(moment);
});

it("writes an address that it reads again", () => {
  const link = new URL(momentLink("https://x.example", "abc", 57));
  expect(link.pathname).toBe("/t/abc");
  expect(momentIn(link.search)).toBe(57);
});

it("lets the first float highest, equals level, and everybody inside the picture", () => {
  for (const [width, height] of [
    [786, 254],
    [1200, 330],
    [358, 190],
  ] as const) {
    for (const places of [[1], [1, 2], [1, 1, 3], [1, 2, 3, 4, 5], [null, null]]) {
      const flight = chambers(places, width, height);
      const levels = flight.map(({ level }) => level);
      expect(levels).toEqual([...levels].sort((a, b) => a - b));
      places.forEach((place, index) => expect(levels[index] === levels[0]).toBe(place === places[0]));
      const scale = boatScale(places.length, width, height);
      expect(Math.min(...levels) - 100 * scale).toBeGreaterThanOrEqual(0);
      expect(Math.max(...levels)).toBeLessThan(height - 20);
      const last = flight.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

it("shortens long names and keeps short ones whole", () => {
  expect(fitted("Ada", 150, 23, 12)).toEqual({ text: "Ada", size: 23 });
  const long = fitted("Bartholomäus von und zu Wasserstraßenbau", 60, 23, 12);
  expect(long.size).toBe(12);
  expect(long.text.endsWith("…")).toBe(true);
  const boats = [{ side: 0, colour: "red", name: "Ada", place: 1, wins: true, points: 64 }];
  expect(lettering(boats, chambers([1], 786, 254), 254)[0]).toMatchObject({ points: { text: "64" }, name: { text: "1. Ada" } });
});

it("wraps a result into the lines there are", () => {
  const measure = (text: string): number => text.length;
  expect(wrapped("Anna wins, 61 to 54 and 49.", 40, 2, measure)).toEqual(["Anna wins, 61 to 54 and 49."]);
  expect(wrapped("Anna wins, 61 to 54 and 49.", 14, 2, measure)).toEqual(["Anna wins, 61", "to 54 and 49."]);
  expect(wrapped("one two three four", 5, 2, measure)).toEqual(["one", "two…"]);
});
