import { describe, expect, it, vi } from "vitest";
import type { End, MyTable, SeatInfo, TableInfo } from "../api/types";
import { happenings } from "./happenings";
import { badge, fullName, nameTrouble, seatName, standIn } from "./names";
import { resultOf } from "./result";
import { standing } from "./standing";

// The words are not what is looked at here: a message is its key with its values.
vi.mock("../words/words.svelte", () => ({
  language: () => "en",
  t: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" "),
}));

const seat = (number: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  colour: null,
  name,
  kind: "link",
  bot: null,
  taken: true,
  here: true,
  away: false,
  conceded: false,
  ...more,
});
const BOT = seat(2, "Bert", { kind: "bot", bot: "easy" });
const SEATS = [seat(0, "Anna"), seat(1, "Ben"), BOT];
const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: "t1", status: "playing", seats: SEATS, votes: [], declined: null, rematch: null, end: null, ...more }) as TableInfo;
const changed = (number: number, more: Partial<SeatInfo>): SeatInfo[] =>
  SEATS.map((one) => (one.seat === number ? { ...one, ...more } : one));
const told = (before: TableInfo, now: TableInfo, mine: number[] = [0]): string[] =>
  happenings(before, now, mine).map(({ words, name }) => `${words} ${name}`.trim());

describe("what happens between people is told", () => {
  it("a bot that takes over, and the player who comes back", () => {
    const gone = table({ seats: changed(1, { away: true, bot: "master" }) });
    expect(told(table(), gone)).toEqual(["web-news-away Ben"]);
    expect(told(gone, table())).toEqual(["web-news-back Ben"]);
    expect(told(table(), gone, [1])).toEqual(["web-news-away-me Ben"]);
  });

  it("somebody who gives up and keeps the name", () => {
    const now = table({ seats: changed(1, { conceded: true, bot: "master" }) });
    expect(told(table(), now)).toEqual(["web-news-gave-up Ben"]);
  });

  it("a proposal to end, those who agree, and who goes on", () => {
    expect(told(table(), table({ votes: [1] }))).toEqual(["web-news-proposes Ben"]);
    expect(told(table({ votes: [0] }), table({ votes: [0, 1] }))).toEqual(["web-news-agrees Ben"]);
    expect(told(table({ votes: [1] }), table())).toEqual(["web-news-goes-on Ben"]);
    const gone = SEATS.map((seat, index) => (index === 1 ? { ...seat, conceded: true } : seat));
    expect(told(table({ votes: [1] }), table({ seats: gone }))).not.toContain("web-news-goes-on Ben");
    expect(told(table(), table({ votes: [0] }))).toEqual([]);
    expect(told(table({ votes: [0] }), table({ declined: 1 }))).toEqual(["web-news-goes-on Ben"]);
    expect(told(table({ votes: [1] }), table({ declined: 0 }))).toEqual([]);
  });

  it("a rematch", () => {
    expect(told(table({ status: "over" }), table({ status: "over", rematch: "t2" }))).toEqual(["web-rematch-there"]);
  });
});

describe("every ending has its sentence", () => {
  const of = (end: End | null, winners: number[] = [], seats = SEATS.slice(0, 2), begun = true): string =>
    resultOf(end, seats, { winners }, begun);
  it("given up, agreed, broken off, played, called off", () => {
    expect(of({ how: "conceded", seat: 0 })).toBe("web-end-conceded Anna Ben");
    expect(of({ how: "agreed" })).toBe("web-end-agreed");
    expect(of({ how: "abandoned" })).toBe("web-end-abandoned");
    expect(of({ how: "played" }, [1])).toBe("table-won-by 1 Ben");
    expect(of({ how: "played" }, [0, 1])).toBe("table-won-by 2 Anna and Ben");
    expect(of({ how: "played" }, [])).toBe("table-won-by-nobody");
    expect(of({ how: "abandoned" }, [], SEATS, false)).toBe("web-end-cancelled");
  });
  it("of three one who gives up names no winner", () => {
    expect(of({ how: "conceded", seat: 0 }, [], SEATS)).toBe("web-end-gave-up Anna");
  });
});

describe("names", () => {
  it("people keep theirs when a bot plays on", () => {
    expect(seatName(seat(0, "Anna", { conceded: true, bot: "master", kind: "bot" }))).toBe("Anna");
    expect(seatName(seat(0, "Anna", { away: true, bot: "master" }))).toBe("Anna");
    expect(standIn(seat(0, "Anna", { away: true }))).toBe("web-away");
    expect(standIn(seat(0, "Anna", { conceded: true, away: true }))).toBe("web-gave-up");
    expect(standIn(seat(0, "Anna"))).toBe(null);
    expect(seatName(BOT)).toBe("Bert");
    expect(fullName(BOT)).toBe("web-name-badge Bert web-badge-bot-level web-level-easy");
    expect(badge(seat(0, "Anna"))).toBe(null);
  });

  it("say in words why they cannot be", () => {
    expect(nameTrouble("Clara", SEATS)).toBe(null);
    expect(nameTrouble("  ", SEATS)).toBe("web-name-missing");
    expect(nameTrouble(" anna ", SEATS)).toBe("web-name-taken");
    expect(nameTrouble("Ａｎｎａ", SEATS)).toBe("web-name-taken");
    expect(nameTrouble("An\u200bna", SEATS)).toBe("web-name-invisible");
    expect(nameTrouble("\u202eannA", SEATS)).toBe("web-name-invisible");
    expect(nameTrouble("\u3164", SEATS)).toBe("web-name-invisible");
  });
});

describe("a row of one's own tables", () => {
  const row = (more: Partial<MyTable>, status: MyTable["table"]["status"] = "playing"): string =>
    standing({
      table: { status, seats: SEATS },
      my_turn: false,
      away: false,
      to_act: [],
      end: null,
      begun: true,
      winners: [],
      ...more,
    } as MyTable);
  it("says whose turn it is", () => {
    expect(row({ my_turn: true, to_act: [0] })).toBe("web-your-turn");
    expect(row({ to_act: [1] })).toBe("web-row-waits Ben");
    expect(row({ away: true, my_turn: true })).toBe("web-row-away");
  });
  it("says who won, or how it ended", () => {
    expect(row({ end: { how: "played" }, winners: [1] }, "over")).toBe("table-won-by 1 Ben");
    expect(row({ end: { how: "agreed" } }, "over")).toBe("web-end-agreed");
    expect(row({}, "over")).toBe("web-row-over");
    expect(row({ end: { how: "abandoned" }, begun: false }, "over")).toBe("web-row-cancelled");
  });
  it("says how many have come", () => {
    expect(row({}, "waiting")).toBe("web-row-seats 3 3");
  });
});
