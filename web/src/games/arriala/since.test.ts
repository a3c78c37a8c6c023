import { describe, expect, it } from "vitest";
import type { Board, Event } from "../../api/arriala";
import builtIn from "../../gallery/arriala-board.json";
import { gainsOf, marksOf } from "./since";

const board = builtIn as Board;
const walked = (from: number, to: number): Event => ({ walked: { seat: 1, colour: "yellow", from, to, cards: [] } });

describe("what the others have done", () => {
  it("marks a worker that went on once, from where it was to where it is", () => {
    expect(marksOf([walked(3, 5), walked(5, 8)], board, 0)).toEqual([{ who: "yellow", kind: "moved", colour: "yellow", from: 3, to: 8 }]);
    expect(marksOf([walked(3, 5), walked(5, 3)], board, 0)).toEqual([]);
  });

  it("marks who did it, not whose worker it is", () => {
    const events: Event[] = [{ walked: { seat: 1, colour: "red", from: 3, to: 4, cards: [] } }, { placed: { seat: 2, to: 7 } }];
    expect(marksOf(events, board, 0)).toEqual([
      { who: "yellow", kind: "moved", colour: "red", from: 3, to: 4 },
      { who: "green", kind: "placed", to: 7 },
    ]);
  });

  it("counts river works in the order they were built", () => {
    const events: Event[] = [{ built_river_work: { seat: 1, from: 3, points: 3 } }, { built_river_work: { seat: 2, from: 5, points: 3 } }];
    const numbers = marksOf(events, board, 3).map((mark) => (mark.kind === "river" ? mark.number : null));
    expect(numbers).toEqual([1, 2]);
    expect(gainsOf(events, board, 3).map(({ at }) => at)).toEqual([{ river: 1 }, { river: 2 }]);
  });

  it("shows points where they were made, and none for a tie", () => {
    const counted = (winner: "red" | null): Event => ({ counted: { from: 4, to: 9, workers: [2, 1, 1, 0], winner, points: 6 } });
    expect(gainsOf([counted("red"), counted(null)], board, 0)).toEqual([{ colour: "red", points: 6, at: { section: 4 } }]);
  });
});
