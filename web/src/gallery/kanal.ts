import type { Message } from "../api/core";
import type {
  Board,
  BoardCard,
  BoardPlot,
  BoardRoute,
  BuildingView,
  Cost,
  Drawing,
  Event,
  OfferView,
  Piece,
  PlayerView,
  Target,
  View,
} from "../api/kanal";
import { select, type Choice, type Selection } from "../games/choose";

/** Made-up positions of Kanal. */
const message = (key: string): Message => ({ key });
/** The same text in every language. */
const text = (said: string): Message => ({ key: "kanal-card", id: "", en: said, fr: said, it: said, de: said });
const NAMES = [
  "Canal Hut",
  "Boatman's Shelter",
  "Loading Depot",
  "Transshipment Port",
  "Road Junction",
  "Clay Pit",
  "Sawmill",
  "Schifferunterstand",
  "Arsenal",
  "Tram Shelter",
  "Brickworks",
  "Foundry",
];
const DRAWN: Drawing[] = [
  "hut",
  "ferry",
  "wharf",
  "lock",
  "toll_house",
  "pit",
  "sawmill",
  "windmill",
  "factory",
  "station",
  "kiln",
  "blast_furnace",
];
const TEXTS = [
  "Each canal beside: 2 wood.",
  "Up to once per canal beside: pay 1 coal or 1 thaler, gain 1 stone and 1 wood.",
  "Each rail anywhere: 1 thaler. Each canal beside: 2 clay.",
];
const PERIODS = ["green", "brown", "blue"] as const;

function card(index: number): BoardCard {
  return {
    deck: 0,
    number: index * 4 + 1,
    name: text(NAMES[index] ?? ""),
    drawing: DRAWN[index] ?? "plain",
    period: PERIODS[Math.floor(index / 4)] ?? "green",
    costs:
      index % 3 === 0
        ? [[{ thing: "wood", amount: 2 }], [{ thing: "clay", amount: 2 }]]
        : [
            [
              { thing: "stone", amount: 1 },
              { thing: "steel", amount: 1 },
              { thing: "thaler", amount: 2 },
            ],
          ],
    prestige: 2 + (index % 5),
    text: text(TEXTS[index % 3] ?? ""),
    effects: [],
  };
}

const LETTERS = ["a", "b", "c", "d"];
const ROWS = [1, 2, 3];
const plots: BoardPlot[] = ROWS.flatMap((row) =>
  LETTERS.map((letter, column) => ({ name: `${letter}${row}`, column: column * 2 + 2, row: row * 2 })),
);
const level = (row: number, side: "n" | "s"): BoardRoute[] =>
  LETTERS.map((letter, column) => ({
    name: `${letter}${row}${side}`,
    column: column * 2 + 2,
    row: row * 2 + (side === "n" ? -1 : 1),
    upright: false,
  }));
const upright = (row: number): BoardRoute[] =>
  [0, 1, 2, 3, 4].map((column) => ({
    name: column < 4 ? `${LETTERS[column] ?? ""}${row}w` : `d${row}e`,
    column: column * 2 + 1,
    row: row * 2,
    upright: true,
  }));
const SPACES = ["t1", "t2", "t3", "t4", "b1", "b2", "b3"];

const board: Board = {
  mode: "duel",
  games: 1,
  colours: ["red", "blue"],
  plots,
  routes: [...ROWS.flatMap((row) => level(row, "n")), ...level(3, "s"), ...ROWS.flatMap(upright)],
  pieces: [
    { piece: "path", cost: [{ thing: "clay", amount: 1 }] },
    { piece: "road", cost: [{ thing: "stone", amount: 1 }] },
    {
      piece: "rail",
      cost: [
        { thing: "wood", amount: 1 },
        { thing: "steel", amount: 1 },
      ],
    },
    { piece: "canal", cost: [{ thing: "thaler", amount: 3 }] },
    { piece: "bridge", cost: [{ thing: "wood", amount: 1 }] },
  ],
  materials: [
    { thing: "wood", limit: 8, for_sale: true, turn: "uses_up" },
    { thing: "clay", limit: 8, for_sale: true, turn: "uses_up" },
    { thing: "coal", limit: 8, for_sale: true, turn: "uses_up" },
    { thing: "stone", limit: 6, for_sale: false, turn: "makes" },
    { thing: "steel", limit: 6, for_sale: false, turn: "makes" },
  ],
  turn_cost: [{ thing: "thaler", amount: 2 }],
  spaces: SPACES.map((name, index) => ({
    upper: message(`kanal-space-${name}`),
    lower: index > 0 && index < 4 ? message(`kanal-space-${name}-lower`) : null,
  })),
  grades: [],
  cards: Object.fromEntries(NAMES.map((_, index) => [index, card(index)])),
};

