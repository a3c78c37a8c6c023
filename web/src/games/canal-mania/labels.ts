/** Where the names of towns stand, so that none lies on a town or on another name. */
import type { Point } from "./hex";

export interface Named extends Point {
  name: string;
  city: boolean;
}

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

interface Box {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1)) * Math.max(0, Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1));

/** Chooses below, above, right or left of each town, cities first. */
export function labels(towns: readonly Named[], size: (town: Named) => number, width: number): Label[] {
  const radius = (town: Named): number => (town.city ? 21 : 16);
  const blocked: Box[] = towns.map((town) => {
    const r = radius(town);
    return { x1: town.x - r, y1: town.y - r, x2: town.x + r, y2: town.y + r };
  });
  const result: Label[] = [];
  const order = towns.map((_, index) => index).sort((a, b) => Number(towns[b]?.city) - Number(towns[a]?.city));
  for (const index of order) {
    const town = towns[index];
    if (!town) continue;
    const font = size(town);
    const wide = town.name.length * font * (town.city ? 0.62 : 0.46) + 4;
    const r = radius(town) + 2;
    const ways: { label: Label; box: Box }[] = [
      {
        label: { x: town.x, y: town.y + r + font * 0.72, anchor: "middle" },
        box: { x1: town.x - wide / 2, y1: town.y + r, x2: town.x + wide / 2, y2: town.y + r + font },
      },
      {
        label: { x: town.x, y: town.y - r - 1, anchor: "middle" },
        box: { x1: town.x - wide / 2, y1: town.y - r - font, x2: town.x + wide / 2, y2: town.y - r },
      },
      {
        label: { x: town.x + r + 1, y: town.y + font * 0.32, anchor: "start" },
        box: { x1: town.x + r, y1: town.y - font / 2, x2: town.x + r + wide, y2: town.y + font / 2 },
      },
      {
        label: { x: town.x - r - 1, y: town.y + font * 0.32, anchor: "end" },
        box: { x1: town.x - r - wide, y1: town.y - font / 2, x2: town.x - r, y2: town.y + font / 2 },
      },
    ];
    let best = ways[0];
    let least = Infinity;
    ways.forEach((way, place) => {
      const outside = Math.max(0, 4 - way.box.x1) + Math.max(0, way.box.x2 - width + 4);
      const cost = blocked.reduce((sum, box) => sum + overlap(way.box, box), 0) + outside * 1000 + place * 4;
      if (cost < least) {
        least = cost;
        best = way;
      }
    });
    if (!best) continue;
    result[index] = best.label;
    blocked.push(best.box);
  }
  return result;
}
