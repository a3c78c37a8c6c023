import type { Controller } from "./controller.svelte";
import { nextPart } from "./focus";

/** What has keys of its own: fields, and whatever lies over the table. */
const OWN = "input, textarea, select, dialog, [role='dialog']:not(aside)";
const PRESSED = "a, button, summary, [role='button'], [role='tab'], [data-target]";

/**
 * The keys of the table: Enter presses the loud chip, 1 to 9 the chips, Escape goes back, U undoes, Space ends motion, H asks for a
 * hint, P plans, F6 goes through the parts of the page. Gives whether the key was one of them.
 */
export function keyAtTable(event: KeyboardEvent, controller: Controller, root: HTMLElement, hints: boolean, onskip: () => void): boolean {
  const { target } = event;
  const on = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const press = (selector: string): boolean => {
    const chip = root.querySelector<HTMLButtonElement>(`.bar ${selector}:not(:disabled)`);
    chip?.click();
    return chip !== null;
  };
  if (event.key === "F6") {
    nextPart(root, event.shiftKey ? -1 : 1);
    return true;
  }
  if (event.key === "Escape") return !on("dialog") && escape(controller);
  if (on(OWN)) return false;
  if ("123456789".includes(event.key)) return press(`[data-key="${event.key}"]`);
  switch (event.key) {
    case "Enter":
      return !on(PRESSED) && press('[data-rank="primary"]');
    case " ":
      if (on(PRESSED)) return false;
      onskip();
      return true;
    case "u":
    case "U":
      return press(".undo");
    case "h":
    case "H":
      if (!hints || controller.choices.length === 0) return false;
      void controller.askHint();
      return true;
    case "p":
    case "P":
      if (controller.choices.length === 0 && controller.plan === null) return false;
      void controller.togglePlan();
      return true;
    default:
      return false;
  }
}

/** One thing at a time: what was said, what was picked, the hint, the past. */
function escape(controller: Controller): boolean {
  if (controller.why !== null || controller.sure !== null) controller.hush();
  else if (controller.picked.length > 0) controller.back();
  else if (controller.reconsiders) controller.reconsider();
  else if (controller.hint !== null) controller.hint = null;
  else if (controller.past !== null) void controller.lookBack(null);
  else return false;
  return true;
}
