import { expect, test } from "./base";
import { partsOf } from "../src/games/arriala/choices";
import { pathsOf } from "../src/games/kanal/choices";
import { playOn, type Paths } from "./play";
import { heard, info, makeTable, sit } from "./seats";

const arriala: Paths = (action, view) => {
  const { board, cards } = partsOf(action, (view as { looking: string }).looking);
  return [...cards, ...board];
};
/** A route is begun with its piece: begun with its place, a single piece would follow by itself. */
const kanal: Paths = (action) => pathsOf(action).at(-1) ?? [];
/** A hex is touched, then what lies beyond its exit; the page's own table of directions is tested with the units. */
const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"];
function neighbour(hex: string, way: string): string {
  const col = hex.charCodeAt(0) - 97;
  const row = Number(hex.slice(1));
  const low = col % 2;
  const steps: [number, number][] = [
    [0, -1],
    [1, low - 1],
    [1, low],
    [0, 1],
    [-1, low],
    [-1, low - 1],
  ];
  const [dc, dr] = steps[DIRECTIONS.indexOf(way)] ?? [0, 0];
  return `${String.fromCharCode(97 + col + dc)}${row + dr}`;
}
const canalMania: Paths = (action) => {
  const words = action.split(" ");
  const [verb, a = "", b = "", c = "", d = ""] = words;
  switch (verb) {
    case "take":
      return [`contract:${a}`, `town:${b}`];
    case "swap":
      return [`engineer:${a}`];
    case "replace":
      return ["tool:replace"];
    case "draw":
      return a === "" ? ["tool:draw"] : [`display:${a}`];
    case "card":
      return [`display:${a}`];
    case "remove":
    case "place":
      return [`town:${a}`];
    case "lay":
      return [`hex:${b}`, `beyond:${neighbour(b, c)}`, `tile:${d}`];
    case "lift":
      return [`lift:${a}`];
    case "haul":
      return [`town:${a}`, `town:${words.at(-1) ?? ""}`];
    case "discard":
      return [`hand:${a}`];
    default:
      return ["say:"];
  }
};

const games = [
  { game: "arriala", players: 3, paths: arriala, most: 400 },
  { game: "kanal", players: 1, paths: kanal, most: 600 },
  { game: "kanal", players: 2, paths: kanal, most: 800 },
  { game: "canal-mania", players: 3, paths: canalMania, most: 900 },
];

for (const { game, players, paths, most } of games) {
  test(`a whole game of ${game} for ${players}, played by clicks`, async ({ page, request }) => {
    test.setTimeout(900_000);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const created = await makeTable(request, { game, players });
    const lines = heard(page);
    await sit(page, created);
    const token = created.links[0]?.token ?? "";
    const made = await playOn({ page, request, table: created.table.id, token, paths }, most);
    test.info().annotations.push({ type: "decisions", description: String(made) });
    expect((await info(request, created.table.id)).status).toBe("over");
    await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
    expect(errors).toEqual([]);
    // What the others hold never reached this page while the game ran.
    for (const line of lines) {
      const message = JSON.parse(line) as {
        type: string;
        frame?: { look: unknown; outcome: unknown; view: { sides?: { hand: unknown }[]; players?: { hidden?: unknown }[] } };
      };
      if (message.type !== "frame" || !message.frame || message.frame.outcome) continue;
      for (const side of message.frame.view.sides?.slice(1) ?? []) expect(side.hand).toBeNull();
      for (const player of message.frame.view.players?.slice(1) ?? []) expect(player.hidden ?? null).toBeNull();
    }
  });
}
