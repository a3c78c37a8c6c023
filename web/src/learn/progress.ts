/** How far somebody has come in a lesson: kept in this browser. */
export interface Progress {
  step: number;
  /** The last step was reached. */
  done: boolean;
  /** The game it is about. */
  game?: string;
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

/** Whether a lesson of this game was begun and left. */
export const begun = (game: string): boolean => Object.values(all()).some((one) => one.game === game && one.step > 0);

/** Remembers the step; a lesson that was finished begins anew, and stays finished. */
export function setProgress(id: string, game: string, step: number, last: boolean): void {
  const done = last || progress(id).done;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [id]: { step: last ? 0 : step, done, game } }));
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
  const known = all();
  for (const id of ids) known[id] = { step: 0, ...known[id], done: true };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Storage can be forbidden: the account still knows.
  }
}
