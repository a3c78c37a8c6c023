import type { ApiError, Breakdown, ChoiceInfo, Frame, Hint, LogEntry, Message, Reply, WhatIf } from "../api/types";
import { select, touch, type Choice, type Selection, type Target } from "../games/choose";
import type { GameModule } from "../games/module";
import { history, Failure } from "../net/http";
import type { Live } from "../net/live.svelte";
import { play } from "../sound.svelte";
import { say } from "../words/words.svelte";

/** Why something cannot be done, as shown under the question. */
export interface Why {
  words: Message | null;
  rule: string | null;
  /** Allowed after all, or not an action: then there is only this text. */
  error: ApiError | null;
}

/** Points that a side would win, or lose. */
export interface Gain {
  side: number;
  points: number;
}

/** How many choices are asked about at once. */
const MOST_ASKED = 8;

/** What the player has touched, planned or looked up at a table; all of it is gone when the page is loaded anew. */
export class Controller {
  picked = $state.raw<Target[]>([]);
  /** The choice under the pointer or the focus. */
  looked = $state.raw<Choice | null>(null);
  /** What choices worth a look would give each side; asked of the server when they are shown. */
  gains = $state.raw<ReadonlyMap<string, readonly Gain[]>>(new Map());
  why = $state.raw<Why | null>(null);
  /** A private plan: actions tried on what this seat knows. */
  plan = $state.raw<{ actions: string[]; result: WhatIf } | null>(null);
  /** A moment of the past that is looked at. */
  past = $state.raw<Frame | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Steps that make what was touched possible, such as buying what is missing, and what could be done after them. */
  ahead = $state.raw<{ steps: readonly ChoiceInfo[]; log: readonly LogEntry[]; choices: readonly ChoiceInfo[] } | null>(null);
  readonly live: Live;
  readonly module: GameModule;

  constructor(live: Live, module: GameModule) {
    this.live = live;
    this.module = module;
  }

  get seat(): number | null {
    const look = this.live.frame?.look;
    return typeof look === "object" ? look.seat : null;
  }

  get view(): unknown {
    return this.past?.view ?? this.plan?.result.view ?? this.live.frame?.view;
  }

  get question(): Message | null {
    return this.past?.question ?? this.plan?.result.question ?? this.live.frame?.question ?? null;
  }

  get scores(): Breakdown[] {
    return this.past?.scores ?? this.plan?.result.scores ?? this.live.frame?.outcome?.scores ?? this.live.frame?.scores ?? [];
  }

  get infos(): readonly ChoiceInfo[] {
    if (this.past) return [];
    if (this.ahead) return this.ahead.choices;
    return this.plan?.result.choices ?? this.live.frame?.choices ?? [];
  }

  choices = $derived.by((): Choice[] =>
    this.infos.length === 0 ? [] : this.module.choices(this.infos, this.view, (info) => say(info.words)),
  );

  selection = $derived.by((): Selection => select(this.choices, this.picked));

  /** A thing on the table was touched. */
  touch(target: Target): void {
    this.why = null;
    this.looked = null;
    const next = touch(this.choices, this.picked, target);
    if (next === null) {
      if (this.ahead) {
        // What was about to be bought is let go, and the touch counts for the table as it stands.
        this.letGo();
        this.touch(target);
      } else void this.#ask(target);
      return;
    }
    if (next.length === 0) this.ahead = null;
    this.picked = next;
    const { ready, lit } = select(this.choices, next);
    const [only] = lit;
    if (ready.length === 0 && lit.size === 1 && only !== undefined && this.module.follows?.(only)) {
      this.touch(only);
      return;
    }
    const [one] = ready;
    this.#weigh(ready.filter((choice) => this.module.shown?.(choice.notation)));
    if (ready.length > 0 && one && this.module.shown?.(one.notation)) this.looked = one;
    if (ready.length === 1 && lit.size === 0 && one && !this.module.shown?.(one.notation)) void this.act(one.notation);
  }

  /** Something lit is under the pointer or the focus: what it would do is said before it is done. */
  lookAt(target: Target | null): void {
    if (target === null || !this.selection.lit.has(target)) {
      this.looked = null;
      return;
    }
    const { ready, open } = select(this.choices, [...this.picked, target]);
    const [one] = ready.length > 0 ? ready : open;
    this.looked = one !== undefined && (ready.length > 0 || open.length === 1) ? one : null;
    const told = this.looked === null ? ready : [this.looked, ...ready];
    this.#weigh(told.filter((choice) => this.module.shown?.(choice.notation)));
  }

