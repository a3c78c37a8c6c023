import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Queue } from "./queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue(): { shown: number[]; queue: Queue<number> } {
  const shown: number[] = [];
  return { shown, queue: new Queue((item) => shown.push(item)) };
}

it("shows the first at once and each other after the one before has had its time", () => {
  const { shown, queue: waiting } = queue();
  for (const item of [1, 2, 3]) waiting.add(item, "anna", 600, 4000);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1, 2]);
  expect(waiting.behind).toBe(1);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1, 2, 3]);
});

it("spends no more than the longest time on a turn", () => {
  const { shown, queue: waiting } = queue();
  for (let item = 0; item < 9; item += 1) waiting.add(item, "anna", 600, 1500);
  waiting.add(9, "ben", 600, 1500);
  vi.advanceTimersByTime(1500);
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it("shows all at once when asked to, and waits for nothing at no pace", () => {
  const { shown, queue: waiting } = queue();
  for (const item of [1, 2, 3]) waiting.add(item, "anna", 600, 4000);
  waiting.flush();
  expect(shown).toEqual([1, 2, 3]);
  waiting.add(4, "anna", 0, 0);
  waiting.add(5, "anna", 0, 0);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

it("forgets what waits", () => {
  const { shown, queue: waiting } = queue();
  for (const item of [1, 2]) waiting.add(item, "anna", 600, 4000);
  waiting.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});
