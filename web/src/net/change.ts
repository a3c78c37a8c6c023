import type { Additions, Change, Choice, Frame, Step } from "../api/types";

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

/** Descriptions that the server has sent on this connection and refers to by number. */
class Dictionary<T> {
  #list: readonly T[] = [];

  learn(additions: Additions<T> | undefined): void {
    if (additions) this.#list = [...this.#list.slice(0, additions.from), ...additions.list];
  }

  read(numbers: readonly number[]): T[] {
    return numbers.map((number) => {
      const description = this.#list[number];
      if (description === undefined) throw new Error(`the server has not described ${number}`);
      return description;
    });
  }
}

/** What a connection has been told about choices and steps. A new connection begins with nothing. */
export class Described {
  readonly choices = new Dictionary<Choice<unknown, unknown>>();
  readonly steps = new Dictionary<Step<unknown>>();
}

/** The next frame: the last one with what is different put in. */
export function changed(frame: Frame, change: Change, described: Described): Frame {
  let next: unknown = frame;
  for (const [path, ...what] of change.set) {
    next = replaced(next, path, 0, (old) => {
      if (what.length === 1) return what[0];
      const [from, count, items] = what;
      const list = old as unknown[];
      return [...list.slice(0, from), ...items, ...list.slice(from + count)];
    });
  }
  described.choices.learn(change.new_choices);
  described.steps.learn(change.new_steps);
  const { version, log_after, log, clock } = change;
  const choices = described.choices.read(change.choices);
  const steps = described.steps.read(change.steps);
  return { ...(next as Frame), version, log_after, log, clock, choices, steps };
}
