/** What has just happened at the works, as motion: pieces appear, the buildings of a chain light up in order. */
import type { LogEntry } from "../../api/types";
import { appear, glow, type Motion } from "../../motion.svelte";
import { about, wordOf } from "../events";

/** The motions of these log lines at the table drawn in `root`. The wheel turns by itself. */
export function motionsOf(news: readonly LogEntry[], root: Element): (() => Motion | null)[] {
  return about(news, "kanal-event-").flatMap((message): (() => Motion | null)[] => {
    const plan = `.plan[data-colour="${wordOf(message, "seat")}"]`;
    const find = (target: string): Element | null => root.querySelector(`${plan} [data-target="${target}"]`);
    switch (message.key) {
      case "kanal-event-built":
        return [() => appear(find(`plot:${wordOf(message, "plot")}`)?.firstElementChild ?? null, 300)];
      case "kanal-event-laid":
        return [() => laid(find(`route:${wordOf(message, "space")}`))];
      case "kanal-event-activated-routes":
      case "kanal-event-activated-bridges":
        return [() => glow(find(`plot:${wordOf(message, "plot")}`), 520)];
      case "kanal-event-went":
        return [() => glow(root.querySelector(".spaces .here"), 260)];
      default:
        return [];
    }
  });
}

/** A route runs in along its space, as a canal fills with water. */
function laid(space: Element | null): Motion | null {
  const piece = space?.firstElementChild ?? null;
  if (space === null || piece === null) return null;
  const hidden = space.classList.contains("upright") ? "inset(0 0 100% 0)" : "inset(0 100% 0 0)";
  return { element: piece, lasts: 250, keyframes: [{ clipPath: hidden }, { clipPath: "inset(0)" }] };
}
