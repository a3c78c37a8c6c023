/** What has just happened on the map, as motion: tiles fill with water, a cube travels its route while points pop up. */
import type { Board, Event, View } from "../../api/canal-mania";
import { appear, type Motion } from "../../motion.svelte";
import type { Sheet } from "./sheet";
import { placeOf } from "./terrain";
import { journey } from "./water";

/** Milliseconds from one hex to the next, and for the whole journey at least and at most. */
const STEP = 110;
const SHORTEST = 1200;
const LONGEST = 2200;

/** The motions of these events on the map drawn in `root`. Its traveller is a cube that is seen only while it moves. */
export function motionsOf(news: readonly Event[], root: Element, view: View, board: Board, sheet: Sheet): (() => Motion | null)[] {
  // Points rise from where they were made.
  let made = "";
  return news.flatMap((event): (() => Motion | null)[] => {
    if (typeof event === "string") return [];
    if ("laid" in event) made = event.laid.laying.hex;
    if ("hauled" in event) made = board.towns[event.hauled.route.towns.at(-1) ?? -1]?.hex ?? "";
    if ("scored" in event) {
      const [from, { points }] = [made, event.scored];
      return from === "" ? [] : [() => rise(root.querySelector(".riser"), from, points, sheet)];
    }
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
  return { element: cube, lasts: Math.min(Math.max(STEP * hexes.length + 200, SHORTEST), LONGEST), keyframes };
}

/** Points go up from a hex and fade. */
function rise(riser: Element | null, hex: string, points: number, sheet: Sheet): Motion | null {
  const text = riser?.querySelector("text");
  if (!riser || !text) return null;
  text.textContent = `+${points}`;
  const { x, y } = sheet.centre(placeOf(hex));
  const at = (up: number, opacity: number, offset: number): Keyframe => ({
    transform: `translate(${x}px, ${y - up}px)`,
    opacity,
    offset,
  });
  return { element: riser, lasts: 800, keyframes: [at(14, 0, 0), at(26, 1, 0.2), at(40, 1, 0.75), at(52, 0, 1)] };
}
