import { describe, expect, it } from "vitest";
import type { Board, Event } from "../../api/kanal";
import { motionsOf } from "./motion";

/** Where the motions of these events look for what moves. */
function lookedFor(news: Event[]): string[] {
  const asked: string[] = [];
  const root = {
    querySelector(selector: string): Element | null {
      asked.push(selector);
      return null;
    },
  } as unknown as Element;
  const board = { colours: ["red", "blue"] } as unknown as Board;
  for (const make of motionsOf(news, board, root)) expect(make()).toBeNull();
  return asked;
}

describe("what moves", () => {
  it("a building and a route at the works of whoever built them", () => {
    expect(
      lookedFor([
        { built: { seat: 1, card: 17, plot: 5 } },
        { laid: { seat: 0, piece: "rail", space: 22 } },
        { activated: { seat: 0, card: 17, plot: 5, way: "routes" } },
      ]),
    ).toEqual([
      '.plan[data-colour="blue"] [data-place="plot:5"]',
      '.plan[data-colour="red"] [data-place="route:22"]',
      '.plan[data-colour="red"] [data-place="plot:5"]',
    ]);
  });

  it("the action space that was taken", () => {
    expect(lookedFor([{ went: { seat: 0, space: 2, half: "upper", thalers: 1 } }])).toEqual([".spaces .here"]);
  });

  it("nothing for the rest", () => {
    expect(lookedFor(["last_round", "ended", { turned: { seat: 0, thalers: 2 } }])).toEqual([]);
  });
});
