/** The log as people read it: turn by turn, one line a decision, with what came of it folded in. */
import type { Message } from "../api/core";
import type { LogEntry } from "../api/types";
import type { Target } from "../games/choose";
import type { Icon, EventSummary, Win } from "../games/logline";

/** A thing on the table, and where on the page to look for it; or what is drawn for it. */
export type Spot = { target: Target; within: string | null } | { drawn: string };

/** One decision with its consequences. */
export interface Line {
  entry: number;
  seat: number | null;
  icon: Icon;
  words: Message;
  /** What came of it. */
  more: readonly Message[];
  /** Things that are only counted: the key of their words. */
  folds: readonly { words: string; count: number }[];
  wins: readonly Win[];
  spots: readonly Spot[];
  /** How long one should look at it. */
  weight: "plain" | "reveal" | "chain";
}

/** The decisions of one turn. */
export interface Turn {
  /** The first entry, which no other turn has. */
  first: number;
  seat: number | null;
  round: number | null;
  lines: readonly Line[];
}

interface ToldLine {
  line: LogEntry;
  summary: EventSummary;
}

const WEIGHTS = ["plain", "reveal", "chain"] as const;

function added(wins: readonly Win[]): Win[] {
  const sums = new Map<Win["player"], number>();
  for (const { player, points } of wins) sums.set(player, (sums.get(player) ?? 0) + points);
  return [...sums].map(([player, points]) => ({ player, points }));
}

function spotsOf({ places = [], within, drawn = [] }: EventSummary): Spot[] {
  return [...places.map((target) => ({ target, within: within ?? null })), ...drawn.map((one) => ({ drawn: one }))];
}

/** One line of what one decision caused; `null` if there is nothing to say but that a turn begins. */
function lineOf(told: readonly ToldLine[]): Line | null {
  const worded = told.filter(({ summary }) => summary.part !== "turn");
  const main =
    worded.find(({ summary }) => summary.part === "deed") ?? worded.find(({ summary }) => summary.part === "follows") ?? worded[0] ?? null;
  if (main === null) return null;
  const folds = new Map<string, number>();
  for (const { summary } of worded)
    if (summary.part === "fold" && summary.fold) folds.set(summary.fold, (folds.get(summary.fold) ?? 0) + 1);
  const weight = Math.max(...worded.map(({ summary }) => WEIGHTS.indexOf(summary.weight ?? "plain")));
  return {
    entry: main.line.entry,
    seat: main.line.seat,
    icon: main.summary.icon,
    words: main.line.words,
    more: worded
      .filter((one) => one !== main && (one.summary.part === "deed" || one.summary.part === "follows"))
      .map(({ line }) => line.words),
    folds: [...folds].filter(([words]) => words !== main.summary.fold).map(([words, count]) => ({ words, count })),
    wins: added(worded.flatMap(({ summary }) => summary.wins ?? [])),
    spots: worded.filter(({ summary }) => summary.part !== "fold").flatMap(({ summary }) => spotsOf(summary)),
    weight: WEIGHTS[weight] ?? "plain",
  };
}

/** The log turn by turn. */
export function chronicle(log: readonly LogEntry[], summarize: (event: unknown) => EventSummary): Turn[] {
  const turns: (Turn & { turn: number; lines: Line[] })[] = [];
  let round: number | null = null;
  for (let start = 0; start < log.length;) {
    const head = log[start];
    if (head === undefined) break;
    let end = start;
    while (log[end]?.entry === head.entry) end += 1;
    const told = log.slice(start, end).map((line) => ({ line, summary: summarize(line.event) }));
    start = end;
    const line = lineOf(told);
    const last = turns.at(-1);
    if (line !== null) {
      if (last?.seat === head.seat && last.turn === head.turn) last.lines.push(line);
      else turns.push({ first: head.entry, seat: head.seat, turn: head.turn, round, lines: [line] });
    }
    round = told.findLast(({ summary }) => summary.round !== undefined)?.summary.round ?? round;
  }
  return turns;
}
