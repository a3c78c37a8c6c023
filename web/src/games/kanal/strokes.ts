/** The strokes that elevations are made of, on a sheet of 150 by 80 with the ground at 70. */

/** A shape and its material: a class of Elevation.svelte. */
export type Stroke = readonly [material: string, d: string];

/** Where buildings stand. */
export const GROUND = 70;

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
/** A wall that stands on the ground. */
export const wall = (x: number, y: number, w: number): string => box(x, y, w, GROUND - y);
/** A gable whose base is at `y`. */
export const gable = (x: number, y: number, w: number, h: number): string => `M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}z`;
/** A hipped roof whose eaves are at `y`. */
export const hip = (x: number, y: number, w: number, h: number, slope: number): string =>
  `M${x} ${y}l${slope} ${-h}h${w - 2 * slope}l${slope} ${h}z`;
export const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** An opening with a round top that stands at `y`. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
/** The same shape in rows and columns. */
export const grid = (nx: number, ny: number, dx: number, dy: number, draw: (x: number, y: number) => string): string =>
  Array.from({ length: nx * ny }, (_, n) => draw((n % nx) * dx, Math.floor(n / nx) * dy)).join("");
export const windows = (x: number, y: number, nx: number, ny: number, dx: number, dy: number, w: number, h: number): string =>
  grid(nx, ny, dx, dy, (i, j) => box(x + i, y + j, w, h));
/** A chimney that stands on the ground and narrows to its top. */
export const chimney = (x: number, y: number, w: number): Stroke[] => [
  ["brick", `M${x} ${GROUND}L${x + w * 0.16} ${y}h${w * 0.68}L${x + w} ${GROUND}z`],
  ["slate", box(x + w * 0.02, y - 3, w * 0.96, 4)],
];
/** Smoke above a chimney. */
export const smoke = (x: number, y: number): Stroke => ["smoke", `${dot(x, y, 4)}${dot(x + 6, y - 4, 5)}${dot(x + 14, y - 6, 3.5)}`];
/** Water along the ground. */
export const water = (x: number, w: number, depth = 8): Stroke[] => [
  ["water", box(x, GROUND, w, depth)],
  ["ripple", grid(Math.floor(w / 22), 1, 22, 0, (i) => `M${x + 5 + i} ${GROUND + depth / 2}q4 -2.5 8 0`)],
];
/** A wheel with spokes. */
export const wheel = (x: number, y: number, r: number, spokes: number): string =>
  `${dot(x, y, r)}${dot(x, y, r * 0.16)}` +
  grid(spokes, 1, 1, 0, (n) => {
    const a = (n / spokes) * 2 * Math.PI;
    return `M${x} ${y}l${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
  });
