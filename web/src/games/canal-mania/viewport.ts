/** How much of the sheet a window shows: sizes, zooming around a point, and closing in on what matters. */
import type { Box } from "./boxes";
import { R, type Point } from "./hex";

/** The border with the coordinates, in pixels. */
export const BORDER = 18;
/** What is left around the map inside the border, in units of the map. */
const MARGIN = 5;
/** How near one can come: the distance from a hex's middle to its corner in pixels. */
const NEAREST = 64;
/** How near the table comes by itself. */
const CLOSE = 33;
/** What a finger needs, in pixels. */
export const FINGER = 44;

export interface Size {
  width: number;
  height: number;
}

export interface Picture extends Size {
  /** Pixels for a unit of the map. */
  scale: number;
  /** The unit of the map at the picture's upper left corner. */
  origin: Point;
}

/** Pixels for a unit of the map when all of it shows. */
export function fit(window: Size, sheet: Size): number {
  const scale = Math.min(
    (window.width - 2 * BORDER) / (sheet.width + 2 * MARGIN),
    (window.height - 2 * BORDER) / (sheet.height + 2 * MARGIN),
  );
  return Math.max(scale, 0.05);
}

/** The scale kept within what makes sense in this window. */
export function bounded(scale: number, window: Size, sheet: Size): number {
  const least = fit(window, sheet);
  return Math.min(Math.max(scale, least), Math.max(NEAREST / R, least * 1.6));
}

/** The picture inside the border: the whole window at least, so that the sea reaches its edge. */
export function picture(window: Size, sheet: Size, scale: number): Picture {
  const width = Math.max(window.width - 2 * BORDER, (sheet.width + 2 * MARGIN) * scale);
  const height = Math.max(window.height - 2 * BORDER, (sheet.height + 2 * MARGIN) * scale);
  return { width, height, scale, origin: { x: (sheet.width - width / scale) / 2, y: (sheet.height - height / scale) / 2 } };
}

/** Where a point of the map lies in the scrolled content, which begins with the border. */
export function inContent({ x, y }: Point, { scale, origin }: Picture): Point {
  return { x: (x - origin.x) * scale + BORDER, y: (y - origin.y) * scale + BORDER };
}

/** The point of the map at this place of the content. */
export function onMap({ x, y }: Point, { scale, origin }: Picture): Point {
  return { x: (x - BORDER) / scale + origin.x, y: (y - BORDER) / scale + origin.y };
}

/** How to scroll the next picture so that what lay at `anchor` (in the window) stays there. */
export function keeping(anchor: Point, scroll: Point, before: Picture, after: Picture): Point {
  const point = onMap({ x: scroll.x + anchor.x, y: scroll.y + anchor.y }, before);
  const there = inContent(point, after);
  return { x: there.x - anchor.x, y: there.y - anchor.y };
}

/** The box around some points. */
export function boxOf(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { x1: Math.min(...xs), y1: Math.min(...ys), x2: Math.max(...xs), y2: Math.max(...ys) };
}

/**
 * The scale and the middle that show these points to a finger: all of them if they fit while each is a finger wide, else the one
 * nearest to `here` with what is around it.
 */
export function closeIn(points: readonly Point[], window: Size, sheet: Size, here: Point): { scale: number; middle: Point } | null {
  const box = boxOf(points);
  if (!box) return null;
  const around = 3 * R;
  const whole = Math.min(
    (window.width - 2 * BORDER) / (box.x2 - box.x1 + 2 * around),
    (window.height - 2 * BORDER) / (box.y2 - box.y1 + 2 * around),
  );
  let apart = Infinity;
  points.forEach((a, index) => {
    for (const b of points.slice(index + 1)) apart = Math.min(apart, Math.hypot(a.x - b.x, a.y - b.y));
  });
  const needed = Math.min(apart === Infinity ? 0 : FINGER / apart, CLOSE / R);
  const scale = bounded(Math.min(Math.max(whole, needed), CLOSE / R), window, sheet);
  if (whole >= needed) return { scale, middle: { x: (box.x1 + box.x2) / 2, y: (box.y1 + box.y2) / 2 } };
  const nearest = points.toSorted((a, b) => Math.hypot(a.x - here.x, a.y - here.y) - Math.hypot(b.x - here.x, b.y - here.y))[0];
  return { scale, middle: nearest ?? here };
}

/** The size of the towns' names in pixels: larger when nearer, and never too small to read. `text` is the page's own size of type. */
export function typeSize(scale: number, text = 16): number {
  return (Math.min(Math.max(13.5 + (scale * R - 17) * 0.17, 12), 18) * text) / 16;
}
