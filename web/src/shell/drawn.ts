import { untrack } from "svelte";
import type { Controller } from "./controller.svelte";

/**
 * Tells the controller what the table draws: it has `data-target`. Whatever else one touch would do gets a button in the question
 * line. Gives what ends it.
 */
export function watchDrawn(root: Element, controller: Controller): () => void {
  const look = (): void => {
    const drawn = new Set([...root.querySelectorAll("[data-target]")].map((thing) => thing.getAttribute("data-target") ?? ""));
    const before = untrack(() => controller.drawn);
    if (drawn.size !== before.size || [...drawn].some((key) => !before.has(key))) controller.drawn = drawn;
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-target"] });
  return () => observer.disconnect();
}

/** What lies under the pointer or has the focus is said before it is done. */
export function lookAt(event: Event, controller: Controller): void {
  const found = event.target instanceof Element ? event.target.closest("[data-target]") : null;
  // A list of ways shows its own.
  if (controller.selection.picked.length > 0 && controller.selection.ready.length > 0) return;
  controller.lookAt(found?.getAttribute("data-target") ?? null);
}
