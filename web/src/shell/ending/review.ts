import type { Breakdown, OutcomeInfo, RegretInfo, ReviewInfo, TableInfo } from "../../api/types";
import type { Side } from "../../games/module";

/** A boat of the last page: a side with its place and points. */
export interface Boat {
  side: number;
  colour: string;
  name: string;
  /** 1 for the first; `null` where nobody has a place. */
  place: number | null;
  wins: boolean;
  points: number;
}

/** One moment of the curve: a number a side, chances in percent or points. */
export interface Point {
  version: number;
  values: readonly number[];
}

/** Every source that gave anybody anything, in the order in which the game counts. */
export function sourcesOf(scores: readonly Breakdown[]): string[] {
  return [...new Set(scores.flatMap(({ parts }) => parts.map((part) => part.key)))];
}

/** What a side has from one source. */
export function fromSource(score: Breakdown, source: string): number {
  return score.parts.filter((part) => part.key === source).reduce((sum, part) => sum + part.points, 0);
}

/** What a side has once so many sources are counted; all of them give its total. */
export function countedPoints(score: Breakdown, sources: readonly string[], counted: number): number {
  if (counted >= sources.length) return score.total;
  return sources.slice(0, counted).reduce((sum, source) => sum + fromSource(score, source), 0);
}

/** The boats of everybody who has played, the first place first. Without places they lie in the order of their seats. */
export function fleet(
  table: TableInfo,
  outcome: OutcomeInfo,
  sides: readonly Side[],
  nameOf: (seat: TableInfo["seats"][number]) => string,
): Boat[] {
  const boats = table.seats.map((seat) => ({
    side: seat.seat,
    colour: sides.find(({ side }) => side === seat.seat)?.colour ?? "grey",
    name: nameOf(seat),
    // A lone player has nobody to be before.
    place: table.seats.length > 1 ? (outcome.places[seat.seat] ?? null) : null,
    wins: outcome.winners.includes(seat.seat),
    points: outcome.scores.find(({ side }) => side === seat.seat)?.total ?? 0,
  }));
  return boats.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** Where the most points of the best came from, and by which source they were furthest ahead of everybody else. */
export function reasonOf(scores: readonly Breakdown[], best: number): { source: string; points: number; lead: string | null } | null {
  const own = scores.find(({ side }) => side === best);
  if (!own) return null;
  const others = scores.filter(({ side }) => side !== best);
  const given = sourcesOf(scores).map((source) => {
    const points = fromSource(own, source);
    const most = Math.max(0, ...others.map((score) => fromSource(score, source)));
    return { source, points, ahead: points - most };
  });
  const [most] = [...given].sort((a, b) => b.points - a.points);
  if (!most || most.points <= 0) return null;
  const [ahead] = [...given].sort((a, b) => b.ahead - a.ahead);
  const lead = others.length > 0 && ahead && ahead.ahead > 0 && ahead.source !== most.source ? ahead.source : null;
  return { source: most.source, points: most.points, lead };
}

/** The chances turn by turn, and at the end what became of them. */
export function chancesOf(review: ReviewInfo, last: number, winners: readonly number[]): Point[] {
  const points = review.curve.map(({ version, percents }) => ({ version, values: percents }));
  const players = points[0]?.values.length ?? 0;
  if (winners.length === 0 || players === 0) return points;
  const share = 100 / winners.length;
  const values = Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? share : 0));
  return [...points.filter(({ version }) => version < last), { version: last, values }];
}

/** The decisions that are told: one's own costliest first, then the costliest of the others. */
export function turningPoints(
  regrets: readonly RegretInfo[],
  mine: readonly number[],
  most = 3,
): { own: RegretInfo[]; others: RegretInfo[] } {
  const isMine = ({ seat }: RegretInfo): boolean => mine.includes(seat);
  return { own: regrets.filter(isMine).slice(0, most), others: regrets.filter((regret) => !isMine(regret)).slice(0, most) };
}

/** What a decision cost as people say it: message and numbers, the plainest first. */
export function costOf(regret: RegretInfo, players: number): { words: string; args: Record<string, number> }[] {
  const points = regret.points > 0 ? [{ words: "web-cost-points", args: { points: regret.points } }] : [];
  if (players > 1) return [{ words: "web-cost-chance", args: { percent: regret.cost } }, ...points];
  // Alone only better and worse can be read from a chance.
  return points.length > 0 ? points : [{ words: "web-cost-little", args: {} }];
}

/** The moments of the curve that are nearest to a version, for steps with the keyboard. */
export function stepFrom(points: readonly Point[], version: number, step: 1 | -1): number | null {
  const versions = points.map((point) => point.version).sort((a, b) => a - b);
  const found = step === 1 ? versions.find((one) => one > version) : versions.findLast((one) => one < version);
  return found ?? null;
}

/** The version of the curve's point next to a place along it, from 0 to 1. */
export function pointAt(points: readonly Point[], last: number, along: number): number | null {
  const wanted = along * last;
  let found: number | null = null;
  for (const { version } of points) if (found === null || Math.abs(version - wanted) < Math.abs(found - wanted)) found = version;
  return found;
}

/** Round numbers for the lines of a grid between two values, at most six of them. */
export function gridLines(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => (most - least) / one <= 5) ?? 500;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** What stands in the address of a moment: `null` if none is asked for, `bad` if it is no number. */
export function momentIn(search: string): number | "bad" | null {
  const text = new URLSearchParams(search).get("moment");
  if (text === null) return null;
  return /^\d{1,7}$/.test(text) ? Number(text) : "bad";
}

/** The address of a moment. */
export const momentLink = (origin: string, table: string, version: number): string =>
  `${origin}/t/${encodeURIComponent(table)}?moment=${version}`;
