/** Places on the table that something points at: a line of the log under the pointer, the step of a replay. */
import { keyOf } from "../games/choose";
import type { Spot } from "./chronicle";

let marked = $state.raw<readonly Spot[]>([]);

/** Marks these places in place of those marked before. */
export function mark(spots: readonly Spot[]): void {
  if (spots.length > 0 || marked.length > 0) marked = spots;
}

export const marks = (): readonly Spot[] => marked;

/** What the table draws for a place; nothing where it belongs to a player whose things are not drawn now. */
export function drawnAt(root: ParentNode, spot: Spot): Element[] {
  if ("drawn" in spot) return [...root.querySelectorAll(spot.drawn)];
  const { target, within } = spot;
  const selector = `[data-target="${CSS.escape(keyOf(target))}"]`;
  return [...root.querySelectorAll(within === null ? selector : `${within} ${selector}`)];
}
