/** The unchanging part of the map, each layer as one path: coast, hills, hex lines. */
import { centre, corners, neighbour, outlineOf, R, type Hex, type Point } from "./hex";
import type { Sheet } from "./sheet";
import type { Terrain } from "./terrain";

/** How far the land beyond the board is drawn, in hexes: to the edge of a wide window whichever way the sheet lies. */
const beyondOf = (sheet: Sheet): { cols: number; rows: number } => (sheet.turned ? { cols: 6, rows: 18 } : { cols: 32, rows: 6 });

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

function everyHex(terrain: Terrain, beyond = { cols: 0, rows: 0 }): Hex[] {
  const all: Hex[] = [];
  for (let row = -beyond.rows; row < terrain.rows + beyond.rows; row += 1) {
    for (let col = -beyond.cols; col < terrain.columns + beyond.cols; col += 1) all.push({ col, row });
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

const path = (sheet: Sheet, points: readonly Point[]): string => outlineOf(points.map(sheet.point));

/** The coast, with the land beyond the board. */
export function coast(sheet: Sheet, terrain: Terrain): string {
  const beyond = beyondOf(sheet);
  const belongs = (hex: Hex): boolean =>
    hex.col >= -beyond.cols &&
    hex.row >= -beyond.rows &&
    hex.col < terrain.columns + beyond.cols &&
    hex.row < terrain.rows + beyond.rows &&
    isLand(terrain, hex);
  return loops(everyHex(terrain, beyond), belongs)
    .map((loop) => path(sheet, soften(loop)))
    .join("");
}

/** The border of what can be built on. */
export function board(sheet: Sheet, terrain: Terrain): string {
  return loops(everyHex(terrain), (hex) => terrain.at(hex) !== "sea")
    .map((loop) => path(sheet, loop))
    .join("");
}

/** The lines between the hexes, each once. */
export function hexLines(sheet: Sheet, terrain: Terrain): string {
  const parts: string[] = [];
  for (const hex of everyHex(terrain)) {
    if (terrain.at(hex) === "sea") continue;
    const points = sheet.corners(sheet.centre(hex));
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
export function hillArea(sheet: Sheet, terrain: Terrain): string {
  return loops(everyHex(terrain), (hex) => terrain.at(hex) === "difficult")
    .map((loop) => path(sheet, soften(loop)))
    .join("");
}

/** One hill in the engraver's manner: a crest, and strokes that run down its shaded side. */
function hill(middle: Point, width: number, height: number, seed: number): string {
  const n = (value: number): string => value.toFixed(1);
  const left = middle.x - width / 2;
  const top = { x: middle.x - width * 0.06, y: middle.y - height };
  const crest =
    `M${n(left)} ${n(middle.y)}Q${n(left + width * 0.24)} ${n(middle.y - height * 0.42)} ${n(top.x)} ${n(top.y)}` +
    `Q${n(top.x + width * 0.3)} ${n(middle.y - height * 0.62)} ${n(left + width)} ${n(middle.y)}`;
  const strokes = [0.12, 0.3, 0.5, 0.72].map((down, index) => {
    const x = top.x + width * 0.5 * down;
    const y = top.y + height * (down * 0.78 + 0.1);
    const long = height * (0.62 - down * 0.42) * (0.8 + 0.4 * noise(seed, index));
    return `M${n(x)} ${n(y)}l${n(long * 0.26)} ${n(long)}`;
  });
  return crest + strokes.join("");
}

/** Hills on every difficult hex, upright however the sheet lies: two behind and one in front. */
export function hachures(sheet: Sheet, terrain: Terrain): string {
  const parts: string[] = [];
  for (const hex of everyHex(terrain)) {
    if (terrain.at(hex) !== "difficult") continue;
    const middle = sheet.centre(hex);
    const seed = hex.col * 31 + hex.row;
    const shift = (n: number): number => (noise(seed, n) - 0.5) * 4;
    parts.push(hill({ x: middle.x - 8 + shift(1), y: middle.y - 1 + shift(2) }, 19, 12, seed));
    parts.push(hill({ x: middle.x + 9 + shift(3), y: middle.y + 1 + shift(4) }, 18, 11, seed + 7));
    parts.push(hill({ x: middle.x + shift(5), y: middle.y + 14 + shift(6) / 2 }, 25, 15, seed + 13));
  }
  return parts.join("");
}

/** A few trees on clear ground, so that the plain is not empty. */
export function groves(sheet: Sheet, terrain: Terrain): string {
  const n = (value: number): string => value.toFixed(1);
  const parts: string[] = [];
  for (const hex of everyHex(terrain)) {
    if (terrain.at(hex) !== "clear") continue;
    const middle = sheet.centre(hex);
    const trees = Math.floor(noise(hex.col + 3, hex.row * 7) * 3.4);
    for (let tree = 0; tree < trees; tree += 1) {
      const x = middle.x + (noise(hex.row + tree, hex.col * 3) - 0.5) * 28;
      const y = middle.y + (noise(hex.col + tree * 5, hex.row) - 0.5) * 26;
      parts.push(`M${n(x)} ${n(y)}v-3.400a2.400 2.900 0 1 1 0.100 0`);
    }
  }
  return parts.join("");
}
