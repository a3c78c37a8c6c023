import type { Boat } from "./review";

/** A chamber of the flight of locks: where it lies, and how high its water stands. */
export interface Chamber {
  x: number;
  width: number;
  level: number;
}

/** What is written at a boat: its points above, its name in the water. */
export interface Lettering {
  x: number;
  scale: number;
  points: { text: string; y: number; size: number };
  name: { text: string; y: number; size: number };
}

/** The wall before the first chamber and the land behind the last. */
export const WALL = 30;
const LAND = 26;
/** Below the water. */
export const GROUND = 12;
/** The width of a boat as it is drawn. */
export const BOAT = 136;
/** How high a boat with its points stands above the water. */
const RIG = 120;

/** A flight of so many chambers as there are boats, each as high as the place of its boat; the same place lies as high. */
export function chambers(places: readonly (number | null)[], width: number, height: number): Chamber[] {
  const ranks = [...new Set(places)].sort((a, b) => (a ?? 0) - (b ?? 0));
  const scale = boatScale(places.length, width, height);
  const top = RIG * scale + 8;
  const low = height - GROUND - height / 6;
  const step = ranks.length > 1 ? Math.min((low - top) / (ranks.length - 1), height / 5.5) : 0;
  const each = (width - WALL - LAND) / Math.max(places.length, 1);
  const first = places.every((place) => place === null) ? (top + low) / 2 : top;
  return places.map((place, index) => ({
    x: WALL + index * each,
    width: each,
    level: first + ranks.indexOf(place) * step,
  }));
}

/** How large boats are drawn, so that each fits its chamber. */
export function boatScale(count: number, width: number, height: number): number {
  const each = (width - WALL - LAND) / Math.max(count, 1);
  return Math.min(height / 240, (each - 14) / BOAT);
}

/** A letter of our serif is about so wide, for its size. */
const LETTER = 0.52;

/** A text that fits a width: in smaller letters, and shortened where that is not enough. */
export function fitted(text: string, width: number, size: number, least: number): { text: string; size: number } {
  const wanted = Math.min(size, width / (LETTER * Math.max([...text].length, 1)));
  if (wanted >= least) return { text, size: wanted };
  const room = Math.max(2, Math.floor(width / (LETTER * least)));
  return { text: `${[...text].slice(0, room - 1).join("")}…`, size: least };
}

/** Words of the flight for these boats, in the order of the chambers. */
export function lettering(boats: readonly Boat[], flight: readonly Chamber[], height: number): Lettering[] {
  const scale = boatScale(boats.length, flight.length * (flight[0]?.width ?? 0) + WALL + LAND, height);
  return boats.flatMap((boat, index) => {
    const chamber = flight[index];
    if (!chamber) return [];
    const label = boat.place === null ? boat.name : `${boat.place}. ${boat.name}`;
    const bottom = height - GROUND;
    const name = fitted(label, chamber.width - 22, Math.max(23, height / 11), 12);
    return [
      {
        x: chamber.x + chamber.width / 2,
        scale,
        points: { text: String(boat.points), y: chamber.level - 66 * scale, size: Math.max(18, 34 * scale) },
        name: { ...name, y: bottom - Math.min(14, (bottom - chamber.level) / 2 - name.size / 2) },
      },
    ];
  });
}
