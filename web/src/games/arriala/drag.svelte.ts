import type { Target } from "../choose";
import type { Point } from "./layout";

/** A worker carried by the mouse. Touching does the same on screens where dragging scrolls. */
export class Drag {
  carried = $state.raw<{ target: Target; colour: string; x: number; y: number; moved: boolean } | null>(null);
  readonly #board: () => { svg: SVGSVGElement | undefined; lit: ReadonlySet<Target>; slack: number; ontouch: (target: Target) => void };

  /** `slack` is how far the mouse may stray before a click is a drag. */
  constructor(board: () => { svg: SVGSVGElement | undefined; lit: ReadonlySet<Target>; slack: number; ontouch: (target: Target) => void }) {
    this.#board = board;
  }

  grab(event: PointerEvent): void {
    const target = targetAt(event);
    if (event.pointerType === "touch" || event.button !== 0 || !target?.startsWith("worker:") || !this.#board().lit.has(target)) return;
    this.carried = { target, colour: target.slice(7).split("@")[0] ?? "red", ...this.#pointAt(event), moved: false };
  }

  carry(event: PointerEvent): void {
    const was = this.carried;
    if (!was) return;
    const { slack, ontouch } = this.#board();
    const { x, y } = this.#pointAt(event);
    const moved = was.moved || Math.hypot(x - was.x, y - was.y) > slack;
    if (moved && !was.moved) ontouch(was.target);
    if (moved) this.carried = { ...was, x, y, moved };
  }

  drop(event: PointerEvent): void {
    const was = this.carried;
    this.carried = null;
    if (!was?.moved) return;
    const target = targetAt(event);
    if (target !== null && target !== was.target) this.#board().ontouch(target);
    // The click that the browser adds would touch a second time.
    const swallow = (click: MouseEvent): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  }

  #pointAt(event: PointerEvent): Point {
    const matrix = this.#board().svg?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}

const targetAt = (event: PointerEvent): Target | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-target]")?.getAttribute("data-target") ?? null;
