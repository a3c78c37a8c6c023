import { describe, expect, it } from "vitest";
import { BUILTIN } from "./board";
import { pathOf, haulOf, wishOf } from "./choices";
import type { View } from "./view";

describe("what is touched", () => {
  it.each([
    ["take medway tonbridge", ["contract:medway", "town:tonbridge"]],
    ["swap rennie", ["engineer:rennie"]],
    ["replace", ["tool:replace"]],
    ["draw", ["tool:draw"]],
    ["draw lock-red", ["display:lock-red"]],
    ["card lock-red", ["display:lock-red"]],
    ["place london", ["town:london"]],
    ["remove london", ["town:london"]],
    ["lay kennet f24 se stretch with stretch", ["hex:f24", "town:bath", "tile:stretch"]],
    ["lay kennet f24 s stretch with stretch", ["hex:f24", "hex:f25", "tile:stretch"]],
    ["lift medway", ["lift:medway"]],
    ["haul basingstoke red weybridge white guildford", ["town:basingstoke", "town:guildford"]],
    ["discard lock", ["hand:lock"]],
    ["goods purple", ["say:goods-purple"]],
    ["end", ["say:end"]],
  ])("%s", (action, path) => {
    expect(pathOf(action, BUILTIN)).toEqual(path);
  });
});

it("a haul is read as its towns and the owners of the legs between", () => {
  expect(haulOf("haul basingstoke red weybridge white guildford white arundel")).toEqual({
    towns: ["basingstoke", "weybridge", "guildford", "arundel"],
    owners: ["red", "white", "white"],
  });
  expect(haulOf("draw")).toBeNull();
});

it("a hex that cannot be built on is asked about with a tile that suits its ground", () => {
  const view = { players: [{ hidden: [], open: ["medway"], colour: "red" }], goods: null } as unknown as View;
  expect(wishOf(view, BUILTIN, [], "hex:d0")).toBe("lay medway d0 n stretch with stretch");
  expect(wishOf(view, BUILTIN, [], "hex:f0")).toBe("lay medway f0 n aqueduct with aqueduct aqueduct");
  expect(wishOf(view, BUILTIN, ["contract:medway"], "town:london")).toBe("take medway london");
});
