/** Where a contract's canal could run: hexes on any course that is short enough, as a guide for the eye. */
import { groundAt, type Board, type Contract } from "./board";
import { hexOf, nameOf, neighbour } from "./hex";

/** How many tiles lie between a hex and each hex that can be reached from it over open ground. */
function distances(board: Board, start: string): Map<string, number> {
  const found = new Map([[start, 0]]);
  let edge = [start];
  while (edge.length > 0) {
    const next: string[] = [];
    for (const hex of edge) {
      const here = hexOf(hex);
      if (here === null || (hex !== start && board.townByHex.has(hex))) continue;
      for (let side = 0; side < 6; side += 1) {
        const name = nameOf(neighbour(here, side));
        if (found.has(name) || groundAt(board, name) === ".") continue;
        found.set(name, (found.get(hex) ?? 0) + 1);
        next.push(name);
      }
    }
    edge = next;
  }
  return found;
}

const kept = new WeakMap<Contract, string[]>();

/** The hexes of all courses from terminal to terminal over the towns between that need no more tiles than the contract allows. */
export function corridor(board: Board, contract: Contract): string[] {
  const known = kept.get(contract);
  if (known) return known;
  const stations = [contract.terminals[0] ?? "", ...contract.via, contract.terminals[1] ?? ""].map(
    (id) => board.townById.get(id)?.hex ?? "",
  );
  const from = stations.map((hex) => distances(board, hex));
  // A leg of so many steps has one tile less.
  const least = stations.slice(1).map((hex, leg) => (from[leg]?.get(hex) ?? 1) - 1);
  const spare = contract.value - least.reduce((sum, tiles) => sum + tiles, 0);
  const hexes = new Set<string>();
  least.forEach((tiles, leg) => {
    for (const [hex, steps] of from[leg] ?? []) {
      const rest = from[leg + 1]?.get(hex);
      if (rest !== undefined && !board.townByHex.has(hex) && steps + rest - 1 <= tiles + spare) hexes.add(hex);
    }
  });
  const result = [...hexes];
  kept.set(contract, result);
  return result;
}
