/** What has just happened on the canal, as motion: walkers walk from stop to stop, what was built appears. */
import type { LogEntry, Message } from "../../api/types";
import { appear, glow, type Motion } from "../../motion.svelte";
import { about, valueOf, wordOf } from "../events";
import type { Point } from "./layout";
import type { Scene } from "./scene";

/** Milliseconds a walker takes from one stop to the next, and at most for the whole way. */
const STEP = 95;
const LONGEST = 760;

/** The notation's key of a place named in a log line: a cell has its number, the others are found by their name. */
function keyOf(message: Message, name: string, scene: Scene): string {
  const value = valueOf(message, name);
  if (value !== null && typeof value === "object") return String(valueOf(value, "number") ?? "");
  const all = [...scene.stops, ...scene.vineyards];
  return all.find((place) => place.name === value)?.key ?? "";
}

/** The way along the canal, stop by stop; straight across where the canal does not lead. */
function wayOf(from: string, to: string, scene: Scene, spots: readonly Point[], places: ReadonlyMap<string, Point>): Point[] {
  const a = scene.stops.findIndex((stop) => stop.key === from);
  const b = scene.stops.findIndex((stop) => stop.key === to);
  if (a < 0 || b < 0) return [from, to].flatMap((key) => places.get(key) ?? []);
  const way = spots.slice(Math.min(a, b), Math.max(a, b) + 1);
  return a <= b ? way : way.toReversed();
}

function walk(worker: Element | null, way: readonly Point[]): Motion | null {
  const end = worker instanceof SVGElement ? worker.style.transform : "";
  const scale = /scale\([^)]*\)/.exec(end)?.[0] ?? "";
  if (worker === null || end === "" || way.length < 2) return null;
  // It ends where it stands, which may be a little aside from the middle of the stop.
  const keyframes = [...way.slice(0, -1).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) ${scale}` })), { transform: end }];
  return { element: worker, keyframes, lasts: Math.min(Math.max(240, STEP * (way.length - 1)), LONGEST) };
}

/** The motions of these log lines on the board drawn in `root`. */
export function motionsOf(
  news: readonly LogEntry[],
  root: Element,
  scene: Scene,
  spots: readonly Point[],
  places: ReadonlyMap<string, Point>,
): (() => Motion | null)[] {
  const worker = (colour: string, key: string): Element | null =>
    [...root.querySelectorAll(`[data-worker="${colour}@${key}"]`)].at(-1) ?? null;
  return about(news, "arriala-event-").flatMap((message): (() => Motion | null)[] => {
    const at = (name: string): string => keyOf(message, name, scene);
    switch (message.key) {
      case "arriala-event-walked":
      case "arriala-event-walked-with-cards":
      case "arriala-event-to-vineyard":
      case "arriala-event-to-canal":
        return [() => walk(worker(wordOf(message, "colour"), at("to")), wayOf(at("from"), at("to"), scene, spots, places))];
      case "arriala-event-anywhere":
        return [() => walk(worker(wordOf(message, "seat"), at("to")), wayOf(at("from"), at("to"), scene, [], places))];
      case "arriala-event-placed":
        return [() => appear(worker(wordOf(message, "seat"), at("to")))];
      case "arriala-event-lock":
      case "arriala-event-lock-by-card":
        return [() => appear(root.querySelector(`[data-lock="${at("at")}"]`), 320)];
      case "arriala-event-art":
        return [() => glow(root.querySelector(".art.built"), 700)];
      case "arriala-event-river-work":
        return [() => appear([...root.querySelectorAll("[data-worker='river']")].at(-1) ?? null, 320)];
      case "arriala-event-counted":
        return [() => glow(root.querySelector(`[data-section^="${at("from")}|"]`), 600)];
      default:
        return [];
    }
  });
}
