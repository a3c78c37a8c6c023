import { expect, it } from "vitest";
import { settled } from "./settled";

it("leaves a gap where something went, and fills it with what comes", () => {
  const first = settled<string>([], ["a", "b", "c"]);
  expect(first).toEqual(["a", "b", "c"]);
  const second = settled(first, ["a", "c"]);
  expect(second).toEqual(["a", null, "c"]);
  expect(settled(second, ["c", "a", "d"])).toEqual(["a", "d", "c"]);
});

it("has no gaps at the end, and grows there", () => {
  expect(settled(["a", "b"], ["a"])).toEqual(["a"]);
  expect(settled(["a"], ["a", "b", "c"])).toEqual(["a", "b", "c"]);
});
