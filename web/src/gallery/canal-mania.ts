import map from "../../../crates/canal-mania/data/map.toml";
import { directionTo, hexOf } from "../games/canal-mania/hex";
import type { Canal, Scene, Tile, TileKind } from "../games/canal-mania/scene";
import layout from "./canal-mania-full.json";

/** Made-up positions of Canal Mania: nothing built, half, and every canal of the map. */
function canals(): Canal[] {
  const hexOfTown = new Map(map.town.map((town) => [town.name, town.hex]));
  return layout.map((canal) => {
    const tiles: Tile[] = canal.sections.flatMap((section) => {
      const names = section.tiles.map((text) => text.split(" ")[0] ?? "");
      const line = [hexOfTown.get(section.from) ?? "", ...names, hexOfTown.get(section.to) ?? ""];
      return section.tiles.map((text, index) => {
        const here = hexOf(line[index + 1] ?? "") ?? { col: 0, row: 0 };
        const before = hexOf(line[index] ?? "") ?? here;
        const after = hexOf(line[index + 2] ?? "") ?? here;
        return {
          hex: names[index] ?? "",
          kind: (text.split(" ")[1] ?? "stretch") as TileKind,
          enter: directionTo(here, before) ?? 0,
          leave: directionTo(here, after) ?? 3,
        };
      });
    });
    return { contract: canal.contract, name: canal.contract, owner: canal.owner, finished: true, tiles };
  });
}

export function positions(): Record<string, { scene: Scene; lit: Set<string>; picked: string[] }> {
  const towns = (every: number): Scene["towns"] => map.town.map((town, index) => ({ ...town, cube: every > 0 && index % every === 0 }));
  const all = canals();
  const some = all.filter((_, index) => index % 3 === 0);
  const barges = [
    { contract: "barge-1", owner: "red", hex: "K5" },
    { contract: "barge-2", owner: "white", hex: "K5" },
    { contract: "barge-3", owner: "green", hex: "E24" },
    { contract: "barge-4", owner: "black", hex: "P19" },
    { contract: "barge-5", owner: "yellow", hex: "R14" },
  ];
  return {
    empty: { scene: { terrain: map.grid.terrain, towns: towns(0), canals: [], barges: [] }, lit: new Set(), picked: [] },
    middle: {
      scene: { terrain: map.grid.terrain, towns: towns(5), canals: some, barges },
      lit: new Set(["hex:L5", "hex:L6", "hex:L4", "town:leeds", "hex:J4", "hex:J5"]),
      picked: ["hex:K4"],
    },
    full: { scene: { terrain: map.grid.terrain, towns: towns(3), canals: all, barges }, lit: new Set(), picked: [] },
  };
}
