import { expect, it } from "vitest";
import { pack, unpack } from "./share";

it("reads what it wrote", async () => {
  const study = { start: "title Ä\ngame kanal\nplayers 1", edition: null, line: ["p1 does go t1", "p1 does end => x=y"] };
  expect(await unpack(await pack(study))).toEqual(study);
});

it("is told a link that was cut off", async () => {
  const text = await pack({ start: "title A", edition: "abc", line: [] });
  expect(await unpack(text.slice(0, -6))).toBeNull();
  expect(await unpack("%")).toBeNull();
  expect(await unpack("")).toBeNull();
});
