/** The course of the water over a tile, and what is drawn beside it. */
import { neighbour, type Point } from "./hex";
import type { Canal, Tile } from "./scene";
import type { Sheet } from "./sheet";
import { placeOf } from "./terrain";

/** How far a canal goes on past a hex's side, under the seal of a town. */
const INTO_TOWN = 9;
/** A little overlap, so that no seam shows between two tiles. */
const SEAM = 0.4;
/** Where the portals of a tunnel stand, from the middle of the hex (0) to its side (1). */
const PORTAL = 0.78;

export interface Course {
  /** The middle of the hex, which pulls the curve. */
  at: Point;
  /** Where the water comes in and where it goes out. */
  from: Point;
  to: Point;
}

const add = (a: Point, b: Point, by = 1): Point => ({ x: a.x + b.x * by, y: a.y + b.y * by });
const n = (value: number): string => value.toFixed(1);
const written = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

export function courseOf(sheet: Sheet, { hex, enter, leave }: Pick<Tile, "hex" | "enter" | "leave">): Course {
  const at = sheet.centre(placeOf(hex));
  return { at, from: add(at, sheet.side(enter)), to: add(at, sheet.side(leave)) };
}

/** The point a part `t` of the way along. */
export function along({ at, from, to }: Course, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * from.x + 2 * u * t * at.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * at.y + t * t * to.y,
  };
}

/** The direction of the water there, as a vector of length 1. */
export function heading({ at, from, to }: Course, t: number): Point {
  const x = (1 - t) * (at.x - from.x) + t * (to.x - at.x);
  const y = (1 - t) * (at.y - from.y) + t * (to.y - at.y);
  const long = Math.hypot(x, y) || 1;
  return { x: x / long, y: y / long };
}

/** The same direction in degrees, for turning what is drawn there. */
export function turnAt(course: Course, t: number): number {
  const { x, y } = heading(course, t);
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** The point `by` to the right of the course, seen along the water. */
export function beside(course: Course, t: number, by: number): Point {
  const { x, y } = heading(course, t);
  return add(along(course, t), { x: -y, y: x }, by);
}

/** The water of a tile as a path: whole, or its two ends where it goes underground. */
export function waterPath(sheet: Sheet, tile: Tile, towns: ReadonlySet<string>): string {
  const course = courseOf(sheet, tile);
  const { at, from, to } = course;
  const outward = (end: Point, side: number): Point => {
    const beyond = neighbour(placeOf(tile.hex), side);
    const reach = towns.has(`${beyond.col},${beyond.row}`) ? INTO_TOWN : SEAM;
    const long = Math.hypot(end.x - at.x, end.y - at.y);
    return add(end, { x: (end.x - at.x) / long, y: (end.y - at.y) / long }, reach);
  };
  const first = outward(from, tile.enter);
  const last = outward(to, tile.leave);
  if (tile.kind !== "tunnel") return `M${written(first)}L${written(from)}Q${written(at)} ${written(to)}L${written(last)}`;
  return portals(course).reduce((path, portal, end) => `${path}M${written(end === 0 ? first : last)}L${written(portal)}`, "");
}

/** The middles of a tunnel's two portals. */
export function portals({ at, from, to }: Course): [Point, Point] {
  const portal = (end: Point): Point => add(at, { x: end.x - at.x, y: end.y - at.y }, PORTAL);
  return [portal(from), portal(to)];
}

/** The line under the hill, from portal to portal. */
export function underground(course: Course): string {
  const [a, b] = portals(course);
  return `M${written(a)}Q${written(course.at)} ${written(b)}`;
}

/** Masonry beside the course from `near` to `far`, on the side that faces down, or right where the course runs up and down. */
export function masonry(course: Course, near: number, far: number): { wall: string; arches: string; facing: 1 | -1 } {
  const middle = heading(course, 0.5);
  // To the right of the water is (-y, x): that faces down where x is positive, and right where y is negative.
  const facing = Math.abs(middle.x) > 0.3 ? (middle.x > 0 ? 1 : -1) : middle.y < 0 ? 1 : -1;
  const at = (t: number, by: number): string => written(beside(course, t, by * facing));
  const steps = [0.04, 0.27, 0.5, 0.73, 0.96];
  const wall = `M${steps.map((t) => at(t, near)).join("L")}L${steps
    .toReversed()
    .map((t) => at(t, far))
    .join("L")}Z`;
  const arches = [0.155, 0.385, 0.615, 0.845]
    .map((t) => {
      const [a, b] = [t - 0.072, t + 0.072];
      const spring = near + (far - near) * 0.62;
      return `M${at(a, far)}L${at(a, spring)}Q${at(a, near + 4.5)} ${at(t, near + 4)}Q${at(b, near + 4.5)} ${at(b, spring)}L${at(b, far)}Z`;
    })
    .join("");
  return { wall, arches, facing };
}

/** Where the owner's plaque of each section stands: on a stretch if there is one, else where two tiles meet. */
export function plaques(sheet: Sheet, canal: Canal): Point[] {
  const sections: Tile[][] = [[]];
  for (const tile of canal.tiles) {
    sections.at(-1)?.push(tile);
    if (tile.town) sections.push([]);
  }
  return sections.flatMap((tiles) => {
    const [first, second] = tiles;
    if (!first) return [];
    const flat = tiles.find(({ kind }) => kind === "stretch");
    if (flat) return [along(courseOf(sheet, flat), 0.5)];
    // An aqueduct leaves the water free in its middle.
    const bridge = tiles.find(({ kind }) => kind === "aqueduct");
    if (bridge) return [along(courseOf(sheet, bridge), 0.5)];
    return [second ? courseOf(sheet, first).to : along(courseOf(sheet, first), 0.1)];
  });
}
