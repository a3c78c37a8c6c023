import { describe, expect, it } from "vitest";
import type { Event } from "../../api/kanal";
import { marked, marksOf } from "./since";

const events: Event[] = [
  { went: { seat: 1, space: 3, half: "upper", thalers: 2 } },
  { laid: { seat: 1, piece: "rail", space: 22 } },
  { activated: { seat: 1, card: 17, plot: 5, way: "routes" } },
  { used: { seat: 1, card: 17, effect: 0 } },
  { gained: { seat: 1, thing: "wood", amount: 4, kept: 3 } },
  { gained: { seat: 1, thing: "wood", amount: 1, kept: 1 } },
  { activated: { seat: 1, card: 18, plot: 6, way: "bridges" } },
  { prestige: { seat: 1, amount: 5 } },
  { went: { seat: 0, space: 1, half: "lower", thalers: 0 } },
];

describe("since your turn", () => {
  it("is drawn where it happened, chains in their order with what they gave", () => {
    const marks = marksOf(events, 1);
    expect([...marks.routes]).toEqual([22]);
    expect(marks.spaces).toEqual([{ at: 3, half: "upper" }]);
    expect(marks.worked.get(5)).toEqual({ order: 1, things: [{ thing: "wood", amount: 4 }], prestige: 0 });
    expect(marks.worked.get(6)).toEqual({ order: 2, things: [], prestige: 5 });
    expect(marked(marks)).toBe(true);
  });

  it("is nothing where nobody has done anything", () => {
    expect(marked(marksOf([], 0))).toBe(false);
    expect(marked(marksOf(["last_round", { round_began: { round: 2, start: 0 } }], 0))).toBe(false);
  });
});