function building(index: number): BuildingView {
  const chain = index === 5 ? "waiting" : index === 2 ? "active" : "idle";
  return { card: index, tokens: index % 3, chain, now: [text("4 wood")] };
}

const PIECES: (Piece | null)[] = ["path", "road", null, "rail", "canal", "path", "road"];

function player(built: number, laid: number, shift: number): PlayerView {
  return {
    wheel: [
      { amount: 3, after_turn: 2, price: 4, after_gain: 3 },
      { amount: 5, after_turn: 4, price: 6, after_gain: 5 },
      { amount: 1, after_turn: 0, price: 2, after_gain: 1 },
      { amount: 2, after_turn: 3, price: null, after_gain: 2 },
      { amount: 4, after_turn: 5, price: null, after_gain: 4 },
    ],
    thalers: 4,
    prestige: 6,
    can_turn: true,
    plots: plots.map((_, index) => ((index * 5 + shift) % 12 < built ? building(index) : null)),
    routes: board.routes.map((_, index) => (index < laid ? (PIECES[(index * 3 + shift) % 7] ?? null) : null)),
    bridges: board.routes.flatMap((_, index) => (built > 6 && index % 9 === 5 ? [index] : [])),
    aside: [],
    points: 34,
    parts: [],
    next_grade: null,
  };
}

function view(built: number, laid: number): View {
  return {
    game: 1,
    round: 4,
    last_round: false,
    discard_threatens: false,
    note: null,
    built_this_round: 0,
    step: "parts",
    free_turn: false,
    to_act: 0,
    start: 0,
    players: [player(built, laid, 0), player(built, laid, 1)],
    display: [0, 5, 7, 3].map((index): OfferView => ({
      card: index,
      plot: 5,
      now: [text("4 wood")],
      short: index === 5 ? [{ thing: "stone", amount: 1 }] : index === 7 ? [{ thing: "wood", amount: 1 }] : [],
      after: index === 7 ? { thing: "wood", thalers: 2 } : null,
    })),
    piles: [
      { period: "green", left: 3 },
      { period: "brown", left: 7 },
      { period: "blue", left: 8 },
    ],
    spaces: SPACES.map((_, index) => ({
      thalers: index % 3,
      disc: index === 1 ? "red" : index === 4 ? "blue" : "free",
      lower_open: index === 1,
    })),
    work: { space: 0, pieces: ["path"] },
    earlier: [],
  };
}

/** What is lit in the middle of a game. */
const PATHS: Target[][] = [
  [{ route: 0 }, { piece: "path" }],
  [{ route: 22 }, { piece: "path" }],
  [{ route: 22 }, { piece: "road" }],
  [{ route: 14 }, { piece: "path" }],
  [{ card: 0 }, { plot: 3 }],
  [{ card: 5 }, { plot: 0 }],
  [{ buy: "wood" }],
  [{ wheel: "paid" }],
  [{ space: { at: 2, half: "upper" } }],
];

/** What the other has done since the viewer's turn. */
const SINCE: Event[] = [
  { went: { seat: 1, space: 4, half: "upper", thalers: 1 } },
  { built: { seat: 1, card: 6, plot: 6 } },
  { laid: { seat: 1, piece: "road", space: 9 } },
  { activated: { seat: 1, card: 11, plot: 11, way: "routes" } },
  { gained: { seat: 1, thing: "wood", amount: 4, kept: 4 } },
  { activated: { seat: 1, card: 1, plot: 1, way: "bridges" } },
  { prestige: { seat: 1, amount: 3 } },
];

export function positions(): Record<string, { board: Board; view: View; selection: Selection<Target, Cost>; since: Event[] }> {
  const choices = PATHS.map((path, id): Choice<Target, Cost> => ({ id, paths: [path], kind: "progress", words: message("") }));
  const nothing = select<Target, Cost>([], [], []);
  return {
    empty: { board, view: view(0, 3), selection: nothing, since: [] },
    middle: { board, view: view(6, 20), selection: select(choices, [], []), since: SINCE },
    full: { board, view: view(12, 31), selection: nothing, since: [] },
  };
}
