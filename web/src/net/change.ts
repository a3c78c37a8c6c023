import type { Change, ChoiceInfo, Frame, Message } from "../api/types";

type Path = readonly (string | number)[];

/** A copy of a value in which what stands at a path is replaced; what is not on the way stays the same object. */
function replaced(value: unknown, path: Path, at: number, replace: (old: unknown) => unknown): unknown {
  const step = path[at];
  if (step === undefined) return replace(value);
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    copy[Number(step)] = replaced(copy[Number(step)], path, at + 1, replace);
    return copy;
  }
  const fields = value as Record<string, unknown>;
  return { ...fields, [step]: replaced(fields[step], path, at + 1, replace) };
}

/** The words of actions, as far as they have been told. */
export class Words {
  readonly #told = new Map<string, Message>();

  learn(choices: readonly ChoiceInfo[]): void {
    for (const { action, words } of choices) this.#told.set(action, words);
  }

  of(action: string): Message {
    return this.#told.get(action) ?? { key: action, args: [] };
  }
}

/** The next frame: the last one with what is different put in. */
export function changed(frame: Frame, change: Change, words: Words): Frame {
  words.learn(change.words);
  let next: unknown = frame;
  for (const [path, ...what] of change.set) {
    next = replaced(next, path, 0, (old) => {
      if (what.length === 1) return what[0];
      const [from, count, items] = what;
      const list = old as unknown[];
      return [...list.slice(0, from), ...items, ...list.slice(from + count)];
    });
  }
  const { version, log_after, log, clock, choices } = change;
  return { ...(next as Frame), version, log_after, log, clock, choices: choices.map((action) => ({ action, words: words.of(action) })) };
}
