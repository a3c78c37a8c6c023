/** Following canals over the map: from town to town along their tiles. */
import { directionTo, hexOf } from "./hex";
import { direction, type Board } from "./board";
import type { Tile, TileKind } from "./scene";
import { colourOf, type CanalView, type View } from "./view";

/** The hexes of a canal between two towns that it joins, from the one to the other; `null` if it does not join them. */
export function along(canal: CanalView, board: Board, from: string, to: string): string[] | null {
  let town = canal.from;
  let way = [board.townById.get(town)?.hex ?? ""];
  for (const tile of canal.tiles) {
    way.push(tile.hex);
    if (tile.town === null) continue;
    way.push(board.townById.get(tile.town)?.hex ?? "");
    if (town === from && tile.town === to) return way;
    if (town === to && tile.town === from) return way.toReversed();
    town = tile.town;
    way = [way.at(-1) ?? ""];
  }
  return null;
}

/** The hexes of a journey over several towns. `owners` has the colour of each leg's canal, where it is known. */
export function journey(view: View, board: Board, towns: readonly string[], owners: readonly string[] = []): string[] {
  const hexes = [board.townById.get(towns[0] ?? "")?.hex ?? ""];
  for (let leg = 1; leg < towns.length; leg += 1) {
    const from = towns[leg - 1] ?? "";
    const to = towns[leg] ?? "";
    const owned = view.canals.toSorted(
      (a, b) => Number(colourOf(view, b.owner) === owners[leg - 1]) - Number(colourOf(view, a.owner) === owners[leg - 1]),
    );
    const way = owned.map((canal) => along(canal, board, from, to)).find((found) => found !== null);
    hexes.push(...(way?.slice(1) ?? [board.townById.get(to)?.hex ?? ""]));
  }
  return hexes.filter((hex) => hex !== "");
}

/** Where a canal under construction ends: the hex of its last town or tile. */
function endOf(canal: CanalView, board: Board): string {
  const last = canal.tiles.at(-1);
  if (last === undefined) return board.townById.get(canal.from)?.hex ?? "";
  return last.town === null ? last.hex : (board.townById.get(last.town)?.hex ?? "");
}

const KINDS: readonly string[] = ["stretch", "lock", "aqueduct", "tunnel"];
const isKind = (word: string): word is TileKind => KINDS.includes(word);

/** The tile that `lay CONTRACT HEX WAY TILE with CARDS` would lay. */
export function tileOf(action: string, view: View, board: Board): { tile: Tile; owner: string } | null {
  const [verb, contract, hex = "", way = "", kind = ""] = action.split(" ");
  const canal = view.canals.find((candidate) => candidate.contract === contract);
  const here = hexOf(hex);
  if (verb !== "lay" || !canal || !here || !isKind(kind)) return null;
  const before = hexOf(endOf(canal, board));
  const enter = before === null ? null : directionTo(here, before);
  if (enter === null) return null;
  return { tile: { hex, kind, enter, leave: direction(way) }, owner: colourOf(view, canal.owner) };
}

/** The cards that an action pays with, by kind. */
export function paidBy(action: string): Map<string, number> {
  const [, cards = ""] = action.split(" with ");
  const counts = new Map<string, number>();
  for (const card of cards.split(" ").filter((word) => word !== "")) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
