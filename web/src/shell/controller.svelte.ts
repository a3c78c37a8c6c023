import type { ApiError, Breakdown, Frame, Hint, LogEntry, WhatIf } from "../api/types";
import type { Message } from "../api/core";
import { offerOf, select, touch, undrawn, type Choice, type Offer, type Selection, type Target } from "../games/choose";
import type { GameModule } from "../games/module";
import { history, Failure } from "../net/http";
import type { Live } from "../net/live.svelte";
import { play } from "../sound.svelte";

/** Why something cannot be done, as shown under the question. */
export interface Why {
  words: Message | null;
  rule: string | null;
  /** Allowed after all, or not an action: then there is only this text. */
  error: ApiError | null;
  /** What became of a click while the server does not answer, as a key of the page's words. */
  note?: string;
}

/** Points that a side would win, or lose. */
export interface Gain {
  side: number;
  points: number;
}

/** Choices tried one after the other: each number is a place in the list after the ones before. */
type Sequence = readonly number[];

/** How many choices are asked about at once. */
const MOST_ASKED = 8;
const NOTHING: Offer = { choices: [], steps: [] };

/** What the player has touched, planned or looked up at a table; all of it is gone when the page is loaded anew. */
export class Controller {
  picked = $state.raw<readonly Target[]>([]);
  /** The choice under the pointer or the focus. */
  looked = $state.raw<Choice | null>(null);
  /** What choices worth a look would give each side, by their ids; asked of the server when they are shown. */
  gains = $state.raw<ReadonlyMap<number, readonly Gain[]>>(new Map());
  why = $state.raw<Why | null>(null);
  /** A private plan: choices tried on what this seat knows, from this version of the table on. */
  plan = $state.raw<{ version: number; seat: number | null; choices: Sequence; result: WhatIf } | null>(null);
  /** A moment of the past that is looked at. */
  past = $state.raw<Frame | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Choices that make what was touched possible, such as buying what is missing, and what could be done after them. */
  ahead = $state.raw<{ first: Sequence; log: readonly LogEntry[]; offer: Offer } | null>(null);
  /** The keys of what the table draws. */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
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

  /** The game has ended, whatever ended it: nobody is asked for anything any more. */
  get over(): boolean {
    return this.live.table?.status === "over";
  }

  get view(): unknown {
    return this.past?.view ?? this.plan?.result.view ?? this.live.frame?.view;
  }

  get scores(): Breakdown[] {
    return this.past?.scores ?? this.plan?.result.scores ?? this.live.frame?.outcome?.scores ?? this.live.frame?.scores ?? [];
  }

  /** What is asked after the touches so far: the next thing to do for who decides, the moment in one sentence for the others. */
  get question(): Message | null {
    const { picked, open, question } = this.selection;
    if (question) return question;
    // Nothing is left to ask: what was touched is one choice, and waits for a look at its consequences.
    const [only] = open;
    if (picked.length > 0 && only && open.length === 1) return only.words;
    return this.past?.question ?? this.plan?.result.question ?? this.live.frame?.question ?? null;
  }

  offer = $derived.by((): Offer => {
    if (this.past || this.over) return NOTHING;
    if (this.ahead) return this.ahead.offer;
    const from = this.plan?.result ?? this.live.frame;
    return from ? offerOf(from) : NOTHING;
  });