  /** Asks the server what these choices would give, once each. */
  #weigh(choices: readonly Choice[]): void {
    for (const { notation } of choices.slice(0, MOST_ASKED)) {
      if (!this.gains.has(notation)) void this.#askGain(notation);
    }
  }

  async #askGain(notation: string): Promise<void> {
    const before = this.scores;
    this.gains = new Map([...this.gains, [notation, []]]);
    try {
      const reply = await this.live.request({ do: "what_if", ...this.#mySeat(), actions: [...(this.plan?.actions ?? []), notation] });
      if (reply.reply !== "what_if") return;
      const total = (scores: readonly Breakdown[], side: number): number => scores.find((score) => score.side === side)?.total ?? 0;
      const gains = reply.scores.map(({ side }) => ({ side, points: total(reply.scores, side) - total(before, side) }));
      this.gains = new Map([...this.gains, [notation, gains.filter(({ points }) => points !== 0)]]);
    } catch {
      // Without an answer the choice is shown without its points.
    }
  }

  /** The game has moved on: whatever was touched or asked belongs to the past. */
  moveOn(): void {
    this.letGo();
    this.gains = new Map();
  }

  letGo(): void {
    this.picked = [];
    this.ahead = null;
    this.why = null;
    this.looked = null;
  }

  async act(action: string): Promise<void> {
    const frame = this.live.frame;
    // A second click on the same moment does no harm: the server carries out each version once.
    if (!frame) return;
    const steps = this.ahead?.steps.map((step) => step.action) ?? [];
    this.letGo();
    this.hint = null;
    if (this.plan) return this.#try([...this.plan.actions, ...steps, action]);
    const { version } = frame;
    if (steps.length > 0) await this.#send({ do: "plan", version, ...this.#mySeat(), actions: [...steps, action] });
    else await this.#send({ do: "act", version, ...this.#mySeat(), action });
  }

  async undo(back: "step" | "turn"): Promise<void> {
    const frame = this.live.frame;
    if (this.plan) {
      const actions = back === "turn" ? [] : this.plan.actions.slice(0, -1);
      return this.#try(actions);
    }
    if (frame) await this.#send({ do: "undo", version: frame.version, ...this.#mySeat(), back });
  }

  async endTurn(): Promise<void> {
    const frame = this.live.frame;
    if (frame) await this.#send({ do: "end_turn", version: frame.version, ...this.#mySeat() });
  }

  /** Starts a plan, or leaves it. */
  async togglePlan(): Promise<void> {
    this.letGo();
    if (this.plan) this.plan = null;
    else await this.#try([]);
  }

  /** Carries out what was planned. */
  async commitPlan(): Promise<void> {
    const frame = this.live.frame;
    const actions = this.plan?.actions;
    if (!frame || !actions || actions.length === 0) return;
    this.plan = null;
    await this.#send({ do: "plan", version: frame.version, ...this.#mySeat(), actions });
  }

  async askHint(): Promise<void> {
    try {
      const reply = await this.live.request({ do: "hint", ...this.#mySeat() });
      if (reply.reply === "hint") this.hint = reply;
    } catch (failure) {
      this.#tell(failure);
    }
  }

  /** Looks at a moment of the past; `null` comes back to now. */
  async lookBack(version: number | null): Promise<void> {
    this.letGo();
    if (version === null) {
      this.past = null;
      return;
    }
    try {
      const over = this.live.table?.status === "over" && this.live.look === "everything";
      this.past = await history(this.live.id, version, this.live.token, over ? "everything" : undefined);
    } catch (failure) {
      this.#tell(failure);
    }
  }

  #mySeat(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }

  async #send(request: Parameters<Live["request"]>[0]): Promise<void> {
    this.live.busy = true;
    this.why = null;
    try {
      await this.live.request(request);
      play("act");
    } catch (failure) {
      this.#tell(failure);
    } finally {
      this.live.busy = false;
    }
  }

  async #try(actions: string[]): Promise<void> {
    const frame = this.live.frame;
    if (frame && actions.length === 0) {
      // A plan begins where the game stands.
      const { view, question, choices, scores } = frame;
      this.plan = { actions, result: { tried: 0, refused: null, unknown: false, view, question, choices, log: [], scores } };
      return;
    }
    try {
      const reply = await this.live.request({ do: "what_if", ...this.#mySeat(), actions });
      if (reply.reply === "what_if") this.plan = { actions: actions.slice(0, reply.tried), result: reply };
    } catch (failure) {
      this.#tell(failure);
    }
  }

  async #ask(target: Target): Promise<void> {
    if (this.past || this.infos.length === 0) return;
    const wishes = this.module.wishes(this.view, this.picked, target);
    let told = false;
    for (const action of wishes) {
      let reply: Reply;
      try {
        reply = await this.live.request({ do: "why_not", ...this.#mySeat(), action });
      } catch {
        // What was touched means nothing in this game: then there is nothing to explain.
        continue;
      }
      if (reply.reply !== "verdict" || reply.allowed) continue;
      if (!told) this.why = { words: reply.why, rule: reply.rule, error: null };
      told = true;
      if (reply.first.length > 0 && (await this.#prepare(reply.first, target))) return;
    }
  }

  /** Sees what these steps would open. If that is something that begins with the touch, it is on offer together with them. */
  async #prepare(steps: readonly ChoiceInfo[], target: Target): Promise<boolean> {
    const before = this.plan?.actions ?? [];
    const actions = [...before, ...steps.map((step) => step.action)];
    try {
      const reply = await this.live.request({ do: "what_if", ...this.#mySeat(), actions });
      if (reply.reply !== "what_if" || reply.tried < actions.length) return false;
      const picked = [...this.picked, target];
      const opened = this.module.choices(reply.choices, this.view, (info) => say(info.words));
      const meant = new Set(select(opened, picked).open.map((choice) => choice.notation));
      const choices = reply.choices.filter((info) => meant.has(info.action));
      if (choices.length === 0) return false;
      this.ahead = { steps, log: reply.log, choices };
      this.picked = picked;
      this.why = null;
      return true;
    } catch {
      return false;
    }
  }

  #tell(failure: unknown): void {
    if (!(failure instanceof Failure)) throw failure;
    const { error } = failure;
    this.why = { words: error.why ?? null, rule: error.rule ?? null, error };
  }
}
