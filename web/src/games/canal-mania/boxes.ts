/** Rectangles that things on the map take up, in its own units. */
import type { Point } from "./hex";

export interface Box {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The area that two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1)) * Math.max(0, Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1));

export const boxAround = ({ x, y }: Point, wide: number, tall: number): Box => ({
  x1: x - wide / 2,
  y1: y - tall / 2,
  x2: x + wide / 2,
  y2: y + tall / 2,
});

/** How far a box reaches over the edges of a sheet, in sum. */
export const outside = (box: Box, { width, height }: { width: number; height: number }): number =>
  Math.max(0, -box.x1) + Math.max(0, box.x2 - width) + Math.max(0, -box.y1) + Math.max(0, box.y2 - height);

/** How much room a town's seal takes around its middle. */
export const sealRadius = (town: { city: boolean }): number => (town.city ? 27 : 18);

/** Where goods lie beside a town. */
export const crateAt = (town: Point & { city: boolean }): Point => {
  const off = town.city ? 20 : 13.5;
  return { x: town.x + off, y: town.y - off };
};

/** The box of the goods beside a town, whether there are any or not: names keep it free. */
export const crateBox = (town: Point & { city: boolean }): Box => boxAround(crateAt(town), 18, 20);
