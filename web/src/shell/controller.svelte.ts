import type { ApiError, Breakdown, Frame, Hint, LogEntry, WhatIf } from "../api/types";
import type { Message } from "../api/core";
import { keyOf, offerOf, same, select, touch, undrawn, type Choice, type Offer, type Selection, type Target } from "../games/choose";
import type { GameModule } from "../games/module";
import { Failure } from "../net/http";
import type { Connection } from "../net/connection";
import { play } from "../sound.svelte";
import { asksBack } from "./asking.svelte";
import { Previews } from "./previews.svelte";

/** Why something cannot be done, as shown under the question. */
export interface Why {
  words: Message | null;
  rule: string | null;
  /** Allowed after all, or not an action: then there is only this text. */
  error: ApiError | null;
  /** Why nothing can be done just now, or what became of a click, as a key of the page's words. */
  note?: string;
}

/** One choice of a plan: its place in the list after the ones before, and what it says. */
export interface PlanStep {
  id: number;
  words: Message;
}

/** A private plan: choices tried on what this seat knows, from this version of the table on. */
export interface Plan {
  version: number;
  seat: number | null;
  steps: readonly PlanStep[];
  result: WhatIf;
  /** Steps that the game, as it stands now, has made impossible. */
  failed: readonly Message[];
}

/** How many choices are asked about at once. */
const MOST_ASKED = 8;
const NOTHING: Offer = { choices: [], steps: [] };

/** What the player has touched, planned or looked up at a table; all of it is gone when the page is loaded anew. */
export class Controller {
  picked = $state.raw<readonly Target[]>([]);
  /** The choice under the pointer or the focus. */
  looked = $state.raw<Choice | null>(null);
  /** What choices that are worth a look would bring. */
  readonly previews = new Previews((id) => this.#foresee(id));
  why = $state.raw<Why | null>(null);
  /** A choice that would lose something and was pressed once. */
  sure = $state.raw<Choice | null>(null);
  /** The last touch came from a finger: there is nothing to hover with, so what ends a choice is shown before it is done. */
  finger = false;
  plan = $state.raw<Plan | null>(null);
  /** A decision that is stored but carried out with the next, so that nobody learns from when it was made; and the table after it. */
  held = $state.raw<{ step: PlanStep; result: WhatIf } | null>(null);
  /** A moment of the past that is looked at. */
  past = $state.raw<Frame | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Choices that make what was touched possible, such as buying what is missing, and what could be done after them. */
  ahead = $state.raw<{ first: readonly PlanStep[]; log: readonly LogEntry[]; offer: Offer } | null>(null);
  /** The keys of what the table draws. */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  readonly live: Connection;
  readonly module: GameModule;
  /** What was picked before each touch of the player's own, for the way back. */
  #trail: readonly (readonly Target[])[] = [];
  /** The last thing that was touched. */
  #touched: Target | null = null;
  /** What was touched while a decision was on its way, and by whom. */
  #next: { target: Target; seat: number | null } | null = null;
  /** Steps of a plan whose first was carried out. */
  #later: readonly PlanStep[] = [];

  constructor(live: Connection, module: GameModule) {
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
    return this.past?.view ?? this.plan?.result.view ?? this.held?.result.view ?? this.live.frame?.view;
  }

  get scores(): Breakdown[] {
    return (
      this.past?.scores ??
      this.plan?.result.scores ??
      this.held?.result.scores ??
      this.live.frame?.outcome?.scores ??
      this.live.frame?.scores ??
      []
    );
  }

  /** What is asked after the touches so far: the next thing to do for who decides, the moment in one sentence for the others. */
  get question(): Message | null {
    const { picked, open, question } = this.selection;
    if (question) return question;
    // Nothing is left to ask: what was touched is one choice, and waits for a look at its consequences.
    const [only] = open;
    if (picked.length > 0 && only && open.length === 1) return only.words;
    return this.past?.question ?? this.plan?.result.question ?? this.held?.result.question ?? this.live.frame?.question ?? null;
  }

  offer = $derived.by((): Offer => {
    if (this.past || this.over) return NOTHING;
    if (this.ahead) return this.ahead.offer;
    const from = this.plan?.result ?? this.held?.result ?? this.live.frame;
    return from ? offerOf(from) : NOTHING;
  });

  /** What the choices on offer come from: an answer that comes after it has changed is about another moment. */
  get #moment(): unknown {
    return this.past ?? this.ahead ?? this.plan ?? this.held ?? this.live.frame;
  }

