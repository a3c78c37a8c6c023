import { describe, expect, it } from "vitest";
import type { Event, View } from "../../api/canal-mania";
import { BOARD, townOf } from "../../gallery/canal-mania-board";
import { motionsOf } from "./motion";
import { sheetOf } from "./sheet";

/** A page of which only the questions are kept. */
const asked: string[] = [];
const root = {
  querySelector: (selector: string) => {
    asked.push(selector);
    return null;
  },
} as unknown as Element;
const view = { players: [], canals: [], covered: [] } as unknown as View;

describe("motion of events", () => {
  it("is for tiles, cubes and journeys, found by what the event names", () => {
    const news: Event[] = [
      "reshuffled",
      {
        laid: {
          who: "red",
          laying: { contract: 3, hex: "u25", exit: "se", tile: "lock", pay: { card: "lock", cards: 1, surveyors: 0 } },
          paid: [9, null, null],
        },
      },
      { placed: { who: "red", town: townOf("london") } },
      { hauled: { who: "red", route: { towns: [townOf("london"), townOf("reading")], owners: ["red"] } } },
      { turn: { who: "white", round: 2 } },
    ];
    const motions = motionsOf(news, root, view, BOARD, sheetOf(BOARD, true));
    expect(motions).toHaveLength(3);
    motions.forEach((motion) => motion());
    expect(asked).toEqual(['[data-tile="u25"]', `[data-cube="${townOf("london")}"]`, ".traveller"]);
  });
});
