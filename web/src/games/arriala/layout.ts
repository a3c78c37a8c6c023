/** Where everything of Arriala's board lies: a winding canal with its stops at equal distances. */

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  /** Unit vector to the left of the direction of the water. */
  nx: number;
  ny: number;
}

/** The measures of a board: wide screens see three passes of the canal, telephones five. */
export interface Frame {
  name: "wide" | "tall";
  width: number;
  height: number;
  /** Radius of a cell. */
  cell: number;
  /** Half of the water's breadth. */
  half: number;
  /** Size of a vineyard's place. */
  vine: number;
  passes: number;
  left: number;
  right: number;
  top: number;
  gap: number;
  /** Where vineyards lie, and how many places they have in a row. */
  vineyards: Point[];
  arts: Point[];
  rivers: Point[];
  artScale: number;
}

export const WIDE: Frame = {
  name: "wide",
  width: 1200,
  height: 690,
  cell: 30,
  half: 27,
  vine: 42,
  passes: 3,
  left: 74,
  right: 1126,
  top: 116,
  gap: 222,
  vineyards: [
    { x: 190, y: 228 },
    { x: 522, y: 452 },
    { x: 868, y: 452 },
  ],
  arts: [
    { x: 880, y: 226 },
    { x: 300, y: 448 },
  ],
  rivers: [
    { x: 392, y: 226 },
    { x: 624, y: 226 },
    { x: 690, y: 452 },
    { x: 1138, y: 432 },
  ],
  artScale: 1,
};

export const TALL: Frame = {
  name: "tall",
  width: 420,
  height: 846,
  cell: 20,
  half: 18,
  vine: 34,
  passes: 5,
  left: 46,
  right: 374,
  top: 92,
  gap: 168,
  vineyards: [
    { x: 122, y: 182 },
    { x: 150, y: 514 },
    { x: 156, y: 684 },
  ],
  arts: [
    { x: 296, y: 342 },
    { x: 283, y: 508 },
  ],
  rivers: [
    { x: 262, y: 170 },
    { x: 134, y: 338 },
    { x: 272, y: 676 },
    { x: 352, y: 664 },
  ],
  artScale: 0.58,
};

const TOWN_UNITS = 1.75;

/** The canal as a line that can be asked for the point at any distance. */
export function canal(frame: Frame): { length: number; at(distance: number): Spot } {
  const r = frame.gap / 2;
  type Piece = { length: number; at: (d: number) => { x: number; y: number; heading: number } };
  const pieces: Piece[] = [];
  for (let pass = 0; pass < frame.passes; pass += 1) {
    const y = frame.top + pass * frame.gap;
    const east = pass % 2 === 0;
    const from = pass === 0 ? frame.left : east ? frame.left + r : frame.right - r;
    const last = pass === frame.passes - 1;
    const to = east ? (last ? frame.right : frame.right - r) : last ? frame.left : frame.left + r;
    pieces.push({
      length: Math.abs(to - from),
      at: (d) => ({ x: from + (east ? d : -d), y, heading: east ? 0 : Math.PI }),
    });
    if (last) continue;
    pieces.push({
      length: Math.PI * r,
      at: (d) => {
        const turn = d / r;
        const side = east ? 1 : -1;
        return {
          x: to + side * r * Math.sin(turn),
          y: y + r - r * Math.cos(turn),
          heading: east ? turn : Math.PI - turn,
        };
      },
    });
  }
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const sway = frame.cell * 0.42;
  return {
    length,
    at(distance) {
      let rest = Math.min(Math.max(distance, 0), length);
      let index = 0;
      while (index < pieces.length - 1 && rest > (pieces[index]?.length ?? 0)) {
        rest -= pieces[index]?.length ?? 0;
        index += 1;
      }
      const piece = pieces[index];
      if (!piece) return { x: 0, y: 0, nx: 0, ny: -1 };
      const { x, y, heading } = piece.at(rest);
      const nx = Math.sin(heading);
      const ny = -Math.cos(heading);
      // The water sways a little, so that nothing looks ruled.
      const offset = sway * Math.sin((distance / frame.cell) * 0.42);
      return { x: x + nx * offset, y: y + ny * offset, nx, ny };
    },
  };
}

/** The places of the stops, towns needing more room than cells. */
export function stops(frame: Frame, kinds: readonly ("town" | "cell")[]): Spot[] {
  const line = canal(frame);
  const units = kinds.reduce((sum, kind) => sum + (kind === "town" ? TOWN_UNITS : 1), 0);
  const unit = line.length / units;
  let at = 0;
  return kinds.map((kind) => {
    const width = (kind === "town" ? TOWN_UNITS : 1) * unit;
    const spot = line.at(at + width / 2);
    at += width;
    return spot;
  });
}

