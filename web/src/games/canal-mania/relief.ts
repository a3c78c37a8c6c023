/** The unchanging part of the map, each layer as one path: coast, hills, hex lines. */
import { centre, corners, neighbour, R, type Hex, type Point } from "./hex";
import type { Terrain } from "./terrain";

/** How far the land beyond the board is drawn. */
const BEYOND = 3;

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** Land, also beyond the board: what touches the board's edge goes on past it. */
function isLand(terrain: Terrain, hex: Hex): boolean {
  return terrain.at({ col: clamp(hex.col, terrain.columns - 1), row: clamp(hex.row, terrain.rows - 1) }) !== "sea";
}

/** Numbers that look like chance and are always the same. */
function noise(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

function everyHex(terrain: Terrain, beyond: number): Hex[] {
  const all: Hex[] = [];
  for (let row = -beyond; row < terrain.rows + beyond; row += 1) {
    for (let col = -beyond; col < terrain.columns + beyond; col += 1) all.push({ col, row });
  }
  return all;
}

/** Outlines around the hexes that belong, as closed loops of corners. */
function loops(hexes: readonly Hex[], belongs: (hex: Hex) => boolean): Point[][] {
  const key = (p: Point): string => `${Math.round(p.x)},${Math.round(p.y)}`;
  const next = new Map<string, { to: Point }[]>();
  const starts: Point[] = [];
  for (const hex of hexes) {
    if (!belongs(hex)) continue;
    const points = corners(centre(hex));
    for (let side = 0; side < 6; side += 1) {
      if (belongs(neighbour(hex, side))) continue;
      const from = points[side];
      const to = points[(side + 1) % 6];
      if (!from || !to) continue;
      const list = next.get(key(from)) ?? [];
      list.push({ to });
      next.set(key(from), list);
      starts.push(from);
    }
  }
  const found: Point[][] = [];
  for (const start of starts) {
    const loop: Point[] = [];
    let here = start;
    for (;;) {
      const list = next.get(key(here));
      const step = list?.pop();
      if (!step) break;
      loop.push(here);
      here = step.to;
    }
    if (loop.length > 2) found.push(loop);
  }
  return found;
}

/** Rounds a loop as a coast is round: each corner cut twice, and shaken a little. */
function soften(loop: readonly Point[]): Point[] {
  let points = loop.map((p) => ({ x: p.x + (noise(p.x, p.y) - 0.5) * R * 0.34, y: p.y + (noise(p.y, p.x) - 0.5) * R * 0.34 }));
  for (let pass = 0; pass < 2; pass += 1) {
    points = points.flatMap((p, index) => {
      const q = points[(index + 1) % points.length] ?? p;
      return [
        { x: p.x * 0.75 + q.x * 0.25, y: p.y * 0.75 + q.y * 0.25 },
        { x: p.x * 0.25 + q.x * 0.75, y: p.y * 0.25 + q.y * 0.75 },
      ];
    });
  }
  return points;
}

const path = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** The coast, with the land beyond the board. */
export function coast(terrain: Terrain): string {
  const belongs = (hex: Hex): boolean =>
    hex.col >= -BEYOND &&
    hex.row >= -BEYOND &&
    hex.col < terrain.columns + BEYOND &&
    hex.row < terrain.rows + BEYOND &&
    isLand(terrain, hex);
  return loops(everyHex(terrain, BEYOND), belongs)
    .map((loop) => path(soften(loop)))
    .join("");
}

/** The border of what can be built on. */
export function board(terrain: Terrain): string {
  return loops(everyHex(terrain, 0), (hex) => terrain.at(hex) !== "sea")
    .map((loop) => path(loop))
    .join("");
}

/** The lines between the hexes, each once. */
export function hexLines(terrain: Terrain): string {
  const parts: string[] = [];
  for (const hex of everyHex(terrain, 0)) {
    if (terrain.at(hex) === "sea") continue;
    const points = corners(centre(hex));
    for (let side = 0; side < 6; side += 1) {
      // A line inside the board belongs to the hex on its northern or western side.
      if (side >= 3 && terrain.at(neighbour(hex, side)) !== "sea") continue;
      const a = points[side];
      const b = points[(side + 1) % 6];
      if (a && b) parts.push(`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`);
    }
  }
  return parts.join("");
}

/** The difficult hexes as one area. */
export function hillArea(terrain: Terrain): string {
  return loops(everyHex(terrain, 0), (hex) => terrain.at(hex) === "difficult")
    .map((loop) => path(soften(loop)))
    .join("");
}

/** One hill in the engraver's manner: strokes that run down from the top on both sides, longer in the shade. */
function hill(middle: Point, width: number, height: number, seed: number): string {
  const strokes: string[] = [];
  const count = 7;
  for (let index = 0; index <= count; index += 1) {
    const along = index / count - 0.5;
    const crest = height * (1 - 4 * along * along) * (0.86 + 0.28 * noise(seed, index));
    const x = middle.x + along * width;
    const y = middle.y - crest;
    const shade = along > 0 ? 1 : 0.55;
    const drop = (height * 0.5 + crest * 0.55) * shade;
    const lean = along * width * 0.42;
    strokes.push(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(drop * 0.5).toFixed(1)} ${lean.toFixed(1)} ${drop.toFixed(1)}`,
    );
  }
  const left = middle.x - width / 2;
  strokes.push(
    `M${left.toFixed(1)} ${(middle.y + 1).toFixed(1)}Q${(middle.x - width * 0.22).toFixed(1)} ${(middle.y - height * 1.15).toFixed(1)} ${middle.x.toFixed(1)} ${(middle.y - height).toFixed(1)}T${(middle.x + width / 2).toFixed(1)} ${(middle.y + 1).toFixed(1)}`,
  );
  return strokes.join("");
}

/** Hachures for every difficult hex: three hills, the nearest in front. */
export function hachures(terrain: Terrain): string {
  const parts: string[] = [];
  for (const hex of everyHex(terrain, 0)) {
    if (terrain.at(hex) !== "difficult") continue;
    const middle = centre(hex);
    const seed = hex.col * 31 + hex.row;
    const shift = (n: number): number => (noise(seed, n) - 0.5) * 4;
    parts.push(hill({ x: middle.x - 8 + shift(1), y: middle.y - 3 + shift(2) }, 19, 8, seed));
    parts.push(hill({ x: middle.x + 9 + shift(3), y: middle.y - 1 + shift(4) }, 17, 7, seed + 7));
    parts.push(hill({ x: middle.x + shift(5), y: middle.y + 12 + shift(6) / 2 }, 24, 11, seed + 13));
  }
  return parts.join("");
}
