/**
 * Motion that tells what happened: a worker walks, a cube travels, a chain lights up. One thing at a time, never in the way
 * (everything can be touched meanwhile), ended at once by a click or a key, and none at all where the system or the
 * player asks for less of it.
 */

/** One thing that moves: the keyframes of an element that stands where it will end. */
export interface Motion {
  element: Element;
  keyframes: Keyframe[];
  /** Milliseconds. */
  lasts: number;
}

function stored(): boolean {
  try {
    return localStorage.getItem("towpath-motion") !== "off";
  } catch {
    return true;
  }
}

let on = $state(stored());
const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** The player's own choice. */
export const motion = (): boolean => on;

export function setMotion(next: boolean): void {
  on = next;
  try {
    localStorage.setItem("towpath-motion", next ? "on" : "off");
  } catch {
    // It holds until the page is closed.
  }
}

/** Whether anything moves now. Nobody watches a page in the background. */
export const moves = (): boolean => on && calm?.matches !== true && document.visibilityState === "visible";

let turn = 0;
const running = new Set<Animation>();

/** Ends whatever moves, at its goal. */
export function skip(): void {
  turn += 1;
  for (const animation of running) animation.finish();
  running.clear();
}

/** Shows motions one after the other; each is made when its time comes, from the table as it is then. */
export async function perform(motions: readonly (() => Motion | null)[]): Promise<void> {
  skip();
  if (!moves() || motions.length === 0) return;
  const mine = turn;
  addEventListener("pointerdown", skip, { capture: true, once: true });
  addEventListener("keydown", skip, { capture: true, once: true });
  for (const make of motions) {
    if (turn !== mine) return;
    const made = make();
    if (made === null) continue;
    const animation = made.element.animate(made.keyframes, { duration: made.lasts, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" });
    running.add(animation);
    // An animation whose element leaves the page is cancelled: it counts as done.
    await animation.finished.catch(() => null);
    running.delete(animation);
  }
}

/** Lights an element up for a moment. */
export function glow(element: Element | null, lasts = 420): Motion | null {
  if (element === null) return null;
  const bright = "brightness(1.25) drop-shadow(0 0 6px #e9b949)";
  return { element, lasts, keyframes: [{ filter: "none" }, { filter: bright, offset: 0.35 }, { filter: "none" }] };
}

/** Lets an element appear from nothing. */
export function appear(element: Element | null, lasts = 240): Motion | null {
  if (element === null) return null;
  return { element, lasts, keyframes: [{ opacity: 0 }, { opacity: 1 }] };
}

/** Lets points rise from where they were made; nothing waits for it. */
export function rise(element: Element | null, text: string, colour: string, lasts = 1400): void {
  if (element === null || !moves()) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return;
  const label = document.createElement("span");
  label.textContent = text;
  label.ariaHidden = "true";
  label.className = "rising";
  label.style.cssText = `left: ${left + width / 2}px; top: ${top + height / 2}px; --of: var(--p-${colour})`;
  document.body.append(label);
  const up = [
    { transform: "translate(-50%, -50%) scale(0.7)", opacity: 0 },
    { transform: "translate(-50%, -90%) scale(1.15)", opacity: 1, offset: 0.2 },
    { transform: "translate(-50%, -150%) scale(1)", opacity: 1, offset: 0.75 },
    { transform: "translate(-50%, -210%) scale(1)", opacity: 0 },
  ];
  const animation = label.animate(up, { duration: lasts, easing: "ease-out" });
  const gone = (): void => label.remove();
  animation.finished.then(gone, gone);
}