  get choices(): readonly Choice[] {
    return this.offer.choices;
  }

  selection = $derived.by((): Selection => select(this.offer.choices, this.offer.steps, this.picked));

  /** How many things on the table are lit. */
  shining = $derived.by((): number => [...this.selection.lit].filter((target) => this.drawn.has(keyOf(target))).length);

  /** Choices that are said with a button, because there is nothing on the table to touch for them. */
  spoken = $derived.by((): Choice[] => undrawn(this.offer.choices, this.picked, this.drawn));

  /** What is picked is a choice, or several that words tell apart. */
  ways = $derived.by((): readonly Choice[] => (this.selection.picked.length > 0 ? this.selection.ready : []));

  /** All that has a button: what is picked, and what has nothing on the table; what moves the game on first. */
  chips = $derived.by((): Choice[] => {
    const order = ({ kind }: Choice): number => (kind === "progress" ? 0 : kind === "pass" ? 1 : 2);
    const spoken = this.spoken.filter(({ id }) => !this.ways.some((way) => way.id === id));
    return [...this.ways, ...spoken].toSorted((a, b) => order(a) - order(b));
  });

  /** What an undo would take back, in the log's words. */
  get undoes(): Message | null {
    if (this.plan) return this.plan.steps.at(-1)?.words ?? null;
    if (this.over || (this.live.frame?.undo.steps ?? 0) === 0) return null;
    const last = this.live.log.at(-1)?.entry;
    return this.live.log.find(({ entry }) => entry === last)?.words ?? null;
  }

