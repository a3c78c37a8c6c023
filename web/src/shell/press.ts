/** A press belongs to what lay under the finger when it began, also where something else has come there meanwhile. */

/** How far a finger may stray during a press, in pixels. */
const SLACK = 12;

/** Watches the fingers on what is drawn in `root`; gives back how to stop it. */
export function keepPress(root: HTMLElement): () => void {
  let pressed: { element: Element; key: string | null; x: number; y: number } | null = null;
  const down = (event: PointerEvent): void => {
    const found = event.pointerType === "mouse" || !(event.target instanceof Element) ? null : event.target.closest("[data-target]");
    pressed = found && { element: found, key: found.getAttribute("data-target"), x: event.clientX, y: event.clientY };
  };
  const click = (event: MouseEvent): void => {
    const began = pressed;
    pressed = null;
    if (began === null || !event.isTrusted || !(event.target instanceof Element)) return;
    if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > SLACK) return;
    const hit = event.target.closest("[data-target]");
    if (hit === began.element || hit?.getAttribute("data-target") === began.key) return;
    const drawn = [...root.querySelectorAll("[data-target]")];
    const meant = began.element.isConnected ? began.element : drawn.find((thing) => thing.getAttribute("data-target") === began.key);
    event.stopImmediatePropagation();
    event.preventDefault();
    meant?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: began.x, clientY: began.y }));
  };
  root.addEventListener("pointerdown", down, { capture: true });
  document.addEventListener("click", click, { capture: true });
  return () => {
    root.removeEventListener("pointerdown", down, { capture: true });
    document.removeEventListener("click", click, { capture: true });
  };
}
