/** How far somebody has come in a lesson: kept in this browser. */
export interface Progress {
  step: number;
  /** The last step was reached. */
  done: boolean;
}

const KEY = "towpath-lessons";

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progress = (id: string): Progress => all()[id] ?? { step: 0, done: false };

/** Remembers the step; a lesson that was finished begins anew, and stays finished. */
export function setProgress(id: string, step: number, last: boolean): void {
  const done = last || progress(id).done;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [id]: { step: last ? 0 : step, done } }));
  } catch {
    // Storage can be forbidden: the lesson begins anew next time.
  }
}

/** The lessons that were done to the end in this browser. */
export const doneLessons = (): string[] =>
  Object.entries(all())
    .filter(([, { done }]) => done)
    .map(([id]) => id);

/** These were done elsewhere. */
export function learnt(ids: readonly string[]): void {
  for (const id of ids) if (!progress(id).done) setProgress(id, 0, true);
}
