import type { Board, Colour, Event, Place, Target, View } from "../api/arriala";
import { Targets } from "../games/choose";
import { at } from "../games/arriala/workers";
import { need } from "../words/words.svelte";
import builtIn from "./arriala-board.json";

/** What the board takes to show a position. */
interface Position {
  board: Board;
  view: View;
  lit: Targets<Target>;
  picked: Target[];
  since: Event[];
}

/** Made-up positions of Arriala: where the workers are, by the names of places, and which cells have locks. */
interface Sketch {
  workers: Record<string, Colour[]>;
  locks: string[];
  rivers: (Colour | null)[];
  arts: (Colour | null)[];
  vineyards: (Colour | null)[];
}

const COLOURS: Colour[] = ["red", "yellow", "green", "purple"];
const board = builtIn as Board;

const POINTS = [0, 1, 2, 4, 6, 8, 10, 12, 15];

const placeOf = (board: Board, name: string): Place => {
  const stop = board.stops.findIndex((one) => one.name === name);
  return stop >= 0 ? stop : (board.vineyards.find((one) => one.name === name)?.place ?? 0);
};

function sectionsOf(board: Board, workers: ReadonlyMap<Place, Colour[]>, locks: readonly Place[]): View["sections"] {
  const sections: View["sections"] = [];
  let from = -1;
  board.stops.forEach((stop, to) => {
    if (stop.kind !== "town" && !locks.includes(to)) return;
    const cells = Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index);
    const here = cells.flatMap((cell) => workers.get(cell) ?? []);
    if (from >= 0 && cells.length > 0) {
      sections.push({
        from,
        to,
        counted: here.length === cells.length,
        open: cells.length - here.length,
        taker: here[0] ?? null,
        pays: POINTS[Math.min(cells.length, 8)] ?? 15,
      });
    }
    from = to;
  });
  return sections;
}

function viewOf(board: Board, { workers: placed, locks: named, rivers, arts, vineyards }: Sketch): View {
  const locks = named.map((name) => placeOf(board, name));
  const workers = new Map(Object.entries(placed).map(([name, colours]) => [placeOf(board, name), colours] as const));
  return {
    to_act: 0,
    turn: 1,
    points: 5,
    ending: null,
    workers: [...workers].flatMap(([place, colours]) => colours.map((colour) => ({ at: place, colour, count: 1, moved: 0 }))),
    locks,
    sections: sectionsOf(board, workers, locks),
    vineyards: board.vineyards.map(({ places }, index) => ({ open: places, leader: vineyards[index] ?? null })),
    river_works: rivers,
    works_of_art: arts,
    sides: COLOURS.map(() => ({ reserve: 5, on_canal: 0, hand_size: 0, hand: null, last: false })),
    pile: 55,
    discards: [],
    moved: [],
    no_return: [],
    quiet_turns: 0,
    passes: 0,
    warning: null,
  };
}

const EMPTY: Sketch = { workers: {}, locks: [], rivers: [null, null, null, null], arts: [null, null], vineyards: [] };

const MIDDLE: Sketch = {
  workers: {
    "3": ["red"],
    "4": ["yellow"],
    "5": ["red"],
    Montech: ["purple", "green"],
    "10": ["green"],
    "12": ["purple"],
    "14": ["yellow"],
    "17": ["red"],
    Moissac: ["yellow"],
    Chasselas: ["purple", "yellow", "purple"],
  },
  locks: ["6", "13", "18"],
  rivers: ["red", null, null, null],
  arts: ["green", null],
  vineyards: [null, "purple", null],
};

const FULL: Sketch = {
  workers: Object.fromEntries([
    ...["1", "2", "4", "5", "7", "9", "10", "12", "14", "15", "16", "18", "19"].map(
      (cell, index) => [cell, [COLOURS[(index * 3 + (index >> 2)) % 4] ?? "red"]] as const,
    ),
    ["Montech", ["red", "yellow", "green", "purple", "red"]],
    ["Castelsarrasin", ["yellow", "green"]],
    ["Valence d'Agen", ["purple"]],
    ...board.vineyards.map(
      ({ name, places }) =>
        [name, Array.from({ length: places }, (_, index) => (["red", "purple", "yellow", "green"] as const)[index % 4] ?? "red")] as const,
    ),
  ]),
  locks: ["3", "6", "8", "11", "13", "17", "20"],
  rivers: ["red", "purple", "yellow", "green"],
  arts: ["red", "yellow"],
  vineyards: ["red", "red", "red"],
};

export function positions(): Record<string, Position> {
  void need("arriala");
  const shown = (sketch: Sketch, lit: Target[] = [], picked: Target[] = [], since: Event[] = []): Position => ({
    board,
    view: viewOf(board, sketch),
    lit: new Targets(lit),
    picked,
    since,
  });
  const stop = (name: string): Target => ({ stop: placeOf(board, name) });
  return {
    empty: shown(EMPTY),
    middle: shown(
      MIDDLE,
      [
        at("yellow", placeOf(board, "4")),
        ...["6", "7", "8", "2", "1"].map(stop),
        ...board.vineyards.slice(0, 1).map(({ place }): Target => ({ vineyard: place })),
        "river",
      ],
      [at("red", placeOf(board, "5"))],
    ),
    full: shown(FULL),
    since: shown(
      MIDDLE,
      [at("red", placeOf(board, "5")), at("yellow", placeOf(board, "4"))],
      [],
      [
        { walked: { seat: 1, colour: "yellow", from: placeOf(board, "9"), to: placeOf(board, "14"), cards: [] } },
        { built_lock: { seat: 1, at: placeOf(board, "18"), by: "points", points: 1 } },
        { placed: { seat: 3, to: placeOf(board, "12") } },
        {
          went_to_vineyard: {
            seat: 3,
            colour: "purple",
            from: placeOf(board, "16"),
            to: placeOf(board, "Chasselas"),
            means: "points",
          },
        },
        { counted: { from: placeOf(board, "Grisolles"), to: placeOf(board, "6"), workers: [2, 1, 0, 0], winner: "red", points: 6 } },
      ],
    ),
  };
}
