/** What has just happened on the map, as motion: tiles fill with water, a cube travels its route while points pop up. */
import type { Board, Event, View } from "../../api/canal-mania";
import { appear, type Motion } from "../../motion.svelte";
import type { Sheet } from "./sheet";
import { placeOf } from "./terrain";
import { journey } from "./water";

/** Milliseconds from one hex to the next, and at most for the whole journey. */
const STEP = 110;
const LONGEST = 2200;

/** The motions of these events on the map drawn in `root`. Its traveller is a cube that is seen only while it moves. */
export function motionsOf(news: readonly Event[], root: Element, view: View, board: Board, sheet: Sheet): (() => Motion | null)[] {
  return news.flatMap((event): (() => Motion | null)[] => {
    if (typeof event === "string") return [];
    if ("laid" in event) return [() => fill(root.querySelector(`[data-tile="${event.laid.laying.hex}"]`))];
    if ("placed" in event) return [() => appear(root.querySelector(`[data-cube="${event.placed.town}"]`))];
    if ("hauled" in event) {
      const { towns, owners } = event.hauled.route;
      return [() => travel(root.querySelector(".traveller"), journey(view, board, towns, owners), sheet)];
    }
    return [];
  });
}

/** A tile slides in and fills with water from where it begins. */
function fill(tile: Element | null): Motion | null {
  if (tile === null) return null;
  return {
    element: tile,
    lasts: 360,
    keyframes: [
      { strokeDasharray: "60", strokeDashoffset: "60" },
      { strokeDasharray: "60", strokeDashoffset: "0" },
    ],
  };
}

/** A cube goes over the water hex by hex. */
function travel(cube: Element | null, hexes: readonly string[], sheet: Sheet): Motion | null {
  if (cube === null || hexes.length < 2) return null;
  const keyframes = hexes
    .map((name) => sheet.centre(placeOf(name)))
    .map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 }));
  return { element: cube, lasts: Math.min(STEP * hexes.length + 200, LONGEST), keyframes };
}
