/** What has just happened at the works, as motion: pieces appear, the buildings of a chain light up in order. */
import type { Board, Event, Target } from "../../api/kanal";
import { appear, glow, type Motion } from "../../motion.svelte";
import { keyOf } from "../choose";

/** The motions of these events at the table drawn in `root`. The wheel turns by itself. */
export function motionsOf(news: readonly Event[], board: Board, root: Element): (() => Motion | null)[] {
  const find = (seat: number, target: Target): Element | null =>
    root.querySelector(`.plan[data-colour="${board.colours[seat] ?? ""}"] [data-place="${keyOf(target)}"]`);
  return news.flatMap((event): (() => Motion | null)[] => {
    if (typeof event === "string") return [];
    if ("built" in event) {
      const { seat, plot } = event.built;
      return [() => appear(find(seat, { plot })?.firstElementChild ?? null, 300)];
    }
    if ("laid" in event) {
      const { seat, space } = event.laid;
      return [() => laid(find(seat, { route: space }))];
    }
    if ("activated" in event) {
      const { seat, plot } = event.activated;
      return [() => glow(find(seat, { plot }), 520)];
    }
    if ("went" in event) return [() => glow(root.querySelector(".spaces .here"), 260)];
    return [];
  });
}

/** A route runs in along its space, as a canal fills with water. */
function laid(space: Element | null): Motion | null {
  const piece = space?.firstElementChild ?? null;
  if (space === null || piece === null) return null;
  const hidden = space.classList.contains("upright") ? "inset(0 0 100% 0)" : "inset(0 100% 0 0)";
  return { element: piece, lasts: 250, keyframes: [{ clipPath: hidden }, { clipPath: "inset(0)" }] };
}
