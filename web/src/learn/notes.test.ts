import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NoteInfo } from "../api/types";
import { Finder, fits, seeNote, seenNotes } from "./notes";

const note = (id: string, key: string, told = false): NoteInfo => ({ id, rule: "", when: [{ told, key, part: null }], taught: [] });
const choice = (key: string): { words: { key: string } } => ({ words: { key } });
const line = (entry: number, turn: number, key: string): { entry: number; turn: number; words: { key: string } } => ({
  entry,
  turn,
  words: { key },
});

describe("notes", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it("fits the sentence, and the value in it where one is named", () => {
    const bridge = { told: false, key: "lay", part: ["piece", "bridge"] as [string, string] };
    expect(fits(bridge, { key: "lay", piece: { key: "bridge" } })).toBe(true);
    expect(fits(bridge, { key: "lay", piece: { key: "road" } })).toBe(false);
    expect(fits(bridge, { key: "lay" })).toBe(false);
    expect(fits({ ...bridge, part: null }, { key: "lay" })).toBe(true);
    expect(fits({ ...bridge, part: null }, { key: "buy" })).toBe(false);
  });

  it("says what is first met, one a turn and three decisions apart, and nothing while others decide", () => {
    const finder = new Finder([note("a", "lock"), note("b", "river")], 0);
    const both = [choice("river"), choice("lock")];
    expect(finder.look({ version: 1, choices: [], log: [] }, [])).toBeNull();
    expect(finder.look({ version: 1, choices: both, log: [line(1, 1, "x")] }, [])?.id).toBe("a");
    expect(finder.look({ version: 5, choices: both, log: [line(5, 1, "x")] }, ["a"])).toBeNull();
    expect(finder.look({ version: 3, choices: both, log: [line(3, 2, "x")] }, ["a"])).toBeNull();
    expect(finder.look({ version: 6, choices: both, log: [line(6, 2, "x")] }, ["a"])?.id).toBe("b");
    expect(finder.look({ version: 20, choices: both, log: [line(20, 9, "x")] }, ["a", "b"])).toBeNull();
  });

  it("tells of what happened since somebody looked, not of what was there before", () => {
    const finder = new Finder([note("a", "counted", true)], 4);
    const log = [line(4, 1, "counted")];
    expect(finder.look({ version: 5, choices: [choice("x")], log }, [])).toBeNull();
    expect(finder.look({ version: 7, choices: [choice("x")], log: [...log, line(7, 2, "counted")] }, [])?.id).toBe("a");
  });

  it("remembers what was said in this browser", () => {
    seeNote("a");
    seeNote("b");
    seeNote("a");
    expect(seenNotes()).toEqual(["a", "b"]);
  });
});