  /** A thing on the table was touched. */
  touch(target: Target): void {
    if (this.live.busy && this.live.link === "open") {
      // The table is about to change. What can be touched then is touched then; the same thing again is a double click.
      if (!same(this.#touched, target)) this.#next = { target, seat: this.seat };
      return;
    }
    this.#touched = target;
    this.hush();
    this.looked = null;
    const { picked, ready, lit } = this.selection;
    const [shown] = ready;
    // What was shown is done by touching it again.
    if (shown && ready.length === 1 && lit.size === 0 && same(picked.at(-1), target)) {
      void this.choose(shown);
      return;
    }
    const next = touch(this.choices, picked, target);
    if (next === null) {
      if (this.ahead) {
        // What was about to be bought is let go, and the touch counts for the table as it stands.
        this.letGo();
        this.touch(target);
      } else void this.#ask(target);
      return;
    }
    if (next.length === 0) this.#lookAhead(null);
    this.#trail = [...this.#trail, picked].filter((before) => before.length < next.length);
    this.#pick(next);
  }

  #pick(next: readonly Target[]): void {
    this.picked = next;
    const { ready, lit, follow } = this.selection;
    if (follow !== null) {
      this.#pick([...next, follow]);
      return;
    }
    const [one] = ready;
    this.#weigh(ready);
    if (!one) return;
    const final = ready.length === 1 && lit.size === 0;
    if (one.confirm || (final && this.finger && next.length > 1)) this.looked = one;
    else if (final) void this.choose(one);
  }

  /** Takes the last touch back; the first one lets everything go. */
  back(): void {
    const before = this.ahead ? undefined : this.#trail.findLast(({ length }) => length < this.picked.length);
    if (before === undefined || before.length === 0) {
      this.letGo();
      return;
    }
    this.hush();
    this.looked = null;
    this.#trail = this.#trail.filter(({ length }) => length < before.length);
    this.picked = before;
  }

  /** What was said about the last touch is read: a reason, or the question whether something is to be lost. */
  hush(): void {
    this.why = null;
    this.sure = null;
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

  /** The table after the choice that is looked at, where that is known. */
  get foreseen(): unknown {
    return this.looked === null ? undefined : this.previews.views.get(this.looked.id);
  }

  /** Asks the server what the choices among these that are worth a look would give, once each. */
  #weigh(choices: readonly Choice[]): void {
    const worth = ({ id, confirm }: Choice): boolean => confirm === true || (this.module.foresees === true && this.looked?.id === id);
    for (const { id } of choices.filter(worth).slice(0, MOST_ASKED)) void this.previews.want(id, this.scores);
  }

  async #foresee(id: number): Promise<{ result: WhatIf; done: boolean } | null> {
    const moment = this.#moment;
    const choices = [...this.#before().map((step) => step.id), id];
    try {
      const reply = await this.live.request({ do: "what_if", ...this.#now(), choices });
      if (reply.reply !== "what_if" || this.#moment !== moment) return null;
      return { result: reply, done: reply.tried === choices.length };
    } catch {
      // Without an answer the choice is shown without its points.
      return null;
    }
  }

  /** The game has moved on: whatever was touched or asked belongs to the past. */
  moveOn(): void {
    const next = this.#next;
    this.letGo();
    this.held = null;
    this.hint = null;
    this.previews.clear();
    // The numbers of a plan are places in the lists of its own moment and seat.
    const { plan } = this;
    const later = plan?.steps ?? this.#later;
    if (plan && !this.over && plan.version === this.live.frame?.version && plan.seat === this.seat) return;
    const same = plan === null || plan.seat === this.seat;
    this.#show(null);
    // Kept by the server already, or the only answer there is.
    const kept = this.choices.length === 1 ? this.choices[0] : this.choices[this.live.frame?.held ?? -1];
    if (later.length > 0 && same && this.choices.length > 0) {
      this.#later = [];
      void this.#planAgain(later);
    } else if (kept?.defer === true) void this.#hold(kept, true);
    else if (next !== null && next.seat === this.seat && this.selection.lit.has(next.target)) this.touch(next.target);
  }

  letGo(): void {
    this.#next = null;
    this.picked = [];
    this.#trail = [];
    this.#lookAhead(null);
    this.hush();
    this.looked = null;
  }

  /** Whether a choice gives something up that could still be had. */
  loses({ kind }: Choice): boolean {
    return typeof kind === "object" && this.choices.length > 1;
  }

  /** Makes a choice. What would lose something is asked about first; the answer lies elsewhere than the question. */
  async choose(choice: Choice): Promise<void> {
    if (this.loses(choice) && asksBack()) {
      this.why = null;
      this.sure = choice;
    } else await this.act(choice);
  }

  async act(choice: Choice): Promise<void> {
    const frame = this.live.frame;
    // A second click on the same moment does no harm: the server carries out each version once.
    if (!frame) return;
    const steps = [...this.#before(), { id: choice.id, words: choice.words }];
    this.letGo();
    this.hint = null;
    if (this.plan) return this.#try(steps);
    if (choice.defer === true && (await this.#hold(choice, this.choices.length === 1))) return;
    const { version } = frame;
    if (steps.length > 1) await this.#send({ do: "plan", version, ...this.#mySeat(), choices: steps.map(({ id }) => id) });
    else await this.#send({ do: "act", version, ...this.#mySeat(), choice: choice.id });
  }

  /** Keeps a decision for the next one, if there is a next one of this seat; gives whether there is. */
  async #hold({ id, words }: Choice, stored: boolean): Promise<boolean> {
    const frame = this.live.frame;
    if (this.held || !frame) return false;
    const moved = (): boolean => this.live.frame?.version !== frame.version || this.plan !== null || this.held !== null;
    try {
      const result = await this.live.request({ do: "what_if", ...this.#now(), choices: [id] });
      if (result.reply !== "what_if" || moved()) return true;
      if (result.tried === 0 || result.choices.length === 0) return false;
      // What somebody sees as done is stored before.
      const kept = stored || (await this.#send({ do: "hold", version: frame.version, ...this.#mySeat(), choice: id }));
      if (!kept || moved()) return true;
      this.previews.clear();
      this.held = { step: { id, words }, result };
      return true;
    } catch {
      return false;
    }
  }

  /** What was kept back is sent after all; afterwards the table is what the server says it is. */
  async #release(): Promise<void> {
    const { held } = this;
    const frame = this.live.frame;
    if (!held || !frame) return;
    await this.#send({ do: "act", version: frame.version, ...this.#mySeat(), choice: held.step.id });
  }

  /** The question that was answered for now can be answered anew, if there was another answer. */
  get reconsiders(): boolean {
    return this.held !== null && this.plan === null && this.picked.length === 0 && (this.live.frame?.choices.length ?? 0) > 1;
  }

  /** Answers the question that was kept back anew. */
  async reconsider(): Promise<void> {
    const frame = this.live.frame;
    this.letGo();
    if (!frame || !(await this.#send({ do: "hold", version: frame.version, ...this.#mySeat(), choice: null }))) return;
    this.held = null;
    this.previews.clear();
  }

  async undo(back: "step" | "turn"): Promise<void> {
    const frame = this.live.frame;
    if (this.plan) {
      this.letGo();
      return this.#try(back === "turn" ? [] : this.plan.steps.slice(0, -1));
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
    else await this.#try(this.held ? [this.held.step] : []);
  }

  /** Carries out what was planned: all of it, or the first step, after which the rest is still planned. */
  async commitPlan(which: "all" | "first" = "all"): Promise<void> {
    const plan = this.plan;
    const [first, ...rest] = plan?.steps ?? [];
    if (!plan || !first) return;
    this.letGo();
    this.#show(null);
    const { version } = plan;
    if (which === "first") {
      this.#later = rest;
      await this.#send({ do: "act", version, ...this.#mySeat(), choice: first.id });
    } else await this.#send({ do: "plan", version, ...this.#mySeat(), choices: plan.steps.map(({ id }) => id) });
  }

  /** Takes one step out of the plan; those after it are tried again. */
  async dropStep(index: number): Promise<void> {
    const steps = this.plan?.steps ?? [];
    this.letGo();
    await this.#try(steps.slice(0, index));
    await this.#tryOn(steps.slice(index + 1));
  }

  /** The game has moved on: what was planned is planned again from here, as far as it can still be done. */
  async #planAgain(steps: readonly PlanStep[]): Promise<void> {
    await this.#try([]);
    await this.#tryOn(steps);
  }

  async #tryOn(steps: readonly PlanStep[]): Promise<void> {
    for (const { words } of steps) {
      const { plan } = this;
      if (!plan) return;
      const found = this.choices.find((choice) => same(choice.words, words));
      if (found) await this.#try([...plan.steps, { id: found.id, words }]);
      if (this.plan?.steps.length === plan.steps.length) this.plan = { ...this.plan, failed: [...this.plan.failed, words] };
    }
  }

  async askHint(): Promise<void> {
    try {
      // A bot advises on the game as it stands.
      await this.#release();
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
    this.held = null;
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
      this.past = await this.live.past(version, over);
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
  #before(): PlanStep[] {
    return [...(this.plan?.steps ?? (this.held ? [this.held.step] : [])), ...(this.ahead?.first ?? [])];
  }

  /** Sends a decision; gives whether it was carried out. */
  async #send(request: Parameters<Connection["request"]>[0]): Promise<boolean> {
    const { link, kept } = this.live;
    const down = link === "silent" || link === "lost";
    if (down && kept > 0) {
      this.note("web-kept-already");
      return false;
    }
    this.live.busy = true;
    this.why = down ? { words: null, rule: null, error: null, note: "web-kept" } : null;
    try {
      const reply = await this.live.request(request);
      if (this.why?.note !== undefined) this.why = null;
      play("act");
      // The decision is on its way until the frame comes that shows it done.
      if (reply.reply === "done" && reply.version > (this.live.frame?.version ?? 0)) return true;
      this.live.busy = false;
      return true;
    } catch (failure) {
      this.live.busy = false;
      this.letGo();
      this.#tell(failure);
      return false;
    }
  }

  /** Another list of choices is on offer, so the numbers of the last one mean nothing any more. */
  #show(plan: Controller["plan"]): void {
    this.plan = plan;
    this.previews.clear();
  }

  #lookAhead(ahead: Controller["ahead"]): void {
    if (this.ahead === ahead) return;
    this.ahead = ahead;
    this.previews.clear();
  }

  async #try(steps: readonly PlanStep[]): Promise<void> {
    const frame = this.live.frame;
    if (!frame) return;
    const { version } = frame;
    const seat = this.seat;
    const failed = this.plan?.failed ?? [];
    if (steps.length === 0) {
      // A plan begins where the game stands.
      const { view, question, choices, steps: asked, scores } = frame;
      const result = { tried: 0, refused: null, unknown: false, view, question, choices, steps: asked, log: [], scores };
      this.#show({ version, seat, steps, result, failed: [] });
      return;
    }
    try {
      const reply = await this.live.request({ do: "what_if", ...this.#now(), choices: steps.map(({ id }) => id) });
      // If the game has moved on meanwhile, the answer is about another moment.
      if (reply.reply !== "what_if" || this.live.frame?.version !== version || this.seat !== seat) return;
      this.#show({ version, seat, steps: steps.slice(0, reply.tried), result: reply, failed });
    } catch (failure) {
      this.#tell(failure);
    }
  }

  /** Why nothing can be touched at all, as a key of the page's words. */
  get idle(): string | null {
    if (this.past) return "web-idle-past";
    if (this.over) return "web-idle-over";
    if (this.seat === null) return "web-idle-watching";
    if (this.live.frame?.ending === this.seat) return "web-idle-ending";
    return this.choices.length === 0 ? "web-idle-others" : null;
  }

  /** Says something about the last touch, as a key of the page's words. */
  note(note: string): void {
    this.why = { words: null, rule: null, error: null, note };
  }

  /** Something that is not lit was touched: the server says why not, in the plan as it stands there. No touch is left unanswered. */
  async #ask(target: Target): Promise<void> {
    const { picked, idle } = this;
    if (idle !== null) {
      this.note(idle);
      return;
    }
    const moment = this.#moment;
    const after = this.#before().map(({ id }) => id);
    try {
      const reply = await this.live.request({ do: "why_touch", ...this.#now(), after, picked: [...picked], target });
      // Somebody who has gone on meanwhile is not told about the last touch.
      if (reply.reply !== "verdict" || this.#moment !== moment || this.picked !== picked) return;
      if (reply.why && !reply.allowed) this.why = { words: reply.why, rule: reply.rule, error: null };
      else this.note("web-idle-nothing");
      if (reply.first.length > 0) await this.#prepare(reply.first, target);
    } catch (failure) {
      this.#tell(failure);
    }
  }

  /** Sees what these steps would open. If that is something that begins with the touch, it is on offer together with them. */
  async #prepare(steps: readonly { choice: number; words: Message }[], target: Target): Promise<void> {
    const { picked } = this;
    const moment = this.#moment;
    const first = steps.map(({ choice, words }) => ({ id: choice, words }));
    const choices = [...this.#before(), ...first].map(({ id }) => id);
    const reply = await this.live.request({ do: "what_if", ...this.#now(), choices });
    if (reply.reply !== "what_if" || reply.tried < choices.length || this.#moment !== moment || this.picked !== picked) return;
    const { choices: opened, steps: asked } = offerOf(reply);
    const { open } = select(opened, [], [...picked, target]);
    if (open.length === 0) return;
    this.#lookAhead({ first, log: reply.log, offer: { choices: open, steps: asked } });
    this.picked = [...picked, target];
    this.hush();
  }

  #tell(failure: unknown): void {
    if (!(failure instanceof Failure)) throw failure;
    const { error } = failure;
    this.why = { words: error.why ?? null, rule: error.rule ?? null, error };
  }
}
