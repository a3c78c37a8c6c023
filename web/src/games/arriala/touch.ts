/** Which thing a finger means. */
import type { Target } from "../../api/arriala";
import { keyOf, type Targets } from "../choose";
import type { Point } from "./layout";

/** Half of what a finger needs, in pixels of the screen. */
export const REACH = 22;

/** A thing and the middle of what is drawn for it, in pixels of the screen. */
export interface Drawn extends Point {
  key: string;
}

/**
 * What a finger at this point means: what it lies on if that is lit or picked, else the nearest lit thing within reach, else what it
 * lies on.
 */
export function meant(
  point: Point,
  under: Target | undefined,
  drawn: readonly Drawn[],
  { lit, picked }: { lit: Targets<Target>; picked: readonly Target[] },
): Target | undefined {
  if (under !== undefined && (lit.has(under) || picked.some((one) => keyOf(one) === keyOf(under)))) return under;
  let found: Target | undefined;
  let least = REACH;
  for (const { key, x, y } of drawn) {
    const distance = Math.hypot(x - point.x, y - point.y);
    const target = lit.withKey(key);
    if (target === undefined || distance > least) continue;
    least = distance;
    found = target;
  }
  return found ?? under;
}

/** How far to scroll a window of this height so that lit things show: all if they fit, else those nearest to what is seen. */
export function scrollTo(tops: readonly { top: number; bottom: number }[], view: { top: number; height: number }, edge: number): number {
  const inSight = ({ top, bottom }: { top: number; bottom: number }): boolean => top >= view.top && bottom <= view.top + view.height;
  const first = Math.min(...tops.map(({ top }) => top)) - edge;
  const last = Math.max(...tops.map(({ bottom }) => bottom)) + edge;
  if (tops.length === 0 || tops.every(inSight)) return view.top;
  if (last - first <= view.height) return Math.max(0, first < view.top ? first : last - view.height);
  if (tops.some(inSight)) return view.top;
  const middle = view.top + view.height / 2;
  const away = ({ top, bottom }: { top: number; bottom: number }): number => Math.abs((top + bottom) / 2 - middle);
  const nearest = tops.reduce((best, one) => (away(one) < away(best) ? one : best));
  return Math.max(0, (nearest.top + nearest.bottom) / 2 - view.height / 2);
}
