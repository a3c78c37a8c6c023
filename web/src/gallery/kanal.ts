import type { Message } from "../api/types";
import { select } from "../games/choose";
import { choicesOf } from "../games/kanal/choices";
import type { BuildingView, CardView, OfferView, Piece, View } from "../games/kanal/view";

/** Made-up positions of Kanal. */
const message = (key: string, args: Message["args"] = []): Message => ({ key, args });
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

function card(index: number): CardView {
  const name = NAMES[index % NAMES.length] ?? "";
  const text =
    [
      "Each canal beside: 2 wood.",
      "Up to once per canal beside: pay 1 coal or 1 thaler, gain 1 stone and 1 wood.",
      "Each rail anywhere: 1 thaler. Each canal beside: 2 clay.",
    ][index % 3] ?? "";
  return {
    id: `a${String(index * 4 + 1).padStart(2, "0")}`,
    name: message(name),
    period: (["green", "brown", "blue"] as const)[Math.floor(index / 4) % 3] ?? "green",
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
    text: message(text),
    effects: [message(text)],
  };
}

function building(index: number): BuildingView {
  return {
    card: card(index),
    tokens: index % 3,
    by_routes: false,
    by_bridges: false,
    waiting: index === 5,
    active: index === 2,
    now: [message("gives 4 wood now")],
  };
}

const PLOTS = [1, 2, 3].flatMap((row) => ["a", "b", "c", "d"].map((column) => `${column}${row}`));
const SPACES = [
  ...PLOTS.map((plot) => `${plot}n`),
  ...["a", "b", "c", "d"].map((column) => `${column}3s`),
  ...[1, 2, 3].flatMap((row) => [...["a", "b", "c", "d"].map((column) => `${column}${row}w`), `d${row}e`]),
];
const PIECES: (Piece | null)[] = ["path", "road", null, "rail", "canal", "path", "road"];

function view(built: number, laid: number): View {
  const player = (seat: "red" | "blue", shift: number): View["players"][number] => ({
    seat,
    wheel: [
      { thing: "wood", amount: 3, limit: 8, price: 4 },
      { thing: "clay", amount: 5, limit: 8, price: 6 },
      { thing: "coal", amount: 1, limit: 8, price: 2 },
      { thing: "stone", amount: 2, limit: 6, price: null },
      { thing: "steel", amount: 4, limit: 6, price: null },
    ],
    thalers: 4,
    prestige: 6,
    can_turn: true,
    plots: PLOTS.map((plot, index) => ({ plot, building: (index * 5 + shift) % 12 < built ? building(index) : null })),
    routes: SPACES.map((space, index) => ({
      space,
      piece: index % 31 < laid ? (PIECES[(index * 3 + shift) % 7] ?? null) : null,
      bridge: built > 6 && index % 9 === 5,
      aside: false,
    })),
    points: 34,
    parts: { prestige: 6, buildings: 14, thalers: 4, value: 6, base: 1, routes: 8, empty: -5 },
  });
  return {
    mode: "duel",
    game: 1,
    round: 4,
    last_round: false,
    discard_threatens: false,
    built_this_round: 0,
    step: "parts",
    to_act: "red",
    start: "red",
    players: [player("red", 0), player("blue", 1)],
    display: [0, 5, 7, 3].map((index): OfferView => ({ ...card(index), plot: "b2", now: [message("gives 4 wood now")] })),
    piles: [
      { period: "green", left: 3 },
      { period: "brown", left: 7 },
      { period: "blue", left: 8 },
    ],
    spaces: ["t1", "t2", "t3", "t4", "b1", "b2", "b3"].map((space, index) => ({
      space,
      thalers: index % 3,
      disc: index === 1 ? "red" : index === 4 ? "blue" : null,
      lower_open: index === 1,
    })),
    work: {
      space: "t1",
      buildings: 1,
      pieces: ["path"],
      gain_open: false,
      gain: [],
      waiting: [],
      active: null,
      exchanges_left: 0,
      pieces_left: 0,
    },
    earlier: [],
  };
}

export function positions(): Record<string, { view: View; selection: ReturnType<typeof select> }> {
  const actions = ["path a1n", "path b2w", "road b2w", "path c3s", "build a01 d1", "build a21 a1", "buy wood", "turn", "go t3"].map(
    (action) => ({ action, words: message(action) }),
  );
  const choices = choicesOf(actions, (info) => info.action);
  return {
    empty: { view: view(0, 3), selection: select([], []) },
    middle: { view: view(6, 20), selection: select(choices, []) },
    full: { view: view(12, 31), selection: select([], []) },
  };
}
