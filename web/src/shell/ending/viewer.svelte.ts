import type { Frame, RegretInfo } from "../../api/types";
import { Failure, history } from "../../net/http";
import type { Controller } from "../controller.svelte";
import { momentIn } from "./review";

/** What is marked on the board at a moment: a decision as it was made, and what would have been better. */
export type Marked = Pick<RegretInfo, "played" | "better" | "version">;

/** So many moments are kept, so that a slider that goes back and forth asks once. */
const KEPT = 60;

/**
 * The one moment of a game that everything shows at once: the curve, the slider, the cards and the board. And whether the page
 * of the ending lies over the table.
 */
export class MomentViewer {
  /** The page of the ending is shown. */
  open = $state(false);
  /** Its points are counted before these eyes, because the game has just ended. */
  counting = $state(false);
  /** With what everybody holds. */
  all = $state(false);
  marked = $state.raw<Marked | null>(null);
  /** The moment that was asked for last; `null` is the newest. */
  #wanted = $state<number | null>(null);
  readonly #kept = new Map<string, Frame>();
  readonly #controller: Controller;

  constructor(controller: Controller) {
    this.#controller = controller;
  }

  get last(): number {
    const { table, frame } = this.#controller.live;
    return Math.max(table?.version ?? 0, frame?.version ?? 0);
  }

  /** The moment that is shown. Whoever else looks back, such as the log, moves it too. */
  get version(): number {
    return this.#wanted ?? this.#controller.past?.version ?? this.last;
  }

  get view(): unknown {
    return this.#controller.view;
  }

  /** Shows a moment, with a decision marked on the board if there is one to show. */
  async pick(version: number, marked: Marked | null = null): Promise<string | null> {
    const { live } = this.#controller;
    this.marked = marked;
    this.#wanted = version;
    try {
      const look = this.all ? "everything" : undefined;
      const key = `${version} ${look ?? ""}`;
      const newest = version === this.last && look === undefined;
      const frame = newest ? null : (this.#kept.get(key) ?? (await history(live.id, version, live.token, look)));
      if (this.#wanted !== version) return null;
      if (frame) {
        if (this.#kept.size >= KEPT) this.#kept.clear();
        // The past of a game that goes on can be taken back.
        if (this.#controller.over) this.#kept.set(key, frame);
      }
      this.#controller.letGo();
      this.#controller.past = frame;
      return null;
    } catch (failure) {
      return this.told(failure);
    } finally {
      if (this.#wanted === version) this.#wanted = null;
    }
  }

  /** Shows what everybody holds, or not any more. */
  async reveal(all: boolean): Promise<void> {
    this.all = all;
    await this.pick(this.version, this.marked);
  }

  /** Goes to the moment of the address, if it has one. A moment that cannot be shown is said in words. */
  visit(search: string): void {
    const moment = momentIn(search);
    if (moment === null) return;
    const say = (note: string | null): void => {
      if (note !== null) this.#controller.why = { words: null, rule: null, error: null, note };
    };
    if (moment === "bad") say("web-moment-bad");
    else if (moment > this.last) say("web-moment-not-yet");
    else void this.pick(moment).then(say);
  }

  /** The words for a moment that the server does not show. */
  told(failure: unknown): string | null {
    if (!(failure instanceof Failure)) throw failure;
    switch (failure.error.code) {
      case "not_found":
        return "web-moment-not-yet";
      case "forbidden":
      case "not_allowed":
        return "web-moment-secret";
      default:
        return `web-error-${failure.error.code}`;
    }
  }
}
