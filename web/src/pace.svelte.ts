/** How fast others' turns are shown, and how they are read out: the player's choices, kept in the browser. */

export const PACES = ["normal", "calm", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];
/** What a screen reader says of others' turns. */
export const TOLD = ["turn", "line"] as const;
export type Told = (typeof TOLD)[number];

/** Milliseconds for what has just been shown, at a normal pace. */
const LOOK = { plain: 600, reveal: 900, chain: 1200 };
/** The most for one turn. */
const TURN = 4000;
const FACTOR: Record<Pace, number> = { normal: 1, calm: 2, fast: 0.5, instant: 0 };

function stored<T extends string>(key: string, known: readonly T[], otherwise: T): T {
  try {
    const found = localStorage.getItem(key);
    return known.find((one) => one === found) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds until the page is closed.
  }
}

let current = $state(stored("towpath-pace", PACES, "normal"));
let announced = $state(stored("towpath-announce", TOLD, "turn"));

export const pace = (): Pace => current;
export const told = (): Told => announced;

export function setPace(next: Pace): void {
  current = next;
  keep("towpath-pace", next);
}

export function setTold(next: Told): void {
  announced = next;
  keep("towpath-announce", next);
}

/** How long a bot is asked to pause before it decides, in milliseconds: who wants to see results is not kept waiting. */
const BOTS: Record<Pace, number> = { normal: 900, calm: 900, fast: 300, instant: 0 };
export const botPause = (at: Pace = current): number => BOTS[at];

/** How long one looks at something, and at most at a whole turn, in milliseconds. */
export const dwell = (weight: keyof typeof LOOK, at: Pace = current): number => LOOK[weight] * FACTOR[at];
export const longestTurn = (at: Pace = current): number => TURN * FACTOR[at];
