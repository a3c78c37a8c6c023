import type { Breakdown, WhatIf } from "../api/types";

/** Points that a side would win, or lose. */
export interface Gain {
  side: number;
  points: number;
}

const total = (scores: readonly Breakdown[], side: number): number => scores.find((score) => score.side === side)?.total ?? 0;

/** What choices would bring, by their ids: asked of the server, once each, when they are looked at. */
export class Previews {
  gains = $state.raw<ReadonlyMap<number, readonly Gain[]>>(new Map());
  /** What the table would be after them. */
  views = $state.raw<ReadonlyMap<number, unknown>>(new Map());
  readonly #ask: (id: number) => Promise<{ result: WhatIf; done: boolean } | null>;

  /** `ask` tries a choice, and gives nothing if the answer is about a moment that is over. */
  constructor(ask: (id: number) => Promise<{ result: WhatIf; done: boolean } | null>) {
    this.#ask = ask;
  }

  /** Another list of choices is on offer: what was asked about the last one means nothing any more. */
  clear(): void {
    this.gains = new Map();
    this.views = new Map();
  }

  async want(id: number, before: readonly Breakdown[]): Promise<void> {
    if (this.gains.has(id)) return;
    this.gains = new Map([...this.gains, [id, []]]);
    const answer = await this.#ask(id);
    if (answer === null) return;
    const { scores, view } = answer.result;
    const gains = scores.map(({ side }) => ({ side, points: total(scores, side) - total(before, side) }));
    this.gains = new Map([...this.gains, [id, gains.filter(({ points }) => points !== 0)]]);
    if (answer.done) this.views = new Map([...this.views, [id, view]]);
  }
}