  /** What the choices on offer come from: an answer that comes after it has changed is about another moment. */
  get #moment(): unknown {
    return this.past ?? this.ahead ?? this.plan ?? this.live.frame;
  }

  get choices(): readonly Choice[] {
    return this.offer.choices;
  }

  selection = $derived.by((): Selection => select(this.offer.choices, this.offer.steps, this.picked));

  /** Choices that are said with a button, because there is nothing on the table to touch for them. */
  spoken = $derived.by((): Choice[] => undrawn(this.offer.choices, this.picked, this.drawn));

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
    if (next.length === 0) this.#lookAhead(null);
    this.picked = next;
    const { ready, lit, follow } = this.selection;
    if (follow !== null) {
      this.touch(follow);
      return;
    }
    const [one] = ready;
    this.#weigh(ready);
    if (one?.confirm) this.looked = one;
    else if (one && ready.length === 1 && lit.size === 0) void this.act(one);
  }

  /** Something lit is under the pointer or the focus: what it would do is said before it is done. */
  lookAt(key: string | null): void {
    const target = key === null ? undefined : this.selection.lit.withKey(key);
    if (target === undefined) {
      this.looked = null;
      return;
    }
    const { choices, steps } = this.offer;
    const { ready, open } = select(choices, steps, [...this.picked, target]);
    const [one] = ready.length > 0 ? ready : open;
    this.looked = one !== undefined && (ready.length > 0 || open.length === 1) ? one : null;
    this.#weigh(this.looked === null ? ready : [this.looked, ...ready]);
  }

  /** Asks the server what the choices among these that are worth a look would give, once each. */
  #weigh(choices: readonly Choice[]): void {
    for (const { id } of choices.filter(({ confirm }) => confirm).slice(0, MOST_ASKED)) {
      if (!this.gains.has(id)) void this.#askGain(id);
    }
  }

  async #askGain(id: number): Promise<void> {
    const before = this.scores;
    const moment = this.#moment;
    this.gains = new Map([...this.gains, [id, []]]);
    try {
      const reply = await this.live.request({ do: "what_if", ...this.#now(), choices: [...this.#before(), id] });
      if (reply.reply !== "what_if" || this.#moment !== moment) return;
      const total = (scores: readonly Breakdown[], side: number): number => scores.find((score) => score.side === side)?.total ?? 0;
      const gains = reply.scores.map(({ side }) => ({ side, points: total(reply.scores, side) - total(before, side) }));
      this.gains = new Map([...this.gains, [id, gains.filter(({ points }) => points !== 0)]]);
    } catch {
      // Without an answer the choice is shown without its points.
    }
  }

  /** The game has moved on: whatever was touched or asked belongs to the past. */
  moveOn(): void {
    this.letGo();
    this.hint = null;
    this.gains = new Map();
    // The numbers of a plan are places in the lists of its own moment and seat.
    const { plan } = this;
    if (plan && (this.over || plan.version !== this.live.frame?.version || plan.seat !== this.seat)) this.#show(null);
  }

  letGo(): void {
    this.picked = [];
    this.#lookAhead(null);
    this.why = null;
    this.looked = null;
  }

  async act(choice: Choice): Promise<void> {
    const frame = this.live.frame;
    // A second click on the same moment does no harm: the server carries out each version once.
    if (!frame) return;
    const choices = [...this.#before(), choice.id];
    this.letGo();
    this.hint = null;
    if (this.plan) return this.#try(choices);
    const { version } = frame;
    if (choices.length > 1) await this.#send({ do: "plan", version, ...this.#mySeat(), choices });
    else await this.#send({ do: "act", version, ...this.#mySeat(), choice: choice.id });
  }

  async undo(back: "step" | "turn"): Promise<void> {
    const frame = this.live.frame;
    if (this.plan) {
      const choices = back === "turn" ? [] : this.plan.choices.slice(0, -1);
      return this.#try(choices);
    }
    if (frame) await this.#send({ do: "undo", version: frame.version, ...this.#mySeat(), back });
  }

  async endTurn(): Promise<void> {
    const frame = this.live.frame;
    if (frame) await this.#send({ do: "end_turn", version: frame.version, ...this.#mySeat() });
  }

  /** The player of a seat is back and takes it from the bot. */
  async takeSeatBack(seat: number): Promise<void> {
    await this.#send({ do: "take_back", seat });
  }

  /** Starts a plan, or leaves it. */
  async togglePlan(): Promise<void> {
    this.letGo();
    if (this.plan) this.#show(null);
    else await this.#try([]);
  }

  /** Carries out what was planned. */
  async commitPlan(): Promise<void> {
    const plan = this.plan;
    if (!plan || plan.choices.length === 0) return;
    this.letGo();
    this.#show(null);
    await this.#send({ do: "plan", version: plan.version, ...this.#mySeat(), choices: [...plan.choices] });
  }

  async askHint(): Promise<void> {
    try {
      const reply = await this.live.request({ do: "hint", ...this.#mySeat() });
      if (reply.reply === "hint") this.hint = reply;
    } catch (failure) {
      this.#tell(failure);
    }
  }

  /** Does what the bot would do. A hint is about the game as it stands, so a plan is left for it. */
  async takeHint(): Promise<void> {
    const advised = this.hint?.choice.choice;
    this.letGo();
    this.past = null;
    this.#show(null);
    const choice = advised === undefined ? undefined : this.choices[advised];
    if (choice) await this.act(choice);
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

  /** Whose numbers a question is full of, and of which moment: the server answers none about another. */
  #now(): { seat?: number; version?: number } {
    const version = this.plan?.version ?? this.live.frame?.version;
    return { ...this.#mySeat(), ...(version === undefined ? {} : { version }) };
  }

  /** What is tried before the choices on offer: the plan so far, and what has to be done first. */
  #before(): number[] {
    return [...(this.plan?.choices ?? []), ...(this.ahead?.first ?? [])];
  }

  async #send(request: Parameters<Live["request"]>[0]): Promise<void> {
    const { link, kept } = this.live;
    const down = link === "silent" || link === "lost";
    if (down && kept > 0) {
      this.why = { words: null, rule: null, error: null, note: "web-kept-already" };
      return;
    }
    this.live.busy = true;
    this.why = down ? { words: null, rule: null, error: null, note: "web-kept" } : null;
    try {
      await this.live.request(request);
      if (this.why?.note !== undefined) this.why = null;
      play("act");
    } catch (failure) {
      this.#tell(failure);
    } finally {
      this.live.busy = false;
    }
  }

  /** Another list of choices is on offer, so the numbers of the last one mean nothing any more. */
  #show(plan: Controller["plan"]): void {
    this.plan = plan;
    this.gains = new Map();
  }

  #lookAhead(ahead: Controller["ahead"]): void {
    if (this.ahead === ahead) return;
    this.ahead = ahead;
    this.gains = new Map();
  }

  async #try(choices: Sequence): Promise<void> {
    const frame = this.live.frame;
    if (!frame) return;
    const { version } = frame;
    const seat = this.seat;
    if (choices.length === 0) {
      // A plan begins where the game stands.
      const { view, question, choices: offered, steps, scores } = frame;
      const result = { tried: 0, refused: null, unknown: false, view, question, choices: offered, steps, log: [], scores };
      this.#show({ version, seat, choices, result });
      return;
    }
    try {
      const reply = await this.live.request({ do: "what_if", ...this.#now(), choices: [...choices] });
      // If the game has moved on meanwhile, the answer is about another moment.
      if (reply.reply !== "what_if" || this.live.frame?.version !== version || this.seat !== seat) return;
      this.#show({ version, seat, choices: choices.slice(0, reply.tried), result: reply });
    } catch (failure) {
      this.#tell(failure);
    }
  }

  /** Something that is not lit was touched: the server says why not, in the plan as it stands there. */
  async #ask(target: Target): Promise<void> {
    if (this.past || this.choices.length === 0) return;
    const { picked } = this;
    const moment = this.#moment;
    try {
      const reply = await this.live.request({ do: "why_touch", ...this.#now(), after: this.#before(), picked: [...picked], target });
      // Somebody who has gone on meanwhile is not told about the last touch.
      if (reply.reply !== "verdict" || reply.allowed || this.#moment !== moment || this.picked !== picked) return;
      // A touch that could mean nothing has no reason.
      if (reply.why) this.why = { words: reply.why, rule: reply.rule, error: null };
      if (reply.first.length > 0) await this.#prepare(reply.first, target);
    } catch (failure) {
      // Where the server has no answer there is nothing to explain.
      if (!(failure instanceof Failure)) throw failure;
    }
  }

  /** Sees what these steps would open. If that is something that begins with the touch, it is on offer together with them. */
  async #prepare(steps: readonly { choice: number }[], target: Target): Promise<void> {
    const { picked } = this;
    const moment = this.#moment;
    const first = steps.map(({ choice }) => choice);
    const choices = [...this.#before(), ...first];
    const reply = await this.live.request({ do: "what_if", ...this.#now(), choices });
    if (reply.reply !== "what_if" || reply.tried < choices.length || this.#moment !== moment || this.picked !== picked) return;
    const { choices: opened, steps: asked } = offerOf(reply);
    const { open } = select(opened, [], [...picked, target]);
    if (open.length === 0) return;
    this.#lookAhead({ first, log: reply.log, offer: { choices: open, steps: asked } });
    this.picked = [...picked, target];
    this.why = null;
  }

  #tell(failure: unknown): void {
    if (!(failure instanceof Failure)) throw failure;
    const { error } = failure;
    this.why = { words: error.why ?? null, rule: error.rule ?? null, error };
  }
}
