import { expect, it } from "vitest";
import { ago, duration, timeName } from "./when";

const NOW = new Date(2026, 10, 20, 18, 30).getTime();
const MINUTE = 60_000;

it.each([
  [-5, "now"],
  [0, "now"],
  [0.9, "now"],
  [1, "1 minute ago"],
  [59, "59 minutes ago"],
  [60, "1 hour ago"],
  [24 * 60, "yesterday"],
  [24 * 60 * 9, "9 days ago"],
])("%s minutes ago is %s", (minutes, words) => {
  expect(ago(NOW - minutes * MINUTE, NOW)).toBe(words);
});

it("a time to come has its day where it is not today", () => {
  expect(timeName(new Date(2026, 10, 20, 21, 0).getTime(), NOW)).toBe("9:00 PM");
  expect(timeName(new Date(2026, 10, 23, 9, 0).getTime(), NOW)).toContain("Monday");
  expect(timeName(new Date(2026, 11, 7, 9, 0).getTime(), NOW)).toContain("December 7");
});

it.each([
  [0, "0:00"],
  [59, "0:59"],
  [754, "12:34"],
  [3849, "1:04:09"],
])("%s seconds are %s", (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});
