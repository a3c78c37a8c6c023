/** What lies on each hex of the board. */
import type { Board } from "../../api/canal-mania";
import { hexOf, nameOf, type Hex } from "./hex";

export type Ground = "sea" | "clear" | "difficult" | "town";

export interface Terrain {
  columns: number;
  rows: number;
  /** The sea reaches beyond the board. */
  at: (hex: Hex) => Ground;
}

export function terrainOf(board: Pick<Board, "columns" | "rows" | "clear" | "difficult" | "towns">): Terrain {
  const found = new Map<string, Ground>([
    ...board.clear.map((hex) => [hex, "clear"] as const),
    ...board.difficult.map((hex) => [hex, "difficult"] as const),
    ...board.towns.map(({ hex }) => [hex, "town"] as const),
  ]);
  return { columns: board.columns, rows: board.rows, at: (hex) => found.get(nameOf(hex)) ?? "sea" };
}

/** The place of the town on a hex in the board's list. */
export function townAt(board: Pick<Board, "towns">, hex: string): number | null {
  const place = board.towns.findIndex((town) => town.hex === hex);
  return place < 0 ? null : place;
}

/** The hex of a name that Rust wrote. */
export function placeOf(hex: string): Hex {
  return hexOf(hex) ?? { col: 0, row: 0 };
}
