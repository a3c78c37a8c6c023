import sheet from "../../../crates/arriala/data/board.toml";
import type { Scene } from "../games/arriala/scene";

/** Made-up positions of Arriala. */
function empty(): Scene {
  const stops: Scene["stops"] = [];
  let number = 0;
  sheet.towns.forEach((town, index) => {
    stops.push({ key: town.key, kind: "town", name: town.name, workers: [], lock: false, closed: false });
    const stretch = sheet.stretches[index];
    for (let cell = 0; stretch && cell < stretch.cells; cell += 1) {
      number += 1;
      stops.push({ key: String(number), kind: "cell", name: String(number), workers: [], lock: false, closed: false });
    }
  });
  return {
    stops,
    sections: [],
    vineyards: sheet.vineyards.map((v) => ({ key: v.key, name: v.name, places: v.places, workers: [], leader: null })),
    rivers: [null, null, null, null],
    arts: sheet.works_of_art.map((art) => ({ key: art.key, name: art.name, builder: null })),
  };
}

const POINTS = [0, 1, 2, 4, 6, 8, 10, 12, 15];

function cutSections(scene: Scene): void {
  let from = -1;
  scene.stops.forEach((stop, index) => {
    if (stop.kind === "town" || stop.lock) {
      const cells = index - from - 1;
      if (from >= 0 && cells > 0) {
        const inside = scene.stops.slice(from + 1, index);
        const full = inside.every((cell) => cell.workers.length > 0);
        scene.sections.push({
          from: from + 1,
          to: index - 1,
          cells,
          points: POINTS[Math.min(cells, 8)] ?? 15,
          leader: inside.find((cell) => cell.workers.length > 0)?.workers[0] ?? null,
          counted: full,
        });
      }
      from = index;
    }
  });
}

function put(scene: Scene, places: Record<string, string[]>, locks: string[]): Scene {
  for (const stop of scene.stops) {
    stop.workers = places[stop.key] ?? [];
    stop.lock = locks.includes(stop.key);
  }
  cutSections(scene);
  return scene;
}

export function positions(): Record<string, { scene: Scene; lit: Set<string>; picked: string[] }> {
  const start = empty();
  cutSections(start);
  const middle = put(
    empty(),
    {
      "3": ["red"],
      "4": ["yellow"],
      "5": ["red"],
      montech: ["purple", "green"],
      "11": ["green"],
      "12": ["purple"],
      "18": ["yellow"],
      "22": ["red"],
      moissac: ["yellow"],
    },
    ["6", "13", "25"],
  );
  middle.rivers = ["red", null, null, null];
  middle.arts[0] = { ...middle.arts[0], builder: "green" } as Scene["arts"][number];
  const vine = middle.vineyards[1];
  if (vine) Object.assign(vine, { workers: ["purple", "yellow", "purple"], leader: "purple" });
  const full = put(
    empty(),
    Object.fromEntries([
      ...["1", "2", "3", "4", "5", "7", "8", "9", "10", "12", "14", "15", "16", "17", "18", "19", "21", "22", "24", "25", "27", "29"].map(
        (key, at) => [key, [["red", "yellow", "green", "purple"][(at * 3 + (at >> 2)) % 4] ?? "red"]],
      ),
      ["montech", ["red", "yellow", "green", "purple", "red"]],
      ["castelsarrasin", ["yellow", "green"]],
      ["valence", ["purple"]],
    ]),
    ["6", "11", "13", "20", "23", "26", "28"],
  );
  full.rivers = ["red", "purple", "yellow", "green"];
  full.arts = full.arts.map((art, index) => ({ ...art, builder: index === 0 ? "red" : "yellow" }));
  const colours = ["red", "purple", "yellow", "green"];
  full.vineyards = full.vineyards.map((v) => ({
    ...v,
    workers: Array.from({ length: v.places }, (_, at) => colours[at % 4] ?? "red"),
    leader: "red",
  }));
  return {
    empty: { scene: start, lit: new Set(), picked: [] },
    middle: {
      scene: middle,
      lit: new Set(["worker:yellow@4", "stop:6", "stop:7", "stop:8", "stop:2", "stop:1", "vineyard:frontonnais", "river"]),
      picked: ["worker:red@5"],
    },
    full: { scene: full, lit: new Set(), picked: [] },
  };
}
