/** What a thing on the table is, for who asks: a pause with the mouse, a long press, or the key ?. */
import type { About } from "../api/types";
import { targetWith } from "../games/choose";
import { need } from "../words/words.svelte";
import type { Controller } from "./controller.svelte";

/** How long a mouse rests on a thing before it is explained, and a finger, in milliseconds. */
const PAUSE = 1100;
const PRESS = 500;
/** How long the way into the panel may take. */
const GRACE = 300;
/** How far a finger may stray during a press, in pixels. */
const SLACK = 10;

/** What can be explained: things that can be touched, and others that say what they are. */
export const EXPLAINED = "[data-about], [data-target]";
/** The panel, for `aria-describedby`. */
export const PANEL = "explained";

export type Asked = "mouse" | "finger" | "key";

export class Explain {
  /** What is shown, where the thing is, and how it was asked for. */
  shown = $state.raw<{ about: About; box: DOMRect; how: Asked } | null>(null);
  readonly #controller: Controller;
  #element: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where a finger went down. */
  #down: { x: number; y: number } | null = null;
  /** A long press is no tap: what follows it is not a click. */
  #pressed = false;

  constructor(controller: Controller) {
    this.#controller = controller;
  }

  /** Watches what is drawn in `root`; gives back how to stop it. */
  watch(root: HTMLElement): () => void {
    const of = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(EXPLAINED) : null);
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      const found = of(event);
      if (found === this.#element) return;
      this.#later(found, "mouse", PAUSE);
    };
    const leave = ({ pointerType }: PointerEvent): void => {
      if (pointerType === "mouse") this.#later(null, "mouse", PAUSE);
    };
    const down = (event: PointerEvent): void => {
      this.close();
      this.#pressed = false;
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      this.#down = { x: event.clientX, y: event.clientY };
      this.#later(of(event), "finger", PRESS);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (this.#down && Math.hypot(clientX - this.#down.x, clientY - this.#down.y) > SLACK) this.#lift();
    };
    const up = (): void => this.#lift();
    const click = (event: MouseEvent): void => {
      if (!this.#pressed) return;
      this.#pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      if (this.#pressed || this.#down) event.preventDefault();
    };
    const handlers: readonly [string, (event: never) => void][] = [
      ["pointerover", over],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click],
      ["contextmenu", menu],
    ];
    for (const [name, handler] of handlers) root.addEventListener(name, handler as EventListener, { capture: true });
    return () => {
      for (const [name, handler] of handlers) root.removeEventListener(name, handler as EventListener, { capture: true });
      this.close();
    };
  }

  /** Explains what has the focus; gives whether there is anything. */
  ask(): boolean {
    const found = document.activeElement?.closest(EXPLAINED) ?? null;
    if (found === null) return false;
    this.close();
    this.#element = found;
    void this.#show(found, "key");
    return true;
  }

  /** The pointer is on its way into the panel, or in it. */
  keep(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    const { shown } = this;
    this.#element?.removeAttribute("aria-describedby");
    if (shown?.how === "key" && this.#element instanceof HTMLElement) this.#element.focus();
    this.#element = null;
    this.shown = null;
  }

  #lift(): void {
    this.#down = null;
    if (!this.#pressed) clearTimeout(this.#timer);
  }

  /** Explains it if nothing comes between; what is shown goes, as soon as the pointer can no longer be on its way there. */
  #later(found: Element | null, how: Asked, pause: number): void {
    clearTimeout(this.#timer);
    const before = this.shown;
    if (found === null && before === null) {
      this.#element = null;
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.close();
        if (found === null) return;
        this.#element = found;
        if (how === "finger") this.#pressed = true;
        void this.#show(found, how);
      },
      before !== null && found === null ? GRACE : pause,
    );
  }

  async #show(element: Element, how: Asked): Promise<void> {
    const key = element.getAttribute("data-about") ?? element.getAttribute("data-target") ?? "";
    const { live, seat } = this.#controller;
    try {
      const asked = live.request({ do: "about", ...(seat === null ? {} : { seat }), target: targetWith(key) });
      // The words come when they are wanted for the first time.
      const [reply] = await Promise.all([asked, need("about")]);
      if (reply.reply !== "about" || reply.name === null || this.#element !== element || !element.isConnected) return;
      this.shown = { about: reply, box: element.getBoundingClientRect(), how };
      if (how !== "key") element.setAttribute("aria-describedby", PANEL);
    } catch {
      // Nothing is explained, and nothing is lost.
    }
  }
}
