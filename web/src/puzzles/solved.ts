/** Which puzzles were solved, and on which days: kept in this browser. */
export type Done = "alone" | "shown";

interface Kept {
  /** By game and id. */
  done: Record<string, Done>;
  /** The days on which a puzzle of the day was solved. */
  days: number[];
}

const KEY = "towpath-puzzles";
/** As many days as a streak can be long. */
const DAYS = 4000;

function kept(): Kept {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { done: read.done ?? {}, days: read.days ?? [] };
  } catch {
    return { done: {}, days: [] };
  }
}

const name = (game: string, id: string): string => `${game}/${id}`;

/** What became of a puzzle here; `null` if nothing. */
export const doneWith = (game: string, id: string): Done | null => kept().done[name(game, id)] ?? null;

/** Remembers what became of a puzzle; who has solved it has, whatever is looked up later. `day` is given for a puzzle of that day. */
export function remember(game: string, id: string, how: Done, day: number | null): void {
  const { done, days } = kept();
  const key = name(game, id);
  const before = done[key];
  const counts = day !== null && how === "alone" && before === undefined && !days.includes(day);
  try {
    const next: Kept = {
      done: { ...done, [key]: before ?? how },
      days: counts ? [...days, day].slice(-DAYS) : days,
    };
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage can be forbidden: nothing is remembered then.
  }
}

/** How many days in a row up to today; a streak that has not been gone on with today still stands. */
export function streak(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let count = 0;
  while (solved.has(day)) {
    count += 1;
    day -= 1;
  }
  return count;
}

export const myStreak = (today: number): number => streak(kept().days, today);
