import { describe, expect, it } from "vitest";
import type { Event, PlayerColour } from "../../api/canal-mania";
import { marksOf } from "./last";

const laid = (who: PlayerColour, hex: string, contract = 0): Event => ({
  laid: {
    who,
    laying: { contract, hex, exit: "s", tile: "stretch", pay: { card: "stretch", cards: 1, surveyors: 0 } },
    paid: [null, null, null],
  },
});
const route = { towns: [1, 2, 3], owners: ["black", "white"] as PlayerColour[] };

describe("what the others have done", () => {
  it("is one deed for the tiles of a canal, another for another canal or player", () => {
    const marks = marksOf([laid("black", "q20"), laid("black", "q21"), laid("black", "a1", 4), laid("white", "b2")]);
    expect(marks.map(({ who, deed, hexes }) => [who, deed, hexes])).toEqual([
      ["black", "built", ["q20", "q21"]],
      ["black", "built", ["a1"]],
      ["white", "built", ["b2"]],
    ]);
  });

  it("tells a finished canal with its points", () => {
    const [mark] = marksOf([laid("black", "q20"), { finished: { who: "black", contract: 0, points: 4 } }]);
    expect(mark).toMatchObject({ deed: "finished", hexes: ["q20"], points: [{ who: "black", points: 4 }] });
  });

  it("tells a haul with its ends and the points of everybody", () => {
    const marks = marksOf([
      { hauled: { who: "white", route } },
      { scored: { who: "white", points: 2, source: "hauls" } },
      { scored: { who: "black", points: 2, source: "hauls" } },
    ]);
    expect(marks).toEqual([
      {
        who: "white",
        deed: "hauled",
        hexes: [],
        towns: [1, 3],
        route,
        points: [
          { who: "white", points: 2 },
          { who: "black", points: 2 },
        ],
      },
    ]);
  });

  it("rings the towns where goods came and went, and the barge's", () => {
    const marks = marksOf([
      { removed: { who: "black", town: 5 } },
      { placed: { who: "black", town: 3 } },
      { took: { who: "white", contract: 7, from: 9 } },
    ]);
    expect(marks.map(({ deed, towns, contract }) => [deed, towns, contract])).toEqual([
      ["placed", [5, 3], undefined],
      ["took", [9], 7],
    ]);
  });

  it("is nothing where nothing is on the map", () => {
    expect(marksOf([{ turn: { who: "red", round: 2 } }, { drew: { seat: 0, who: "red", face: null } }])).toEqual([]);
  });
});
