/** What has just happened on the map, as motion: tiles fill with water, a cube travels its route while points pop up. */
import type { LogEntry } from "../../api/types";
import { appear, type Motion } from "../../motion.svelte";
import { about, wordOf } from "../events";
import type { Board } from "./board";
import { centre, hexOf } from "./hex";
import type { View } from "./view";
import { journey } from "./water";

/** Milliseconds from one hex to the next, and at most for the whole journey. */
const STEP = 70;
const LONGEST = 1400;

/** The motions of these log lines on the map drawn in `root`. Its traveller is a cube that is seen only while it moves. */
export function motionsOf(news: readonly LogEntry[], root: Element, view: View, board: Board): (() => Motion | null)[] {
  const byName = new Map(board.towns.map((town) => [town.name, town.id]));
  return about(news, "canal-mania-event-").flatMap((message): (() => Motion | null)[] => {
    switch (message.key) {
      case "canal-mania-event-laid":
        return [() => fill(root.querySelector(`[data-tile="${wordOf(message, "hex").toLowerCase()}"]`))];
      case "canal-mania-event-placed":
        return [() => appear(root.querySelector(`[data-cube="${byName.get(wordOf(message, "town")) ?? ""}"]`))];
      case "canal-mania-event-hauled": {
        const towns = wordOf(message, "route")
          .split(" – ")
          .flatMap((name) => byName.get(name) ?? []);
        return [() => travel(root.querySelector(".traveller"), journey(view, board, towns))];
      }
      default:
        return [];
    }
  });
}

/** A tile slides in and fills with water from where it begins. */
function fill(tile: Element | null): Motion | null {
  const water = tile?.querySelector(".water") ?? null;
  if (water === null) return appear(tile);
  return {
    element: water,
    lasts: 360,
    keyframes: [
      { strokeDasharray: "60", strokeDashoffset: "60" },
      { strokeDasharray: "60", strokeDashoffset: "0" },
    ],
  };
}

/** A cube goes over the water hex by hex. */
function travel(cube: Element | null, hexes: readonly string[]): Motion | null {
  if (cube === null || hexes.length < 2) return null;
  const keyframes = hexes
    .map((name) => centre(hexOf(name) ?? { col: 0, row: 0 }))
    .map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 }));
  return { element: cube, lasts: Math.min(STEP * hexes.length + 200, LONGEST), keyframes };
}
