/** What has just happened on the canal, as motion: walkers walk from stop to stop, what was built appears. */
import type { Board, Colour, Event, Place } from "../../api/arriala";
import { appear, glow, type Motion } from "../../motion.svelte";
import { keyOf } from "../choose";
import type { Point } from "./layout";
import { at } from "./workers";

/** Milliseconds a walker takes from one stop to the next, and at most for the whole way. */
const STEP = 95;
const LONGEST = 760;

/** The way along the canal, stop by stop; straight across where the canal does not lead. */
export function wayOf(from: Place, to: Place, stops: readonly Point[], places: ReadonlyMap<Place, Point>): Point[] {
  if (stops[from] === undefined || stops[to] === undefined) return [from, to].flatMap((place) => places.get(place) ?? []);
  const way = stops.slice(Math.min(from, to), Math.max(from, to) + 1);
  return from <= to ? way : way.toReversed();
}

function walk(worker: Element | null, way: readonly Point[]): Motion | null {
  const end = worker instanceof SVGElement ? worker.style.transform : "";
  const scale = /scale\([^)]*\)/.exec(end)?.[0] ?? "";
  if (worker === null || end === "" || way.length < 2) return null;
  // It ends where it stands, which may be a little aside from the middle of the stop.
  const keyframes = [...way.slice(0, -1).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) ${scale}` })), { transform: end }];
  return { element: worker, keyframes, lasts: Math.min(Math.max(240, STEP * (way.length - 1)), LONGEST) };
}

/** Points rise from where they were made. */
function rise(element: Element | null): Motion | null {
  if (element === null) return null;
  const at = (y: number): string => `translate(0px, ${y}px)`;
  return {
    element,
    lasts: 900,
    keyframes: [
      { opacity: 0, transform: at(14) },
      { opacity: 1, transform: at(0), offset: 0.25 },
      { opacity: 1, transform: at(-14), offset: 0.75 },
      { opacity: 0, transform: at(-26) },
    ],
  };
}

/** The motions of these events on the board drawn in `root`. */
export function motionsOf(
  news: readonly Event[],
  root: Element,
  board: Board,
  stops: readonly Point[],
  places: ReadonlyMap<Place, Point>,
): (() => Motion | null)[] {
  const last = (selector: string): Element | null => [...root.querySelectorAll(selector)].at(-1) ?? null;
  const worker = (colour: Colour | undefined, place: Place): Element | null =>
    colour ? last(`[data-worker="${keyOf(at(colour, place))}"]`) : null;
  const colourOf = (seat: number): Colour | undefined => board.sides[seat]?.colour;
  let risen = 0;
  const points = (): (() => Motion | null) => {
    const selector = `[data-rise="${risen}"]`;
    risen += 1;
    return () => rise(root.querySelector(selector));
  };
  return news.flatMap((event): (() => Motion | null)[] => {
    const moved = "walked" in event ? event.walked : "went_to_vineyard" in event ? event.went_to_vineyard : null;
    const walked = moved ?? ("came_back" in event ? event.came_back : null);
    if (walked) return [() => walk(worker(walked.colour, walked.to), wayOf(walked.from, walked.to, stops, places))];
    if ("leapt" in event) {
      const { seat, from, to } = event.leapt;
      return [() => walk(worker(colourOf(seat), to), wayOf(from, to, [], places))];
    }
    if ("placed" in event) return [() => appear(worker(colourOf(event.placed.seat), event.placed.to))];
    if ("built_lock" in event) return [() => appear(root.querySelector(`[data-lock="${event.built_lock.at}"]`), 320), points()];
    if ("built_art" in event) return [() => glow(root.querySelector(`[data-art="${event.built_art.work}"]`), 700), points()];
    if ("built_river_work" in event) return [() => appear(last('[data-worker="river"]'), 320), points()];
    if ("counted" in event && event.counted.winner !== null)
      return [() => glow(root.querySelector(`[data-section="${event.counted.from}"]`), 500), points()];
    if ("vineyard_counted" in event && event.vineyard_counted.winner !== null) return [points()];
    return [];
  });
}
