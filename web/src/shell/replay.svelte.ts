/** What others did since one's turn, shown again on the board step by step: moments of the past, one a decision. */
import type { LogEntry } from "../api/types";
import { moves } from "../motion.svelte";
import { dwell } from "../pace.svelte";
import type { Line } from "./chronicle";
import type { Controller } from "./controller.svelte";
import { mark } from "./marks.svelte";

export class Replay {
  lines = $state.raw<readonly Line[]>([]);
  /** The step that is shown; `null` while nothing is. */
  at = $state<number | null>(null);
  /** What happened in the step that is shown, as motion. */
  news = $state.raw<readonly unknown[] | null>(null);
  readonly #controller: Controller;
  #log: readonly LogEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(controller: Controller) {
    this.#controller = controller;
  }

  get line(): Line | null {
    return this.at === null ? null : (this.lines[this.at] ?? null);
  }

  start(lines: readonly Line[], log: readonly LogEntry[]): void {
    this.#log = log;
    this.lines = lines;
    if (lines.length > 0) void this.go(0, true);
  }

  /** Shows a step; past the last one the table is as it stands again. */
  async go(step: number, on = false): Promise<void> {
    clearTimeout(this.#timer);
    const line = this.lines[Math.max(0, step)];
    if (!line) {
      this.stop();
      return;
    }
    this.at = Math.max(0, step);
    await this.#controller.lookBack(line.entry);
    if (this.line !== line) return;
    this.news = this.#log.filter(({ entry }) => entry === line.entry).map(({ event }) => event);
    mark(line.spots);
    // Who wants no motion goes from step to step by hand.
    const lasts = moves() ? dwell(line.weight) * 2 : 0;
    if (on && lasts > 0) this.#timer = setTimeout(() => void this.go(step + 1, true), lasts);
  }

  /** Back to the table as it stands. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.at === null) return;
    this.at = null;
    this.news = null;
    mark([]);
    void this.#controller.lookBack(null);
  }
}
