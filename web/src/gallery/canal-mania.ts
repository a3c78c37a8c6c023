import type { Target } from "../api/canal-mania";
import { Targets } from "../games/choose";
import { directionTo, hexOf } from "../games/canal-mania/hex";
import type { Canal, Highlight, Scene, Tile } from "../games/canal-mania/scene";
import { BOARD, townOf } from "./canal-mania-board";
import layout from "./canal-mania-full.json";

/** Made-up positions of Canal Mania: nothing built, half, and every canal of the map. */
function canals(): Canal[] {
  const hexOfTown = new Map(BOARD.towns.map((town) => [town.name, town.hex]));
  return layout.map((canal, contract) => {
    const tiles: Tile[] = canal.sections.flatMap((section) => {
      const names = section.tiles.map((text) => (text.split(" ")[0] ?? "").toLowerCase());
      const line = [hexOfTown.get(section.from) ?? "", ...names, hexOfTown.get(section.to) ?? ""];
      return section.tiles.map((text, index) => {
        const here = hexOf(line[index + 1] ?? "") ?? { col: 0, row: 0 };
        const before = hexOf(line[index] ?? "") ?? here;
        const after = hexOf(line[index + 2] ?? "") ?? here;
        return {
          hex: names[index] ?? "",
          kind: (text.split(" ")[1] ?? "stretch") as Tile["kind"],
          enter: directionTo(here, before) ?? 0,
          leave: directionTo(here, after) ?? 3,
        };
      });
    });
    return { contract, owner: canal.owner, tiles };
  });
}

interface Position {
  board: typeof BOARD;
  scene: Scene;
  lit: Targets<Target>;
  picked: Target[];
  highlight: Highlight | null;
}

export function positions(): Record<string, Position> {
  const towns = (every: number): Scene["towns"] => BOARD.towns.map((town, index) => ({ ...town, cube: every > 0 && index % every === 0 }));
  const all = canals();
  const some = all.filter((_, index) => index % 3 === 0);
  const barges = [
    { contract: 1, owner: "red", hex: "k5" },
    { contract: 2, owner: "white", hex: "k5" },
    { contract: 3, owner: "green", hex: "e24" },
    { contract: 4, owner: "black", hex: "p19" },
    { contract: 5, owner: "yellow", hex: "r14" },
  ];
  const none = new Targets<Target>();
  return {
    empty: { board: BOARD, scene: { towns: towns(0), canals: [], barges: [] }, lit: none, picked: [], highlight: null },
    middle: {
      board: BOARD,
      scene: { towns: towns(5), canals: some, barges },
      lit: new Targets<Target>([{ hex: "l5" }, { hex: "l6" }, { hex: "l4" }, { town: townOf("leeds") }, { hex: "j4" }, { hex: "j5" }]),
      picked: [{ hex: "k4" }],
      highlight: { towns: [townOf("leeds"), townOf("liverpool")], via: [townOf("skipton")], hexes: ["i4", "i5"], course: [] },
    },
    full: { board: BOARD, scene: { towns: towns(3), canals: all, barges }, lit: none, picked: [], highlight: null },
  };
}
