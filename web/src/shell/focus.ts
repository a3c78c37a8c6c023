/** Keeps the keyboard's focus where work goes on: it never falls to the page's body. */

interface Point {
  x: number;
  y: number;
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const shown = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * Watches a table page. Whenever what had the focus is gone it goes to the nearest thing that is lit, a chip, or the question; `settle`
 * is to be called when something was picked or decided, because then it goes to what can be done next. Somebody who points with a
 * mouse or a finger is left alone.
 */
export function keepFocus(root: HTMLElement, isLit: (key: string) => boolean): { settle: () => void; end: () => void } {
  let last: Point = { x: 0, y: 0 };
  /** The part of the page that had the focus last. */
  let part: Element | null = null;
  let keyboard = false;
  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !root.contains(target)) return;
    last = middle(target);
    part = target.closest("main, aside, .bar");
  };
  const pressed = (): void => void (keyboard = true);
  const pointed = (): void => void (keyboard = false);
  // A screen reader presses without a pointer.
  const clicked = (event: MouseEvent): void => void (keyboard ||= event.detail === 0 && event.isTrusted);
  document.addEventListener("focusin", focused);
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("pointerdown", pointed, true);
  document.addEventListener("click", clicked, true);

  /** What has the focus and can keep it. */
  const holder = (): Element | null => {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body || activeElement.matches(":disabled") ? null : activeElement;
  };
  // What had the focus may go long after the moment has passed: it flies away, fades, or waits for an answer.
  const watch = new MutationObserver(() => {
    if (keyboard && holder() === null) settle();
  });
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });

  function settle(): void {
    const on = holder();
    if (!keyboard || (on !== null && (!root.contains(on) || on.closest("aside") !== null))) return;
    if (part?.matches("aside") === true) {
      // Who chooses in words goes on there.
      root.querySelector<HTMLElement>("[data-choices]")?.focus({ preventScroll: true });
      return;
    }
    const lit = (element: Element): boolean => isLit(element.getAttribute("data-target") ?? "");
    if (on !== null && lit(on)) return;
    const distance = (element: Element): number => Math.hypot(middle(element).x - last.x, middle(element).y - last.y);
    const open = [...root.querySelectorAll<HTMLElement | SVGElement>("main [data-target]")].filter((thing) => lit(thing) && shown(thing));
    const [nearest] = open.toSorted((a, b) => distance(a) - distance(b));
    const chip = root.querySelector<HTMLElement>(".bar .ways button:not(:disabled)");
    (nearest ?? chip ?? root.querySelector<HTMLElement>(".bar .line"))?.focus({ preventScroll: nearest === undefined });
  }
  return {
    settle,
    end: () => {
      watch.disconnect();
      document.removeEventListener("focusin", focused);
      document.removeEventListener("keydown", pressed, true);
      document.removeEventListener("pointerdown", pointed, true);
      document.removeEventListener("click", clicked, true);
    },
  };
}

/** The parts of the page in the order in which a key goes through them. */
const TRAY = "main .tray, main .dock, main [data-tray]";
const PARTS = [".bar .line", "main", TRAY, ".players", '[role="tabpanel"]'];

/** Puts the focus on the next part of the page, or the one before. */
export function nextPart(root: HTMLElement, step: 1 | -1): void {
  const parts = PARTS.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)].find(shown) ?? []);
  const inside = parts.findLastIndex((part) => part.contains(document.activeElement));
  const next = parts[(inside + step + parts.length) % parts.length];
  if (!next) return;
  const open = next.querySelectorAll<HTMLElement>('[data-target]:not([aria-disabled="true"])');
  const lit = [...open].find((thing) => thing.closest(TRAY) === null);
  if (next.matches("main") && lit) lit.focus();
  else {
    if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
    next.focus();
  }
}

/** How long a page may take to come before nobody waits for its heading any more, in milliseconds. */
const ARRIVES = 5000;

/** Puts the focus on the page's heading as soon as there is one, unless somebody is somewhere else by then; gives how to stop it. */
export function focusHeading(): () => void {
  const until = Date.now() + ARRIVES;
  let next = 0;
  const look = (): void => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const heading = document.querySelector<HTMLElement>("h1");
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else if (Date.now() < until) next = requestAnimationFrame(look);
  };
  next = requestAnimationFrame(look);
  return () => cancelAnimationFrame(next);
}
