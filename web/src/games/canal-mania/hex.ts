/** The hexes of Canal Mania's map: flat sides up and down, odd columns half a hex lower, directions clockwise from north. */

import type { Direction } from "../../api/canal-mania";

export interface Point {
  x: number;
  y: number;
}

/** Distance from a hex's centre to its corners. */
export const R = 24;
const HEIGHT = Math.sqrt(3) * R;

export interface Hex {
  col: number;
  row: number;
}

const SIDES: readonly Direction[] = ["n", "ne", "se", "s", "sw", "nw"];

/** A side's number, clockwise from north. */
export const sideOf = (direction: Direction): number => SIDES.indexOf(direction);

/** The side with this number. */
export const directionOf = (side: number): Direction => SIDES[((side % 6) + 6) % 6] ?? "n";

/** The letters of a column: after Z comes AA. */
export function lettersOf(col: number): string {
  return col < 26 ? String.fromCharCode(97 + col) : lettersOf(Math.floor(col / 26) - 1) + lettersOf(col % 26);
}

/** The name of a hex: `t25` is column T (the 20th), row 25. */
export const nameOf = ({ col, row }: Hex): string => `${lettersOf(col)}${row}`;

/** Reads a hex's name; upper and lower case are alike. */
export function hexOf(name: string): Hex | null {
  const found = /^([a-z]{1,2})(\d{1,2})$/.exec(name.toLowerCase());
  const letters = found?.[1];
  const row = found?.[2];
  if (letters === undefined || row === undefined) return null;
  const col = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return { col, row: Number(row) };
}

/** The middle of a hex on the drawing. */
export function centre({ col, row }: Hex): Point {
  return { x: (col * 1.5 + 1) * R, y: (row + (col % 2 === 0 ? 0.5 : 1)) * HEIGHT };
}

/** The hex in this direction (0 is north, clockwise). */
export function neighbour({ col, row }: Hex, direction: number): Hex {
  const odd = Math.abs(col % 2) === 1;
  switch (((direction % 6) + 6) % 6) {
    case 0:
      return { col, row: row - 1 };
    case 1:
      return { col: col + 1, row: odd ? row : row - 1 };
    case 2:
      return { col: col + 1, row: odd ? row + 1 : row };
    case 3:
      return { col, row: row + 1 };
    case 4:
      return { col: col - 1, row: odd ? row + 1 : row };
    default:
      return { col: col - 1, row: odd ? row : row - 1 };
  }
}

/** The direction from one hex to a neighbour; `null` if they do not touch. */
export function directionTo(from: Hex, to: Hex): number | null {
  for (let direction = 0; direction < 6; direction += 1) {
    const next = neighbour(from, direction);
    if (next.col === to.col && next.row === to.row) return direction;
  }
  return null;
}

/** The middle of a hex's side, as seen from its centre; `reach` 1 lies on the side itself. */
export function side(direction: number, reach = 1): Point {
  const angle = (direction * Math.PI) / 3;
  return { x: Math.sin(angle) * (HEIGHT / 2) * reach, y: -Math.cos(angle) * (HEIGHT / 2) * reach };
}

/** The six corners around a centre, the first at the upper left, clockwise: side `d` lies between corners `d` and `d + 1`. */
export function corners({ x, y }: Point, scale = 1): Point[] {
  return [240, 300, 0, 60, 120, 180].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + Math.cos(angle) * R * scale, y: y + Math.sin(angle) * R * scale };
  });
}

/** A closed line through these points as a path. */
export function outlineOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The hex under a point of the drawing. */
export function hexAt({ x, y }: Point): Hex {
  const col = Math.round(x / (1.5 * R) - 2 / 3);
  let best: Hex = { col, row: 0 };
  let least = Infinity;
  for (const c of [col - 1, col, col + 1]) {
    const row = Math.round(y / HEIGHT - (Math.abs(c % 2) === 0 ? 0.5 : 1));
    const at = centre({ col: c, row });
    const distance = Math.hypot(at.x - x, at.y - y);
    if (distance < least) {
      least = distance;
      best = { col: c, row };
    }
  }
  return best;
}

/** How large the drawing of a map is. */
export function extent(columns: number, rows: number): { width: number; height: number } {
  return { width: (columns * 1.5 + 0.5) * R, height: (rows + 0.5) * HEIGHT };
}
