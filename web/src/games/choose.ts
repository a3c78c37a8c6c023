/**
 * How choices become clicks, for all three games.
 *
 * The server sends what may be done now; a game's page module says for each choice which things on the table are touched, one
 * after the other. Nothing here knows a rule: what is lit is what the server listed.
 */

/** Something on the table that can be touched: `stop:14`, `card:lock`, `worker:red@14`. */
export type Target = string;

/** One choice with the ways to reach it by touching. */
export interface Choice {
  notation: string;
  words: string;
  paths: readonly (readonly Target[])[];
}

/** What the table shows after some touches. */
export interface Selection {
  /** What has been touched so far. */
  picked: readonly Target[];
  /** What can be touched next. */
  lit: ReadonlySet<Target>;
  /** What could be touched first, to begin anew. */
  first: ReadonlySet<Target>;
  /** Choices that need no further touch. */
  ready: readonly Choice[];
  /** Choices that can still be reached. */
  open: readonly Choice[];
}

function startsWith(path: readonly Target[], picked: readonly Target[]): boolean {
  return picked.length <= path.length && picked.every((target, index) => path[index] === target);
}

/** What can be touched next, after these. */
export function select(choices: readonly Choice[], picked: readonly Target[]): Selection {
  const lit = new Set<Target>();
  const first = new Set<Target>();
  const ready: Choice[] = [];
  const open: Choice[] = [];
  for (const choice of choices) {
    for (const [start] of choice.paths) if (start !== undefined) first.add(start);
    const ways = choice.paths.filter((path) => startsWith(path, picked));
    if (ways.length === 0) continue;
    open.push(choice);
    for (const way of ways) {
      const next = way[picked.length];
      if (next === undefined) {
        if (!ready.includes(choice)) ready.push(choice);
      } else lit.add(next);
    }
  }
  return { picked, lit, first, ready, open };
}

/** Touches one thing more. Touching what is picked already lets go of it; touching something lit from the start begins anew. */
export function touch(choices: readonly Choice[], picked: readonly Target[], target: Target): Target[] | null {
  if (select(choices, picked).lit.has(target)) return [...picked, target];
  const index = picked.indexOf(target);
  if (index >= 0) return picked.slice(0, index);
  if (select(choices, []).lit.has(target)) return [target];
  return null;
}
