import { describe, expect, it } from "vitest";
import type { Event, PlayerColour } from "../../api/canal-mania";
import { marksAfter, type Mark } from "./last";

const laid = (who: PlayerColour, hex: string): Event => ({
  laid: {
    who,
    laying: { contract: 0, hex, exit: "s", tile: "stretch", pay: { card: "stretch", cards: 1, surveyors: 0 } },
    paid: [null, null, null],
  },
});
const turn = (who: PlayerColour): Event => ({ turn: { who, round: 2 } });
const after = (...news: Event[][]): Mark[] => news.reduce<Mark[]>((marks, events) => marksAfter(marks, events, "red"), []);

describe("what the others have just done", () => {
  it("is marked place by place, for each of them", () => {
    expect(
      after(
        [laid("black", "q20")],
        [laid("black", "q21"), { placed: { who: "black", town: 3 } }, turn("white")],
        [laid("white", "a1"), turn("red")],
      ),
    ).toEqual([
      { who: "black", hexes: ["q20", "q21"], towns: [3] },
      { who: "white", hexes: ["a1"], towns: [] },
    ]);
  });

  it("stays until one decides oneself, whatever that is", () => {
    const marks = after([laid("black", "q20"), turn("red")], [{ scored: { who: "red", points: 2, source: "hauls" } }]);
    expect(marks).toHaveLength(1);
    expect(marksAfter(marks, [{ drew: { seat: 0, who: "red", face: null } }], "red")).toEqual([]);
    expect(marksAfter(marks, [laid("red", "b2")], "red")).toEqual([]);
  });

  it("is of the latest turn alone", () => {
    expect(after([laid("black", "q20"), turn("red")], [turn("black"), laid("black", "q22")])).toEqual([
      { who: "black", hexes: ["q22"], towns: [] },
    ]);
  });

  it("is the latest mover's for somebody who only watches", () => {
    const marks = marksAfter([], [laid("black", "q20"), turn("white"), laid("white", "a1")], null);
    expect(marks).toEqual([{ who: "white", hexes: ["a1"], towns: [] }]);
  });
});
