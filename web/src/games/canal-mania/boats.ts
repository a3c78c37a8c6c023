/** Where the narrowboats lie: beside their town or at the end of their canal, never over a name. */
import { boxAround, crateBox, outside, overlap, sealRadius, type Box } from "./boxes";
import type { Point } from "./hex";
import type { Barge } from "./scene";
import type { Sheet } from "./sheet";
import { placeOf } from "./terrain";

export const BOAT = { wide: 68, tall: 27 };

/** What boats keep away from. */
export interface Quay {
  towns: readonly (Point & { hex: string; city: boolean })[];
  names: readonly Box[];
  /** The hexes with tiles. */
  water: readonly string[];
  /** The hexes where tiles can be laid next. */
  next: readonly string[];
}

/** The middle of each boat, in the order of the barges. */
export function moor(barges: readonly Barge[], { towns, names, water, next }: Quay, sheet: Sheet): Point[] {
  const seals = towns.map((town) => boxAround(town, sealRadius(town) * 2, sealRadius(town) * 2));
  const crates = towns.map(crateBox);
  const tiles = water.map((hex) => boxAround(sheet.centre(placeOf(hex)), 22, 22));
  const free = next.map((hex) => boxAround(sheet.centre(placeOf(hex)), 34, 34));
  const lying: Box[] = [];
  const sum = (box: Box, boxes: readonly Box[]): number => boxes.reduce((all, other) => all + overlap(box, other), 0);
  return barges.map(({ hex }) => {
    const at = sheet.centre(placeOf(hex));
    const town = towns.find((one) => one.hex === hex);
    const r = town ? sealRadius(town) : 11;
    const ways = [1, 1.5, 2.1, 2.8].flatMap((far) => {
      const x = (r + BOAT.wide / 2) * far;
      const y = (r + BOAT.tall / 2) * far;
      return [
        { x: 0, y },
        { x, y: 0 },
        { x: -x, y: 0 },
        { x: 0, y: -y },
        { x: x * 0.75, y: y * 0.8 },
        { x: -x * 0.75, y: y * 0.8 },
        { x: -x * 0.75, y: -y * 0.8 },
        { x: x * 0.75, y: -y * 0.8 },
      ];
    });
    let best = at;
    let least = Infinity;
    ways.forEach((way, place) => {
      const middle = { x: at.x + way.x, y: at.y + way.y };
      const box = boxAround(middle, BOAT.wide, BOAT.tall);
      const cost =
        sum(box, names) * 40 +
        sum(box, lying) * 40 +
        sum(box, seals) * 12 +
        sum(box, crates) * 4 +
        sum(box, tiles) +
        sum(box, free) * 3 +
        outside(box, sheet) * 2000 +
        Math.hypot(way.x, way.y) * 2 +
        place;
      if (cost < least) {
        least = cost;
        best = middle;
      }
    });
    lying.push(boxAround(best, BOAT.wide, BOAT.tall));
    return best;
  });
}
