import { beforeEach, describe, expect, it, vi } from "vitest";
import { doneWith, myStreak, remember, streak } from "./solved";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("puzzles that were solved", () => {
  it("counts days in a row, and keeps a streak until the day is over", () => {
    expect(streak([], 10)).toBe(0);
    expect(streak([8, 9, 10], 10)).toBe(3);
    expect(streak([8, 9], 10)).toBe(2);
    expect(streak([7, 8], 10)).toBe(0);
  });

  it("remembers who solved it first, and counts only puzzles of the day solved without help", () => {
    remember("kanal", "1-2", "shown", 10);
    expect([doneWith("kanal", "1-2"), myStreak(10)]).toEqual(["shown", 0]);
    remember("kanal", "1-2", "alone", 10);
    expect([doneWith("kanal", "1-2"), myStreak(10)]).toEqual(["shown", 0]);
    remember("arriala", "1-2", "alone", 10);
    remember("arriala", "1-2", "shown", null);
    expect([doneWith("arriala", "1-2"), myStreak(10)]).toEqual(["alone", 1]);
    remember("arriala", "3-4", "alone", null);
    expect(myStreak(11)).toBe(1);
  });
});
