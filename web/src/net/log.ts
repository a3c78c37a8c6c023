import type { LogEntry } from "../api/types";

/** Puts the log of a frame behind the lines that still hold. */
export function mergeLog(old: readonly LogEntry[], after: number | null, lines: readonly LogEntry[]): LogEntry[] {
  if (after === null) return [...lines];
  return [...old.filter((line) => line.entry <= after), ...lines];
}
