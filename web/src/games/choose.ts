/**
 * How choices become clicks, for all three games.
 *
 * The server sends what may be done now: each choice with the things that are touched for it, one after the other, and the
 * question at every partial selection. Nothing here knows a rule or a notation: what is lit is what the server listed.
 */
import type { Choice as WireChoice, Message, Step } from "../api/core";

/** Something on the table that can be touched. Each game has its own type, made from Rust: `{ stop: 14 }`, `"draw"`. */
export type Target = string | { readonly [kind: string]: unknown };

/** One choice; its id is its place in the server's list. */
export interface Choice<T = Target, C = unknown> extends WireChoice<T, C> {
  id: number;
}

/** The server's choices with their ids. */
export function numbered<T, C>(choices: readonly WireChoice<T, C>[]): Choice<T, C>[] {
  return choices.map((choice, id) => ({ ...choice, id }));
}

/** What can be done, and what is asked at every partial selection. */
export interface Offer<T = Target, C = unknown> {
  choices: readonly Choice<T, C>[];
  steps: readonly Step<T>[];
}

/** What a frame offers. The wire's types leave the targets open, because every game has its own. */
export function offerOf(frame: { choices: readonly WireChoice<unknown, unknown>[]; steps: readonly Step<unknown>[] }): Offer {
  return { choices: numbered(frame.choices as readonly WireChoice<Target, unknown>[]), steps: frame.steps as readonly Step<Target>[] };
}

/** What was named by a key, to find it again by the attribute of what is drawn. */
const named = new Map<string, Target>();

/** The thing that a key was made for; what is only said is its own key. */
export const targetWith = (key: string): Target => named.get(key) ?? key;

/** The keys of targets that have been asked for: the same few objects are compared again and again. */
const keys = new WeakMap<object, string>();

/** A name for a thing, for sets, attributes and tests. It is made, never taken apart; the order of fields does not matter. */
export function keyOf(target: unknown): string {
  if (typeof target !== "object" || target === null) return String(target);
  let key = keys.get(target);
  if (key === undefined) {
    key = Object.entries(target)
      .map(([name, value]) => `${name}:${keyOf(value)}`)
      .sort()
      .join(",");
    keys.set(target, key);
    named.set(key, target as Target);
  }
  return key;
}

/** A set of things. */
export class Targets<T = Target> {
  readonly #byKey: ReadonlyMap<string, T>;

  constructor(targets: Iterable<T> = []) {
    this.#byKey = new Map([...targets].map((target) => [keyOf(target), target]));
  }

  get size(): number {
    return this.#byKey.size;
  }

  has(target: T): boolean {
    return this.#byKey.has(keyOf(target));
  }

  /** The thing with this key, such as the `data-target` of what lies under the pointer. */
  withKey(key: string): T | undefined {
    return this.#byKey.get(key);
  }

  [Symbol.iterator](): IterableIterator<T> {
    return this.#byKey.values();
  }
}

/** Whether two things are the same. */
export function same(a: unknown, b: unknown): boolean {
  return keyOf(a) === keyOf(b);
}

/** What the table shows after some touches. */
export interface Selection<T = Target, C = unknown> {
  /** What has been touched so far. */
  picked: readonly T[];
  /** What can be touched next. */
  lit: Targets<T>;
  /** What could be touched first, to begin anew. */
  first: Targets<T>;
  /** Choices that need no further touch. */
  ready: readonly Choice<T, C>[];
  /** Choices that can still be reached. */
  open: readonly Choice<T, C>[];
  /** The question after these touches, if the server asks one. */
  question: Message | null;
  /** What the table touches next by itself. */
  follow: T | null;
}

function startsWith<T>(path: readonly T[], picked: readonly T[]): boolean {
  return picked.length <= path.length && picked.every((target, index) => same(path[index], target));
}

/** What can be touched next, after these. */
export function select<T, C>(choices: readonly Choice<T, C>[], steps: readonly Step<T>[], picked: readonly T[]): Selection<T, C> {
  const lit: T[] = [];
  const first: T[] = [];
  const ready: Choice<T, C>[] = [];
  const open: Choice<T, C>[] = [];
  for (const choice of choices) {
    for (const [start] of choice.paths) if (start !== undefined) first.push(start);
    const ways = choice.paths.filter((path) => startsWith(path, picked));
    if (ways.length === 0) continue;
    open.push(choice);
    for (const way of ways) {
      const next = way[picked.length];
      if (next !== undefined) lit.push(next);
      else if (!ready.includes(choice)) ready.push(choice);
    }
  }
  const step = steps.find((one) => one.picked.length === picked.length && startsWith(one.picked, picked));
  return {
    picked,
    lit: new Targets(lit),
    first: new Targets(first),
    ready,
    open,
    question: step?.question ?? null,
    follow: step?.follow ?? null,
  };
}

/** Touches one thing more. Touching what is picked already lets go of it; touching something lit from the start begins anew. */
export function touch<T, C>(choices: readonly Choice<T, C>[], picked: readonly T[], target: T): T[] | null {
  if (select(choices, [], picked).lit.has(target)) return [...picked, target];
  const index = picked.findIndex((one) => same(one, target));
  if (index >= 0) return picked.slice(0, index);
  if (select(choices, [], []).lit.has(target)) return [target];
  return null;
}

/** Choices that need a button: one touch more would make them, but the table draws nothing to touch. `drawn` are the keys of what it draws. */
export function undrawn<T, C>(choices: readonly Choice<T, C>[], picked: readonly T[], drawn: ReadonlySet<string>): Choice<T, C>[] {
  const isUndrawn = (path: readonly T[]): boolean =>
    path.length === picked.length + 1 && startsWith(path, picked) && !drawn.has(keyOf(path.at(-1)));
  return choices.filter(({ paths }) => paths.some(isUndrawn));
}
