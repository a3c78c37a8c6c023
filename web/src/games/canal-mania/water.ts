/** Following canals over the map: from town to town along their tiles, and one tile further. */
import type { Board, CanalView, PlayerColour, Target, View } from "../../api/canal-mania";
import { sideOf } from "./hex";
import { colourOf, type Tile } from "./scene";
import { valuesOf } from "./targets";

const hexOfTown = (board: Board, town: number): string => board.towns[town]?.hex ?? "";

/** The hexes of a canal between two towns that it joins, from the one to the other; `null` if it does not join them. */
export function along(canal: Pick<CanalView, "from" | "tiles">, board: Board, from: number, to: number): string[] | null {
  let town = canal.from;
  let way = [hexOfTown(board, town)];
  for (const tile of canal.tiles) {
    way.push(tile.hex);
    if (tile.town === null) continue;
    way.push(hexOfTown(board, tile.town));
    if (town === from && tile.town === to) return way;
    if (town === to && tile.town === from) return way.toReversed();
    town = tile.town;
    way = [way.at(-1) ?? ""];
  }
  return null;
}

/** The hexes of a journey over several towns; `owners` has the colour of each leg's canal. */
export function journey(view: View, board: Board, towns: readonly number[], owners: readonly PlayerColour[]): string[] {
  const hexes = towns.slice(0, 1).map((town) => hexOfTown(board, town));
  towns.slice(1).forEach((to, leg) => {
    const from = towns[leg] ?? to;
    const owned = [...view.canals, ...view.covered].toSorted(
      (a, b) => Number(colourOf(view, b.owner) === owners[leg]) - Number(colourOf(view, a.owner) === owners[leg]),
    );
    const way = owned.map((canal) => along(canal, board, from, to)).find((found) => found !== null);
    hexes.push(...(way?.slice(1) ?? [hexOfTown(board, to)]));
  });
  return hexes.filter((hex) => hex !== "");
}

/** The tile that would be laid by touching these things. */
export function ghostOf(path: readonly Target[], view: View): { tile: Tile; owner: string } | null {
  const [exit] = valuesOf(path, "exit");
  const [kind] = valuesOf(path, "tile");
  const [contract] = valuesOf(path, "canal");
  if (exit === undefined || kind === undefined) return null;
  for (const canal of view.canals) {
    if (canal.owner !== view.to_act || (contract !== undefined && canal.contract !== contract)) continue;
    const next = canal.next.find((one) => one.hex === exit.hex && one.exit === exit.side);
    if (next)
      return {
        tile: { hex: next.hex, kind, enter: sideOf(next.entry), leave: sideOf(next.exit), town: false },
        owner: colourOf(view, canal.owner),
      };
  }
  return null;
}
