import type { Colour, Target } from "../../api/arriala";
import { same, type Targets } from "../choose";
import type { Point } from "./layout";

interface Surroundings {
  svg: SVGSVGElement | undefined;
  lit: Targets<Target>;
  /** What can be touched, by the key that its element carries. */
  touchable: ReadonlyMap<string, Target>;
  /** How far the mouse may stray before a click is a drag. */
  slack: number;
  ontouch: (target: Target) => void;
}

/** A worker carried by the mouse. Touching does the same on screens where dragging scrolls. */
export class Drag {
  carried = $state.raw<{ target: Target; colour: Colour; x: number; y: number; moved: boolean } | null>(null);
  readonly #board: () => Surroundings;

  constructor(board: () => Surroundings) {
    this.#board = board;
  }

  grab(event: PointerEvent): void {
    const target = this.#targetAt(event);
    if (event.pointerType === "touch" || event.button !== 0) return;
    if (typeof target !== "object" || !("worker" in target) || !this.#board().lit.has(target)) return;
    this.carried = { target, colour: target.worker.colour, ...this.#pointAt(event), moved: false };
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
    const target = this.#targetAt(event);
    if (target !== undefined && !same(target, was.target)) this.#board().ontouch(target);
    // The click that the browser adds would touch a second time.
    const swallow = (click: MouseEvent): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  }

  #targetAt(event: PointerEvent): Target | undefined {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-target]");
    return this.#board().touchable.get(element?.getAttribute("data-target") ?? "");
  }

  #pointAt(event: PointerEvent): Point {
    const matrix = this.#board().svg?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}
