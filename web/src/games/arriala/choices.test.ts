import { describe, expect, it } from "vitest";
import { select } from "../choose";
import { choicesOf, partsOf, wishOf } from "./choices";
import type { View } from "./view";

const info = (action: string) => ({ action, words: { key: action, args: [] } });
const read = (actions: string[]) => choicesOf(actions.map(info), "red", (one) => one.action);

describe("the parts of an action", () => {
  it.each([
    ["walk yellow 14 to 18", ["worker:yellow@14", "stop:18"], []],
    ["walk red 3 to 9 move-3 +3", ["worker:red@3", "stop:9"], ["card:move-3"]],
    ["walk red 3 to 9 move-2 move-4", ["worker:red@3", "stop:9"], ["card:move-2", "card:move-4"]],
    ["anywhere 3 to montech", ["worker:red@3", "stop:montech"], ["card:anywhere"]],
    ["vineyard 5 to brulhois", ["worker:red@5", "vineyard:brulhois"], []],
    ["vineyard 5 to brulhois own-card", ["worker:red@5", "vineyard:brulhois"], ["card:own-to-vineyard"]],
    ["vineyard green 5 to brulhois any-card", ["worker:green@5", "vineyard:brulhois"], ["card:any-to-vineyard"]],
    ["return brulhois to 7", ["worker:red@brulhois", "stop:7"], []],
    ["return purple brulhois to 7 any-card", ["worker:purple@brulhois", "stop:7"], ["card:any-to-canal"]],
    ["place 12", ["tool:place", "stop:12"], []],
    ["river moissac", ["worker:red@moissac", "river"], []],
    ["lock 4", ["tool:lock", "stop:4"], []],
    ["lock 4 card", ["stop:4"], ["card:lock"]],
    ["art cacor", ["art:cacor"], ["card:art"]],
    ["draw", ["tool:draw"], []],
    ["end", ["say:end"], []],
  ])("%s", (action, board, cards) => {
    expect(partsOf(action, "red")).toEqual({ board, cards });
  });
});

describe("the ways to a choice", () => {
  it("a walk on foot hides the same walk by card, which begins with the card", () => {
    const choices = read(["walk red 3 to 5", "walk red 3 to 5 move-2"]);
    expect(select(choices, ["worker:red@3", "stop:5"]).ready).toHaveLength(1);
    expect(select(choices, ["card:move-2", "worker:red@3", "stop:5"]).ready[0]?.notation).toBe("walk red 3 to 5 move-2");
  });

  it("a walk that needs a card can be touched without it, and the ways are offered", () => {
    const choices = read(["walk red 3 to 9 move-3 +3", "walk red 3 to 9 move-5 +1"]);
    expect(select(choices, ["worker:red@3", "stop:9"]).ready).toHaveLength(2);
  });
});

describe("what a touch could have meant", () => {
  const place = (key: string, kind: "town" | "cell") => ({
    key,
    name: null,
    kind,
    in_play: true,
    lock: false,
    counted: false,
    workers: [],
  });
  const view = {
    looking: "red",
    places: [place("montech", "town"), place("9", "cell"), place("10", "cell"), place("moissac", "town")],
    vineyards: [{ key: "brulhois" }],
    works_of_art: [{ key: "cacor", builder: null }],
  } as unknown as View;

  it.each([
    [["worker:red@9"], "stop:10", "walk red 9 to 10"],
    [["worker:red@brulhois"], "stop:10", "return brulhois to 10"],
    [["worker:red@9"], "vineyard:brulhois", "vineyard 9 to brulhois"],
    [["worker:red@9"], "river", "river 9"],
    [["tool:lock"], "stop:montech", "lock montech"],
    [[], "tool:draw", "draw"],
    [[], "tool:lock", "lock 9"],
    [[], "card:art", "art cacor"],
    [[], "stop:10", "place 10"],
    [[], "worker:green@9", "walk green 9 to montech"],
  ])("%j, then %s: %s", (picked, target, wish) => {
    expect(wishOf(view, picked, target)).toBe(wish);
  });
});
