import { describe, expect, it } from "vitest";
import type { GameInfo, Unfit } from "../api/types";
import { CLOCKS, counts, fits, fitting, nameWrong, paceOf, possible, request, seating, SPEEDS, WHOM, type Form } from "./newtable";

const game = (players: [number, number]): GameInfo => ({
  id: "kanal",
  name: "Kanal",
  players,
  rules: 1,
  options: [
    { name: "deck", values: ["a", "b", "mixed"] },
    { name: "campaign", values: ["no", "yes"] },
  ],
  bots: ["easy", "hard"],
  edition: "",
});
const UNFIT: Unfit[] = [
  { players: 2, options: { campaign: "yes" } },
  { players: 1, options: { campaign: "yes", deck: "mixed" } },
];
const form = (more: Partial<Form> = {}): Form => ({
  game: game([1, 2]),
  title: "",
  seats: seating("friends", 2, "easy", []),
  options: {},
  speed: "relaxed",
  clock: { kind: "off" },
  hours: null,
  weekend: false,
  singleDays: 0,
  listed: false,
  edition: "",
  settings: {},
  ...more,
});
const named = (seat: number): string => `Player ${seat + 1}`;

describe("who sits at a new table", () => {
  it("every company that is possible has numbers of players the game allows, and the usual one is among them", () => {
    for (const players of [
      [1, 2],
      [2, 4],
      [3, 5],
    ] as [number, number][])
      for (const whom of WHOM.filter((one) => possible(game(players), one))) {
        const { all, usual } = counts(game(players), whom);
        expect(all).toContain(usual);
        expect(all.every((count) => count >= players[0] && count <= players[1])).toBe(true);
      }
    expect(possible(game([2, 4]), "alone")).toBe(false);
  });

  it("oneself sits first, and names that were typed stay", () => {
    const before = [
      { kind: "here", name: "Anna", level: "" },
      { kind: "here", name: "Ben", level: "" },
    ] as const;
    expect(seating("here", 3, "easy", before).map(({ kind, name }) => [kind, name])).toEqual([
      ["here", "Anna"],
      ["here", "Ben"],
      ["here", ""],
    ]);
    expect(seating("open", 2, "easy", []).map(({ kind }) => kind)).toEqual(["here", "open"]);
  });

  it.each([
    ["Anna", null],
    ["", null],
    ["Easy", "web-name-bot"],
    ["Robot: Ben", "web-name-bot"],
    ["B\u200ben", "web-name-invisible"],
  ])("the name %j: %s", (name, wrong) => {
    expect(nameWrong(name, ["easy", "hard"])).toBe(wrong);
  });
});

describe("options of a new table", () => {
  it("what the server calls unfit is not offered", () => {
    expect(fits(UNFIT, 2, { campaign: "yes" })).toBe(false);
    expect(fits(UNFIT, 1, { campaign: "yes" })).toBe(true);
    expect(fits(UNFIT, 1, { deck: "mixed", campaign: "yes" })).toBe(false);
  });

  it("options that do not fit any more go, the others stay", () => {
    expect(fitting(UNFIT, 2, { campaign: "yes", deck: "b" })).toEqual({ deck: "b" });
    expect(fitting(UNFIT, 1, { campaign: "yes", deck: "mixed" })).toEqual({ campaign: "yes" });
    const lacking = [...UNFIT, { players: 1, options: { deck: "a" } }];
    const deck = { name: "deck", values: ["a", "b", "mixed"] };
    expect(fitting(lacking, 1, { campaign: "yes" }, [deck])).toEqual({ campaign: "yes", deck: "b" });
    expect(fitting(lacking, 2, {}, [deck])).toEqual({});
  });
});

describe("the request", () => {
  it("names everybody on this device and leaves defaults out", () => {
    const made = request(form({ seats: seating("here", 2, "easy", []), options: { deck: "a", campaign: "no" } }), named);
    expect(made).toEqual({
      game: "kanal",
      name: "Kanal",
      seats: [
        { kind: "here", name: "Player 1" },
        { kind: "here", name: "Player 2" },
      ],
      public: false,
      options: {},
      pace: "live",
      clock: { kind: "off" },
      settings: {},
    });
  });

  it("only slow games with a clock have a schedule, and every clock fits its pace", () => {
    for (const speed of SPEEDS)
      for (const { clock } of CLOCKS[speed]) {
        const { settings, pace } = request(form({ speed, clock, weekend: true, singleDays: 3 }), named);
        expect(pace).toBe(paceOf(speed));
        expect(settings?.schedule !== undefined).toBe(speed === "days" && clock.kind !== "off");
        if (speed === "clock") expect(clock).toMatchObject({ kind: "bank" });
        if (clock.kind === "per_move") expect(clock.seconds).toBeGreaterThanOrEqual(86_400);
      }
  });
});
