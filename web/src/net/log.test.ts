import { describe, expect, it } from "vitest";
import { parse } from "../route";
import { mergeLog } from "./log";

const line = (entry: number) => ({ entry, seat: 0, turn: 1, event: "pass", words: { key: `line-${entry}` } });

describe("the log after a frame", () => {
  it("grows by what is new", () => {
    expect(mergeLog([line(1), line(2)], 2, [line(3)]).map(({ entry }) => entry)).toEqual([1, 2, 3]);
  });

  it("loses what was taken back", () => {
    expect(mergeLog([line(1), line(2), line(3)], 1, [line(5)]).map(({ entry }) => entry)).toEqual([1, 5]);
  });

  it("is thrown away when the server says so", () => {
    expect(mergeLog([line(1)], null, [line(7)]).map(({ entry }) => entry)).toEqual([7]);
  });
});

describe("addresses", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/t/abc", "#secret", { page: "table", id: "abc" }],
    ["/rules/arriala", "#AR-MOVE-5", { page: "rules", game: "arriala", clause: "AR-MOVE-5", part: "whole" }],
    ["/rules/kanal/aid", "", { page: "rules", game: "kanal", clause: "", part: "aid" }],
    ["/learn/kanal", "", { page: "learn", id: "kanal" }],
    ["/t/abc/more", "", { page: "lost" }],
    ["/nowhere", "", { page: "lost" }],
  ])("%s%s", (path, hash, route) => {
    expect(parse(path, hash)).toEqual(route);
  });
});
