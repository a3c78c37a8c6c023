/** Keeps the keyboard's focus where work goes on: when what had it is drawn no more, the nearest thing that can be touched gets it. */

/**
 * Watches the table drawn in `root`. Gives back `settle`, to be called after it has been drawn anew, and `end`. Somebody who points
 * with a mouse or a finger is left alone.
 */
export function keepFocus(root: HTMLElement): { settle: () => void; end: () => void } {
  let last: { x: number; y: number } | null = null;
  let keyboard = false;
  const middle = (element: Element): { x: number; y: number } => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const focused = (event: FocusEvent): void => {
    const { target } = event;
    last = target instanceof Element && root.contains(target) && target.hasAttribute("data-target") ? middle(target) : null;
  };
  const pressed = (): void => void (keyboard = true);
  const pointed = (): void => void (keyboard = false);
  document.addEventListener("focusin", focused);
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("pointerdown", pointed, true);
  return {
    settle: () => {
      const from = last;
      if (!keyboard || from === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
      const open = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-target]:not([aria-disabled="true"])')].filter(
        (element) => element.getClientRects().length > 0,
      );
      const distance = (element: Element): number => Math.hypot(middle(element).x - from.x, middle(element).y - from.y);
      const nearest = open.toSorted((a, b) => distance(a) - distance(b))[0];
      nearest?.focus({ preventScroll: true });
    },
    end: () => {
      document.removeEventListener("focusin", focused);
      document.removeEventListener("keydown", pressed, true);
      document.removeEventListener("pointerdown", pointed, true);
    },
  };
}