/** The water's course as a path, drawn through points close together. */
export function course(frame: Frame): string {
  const line = canal(frame);
  const parts: string[] = [];
  const step = frame.cell * 0.4;
  for (let d = 0; d <= line.length; d += step) {
    const { x, y } = line.at(d);
    parts.push(`${parts.length === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return parts.join("");
}

/** Plane trees on both banks, where nothing else stands. The places are always the same. */
export function trees(frame: Frame, taken: readonly Point[]): { x: number; y: number; size: number; tone: number }[] {
  const line = canal(frame);
  const found: { x: number; y: number; size: number; tone: number }[] = [];
  let random = 7;
  const next = (): number => {
    random = (random * 16807) % 2147483647;
    return random / 2147483647;
  };
  for (let d = frame.cell; d < line.length; d += frame.cell * 1.15) {
    const spot = line.at(d);
    for (const side of [-1, 1]) {
      const away = frame.half + frame.cell * (0.72 + next() * 0.5);
      const x = spot.x + spot.nx * side * away + (next() - 0.5) * frame.cell * 0.5;
      const y = spot.y + spot.ny * side * away;
      const size = frame.cell * (0.3 + next() * 0.16);
      const tone = Math.floor(next() * 3);
      const free = taken.every((p) => Math.hypot(p.x - x, p.y - y) > frame.cell * 2.1);
      const keep = next() < 0.66;
      if (free && keep && x > 10 && y > 24 && x < frame.width - 10 && y < frame.height - 10) found.push({ x, y, size, tone });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

/** The size of a section's badge: as wide as a dot for each of its cells needs. */
export function badgeOf(frame: Frame, cells: number): { wide: number; tall: number; unit: number } {
  const unit = frame.name === "tall" ? 0.8 : 1;
  return { wide: Math.max(46, cells * DOT + 12) * unit, tall: 32 * unit, unit };
}

/** From one dot of a badge to the next. */
export const DOT = 6.4;

/**
 * A place beside the water for a section's badge: near its middle, on either bank, within the picture, clear of the stops and away
 * from everything else.
 */
export function beside(frame: Frame, section: readonly Spot[], spots: readonly Spot[], taken: readonly Point[]): Point {
  const { wide, tall } = badgeOf(frame, section.length);
  const middle = (section.length - 1) / 2;
  /** How far a point lies from the badge's edge. */
  const gap = (at: Point, other: Point): number =>
    Math.hypot(Math.max(0, Math.abs(other.x - at.x) - wide / 2), Math.max(0, Math.abs(other.y - at.y) - tall / 2));
  const least = (at: Point, others: readonly Point[]): number => others.reduce((found, other) => Math.min(found, gap(at, other)), Infinity);
  let best = { x: 0, y: 0 };
  let bestRoom = -Infinity;
  section.forEach((spot, index) => {
    const off = Math.abs(index - middle);
    const away = frame.half + frame.cell * 0.25 + (Math.abs(spot.nx) * wide) / 2 + (Math.abs(spot.ny) * tall) / 2;
    for (const side of [1, -1]) {
      const at = { x: spot.x + spot.nx * away * side, y: spot.y + spot.ny * away * side };
      const outside =
        Math.max(0, wide / 2 + 4 - at.x) +
        Math.max(0, at.x + wide / 2 + 4 - frame.width) +
        Math.max(0, tall / 2 + 4 - at.y) +
        Math.max(0, at.y + tall / 2 + 4 - frame.height);
      const crowded = Math.max(0, frame.cell - least(at, spots));
      const room = Math.min(least(at, taken), frame.cell * 1.4) - off * frame.cell * 0.1 - (outside + crowded) * 10;
      if (room > bestRoom + 0.01) {
        best = at;
        bestRoom = room;
      }
    }
  });
  return best;
}

/** Where the workers of a town stand: a row under its houses that closes up as it fills. */
export function crowd(count: number, width: number): number[] {
  if (count <= 1) return [0];
  const step = Math.min(width / (count - 1), width / 3);
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
}

/** How far around places a window onto the board reaches, and the least part of the board it shows, each way. */
const AROUND = 95;
const LEAST = 0.45;

/** The part of the board with these points and what is around them; the whole board without points. */
export function windowAround(
  { width, height }: { width: number; height: number },
  points: readonly Point[],
): Point & { width: number; height: number } {
  if (points.length === 0) return { x: 0, y: 0, width, height };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const span = (values: number[], room: number): number =>
    Math.min(room, Math.max(Math.max(...values) - Math.min(...values) + 2 * AROUND, room * LEAST));
  const size = { width: span(xs, width), height: span(ys, height) };
  const begin = (values: number[], wide: number, room: number): number =>
    Math.min(Math.max((Math.min(...values) + Math.max(...values) - wide) / 2, 0), room - wide);
  return { x: begin(xs, size.width, width), y: begin(ys, size.height, height), ...size };
}
