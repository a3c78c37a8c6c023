/** Where the names of towns stand, so that none lies on a town, on goods or on another name. */
import type { Board } from "../../api/canal-mania";
import { boxAround, crateBox, outside, overlap, sealRadius, type Box } from "./boxes";
import type { Point } from "./hex";
import type { Sheet } from "./sheet";
import { placeOf } from "./terrain";

export interface Named extends Point {
  name: string;
  city: boolean;
}

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
  /** The room it takes. */
  box: Box;
}

/** How wide a name is, for its size of type. Cities have capitals. */
export const widthOf = (town: { name: string; city: boolean }, font: number): number =>
  town.name.length * font * (town.city ? 0.7 : 0.46) + 4;

/** The places around a town where its name can stand, the best first. */
function ways(town: Named, font: number): Label[] {
  const wide = widthOf(town, font);
  const r = sealRadius(town) + 1;
  const label = (x: number, middle: number, anchor: Label["anchor"]): Label => {
    const x1 = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
    return { x, y: middle + font * 0.31, anchor, box: { x1, y1: middle - font * 0.5, x2: x1 + wide, y2: middle + font * 0.5 } };
  };
  const below = town.y + r + font * 0.44;
  const above = town.y - r - font * 0.44;
  const near = r * 0.72;
  return [
    label(town.x, below, "middle"),
    label(town.x, above, "middle"),
    label(town.x + r + 2, town.y, "start"),
    label(town.x - r - 2, town.y, "end"),
    label(town.x + near, town.y + near + font * 0.3, "start"),
    label(town.x - near, town.y + near + font * 0.3, "end"),
    label(town.x - near, town.y - near - font * 0.3, "end"),
    label(town.x - r * 0.4, above, "start"),
    label(town.x + r * 0.4, above, "end"),
  ];
}

/** Where canals are likely to run: hexes that many short contracts can use. Names rather stand elsewhere. */
export function likely(board: Pick<Board, "contracts">, sheet: Sheet): { box: Box; weight: number }[] {
  const weights = new Map<string, number>();
  for (const { course, least } of board.contracts) {
    for (const hex of course) weights.set(hex, (weights.get(hex) ?? 0) + least / course.length);
  }
  return [...weights].map(([hex, weight]) => ({ box: boxAround(sheet.centre(placeOf(hex)), 30, 30), weight: Math.min(weight, 1) }));
}

/** Chooses a place for each name, cities first, and looks at each a second time when all of them stand. */
export function labels(
  towns: readonly Named[],
  size: (town: Named) => number,
  sheet: { width: number; height: number },
  busy: readonly { box: Box; weight: number }[] = [],
): Label[] {
  const fixed: Box[] = towns.flatMap((town) => {
    const r = sealRadius(town);
    return [{ x1: town.x - r, y1: town.y - r, x2: town.x + r, y2: town.y + r }, crateBox(town)];
  });
  const result: Label[] = [];
  const order = towns.map((_, index) => index).sort((a, b) => Number(towns[b]?.city) - Number(towns[a]?.city));
  for (const index of [...order, ...order]) {
    const town = towns[index];
    if (!town) continue;
    let least = Infinity;
    ways(town, size(town)).forEach((way, place) => {
      const onThings = fixed.reduce((sum, box) => sum + overlap(way.box, box), 0);
      const onNames = result.reduce((sum, other, at) => sum + (at === index ? 0 : overlap(way.box, other.box)), 0);
      const onWater = busy.reduce((sum, { box, weight }) => sum + overlap(way.box, box) * weight, 0);
      const cost = onThings * 2 + onNames * 3 + onWater * 0.35 + outside(way.box, sheet) * 1000 + place * 6;
      if (cost < least) {
        least = cost;
        result[index] = way;
      }
    });
  }
  return result;
}
